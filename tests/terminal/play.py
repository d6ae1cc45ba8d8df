# SPDX-License-Identifier: MIT
"""Tests line mode at a pseudo-terminal: prompts, screens, signals."""
import os
import re
import signal
import subprocess
import tempfile
import tty

from pseudo import PROGRAM, PROMPTS, SCRATCH, Terminal, done, has, lacks, same, test

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
        terminal = Terminal(game, "--seed", "7", "--color", "never").wait_for(prompt).type("q\n")
        terminal.end()
        board = terminal.seen[: terminal.seen.rindex(prompt)]
        for line in board.split("\n"):
            assert len(line) < 80, line
        rows = board.split("\n")
        greeting = sum(words in board for words in ("MATCH TILES", "Welcome to", "Enter 'h'", "'h' for help"))
        assert len(rows) - greeting <= 24, len(rows)


@test("what is said is wrapped to the terminal, between cards")
def _():
    for width in (40, 79):
        terminal = Terminal("freecell", "617", size=(width, 24)).wait_for("Your move: ").type("say\n").wait_for("Your move: ", 2)
        said = terminal.seen.split("say\n", 1)[1]
        lines = said.split("\n")[:-1]
        assert max(map(len, lines)) <= width, lines
        has(" ".join(lines), "4 of clubs, 4 of spades, jack of diamonds")
        assert all(line[-1] in ",.:;" for line in lines), lines
        same(0, terminal.type("q\n").end())


@test("man reads the manual page at a terminal, and without it the source is printed")
def _():
    folder = tempfile.mkdtemp(dir=SCRATCH)
    viewer = os.path.join(folder, "man")
    for words, seen in (("echo shown $* $(grep -c SYNOPSIS)", "shown -l - 1"), ("exit 3", ".SH SYNOPSIS"), ("head -c 9", ".TH QUADR")):
        with open(viewer, "w") as file:
            file.write("#!/bin/sh\n" + words + "\n")
        os.chmod(viewer, 0o755)
        terminal = Terminal("man", PATH=folder + ":" + os.environ["PATH"]).wait_for(seen)
        same(0, terminal.end())
        same(seen == ".SH SYNOPSIS", ".SH EXAMPLES" in terminal.seen)


@test("a typed move is played, and a new board and prompt follow")
def _():
    terminal = Terminal("freecell", "617", "--ascii", "--color", "never").wait_for("Your move: ")
    terminal.type("7a\n").wait_for("Your move: ", 2)
    has(terminal.seen, " JH  --  --  --")
    terminal.type("undo\n").wait_for("Your move: ", 3)
    same(0, terminal.type("q\n").end())


@test("a refusal prints a message, no board, and leaves the exit code at 0")
def _():
    terminal = Terminal("kulki", "7", "--color", "never").wait_for("Enter command: ")
    terminal.type("a1 b1\n").wait_for("Enter command: ", 2)
    has(terminal.seen, "There is no ball on the source cell\nEnter command: ")
    same(1, terminal.seen.count("Score: "))
    same(0, terminal.type("q\n").end())


@test("the greeting appears above the first board")
def _():
    terminal = Terminal("kulki", "7").wait_for("Enter command: ").type("q\n")
    terminal.end()
    greeting = (
        "Welcome to Kulki (5 in a row) game!\nEnter 'h' for help, 'q' to quit\n"
        "Type 'boards off' to be told in sentences what each move changes.\n"
        "New to this game? Type 'learn' for short lessons.\nScore: 0\n"
    )
    same(0, terminal.seen.index(greeting))


@test("a finished game has a different prompt")
def _():
    board = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden", "eight.txt")
    terminal = Terminal("sliding", "--board", board).wait_for("to move: ")
    terminal.type("7\n").wait_for("to move: ", 2).type("8\n").wait_for("Undo, again, new or quit: ")
    has(terminal.seen, "Game finished in 2 moves.\n")
    same(0, terminal.type("q\n").end())


