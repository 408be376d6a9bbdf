"""Thinking on other threads: cancellation, answers that come too late, objects that go while they are in use."""

import gc
import threading
import time
import unittest

import aadupuli as a
import games
from games import point

#: Long enough for the slowest machine; nothing here waits so long unless something is broken.
PATIENCE = 60


def thinking(game, replies, cancel=None, level=a.Level.PERFECT, limits=games.ENDLESS):
    """A thread that asks for a suggestion; it has begun when this returns."""
    begun = threading.Event()

    def think():
        begun.set()
        replies.append(game.suggest(level, limits, cancel))

    thread = threading.Thread(target=think)
    thread.start()
    begun.wait(PATIENCE)
    return thread


class Threads(unittest.TestCase):
    def test_cancelling_from_another_thread(self):
        # A thought may be over before the word reaches it, so some are tried.
        for _ in range(50):
            replies, cancel = [], a.CancelToken()
            thread = thinking(games.begin(choice=games.rules(a.GameId.BAGH_CHAL)), replies, cancel)
            cancel.cancel()
            thread.join(PATIENCE)
            self.assertFalse(thread.is_alive())
            self.assertTrue(cancel.is_cancelled())
            if replies == [a.SuggestReply.CANCELLED()]:
                return
        self.fail("no thought was ever cancelled")

    def test_cancelling_in_the_middle_of_a_review(self):
        game = games.begin()
        self.assertGreater(games.play_at_random(game, 5, 60).ply, 10)
        replies, cancel, progress = [], a.CancelToken(), a.ReviewProgress()
        limits = a.ThinkLimits(nodes=200_000, depth=None, milliseconds=None)
        thread = threading.Thread(target=lambda: replies.append(game.review(games.WORDS, limits, progress, cancel)))
        thread.start()
        while progress.done() < 1 and thread.is_alive():
            time.sleep(0.001)
        cancel.cancel()
        thread.join(PATIENCE)
        self.assertFalse(thread.is_alive())
        self.assertEqual(replies, [a.ReviewReply.CANCELLED()])
        self.assertLess(progress.done(), progress.all())

    def test_a_token_that_was_cancelled_before_cancels_everything(self):
        game, cancel = games.begin(), a.CancelToken()
        cancel.cancel()
        self.assertEqual(game.suggest(a.Level.PERFECT, games.ENDLESS, cancel), a.SuggestReply.CANCELLED())
        self.assertEqual(game.hint(games.WORDS, games.ENDLESS, cancel), a.HintReply.CANCELLED())
        games.play(game, "e1 b3-c3")
        self.assertEqual(game.review(games.WORDS, games.ENDLESS, None, cancel), a.ReviewReply.CANCELLED())
        move = games.moves_of(game.snapshot())[0]
        self.assertEqual(game.refute(games.WORDS, move, None, games.ENDLESS, cancel), a.RefuteReply.CANCELLED())
        wish = a.PuzzleWish()
        self.assertEqual(a.find_puzzle(games.rules(), 1, wish, games.ENDLESS, cancel), a.PuzzleSearch.CANCELLED())
        self.assertEqual(a.daily_puzzle(games.rules(), "2028-02-29", games.ENDLESS, cancel), a.PuzzleSearch.CANCELLED())

    def test_time_limits_answer_with_a_move(self):
        game = games.begin(choice=games.rules(a.GameId.BAGH_CHAL))
        reply = game.suggest(a.Level.PERFECT, a.ThinkLimits(nodes=None, depth=None, milliseconds=1), None)
        self.assertTrue(reply.is_SUGGESTED())

    def test_the_game_answers_while_the_computer_thinks(self):
        game, replies, cancel = games.begin(choice=games.rules(a.GameId.BAGH_CHAL)), [], a.CancelToken()
        thread = thinking(game, replies, cancel)
        for _ in range(100):
            game.snapshot()
        now = game.snapshot()
        game.play(now.revision, games.moves_of(now)[0])
        cancel.cancel()
        thread.join(PATIENCE)
        self.assertFalse(thread.is_alive())

    def test_undo_while_the_computer_thinks_makes_its_answer_stale(self):
        game = games.begin(tigers=games.computer())
        now = game.snapshot()
        for _ in range(20):
            now = game.play(now.revision, a.Move.PLACE(point("e1")))
            replies = []
            thread = thinking(game, replies, None, a.Level.HARD, a.ThinkLimits(nodes=3_000, depth=None, milliseconds=None))
            now = game.undo()
            thread.join(PATIENCE)
            self.assertTrue(replies[0].is_SUGGESTED() or replies[0].is_GAME_OVER())
            if replies[0].is_SUGGESTED() and replies[0].suggestion.revision != now.revision:
                with self.assertRaises(a.SuggestionError.Stale):
                    game.play_suggestion(replies[0].suggestion)
            self.assertEqual(game.snapshot().ply, 0)

    def test_five_hundred_new_games_while_the_computer_thinks(self):
        game = games.begin(tigers=games.computer())
        games.play(game, "e1")
        going, stale, played, wrong = [True], [], [], []

        def think():
            while going[0]:
                reply = game.suggest(a.Level.EASY, games.QUICK, None)
                if not reply.is_SUGGESTED():
                    continue
                try:
                    played.append(game.play_suggestion(reply.suggestion))
                except a.SuggestionError.Stale:
                    stale.append(reply)
                except a.SuggestionError.Refused as refused:
                    wrong.append(refused)

        threads = [threading.Thread(target=think) for _ in range(2)]
        for thread in threads:
            thread.start()
        revision = 0
        for number in range(500):
            choice = games.rules(list(a.GameId)[number % 4])
            now = game.begin_another(games.new_game(tigers=games.computer(), choice=choice, seed=number))
            self.assertGreater(now.revision, revision)
            self.assertEqual((now.ply, now.rules.game), (0, choice.game))
            revision = now.revision
        going[0] = False
        for thread in threads:
            thread.join(PATIENCE)
            self.assertFalse(thread.is_alive())
        self.assertEqual(wrong, [])
        after = a.Game.from_save(game.to_save().encode()).snapshot()
        self.assertEqual(after.position, game.snapshot().position)

    def test_an_object_outlives_those_who_let_it_go(self):
        replies, cancel = [], a.CancelToken()
        thread = thinking(games.begin(), replies, cancel, a.Level.HARD)
        gc.collect()
        thread.join(PATIENCE)
        self.assertTrue(replies[0].is_SUGGESTED())
        store, number = a.Store.in_memory(), None
        number = store.start(games.begin())
        resumed = store.resume(games.WORDS, number)
        del store
        gc.collect()
        self.assertEqual(resumed.snapshot().ply, 0)

    def test_many_threads_on_one_game_play_each_revision_once(self):
        game = games.begin()
        accepted = []

        def play():
            for _ in range(50):
                now = game.snapshot()
                moves = games.moves_of(now)
                if not moves:
                    return
                try:
                    game.play(now.revision, moves[0])
                    accepted.append(now.revision)
                except a.PlayError.Stale:
                    time.sleep(0)

        threads = [threading.Thread(target=play) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        self.assertEqual(len(accepted), len(set(accepted)))
        self.assertEqual(game.snapshot().ply, len(accepted))


if __name__ == "__main__":
    unittest.main()
