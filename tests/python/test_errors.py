"""Every variant of every error, with what it carries."""

import json
import os
import stat
import tempfile
import unittest
from pathlib import Path

import aadupuli as a
import games
from games import point


def resaved(text, **changes):
    """A save with other contents and the checksum it had."""
    save = json.loads(text)
    save.update(changes)
    return json.dumps(save, separators=(",", ":")).encode()


def kind(value):
    """The name of an enum's variant."""
    return type(value).__name__.split(".")[-1]


class Refusals(unittest.TestCase):
    def refusal(self, position, move, choice=None):
        game = games.begin(choice=choice, start=position)
        with self.assertRaises(a.PlayError.Refused) as refused:
            game.play(game.snapshot().revision, move)
        self.assertTrue(games.WORDS.refusal(game, refused.exception.refusal))
        return refused.exception.refusal

    def test_every_refusal(self):
        p = point
        start = "T/2TT2/6/6/4 g 15 0 0 - 0"
        tigers = "T/2TT2/6/6/3G t 14 0 0 - 0"
        step = lambda b, c: a.Move.STEP(p(b), p(c))  # noqa: E731
        jump = lambda b, c: a.Move.CAPTURE(p(b), p(c), p(c))  # noqa: E731
        placing = games.rules(variants=[a.Variant.PLACING_TIGERS])
        seen = [
            self.refusal(start, step("b3", "c3")),
            self.refusal(start, step("e1", "d1")),
            self.refusal(start, a.Move.PLACE(p("a1"))),
            self.refusal("T/2TT2/6/6/3G g 14 0 0 - 0", step("e4", "e3")),
            self.refusal("T/6/6/6/3G t 14 0 2 - 0", step("a1", "b2"), placing),
            self.refusal("T/2TT2/GGG1G1/G1G1G1/GGGG g 0 4 0 - 0", a.Move.PLACE(p("b1"))),
            self.refusal(tigers, step("b3", "e1")),
            self.refusal("G/1T4/6/6/1TT1 t 14 0 0 - 0", jump("b2", "b5")),
            self.refusal("T/1GTT2/1G4/6/4 t 13 0 0 - 0", jump("a1", "d2")),
            self.refusal("T/2TT2/6/6/3G t 14 0 0 - 0", jump("a1", "c3")),
            self.refusal(tigers, jump("b3", "d3")),
            self.refusal("T/2TT2/GGG1G1/G1G1G1/GGGG g 0 4 0 - 0", jump("c1", "c3")),
            self.refusal(tigers, a.Move.STOP()),
            self.refusal(start, a.Move.PASS()),
        ]
        kinds = {kind(refusal) for refusal in seen}
        for name in (
            "NOT_YOUR_TURN NO_PIECE OCCUPIED NOT_YET_MOVABLE TIGERS_NOT_YET_MOVABLE NONE_IN_HAND NO_LINE AROUND_BEND "
            "TWO_GOATS TIGER_IN_THE_WAY NO_GOAT_BETWEEN GOATS_NEVER_CAPTURE NOTHING_TO_STOP CAN_STILL_MOVE"
        ).split():
            self.assertIn(name, kinds)

    def test_the_refusals_that_need_a_game(self):
        game = games.begin()
        over = game.resign()
        with self.assertRaises(a.PlayError.Refused) as refused:
            game.play(over.revision, a.Move.PLACE(point("e1")))
        self.assertEqual(refused.exception.refusal, a.Refusal.GAME_OVER())
        # A tiger with every way closed cannot be selected.
        closed = games.begin(start="T/1GGGG1/1GGGG1/6/2TT g 7 0 0 - 0")
        now = closed.play(closed.snapshot().revision, a.Move.PLACE(point("b1")))
        reply = closed.tap(now.revision, None, point("a1"))
        self.assertEqual(reply, a.TapReply.REFUSED(a.Refusal.BLOCKED(point("a1"))))
        jumps = games.rules(variants=[a.Variant.MULTIPLE_JUMPS])
        chain = games.begin(choice=jumps, start="T/1G1T2/6/1G4/3T t 13 0 0 - 0")
        now = chain.play(chain.snapshot().revision, a.Move.CAPTURE(0, point("b2"), point("c2")))
        self.assertEqual([p.point for p in now.points if p.in_chain], [point("c2")])
        reply = chain.tap(now.revision, None, point("b4"))
        self.assertEqual(reply, a.TapReply.REFUSED(a.Refusal.CHAIN_CONTINUES(point("c2"))))


