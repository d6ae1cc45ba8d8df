# SPDX-License-Identifier: MIT
"""The whole screen, in a real tmux: keys, the mouse, sizes, signals."""
import os
import re
import signal
import subprocess
from itertools import zip_longest

from pseudo import PROGRAM, SCRATCH, done, has, lacks, same, test
from window import Screen, close_all

# ------------------------------------------------------------- the start


@test("without arguments the start screen shows all four games")
def _():
    screen = Screen("").wait_for("Kulki", "Mahjong", "FreeCell", "Sliding", "Enter play")
    screen.keys("q").end()


@test("a game is started from the start screen, left, and resumed")
def _():
    screen = Screen("").wait_for("Enter play")
    screen.keys("4").wait_for("0 moves")
    screen.keys("Left").keys("Right").keys("Up").keys("Down").wait_for(" move")
    screen.keys("q").wait_for("In progress: 1").keys("q").end()


@test("the start screen opens statistics")
def _():
    screen = Screen("").wait_for("Enter play")
    screen.keys("s").wait_for("Statistics").keys("q").wait_for("Enter play", gone=["Statistics"]).keys("q").end()


def quiet(screen):
    """What the screen shows once every key has been obeyed."""
    screen.keys(":").wait_for("\n :").keys("Escape")
    screen.wait_for(gone=["\n :"])
    return screen.cells()


@test("changes leave the screen as a full repaint does")
def _():
    plays = {"freecell 617": ["3", "a", "2", "6", "u", "Tab", "Space", "?", "q"], "kulki --seed plum": ["Tab", "Space", "Left", "Enter", "?", "q"],
             "mahjong 7": ["2", "c", "L", "Tab", "Space", "u"], "sliding 5x5 --seed plum": ["Left", "Up", "Right", "T", "Home", "Escape"]}
    home = os.path.join(SCRATCH, "calm")
    os.makedirs(os.path.join(home, ".config", "quadrille"))
    with open(os.path.join(home, ".config", "quadrille", "settings"), "w") as look:
        look.write("motion still\nclock off\nverdict off\ndistance off\n")
    for terminal, more in (("screen-256color", {}), ("screen-256color", {"COLORTERM": "truecolor"}), ("screen", {}), ("vt100", {}), ("linux", {"NO_COLOR": "1"})):
        for game, keys in plays.items():
            screen = Screen(game, HOME=home, TERM=terminal, **more).wait_for("undo")
            for key in keys:
                screen.keys(key)
            before, after = quiet(screen), quiet(screen.keys("C-l"))
            same([], [(row, column, a, b) for row, lines in enumerate(zip(before, after)) for column, (a, b) in enumerate(zip_longest(*lines)) if a != b])
            screen.keys("Escape", "q").end()


# ------------------------------------------------------------ playing


@test("a FreeCell move is two keys without Enter; u undoes it")
def _():
    screen = Screen("freecell 617").wait_for("FreeCell 617", "can be won")
    screen.keys("2", "6").wait_for("doesn't go on 6 of clubs")
    screen.keys("3", "a").wait_for("unwinnable")
    screen.keys("u").wait_for("can be won").keys("q").end()


@test("a hint names the card when it is ready; p plays the whole game")
def _():
    screen = Screen("freecell 164", NO_COLOR="1").wait_for("can be won")
    screen.keys("t").wait_for("Hint: 17: 6 of spades onto the 7 of diamonds")
    screen.keys("p", "+", "+", "+", "+", "+", "+").wait_for("You won in", "The best way known takes", "52 cards home")
    screen.keys("Escape").wait_for("52 cards home", gone=["You won in"]).keys("q").end()


@test("a ball is held, shows where it can go, and walks there")
def _():
    screen = Screen("kulki --seed plum").wait_for("Kulki")
    lacks(screen.text(), "•")
    screen.keys("Space").wait_for("•")
    screen.keys("Escape").wait_for("Kulki", gone=["•"])
    screen.keys("Space").wait_for("•")
    screen.keys("Left").keys("Enter").wait_for("move 1")
    screen.keys("q").end()


