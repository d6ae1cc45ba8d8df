#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts the lines of play in the tables of data/perft a second time.

    make.py GAME...         rewrites the tables of these games, or of all, and
                            the layers: as deep as each row stands there

A row begins with a variant and a seed, and may go on with "board:" and a board
whose lines end with "/". To add one write that and " ; D1 ; D2 ; D3"."""

import pathlib
import sys

sys.dont_write_bytecode = True

import layers

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "models"))

import freecell
import kulki
import mahjong
import sliding

GAMES = {
    "kulki": kulki,
    "mahjong": mahjong,
    "freecell": freecell,
    "sliding": sliding,
}
TABLES = pathlib.Path(__file__).resolve().parents[2] / "data" / "perft"


def table_of(name):
    return TABLES / f"{name}.txt"


def lines_of(name):
    return table_of(name).read_text().splitlines()


def is_row(line):
    return line and not line.startswith("#")


def start_of(game, head):
    variant, seed, *rest = head.split(" ", 2)
    board = rest[0].removeprefix("board:").rstrip("/").split("/") if rest else []
    return game.start(variant, seed, board)


def count_lines(game, position, depth, known=None):
    """Counts the sequences of this many moves. A position reached again by
    moves in another order is looked up."""
    known = {} if known is None else known
    if depth == 0:
        return 1
    if (position, depth) not in known:
        moves = game.moves(position)
        if depth == 1:
            return len(moves)
        known[position, depth] = sum(
            count_lines(game, game.play(position, move), depth - 1, known)
            for move in moves
        )
    return known[position, depth]


def counted(game, row, most):
    """Counts the row again, up to the first count above most."""
    head, *depths = row.split(" ; ")
    position = start_of(game, head)
    parts = [head]
    count = 1
    for depth in range(1, len(depths) + 1):
        if count > most:
            break
        count = count_lines(game, position, depth)
        parts.append(f"D{depth} {count}")
    return " ; ".join(parts)


# ------------------------------------------------------------------ tables


def rewrite(name):
    lines = lines_of(name)
    for number, line in enumerate(lines):
        if is_row(line):
            lines[number] = counted(GAMES[name], line, float("inf"))
            print(name, lines[number], flush=True)
    table_of(name).write_text("\n".join(lines) + "\n")


def rewrite_layers():
    notes = [line for line in lines_of("layers") if not is_row(line)]
    lines = notes + list(layers.rows(layers.SIZES))
    table_of("layers").write_text("\n".join(lines) + "\n")


def main(arguments):
    for name in arguments or GAMES:
        rewrite(name)
    if not arguments:
        rewrite_layers()


if __name__ == "__main__":
    main(sys.argv[1:])
