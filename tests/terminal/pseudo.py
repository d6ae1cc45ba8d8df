# SPDX-License-Identifier: MIT
"""Runs a program at a pseudo-terminal. Nothing here sleeps: a test continues
when it sees the expected output and fails when that does not come."""
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time

PROGRAM = sys.argv[1]
PATIENCE = 120  # seconds until a test fails; passing tests need far less
SCRATCH = tempfile.mkdtemp(dir=os.environ["SCRATCH"])  # home of one suite's player
RESULTS = []


class Terminal:
    """A program at its own terminal."""

    def __init__(self, *arguments, inputs=None, outputs=None, ignored=(), size=None, **variables):
        environment = {"PATH": os.environ.get("PATH", ""), "TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": SCRATCH, "QUADRILLE_UI": "line",
                       "LLVM_PROFILE_FILE": os.environ.get("LLVM_PROFILE_FILE")}  # see coverage.py
        environment.update(variables)
        environment = {name: value for name, value in environment.items() if value is not None}
        self.seen = ""
        self.status = None
        self.process, self.file = pty.fork()
        if self.process == 0:
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
                signal.signal(number, signal.SIG_IGN if number in ignored else signal.SIG_DFL)
            if size is not None:
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            if inputs is not None:
                os.dup2(inputs, 0)
            if outputs is not None:
                os.dup2(outputs, 1)
            os.execve(PROGRAM, [PROGRAM, *arguments], environment)

    def read_some(self, until):
        ready, _, _ = select.select([self.file], [], [], max(0, until - time.monotonic()))
        if not ready:
            raise AssertionError("nothing more came after: " + repr(self.seen[-300:]))
        try:
            part = os.read(self.file, 65536)
        except OSError:  # Linux reports that the other end is closed
            part = b""
        self.seen += part.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(part)

    def wait_for(self, text, times=1):
        until = time.monotonic() + PATIENCE
        while self.seen.count(text) < times:
            if not self.read_some(until):
                raise AssertionError("ended without " + repr(text) + ": " + repr(self.seen[-300:]))
        return self

    def type(self, text):
        os.write(self.file, text.encode())
        return self

    def type_bytes(self, raw):
        os.write(self.file, raw)
        return self

    def read_what_there_is(self, pause=0):
        """Reads until nothing has arrived for this many seconds."""
        while select.select([self.file], [], [], pause)[0] and self.read_some(time.monotonic()):
            pass
        return self

    def signal(self, number):
        os.kill(self.process, number)
        return self

    def end(self):
        """Reads the remaining output and returns the exit code."""
        until = time.monotonic() + PATIENCE
        while self.read_some(until):
            pass
        _, self.status = os.waitpid(self.process, 0)
        os.close(self.file)
        return os.waitstatus_to_exitcode(self.status)


def test(words):
    def run(function):
        try:
            function()
            trouble = None
        except AssertionError as error:
            trouble = str(error) or "see the source"
        RESULTS.append(trouble is None)
        print(("ok" if trouble is None else "not ok"), len(RESULTS), "-", words)
        if trouble:
            print("# " + trouble)
        sys.stdout.flush()

    return run


def same(expected, actual):
    if expected != actual:
        raise AssertionError("expected " + repr(expected) + ", not " + repr(actual))


def has(text, part):
    if part not in text:
        raise AssertionError(repr(part) + " is not in " + repr(text[-600:]))


def lacks(text, part):
    if part in text:
        raise AssertionError(repr(part) + " is in " + repr(text[-600:]))


PROMPTS = {
    "kulki": "Enter command: ",
    "mahjong": "Two tiles: ",
    "freecell": "Your move: ",
    "sliding": "Choose a number to move: ",
}


def done():
    print("1..%d" % len(RESULTS))
    sys.exit(0 if all(RESULTS) else 1)
