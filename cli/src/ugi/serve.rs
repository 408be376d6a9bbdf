//! The conversation over a pair of streams: lines in, lines out, and a task on a thread beside it.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Instant;

use super::session::{Reply, Session};
use super::task::Task;

/// The longest line that is read, in bytes; a game of 100,000 moves is shorter.
const LONGEST_LINE: u64 = 1 << 20;

enum Event {
    Heard(Heard),
    End,
    Answer(Vec<String>),
}

enum Heard {
    Line(String),
    TooLong,
}

/// A task that is under way.
struct Running {
    task: Task,
    stop: Arc<AtomicBool>,
    /// When it will be stopped, once the conversation is over.
    deadline: Option<Instant>,
}

/// Talks until `quit` or the end of the input.
///
/// During a search `isready`, `stop` and `quit` are answered at once; any other command waits for its end, so that
/// answers come in the order of their commands.
///
/// # Errors
/// The output cannot be written.
pub fn serve(input: impl BufRead + Send + 'static, output: &mut dyn Write) -> io::Result<()> {
    let (sender, events) = mpsc::channel();
    let lines = sender.clone();
    thread::spawn(move || listen(input, &lines));
    let session = Session::default();
    Conversation { session, sender, events, waiting: VecDeque::new(), running: None, ended: None }.hold(output)
}

/// How the conversation came to its end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    EndOfInput,
    Quit,
}

struct Conversation {
    session: Session,
    sender: Sender<Event>,
    events: Receiver<Event>,
    /// What was heard and is not answered yet.
    waiting: VecDeque<Heard>,
    running: Option<Running>,
    /// After the end nothing more is heard, but what was heard before is answered.
    ended: Option<Ended>,
}

impl Conversation {
    fn hold(mut self, output: &mut dyn Write) -> io::Result<()> {
        loop {
            let next = if self.running.is_none() { self.waiting.pop_front() } else { None };
            match next {
                Some(Heard::TooLong) => write_line(output, &format!("error line: longer than {LONGEST_LINE} bytes"))?,
                Some(Heard::Line(line)) => self.take(&line, output)?,
                None if self.running.is_none() && self.ended.is_some() => return Ok(()),
                None => match self.next_event() {
                    Event::Heard(heard) if self.ended.is_none() => self.hear(heard, output)?,
                    Event::Heard(_) => {}
                    Event::End => self.end(Ended::EndOfInput),
                    Event::Answer(lines) => {
                        self.running = None;
                        lines.iter().try_for_each(|line| write_line(output, line))?;
                    }
                },
            }
        }
    }

    /// Answers a line while no task is under way.
    fn take(&mut self, line: &str, output: &mut dyn Write) -> io::Result<()> {
        match self.session.command(line) {
            Reply::Lines(lines) => lines.iter().try_for_each(|line| write_line(output, line)),
            Reply::Ready => write_line(output, "readyok"),
            Reply::Stop => Ok(()),
            Reply::Quit => {
                self.waiting.clear();
                self.end(Ended::Quit);
                Ok(())
            }
            Reply::Task(task) => {
                self.start(task);
                Ok(())
            }
        }
    }

    /// Hears a line: during a task three commands are urgent, and everything else waits.
    fn hear(&mut self, heard: Heard, output: &mut dyn Write) -> io::Result<()> {
        let Some(running) = &self.running else {
            self.waiting.push_back(heard);
            return Ok(());
        };
        let urgent = match &heard {
            Heard::Line(line) => line.trim_ascii().to_ascii_lowercase(),
            Heard::TooLong => String::new(),
        };
        match urgent.as_str() {
            "isready" => write_line(output, "readyok")?,
            "stop" => running.stop(),
            "quit" => self.end(Ended::Quit),
            _ => self.waiting.push_back(heard),
        }
        Ok(())
    }

