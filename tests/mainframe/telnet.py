# SPDX-License-Identifier: MIT
"""Runs the server of 3270 terminals, and sends it arbitrary bytes."""
import os
import resource
import select
import signal
import socket
import subprocess
import sys

from emulator import PATIENCE

PROGRAM = sys.argv[1]
IAC, DONT, DO, WONT, WILL, BEGIN, END, MARK = 255, 254, 253, 252, 251, 250, 240, 239
ASK_TYPE = bytes((IAC, DO, 24))

# A sanitizer delays the reuse of freed memory; a small quarantine keeps the
# measurements meaningful.
os.environ["ASAN_OPTIONS"] = "quarantine_size_mb=1:thread_local_quarantine_size_kb=64"


# A test may have thousands of connections.
resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)


def hear_signals():
    """Restores signals that a shell ignores for its background jobs."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Server:
    def __init__(self, *arguments, most_files=None, prepare=hear_signals, **environment):
        limit = [] if most_files is None else ["sh", "-c", f'ulimit -n {most_files}; exec "$@"', "sh"]
        self.process = subprocess.Popen([*limit, PROGRAM, "3270", "--port", "0", *arguments], stdout=subprocess.PIPE, text=True,
                                        env={**os.environ, **environment}, preexec_fn=prepare)
        self.words = self.process.stdout.readline()
        self.port = int(self.words.rsplit(":", 1)[1])

    def end(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def memory(self):
        """Returns the kilobytes in use, now and at most."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            figures = dict(line.split(":", 1) for line in status)
        return int(figures["VmRSS"].split()[0]), int(figures["VmHWM"].split()[0])


class Line:
    """A connection that sends arbitrary bytes."""

    def __init__(self, port, family=socket.AF_INET, address="127.0.0.1", source=None):
        self.socket = socket.socket(family)
        self.socket.settimeout(PATIENCE)
        if source:
            self.socket.bind((source, 0))
        self.socket.connect((address, port))
        self.heard = b""

    def say(self, *parts):
        self.socket.sendall(b"".join(bytes(part) if not isinstance(part, bytes) else part for part in parts))

    def wait_for(self, wanted):
        while wanted not in self.heard:
            part = self.socket.recv(65536)
            if not part:
                raise AssertionError(f"closed without {wanted!r}: {self.heard[-200:]!r}")
            self.heard += part

    def screen(self):
        """Returns the next record."""
        self.wait_for(bytes((IAC, MARK)))
        record, self.heard = self.heard.split(bytes((IAC, MARK)), 1)
        return record

    def until_closed(self):
        try:
            while True:
                part = self.socket.recv(65536)
                if not part:
                    return self.heard
                self.heard += part
        except ConnectionResetError:
            return self.heard

    def greet(self, kind=b"IBM-3279-2-E"):
        """Negotiates everything that precedes the first screen."""
        self.wait_for(ASK_TYPE)
        self.say((IAC, WILL, 24))
        self.wait_for(bytes((IAC, BEGIN, 24, 1, IAC, END)))
        self.say((IAC, BEGIN, 24, 0), kind, (IAC, END))
        self.say((IAC, WILL, 25, IAC, DO, 25, IAC, WILL, 0, IAC, DO, 0))
        self.wait_for(bytes((IAC, WILL, 0)))
        self.heard = self.heard.split(bytes((IAC, WILL, 0)), 1)[1]
        return self

    def say_words(self, words):
        self.say((0x7D, 0x5B, 0x6F, 0x11, 0x5B, 0x6F), words.encode("cp037"), (IAC, MARK))

    def type(self, words):
        self.say_words(words)
        return self.screen()

    def has_heard(self):
        """Whether something has arrived that nobody has read."""
        return bool(self.heard or select.select([self.socket], [], [], 0)[0])

    def close(self):
        self.socket.close()


def told(record):
    """Returns a record's text without its orders."""
    return record.replace(b"\xff\xff", b"\xff").decode("cp037")