class Errors(unittest.TestCase):
    def test_taps_and_moves(self):
        game = games.begin()
        revision = game.snapshot().revision
        for missing in (-1, 23, 2**31 - 1):
            with self.assertRaises(a.TapError.NoSuchPoint) as error:
                game.tap(revision, None, missing)
            self.assertEqual(error.exception.point, missing)
            with self.assertRaises(a.PlayError.NoSuchPoint):
                game.play(revision, a.Move.PLACE(missing))
        with self.assertRaises(a.TapError.Stale):
            game.tap(revision + 1, None, 0)
        with self.assertRaises(a.PlayError.Stale) as error:
            game.play(revision - 1, a.Move.PLACE(22))
        self.assertEqual((error.exception.asked, error.exception.now), (revision - 1, revision))

    def test_undo_resign_claim_browse(self):
        game = games.begin()
        for undo in (game.undo, game.redo, lambda: game.play_on_from(1), lambda: game.play_on_from(-1)):
            with self.assertRaises(a.UndoError.NothingThere):
                undo()
        strict = games.begin(helped=a.Help(undo=False))
        games.play(strict, "e1")
        for undo in (strict.undo, strict.redo, lambda: strict.play_on_from(0)):
            with self.assertRaises(a.UndoError.NotAllowed) as error:
                undo()
        self.assertTrue(games.WORDS.undo_refused(error.exception))
        self.assertTrue(games.WORDS.redo_refused(error.exception))
        with self.assertRaises(a.ClaimError.NotInRules) as error:
            game.claim_draw()
        self.assertTrue(games.WORDS.claim_refused(error.exception))
        parlour = games.begin(choice=games.rules(a.GameId.PARLOUR))
        with self.assertRaises(a.ClaimError.TooEarly) as error:
            parlour.claim_draw()
        self.assertEqual((error.exception.after, error.exception.goats_to_go), (30, 30))
        parlour.resign()
        with self.assertRaises(a.ClaimError.GameOver):
            parlour.claim_draw()
        with self.assertRaises(a.ResignError.GameOver):
            parlour.resign()
        machines = games.begin(games.computer(), games.computer())
        with self.assertRaises(a.ResignError.NobodyPlays):
            machines.resign()
        for missing in (-1, 1):
            with self.assertRaises(a.BrowseError.NoSuchPly) as error:
                game.browse(missing)
            self.assertEqual((error.exception.asked, error.exception.plies), (missing, 0))

    def test_new_games_rules_and_positions(self):
        with self.assertRaises(a.NewGameError.Handicap) as error:
            games.begin(choice=games.rules(handicap=9))
        self.assertEqual(error.exception.handicap, 9)
        with self.assertRaises(a.NewGameError.Date):
            games.begin(date="2027-02-29")
        with self.assertRaises(a.NewGameError.Start) as error:
            games.begin(start="T/2TT2/6/6/4 g 14 0 0 - 0")
        self.assertIn("goats", error.exception.fault)
        with self.assertRaises(a.NewGameError.Date):
            games.begin().rematch(1, "soon")
        with self.assertRaises(a.RulesError.Handicap):
            a.rules_of(games.rules(handicap=1_000))
        with self.assertRaises(a.PositionError.Handicap):
            a.points_of("T/2TT2/6/6/4 g 15 0 0 - 0", games.rules(handicap=99))
        with self.assertRaises(a.PositionError.Position):
            a.points_of("", games.rules())
        self.assertEqual(len(a.points_of("T/2TT2/6/6/4 g 15 0 0 - 0", games.rules())), 23)

    def test_suggestions(self):
        game, other = games.begin(), games.begin(choice=games.rules(a.GameId.BAGH_CHAL))
        suggestion = game.suggest(a.Level.EASY, games.QUICK, None).suggestion
        games.play(game, "e1")
        with self.assertRaises(a.SuggestionError.Stale) as error:
            game.play_suggestion(suggestion)
        self.assertEqual((error.exception.asked, error.exception.now), (suggestion.revision, suggestion.revision + 1))
        taken = games.begin(start="T/2TT2/6/6/3G t 14 0 0 - 0")
        with self.assertRaises(a.SuggestionError.Refused):
            taken.play_suggestion(suggestion)
        self.assertEqual(other.snapshot().ply, 0)
        game.resign()
        self.assertEqual(game.suggest(a.Level.EASY, games.QUICK, None), a.SuggestReply.GAME_OVER())
        self.assertEqual(game.hint(games.WORDS, games.QUICK, None), a.HintReply.GAME_OVER())

    def test_saves(self):
        game = games.begin(clock_ms=1_000)
        games.play(game, "e1 b3-c3")
        save = game.to_save()
        cases = [
            (b"hello", a.SaveError.NotASave),
            (b'{"format":"aadupuli","version":99}', a.SaveError.TooNew),
            (save.encode()[:40], a.SaveError.Damaged),
            (b'{"format":"aadupuli"}', a.SaveError.Damaged),
            (resaved(save, handicap=100), a.SaveError.Damaged),
            (resaved(save, start="T/2TT2/6/6/4 g 14 0 0 - 0"), a.SaveError.Damaged),
            (resaved(save, ending={"resigned": "goats"}, seed=5), a.SaveError.Damaged),
            (resaved(save, ending="claimed"), a.SaveError.Damaged),
            (resaved(save, moves=["e1", "hop"]), a.SaveError.NotAMove),
            (resaved(save, moves=["e1", "b3-e1"]), a.SaveError.IllegalMove),
            (resaved(save, moves=["e1"]), a.SaveError.Damaged),
            (b" " * (16 * 1024 * 1024 + 1), a.SaveError.TooLong),
        ]
        parts = set()
        for content, expected in cases:
            with self.assertRaises(expected) as error:
                a.Game.from_save(content)
            self.assertTrue(games.WORDS.save_problem(content))
            if expected is a.SaveError.Damaged:
                parts.add(kind(error.exception.part))
            if expected is a.SaveError.IllegalMove:
                self.assertEqual((error.exception.ply, error.exception.notation), (2, "b3-e1"))
                self.assertTrue(error.exception.refusal.is_NO_LINE())
        self.assertGreaterEqual(parts, {"JSON", "VERSION", "HANDICAP", "START", "CLOCK", "CHECKSUM", "ENDING"})
        self.assertIsNone(games.WORDS.save_problem(save.encode()))

    def test_records(self):
        head = '[Rules "standard"]\n\n'
        cases = [
            ("1. e1 *", a.RecordError.MissingHeader),
            ("[Rules standard]\n", a.RecordError.Header),
            ('[Rules "chess"]\n', a.RecordError.HeaderValue),
            ('[Rules "standard"]\n[Variants "flying"]\n', a.RecordError.HeaderValue),
            (head + "1. e1 {never closed", a.RecordError.OpenComment),
            (head + "1. hop *", a.RecordError.NotAMove),
            (head + "1. e1 b3-e1 *", a.RecordError.IllegalMove),
            (head + "1. e1 goats", a.RecordError.Result),
            (head + "1. e1 * b3-c3", a.RecordError.AfterResult),
            (head + " " * (16 * 1024 * 1024), a.RecordError.TooLong),
        ]
        for text, kind in cases:
            with self.assertRaises(kind):
                a.Game.from_record(text)
            self.assertTrue(games.WORDS.record_problem(text))
        self.assertIsNone(games.WORDS.record_problem(head + "1. e1 *"))

    def test_puzzles(self):
        setup = a.PuzzleSetup(
            rules=games.rules(),
            position="G/2T3/G2G1T/GGG1GT/GGGG t 0 4 0 - 0",
            theme=a.PuzzleTheme.CAPTURE,
            depth=1,
            solution="pass",
            line=[],
        )
        with self.assertRaises(a.PuzzleError.Solution):
            a.Puzzle.begin(setup)
        setup.position = "T"
        with self.assertRaises(a.PuzzleError.Position):
            a.Puzzle.begin(setup)
        setup.rules = games.rules(handicap=50)
        with self.assertRaises(a.PuzzleError.Handicap):
            a.Puzzle.begin(setup)


