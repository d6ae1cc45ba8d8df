#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lets programs play matches: the examples, and programs that fail in every way. tests/match.py BUILD/quadrille [PART...], in
the root of the sources. Nothing here waits for a time, but for the one second that a program has that hangs."""
import csv
import io
import json
import os
import pathlib
import select
import signal
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "kit"))
from talking import ENVIRONMENT, FOLDER, PROGRAM, finish, run, same, verdict

BOTS = os.path.abspath("examples/bots")


def match(*arguments):
    """The games and the totals of a match, and its exit code."""
    done = run("match", *arguments, "--json")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return [line for line in lines if "summary" not in line], [line for line in lines if "summary" in line], done.returncode


def players(*commands):
    return [word for command in commands for word in ("--player", command)]


def program(text):
    """A program of the shell that first sees how the game stands."""
    return "echo position; read -r line; " + text


def has_ended(process):
    """Whether a process that was sent a signal has ended, once that has reached it."""
    try:
        file = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    ended = select.select([file], [], [], 60)[0]
    if not ended:
        signal.pidfd_send_signal(file, signal.SIGKILL)
    os.close(file)
    return bool(ended)


def check_failures():
    failures = [
        ("dies at once", "exit 3", "died", "exit code 3"),
        ("is not there", "./no-such-bot 2>/dev/null", "died", "exit code 127"),
        ("crashes", program("kill -SEGV $$"), "died", "signal 11"),
        ("ends in the middle of a line", program("printf 'play 3'"), "died", "exit code 0"),
        ("hangs", program("read -r line; read -r line"), "late", None),
        ("hangs in a child", program("cat /dev/zero >/dev/null"), "late", None),
        ("stops reading", program("exec <&-; while :; do :; done"), "late", None),
        ("asks without end", "while echo position; do read -r line; done", "late", None),
        ("asks without end, and never reads", "yes board", "late", None),
        ("sends half a line, and nothing more", program("printf 'play 3'; read -r line; read -r line"), "late", None),
        ("sends a NUL within each line", program("while printf 'le\\0gal\\n'; do read -r line; done"), "babbled", None),
        ("sends a line that never ends", program("yes x | tr -d '\\n'"), "babbled", None),
        ("makes an illegal move", program("echo play 99; read -r line"), "illegal", 'move 1, "99"'),
        ("makes it by JSON-RPC", program("""echo '{"jsonrpc":"2.0","method":"play","params":["99"]}'; read -r line"""), "illegal",
         'move 1, "99"'),
        ("sends what is no request", "yes", "babbled", None),
        ("sends zeros without end", "cat /dev/zero", "babbled", None),
        ("sends JSON that is none", program("yes '{'"), "babbled", None),
        ("gives up", program("echo quit; read -r line"), "resigned", None),
    ]
    commands = [command for _, command, _, _ in failures]
    for (words, command, end, why) in failures:
        games, totals, code = match("freecell", *players(command), "--games", "1", "--seconds", "1" if end == "late" else "600")
        same(f"a program that {words} loses: {end}", [end], [game["end"] for game in games])
        verdict(why is None or why in games[0]["reason"], "and the reason is said", games)
        failed = end != "resigned"
        same("it counts", (failed, 0, int(failed)), (totals[0]["failed"] == 1, totals[0]["won"], code))
        verdict("valid: freecell" in run("verify", games[0]["code"]).stdout, "its game is valid")
    games, totals, code = match("freecell", *players(commands[0], "solver"), "--games", "3")
    same("after a failure the match goes on", ["died", "won"] * 3, [game["end"] for game in games])
    same("and the other is better", [0, 3], totals[-1]["better"])
    mark = os.path.join(FOLDER.name, "mark")
    run("match", "freecell", *players(f"sh -c 'echo $$ >{mark}; exec sleep 10000' & while [ ! -s {mark} ]; do :; done; echo quit"), "--games", "1")
    with open(mark, encoding="utf-8") as file:
        child = int(file.read())
    verdict(has_ended(child), "what a program leaves behind is ended")


def check_resources():
    """That nothing piles up: files, processes, or what a program doesn't read."""
    mark = os.path.join(FOLDER.name, "siblings")
    siblings = f"cat /proc/[0-9]*/status 2>/dev/null | grep -c \"^PPid:[[:space:]]*$PPID$\" >>{mark}; echo quit"
    command = f"ulimit -n 16; exec {PROGRAM} match freecell --games 1..30 --json --player '{siblings}'"
    done = subprocess.run(["sh", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, text=True, env=ENVIRONMENT, timeout=900)
    same("30 games need no more than 16 files", (0, 31), (done.returncode, len(done.stdout.splitlines())))
    with open(mark, encoding="utf-8") as file:
        same("and there is one program at a time", {"1"}, set(file.read().split()))
    with subprocess.Popen([PROGRAM, "match", "mahjong", "--games", "1", "--seconds", "3", "--player", "yes board"], stdout=subprocess.DEVNULL,
                          env=ENVIRONMENT) as process:
        _, _, usage = os.wait4(process.pid, 0)
    verdict(usage.ru_maxrss < (200 if "debug" in PROGRAM else 50) << 10, "answers that a program doesn't read don't pile up", f"{usage.ru_maxrss} KB")


def check_fairness():
    asked = "new 2", "go", "hint", "explain", "undo", "code", "position freecell 2"
    text = "; ".join(f"echo {request}; read -r line; echo \"$line\" >>{FOLDER.name}/said" for request in asked)
    text += f"; echo position; read -r line; echo \"$line\" >>{FOLDER.name}/said; echo quit; read -r line"
    run("match", "kulki", *players(text), "--games", "7")
    with open(f"{FOLDER.name}/said", encoding="utf-8") as file:
        said = file.read().splitlines()
    same("what would play for the program is refused", ["error state"] * len(asked), [" ".join(line.split()[:2]) for line in said[:len(asked)]])
    same("and the position doesn't tell the future", "position game kulki variant kulki status going moves 0 score 0", said[len(asked)])


def check_players():
    for game, turns in (("kulki", "40"), ("mahjong", "200"), ("freecell", "200"), ("sliding 3x3", "200")):
        arguments = [*game.split(), *players("random", "solver"), "--games", "3..8", "--turns", turns]
        games, totals, code = match(*arguments)
        same(f"{game}: each plays six deals", (12, 0, ["3", "3", "4", "4"]), (len(games), code, [line["seed"] for line in games[:4]]))
        verdict(totals[2]["better"][1] > totals[2]["better"][0], f"{game}: the solver is better than chance", totals)
        same("twice the same", (games, totals, code), match(*arguments))
        for line in games:
            said = run("verify", line["code"]).stdout
            if f"moves {line['moves']}," not in said and f"{line['score']}," not in said:
                verdict(False, "each game is a code that can be verified", said)
        table = list(csv.DictReader(io.StringIO(run("match", *arguments, "--csv").stdout)))
        same("the table says the same", [{name: "" if value is None else str(value) for name, value in line.items() if name != "format"}
                                         for line in games], table)
    games, totals, _ = match("sliding", "3x3", *players("solver"), "--games", "20")
    same("the solver's solutions are the shortest", (20, 0), (totals[0]["won"], totals[0]["excess"]))
    games, totals, _ = match("sliding", "3x3", *players("solver", "random"), "--games", "100", "--turns", "50", "--sprt")
    same("a clear match ends early", (8, 1, True), (totals[-1]["better"][0], totals[-1]["winner"], totals[-1]["ratio"] > 2.94))
    games, totals, _ = match("freecell", *players("random", "random"), "--games", "5", "--turns", "50")
    same("equal players are equal", ([0, 0], 5, None), (totals[-1]["better"], totals[-1]["equal"], totals[-1]["winner"]))
    same("and stop at the move that is the last they may make", 50, max(line["moves"] for line in games))


def check_examples():
    sliding = os.path.join(FOLDER.name, "sliding")
    done = subprocess.run(["gcc", "-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-o", sliding, f"{BOTS}/eight_puzzle.c"], capture_output=True, text=True)
    same("the example in C compiles without a warning", (0, ""), (done.returncode, done.stderr))
    examples = [
        ("eight_puzzle.c", "sliding 3x3", sliding, 10),
        ("fifteen_puzzle.mjs", "sliding 4x4", f"node {BOTS}/fifteen_puzzle.mjs", 3),
        ("line_up.awk", "kulki", f"awk -f {BOTS}/line_up.awk", 6),
        ("take_pairs.py", "mahjong", f"python3 {BOTS}/take_pairs.py", 10),
    ]
    same("there is an example for each", sorted(os.listdir(BOTS)), sorted(name for name, _, _, _ in examples))
    for name, game, command, count in examples:
        with open(f"{BOTS}/{name}", encoding="utf-8") as file:
            verdict(len(file.readlines()) <= 60, f"{name} has at most 60 lines")
        _, totals, code = match(*game.split(), *players(command, "random"), "--games", str(count), "--seconds", "600")
        verdict(code == 0 and totals[2]["better"][0] > totals[2]["better"][1], f"{name} is better than chance", totals)
        if name == "eight_puzzle.c":
            same("and its solutions are the shortest", (count, 0), (totals[0]["won"], totals[0]["excess"]))


PARTS = {"failures": check_failures, "resources": check_resources, "fairness": check_fairness, "players": check_players, "examples": check_examples}
for part in sys.argv[2:] or PARTS:
    PARTS[part]()
finish()
