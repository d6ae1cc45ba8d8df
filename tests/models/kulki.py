# SPDX-License-Identifier: MIT
"""A plain model of Kulki. Cells are counted row by row from 0 and hold a
colour or EMPTY; a move is (from cell, to cell), or PASS."""

from collections import namedtuple
from math import log

from generator import Generator, generator_from, seed_from_text

# The next balls are a tuple of (colour, cell); the cell is None unless
# announced.
Position = namedtuple(
    "Position", "rules width height colours cells coming score generator"
)
Rules = namedtuple(
    "Rules",
    "width height colours start drop preview union ball_by_ball may_pass points",
)

EMPTY = 0
LINE = 5
PASS = "pass"
LETTERS = "ABCDEFGHIJKLMNO"


# ------------------------------------------------------------------- rules


def kulki_points(balls):
    return 5 + 2 * (balls - 5)


def web_points(balls):
    return balls


def klines_points(balls):
    return 2 * balls * balls - 20 * balls + 60


def gnome_points(balls):
    return int(45 * log(min(balls, 33) / 4))


def lines98_points(balls):
    return balls * (balls - 4)


def rules(size, colours, start, drop, points, *traits):
    return Rules(
        width=size,
        height=size,
        colours=colours,
        start=start,
        drop=drop,
        points=points,
        preview="cells" if "cells" in traits else "colours" in traits,
        union="union" in traits,
        ball_by_ball="ball by ball" in traits,
        may_pass="may pass" in traits,
    )


GNOME = ("union", "colours", "ball by ball")
RULES = {
    "kulki": rules(9, 7, 5, 3, kulki_points),
    "web5": rules(9, 5, 5, 3, web_points),
    "web7": rules(9, 7, 5, 3, web_points),
    "web9": rules(9, 9, 5, 3, web_points),
    "klines": rules(9, 7, 3, 3, klines_points, "union", "colours", "may pass"),
    "lines98": rules(9, 7, 5, 3, lines98_points, "union", "cells"),
    "small": rules(7, 5, 3, 3, gnome_points, *GNOME),
    "medium": rules(9, 7, 3, 3, gnome_points, *GNOME),
    "large": rules(15, 7, 7, 7, gnome_points, *GNOME),
}


# ------------------------------------------------------------------- lines


def lines_from(position, cell):
    """Returns the lines of five or more balls that begin in a cell, to the
    right, down and along both diagonals, each as a list of cells."""
    found = []
    for step_x, step_y in [(1, 0), (0, 1), (1, 1), (-1, 1)]:
        before = run_of_colour(position, cell, -step_x, -step_y)
        line = run_of_colour(position, cell, step_x, step_y)
        if len(before) == 1 and len(line) >= LINE:
            found.append(line)
    return found


def run_of_colour(position, cell, step_x, step_y):
    """Returns the cell and those of its colour that follow it in a direction.
    """
    x, y = cell % position.width, cell // position.width
    colour = position.cells[cell]
    run = []
    while (
        0 <= x < position.width
        and 0 <= y < position.height
        and position.cells[y * position.width + x] == colour
    ):
        run.append(y * position.width + x)
        x += step_x
        y += step_y
    return run


def cleared(position):
    """Removes all lines, including crossing ones. Each line pays by itself;
    with the union rule all balls together pay once."""
    lines = []
    for cell, ball in enumerate(position.cells):
        if ball != EMPTY:
            lines += lines_from(position, cell)
    if not lines:
        return position
    gone = {cell for line in lines for cell in line}
    points = RULES[position.rules].points
    if RULES[position.rules].union:
        earned = points(len(gone))
    else:
        earned = sum(points(len(line)) for line in lines)
    cells = tuple(
        EMPTY if cell in gone else ball
        for cell, ball in enumerate(position.cells)
    )
    return position._replace(cells=cells, score=position.score + earned)


# ---------------------------------------------------------------- dropping


def empty_cells(position):
    return [cell for cell, ball in enumerate(position.cells) if ball == EMPTY]


def with_ball(position, cell, colour):
    cells = position.cells[:cell] + (colour,) + position.cells[cell + 1:]
    return position._replace(cells=cells)


def drawn_cell(position, generator):
    empty = empty_cells(position)
    return empty[generator.below(len(empty))]


def drawn_colour(position, generator):
    return 1 + generator.below(position.colours)


def with_drop(position, colour, cell):
    """Drops a ball on its announced cell, or on a random one if it has none or
    its cell is taken; a ball without a colour gets a random one. The cell is
    drawn before the colour."""
    generator = Generator(position.generator)
    if cell is None or position.cells[cell] != EMPTY:
        cell = drawn_cell(position, generator)
    if colour is None:
        colour = drawn_colour(position, generator)
    position = position._replace(generator=generator.state)
    return with_ball(position, cell, colour)


def announced(position):
    """Draws the next balls in advance, for rules that announce them: each
    ball's cell, no two alike, and then its colour."""
    wanted = RULES[position.rules]
    generator = Generator(position.generator)
    filled = position
    coming = []
    for _ in range(wanted.drop if wanted.preview else 0):
        cell = None
        if wanted.preview == "cells":
            if not empty_cells(filled):
                break
            cell = drawn_cell(filled, generator)
            filled = with_ball(filled, cell, 1)
        coming.append((drawn_colour(position, generator), cell))
    return position._replace(
        coming=tuple(coming), generator=generator.state
    )


