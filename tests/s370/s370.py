# SPDX-License-Identifier: MIT
"""Tests the program for MVS on an emulated System/370: s370.py PROGRAM MEDIA"""
import re
import subprocess
import sys

from system import NO_DATASETS, System, printed_by

import cases  # of the mainframe's other programs; system.py knows where
import games  # more cases
from emulator import Emulator, done, has, run, same

PROGRAM, MEDIA = sys.argv[1:3]
cases.PROGRAM.append(PROGRAM)


def quadrille(*words, typed=""):
    return subprocess.run([PROGRAM, *words], input=typed, capture_output=True, text=True, check=False).stdout


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


for test in (a_job_plays_the_same_games, a_job_plays_the_authors_dialogue, a_job_without_its_dds_ends):
    run(test.__name__.replace("_", " "), test)

# --------------------------------------------------------------- full screen
screens = System(MEDIA, tso=True, rows=24)
screen = Emulator(screens.port)
for name, test in cases.CASES:
    run("full screen in TSO: " + name, test, screen)


def quitting_ends_the_program():
    screen.enter("menu")
    screen.do('String("quit")')
    screen.send("Enter()")  # nobody answers it
    same("000000", screens.finish())


run("quitting ends the program", quitting_ends_the_program)
screen.kill()
screens.end()
done()
