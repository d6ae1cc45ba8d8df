# SPDX-License-Identifier: MIT
"""A plain model of the sliding puzzle. Cells are counted row by row from 0;
a move is the cell to which the gap goes, in its own row or column."""

from collections import namedtuple

from generator import generator_from, seed_from_text

Position = namedtuple("Position", "width height tiles")

GAP = 0
ROUNDS = 50


def goal(width, height):
    return Position(width, height, tuple(range(1, width * height)) + (GAP,))


def is_won(position):
    return position == goal(position.width, position.height)


def place_of(position, cell):
    """Returns column and row."""
    return cell % position.width, cell // position.width


def home_of(position, tile):
    return len(position.tiles) - 1 if tile == GAP else tile - 1


def between(position, start, end):
    """Returns the cells from one to another in its row or column, both
    included."""
    if start > end:
        return list(reversed(between(position, end, start)))
    in_row = place_of(position, start)[1] == place_of(position, end)[1]
    return list(range(start, end + 1, 1 if in_row else position.width))


# ------------------------------------------------------------------- moves


def slides(position):
    """Returns all slides, whether or not the game is over."""
    gap = position.tiles.index(GAP)
    column, row = place_of(position, gap)
    in_line = []
    for cell in range(len(position.tiles)):
        x, y = place_of(position, cell)
        if cell != gap and (x == column or y == row):
            in_line.append(cell)
    return in_line


def moves(position):
    return [] if is_won(position) else slides(position)


def play(position, cell):
    tiles = list(position.tiles)
    way = between(position, tiles.index(GAP), cell)
    for to, source in zip(way, way[1:]):
        tiles[to] = tiles[source]
    tiles[cell] = GAP
    return position._replace(tiles=tuple(tiles))


def status(position):
    return "won" if is_won(position) else "going"


# ------------------------------------------------------------------- deals


def is_solvable(position):
    """Each step swaps the gap with a tile and changes the gap's distance by
    one. A board is solvable if the permutation and that distance are both odd
    or both even."""
    cycles = 0
    seen = set()
    for cell in range(len(position.tiles)):
        if cell not in seen:
            cycles += 1
        while cell not in seen:
            seen.add(cell)
            cell = home_of(position, position.tiles[cell])
    column, row = place_of(position, position.tiles.index(GAP))
    way_home = position.width - 1 - column + position.height - 1 - row
    return (len(position.tiles) - cycles) % 2 == way_home % 2


def swapped(position, a, b):
    tiles = list(position.tiles)
    tiles[a], tiles[b] = tiles[b], tiles[a]
    return position._replace(tiles=tuple(tiles))


def shuffled(position, generator):
    """Deals any solvable position but the goal: if a shuffle is unsolvable, the
    first two tiles of a row (the first row without the gap) are swapped."""
    while True:
        tiles = list(position.tiles)
        generator.shuffle(tiles)
        position = position._replace(tiles=tuple(tiles))
        if not is_solvable(position):
            first = 2 if GAP in tiles[:2] else 0
            position = swapped(position, first, first + 1)
        if not is_won(position):
            return position


def walked(position, rounds, generator):
    """Moves the gap at random, and further while it ends at the goal."""
    done = 0
    while done < rounds or is_won(position):
        gap = position.tiles.index(GAP)
        column, row = place_of(position, gap)
        beside = []
        for cell in range(len(position.tiles)):
            x, y = place_of(position, cell)
            if abs(x - column) + abs(y - row) == 1:
                beside.append(cell)
        step = beside[generator.below(len(beside))]
        position = swapped(position, gap, step)
        done += 1
    return position


def start(variant, seed, board):
    size, _, shuffle = variant.partition(":")
    width, height = (int(side) for side in size.split("x"))
    if board:
        return read_board(board, width, height)
    generator = generator_from(seed_from_text(seed))
    if shuffle.startswith("walk"):
        rounds = int(shuffle[len("walk"):] or ROUNDS)
        return walked(goal(width, height), rounds, generator)
    return shuffled(goal(width, height), generator)


# -------------------------------------------------------------------- text


def read_board(lines, width, height):
    tiles = tuple(int(word) for line in lines for word in line.split())
    position = Position(width, height, tiles)
    assert sorted(tiles) == list(range(width * height)), lines
    assert is_solvable(position), lines
    return position


def board(position):
    digits = len(str(len(position.tiles) - 1))
    words = [str(tile).rjust(digits) for tile in position.tiles]
    width = position.width
    return [
        " ".join(words[row:row + width]) for row in range(0, len(words), width)
    ]


def word_for(position, cell):
    """A single tile is named by its number, several by their direction."""
    gap = position.tiles.index(GAP)
    count = len(between(position, gap, cell)) - 1
    if count == 1:
        return str(position.tiles[cell])
    in_row = place_of(position, gap)[1] == place_of(position, cell)[1]
    if in_row:
        return f"{'l' if cell > gap else 'r'}{count}"
    return f"{'u' if cell > gap else 'd'}{count}"


def score(positions):
    """Counts single-tile moves over all the positions of a game: a slide
    changes the gap's cell and one for each of its tiles."""
    steps = 0
    for before, after in zip(positions, positions[1:]):
        pairs = zip(before.tiles, after.tiles)
        steps += sum(old != new for old, new in pairs) - 1
    return steps
