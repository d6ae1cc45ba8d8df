# SPDX-License-Identifier: MIT
"""Ends of games and a quiet screen, in a real terminal with the solver's
thread and a store."""
import contextlib
import os
import sqlite3
import subprocess

from pseudo import PROGRAM, PROMPTS, SCRATCH, Terminal, done, has, lacks, same, test
from window import Screen, close_all

STUCK = "5b\nb7\n6b\n18\n4a\n28\n"


def saved(name, arguments, moves):
    """A file with a game after some moves."""
    path = os.path.join(SCRATCH, name)
    subprocess.run([PROGRAM, *arguments], input="%ssave %s\n" % (moves, path), capture_output=True, text=True)
    return path


@test("a better win is a new personal best, and Enter deals the next game")
def _():
    home = os.path.join(SCRATCH, "ranked")
    screen = Screen("sliding 2x2 --seed plum", HOME=home).wait_for("4 to go").type("222312").wait_for("6 moves", "Your first win: Sliding puzzle, 2x2.", "The fewest possible are 4.")
    screen.keys("r").wait_for("4 to go", gone=["Won"]).type("2312").wait_for("New personal best: 4 moves (before: 6 moves)", "Rank 1 of 2. 2 wins in a row")
    screen.keys("Enter").wait_for("to go", gone=["Won"]).keys("q").end()


@test("the losing move is named at a dead end, and a click returns to it")
def _():
    path = saved("stuck", ["freecell", "11", "--variant", "2cells"], STUCK)
    screen = Screen("freecell --load %s" % path).wait_for("Stuck", "Move 5 (4a: 5 of clubs to free cell a) lost the game.")
    screen.mouse(*screen.place_of("play on from move 4")).wait_for("move 4", "can be won", gone=["Stuck"])
    screen.keys("4", "a").wait_for("unwinnable").keys("x").wait_for("watch how it could have been won", "play on from move 4")
    screen.keys("X").wait_for("move 4", "can be won", gone=["watch how it could have been won"]).keys("q").end()


@test("without verdicts, nothing is said about the losing move")
def _():
    home = os.path.join(SCRATCH, "silent")
    Screen("freecell 617", HOME=home).wait_for("can be won").type(":verdict off\n").wait_for("undo", gone=["can be won"]).keys("q").end()
    path = saved("silent.txt", ["freecell", "11", "--variant", "2cells"], STUCK)
    screen = Screen("freecell --load %s" % path, HOME=home).wait_for("Stuck", "x explain").keys("x").wait_for("lost the game", "watch how it could have been won")
    screen.keys("Escape").wait_for("x explain", gone=["lost the game"]).keys("q").end()


@test("verdict, distance and clock are switched off and stay so")
def _():
    home = os.path.join(SCRATCH, "quiet")
    screen = Screen("freecell 617", HOME=home).wait_for("can be won", "0:0")
    screen.type(":verdict off\n").wait_for("undo", gone=["can be won"]).type(":clock off\n").wait_for("undo", gone=["0:0"])
    screen.keys("q").end()
    screen = Screen("freecell 617", HOME=home).wait_for("FreeCell 617", "undo")
    lacks(screen.text(), "0:0")
    screen.keys("q").end()
    screen = Screen("sliding 3x3 --seed plum", HOME=home).wait_for("16 to go").type(":distance off\n").wait_for("undo", gone=["to go"])
    screen.keys("q").end()


@test("after the last puzzle of a day, Enter offers the day and no next puzzle")
def _():
    row = "INSERT INTO outcomes (id,game,variant,seed,date,own_board,day,ended,status,moves,score,hints,undos,clock,save) " \
          "VALUES (?,?,'','1','2026-11-20',0,'2026-11-20',1,1,9,9,0,0,1000,'')"
    for others, offer in ((["kulki", "mahjong"], "next puzzle"), (["kulki", "mahjong", "sliding"], "the whole day")):
        home = os.path.join(SCRATCH, "day%d" % len(others))
        Screen("freecell 617", HOME=home).wait_for("can be won").keys("7", "a").wait_for("move 1").keys("q").end()
        with contextlib.closing(sqlite3.connect(os.path.join(home, ".local", "share", "quadrille", "games.db"))) as base, base:
            for nth, game in enumerate(others):
                base.execute(row, (100 + nth, game))
        screen = Screen("daily freecell 2026-11-20", HOME=home).wait_for("undo").type(":auto 0\n").wait_for("Enter", offer, "of 20 November 2026 are done.")
        screen.keys("q").end()


def rename_table(home, table):
    """Lets a player who has begun a game have a store without this table."""
    Screen("freecell 617", HOME=home).wait_for("can be won").keys("7", "a").wait_for("move 1").keys("q").end()
    with contextlib.closing(sqlite3.connect(os.path.join(home, ".local", "share", "quadrille", "games.db"))) as base:
        base.execute(f"ALTER TABLE {table} RENAME TO lost")