class OnDisk(unittest.TestCase):
    def test_folders_that_cannot_be_used(self):
        with tempfile.TemporaryDirectory() as folder:
            blocked = Path(folder, "file")
            blocked.write_text("in the way")
            with self.assertRaises(a.StoreError.Other) as error:
                a.Store.open(str(blocked / "store"))
            self.assertEqual(error.exception.action, a.DiskAction.CREATE_FOLDER)
            self.assertTrue(games.WORDS.store_problem(error.exception))

    @unittest.skipIf(not hasattr(os, "geteuid") or os.geteuid() == 0, "root may write everywhere")
    def test_folders_that_are_forbidden(self):
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, stat.S_IRUSR | stat.S_IXUSR)
            with self.assertRaises(a.StoreError.Denied):
                a.Store.open(str(Path(folder, "store")))

    def test_words_for_every_failure_of_a_disk(self):
        for kind in (a.StoreError.Full, a.StoreError.Denied, a.StoreError.Busy):
            for action in a.DiskAction:
                self.assertTrue(games.WORDS.store_problem(kind(action=action, path="games")))

    def test_games_that_cannot_be_opened(self):
        store = a.Store.in_memory()
        for missing in (-1, 7):
            with self.assertRaises(a.OpenGameError.NotThere) as error:
                store.open_game(games.WORDS, missing)
            self.assertTrue(games.WORDS.open_problem(error.exception))
        with self.assertRaises(a.UndoDeleteError.Gone) as error:
            store.undo_delete("nothing")
        self.assertTrue(games.WORDS.undo_delete_problem(error.exception))
        with tempfile.TemporaryDirectory() as folder:
            store = a.Store.open(folder)
            number = store.start(games.begin())
            path = next(Path(folder, "games").iterdir())
            path.write_bytes(b'{"format":"aadupuli","version":1}')
            with self.assertRaises(a.OpenGameError.Unreadable) as error:
                store.resume(games.WORDS, number)
            self.assertEqual(error.exception.number, number)
            self.assertTrue(games.WORDS.open_problem(error.exception))
            problems = store.take_problems(games.WORDS)
            self.assertEqual(len(problems), 1)
            self.assertTrue(problems[0].words and problems[0].damage.is_GAME())
            listing = store.games(games.WORDS, 10)
            self.assertTrue(listing[0].is_UNREADABLE() and listing[0].words)
            name = store.delete_unreadable(listing[0].name)
            self.assertEqual(store.games(games.WORDS, 10), [])
            store.undo_delete(name)
            store.keep_unreadable(listing[0].name)
            self.assertEqual(store.games(games.WORDS, 10), [])

    def test_imports(self):
        store = a.Store.in_memory()
        everything = json.loads(store.export_everything())
        newer = json.dumps({**everything, "version": 99}).encode()
        broken = json.dumps({**everything, "settings": 3, "games": 4}).encode()
        cases = [
            (b" ", a.ImportError.Empty),
            (b"hello", a.ImportError.Unknown),
            (b'{"format":"aadupuli","version":99}', a.ImportError.Save),
            (b'[Rules "chess"]\n', a.ImportError.Record),
            (newer, a.ImportError.TooNew),
            (broken, a.ImportError.Damaged),
        ]
        for content, kind in cases:
            with self.assertRaises(kind) as error:
                store.take_in(games.WORDS, content)
            self.assertTrue(games.WORDS.import_problem(error.exception))
        self.assertTrue(games.WORDS.import_problem(a.ImportError.TooLong(bytes=1 << 40)))
        disk = a.ImportError.Disk(disk=a.StoreError.Full(action=a.DiskAction.WRITE, path=""))
        self.assertTrue(games.WORDS.import_problem(disk))


if __name__ == "__main__":
    unittest.main()
