# SPDX-License-Identifier: MIT
"""A plain model of FreeCell. A card is (rank, suit), ranks from 1; a column
is a tuple of cards, the deepest first; a move is (source, target, number of
cards), where places are ("column", 0), ("cell", 0) and HOME."""

from collections import namedtuple

from generator import generator_from, seed_from_text

Position = namedtuple("Position", "columns cells homes autoplay")

COLUMNS = 8
DEEPEST = 19  # the most a dealt game can reach; custom boards have the same limit
KING = 13
SUITS = "CDHS"
RANKS = "A23456789TJQK"
RED = "DH"
HOME = ("home", 0)


def is_red(card):
    return card[1] in RED


def fits_on(card, target):
    return target[0] == card[0] + 1 and is_red(target) != is_red(card)


def fits_home(position, card):
    rank, suit = card
    return dict(position.homes)[suit] == rank - 1


def with_item(items, at, item):
    return items[:at] + (item,) + items[at + 1:]


# ------------------------------------------------------------------- moves


def run_length(column):
    """Counts the cards in sequence at the end of a column."""
    length = min(1, len(column))
    while length < len(column) and fits_on(column[-length], column[-length - 1]):
        length += 1
    return length


def most_at_once(position, target):
    """Each free cell holds a card, and one more moves by itself; each empty
    column, except the target, doubles that."""
    free = position.cells.count(None)
    empty = position.columns.count(())
    if position.columns[target] == ():
        empty -= 1
    return (free + 1) * 2 ** empty


def can_take(column, card):
    if column == ():
        return True
    return fits_on(card, column[-1]) and len(column) < DEEPEST


def column_to_column(position, source, target):
    """Returns the possible numbers of cards: any up to the limit to an empty
    column, at most one fits on another."""
    from_column = position.columns[source]
    to_column = position.columns[target]
    most = min(
        run_length(from_column),
        most_at_once(position, target),
        DEEPEST - len(to_column),
    )
    counts = range(1, most + 1)
    if to_column == ():
        return list(counts)
    return [n for n in counts if fits_on(from_column[-n], to_column[-1])]


def moves_of_card(position, source, card):
    """A card can go to a cell, unless it is in one, and home."""
    found = []
    if source[0] == "column":
        for number, held in enumerate(position.cells):
            if held is None:
                found.append((source, ("cell", number), 1))
    if fits_home(position, card):
        found.append((source, HOME, 1))
    return found


def moves_of_column(position, number):
    source = ("column", number)
    found = []
    for target in range(COLUMNS):
        if target != number:
            for count in column_to_column(position, number, target):
                found.append((source, ("column", target), count))
    return found + moves_of_card(position, source, position.columns[number][-1])


def moves_of_cell(position, number):
    source = ("cell", number)
    card = position.cells[number]
    found = []
    for target, column in enumerate(position.columns):
        if can_take(column, card):
            found.append((source, ("column", target), 1))
    return found + moves_of_card(position, source, card)


def moves(position):
    found = []
    for number, column in enumerate(position.columns):
        if column:
            found += moves_of_column(position, number)
    for number, card in enumerate(position.cells):
        if card:
            found += moves_of_cell(position, number)
    return found


# ----------------------------------------------------------------- playing


def take(position, place, count):
    kind, number = place
    if kind == "cell":
        cards = (position.cells[number],)
        cells = with_item(position.cells, number, None)
        return cards, position._replace(cells=cells)
    cards = position.columns[number][-count:]
    rest = position.columns[number][:-count]
    columns = with_item(position.columns, number, rest)
    return cards, position._replace(columns=columns)


def put(position, place, cards):
    kind, number = place
    if kind == "column":
        column = position.columns[number] + cards
        columns = with_item(position.columns, number, column)
        return position._replace(columns=columns)
    if kind == "cell":
        cells = with_item(position.cells, number, cards[0])
        return position._replace(cells=cells)
    homes = dict(position.homes)
    rank, suit = cards[0]
    homes[suit] = rank
    return position._replace(homes=tuple(homes.items()))


def is_safe(position, card):
    """Horne's rule: aces, a two on its ace, and any card on which no card of
    the other colour still on the board could be laid."""
    homes = dict(position.homes)
    others = [suit for suit in SUITS if (suit in RED) != is_red(card)]
    return card[0] <= 2 or all(homes[suit] >= card[0] - 1 for suit in others)


def flies(position, card):
    if position.autoplay == "none" or not fits_home(position, card):
        return False
    return position.autoplay == "full" or is_safe(position, card)


def ends(position):
    """Returns the cards that can be moved alone, each with its place."""
    for number, column in enumerate(position.columns):
        if column:
            yield ("column", number), column[-1]
    for number, card in enumerate(position.cells):
        if card:
            yield ("cell", number), card


