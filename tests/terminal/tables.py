# SPDX-License-Identifier: MIT
"""Tests the sliding puzzle at a terminal: building tables with a bar, showing
distances, interrupting searches."""
import os
import signal
import tempfile

from pseudo import PROMPTS, SCRATCH, Terminal, done, has, lacks, same, test

PROMPT = PROMPTS["sliding"]


def home():
    return tempfile.mkdtemp(dir=SCRATCH)


def at(place, *arguments):
    return Terminal(*arguments, HOME=place)


def kept(place):
    folder = os.path.join(place, ".cache/quadrille")
    return sorted(os.listdir(folder)) if os.path.isdir(folder) else []


@test("building shows a bar, which disappears at the end")
def _():
    place = home()
    terminal = at(place, "tables", "build", "small").wait_for(" %").wait_for("4x4-small   ok")
    same(0, terminal.end())
    has(terminal.seen, "[#")
    lacks(terminal.seen[terminal.seen.index("4x4-small") :], "#")
    same(["sliding-4x4-small.tables"], kept(place))


@test("Ctrl-C during a build leaves no file and exits with 130")
def _():
    place = home()
    terminal = at(place, "tables", "build", "5x5").wait_for(" %").type("\x03")
    same(128 + signal.SIGINT, terminal.end())
    same([], kept(place))


@test("a killed build leaves a draft that is never read as tables")
def _():
    place = home()
    terminal = at(place, "tables", "build", "5x5").wait_for(" %").signal(signal.SIGKILL)
    same(-signal.SIGKILL, terminal.end())
    same(["sliding-5x5-big.tables.new"], kept(place))
    same(0, at(place, "tables", "list").end())
    same(0, at(place, "tables", "delete", "5x5").end())
    same([], kept(place))


@test("a second builder waits for the first, and says so")
def _():
    place = home()
    first = at(place, "tables", "build", "5x5").wait_for(" %")
    second = at(place, "tables", "build", "5x5").wait_for("another program is building it")
    same(128 + signal.SIGINT, first.type("\x03").end())
    second.wait_for(" %")
    same(128 + signal.SIGINT, second.type("\x03").end())
    same([], kept(place))


@test("a range of boards shows a bar")
def _():
    terminal = at(home(), "solve", "sliding", "1..3", "--mode", "optimal").wait_for(" of 3").wait_for("3 deals: 3 won")
    same(0, terminal.end())


@test("an interrupted search prints what it found")
def _():
    terminal = at(home(), "solve", "sliding", "6x6", "--seed", "1", "--mode", "optimal")
    terminal.wait_for("searching: at least ").type("\x03")
    same(128 + signal.SIGINT, terminal.end())
    has(terminal.seen, "stopped, at least ")


@test("the distance appears below each board until it is switched off")
def _():
    terminal = at(home(), "sliding", "3x3", "--seed", "7", "--color", "never").wait_for("Distance: 22\n" + PROMPT)
    terminal.type("1\n").wait_for("Distance: 21\n" + PROMPT)
    terminal.type("distance off\n").wait_for(PROMPT, 3).type("5\n").wait_for(PROMPT, 4)
    same(2, terminal.seen.count("Distance"))
    terminal.type("distance on\n").wait_for(PROMPT, 5).type("undo\n").wait_for(PROMPT, 6)
    same(3, terminal.seen.count("Distance"))
    same(0, terminal.type("q\n").end())


@test("the end shows the fewest moves possible and the moves made")
def _():
    place = home()
    with open(os.path.join(place, "board"), "w", encoding="ascii") as file:
        file.write("1 2 3 4 5 6 7 0 8\n")
    terminal = at(place, "sliding", "--board", os.path.join(place, "board")).wait_for("Distance: 1\n")
    terminal.type("7\n").wait_for("Distance: 2\n").type("7\n").wait_for("Distance: 1\n").type("8\n")
    terminal.wait_for("Par: 1 move, the fewest possible. You took 3, 2 more.\n")
    terminal.type("metrics\n").wait_for("3 single-tile moves in 2 slides; Manhattan distance 1, ratio 3.00")
    same(0, terminal.type("q\n").end())


done()
