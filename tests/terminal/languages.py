# SPDX-License-Identifier: MIT
"""The full screen in two languages that nobody speaks, in the sizes that most terminals have and in the smallest: one has
accents on all letters and sentences twice as long, the other letters twice as wide. Every word is translated, and what has
no room ends in an ellipsis."""
import os
import re
import subprocess
import sys
import time

from pseudo import PATIENCE, SCRATCH, done, test
from window import Screen, close_all

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
PLACE = os.path.join(SCRATCH, "locale")
SIZES = ((40, 20), (80, 24))
# Names of keys, games and notation; what a player typed; and units that all languages share.
SAME = r"quadrille|esc|tab|f2|del|ctrl|klines|[kmg]b|png|ppm|utf|json|csv|mono"


def make(name, kind):
    folder = os.path.join(PLACE, name, "LC_MESSAGES")
    os.makedirs(folder)
    source = os.path.join(SCRATCH, name + ".po")
    subprocess.run([sys.executable, "-B", os.path.join(ROOT, "tests", "languages", "pseudo_language.py"), kind,
                    os.path.join(ROOT, "po", "quadrille.pot"), source], check=True)
    subprocess.run(["msgfmt", "-o", os.path.join(folder, "quadrille.mo"), source], check=True)


make("ql", "marked")
make("qw", "wide")


def english(text):
    words = re.findall(r"[A-Za-z][a-z]{2,}", text)
    return [word for word in words if not re.fullmatch(SAME, word.lower())]


def cut(text):
    """Sentences begin with ⟦ and end with ⟧, or with an ellipsis where they are cut; others may lie within."""
    wrong = []
    for line in text.split("\n"):
        depth = 0
        for sign in re.findall("[⟦⟧…]", line):
            depth += {"⟦": 1, "⟧": -1, "…": -depth}[sign]
        if depth > 0:
            wrong.append(line)
    return wrong


def drawn(screen, kept):
    """The screen when it is as it should be, or as it is after a long time: it may be seen while it is being drawn."""
    until = time.monotonic() + PATIENCE
    while True:
        text = screen.text()
        left = [word for word in english(text) if not (kept and re.fullmatch(kept, word))]
        if not left and not cut(text) or time.monotonic() > until:
            return text, left
        time.sleep(0.02)


# How each screen is reached, and words that stay English there, because they are names of variants, levels and layouts.
SCREENS = (
    ("the start screen", "", (), ""),
    ("the statistics", "", ("s",), ""),
    ("a game of Kulki", "kulki --seed plum --no-save", (), "plum"),
    ("a game of Mahjong", "mahjong 3 --no-save", (), ""),
    ("a game of FreeCell", "freecell 617 --no-save", (), ""),
    ("a game of the sliding puzzle", "sliding 4x4 --seed plum --no-save", (), "plum"),
    ("a new game of FreeCell", "freecell 617 --no-save", ("n",), "easy|medium|hard|winnable|cells|none|full"),
    ("the options", "freecell 617 --no-save", ("o",), ""),
)

for width, height in SIZES:
    for words, arguments, keys, kept in SCREENS:
        screens = {}

        @test("%s is translated at %dx%d" % (words, width, height))
        def _(arguments=arguments, keys=keys, kept=kept, width=width, height=height, screens=screens):
            for language in ("ql", "qw"):
                screen = Screen("--language %s %s" % (language, arguments), width, height, TEXTDOMAINDIR=PLACE)
                screen.wait_for("⟦" if language == "ql" else "ｕｎｄｏ" if arguments else "ｐｌａｙ")
                for key in keys:
                    before = screen.text()
                    screen.keys(key)
                    screen.wait_for(gone=[before])
                screens[language], left = drawn(screen, kept)
                screen.tmux("kill-session", "-t", screen.name)
                if left:
                    raise AssertionError("%s is English in:\n%s" % (left, screens[language]))

        @test("and nothing is cut without an ellipsis")
        def _(screens=screens):
            wrong = cut(screens.get("ql", "⟦"))
            if wrong:
                raise AssertionError("cut: %s in:\n%s" % (wrong, screens.get("ql")))

close_all()
done()
