# SPDX-License-Identifier: MIT
"""The rules, games in progress and solvers of four puzzles: Kulki (five in a
row), Mahjong solitaire, FreeCell and the sliding puzzle.

>>> import quadrille
>>> deal = quadrille.Game("freecell").deal(617)
>>> answer = deal.solve()
>>> position = deal
>>> for move in answer.moves:
...     position = position.play(move)
>>> position.status
<Status.WON: 1>

A Position is a value: playing a move returns another position. A Session is a
game in progress with its history. A Batch plays many positions together, for
programs that learn; quadrille.env has environments for Gymnasium.
"""

from quadrille._quadrille import (
    Batch,
    Game,
    Position,
    Session,
    Solver,
    error_name,
    games,
    solver_version,
)
from quadrille._quadrille import library_version as __version__
from quadrille._values import (
    Answer,
    Event,
    EventKind,
    Hint,
    IllegalMove,
    Piece,
    PieceKind,
    PieceMark,
    Refused,
    Status,
    Unreadable,
    Verdict,
)

__all__ = [
    "Answer",
    "Batch",
    "Event",
    "EventKind",
    "Game",
    "Hint",
    "IllegalMove",
    "Piece",
    "PieceKind",
    "PieceMark",
    "Position",
    "Refused",
    "Session",
    "Solver",
    "Status",
    "Unreadable",
    "Verdict",
    "__version__",
    "error_name",
    "games",
    "solver_version",
]
