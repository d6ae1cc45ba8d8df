# SPDX-License-Identifier: MIT
"""Runs every option with every command and compares what is accepted with
what the command's help lists and with the table here. With --help a command
checks its options and does nothing else, so that servers don't start."""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

PROGRAM = sys.argv[1]
STRIDE = int(sys.argv[2])
GAMES = ["kulki", "mahjong", "freecell", "sliding"]
EVERYWHERE = {"help", "version"}
ONCE = {"moves", "show", "screen", "say", "json"}
SCREEN = {"ascii", "mono", "ui"}
PLAY = {"seed", "variant", "board", "load", "echo", "private", "daily"} | ONCE | SCREEN
DAILY = {"echo", "private"} | ONCE | SCREEN
SOLVE = {"seed", "variant", "board", "load", "json", "fast", "short", "prove", "notation", "nodes", "memory"}
PERFT = {"seed", "variant", "board", "load", "depth"}
DIGEST = {"seed", "variant"}
LAYOUT = {"layout", "map"}
# What each command takes; a game behind it, what it takes for that game.
TAKES = {
    "play kulki": PLAY, "play mahjong": PLAY | LAYOUT,
    "play freecell": PLAY | {"cells", "dialect"}, "play sliding": PLAY | {"distance", "row"},
    "kulki": PLAY, "mahjong": PLAY | LAYOUT,
    "freecell": PLAY | {"cells", "dialect"}, "sliding": PLAY | {"distance", "row"},
    "daily kulki": DAILY, "daily freecell": DAILY | {"dialect"}, "daily sliding": DAILY | {"row"},
    "solve kulki": {"seed", "variant", "board", "load", "json", "player", "games", "turns", "weights", "nodes"},
    "solve mahjong": SOLVE | LAYOUT | {"fair"},
    "solve freecell": SOLVE | {"cells", "optimal"},
    "solve sliding": SOLVE | {"optimal", "boards", "goal", "slides", "threads", "tables"},
    "optimise": {"seed", "variant", "board", "moves", "notation", "window", "nodes", "json"},
    "tables": {"json"}, "grade freecell": {"json"}, "explain": set(),
    "replay": SCREEN | {"echo", "delay"}, "resume": SCREEN,
    "games": {"json"}, "name": set(), "delete": {"yes"}, "export": set(), "import": set(),
    "3270": {"port", "bind", "idle"}, "stats": {"json", "csv", "days", "ascii"}, "scores": {"json", "csv"},
    "share": {"code", "ascii"}, "paths": {"json"}, "doctor": {"json"}, "verify": {"json"},
    "web": {"port", "folder", "no-open"},
    "digest kulki": DIGEST, "digest freecell": DIGEST | {"cells"}, "proof": {"seed"},
    "perft kulki": PERFT, "perft mahjong": PERFT | LAYOUT, "perft freecell": PERFT | {"cells"},
    "survey": {"variant", "cells", "layout", "map", "json", "csv", "player", "turns", "nodes", "memory", "slides", "boards", "jobs",
               "shard", "shard-size", "results", "full", "list", "unknown", "sample"},
    "help": {"man", "bash"}, "version": set(),
}
# A word too many behind each; "F" is a saved game.
STRAY = [
    "kulki klines 7 zzz", "play freecell 4cells 617 zzz", "freecell 617 3", "daily zzz zzz", "daily kulki 2026-01-01 zzz",
    "solve freecell 4cells 617 zzz", "solve kulki klines 7 zzz", "optimise F zzz", "grade freecell 1 zzz",
    "explain F zzz", "replay F zzz", "resume 1 zzz", "games zzz", "name 1 evening zzz", "export 1 zzz", "3270 zzz",
    "stats kulki zzz", "scores kulki lines98 zzz", "share F zzz", "paths zzz", "doctor zzz", "web zzz",
    "digest kulki klines 7 zzz", "proof zzz", "perft kulki klines 7 zzz", "help kulki zzz", "help --man zzz", "version zzz",
    "survey plan freecell 1..5 zzz", "survey status F zzz",
]
# Lists of values; the program's own help names them, too.
VALUES = {
    "ui": "kulki --ui foo", "dialect": "freecell --moves 7a --dialect foo", "goal": "solve sliding --board F --goal foo",
    "tables": "solve sliding --tables foo --seed 1", "player": "solve kulki --player foo",
    "notation": "solve freecell 1 --notation foo", "threads": "solve sliding --optimal --threads foo",
    "nodes": "solve freecell 1 --nodes foo", "memory": "solve freecell 1 --memory foo", "depth": "perft kulki --depth foo",
    "window": "optimise F --window foo", "games": "solve kulki --games foo", "turns": "solve kulki --turns foo",
    "port": "web --port foo", "delay": "replay F --delay foo", "distance": "sliding --distance foo --show",
    "daily": "kulki --daily foo --show", "cells": "freecell --cells foo", "variant": "kulki --variant foo",
    "bind": "3270 --bind foo", "idle": "3270 --idle foo", "list": "survey plan freecell 1..5 --list foo",
    "jobs": "survey run F --jobs foo", "shard-size": "survey plan freecell 1..5 --shard-size foo", "sample": "survey check F --sample foo",
}
PAIRS = [
    "solve freecell 1 --fast --prove", "solve sliding --slides --tables micro --optimal", "solve sliding --slides --threads 2 --optimal",
    "solve sliding --threads 2", "solve freecell 1 --json --notation flat", "solve freecell 1..2 --notation flat", "stats --json --csv",
    "scores --json --csv", "share F --code --ascii", "sliding --row --show", "kulki --ui line --show", "kulki --echo --json",
    "mahjong --map x", "freecell --dialect xp", "kulki --board F --load F --show", "solve sliding --boards F --seed 1",
    "kulki --load F --seed 1 --show", "solve kulki --seed 1..3 --games 3", "solve kulki --player greedy --nodes 9",
    "solve kulki --player greedy --weights F", "help --man --bash", "daily --json", "freecell easy --cells 3",
    "solve sliding --goal hole-last", "solve kulki --load F --games 2", "optimise F --seed 1", "optimise F --board F",
    "tables drop --json", "solve freecell 1 --seed 2", "sliding --distance 9 --board F --show",
]


