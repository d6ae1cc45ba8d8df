#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures how soon the full screen reacts to a key, and with how many bytes:
presses keys one by one, each when the output is quiet, and takes the time until
the last byte that the key causes. The first line is a reference: a program that
does nothing but send so many bytes back for every key.

    bench/key_latency.py build/release/quadrille [WIDTHxHEIGHT...]

PIXELS=halves, quadrants or sextants chooses the dots of a cell, PALETTE=mono a
theme, TERM and COLORTERM the terminal, and ROUNDS how often keys are pressed."""
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
SIZES = sys.argv[2:] or ["80x24", "200x60"]
REFERENCE_BYTES = 1000
QUIET = 0.08
KEYS = {
    "kulki": "Right Left Down Up Tab Space Escape u U T Escape",
    "mahjong": "Right Left Down Up Tab Space Escape L Escape u U T Escape",
    "freecell": "Right Left Down Up Tab Space Escape 8 3 u U T Escape",
    "sliding": "Right Left Down Up u U T Escape",
}
CODES = {"Right": b"\033[C", "Left": b"\033[D", "Up": b"\033[A", "Down": b"\033[B", "Tab": b"\t", "Space": b" ", "Escape": b"\033"}


def start(words, home, size):
    process, file = pty.fork()
    if process == 0:
        os.execve(words[0], words, {
            "HOME": home, "TERM": os.environ.get("TERM", "xterm-256color"),
            "COLORTERM": os.environ.get("COLORTERM", ""), "LC_ALL": "C.UTF-8", "QUADRILLE_UI": "tui"})
    width, height = size.split("x")
    fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", int(height), int(width), 0, 0))
    return file


def reference(rounds):
    """Times a program that answers each key at once."""
    file = start([sys.executable, "-c", "import os, tty\ntty.setraw(0)\nwhile os.read(0, 1): os.write(1, b'x' * %d)" % REFERENCE_BYTES], "/", "80x24")
    time.sleep(1)
    times = []
    for _ in range(10 * rounds):
        os.write(file, b"x")
        times.append(read_until_quiet(file)[0])
    os.close(file)
    return times, [REFERENCE_BYTES]


def read_until_quiet(file):
    """Returns the seconds until the last output, and the number of bytes."""
    begun = time.perf_counter()
    last, count = begun, 0
    while select.select([file], [], [], QUIET)[0]:
        seen = os.read(file, 1 << 16)
        if b"\033[5n" in seen:  # "device status report": the program waits for the answer
            os.write(file, b"\033[0n")
        count += len(seen)
        last = time.perf_counter()
    return last - begun, count


def measure(game, rounds, size):
    home = tempfile.mkdtemp()
    os.makedirs(home + "/.config/quadrille")
    with open(home + "/.config/quadrille/look", "w") as look:
        look.write("motion still\npixels %s\npalette %s\n" % (os.environ.get("PIXELS", "auto"), os.environ.get("PALETTE", "default")))
    file = start([PROGRAM, game, "--seed", "617"], home, size)
    time.sleep(1)
    read_until_quiet(file)
    times, sizes = [], []
    for _ in range(rounds):
        for key in KEYS[game].split():
            os.write(file, CODES.get(key, key.encode()))
            seconds, count = read_until_quiet(file)
            if key != "Escape":  # the program waits after Escape, which may begin a sequence
                times.append(seconds)
                sizes.append(count)
    os.write(file, b"\033q")
    return times, sizes


def part(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def report(name, size, taken, sent):
    print("%-9s %-7s %5d %6.2f ms %6.2f ms %8d %8d" % (
        name, size, len(taken), part(taken, 0.5) * 1e3, part(taken, 0.99) * 1e3, max(sent), part(sent, 0.5)))


ROUNDS = int(os.environ.get("ROUNDS", "10"))
print("game      size     keys    median       p99  most and median bytes of a key")
report("reference", "", *reference(ROUNDS))
for size in SIZES:
    for name in KEYS:
        report(name, size, *measure(name, ROUNDS, size))
