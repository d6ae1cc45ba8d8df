# SPDX-License-Identifier: MIT
"""Plays at terminals that show images, and compares what they show after many
small changes with a full repaint: images.py PROGRAM."""
import os
import random
import signal
import sys
import tempfile

from comparison import difference
from terminal import Player

PROGRAM = sys.argv[1]
GAMES = {"kulki": "3", "mahjong": "3", "freecell": "617", "sliding": "3"}
KEYS = ["\033[A", "\033[B", "\033[C", "\033[D", " ", "\t", "u", "U", "t", "m", "m", "7", "5", "?\033", "o\033", "T\033", "\r"]
MEAN, MOST = 1.5, 6  # what protocols may differ, in CIELAB, where 2 is just noticeable: on average, and in a cell
LIFTED = 1000  # the layers of cards that lie are lower
results = []


def test(words, function):
    try:
        function()
        trouble = ""
    except AssertionError as error:
        trouble = str(error) or "see the source"
    results.append(not trouble)
    print("not ok" if trouble else "ok", len(results), "-", words)
    if trouble:
        print("#", trouble)
    sys.stdout.flush()


def begin(game, protocol, *arguments, ready=lambda screen: screen.placed or screen.drawn, **more):
    player = Player(PROGRAM, protocol, game, "--seed", GAMES[game], *arguments,
                    home=tempfile.mkdtemp(dir=os.environ["SCRATCH"]), **more)
    return player.wait(ready)


def differing(one, other):
    return [cell for cell in one if one[cell] != other[cell]]


def compare(player):
    before, after = player.repaint()
    wrong = differing(before, after)
    if wrong:
        x, y = wrong[0]
        raise AssertionError("%d cells differ from a repaint, the first at column %d, row %d: %r, not %r" % (
            len(wrong), x, y, [part[:40] if part else part for part in before[x, y]],
            [part[:40] if part else part for part in after[x, y]]))


def plays(game, protocol):
    choose = random.Random(game + protocol)
    player = begin(game, protocol)
    compare(player)
    for _ in range(4):
        player.type("".join(choose.choice(KEYS) for _ in range(6)) + "\033")
        compare(player)
    if not any(cell[2] for cell in player.screen.cells(1, player.screen.rows - 3).values()):
        raise AssertionError("there are no images at all")
    leaves_nothing(player)


def leaves_nothing(player):
    player.type(":quit\r")
    code = player.end("")
    if code or player.screen.placed or player.screen.images:
        raise AssertionError("exit code %d, with %d images left" % (code, len(player.screen.images)))


