# SPDX-License-Identifier: MIT
"""What compare.py tries: variants, custom boards, and texts that may or may not
be legal moves. "draw" is a function: draw(n) returns a number below n."""

import freecell
import kulki
import mahjong
import sliding

VARIANTS = {
    kulki: [
        *("kulki", "web5", "web7", "web9", "klines", "lines98"),
        *("small", "medium", "large", "lines98:5x8:3", "kulki:15x6:9"),
        *("kulki:7x7:5", "klines:5x5:3", "small:5x5:3", "lines98:5x5:4"),
    ],
    mahjong: [
        *("turtle", "turtle:flowers", "turtle:random"),
        *("turtle:flowers:random", "surprise", "surprise:flowers:random"),
    ],
    freecell: [
        *("4cells", "4cells:none", "4cells:full", "0cells", "1cells:none"),
        *("2cells", "7cells", "7cells:full"),
    ],
    sliding: [
        *("2x2", "2x3", "3x3", "4x4", "5x2", "2x2:walk3", "3x3:walk2"),
        *("4x3:walk5", "6x4:walk9", "10x10", "7x9:walk"),
    ],
}


def shuffled(items, draw):
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        other = draw(last + 1)
        items[other], items[last] = items[last], items[other]
    return items


# ------------------------------------------------------------------ boards


def kulki_board(variant, draw):
    empty = kulki.empty_board(variant, "0")
    percent = draw(101)
    colours = 1 + draw(empty.colours)
    cells = [
        1 + draw(colours) if draw(100) < percent else kulki.EMPTY
        for _ in empty.cells
    ]
    cells[draw(len(cells))] = 1
    return kulki.board(empty._replace(cells=tuple(cells), score=draw(9999)))


def kinds_for(pairs, flowers, draw):
    """Each kind comes at most four times in pairs."""
    deck = [(kind, kind) for kind in mahjong.KINDS if kind not in ("FL", "SE")]
    if flowers:
        for singles in (mahjong.FLOWERS, mahjong.SEASONS):
            deck.append((singles[draw(4)], singles[draw(4)]))
    else:
        deck += [("FL", "FL"), ("SE", "SE")]
    least = -(-pairs // 4)
    few = shuffled(deck, draw)[:max(1 + draw(9), least)]
    return [face for pair in shuffled(few * 4, draw)[:pairs] for face in pair]


def mahjong_board(variant, draw):
    """Tiles anywhere in a small space, some of them gone already."""
    flowers = draw(2) == 1
    places = []
    for _ in range(2 + draw(60)):
        place = (draw(4), draw(9), draw(14))
        if not any(
            place[0] == other[0] and mahjong.overlap(place, other)
            for other in places
        ):
            places.append(place)
    if len(places) % 2:
        places.pop()
    if not places:
        places = [(0, 0, 0), (0, 0, 2)]
    pairs = len(places) // 2
    gone = draw(pairs + 1) if draw(4) == 0 else 0
    faces = [mahjong.GONE] * (2 * gone) + kinds_for(pairs - gone, flowers, draw)
    lines = ["set flowers"] if flowers else []
    if draw(3) == 0:
        lines.append(f"shuffles {90 + draw(10)}")
    for (layer, y, x), face in zip(places, shuffled(faces, draw)):
        lines.append(f"{y} {x} {layer} {face}")
    return lines


def freecell_board(variant, draw):
    """Any cards anywhere; the later in a game, the more at home."""
    empty = freecell.start(variant, "1", [])
    most = draw(freecell.KING + 1)
    homes = {suit: min(freecell.KING, draw(most + 3)) for suit in freecell.SUITS}
    left = [
        (rank, suit)
        for suit in freecell.SUITS
        for rank in range(homes[suit] + 1, freecell.KING + 1)
    ]
    if draw(2):
        left = shuffled(left, draw)
    else:
        left.sort(reverse=True)
    cells = [left.pop() if left and draw(2) else None for _ in empty.cells]
    columns = [[] for _ in range(freecell.COLUMNS)]
    used = 3 + draw(freecell.COLUMNS - 2)
    for card in left:
        columns[draw(used)].append(card)
    while any(len(column) > freecell.DEEPEST for column in columns):
        columns.sort(key=len)
        columns[0].append(columns[-1].pop())
    return freecell.board(
        empty._replace(
            columns=tuple(tuple(column) for column in columns),
            cells=tuple(cells),
            homes=tuple(homes.items()),
        )
    )


def sliding_board(variant, draw):
    width, height = (int(side) for side in variant.split(":")[0].split("x"))
    goal = sliding.goal(width, height)
    position = goal._replace(tiles=tuple(shuffled(goal.tiles, draw)))
    if not sliding.is_solvable(position):
        first = 2 if sliding.GAP in position.tiles[:2] else 0
        position = sliding.swapped(position, first, first + 1)
    return sliding.board(position)


BOARDS = {
    kulki: kulki_board,
    mahjong: mahjong_board,
    freecell: freecell_board,
    sliding: sliding_board,
}


# ------------------------------------------------------------------- texts
# Each returns a text and the move that it means if that move is legal.


def kulki_text(position, draw):
    if draw(8) == 0:
        return "pass", kulki.PASS
    cells = (draw(len(position.cells)), draw(len(position.cells)))
    return kulki.word_for(position, cells), cells


def visible_tile(position, y, x):
    """The highest tile that covers a cell."""
    covering = [
        tile
        for tile, (_, top, left) in enumerate(position.places)
        if position.faces[tile] != mahjong.GONE
        and y - top in (0, 1)
        and x - left in (0, 1)
    ]
    return covering[-1] if covering else None


def mahjong_text(position, draw):
    if draw(8) == 0:
        return mahjong.SHUFFLE, mahjong.SHUFFLE
    if draw(4) == 0:
        face = mahjong.KINDS[draw(len(mahjong.KINDS))]
        there = mahjong.tiles_there(position)
        tiles = [
            tile
            for tile in mahjong.all_free(position.places, there)
            if mahjong.kind_of(position.faces[tile]) == face
        ]
        return face, tuple(tiles)
    words, tiles = [], []
    for _ in range(2):
        layer, y, x = position.places[draw(len(position.places))]
        y, x = y + draw(2), x + draw(2)
        words.append(mahjong.name_of((layer, y, x)))
        tiles.append(visible_tile(position, y, x))
    if None in tiles:
        return " ".join(words), None
    return " ".join(words), tuple(sorted(tiles))


def freecell_text(position, draw):
    places = [("column", number) for number in range(freecell.COLUMNS)]
    places += [("cell", number) for number in range(7)]
    source, target = places[draw(15)], (places + [freecell.HOME])[draw(16)]
    word = freecell.place_named(source) + freecell.place_named(target)
    legal = [m for m in freecell.moves(position) if m[:2] == (source, target)]
    if draw(2):
        return word, legal[-1] if legal else None
    count = 1 + draw(freecell.KING)
    return f"{word}v{count:x}", (source, target, count)


def sliding_text(position, draw):
    cell = draw(len(position.tiles))
    column, row = sliding.place_of(position, cell)
    if draw(2):
        return f"{column + 1},{row + 1}", cell
    tile = position.tiles[cell]
    gap = position.tiles.index(sliding.GAP)
    x, y = sliding.place_of(position, gap)
    return str(tile), cell if abs(x - column) + abs(y - row) == 1 else None


TEXTS = {
    kulki: kulki_text,
    mahjong: mahjong_text,
    freecell: freecell_text,
    sliding: sliding_text,
}
