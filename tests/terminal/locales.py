# SPDX-License-Identifier: MIT
"""The full screen in locales with a letter I without a dot and with other
charsets, made here."""
import os
import subprocess

from pseudo import SCRATCH, Terminal, done, has, lacks, same, test

PLACE = os.path.join(SCRATCH, "locales")
os.mkdir(PLACE)
LOCALES = ("tr_TR.UTF-8", "tr_TR.ISO-8859-9", "zh_CN.GB18030")
for locale in LOCALES:
    language, charset = locale.split(".")
    subprocess.run(["localedef", "-i", language, "-f", charset, os.path.join(PLACE, locale)], check=True, capture_output=True)

NO_BALL = "There is no ball on i6"

for locale in ("C.UTF-8",) + LOCALES:

    def screen(*arguments, locale=locale):
        return Terminal(*arguments, "--no-save", "--color", "never", LC_ALL=locale, LOCPATH=PLACE, TERM="xterm-256color", QUADRILLE_UI="tui", size=(80, 24))

    @test("a column is typed in capitals or small letters in %s" % locale)
    def _(screen=screen):
        for keys in ("I6", "i6"):
            terminal = screen("kulki", "--seed", "plum").wait_for("undo").type(keys).wait_for(NO_BALL).type("q")
            same(0, terminal.end())
            lacks(terminal.seen, "does nothing here")

    @test("suits are symbols in UTF-8 alone: %s" % locale)
    def _(screen=screen, locale=locale):
        terminal = screen("freecell", "617").wait_for("undo").type("q")
        same(0, terminal.end())
        has(terminal.seen, "K♠" if "UTF-8" in locale else "KS")


done()
