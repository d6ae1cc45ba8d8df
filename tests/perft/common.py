# SPDX-License-Identifier: MIT
"""The generator, seeds as words, and counting lines of play."""

BITS_32 = 0xFFFFFFFF
WARM_UP = 15
SYMBOLS = "0123456789abcdefghijklmnopqrstuvwxyz-._+"


class Generator:
    """Chris Doty-Humphrey's sfc32: three words and a counter."""

    def __init__(self, state):
        self.state = state

    def next(self):
        a, b, c, counter = self.state
        number = (a + b + counter) & BITS_32
        turned = (c << 21 | c >> 11) & BITS_32
        self.state = (
            b ^ b >> 9,
            (c + (c << 3)) & BITS_32,
            (turned + number) & BITS_32,
            (counter + 1) & BITS_32,
        )
        return number

    def below(self, limit):
        """Returns 0 to limit - 1: draws as many low bits as limit - 1 has until
        they fit. It draws even if there is only one answer."""
        mask = (1 << (limit - 1).bit_length()) - 1
        number = self.next() & mask
        while number >= limit:
            number = self.next() & mask
        return number

    def shuffle(self, items):
        """Fills the last place first, each with one of the items not yet
        placed."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[other], items[last] = items[last], items[other]


def generator_from(seed):
    generator = Generator((seed & BITS_32, seed >> 32, 0, 1))
    for _ in range(WARM_UP):
        generator.next()
    return generator


def seed_from_word(word):
    """Shorter words come first, then the order of the symbols: "0" is 0, "+" is
    39, "00" is 40."""
    words_before = -1
    for symbol in word.lower():
        words_before = (words_before + 1) * len(SYMBOLS) + SYMBOLS.index(symbol)
    assert words_before < 1 << 64, "this word would be hashed"
    return words_before


def count_lines(game, position, depth, known=None):
    """Counts the sequences of this many moves. A position reached again by
    moves in another order is looked up."""
    known = {} if known is None else known
    if depth == 0:
        return 1
    if (position, depth) not in known:
        moves = game.moves(position)
        if depth == 1:
            return len(moves)
        known[position, depth] = sum(
            count_lines(game, game.play(position, move), depth - 1, known)
            for move in moves
        )
    return known[position, depth]
