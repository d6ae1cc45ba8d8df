#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures how soon the full screen reacts to a key or to the mouse, and with how
many bytes. It presses keys one by one, each when the output is quiet, and takes
the time until the first frame is complete. That frame is the answer; what the
program draws by itself later, such as a verdict that took a while, is counted
apart. Then it drags a piece over the board, cell by cell, and moves the pointer
without a button; and it plays a golden replay, move by move. With a protocol, the terminal says that it shows images (in
cells of 10 by 20 pixels).

Other programs on the same processors make the slowest keys slower. To see by how
much, the first line is about `cat`, which only echoes. The column "cpu" does not
depend on them: it is the processor time of the thread that draws, at the 99th
percentile, from a key until all is quiet.

    bench/key_latency.py build/release/quadrille [kitty|sixel|iterm] [--size 200x60]"""
import argparse
import fcntl
import os
import pty
import re
import select
import signal
import struct
import tempfile
import termios
import time
import tty

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("protocol", nargs="?", default="", choices=["", "kitty", "sixel", "iterm"])
parser.add_argument("--size", default=os.environ.get("SIZE", "80x24"))
parser.add_argument("--truecolor", action="store_true", help="as a terminal with 24-bit colour")
OPTIONS = parser.parse_args()
PROGRAM = OPTIONS.program
WIDTH, HEIGHT = map(int, OPTIONS.size.split("x"))
MOTIONS = 30
ROUNDS = int(os.environ.get("ROUNDS", "40"))
COLOURS = {"COLORTERM": "truecolor"} if OPTIONS.truecolor or OPTIONS.protocol else {}
ANSWERS = {"": b"", "kitty": b"\033_Gi=31;OK\033\\\033[?62;c", "sixel": b"\033[?62;4;22c",
           "iterm": b"\033P>|iTerm2 3.5\033\\\033[?62;c"}
# to the questions of front/tui/terminal/abilities.c: the widths of three
# characters, the background, synchronised output, a colour that was set
TOLD = b"\033[2;3R" * 3 + b"\033]11;rgb:0000/0000/0000\033\\\033[?2026;2$y" + (b"\033P1$r0;38:2::1:2:3m\033\\" if COLOURS else b"")
BEGIN, END = b"\033[?2026h", b"\033[?2026l"  # of a frame; frames of one write have neither
QUIET = 0.08
TESTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../tests/")
REPLAYS = {game: "golden/format1-%s.save" % game for game in ("kulki", "mahjong", "freecell")}
REPLAYS["sliding"] = "old/first/saves/sliding-walk.save"  # the golden one has a single move
KEYS = {
    "kulki": "Right Left Down Up Tab Space Escape u U T Escape",
    "mahjong": "Right Left Down Up Tab Space Escape L Escape u U T Escape",
    "freecell": "Right Left Down Up Tab Space Escape 8 3 u U T Escape",
    "sliding": "Right Left Down Up u U T Escape",
}
CODES = {"Right": b"\033[C", "Left": b"\033[D", "Up": b"\033[A", "Down": b"\033[B", "Tab": b"\t", "Space": b" ", "Escape": b"\033"}


DRAGGED, HOVERED = 32, 35  # what SGR mouse reports call motion with the first button, and without one


def start(name, arguments):
    home = tempfile.mkdtemp()
    os.makedirs(home + "/.config/quadrille")
    with open(home + "/.config/quadrille/settings", "w") as look:
        look.write("motion still\nhover on\nclock off\n")  # no second is taken for an answer
    process, file = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, *((WIDTH * 10, HEIGHT * 20) if OPTIONS.protocol else (0, 0))))
        os.execve(PROGRAM, [PROGRAM, *arguments],
                  {"HOME": home, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "QUADRILLE_UI": "tui", **COLOURS})
    terminal = Terminal(process, file)
    begun, first = time.perf_counter(), 0
    while time.perf_counter() - begun < 1:
        first += len(terminal.read_until_quiet())
    print("%-9s start  %53d" % (name, first))
    return terminal


class Terminal:
    def __init__(self, process, file):
        self.process, self.file = process, file

    def send(self, keys):
        os.write(self.file, keys)

    def read(self):
        """Returns the next output, or nothing if all is quiet."""
        if not select.select([self.file], [], [], QUIET)[0]:
            return b""
        seen = os.read(self.file, 1 << 16)
        if b"\033[5n" in seen:  # "device status report": the program waits for the answer
            self.send(b"\033[0n")
        if b"\033[c" in seen:
            self.send(TOLD + ANSWERS[OPTIONS.protocol])
        return seen

    def read_until_quiet(self):
        parts = []
        while part := self.read():
            parts.append(part)
        return b"".join(parts)

    def answer(self, keys):
        """Sends keys. Returns the seconds until the first frame is complete,
        and the sizes of this frame and of all later ones."""
        begun = time.perf_counter()
        self.send(keys)
        text = part = self.read()
        while part and text.startswith(BEGIN) and END not in text:
            part = self.read()
            text += part
        seconds = time.perf_counter() - begun
        end = text.index(END) + len(END) if END in text else len(text)
        return seconds, end, len(text) - end + len(self.read_until_quiet())

    def processor_time(self):
        with open("/proc/%d/schedstat" % self.process) as file:
            return int(file.read().split()[0]) / 1e9


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


class Figures:
    def __init__(self):
        self.times, self.processor, self.sizes, self.later, self.unanswered = [], [], [], [], 0

    def take(self, terminal, keys):
        """Sends a key or a report, and notes what it causes."""
        before = terminal.processor_time()
        seconds, size, later = terminal.answer(keys)
        if not size:  # there was nothing to change on the screen
            self.unanswered += 1
            return
        self.times.append(seconds)
        self.processor.append(terminal.processor_time() - before)
        self.sizes.append(size)
        self.later.append(later)

    def print(self, name, what):
        if not self.times:
            print("%-9s %-6s %5d" % (name, what, 0))
            return
        values = [1e3 * value for value in (percentile(self.times, 0.5), percentile(self.times, 0.99), max(self.times), percentile(self.processor, 0.99))]
        print("%-9s %-6s %5d" % (name, what, len(self.times)) + " %8.2f" * 4 % tuple(values) +
              "%8d %8d" % (percentile(self.sizes, 0.5), max(self.sizes)) + "%8d %8d" % (sum(map(bool, self.later)), max(self.later)))


def measure_echo(rounds):
    process, file = pty.fork()
    if process == 0:
        tty.setraw(0)
        os.execvp("cat", ["cat"])
    terminal = Terminal(process, file)
    terminal.read_until_quiet()
    figures = Figures()
    for _ in range(rounds):
        figures.take(terminal, b"x")
    os.kill(process, signal.SIGKILL)
    return figures


def measure_keys(terminal, game, rounds):
    figures = Figures()
    for _ in range(rounds):
        for key in KEYS[game].split():
            if key == "Escape":  # the program waits after Escape, which may begin a sequence
                terminal.send(CODES[key])
                terminal.read_until_quiet()
            else:
                figures.take(terminal, CODES.get(key, key.encode()))
    return figures


def measure_moves(name):
    """Plays the golden replay of a game, move by move."""
    save = TESTS + REPLAYS[name]
    with open(save, encoding="utf-8") as file:
        count = int(re.search(r"^moves (\d+)", file.read(), re.M).group(1))
    terminal = start(name, ["replay", save])
    figures = Figures()
    for _ in range(count):
        figures.take(terminal, CODES["Right"])
    terminal.send(b"q")
    return figures


def report(button, x, y, end="M"):
    return b"\033[<%d;%d;%d%s" % (button, x, y, end.encode())


def place_of_cursor(terminal):
    """Moves the cursor to the next piece; the terminal's own cursor is there."""
    terminal.send(CODES["Tab"])
    text = terminal.read_until_quiet()
    row, column = re.findall(rb"\033\[(\d+);(\d+)H", text)[-1]
    return int(column), int(row)


