# SPDX-License-Identifier: MIT
"""Learns to play Kulki. A board is worth a weighted sum of how many rows of five
cells hold one to four balls of a colour, alone or with one other ball, and how
many squares of four cells are filled in which way, which tells how connected
the empty cells are. The cross-entropy method finds the weights: each generation
of players is drawn around the best quarter of the one before, and all play the
same deals. Prints each generation's mean points, and in the end those of the
library's rules of thumb and of the learned weights on other deals.

    learn_kulki.py [GENERATIONS [PLAYERS [DEALS [GAMES]]]]"""

import sys

import numpy as np
import quadrille

SIDE, CELLS, COLOURS, CANDIDATES, LINE, KINDS = 9, 81, 7, 8, 72, 110
ROWS = np.array([[y * SIDE + x + i * (dy * SIDE + dx) for i in range(5)] for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))
                 for y in range(SIDE - 4 * dy) for x in range(4 * (dx < 0), SIDE - 4 * (dx > 0))])
IN_ROW = np.zeros((CELLS, len(ROWS)), np.float32)
IN_ROW[ROWS.ravel(), np.arange(len(ROWS)).repeat(5)] = 1
SQUARES = np.add.outer([y * SIDE + x for y in range(SIDE - 1) for x in range(SIDE - 1)], [0, 1, SIDE, SIDE + 1])
FILLED = np.array([0, 0, 0, 1, 0, 1, 2, 3, 0, 2, 1, 3, 1, 3, 3, 4])  # two side by side, two across, three, four
BASE = np.array([0, 1, 6, 18, 36, LINE, 0], np.int16)  # a row's kind is the sum of these over the colours' balls
LEARNED = np.array([1, 6, 18, 36, 2, 7, 19, 37])  # kinds with a weight of their own, before those of squares
START = np.array([1, 4, 12, 36, 0, 0, 0, 0, 0, 0, 0, 0])  # the rules of thumb: rows of one colour
SPREAD = np.array([1, 2, 5, 12, 0.5, 1, 2, 4, 0.7, 0.7, 0.7, 0.7])
deal = quadrille.Game("kulki").deal


def count_colours(boards):
    """How many balls of each colour each row has: (boards, colours, rows)."""
    balls = (boards[:, None] == np.arange(1, COLOURS + 1, dtype=np.uint8)[:, None]).astype(np.float32)
    return (balls.reshape(-1, CELLS) @ IN_ROW).reshape(len(boards), COLOURS, -1).astype(np.int16)


def choose(boards, masks, weights):
    """A move for each board by its own weights: all moves are rated by what a ball leaves and what it enters, and the
    best of them by the board they lead to."""
    each, candidate = np.arange(len(boards))[:, None], np.arange(CANDIDATES)
    worth = np.zeros((len(boards), KINDS), np.float32)
    worth[:, LEARNED], worth[:, LINE] = weights[:, : len(LEARNED)], 1000
    squares = np.pad(weights[:, len(LEARNED) :], ((0, 0), (1, 0)))
    balls, table = count_colours(boards), each[..., None] * KINDS
    kinds = BASE[balls].sum(1)[:, None] + table
    now, others = worth.ravel()[kinds], kinds - BASE[balls]
    enter = (worth.ravel()[others + BASE[balls + 1]] - now) @ IN_ROW.T
    leave = (worth.ravel()[others + BASE[np.maximum(balls - 1, 0)]] - now) @ IN_ROW.T
    colours = np.maximum(boards, 1).astype(int) - 1
    rating = enter[each, colours] + leave[each, colours, np.arange(CELLS)][..., None]
    rating = np.where(masks, rating.reshape(len(boards), -1), np.float32(-np.inf))
    moves = np.empty((len(boards), CANDIDATES), int)
    for nth in range(CANDIDATES):
        moves[:, nth] = rating.argmax(1)
        rating[each[:, 0], moves[:, nth]] = -np.inf
    after = np.repeat(boards[:, None], CANDIDATES, 1)
    after[each, candidate, moves % CELLS] = boards[each, moves // CELLS]
    after[each, candidate, moves // CELLS] = 0
    kinds = BASE[count_colours(after.reshape(-1, CELLS))].sum(1).reshape(len(boards), CANDIDATES, -1)
    filled = FILLED[(after[..., SQUARES] > 0) @ np.array([1, 2, 4, 8])]
    value = worth.ravel()[kinds + table].sum(-1) + squares[each[..., None], filled].sum(-1)
    return moves[each[:, 0], np.where(np.take_along_axis(masks, moves, 1), value, -np.inf).argmax(1)]


def play(seeds, weights):
    """The points of games that are played at once, each by its own weights."""
    batch, going, points = quadrille.Batch([deal(seed) for seed in seeds]), np.arange(len(seeds)), np.zeros(len(seeds))
    while going.size:
        masks = np.asarray(batch.legal_mask())[:, :-1].astype(bool)
        batch.step(choose(np.asarray(batch.observe())[:, :CELLS], masks, weights[going]))
        points[going] = batch.scores
        still = np.flatnonzero(np.asarray(batch.statuses) == quadrille.Status.GOING)
        batch = quadrille.Batch([batch[at] for at in still.tolist()]) if 0 < still.size < going.size else batch
        going = going[still]
    return points


def play_by_thumb(position):
    while position.status is quadrille.Status.GOING:
        position = position.play(max(position.moves(), key=position.worth))
    return position.score


def main(generations=8, players=40, deals=12, games=400, first_deal=100000):
    random, mean, spread, seeds = np.random.default_rng(1), START, SPREAD, range(1, games + 1)
    for nth in range(generations):
        drawn = random.normal(mean, spread, (players, len(mean)))
        points = play([first_deal + nth * deals + i for i in range(deals)] * players, drawn.repeat(deals, 0))
        print(f"generation {nth + 1}: {points.mean():.1f} points")
        best = drawn[np.argsort(points.reshape(players, deals).mean(1))[-(players // 4) :]]
        mean, spread = best.mean(0), best.std(0) + SPREAD * 0.1 * (1 - nth / generations)
    thumb = np.array([play_by_thumb(deal(seed)) for seed in seeds])
    for name, points in ("rules of thumb", thumb), ("learned", play(seeds, np.tile(mean, (games, 1)))):
        print(f"{name}: {points.mean():.1f} points, standard error {points.std() / games**0.5:.1f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
