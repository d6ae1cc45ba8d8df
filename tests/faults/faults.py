#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes calls fail, one after the other, in programs that people run: each
allocation, each file, each byte that can't be written, a clock that jumps.
Whatever fails, the program says so and ends with one of its own exit codes, or
goes on. It never dies of a signal or hangs, the terminal is as it was, and the
next program finds its games. A server goes on and serves the next client.

    faults.py PROGRAM LIBRARY TRIALS JOBS

At most TRIALS calls of each kind fail, of JOBS programs at a time."""
import collections
import concurrent.futures
import errno
import os
import pathlib
import re
import select
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import time
import zlib

PROGRAM, LIBRARY = (os.path.abspath(path) for path in sys.argv[1:3])
MOST_TRIALS, JOBS = map(int, sys.argv[3:5])
SCRATCH = pathlib.Path(tempfile.mkdtemp())
PATIENCE, SILENCE = 120, 2
CODES = {0, 1, 2, 3, 4, 130}  # 130 after Ctrl-C
TROUBLE = 4
A_DAY, A_YEAR, YEAR_10000 = 86400, 366 * 86400, 253402300800

# A lasting fault stays from that call on.
Fault = collections.namedtuple("Fault", "call caller error words lasting", defaults=[False])
OWN, STORE, WEB = "program", "libsqlite3", "libmicrohttpd"
FAULTS = [
    Fault("malloc", OWN, errno.ENOMEM, "an allocation fails"),
    Fault("malloc", OWN, errno.ENOMEM, "memory is used up", True),
    Fault("malloc", STORE, errno.ENOMEM, "SQLite gets no memory"),
    Fault("malloc", STORE, errno.ENOMEM, "SQLite gets no more memory", True),
    Fault("malloc", WEB, errno.ENOMEM, "the web server gets no memory"),
    Fault("mmap", OWN, errno.ENOMEM, "a file can't be mapped"),
    Fault("mmap", STORE, errno.ENOMEM, "SQLite can't map a file"),
    Fault("open", OWN, errno.EMFILE, "a file can't be opened"),
    Fault("open", STORE, errno.EACCES, "SQLite can't open a file"),
    Fault("write", OWN, errno.ENOSPC, "the disk is full"),
    Fault("write", OWN, errno.EINTR, "a signal interrupts writing"),
    Fault("write", OWN, errno.EAGAIN, "writing has to wait"),
    Fault("write", OWN, 0, "only half is written"),
    Fault("write", STORE, errno.ENOSPC, "the disk is full for SQLite"),
    Fault("write", STORE, errno.ENOSPC, "the disk stays full for SQLite", True),
    Fault("write", STORE, errno.EINTR, "a signal interrupts SQLite's writing"),
    Fault("write", STORE, 0, "SQLite writes only half"),
    Fault("read", OWN, errno.EIO, "a file can't be read"),
    Fault("read", OWN, errno.EINTR, "a signal interrupts reading"),
    Fault("read", OWN, errno.EAGAIN, "reading has to wait"),
    Fault("read", OWN, 0, "only half is read"),
    Fault("read", STORE, errno.EIO, "SQLite can't read"),
    Fault("read", STORE, errno.EINTR, "a signal interrupts SQLite's reading"),
    Fault("read", STORE, 0, "SQLite reads only half"),
    Fault("fsync", OWN, errno.EIO, "the disk fails"),
    Fault("fsync", STORE, errno.EIO, "the disk fails SQLite"),
    Fault("size", OWN, errno.ENOSPC, "a file can't get its size"),
    Fault("size", STORE, errno.EIO, "SQLite can't set a file's size"),
    Fault("name", OWN, errno.EACCES, "a folder can't be changed"),
    Fault("name", STORE, errno.EACCES, "SQLite can't change a folder"),
    Fault("stat", OWN, errno.EACCES, "nothing is known about a file"),
    Fault("stat", STORE, errno.EIO, "SQLite knows nothing about a file"),
    Fault("lock", OWN, errno.ENOLCK, "a lock fails"),
    Fault("lock", STORE, errno.EIO, "a lock fails SQLite"),
    Fault("close", OWN, errno.EIO, "closing a file fails"),
    Fault("close", STORE, errno.EIO, "closing a file fails SQLite"),
    Fault("wait", OWN, errno.EINTR, "a signal interrupts waiting"),
    Fault("thread", OWN, errno.EAGAIN, "a thread can't start"),
    Fault("load", OWN, errno.ENOENT, "a library is missing"),
    Fault("accept", OWN, errno.ECONNABORTED, "a connection ends before it begins"),
    Fault("accept", OWN, errno.EMFILE, "a connection can't be opened"),
    Fault("accept", WEB, errno.EMFILE, "the web server can't open a connection"),
    Fault("send", OWN, errno.EPIPE, "a client is gone"),
    Fault("send", OWN, 0, "only half is sent"),
    Fault("send", WEB, errno.ECONNRESET, "a browser is gone"),
    Fault("send", WEB, 0, "only half is sent to a browser"),
    Fault("receive", OWN, errno.ECONNRESET, "a client hangs up"),
    Fault("receive", OWN, errno.EINTR, "a signal interrupts receiving"),
    Fault("receive", OWN, 0, "only half is received"),
    Fault("receive", WEB, errno.ECONNRESET, "a browser hangs up"),
    Fault("receive", WEB, errno.EINTR, "a signal interrupts the web server"),
    Fault("receive", WEB, 0, "only half is received from a browser"),
    Fault("clock", OWN, -A_DAY, "the clock goes back by a day"),
    Fault("clock", OWN, A_YEAR, "the clock goes forward by a year", True),
    Fault("clock", OWN, YEAR_10000, "the clock shows a year of five digits", True),
]
Scenario = collections.namedtuple("Scenario", "name arguments keys place")
SCENARIOS = [
    Scenario("Kulki in a pipe", ["kulki", "--seed", "617"], "a6 a7\nhint\nundo\nquit\n", "pipe"),
    Scenario("Mahjong in a pipe", ["mahjong", "--seed", "617"], "hint\nquit\n", "pipe"),
    Scenario("FreeCell in a pipe", ["freecell", "--seed", "617"], "8a\nhint\nsave game.save\nshare\nquit\n", "pipe"),
    Scenario("the sliding puzzle in a pipe", ["sliding", "--seed", "617"], "hint\nplot\nquit\n", "pipe"),
    Scenario("statistics", ["stats"], "", "pipe"),
    Scenario("the list of games", ["games"], "", "pipe"),
    Scenario("the doctor", ["doctor"], "", "pipe"),
    Scenario("a saved game that is imported", ["import", "saved.txt"], "", "pipe"),
    Scenario("a backup", ["backup", "new.txt"], "", "pipe"),
    Scenario("a backup that is restored", ["restore", "backup.txt"], "", "pipe"),
    Scenario("a replay", ["replay", "1"], "", "pipe"),
    Scenario("a layout", ["mahjong", "--layout", "own.layout", "--seed", "1", "--variant", "random"], "quit\n", "pipe"),
    Scenario("a solver", ["solve", "freecell", "--seed", "1..3"], "", "pipe"),
    Scenario("a survey", ["survey", "run", "plan.txt", "--jobs", "1"], "", "pipe"),
    Scenario("tables that are built", ["tables", "build", "small"], "", "pipe"),
    Scenario("FreeCell at a terminal", ["freecell", "--seed", "617"], "8a\nhint\nundo\nquit\nquit\n", "line"),
    Scenario("the start screen", [], "s\x1bg\x1bn\x03", "tui"),
    Scenario("Kulki on the screen", ["kulki", "--seed", "617"], "\x1b[C \x1b[B\x03", "tui"),
    Scenario("Mahjong on the screen", ["mahjong", "--seed", "617"], "t\x1b[C\x03", "tui"),
    Scenario("FreeCell on the screen", ["freecell", "--seed", "617"], "\x1b[C 8\x03", "tui"),
    Scenario("the sliding puzzle on the screen", ["sliding", "--seed", "617"], "\x1b[C\x1b[A\x03", "tui"),
    Scenario("the server of 3270 terminals", ["3270", "--port", "0"], "", "3270"),
    Scenario("the web server", ["web", "--port", "0", "--no-open", "--folder", "page"], "", "web"),
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
                   "FAULT_LASTING": str(int(fault.lasting)), "FAULT_CALLER": fault.caller, "FAULT_REPORT": str(home / "count")}
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


IAC, DO, WILL, BEGIN, END, MARK = 255, 253, 251, 250, 240, 239
GREETING = (bytes((IAC, WILL, 24, IAC, BEGIN, 24, 0)) + b"IBM-3279-2-E"
            + bytes((IAC, END, IAC, WILL, 25, IAC, DO, 25, IAC, WILL, 0, IAC, DO, 0)))
TYPED = bytes((0x7D, 0x5B, 0x6F, 0x11, 0x5B, 0x6F)) + "freecell 617".encode("cp037") + bytes((IAC, MARK))
CONVERSATIONS = {  # what a client says, and what it hears at the end
    "3270": [(GREETING, bytes((IAC, MARK))), (TYPED, "617".encode("cp037"))],
    "web": [(b"GET / HTTP/1.1\r\nHost: localhost:%d\r\nConnection: close\r\n\r\n", b"</html>")],
}


def converse(place, port):
    """Returns whether a client hears what it expects. A connection may end
    early, but doesn't stay silent."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        for words, end in CONVERSATIONS[place]:
            heard = b""
            line.sendall(words % port if b"%d" in words else words)
            while end not in heard:
                part = line.recv(1 << 16)
                if not part:
                    return False
                heard += part
    return True


