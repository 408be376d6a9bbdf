"""Lessons, guides and puzzles as the screens use them."""

import unittest

import aadupuli as a
import games


class Learn(unittest.TestCase):
    def test_every_lesson_can_be_gone_through_by_being_shown(self):
        for language in a.Language:
            words = a.Texts.for_language(language)
            for lesson in a.all_lessons():
                run = a.Lesson.begin(lesson)
                now = run.snapshot(words)
                for _ in range(now.steps * 2):
                    self.assertTrue(now.words)
                    self.assertNotIn("⟦", now.words)
                    if now.finished:
                        break
                    if now.can_go_on:
                        now = run.go_on(words)
                        continue
                    shown = run.show_me(words)
                    if shown.shown_point is not None:
                        now = run.tap(words, shown.shown_point)
                    else:
                        now = run.attempt(words, shown.shown_move)
                    self.assertTrue(now.solved, (lesson, now.step, now.last_try))
                self.assertTrue(now.finished, (lesson, now.step))

    def test_a_lesson_goes_back_and_begins_anew(self):
        run = a.Lesson.begin(a.LessonId.BOARD)
        first = run.snapshot(games.WORDS)
        self.assertFalse(first.can_go_back)
        second = run.skip(games.WORDS) if first.can_skip else run.go_on(games.WORDS)
        self.assertEqual((second.step, second.can_go_back), (1, True))
        self.assertEqual(run.go_back(games.WORDS).step, 0)
        run.go_on(games.WORDS)
        self.assertEqual(run.restart(games.WORDS).step, 0)
        self.assertEqual(run.tap(games.WORDS, 99).step, 0)

    def test_guides_have_words_and_diagrams(self):
        for game in a.GameId:
            choice = games.rules(game, [a.Variant.MULTIPLE_JUMPS])
            parts = [games.WORDS.how_to_play(choice)] + [games.WORDS.strategy(choice, side) for side in a.Side]
            diagrams = 0
            for sections in parts:
                self.assertTrue(sections)
                for section in sections:
                    self.assertNotIn("⟦", section.title)
                    for paragraph in section.paragraphs:
                        self.assertNotIn("⟦", paragraph.words)
                        if paragraph.diagram:
                            diagrams += 1
                            self.assertEqual(len(paragraph.diagram.steps), len(paragraph.diagram.moves) + 1)
            self.assertGreater(diagrams, 0)
        with self.assertRaises(a.RulesError):
            games.WORDS.how_to_play(games.rules(handicap=100))

    def test_a_puzzle_is_found_tried_and_solved(self):
        limits = a.ThinkLimits(nodes=2_000, depth=None, milliseconds=None)
        found = a.find_puzzle(games.rules(), 3, a.PuzzleWish(), limits, None)
        self.assertEqual(found, a.find_puzzle(games.rules(), 3, a.PuzzleWish(), limits, None))
        puzzle = a.Puzzle.begin(found.puzzle)
        now = puzzle.snapshot(games.WORDS)
        self.assertEqual((now.state, now.wrong_tries, now.solution), (a.PuzzleState.OPEN, 0, None))
        self.assertNotIn("⟦", now.task + now.theme_words + now.difficulty_words)
        kind = a.rules_of(now.rules).board
        moves = [(p.point, t.to) for p in now.points for t in p.targets] + [(None, p.point) for p in now.points if p.can_place]
        replies = []
        for origin, to in moves:
            replies.append(puzzle.drag(games.WORDS, origin, to))
            if replies[-1].is_SOLVED():
                break
        self.assertTrue(replies[-1].is_SOLVED())
        self.assertTrue(all(reply.is_WRONG() for reply in replies[:-1]))
        for reply in replies[:-1]:
            self.assertNotEqual(games.written(reply.tried, kind), found.puzzle.solution)
        after = puzzle.snapshot(games.WORDS)
        expected = a.PuzzleState.SOLVED_AFTER_TRIES if len(replies) > 1 else a.PuzzleState.SOLVED_AT_ONCE
        self.assertEqual((after.state, after.wrong_tries), (expected, len(replies) - 1))
        self.assertEqual(after.solution[0].notation, found.puzzle.solution)
        self.assertEqual(puzzle.tap(games.WORDS, 0), a.PuzzleReply.NOTHING_ASKED())
        shown = a.Puzzle.begin(found.puzzle)
        shown.show_solution()
        self.assertEqual(shown.snapshot(games.WORDS).state, a.PuzzleState.SHOWN)

    def test_the_daily_puzzle_is_the_days(self):
        limits = a.ThinkLimits(nodes=2_000, depth=None, milliseconds=None)
        found = a.daily_puzzle(games.rules(), "2028-02-29", limits, None)
        self.assertEqual(found, a.daily_puzzle(games.rules(), "2028-02-29", limits, None))
        self.assertEqual(a.daily_puzzle(games.rules(), "soon", limits, None), a.PuzzleSearch.NONE_FOUND())


if __name__ == "__main__":
    unittest.main()
