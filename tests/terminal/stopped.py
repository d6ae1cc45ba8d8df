# SPDX-License-Identifier: MIT
"""Tests slow readers, suspended terminals and absurd screen sizes: output is
complete, and the first signal ends the program."""
import array
import fcntl
import os
import signal
import struct
import subprocess
import tempfile
import termios
import time

from pseudo import PATIENCE, PROGRAM, PROMPTS, SCRATCH, Terminal, done, has, lacks, same, test


# ------------------------------------------------------- files that don't wait
def state_of(process):
    """Returns S for a sleeping process, R for a running one, Z for one that has
    ended."""
    with open("/proc/%d/stat" % process, encoding="ascii") as file:
        return file.read().rsplit(")", 1)[1].split()[0]


def wait_until(condition):
    until = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > until:
            raise AssertionError("it did not come to that")
        time.sleep(0.005)


def small_pipe():
    """Opens a pipe of one page that is non-blocking at the program's end."""
    reading, writing = os.pipe()
    fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
    return reading, writing


def bytes_in(file):
    count = array.array("i", [0])
    fcntl.ioctl(file, termios.FIONREAD, count)
    return count[0]


def start(*arguments, **files):
    environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": SCRATCH}
    return subprocess.Popen([PROGRAM, *arguments], env=environment, **files)


def read_all(file):
    with open(file, "rb") as stream:
        return stream.read()


@test("a non-blocking pipe with a slow reader gets the whole output")
def _():
    whole = subprocess.run([PROGRAM, "man"], capture_output=True, check=True, env={"LC_ALL": "C"}).stdout
    assert len(whole) > 8192
    reading, writing = small_pipe()
    os.set_blocking(writing, False)
    program = start("man", stdout=writing)
    os.close(writing)
    wait_until(lambda: bytes_in(reading) == 4096 and state_of(program.pid) in "SZ")
    seen = read_all(reading)
    same((0, len(whole)), (program.wait(PATIENCE), len(seen)))
    same(whole, seen)


@test("non-blocking standard error gets the whole output")
def _():
    reading, writing = small_pipe()
    os.set_blocking(writing, False)
    os.write(writing, b"x" * 4096)
    program = start("nonsense", stderr=writing)
    os.close(writing)
    wait_until(lambda: state_of(program.pid) in "SZ")
    seen = read_all(reading)
    same(2, program.wait(PATIENCE))
    has(seen.decode(), "nonsense")


