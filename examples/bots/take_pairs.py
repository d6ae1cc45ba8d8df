#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A bot for Mahjong: it takes pairs at random on a copy of the board, again and again, until all tiles are gone, and then plays that.

    quadrille match mahjong --player 'python3 take_pairs.py'
"""
import random
import sys


def ask(request):
    print(request, flush=True)
    answer = sys.stdin.readline().split()
    if not answer:
        sys.exit()  # the game is over
    return answer


def read_board():
    """The faces of the tiles by their places: row, column and layer. A tile is two rows high and two columns wide."""
    rows = [sys.stdin.readline().split() for _ in range(int(ask("board")[1]))]
    return {tuple(map(int, row[:3])): row[3] for row in rows if row[0] != "#"}


def is_free(tiles, tile):
    row, column, layer = tile
    near = range(row - 1, row + 2)
    left = any((at, column - 2, layer) in tiles for at in near)
    right = any((at, column + 2, layer) in tiles for at in near)
    above = any((at, beside, layer + 1) in tiles for at in near for beside in range(column - 1, column + 2))
    return not above and not (left and right)


def play_out(tiles):
    """Returns the pairs that were taken, and how many tiles are left."""
    tiles, pairs = dict(tiles), []
    while True:
        free = {}
        for tile in tiles:
            if is_free(tiles, tile):
                free.setdefault(tiles[tile], []).append(tile)
        faces = [face for face in free if len(free[face]) > 1]
        if not faces:
            return pairs, len(tiles)
        pairs.append(random.sample(free[random.choice(faces)], 2))
        for tile in pairs[-1]:
            del tiles[tile]


def name(tile):
    return ("a" if tile[1] > 25 else "") + chr(ord("a") + tile[1] % 26) + str(tile[0] + 1)


random.seed(1)
board, left = read_board(), 1
for _ in range(100):
    if left:
        pairs, left = play_out(board)
for first, second in pairs:
    ask("play " + name(first) + name(second))
