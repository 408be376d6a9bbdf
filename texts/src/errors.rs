//! Errors of saves, records, positions and typed moves, told to a person.

use aadupuli_core::{
    ChainFault, DamagedPart, LoadError, MoveTextError, PositionField, PositionTextError, RecordError, RecordErrorKind,
    Refusal, SetupError,
};

use crate::lookup::Texts;

impl Texts {
    /// Why a save cannot be loaded.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::Match;
    /// use aadupuli_texts::{Language, Texts};
    /// let error = Match::from_save(b"hello").unwrap_err();
    /// assert_eq!(Texts::for_language(Language::English).load_error(&error), "This is not a game of Aadupuli.");
    /// ```
    pub fn load_error(self, error: &LoadError) -> String {
        match error {
            LoadError::NotASave => self.get("error-save-not-a-save", &[]),
            LoadError::TooNew { .. } => self.get("error-save-too-new", &[]),
            LoadError::TooLong { .. } => self.get("error-save-too-long", &[]),
            LoadError::Damaged { part: DamagedPart::Start(problem) } => {
                self.get("error-save-start", &[("problem", self.position_error(problem).into())])
            }
            LoadError::Damaged { part } => self.get("error-save-damaged", &[("part", self.damaged_part(part).into())]),
            LoadError::NotAMove { ply, error } => self.not_a_move_at(*ply, error),
            LoadError::IllegalMove { ply, text, refusal } => self.illegal_move_at(*ply, text, *refusal),
        }
    }

    fn damaged_part(self, part: &DamagedPart) -> String {
        match part {
            DamagedPart::Json { line, column } => {
                self.get("error-part-json", &[("line", (*line).into()), ("column", (*column).into())])
            }
            DamagedPart::Version => self.get("error-part-version", &[]),
            DamagedPart::Handicap => self.get("error-part-handicap", &[]),
            DamagedPart::Start(problem) => self.position_error(problem),
            DamagedPart::Moves => self.get("error-part-moves", &[]),
            DamagedPart::Ending => self.get("error-part-ending", &[]),
            DamagedPart::Clock => self.get("error-part-clock", &[]),
            DamagedPart::Checksum => self.get("error-part-checksum", &[]),
        }
    }

    fn not_a_move_at(self, ply: usize, error: &MoveTextError) -> String {
        match error {
            MoveTextError::NotAMove { text } => {
                self.get("error-game-not-a-move", &[("ply", ply.into()), ("text", text.as_str().into())])
            }
            MoveTextError::NoSuchPoint { name } => {
                self.get("error-game-no-such-point", &[("ply", ply.into()), ("name", name.as_str().into())])
            }
        }
    }

    fn illegal_move_at(self, ply: usize, text: &str, refusal: Refusal) -> String {
        // No move that is played back is refused as `Blocked`: only a tap on a piece is.
        let reason = self.refusal_of(refusal, None);
        let values = [("ply", ply.into()), ("move", text.into()), ("reason", reason.into())];
        self.get("error-game-illegal-move", &values)
    }

    /// Why a text is no game record, and on which line.
    pub fn record_error(self, error: &RecordError) -> String {
        let problem = self.record_problem(&error.kind);
        self.get("error-record", &[("line", error.line.into()), ("problem", problem.into())])
    }

    fn record_problem(self, kind: &RecordErrorKind) -> String {
        match kind {
            RecordErrorKind::TooLong => self.get("error-record-too-long", &[]),
            RecordErrorKind::Header => self.get("error-record-header", &[]),
            RecordErrorKind::MissingHeader { key } => {
                self.get("error-record-missing-header", &[("key", (*key).into())])
            }
            RecordErrorKind::HeaderValue { key, value } => {
                self.get("error-record-header-value", &[("key", (*key).into()), ("value", value.as_str().into())])
            }
            RecordErrorKind::Variants(unknown) => {
                self.get("error-record-variant", &[("word", unknown.word.as_str().into())])
            }
            RecordErrorKind::Start(problem) => {
                self.get("error-record-start", &[("problem", self.position_error(problem).into())])
            }
            RecordErrorKind::OpenComment => self.get("error-record-open-comment", &[]),
            RecordErrorKind::NotAMove { ply, error } => self.not_a_move_at(*ply, error),
            RecordErrorKind::IllegalMove { ply, text, refusal } => self.illegal_move_at(*ply, text, *refusal),
            RecordErrorKind::Result { stated, .. } => {
                self.get("error-record-result", &[("stated", stated.as_str().into())])
            }
            RecordErrorKind::AfterResult { text } => {
                self.get("error-record-after-result", &[("text", text.as_str().into())])
            }
        }
    }