@test("a pair of tiles is taken by its face or by letters")
def _():
    screen = Screen("mahjong 7").wait_for("can be won")
    screen.keys("2", "c").wait_for("142 tiles left")
    screen.keys("u").wait_for("144 tiles left")
    screen.keys("L").wait_for("letters off").keys("Escape").keys("q").end()


@test("arrow keys move tiles; the timeline jumps to the start")
def _():
    screen = Screen("sliding 3x3 --seed plum --color never --ui tui").wait_for("Sliding")
    screen.keys("Left").keys("Right").keys("Up").keys("Down").wait_for(" move")
    screen.keys("T").wait_for(" of ", "10 back").keys("Home").wait_for("move 0 of").keys("Escape").keys("q").end()


@test("a command is typed after a colon, and a long answer covers the board")
def _():
    screen = Screen("freecell 617").wait_for("FreeCell 617")
    screen.type(":moves\n")
    screen.wait_for("legal moves").keys("Escape").wait_for("FreeCell 617", gone=["legal moves"])
    screen.keys("?").wait_for("Move all cards home").keys("Escape").wait_for("FreeCell", gone=["Move all"])
    screen.keys("q").end()


@test("a game left for a new one is saved and can be resumed from a list")
def _():
    screen = Screen("freecell 617", HOME=os.path.join(SCRATCH, "left")).wait_for("can be won").keys("2", "a").wait_for("move 1")
    screen.keys("n").wait_for("New game: FreeCell").keys("Escape").wait_for("move 1", gone=["New game:", "Your last one"])
    screen.keys("n").wait_for("New game: FreeCell").keys("Enter").wait_for("Your last one is saved", gone=["FreeCell 617 "])
    screen.type(":games\n")
    screen.wait_for("FreeCell 617").keys("Enter").wait_for("FreeCell 617", "move 1").keys("q").end()


@test("the chooser deals by number, level, layout and favourite")
def _():
    home = os.path.join(SCRATCH, "chooser")
    screen = Screen("freecell 617", HOME=home).wait_for("can be won").keys("n").wait_for("New game: FreeCell", "Difficulty")
    screen.type("1941").wait_for("FreeCell 1941").keys("Enter").wait_for("FreeCell 1941", gone=["New game:"])
    screen.keys("n").wait_for("This one").keys("#").wait_for("FreeCell 1942").keys("m").wait_for("*Next").keys("Enter").wait_for("FreeCell 1942", gone=["New game:"])
    screen.keys("n").wait_for("Favourites").keys("f").wait_for("*1942").keys("Escape").wait_for("FreeCell 1942", gone=["New game:"])
    screen.keys("n").wait_for("Difficulty").keys("d").wait_for("FreeCell, easy").keys("Enter").wait_for("FreeCell, easy", gone=["New game:"])
    screen.keys("2", "a").wait_for("move 1").keys("q").end()
    screen = Screen("", HOME=home).wait_for("Enter play", "In progress: 1", "#1 FreeCell, ea").keys("2").wait_for("144 tiles left").keys("n").wait_for("turtle ").keys("l", "Down")
    screen.wait_for("Mahjong solitaire, boat").keys("Enter").wait_for("boat", gone=["New game:", "144 tiles"]).keys("q").wait_for("Enter play").keys("q").end()


@test("the start screen offers the daily puzzle, the chooser and games in progress")
def _():
    home = os.path.join(SCRATCH, "dashboard")
    screen = Screen("", HOME=home).wait_for("Today", "In progress: 0").keys("4", "q").wait_for("Enter play")
    screen.keys("d").wait_for("Sliding puzzle, today").keys("Left", "Right", "Up", "Down").wait_for("move").keys("q")
    screen.wait_for("Enter play", "In progress: 1").keys("n").wait_for("New game: Sliding", "in progress").keys("s", "Down", "Down").wait_for("Sliding puzzle, 4x3")
    screen.keys("Enter").wait_for("Sliding puzzle, 4x3", gone=["New game:"]).keys("q").wait_for("Enter play")
    screen.keys("g").wait_for("Resume game", "Sliding, ").keys("Enter").wait_for("today", "move").keys("q").wait_for("Enter play").keys("q").end()