@test("Ctrl-D twice ends an unfinished line")
def _():
    terminal = Terminal("freecell", "617", "--ascii", "--color", "never").wait_for("Your move: ")
    terminal.type("7a\x04\x04").wait_for(" JH  --  --  --").wait_for("Your move: ", 2)
    same(0, terminal.type("\x04").end())


# ----------------------------------------------------------------- the menu


@test("the program without arguments shows a menu")
def _():
    terminal = Terminal().wait_for("q to quit): ")
    for game in PROMPTS:
        has(terminal.seen, game)
    terminal.type("chess\n").wait_for("q to quit): ", 2)
    terminal.type("freecell 617\n").wait_for("Your move: ")
    has(terminal.seen, "Game #617")
    same(0, terminal.type("q\n").end())


@test("moves typed ahead at the menu are played")
def _():
    terminal = Terminal("--color", "never", "--ascii").type("freecell 617\n7a\nq\n")
    same(0, terminal.end())
    has(terminal.seen, " JH  --  --  --")


for words, key in (("q", "q\n"), ("Ctrl-D", "\x04")):

    @test("the menu exits with 0 on " + words)
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
        ("with --color never", ["--color", "never"], {}),
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
        same(screen_of(game, "7", "--color", "never"), screen)


@test("an empty NO_COLOR is ignored")
def _():
    has(screen_of("kulki", "7", NO_COLOR=""), "\033[")


@test("the sliding puzzle has no colours")
def _():
    lacks(screen_of("sliding", "--seed", "7"), "\033")


@test("suits are symbols in a UTF-8 locale")
def _():
    has(screen_of("freecell", "617", "--color", "never"), "7♦  A♦  5♣")


for words, arguments, variables in (
    ("in the C locale", [], {"LC_ALL": "C"}),
    ("with --ascii", ["--ascii"], {}),
):

    @test("suits are letters " + words)
    def _():
        has(screen_of("freecell", "617", "--color", "never", *arguments, **variables), "7D  AD  5C")


# ---------------------------------------------------------- half a terminal


def with_pipe(function):
    reading, writing = os.pipe()
    try:
        function(reading, writing)
    finally:
        os.close(reading)
        os.close(writing)


@test("output to a file has no colours but has prompts")
def _():
    def play(reading, writing):
        terminal = Terminal("kulki", "7", outputs=writing).type("q\n")
        same(0, terminal.end())
        text = os.read(reading, 65536).decode()
        has(text, "Enter command: ")
        lacks(text, "\033")

    with_pipe(play)


@test("input from a file gets no prompts, but the board is coloured")
def _():
    def play(reading, writing):
        os.write(writing, b"q\n")
        terminal = Terminal("kulki", "7", inputs=reading)
        same(0, terminal.end())
        lacks(terminal.seen, "Enter command: ")
        lacks(terminal.seen, "Welcome")
        has(terminal.seen, "\033[")

    with_pipe(play)


# ------------------------------------------------------------------- replays

STEP = " (Enter next, b back, N jump, e end, p play, q quit): "


