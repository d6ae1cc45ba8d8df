# SPDX-License-Identifier: MIT
"""Runs the program for MVS in Hercules, in S/370 mode, under our supervisor. As
a program it prints the digest of the first games of every kind: system.py
MEDIA COUNT"""
import os
import re
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "mainframe"))
from machine import Machine  # noqa: E402

PLAN = """ARCHMODE S/370
CODEPAGE 819/1047
MAINSIZE 4
NUMCPU 1
CNSLPORT {console}
OSTAILOR QUIET
PANRATE SLOW
HTTPPORT {orders} NOAUTH
0009 3215-C /
000C 3505 quadrille.cards ascii trunc eof
000E 1403 printed
000F 1403 typed
00C0 3270
"""
NO_DATASETS = 1


class System(Machine):
    """A job if there is no screen; else TSO, on a screen of that size or, with
    no rows, line by line. The lines of "saved" are the dataset's records."""

    def __init__(self, media, cards=(), tso=False, rows=0, columns=80, parameter="", flags=0, saved=()):
        self.asked = bytes([tso, rows, columns, flags]) + len(saved).to_bytes(2, "big") + len(parameter).to_bytes(2, "big") + parameter.encode("cp037")
        self.saved = "".join(line.ljust(80) for line in saved or ("",)).encode("cp037")
        self.cards = "".join(card + "\n" for card in cards)
        super().__init__(media, "quadrille.ins", PLAN)
        if tso and rows and parameter != "LINES":
            self.wait_for("Connect a terminal")

    def put(self, name, words):
        super().put(name, words)
        if name == "plan":
            for part in ("asked", "saved"):
                with open(os.path.join(self.folder, f"quadrille.{part}"), "wb") as file:
                    file.write(getattr(self, part))
            super().put("quadrille.cards", self.cards)

    def finish(self):
        """Waits until the program ends, and returns the code it stopped with."""
        self.wait_for("Disabled wait state")
        return re.search(r"PSW=00020000 [0-9A-F]{2}([0-9A-F]{6})", self.wait_for("\n") + self.wait_for("\n")).group(1)


def printed_by(media, cards, name="printed", **options):
    """The lines that a whole run prints."""
    system = System(media, cards, **options)
    try:
        code = system.finish()
        system.stop()
        lines = system.get(name)
    finally:
        system.end()
    if code != "000000":
        raise AssertionError(f"it stopped with {code}: {lines[-5:]}")
    return lines


def main(media, count):
    print(next(line for line in printed_by(media, [f"PROOF {count}", "quit"]) if re.fullmatch("[0-9a-f]{16}", line)))


if __name__ == "__main__":
    main(*sys.argv[1:])
