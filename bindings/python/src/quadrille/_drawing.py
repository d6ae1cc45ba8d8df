# SPDX-License-Identifier: MIT
"""Draws positions from their pieces: as text for repr(), and with the pictures
of the package as SVG for notebooks. quadrille._pixels has a canvas of pixels."""

import os
import re

from quadrille._values import PieceKind, PieceMark

# Sizes are those of the pictures: a card is 100 by 140, a tile 60 by 80.
GONE = "--"
EDGE = 20
DEPTH = 9  # by how much a layer of tiles lies further left and higher
RED_SUITS = (1, 2)
TABLE_SPOT = 254  # pieces from this spot on stand beside the board
CARD_STEP, CARD_STRIP = 110, 36  # from one column to the next, and from card to card
CARD_ROOM = 11 * CARD_STRIP  # for all cards of a column but the last
CARD_ROW = 150  # the height of the row of cells and foundations
BALLS = (
    *("#e5484d", "#2f9e5f", "#3b6fe0", "#f2b632", "#9a56d6"),
    *("#22b8cf", "#8d5a3b", "#eef1f6", "#3a3f4b"),
)

# --------------------------------------------------------------------- text


def _tiles_of(position):
    """All tiles of the layout as (row, column, layer, name), those that are gone
    with a name of dashes."""
    for line in str(position).splitlines():
        words = line.split()
        if len(words) == 4 and words[0] != "#":
            yield (*(int(word) for word in words[:3]), words[3])


def _tiles_text(position):
    """The pile from above: a tile covers two columns of letters and a row for
    each of its halves."""
    rows = {}
    for y, x, _, name in _tiles_of(position):
        if name != GONE:
            for below, sign in ((0, f"{name:<3}|"), (1, "___|")):
                row = rows.setdefault(y + below, {})
                row.update((2 * x + right, letter) for right, letter in enumerate(sign))
    lines = []
    for y in range(max(rows, default=-1) + 1):
        row = rows.get(y, {})
        lines.append("".join(row.get(x, " ") for x in range(max(row, default=-1) + 1)))
    return "\n".join(lines)


def board_text(position):
    """A board for people. Except for a pile of tiles, this is what str() gives."""
    if any(piece.kind == PieceKind.TILE for piece in position.pieces()):
        return _tiles_text(position)
    return str(position)


def position_repr(position):
    game = position.game
    score = f", {game.unit}: {position.score}" if game.has_points else ""
    return f"<quadrille.Position of {game.title}, {position.status.name.lower()}{score}>\n{board_text(position)}"


def session_repr(session):
    if session.game is None:
        return "<quadrille.Session without a game>"
    return (
        f"<quadrille.Session of {session.game.title}, move {session.at} of {session.count}, "
        f"{session.status.name.lower()}>\n{board_text(session.position)}"
    )


# ----------------------------------------------------------------- pictures


_found: dict[str, str] = {}


def _pictures():
    """The elements of the outermost level by their ids, as text. Each starts a
    line, and its parts are indented. The files are read when they are needed."""
    if _found:
        return _found
    folder = os.path.join(os.path.dirname(__file__), "art")
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            text = re.sub(r"<!--.*?-->", "", file.read(), flags=re.DOTALL)
        text = re.sub(r"var\(--[\w-]+,(#[0-9a-f]+)\)", r"\1", text)
        for element in re.split(r"\n(?=<\w)", text):
            identity = re.match(r'<\w+ id="([^"]+)"', element)
            if identity:
                _found[identity[1]] = element.replace("</svg>", "").strip()
    return _found


class _Canvas:
    """Collects what a picture consists of. Ids get a prefix, because all outputs
    of a notebook are parts of one page."""

    def __init__(self):
        self.used = {}
        self.elements = []

    def need(self, name):
        if name not in self.used:
            self.used[name] = element = _pictures()[name]
            for other in re.findall(r'(?:href="|url\()#([\w-]+)', element):
                self.need(other)

    def put(self, name, x, y, width, height, colour="#000000"):
        self.need(name)
        self.elements.append(
            f'<use href="#{name}" x="{x}" y="{y}" width="{width}" height="{height}" color="{colour}"/>'
        )

    def slot(self, x, y, width, height, colour):
        self.elements.append(
            f'<rect x="{x + 2}" y="{y + 2}" width="{width - 4}" height="{height - 4}" rx="8" fill="none" '
            f'stroke="{colour}" stroke-opacity=".5" stroke-width="2"/>'
        )

    def write(self, words, x, y, size, colour):
        self.elements.append(
            f'<text x="{x}" y="{y + size * 0.36:.0f}" font-size="{size}" font-family="sans-serif" '
            f'font-weight="bold" text-anchor="middle" fill="{colour}">{words}</text>'
        )

    def svg(self, width, height, ground):
        names = sorted(self.used, key=list(_pictures()).index)
        body = "\n".join(["<defs>", *(self.used[name] for name in names), "</defs>", *self.elements])
        body = re.sub(r'(id="|href="#|url\(#)', r"\1quadrille-", body)
        scale = min(1, 560 / max(width, height))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width * scale:.0f}" height="{height * scale:.0f}">\n'
            f'<rect width="100%" height="100%" fill="{ground}"/>\n{body}\n</svg>\n'
        )


