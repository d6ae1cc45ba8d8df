# SPDX-License-Identifier: MIT
"""Games of 100,000 moves are played, undone, saved, read, shared and replayed.
Each command may take some processor time and memory, far more than it needs: a
step that looked at all moves before it would not be done in a day."""
import os
import re
import resource
import subprocess
import tempfile

from pseudo import PROGRAM, SCRATCH, done, has, same, test
from window import Screen, close_all

MOVES = 100000
SECONDS, MEGABYTES = 100, 100
HOME = tempfile.mkdtemp(dir=SCRATCH)
# A tile goes to and fro, and so does a card in a deal that allows nothing else.
GAMES = {"sliding": (["sliding", "3x3", "--seed", "7"], [], ["1", "1"]),
         "freecell": (["freecell", "7", "--variant", "0cells"], ["47", "65", "45", "64", "38"], ["53", "35"])}


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEGABYTES << 20, MEGABYTES << 20))


def run(*arguments, keys=""):
    """Returns what a command prints."""
    answer = subprocess.run([PROGRAM, *arguments], input=keys, capture_output=True, text=True, cwd=HOME, preexec_fn=limit,
                            env={"HOME": HOME, "LC_ALL": "C"})
    same((0, ""), (answer.returncode, answer.stderr))
    return answer.stdout


for game, (start, opening, to_and_fro) in GAMES.items():
    saved = os.path.join(HOME, game + ".txt")
    codes = []

    @test("a game of %d moves is played and saved: %s" % (MOVES, game))
    def _(start=start, moves=opening + to_and_fro * (MOVES // 2), saved=saved, codes=codes):
        said = run(*start, keys="\n".join(moves[:MOVES]) + "\nsave %s\ncode\n" % saved)
        has(said, "Saved.")
        codes.append(re.search(r"q1[a-z]-\S+", said)[0])

    @test("it is verified, loaded, undone, redone and saved as before: " + game)
    def _(game=game, saved=saved):
        has(run("verify", saved), "valid: %s, moves %d" % (game, MOVES))
        again = saved + ".again"
        run(game, "--load", saved, keys="undo %d\nredo %d\ngo 1\ngo %d\nsave %s\n" % (MOVES, MOVES, MOVES, again))
        with open(saved) as one, open(again) as two:
            same(re.sub("(?m)^(undos|time) .*\n", "", one.read()), re.sub("(?m)^(undos|time) .*\n", "", two.read()))

    @test("its code is verified, replayed and shared: " + game)
    def _(game=game, codes=codes, saved=saved):
        has(run("verify", codes[0]), "moves %d" % MOVES)
        same(codes[0], run("share", "--code", saved).strip())
        same(MOVES, run("replay", codes[0]).count("\nMove "))

    @test("it is stored, listed, checked, resumed and exported: " + game)
    def _(game=game, saved=saved):
        number = run("games", "import", saved).split("#")[1].strip()
        has(run("games"), "move %d" % MOVES)
        has(run("doctor"), "all valid")
        has(run("games", "export", number), "moves %d at %d" % (MOVES, MOVES))

    @test("its timeline goes to both ends: " + game)
    def _(game=game, saved=saved):
        screen = Screen("%s --load %s --no-save" % (game, saved)).wait_for("undo").keys("T").wait_for("10 back")
        screen.keys("Home").wait_for("move 0 of %d" % MOVES).keys("End").wait_for("move %d of %d" % (MOVES, MOVES))
        screen.keys("Escape").wait_for("undo", gone=["10 back"]).keys("q").end()


try:
    done()
finally:
    close_all()