@test("the distance can be hidden and shown again")
def _():
    screen = Screen("sliding 3x3 --seed plum").wait_for("16 to go")
    screen.type(":distance off\n")
    screen.wait_for("0 moves", gone=["to go"]).type(":distance on\n")
    screen.wait_for("16 to go").keys("q").end()


@test("pasted text goes after a colon, and an arrow key split in two still works")
def _():
    screen = Screen("freecell 617").wait_for("can be won")
    screen.type("\033[200~2a\n3b\033[201~").wait_for(":2a 3b").keys("Enter").wait_for("move 2")
    screen.type("\033").type("[D").type("\033O").type("A").keys("u").wait_for("move 1 ").keys("q").end()


@test("leaving the screen says where the game is, if it is kept")
def _():
    says = "Saved as #%d; 'quadrille resume' continues it."
    home = os.path.join(SCRATCH, "saved")
    screen = Screen("freecell 617", HOME=home).wait_for("undo").keys("7", "a").wait_for("move 1")
    screen.keys("q").wait_for("ended with 0", says % 1).end()
    screen = Screen("", HOME=home).wait_for("Enter play").keys("4").wait_for("0 moves").keys("Left", "Right", "Up", "Down").wait_for(" move")
    screen.keys("q").wait_for("Enter play", gone=["Saved as"]).keys("q").wait_for("ended with 0", says % 2).end()
    screen = Screen("freecell 617 --no-save").wait_for("undo").keys("7", "a").wait_for("move 1").keys("q").wait_for("ended with 0", gone=["Saved as"])
    screen.end()


@test("Ctrl-C quits with status 130")
def _():
    Screen("freecell 617").wait_for("can be won").keys("C-c").end(130)
    Screen("").wait_for("Enter play").keys("C-c").end(130)


# ------------------------------------- what there is beside playing


@test("the result box offers statistics, sharing, saving, replay and restart")
def _():
    screen = Screen("sliding 3x3 --seed plum")
    screen.wait_for("to go").keys("p", "+", "+", "+", "+", "+", "+", "+").wait_for("Game finished in", "the fewest possible", "n new")
    screen.keys("#").wait_for("Statistics", "[Sliding]", "with help: 1").keys("Right").wait_for("[All]", "Games per day")
    screen.keys("q").wait_for("Game finished in").keys(">").wait_for("Won with help in", "Replay code:", "q1s-")
    screen.keys("S").wait_for("Save as", "sliding-plum.txt").keys("C-u").type("%s/kept.txt\n" % SCRATCH)
    screen.wait_for("Saved to %s/kept.txt" % SCRATCH)
    screen.keys("R").wait_for("of 14", "Space play").keys("End").wait_for("move 14 of 14").keys("q").wait_for("Game finished in", gone=["Space play"])
    screen.keys("r").wait_for("0 moves", gone=["Game finished in"]).keys("q").end()
    with open(os.path.join(SCRATCH, "kept.txt")) as kept:
        has(kept.read(), "game sliding")


@test("only saved games are overwritten, and a free file name is suggested")
def _():
    path = os.path.join(SCRATCH, "letter.txt")
    with open(path, "w") as letter:
        letter.write("Dear all")
    screen = Screen("freecell 617").wait_for("can be won").keys("C-s").wait_for("freecell-617.txt").keys("C-u").type(path + "\n")
    screen.wait_for("a saved game").keys("C-s").keys("C-u").type("/nowhere/game\n").wait_for("Can't save to /nowhere/game")
    screen.keys("q").end()
    with open(path) as letter:
        same("Dear all", letter.read())


