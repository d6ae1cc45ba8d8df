# SPDX-License-Identifier: MIT
"""The line below the board on the whole screen says what a step has changed,
as line mode does, as far as there is room."""


from pseudo import done, lacks, test
from window import Screen, close_all

STEPS = {
    "freecell 617": ("2a", "King of spades to cell a. Column 2 ends in 10 of spades.", "Undone: king of spades is back on column 2. Cell a is empty."),
    "kulki --seed 5": ("g4f7", "Yellow to f7. New: red i2, blue i4, blue g9.", "Undone: yellow is back on g4. No longer there: red i2, blue i4, blue g9."),
    "mahjong --seed 3": ("4b", "Took 4 of bamboo. 142 left, 11 pairs free.", "Undone: 4 of bamboo is back. 144 left, 11 pairs free."),
    "sliding 3x3 --seed 7": ("1", "1 up. The gap is in row 2, column 1: 1 above, 4 below, 2 right.", "Undone: 1 is back. The gap is in row 1, column 1: 1 below, 5 right."),
}

for start, (move, played, undone) in STEPS.items():

    @test("%s: moves, undo and redo are told below the board" % start.split()[0])
    def _():
        screen = Screen(start + " --no-save").wait_for("undo")
        screen.type(move).wait_for(played).keys("u").wait_for(undone, gone=[played])
        screen.keys("U").wait_for("Redone. " + played[:12]).keys("q").end()


@test("the name of a piece takes the place of the sentence when the cursor moves")
def _():
    screen = Screen("freecell 617 --no-save").wait_for("undo").type("2a").wait_for("King of spades to cell a.")
    screen.keys("Left").wait_for("jack of diamonds", gone=["to cell a"]).keys("q").end()


@test("where there is little room, the move alone is told")
def _():
    screen = Screen("freecell 617 --no-save", width=42).wait_for("undo").type("2a").wait_for("King of spades to cell a.")
    lacks(screen.text(), "Column 2 ends")
    screen.keys("q").end()


@test("a jump to another move tells where it led, and no deal is told")
def _():
    screen = Screen("freecell 617 --no-save").wait_for("undo")
    lacks(screen.text(), "Column 1:")
    screen.type("2a").wait_for("to cell a.").type(":go 0\n").wait_for("You are at the start.").keys("q").end()


close_all()
done()
