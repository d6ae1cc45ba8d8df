# SPDX-License-Identifier: MIT
"""A 3270 for tests: runs s3270 and reads its screen with colours. Nothing
sleeps: an action ends when the host has answered it."""
import re
import subprocess
import sys

PATIENCE = 180  # seconds until a test fails; passing tests need far less
BLUE, RED, PINK, GREEN, TURQUOISE, YELLOW, WHITE = (f"f{n}" for n in range(1, 8))
REVERSE, UNDERLINE = "f2", "f4"
TYPED_AT = 7  # the column after the arrow


def own(kind, look, field):
    """Returns the cell's own attribute or the field's; 0 and f0 mean none."""
    values = [attributes[kind] for attributes in (look, field) if attributes.get(kind, "00") not in ("00", "f0")]
    return values[0] if values else "00"


class Cell:
    """A character on the screen, with its own colour and highlight or those of
    its field."""

    def __init__(self, sign, look, field):
        self.sign = sign
        self.colour = own("42", look, field)
        self.highlight = own("41", look, field)

    def look(self):
        return self.sign, self.colour, self.highlight


def pairs_of(words):
    return dict(pair.split("=") for pair in words.split(",") if "=" in pair)


def cells_of(lines):
    """Parses the words of ReadBuffer(Ascii)."""
    rows, look, field, fields = [], {}, {}, []
    for y, line in enumerate(lines):
        row = []
        for word in re.findall(r"S[FA]\([^)]*\)|[0-9a-f]+", line):
            if word.startswith("SA("):
                look = {**look, **pairs_of(word[3:-1])}
            elif word.startswith("SF("):
                field, look = pairs_of(word[3:-1]), {}
                fields.append((y, len(row), field))
                row.append(Cell(" ", {}, {}))
            else:
                sign = bytes.fromhex(word).decode("utf-8")
                row.append(Cell(" " if sign == "\0" else sign, look, field))
        rows.append(row)
    return rows, fields


class Emulator:
    def __init__(self, port, model="3279-2-E", *options):
        self.process = subprocess.Popen(
            ["s3270", "-utf8", "-model", model, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.do(f"Connect(127.0.0.1:{port})")
        self.do(f"Wait({PATIENCE},InputField)")

    def send(self, action):
        self.process.stdin.write(action + "\n")
        self.process.stdin.flush()

    def do(self, action):
        """Returns the data that an action prints; if the action fails, the test
        fails."""
        self.send(action)
        data = []
        for line in self.process.stdout:
            line = line.rstrip("\n")
            if line.startswith("data: "):
                data.append(line[6:])
            elif line in ("ok", "error"):
                break
            else:
                self.status = line.split()
        else:
            raise AssertionError("s3270 ended at " + action)
        if line == "error":
            raise AssertionError(f"{action}: {data}")
        return data

    def enter(self, words=""):
        if words:
            self.do(f'MoveCursor({self.rows - 2},{TYPED_AT})')
            self.do("EraseEOF()")
            self.do(f'String("{words}")')
        self.do("Enter()")

    def key(self, number):
        self.do(f"PF({number})")

    def touch(self, row, column, action="Enter()"):
        self.do(f"MoveCursor({row},{column})")
        self.do(action)

    @property
    def rows(self):
        self.do("Query()")
        return int(self.status[6])

    @property
    def columns(self):
        self.do("Query()")
        return int(self.status[7])

    @property
    def cursor(self):
        self.do("Query()")
        return int(self.status[8]), int(self.status[9])

    def cells(self):
        return cells_of(self.do("ReadBuffer(Ascii)"))[0]

    def fields(self):
        return cells_of(self.do("ReadBuffer(Ascii)"))[1]

    def lines(self):
        return ["".join(cell.sign for cell in row).rstrip() for row in self.cells()]

    def note(self):
        return " ".join(line.strip() for line in self.lines()[-4:-2]).strip()

    def text(self):
        return "\n".join(self.lines())

    def find(self, words, nth=0):
        """Returns row and column of the words on the screen."""
        found = [(y, match.start()) for y, line in enumerate(self.lines()) for match in re.finditer(re.escape(words), line)]
        if len(found) <= nth:
            raise AssertionError(repr(words) + " is not there:\n" + self.text())
        return found[nth]

    def start(self, words):
        """Starts a game, whatever is on the screen."""
        self.enter("menu")
        self.enter(words)

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(PATIENCE)

    def kill(self):
        """Ends it although it still waits for an answer."""
        self.process.kill()
        self.close()


RESULTS = []


def same(expected, actual):
    if expected != actual:
        raise AssertionError(f"expected {expected!r}, not {actual!r}")


def has(text, words):
    if words not in text:
        raise AssertionError(repr(words) + " is not in:\n" + text)


def run(name, test, *arguments):
    try:
        test(*arguments)
        print(f"ok {len(RESULTS) + 1} - {name}")
        RESULTS.append(True)
    except Exception as problem:  # any exception fails the test
        print(f"not ok {len(RESULTS) + 1} - {name}")
        print("# " + f"{type(problem).__name__}: {problem}".replace("\n", "\n# "))
        RESULTS.append(False)
    sys.stdout.flush()


def done():
    print(f"1..{len(RESULTS)}")
    sys.exit(not all(RESULTS))
