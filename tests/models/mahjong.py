# SPDX-License-Identifier: MIT
"""A plain model of Mahjong solitaire. A place is (layer, row, column) in
half tiles: a tile covers two rows and two columns. A tile's number is that of
its place in this order; a move is a pair of tiles, or SHUFFLE."""

from collections import namedtuple
from functools import lru_cache

from generator import Generator, generator_from, seed_from_text

Position = namedtuple("Position", "places faces flowers shuffles generator")

GONE = "--"
SHUFFLE = "shuffle"
FLOWERS = ["FP", "FO", "FC", "FB"]
SEASONS = ["SP", "SU", "AU", "WI"]
SUITS = [rank + suit for suit in "bcd" for rank in "123456789"]
KINDS = SUITS + ["WE", "WS", "WW", "WN", "DR", "DG", "DW", "FL", "SE"]
DEAL_TRIES = 1000
SHUFFLE_TRIES = 100
MOST_SHUFFLES = 99


def kind_of(face):
    """Any flower matches any flower, and any season any season."""
    if face in FLOWERS:
        return "FL"
    return "SE" if face in SEASONS else face


def turtle():
    """Layer, row, first column, number of tiles: 87 + 36 + 16 + 4 + 1."""
    widths = {0: 12, 2: 8, 4: 10, 6: 12, 8: 12, 10: 10, 12: 8, 14: 12}
    rows = [(0, y, 14 - width, width) for y, width in widths.items()]
    rows += [(0, 7, 0, 1), (0, 7, 26, 2)]
    rows += [(1, y, 8, 6) for y in range(2, 14, 2)]
    rows += [(2, y, 10, 4) for y in range(4, 12, 2)]
    rows += [(3, y, 12, 2) for y in (6, 8)]
    rows += [(4, 7, 13, 1)]
    places = []
    for layer, y, x, width in rows:
        places += [(layer, y, x + 2 * i) for i in range(width)]
    return tuple(sorted(places))


