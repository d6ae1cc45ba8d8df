# SPDX-License-Identifier: MIT
"""What the extension module returns and raises: plain values, and exceptions
that carry the reason for a refusal."""

from collections import namedtuple
from dataclasses import dataclass
from enum import IntEnum, IntFlag


class Status(IntEnum):
    """How a game stands."""

    GOING = 0
    WON = 1
    STUCK = 2  # no move is left, but an undo may help
    LOST = 3


class Verdict(IntEnum):
    """What a solver has found out."""

    NO_SOLVER = 0  # for this game and this mode
    WON = 1
    IMPOSSIBLE = 2  # proven
    UNKNOWN = 3  # nodes or memory ran out, or "stop" said so


class PieceKind(IntEnum):
    """What a piece is."""

    PLACE = 0
    BALL = 1
    NEXT_BALL = 2
    TILE = 3
    CARD = 4
    BLOCK = 5
    BUTTON = 6


class PieceMark(IntFlag):
    """What can be said about a piece."""

    CAN_MOVE = 1
    FREE = 2
    HOME = 4
    CELL = 8


class EventKind(IntEnum):
    """What an event is."""

    WENT = 0  # one step of a path
    DROPPED = 1  # a new piece
    CLEARED = 2  # a piece is gone
    FLEW = 3  # by itself


# Later versions may have more members, at the end, so use their names.
Piece = namedtuple("Piece", "spot x y z kind value marks")
Event = namedtuple("Event", "kind from_spot to_spot value")


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that is suggested, and why."""

    move: int
    words: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What a solver answers."""

    verdict: Verdict
    moves: list[int] | None
    nodes: int
    least: int


class Refused(ValueError):
    """The library refuses something, and nothing has changed.

    "name" is the reason's short name, such as "path-blocked", and "number" its
    number. If it is about a text, "at" is the offset of the faulty character
    and "line" its line, counted from 1. If it is about one of several moves,
    "move" says which one, counted from 1.
    """

    def __init__(self, words, number=0, name="unknown", at=0, line=0, move=0):
        super().__init__(words, number, name, at, line, move)
        self.number = number
        self.name = name
        self.at = at
        self.line = line
        self.move = move

    def __str__(self):
        return self.args[0]


class IllegalMove(Refused):
    """The rules don't allow a move."""


class Unreadable(Refused):
    """A text, or the bytes of a position, can't be read."""


# In C there are only numbers, which are quicker to compare than to convert.
for _class in (Piece, Event, Hint, Answer, Refused, IllegalMove, Unreadable, Status, Verdict, PieceKind, PieceMark, EventKind):
    _class.__module__ = "quadrille"
