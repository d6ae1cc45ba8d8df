# SPDX-License-Identifier: MIT
"""What helps players on the full screen: finishing a game, finding pieces."""
import os
import subprocess

from pseudo import PROGRAM, SCRATCH, done, has, lacks, same, test
from window import Screen, close_all


def way(*game):
    """The moves of a solution, as the program prints them."""
    words = subprocess.run([PROGRAM, "solve", *game], capture_output=True, text=True, check=True).stdout.split("\n", 1)[1].split()
    step = 2 if game[0] == "mahjong" else 1
    return [" ".join(words[i : i + step]) for i in range(0, len(words), step)]


def played(name, moves, *game):
    """A file with a game in progress."""
    path = os.path.join(SCRATCH, name)
    subprocess.run([PROGRAM, *game], input="\n".join([*moves, "save " + path, ""]), text=True, check=True, stdout=subprocess.DEVNULL)
    return path


@test("when no choice is left, ! takes the last tiles, and each pair is undone by itself")
def _():
    moves = way("mahjong", "7")
    screen = Screen("mahjong --load " + played("tiles", moves[:59], "mahjong", "7")).wait_for("26 tiles left", "u undo", gone=["! finish"])
    screen.type(":" + moves[59] + "\n")
    screen.wait_for("24 tiles left", "Nothing is left to decide: ! plays the rest.", "! finish")
    screen.keys("!").wait_for("YOU WON", "0 tiles left")
    screen.keys("u").wait_for("2 tiles left", "! finish").keys("u").wait_for("4 tiles left")
    screen.keys("q").end()


@test("! sends all cards home once they can go, without counting as help")
def _():
    game = ("freecell", "4cells:none", "617")
    screen = Screen("freecell --load " + played("cards", way(*game)[:70], *game)).wait_for("! finish")
    screen.keys("!").wait_for("You won in 94 moves")
    lacks(screen.text(), "help")
    screen.keys("Escape").keys("q").end()


def papers(screen, sign):
    """The grounds of the cells of the board that have this sign."""
    return [paper for line in screen.cells()[:20] for cell, _ink, paper, _styles in line if cell == sign]


@test("a rank lights up while it is typed, stays after Enter, and goes with Esc")
def _():
    screen = Screen("freecell 617").wait_for("can be won")
    usual = papers(screen, "7")
    lit = lambda: sum(one != other for one, other in zip(usual, papers(screen, "7")))
    screen.keys("/", "7").wait_for(":find 7")
    same(4, lit())
    screen.keys("Enter").wait_for("Found: 4.")
    same(4, lit())
    screen.keys("Escape").wait_for(gone=["Found: 4."])
    same(0, lit())
    screen.keys("q").end()


@test("a word that names nothing is refused, and / alone finds what is like the cursor's piece")
def _():
    screen = Screen("freecell 617").wait_for("can be won")
    screen.type("/x\n")
    screen.wait_for("'find' takes 7 or jack (a rank), or 10s (a card)")
    screen.type("/\n")
    screen.wait_for("Found: 4.").keys("q").end()


@test("a tile below another keeps its secret when its face is searched for")
def _():
    screen = Screen("mahjong 7").wait_for("can be won")
    screen.type("/fl\n")
    screen.wait_for("Found: 2.").keys("q").end()


@test("Mahjong's faces are letters, characters or numbers with signs, as the options say")
def _():
    home = os.path.join(SCRATCH, "faces")
    os.makedirs(os.path.join(home, ".config", "quadrille"))
    for faces, seen, other in (("letters", ["WE", "2c", "6d"], "#"), ("characters", ["東", "二", "6d"], "WE"), ("signs", ["W→", "2#", "6●", "DR"], "6d")):
        with open(os.path.join(home, ".config", "quadrille", "settings"), "w") as look:
            look.write("faces %s\n" % faces)
        screen = Screen("mahjong 7", HOME=home).wait_for("can be won", *seen, gone=[other])
        screen.keys("q").end()


def photo(name):
    """A path so long that nobody can have typed it at once: it counts as pasted."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", *["."] * 32, "photos", name)


@test("a picture becomes the table, is there next time, and can be removed; bad files change nothing")
def _():
    home = os.path.join(SCRATCH, "pictures")
    os.makedirs(home)
    blue = lambda screen: sum(paper == "2;0;0;255" for line in screen.cells() for _sign, _ink, paper, _styles in line)
    screen = Screen("kulki --seed plum", HOME=home, COLORTERM="truecolor").wait_for("u undo")
    same(0, blue(screen))
    screen.type(":picture table %s" % photo("truecolour.png")).wait_for("truecolour.png").keys("Enter")
    screen.wait_for("The table now shows this picture.")
    same(True, blue(screen) > 50)
    screen.type(":picture table %s" % os.path.abspath(__file__)).wait_for("tools.py").keys("Enter")
    screen.wait_for("neither", "JPEG")  # a long path folds the sentence
    screen.type(":picture chair x\n")
    screen.wait_for("Usage: picture, then table, back or tiles").keys("q").end()
    screen = Screen("freecell 617", HOME=home, COLORTERM="truecolor").wait_for("can be won")
    same(True, blue(screen) > 20)
    screen.keys("o", "o").wait_for("Your own pictures", "truecolour.png", "Enter chooses a file")
    screen.keys("Enter", "C-u", "Enter").wait_for("The picture is no longer shown.")
    screen.keys("Escape").keys("Escape").keys("q").end()


@test("where colours are too few for a picture, the program says so")
def _():
    screen = Screen("sliding 3x3 --seed plum", TERM="screen").wait_for("u undo")
    screen.type(":picture tiles %s" % photo("usual.jpg")).wait_for("usual.jpg").keys("Enter")
    screen.wait_for("Chosen. This terminal has too few colours").keys("q").end()


try:
    done()
finally:
    close_all()