@test("a replay of a file: play, pause, step, jump, faster, slower, timeline")
def _():
    path = os.path.join(SCRATCH, "replayed.txt")
    subprocess.run([PROGRAM, "freecell", "617"], input="2a\n3b\n5c\nsave %s\n" % path, capture_output=True, text=True)
    screen = Screen("replay %s" % path).wait_for("move 0 of 3", "start")
    screen.keys("Right").wait_for("move 1 of 3", " 2a").keys("Right").wait_for("move 2 of 3", " 3b").keys("Left").wait_for("move 1 of 3")
    screen.keys("3", "Enter").wait_for("move 3 of 3", " 5c").keys("Home").wait_for("move 0 of 3").keys("+", "+", "Space").wait_for("move 3 of 3")
    screen.keys("?").wait_for("play, pause").keys("Escape").wait_for("move 3 of 3", gone=["play, pause"])
    row = screen.place_of("move 3 of 3")[1]
    screen.mouse(21, row).wait_for("move 0 of 3").mouse(78, row).wait_for("move 3 of 3")
    screen.keys("0", "Enter").wait_for("move 0 of 3").keys("Right").wait_for("move 1 of 3")
    screen.keys("2").mouse(21, row).wait_for("move 0 of 3").keys("Enter").wait_for("move 1 of 3").keys("End").wait_for("move 3 of 3")
    column, row = screen.place_of("close")
    screen.mouse(column, row).end()


@test("a delay plays a replay by itself; a share code is replayed, too")
def _():
    told = subprocess.run([PROGRAM, "freecell", "617"], input="2a\n3b\ncode\n", capture_output=True, text=True).stdout
    code = re.search("q1f-\\S+", told).group()
    Screen("replay %s --delay 1" % code).wait_for("move 2 of 2").keys("q").end()


@test("games are resumed and replayed from lists")
def _():
    home = os.path.join(SCRATCH, "lists")
    screen = Screen("freecell 617", HOME=home).wait_for("can be won").keys("2", "a").wait_for("move 1").keys("q").end()
    screen = Screen("", HOME=home).wait_for("Enter play").keys("Enter").wait_for("FreeCell 617", "move 1").keys("q").wait_for("Enter play").keys("q").end()
    screen = Screen("", HOME=home).wait_for("Enter play").keys("g").wait_for("Resume game", "FreeCell 617").keys("Enter").wait_for("FreeCell 617", "move 1")
    screen.keys("q").wait_for("Enter play").keys("R").wait_for("Replay a game", "FreeCell 617").keys("Enter").wait_for("move 0 of 1").keys("Space").wait_for("move 1 of 1")
    screen.keys("q").wait_for("Enter play", gone=["of 1"]).keys("q").end()


for game, ready in (("kulki", "0 points"), ("mahjong", "can be won"), ("freecell", "can be won"), ("sliding", "to go")):

    @test("watching the solution plays no move: " + game)
    def _(game=game, ready=ready):
        screen = Screen(game + " --seed 164").wait_for(ready).keys("V").wait_for("Space play", "of ").keys("Space", "End", "Escape")
        screen.wait_for(ready, gone=["Space play"])
        lacks(screen.text(), "move 1")
        screen.keys("q").end()


@test("the sliding puzzle shows the distance left; par and advice arrive later")
def _():
    screen = Screen("sliding 3x3 --seed plum").wait_for("16 to go").keys("P").wait_for("Par: 16 moves, the fewest possible")
    Screen("sliding 4x4 --seed plum", width=40).wait_for("Sliding", "56 to go").keys("q").end()
    screen.keys("Left", "Right", "Up", "Down").wait_for("to go", " move").keys("x").wait_for("Distance").keys("Escape").keys("q").end()


@test("m shows where each card can go; Home and End go to the first and last")
def _():
    screen = Screen("freecell 617 --color never").wait_for("can be won").keys("m").wait_for("abcd")
    screen.keys("Escape").wait_for("can be won", gone=["abcd"])
    screen.keys("End").keys("Space").keys("Home").keys("q").end()


# ---------------------------------------------------------------- the mouse


@test("two clicks move a card, and so does dragging")
def _():
    screen = Screen("freecell 617 --color never").wait_for("can be won", "[K♠")
    column, row = screen.place_of("[K♠")
    cell, above = screen.place_of("b ")
    screen.mouse(column + 1, row).mouse(cell, above).wait_for("move 1")
    column, row = screen.place_of("[10♠")
    free, above = screen.place_of("c ")
    screen.mouse(column + 1, row, released=False).type("\033[<0;%d;%dm" % (free, above)).wait_for("move 2")
    column, row = screen.place_of("undo")
    screen.mouse(column, row).wait_for("move 1 ")
    column, row = screen.place_of("quit")
    screen.mouse(column, row).end()


