# SPDX-License-Identifier: MIT
"""The full screen restores the terminal whenever and however the program ends,
and after a storm of size changes the screen shows a whole board."""
import fcntl
import os
import random
import signal
import struct
import termios
import time

from pseudo import PATIENCE, SCRATCH, Terminal, done, has, same, test

MODES = {"1049": "l", "1000": "l", "1006": "l", "25": "h"}  # the terminal's defaults


def settings(file):
    flags = termios.tcgetattr(file)
    return flags[:6] + [flags[6][termios.VINTR], flags[6][termios.VSUSP]]


def resize(terminal, width, height):
    fcntl.ioctl(terminal.file, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))


def left_on(seen):
    """Returns the modes that were switched but not switched back."""
    wrong = []
    for mode, usual in MODES.items():
        on, off = seen.rfind("\033[?%sh" % mode), seen.rfind("\033[?%sl" % mode)
        if max(on, off) >= 0 and ("h" if on > off else "l") != usual:
            wrong.append(mode)
    return wrong


class Watched(Terminal):
    """A terminal that the test holds open too, to compare its settings before
    and after."""

    def __init__(self, *arguments):
        super().__init__(*arguments, TERM="xterm-256color", QUADRILLE_UI="tui")
        number = struct.unpack("I", fcntl.ioctl(self.file, 0x80045430, b"\0\0\0\0"))[0]
        self.other = os.open("/dev/pts/%d" % number, os.O_RDWR | os.O_NOCTTY)
        resize(self, 80, 24)

    def leave(self):
        ended, status = 0, 0
        while not ended:  # it may be blocked until its output is read
            self.read_what_there_is(0.02)
            ended, status = os.waitpid(self.process, os.WNOHANG)
        now = settings(self.other)
        os.close(self.other)
        while self.read_some(time.monotonic() + PATIENCE):  # up to the end of file: no other process holds it now
            pass
        os.close(self.file)
        same([], left_on(self.seen))
        has(self.seen, "\033[?1049l")
        return now, os.waitstatus_to_exitcode(status)


def usual_settings():
    master, slave = os.openpty()
    flags = settings(slave)
    os.close(master)
    os.close(slave)
    return flags


USUAL = usual_settings()
PLACES = (("the board", ""), ("a text", "?"), ("statistics", "#"), ("a name for a file", "\x13"), ("a replay", "2a\033R"), ("the settings", "o"))
WAYS = (("SIGTERM", signal.SIGTERM, 143), ("SIGHUP", signal.SIGHUP, 129), ("SIGINT", signal.SIGINT, 130),
        ("a fault", signal.SIGSEGV, -signal.SIGSEGV), ("an abort", signal.SIGABRT, -signal.SIGABRT), ("SIGQUIT", signal.SIGQUIT, -signal.SIGQUIT))

os.chdir(SCRATCH)
for place, keys in PLACES:
    for way, number, code in WAYS:

        @test("the terminal is restored after %s over %s" % (way, place))
        def _(keys=keys, number=number, code=code):
            terminal = Watched("freecell", "617", "--no-save").wait_for("undo")
            for key in keys:
                terminal.type(key).read_what_there_is(0.03)
            terminal.signal(number)
            now, ended = terminal.leave()
            same(code, ended)
            same(USUAL, now)


@test("the screen changes the terminal's modes, and q restores them")
def _():
    terminal = Watched("kulki", "--no-save").wait_for("undo")
    assert settings(terminal.other) != USUAL
    terminal.type("q")
    same((USUAL, 0), terminal.leave())


for game in ("kulki", "mahjong", "freecell", "sliding"):

    @test("a storm of size changes leaves a whole board: " + game)
    def _(game=game):
        chance = random.Random(game)
        terminal = Watched(game, "--seed", "7", "--no-save").wait_for("undo")
        for _ in range(300):
            resize(terminal, chance.randrange(1, 220), chance.randrange(1, 70))
            if chance.random() < 0.2:
                terminal.type(chance.choice("\tlhjk"))
            terminal.read_what_there_is(0)
        resize(terminal, 100, 30)
        terminal.read_what_there_is(0.05)
        terminal.seen = ""
        terminal.type("\x0c").wait_for("undo").type("q")
        same(0, terminal.leave()[1])


done()
