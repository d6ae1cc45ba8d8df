# SPDX-License-Identifier: MIT
"""Checks at a pseudo-terminal that games outlive the program."""
import contextlib
import os
import signal
import sqlite3
import subprocess
import tempfile

from pseudo import PROGRAM, PROMPTS, SCRATCH, Terminal, done, has, lacks, same, test


def home():
    return tempfile.mkdtemp(dir=SCRATCH)


def store_of(place):
    return os.path.join(place, ".local", "share", "quadrille", "games.db")


def run(place, *arguments):
    """Runs the program without a terminal."""
    answer = subprocess.run(
        [PROGRAM, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, env={"HOME": place, "LC_ALL": "C"}
    )
    return answer.stdout


def at_home(place, *arguments, **variables):
    return Terminal(*arguments, HOME=place, NO_COLOR="1", **variables)


def playing(place, *arguments):
    return at_home(place, *arguments).wait_for(PROMPTS["freecell"])


def nearly_won(place):
    board = os.path.join(place, "board.txt")
    with open(board, "w") as file:
        file.write("1 2 3\n4 5 6\n7 0 8\n")
    return at_home(place, "sliding", "--board", board).wait_for(PROMPTS["sliding"])


def edit(place, sql):
    with contextlib.closing(sqlite3.connect(store_of(place))) as base, base:
        base.execute(sql)


def leave(terminal):
    same(0, terminal.type("q\n").end())
    return terminal


@test("a move that was shown is kept, however the program ends")
def _():
    place = home()
    terminal = playing(place, "freecell", "617")
    terminal.type("7a\n").wait_for(PROMPTS["freecell"], 2).signal(signal.SIGKILL)
    terminal.end()
    has(run(place, "games"), "#1  FreeCell 617  move 1")


@test("Enter at the menu continues the kept game with the same board")
def _():
    place = home()
    before = leave(playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2))
    board = before.seen.split(PROMPTS["freecell"])[1].split("\n", 1)[1]
    menu = at_home(place).wait_for("In progress (Enter resumes #1; type # and a number for another):").wait_for("q to quit): ").type("\n")
    leave(menu.wait_for(PROMPTS["freecell"]))
    has(menu.seen, board)


@test("leaving line mode says where the game is, if it is kept")
def _():
    place = home()
    has(leave(playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2)).seen,
        "Saved as #1; 'quadrille resume' continues it.")
    lacks(leave(playing(place, "freecell", "1")).seen, "Saved as")
    lacks(leave(nearly_won(place).type("8\n").wait_for("Game finished")).seen, "Saved as")
    private = playing(place, "freecell", "617", "--no-save").type("7a\n").wait_for(PROMPTS["freecell"], 2)
    lacks(leave(private).seen, "Saved as")


@test("the menu names the game that Enter resumes, and explains itself")
def _():
    place = home()
    for deal in ("617", "618"):
        leave(playing(place, "freecell", deal).type("1a\n").wait_for(PROMPTS["freecell"], 2))
    menu = at_home(place).wait_for("In progress (Enter resumes #2; type # and a number for another):")
    menu.wait_for("q to quit): ").type("help\n").wait_for("Enter resumes the game you played last; # and a number")
    menu.wait_for("q to quit): ", 2).type("?\n").wait_for("Enter resumes the game you played last", 2)
    menu.wait_for("q to quit): ", 3).type("12\n").wait_for("Please type 1 to 4 or a game's name, # and a number to resume, or q")
    leave(menu)


@test("players who listen get the menu and the lists as sentences")
def _():
    place = home()
    leave(playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2))
    menu = at_home(place, QUADRILLE_UI="words").wait_for("Enter resumes game #1; for another one, type # and its number. In progress:\n")
    menu.wait_for("#1: FreeCell 617, move 1, ").wait_for("\n3 or freecell: FreeCell.\n").wait_for("Which game? ")
    lacks(menu.seen, "  ")
    menu.type("\n").wait_for("You are at move 1 of 1.").wait_for("\n: ").type("games\n").wait_for("#1: FreeCell 617, move 1, ", 2)
    menu.wait_for("\n: ", 2).type("stats\n").wait_for("No finished games yet.").wait_for("\n: ", 3)
    menu.type("boards on\n").wait_for(PROMPTS["freecell"]).type("games\n").wait_for("  #1  FreeCell 617  move 1")
    leave(menu)