@test("the list of keys and other boxes can be clicked")
def _():
    screen = Screen("freecell 617", height=40).wait_for("can be won")
    screen.mouse(*screen.place_of("keys")).wait_for("keys").keys("End").wait_for("Help is '?' or F1", "share your result").mouse(*screen.place_of("share your result"))
    screen.wait_for("Replay code").mouse(*screen.place_of("save to a file")).wait_for("Enter save")
    screen.mouse(*screen.place_of("Esc cancel")).wait_for("can be won", gone=["Enter save"])
    screen.mouse(*screen.place_of("keys")).wait_for("Keys").keys("End").wait_for("Help is '?' or F1", "#   ").mouse(*screen.place_of("#   ")).wait_for("[FreeCell]")
    screen.mouse(*screen.place_of("Kulki")).wait_for("[Kulki]").mouse(40, 20).wait_for("can be won", "quit  F2", gone=["[Kulki]"])
    screen.mouse(*screen.place_of("q quit")).end()


@test("a button ends the turn in klines, and the next balls are shown")
def _():
    screen = Screen("kulki klines --seed plum --color never").wait_for(" next", "█4█", "█2█", "█5█", "end turn")
    screen.mouse(*screen.place_of("end turn")).wait_for("move 1", "█5█", "█3█", "█1█").keys("q").end()


@test("the start screen can be clicked: its buttons, a picture")
def _():
    screen = Screen("").wait_for("Enter play")
    screen.mouse(*screen.place_of("F2 lessons")).wait_for("Lesson 1 of 8", "your turn").keys("q").wait_for("undo", gone=["Lesson"]).keys("q")
    screen.wait_for("Enter play").mouse(60, 18).wait_for("0 moves", "type a number", gone=["Enter play"]).mouse(*screen.place_of("q quit"))
    screen.wait_for("Enter play").mouse(*screen.place_of("quit")).end()


# ------------------------------------------------------- sizes, terminals


@test("it adapts to every size, and says when one is too small")
def _():
    screen = Screen("mahjong 7").wait_for("Mahjong")
    for width, height in ((40, 24), (132, 43), (30, 10), (80, 24)):
        screen.tmux("resize-window", "-t", screen.name, "-x", str(width), "-y", str(height))
        screen.wait_for("40x20 needed" if width < 40 else "undo")
    screen.keys("q").end()


@test("NO_COLOR removes all colours, and --ascii all other characters")
def _():
    screen = Screen("freecell 617 --ascii", NO_COLOR="1").wait_for("FreeCell", "7D")
    same([], re.findall("\033\\[[0-9;]*[34][0-8][;m]", screen.colours()))
    same(True, screen.text().isascii())
    screen.keys("q").end()


for name in ("xterm-256color", "xterm", "vt100", "linux", "screen", "tmux-256color"):
    for locale in ("C", "C.UTF-8"):

        @test("a %s shows the board and takes keys in %s" % (name, locale))
        def _(name=name, locale=locale):
            screen = Screen("freecell 617", TERM=name, LC_ALL=locale).wait_for("FreeCell 617", "can be won")
            has(screen.text(), "7D" if locale == "C" else "7♦")
            screen.keys("2", "a").wait_for("move 1").keys("?").wait_for("Keys").keys("Escape").keys("q").end()


DIRECT = """xterm-direct|as many colours as there are,
	RGB, colors#0x1000000, pairs#0x10000, CO#8,
	setab=\\E[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
	setaf=\\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
	use=xterm,
"""


@test("a direct-colour terminal gets exact colours")
def _():
    path = os.path.join(SCRATCH, "direct")
    with open(path + ".src", "w") as entry:
        entry.write(DIRECT)
    subprocess.run(["tic", "-x", "-o", path, path + ".src"], check=True, capture_output=True)
    screen = Screen("freecell 617", TERM="xterm-direct", TERMINFO=path).wait_for("can be won")
    has(screen.colours(), "48;2;43;52;68")
    screen.keys("q").end()


