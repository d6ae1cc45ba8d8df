# SPDX-License-Identifier: MIT
"""Tests the program for MVS on an emulated System/370: dialogues.py
PROGRAM MEDIA ARITHMETIC"""
import re
import subprocess
import sys

from system import NO_DATASETS, System, printed_by

import cases  # of the mainframe's other programs; system.py knows where
import games  # more cases
from emulator import Emulator, done, has, run, same

PROGRAM, MEDIA, ARITHMETIC = sys.argv[1:4]
cases.PROGRAM.append(PROGRAM)


def quadrille(*words, typed=""):
    return subprocess.run([PROGRAM, *words], input=typed, capture_output=True, text=True, check=False).stdout


# ---------------------------------------------------------------- arithmetic
def arithmetic_is_that_of_this_machine():
    with open(ARITHMETIC + ".txt", encoding="ascii") as file:
        same(file.read().split(), printed_by(ARITHMETIC, []))


run("arithmetic is that of this machine", arithmetic_is_that_of_this_machine)


# --------------------------------------------------------------------- a job
def a_job_plays_the_same_games():
    has("\n".join(printed_by(MEDIA, ["PROOF 3", "QUIT"])), quadrille("proof").strip())


def a_job_plays_the_authors_dialogue():
    typed = ["h", "b2 i9", "D4 C2", "i2 b4", "undo", "undo"]
    mine = quadrille("kulki", "--seed", "plum", "--echo", "--ascii", typed="".join(word + "\n" for word in typed[1:]))
    wanted = [line.removeprefix("Enter command: ") for line in mine.splitlines()]
    wanted = [line.rstrip() for line in wanted if line.strip() not in typed]
    for options in ({}, {"tso": True, "name": "typed"}, {"tso": True, "rows": 24, "parameter": "LINES", "name": "typed"}):
        lines = printed_by(MEDIA, ["kulki plum", *typed, "q", "q"], **options)
        lines = lines[lines.index("Welcome to Kulki (5 in a row) game!") :]
        help_from, help_to = lines.index("Kulki (5 in a row)"), next(n for n, line in enumerate(lines) if "there, quit" in line)
        dialogue = [line for line in lines[:help_from] + lines[help_to + 1 :] if line != "Enter command:"]
        same(wanted, dialogue[: len(wanted)])
        same(7, lines.count("Enter command:"))


def a_job_without_its_dds_ends():
    same([], printed_by(MEDIA, ["kulki plum"], flags=NO_DATASETS))


def a_job_ends_with_its_cards():
    for options in ({}, {"tso": True, "name": "typed"}):
        same("Enter command:", printed_by(MEDIA, ["kulki plum", "h"], **options)[-1])


def a_game_is_kept_in_a_dataset():
    """Saved, changed, restored, and saved text is what other machines write."""
    cards = ["kulki plum", "save", "i2 b4", "restore", "load nowhere", "save 1+2", "menu", "freecell 617", "restore", "hint", "q", "q"]
    lines = printed_by(MEDIA, cards)
    has("\n".join(lines), "The game is saved")
    same(2, lines.count("The game is resumed"))
    same(2, lines.count("No dataset is allocated to that DD name: allocate one first"))
    board = "4| 2   2   2         |4"
    same(3, lines.count(board))
    before = [n for n, line in enumerate(lines) if line == "The game is resumed"]
    same(True, all(board in lines[n - 12 : n] for n in before))


def what_was_not_saved_is_refused():
    has("\n".join(printed_by(MEDIA, ["restore", "kulki plum", "restore", "q", "q"])), "Not a saved Quadrille game")


for test in (a_job_ends_with_its_cards, a_game_is_kept_in_a_dataset, what_was_not_saved_is_refused, a_job_plays_the_same_games, a_job_plays_the_authors_dialogue, a_job_without_its_dds_ends):
    run(test.__name__.replace("_", " "), test)

# --------------------------------------------------------------- full screen
screens = System(MEDIA, tso=True, rows=24)
screen = Emulator(screens.port)
for name, test in cases.CASES:
    run("full screen in TSO: " + name, test, screen)


def a_screen_saves_and_restores():
    screen.start("freecell 617")
    screen.enter("2a 21 72")
    screen.enter("save")
    same("The game is saved", screen.note())
    screen.start("kulki plum")
    screen.enter("restore")
    same("The game is resumed", screen.note())
    has(screen.lines()[0], "move 3 of 3")


run("full screen in TSO: a game is saved and restored", a_screen_saves_and_restores)


def quitting_ends_the_program():
    screen.enter("menu")
    screen.do('String("quit")')
    screen.send("Enter()")  # nobody answers it
    same("000000", screens.finish())


run("quitting ends the program", quitting_ends_the_program)
screen.kill()
screens.end()


# Other screens: that of model 4, and one without colours.
def a_larger_screen_is_filled():
    other = System(MEDIA, tso=True, rows=43, parameter="MONO")
    terminal = Emulator(other.port, "3278-4")
    try:
        terminal.start("kulki 15x15 plum")
        same((43, 80), (terminal.rows, terminal.columns))
        same("15", terminal.lines()[30].split()[0])
    finally:
        terminal.kill()
        other.end()


run("full screen in TSO: a larger screen is filled", a_larger_screen_is_filled)
done()