@test("the program waits for empty non-blocking standard input")
def _():
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    program = start("sliding", "--board", "-", "--show", "row", stdin=reading, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    os.close(reading)
    wait_until(lambda: state_of(program.pid) in "SZ")
    try:
        os.write(writing, b"1 2 3\n4 5 6\n7 0 8\n")
    except BrokenPipeError:
        pass
    os.close(writing)
    out, err = program.communicate(timeout=PATIENCE)
    same((0, b""), (program.returncode, err))
    has(out.decode(), "7 0 8")


# ----------------------------------------------------------- a stopped terminal
for name in ("SIGTERM", "SIGINT", "SIGHUP"):

    @test("the first %s ends line mode at a suspended terminal, and no move is lost" % name)
    def _(number=getattr(signal, name)):
        home = tempfile.mkdtemp(dir=SCRATCH)
        terminal = Terminal("freecell", "617", HOME=home).wait_for(PROMPTS["freecell"])
        terminal.type("7a\n").wait_for(PROMPTS["freecell"], 2)
        place = "/dev/pts/%d" % struct.unpack("I", fcntl.ioctl(terminal.file, 0x80045430, b"\0\0\0\0"))[0]
        other = os.open(place, os.O_RDWR | os.O_NOCTTY)
        before = termios.tcgetattr(other)
        terminal.type("\x13" + "hint\n" * 2)  # the first answer is stuck, the second hint is not read
        wait_until(lambda: bytes_in(other) == len("hint\n") and state_of(terminal.process) == "S")
        terminal.signal(number)
        wait_until(lambda: state_of(terminal.process) == "Z")
        same(before, termios.tcgetattr(other))
        os.close(other)
        same(128 + number, terminal.end())
        games = subprocess.run([PROGRAM, "games"], capture_output=True, text=True, check=True, env={"HOME": home, "LC_ALL": "C"})
        has(games.stdout, "move 1")


@test("the first signal ends a search that prints to a suspended terminal")
def _():
    terminal = Terminal("solve", "sliding", "3x3", "--seed", "1..1000000").wait_for("\n", 5)
    terminal.type("\x13")
    wait_until(lambda: state_of(terminal.process) == "S")
    terminal.signal(signal.SIGTERM)
    same(128 + signal.SIGTERM, terminal.end())


def waits_for_terminal(process):
    """Whether a process waits until it may write. The kernel tells only root
    where it waits."""
    with open("/proc/%d/wchan" % process, encoding="ascii") as file:
        place = file.read()
    return state_of(process) == "S" and ("poll" in place or "woken" in place or os.geteuid() != 0)


@test("the first signal ends a full screen that starts in a suspended terminal")
def _():
    ours, theirs = os.openpty()
    termios.tcflow(theirs, termios.TCOOFF)
    environment = {"TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": SCRATCH, "PATH": os.environ.get("PATH", "")}
    program = subprocess.Popen([PROGRAM, "freecell", "617", "--no-save"], stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True)
    wait_until(lambda: waits_for_terminal(program.pid))
    program.send_signal(signal.SIGTERM)
    same(128 + signal.SIGTERM, program.wait(PATIENCE))
    os.close(theirs)
    os.close(ours)


# The board is so large that the computer's game lasts for many minutes.
LARGE = ("kulki", "lines98:15x15:3", "--seed", "7", "--no-save")
for name in ("SIGTERM", "SIGINT", "SIGHUP"):

    @test("the first %s ends line mode while it thinks about what was typed" % name)
    def _(number=getattr(signal, name)):
        terminal = Terminal(*LARGE).wait_for(PROMPTS["kulki"]).type("par\n")
        wait_until(lambda: state_of(terminal.process) == "R")
        terminal.signal(number)
        same(128 + number, terminal.end())
        lacks(terminal.seen, "work out")

    @test("the first %s ends the full screen while it thinks about what was typed" % name)
    def _(number=getattr(signal, name)):
        terminal = Terminal(*LARGE, TERM="xterm-256color", QUADRILLE_UI="tui", size=(160, 60)).wait_for("undo")
        terminal.type(":par\r").wait_for("any key stops").signal(number)
        same(128 + number, terminal.end())


# ---------------------------------------------------------- sizes beyond belief
def resize(terminal, width, height):
    fcntl.ioctl(terminal.file, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))


for width, height in ((65535, 65535), (65535, 24), (80, 65535), (32768, 32768)):

    @test("a terminal that claims %d columns and %d rows is drawn on" % (width, height))
    def _(width=width, height=height):
        terminal = Terminal("freecell", "617", "--no-save", TERM="xterm-256color", QUADRILLE_UI="tui").wait_for("undo")
        resize(terminal, width, height)
        terminal.seen = ""
        terminal.wait_for("undo")
        resize(terminal, 80, 24)
        terminal.seen = ""
        terminal.wait_for("undo").type("q")
        same(0, terminal.end())


# A terminal that tells no size is 0 by 0.
for width, height in ((0, 0), (1, 1), (1, 200), (200, 1), (39, 19), (65535, 65535)):

    @test("games start on a terminal of %d columns and %d rows, and are drawn once it has others" % (width, height))
    def _(width=width, height=height):
        for arguments, shown in ((["kulki", "--seed", "7"], "undo"), (["mahjong", "--seed", "7"], "undo"), (["freecell", "617"], "undo"),
                                 (["sliding", "--seed", "7"], "undo"), ([], "options")):
            terminal = Terminal(*arguments, "--no-save", TERM="xterm-256color", QUADRILLE_UI="tui", size=(width, height))
            terminal.wait_for("\033[?1049h").type("\033[C\033[B?").type("\033")
            resize(terminal, 80, 24)
            terminal.type("\x0c").wait_for(shown).type("\x03")
            same(130, terminal.end())


done()