@test("COLORTERM asks for the same, and NO_COLOR for none")
def _():
    screen = Screen("freecell 617", COLORTERM="truecolor").wait_for("can be won")
    has(screen.colours(), "48;2;43;52;68")
    screen.keys("q").end()
    screen = Screen("freecell 617", COLORTERM="truecolor", NO_COLOR="1").wait_for("can be won")
    lacks(screen.colours(), "48;")
    screen.keys("q").end()


@test("a terminal that terminfo does not describe is used like the one that it obeys")
def _():
    screen = Screen("freecell 617", TERM="xterm-unheard-of").wait_for("FreeCell 617", "can be won")
    has(screen.colours(), "48;")
    screen.keys("2", "a").wait_for("move 1").keys("q").end()
    screen = Screen("freecell 617", TERM="unheard-of").wait_for("using line mode", "Your move:")
    screen.keys("q", "Enter").end()


@test("a dumb terminal gets line mode and a message")
def _():
    screen = Screen("freecell 617", TERM="dumb").wait_for("using line mode", "Your move:")
    screen.keys("q", "Enter").end()


@test("--ui line and QUADRILLE_UI choose line mode")
def _():
    screen = Screen("freecell 617 --ui line").wait_for("Your move:")
    screen.keys("q", "Enter").end()
    screen = Screen("freecell 617", QUADRILLE_UI="line").wait_for("Your move:")
    lacks(screen.text(), "using line mode")
    screen.keys("q", "Enter").end()


@test("boards off is offered, tells what changes, and is kept for other games")
def _():
    home = os.path.join(SCRATCH, "listener")
    os.makedirs(home)
    screen = Screen("freecell 617 --ui line", HOME=home).wait_for("Type 'boards off'", "Your move:")
    screen.keys("boards off", "Enter").wait_for("you are told what changes")
    screen.keys("2a", "Enter").wait_for("King of spades to cell a. Column 2 ends in 10 of spades.")
    screen.keys("q", "Enter").end()
    screen = Screen("freecell 617 --ui line", HOME=home).wait_for("'boards on' draws boards", "Home:")
    lacks(screen.text(), "Your move:")
    screen.keys("boards on", "Enter").wait_for("Your move:").keys("q", "Enter").end()
    screen = Screen("freecell 617 --ui line", HOME=home).wait_for("Type 'boards off'").keys("q", "Enter").end()


@test("QUADRILLE_UI=words tells what changes without asking")
def _():
    screen = Screen("freecell 617", QUADRILLE_UI="words").wait_for("Home:")
    screen.keys("2a", "Enter").wait_for("King of spades to cell a.").keys("q", "Enter").end()


# ---------------------------------------------------------------- signals


for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):

    @test("after %s the terminal is restored and the game is saved" % number.name)
    def _(number=number):
        home = os.path.join(SCRATCH, number.name)
        screen = Screen("freecell 617", HOME=home).wait_for("FreeCell 617")
        screen.keys("3", "a").wait_for("move 1")
        os.kill(screen.process(), number)
        screen.end(128 + number)
        screen = Screen("resume", HOME=home).wait_for("FreeCell 617", "move 1")
        screen.keys("q").end()


@test("Ctrl-Z suspends it, restores the terminal, and fg brings the board back")
def _():
    screen = Screen("", TERM="screen-256color")
    screen.wait_for("Enter play").keys("q").wait_for("ended with 0")
    screen.type("set -m; %s freecell 617\n" % PROGRAM)
    screen.wait_for("FreeCell 617", "can be won").keys("C-z").wait_for("ended with 0", gone=["undo"])
    screen.type("echo here; fg\n")
    screen.wait_for("FreeCell 617", "undo").keys("3", "a").wait_for("move 1").keys("q")
    screen.wait_for("ended with 0", gone=["undo"])
    screen.tmux("kill-session", "-t", screen.name)


try:
    done()
finally:
    close_all()
