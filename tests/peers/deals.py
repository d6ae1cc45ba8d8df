#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Deals FreeCell with the program and with make-microsoft-freecell-board:

    deals.py PROGRAM FIRST STEP

Prints which of fifty deals differ."""

import subprocess
import sys

COUNT = 50


def lines_of(*command):
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    return [line.strip() for line in run.stdout.splitlines() if line.strip()]


def main():
    program, first, step = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for number in map(str, range(first, first + COUNT * step, step)):
        ours = lines_of(program, "freecell", number, "--show", "text")
        theirs = lines_of("make-microsoft-freecell-board", "-t", number)
        if not theirs or [line[2:] for line in ours if line.startswith(": ")] != theirs:
            print("deal", number)


if __name__ == "__main__":
    main()
