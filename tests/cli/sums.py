#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts again what the last line of a range of deals sums up: sums.py PROGRAM.
Prints a line for each number that isn't what the games before it say."""

import json
import re
import statistics
import subprocess
import sys

QUANTILE = 1.959964  # 95 % of a normal distribution


def run(words):
    said = subprocess.run([sys.argv[1], *words.split()], capture_output=True, text=True, check=False)
    return said.stdout.splitlines()


wrong = []


def compare(words, what, said, counted, room=0.0):
    if abs(said - counted) > room:
        wrong.append(what)
        print(f"{words}: {what} {said}, not {counted}")


def check_players(words):
    """The mean has the interval of a sample, whose deviation is estimated from
    one degree of freedom less than there are games."""
    *games, total = map(json.loads, run(words + " --json"))
    scores = [game["score"] for game in games]
    wide = QUANTILE * statistics.stdev(scores) / len(scores) ** 0.5
    compare(words, "games", total["games"], len(games))
    compare(words, "mean", total["mean"], statistics.mean(scores), 0.00501)
    compare(words, "interval", total["margin"], wide, 0.00501)
    compare(words, "turns", total["turns"], sum(game["turns"] for game in games))
    compare(words, "nodes", total["nodes"], sum(game["nodes"] for game in games))
    text = run(words)[-1]
    points, around = map(float, re.search(r"games: ([\d.]+) points, give or take ([\d.]+)", text).groups())
    compare(words, "points", points, statistics.mean(scores), 0.0501)
    compare(words, "give or take", around, wide, 0.0501)
    turns = total["turns"] / total["ended"]
    length = re.search(r"(?:average length|one game ended per) ([\d.]+)", text)
    compare(words, "length", float(length[1]), turns, 0.0501)


def check_deals(words):
    games = [json.loads(line) for line in run(words + " --json")]
    text = run(words)[-1]
    verdicts = [game["verdict"] for game in games]
    won = [game["length"] for game in games if game["verdict"] == "won"]
    compare(words, "deals", int(re.search(r"(\d+) deals", text)[1]), len(games))
    for verdict in ("won", "impossible", "unknown"):
        compare(words, verdict, int(re.search(rf"(\d+) {verdict}", text)[1]), verdicts.count(verdict))
    compare(words, "moves on average", float(re.search(r"([\d.]+) \S*moves on average", text)[1]), statistics.mean(won), 0.00501)
    compare(words, "nodes", int(re.search(r"nodes (\d+)$", text)[1]), sum(game["nodes"] for game in games))


def check_fair(words):
    games = [json.loads(line) for line in run(words + " --json")]
    text = run(words)[-1]
    careful, seen = map(float, re.findall(r"([\d.]+) %", text))
    compare(words, "careful", careful, 100 * statistics.mean(game["careful"] for game in games), 0.101)
    compare(words, "winnable", seen, 100 * statistics.mean(game["winnable"] for game in games), 0.101)


check_players("solve kulki small --strategy greedy --seed 1..25")
check_players("solve kulki small --strategy greedy --seed 1..25 --turns 16")
check_deals("solve freecell 1cells --seed 1..12 --nodes 20000")
check_deals("solve sliding 3x3 --seed 1..9 --mode optimal")
check_fair("solve mahjong sprout random --seed 1..3 --mode fair --nodes 200000")
print("all counted")
sys.exit(bool(wrong))
