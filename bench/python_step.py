#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the package for Python beside bench/step: moves per second in
thousands of positions, random choice and legal masks included, a single move,
and the import. Install the package in the Python that runs this, with NumPy.

    python_step.py STEP [BOARDS [ROUNDS]]

STEP is the program of bench/step.c. Times are of the processor; each is the
best of three."""

import os
import subprocess
import sys
import time

import numpy
import quadrille

ROWS = [("sliding", "3x3", 10), ("sliding", "4x4", 10), ("freecell", "", 1), ("kulki", "", 1), ("mahjong", "", 1)]
TRIES = 3


def best(measure):
    return min(measure() for _ in range(TRIES))


def rates_in_c(program, boards, rounds):
    """What the program prints for each row: moves, masks and steps per second."""
    rates = {}
    for _ in range(TRIES):
        printed = subprocess.run([program, str(boards), str(rounds)], check=True, capture_output=True, text=True).stdout
        for line in printed.splitlines():
            words = line.split()
            numbers = [float(word) for word in words if word.replace(".", "").isdigit()]
            if words[0] != "per":
                row = words[0], words[1] if words[1].count("x") else ""
                found = numbers[0], numbers[3], numbers[4]
                rates[row] = tuple(map(max, found, rates.get(row, found)))
    return rates


def play_together(name, variant, boards, rounds):
    """As the program does: finished games begin again. Returns moves, masks and
    steps per second."""
    deal = quadrille.Game(name).deal
    batch = quadrille.Batch([deal(seed, variant) for seed in range(1, boards + 1)])
    positions, starts = numpy.asarray(batch.positions), numpy.array(batch.positions)
    statuses = numpy.asarray(batch.statuses)
    clock = time.process_time

    def restart():
        if statuses.any():
            ended = statuses.nonzero()[0]
            positions[ended] = starts[ended]

    def once():
        positions[:] = starts
        batch.step(batch.sample())
        begin, played = clock(), 0
        for _ in range(rounds):
            played += batch.step(batch.sample())
            restart()
        moves = played / (clock() - begin)
        masking = stepping = 0
        for _ in range(rounds):
            begin = clock()
            batch.legal_mask()
            masking += clock() - begin
            actions = batch.sample()
            begin = clock()
            batch.step(actions)
            stepping += clock() - begin
            restart()
        return moves, boards * rounds / masking, boards * rounds / stepping

    return tuple(map(max, *(once() for _ in range(TRIES))))


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
    in_c = rates_in_c(program, int(boards), int(rounds))
    print("per second, and as a part of what C does      moves               masks               steps    one move")
    for name, variant, weight in ROWS:
        rates = play_together(name, variant, int(boards), int(rounds) * weight)
        columns = [f"{rate:13.0f} {rate / c:5.2f}" for rate, c in zip(rates, in_c[name, variant])]
        print(f"{name:9} {variant:20}", *columns, f"{play_once(name, variant) * 1e9:7.0f} ns")
    took = best(lambda: start("import quadrille")) - best(lambda: start("pass"))
    print(f"import {took * 1e3:.1f} ms")


if __name__ == "__main__":
    main(*sys.argv[1:])
