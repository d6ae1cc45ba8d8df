#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Test sets of large sliding boards, and the shortest solutions known.

    large_boards.py solve QUADRILLE SIZE NODES [A..B]
    large_boards.py check SIZE...

SIZE is that of the boards, 6x6 so far. They are Quadrille's deals 1 to 200, each
uniformly random among the solvable ones. "solve" looks for solutions of all of
them, or of some, and keeps those that are shorter than what is in
large-6x6.tsv. "check" plays all solutions, with nothing of Quadrille's.

A line of such a file has the number of the deal, the board row by row with 0
for the gap, the number of moves, and the moves. A move is the direction of the
tile, and how many times in succession: U, D3, L, R2. The goal has the tiles in
order and the gap last."""
import pathlib
import re
import subprocess
import sys

BOARDS = 200
HEAD = '''# Random boards of {0}, and the shortest solutions known; large_boards.py tells
# what is in a line, and has found them.
'''
# Of the tile, and where the gap goes.
STEPS = {'U': (1, 0), 'D': (-1, 0), 'L': (0, 1), 'R': (0, -1)}


def path_of(size):
    return pathlib.Path(__file__).with_name(f'large-{size}.tsv')


def read_file(size):
    """Board, length and moves by the number of the deal."""
    path = path_of(size)
    lines = path.read_text().splitlines() if path.exists() else []
    rows = [line.split('\t') for line in lines if not line.startswith('#')]
    return {int(number): (board, int(length), moves) for number, board, length, moves in rows}


def write_file(size, boards):
    lines = ['\t'.join(map(str, (number, *boards[number]))) + '\n' for number in sorted(boards)]
    path_of(size).write_text(HEAD.format(size) + ''.join(lines))


def play(size, board, moves):
    """How many single moves a line has; an error if it doesn't win."""
    width, height = map(int, size.split('x'))
    cells = [int(word) for word in board.split()]
    assert sorted(cells) == list(range(width * height)), 'not a board'
    gap = cells.index(0)
    count = 0
    for letter, times in re.findall(r'([UDLR])(\d*)', moves):
        for _ in range(int(times or 1)):
            down, right = STEPS[letter]
            row, column = gap // width + down, gap % width + right
            assert 0 <= row < height and 0 <= column < width, f'move {count + 1} leaves the board'
            tile = row * width + column
            cells[gap], cells[tile] = cells[tile], 0
            gap = tile
            count += 1
    assert cells == [*range(1, width * height), 0], 'not solved'
    return count


def output(program, *words):
    return subprocess.run([program, *map(str, words)], check=True, stdout=subprocess.PIPE, text=True).stdout


def solve(quadrille, size, nodes, numbers=f'1..{BOARDS}'):
    boards = read_file(size)
    first, last = map(int, numbers.split('..'))
    for number in range(first, last + 1):
        board = output(quadrille, 'sliding', size, number, '--show', 'row').replace('/', ' ').strip()
        how = ('--mode', 'short', '--nodes', nodes, '--notation', 'urdl')
        moves = output(quadrille, 'solve', 'sliding', size, number, *how).splitlines()[-1]
        length = play(size, board, moves)
        if number not in boards or length < boards[number][1]:
            boards[number] = (board, length, moves)
            write_file(size, boards)


def check(*sizes):
    for size in sizes:
        boards = read_file(size)
        for number, (board, length, moves) in boards.items():
            played = play(size, board, moves)
            assert played == length, f'{size}, deal {number}: {played} moves'
        assert sorted(boards) == list(range(1, BOARDS + 1)), f'{size}: {len(boards)} boards'
        print(f'{size}: {len(boards)} boards, mean {sum(length for _, length, _ in boards.values()) / len(boards):.2f}')


if __name__ == '__main__':
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    {'solve': solve, 'check': check}[sys.argv[1]](*sys.argv[2:])
