# SPDX-License-Identifier: MIT
"""Compares sheets of symbols in CIELAB. A difference of 2 is just noticeable.
The edges of shapes may differ a little more, because programs sample pixels in
different ways."""
import glob
import os
import re
import subprocess

from image import read_png

ACROSS, STEP = 12, 100
PAPER = (0x7f, 0x9f, 0x8f)
COLOUR = "#c8202f"
MEAN, MOST, SHARE = 0.6, 12, 0.005  # of a symbol; the share of pixels that may differ by more than MOST
MEAN_OF_PUZZLE = 1  # of a picture for sliding puzzles, which is full of edges
results = []


def report(words, trouble):
    results.append(not trouble)
    print("not ok" if trouble else "ok", len(results), "-", words)
    for line in trouble[:20]:
        print("#", line)


def artwork(folder):
    texts = [open(name, encoding="utf-8").read() for name in sorted(glob.glob(os.path.join(folder, "*.svg")))]
    return "".join(re.sub(r"</?svg[^>]*>", "", text) for text in texts)


def symbols(text):
    """Each symbol's id and place on the sheet, in different sizes and shapes."""
    sizes = [(60, 80), (37, 50), (90, 90), (64, 90), (28, 40), (90, 60)]
    found = re.findall(r'<symbol id="([^"]+)"', text)
    return [(name, nth % ACROSS * STEP + 3, nth // ACROSS * STEP + 3, *sizes[nth % len(sizes)], nth % 2)
            for nth, name in enumerate(found)]


def size_of(places):
    return ACROSS * STEP, (len(places) + ACROSS - 1) // ACROSS * STEP


def draw_with_librsvg(text, places):
    """librsvg knows no var(), whose second part is the colour meant here."""
    width, height = size_of(places)
    text = re.sub(r"var\(--[a-z-]+,(#[0-9a-f]{6})\)", r"\1", text)
    boxes = dict(re.findall(r'<symbol id="([^"]+)" viewBox="([^"]+)"', text))
    uses = []
    for name, x, y, wide, high, keeps in places:
        inner = re.search(r'<symbol id="%s"[^>]*>(.*?)</symbol>' % name, text, re.S).group(1)
        uses.append('<svg x="%d" y="%d" width="%d" height="%d" viewBox="%s" overflow="visible"%s>%s</svg>' % (
            x, y, wide, high, boxes[name], "" if keeps else ' preserveAspectRatio="none"', inner))
    document = ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" color="%s"><rect width="100%%" '
                'height="100%%" fill="#%02x%02x%02x"/><defs>%s</defs>%s</svg>') % (
                    width, height, COLOUR, *PAPER, text, "".join(uses))
    done = subprocess.run(["rsvg-convert"], input=document.encode(), capture_output=True, check=True)
    return read_png(done.stdout)


def puzzle_pictures(folder):
    """The text of each picture for sliding puzzles."""
    return [open(name, encoding="utf-8").read() for name in sorted(glob.glob(os.path.join(folder, "puzzles", "*.svg")))]


def puzzle_with_librsvg(text):
    """A picture in the place of the first symbol of a sheet."""
    root = re.search(r'<svg id="([^"]+)"[^>]* viewBox="([^"]+)"', text)
    place = (root.group(1), 3, 3, 90, 90, 0)
    inner = re.sub(r"<svg[^>]*>", '<svg x="3" y="3" width="90" height="90" viewBox="%s" overflow="visible">' % root.group(2),
                   text)
    document = ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d"><rect width="100%%" height="100%%" '
                'fill="#%02x%02x%02x"/>%s</svg>') % (*size_of([place]), *PAPER, inner)
    done = subprocess.run(["rsvg-convert"], input=document.encode(), capture_output=True, check=True)
    return place, read_png(done.stdout)


def lab(pixel, known={}):
    if pixel not in known:
        r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
                   for part in (value / 255 for value in pixel))
        xyz = ((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b,
               (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
        x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
        known[pixel] = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    return known[pixel]


def difference(one, other):
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other))) ** 0.5


def compare(mine, other, place, most_mean=MEAN):
    """What is wrong with a symbol, or None."""
    name, x, y = place[:3]
    found = []
    for row in range(y - 3, y - 3 + STEP):
        for column in range(x - 3, x - 3 + STEP):
            pixels = mine.at(column, row)[:3], other.at(column, row)[:3]
            found.append(0 if pixels[0] == pixels[1] else difference(*pixels))
    mean = sum(found) / len(found)
    share = sum(value > MOST for value in found) / len(found)
    if mean > most_mean or share > SHARE:
        return "%s differs by %.2f on average, and by more than %d in %.2f %% of its pixels" % (
            name, mean, MOST, 100 * share)
    return None
