#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures how soon the full screen reacts to a key or to the mouse, and with how
many bytes: presses keys one by one, each when the output is quiet, and takes the
time until the last byte that the key causes. Then it drags a piece over the
board, cell by cell, and moves the pointer without a button. With a protocol, the
terminal says that it shows images (in cells of 10 by 20 pixels).

    bench/key_latency.py build/release/quadrille [kitty|sixel|iterm] [--size 200x60]"""
import argparse
import fcntl
import os
import pty
import re
import select
import struct
import tempfile
import termios
import time

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("protocol", nargs="?", default="", choices=["", "kitty", "sixel", "iterm"])
parser.add_argument("--size", default=os.environ.get("SIZE", "80x24"))
parser.add_argument("--truecolor", action="store_true", help="as a terminal with 24-bit colour")
OPTIONS = parser.parse_args()
PROGRAM = OPTIONS.program
WIDTH, HEIGHT = map(int, OPTIONS.size.split("x"))
MOTIONS = 30
COLOURS = {"COLORTERM": "truecolor"} if OPTIONS.truecolor or OPTIONS.protocol else {}
ANSWERS = {"": b"", "kitty": b"\033_Gi=31;OK\033\\\033[?62;c", "sixel": b"\033[?62;4;22c",
           "iterm": b"\033P>|iTerm2 3.5\033\\\033[?62;c"}
QUIET = 0.08
KEYS = {
    "kulki": "Right Left Down Up Tab Space Escape u U T Escape",
    "mahjong": "Right Left Down Up Tab Space Escape L Escape u U T Escape",
    "freecell": "Right Left Down Up Tab Space Escape 8 3 u U T Escape",
    "sliding": "Right Left Down Up u U T Escape",
}
CODES = {"Right": b"\033[C", "Left": b"\033[D", "Up": b"\033[A", "Down": b"\033[B", "Tab": b"\t", "Space": b" ", "Escape": b"\033"}


DRAGGED, HOVERED = 32, 35  # what SGR mouse reports call motion with the first button, and without one


def start(game):
    home = tempfile.mkdtemp()
    os.makedirs(home + "/.config/quadrille")
    with open(home + "/.config/quadrille/look", "w") as look:
        look.write("motion still\nhover on\n")
    process, file = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, *((WIDTH * 10, HEIGHT * 20) if OPTIONS.protocol else (0, 0))))
        os.execve(PROGRAM, [PROGRAM, game, "--seed", "617"],
                  {"HOME": home, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "QUADRILLE_UI": "tui", **COLOURS})
    begun, first = time.perf_counter(), 0
    while time.perf_counter() - begun < 1:
        first += len(read_until_quiet(file)[1])
    print("%-9s start  %40d" % (game, first))
    return file


def read_until_quiet(file):
    """Returns the seconds until the last output, and the output."""
    begun = time.perf_counter()
    last, text = begun, b""
    while select.select([file], [], [], QUIET)[0]:
        seen = os.read(file, 1 << 16)
        if b"\033[5n" in seen:  # "device status report": the program waits for the answer
            os.write(file, b"\033[0n")
        if b"\033[c" in seen:
            os.write(file, b"\033[?2026;2$y" + ANSWERS[OPTIONS.protocol])
        text += seen
        last = time.perf_counter()
    return last - begun, text


class Figures:
    def __init__(self):
        self.times, self.sizes = [], []

    def take(self, file, keys):
        """Sends a key or a report, and notes what it causes."""
        os.write(file, keys)
        seconds, text = read_until_quiet(file)
        self.times.append(seconds)
        self.sizes.append(len(text))

    def part(self, values, share):
        return sorted(values)[min(len(values) - 1, int(len(values) * share))]

    def print(self, name, what):
        print("%-9s %-6s %5d %6.2f ms %6.2f ms %8d %8d" % (name, what, len(self.times), self.part(self.times, 0.5) * 1e3, self.part(self.times, 0.99) * 1e3,
                                                        max(self.sizes), self.part(self.sizes, 0.5)))


def measure_keys(file, game, rounds):
    figures = Figures()
    for _ in range(rounds):
        for key in KEYS[game].split():
            if key == "Escape":  # the program waits after Escape, which may begin a sequence
                os.write(file, CODES[key])
                read_until_quiet(file)
            else:
                figures.take(file, CODES.get(key, key.encode()))
    return figures


def report(button, x, y, end="M"):
    return b"\033[<%d;%d;%d%s" % (button, x, y, end.encode())


def place_of_cursor(file):
    """Moves the cursor to the next piece; the terminal's own cursor is there."""
    os.write(file, CODES["Tab"])
    _, text = read_until_quiet(file)
    row, column = re.findall(rb"\033\[(\d+);(\d+)H", text)[-1]
    return int(column), int(row)


def measure_motion(file, button):
    """From the cursor's piece through the middle of the screen, one cell at a time."""
    figures = Figures()
    x, y = place_of_cursor(file)
    if button == DRAGGED:
        os.write(file, report(0, x, y))
        read_until_quiet(file)
    for _ in range(MOTIONS):
        x += 1 if x < WIDTH // 2 else -1
        y += (y < HEIGHT // 2) - (y > HEIGHT // 2)
        figures.take(file, report(button, x, y))
    if button == DRAGGED:  # puts the piece back
        os.write(file, CODES["Escape"])
        read_until_quiet(file)
        os.write(file, report(0, x, y, "m"))
        read_until_quiet(file)
    return figures


print("game      what   events  median   p99      most bytes, median bytes of an event")
for name in KEYS:
    terminal = start(name)
    measure_keys(terminal, name, int(os.environ.get("ROUNDS", "10"))).print(name, "key")
    measure_motion(terminal, DRAGGED).print(name, "drag")
    measure_motion(terminal, HOVERED).print(name, "hover")
    os.write(terminal, b"\033q")
