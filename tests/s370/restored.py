# SPDX-License-Identifier: MIT
"""Plays a saved game on the program for MVS, line by line in TSO: restored.py
MEDIA SAVED reads what is typed, and prints what a terminal shows from the board
on."""
import sys

from system import printed_by

PROMPTS = ("Enter command:", "Your move:", "Choose a number to move:", "Undo, again, new or quit:")
END_OF_MENU = "sliding 15 plum"


def dialogue(lines, typed):
    """A terminal shows what is typed behind the prompt. Leaving the game ends the
    dialogue: the menu follows."""
    typed = iter(typed)
    for line in lines:
        if line not in PROMPTS:
            yield line
            continue
        words = next(typed, "")
        yield f"{line} {words}"
        if words in ("", "q"):
            return


def main(media, saved):
    typed = sys.stdin.read().splitlines()
    with open(saved, encoding="ascii") as file:
        records = file.read().splitlines()
    lines = printed_by(media, ["restore", *typed], saved=records, tso=True, rows=24, parameter="LINES", name="typed")
    note = lines.index("The game is resumed")
    menu = max(n for n, line in enumerate(lines[:note]) if END_OF_MENU in line)
    print(*dialogue(lines[menu + 1 : note] + lines[note + 1 :], typed), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
