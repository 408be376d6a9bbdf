"""What crosses is called as the front ends call it, and is what the core says."""

import inspect
import unittest

import aadupuli as a
import games


class Names(unittest.TestCase):
    def test_every_list_of_choices_is_whole(self):
        self.assertEqual(a.all_games(), list(a.GameId))
        self.assertEqual(a.all_variants(), list(a.Variant))
        self.assertEqual(a.all_levels(), list(a.Level))
        self.assertEqual([names.language for names in a.all_languages()], list(a.Language))
        self.assertEqual(a.all_lessons(), list(a.LessonId))
        self.assertEqual(a.all_puzzle_themes(), list(a.PuzzleTheme))
        self.assertEqual(a.all_puzzle_difficulties(), list(a.PuzzleDifficulty))
        self.assertEqual(a.puzzle_themes(a.GameId.STANDARD, None), list(a.PuzzleTheme))
        hard = a.puzzle_themes(a.GameId.STANDARD, a.PuzzleDifficulty.HARD)
        self.assertEqual(hard, [a.PuzzleTheme.TRAP, a.PuzzleTheme.HOLD_DRAW])

    def test_nothing_is_called_what_a_language_keeps_for_itself(self):
        for name, thing in vars(a).items():
            self.assertNotEqual(name, "Error")
            if not inspect.isclass(thing) or thing.__module__ != "aadupuli" or name.startswith("_"):
                continue
            for taken in ("close", "destroy", "message"):
                self.assertFalse(hasattr(thing, taken), f"{name}.{taken}")

    def test_boards_are_those_of_the_rules(self):
        triangle = a.board_layout(a.BoardKind.AADU_PULI)
        self.assertEqual((len(triangle.points), len(triangle.lines), triangle.rows), (23, 10, [1, 6, 6, 6, 4]))
        self.assertEqual([p.name for p in triangle.points if p.safe], ["a1", "b1", "b6", "d1", "d6", "e1", "e4"])
        square = a.board_layout(a.BoardKind.BAGH_CHAL)
        self.assertEqual((len(square.points), len(square.lines), square.rows), (25, 16, [5] * 5))
        for layout in (triangle, square):
            self.assertEqual([p.point for p in layout.points], list(range(len(layout.points))))
            for p in layout.points:
                self.assertEqual(layout.points[p.mirror].mirror, p.point)
                self.assertTrue(all(p.point in layout.points[n].neighbours for n in p.neighbours))
                self.assertTrue(0 <= p.x <= 1 and 0 <= p.y <= 1)
                arrows = [to for to in (p.left, p.right, p.up, p.down) if to is not None]
                self.assertTrue(arrows and set(arrows) <= set(p.neighbours))
                self.assertTrue(p.right is None or layout.points[p.right].left == p.point)

    def test_sides_by_lot_and_papers_are_the_library_s(self):
        for choice, side in ((a.SideChoice.GOATS, a.Side.GOATS), (a.SideChoice.TIGERS, a.Side.TIGERS)):
            self.assertEqual({a.chosen_side(choice, seed) for seed in range(20)}, {side})
        by_lot = [a.chosen_side(a.SideChoice.RANDOM, seed) for seed in range(-10, 10)]
        self.assertEqual(set(by_lot), set(a.Side))
        self.assertEqual(by_lot, [a.chosen_side(a.SideChoice.RANDOM, seed) for seed in range(-10, 10)])
        papers = [a.usual_paper(languages) for languages in ([], ["ta-IN", "en-US"], ["en-US", "ta-IN"])]
        self.assertEqual(papers, [a.Paper.A4, a.Paper.A4, a.Paper.LETTER])

    def test_rules_are_those_of_the_rules(self):
        goats = {game: a.rules_of(games.rules(game)).goats for game in a.GameId}
        self.assertEqual(list(goats.values()), [15, 15, 16, 20])
        every = a.rules_of(games.rules(a.GameId.ADU_HULI, [a.Variant.FIFTEEN_CAPTURES]))
        self.assertEqual(every.captures_to_win, 16)
        handicaps = a.possible_handicaps(a.GameId.BAGH_CHAL, [])
        self.assertEqual((min(handicaps), max(handicaps)), (-15, 0))

    def test_records_are_values_that_cannot_be_changed_from_outside(self):
        game = games.begin()
        first = game.snapshot()
        games.play(game, "e1 b3-c3")
        self.assertEqual((first.ply, len(first.moves)), (0, 0))
        self.assertEqual(first, a.Game.from_save(game.to_save().encode()).browse(0).__class__(**vars(first)))