class Surprise:
    """A layout that is drawn by the seed, in a grid of 16 by 30 half tiles."""

    def __init__(self, seed):
        turned = bytes(255 - byte for byte in seed.to_bytes(8, "big"))
        self.below = generator_from(int.from_bytes(turned, "little")).below
        self.places = []
        self.layers = 0
        while len(self.places) < 144 or self.layers < 3:
            self.begin()

    def one_in(self, n):
        return self.below(n) == 0

    def begin(self):
        self.places, self.layers = [], 0
        self.mirrored = not self.one_in(4)
        self.across, self.down = self.below(2), 0
        for _ in range(10):
            if len(self.places) < 144:
                self.add_layer()

    def add_layer(self):
        if self.layers > 0:
            self.across ^= self.one_in(3)
            self.down ^= self.one_in(4)
        gap = 1 + self.below(4) if self.one_in(4) else None
        lines = self.lines()
        groups = [[i] for i in range(len(lines))]
        if self.mirrored:
            half = (len(lines) + 1) // 2
            lines[half:] = lines[: len(lines) // 2][::-1]
            groups = [{i, len(lines) - 1 - i} for i in range(half)]
        middle = (len(lines) - 1) / 2
        groups.sort(key=lambda group: abs(min(group) - middle))
        kept = []
        for group in groups:
            tiles = [t for i in group for t in self.line(i, *lines[i], gap)]
            if len(self.places) + len(kept) + len(tiles) <= 144:
                kept += tiles
        self.places += kept
        self.layers += bool(kept)

    def lines(self):
        """Returns (beginning, length) of the lines that are drawn."""
        first = self.layers == 0
        length = 3 + self.below(5)
        hollows = self.one_in(4 if first else 3)
        most = 7 - self.layers // 2 + (1 - self.across)
        count = 8 - self.down
        lines = []
        for _ in range((count + 1) // 2 if self.mirrored else count):
            length = min(max(length + self.below(5) - 2, 1), most)
            empty = self.one_in(10 if first else 4)
            hollow = hollows and self.one_in(2)
            beginning = 1 + self.below(2) if hollow else 0
            lines.append((beginning, 0 if empty else length))
        return lines + [None] * (count - len(lines))

    def line(self, number, beginning, length, gap):
        row = 2 * number + self.down
        for distance in range(beginning, length):
            right = 14 + self.across + 2 * distance
            if distance != gap and right <= 28:
                for column in {right, 28 - right}:
                    place = (self.layers, row, column)
                    if self.layers == 0 or self.lies_on_tiles(place):
                        yield place

    def lies_on_tiles(self, place):
        layer, row, column = place
        under = {
            (y + i, x + j)
            for z, y, x in self.places
            for i in (0, 1)
            for j in (0, 1)
            if z == layer - 1
        }
        corners = [(row + i, column + j) for i in (0, 1) for j in (0, 1)]
        return all(corner in under for corner in corners)


@lru_cache
def surprise(seed):
    places = Surprise(seed).places
    top = min(row for _, row, _ in places)
    left = min(column for _, _, column in places)
    return tuple(sorted((z, y - top, x - left) for z, y, x in places))


# -------------------------------------------------------------------- free

Neighbours = namedtuple("Neighbours", "left right above below")


def touch(a, b):
    """Whether two tiles share a half row."""
    return abs(a[1] - b[1]) < 2


def overlap(a, b):
    return touch(a, b) and abs(a[2] - b[2]) < 2


@lru_cache
def neighbours_of(places):
    """Returns, for each tile, the tiles beside, on and under it."""
    found = []
    for here in places:
        near = Neighbours([], [], [], [])
        for tile, there in enumerate(places):
            beside = there[0] == here[0] and touch(here, there)
            if beside and there[2] == here[2] - 2:
                near.left.append(tile)
            if beside and there[2] == here[2] + 2:
                near.right.append(tile)
            if there[0] > here[0] and overlap(here, there):
                near.above.append(tile)
            if there[0] < here[0] and overlap(here, there):
                near.below.append(tile)
        found.append(near)
    return found


def any_there(there, tiles):
    for tile in tiles:
        if there[tile]:
            return True
    return False


def is_free(near, there, tile):
    """A tile is free if nothing is on it and a side is open; "there" says which
    tiles are present."""
    if not there[tile] or any_there(there, near[tile].above):
        return False
    left = any_there(there, near[tile].left)
    return not left or not any_there(there, near[tile].right)


def all_free(places, there):
    near = neighbours_of(places)
    return [t for t in range(len(places)) if is_free(near, there, t)]


def tiles_there(position):
    return [face != GONE for face in position.faces]


# ------------------------------------------------------------------- moves


def pairs(position):
    free = all_free(position.places, tiles_there(position))
    kinds = {tile: kind_of(position.faces[tile]) for tile in free}
    return [
        (first, second)
        for first in free
        for second in free
        if first < second and kinds[first] == kinds[second]
    ]


def moves(position):
    """If no pair is free, the remaining tiles can be reshuffled, provided that
    a winnable deal is found."""
    found = pairs(position)
    if not found and any(tiles_there(position)) and reshuffled(position):
        return [SHUFFLE]
    return found


def play(position, move):
    if move == SHUFFLE:
        return reshuffled(position)
    faces = [
        GONE if tile in move else face
        for tile, face in enumerate(position.faces)
    ]
    return position._replace(faces=tuple(faces))


def score(positions):
    """Counts the removed tiles."""
    return positions[-1].faces.count(GONE)


def status(position):
    if not any(tiles_there(position)):
        return "won"
    return "going" if pairs(position) else "stuck"


# ----------------------------------------------------------------- dealing


def drawn(tiles, generator):
    """Removes a random element; the last one takes its place."""
    chosen = generator.below(len(tiles))
    tile = tiles[chosen]
    tiles[chosen] = tiles[-1]
    tiles.pop()
    return tile


def freed_by(places, there, tile):
    """Returns the tiles that this one's removal frees: on its left from the top
    row down, on its right, and underneath from the top layer down."""
    near = neighbours_of(places)
    left, right, _, below = near[tile]
    below = sorted(below, key=lambda other: (-places[other][0], other))
    before = there[:]
    before[tile] = True
    return [
        other
        for other in left + right + below
        if is_free(near, there, other) and not is_free(near, before, other)
    ]


def blank_game(places, there, pairs_of_faces, generator):
    """Plays a game forwards with blank tiles: two random free ones get the next
    pair of faces and are removed. Returns None when fewer than two are free."""
    there = there[:]
    free = all_free(places, there)
    dealt = {}
    for faces in pairs_of_faces:
        if len(free) < 2:
            return None
        tiles = [drawn(free, generator), drawn(free, generator)]
        for tile, face in zip(tiles, faces):
            dealt[tile] = face
        for tile in tiles:
            there[tile] = False
            free += freed_by(places, there, tile)
    return tuple(dealt.get(tile, GONE) for tile in range(len(places)))


def dealt_to_win(places, there, pairs_of_faces, tries, generator):
    for _ in range(tries):
        faces = blank_game(places, there, pairs_of_faces, generator)
        if faces:
            return faces
    return None


def pairs_to_deal(flowers, generator):
    """Each kind comes once, then each kind again. The single flowers come in
    random order, and then the seasons."""
    order = [(kind, kind) for kind in KINDS * 2]
    if flowers:
        for kind, singles in [("FL", FLOWERS[:]), ("SE", SEASONS[:])]:
            generator.shuffle(singles)
            at = KINDS.index(kind)
            order[at] = tuple(singles[:2])
            order[at + len(KINDS)] = tuple(singles[2:])
    return order


def deal(variant, seed):
    words = variant.split(":")
    number = seed_from_text(seed)
    generator = generator_from(number)
    places = surprise(number) if "surprise" in words else turtle()
    to_deal = pairs_to_deal("flowers" in words, generator)
    if "random" in words:
        faces = [face for pair in to_deal for face in pair]
        generator.shuffle(faces)
    else:
        there = [True] * len(places)
        faces = dealt_to_win(places, there, to_deal, DEAL_TRIES, generator)
    return Position(
        places, tuple(faces), "flowers" in words, 0, generator.state
    )


def pairs_left(position):
    """Pairs the tiles kind by kind, and by number within each kind."""
    left = []
    for kind in KINDS:
        left += [face for face in position.faces if kind_of(face) == kind]
    return list(zip(left[::2], left[1::2]))


def reshuffled(position):
    """Returns None after the 99th reshuffle, or when no try can be won."""
    if position.shuffles == MOST_SHUFFLES:
        return None
    generator = Generator(position.generator)
    left = pairs_left(position)
    generator.shuffle(left)
    there = tiles_there(position)
    faces = dealt_to_win(
        position.places, there, left, SHUFFLE_TRIES, generator
    )
    return faces and position._replace(
        faces=faces,
        shuffles=position.shuffles + 1,
        generator=generator.state,
    )


def start(variant, seed, board):
    return read_board(board, seed) if board else deal(variant, seed)


# -------------------------------------------------------------------- text


def read_board(lines, seed):
    """Reads lines of row, column, layer, face; the set and the number of
    reshuffles come before them."""
    flowers, shuffles = False, 0
    faces = {}
    for line in lines:
        words = line.split()
        if words[0] == "#":
            continue
        if words[0] == "set":
            flowers = words[1] == "flowers"
        elif words[0] == "shuffles":
            shuffles = int(words[1])
        else:
            y, x, layer = (int(word) for word in words[:3])
            faces[layer, y, x] = words[3]
    places = tuple(sorted(faces))
    generator = generator_from(seed_from_text(seed))
    return Position(
        places,
        tuple(faces[place] for place in places),
        flowers,
        shuffles,
        generator.state,
    )


def board(position):
    lines = ["set flowers"] if position.flowers else []
    if position.shuffles:
        lines.append(f"shuffles {position.shuffles}")
    lines.append("# row column layer face")
    for (layer, y, x), face in zip(position.places, position.faces):
        lines.append(f"{y} {x} {layer} {face}")
    return lines


def name_of(place):
    _, y, x = place
    letters = "abcdefghijklmnopqrstuvwxyz"
    first = letters[x // 26 - 1] if x >= 26 else ""
    return f"{first}{letters[x % 26]}{y + 1}"


def word_for(position, move):
    if move == SHUFFLE:
        return SHUFFLE
    return " ".join(name_of(position.places[tile]) for tile in move)
