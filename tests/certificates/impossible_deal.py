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
left, so a solution without it is a solution still (Horne's rule).

In the variant "full" the rules send every card home that can go, after each
move; the start is left as it is dealt. There, moving a run at once differs from
moving its cards one by one, because none goes home on the way, so runs are
moves of their own."""
import re

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


def position(columns, cells):
    """The position without an order, and how far home each suit is."""
    left = set(cells).union(*columns)
    home = tuple(max((RANK[c] for c in DECK if SUIT[c] == suit and c not in left), default=0) for suit in range(4))
    return tuple(sorted(tuple(column) for column in columns if column)), frozenset(cells), home


def is_safe(card, home):
    return RANK[card] <= 2 or all(home[suit] >= RANK[card] - 1 for suit in OTHERS[SUIT[card]])


def settle(columns, cells, full):
    """Sends cards home, all that can go or the safe ones; returns the position."""
    columns, cells, home = position(columns, cells)
    columns, cells, home = [list(column) for column in columns], set(cells), list(home)
    again = True
    while again:
        again = False
        for pile in columns + [[card] for card in cells]:
            card = pile[-1] if pile else None
            if card and home[SUIT[card]] + 1 == RANK[card] and (full or is_safe(card, home)):
                home[SUIT[card]] += 1
                if card in cells:
                    cells.discard(card)
                else:
                    pile.pop()
                again = True
                break
    return position(columns, cells)


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


def runs(columns, cells, most_cells):
    """Every move of two or more cards at once, as columns and cells."""
    most = (most_cells - len(cells) + 1) << 8 - len(columns)
    for nth, column in enumerate(columns):
        for count in range(2, len(column) + 1):
            if column[-count] not in PARENTS[column[-count + 1]]:
                break
            run, rest = column[-count:], [*columns[:nth], column[:-count], *columns[nth + 1:]]
            if len(columns) < 8 and count <= most // 2:
                yield rest + [run], cells
            for to, other in enumerate(columns):
                if to != nth and count <= most and other[-1] in PARENTS[run[0]]:
                    yield rest[:to] + [other + run] + rest[to + 1:], cells


def position_of(line, full):
    """Reads eight columns and the cells, as in "AH3D/.../4C"."""
    cards = [[text[i:i + 2] for i in range(0, len(text), 2)] for text in line.split("/")]
    every = [card for pile in cards for card in pile]
    if len(cards) != 9 or len(set(every)) != len(every) or not set(every) <= set(DECK):
        seal.refuse(f"not a position: {line}")
    return position(cards[:8], cards[8]) if full else settle(cards[:8], cards[8], full)


def check(lines):
    head = dict(line.split() for line in lines[:3])
    variant = re.fullmatch(r"([0-7])cells(:full|:none|)", head["variant"])
    if not variant:
        seal.refuse(f"no such variant: {head['variant']}")
    most_cells, full = int(variant[1]), variant[2] == ":full"
    states = {position_of(line, full) for line in lines[3:]}
    if len(states) != int(head["states"]):
        seal.refuse("the number of positions is wrong")
    start = microsoft_deal(int(head["deal"]))
    if (position(start, ()) if full else settle(start, (), full)) not in states:
        seal.refuse("the start is missing")
    for columns, cells, home in states:
        if home == (13, 13, 13, 13):
            seal.refuse("a position is won")
        for after in [*moves(columns, cells, home, most_cells), *(runs(columns, cells, most_cells) if full else ())]:
            if settle(*after, full) not in states:
                seal.refuse(f"a move leads out of the set, to {after}")
    print(f"FreeCell deal {head['deal']} of {head['variant']} is impossible: {len(states)} positions")


check(seal.read("freecell"))
