#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How long a program that plays waits for answers: the median and the 90th percentile of position and legal together, in
microseconds, beside a pipe through cat, which only sends the lines back. bench/bot.py BUILD/quadrille"""
import subprocess
import sys
import time

ROUNDS = 5000
REQUESTS = ("kulki 7", "mahjong 7", "freecell 617", "sliding 4x4 7")


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


measure(["cat"], "cat", (b"position\n", b"legal\n"))
for position in REQUESTS:
    measure([sys.argv[1], "bot"], position, (f"position {position}\n".encode(), b"legal\n"))
