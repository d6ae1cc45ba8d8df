# SPDX-License-Identifier: MIT
"""Translates moves of Mahjong to keys of the MC-10: point.py < MOVES

A move is two cells, as in "m9 o9", and a line of the result is the keys for it.
The pointer moves as the program says it does, and the shortest way is taken, so
a game that is played like this shows that the pointer reaches every tile it
needs. "undo" takes a move back, and "shuffle" is a key of its own."""
import sys

ROWS = [(0, 0, 2, 12), (0, 2, 6, 8), (0, 4, 4, 10), (0, 6, 2, 12), (0, 7, 0, 1), (0, 7, 26, 2), (0, 8, 2, 12),
        (0, 10, 4, 10), (0, 12, 6, 8), (0, 14, 2, 12), (1, 2, 8, 6), (1, 4, 8, 6), (1, 6, 8, 6), (1, 8, 8, 6),
        (1, 10, 8, 6), (1, 12, 8, 6), (2, 4, 10, 4), (2, 6, 10, 4), (2, 8, 10, 4), (2, 10, 10, 4), (3, 6, 12, 2),
        (3, 8, 12, 2), (4, 7, 13, 1)]
PLACES = [(z, y, x + 2 * i) for z, y, x, count in ROWS for i in range(count)]
KEYS = {'W': (-1, 0), 'Z': (1, 0), 'A': (0, -1), 'S': (0, 1)}


class Pile:
    def __init__(self):
        self.present = set(range(len(PLACES)))
        self.pointer = len(PLACES) - 1

    def uncovered(self):
        def covers(upper, lower):
            return upper[0] > lower[0] and abs(upper[1] - lower[1]) < 2 and abs(upper[2] - lower[2]) < 2
        return [i for i in sorted(self.present)
                if not any(covers(PLACES[j], PLACES[i]) for j in self.present)]

    def nearest(self, start, tiles, key=None):
        """The tile that a key leads to, or the nearest one."""
        best, least = None, 255
        for i in tiles:
            if i == start:
                continue
            dy, dx = PLACES[i][1] - PLACES[start][1], PLACES[i][2] - PLACES[start][2]
            along, across = abs(dy), abs(dx)
            if key:
                down, right = KEYS[key]
                along = dy * down + dx * right
                across = abs(dx) if down else abs(dy)
                if along <= 0:
                    continue
            if along + 2 * across < least:
                best, least = i, along + 2 * across
        return start if best is None else best

    def way(self, target):
        tiles = self.uncovered()
        ways = {self.pointer: ''}
        queue = [self.pointer]
        while queue:
            at = queue.pop(0)
            if at == target:
                self.pointer = target
                return ways[at]
            for key in KEYS:
                to = self.nearest(at, tiles, key)
                if to not in ways:
                    ways[to] = ways[at] + key
                    queue.append(to)
        sys.exit('the pointer cannot reach %s' % (PLACES[target],))

    def tile_at(self, cell):
        x, y = ord(cell[0]) - ord('a'), int(cell.lstrip('abcdefghijklmnopqrstuvwxyz')) - 1
        if cell[1].isalpha():
            x = 26 * (x + 1) + ord(cell[1]) - ord('a')
        return max(i for i in self.present if PLACES[i][1:] == (y, x))

    def remove(self, *tiles):
        self.present -= set(tiles)
        self.pointer = self.nearest(self.pointer, self.uncovered())


def keys_of(lines):
    pile = Pile()
    gone = []
    for line in lines:
        if line == 'shuffle':
            yield 'X'
        elif line == 'undo':
            pile.present |= gone.pop()
            yield 'U'
        else:
            first, second = map(pile.tile_at, line.split())
            keys = pile.way(first) + ' ' + pile.way(second) + ' '
            pile.remove(first, second)
            gone.append({first, second})
            yield keys


if __name__ == '__main__':
    for keys in keys_of(sys.stdin.read().splitlines()):
        print(keys)
