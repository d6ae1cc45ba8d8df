#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that a Mahjong board can't be won: unwinnable_board.py CERTIFICATE [SOLVER]

A solution pairs every tile with a matching one and removes the pairs in some
order. The certificate lists sets of tiles. Suppose that such a set is gone. In
any solution, consider the first pair that isn't entirely in the set: when it is
removed, nothing but tiles of the set is gone, so both of its tiles are in the
set, or free once the set is gone (what is free stays free). Hence *one of these
pairs* is in every solution. This holds for any set whatever, so nothing in the
certificate has to be believed.

Whether the board is that of the deal, the variant and the layout that the
certificate names is not checked, so what is proven is about "this board", with
a digest of its tiles.

These clauses, and those that say that each tile has exactly one partner, go to
a SAT solver. If it finds them unsatisfiable, there is no solution."""
import collections
import hashlib
import itertools
import subprocess
import sys

import seal

FLOWERS, SEASONS = ("FP", "FO", "FC", "FB"), ("SP", "SU", "AU", "WI")
FACES = {rank + suit for rank in "123456789" for suit in "bcd"} | {
    "WE", "WS", "WW", "WN", "DR", "DG", "DW", "FL", "SE", *FLOWERS, *SEASONS}


def group(face):
    """Flowers match each other, and so do seasons."""
    return "FL" if face in FLOWERS else "SE" if face in SEASONS else face


def blockers(places):
    """For each tile, the tiles above it, on its left and on its right.
    Coordinates count half tiles; a tile is two wide and two high."""
    found = []
    for z, y, x in places:
        near = [(nth, other) for nth, other in enumerate(places) if abs(other[1] - y) < 2]
        found.append((
            {nth for nth, other in near if other[0] > z and abs(other[2] - x) < 2},
            {nth for nth, other in near if other[0] == z and other[2] == x - 2},
            {nth for nth, other in near if other[0] == z and other[2] == x + 2}))
    return found


def is_free(tile, blocked, gone):
    above, left, right = blocked[tile]
    return above <= gone and (left <= gone or right <= gone)


def board(lines):
    """The places and the groups of the tiles, which have to be a board."""
    tiles = [line.split()[1:] for line in lines if line.startswith("tile ")]
    places = [tuple(map(int, tile[:3])) for tile in tiles]
    for (z, y, x), other in itertools.combinations(places, 2):
        if z == other[0] and abs(y - other[1]) < 2 and abs(x - other[2]) < 2:
            seal.refuse(f"tiles overlap: {z} {y} {x} and {other[0]} {other[1]} {other[2]}")
    for *_, face in tiles:
        if face not in FACES:
            seal.refuse(f"no such face: {face}")
    for name, count in collections.Counter(group(tile[3]) for tile in tiles).items():
        if count % 2 or count > 4:
            seal.refuse(f"a board can't have {count} tiles of the kind {name}")
    if not tiles:
        seal.refuse("there are no tiles")
    return places, [group(tile[3]) for tile in tiles]


def digest(lines):
    """The same for the same tiles, in whatever order."""
    return hashlib.sha256("".join(sorted(line + "\n" for line in lines if line.startswith("tile "))).encode()).hexdigest()[:16]


def formula(lines):
    """The clauses, as lists of numbers of pairs."""
    places, groups = board(lines)
    blocked = blockers(places)
    pairs = [(a, b) for a, b in itertools.combinations(range(len(places)), 2) if groups[a] == groups[b]]
    number = {pair: nth for nth, pair in enumerate(pairs, 1)}
    clauses = []
    for tile in range(len(places)):
        partners = [number[pair] for pair in pairs if tile in pair]
        clauses.append(partners)
        clauses += [[-one, -other] for one, other in itertools.combinations(partners, 2)]
    for line in lines:
        if line.startswith("cut"):
            gone = set(map(int, line.split()[1:]))
            if not gone <= set(range(len(places))):
                seal.refuse(f"no such tile: {line}")
            there = {tile for tile in range(len(places)) if tile in gone or is_free(tile, blocked, gone)}
            if gone != set(range(len(places))):
                clauses.append([number[a, b] for a, b in pairs if {a, b} <= there and not {a, b} <= gone])
    return len(pairs), clauses


def is_unsatisfiable(variables, clauses, solver):
    text = f"p cnf {variables} {len(clauses)}\n" + "".join(" ".join(map(str, clause)) + " 0\n" for clause in clauses)
    return subprocess.run([solver, "-q"] if solver == "cadical" else [solver], input=text, text=True,
                          stdout=subprocess.DEVNULL, check=False).returncode == 20


def check(lines):
    count, clauses = formula(lines)
    solver = sys.argv[2] if len(sys.argv) > 2 else "cadical"
    if not is_unsatisfiable(count, clauses, solver):
        seal.refuse(f"{solver} doesn't find the clauses unsatisfiable")
    head = dict(line.split(" ", 1) for line in lines[:3])
    tiles = sum(line.startswith("tile ") for line in lines)
    print(f"This board of {tiles} tiles with the digest {digest(lines)} can't be won: {len(clauses)} clauses, says {solver}")
    print(f"Unchecked: it is said to be deal {head['deal']} of {head['variant']}, layout {head['layout']}")


check(seal.read("mahjong"))
