#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures how soon the full screen shows its first frame, and with how many
bytes, at a terminal that answers the program's questions at once and at one that
never does. Beside it stand `true` and ncurses' `tput clear`, which do nothing
else.

    bench/start.py build/release/quadrille"""
import fcntl
import os
import pty
import select
import shutil
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time

PROGRAM = sys.argv[1]
RUNS = int(os.environ.get("RUNS", "31"))
QUIET = 0.15  # seconds after which a frame is complete
LAST = b"\033[c"  # the last question, and what a terminal answers to all of them
ANSWERS = b"\033[2;3R" * 3 + b"\033]11;rgb:0000/0000/0000\033\\\033[?2026;2$y\033P1$r0;38:2::1:2:3m\033\\\033[?62;22c"
HOME = tempfile.mkdtemp()
os.makedirs(HOME + "/.config/quadrille")
with open(HOME + "/.config/quadrille/settings", "w") as look:  # nothing is drawn after the first frame
    look.write("motion still\nverdict off\ndistance off\n")


def start(arguments, answers):
    """Returns the milliseconds until the last byte, and what came after the
    questions."""
    seen, begun = b"", time.perf_counter()
    process, file = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        os.execve(arguments[0], arguments, {"HOME": HOME, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "QUADRILLE_UI": "tui"})
    last = begun
    while select.select([file], [], [], QUIET)[0]:
        try:
            part = os.read(file, 1 << 16)
        except OSError:  # Linux reports that the other end is closed
            part = b""
        last = time.perf_counter()
        if not part:
            break
        if LAST not in seen and LAST in seen + part and answers:
            os.write(file, answers)
        seen += part
    os.kill(process, signal.SIGHUP)
    os.close(file)
    os.waitpid(process, 0)
    return (last - begun) * 1e3, seen.partition(LAST)[2]


def measure(name, arguments, answers=b""):
    start(arguments, answers)  # makes files, and fills caches
    taken = [start(arguments, answers) for _ in range(RUNS)]
    times = sorted(milliseconds for milliseconds, _ in taken)
    print("%-28s %7.1f %7.1f %7.1f  %6d" % (name, times[0], statistics.median(times), times[-1], len(taken[0][1])))


print("milliseconds                   least  median    most   bytes of the first frame")
measure("true", [shutil.which("true")])
measure("tput clear", [shutil.which("tput"), "clear"])
for game in ("kulki", "mahjong", "freecell", "sliding"):
    for manner, answers in (("answered", ANSWERS), ("silent", b"")):
        measure("%s, %s" % (game, manner), [PROGRAM, game, "--seed", "617", "--no-save"], answers)
