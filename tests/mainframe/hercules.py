# SPDX-License-Identifier: MIT
"""Tests the freestanding program on an emulated ESA/390 machine: loads it from
each medium and plays on its console and terminals."""
import re
import subprocess
import sys
import time

import cases
import games  # more cases
from emulator import Emulator, done, has, run, same
from machine import Machine

PROGRAM, MEDIA = sys.argv[1:3]
cases.PROGRAM.append(PROGRAM)

def proof(count):
    return subprocess.run([PROGRAM, "proof", "--seed", f"1..{count}"], capture_output=True, text=True, check=True).stdout.strip()


# ------------------------------------------------------------------- media
def is_loaded(source):
    other = Machine(MEDIA, source)
    try:
        other.wait_for("Type here, or use a terminal.")
        other.type("proof 1", proof(1))
    finally:
        other.end()


run("it is loaded from a deck of cards", is_loaded, "000C")
run("it is loaded from a tape", is_loaded, "0580")

machine = Machine(MEDIA, "quadrille.ins")
run("it is loaded from an .ins", machine.wait_for, "Type here, or use a terminal.")
run("ESA/390, big-endian and in EBCDIC: the games are the same", machine.type, "proof 3", proof(3))


# ----------------------------------------------------------------- console
def typed(words, *wanted):
    """Types words and returns the printout up to the last of the wanted words.
    """
    machine.say(words)
    return "".join(machine.wait_for(each) for each in wanted)


def line_mode(*words):
    """What the program prints for Linux in line mode, from the first board."""
    out = subprocess.run([PROGRAM, *words, "--ascii", "--show", "text"], capture_output=True, text=True, check=True).stdout
    return out.strip("\n").splitlines()


def the_console_prints_the_screen_of_kulkis_author():
    printed = [line.rstrip() for line in typed("kulki plum", "Welcome to Kulki", "Enter command:").splitlines()]
    wanted = line_mode("kulki", "--seed", "plum")
    start = printed.index(wanted[0])
    same(wanted, printed[start : start + len(wanted)])
    typed("b2 i9", "There is no ball on the source cell", "Enter command:")
    hint = re.search(r"Hint: (\w\w \w\w)", typed("hint", "by rule of thumb, no search")).group(1)
    typed(hint, "Score: 0", "Enter command:")


def the_console_undoes_a_move():
    has(typed("undo", "Enter command:"), "4| 2   2   2         |4")
    typed("redo", "Score: 0")
    typed("z", "Score: 0")
    typed("undo", "Nothing to undo")


def the_console_plays_freecell():
    typed("menu", "Four classic puzzles")
    has(typed("freecell 617", "Game #617", "Your move:"), "JD  KS  KC  4H")
    has(typed("2a 21 72", "Your move:"), " KS  --  --  --")
    typed("11", "Your move:")


def the_console_plays_mahjong():
    typed("menu", "Four classic puzzles")
    typed("mahjong 7", "TILES 144", "9b*")
    typed("e5 s3", "TILES 142")


def the_console_refuses_an_illegal_move():
    typed("go 99", "There is no move of that number")
    typed("nonsense", "Two tiles:")


def the_console_shows_help():
    typed("help", "Remove matching pairs", "Type a move or one of:", "there, quit", "Two tiles:")


def the_console_wins_and_prints_the_code():
    typed("menu", "Four classic puzzles")
    typed("sliding 3x3 plum", "Choose a number to move")
    text = subprocess.run([PROGRAM, "solve", "sliding", "3x3", "--seed", "plum", "--notation", "urdl"], capture_output=True, text=True, check=True).stdout
    typed(re.search(r"^[URDL][URDL0-9]{3,}$", text, re.M).group(0), "Game finished in")
    code = re.search(r"q1s-\w+", typed("code", "q1s-", "\n")).group(0)
    has(subprocess.run([PROGRAM, "verify", code], capture_output=True, text=True, check=False).stdout, "won")


def the_console_opens_a_daily_puzzle():
    typed("menu", "Four classic puzzles")
    typed("freecell daily", "Game #", "Your move:")
    text = typed("code", "q1f-", "\n")
    same(True, len(text) > 0)


for test in (
    the_console_prints_the_screen_of_kulkis_author,
    the_console_undoes_a_move,
    the_console_plays_freecell,
    the_console_plays_mahjong,
    the_console_refuses_an_illegal_move,
    the_console_shows_help,
    the_console_wins_and_prints_the_code,
    the_console_opens_a_daily_puzzle,
):
    run(test.__name__.replace("_", " "), test)


# --------------------------------------------------------------- terminals
screen = Emulator(machine.port)
for name, test in cases.CASES:
    run("at a channel: " + name, test, screen)


def a_terminal_that_reconnects_finds_its_game():
    global screen
    screen.start("freecell 617")
    screen.enter("2a")
    screen.close()
    screen = Emulator(machine.port, "3279-3-E")
    same(32, screen.rows)
    has(screen.lines()[0], "move 1 of 1")


def two_terminals_have_two_games():
    other = Emulator(machine.port, "3279-5-E")
    other.start("mahjong 7")
    same((27, 132), (other.rows, other.columns))
    screen.enter("undo")
    has(screen.lines()[0], "move 0 of 1")
    has(other.text(), "|5b*")
    other.close()


def a_fourth_model_is_filled():
    global screen
    screen.close()
    screen = Emulator(machine.port, "3279-4-E")
    screen.start("kulki 15x15 plum")
    same((43, 80), (screen.rows, screen.columns))
    same("15", screen.lines()[30].split()[0])


def quitting_returns_to_the_menu():
    screen.enter("menu")
    screen.key(3)
    has(screen.text(), "Four classic puzzles")


for test in (a_terminal_that_reconnects_finds_its_game, two_terminals_have_two_games, a_fourth_model_is_filled, quitting_returns_to_the_menu):
    run(test.__name__.replace("_", " "), test)
screen.close()


def the_console_ends_the_program():
    typed("menu", "Four classic puzzles")
    typed("quit", "Disabled wait state", "PSW=000A0000 80000000")


run("the console ends it", the_console_ends_the_program)
machine.end()
done()
