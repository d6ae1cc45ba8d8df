# SPDX-License-Identifier: MIT
"""Value iteration for the 3x3 sliding puzzle: the value of a board is minus the
number of moves to the goal. A batch of all 181,440 boards shows where each
action leads; then NumPy alone improves all values until nothing changes.
Prints how many moves the learned policy needs, and how many are optimal.

    learn_sliding.py [DEALS]"""

import itertools
import sys

import numpy as np
import quadrille

SIDE, CELLS = 3, 9
POWERS = 9 ** np.arange(CELLS, dtype=np.int64)
game = quadrille.Game("sliding")


def all_positions():
    for order in itertools.permutations(range(CELLS)):
        try:
            yield game.read(" ".join(map(str, order)), variant="3x3")
        except quadrille.Unreadable:
            pass  # half of the boards can't be solved


def keys_of(observations):
    return np.asarray(observations) @ POWERS


def explore(positions):
    """The boards' keys in order; and for each the board that each action leads to, itself if it isn't legal. Only
    actions that move a single tile count."""
    batch = quadrille.Batch(positions)
    seen = np.array(batch.observe())
    order = np.argsort(keys_of(seen))
    keys, seen = keys_of(seen)[order], seen[order]
    batch = quadrille.Batch([positions[at] for at in order.tolist()])
    start, raw = np.array(batch.positions), np.asarray(batch.positions)
    gap = seen.argmin(axis=1)
    after = np.empty((len(keys), CELLS), np.int64)
    for action in range(CELLS):
        single = abs(gap // SIDE - action // SIDE) + abs(gap % SIDE - action % SIDE) == 1
        raw[:] = start
        batch.step(np.where(single, action, -1))
        after[:, action] = np.searchsorted(keys, keys_of(batch.observe()))
    return keys, after


def iterate(keys, after):
    """All values start from nothing known; each sweep looks one move ahead."""
    goal = np.searchsorted(keys, keys_of([[*range(1, CELLS), 0]])[0])
    values = np.full(len(keys), -1000, np.int32)
    values[goal] = 0
    for sweep in itertools.count(1):
        better = np.maximum(values, values[after].max(axis=1) - 1)
        if (better == values).all():
            return values, sweep
        values = better


def main(deals="200"):
    keys, after = explore(list(all_positions()))
    values, sweeps = iterate(keys, after)
    learned = optimal = 0
    for seed in range(1, int(deals) + 1):
        position = game.deal(seed, "3x3")
        optimal += position.solve("optimal").least
        while position.status is quadrille.Status.GOING:
            at = np.searchsorted(keys, keys_of(np.frombuffer(position.observe(), np.uint8)))
            position = position.play(position.move_of(int(values[after[at]].argmax())))
            learned += 1
    print(f"{len(keys)} boards, {sweeps} sweeps; {deals} deals: {learned} moves, optimal {optimal}")


if __name__ == "__main__":
    main(*sys.argv[1:])
