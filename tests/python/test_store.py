"""The store as the screens use it."""

import tempfile
import unittest

import aadupuli as a
import games


class Kept(unittest.TestCase):
    def test_a_game_is_there_after_a_kill_at_every_ply(self):
        with tempfile.TemporaryDirectory() as folder:
            store = a.Store.open(folder)
            self.assertIsNone(store.current(games.WORDS))
            game = games.begin(goats=games.person("Meena"), tigers=games.computer(a.Level.HARD), date="2028-02-29")
            number = store.start(game)
            now = game.snapshot()
            for ply in range(8):
                number = store.save(number, game)
                # A store that is opened anew knows nothing but the files.
                entry = a.Store.open(folder).current(games.WORDS)
                self.assertEqual((entry.number, entry.plies, entry.position), (number, ply, now.position))
                self.assertEqual((entry.person_side, entry.date), (a.Side.GOATS, "2028-02-29"))
                again = a.Store.open(folder).resume(games.WORDS, number).snapshot()
                self.assertEqual(again.moves, now.moves)
                if now.status.is_COMPUTERS_TURN():
                    now = game.play_suggestion(game.suggest(a.Level.HARD, games.QUICK, None).suggestion)
                else:
                    now = game.play(now.revision, games.moves_of(now)[0])

    def test_listing_deleting_and_bringing_back(self):
        store = a.Store.in_memory()
        numbers = [store.start(games.begin(seed=seed)) for seed in range(3)]
        listed = [listing.entry.number for listing in store.games(games.WORDS, 10)]
        self.assertEqual(listed, numbers[::-1])
        self.assertEqual(len(store.games(games.WORDS, 2)), 2)
        name = store.delete_game(numbers[1])
        self.assertEqual(len(store.games(games.WORDS, 10)), 2)
        store.undo_delete(name)
        self.assertEqual(len(store.games(games.WORDS, 10)), 3)
        store.leave_current()
        self.assertIsNone(store.current(games.WORDS))
        self.assertEqual(len(store.games(games.WORDS, 10)[0].entry.points), 23)

    def test_settings_are_kept_whole(self):
        store = a.Store.in_memory()
        settings = store.settings()
        settings.sound, settings.theme, settings.language = False, a.Theme.DARK, "ta"
        settings.new_game.variants = [a.Variant.MULTIPLE_JUMPS, a.Variant.REPEATER_LOSES]
        settings.new_game.clock_minutes = 10
        settings.new_game.level = a.Level.PERFECT
        self.assertEqual(store.keep_settings(settings), settings)
        self.assertEqual(store.settings(), settings)

    def test_everything_can_be_taken_elsewhere(self):
        store, other = a.Store.in_memory(), a.Store.in_memory()
        game = games.begin(tigers=games.computer(a.Level.EASY), date="2028-02-29")
        number = store.start(game)
        game.resign()
        store.save(number, game)
        self.assertEqual(store.statistics().all, a.ResultCount(games=1, wins=0, draws=0, losses=1))
        summary = other.take_in(games.WORDS, store.export_everything().encode())
        self.assertEqual((len(summary.games), summary.unreadable), (1, 0))
        self.assertTrue(summary.words)
        self.assertEqual(other.statistics().all.losses, 1)
        again = other.take_in(games.WORDS, store.export_everything().encode())
        self.assertEqual((again.games, len(again.already_there)), ([], 1))
        record = other.take_in(games.WORDS, games.begin().to_record().encode())
        self.assertEqual(len(record.games), 1)
        other.reset_statistics()
        self.assertEqual(other.statistics().all.games, 0)
        other.delete_everything()
        self.assertEqual(other.games(games.WORDS, 10), [])

    def test_progress_with_lessons_and_puzzles_is_kept(self):
        with tempfile.TemporaryDirectory() as folder:
            store = a.Store.open(folder)
            entries = store.lessons(games.WORDS)
            self.assertEqual([entry.lesson for entry in entries], list(a.LessonId))
            self.assertTrue(entries[0].suggested and not entries[0].in_the_middle)
            run = store.lesson(a.LessonId.BOARD)
            run.skip(games.WORDS) if run.snapshot(games.WORDS).can_skip else run.go_on(games.WORDS)
            store.keep_lesson(run)
            entry = a.Store.open(folder).lessons(games.WORDS)[0]
            self.assertEqual((entry.step, entry.in_the_middle, entry.completed), (1, True, False))
            self.assertEqual(a.Store.open(folder).lesson(a.LessonId.BOARD).snapshot(games.WORDS).step, 1)
            seeds = [store.next_puzzle_seed(a.GameId.STANDARD) for _ in range(2)]
            self.assertEqual(len(set(seeds)), 2)
            limits = a.ThinkLimits(nodes=2_000, depth=None, milliseconds=None)
            found = a.find_puzzle(games.rules(), seeds[0], a.PuzzleWish(), limits, None).puzzle
            puzzle = a.Puzzle.begin(found)
            store.keep_puzzle(puzzle)
            self.assertEqual(store.puzzles(a.GameId.STANDARD, "2028-02-29").solved, 0)
            now = puzzle.snapshot(games.WORDS)
            kind = a.rules_of(now.rules).board
            name = {p.name: p.point for p in a.board_layout(kind).points}
            parts = found.solution.replace("x", "-").split("-")
            puzzle.drag(games.WORDS, name[parts[0]] if len(parts) > 1 else None, name[parts[-1]])
            store.keep_daily_puzzle(puzzle, "2028-02-29")
            # Once more on the same day: it counts once.
            store.keep_daily_puzzle(puzzle, "2028-02-29")
            seen = a.Store.open(folder).puzzles(a.GameId.STANDARD, "2028-02-29")
            self.assertEqual((seen.solved, seen.daily_solved, seen.streak, seen.longest_streak), (1, True, 1, 1))
            self.assertEqual(sum(count.at_once for count in seen.counts), 1)
            store.keep_puzzle(puzzle)
            self.assertEqual(store.puzzles(a.GameId.STANDARD, "2028-02-29").solved, 2)


if __name__ == "__main__":
    unittest.main()
