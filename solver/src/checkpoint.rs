//! The files of a solution: one for each layer of the movement phase and for each stage of the placement phase.
//!
//! They are what a solution is resumed from after a kill, what the tables are made of, and what positions are looked up
//! in. Each is written beside its place and then renamed, and ends with a checksum.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use crate::movement::{LayerValues, Value};
use crate::rules::{StuckGoats, Terms};

/// What can go wrong with the files of a solution.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The file system refused.
    #[error("{path}: {source}")]
    Io { path: PathBuf, source: std::io::Error },
    /// The file is of another game or version, or damaged.
    #[error("{path}: {what}")]
    Unfit { path: PathBuf, what: &'static str },
}

const MAGIC: &[u8; 8] = b"aadusol1";

/// The place of a solution's files.
pub struct Folder {
    path: PathBuf,
    terms: Terms,
}

impl Folder {
    /// Opens the folder, or makes it.
    ///
    /// # Errors
    /// What the file system says.
    pub fn create(path: &Path, terms: Terms) -> Result<Self, CheckpointError> {
        fs::create_dir_all(path).map_err(|source| CheckpointError::Io { path: path.to_owned(), source })?;
        Ok(Self { path: path.to_owned(), terms })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn layer_path(&self, on_board: u32) -> PathBuf {
        self.path.join(format!("movement-{on_board:02}.values"))
    }

    pub fn stage_path(&self, placed: u32) -> PathBuf {
        self.path.join(format!("placed-{placed:02}.values"))
    }

    /// Writes the values of a layer of the movement phase.
    ///
    /// # Errors
    /// What the file system says.
    pub fn write_layer(&self, values: &LayerValues) -> Result<(), CheckpointError> {
        self.write(
            &self.layer_path(values.on_board),
            &[as_bytes(&values.goats_to_move), as_bytes(&values.tigers_to_move)],
        )
    }

    /// Reads the values of a layer of so many goats, `width` for each tiger set; `None` where there is no file.
    ///
    /// # Errors
    /// What the file system says, or a file of another game, or a damaged one.
    pub fn read_layer(&self, on_board: u32, width: usize) -> Result<Option<LayerValues>, CheckpointError> {
        Ok(self.read(&self.layer_path(on_board))?.map(|mut bytes| {
            let tigers_to_move = bytes.split_off(bytes.len() / 2);
            let values = |bytes: Vec<u8>| bytes.into_iter().map(Value).collect();
            LayerValues { on_board, width, goats_to_move: values(bytes), tigers_to_move: values(tigers_to_move) }
        }))
    }

    /// Writes the winners of a placement stage, goats to move, packed four to a byte.
    ///
    /// # Errors
    /// What the file system says.
    pub fn write_stage(&self, placed: u32, layers: &[Vec<u8>]) -> Result<(), CheckpointError> {
        let parts: Vec<&[u8]> = layers.iter().map(Vec::as_slice).collect();
        self.write(&self.stage_path(placed), &parts)
    }

    /// Reads the winners of a placement stage; `None` where there is no file.
    ///
    /// # Errors
    /// What the file system says, or a file of another game, or a damaged one.
    pub fn read_stage(&self, placed: u32) -> Result<Option<Vec<u8>>, CheckpointError> {
        self.read(&self.stage_path(placed))
    }

    fn counts_path(&self, placed: u32) -> PathBuf {
        self.path.join(format!("placed-{placed:02}.counts"))
    }

    /// Writes what was counted in a placement stage: its lines of the report.
    ///
    /// # Errors
    /// What the file system says.
    pub fn write_counts(&self, placed: u32, lines: &str) -> Result<(), CheckpointError> {
        self.write(&self.counts_path(placed), &[lines.as_bytes()])
    }

    /// Reads what was counted in a placement stage; `None` where there is no file.
    ///
    /// # Errors
    /// What the file system says, or a file of another game, or a damaged one.
    pub fn read_counts(&self, placed: u32) -> Result<Option<String>, CheckpointError> {
        let path = self.counts_path(placed);
        let Some(bytes) = self.read(&path)? else { return Ok(None) };
        String::from_utf8(bytes).map(Some).map_err(|_| CheckpointError::Unfit { path, what: "no text" })
    }

    fn head(&self) -> [u8; 24] {
        let mut head = [0; 24];
        head[..8].copy_from_slice(MAGIC);
        let stuck = match self.terms.stuck_goats {
            StuckGoats::Pass => 0,
            StuckGoats::Lose => 1,
        };
        let quiet = self.terms.quiet_tiger_moves.unwrap_or(0);
        for (place, number) in [self.terms.goats, self.terms.captures_to_win, quiet, stuck].into_iter().enumerate() {
            head[8 + 4 * place..][..4].copy_from_slice(&number.to_le_bytes());
        }
        head
    }

    fn write(&self, path: &Path, parts: &[&[u8]]) -> Result<(), CheckpointError> {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".part");
        let beside = PathBuf::from(beside);
        let write = || {
            let mut checksum = crc32fast::Hasher::new();
            let mut file = BufWriter::new(File::create(&beside)?);
            for part in [&self.head()[..]].iter().chain(parts) {
                checksum.update(part);
                file.write_all(part)?;
            }
            file.write_all(&checksum.finalize().to_le_bytes())?;
            file.into_inner()?.sync_all()?;
            fs::rename(&beside, path)
        };
        write().map_err(|source| CheckpointError::Io { path: path.to_owned(), source })
    }

    fn read(&self, path: &Path) -> Result<Option<Vec<u8>>, CheckpointError> {
        let unfit = |what| CheckpointError::Unfit { path: path.to_owned(), what };
        let mut bytes = Vec::new();
        match File::open(path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(source) => return Err(CheckpointError::Io { path: path.to_owned(), source }),
            Ok(file) => {
                BufReader::new(file)
                    .read_to_end(&mut bytes)
                    .map_err(|source| CheckpointError::Io { path: path.to_owned(), source })?;
            }
        }
        let head = self.head();
        let Some(end) = bytes.len().checked_sub(4).filter(|&end| end >= head.len()) else {
            return Err(unfit("too short"));
        };
        if !bytes.starts_with(&head) {
            return Err(unfit("made for other rules, or by another version"));
        }
        if bytes.get(end..) != Some(&crc32fast::hash(bytes.get(..end).unwrap_or_default()).to_le_bytes()[..]) {
            return Err(unfit("damaged: the checksum does not fit"));
        }
        bytes.truncate(end);
        bytes.drain(..head.len());
        Ok(Some(bytes))
    }
}

fn as_bytes(values: &[Value]) -> &[u8] {
    bytemuck::cast_slice(values)
}
