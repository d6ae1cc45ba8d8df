#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that a FreeCell deal is impossible: impossible_deal.py CERTIFICATE

The certificate is a set of positions. The deal is impossible if
  1. the set contains the start,
  2. from each position, every move leads to a position in the set, and
  3. no position is won,
because then no sequence of moves leaves the set or wins.

Two things keep the set small. Columns and cells have no order. And a card that
is *safe* goes home at once: an ace or a two, or a card on which no card in play
could still be put, because both cards of the other colour one rank lower are
home. Sending it home never spoils a solution: nothing that could lie on it is
left, so a solution without it is a solution still (Horne's rule)."""
import seal

RANKS, SUITS = "A23456789TJQK", "CDHS"
DECK = [rank + suit for rank in RANKS for suit in SUITS]
RANK = {card: RANKS.index(card[0]) + 1 for card in DECK}
SUIT = {card: SUITS.index(card[1]) for card in DECK}
OTHERS = {0: (1, 2), 1: (0, 3), 2: (0, 3), 3: (1, 2)}  # suits of the other colour
PARENTS = {card: {other for other in DECK if RANK[other] == RANK[card] + 1 and SUIT[other] in OTHERS[SUIT[card]]} for card in DECK}


def microsoft_deal(number):
    """The columns of a deal: rows from left to right, cards drawn from the end
    of a shrinking deck by a linear congruential generator (Jim Horne)."""
    state, deck, columns = number, DECK[:], [[] for _ in range(8)]
    large = number >= 1 << 31  # how later programs extended the numbers
    for place in range(52):
        state = (state * 214013 + 2531011) & (0x1FFFFFFFF if large else 0x7FFFFFFF)
        draw = state >> 16 & (0xFFFF if large else 0x7FFF)
        nth = draw % len(deck)
        deck[nth], deck[-1] = deck[-1], deck[nth]
        columns[place % 8].append(deck.pop())
    return columns


def settle(columns, cells):
    """Sends safe cards home; returns the position without an order."""
    columns, cells = [list(column) for column in columns], set(cells)
    left = set(cells).union(*columns)
    home = [max((RANK[c] for c in DECK if SUIT[c] == suit and c not in left), default=0) for suit in range(4)]
    again = True
    while again:
        again = False
        for pile in columns + [[card] for card in cells]:
            card = pile[-1] if pile else None
            if card and home[SUIT[card]] + 1 == RANK[card] and (
                    RANK[card] <= 2 or all(home[suit] >= RANK[card] - 1 for suit in OTHERS[SUIT[card]])):
                home[SUIT[card]] += 1
                if card in cells:
                    cells.discard(card)
                else:
                    pile.pop()
                again = True
                break
    return tuple(sorted(tuple(column) for column in columns if column)), frozenset(cells), tuple(home)


def moves(columns, cells, home, most_cells):
    """Every move of a single card, as columns and cells."""
    columns = list(columns)
    for nth, column in enumerate(columns):
        rest = columns[:nth] + [column[:-1]] + columns[nth + 1:]
        card = column[-1]
        if len(cells) < most_cells:
            yield rest, cells | {card}
        yield from moves_of(card, rest, cells, home, nth, len(columns))
    for card in cells:
        yield from moves_of(card, columns, cells - {card}, home, None, len(columns))


def moves_of(card, columns, cells, home, source, count):
    """The moves of a card that was taken away, other than to a cell."""
    if home[SUIT[card]] + 1 == RANK[card]:
        yield columns, cells
    if count < 8:
        yield columns + [(card,)], cells
    for nth, column in enumerate(columns):
        if nth != source and column and column[-1] in PARENTS[card]:
            yield columns[:nth] + [column + (card,)] + columns[nth + 1:], cells


def position_of(line):
    """Reads eight columns and the cells, as in "AH3D/.../4C"."""
    cards = [[text[i:i + 2] for i in range(0, len(text), 2)] for text in line.split("/")]
    every = [card for pile in cards for card in pile]
    if len(cards) != 9 or len(set(every)) != len(every) or not set(every) <= set(DECK):
        seal.refuse(f"not a position: {line}")
    return settle(cards[:8], cards[8])


def check(lines):
    head = dict(line.split() for line in lines[:3])
    most_cells, states = int(head["cells"]), {position_of(line) for line in lines[3:]}
    if len(states) != int(head["states"]):
        seal.refuse("the number of positions is wrong")
    if settle(microsoft_deal(int(head["deal"])), ()) not in states:
        seal.refuse("the start is missing")
    for columns, cells, home in states:
        if home == (13, 13, 13, 13):
            seal.refuse("a position is won")
        for after in moves(columns, cells, home, most_cells):
            if settle(*after) not in states:
                seal.refuse(f"a move leads out of the set, to {after}")
    print(f"FreeCell deal {head['deal']} with {most_cells} cells is impossible: {len(states)} positions")


check(seal.read("freecell"))
