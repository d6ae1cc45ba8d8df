# SPDX-License-Identifier: MIT
"""The random generator, and the seeds that words stand for, as
docs/formats.md describes them."""

BITS_32 = 0xFFFFFFFF
WARM_UP = 15
SYMBOLS = "0123456789abcdefghijklmnopqrstuvwxyz-._+"
OTHERS = " !\"#$%&'()*,/:;<=>?@[\\]^`{|}~\t"


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


def seed_from_text(text):
    """Short words are numbered: shorter ones come first, then the order of the
    symbols. "0" is 0, "+" is 39, "00" is 40. Any other text is hashed."""
    text = text.lower()
    words_before = -1
    for symbol in text:
        if symbol not in SYMBOLS:
            return hash_of(text)
        words_before = (words_before + 1) * len(SYMBOLS) + SYMBOLS.index(symbol)
    return words_before if words_before < 1 << 64 else hash_of(text)


def code_of(symbol):
    """The number of a character in the two lists, or 128 and more."""
    if symbol in SYMBOLS + OTHERS:
        return (SYMBOLS + OTHERS).index(symbol)
    return 128 | ord(symbol)


def hash_of(text):
    """Stirs each character into the generator, and takes the second byte of
    each of eight numbers."""
    generator = Generator((0, 0, 0, 0))
    for symbol in text:
        a, b, c, counter = generator.state
        generator.state = (a ^ code_of(symbol), b, c, counter)
        generator.next()
        generator.next()
    for _ in range(16):
        generator.next()
    drawn = [generator.next() >> 8 & 255 for _ in range(8)]
    return sum(byte << 8 * place for place, byte in enumerate(drawn))
