#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks a table of distances of the sliding puzzle: distance_table.py CERTIFICATE

The table has the length of a shortest solution for every position. It is right
if
  1. the goal has distance 0, and no other position has,
  2. every other position has a neighbour that is one move closer, so the
     distance is reached, and
  3. no neighbour is more than one move closer, so there is no shorter way.

A position's place in the table is the gap's cell times the number of
arrangements of the tiles for it, plus the rank of the tiles, in reading order
and without the gap, in lexicographic order, halved: of the last two tiles, only
one order can be solved.

All positions with the gap in one cell are checked at once, as bytes of one long
number. A move along a row leaves the ranks as they are. A move along a column
takes a tile past width - 1 others; only their digits of the rank change, so
whole slices of the table change places. To show that this is right, some
positions are also moved one by one."""
import collections
import math
import sys

import seal


def digits_of(number, bases):
    digits = []
    for base in reversed(bases):
        number, digit = divmod(number, base)
        digits.append(digit)
    return digits[::-1]


def arrange(number, tiles, odd):
    """The arrangement of tiles with this rank; the last two make it odd or even."""
    left, result = sorted(tiles), []
    for digit in digits_of(number, range(len(left), 2, -1)):
        odd ^= digit & 1
        result.append(left.pop(digit))
    return result + (left[::-1] if odd else left)


def rank(tiles):
    left, number = sorted(tiles), 0
    for tile in tiles[:-2]:
        number = number * len(left) + left.index(tile)
        left.remove(tile)
    return number


class Puzzle:
    def __init__(self, width, height):
        self.width, self.height, self.tiles = width, height, width * height - 1
        self.size = math.factorial(self.tiles) // 2

    def odd(self, gap):
        """Whether the tiles are an odd arrangement: each row that the gap is away from its own passes width - 1."""
        return (self.height - 1 - gap // self.width) * (self.width - 1) & 1

    def lines(self, gap):
        """The cells to the left, right, above and below, the nearest first."""
        row, column, width = *divmod(gap, self.width), self.width
        return (range(gap - 1, gap - column - 1, -1), range(gap + 1, gap - column + width),
                range(gap - width, -1, -width), range(gap + width, self.tiles + 1, width))

    def prefix_is_odd(self, length):
        """For the first digits of all ranks, 0xff where their sum is odd."""
        odd = b"\0"
        for base in range(self.tiles, self.tiles - length, -1):
            more, flipped = bytearray(len(odd) * base), bytes(byte ^ 0xFF for byte in odd)
            for digit in range(base):
                more[digit::base] = flipped if digit & 1 else odd
            odd = bytes(more)
        return odd

    def after_column_move(self, gap, to, table):
        """For each arrangement with this gap, the entry of table, which is for a gap in the cell above or below."""
        first, width, result = min(gap, to), self.width, bytearray(self.size)
        rest = self.tiles - first  # tiles from the first that changes its place
        stride, after = math.factorial(rest) // 2, rest - width
        chunk = math.factorial(after) // 2 if after >= 2 else 1  # what the digits of the last tiles stand for

        def place(part, odd):
            tiles = arrange(part * chunk, range(rest), odd)
            turned = tiles[1:width] + tiles[:1] if to < gap else tiles[width - 1:width] + tiles[:width - 1]
            return rank(turned + tiles[width:]) // chunk

        for part in range(stride // chunk):
            even, odd = (place(part, self.odd(gap) ^ parity) for parity in (0, 1))
            if even != odd:
                mask = int.from_bytes(self.prefix_is_odd(first), "big")
                straight, turned = (int.from_bytes(table[number::stride], "big") for number in (even, odd))
                result[part::stride] = (straight ^ ((straight ^ turned) & mask)).to_bytes(self.size // stride, "big")
            elif chunk > self.size // stride:
                for start in range(0, self.size, stride):
                    result[start + part * chunk:start + (part + 1) * chunk] = table[start + even * chunk:start + (even + 1) * chunk]
            else:
                for k in range(chunk):
                    result[part * chunk + k::stride] = table[even * chunk + k::stride]
        return result

    def after_moves(self, gap, cells, blocks):
        """The entry of each position with this gap after the gap has moved through these cells."""
        entries = blocks[cells[-1]]
        if cells[-1] // self.width != gap // self.width:
            for before, to in reversed(list(zip([gap, *cells], cells))):
                entries = self.after_column_move(before, to, entries)
        return entries

    def after_plain_moves(self, number, gap, cells, blocks):
        """The same for one position, on a board."""
        tiles = arrange(number, range(self.tiles), self.odd(gap))
        board = tiles[:gap] + [None] + tiles[gap:]
        for before, to in zip([gap, *cells], cells):
            board[before], board[to] = board[to], None
        tiles = [tile for tile in board if tile is not None]
        assert arrange(rank(tiles), tiles, self.odd(cells[-1])) == tiles, "no solvable board became another"
        return blocks[cells[-1]][rank(tiles)]


def check_block(puzzle, gap, blocks, in_slides):
    """Compares every position with this gap with its neighbours. Returns how many have none that is closer."""
    here, closer = int.from_bytes(blocks[gap], "big"), 0
    even = int.from_bytes(bytes([64]) * puzzle.size, "big")
    marks = bytes(code == 65 for code in range(256))
    for line in puzzle.lines(gap):
        for count in range(1, len(line) + 1 if in_slides else min(len(line), 1) + 1):
            entries = puzzle.after_moves(gap, line[:count], blocks)
            for number in range(gap, puzzle.size, puzzle.size // 50):
                if entries[number] != puzzle.after_plain_moves(number, gap, line[:count], blocks):
                    seal.refuse("two ways to move disagree")
            differences = (here + even - int.from_bytes(entries, "big")).to_bytes(puzzle.size, "big")
            if differences.translate(None, b"\x3f\x40\x41"):
                seal.refuse(f"with the gap in cell {gap}, neighbours differ by more than a move")
            closer |= int.from_bytes(differences.translate(marks), "big")
    return closer.to_bytes(puzzle.size, "big").count(0)


def check(lines):
    head, table = dict(line.split() for line in lines[:3]), lines[3].encode()
    puzzle = Puzzle(*map(int, head["variant"].split(":")[0].split("x")))
    if len(table) != int(head["positions"]) or len(table) != (puzzle.tiles + 1) * puzzle.size:
        seal.refuse("the table has the wrong length")
    counts = collections.Counter(table)
    if table[-puzzle.size] != ord("0") or counts[ord("0")] != 1 or not ord("0") == min(counts) <= max(counts) < ord("0") + 64:
        seal.refuse("the goal must have distance 0, alone")
    blocks = [memoryview(table)[start:start + puzzle.size] for start in range(0, len(table), puzzle.size)]
    ends = [check_block(puzzle, gap, blocks, head["metric"] == "slides") for gap in range(puzzle.tiles + 1)]
    if ends != [0] * puzzle.tiles + [1]:
        seal.refuse(f"positions without a closer neighbour: {sum(ends) - 1}")
    print(f"{head['variant']} in {head['metric']}: {len(table)} positions, at most {max(counts) - ord('0')} moves, {counts[max(counts)]} of them")


check(seal.read("sliding"))