    /// Why a text is no position, and where.
    pub fn position_error(self, error: &PositionTextError) -> String {
        match error {
            PositionTextError::FieldCount { found } => {
                self.get("error-position-field-count", &[("found", (*found).into())])
            }
            PositionTextError::RowCount { expected, found } => {
                self.get("error-position-row-count", &[("expected", (*expected).into()), ("found", (*found).into())])
            }
            PositionTextError::RowLength { row, expected, found } => self.get(
                "error-position-row-length",
                &[("row", row.to_string().into()), ("expected", (*expected).into()), ("found", (*found).into())],
            ),
            PositionTextError::Symbol { row, column, symbol } => self.get(
                "error-position-symbol",
                &[("row", row.to_string().into()), ("column", (*column).into()), ("symbol", symbol.to_string().into())],
            ),
            PositionTextError::Side { found } => self.get("error-position-side", &[("found", found.as_str().into())]),
            PositionTextError::Number { field, found, most } => self.get(
                "error-position-number",
                &[("field", field_id(*field).into()), ("found", found.as_str().into()), ("most", (*most).into())],
            ),
            PositionTextError::Chain { found } => self.get("error-position-chain", &[("found", found.as_str().into())]),
            PositionTextError::Illegal(error) => self.setup_error(*error),
        }
    }

    /// Why a set-up board is no legal position.
    pub fn setup_error(self, error: SetupError) -> String {
        match error {
            SetupError::OffBoard => self.get("error-setup-off-board", &[]),
            SetupError::TwoPieces { point } => self.get("error-setup-two-pieces", &[("point", point.as_str().into())]),
            SetupError::Goats { on_board, in_hand, captured, expected } => self.get(
                "error-setup-goats",
                &[
                    ("on-board", on_board.into()),
                    ("in-hand", in_hand.into()),
                    ("captured", captured.into()),
                    ("expected", expected.into()),
                ],
            ),
            SetupError::Tigers { on_board, in_hand, expected } => self.get(
                "error-setup-tigers",
                &[("on-board", on_board.into()), ("in-hand", in_hand.into()), ("expected", expected.into())],
            ),
            SetupError::TigersInHand { in_hand } => {
                self.get("error-setup-tigers-in-hand", &[("count", in_hand.into())])
            }
            SetupError::Captured { captured, most } => {
                self.get("error-setup-captured", &[("captured", captured.into()), ("most", most.into())])
            }
            SetupError::QuietTooEarly { .. } => self.get("error-setup-quiet-too-early", &[]),
            SetupError::Quiet { quiet, most } => {
                self.get("error-setup-quiet", &[("quiet", quiet.into()), ("most", most.into())])
            }
            SetupError::Chain { point, fault } => {
                self.get("error-setup-chain", &[("fault", fault_id(fault).into()), ("point", point.as_str().into())])
            }
        }
    }

    /// Why a typed text is no move.
    pub fn move_text_error(self, error: &MoveTextError) -> String {
        match error {
            MoveTextError::NotAMove { text } => self.get("error-move-not-a-move", &[("text", text.as_str().into())]),
            MoveTextError::NoSuchPoint { name } => {
                self.get("error-move-no-such-point", &[("name", name.as_str().into())])
            }
        }
    }
}

const fn field_id(field: PositionField) -> &'static str {
    match field {
        PositionField::GoatsInHand => "goats-in-hand",
        PositionField::GoatsCaptured => "goats-captured",
        PositionField::TigersInHand => "tigers-in-hand",
        PositionField::QuietTigerMoves => "quiet-tiger-moves",
    }
}

const fn fault_id(fault: ChainFault) -> &'static str {
    match fault {
        ChainFault::VariantOff => "variant-off",
        ChainFault::GoatsToMove => "goats-to-move",
        ChainFault::NoTiger => "no-tiger",
        ChainFault::NotJustCaptured => "not-just-captured",
        ChainFault::NoFurtherCapture => "no-further-capture",
    }
}
