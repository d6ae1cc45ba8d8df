# SPDX-License-Identifier: MIT
"""Lessons on the whole screen: each game's are gone through with the keys that
a beginner would press, and the game that was left is still there."""


import os

from pseudo import SCRATCH, done, has, lacks, test
from window import Screen, close_all

STARTS = {"kulki": "kulki --seed plum", "mahjong": "mahjong 7", "freecell": "freecell 617", "sliding": "sliding 3x3 --seed plum"}
TYPED = {"kulki": ["e8e5", "i9g4", "h2d4", "e2e6"], "mahjong": ["5b6b", "9d7d"], "freecell": ["12", "1a", "1h", "41", "1323"], "sliding": ["8"]}


@test("F1 opens the help, whatever the terminal's description says")
def _():
    screen = Screen("freecell 617").wait_for("undo")
    screen.keys("F1").wait_for("Keys").keys("q").wait_for("undo", gone=["Keys"]).keys("q").end()


for game, words in STARTS.items():

    @test("%s: lessons are played, and the game stays as it is" % game)
    def _():
        screen = Screen(words + " --no-save").wait_for("undo")
        before = screen.text().splitlines()[0].split("  ")[0]
        screen.keys("F2").wait_for("Lesson 1 of 8", "show the move")
        for nth, moves in enumerate(TYPED[game], 1):
            screen.wait_for("Lesson %d of 8" % nth, "show the move").type(moves).wait_for("Enter go on").keys("Enter")
        screen.wait_for("Lesson %d of 8" % (len(TYPED[game]) + 1)).keys("p").wait_for("Lesson %d of 8" % len(TYPED[game]))
        screen.keys("q").wait_for("undo", gone=["Lesson"])
        has(screen.text().splitlines()[0], before)
        screen.keys("q").end()


@test("a wrong move is answered, changes nothing, and the right one is shown")
def _():
    screen = Screen("freecell 617").wait_for("undo").keys("F2").wait_for("Lesson 1 of 8", "Put the jack")
    screen.type("54").wait_for("it isn't the one")
    screen.type("13").wait_for("doesn't go ", gone=["it isn't the one"])
    screen.keys("t").wait_for("Hint: 12").type("12").wait_for("Red on black", "move 1", "Enter go on")
    screen.keys("r").wait_for("Put the jack", gone=["Red on black"]).keys("q").wait_for("undo", gone=["Lesson"]).keys("q").end()


@test("moves are made with the cursor as well, and tactics are not given away")
def _():
    screen = Screen("sliding 3x3 --seed plum").wait_for("undo").type(":learn 2\n").wait_for("Lesson 2 of 8", "choose the 5")
    screen.keys("Left").wait_for("the 4 moves along with it")
    screen.type(":quit\n").wait_for("undo", gone=["Lesson"]).type(":learn 6\n").wait_for("Lesson 6 of 8: Tactics", "four moves from its end")
    lacks(screen.text(), "Well done")
    screen.keys("q").wait_for("undo", gone=["Lesson"]).keys("q").end()


@test("a first game offers its lessons until a key is pressed, and never again once one was done")
def _():
    home = os.path.join(SCRATCH, "pupil")
    screen = Screen("", HOME=home).wait_for("1 Kulki", "F2 lessons").keys("3").wait_for("New to this game? F2 opens short lessons.")
    screen.keys("Right").wait_for("undo", gone=["New to this game?"]).keys("q").wait_for("1 Kulki")
    screen.keys("F2").wait_for("Lesson 1 of 8", "your turn", gone=["New to this game?", "custom board"])
    screen.type("12").wait_for("Enter go on").keys("q").wait_for("undo", gone=["Lesson"]).keys("q").wait_for("1 Kulki")
    lacks(screen.keys("3").wait_for("undo", "can be won").text(), "New to this game?")
    screen.keys("q").wait_for("1 Kulki").keys("1").wait_for("New to this game?").keys("q").wait_for("1 Kulki").keys("q").end()


@test("line mode offers lessons in words, above the first board")
def _():
    home = os.path.join(SCRATCH, "reader")
    screen = Screen("kulki --ui line", HOME=home).wait_for("New to this game? Type 'learn' for short lessons.")
    screen.type("learn\n").wait_for("Lesson 1 of 8").type("e8e5\n").wait_for("Five in a row vanish").type("q\n").wait_for("q to quit: q").type("q\n").end()
    screen = Screen("kulki --ui line", HOME=home).wait_for("boards off", "Enter command")
    lacks(screen.text(), "New to this game?")
    screen.type("q\n").end()


@test("a whole Mahjong board is seen above its tactics")
def _():
    screen = Screen("mahjong 7 --no-save").wait_for("undo").type(":learn 6\n").wait_for("Lesson 6 of 8", "four pairs", "4d", "8b")
    screen.keys("q").wait_for("undo", gone=["Lesson"]).keys("q").end()


@test("the lessons fit the smallest screen")
def _():
    screen = Screen("freecell 617", width=40, height=20).wait_for("undo").keys("F2").wait_for("Lesson 1 of 8: Alternating colours", "Put the jack")
    screen.type("54").wait_for("it isn't").type("12").wait_for("Red on black").keys("q").wait_for("undo", gone=["Lesson"]).keys("q").end()


close_all()
done()
