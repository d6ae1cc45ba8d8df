#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Simulates a cluster with 500 tasks, or 10,000 in long checks: cluster.py PROGRAM

A scheduler starts a task for each shard of a plan, sixteen at a time. Some are
killed at any moment, some are started twice at once, some have a slow disk
(strace delays their fsync and rename). Like a real scheduler, it starts failed
tasks again. In the end no shard may be missing, and every byte has to be that of
a run in peace."""
import filecmp
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

PROGRAM = os.path.abspath(sys.argv[1])
TASKS = 10000 if os.environ.get("QUADRILLE_LONG") else 500
SLOTS, MOST_TRIES = 16, 20
SLOW = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fsync,rename", "-e", "inject=fsync,rename:delay_enter=50000"]
# Where processes can't be traced, all disks are fast.
CAN_TRACE = shutil.which("strace") and subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True, check=False).returncode == 0
count = 0


def verdict(is_right, words, text=""):
    global count
    count += 1
    print(("ok" if is_right else "not ok"), count, "-", words)
    if not is_right:
        print("#", text)
    return is_right


def survey(*words):
    return subprocess.run([PROGRAM, "survey", *words], check=True, capture_output=True, text=True).stdout


def start(task, slow):
    command = (SLOW if slow else []) + [PROGRAM, "survey", "run", "plan.txt", "--shard", "auto", "--results", "cluster"]
    numbers = {"SLURM_ARRAY_TASK_ID": str(task), "SLURM_ARRAY_TASK_COUNT": str(TASKS), "SLURM_ARRAY_TASK_MIN": "0"}
    return subprocess.Popen(command, env={**os.environ, **numbers}, stderr=subprocess.DEVNULL, start_new_session=True)


def kill(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def run(task):
    """Starts a task until it says that its shards are complete. Returns how
    often it was started and killed."""
    chance, starts, kills = random.Random(task), 0, 0
    for attempt in range(MOST_TRIES):
        slow = chance.random() < 0.01 and CAN_TRACE
        copies = [start(task, slow) for _ in range(2 if chance.random() < 0.05 else 1)]
        starts += len(copies)
        if attempt < 5 and chance.random() < 0.2:
            time.sleep(chance.random() * 0.02)  # any moment will do
            kill(chance.choice(copies))
            kills += 1
        if 0 in [copy.wait() for copy in copies]:
            return starts, kills
    return None


def files_of(folder):
    return {os.path.relpath(os.path.join(place, name), folder) for place, _, names in os.walk(folder) for name in names}


def main():
    open("plan.txt", "w").write(survey("plan", "freecell", f"1..{TASKS}", "--shard-size", "1"))
    survey("run", "plan.txt", "--results", "serial", "--jobs", "2")
    with ThreadPoolExecutor(SLOTS) as slots:
        ends = list(slots.map(run, range(TASKS)))
    verdict(None not in ends, "every task comes to its end", f"{ends.count(None)} of {TASKS} do not")
    starts, kills = (sum(end[i] for end in ends if end) for i in (0, 1))
    verdict(kills > TASKS // 20 and starts > TASKS, "many were killed, and some started twice", f"{starts} starts, {kills} kills")
    here, there = files_of("cluster"), files_of("serial")
    drafts = {name for name in here - there if name[-7] == "."}
    verdict(here - drafts == there, "no shard is lost, and none there twice", sorted(here - drafts ^ there)[:5])
    differ = [name for name in there & here if not filecmp.cmp(f"cluster/{name}", f"serial/{name}", shallow=False)]
    verdict(not differ, "every byte is that of a run in peace", differ[:5])
    verdict(survey("merge", "plan.txt", "--results", "cluster") == survey("merge", "plan.txt", "--results", "serial"), "and so is the report")
    print(f"# {TASKS} tasks: {starts} starts, {kills} killed, {len(drafts)} drafts left, " + ("one disk in a hundred slow" if CAN_TRACE else "no slow disks"))
    print(f"1..{count}")


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    main()