@test("how much is told after a move is kept for other games")
def _():
    place = home()
    first = at_home(place, "sliding", "3x3", "--seed", "7", "--ui", "words").wait_for("\n: ")
    leave(first.type("say brief\n").wait_for("told the move alone").type("1\n").wait_for("1 up.\n: "))
    second = at_home(place, "sliding", "3x3", "--seed", "7", "--ui", "line").wait_for("\n: ").type("1\n").wait_for("1 up.\n: ")
    leave(second.type("say full\n").wait_for("all that has changed").type("2\n").wait_for("2 left. The gap is in row 2"))
    third = at_home(place, "sliding", "3x3", "--seed", "7").wait_for("\n: ")
    leave(third.type("1\n").wait_for("1 up. The gap is in row 2, column 1"))


@test("a number or name continues a kept game, and undone moves can be redone")
def _():
    place = home()
    leave(playing(place, "freecell", "617").type("7a\nundo\nname evening\n").wait_for("is now called evening"))
    for name in ("#1", "evening"):
        menu = at_home(place).wait_for("q to quit): ").type(name + "\n").wait_for(PROMPTS["freecell"])
        menu.type("redo\n").wait_for(" J♥").type("undo\n")
        leave(menu)
    leave(playing(place, "resume", "evening").type("redo\n").wait_for(" J♥"))


@test("resume continues the game that was played last")
def _():
    place = home()
    leave(playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2))
    leave(playing(place, "freecell", "1").type("3a\n").wait_for(PROMPTS["freecell"], 2))
    has(leave(playing(place, "resume")).seen, "Game #1\n")


@test("games are listed, opened and named without quitting")
def _():
    place = home()
    leave(playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2))
    terminal = at_home(place, "kulki", "--seed", "7").wait_for(PROMPTS["kulki"])
    terminal.type("name mine\n").wait_for("Play a move first")
    terminal.type("games\n").wait_for("FreeCell 617")
    terminal.type("open 9\n").wait_for("Game 9 not found")
    terminal.type("open\n").wait_for("Usage: open 12")
    terminal.type("open 1\n").wait_for(PROMPTS["freecell"])
    terminal.type("name 12\n").wait_for("not just a number")
    terminal.type("name\n").wait_for("has no name")
    leave(terminal)
    has(terminal.seen, "Game #617")


@test("a result that is shown is the one that counts, however its game ended later")
def _():
    place = home()
    terminal = nearly_won(place).type("8\n").wait_for("again, new or quit: ")
    leave(terminal.type("undo\n7\n7\n8\n").wait_for("finished in 3 moves"))
    has(run(place, "verify", "1"), "valid: sliding, moves 1")
    has(run(place, "games", "export", "1"), "moves 1 at 1\n")


@test("a new game leaves the old one unchanged")
def _():
    place = home()
    terminal = playing(place, "freecell", "617").type("7a\nnew 1\n3a\n").wait_for(PROMPTS["freecell"], 4)
    leave(terminal)
    same(2, len(run(place, "games").splitlines()))


@test("a game without moves is not kept")
def _():
    place = home()
    leave(playing(place, "freecell", "617").type("hint\n").wait_for("Hint: "))
    has(run(place, "games"), "No games in progress")


@test("--no-save keeps no game and creates no file")
def _():
    place = home()
    leave(playing(place, "freecell", "617", "--no-save").type("7a\n").wait_for(PROMPTS["freecell"], 2))
    same([], os.listdir(place))


@test("a daily puzzle in progress is continued")
def _():
    place = home()
    first = at_home(place, "daily", "sliding", "2024-11-21").wait_for(PROMPTS["sliding"])
    leave(first.type("l\nr\nu\n").wait_for(PROMPTS["sliding"], 4))
    has(run(place, "daily", "2024-11-21"), "Sliding   in progress: game #1")
    has(leave(at_home(place, "daily", "sliding", "2024-11-21").wait_for(PROMPTS["sliding"])).seen, "")
    same(1, len(run(place, "games").splitlines()))


@test("a won game leaves the list and becomes a score, which can be replayed")
def _():
    place = home()
    terminal = nearly_won(place)
    terminal.type("8\n").wait_for("Game finished in 1 moves.")
    leave(terminal)
    has(run(place, "games"), "No games in progress")
    has(run(place, "stats", "--json"), '"won":1')
    has(run(place, "verify", "1"), "1: valid: sliding, moves 1")
    has(run(place, "replay", "1"), "Move 1: ")