def run_server(scenario, home, variables):
    """One call that fails may cost one client its connection. The server serves
    the others, or says why it ends."""
    trouble, lost, address = "", 0, None
    with open(home / "words", "w+b") as said:
        server = subprocess.Popen([PROGRAM, *scenario.arguments], stdout=subprocess.PIPE, stderr=said, cwd=home, env=variables)
        address = re.search(rb"(\d+)/?\n$", server.stdout.readline())
        for _ in range(3 if address else 0):
            try:
                lost += not converse(scenario.place, int(address[1]))
            except ConnectionError:
                lost += 1
            except TimeoutError:
                trouble = "a client hears nothing"
        if address:
            server.send_signal(signal.SIGTERM)
        try:
            status = server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            status = server.wait()
        server.stdout.close()
        said.seek(0)
        words = said.read().decode(errors="replace")
    if status not in (TROUBLE, 128 + signal.SIGTERM):
        trouble = f"exit code {status}"
    elif status == TROUBLE and not words:
        trouble = "ends without a word"
    elif status != TROUBLE and lost > 1 and variables.get("FAULT_LASTING") != "1":
        trouble = f"{lost} of 3 clients are not served"
    return trouble, words


def run_at_terminal(scenario, home, variables):
    """A terminal that answers nothing. A key or a line is sent when it is quiet."""
    file, terminal = os.openpty()
    settings = termios.tcgetattr(terminal)
    process = os.fork()
    if process == 0:
        os.close(file)
        os.login_tty(terminal)
        os.chdir(home)
        os.execve(PROGRAM, [PROGRAM, *scenario.arguments], variables | {"QUADRILLE_UI": scenario.place})
    os.close(terminal)
    keys = re.findall(r".*\n" if scenario.place == "line" else r"\x1b\[.|.", scenario.keys)
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


