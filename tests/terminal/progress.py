# SPDX-License-Identifier: MIT
"""Progress at a terminal: a bar that never stands on a line with a result."""
import os
import signal
import subprocess

from pseudo import PROGRAM, Terminal, done, has, lacks, same, test


def lines_of(seen):
    """What stands on each line, where a carriage return goes back to its start."""
    lines = []
    for line in seen.split("\n"):
        signs = []
        for part in line.split("\r"):
            signs[: len(part)] = part
        lines.append("".join(signs).rstrip())
    return lines


def piped(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=True).stdout.split("\n")


@test("results stand on lines of their own, and no bar is left")
def _():
    for words in (["solve", "freecell", "1..30"], ["solve", "kulki", "1..3"], ["solve", "sliding", "3x3", "1..20", "--optimal"]):
        terminal = Terminal(*words)
        same(0, terminal.end())
        has(terminal.seen, "[")
        same(piped(*words), lines_of(terminal.seen))


@test("into a pipe no bar is shown, since its reader may print at any time")
def _():
    reader, writer = os.pipe()
    terminal = Terminal("solve", "freecell", "1..5", outputs=writer)
    os.close(writer)
    same(0, terminal.end())
    same("", terminal.seen)
    os.close(reader)


@test("into a file it is, and it goes when all is done")
def _():
    with open(os.devnull, "wb") as sink:
        terminal = Terminal("solve", "freecell", "1..30", outputs=sink.fileno())
        same(0, terminal.end())
    has(terminal.seen, " of 30")
    same([""], lines_of(terminal.seen))


@test("it tells how fast it goes and how long it will take")
def _():
    terminal = Terminal("solve", "freecell", "1..200000").wait_for(" per second, ").wait_for(" left")
    same(128 + signal.SIGINT, terminal.type("\x03").end())


@test("Ctrl-C ends the line; the deal in the middle is not counted as unknown")
def _():
    for words, sum_words in ((["solve", "freecell", "1..200000", "--short", "--nodes", "200000"], "0 unknown"), (["solve", "kulki", "1..1000"], " points; ")):
        terminal = Terminal(*words).wait_for("] 2 of ").type("\x03")
        same(128 + signal.SIGINT, terminal.end())
        lines = lines_of(terminal.seen)
        same("", lines[-1])
        has(lines[-2], sum_words)
        lacks(lines[-2], "[")


done()
