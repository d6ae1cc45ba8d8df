#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes calls fail, one after the other, in programs that people run: each
allocation, each file, each byte that can't be written, a clock that goes back.
Whatever fails, the program says so and ends with one of its own exit codes, or
goes on. It never dies of a signal or hangs, the terminal is as it was, and the
next program finds its games.

    faults.py PROGRAM LIBRARY TRIALS    at most so many calls of each kind fail"""
import collections
import errno
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import termios
import time

PROGRAM, LIBRARY = (os.path.abspath(path) for path in sys.argv[1:3])
MOST_TRIALS = int(sys.argv[3])
SCRATCH = pathlib.Path(tempfile.mkdtemp())
PATIENCE, SILENCE = 120, 2
CODES = {0, 1, 2, 3, 4, 130}  # 130 after Ctrl-C
TROUBLE = 4

Fault = collections.namedtuple("Fault", "call caller error words")
OWN, STORE = "", "libsqlite3"
FAULTS = [
    Fault("malloc", OWN, errno.ENOMEM, "an allocation fails"),
    Fault("malloc", STORE, errno.ENOMEM, "SQLite gets no memory"),
    Fault("open", OWN, errno.EMFILE, "a file can't be opened"),
    Fault("open", STORE, errno.EACCES, "SQLite can't open a file"),
    Fault("write", OWN, errno.ENOSPC, "the disk is full"),
    Fault("write", OWN, errno.EINTR, "a signal interrupts writing"),
    Fault("write", OWN, 0, "only half is written"),
    Fault("read", OWN, errno.EIO, "a file can't be read"),
    Fault("read", OWN, errno.EINTR, "a signal interrupts reading"),
    Fault("read", OWN, 0, "only half is read"),
    Fault("fsync", OWN, errno.EIO, "the disk fails"),
    Fault("fsync", STORE, errno.EIO, "the disk fails SQLite"),
    Fault("clock", OWN, 0, "the clock goes back by a day"),
]
Scenario = collections.namedtuple("Scenario", "name arguments keys terminal")
SCENARIOS = [
    Scenario("Kulki in a pipe", ["kulki", "--seed", "617"], "a6 a7\nhint\nundo\nquit\n", None),
    Scenario("Mahjong in a pipe", ["mahjong", "--seed", "617"], "hint\nquit\n", None),
    Scenario("FreeCell in a pipe", ["freecell", "--seed", "617"], "8a\nhint\nsave game.save\nshare\nquit\n", None),
    Scenario("the sliding puzzle in a pipe", ["sliding", "--seed", "617"], "hint\nplot\nquit\n", None),
    Scenario("statistics", ["stats"], "", None),
    Scenario("the list of games", ["games"], "", None),
    Scenario("a solver", ["solve", "freecell", "--seed", "1..3"], "", None),
    Scenario("a survey", ["survey", "run", "plan.txt", "--jobs", "1"], "", None),
    Scenario("FreeCell at a terminal", ["freecell", "--seed", "617"], "8a\nhint\nundo\nquit\n", "line"),
    Scenario("Kulki on the screen", ["kulki", "--seed", "617"], "\x1b[C \x1b[B\x03", "tui"),
    Scenario("FreeCell on the screen", ["freecell", "--seed", "617"], "\x1b[C 8\x03", "tui"),
]

count = wrong = 0


def ok(good, words, seen=""):
    global count, wrong
    count += 1
    wrong += not good
    print(("ok" if good else "not ok"), count, "-", words)
    if not good:
        print("# " + str(seen)[:2000].replace("\n", "\n# "))


def environment(home, fault=None, nth=0):
    result = {"HOME": str(home), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
    if fault:
        result |= {"LD_PRELOAD": LIBRARY, "FAULT_CALL": fault.call, "FAULT_NTH": str(nth), "FAULT_ERROR": str(fault.error),
                   "FAULT_CALLER": fault.caller, "FAULT_REPORT": str(home / "count")}
    return result


def run_in_pipe(scenario, home, variables):
    try:
        done = subprocess.run([PROGRAM, *scenario.arguments], input=scenario.keys.encode(), capture_output=True, cwd=home, env=variables,
                              timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired as late:
        return "hangs", str(late)
    words = done.stderr.decode(errors="replace")
    if done.returncode not in CODES:
        return f"exit code {done.returncode}", words
    if done.returncode == TROUBLE and not words and not re.search(rb"can't|memory", done.stdout):
        return "ends without a word", ""
    return "", words


def run_at_terminal(scenario, home, variables):
    """A terminal that answers nothing. A key or a line is sent when it is quiet."""
    file, terminal = os.openpty()
    settings = termios.tcgetattr(terminal)
    process = os.fork()
    if process == 0:
        os.close(file)
        os.login_tty(terminal)
        os.chdir(home)
        os.execve(PROGRAM, [PROGRAM, *scenario.arguments], variables | {"QUADRILLE_UI": scenario.terminal})
    os.close(terminal)
    keys = re.findall(r".*\n" if scenario.terminal == "line" else r"\x1b\[.|.", scenario.keys)
    output, limit = b"", time.monotonic() + PATIENCE
    try:
        while time.monotonic() < limit:
            if select.select([file], [], [], 0.03)[0]:
                part = os.read(file, 1 << 16)
                output += part
            elif keys and (output or time.monotonic() > limit - PATIENCE + SILENCE):
                os.write(file, keys.pop(0).encode())
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        return "hangs", output[-500:]
    except OSError:
        pass  # the program has ended
    left = termios.tcgetattr(file)
    os.close(file)
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    if status not in CODES:
        return f"exit code {status}", output[-500:]
    if output.count(b"\x1b[?1049h") > output.count(b"\x1b[?1049l"):
        return "leaves the screen as it is", output[-500:]
    if left[3] & (termios.ICANON | termios.ECHO) != settings[3] & (termios.ICANON | termios.ECHO):
        return "leaves the terminal without echo", output[-500:]
    return "", output[-500:]


def make_home(scenario):
    home = SCRATCH / "home"
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(SCRATCH / "used", home)
    return home


def attempt(scenario, fault, nth):
    home = make_home(scenario)
    trouble, words = (run_at_terminal if scenario.terminal else run_in_pipe)(scenario, home, environment(home, fault, nth))
    if not trouble:
        after = subprocess.run([PROGRAM, "games"], env=environment(home), capture_output=True, cwd=home, timeout=PATIENCE, check=False)
        if after.returncode or after.stdout.count(b" 617") < 2:
            trouble, words = "loses a game", after.stderr.decode() + words
    return trouble, words


def calls(scenario, fault):
    """Without a failure: counts the calls that could fail."""
    home = make_home(scenario)
    trouble, words = (run_at_terminal if scenario.terminal else run_in_pipe)(scenario, home, environment(home, fault))
    if trouble:
        ok(False, f"{scenario.name} works", (trouble, words))
    return int((home / "count").read_text()) if (home / "count").exists() else 0


def prepare():
    """A player who has finished some games, and one that goes on."""
    used = SCRATCH / "used"
    used.mkdir()
    for game, move in (("freecell", "8a"), ("kulki", "a6 a7")):
        run_at_terminal(Scenario(game, [game, "--seed", "617"], f"{move}\nquit\n", "line"), used, environment(used))
    plan = subprocess.run([PROGRAM, "survey", "plan", "freecell", "1..40", "--shard-size", "10"], env=environment(used), capture_output=True, check=True)
    (used / "plan.txt").write_bytes(plan.stdout)


def main():
    prepare()
    for scenario in SCENARIOS:
        for fault in FAULTS:
            most = calls(scenario, fault)
            if not most:
                continue
            step = max(1, -(-most // MOST_TRIALS))
            found = []
            for nth in range(1, most + 1, step):
                trouble, words = attempt(scenario, fault, nth)
                if trouble:
                    found.append((nth, trouble, words))
            ok(not found, f"{scenario.name}: {fault.words} ({-(-most // step)} of {most} calls)", "\n".join(map(str, found[:5])))
    shutil.rmtree(SCRATCH)
    print(f"1..{count}")
    return 1 if wrong else 0


sys.exit(main())
