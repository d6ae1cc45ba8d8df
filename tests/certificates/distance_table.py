#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks a table of distances of the sliding puzzle: distance_table.py CERTIFICATE [STRIDE]

The table has the length of a shortest solution for every position. It is right
if
  1. the goal has distance 0, and no other position has,
  2. every other position has a neighbour that is one move closer, so the
     distance is reached, and
  3. no neighbour is more than one move closer, so there is no shorter way.
With a STRIDE, only every so many positions are checked, for large tables.

A position's place in the table is the gap's cell times the number of
arrangements of the tiles for it, plus the rank of the tiles, in reading order
and without the gap, in lexicographic order, halved: of the last two tiles, only
one order can be solved."""
import collections
import math
import sys

import seal


def rank(tiles, gap, arrangements):
    left, number = sorted(tiles), 0
    for tile in tiles[:-2]:
        number = number * len(left) + left.index(tile)
        left.remove(tile)
    return gap * arrangements + number


def unrank(number, cells, width, arrangements):
    """The tiles in reading order with a 0 in the gap, and the gap."""
    gap, number = divmod(number, arrangements)
    digits = []
    for base in range(3, cells):
        number, digit = divmod(number, base)
        digits.append(digit)
    left, tiles = list(range(1, cells)), []
    for digit in reversed(digits):
        tiles.append(left.pop(digit))
    # A tile that moves along a column passes width - 1 others.
    rows = (cells - 1) // width - gap // width
    if (sum(digits) + rows * (width - 1)) % 2:
        left.reverse()
    tiles += left
    return tiles[:gap] + [0] + tiles[gap:], gap


def neighbours(board, gap, width, in_slides):
    height = len(board) // width
    row, column = divmod(gap, width)
    for step, most in ((-1, column), (1, width - 1 - column), (-width, row), (width, height - 1 - row)):
        after, at = board[:], gap
        for _ in range(most if in_slides else min(most, 1)):
            after[at], after[at + step] = after[at + step], 0
            at += step
            yield [tile for tile in after if tile], at


def check(lines):
    head, table = dict(line.split() for line in lines[:3]), lines[3].encode()
    width, height = map(int, head["size"].split("x"))
    cells, in_slides = width * height, head["metric"] == "slides"
    arrangements = math.factorial(cells - 1) // 2
    if len(table) != int(head["positions"]) or len(table) != cells * arrangements:
        seal.refuse("the table has the wrong length")
    distance = [code - ord("0") for code in range(256)]
    goal = rank(list(range(1, cells)), cells - 1, arrangements)
    if table[goal] != ord("0") or table.count(b"0") != 1:
        seal.refuse("the goal must have distance 0, alone")
    stride = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for number in range(0, len(table), stride):
        here = distance[table[number]]
        board, gap = unrank(number, cells, width, arrangements)
        nearest = min(distance[table[rank(tiles, at, arrangements)]] for tiles, at in neighbours(board, gap, width, in_slides))
        if number != goal and nearest != here - 1:
            seal.refuse(f"position {number} has distance {here}, but its nearest neighbour has {nearest}")
    counts = collections.Counter(table)
    most = max(counts) - ord("0")
    print(f"{head['size']} in {head['metric']}: {len(table)} positions, at most {most} moves, {counts[max(counts)]} of them; "
          f"checked {len(range(0, len(table), stride))}")


check(seal.read("sliding"))
