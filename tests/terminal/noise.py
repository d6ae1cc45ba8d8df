# SPDX-License-Identifier: MIT
"""Sends random bytes to the full screen, at any size. The program survives or
quits properly, and the terminal is restored."""
import fcntl
import os
import random
import signal
import struct
import termios

from pseudo import SCRATCH, Terminal, done, has, same, test

ROUNDS = 40 if os.environ.get("QUADRILLE_LONG") else 4
SIZES = ((80, 24), (40, 20), (132, 43), (39, 19), (1, 1), (200, 60), (80, 5), (10, 50))
WORDS = (b"\033[A", b"\033[B", b"\033[C", b"\033[D", b" ", b"\r", b"\t", b"u", b"U", b"t", b"?", b"T", b":", b"L", b"n", b"r",
         b"\033", b"\033[<0;10;10M\033[<0;10;10m", b"\033[M !!", b"3a", b"26", b"\x12", b"\x0c", b"\xe2\x99\xa0", b"\xff\xfe", b"p", b"o", b"v", b">", b"#", b"N", b"\033[200~26", b"\033[201~")


def noise(chance):
    """Meaningful keys and random bytes. Keys that quit and commands are left
    out: commands could write files with arbitrary names."""
    if chance.random() < 0.7:
        return chance.choice(WORDS)
    return bytes(byte for byte in chance.randbytes(8) if byte not in b"q\x03\x1a:\rS")


def resize(terminal, size):
    fcntl.ioctl(terminal.file, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))


os.chdir(SCRATCH)
for game in ("kulki", "mahjong", "freecell", "sliding"):

    @test("random keys at any size break nothing: " + game)
    def _(game=game):
        for seed in range(ROUNDS):
            chance = random.Random(seed)
            terminal = Terminal(game, "--seed", "7", "--no-save", TERM="xterm-256color", QUADRILLE_UI="tui")
            terminal.wait_for("undo")
            for _ in range(150):
                terminal.type_bytes(noise(chance))
                if chance.random() < 0.1:
                    resize(terminal, chance.choice(SIZES))
                terminal.read_what_there_is(0.001)
            resize(terminal, (80, 24))
            terminal.read_what_there_is(0.05)
            terminal.signal(signal.SIGTERM)
            same(128 + signal.SIGTERM, terminal.end())
            has(terminal.seen, "\033[?1049l")


done()
