# SPDX-License-Identifier: MIT
"""Runs Hercules as an ESA/390 machine with Quadrille's deck in its card reader.
As a program it prints the digest of the first games of every kind: machine.py
MEDIA COUNT"""
import os
import re
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

from emulator import PATIENCE

SILENCE = 20

PLAN = """ARCHMODE ESA/390
CODEPAGE 819/1047
MAINSIZE 4
NUMCPU 1
CNSLPORT {console}
OSTAILOR QUIET
PANRATE SLOW
HTTPPORT {orders} NOAUTH
0009 3215-C /
000C 3505 quadrille.deck ebcdic
00C0 3270
00C1 3270
0580 3420 quadrille.aws
"""


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class Machine:
    """Hercules with its output and its command input."""

    def __init__(self, media, source, plan=PLAN):
        self.folder = tempfile.mkdtemp(dir=os.environ.get("SCRATCH"))
        for name in os.listdir(media):
            if name.startswith("quadrille.") and not name.endswith(".elf"):
                shutil.copy(os.path.join(media, name), self.folder)
        self.port, self.orders = free_ports(2)
        self.put("plan", plan.format(console=self.port, orders=self.orders))
        self.put("start", f"ipl {source}\n")
        self.printed = ""
        self.process = subprocess.Popen(
            ["setpriv", "--pdeathsig", "KILL", "hercules", "-f", "plan"],  # it must not outlive a test that is killed
            cwd=self.folder,
            env={**os.environ, "HERCULES_RC": "start"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def put(self, name, words):
        with open(os.path.join(self.folder, name), "w", encoding="ascii") as file:
            file.write(words)

    def get(self, name):
        """The lines of a file that the machine has written, if it has."""
        path = os.path.join(self.folder, name)
        if not os.path.exists(path):
            return []
        with open(path, encoding="latin-1") as file:
            return [line.rstrip() for line in file]

    def wait_for(self, words):
        """Returns and consumes the output up to the words."""
        until = time.monotonic() + PATIENCE
        while words not in self.printed:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, until - time.monotonic()))
            part = os.read(self.process.stdout.fileno(), 65536) if ready else b""
            if not part:
                raise AssertionError(f"{words!r} was not printed: {self.printed[-2000:]}")
            self.printed += part.decode("latin-1")
        before, self.printed = self.printed.split(words, 1)
        return before + words

    def wait_for_line(self, pattern):
        """Returns the next line that matches the whole pattern."""
        while True:
            line = self.wait_for("\n").rstrip()
            if re.fullmatch(pattern, line):
                return line

    def order(self, words=None):
        query = urllib.parse.urlencode({"command": words} if words else {})
        until = time.monotonic() + PATIENCE
        while True:  # on a busy machine the program may run before Hercules listens
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.orders}/cgi-bin/tasks/syslog?{query}", timeout=PATIENCE) as answer:
                    answer.read()
                return
            except urllib.error.URLError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def say(self, words):
        """Types on the console once it waits for a line: earlier input can be
        lost. It becomes ready a moment after it says so. If a line comes in
        that moment, Hercules keeps it but doesn't wake up, and stays silent;
        typing the line again takes its place and wakes it."""
        self.wait_for("Enter input for console device 0009")
        self.order()
        for _ in range(3):
            self.order("/" + words)
            self.wait_for(words)
            if self.printed.strip() or select.select([self.process.stdout], [], [], SILENCE)[0]:
                return

    def type(self, words, wanted):
        self.say(words)
        return self.wait_for(wanted)

    def end(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def stop(self):
        """Kills Hercules, which ignores a gentle signal."""
        if self.process.stdout.closed:
            return
        if self.process.poll() is None:
            self.order("quit")
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdout.close()


def main(media, count):
    machine = Machine(media, "quadrille.ins")
    try:
        machine.wait_for("Type here, or use a terminal.")
        machine.say("proof " + count)
        print(machine.wait_for_line("[0-9a-f]{16}"))
    finally:
        machine.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
