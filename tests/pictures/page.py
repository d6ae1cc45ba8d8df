# SPDX-License-Identifier: MIT
"""Compares the symbols that the page's scripts draw with those of art/, both
drawn by `rsvg-convert`: page.py PAGE FOLDER. Without Node.js nothing is
tested."""
import glob
import os
import re
import shutil
import subprocess
import sys

from comparison import artwork, compare, draw_with_librsvg, report, results, symbols

PAGE, FOLDER = sys.argv[1:]


def page_colours():
    """The first value of each custom property is that of the usual theme."""
    found = {}
    for name in sorted(glob.glob(os.path.join(PAGE, "style", "*.css"))):
        with open(name, encoding="utf-8") as file:
            for colour, value in re.findall(r"--([a-z-]+):\s*(#[0-9a-f]{6})\b", file.read()):
                found.setdefault(colour, value)
    return found


def page_artwork():
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "page_symbols.mjs")
    done = subprocess.run(["node", script, PAGE], capture_output=True, text=True, check=True)
    colours = page_colours()
    return re.sub(r"var\(--([a-z-]+)\)", lambda name: colours[name.group(1)], done.stdout)


if not shutil.which("node"):
    print("1..0 # SKIP Node.js is not installed")
    sys.exit(0)
theirs, ours = page_artwork(), artwork(FOLDER)
known = set(re.findall(r'<symbol id="([^"]+)"', theirs))
places = [place for place in symbols(ours) if place[0] in known]
# Some faces have no small form of their own.
names = {place[0] for place in places}
report("art/ has each card and face of the page", sorted(name for name in known if name.replace("small-", "") not in names))
drawn = [draw_with_librsvg(text, places) for text in (theirs, ours)]
report("they look the same", [line for line in (compare(*drawn, place) for place in places) if line])
print("1..%d" % len(results))
sys.exit(0 if all(results) else 1)
