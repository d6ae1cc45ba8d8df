#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How long a program that plays waits for answers: the median and the 90th percentile of position and legal together, in
microseconds, beside a pipe through cat, which only sends the lines back. And what a match adds to the processor time of its
programs: for 1,000 games of an example in C, which hardly thinks, the share that the referee uses beside its proofs of the
least, and with them; and the share of a referee that only starts the program and waits, which the build has to
contain. bench/bot.py BUILD/quadrille, in the root of the sources"""
import os
import subprocess
import sys
import tempfile
import time

ROUNDS = 5000
REQUESTS = ("kulki 7", "mahjong 7", "freecell 617", "sliding 4x4 7")
MATCH = ("match", "sliding", "3x3", "--games", "1..1000", "--quiet")


def measure(command, name, requests):
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        times = []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            for request in requests:
                process.stdin.write(request)
                process.stdin.flush()
                process.stdout.readline()
            times.append((time.perf_counter() - start) * 1e6)
        process.stdin.close()
    times.sort()
    print(f"{name:14} {times[ROUNDS // 2]:7.1f} us {times[ROUNDS * 9 // 10]:7.1f} us (goal: 200)")


def processor_times(*arguments):
    """Seconds that the program uses, and those of the programs that it starts."""
    with subprocess.Popen([sys.argv[1], *arguments], stdout=subprocess.DEVNULL) as process:
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
        with open(f"/proc/{process.pid}/stat", encoding="utf-8") as file:
            ticks = [int(word) for word in file.read().rsplit(")", 1)[1].split()[11:15]]
    hertz = os.sysconf("SC_CLK_TCK")
    return sum(ticks[:2]) / hertz, sum(ticks[2:]) / hertz


def measure_match():
    with tempfile.TemporaryDirectory() as folder:
        player = os.path.join(folder, "player")
        bare = os.path.join(os.path.dirname(sys.argv[1]), "bench", "bare_referee")
        subprocess.run(["cc", "-O2", "-o", player, "examples/bots/eight_puzzle.c"], check=True)
        referee, players = processor_times(*MATCH, "--player", player)
        least, _ = map(float, subprocess.run([bare, player], check=True, capture_output=True).stdout.split())
    proofs, _ = processor_times(*MATCH, "--player", "random", "--turns", "1")
    print(f"match          {players:.2f} s of the player, {referee:.2f} s of the referee, {proofs:.2f} s of it for proofs: "
          f"adds {100 * (referee - proofs) / players:.1f} % (goal: 5), with proofs {100 * referee / players:.1f} %, at least {100 * least / players:.1f} %")


measure(["cat"], "cat", (b"position\n", b"legal\n"))
for position in REQUESTS:
    measure([sys.argv[1], "bot"], position, (f"position {position}\n".encode(), b"legal\n"))
measure_match()
