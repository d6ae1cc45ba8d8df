#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the package for Python beside bench/step: moves per second in
thousands of positions, random choice and legal masks included, a single move,
and the import. Install the package in the Python that runs this, with NumPy.

    python_step.py STEP [BOARDS [ROUNDS]]

STEP is the program of bench/step.c. Masks and steps are those of the moves that
it plays; `moves` have Batch.sample's choice. C and Python take turns, since
other programs slow both down. Times are of the processor: a rate is the best of
all turns, and what it is of C's the median of the turns."""

import os
import statistics
import subprocess
import sys
import time

import numpy
import quadrille

ROWS = [("sliding", "3x3", 10), ("sliding", "4x4", 10), ("freecell", "", 2), ("kulki", "", 1), ("mahjong", "", 1)]
TRIES = 3
TURNS = 7


def best(measure):
    return min(measure() for _ in range(TRIES))


def rates_in_c(program, name, variant, boards, rounds):
    """What the program prints for a row: moves, masks and steps per second."""
    words = [program, str(boards), str(rounds), name]
    for line in subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines():
        if line[:13].split() == [name, variant][: 1 + bool(variant)]:
            numbers = [float(word) for word in line[13:].split()[:5]]
            return numbers[0], numbers[3], numbers[4]
    raise SystemExit(f"{program} has no row for {name} {variant}")


def chosen_in_c(masks, width, random):
    """The actions that the program chooses, each the first legal one from a
    random place on, and the boards that have none."""
    actions, stuck = [], []
    for first in range(0, len(masks), width):
        random ^= random << 13 & (1 << 64) - 1
        random ^= random >> 7
        random ^= random << 17 & (1 << 64) - 1
        at = first + ((random >> 32) * width >> 32)
        found = masks.find(1, at, first + width)
        if found < 0:
            found = masks.find(1, first, at)
        if found < 0:
            stuck.append(len(actions))
        actions.append(max(0, found - first))
    return numpy.array(actions, numpy.uint32), stuck, random


class Table:
    """Boards on which the moves of the program are played. They are found
    beforehand, so that only what is measured uses the processor's caches."""

    def __init__(self, name, variant, boards, rounds):
        deal = quadrille.Game(name).deal
        self.batch = quadrille.Batch([deal(seed, variant) for seed in range(1, boards + 1)])
        self.positions, self.starts = numpy.asarray(self.batch.positions), numpy.array(self.batch.positions)
        self.statuses = numpy.asarray(self.batch.statuses)
        self.rounds = []
        random = 88172645463325252
        for _ in range(rounds):
            masks = bytes(self.batch.legal_mask())
            actions, stuck, random = chosen_in_c(masks, self.batch.action_count, random)
            self.rounds.append((actions, stuck))
            self.restart(stuck)
            self.batch.step(actions)
            self.restart(self.statuses.nonzero()[0])

    def restart(self, boards):
        if len(boards):
            self.positions[boards] = self.starts[boards]

    def rates(self):
        """As the program prints them: moves, masks and steps per second."""
        batch, clock = self.batch, time.process_time
        self.positions[:] = self.starts
        begin, played = clock(), 0
        for _ in self.rounds:
            played += batch.step(batch.sample())
            self.restart(self.statuses.nonzero()[0])
        moves = played / (clock() - begin)
        self.positions[:] = self.starts
        masking = stepping = 0
        chosen = numpy.zeros(len(batch), numpy.uint32)
        for actions, stuck in self.rounds:
            begin = clock()
            batch.legal_mask()
            masking += clock() - begin
            self.restart(stuck)
            chosen[:] = actions
            begin = clock()
            batch.step(chosen)
            stepping += clock() - begin
            self.restart(self.statuses.nonzero()[0])
        total = len(batch) * len(self.rounds)
        return moves, total / masking, total / stepping


def compare(program, name, variant, boards, rounds, weight):
    """The best rates, and the medians of how they compare with C's."""
    table, turns = Table(name, variant, boards, rounds * weight), []
    for _ in range(TURNS):
        in_c = rates_in_c(program, name, variant, boards, rounds)
        turns.append([(rate, rate / c) for rate, c in zip(table.rates(), in_c)])
    return [(max(rate for rate, _ in column), statistics.median(part for _, part in column)) for column in zip(*turns)]


def play_once(name, variant, count=20000):
    position = quadrille.Game(name).deal(1, variant)
    moves = position.moves()
    moves = (moves * (count // len(moves) + 1))[:count]

    def seconds():
        begin = time.process_time()
        for move in moves:
            position.play(move)
        return (time.process_time() - begin) / count

    return best(seconds)


def start(code):
    def used():
        times = os.times()
        return times.children_user + times.children_system

    begin = used()
    for _ in range(10):
        subprocess.run([sys.executable, "-c", code], check=True)
    return (used() - begin) / 10


def main(program, boards="4096", rounds="20"):
    print("per second, and as a part of what C does      moves               masks               steps    one move")
    for name, variant, weight in ROWS:
        rates = compare(program, name, variant, int(boards), int(rounds), weight)
        columns = [f"{rate:13.0f} {part:5.2f}" for rate, part in rates]
        print(f"{name:9} {variant:20}", *columns, f"{play_once(name, variant) * 1e9:7.0f} ns", flush=True)
    took = best(lambda: start("import quadrille")) - best(lambda: start("pass"))
    print(f"import {took * 1e3:.1f} ms")


if __name__ == "__main__":
    main(*sys.argv[1:])