@test("the same win counts once, after undo or in a new game; another solution counts again")
def _():
    place = home()
    terminal = nearly_won(place)
    terminal.type("8\n").wait_for("Game finished").type("undo\n8\n").wait_for("Game finished", 2)
    terminal.type("again\n8\n").wait_for("Game finished", 3)
    has(run(place, "stats", "--json"), '"won":1')
    terminal.type("again\n7\n7\n8\n").wait_for("Game finished", 4)
    leave(terminal)
    has(run(place, "stats", "--json"), '"won":2')


@test("a game continued in two places becomes two, and no move is lost")
def _():
    place = home()
    here = playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2)
    there = playing(place, "resume").type("7b\n").wait_for(PROMPTS["freecell"], 2)
    here.type("7c\n").wait_for("this copy is now game #2")
    leave(here)
    leave(there)
    has(run(place, "games", "export", "1"), "7a 7b")
    has(run(place, "games", "export", "2"), "7a 7c")


@test("a store that can't be written is reported once, and play continues")
def _():
    terminal = Terminal("freecell", "617", HOME="/proc/nowhere").wait_for(PROMPTS["freecell"])
    terminal.type("7a\n7b\n").wait_for(PROMPTS["freecell"], 3)
    leave(terminal)
    same(1, terminal.seen.count("Games can't be saved: "))


@test("a newer Quadrille's store is refused and left unchanged")
def _():
    place = home()
    leave(playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2))
    edit(place, "PRAGMA user_version = 99")
    terminal = playing(place, "freecell", "1")
    leave(terminal.type("3a\n").wait_for(PROMPTS["freecell"], 2))
    has(terminal.seen, "a newer version of Quadrille")
    with sqlite3.connect(store_of(place)) as base:
        same(1, base.execute("SELECT count(*) FROM games").fetchone()[0])


@test("the menu says why the games in progress can't be read")
def _():
    place = home()
    leave(playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2))
    edit(place, "ALTER TABLE games RENAME TO lost")
    menu = at_home(place).wait_for("no such table: games").wait_for("q to quit): ")
    menu.type("\n").wait_for("no such table: games", 2).type("#1\n").wait_for("no such table: games", 3)
    lacks(leave(menu).seen, "Please type")


@test("playing time continues in the next session")
def _():
    place = home()
    leave(playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2))
    edit(place, "UPDATE games SET clock = 3600000")
    leave(playing(place, "resume").type("share\n").wait_for("1:00:0"))


@test("a hangup loses nothing")
def _():
    place = home()
    terminal = playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2).signal(signal.SIGHUP)
    same(128 + signal.SIGHUP, terminal.end())
    has(run(place, "games"), "move 1")


@test("at a terminal delete asks first, unless --yes is given")
def _():
    place = home()
    leave(playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2))
    question = "Delete game #1, FreeCell 617, move 1? [y/N] "
    terminal = at_home(place, "games", "delete", "1").wait_for(question).type("\n").wait_for("Kept game #1")
    same(1, terminal.end())
    has(run(place, "games"), "#1 ")
    terminal = at_home(place, "games", "delete", "1").wait_for(question).type("y\n").wait_for("Deleted game #1, FreeCell 617, move 1\n")
    same(0, terminal.end())
    leave(playing(place, "freecell", "617").type("7a\n").wait_for(PROMPTS["freecell"], 2))
    terminal = at_home(place, "games", "delete", "2", "--yes").wait_for("Deleted game #2")
    same(0, terminal.end())
    has(run(place, "games"), "No games in progress")


@test("a finished daily puzzle is reported before it starts again")
def _():
    place = home()
    way = subprocess.run([PROGRAM, "solve", "sliding", "4x4", "--seed", "2024-11-21", "--notation", "flat"], capture_output=True, text=True, check=True)
    way = way.stdout.split("\n")[1]
    first = at_home(place, "daily", "sliding", "2024-11-21").wait_for(PROMPTS["sliding"])
    lacks(first.seen, "already")
    has(first.seen, "The day's task: ")
    leave(first.type(way + "\n").wait_for("again, new or quit: "))
    again = at_home(place, "daily", "sliding", "2024-11-21")
    again.wait_for("You have already finished this puzzle: won in ").wait_for("Playing it again.").wait_for(PROMPTS["sliding"])
    leave(again)


done()