RUN = {"pipe": run_in_pipe, "line": run_at_terminal, "tui": run_at_terminal, "3270": run_server, "web": run_server}


def make_home(scenario):
    home = SCRATCH / f"home{os.getpid()}"  # each of the jobs has its own
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(SCRATCH / "used", home)
    return home


def attempt(scenario, fault, nth):
    home = make_home(scenario)
    trouble, words = RUN[scenario.place](scenario, home, environment(home, fault, nth))
    if not trouble:
        after = subprocess.run([PROGRAM, "games"], env=environment(home), capture_output=True, cwd=home, timeout=PATIENCE, check=False)
        if after.returncode or after.stdout.count(b" 617") < 2:
            trouble, words = "loses a game", after.stderr.decode() + words
        elif scenario.arguments[:1] == ["restore"] and after.stdout.count(b"\n") not in (2, 4):
            trouble, words = "restores a part", after.stdout.decode() + words
    return trouble, words


def count_calls(scenario):
    """Without a failure: counts the calls that could fail, by kind and caller.
    Returns them, and what went wrong."""
    home = make_home(scenario)
    trouble, words = RUN[scenario.place](scenario, home, environment(home, FAULTS[0]))
    rows = struct.iter_unpack("16s16sq", (home / "count").read_bytes())
    calls = {(kind.rstrip(b"\0").decode(), caller.rstrip(b"\0").decode()): number for kind, caller, number in rows}
    return calls, trouble and (trouble, words)


