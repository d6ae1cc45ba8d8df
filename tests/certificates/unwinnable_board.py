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

These clauses, and those that say that each tile has exactly one partner, go to
a SAT solver. If it finds them unsatisfiable, there is no solution."""
import itertools
import subprocess
import sys

import seal

FLOWERS, SEASONS = ("FP", "FO", "FC", "FB"), ("SP", "SU", "AU", "WI")


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


def formula(lines):
    """The clauses, as lists of numbers of pairs."""
    tiles = [line.split()[1:] for line in lines if line.startswith("tile ")]
    places = [tuple(map(int, tile[:3])) for tile in tiles]
    groups = [group(tile[3]) for tile in tiles]
    blocked = blockers(places)
    pairs = [(a, b) for a, b in itertools.combinations(range(len(tiles)), 2) if groups[a] == groups[b]]
    number = {pair: nth for nth, pair in enumerate(pairs, 1)}
    clauses = []
    for tile in range(len(tiles)):
        partners = [number[pair] for pair in pairs if tile in pair]
        clauses.append(partners)
        clauses += [[-one, -other] for one, other in itertools.combinations(partners, 2)]
    for line in lines:
        if line.startswith("cut"):
            gone = set(map(int, line.split()[1:]))
            if not gone <= set(range(len(tiles))):
                seal.refuse(f"no such tile: {line}")
            there = {tile for tile in range(len(tiles)) if tile in gone or is_free(tile, blocked, gone)}
            if gone != set(range(len(tiles))):
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
    print(f"Mahjong {lines[0]} can't be won: {len(clauses)} clauses, says {solver}")


check(seal.read("mahjong"))
