# SPDX-License-Identifier: MIT
"""Takes the full screen's and line mode's part of the pictures in
docs/whats-new.md: take_whats_new.py PROGRAM FOLDER. Older programs are driven
by the same keys, or by those of what they had instead. A picture is
FOLDER/ITEM-WIDTHxHEIGHT.png. See tests/pictures/take_whats_new.sh."""
import os
import sqlite3
import subprocess
import sys
import tempfile
import time

from take_screens import FREECELL, IMAGES, LARGE, USUAL, screen_as_svg, settle, text_of, write_look
from terminal import CELL, Player

# No shorter way is known.
WINNING = ("2a 27 72 4b 46 42 4c 4d ch 47 74 1c 16 76 83 83 d8 74 1h 21 2d c2 82 87 27 28 4h 32 34 3c 53 5b 57 5d 58 35 13 "
           "12 15")
DAY = 86400
SIZES = {"80x24": USUAL, "132x43": LARGE}


def results(now):
    """What a player might have finished in a month: game, variant, days ago, won, moves, points, seconds, hints."""
    rows = []
    for ago in range(30):
        if ago in (9, 17, 18, 26):
            continue
        rows.append(("freecell", "4cells", ago, ago % 7 != 5, 92 - (ago * 11) % 31, 52, 214 + (ago * 37) % 160, ago % 5 == 4))
        if ago % 2 == 0:
            rows.append(("freecell", "4cells", ago, ago % 6 != 2, 88 - (ago * 7) % 26, 52, 190 + (ago * 53) % 170, 0))
        if ago % 3 == 0:
            rows.append(("freecell", "3cells", ago, ago % 2 == 0, 96 - (ago * 5) % 20, 52, 330 + (ago * 29) % 200, 0))
        if ago % 2:
            rows.append(("kulki", "kulki", ago, 0, 150 + (ago * 31) % 200, 900 + (ago * 131) % 1400, 400 + ago * 7, 0))
    return [row[:2] + (now - row[2] * DAY,) + row[3:] for row in rows]


def fill(home, now):
    """Puts results into the store of a program that has run once."""
    base = sqlite3.connect(os.path.join(home, ".local", "share", "quadrille", "games.db"))
    today = time.strftime("%Y-%m-%d", time.localtime(now))
    dailies = [(game, variant, now - ago * DAY, won, 60, 52, 200 + ago * 9, 0,
                time.strftime("%Y-%m-%d", time.localtime(now - ago * DAY)))
               for ago in range(7) for game, variant, won in (
                   ("kulki", "kulki", 0), ("mahjong", "turtle", 1), ("freecell", "4cells", 1), ("sliding", "3x3", 1))
               if ago or game != "sliding"]
    for nth, (game, variant, ended, won, moves, score, seconds, hints, date) in enumerate(
            [row + ("",) for row in results(now)] + dailies, 1):
        base.execute(
            "INSERT INTO outcomes (id, game, variant, seed, date, own_board, day, ended, status, moves, score, hints, undos, "
            "clock, save, nth) VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)",
            (1000 + nth, game, variant, "%d" % (1000 + nth), date, time.strftime("%Y-%m-%d", time.localtime(ended)), int(ended),
             1 if won else 3, moves, score, int(hints), seconds * 1000, "save %d" % nth, nth))
    base.commit()
    base.close()
    return today


def scrolled(screen, rows):
    """Line mode writes below its last line; a terminal shows the end of that."""
    last = max((y for (x, y), sign in screen.text.items() if sign != " "), default=0)
    top = max(0, last + 1 - rows)
    for cells in (screen.text, screen.papers, screen.inks, screen.drawn):
        moved = {(x, y - top): what for (x, y), what in cells.items() if y >= top}
        cells.clear()
        cells.update(moved)
    screen.rows = rows


def take(program, path, terminal, arguments, keys, look="motion still\nclock off\n", has_results=False, lines=False, pause=0.0):
    columns, rows, cell, protocol = terminal
    with tempfile.TemporaryDirectory() as home:
        write_look(home, look)
        if has_results:
            player = Player(program, "none", "sliding", "3x3", "--seed", "plum", columns=80, rows=24, home=home)
            player.wait(lambda screen: "undo" in text_of(screen))
            player.end("q")
            fill(home, time.time())
        # A machine that can play sounds.
        os.symlink("/bin/true", os.path.join(home, "pw-play"))
        path_there = home + ":" + os.environ["PATH"]
        player = Player(program, protocol, *arguments, columns=columns, rows=300 if lines else rows, home=home, PATH=path_there)
        settle(player)
        for key in keys:
            player.type(key)
            settle(player)
        if pause:
            watch(player, pause)
        if lines:
            scrolled(player.screen, rows)
        svg = screen_as_svg(player.screen, cell)
        player.kill()
    drawn = subprocess.run(["rsvg-convert"], input=svg.encode(), stdout=subprocess.PIPE, check=True).stdout
    with open(path, "wb") as file:
        file.write(drawn)


def watch(player, seconds):
    """Lets time pass, in which the program may paint or not."""
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until and player.read_once(until):
            pass
    except AssertionError:
        pass


def typed(words, at_once=12):
    words = words.split()
    return [":%s\r" % " ".join(words[first:first + at_once]) for first in range(0, len(words), at_once)]


def scenes(program, is_older):
    """Per item and size: arguments, keys and traits. A missing one is not in the terminal."""
    play = "2a 21 72 4b 46".split()
    asked = [] if is_older else ["say cells\r", "say ends\r"]
    yield "speaks", SIZES, (*FREECELL, "--ui", "line" if is_older else "words"), [move + "\r" for move in play] + asked, {
        "lines": True}
    yield "endings", SIZES, FREECELL, typed(WINNING[:-3]) + [":15\r"], {"look": "clock off\n", "pause": 6.0}
    yield "day", SIZES, (), [] if is_older else ["c"], {"has_results": True}
    yield "records", SIZES, FREECELL, ["#"], {"has_results": True}
    yield "learning", SIZES, FREECELL, ["?"] if is_older else ["\033OQ", "t"], {}
    for size, terminal in {"80x24": IMAGES, "132x43": LARGE}.items():
        yield "screens", {size: terminal}, ("freecell", "617") if size == "132x43" else ("kulki", "lines98", "--seed", "plum"), (
            typed("2a 21 72") if size == "132x43" else ["lll"]), {
            "look": "motion still\nclock off\n" + ("" if is_older else "palette dracula\n" if size == "80x24" else "palette catppuccin\n")}
    yield "sound", SIZES, FREECELL, ["o"] if is_older else ["o", "u"], {}
    yield "own-layouts", SIZES, ("mahjong", "--seed", "7"), ["nl"] if is_older else [":edit boat\r"], {}
    yield "voice", SIZES, ("kulki", "web5", "--seed", "7"), [":a1 b2\r"], {}


def main(program, folder, is_older="", *names):
    for item, sizes, arguments, keys, traits in scenes(program, is_older == "older"):
        for size, terminal in sizes.items():
            if not names or item in names:
                take(program, os.path.join(folder, "%s-%s.png" % (item, size)), terminal, arguments, keys, **traits)
                print(item, size, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