    fn start(&mut self, task: Task) {
        let stop = Arc::new(AtomicBool::new(false));
        let (stopped, events, work) = (Arc::clone(&stop), self.sender.clone(), task.clone());
        thread::spawn(move || {
            let lines = work.run(&|| stopped.load(Ordering::Relaxed));
            // Whoever no longer listens needs no answer.
            let _ = events.send(Event::Answer(lines));
        });
        let mut running = Running { task, stop, deadline: None };
        running.hurry(self.ended);
        self.running = Some(running);
    }

    fn end(&mut self, how: Ended) {
        // `quit` stands above the end of the input, which follows it.
        if self.ended != Some(Ended::Quit) {
            self.ended = Some(how);
        }
        if let Some(running) = &mut self.running {
            running.hurry(self.ended);
        }
    }

    fn next_event(&self) -> Event {
        let Some(running) = &self.running else { return self.events.recv().unwrap_or(Event::End) };
        let Some(deadline) = running.deadline else { return self.events.recv().unwrap_or(Event::End) };
        match self.events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(event) => event,
            Err(RecvTimeoutError::Disconnected) => Event::End,
            Err(RecvTimeoutError::Timeout) => {
                running.stop();
                self.events.recv().unwrap_or(Event::End)
            }
        }
    }
}

impl Running {
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Sees to it that the task ends, once the conversation has: at the end of the input a script waits for all its
    /// answers; `quit` means that somebody waits for the end.
    fn hurry(&mut self, ended: Option<Ended>) {
        match ended {
            Some(_) if !self.task.is_bounded() => self.stop(),
            Some(Ended::Quit) if self.deadline.is_none() => self.deadline = Some(Instant::now() + self.task.grace()),
            Some(Ended::Quit | Ended::EndOfInput) | None => {}
        }
    }
}

fn write_line(output: &mut dyn Write, line: &str) -> io::Result<()> {
    writeln!(output, "{line}")?;
    output.flush()
}

/// Reads lines and sends them on, until the input or the conversation ends. Bytes that are no UTF-8 become `U+FFFD`.
fn listen(mut input: impl BufRead, events: &Sender<Event>) {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            let _ = events.send(Event::End);
            return;
        }
        let whole = line.ends_with(b"\n") || (line.len() as u64) < LONGEST_LINE;
        let heard = if whole {
            Heard::Line(String::from_utf8_lossy(&line).into_owned())
        } else {
            if input.skip_until(b'\n').is_err() {
                let _ = events.send(Event::End);
                return;
            }
            Heard::TooLong
        };
        if events.send(Event::Heard(heard)).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is the test's failure")]

    use std::io::Cursor;

    use super::*;

    fn talk(input: &str) -> Vec<String> {
        let mut output = Vec::new();
        serve(Cursor::new(input.as_bytes().to_vec()), &mut output).unwrap();
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn answers_come_in_the_order_of_their_commands_also_around_tasks() {
        let answers = talk("perft 2\nfen\nperft 3\noutcome\nquit\nfen\n");
        assert_eq!(answers, ["nodes 120", "fen T/2TT2/6/6/4 g 15 0 0 - 0", "nodes 2286", "outcome ongoing"]);
    }

    #[test]
    fn the_end_of_input_ends_the_conversation_after_the_last_answer() {
        assert_eq!(talk("perft 3"), ["nodes 2286"]);
        assert!(talk("").is_empty());
        assert!(talk("go infinite").last().unwrap().starts_with("bestmove "));
    }

    #[test]
    fn a_line_without_end_is_refused_and_the_next_is_heard() {
        let long = "x".repeat(3 << 20);
        assert_eq!(talk(&format!("{long}\nperft 0\n")), ["error line: longer than 1048576 bytes", "nodes 1"]);
    }

    #[test]
    fn a_count_that_would_take_for_ever_can_be_stopped() {
        assert_eq!(talk("perft 30\nstop\nperft 1\n"), ["error perft: stopped", "nodes 20"]);
    }
}
