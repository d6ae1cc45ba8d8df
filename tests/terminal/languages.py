# SPDX-License-Identifier: MIT
"""The full screen in two languages that nobody speaks, in the sizes that most terminals have and in the smallest: one has
accents on all letters and sentences twice as long, the other letters twice as wide. Every word is translated, and what has
no room ends in an ellipsis."""
import os
import re
import subprocess
import sys
import time

from pseudo import PATIENCE, PROGRAM, SCRATCH, Terminal, done, same, test
from window import Screen, close_all

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "tests", "languages"))
import pseudo_language  # noqa: E402

PLACE = os.path.join(SCRATCH, "locale")
SIZES = ((40, 20), (80, 24))
# Names of keys, games and notation; what a player typed; and units that all languages share.
SAME = r"quadrille|esc|tab|f2|del|ctrl|klines|[kmg]b|png|ppm|utf|json|csv|mono"
KINDS = {"ql": "marked", "qw": "wide"}


def make(name):
    folder = os.path.join(PLACE, name, "LC_MESSAGES")
    os.makedirs(folder)
    source = os.path.join(SCRATCH, name + ".po")
    pseudo_language.main(KINDS[name], os.path.join(ROOT, "po", "quadrille.pot"), source)
    subprocess.run(["msgfmt", "-o", os.path.join(folder, "quadrille.mo"), source], check=True)


for language in KINDS:
    make(language)


def english(text, kept):
    words = re.findall(r"[A-Za-z][a-z]{2,}", text)
    return [word for word in words if not re.fullmatch(SAME, word.lower()) and not (kept and re.fullmatch(kept, word))]


def inside(line):
    """What a line of a box says."""
    return re.sub("[─-▟]", " ", line).strip()


def opened(line):
    """How many sentences begin in a line and don't end there; an ellipsis ends all."""
    depth = 0
    box = re.search("│.*│", line)  # it may cut what it lies over
    for sign in re.findall("[⟦⟧…]", box[0] if box else line):
        depth += {"⟦": 1, "⟧": -1, "…": -depth}[sign]
    return depth


def cut(text):
    """Sentences begin with ⟦ and end with ⟧, or with an ellipsis where they are cut. They may lie in others, and go on in the
    next lines, or below the end of a list that says so."""
    wrong = []
    lines = text.split("\n") + [""]
    for nth, line in enumerate(lines[:-1]):
        depth = opened(line)
        for following in lines[nth + 1 :]:
            if depth <= 0 or "↓" in following:
                break
            if not inside(following):
                wrong.append(line)
                break
            depth += opened(following)
    return wrong


def drawn(screen, kept):
    """The screen when it is as it should be, or as it is after a long time: it may be seen while it is being drawn."""
    until = time.monotonic() + PATIENCE
    while True:
        text = screen.text()
        if not english(text, kept) and not cut(text) or time.monotonic() > until:
            return text
        time.sleep(0.02)


def press(screen, keys):
    """Keys by their names, or a line that begins with a colon and is typed."""
    for key in keys:
        if key[0] == ":" or key.isdigit():
            screen.type(key)
        else:
            screen.keys(key)


def stuck(path):
    subprocess.run([PROGRAM, "freecell", "11", "--variant", "2cells"], input="5b\nb7\n6b\n18\n4a\n28\nsave %s\n" % path, capture_output=True, text=True)
    return path


def played(home):
    """A player who has finished some games, and what they have played."""
    os.makedirs(home)
    for arguments, lines in (
        ("sliding 2x2 --seed plum", "22 23 12"),
        ("sliding 2x2 --seed plum", "hint 22 23 12"),
        ("freecell 11 --variant 2cells", "5b b7 6b 18 4a 28"),
        ("kulki --seed plum", "c4c5"),
    ):
        terminal = Terminal(*arguments.split(), HOME=home)
        terminal.type("\n".join(lines.split()) + "\nquit\n")
        terminal.end()
    return home