@test("a list of games that can't be read is not an empty one")
def _():
    home = os.path.join(SCRATCH, "unread")
    rename_table(home, "games")
    screen = Screen("", HOME=home).wait_for("table:").keys("Escape").wait_for("Enter play", gone=["table:"])
    screen.keys("g").wait_for("Resume game", "table:")
    has(" ".join(screen.text().replace("│", " ").split()), "no such table: games")  # however it is wrapped
    screen.keys("Escape").wait_for("Enter play", gone=["table:"]).keys("q").end()


@test("what can't be read is told, and not taken for nothing")
def _():
    home = os.path.join(SCRATCH, "untold")
    rename_table(home, "outcomes")
    trouble = "outcomes"  # "no such table: outcomes", on one line or two
    screen = Screen("", HOME=home).wait_for(trouble).keys("Escape").wait_for("Enter play", gone=[trouble])
    screen.keys("s").wait_for("Statistics", trouble).keys("q").wait_for("Enter play", gone=[trouble])
    screen.keys("n").wait_for("New game", trouble).keys("Escape").wait_for("Enter play", gone=["New game"])
    screen.keys("q").end()


@test("a game that is gone is told on the start screen, which lists the others")
def _():
    home = os.path.join(SCRATCH, "gone")
    for deal in ("617", "618"):
        Screen("freecell " + deal, HOME=home).wait_for("FreeCell " + deal, "undo").keys("7", "a").wait_for("move 1").keys("q").end()
    screen = Screen("", HOME=home).wait_for("In progress: 2")
    subprocess.run([PROGRAM, "games", "delete", "2", "--yes"], env={"HOME": home}, check=True, capture_output=True)
    screen.keys("3").wait_for("Game #2 is not in progress", "In progress: 1").keys("Escape").wait_for("Enter play", gone=["Game #2"])
    screen.keys("3").wait_for("FreeCell 617", "move 1").keys("q").wait_for("Enter play").keys("q").end()


@test("a layout that is gone is told on the start screen, which offers other games")
def _():
    home = os.path.join(SCRATCH, "unlaid")
    layout = os.path.join(home, ".local", "share", "quadrille", "layouts", "aisle")
    os.makedirs(os.path.dirname(layout))
    with open(layout, "w", encoding="utf-8") as file:
        file.write("0 0 0\n0 2 0\n")
    screen = Screen("", HOME=home).wait_for("Enter play").keys("2").wait_for("144 tiles left").keys("q").wait_for("Enter play")
    screen.keys("n").wait_for("turtle ").keys("l", "Down").wait_for("Mahjong solitaire, aisle")
    os.remove(layout)
    screen.keys("Enter").wait_for("the layout 'aisle' is no longer there").keys("Escape").wait_for("Enter play", gone=["aisle"])
    screen.keys("3").wait_for("FreeCell", "undo").keys("q").wait_for("Enter play").keys("q").end()


@test("an option that doesn't fit the game is told on the start screen, too")
def _():
    screen = Screen("--distance 9").wait_for("Enter play").keys("3").wait_for("--distance").keys("Escape").wait_for("Enter play", gone=["--distance"])
    screen.keys("4").wait_for("Sliding puzzle", "9 to go").keys("q").wait_for("Enter play").keys("q").end()


@test("what is told at the end of a game is still there after the screen")
def _():
    home = os.path.join(SCRATCH, "parted")
    screen = Screen("freecell 617", HOME=home).wait_for("can be won").keys("7", "a").wait_for("move 1")
    other = Terminal("resume", "1", HOME=home).wait_for(PROMPTS["freecell"]).type("8b\n").wait_for(PROMPTS["freecell"], 2)
    same(0, other.type("q\n").end())
    screen.keys("q").wait_for("this copy is now game #2").end()


@test("Ctrl-P hides the board until a key is pressed")
def _():
    screen = Screen("freecell 617 --color never").wait_for("[K♠").keys("C-p").wait_for("Any key resumes", gone=["[K♠"])
    screen.keys("u").wait_for("[K♠", gone=["Any key resumes"])
    lacks(screen.text(), "Nothing to undo")
    screen.keys("q").end()


@test("the window's title names the game while it is wanted, and is restored")
def _():
    screen = Screen("freecell 617").wait_for("can be won")
    before = screen.tmux("display-message", "-p", "-t", screen.name, "#{pane_title}")
    screen.type(":title on\n").wait_for_title("FreeCell 617 – Quadrille").keys("N").wait_for_title("FreeCell, today, ")
    screen.keys("q").wait_for("ended with 0")
    same(before, screen.tmux("display-message", "-p", "-t", screen.name, "#{pane_title}"))
    screen.end()


@test("a celebration is cut short by a key")
def _():
    path = saved("won", ["freecell", "617"], "auto\nundo\n")
    screen = Screen("freecell --load %s" % path).wait_for("28 cards home").keys("5", "h").wait_for("52 cards home")
    screen.keys("Escape").wait_for("You won in 55 moves", "Enter next deal").keys("q").end()


try:
    done()
finally:
    close_all()
