#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays the whole games of docs/spoken/ again in line mode without boards, and
follows each from its sentences alone, as somebody does who sees no board: what
is told must be enough to know the position, and must agree with it. Run it in
the root of the sources: tests/spoken.py BUILD/quadrille. QUADRILLE_WRITE=1 writes
what the program says now; check the difference before you commit it."""
import os
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "kit"))
from talking import finish, run, verdict

LIMITS = {"freecell": 6000, "mahjong": 12000, "kulki": 6000, "sliding": 3000}


def play(lines):
    """The dialogue that follows from a command and what is typed."""
    command = lines[0].removeprefix("$ quadrille ").split()
    typed = [line.removeprefix(": ") for line in lines[1:] if line.startswith(": ")]
    said = run(*command, "--echo", "--color", "never", text="\n".join(typed) + "\n").stdout
    return "\n".join([lines[0], said.rstrip()]) + "\n"


def turns(text):
    """What is typed, and the sentences that answer it; lines are unfolded. What comes first answers nothing."""
    for part in ("\n" + text).split("\n: "):
        typed, _, answer = part.partition("\n")
        yield typed, " ".join(answer.split())


class FreeCell:
    """Columns, cells and foundations, as far as they are told."""

    def __init__(self, start):
        self.columns = {}
        for number, cards in re.findall(r"Column (\d): (.*?)\.", start):
            self.columns[int(number)] = cards.split(", ")
        self.cells, self.home = {}, []
        self.earlier = None

    def remove(self, card):
        for column in self.columns.values():
            if column and column[-1] == card:
                return column.pop()
        place = next(cell for cell, held in self.cells.items() if held == card)
        return self.cells.pop(place)

    def run(self, first):
        column = next(column for column in self.columns.values() if first in column)
        at = column.index(first)
        cards = column[at:]
        del column[at:]
        return cards

    def home_of(self, words):
        ranks = ["ace", *map(str, range(2, 11)), "jack", "queen", "king"]
        due = []
        for entry in words.split(", "):
            suit, upto, last = entry.partition(" up to ")
            cards = [f"{rank} of {suit}" for rank in ranks[: ranks.index(last) + 1]] if upto else [entry]
            due += [card for card in cards if card not in self.home]
        while due:  # whatever is at an end goes next
            ends = [column[-1] for column in self.columns.values() if column] + list(self.cells.values())
            card = next(card for card in due if card in ends)
            self.take_home(card)
            due.remove(card)

    def take_home(self, card):
        self.remove(card)
        self.home.append(card)

    def snapshot(self):
        return {n: list(c) for n, c in self.columns.items()}, dict(self.cells), list(self.home)

    def told(self, sentence):
        low = sentence[0].lower() + sentence[1:]
        if found := re.fullmatch(r"Undone: (.*) is back (?:on|in) .*", sentence):
            self.columns, self.cells, self.home = self.earlier
        elif found := re.fullmatch(r"also home: (.*)", low):
            self.home_of(found[1])
        elif sentence == "All cards are home":
            for card in [card for column in self.columns.values() for card in column[::-1]] + list(self.cells.values()):
                self.home.append(card)
            self.columns, self.cells = {n: [] for n in self.columns}, {}
        elif found := re.fullmatch(r"(\d+) cards from (.*) (?:onto .* in|to empty) column (\d)", low):
            cards = self.run(found[2])
            assert len(cards) == int(found[1]), sentence
            self.columns[int(found[3])] += cards
        elif found := re.fullmatch(r"(.*? of \w+)(?: from cell \w)? to cell (\w)", low):
            self.cells[found[2]] = self.remove(found[1])
        elif found := re.fullmatch(r"(.*? of \w+)(?: from cell \w)? home", low):
            self.take_home(found[1])
        elif found := re.fullmatch(r"(.*? of \w+)(?: from cell \w)? (?:onto (.*) in|to empty) column (\d)", low):
            onto = self.columns[int(found[3])]
            assert (onto[-1] if onto else None) == found[2], sentence
            onto.append(self.remove(found[1]))
        else:
            return self.agrees(sentence)
        return None

    def agrees(self, sentence):
        if found := re.fullmatch(r"Column (\d) ends in (.*)", sentence):
            assert self.columns[int(found[1])][-1] == found[2], sentence
        elif found := re.fullmatch(r"Column (\d) is empty", sentence):
            assert not self.columns[int(found[1])], sentence
        elif found := re.fullmatch(r"Back from home: (.*)", sentence):
            assert not set(found[1].split(", ")) & set(self.home), sentence
        elif found := re.fullmatch(r"Cell (\w) is empty", sentence):
            assert found[1] not in self.cells, sentence
        else:
            assert sentence == "Redone" or sentence.startswith("You won in"), sentence

    def answer(self, typed, sentences):
        before = self.snapshot()
        for sentence in sentences:
            self.told(sentence)
        self.earlier = before

    def is_over(self):
        return len(self.home) == 52


class Mahjong:
    """The free tiles by place, as far as they are told."""

    def __init__(self, start):
        self.free = {}
        for face, places in re.findall(r"([\w ]+?) at ((?:\w+ and )*\w+)\.", start.split("You can take:")[1].replace("Free, but without a partner:", "")):
            for place in places.split(" and "):
                self.free[place] = face.strip()
        self.left = int(re.search(r"(\d+) tiles left", start)[1])

    def add(self, words):
        for entry in words.split("; "):
            tile, *partners = re.split(", matching |, ", entry)
            face, place = tile.rsplit(" ", 1)
            self.free[place] = face
            for partner in partners:
                self.free.setdefault(partner, face)
                assert self.free[partner] == face, entry

    def told(self, sentence):
        if found := re.fullmatch(r"Took (.*), (\w+) and (\w+)", sentence):
            assert self.free.pop(found[2]) == self.free.pop(found[3]) == found[1], sentence
            self.left -= 2
        elif found := re.fullmatch(r"Undone: (.*), (\w+) and (\w+), is back", sentence):
            self.free[found[2]] = self.free[found[3]] = found[1]
            self.left += 2
        elif found := re.fullmatch(r"Free now: (.*)", sentence):
            self.add(found[1])
        elif found := re.fullmatch(r"No longer free: (.*)", sentence):
            for entry in found[1].split("; "):
                del self.free[entry.rsplit(" ", 1)[1]]
        elif found := re.fullmatch(r"(\d+) left, (\d+) pairs? free", sentence):
            faces = list(self.free.values())
            pairs = sum(faces.count(face) // 2 for face in set(faces))
            assert (self.left, pairs) == (int(found[1]), int(found[2])), sentence
        else:
            assert sentence in ("Redone", "YOU WON!"), sentence

    def answer(self, typed, sentences):
        for sentence in sentences:
            self.told(sentence)

    def is_over(self):
        return not self.left and not self.free


class Kulki:
    """The balls by cell; lines are found by whoever listens, as when looking."""

    def __init__(self, start):
        self.balls = {}
        for row, balls in re.findall(r"Row (\d+): ([^.]*)\.", start):
            for colour, column in re.findall(r"(\w+) \(\d\) at (\w)", balls):
                self.balls[column.lower() + row] = colour
        self.score = 0

    def lines(self):
        gone = set()
        for cell, colour in self.balls.items():
            for x, y in ((1, 0), (0, 1), (1, 1), (-1, 1)):
                run = [chr(ord(cell[0]) + x * i) + str(int(cell[1:]) + y * i) for i in range(5)]
                if all(self.balls.get(place) == colour for place in run):
                    gone.update(run)
        return gone

    def told(self, typed, sentence):
        if found := re.fullmatch(r"(\w+) to (\w+)", sentence):
            source = typed.split()[0] if " " in typed else self.undone[0]
            assert self.balls.pop(source) == found[1].lower(), sentence
            self.undone = (source, found[2])
            self.balls[found[2]] = found[1].lower()
        elif found := re.fullmatch(r"Undone: (\w+) is back on (\w+)", sentence):
            assert self.balls.pop(self.undone[1]) == found[1], sentence
            self.balls[found[2]] = found[1]
        elif found := re.fullmatch(r"(No longer there|New): (.*)", sentence):
            for ball in found[2].split(", "):
                colour, cell = ball.split()
                if found[1] == "New":
                    assert cell not in self.balls, sentence
                    self.balls[cell] = colour
                else:
                    assert self.balls.pop(cell) == colour, sentence
        elif found := re.fullmatch(r"(\d+) (\w+ )?balls in (?:a row|rows) are gone: (.*)", sentence):
            gone = found[3].split(", ")
            assert set(gone) == self.lines() and len(gone) == int(found[1]), sentence
            for cell in gone:
                del self.balls[cell]
        elif found := re.fullmatch(r"(\d+) points?, (\d+) in all", sentence):
            self.score += int(found[1])
            assert self.score == int(found[2]), sentence
        elif found := re.fullmatch(r"(\d+|One) cells? (?:are|is) empty", sentence):
            assert 30 - len(self.balls) == (1 if found[1] == "One" else int(found[1])), sentence
        elif found := re.fullmatch(r"Your score is: (\d+)", sentence):
            assert self.score == int(found[1]), sentence
        else:
            assert sentence in ("Redone", "Game over!"), sentence

    def answer(self, typed, sentences):
        for sentence in sentences:
            self.told(typed, sentence)

    def is_over(self):
        return len(self.balls) == 30


class Sliding:
    """The rows; the gap is 0."""

    def __init__(self, start):
        self.rows = [[0 if tile == "gap" else int(tile) for tile in row.split(", ")]
                     for row in re.findall(r"Row \d: ([^.]*)\.", start)]

    def gap(self):
        return next((y, row.index(0)) for y, row in enumerate(self.rows) if 0 in row)

    def slide(self, number):
        y, x = self.gap()
        row, column = next((i, row.index(number)) for i, row in enumerate(self.rows) if number in row)
        assert abs(row - y) + abs(column - x) == 1, number
        self.rows[y][x], self.rows[row][column] = number, 0

    def told(self, sentence):
        if found := re.fullmatch(r"([\d, ]+) (?:up|down|left|right)", sentence):
            for number in found[1].split(", "):
                self.slide(int(number))
        elif found := re.fullmatch(r"Undone: ([\d, ]+) (?:is|are) back", sentence):
            for number in found[1].split(", ")[::-1]:
                self.slide(int(number))
        elif found := re.fullmatch(r"The gap is in row (\d), column (\d): (.*)", sentence):
            y, x = self.gap()
            around = {"above": (-1, 0), "below": (1, 0), "left": (0, -1), "right": (0, 1)}
            assert (y + 1, x + 1) == (int(found[1]), int(found[2])), sentence
            for number, side in (neighbour.split() for neighbour in found[3].split(", ")):
                down, along = around[side]
                assert self.rows[y + down][x + along] == int(number), sentence
        else:
            assert sentence == "Redone" or sentence.startswith("Game finished"), sentence

    def answer(self, typed, sentences):
        for sentence in sentences:
            self.told(sentence)

    def is_over(self):
        return [tile for row in self.rows for tile in row] == [*range(1, len(self.rows) * len(self.rows[0])), 0]


def follow(kind, text):
    """Returns what can't be followed, or nothing."""
    (_, start), *rest = turns(text.replace("Undo, again, new or quit:", ""))
    game = kind(start)
    for typed, answer in rest:
        if typed.startswith("say"):
            continue
        try:
            game.answer(typed, [sentence.rstrip(".") for sentence in re.split(r"(?<=[.!]) ", answer) if sentence])
        except (AssertionError, KeyError, StopIteration, IndexError, ValueError) as error:
            return f"after '{typed}': {answer} ({error})"
    return "" if game.is_over() else "the game isn't over"


for game_name, kind in {"freecell": FreeCell, "mahjong": Mahjong, "kulki": Kulki, "sliding": Sliding}.items():
    path = f"docs/spoken/{game_name}.txt"
    with open(path, encoding="utf-8") as file:
        expected = file.read()
    said = play(expected.splitlines())
    if os.environ.get("QUADRILLE_WRITE"):
        with open(path, "w", encoding="utf-8") as file:
            file.write(said)
        expected = said
    verdict(said == expected, f"{game_name}: the program says what docs/spoken/ has", said)
    verdict(len(said) < LIMITS[game_name], f"{game_name}: a whole game is told in {LIMITS[game_name]} characters", len(said))
    verdict(all(len(line) < 80 for line in said.splitlines()), f"{game_name}: no line is wider than 79 columns")
    trouble = follow(kind, said)
    verdict(not trouble, f"{game_name}: the whole game can be followed from its sentences", trouble)
finish()
