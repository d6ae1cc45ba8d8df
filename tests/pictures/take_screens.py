# SPDX-License-Identifier: MIT
"""Takes the pictures of the full screen in the documents anew: what the program
sends to a terminal is drawn as SVG, and then by rsvg-convert and ImageMagick.
take_screens.py PROGRAM FOLDER [NAME...], or --list for their names; the fonts
are DejaVu Sans Mono and, for Chinese characters, whichever is found. See
tests/pictures/take_pictures.sh."""
import base64
import json
import os
import subprocess
import sys
import tempfile
import time

from image import Image
from terminal import CELL, Player

GROUND, TEXT = (20, 22, 26), (220, 220, 220)
SETTINGS = "motion still\nclock off\nfaces characters\n"
# A quarter each: upper left, upper right, lower left, lower right.
QUARTERS = dict(zip("▘▝▀▖▌▞▛▗▚▐▜▄▙▟█", range(1, 16)))

KULKI = ("kulki", "lines98", "--seed", "plum")
KULKI_MOVES = ("e4f7 a4h9 i2a2 d7i7 e1d8 h4c8 a3h1 h5d5 a2e6 f2e8 f1i4 e5e3 h8i3 d7d2 f1c7 f6e7 d7c1 i3g8 h7d7 i4b3 g5a3 "
               "b9g4")
MAHJONG = ("mahjong", "--seed", "7")
FREECELL = ("freecell", "617")
FREECELL_MOVES = "2a 21 72 4b 46"
SLIDING = ("sliding", "4x4", "--seed", "plum")
# Arguments, moves, and what the screen says in the end.
PLAYED = {"kulki": (KULKI, KULKI_MOVES, "move 22"),
          "mahjong": (MAHJONG, "2c", "can be won"),
          "freecell": (FREECELL, FREECELL_MOVES, "can be won"),
          "sliding": (SLIDING, "", "to go")}
# Games that are played to their end, their moves or None for those of the solver, how many words the last move has, and
# how many seconds later its picture is taken: in the middle of the celebration, so it differs a little each time.
ENDED = ((FREECELL, None, 1, 5.5), (("mahjong", "--seed", "plum"), None, 2, 3),
         (("kulki", "small", "--seed", "4"), "c4 e4 c5 b1 e4 d4 g5 c1 c5 d1 a4 a5 g4 b3 a5 a3 d4 e6 c5 c4 d5 g4 c5 b5 b5 a5 a5 "
                                             "c3 d5 b5 b5 c5 b4 c4", 2, 1.2),
         (("sliding", "3x3", "--seed", "plum"), None, 1, 2.2))
# Columns, rows, the size of a cell in the picture, and the terminal's protocol.
USUAL = 80, 24, (10, 20), "none"
LARGE = 132, 43, (6, 12), "none"
IMAGES = 80, 24, CELL, "kitty"
ENDS = "endings.png"
LINE = 12  # as many words are typed at once; a move has one or two


def colour(rgb):
    return "#%02x%02x%02x" % rgb


def rectangle(x, y, width, height, rgb):
    return '<rect x="%g" y="%g" width="%g" height="%g" fill="%s"/>' % (x, y, width, height, colour(rgb))


def sign_as_svg(sign, left, top, cell, ink, is_bold):
    """Blocks are exact; other signs are text."""
    width, height = cell
    code = ord(sign)
    if sign in QUARTERS:
        return "".join(rectangle(left + nth % 2 * width / 2, top + nth // 2 * height / 2, width / 2, height / 2, ink)
                       for nth in range(4) if QUARTERS[sign] >> nth & 1)
    if 0x2581 <= code <= 0x2587:
        part = height * (code - 0x2580) / 8
        return rectangle(left, top + height - part, width, part, ink)
    if 0x2589 <= code <= 0x258f:
        return rectangle(left, top, width * (0x2590 - code) / 8, height, ink)
    if code == 0x2594:
        return rectangle(left, top, width, height / 8, ink)
    return '<text x="%g" y="%g"%s fill="%s">%s</text>' % (
        left, top + height * 0.77, ' font-weight="bold"' if is_bold else "", colour(ink),
        sign.replace("&", "&amp;").replace("<", "&lt;"))


def screen_as_svg(screen, cell):
    width, height = screen.columns * cell[0], screen.rows * cell[1]
    parts = [rectangle(0, 0, width, height, GROUND)]
    signs, over, has_images = [], Image(width, height), False
    for (x, y), (sign, paper, pixels) in screen.cells(0, screen.rows).items():
        ink, is_bold = screen.inks.get((x, y), (None, False))
        if paper:
            parts.append(rectangle(x * cell[0], y * cell[1], cell[0], cell[1], paper))
        if sign != " ":
            signs.append(sign_as_svg(sign, x * cell[0], y * cell[1], cell, ink or TEXT, is_bold))
        for row in range(CELL[1] if pixels else 0):
            has_images = True
            over.put(x * CELL[0], y * CELL[1] + row, pixels[row * CELL[0] * 4:(row + 1) * CELL[0] * 4])
    if has_images:
        with tempfile.NamedTemporaryFile(suffix=".png") as file:
            over.save(file.name)
            signs.append('<image width="%d" height="%d" href="data:image/png;base64,%s"/>' % (
                width, height, base64.b64encode(file.read()).decode()))
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-family="DejaVu Sans Mono" '
            'font-size="%g" shape-rendering="crispEdges">%s</svg>' % (width, height, cell[0] / 0.602, "".join(parts + signs)))


