# SPDX-License-Identifier: MIT
"""The program in windows of a real tmux, which nobody looks at."""
import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import time

from pseudo import PATIENCE, PROGRAM, SCRATCH, lacks

COUNT = [0]
# Whether programs are killed and resumed before each command that follows an
# answer: whatever was shown must still be there.
RELOADS = bool(os.environ.get("QUADRILLE_RELOAD"))


class Tmux:
    """A server that is told everything by one client, in control mode: to start
    a client for each command would take most of the time of these tests."""

    def __init__(self):
        # The client's own window outlives the others, so the server does.
        command = ["tmux", "-u", "-S", os.path.join(SCRATCH, "tmux"), "-f", "/dev/null", "-C", "new-session", "-s", "base", "cat"]
        self.client = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    @staticmethod
    def quoted(word):
        return '"%s"' % "".join("\\%03o" % ord(sign) if sign < " " or sign in '\\"$' else sign for sign in word)

    def tell(self, *words):
        """Returns the answer, which the client puts between two lines with the
        same numbers. Other lines tell what happens in its own window."""
        self.client.stdin.write(" ".join(map(self.quoted, words)) + "\n")
        self.client.stdin.flush()
        numbers, answer = None, []
        for line in self.client.stdout:
            if numbers is None:
                if re.match(r"%begin \d+ \d+ 1$", line):
                    numbers = line.split(" ", 1)[1]
            elif line == "%end " + numbers:
                return "".join(answer)
            elif line == "%error " + numbers:
                raise RuntimeError("tmux: " + "".join(answer))
            else:
                answer.append(line)
        raise RuntimeError("tmux has ended")

    def end(self):
        self.client.communicate("kill-server\n")


TMUX = Tmux()


def take_codes(state, codes):
    """One sequence of codes for colours and styles."""
    codes = codes[:]
    while codes:
        code = codes.pop(0) or "0"
        if code == "0":
            state[:] = ["", "", frozenset()]
        elif code in ("38", "48"):
            count = 1 if codes[0] == "5" else 3
            state[code == "48"] = ";".join(codes[: count + 1])
            del codes[: count + 1]
        elif code in ("39", "49"):
            state[code == "49"] = ""
        elif len(code) > 1 and code[0] in "3490" or len(code) == 3:
            # A number from 0 to 15, the same for an ink and a paper.
            state[code[0] == "4" or code[:2] == "10"] = str(int(code) - {"3": 30, "4": 40, "9": 82, "1": 92}[code[0]])
        else:
            state[2] |= {code}


# By the bits of their quadrants; the inverse of each is as far from the end.
BLOCKS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"