def quadrille(home, *arguments, keys=""):
    return subprocess.run([PROGRAM, *arguments], input=keys.encode(), env=environment(home), cwd=home, capture_output=True, check=True).stdout


def prepare():
    """A player who has two games that go on, and a backup with two others."""
    used, elsewhere = SCRATCH / "used", SCRATCH / "elsewhere"
    elsewhere.mkdir()
    (used / "page").mkdir(parents=True)
    (used / "page" / "index.html").write_text("<html>" + "page " * 1000 + "</html>")
    (used / "own.layout").write_text("# Mine\n" + "".join(f"0 {x} 0\n2 {x} 0\n" for x in (0, 2, 4, 6)))
    for game, move in (("freecell", "8a"), ("kulki", "a6 a7")):
        run_at_terminal(Scenario(game, [game, "--seed", "617"], f"{move}\nquit\n", "line"), used, environment(used))
    quadrille(used, "freecell", "1", keys="3a\nsave saved.txt\n")
    quadrille(elsewhere, "sliding", "3x3", "--seed", "7", keys="1\nsave other.txt\n")
    (elsewhere / "saved.txt").write_bytes((used / "saved.txt").read_bytes())
    quadrille(elsewhere, "games", "import", "saved.txt", "other.txt")
    (used / "backup.txt").write_bytes(quadrille(elsewhere, "backup", "-"))
    (used / "plan.txt").write_bytes(quadrille(used, "survey", "plan", "freecell", "1..40", "--shard-size", "10"))


def try_fault(scenario, fault, most):
    """Lets it happen to up to MOST_TRIALS of so many calls. Returns the number of
    these, and what went wrong."""
    step = max(1, -(-most // MOST_TRIALS))
    first = zlib.crc32((scenario.name + fault.words).encode()) % step  # somewhere, but always the same
    trials = range(1 + first, most + 1, step)
    attempts = ((nth, *attempt(scenario, fault, nth)) for nth in trials)
    return len(trials), [(nth, trouble, words) for nth, trouble, words in attempts if trouble]


def main():
    prepare()
    unused = set(FAULTS)
    tried = []
    with concurrent.futures.ProcessPoolExecutor(JOBS) as pool:
        for scenario, (calls, trouble) in zip(SCENARIOS, pool.map(count_calls, SCENARIOS)):
            if trouble:
                ok(False, f"{scenario.name} works", trouble)
            for fault in FAULTS:
                most = calls[fault.call, fault.caller]
                if most:
                    unused.discard(fault)
                    tried.append((scenario, fault, most))
        for (scenario, fault, most), (trials, found) in zip(tried, pool.map(try_fault, *zip(*tried))):
            ok(not found, f"{scenario.name}: {fault.words} ({trials} of {most} calls)", "\n".join(map(str, found[:5])))
    ok(not unused, "each fault can happen to some program", [fault.words for fault in unused])
    shutil.rmtree(SCRATCH)
    print(f"1..{count}")
    return 1 if wrong else 0


sys.exit(main())