def measure_motion(terminal, button):
    """From the cursor's piece through the middle of the screen, one cell at a time."""
    figures = Figures()
    x, y = place_of_cursor(terminal)
    if button == DRAGGED:
        terminal.send(report(0, x, y))
        terminal.read_until_quiet()
    for _ in range(MOTIONS):
        x += 1 if x < WIDTH // 2 else -1
        y += (y < HEIGHT // 2) - (y > HEIGHT // 2)
        figures.take(terminal, report(button, x, y))
    if button == DRAGGED:  # puts the piece back
        terminal.send(CODES["Escape"])
        terminal.read_until_quiet()
        terminal.send(report(0, x, y, "m"))
        terminal.read_until_quiet()
    return figures


print("game      what   events          milliseconds            bytes of the       later frames,")
print("                         median      p99      max  cpu p99  median     most  how often, most bytes")
measure_echo(10 * ROUNDS).print("cat", "key")
for name in KEYS:
    terminal = start(name, [name, "--seed", "617"])
    measure_keys(terminal, name, ROUNDS).print(name, "key")
    measure_motion(terminal, DRAGGED).print(name, "drag")
    measure_motion(terminal, HOVERED).print(name, "hover")
    terminal.send(b"\033q")
    measure_moves(name).print(name, "move")
