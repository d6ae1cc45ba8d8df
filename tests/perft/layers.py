# SPDX-License-Identifier: MIT
"""Counts the positions of the sliding puzzle at each distance from the goal,
whose gap is in the last cell: in single-tile moves, or in slides."""

SIZES = ["2x2", "2x3", "3x2", "2x4", "3x3"]
METRICS = ["single", "slides"]
GAP = 0


def lines_of_cells(width, height):
    """Lists, for each cell, the four lines to the edge, nearest cell first."""
    ways = []
    for cell in range(width * height):
        x, y = cell % width, cell // width
        right = [cell + i for i in range(1, width - x)]
        left = [cell - i for i in range(1, x + 1)]
        down = [cell + i * width for i in range(1, height - y)]
        up = [cell - i * width for i in range(1, y + 1)]
        ways.append([right, left, down, up])
    return ways


def moved(tiles, gap, way, longest):
    """Returns the boards after the gap has moved up to this many steps in one
    direction."""
    tiles = bytearray(tiles)
    for cell in way[:longest]:
        tiles[gap], tiles[cell] = tiles[cell], GAP
        gap = cell
        yield bytes(tiles)


def next_layer(layer, seen, ways, longest):
    found = set()
    for tiles in layer:
        gap = tiles.index(GAP)
        for way in ways[gap]:
            found.update(moved(tiles, gap, way, longest))
    return found - seen


def count_layers(size, metric):
    width, height = (int(side) for side in size.split("x"))
    longest = 1 if metric == "single" else max(width, height)
    ways = lines_of_cells(width, height)
    layer = {bytes(range(1, width * height)) + bytes([GAP])}
    seen = set(layer)
    counts = []
    while layer:
        counts.append(len(layer))
        layer = next_layer(layer, seen, ways, longest)
        seen |= layer
    return counts


def rows(sizes):
    for size in sizes:
        for metric in METRICS:
            counts = " ".join(str(n) for n in count_layers(size, metric))
            yield f"{size} {metric} {counts}"
