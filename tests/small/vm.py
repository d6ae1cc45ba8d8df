# SPDX-License-Identifier: MIT
"""Runs a machine with a kernel, BusyBox and the game alone, in qemu without
hardware acceleration. The test types over its serial line, as a vt100 of
unknown size without a terminfo entry."""
import gzip
import os
import re
import select
import subprocess
import sys
import time

GAME, KERNEL, COUNT = sys.argv[1], sys.argv[2], int(sys.argv[3])
PATIENCE = 120  # seconds: an emulated processor on a busy machine is slow
FOLDER, DEVICE, PROGRAM = 0o040755, 0o020600, 0o100755
START = b"""#!/bin/busybox sh
/bin/busybox mount -t devtmpfs dev /dev
/bin/busybox mount -t proc proc /proc
/bin/busybox mount -t sysfs sys /sys
export TERM=vt100 HOME=/ PATH=/bin PS1='ready: '
/bin/busybox --install -s /bin
while true; do setsid cttyhack sh; done
"""


def entry(name, mode, data=b"", device=(0, 0)):
    """Returns one file of an archive that the kernel unpacks."""
    encoded = name.encode("ascii") + b"\0"
    fields = (0, mode, 0, 0, 1, 0, len(data), 0, 0, *device, len(encoded), 0)
    head = b"070701" + b"".join(b"%08x" % field for field in fields) + encoded
    return head + bytes(-len(head) % 4) + data + bytes(-len(data) % 4)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def archive():
    """Returns the archive of a whole system."""
    folders = "".join(f" {name}" for name in ("bin", "dev", "proc", "sys")).split()
    parts = [entry(name, FOLDER) for name in folders]
    parts += [entry("dev/console", DEVICE, device=(5, 1)), entry("dev/ttyS0", DEVICE, device=(4, 64))]
    parts += [entry("bin/busybox", PROGRAM, read("/bin/busybox")), entry("bin/quadrille", PROGRAM, read(GAME)), entry("init", PROGRAM, START)]
    return gzip.compress(b"".join(parts) + entry("TRAILER!!!", 0))


class Machine:
    def __init__(self, files):
        self.seen = ""
        self.process = subprocess.Popen(
            ["qemu-system-x86_64", "-accel", "tcg", "-m", "128", "-nodefaults", "-no-user-config", "-display", "none", "-no-reboot",
             "-kernel", KERNEL, "-initrd", files, "-append", "console=ttyS0 quiet loglevel=0 panic=-1", "-serial", "stdio"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def wait_for(self, words):
        until = time.monotonic() + PATIENCE
        while words not in self.seen:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, until - time.monotonic()))
            part = os.read(self.process.stdout.fileno(), 65536) if ready else b""
            if not part:
                raise AssertionError(f"{words!r} did not come: {self.seen[-800:]!r}")
            self.seen += part.decode("utf-8", "replace").replace("\r", "")
        before, self.seen = self.seen.split(words, 1)
        return before + words

    def type(self, line, *wanted):
        self.process.stdin.write(line.encode() + b"\r")
        self.process.stdin.flush()
        return "".join(self.wait_for(words) for words in wanted)

    def end(self):
        self.process.kill()
        self.process.wait()


RESULTS = []


def run(name, test):
    number = COUNT + len(RESULTS) + 1
    try:
        test()
        print(f"ok {number} - {name}", flush=True)
        RESULTS.append(True)
    except Exception as problem:
        print(f"not ok {number} - {name}\n# " + f"{type(problem).__name__}: {problem}".replace("\n", "\n# "), flush=True)
        RESULTS.append(False)


def same(expected, actual):
    if expected != actual:
        raise AssertionError(f"expected {expected!r}, not {actual!r}")


def here(*arguments):
    return subprocess.run([GAME, *arguments], capture_output=True, text=True, check=False).stdout


FILES = os.path.join(os.environ["SCRATCH"], "files")
with open(FILES, "wb") as output:
    output.write(archive())
machine = Machine(FILES)


def it_plays_as_here():
    text = machine.type("quadrille proof", "proof\n", "\n")
    same(here("proof").strip(), re.search("[0-9a-f]{16}", text).group(0))


def kulki_is_played():
    machine.type("quadrille kulki --seed plum", "Score: 0", "Enter command: ")
    hint = re.search(r"Hint: (\w+ \w+)", machine.type("hint", "Hint: ", "\n")).group(1)
    machine.wait_for("Enter command: ")
    machine.type(hint, "A B C D", "Enter command: ")
    machine.type("go 1", "Enter command: ")
    machine.type("undo", "Score: 0", "Enter command: ")
    machine.type("q", "ready: ")


def mahjong_is_played():
    machine.type("quadrille mahjong 7", "TILES 144", "Two tiles: ")
    machine.type("e5 s3", "TILES 142", "Two tiles: ")
    machine.type("q", "ready: ")


def freecell_is_played():
    machine.type("quadrille freecell 617", "Game #617", "Your move: ")
    machine.type("2a 21 72", "Your move: ")
    machine.type("11", "\n", "Your move: ")
    machine.type("q", "ready: ")


def a_sliding_puzzle_is_won():
    machine.type("quadrille sliding --seed plum", "Choose a number to move: ")
    machine.type("URDL2URDLDRURUL2", "Game finished in 16 moves.", "quit: ")
    machine.type("q", "ready: ")


def the_menu_is_there():
    machine.type("quadrille", "1  kulki", "4  sliding", "Which game")
    machine.type("3 617", "Game #617", "Your move: ")
    machine.type("quit", "ready: ")


def a_window_without_a_size_can_be_played_in():
    """BusyBox prints only a complaint if the number of rows is unknown."""
    machine.type("stty size", "stty: standard input", "ready: ")
    machine.type("quadrille freecell 1 --show text", ": JD", "ready: ")


def a_game_is_saved_and_gone_on_with():
    machine.type("quadrille freecell 617", "Your move: ")
    machine.type("2a 21", "Your move: ")
    machine.type("save /game", "Saved.", "Your move: ")
    machine.type("q", "ready: ")
    machine.type("quadrille verify /game", "valid", "ready: ")
    machine.type("quadrille freecell --load /game --show json", '"moves"', "ready: ")


def ctrl_c_gives_the_terminal_back():
    machine.type("quadrille kulki --seed plum", "Enter command: ")
    machine.process.stdin.write(b"\3")
    machine.process.stdin.flush()
    machine.wait_for("ready: ")
    machine.type("echo $?; stty -a | grep -c ' echo '", "130\n", "\n1\n", "ready: ")


run("the machine starts", lambda: machine.wait_for("ready: "))
for test in (
    it_plays_as_here,
    kulki_is_played,
    mahjong_is_played,
    freecell_is_played,
    a_sliding_puzzle_is_won,
    the_menu_is_there,
    a_window_without_a_size_can_be_played_in,
    a_game_is_saved_and_gone_on_with,
    ctrl_c_gives_the_terminal_back,
):
    run(test.__name__.replace("_", " "), test)
machine.end()
print(f"1..{COUNT + len(RESULTS)}")
sys.exit(not all(RESULTS))
