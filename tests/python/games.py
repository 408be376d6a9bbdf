"""Games for the tests: small builders, no assertions."""

import random

import aadupuli as a

WORDS = a.Texts.for_language(a.Language.ENGLISH)

#: Enough for a legal move of every level, little enough for thousands of them.
QUICK = a.ThinkLimits(nodes=300, depth=1, milliseconds=None)

#: Far more than any test waits for.
ENDLESS = a.ThinkLimits(nodes=None, depth=None, milliseconds=None)


def person(name=""):
    return a.Player.PERSON(name)


def computer(level=a.Level.EASY):
    return a.Player.COMPUTER(level)


def rules(game=a.GameId.STANDARD, variants=(), handicap=0):
    return a.RulesChoice(game=game, variants=list(variants), handicap=handicap)


def new_game(goats=None, tigers=None, choice=None, helped=None, **more):
    return a.NewGame(
        rules=choice or rules(),
        goats=goats or person(),
        tigers=tigers or person(),
        help=helped or a.Help(),
        **more,
    )


def begin(*args, **more):
    return a.Game.begin(new_game(*args, **more))


def point(name, kind=a.BoardKind.AADU_PULI):
    return next(p.point for p in a.board_layout(kind).points if p.name == name)


def moves_of(snapshot):
    """The moves that a person can make, as the snapshot's points give them."""
    moves = []
    for at in snapshot.points:
        if at.can_place:
            moves.append(a.Move.PLACE(at.point))
        for target in at.targets:
            if target.captures is None:
                moves.append(a.Move.STEP(at.point, target.to))
            else:
                moves.append(a.Move.CAPTURE(at.point, target.captures, target.to))
    if snapshot.can_stop:
        moves.append(a.Move.STOP())
    if snapshot.must_pass:
        moves.append(a.Move.PASS())
    return moves


def play_at_random(game, seed, most=60):
    """Plays a game between two people to its end, or for so many moves."""
    choose = random.Random(seed)
    now = game.snapshot()
    for _ in range(most):
        if now.outcome is not None:
            break
        now = game.play(now.revision, choose.choice(moves_of(now)))
    return now


def play_to_the_end(game, seed):
    """Plays a game between two people until it has ended; a draw is claimed as soon as it can be."""
    choose = random.Random(seed)
    now = game.snapshot()
    # Far more moves than any of these games takes: one that gets here does not end.
    while now.outcome is None and now.ply < 5000:
        if now.claim == a.ClaimStatus.AVAILABLE():
            return game.claim_draw()
        now = game.play(now.revision, choose.choice(moves_of(now)))
    return now


def play(game, notation):
    """Plays moves given in notation, all by people."""
    now = game.snapshot()
    for text in notation.split():
        wanted = [move for move in moves_of(now) if text == written(move, now.rules.board)]
        now = game.play(now.revision, wanted[0])
    return now


def written(move, kind):
    name = {p.point: p.name for p in a.board_layout(kind).points}
    if move.is_PLACE():
        return name[move.to]
    if move.is_STEP():
        return f"{name[move._from]}-{name[move.to]}"
    if move.is_CAPTURE():
        return f"{name[move._from]}x{name[move.to]}"
    return "stop" if move.is_STOP() else "pass"
