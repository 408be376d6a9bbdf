"""A game by its snapshots: taps, moves, ends, undo, browsing, clocks, saves and records."""

import unittest

import aadupuli as a
import games
from games import point


class Play(unittest.TestCase):
    def test_taps_select_move_and_explain(self):
        game = games.begin()
        now = game.snapshot()
        self.assertEqual(now.status, a.Status.PERSONS_TURN(a.Side.GOATS, "", a.Expected.PLACE_GOAT(15)))
        played = game.tap(now.revision, None, point("e1"))
        self.assertTrue(played.is_PLAYED())
        now = played.snapshot
        self.assertEqual(now.moves[0].notation, "e1")
        selected = game.tap(now.revision, None, point("b3"))
        self.assertEqual(selected, a.TapReply.SELECTED(point("b3")))
        refused = game.tap(now.revision, point("b3"), point("d4"))
        self.assertTrue(refused.is_REFUSED())
        self.assertTrue(games.WORDS.refusal(game, refused.refusal))
        self.assertEqual(game.tap(now.revision, point("b3"), point("b3")), a.TapReply.DESELECTED())
        moved = game.tap(now.revision, point("b3"), point("c3")).snapshot
        self.assertEqual(moved.last_move.played, a.Move.STEP(point("b3"), point("c3")))
        marked = {p.point for p in moved.points if p.last_from or p.last_to}
        self.assertEqual(marked, {point("b3"), point("c3")})

    def test_twenty_taps_on_one_snapshot_play_one_ply(self):
        game = games.begin()
        revision = game.snapshot().revision
        played = 0
        for _ in range(20):
            try:
                played += game.tap(revision, None, point("d3")).is_PLAYED()
            except a.TapError.Stale as stale:
                self.assertEqual((stale.asked, stale.now), (revision, revision + 1))
        self.assertEqual((played, len(game.snapshot().moves)), (1, 1))

    def test_the_computers_turn_refuses_taps_and_moves(self):
        game = games.begin(goats=games.computer(a.Level.HARD))
        now = game.snapshot()
        self.assertEqual(now.status, a.Status.COMPUTERS_TURN(a.Side.GOATS, a.Level.HARD))
        self.assertEqual(games.moves_of(now), [])
        reply = game.tap(now.revision, None, point("e1"))
        self.assertEqual(reply, a.TapReply.REFUSED(a.Refusal.COMPUTERS_TURN(a.Level.HARD)))
        self.assertEqual(games.WORDS.refusal(game, reply.refusal), "The computer is thinking")
        with self.assertRaises(a.PlayError.Refused):
            game.play(now.revision, a.Move.PLACE(point("e1")))

    def test_games_end_and_the_end_can_be_taken_back(self):
        game = games.begin(tigers=games.computer())
        over = game.resign()
        self.assertEqual(over.outcome, a.Outcome.WIN(a.Side.TIGERS, a.WinReason.RESIGNATION))
        self.assertEqual(over.status, a.Status.OVER(over.outcome))
        self.assertFalse(over.can_resign or over.can_hint)
        self.assertTrue(games.WORDS.game(game).result)
        self.assertTrue(over.can_undo)
        self.assertIsNone(game.undo().outcome)

    def test_undo_at_every_parity_against_the_computer(self):
        game = games.begin(tigers=games.computer())
        now = game.snapshot()
        for plies in range(6):
            if plies % 2 == 0:
                now = game.play(now.revision, games.moves_of(now)[0])
            else:
                now = game.play_suggestion(game.suggest(a.Level.EASY, games.QUICK, None).suggestion)
            before = now.ply
            undone = game.undo()
            self.assertEqual(undone.ply, plies - plies % 2)
            self.assertTrue(undone.can_redo)
            now = game.redo()
            self.assertEqual(now.ply, before)

    def test_browsing_shows_but_changes_nothing(self):
        game = games.begin()
        games.play(game, "e1 b3-c3 e4 c3-b3")
        now = game.snapshot()
        for ply in range(5):
            seen = game.browse(ply)
            self.assertEqual((seen.ply, seen.revision, len(seen.moves)), (ply, now.revision, 4))
            if ply < 4:
                self.assertEqual(seen.status, a.Status.BROWSING(ply, 4))
                self.assertEqual(games.moves_of(seen), [])
        self.assertEqual(game.browse(4), now)
        on = game.play_on_from(2)
        self.assertEqual([move.notation for move in on.moves], ["e1", "b3-c3"])

    def test_rematch_changes_sides_and_begin_another_keeps_the_object(self):
        game = games.begin(goats=games.person("Meena"), tigers=games.computer(a.Level.PERFECT))
        games.play(game, "e1")
        again = game.rematch(7, "2028-02-29")
        self.assertEqual(again.tigers.player, games.person("Meena"))
        self.assertEqual((again.goats.player, again.ply, again.date), (games.computer(a.Level.PERFECT), 0, "2028-02-29"))
        other = game.begin_another(games.new_game(choice=games.rules(a.GameId.BAGH_CHAL)))
        self.assertGreater(other.revision, again.revision)
        self.assertEqual((other.rules.game, len(other.points)), (a.GameId.BAGH_CHAL, 25))

    def test_chains_stop_and_passes_pass(self):
        jumps = games.rules(variants=[a.Variant.MULTIPLE_JUMPS])
        game = games.begin(choice=jumps, start="T/1G1TT1/6/1G4/4 t 13 0 0 - 0")
        now = game.snapshot()
        chain = [move for move in games.moves_of(now) if move.is_CAPTURE()]
        now = game.play(now.revision, chain[0])
        if now.can_stop:
            self.assertTrue(now.status.expected.is_CAPTURE_AGAIN_OR_STOP())
            now = game.stop_chain(now.revision)
        self.assertEqual(now.side_to_move, a.Side.GOATS)
        few = games.rules(a.GameId.BAGH_CHAL, handicap=-15)
        game = games.begin(choice=few, start="GTT2/TT3/5/5/5 g 0 4 0 - 0")
        now = game.snapshot()
        self.assertTrue(now.must_pass)
        self.assertEqual(game.pass_turn(now.revision).side_to_move, a.Side.TIGERS)

    def test_clocks_count_down_without_making_answers_stale(self):
        game = games.begin(clock_ms=60_000)
        revision = game.snapshot().revision
        reading = game.spend(10_000)
        self.assertEqual((reading.goats_ms, reading.tigers_ms, reading.ended), (50_000, 60_000, None))
        self.assertEqual(game.snapshot().revision, revision)
        self.assertIsNotNone(games.WORDS.clock_warning(a.Side.GOATS, 60_500, 60_000))
        ended = game.spend(50_000).ended
        self.assertEqual(ended.outcome, a.Outcome.WIN(a.Side.TIGERS, a.WinReason.TIME))
        self.assertEqual(ended.revision, revision + 1)

    def test_draws_are_claimed_where_the_rules_have_it(self):
        game = games.begin(choice=games.rules(a.GameId.PARLOUR))
        self.assertEqual(game.snapshot().claim, a.ClaimStatus.TOO_EARLY(30, 30, 30))
        now = game.snapshot()
        seed = 0
        while now.ply < 60:
            if now.outcome is not None:
                game, seed = games.begin(choice=games.rules(a.GameId.PARLOUR)), seed + 1
            now = games.play_at_random(game, seed, 60)
        self.assertEqual(now.claim, a.ClaimStatus.AVAILABLE())
        self.assertEqual(game.claim_draw().outcome, a.Outcome.DRAW(a.DrawReason.CLAIM))

    def test_whole_games_come_to_their_end_by_every_rule_set_and_variant(self):
        for game_id in a.GameId:
            for variants in [[], *([variant] for variant in a.Variant), list(a.Variant)]:
                game = games.begin(choice=games.rules(game_id, variants))
                with self.subTest(game=game_id, variants=variants):
                    ended = games.play_to_the_end(game, 5)
                    self.assertIsNotNone(ended.outcome)
                    self.assertEqual(games.moves_of(ended), [])
                    self.assertEqual(a.Game.from_save(game.to_save().encode()).snapshot().outcome, ended.outcome)

    def test_saves_and_records_come_back(self):
        for game_id in a.GameId:
            for variant in [None, *a.Variant]:
                choice = games.rules(game_id, [variant] if variant else [])
                game = games.begin(choice=choice, clock_ms=300_000, date="2028-02-29")
                now = games.play_at_random(game, 11, 40)
                if now.can_undo:
                    now = game.undo()
                again = a.Game.from_save(game.to_save().encode()).snapshot()
                self.assertEqual(again.moves, now.moves)
                self.assertEqual((again.position, again.can_redo, again.date), (now.position, now.can_redo, now.date))
                read = a.Game.from_record(game.to_record()).snapshot()
                self.assertEqual((read.position, len(read.moves)), (now.position, len(now.moves)))

    def test_every_computer_plays_every_game_on_both_sides(self):
        for game_id in a.GameId:
            for level in a.Level:
                game = games.begin(games.computer(level), games.computer(level), games.rules(game_id))
                for _ in range(6):
                    reply = game.suggest(level, games.QUICK, None)
                    self.assertTrue(reply.is_SUGGESTED())
                    self.assertEqual(reply.suggestion.line[0].played, reply.suggestion.suggested)
                    game.play_suggestion(reply.suggestion)
                self.assertEqual(game.snapshot().ply, 6)

    def a_mistake(self, limits):
        """A game from a position in which some move gives something away, that move, and its refutation."""
        for seed in range(20):
            game = games.begin()
            position = games.play_at_random(game, seed, 25).position
            game = games.begin(start=position)
            now = game.snapshot()
            for move in games.moves_of(now):
                reply = game.refute(games.WORDS, move, None, limits, None)
                if reply.is_REFUTED():
                    return game, games.written(move, now.rules.board), reply
        self.fail("no move in any of these positions gives anything away")

    def test_hints_refutations_and_reviews(self):
        game = games.begin(start="G/2T3/G2G1T/GGG1GT/GGGG t 0 4 0 - 0")
        hint = game.hint(games.WORDS, a.ThinkLimits(nodes=5_000, depth=None, milliseconds=None), None).hint
        self.assertEqual(hint.reason.idea, a.Idea.LAST_CAPTURE)
        self.assertEqual(hint.revision, game.snapshot().revision)
        self.assertTrue(hint.idea_words and hint.piece_words and hint.move_words)
        limits = a.ThinkLimits(nodes=20_000, depth=None, milliseconds=None)
        nothing = a.RefuteReply.NOTHING_LOST()
        self.assertEqual(game.refute(games.WORDS, hint.suggested, None, limits, None), nothing)
        game, mistake, refuted = self.a_mistake(limits)
        self.assertEqual(refuted.refutation.line[0].notation, mistake)
        self.assertNotEqual(refuted.refutation.better_notation, mistake)
        self.assertTrue(refuted.refutation.words)
        games.play(game, mistake)
        progress = a.ReviewProgress()
        review = game.review(games.WORDS, limits, progress, None).review
        self.assertEqual((progress.done(), progress.all(), len(review.moves)), (1, 1, 1))
        self.assertEqual(review.turning_points, [move.ply for move in review.moves if move.turning_point])
        self.assertTrue(review.moves[0].words and review.goats_words and review.tigers_words)
        without = games.begin(helped=a.Help(hints=False))
        self.assertEqual(without.hint(games.WORDS, games.QUICK, None), a.HintReply.NOT_ALLOWED())
        self.assertFalse(without.snapshot().can_hint)


if __name__ == "__main__":
    unittest.main()
