# SPDX-License-Identifier: MIT
"""Plays at a pseudo-terminal. Nothing here sleeps: a test goes on when it sees
what it waits for, and fails when that does not come."""
import os
import pty
import select
import signal
import sys
import time

PROGRAM = sys.argv[1]
PATIENCE = 30  # seconds until a test fails; none takes them when all is well
RESULTS = []


class Terminal:
    """A program that runs at a terminal of its own."""

    def __init__(self, *arguments, inputs=None, outputs=None, ignored=(), **variables):
        environment = {"PATH": os.environ.get("PATH", ""), "TERM": "xterm", "LC_ALL": "C.UTF-8"}
        environment.update(variables)
        environment = {name: value for name, value in environment.items() if value is not None}
        self.seen = ""
        self.status = None
        self.process, self.file = pty.fork()
        if self.process == 0:
            for number in ignored:
                signal.signal(number, signal.SIG_IGN)
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
        except OSError:  # how Linux tells that nobody holds the other end
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

    def signal(self, number):
        os.kill(self.process, number)
        return self

    def end(self):
        """Reads all that is left; the exit code."""
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

# ----------------------------------------------------------- prompts, screens

for game, prompt in PROMPTS.items():

    @test(game + " prompts at a terminal, and leaves with 0 on q")
    def _():
        terminal = Terminal(game, "--seed", "7").wait_for(prompt).type("q\n")
        same(0, terminal.end())

    @test(game + " leaves with 0 and a new line at the end of input (Ctrl-D)")
    def _():
        terminal = Terminal(game, "--seed", "7").wait_for(prompt).type("\x04")
        same(0, terminal.end())
        same("\n", terminal.seen[-1:])

    @test(game + " fits on 80 columns and 24 rows, with its prompt")
    def _():
        terminal = Terminal(game, "--seed", "7", "--mono").wait_for(prompt).type("q\n")
        terminal.end()
        board = terminal.seen[: terminal.seen.rindex(prompt)]
        for line in board.split("\n"):
            assert len(line) < 80, line
        rows = board.split("\n")
        greeting = sum(words in board for words in ("MATCH TILES", "Welcome to", "Enter 'h'", "'h' for help"))
        assert len(rows) - greeting <= 24, len(rows)


@test("what is typed is played, and a new board and prompt follow")
def _():
    terminal = Terminal("freecell", "617", "--ascii", "--mono").wait_for("Your move: ")
    terminal.type("7a\n").wait_for("Your move: ", 2)
    has(terminal.seen, " JH  --  --  --")
    terminal.type("undo\n").wait_for("Your move: ", 3)
    same(0, terminal.type("q\n").end())


@test("a refusal is told, no board follows, and it is no failure at the end")
def _():
    terminal = Terminal("kulki", "7", "--mono").wait_for("Enter command: ")
    terminal.type("a1 b1\n").wait_for("Enter command: ", 2)
    has(terminal.seen, "There is no ball on the source cell\nEnter command: ")
    same(1, terminal.seen.count("Score: "))
    same(0, terminal.type("q\n").end())


@test("the greeting stands above the first board")
def _():
    terminal = Terminal("kulki", "7").wait_for("Enter command: ").type("q\n")
    terminal.end()
    same(0, terminal.seen.index("Welcome to Kulki (5 in a row) game!\nEnter 'h' for help, 'q' to quit\nScore: 0\n"))


@test("a game that is over asks for something else")
def _():
    board = os.path.join(os.path.dirname(os.path.abspath(__file__)), "golden", "eight.txt")
    terminal = Terminal("sliding", "--board", board).wait_for("to move: ")
    terminal.type("7\n").wait_for("to move: ", 2).type("8\n").wait_for("Undo, again, new or quit: ")
    has(terminal.seen, "Game finished in 2 moves.\n")
    same(0, terminal.type("q\n").end())


@test("half a line and Ctrl-D twice is a line")
def _():
    terminal = Terminal("freecell", "617", "--ascii", "--mono").wait_for("Your move: ")
    terminal.type("7a\x04\x04").wait_for(" JH  --  --  --").wait_for("Your move: ", 2)
    same(0, terminal.type("\x04").end())


# ----------------------------------------------------------------- the menu


@test("without words there is a menu")
def _():
    terminal = Terminal().wait_for("q to quit): ")
    for game in PROMPTS:
        has(terminal.seen, game)
    terminal.type("chess\n").wait_for("q to quit): ", 2)
    terminal.type("freecell 617\n").wait_for("Your move: ")
    has(terminal.seen, "Game #617")
    same(0, terminal.type("q\n").end())


@test("what was typed ahead of the menu's answer is played")
def _():
    terminal = Terminal("--mono", "--ascii").type("freecell 617\n7a\nq\n")
    same(0, terminal.end())
    has(terminal.seen, " JH  --  --  --")


for words, key in (("q", "q\n"), ("Ctrl-D", "\x04")):

    @test("the menu is left with 0 by " + words)
    def _():
        terminal = Terminal().wait_for("q to quit): ").type(key)
        same(0, terminal.end())


# ------------------------------------------------------------------ colours


def screen_of(*arguments, **variables):
    terminal = Terminal(*arguments, **variables).wait_for(PROMPTS[arguments[0]]).type("q\n")
    terminal.end()
    return terminal.seen


