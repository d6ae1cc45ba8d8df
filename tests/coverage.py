# SPDX-License-Identifier: MIT
"""Measures what the tests take of the code: coverage.py BUILD

In rules/ and session/, each condition must decide its decision alone at least
once, and each branch must be taken both ways (MC/DC and branch coverage, as
clang measures them). Of a build of everything, a share of the branches of the
other layers must be taken as well; whole suites add to the unit tests there.

All tests must pass: one that fails has not tried what comes after the failure,
so what it took says nothing about a run that passes.

What no test can take stands in ALWAYS or NEVER (rules/core/base.h), which are
constants in these builds: they decide nothing, and have no branches."""
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = pathlib.Path(sys.argv[1]).resolve()
LLVM = "-19"
COMPLETE = ("rules/", "session/")
# The layers of a build of everything: the least share of their branches.
SHARES = {"solve": 95, "advice": 90, "table": 90, "front/line": 90, "front/tui": 90, "front/mainframe": 90, "front/web": 90}
# The longest first.
SUITES = ["cli", "terminal", "pictures", "tn3270", "server", "golden"]
count = wrong = 0


def report(passed, words, why=""):
    global count, wrong
    count += 1
    wrong += not passed
    print(f"{'ok' if passed else 'not ok'} {count} - {words}")
    for line in str(why).splitlines() if not passed else []:
        print("#", line)


def programs():
    found = subprocess.run(["find", BUILD / "tests", "(", "-name", "CMakeFiles", "-o", "-name", "fuzz", ")", "-prune", "-o",
                            "-type", "f", "-perm", "-100", "-print"], capture_output=True, text=True, check=True)
    return sorted(found.stdout.split())


def run(command, profile):
    """Runs a test, and merges what its processes count into one file. Returns why it failed, or nothing.

    Processes add to one of eight files, because a suite has thousands of them and each counts half a megabyte."""
    with tempfile.TemporaryDirectory() as counts:
        # The long forms repeat the same with more games. They would take hours here, and no more branches.
        environment = {name: value for name, value in os.environ.items() if name != "QUADRILLE_LONG"} | {
            "LLVM_PROFILE_FILE": f"{counts}/%8m.profraw", "PYTHONDONTWRITEBYTECODE": "1", "CMOCKA_MESSAGE_OUTPUT": "TAP"}
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL, check=False)
        # A process that is killed while it writes leaves a file that can't be read.
        raw = [path for path in pathlib.Path(counts).glob("*.profraw") if path.stat().st_size]
        names = pathlib.Path(counts) / "names"
        names.write_text("".join(f"{path}\n" for path in raw))
        if raw:
            subprocess.run([f"llvm-profdata{LLVM}", "merge", "-sparse", "-failure-mode=warn", "-f", names, "-o", profile], check=True)
    if not ran.returncode:
        return ""
    said = [line for line in ran.stdout.splitlines() if line.startswith("not ok")] or (ran.stdout + ran.stderr).splitlines()[-10:]
    return "\n".join([f"{command[0]} ends with {ran.returncode}", *said])


def measure(scratch, suites):
    """Runs the tests, the suites first because they take longest, and returns what clang says about each file."""
    commands = [[str(ROOT / f"tests/{suite}.sh"), str(BUILD)] for suite in suites] + [[program] for program in programs()]
    profiles = [f"{scratch}/{number}.profdata" for number in range(len(commands))]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = list(pool.map(run, commands, profiles))
    for number, suite in enumerate(suites):
        report(not failures[number], f"{suite} passes with the instrumented program", failures[number])
    report(not any(failures[len(suites):]), "the unit tests pass", "\n".join(filter(None, failures[len(suites):])))
    subprocess.run([f"llvm-profdata{LLVM}", "merge", "-sparse", *filter(os.path.exists, profiles), "-o", f"{scratch}/all"], check=True)
    objects = programs() + ([BUILD / "quadrille"] if suites else [])
    export = subprocess.run([f"llvm-cov{LLVM}", "export", f"-instr-profile={scratch}/all", objects[0],
                             *(word for program in objects[1:] for word in ("-object", program))],
                            capture_output=True, check=True)
    return {os.path.relpath(file["filename"], ROOT): file for file in json.loads(export.stdout)["data"][0]["files"]}


def source(name, place):
    """The text of a region, on one line."""
    first, column, last, end = place
    lines = (ROOT / name).read_text().split("\n")[first - 1:last]
    lines[-1] = lines[-1][:end - 1]
    lines[0] = lines[0][column - 1:]
    return " ".join(" ".join(lines).split())


def branches_of(file):
    """Each branch once, although macros and copies may repeat it: its place, and how often it went either way."""
    taken = collections.defaultdict(lambda: [0, 0])
    for *place, true, false, _, _, _ in file["branches"]:
        taken[tuple(place)][0] += true
        taken[tuple(place)][1] += false
    return taken


def constants_of(name):
    """The places of ALWAYS and NEVER, which clang counts as conditions, but not as branches."""
    lines = (ROOT / name).read_text().split("\n")
    return {(row, found.start() + 1, row, found.end(1) + 1)
            for row, line in enumerate(lines, 1) for found in re.finditer(r"(?<!#define )\b(ALWAYS|NEVER)\(", line)}


def gaps(name, file):
    """The conditions that never decided alone, and the branches not taken."""
    branches = branches_of(file)
    constants = constants_of(name)
    for first, column, last, end, *_, decided in file["mcdc_records"]:
        inside = sorted(place for place in branches.keys() | constants if (first, column) <= place[:2] and place[:2] < (last, end))
        for place, decides in zip(inside, decided):
            if not decides and place not in constants:
                yield source(name, place)
    for place, (true, false) in branches.items():
        if not true or not false:
            yield source(name, place)


def check_complete(files):
    found = {(name, gap) for name, file in files.items() if name.startswith(COMPLETE) for gap in gaps(name, file)}
    conditions = -sum(len(constants_of(name)) for name in files if name.startswith(COMPLETE))
    conditions += sum(len(record[-1]) for name, file in files.items() if name.startswith(COMPLETE) for record in file["mcdc_records"])
    branches = sum(2 * len(branches_of(file)) for name, file in files.items() if name.startswith(COMPLETE))
    print(f"# rules and session: {conditions} conditions and {branches} branches, {len(found)} gaps")
    report(conditions > 500, "conditions are counted", conditions)
    report(not found, "each condition of rules and session decides alone, and each branch is taken",
           "\n".join(f"{name}: {gap}" for name, gap in sorted(found)))


def check_share(layer, least, files):
    ways = {name: branches_of(file) for name, file in sorted(files.items()) if name.startswith(layer + "/")}
    total = sum(2 * len(branches) for branches in ways.values())
    untaken = [f"{name}:{place[0]}: {source(name, place)} is never {way}" for name, branches in ways.items()
               for place, taken in sorted(branches.items()) for way, times in zip(("true", "false"), taken) if not times]
    share = 100 * (total - len(untaken)) / max(1, total)
    print(f"# {layer}: {share:.1f} % of {total} branches")
    report(share >= least, f"{least} % of the branches of {layer} are taken", "\n".join(untaken))


def main():
    is_all = BUILD.name == "coverage-all"
    with tempfile.TemporaryDirectory() as scratch:
        files = measure(scratch, SUITES if is_all else [])
    check_complete(files)
    for layer, least in SHARES.items() if is_all else ():
        check_share(layer, least, files)
    print(f"1..{count}")
    return wrong > 0


sys.exit(main())
