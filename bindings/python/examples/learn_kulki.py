# SPDX-License-Identifier: MIT
"""Learns to play Kulki. A board is worth the sum of weights, one for each way in
which five cells in a row can be filled, whatever the colours. Evolution finds
them: weights that play better on the same deals replace the old ones. Prints
the mean points of the rules of thumb and of the learner, on other deals.

    learn_kulki.py [ROUNDS [GAMES]]"""

import sys

import numpy as np
import quadrille

SIDE, CELLS, COLOURS, FIVE, CANDIDATES, TRAINING = 9, 81, 7, 72, 12, 100000
ROWS = np.array([[y * SIDE + x + i * (dy * SIDE + dx) for i in range(5)] for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))
                 for y in range(SIDE - 4 * dy) for x in range(4 * (dx < 0), SIDE - 4 * (dx > 0))])
IN_ROW = np.zeros((CELLS, len(ROWS)), np.float32)
IN_ROW[ROWS.ravel(), np.arange(len(ROWS)).repeat(5)] = 1
BASE = np.array([0, 1, 6, 18, 36, FIVE, 0], np.int16)  # a row's kind is the sum of these over the colours' balls
deal = quadrille.Game("kulki").deal


def count_colours(boards):
    """How many balls of each colour each row has: (..., rows, colours)."""
    balls = (boards[..., None, :] == np.arange(1, COLOURS + 1, dtype=np.uint8)[:, None]).astype(np.float32)
    return np.swapaxes((balls.reshape(-1, CELLS) @ IN_ROW).reshape(*balls.shape[:-1], -1), -1, -2).astype(np.int8)


def choose(boards, masks, weights):
    """The best moves: all are rated by what a ball leaves and by what it enters, and the best of these exactly."""
    counts, each = count_colours(boards), np.arange(len(boards))[:, None]
    own = BASE[counts]
    kinds = own.sum(-1, dtype=np.int16)[..., None]
    enter = IN_ROW @ (weights[np.minimum(kinds - own + BASE[counts + 1], FIVE)] - weights[kinds])
    leave = IN_ROW @ (weights[kinds - own + BASE[np.maximum(counts - 1, 0)]] - weights[kinds])
    colours = np.maximum(boards, 1).astype(int) - 1
    rating = enter[each, :, colours] + leave[each, np.arange(CELLS), colours][..., None]
    rating = np.where(masks, rating.reshape(len(boards), -1), -np.inf)
    moves = np.argpartition(rating, -CANDIDATES, 1)[:, -CANDIDATES:]
    after, nth = np.repeat(boards[:, None], CANDIDATES, 1), np.arange(CANDIDATES)
    after[each, nth, moves % CELLS] = boards[each, moves // CELLS]
    after[each, nth, moves // CELLS] = 0
    worth = weights[BASE[count_colours(after)].sum(-1, dtype=np.int16)].sum(-1)
    worth[~np.take_along_axis(masks, moves, 1)] = -np.inf
    return moves[each[:, 0], worth.argmax(1)]


def play(seeds, weights):
    """The points of games that are played at once."""
    going, points = np.arange(len(seeds)), np.zeros(len(seeds))
    batch = quadrille.Batch([deal(int(seed)) for seed in seeds])
    while going.size:
        masks = np.asarray(batch.legal_mask())[:, :-1].astype(bool)
        batch.step(choose(np.asarray(batch.observe())[:, :CELLS], masks, weights))
        points[going] = batch.scores
        still = np.flatnonzero(np.asarray(batch.statuses) == quadrille.Status.GOING)
        if 0 < still.size < going.size:
            batch = quadrille.Batch([batch[at] for at in still.tolist()])
        going = going[still]
    return points


def main(rounds=16, games=96):
    weights, random = np.zeros(FIVE + 1, np.float32), np.random.default_rng(1)
    weights[BASE[:5]] = 0, 1, 4, 12, 36  # the rules of thumb: rows of one colour
    weights[FIVE] = 1000
    deals, thumb = np.arange(1, games + 1), weights.copy()
    best = play(deals + TRAINING, weights).mean()
    for _ in range(rounds):
        changed = weights * np.exp(random.normal(0, 0.6, FIVE + 1))
        changed = changed.astype(np.float32)
        changed[FIVE] = 1000
        points = play(deals + TRAINING, changed).mean()
        if points > best:
            weights, best = changed, points
    print(f"rules of thumb {play(deals, thumb).mean():.1f}, learned {play(deals, weights).mean():.1f} points")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