def after_drop(position):
    """Drops as many balls as fit and draws those not announced. If the board
    has no ball afterwards, more drop."""
    wanted = RULES[position.rules]
    coming = list(position.coming)
    coming += [(None, None)] * (wanted.drop - len(coming))
    for colour, cell in coming:
        if not empty_cells(position):
            break
        position = with_drop(position, colour, cell)
        if wanted.ball_by_ball:
            position = cleared(position)
    position = announced(cleared(position))
    return position if any(position.cells) else after_drop(position)


# ------------------------------------------------------------------- moves


def beside(position, cell):
    x, y = cell % position.width, cell // position.width
    if y > 0:
        yield cell - position.width
    if x > 0:
        yield cell - 1
    if x < position.width - 1:
        yield cell + 1
    if y < position.height - 1:
        yield cell + position.width


def reached_from(position, start):
    """Returns the empty cells that a path of empty cells reaches."""
    reached = set()
    queue = [start]
    while queue:
        for cell in beside(position, queue.pop()):
            if position.cells[cell] == EMPTY and cell not in reached:
                reached.add(cell)
                queue.append(cell)
    return reached


def regions(position):
    """Maps each empty cell to the set of cells connected with it."""
    found = {}
    for cell in empty_cells(position):
        if cell not in found:
            region = reached_from(position, cell) | {cell}
            found.update(dict.fromkeys(region, region))
    return found


def moves(position):
    found = []
    region_of = regions(position)
    for cell, ball in enumerate(position.cells):
        if ball == EMPTY:
            continue
        targets = set()
        for neighbour in beside(position, cell):
            targets |= region_of.get(neighbour, set())
        found += [(cell, target) for target in sorted(targets)]
    if RULES[position.rules].may_pass and region_of:
        found.append(PASS)
    return found


def play(position, move):
    if move == PASS:
        return after_drop(position)
    source, target = move
    moved = with_ball(position, target, position.cells[source])
    moved = with_ball(moved, source, EMPTY)
    after = cleared(moved)
    if after != moved and any(after.cells):
        return after
    return after_drop(after)


def score(positions):
    return positions[-1].score


def status(position):
    return "going" if empty_cells(position) else "lost"


# ------------------------------------------------------------------ starts


def empty_board(variant, seed):
    """A variant is the name of its rules, followed by sizes and numbers of
    colours."""
    parts = variant.split(":")
    name = parts.pop(0) if parts[0] in RULES else "kulki"
    wanted = RULES[name]
    width, height, colours = wanted.width, wanted.height, wanted.colours
    for part in parts:
        if "x" in part:
            width, height = (int(side) for side in part.split("x"))
        else:
            colours = int(part)
    return Position(
        rules=name,
        width=width,
        height=height,
        colours=colours,
        cells=(EMPTY,) * (width * height),
        coming=(),
        score=0,
        generator=generator_from(seed_from_text(seed)).state,
    )


def start(variant, seed, board):
    position = empty_board(variant, seed)
    if board:
        return read_board(position, board)
    for _ in range(RULES[position.rules].start):
        position = with_drop(position, None, None)
    return announced(position)


# -------------------------------------------------------------------- text


def cell_named(position, name):
    return (int(name[1:]) - 1) * position.width + LETTERS.index(name[0])


def name_of(position, cell):
    return LETTERS[cell % position.width] + str(cell // position.width + 1)


def read_row(line):
    """1| . 2 . . |1"""
    signs = line.split("|")[1][1::2]
    return [EMPTY if sign in " ." else int(sign) for sign in signs]


def read_coming(position, line):
    """Next: 3 1 2, or Next: 3 at A5 1 at B2"""
    coming = []
    for word in line.split()[1:]:
        if word.isdigit():
            coming.append((int(word), None))
        elif word != "at":
            coming[-1] = (coming[-1][0], cell_named(position, word))
    return tuple(coming)


def read_board(position, lines):
    cells = []
    for line in lines:
        if "|" in line:
            cells += read_row(line)
        if line.startswith("Score:"):
            position = position._replace(score=int(line.split()[1]))
        if line.startswith("Next:"):
            position = position._replace(coming=read_coming(position, line))
    assert len(cells) == len(position.cells), lines
    position = position._replace(cells=tuple(cells))
    return position if position.coming else announced(position)


def show_coming(position):
    words = ["Next:"]
    for colour, cell in position.coming:
        words.append(str(colour))
        if cell is not None:
            words += ["at", name_of(position, cell)]
    return " ".join(words)


def board(position):
    width = position.width
    margin = len(str(position.height))
    letters = " " * (margin + 1) + "".join(f" {sign}" for sign in LETTERS[:width])
    ruler = " " * margin + "-" * (2 * width + 3)
    lines = [f"Score: {position.score}", letters, ruler]
    for row in range(position.height):
        balls = position.cells[row * width:row * width + width]
        signs = " ".join(str(ball) if ball else " " for ball in balls)
        number = str(row + 1)
        lines.append(f"{number.rjust(margin)}| {signs} |{number}")
    lines += [ruler, letters]
    return lines + [show_coming(position)] if position.coming else lines


def word_for(position, move):
    if move == PASS:
        return PASS
    source, target = move
    return f"{name_of(position, source)} {name_of(position, target)}".lower()
