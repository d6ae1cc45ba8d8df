# SPDX-License-Identifier: MIT
"""Draws positions as arrays of pixels, for render("rgb_array"). The pictures of
the package would need a reader for SVG, so these are plain shapes and letters
in the same places and colours."""

import numpy

from quadrille._drawing import draw_board

RANKS, SUITS = "A23456789TJQK", "CDHS"
NUMBERS = "123456789"
FACES = (
    *(f"{number}{suit}" for suit in "BCD" for number in NUMBERS),
    *("WE", "WS", "WW", "WN", "DR", "DG", "DW", "FL", "SE"),
    *("FP", "FO", "FC", "FB", "SP", "SU", "AU", "WI"),
)
# Five rows of three points for each letter, as octal digits.
LETTERS = dict(
    pair.split("=")
    for pair in (
        "0=75557 1=26227 2=71747 3=71717 4=55711 5=74717 6=74757 7=71111 8=75757 9=75717 A=25755 B=65656 C=34443 "
        "D=65556 E=74647 F=74644 G=34553 H=55755 I=72227 J=11152 K=55655 L=44447 N=75555 O=25552 P=65644 Q=25573 "
        "R=65655 S=34216 T=72222 U=55557 W=55775"
    ).split()
)


def _rgb(colour):
    return tuple(bytes.fromhex(colour[1:]))


class PixelCanvas:
    """The same calls as for SVG. They are kept until the size is known."""

    def __init__(self, scale):
        self.scale = scale
        self.calls = []

    def put(self, *arguments):
        self.calls.append((self._put, arguments))

    def slot(self, *arguments):
        self.calls.append((self._slot, arguments))

    def write(self, *arguments):
        self.calls.append((self._write, arguments))

    def pixels(self, width, height, ground):
        self.image = numpy.empty((self.to_pixels(height), self.to_pixels(width), 3), numpy.uint8)
        self.image[:] = _rgb(ground)
        for method, arguments in self.calls:
            method(*arguments)
        return self.image

    def to_pixels(self, length):
        return round(length * self.scale)

    def part(self, x, y, width, height):
        """The pixels of a rectangle, for reading and writing."""
        left, top = self.to_pixels(x), self.to_pixels(y)
        return self.image[top : top + self.to_pixels(height), left : left + self.to_pixels(width)]

    def _rectangle(self, x, y, width, height, colour, margin):
        self.part(x + margin, y + margin, width - 2 * margin, height - 2 * margin)[:] = _rgb(colour)

    def _put(self, name, x, y, width, height, colour="#000000"):
        kind, _, value = name.partition("-")
        if kind == "ball":
            part = self.part(x, y, width, height)
            rows, columns = numpy.ogrid[: part.shape[0], : part.shape[1]]
            middle = (part.shape[0] - 1) / 2
            part[(rows - middle) ** 2 + (columns - middle) ** 2 <= (0.8 * (middle + 0.5)) ** 2] = _rgb(colour)
        elif value == "veil":
            part = self.part(x, y, width, height)
            part[:] = part * 0.7
        elif value == "body":
            self._rectangle(x, y, width, height, "#9a917c", 0)
            self._rectangle(x, y, width, height, "#fffdf6", 2)
        elif kind == "card":
            number = int(value)
            self._write(RANKS[number // 4 - 1] + SUITS[number % 4], x + 38, y + 19, 34, colour)
        elif kind == "home":
            self._slot(x, y, width, height, colour)
            self._write(SUITS[int(value)], x + 50, y + 70, 40, colour)
        elif kind == "face":
            self._write(FACES[int(value) - 1], x + 30, y + 40, 34, "#1b1e27")
        else:
            self._rectangle(x, y, width, height, colour, 3)

    def _slot(self, x, y, width, height, colour):
        inside = self.part(x + 4, y + 4, width - 8, height - 8).copy()
        self._rectangle(x, y, width, height, colour, 2)
        self.part(x + 4, y + 4, width - 8, height - 8)[:] = inside

    def _write(self, words, x, y, size, colour):
        """The middle of the words is at x, y."""
        words = str(words)
        point = max(1, self.to_pixels(size) // 5)
        left = self.to_pixels(x) - point * (4 * len(words) - 1) // 2
        top = self.to_pixels(y) - point * 5 // 2
        for nth, letter in enumerate(words):
            for row, digit in enumerate(LETTERS[letter]):
                for column in range(3):
                    if int(digit) & 4 >> column:
                        corner = top + row * point, left + (4 * nth + column) * point
                        self.image[corner[0] : corner[0] + point, corner[1] : corner[1] + point] = _rgb(colour)


def position_pixels(position, scale=0.5):
    canvas = PixelCanvas(scale)
    return canvas.pixels(*draw_board(position, canvas))