def mean_difference(pixels, paper, other):
    """Between a cell's image on its paper and another image, in CIELAB."""
    total = 0
    for i in range(0, len(pixels), 4):
        opacity = pixels[i + 3]
        mine = tuple((pixels[i + part] * opacity + paper[part] * (255 - opacity)) // 255 for part in range(3))
        total += difference(mine, tuple(other[i:i + 3]))
    return total / (len(pixels) / 4)


def same_pictures_everywhere():
    """All protocols show the same. Images that are sent with each change have fewer colours."""
    for game in GAMES:
        shown = [begin(game, protocol) for protocol in ("kitty", "iterm")]
        cells = [player.repaint()[1] for player in shown]
        for player in shown:
            leaves_nothing(player)
        far = []
        for cell, (_, paper, pixels) in cells[0].items():
            other = cells[1][cell][2]
            if (pixels is None) != (other is None):
                raise AssertionError("%s: only one protocol shows an image at %r" % (game, cell))
            if pixels and isinstance(paper, tuple):
                far.append(mean_difference(pixels, paper, other))
        if sum(far) / len(far) > MEAN or max(far) > MOST:
            raise AssertionError("%s: the protocols differ by %.2f, and by %.2f in a cell" % (game, sum(far) / len(far), max(far)))


def sends_images_once():
    player = begin("freecell", "kitty")
    player.repaint()
    sent = dict(player.screen.images)
    player.type("\033[C\033[D m\033mm")
    player.type("?").wait(lambda screen: not screen.placed)
    player.type("\033").wait(lambda screen: screen.placed)
    again = [number for number, image in player.screen.images.items() if number in sent and image is not sent[number]]
    if again:
        raise AssertionError("sent again: %r" % again)
    leaves_nothing(player)


def crashes_cleanly():
    """At the end of the images, and in the middle of one: then most of it is in no buffer yet."""
    for is_ready in (lambda screen: screen.placed, lambda screen: screen.images):
        player = begin("mahjong", "kitty", ready=is_ready).kill(signal.SIGSEGV)
        player.end("")
        if player.screen.placed or player.screen.images:
            raise AssertionError("images are left")


def settle(player):
    """Waits until a command that is typed now is shown, so everything before it has been handled."""
    player.type(":settled")
    player.wait(lambda screen: "settled" in "".join(
        screen.text.get((x, screen.rows - 2), " ") for x in range(screen.columns)))
    player.type("\033")


def survives_resizes():
    for protocol in ("kitty", "sixel"):
        choose = random.Random(protocol)
        player = begin("mahjong", protocol)
        for size in ((100, 32), (60, 24), (41, 21), (30, 10), (120, 40), (90, 30)):
            player.resize(*size)
            player.type(choose.choice(KEYS[:5]))
        settle(player)
        compare(player)
        leaves_nothing(player)


def survives_drags():
    """A piece follows the pointer; then it is dropped, put back by a key, or by a change of size."""
    for protocol in ("kitty", "sixel"):
        player = begin("freecell", protocol)
        for end in ("\033[<0;44;21m", "\033", "resize"):
            player.type("\033[<0;8;21M")
            for x in range(9, 45, 5):
                player.type("\033[<32;%d;21M" % x)
            if protocol == "kitty":  # a lifted card is above all others
                player.wait(lambda screen: any(place[0] > LIFTED for place in screen.placed.values()))
            if end == "resize":
                player.resize(100, 30)
                player.type("\033[<32;20;21M\033[<0;20;21m")
            else:
                player.type(end)
            settle(player)
            compare(player)
        leaves_nothing(player)


def is_suspended():
    """The terminal has no other program to go on with, so this one continues at once."""
    player = begin("kulki", "kitty").kill(signal.SIGTSTP)
    player.wait(lambda screen: screen.removals)
    player.kill(signal.SIGCONT).wait(lambda screen: screen.placed)
    settle(player)
    compare(player)
    leaves_nothing(player)


def asks_for_none():
    for variables, protocol in (({"TMUX": "/tmp/tmux,1,0"}, "kitty"), ({}, "none")):
        player = Player(PROGRAM, protocol, "kulki", home=tempfile.mkdtemp(dir=os.environ["SCRATCH"]), **variables)
        player.wait(lambda screen: screen.frames > 1 or len(screen.text) > 500)
        if player.type(":quit\r").end(""):
            raise AssertionError("it ended with an error")
        if player.screen.images or player.screen.drawn:
            raise AssertionError("there are images")


# Every game and every protocol once; all pairs in long runs.
for place, protocol in enumerate(("kitty", "sixel", "iterm")):
    for number, game in enumerate(GAMES):
        if number % 3 != place and not os.environ.get("QUADRILLE_LONG"):
            continue
        test("%s with %s: small changes show the same as a repaint" % (game, protocol),
             lambda game=game, protocol=protocol: plays(game, protocol))
test("all protocols show the same pictures", same_pictures_everywhere)
test("an image is sent once", sends_images_once)
test("a crash leaves no image", crashes_cleanly)
test("changes of size in the middle leave nothing behind", survives_resizes)
test("drags leave nothing behind, however they end", survives_drags)
test("suspending the program removes images, and they come back", is_suspended)
test("without an answer, or in tmux, no image is sent", asks_for_none)
print("1..%d" % len(results))
sys.exit(0 if all(results) else 1)