# ------------------------------------------------------------------- boards
# Each draws on a canvas, which is for SVG or for pixels, and returns the width,
# the height and the colour of the ground.


def _draw_cards(pieces, canvas):
    above = [piece for piece in pieces if piece.marks & (PieceMark.CELL | PieceMark.HOME)]
    cells = max((piece.x + 1 for piece in above if piece.marks & PieceMark.CELL), default=0)
    homes = max(8, cells + 4) - 4
    deepest = max((piece.y for piece in pieces if piece not in above), default=0)
    strip = min(CARD_STRIP, CARD_ROOM // max(1, deepest))
    for piece in sorted(pieces, key=lambda piece: (piece.x, piece.y)):
        x = EDGE + CARD_STEP * (piece.x + homes if piece.marks & PieceMark.HOME else piece.x)
        y = EDGE + (0 if piece in above else CARD_ROW + strip * piece.y)
        if piece.kind == PieceKind.CARD:
            canvas.put("card-body", x, y, 100, 140)
            canvas.put(f"card-{piece.value}", x, y, 100, 140, "#c1272d" if piece.value % 4 in RED_SUITS else "#1b1e27")
        elif piece.marks & PieceMark.HOME:
            canvas.put(f"home-{piece.value}", x, y, 100, 140, "#a8c8b4")
        else:
            canvas.slot(x, y, 100, 140, "#a8c8b4")
    width = CARD_STEP * (homes + 4) - 10
    return width + 2 * EDGE, CARD_ROW + CARD_ROOM + 140 + 2 * EDGE, "#1d6b45"


def _draw_tiles(position, pieces, canvas):
    rows, columns, layers, _ = (max(values) for values in zip(*_tiles_of(position)))
    for piece in sorted(pieces, key=lambda piece: (piece.z, -piece.x, piece.y)):
        if piece.kind == PieceKind.TILE and piece.value:
            x = EDGE + 30 * piece.x + DEPTH * (layers - piece.z)
            y = EDGE + 40 * piece.y + DEPTH * (layers - piece.z)
            canvas.put("tile-body", x, y, 60, 80)
            canvas.put(f"face-{piece.value}", x, y, 60, 80)
            if not piece.marks & PieceMark.FREE:
                canvas.put("tile-veil", x, y, 60, 80)
    edges = DEPTH * (layers + 1) + 2 * EDGE
    return 30 * (columns + 2) + edges, 40 * (rows + 2) + edges, "#2b4a52"


def _draw_blocks(pieces, canvas):
    for piece in pieces:
        x, y = EDGE + 100 * piece.x, EDGE + 100 * piece.y
        if piece.value:
            canvas.put("block", x, y, 100, 100, "#3f8f6b" if piece.marks & PieceMark.HOME else "#b9803f")
            canvas.write(piece.value, x + 50, y + 48, 40, "#ffffff")
    return *_size_of_grid(pieces, 0), "#3a2c20"


def _draw_balls(pieces, canvas):
    """Next balls whose cells are unknown stand in a row above the board."""
    cells = [piece for piece in pieces if piece.spot < TABLE_SPOT]
    above = [piece for piece in pieces if piece.spot >= TABLE_SPOT]
    top = 110 if any(piece.kind == PieceKind.NEXT_BALL for piece in above) else 0
    for piece in cells:
        canvas.put("square", EDGE + 100 * piece.x, EDGE + top + 100 * piece.y, 100, 100, "#46506a")
    for piece in pieces:
        x, y = EDGE + 100 * piece.x, EDGE + top + 100 * piece.y
        if piece in above:
            x, y = EDGE + 100 * above.index(piece), EDGE
        if piece.kind == PieceKind.BALL:
            canvas.put("ball", x, y, 100, 100, BALLS[piece.value - 1])
            canvas.write(piece.value, x + 50, y + 52, 30, "#1b1e27")
        elif piece.kind == PieceKind.NEXT_BALL:
            canvas.put("ball", x + 30, y + 30, 40, 40, BALLS[piece.value - 1])
    return *_size_of_grid(cells, top), "#2a3042"


def _size_of_grid(pieces, top):
    columns = max((piece.x + 1 for piece in pieces), default=1)
    rows = max((piece.y + 1 for piece in pieces), default=1)
    return 100 * columns + 2 * EDGE, 100 * rows + 2 * EDGE + top


def draw_board(position, canvas):
    pieces = position.pieces()
    kinds = {piece.kind for piece in pieces}
    if PieceKind.CARD in kinds:
        return _draw_cards(pieces, canvas)
    if PieceKind.TILE in kinds:
        return _draw_tiles(position, pieces, canvas)
    if PieceKind.BLOCK in kinds:
        return _draw_blocks(pieces, canvas)
    return _draw_balls(pieces, canvas)


def position_svg(position):
    canvas = _Canvas()
    return canvas.svg(*draw_board(position, canvas))


def session_svg(session):
    return None if session.position is None else position_svg(session.position)
