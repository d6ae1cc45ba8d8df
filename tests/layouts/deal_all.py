#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Deals every layout of some files, both winnable and at random:

    deal_all.py PROGRAM FILE...

Prints a line for each that isn't dealt with all its tiles. These are counted a
second time here, from the file."""

import json
import pathlib
import re
import subprocess
import sys

PROGRAM = sys.argv[1]
VARIANTS = ["turtle", "turtle:random", "turtle:flowers"]


def count_grid(text):
    return sum(line.count("1") for line in text.splitlines() if line[:1] not in "#whdk")


def count_digits(text):
    return "".join(text.splitlines()[2:]).count("1")


def count_places(text):
    return len(re.findall(r"^[^#\n]*?\d+[^\d#\n]+\d+[^\d#\n]+\d", text, re.MULTILINE))


def count_elements(text):
    """Counts the tiles of each map of GNOME Mahjongg."""
    maps = []
    for name, words in re.findall(r"<(\w+)\s([^>]*)>", re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)):
        values = dict(re.findall(r'(\w+)="([^"]*)"', words))

        def steps(start, end, values=values):
            return int(float(values[end]) - float(values[start])) + 1

        if name == "map":
            maps.append([values["name"], 0])
        elif name == "tile":
            maps[-1][1] += 1
        elif name == "row":
            maps[-1][1] += steps("left", "right")
        elif name == "column":
            maps[-1][1] += steps("top", "bottom")
        elif name == "block":
            maps[-1][1] += steps("left", "right") * steps("top", "bottom")
    return maps


def maps_of(text):
    """Lists the layouts of a file: the name of the map, None if the file is one
    layout, and the number of tiles."""
    if "<map " in text:
        return count_elements(text)
    if "mahjongg-layout" in text.split("\n", 1)[0]:
        return [(None, count_grid(text))]
    if text.startswith("Kyodai"):
        return [(None, count_digits(text))]
    return [(None, count_places(text))]


def complaint_of(variant, tiles, words):
    command = [PROGRAM, "mahjong", *words, "--seed", "1", "--variant", variant, "--show", "json"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        shown = json.loads(run.stdout)
    except ValueError:
        return run.stderr or "it isn't dealt"
    if shown["status"] not in ("going", "stuck"):
        return "no game: " + shown["status"]
    dealt = sum(row[0].isdigit() for row in shown["board"])
    return f"{dealt} tiles, not {tiles}" if dealt != tiles else ""


def main():
    for path in sys.argv[2:]:
        for name, tiles in maps_of(pathlib.Path(path).read_text(encoding="latin-1")):
            words = ["--layout", path] + (["--map", name] if name else [])
            for variant in VARIANTS:
                complaint = complaint_of(variant, tiles, words)
                if complaint:
                    print(f"{name or pathlib.Path(path).name}, {variant}: {complaint.strip()}")


if __name__ == "__main__":
    main()
