"""Ten thousand games without growth in memory."""

import gc
import os
import unittest

import aadupuli as a
import games

GAMES = int(os.environ.get("GAMES", "10000"))

#: What the process may grow by in the second half of the games, in bytes: a few pages of the allocators.
MOST_GROWTH = 4 << 20


def resident():
    """The process's resident memory in bytes, or none where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


class Memory(unittest.TestCase):
    @unittest.skipIf(resident() is None, "this system does not tell a process's memory")
    def test_games_leave_nothing_behind(self):
        def some(number):
            for seed in range(number):
                game = games.begin(tigers=games.computer(), seed=seed)
                now = game.snapshot()
                now = game.play(now.revision, games.moves_of(now)[seed % 20])
                reply = game.suggest(a.Level.EASY, a.ThinkLimits(nodes=20, depth=1, milliseconds=None), None)
                game.play_suggestion(reply.suggestion)
                a.Game.from_save(game.to_save().encode())
                games.WORDS.game(game)

        some(GAMES // 2)
        gc.collect()
        before = resident()
        some(GAMES - GAMES // 2)
        gc.collect()
        self.assertLess(resident() - before, MOST_GROWTH)


if __name__ == "__main__":
    unittest.main()
