# SPDX-License-Identifier: MIT
from dataclasses import dataclass
from enum import IntEnum, IntFlag
from typing import NamedTuple

class Status(IntEnum):
    GOING = 0
    WON = 1
    STUCK = 2
    LOST = 3

class Verdict(IntEnum):
    NO_SOLVER = 0
    WON = 1
    IMPOSSIBLE = 2
    UNKNOWN = 3

class PieceKind(IntEnum):
    PLACE = 0
    BALL = 1
    NEXT_BALL = 2
    TILE = 3
    CARD = 4
    BLOCK = 5
    BUTTON = 6

class PieceMark(IntFlag):
    CAN_MOVE = 1
    FREE = 2
    HOME = 4
    CELL = 8

class EventKind(IntEnum):
    WENT = 0
    DROPPED = 1
    CLEARED = 2
    FLEW = 3

class Piece(NamedTuple):
    spot: int
    x: int
    y: int
    z: int
    kind: int
    value: int
    marks: int

class Event(NamedTuple):
    kind: int
    from_spot: int
    to_spot: int
    value: int

@dataclass(frozen=True, slots=True)
class Hint:
    move: int
    words: str

@dataclass(frozen=True, slots=True)
class Answer:
    verdict: Verdict
    moves: list[int] | None
    nodes: int
    least: int

class Refused(ValueError):
    number: int
    name: str
    at: int
    line: int
    move: int
    def __init__(
        self, words: str, number: int = 0, name: str = "unknown", at: int = 0, line: int = 0, move: int = 0
    ) -> None: ...

class IllegalMove(Refused): ...
class Unreadable(Refused): ...