def after_autoplay(position):
    for place, card in ends(position):
        if flies(position, card):
            cards, rest = take(position, place, 1)
            return after_autoplay(put(rest, HOME, cards))
    return position


def play(position, move):
    source, target, count = move
    cards, rest = take(position, source, count)
    return after_autoplay(put(rest, target, cards))


def score(positions):
    """Counts the cards that are home."""
    return sum(rank for _, rank in positions[-1].homes)


def status(position):
    if score([position]) == KING * len(SUITS):
        return "won"
    return "going" if moves(position) else "stuck"


# ------------------------------------------------------------------- deals


def microsoft_numbers(deal):
    """The 15-bit rand of Microsoft's C library, and FreeCell Pro's extensions
    for deals beyond 31 and 32 bits."""
    state = deal % 2 ** 32
    while True:
        state = (state * 214013 + 2531011) % 2 ** 32
        number = state // 2 ** 16
        if deal >= 2 ** 32:
            yield number + 1
        elif deal >= 2 ** 31:
            yield number | 0x8000
        else:
            yield number & 0x7FFF


def shuffled_deal(deal):
    deck = [(rank, suit) for rank in range(1, KING + 1) for suit in SUITS]
    numbers = microsoft_numbers(deal)
    columns = [[] for _ in range(COLUMNS)]
    for dealt in range(len(deck)):
        chosen = next(numbers) % len(deck)
        columns[dealt % COLUMNS].append(deck[chosen])
        deck[chosen] = deck[-1]
        deck.pop()
    return columns


def special_deal(ranks, suits):
    """Puts a suit in one column and, from the eighth card, in the fourth to the
    right."""
    suits_in_order = [
        [(RANKS.index(rank) + 1, suit) for rank in ranks] for suit in suits
    ]
    left = [cards[:7] for cards in suits_in_order]
    return left + [cards[7:] for cards in suits_in_order]


def deal_of_word(word):
    """A word picks one of the first million deals: its seed's generator draws
    twenty bits until they are less than a million."""
    generator = generator_from(seed_from_text(word))
    number = generator.next() & 0xFFFFF
    while number >= 1000000:
        number = generator.next() & 0xFFFFF
    return number + 1


def deal_columns(seed):
    if seed == "-1":
        return special_deal("A3579JKQT8642", "CDHS")
    if seed == "-2":
        return special_deal("AKQJT98765432", "SHDC")
    number = int(seed) if seed.isdigit() else deal_of_word(seed)
    return shuffled_deal(number)


def start(variant, seed, board):
    cells, _, autoplay = variant.partition(":")
    count = int(cells.replace("cells", ""))
    empty = Position(
        columns=((),) * COLUMNS,
        cells=(None,) * count,
        homes=tuple((suit, 0) for suit in SUITS),
        autoplay=autoplay or "safe",
    )
    if board:
        return read_board(empty, board)
    columns = deal_columns(seed)
    return empty._replace(columns=tuple(tuple(cards) for cards in columns))


# -------------------------------------------------------------------- text


def card_named(word):
    return (RANKS.index(word[0]) + 1, word[1])


def name_of(card):
    return RANKS[card[0] - 1] + card[1]


def read_homes(position, words):
    homes = dict(position.homes)
    for word in words:
        suit, rank = word.split("-")
        homes[suit] = ("0" + RANKS).index(rank)
    return position._replace(homes=tuple(homes.items()))


def read_cells(position, words):
    cells = [None if word == "-" else card_named(word) for word in words]
    assert len(cells) == len(position.cells), words
    return position._replace(cells=tuple(cells))


def read_board(position, lines):
    columns = []
    for line in lines:
        title, words = line.split(":")
        if title == "Foundations":
            position = read_homes(position, words.split())
        elif title == "Freecells":
            position = read_cells(position, words.split())
        else:
            columns.append(tuple(card_named(word) for word in words.split()))
    assert len(columns) == COLUMNS, lines
    return position._replace(columns=tuple(columns))


def board(position):
    homes = dict(position.homes)
    ranks = "0" + RANKS
    shown = [f"{suit}-{ranks[homes[suit]]}" for suit in "HCDS"]
    cells = [name_of(card) if card else "-" for card in position.cells]
    lines = [
        " ".join(["Foundations:"] + shown),
        "  ".join(["Freecells:"] + cells),
    ]
    for column in position.columns:
        lines.append(" ".join([":"] + [name_of(card) for card in column]))
    return lines


def place_named(place):
    kind, number = place
    return {"column": "12345678", "cell": "abcdefg", "home": "h"}[kind][number]


def word_for(position, move):
    """To an empty column, a move without a number moves as many cards as can.
    """
    source, target, count = move
    word = place_named(source) + place_named(target)
    if (source[0], target[0]) == ("column", "column"):
        usual = column_to_column(position, source[1], target[1])[-1]
        if count != usual:
            word += f"v{count:x}"
    return word