# What is typed, and names of variants, levels, layouts and seeds.
TYPED = "[a-z]+|Lines"
BOARD = [
    ("the keys", ("?",), "Keys", ""),
    ("a new game", ("n",), "New deal", TYPED),
    ("the timeline", ("T",), None, TYPED),
    ("the result to share", (">",), "Share", "plum|" + TYPED),
    ("a pause", ("C-p",), None, ""),
    ("the options", ("o",), "Options", ""),
]
LESSON = [("a lesson", ("F2",), None, "")]
PLAYER = played(os.path.join(SCRATCH, "player"))
# Where a journey begins, and where it stops: a name, keys, a sentence that is seen then, and words that stay English.
JOURNEYS = (
    ("the start screen", "", "", [
        ("its keys", ("?",), None, ""),
        ("the options there", ("o",), "Options", ""),
        ("statistics of no games", ("s",), None, ""),
        ("no games in progress", ("g",), "Resume game", ""),
        ("the calendar", ("c",), None, ""),
        ("a new game there", ("n",), "New deal", TYPED)]),
    ("a game of Kulki", "kulki --seed plum --no-save", "plum", BOARD + LESSON),
    ("a game of Mahjong", "mahjong 3 --no-save", "", BOARD + [("the editor", (":edit\n",), None, "")]),
    ("a game of FreeCell", "freecell 617 --no-save", "", BOARD + [
        ("commands", (":help\n",), "Help", "[a-z]+"),
        ("today's puzzles", (":today\n",), "Today", "new|daily"),
        ("the month", (":calendar\n",), "Calendar", "new|daily")] + LESSON),
    ("a game of the sliding puzzle", "sliding 4x4 --seed plum --no-save", "plum", BOARD + LESSON),
    ("a dead end", "freecell --no-save --load %s" % stuck(os.path.join(SCRATCH, "stuck.txt")), "", [
        ("the losing move", ("x",), "Explain", "")]),
    ("what was played", "", "", [
        ("its games in progress", ("g",), "Resume game", "plum"),
        ("statistics of all games", ("s",), None, ""),
        ("statistics of Kulki", ("s", "1"), None, "plum"),
        ("statistics of FreeCell", ("s", "3"), None, "cells|plum"),
        ("statistics of the sliding puzzle", ("s", "4"), None, "plum"),
        ("more of them", ("s", "4", "PageDown"), None, "plum")]),
    ("a small board", "sliding 2x2 --seed plum", "plum", [
        ("the end of a game", ("222312",), None, "plum"),
        ("statistics", ("#",), None, "plum")]),
)


def visit(screens, name, keys, sentence, kept):
    """Tests a screen in both languages."""
    texts = {}

    @test("%s is translated" % name)
    def _():
        for language, screen in screens.items():
            before = screen.text()
            press(screen, keys)
            if sentence:
                screen.wait_for(pseudo_language.spoken(sentence, KINDS[language])[: 8 if language == "ql" else None])
            elif keys:
                screen.wait_for(gone=[before])
            texts[language] = drawn(screen, kept)
            if english(texts[language], kept):
                raise AssertionError("%s is English in:\n%s" % (english(texts[language], kept), texts[language]))

    @test("and nothing is cut without an ellipsis")
    def _():
        wrong = cut(texts.get("ql", "⟦"))
        if wrong:
            raise AssertionError("cut: %s in:\n%s" % (wrong, texts.get("ql")))
    return texts


def key_word(language, word):
    """How a language begins a word among the keys of the start screen or a game."""
    return pseudo_language.spoken(word, KINDS[language])[: len(word) + 1]


for width, height in SIZES:
    for words, arguments, kept, stops in JOURNEYS:
        screens = {}
        start = "undo" if arguments else "play"
        for language in KINDS:
            home = {"HOME": PLAYER} if words == "what was played" else {}
            screens[language] = Screen("--language %s %s" % (language, arguments), width, height, TEXTDOMAINDIR=PLACE, **home)
            screens[language].wait_for(key_word(language, start))
        visit(screens, "%s at %dx%d" % (words, width, height), (), None, kept)
        for name, keys, sentence, names in stops:
            texts = visit(screens, "%s, from %s," % (name, words), keys, sentence, "|".join(filter(None, (names, kept))))
            for language in texts if name != stops[-1][0] and not keys[0].isdigit() else ():
                screens[language].keys("Escape").wait_for(key_word(language, start), gone=[texts[language]])
        for screen in screens.values():
            screen.tmux("kill-session", "-t", screen.name)



@test("what options are set to can be read in 40 columns, also in German")
def _():
    for language, seen in (("de", ("je nach Variante", "wenn möglich als Bilder")), ("en", ("as the variant says", "as images if possible"))):
        screen = Screen("--language %s" % language, 40, 24)
        screen.wait_for("Enter").keys("o").wait_for(*seen)
        screen.tmux("kill-session", "-t", screen.name)


@test("a share is in large figures, also where a blank is before its sign")
def _():
    screen = Screen("sliding 2x2 --seed plum --language de", 80, 24, HOME=os.path.join(SCRATCH, "winner"))
    screen.wait_for("plum").keys("2", "2", "2", "3", "1", "2").wait_for("Gewonnen").keys("#").wait_for("Ohne Hilfe")
    if "%" in screen.text():
        raise AssertionError(screen.text())
    screen.tmux("kill-session", "-t", screen.name)


close_all()


def said(*words):
    return subprocess.run([PROGRAM, *words, "--language", "ql"], env={**os.environ, "HOME": PLAYER, "TEXTDOMAINDIR": PLACE}, capture_output=True, text=True)


BACKUP = os.path.join(SCRATCH, "backup.txt")
for words in (("stats",), ("scores",), ("progress",), ("games",), ("backup", BACKUP), ("restore", BACKUP), ("restore", "--dry-run", BACKUP)):

    @test("%s leaves nothing in English" % " ".join(words[:-1] or words))
    def _():
        answer = said(*words)
        text = (answer.stdout + answer.stderr).replace(BACKUP, "")
        same([], english(text, TYPED if words[0] == "progress" else "plum|cells|kulki|freecell|sliding"))
        if "⟦" not in text:
            raise AssertionError("nothing is said: " + text)


done()
