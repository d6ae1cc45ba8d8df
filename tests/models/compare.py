#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays games with the program and with a plain model of the rules at the same
time, and compares them after each step: the result of the step, the status and
the score, the moves in order, and the board. Hypothesis chooses the starts and
the steps, the same in every run.

    compare.py PARTNER GAME STEPS

PARTNER is the program that partner.c describes. Prints one line: "same" and the
counts, or the first difference."""

import subprocess
import sys
from collections import Counter

sys.dont_write_bytecode = True

from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis import strategies as st

import freecell
import inputs
import kulki
import mahjong
import sliding
from generator import generator_from

GAMES = {
    "kulki": kulki,
    "mahjong": mahjong,
    "freecell": freecell,
    "sliding": sliding,
}
STEPS = 100  # from each start


class Differs(Exception):
    pass


class Partner:
    """The program on the other side of two pipes."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="ascii",
        )

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        for line in self.process.stdout:
            if line == ".\n":
                return "".join(lines)
            lines.append(line)
        raise Differs(f"the program ended at '{command}'")


class Model:
    """A session: the positions so far, and how many of the moves are played.
    """

    def __init__(self, game, variant, seed, board):
        self.game = game
        self.dealt = not board
        position = game.start(variant, seed, board)
        if board:  # what the board left out has been drawn; it starts anew
            position = game.start(variant, seed, game.board(position))
        self.positions = [position]
        self.moves = []
        self.at = 0
        self.ended = False
        self.note()

    def note(self):
        """Lists the legal moves of the position, each with its text."""
        self.position = self.positions[self.at]
        self.legal = self.game.moves(self.position)
        self.words = [self.game.word_for(self.position, m) for m in self.legal]
        self.status = self.game.status(self.position)

    def show(self, result, count=None):
        score = self.game.score(self.positions[:self.at + 1])
        count = len(self.moves) if count is None else count
        lines = [result, f"{self.status} {score} {self.at} {count}"]
        lines.append("".join(";" + word for word in self.words))
        lines += self.game.board(self.position)
        return "\n".join(lines) + "\n"

    def play(self, move):
        if move not in self.legal:
            return "no"
        if self.moves[self.at:self.at + 1] != [move]:
            del self.moves[self.at:]
            del self.positions[self.at + 1:]
            self.moves.append(move)
            self.positions.append(self.game.play(self.position, move))
        self.at += 1
        self.note()
        self.ended = self.ended or self.status in ("won", "lost")
        return "yes"

    def go(self, number):
        if not 0 <= number <= len(self.moves):
            return "no"
        self.at = number
        self.note()
        return "yes"

    def again(self):
        if self.ended:
            del self.moves[:]
            del self.positions[1:]
            self.ended = False
        return self.go(0)


# ------------------------------------------------------------------- steps


def play_listed(model, number):
    at = number % len(model.legal)
    return f"play {model.words[at]}", model.play(model.legal[at])


def play_any(model, number):
    draw = generator_from(number).below
    text, move = inputs.TEXTS[model.game](model.position, draw)
    return f"play {text}", model.play(move)


def go(model, number):
    target = number % (len(model.moves) + 2)
    return f"go {target}", model.go(target)


def other_step(model, kind, number):
    if kind < 2:
        return play_any(model, number)
    if kind < 4:
        return "undo", model.go(model.at - 1)
    if kind == 4:
        return "redo", model.go(model.at + 1)
    return "again", model.again()


def step(model, choice):
    """Returns a command, and the state that should follow. Seven steps in eight
    are legal moves; where there is none, most go back."""
    kind, number = choice % 64, choice // 64
    if kind == 63:
        return "save", model.show("yes")
    if kind == 62 and model.dealt:
        return "code", model.show("yes", model.at)
    if kind == 62:
        return "code", model.show("no")
    if kind >= 56:
        command, result = other_step(model, kind - 56, number)
    elif model.legal:
        command, result = play_listed(model, number)
    elif kind < 48:
        command, result = go(model, number)
    else:
        command, result = play_any(model, number)
    return command, model.show(result)


def difference(command, expected, actual):
    pairs = zip(expected.split("\n"), actual.split("\n"))
    for ours, theirs in pairs:
        if ours != theirs:
            return f"after '{command}': the model has '{ours}', the program '{theirs}'"
    return f"after '{command}': one state is longer"


def compare(partner, model, start, choices, counts):
    commands = [start]
    expected = model.show("yes")
    for at in range(0, len(choices) + 1, 2):
        actual = partner.ask(commands[-1])
        if actual != expected:
            raise Differs(
                f"{difference(commands[-1], expected, actual)}; all commands: "
                + " | ".join(commands)
            )
        counts[commands[-1].split()[0]] += 1
        counts["refused"] += expected.startswith("no")
        counts["ended"] += model.status != "going"
        if at < len(choices):
            choice = int.from_bytes(choices[at:at + 2], "little")
            command, expected = step(model, choice)
            commands.append(command)


# ------------------------------------------------------------------ starts

SYMBOLS = "0123456789abcdefghijklmnopqrstuvwxyz-._+"
WORDS = st.text(SYMBOLS, min_size=1, max_size=12)
SENTENCES = st.text("abc XYZ!?'&/~,.9", max_size=20).map(lambda s: f"a{s}z")
NUMBERS = st.one_of(
    st.integers(1, 31999),
    st.integers(1, 2 ** 33 - 1),
    st.integers(2 ** 31, 2 ** 32 + 9),
    st.sampled_from([-1, -2]),
).map(str)


def seeds(game):
    if game is freecell:
        return st.one_of(NUMBERS, WORDS.map(lambda word: "w" + word[:11]))
    return st.one_of(WORDS, SENTENCES)


def run(path, name, steps):
    game = GAMES[name]
    partner = Partner(path)
    counts = Counter()

    @settings(
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=-(-steps // (STEPS + 1)),
        # A shorter game would differ, too, but takes minutes to find.
        phases=[Phase.generate],
        report_multiple_bugs=False,
        verbosity=Verbosity.quiet,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        st.sampled_from(inputs.VARIANTS[game]),
        seeds(game),
        st.one_of(st.none(), st.none(), st.integers(0, 2 ** 32 - 1)),
        st.binary(min_size=2 * STEPS, max_size=2 * STEPS),
    )
    def agree(variant, seed, board, choices):
        lines = []
        if board is not None:
            lines = inputs.BOARDS[game](variant, generator_from(board).below)
        text = "/".join(lines)
        model = Model(game, variant, seed, lines)
        compare(partner, model, f"start {name};{variant};{seed};{text}", choices, counts)

    agree()
    return counts


def main(path, name, steps):
    try:
        counts = run(path, name, int(steps))
    except Differs as difference:
        print("differs", difference)
        return 1
    apart = counts.pop("refused"), counts.pop("ended")
    print(f"same {counts.total()} steps:", end=" ")
    print(*(f"{count} {word}" for word, count in sorted(counts.items())), sep=", ")
    print("of them %d refused, %d after the end" % apart)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
