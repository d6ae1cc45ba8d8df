# SPDX-License-Identifier: MIT
"""Tests the progress bar at a terminal: it never shares a line with a result.
"""
import os
import signal
import subprocess

from pseudo import PROGRAM, Terminal, done, has, lacks, same, test


def lines_of(seen):
    """Returns what each line shows in the end; a carriage return goes back to the line's start."""
    lines = []
    for line in seen.split("\n"):
        signs = []
        for part in line.split("\r"):
            signs[: len(part)] = part
        lines.append("".join(signs).rstrip())
    return lines


def piped(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=True).stdout.split("\n")


@test("results have their own lines, and no bar remains")
def _():
    for words in (["solve", "freecell", "1..30"], ["solve", "kulki", "1..3"], ["solve", "sliding", "3x3", "1..20", "--mode", "optimal"]):
        terminal = Terminal(*words)
        same(0, terminal.end())
        has(terminal.seen, "[")
        same(piped(*words), lines_of(terminal.seen))


@test("output into a pipe shows no bar, since the reader may print at any time")
def _():
    reader, writer = os.pipe()
    terminal = Terminal("solve", "freecell", "1..5", outputs=writer)
    os.close(writer)
    same(0, terminal.end())
    same("", terminal.seen)
    os.close(reader)


@test("output into a file shows a bar, which disappears at the end")
def _():
    with open(os.devnull, "wb") as sink:
        terminal = Terminal("solve", "freecell", "1..30", outputs=sink.fileno())
        same(0, terminal.end())
    has(terminal.seen, " of 30")
    same([""], lines_of(terminal.seen))


@test("grading shows a bar, too")
def _():
    terminal = Terminal("grade", "freecell", "1..6")
    same(0, terminal.end())
    has(terminal.seen, "] 1 of 6")
    same(piped("grade", "freecell", "1..6"), lines_of(terminal.seen))


@test("with --no-progress, --quiet or -q only results are shown")
def _():
    for words in (["solve", "freecell", "1..30"], ["solve", "kulki", "1..3"], ["grade", "freecell", "1..3"]):
        for option in ("--no-progress", "--quiet", "-q"):
            terminal = Terminal(*words, option)
            same(0, terminal.end())
            same(piped(*words), lines_of(terminal.seen))
            lacks(terminal.seen, "[")


@test("the bar shows the speed and the time left")
def _():
    terminal = Terminal("solve", "freecell", "1..200000").wait_for(" per second, ").wait_for(" left")
    same(128 + signal.SIGINT, terminal.type("\x03").end())


@test("Ctrl-C ends the line, and the deal in progress is not counted as unknown")
def _():
    for words, sum_words in ((["solve", "freecell", "1..200000", "--mode", "short", "--nodes", "200000"], "0 unknown"), (["solve", "kulki", "1..1000"], " points, give or take ")):
        terminal = Terminal(*words).wait_for("] 2 of ").type("\x03")
        same(128 + signal.SIGINT, terminal.end())
        lines = lines_of(terminal.seen)
        same("", lines[-1])
        has(lines[-2], sum_words)
        lacks(lines[-2], "[")


@test("Ctrl-C also ends a search for Mahjong's chances, of which none are told then")
def _():
    terminal = Terminal("solve", "mahjong", "random", "--seed", "1..9", "--mode", "fair", "--nodes", "1e15")
    same(128 + signal.SIGINT, terminal.wait_for("] 0 of 9").type("\x03").end())
    has(terminal.seen, "0 deals, nodes 0")
    lacks(terminal.seen, "careful play")


done()