class Screen:
    """A program in a window of its own, in a shell that tells how it ended."""

    def __init__(self, arguments, width=80, height=24, **variables):
        COUNT[0] += 1
        self.name = "w%d" % COUNT[0]
        home = os.path.join(SCRATCH, "home%d" % COUNT[0]) if "HOME" not in variables else variables.pop("HOME")
        os.makedirs(home, exist_ok=True)
        words = {"HOME": home, "LC_ALL": "C.UTF-8", "TERM": "screen-256color", "PATH": os.environ.get("PATH", ""), "PS1": "$ "}
        words.update({name: value for name, value in os.environ.items() if name == "LLVM_PROFILE_FILE"})  # see coverage.py
        words.update(variables)
        told = " ".join("%s='%s'" % item for item in words.items())
        self.command = "env -i %s sh -c '%s %%s; echo ended with $?; exec sh'" % (told, PROGRAM)
        self.stored = os.path.join(home, ".local/share/quadrille/games.db")
        self.answered = False
        self.first = None
        if RELOADS:
            self.first = self.latest()
            arguments = arguments.replace(" --no-save", "")
        self.tmux("new-session", "-d", "-s", self.name, "-x", str(width), "-y", str(height), self.command % arguments)

    @staticmethod
    def tmux(*words):
        return TMUX.tell(*words)

    def text(self):
        return self.tmux("capture-pane", "-p", "-t", self.name)

    def colours(self):
        return self.tmux("capture-pane", "-e", "-p", "-N", "-t", self.name)

    def cells(self):
        """Lines of cells as they look: a blank shows no ink."""
        lines = []
        state = ["", "", frozenset()]  # ink, paper, styles
        for line in self.colours().split("\n"):
            cells = []
            for codes, sign in re.findall("\033\\[([0-9;]*)m|(.)", line):
                if not sign:
                    take_codes(state, codes.split(";"))
                    continue
                ink, paper, styles = state
                at = BLOCKS.find(sign)
                if at > 0 and at % 2 == 0 and ink and paper and not styles:  # a block or its inverse may be used
                    sign, ink, paper = BLOCKS[15 - at], paper, ink
                blank = sign == " " and not styles - {"1"}
                cells.append((" ", "", paper, frozenset()) if blank else (sign, ink, paper, styles))
            while cells and cells[-1] == (" ", "", "", frozenset()):
                cells.pop()
            lines.append(cells)
        return lines

    def wait_for(self, *texts, gone=()):
        until = time.monotonic() + PATIENCE
        seen = self.text()
        while not all(text in seen for text in texts) or any(text in seen for text in gone):
            if time.monotonic() > until:
                raise AssertionError("no %r, or still %r in:\n%s" % (texts, gone, seen))
            time.sleep(0.02)
            seen = self.text()
        self.answered = True
        return self

    def latest(self):
        """The game that was played last: its number and edition, and whether it
        can be resumed."""
        if not os.path.exists(self.stored):
            return None
        with contextlib.closing(sqlite3.connect(self.stored)) as store, contextlib.suppress(sqlite3.OperationalError):
            return store.execute("SELECT id, edition, at > 0 AND NOT over FROM games ORDER BY played DESC, id DESC LIMIT 1").fetchone()
        return None  # a test has damaged it

    def goes_on(self):
        """Whether the board of a game is shown in which there was a move since
        the program began."""
        text, latest = self.text(), self.latest()
        return "u undo" in text and "╭" not in text and latest is not None and latest[2] and latest != self.first

    def kill_and_resume(self):
        os.kill(self.process(), signal.SIGKILL)
        self.tmux("respawn-pane", "-k", "-t", self.name, self.command % "resume")
        self.wait_for("u undo")

    def before_command(self):
        if RELOADS and self.answered and self.goes_on():
            self.kill_and_resume()
        self.answered = False

    def wait_for_title(self, text):
        until = time.monotonic() + PATIENCE
        while text not in self.tmux("display-message", "-p", "-t", self.name, "#{pane_title}"):
            if time.monotonic() > until:
                raise AssertionError("no title %r" % text)
            time.sleep(0.02)
        return self

    def keys(self, *keys):
        self.before_command()
        self.tmux("send-keys", "-t", self.name, *keys)
        return self

    def type(self, text):
        self.before_command()
        self.tmux("send-keys", "-t", self.name, "-l", text)
        return self

    def mouse(self, column, row, released=True):
        """As a terminal tells it, in SGR: columns and rows from 1."""
        self.type("\033[<0;%d;%dM" % (column, row))
        if released:
            self.type("\033[<0;%d;%dm" % (column, row))
        return self

    def place_of(self, text):
        self.wait_for(text)
        for row, line in enumerate(self.text().split("\n")):
            if text in line:
                return line.index(text) + 1, row + 1
        raise AssertionError("no %r in:\n%s" % (text, self.text()))

    def process(self):
        shell = self.tmux("display-message", "-p", "-t", self.name, "#{pane_pid}").strip()
        return int(subprocess.run(["pgrep", "-P", shell, "-x", "quadrille"], check=True, capture_output=True, text=True).stdout)

    def end(self, code=0):
        self.wait_for("ended with %d" % code)
        self.type("stty -a\n")
        self.wait_for("isig icanon")
        lacks(self.text(), "-echo ")
        self.tmux("kill-session", "-t", self.name)


def close_all():
    TMUX.end()
