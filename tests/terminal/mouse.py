# SPDX-License-Identifier: MIT
"""The mouse on the whole screen, in a real tmux: what the terminal is asked to
report, and what its reports do."""
import os
import signal
import time

from pseudo import PATIENCE, PROGRAM, SCRATCH, done, has, lacks, same, test
from window import Screen, close_all

LEFT, RIGHT, DRAG, HOVER, WHEEL_UP, WHEEL_DOWN = 0, 2, 32, 35, 64, 65


def event(screen, button, place, end="M"):
    """As a terminal tells it, in SGR: columns and rows from 1."""
    screen.type("\033[<%d;%d;%d%s" % (button, *place, end))
    return screen


def reports(screen):
    """Which motion the terminal reports: any, that with a button down; and in which code."""
    return screen.tmux("display-message", "-p", "-t", screen.name, "#{mouse_all_flag}#{mouse_button_flag}#{mouse_sgr_flag}").strip()


def until(happens):
    limit = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < limit


def settle(screen):
    """Waits until the program has read everything sent so far."""
    screen.keys(":").wait_for("\n :").keys("Escape").wait_for(gone=["\n :"])
    return screen


def beside(place, columns=1, rows=0):
    return place[0] + columns, place[1] + rows


@test("motion is reported while the program runs, and no longer")
def _():
    screen = Screen("freecell 617").wait_for("can be won")
    same("101", reports(screen))
    screen.keys("q").wait_for("ended with 0")
    same("000", reports(screen))


@test("a setting turns off what no button asks for")
def _():
    home = os.path.join(SCRATCH, "calm mouse")
    os.makedirs(os.path.join(home, ".config", "quadrille"))
    with open(os.path.join(home, ".config", "quadrille", "settings"), "w") as look:
        look.write("hover off\n")
    screen = Screen("freecell 617", HOME=home).wait_for("can be won")
    same("011", reports(screen))
    screen.keys("q").end()


@test("a card follows the mouse, and is played where it is dropped")
def _():
    screen = Screen("freecell 617 --color never").wait_for("can be won", "[J♣")
    start = beside(screen.place_of("[J♣"))
    goal = beside(screen.place_of("[Q♥"))
    event(screen, LEFT, start)
    event(screen, DRAG, beside(start, 8, 2))
    until(lambda: screen.place_of("[J♣") == beside(start, 7, 2))
    lacks(screen.text(), "move 1")
    event(event(screen, DRAG, goal), LEFT, goal, "m").wait_for("move 1")
    column, _ = screen.place_of("[J♣")
    same(goal[0] - 1, column)
    screen.keys("q").end()


def resize(screen):
    screen.tmux("resize-window", "-t", screen.name, "-x", "90", "-y", "30")


INTERRUPTIONS = {"Escape": lambda screen: screen.keys("Escape"), "a key": lambda screen: screen.keys("m", "m"), "another size": resize,
                 "motion without a button": lambda screen: event(screen, HOVER, (3, 3)), "another press": lambda screen: event(screen, LEFT, (1, 1))}

for name, interrupt in INTERRUPTIONS.items():

    @test("a drag interrupted by %s plays nothing and holds nothing" % name)
    def _(interrupt=interrupt):
        screen = Screen("freecell 617 --color never").wait_for("can be won", "[J♣")
        start = beside(screen.place_of("[J♣"))
        goal = beside(screen.place_of("[Q♥"))
        event(screen, LEFT, start)
        event(screen, DRAG, beside(start, 9, 4))
        until(lambda: screen.place_of("[J♣") == beside(start, 8, 4))
        interrupt(screen)
        event(screen, LEFT, goal, "m")
        settle(screen)
        lacks(screen.text(), "move 1")
        lacks(screen.text(), "•")
        screen.keys("5", "8").wait_for("move 1").keys("q").end()


@test("a drag interrupted by suspension plays nothing and holds nothing")
def _():
    screen = Screen("").wait_for("Enter play").keys("q").wait_for("ended with 0")
    screen.type("set -m; %s freecell 617 --color never\n" % PROGRAM)
    start = beside(screen.wait_for("can be won").place_of("[J♣"))
    goal = beside(screen.place_of("[Q♥"))
    event(event(screen, LEFT, start), DRAG, beside(start, 9, 4))
    until(lambda: screen.place_of("[J♣") == beside(start, 8, 4))
    os.kill(screen.process(), signal.SIGTSTP)
    screen.wait_for("Stopped")
    screen.type("fg\n")
    event(screen.wait_for("undo"), LEFT, goal, "m")
    settle(screen)
    lacks(screen.text(), "move 1")
    lacks(screen.text(), "•")
    screen.keys("q").wait_for(gone=["undo"])
    screen.tmux("kill-session", "-t", screen.name)


@test("a double click sends a card to its best place, in time or not at all")
def _():
    screen = Screen("freecell 617").wait_for("can be won", "J♣")
    column, row = screen.place_of("J♣")
    click = "\033[<0;%d;%dM\033[<0;%d;%dm" % (column, row, column, row)
    screen.type(click + click).wait_for("move 1")
    screen.keys("u").wait_for(gone=["move 1"])
    screen.type(":send 5\n")
    screen.wait_for("move 1").keys("u").wait_for(gone=["move 1"])
    screen.keys("5", "8").wait_for("move 1").keys("q").end()


@test("the right button shows a covered card until it is released")
def _():
    screen = Screen("freecell 617").wait_for("can be won", "Q♣")
    place = screen.place_of("Q♣")
    event(screen, RIGHT, place).wait_for("queen of clubs")
    event(screen, RIGHT, place, "m").wait_for(gone=["queen of clubs"])
    screen.keys("Tab", ",").wait_for(" of ").keys("Escape")
    settle(screen).keys("q").end()


@test("the wheel scrolls texts by lines, and plays nothing")
def _():
    screen = Screen("freecell 617").wait_for("can be won", "7♦")
    event(event(screen, WHEEL_UP, (40, 10)), WHEEL_DOWN, (40, 10))
    settle(screen)
    lacks(screen.text(), "move 1")
    screen.keys("?").wait_for("Keys", "more")
    shown = screen.text().split("\n")
    event(screen, WHEEL_DOWN, (40, 10)).wait_for("↑↓ more")
    has(screen.text(), shown[8].strip("│ ")[:20])
    same(shown[8][:60], screen.text().split("\n")[5][:60])
    screen.keys("Escape").wait_for("can be won", gone=["Keys"]).keys("q").end()


@test("the button and the card under the pointer light up")
def _():
    screen = Screen("freecell 617").wait_for("can be won", "J♣")
    column, row = screen.place_of("u undo")

    def paper(place):
        return screen.cells()[place[1] - 1][place[0] - 1][2]

    card = screen.place_of("J♣")
    plain = paper(card)
    event(screen, HOVER, card)
    until(lambda: paper(card) != plain)
    lit = paper(card)
    event(screen, HOVER, (column + 2, row))
    until(lambda: paper((column, row)) == lit)
    same(lit, paper((column + 1, row)))
    event(screen, HOVER, (1, 1))
    until(lambda: paper((column, row)) != lit)
    screen.keys("q").end()


try:
    done()
finally:
    close_all()