def run(words):
    done = subprocess.run([PROGRAM] + words, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def all_options():
    """Each option with a value that its list allows."""
    found = {}
    for name, takes in re.findall(r"^  --([a-z-]+)(?: (\S+))?", run(["help"])[1], re.M):
        found[name] = None if not takes else takes.split("|")[0] if takes.islower() else "1"
    return found


def check_command(command, options, nth):
    troubles = []
    words = command.split()
    listed = set(re.findall(r"^  --([a-z-]+)", run(words + ["--help"])[1].split("\nOptions:\n")[1], re.M)) - EVERYWHERE
    if listed != TAKES[command]:
        troubles.append(f"option {command}: help lists {sorted(listed ^ TAKES[command])} or not")
    partners = {"dialect": ["--moves", "1"], "map": ["--layout", "1"], "goal": ["--board", "1"], "threads": ["--optimal"]}
    for name, value in list(options.items())[nth % STRIDE :: STRIDE]:
        if name in EVERYWHERE:
            continue
        given = ["--" + name] + ([value] if value else [])
        partner = partners.get(name, []) if name in listed else []
        code, out, err = run(words + given + partner + ["--help"])
        if (name in listed) != (code == 0) or (code and (code != 2 or out or f"--{name} " not in err)):
            troubles.append(f"option {command} --{name}: exit code {code}, {err}")
    return troubles


def check_refusal(kind, line, text):
    code, out, err = run([SAVED if word == "F" else word for word in line.split()])
    if code != 2 or out or text not in err or not err.startswith("quadrille: ") or err.count("\n") != 1:
        return [f"{kind} {line}: exit code {code}, {out}{err}"]
    return []


os.environ["HOME"] = os.environ["XDG_DATA_HOME"] = os.path.dirname(os.environ["XDG_CACHE_HOME"])
SAVED = os.path.join(os.environ["HOME"], "stray.txt")
subprocess.run([PROGRAM, "sliding", "--seed", "7"], input=f"save {SAVED}\n", text=True, capture_output=True, check=True)
OPTIONS = all_options()
with ThreadPoolExecutor(2) as crew:
    jobs = [crew.submit(check_command, command, OPTIONS, nth) for nth, command in enumerate(TAKES)]
    for line in STRAY:
        stray = line.split()[-1]
        jobs.append(crew.submit(check_refusal, "word", line, f"unexpected argument '{stray}'; see 'quadrille help "))
    jobs += [crew.submit(check_refusal, "value", line, "foo") for line in VALUES.values()]
    jobs += [crew.submit(check_refusal, "pair", line, "") for line in PAIRS]
    print("\n".join(line for job in jobs for line in job.result()))
taken = set().union(*TAKES.values()) | EVERYWHERE
if set(OPTIONS) == taken:
    print("all tried")
else:
    print("options without a command:", sorted(set(OPTIONS) ^ taken))
