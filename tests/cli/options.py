# SPDX-License-Identifier: MIT
"""Runs commands with a word too many, with values that they don't take, and with
options that contradict each other. tests/command/option_table_test.c tries
every option with every command."""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

PROGRAM = sys.argv[1]
# A word too many behind each; "F" is a saved game.
STRAY = [
    "kulki klines 7 zzz", "play freecell 4cells 617 zzz", "freecell 617 3", "daily zzz zzz", "daily kulki 2026-01-01 zzz",
    "solve freecell 4cells 617 zzz", "solve kulki klines 7 zzz", "optimise F zzz", "grade freecell 1 zzz",
    "ask sliding 3x3 zzz", "explain F zzz", "replay F zzz", "backup F zzz", "resume 1 zzz", "games list zzz", "games rename 1 evening zzz", "games export 1 zzz", "3270 zzz",
    "stats kulki zzz", "stats reset kulki lines98 zzz", "stats restore kulki lines98 zzz", "progress kulki zzz", "scores kulki lines98 zzz", "share F zzz", "paths zzz", "doctor zzz", "web zzz",
    "digest kulki klines 7 zzz", "proof zzz", "perft kulki klines 7 zzz", "help kulki zzz", "help games delete zzz", "completion bash zzz", "man zzz", "version zzz",
    "survey plan freecell 1..5 zzz", "survey status F zzz",
]
# Lists of values; the program's own help names them, too.
VALUES = {
    "ui": "kulki --ui foo", "show": "kulki --show foo", "color": "kulki --color foo", "mode": "solve freecell 1 --mode foo", "dialect": "freecell --moves 7a --dialect foo", "goal": "solve sliding --board F --goal foo",
    "tables": "solve sliding --tables foo --seed 1", "strategy": "solve kulki --strategy foo",
    "notation": "solve freecell 1 --notation foo", "threads": "solve sliding --mode optimal --threads foo",
    "nodes": "solve freecell 1 --nodes foo", "memory": "solve freecell 1 --memory foo", "depth": "perft kulki --depth foo",
    "window": "optimise F --window foo", "games": "solve kulki --games foo", "turns": "solve kulki --turns foo",
    "port": "web --port foo", "delay": "replay F --delay foo", "distance": "sliding --distance foo --show text",
    "daily": "kulki --daily foo --show text", "cells": "freecell --cells foo", "variant": "kulki --variant foo",
    "bind": "3270 --bind foo", "idle": "3270 --idle foo", "list": "survey plan freecell 1..5 --list foo",
    "jobs": "survey run F --jobs foo", "shard-size": "survey plan freecell 1..5 --shard-size foo", "sample": "survey check F --sample foo",
    "difficulty": "ask sliding --difficulty foo", "each": "ask sliding --each foo", "answers": "ask sliding --answers foo",
    "seconds": "match sliding --player random --seconds foo",
}
PAIRS = [
    "solve freecell 1 --mode fair", "solve mahjong --mode optimal --seed 1", "solve mahjong --seed 1 --mode fair --notation flat", "solve sliding --slides --tables micro --mode optimal", "solve sliding --slides --threads 2 --mode optimal",
    "solve sliding --threads 2", "solve freecell 1 --json --notation flat", "solve freecell 1..2 --notation flat", "stats --json --csv",
    "scores --json --csv", "share F --code --ascii", "share F --challenge --code", "share F --challenge --ascii", "share F --by Ann", "kulki --show row", "kulki --ui line --show text", "kulki --echo --show json",
    "mahjong --map x", "freecell --dialect xp", "kulki --board F --load F --show text", "solve sliding --boards F --seed 1",
    "kulki --load F --seed 1 --show text", "solve kulki --seed 1..3 --games 3", "solve kulki --strategy greedy --nodes 9",
    "solve kulki --strategy greedy --weights F", "games --yes", "stats kulki --yes", "stats restore kulki --yes", "stats reset kulki --json", "progress --csv", "games delete 1 --json", "survey status F --no-progress", "daily --show json", "freecell easy --cells 3",
    "solve sliding --goal gap-last", "solve kulki --load F --games 2", "optimise F --seed 1", "optimise F --board F",
    "verify F --json --jsonl", "ask sliding --jsonl --answers random", "tables delete --json", "backup F --to F", "solve freecell 1 --seed 2", "sliding --distance 9 --board F --show text",
]


def run(words):
    done = subprocess.run([PROGRAM] + words, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def check_refusal(kind, line, text):
    code, out, err = run([SAVED if word == "F" else word for word in line.split()])
    if code != 2 or out or text not in err or not err.startswith("quadrille: ") or err.count("\n") != 1:
        return [f"{kind} {line}: exit code {code}, {out}{err}"]
    return []


os.environ["HOME"] = os.environ["XDG_DATA_HOME"] = os.path.dirname(os.environ["XDG_CACHE_HOME"])
SAVED = os.path.join(os.environ["HOME"], "stray.txt")
subprocess.run([PROGRAM, "sliding", "--seed", "7"], input=f"save {SAVED}\n", text=True, capture_output=True, check=True)
with ThreadPoolExecutor(2) as crew:
    jobs = []
    for line in STRAY:
        stray = line.split()[-1]
        jobs.append(crew.submit(check_refusal, "word", line, f"unexpected argument '{stray}'; see 'quadrille help "))
    jobs += [crew.submit(check_refusal, "value", line, "foo") for line in VALUES.values()]
    jobs += [crew.submit(check_refusal, "pair", line, "") for line in PAIRS]
    print("\n".join(line for job in jobs for line in job.result()))
# Every option that takes more than any text has a value that is tried.
FREE = {"player", "seed", "board", "load", "layout", "map", "moves", "boards", "weights", "folder", "to", "by", "results", "unknown", "shard",
        "language"}
takes = set(re.findall(r"^  --([a-z-]+) \S", run(["help", "all"])[1], re.M))
print("all tried" if takes == set(VALUES) | FREE else f"untried: {sorted(takes ^ (set(VALUES) | FREE))}")
