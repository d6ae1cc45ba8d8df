# SPDX-License-Identifier: MIT
"""Plays each game on two full screens, of which one is killed after every line
and resumed. Both must save the same. Hints come when they are ready, so they are
left to line mode."""
import os
import re
import signal
import time

from pseudo import PATIENCE, SCRATCH, done, same, test
from window import Screen, close_all

LINES = {
    "kulki lines98 --seed 3": ("c3 d3", "d3 d4", "undo", "redo", "d4 d5"),
    "mahjong --seed 3": ("a8 s11", "y1 ac8", "undo", "redo", "hint"),
    "freecell 617": ("7a", "8b", "undo", "redo", "2c"),
    "sliding 3x3 --seed 3": ("4", "r2", "undo", "redo", "8"),
}


def saved(screen, path):
    """The game but for its clock. The file is there when all that was typed
    before has been obeyed."""
    screen.type(":save " + path + "\n")
    until = time.monotonic() + PATIENCE
    while not os.path.exists(path):
        if time.monotonic() > until:
            raise AssertionError("not saved:\n" + screen.text())
        time.sleep(0.02)
    with open(path) as file:
        save = file.read()
    os.remove(path)
    return re.sub(r"(?m)^time .*\n", "", save)


def killed(screen):
    os.kill(screen.process(), signal.SIGKILL)
    screen.tmux("kill-session", "-t", screen.name)


for game, lines in LINES.items():

    @test("%s goes on when it is killed after every line" % game.split()[0])
    def _():
        home, path = (os.path.join(SCRATCH, what + game.split()[0]) for what in ("reload-", "save-"))
        steady, other = Screen(game).wait_for("undo"), Screen(game, HOME=home).wait_for("undo")
        save = saved(steady, path)
        for line in lines:
            steady.type(":" + line + "\n")
            before, save = save, saved(steady, path)
            assert save != before, line + " changes nothing"
            same(save, saved(other.type(":" + line + "\n"), path))
            killed(other)
            other = Screen("resume", HOME=home).wait_for("undo")
            same(save, saved(other, path))
        for screen in (steady, other):
            screen.keys("q").end()


close_all()
done()
