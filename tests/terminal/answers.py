# SPDX-License-Identifier: MIT
"""Terminals that answer the program's questions well, badly, late or never, and
paste more than any buffer holds. Nothing of that is played, and nothing is left
to the next program that reads the terminal."""
import fcntl
import os
import select
import struct
import termios
import time

from pseudo import PATIENCE, SCRATCH, Terminal, done, has, lacks, same, test

LAST = "\033[c"  # the last question, and its answer
DONE = b"\033[?62;22c"
WELL = (b"\033[2;3R" * 3 + b"\033]11;rgb:fdfd/f6f6/e3e3\033\\" + b"\033[?2026;2$y" + b"\033P>|foot(1.13.1)\033\\" + b"\033[4;480;800t\033[6;20;10t"
        + b"\033P1$r0;38:2::1:2:3m\033\\" + b"\033_Gi=31;OK\033\\" + DONE)
NONSENSE = (b"\033[2;999999R\033]11;rgb:zz/\033\\\033]11;\007\033[?2026$y\033P>|" + b"x" * 300 + b"\033\\\033P0$r\033\\\033_Gi=31;" + b"E" * 5000
            + b"\033\\\033[4;-1;0t\033]\007\033_\033\\\033P\033\\\033[;;;;c\033[?c")
MANY = 170000 if os.environ.get("QUADRILLE_LONG") else 20000  # lines or words, of six bytes each
LIGHT_BAR = "48;2;230;223;207m"
IMAGE = "\033_Ga=t"  # kitty's graphics protocol: an image is sent
NOTHING_PLAYED = "Nothing to undo"  # what the program says to u then


class Answering(Terminal):
    """A terminal whose answers the test types. Another program has it open,
    too."""

    def __init__(self, *arguments, **variables):
        super().__init__(*arguments, QUADRILLE_UI="tui", **{"TERM": "xterm-256color", **variables})
        number = struct.unpack("I", fcntl.ioctl(self.file, 0x80045430, b"\0\0\0\0"))[0]
        self.other = os.open("/dev/pts/%d" % number, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def answer(self, raw):
        return self.type_bytes(raw)

    def pour(self, raw):
        """Types more than a terminal's buffer holds."""
        until = time.monotonic() + PATIENCE
        while raw:
            readable, writable, _ = select.select([self.file], [self.file], [], PATIENCE)
            if readable:
                self.read_some(until)
            if writable:
                raw = raw[os.write(self.file, raw[:1024]):]
        return self

    def assert_nothing_played(self):
        return self.type("u").wait_for(NOTHING_PLAYED)

    def leave(self):
        ended = 0
        while not ended:  # it may be blocked until its output is read
            self.read_what_there_is(0.02)
            ended, status = os.waitpid(self.process, os.WNOHANG)
        same(0, os.waitstatus_to_exitcode(status))
        try:
            left = os.read(self.other, 65536)
        except BlockingIOError:
            left = b""
        os.close(self.other)
        os.close(self.file)
        same(b"", left)


def freecell(**variables):
    return Answering("freecell", "617", "--no-save", **variables)


os.chdir(SCRATCH)


@test("a terminal that answers well is drawn on accordingly")
def _():
    terminal = freecell().wait_for(LAST).answer(WELL).wait_for("\033[?2026l").wait_for(LIGHT_BAR)
    terminal.assert_nothing_played().type("q").leave()


@test("a terminal that is described with 8 colours may have 256")
def _():
    terminal = freecell(TERM="xterm").wait_for(LAST).answer(b"\033P1$r0;38:5:16m\033\\" + DONE).wait_for("\033[48;5;22m")  # felt
    terminal.assert_nothing_played().type("q").leave()


@test("images come when the terminal answers, even after the first frame, and when it is asked again")
def _():
    terminal = freecell().wait_for("undo").answer(WELL).wait_for(IMAGE)
    terminal.assert_nothing_played().type("q").leave()
    for asks in ("\x0c", ":pictures images\r"):
        terminal = freecell().wait_for(LAST).answer(DONE).wait_for("undo").type(asks).wait_for(LAST, 2)
        terminal.answer(WELL).wait_for(IMAGE).assert_nothing_played().type("q").leave()


@test("a terminal that never answers gets the usual look")
def _():
    terminal = freecell().wait_for("undo")
    terminal.assert_nothing_played().type("q").leave()
    lacks(terminal.seen, "\033[?2026h")


@test("answers that come late or twice, torn or in the middle of keys, play nothing")
def _():
    terminal = freecell().wait_for("undo")
    for at in range(0, len(WELL), 7):
        terminal.answer(WELL[at:at + 7]).read_what_there_is()
    terminal.answer(WELL + b"u" + WELL).wait_for(NOTHING_PLAYED).type("q").leave()


@test("nonsense is no answer and no key")
def _():
    terminal = freecell().wait_for(LAST).answer(NONSENSE).wait_for("undo")
    terminal.answer(NONSENSE + DONE).assert_nothing_played().type("q").leave()


@test("an answer that seems endless is no key")
def _():
    terminal = freecell().wait_for("undo").pour(b"\033]11;rgb:" + b"26 3a " * MANY + b"\033\\")
    terminal.assert_nothing_played().type("q").leave()


@test("answers are not left to the next program")
def _():
    freecell().wait_for(LAST).type_bytes(b"q" + WELL).leave()
    freecell().wait_for("undo").type_bytes(b"q" + NONSENSE + WELL).leave()


@test("a paste that seems endless plays nothing, marked or not")
def _():
    for begin, end in ((b"", b""), (b"\033[200~", b"\033[201~")):
        terminal = freecell().wait_for("undo").pour(begin + b"26\r3a\r" * MANY + end)
        terminal.wait_for("26 3a 26 3a 26").type("\033").assert_nothing_played().type("q").leave()


@test("only terminals that obey xterm's sequences are asked")
def _():
    for kind in ("vt100", "vt220", "linux", "ansi"):
        terminal = freecell(TERM=kind).wait_for("undo").type("q")
        terminal.leave()
        for question in (LAST, "\033]", "\033P", "\033_", "\033[6n"):
            lacks(terminal.seen, question)
    for variables in ({"TERM": "tmux-256color"}, {"TERM": "screen"}, {"TMUX": "/tmp/tmux,1,0"}, {"STY": "1.pts"}):
        terminal = freecell(**variables).wait_for(LAST).wait_for("undo").answer(DONE).type("q")
        terminal.leave()
        has(terminal.seen, "\033]11;?")
        for question in ("\033P", "\033_"):
            lacks(terminal.seen, question)


done()
