# SPDX-License-Identifier: MIT
"""Writes what an MSX showed of the 8-puzzle as its author's program prints it.

dialogue.py: reads the numbers of the characters of screens (the step "signs" of
drive.tcl): the first, and then two for each number that was typed, before and
after RETURN. ../../front/msx/slidingview.c has the numbers of the pictures."""
import sys

PICTURES, BEVELS, KIND, DIGIT = 128, 9, 49, 4
SIDE, TOP, MIDDLE = 6, 2, 2


def square(screen, x, y):
    sign = screen[TOP + SIDE * y + MIDDLE][SIDE * x + MIDDLE]
    return f"{((sign - PICTURES) % KIND - BEVELS) // DIGIT} " if sign >= PICTURES else "  "


def board(screen):
    return ["".join(square(screen, x, y) for x in range(3)) for y in range(3)]


def words(screen):
    """The lowest two rows, where messages and the prompt are."""
    return "".join(chr(sign) if 32 <= sign < 127 else "#" for row in screen[-2:] for sign in row).strip()


rows = [list(map(int, line.split())) for line in sys.stdin]
screens = [rows[i:i + 24] for i in range(0, len(rows), 24)]
now = board(screens[0])
print("\n".join(now))
for typed, answer in zip(screens[1::2], screens[2::2]):
    print(words(typed).removesuffix("_"))
    before, now = now, board(answer)
    if now != before:
        print("\n".join(now))
    said = words(answer).removesuffix(" Press a key for the code")
    if not said.endswith(": _") and said != "Choose a number to move:":
        print(said)
