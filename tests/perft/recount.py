#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares a program with the tables of data/perft, and the tables with the
second counter.

    recount.py PROGRAM MOST MOVES

The program counts the lines of play from each row's start, as deep as the row
goes. The second counter goes one move deeper than there are MOST lines of play
at most, and plays a random game of MOVES moves, which must end in the program
as it ends here. Prints "same" or "differs" and what was compared, with what
differs in lines that begin with "#"."""

import json
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import layers
from make import GAMES, counted, is_row, lines_of, start_of

from generator import generator_from

QUICK_SIZES = ["2x2", "2x3", "3x2", "3x3"]
PROGRAM, MOST, MOVES = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])


def tell(words, expected, actual):
    print("same" if expected == actual else "differs", words)
    if expected != actual:
        print(*(f"# {line}" for line in f"expected: {expected}\nactual:   {actual}".splitlines()), sep="\n")
    sys.stdout.flush()


def ask(board_file, head, *words):
    """Asks the program about the start of a row."""
    variant, seed, *rest = head.split(" ", 2)
    command = [PROGRAM, *words, "--variant", variant, "--seed", seed]
    if rest:
        board = rest[0].removeprefix("board:").replace("/", "\n") + "\n"
        board_file.write_text(board, encoding="utf-8")
        command += ["--board", board_file]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return run.stdout


def compare_counts(board_file, name, row):
    head, *depths = row.split(" ; ")
    table = [depth.removeprefix("D") for depth in depths]
    answer = ask(board_file, head, "perft", name, "--depth", str(len(table)))
    tell(f"{name} {head:.60}: the program counts as the table does", table, answer.splitlines()[1:])


def count_again(name, row):
    head = row.split(" ; ")[0]
    again = counted(GAMES[name], row, MOST)
    deep = again.count(" ; ")
    tell(f"{name} {head:.60}: the second counter counts as the table does", row.split(" ; ")[: max(deep, 1) + 1], again.split(" ; "))


def random_game(game, position, generator):
    """Returns the moves as text, and the positions."""
    words = []
    positions = [position]
    moves = game.moves(position)
    while moves and len(words) < MOVES:
        move = moves[generator.below(len(moves))]
        words.append(game.word_for(position, move))
        position = game.play(position, move)
        positions.append(position)
        moves = game.moves(position)
    return words, positions


def compare_game(board_file, name, head, number):
    game = GAMES[name]
    words, positions = random_game(game, start_of(game, head), generator_from(number))
    last = positions[-1]
    here = [game.status(last), game.score(positions), list(game.board(last))]
    answer = ask(board_file, head, name, "--moves", " ".join(words), "--show", "json")
    try:
        shown = json.loads(answer)
        there = [shown["status"], shown["score"], shown["board"]]
    except (ValueError, KeyError):
        there = answer
    tell(f"{name} {head:.60}: a random game ends as the second counter ends it", here, there)


def compare_layers():
    known = lines_of("layers")
    for row in layers.rows(QUICK_SIZES):
        size, metric, _ = row.split(" ", 2)
        tell(f"layers {size} {metric}: the second counter counts as the table does", [row], [line for line in known if line == row])


def main():
    with tempfile.TemporaryDirectory() as folder:
        board_file = pathlib.Path(folder) / "board"
        for name in GAMES:
            for number, row in enumerate(filter(is_row, lines_of(name))):
                compare_counts(board_file, name, row)
                count_again(name, row)
                compare_game(board_file, name, row.split(" ; ")[0], number)
    compare_layers()


if __name__ == "__main__":
    main()