def text_of(screen):
    return "\n".join("".join(screen.text.get((x, y), " ") for x in range(screen.columns)) for y in range(screen.rows))


def write_look(home, settings):
    os.makedirs(os.path.join(home, ".config", "quadrille"))
    for name in "settings", "look":  # older programs read the second
        with open(os.path.join(home, ".config", "quadrille", name), "w") as look:
            look.write(settings)


def take(program, path, played, terminal):
    arguments, moves, words = played
    columns, rows, cell, protocol = terminal
    with tempfile.TemporaryDirectory() as home:
        write_look(home, SETTINGS)
        player = Player(program, protocol, *arguments, columns=columns, rows=rows, home=home)
        player.wait(lambda screen: "undo" in text_of(screen) and (protocol == "none" or screen.placed))
        for nth, move in enumerate(moves.split(), 1):
            player.type(move).wait(lambda screen, nth=nth: "move %d" % nth in text_of(screen))
        player.wait(lambda screen: words in text_of(screen) and "\u2026" not in text_of(screen))
        svg = screen_as_svg(player.screen, cell)
        player.end("\033q")
    drawn = subprocess.run(["rsvg-convert"], input=svg.encode(), stdout=subprocess.PIPE, check=True).stdout
    subprocess.run(["convert", "-", "-strip", "-dither", "None", "-colors", "200", "PNG8:" + path], input=drawn, check=True)


def solve(program, arguments):
    answer = subprocess.run([program, "solve", *arguments, "--json"], stdout=subprocess.PIPE, check=True).stdout
    return json.loads(answer)["line"]


def settle(player):
    """Waits until nothing moves any more."""
    try:
        while player.read_once(time.monotonic() + 1):
            pass
    except AssertionError:
        pass


def take_end(program, path, arguments, moves, length, seconds):
    words = moves.split() if moves else solve(program, arguments)
    columns, rows, cell, protocol = USUAL
    with tempfile.TemporaryDirectory() as home:
        write_look(home, SETTINGS.replace("motion still\n", ""))
        player = Player(program, protocol, *arguments, columns=columns, rows=rows, home=home)
        player.wait(lambda screen: "undo" in text_of(screen))
        before, last = words[:-length], words[-length:]
        for first in range(0, len(before), LINE):
            player.type(":%s\r" % " ".join(before[first:first + LINE]))
            settle(player)
        player.type(":%s\r" % " ".join(last))
        until = time.monotonic() + seconds
        player.wait(lambda _: time.monotonic() > until)
        svg = screen_as_svg(player.screen, cell)
        player.end("\033\033q")
    drawn = subprocess.run(["rsvg-convert"], input=svg.encode(), stdout=subprocess.PIPE, check=True).stdout
    with open(path, "wb") as file:
        file.write(drawn)


def take_ends(program, path):
    """All ends in one picture, two by two."""
    with tempfile.TemporaryDirectory() as folder:
        parts = [os.path.join(folder, "%d.png" % nth) for nth in range(len(ENDED))]
        for part, ended in zip(parts, ENDED):
            take_end(program, part, *ended)
        subprocess.run(["convert", "(", *parts[:2], "+append", ")", "(", *parts[2:], "+append", ")", "-append", "-resize",
                        "1200x", "-strip", "-dither", "None", "-colors", "200", "PNG8:" + path], check=True)


PICTURES = [(prefix + game + ".png", played, terminal)
            for prefix, terminal in (("", USUAL), ("large-", LARGE), ("images-", IMAGES))
            for game, played in PLAYED.items()]


def main(program, folder="", *names):
    for name, played, terminal in PICTURES:
        if program == "--list":
            print(name)
        elif not names or name in names:
            take(program, os.path.join(folder, name), played, terminal)
            print(name)
    if program == "--list":
        print(ENDS)
    elif not names or ENDS in names:
        take_ends(program, os.path.join(folder, ENDS))
        print(ENDS)


if __name__ == "__main__":
    main(*sys.argv[1:])