for game in ("kulki", "mahjong", "freecell"):

    @test(game + " is in colours at a terminal")
    def _():
        has(screen_of(game, "7"), "\033[")

    @test(game + " sets each colour back")
    def _():
        screen = screen_of(game, "7")
        same(screen.count("\033["), 2 * screen.count("\033[0m"))

    for words, arguments, variables in (
        ("with --mono", ["--mono"], {}),
        ("with NO_COLOR", [], {"NO_COLOR": "1"}),
        ("on a dumb terminal", [], {"TERM": "dumb"}),
        ("on no known terminal", [], {"TERM": None}),
    ):

        @test(game + " is not " + words)
        def _():
            lacks(screen_of(game, "7", *arguments, **variables), "\033")

    @test(game + " looks the same but for the colours")
    def _():
        screen = screen_of(game, "7")
        for code in ("1;91", "1;32", "1;94", "1;33", "1;36", "91", "32", "94", "33", "35", "36", "1", "2", "0"):
            screen = screen.replace("\033[" + code + "m", "")
        same(screen_of(game, "7", "--mono"), screen)


@test("an empty NO_COLOR means nothing")
def _():
    has(screen_of("kulki", "7", NO_COLOR=""), "\033[")


@test("the sliding puzzle has no colours")
def _():
    lacks(screen_of("sliding", "--seed", "7"), "\033")


@test("suits are symbols where the characters are UTF-8")
def _():
    has(screen_of("freecell", "617", "--mono"), "7♦  A♦  5♣")


for words, arguments, variables in (
    ("in the C locale", [], {"LC_ALL": "C"}),
    ("with --ascii", ["--ascii"], {}),
):

    @test("suits are letters " + words)
    def _():
        has(screen_of("freecell", "617", "--mono", *arguments, **variables), "7D  AD  5C")


# ---------------------------------------------------------- half a terminal


def with_pipe(function):
    reading, writing = os.pipe()
    try:
        function(reading, writing)
    finally:
        os.close(reading)
        os.close(writing)


@test("output that is no terminal is not coloured, and prompts all the same")
def _():
    def play(reading, writing):
        terminal = Terminal("kulki", "7", outputs=writing).type("q\n")
        same(0, terminal.end())
        text = os.read(reading, 65536).decode()
        has(text, "Enter command: ")
        lacks(text, "\033")

    with_pipe(play)


@test("input that is no terminal gets no prompt, the board is coloured")
def _():
    def play(reading, writing):
        os.write(writing, b"q\n")
        terminal = Terminal("kulki", "7", inputs=reading)
        same(0, terminal.end())
        lacks(terminal.seen, "Enter command: ")
        lacks(terminal.seen, "Welcome")
        has(terminal.seen, "\033[")

    with_pipe(play)


# ------------------------------------------------------------------- signals

for name, number in (("SIGINT", 2), ("SIGTERM", 15), ("SIGHUP", 1)):

    @test(name + " leaves with " + str(128 + number) + " and a new line")
    def _():
        terminal = Terminal("kulki", "7").wait_for("Enter command: ").signal(number)
        same(128 + number, terminal.end())
        same("Enter command: \n", terminal.seen[-16:])

    @test(name + " leaves the menu")
    def _():
        terminal = Terminal().wait_for("q to quit): ").signal(number)
        same(128 + number, terminal.end())

    @test(name + " also behind moves and half a line")
    def _():
        terminal = Terminal("freecell", "617").wait_for("Your move: ").type("7a\n").wait_for("Your move: ", 2)
        terminal.type("8").wait_for("8").signal(number)
        same(128 + number, terminal.end())

    @test(name + " is never slept through, however it falls")
    def _():
        for _ in range(40):
            terminal = Terminal("sliding", "--seed", "7").wait_for("Choose a number").signal(number)
            same(128 + number, terminal.end())

    @test(name + " ends a game that reads a pipe")
    def _():
        def play(reading, writing):
            os.write(writing, b"show\n")
            terminal = Terminal("kulki", "7", inputs=reading).wait_for("Score: 0").signal(number)
            same(128 + number, terminal.end())

        with_pipe(play)

    @test(name + " stays ignored by who was started so")
    def _():
        terminal = Terminal("kulki", "7", ignored=[number]).wait_for("Enter command: ").signal(number)
        terminal.type("h\n").wait_for("Enter command: ", 2)
        same(0, terminal.type("q\n").end())


@test("Ctrl-C leaves with 130")
def _():
    terminal = Terminal("kulki", "7").wait_for("Enter command: ").type("\x03")
    same(130, terminal.end())
    same("\n", terminal.seen[-1:])


@test("a game goes on after it was stopped")
def _():
    terminal = Terminal("kulki", "7").wait_for("Enter command: ").signal(signal.SIGSTOP)
    os.waitpid(terminal.process, os.WUNTRACED)
    terminal.signal(signal.SIGCONT).type("h\n").wait_for("Enter command: ", 2)
    same(0, terminal.type("q\n").end())


@test("a terminal that is closed ends the game")
def _():
    terminal = Terminal("kulki", "7").wait_for("Enter command: ")
    os.close(terminal.file)
    _, status = os.waitpid(terminal.process, 0)
    assert os.waitstatus_to_exitcode(status) in (129, 0), status


print("1..%d" % len(RESULTS))
sys.exit(0 if all(RESULTS) else 1)
