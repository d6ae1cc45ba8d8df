# SPDX-License-Identifier: MIT
"""Draws every symbol of art/ with the program's rasteriser and with
`rsvg-convert`, and compares the two sheets: artwork.py SHEET FOLDER."""
import os
import subprocess
import sys

from comparison import (MEAN_OF_PUZZLE, PAPER, artwork, compare, draw_with_librsvg, puzzle_pictures,
                        puzzle_with_librsvg, report, results, size_of, symbols)
from image import Image

SHEET, FOLDER = sys.argv[1:]


def draw_with_program(places):
    width, height = size_of(places)
    lines = "".join("%s %d %d %d %d %d\n" % place for place in places)
    done = subprocess.run([SHEET, str(width), str(height)], input=lines.encode(), capture_output=True, check=True)
    rgb = done.stdout
    return Image(width, height, b"".join(rgb[i:i + 3] + b"\xff" for i in range(0, len(rgb), 3)))


text = artwork(FOLDER)
places = symbols(text)
width, height = size_of(places)
mine, other = draw_with_program(places), draw_with_librsvg(text, places)
if os.environ.get("PICTURES"):
    mine.save(os.path.join(os.environ["PICTURES"], "mine.png"))
    other.save(os.path.join(os.environ["PICTURES"], "librsvg.png"))
report("there are pictures of all pieces", [] if len(places) > 180 else ["only %d symbols" % len(places)])
report("each symbol looks as librsvg draws it", [line for line in (compare(mine, other, place) for place in places) if line])
blank = Image(width, height, bytes([*PAPER, 255]) * (width * height))
report("the comparison notices a missing symbol",
       [place[0] for place in places if not compare(mine, blank, place)])
puzzles = [puzzle_with_librsvg(text) for text in puzzle_pictures(FOLDER)]
report("pictures for sliding puzzles look as librsvg draws them",
       [line for line in (compare(draw_with_program([place]), drawn, place, MEAN_OF_PUZZLE) for place, drawn in puzzles)
        if line] if puzzles else ["there is none"])
print("1..%d" % len(results))
sys.exit(0 if all(results) else 1)
