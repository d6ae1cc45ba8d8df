#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures how soon the full screen reacts to a key, and with how many bytes:
presses keys one by one, each when the output is quiet, and takes the time until
the last byte that the key causes. With a protocol, the terminal says that it
shows images (in cells of 10 by 20 pixels); SIZE is the size of the screen.

    [SIZE=80x24] bench/key_latency.py build/release/quadrille [kitty|sixel|iterm]"""
import fcntl
import os
import pty
import select
import struct
import sys
import tempfile
import termios
import time

PROGRAM = sys.argv[1]
PROTOCOL = sys.argv[2] if len(sys.argv) > 2 else ""
ANSWERS = {"": b"", "kitty": b"\033_Gi=31;OK\033\\\033[?62;c", "sixel": b"\033[?62;4;22c",
           "iterm": b"\033P>|iTerm2 3.5\033\\\033[?62;c"}
COLUMNS, ROWS = map(int, os.environ.get("SIZE", "80x24").split("x"))
QUIET = 0.08
KEYS = {
    "kulki": "Right Left Down Up Tab Space Escape u U T Escape",
    "mahjong": "Right Left Down Up Tab Space Escape L Escape u U T Escape",
    "freecell": "Right Left Down Up Tab Space Escape 8 3 u U T Escape",
    "sliding": "Right Left Down Up u U T Escape",
}
CODES = {"Right": b"\033[C", "Left": b"\033[D", "Up": b"\033[A", "Down": b"\033[B", "Tab": b"\t", "Space": b" ", "Escape": b"\033"}


def start(game, home):
    process, file = pty.fork()
    if process == 0:
        os.execve(PROGRAM, [PROGRAM, game, "--seed", "617"],
                  {"HOME": home, **({"COLORTERM": "truecolor"} if PROTOCOL else {}), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "QUADRILLE_UI": "tui"})
    fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, COLUMNS * 10 if PROTOCOL else 0, ROWS * 20 if PROTOCOL else 0))
    return file


def read_until_quiet(file):
    """Returns the seconds until the last output, and the number of bytes."""
    begun = time.perf_counter()
    last, count = begun, 0
    while select.select([file], [], [], QUIET)[0]:
        seen = os.read(file, 1 << 16)
        if b"\033[5n" in seen:  # "device status report": the program waits for the answer
            os.write(file, b"\033[0n")
        if b"\033[c" in seen:
            os.write(file, b"\033[?2026;2$y" + ANSWERS[PROTOCOL])
        count += len(seen)
        last = time.perf_counter()
    return last - begun, count


def measure(game, rounds):
    home = tempfile.mkdtemp()
    os.makedirs(home + "/.config/quadrille")
    with open(home + "/.config/quadrille/look", "w") as look:
        look.write("motion still\n")
    file = start(game, home)
    begun, first = time.perf_counter(), 0
    while time.perf_counter() - begun < 1:
        first += read_until_quiet(file)[1]
    times, sizes = [], []
    for _ in range(rounds):
        for key in KEYS[game].split():
            os.write(file, CODES.get(key, key.encode()))
            seconds, count = read_until_quiet(file)
            if key != "Escape":  # the program waits after Escape, which may begin a sequence
                times.append(seconds)
                sizes.append(count)
    os.write(file, b"\033q")
    return first, times, sizes


def part(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


print("game       keys   median    p99      bytes: start, most, median of a key")
for name in KEYS:
    first, taken, sent = measure(name, int(os.environ.get("ROUNDS", "10")))
    print("%-9s %5d %6.2f ms %6.2f ms %8d %8d %8d" % (name, len(taken), part(taken, 0.5) * 1e3, part(taken, 0.99) * 1e3, first, max(sent), part(sent, 0.5)))