def with_game(function):
    """Calls the function with the file of a game of three moves."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "game.txt")
        words = ("3a 32 7b\nsave " + path + "\n").encode()
        subprocess.run([PROGRAM, "freecell", "1"], input=words, stdout=subprocess.DEVNULL, check=True)
        function(path)


@test("a replay goes step by step and exits with 0 on q")
def _():
    def step(path):
        terminal = Terminal("replay", path, "--color", "never").wait_for("Move 0 of 3" + STEP)
        terminal.type("\n").wait_for("Move 1 of 3" + STEP).type("\n").wait_for("Move 2 of 3" + STEP)
        terminal.type("b\n").wait_for("Move 1 of 3" + STEP, 2).type("e\n").wait_for("Move 3 of 3" + STEP)
        same(["1: 3a", "2: 32", "1: 3a", "3: 7b"], re.findall(r"^Move (\d: \S+)$", terminal.seen, re.MULTILINE))
        terminal.type("\n").wait_for("That was the last move")
        same(0, terminal.type("q\n").end())

    with_game(step)


@test("a replay ends with 0 and a newline on Ctrl-D and shows no more")
def _():
    def leave(path):
        terminal = Terminal("replay", path).wait_for(STEP).type("\x04")
        same(0, terminal.end())
        same(STEP + "\n", terminal.seen[-len(STEP) - 1 :])

    with_game(leave)


@test("a typed line stops a running replay and is obeyed")
def _():
    def play(path):
        terminal = Terminal("replay", path, "--color", "never").wait_for("Move 0 of 3" + STEP)
        terminal.type("p 0\n").wait_for("Move 3 of 3" + STEP)
        terminal.type("s\n").wait_for("Move 0 of 3" + STEP, 2)
        terminal.type("p 60000\n2\n").wait_for("Move 2 of 3" + STEP)
        same(0, terminal.type("q\n").end())

    with_game(play)


@test("a line sent together with the play command is obeyed")
def _():
    def play(path):
        terminal = Terminal("replay", path, "--color", "never").wait_for("Move 0 of 3" + STEP)
        tty.setcbreak(terminal.file)
        terminal.type("p 60000\n2\n").wait_for("Move 2 of 3" + STEP)
        same(0, terminal.type("q\n").end())

    with_game(play)


@test("a replay with a delay ends by itself or continues by hand")
def _():
    def play(path):
        terminal = Terminal("replay", path, "--delay", "1")
        same(0, terminal.end())
        has(terminal.seen, "Move 3: 7b\n")
        lacks(terminal.seen, STEP)
        terminal = Terminal("replay", path, "--delay", "60000").wait_for("Start\n")
        terminal.type("\n").wait_for("Move 1 of 3" + STEP)
        same(0, terminal.type("q\n").end())

    with_game(play)


for name, number in (("SIGINT", 2), ("SIGTERM", 15), ("SIGHUP", 1)):

    @test(name + " ends a replay that waits, however it falls")
    def _():
        def interrupt(path):
            for _ in range(20):
                terminal = Terminal("replay", path, "--delay", "60000").wait_for("Start\n").signal(number)
                same(128 + number, terminal.end())
                lacks(terminal.seen, "Move 1: ")

        with_game(interrupt)

    @test(name + " ends a replay without a terminal")
    def _():
        def interrupt(path):
            def wait(reading, writing):
                terminal = Terminal("replay", path, "--delay", "60000", inputs=reading)
                same(128 + number, terminal.wait_for("Start\n").signal(number).end())

            with_pipe(wait)

        with_game(interrupt)


@test("a replay into a pager is complete, has no prompts and reads no keys")
def _():
    def page(path):
        def read(reading, writing):
            terminal = Terminal("replay", path, outputs=writing).type("q\n")
            same(0, terminal.end())
            text = os.read(reading, 65536).decode()
            has(text, "Move 3: 7b\n")
            lacks(text, STEP)
            lacks(text, "\033")

        with_pipe(read)

    with_game(page)


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


@test("Ctrl-C exits with 130")
def _():
    terminal = Terminal("kulki", "7").wait_for("Enter command: ").type("\x03")
    same(130, terminal.end())
    same("\n", terminal.seen[-1:])


@test("a game continues after it was suspended")
def _():
    terminal = Terminal("kulki", "7").wait_for("Enter command: ").signal(signal.SIGSTOP)
    os.waitpid(terminal.process, os.WUNTRACED)
    terminal.signal(signal.SIGCONT).type("h\n").wait_for("Enter command: ", 2)
    same(0, terminal.type("q\n").end())


@test("closing the terminal ends the game")
def _():
    terminal = Terminal("kulki", "7").wait_for("Enter command: ")
    os.close(terminal.file)
    _, status = os.waitpid(terminal.process, 0)
    assert os.waitstatus_to_exitcode(status) in (129, 0), status


done()