class Texts(unittest.TestCase):
    def test_languages_follow_the_system(self):
        self.assertEqual(a.Texts.for_locales(["ml-IN", "kn_IN.UTF-8"]).language(), a.Language.KANNADA)
        self.assertEqual(a.Texts.for_locales([]).language(), a.Language.ENGLISH)
        self.assertEqual(a.language_of_code("te"), a.Language.TELUGU)
        self.assertIsNone(a.language_of_code("xx"))

    def test_texts_take_numbers_and_words(self):
        count = a.TextArg(name="count", value=a.TextValue.NUMBER(1))
        self.assertEqual(games.WORDS.get("game-goats-in-hand", [count]), "1 goat in hand")
        self.assertEqual(games.WORDS.get("no-such-text", []), "⟦no-such-text⟧")
        side = a.TextArg(name="side", value=a.TextValue.TEXT("goats"))
        self.assertEqual(games.WORDS.get("side-name", [side]), "Goats")

    def test_every_choice_has_a_name_in_every_language(self):
        for language in a.Language:
            words = a.Texts.for_language(language)
            said = [words.side(side) for side in a.Side]
            said += [words.level_name(level) + words.level_character(level) for level in a.Level]
            said += [words.game_name(game) + words.game_description(game) for game in a.GameId]
            said += [words.game_figures(games.rules(game)) for game in a.GameId]
            said += [words.rules_value(games.rules(game)) for game in a.GameId]
            said += [words.rules_value_short(games.rules(game)) for game in a.GameId]
            said += [words.rules_line(games.rules(game, list(a.Variant))) for game in a.GameId]
            said += [words.variant_name(v) + words.variant_description(v) for v in a.Variant]
            said += [words.board_look(look) for look in a.BoardLook]
            said += [words.theme(theme) for theme in a.Theme]
            said += [words.piece_set(pieces) for pieces in a.PieceSet]
            said += [words.side_choice(choice) for choice in a.SideChoice]
            said += [words.puzzle_theme(theme) for theme in a.PuzzleTheme]
            said += [words.puzzle_difficulty(difficulty) for difficulty in a.PuzzleDifficulty]
            said += [words.handicap(goats) for goats in (-1, 0, 1)]
            said += [words.clock(65_000), words.clock_spoken(65_000), words.date("2028-02-29", None)]
            for text in said:
                self.assertTrue(text)
                self.assertNotIn("⟦", text)

    def test_a_games_words_belong_to_its_snapshot(self):
        game = games.begin(tigers=games.computer())
        words = games.WORDS.game(game)
        self.assertEqual(words.revision, game.snapshot().revision)
        self.assertEqual(words.status, "Your turn: place a goat")
        self.assertEqual(len(words.points), 23)
        self.assertEqual(words.points[0].name, "apex, tiger")
        self.assertIsNone(words.outcome)
        games_now = game.play(game.snapshot().revision, a.Move.PLACE(games.point("e1")))
        words = games.WORDS.game(game)
        self.assertEqual((words.revision, words.status), (games_now.revision, "The computer is thinking"))
        self.assertEqual(words.last_move, games.WORDS.move_spoken(game, 1))
        self.assertIsNone(games.WORDS.move_spoken(game, 2))
        self.assertNotEqual(games.WORDS.game(game, ply=0).status, words.status)


if __name__ == "__main__":
    unittest.main()
