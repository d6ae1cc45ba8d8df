# SPDX-License-Identifier: MIT
"""Tries mutants of the layers above sessions, for mutation.py.

The unit tests of these layers are programs of their own, which need threads,
files and processes. Each is linked as the build links it, with the mutated
object in front of the libraries, which therefore don't supply the original.
A program that takes long without a mutant is not run, so the count of killed
mutants is a lower bound."""

import json
import os
import pathlib
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The layers, and those whose tests are run for a mutant of each.
TESTS = {
    "solve": ["solve", "advice"],
    "store": ["store", "backup"],
    "backup": ["backup", "store"],
    "statistics": ["statistics", "store"],
    "challenge": ["challenge", "store"],
}
GAMES = ["kulki", "mahjong", "freecell", "sliding"]
MOST_SECONDS = 120 if os.environ.get("QUADRILLE_LONG") else 4


def sources():
    return [
        str(path.relative_to(ROOT))
        for layer in TESTS
        for path in ROOT.glob(f"{layer}/**/*.c")
        if "absent" not in path.parts
    ]


class Programs:
    """The test programs of a build."""

    def __init__(self, build, work):
        self.build = build
        self.work = work
        self.compilers = {}
        for entry in json.loads(self.ninja("compdb")):
            path = os.path.relpath(entry["file"], ROOT)
            # A source may be compiled more than once; the first is the program's.
            self.compilers.setdefault(path, shlex.split(entry["command"]))
        self.links = {}
        self.seconds = {}
        self.codes = {}
        self.lock = threading.Lock()

    def ninja(self, *words):
        done = subprocess.run(["ninja", "-C", self.build, "-t", *words], capture_output=True, check=True)
        return done.stdout.decode()

    def program(self, test):
        """The path of a test's program below the build's folder."""
        return test.relative_to(ROOT).with_suffix("")

    def link_command(self, test):
        if test not in self.links:
            line = self.ninja("commands", "-s", self.program(test))
            words = shlex.split(line[line.index("&& ") + 3:line.rindex("&& :")])
            at = next(i for i, word in enumerate(words) if word.endswith(".a"))
            self.links[test] = words[:at], words[at:]
        return self.links[test]

    def compile(self, path, text, target):
        words = self.compilers[path]
        if words[0].endswith("ccache"):
            words = words[1:]
        cut = words.index("-MD") if "-MD" in words else words.index("-o")
        flags = [word for word in words[1:cut] if not word.startswith("-Werror")]
        command = [words[0], *flags, "-w", "-x", "c", "-iquote", ROOT / os.path.dirname(path), "-c", "-o", target, "-"]
        return subprocess.run(command, input=text.encode(), cwd=self.build, capture_output=True).returncode == 0

    def same_code(self, path, code):
        if path not in self.codes:
            out = self.work / "original.o"
            self.compile(path, (ROOT / path).read_text(), out)
            self.codes[path] = out.read_bytes()
        return code == self.codes[path]

    def run(self, program, seconds):
        """Returns what stopped a program, or None if it passes, and the
        processor seconds that it took."""

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))

        folder = tempfile.mkdtemp(dir=self.work)
        process = subprocess.Popen(
            [program], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=limit, cwd=folder, start_new_session=True,
        )
        # One that waits for ever uses no processor time.
        alarm = threading.Timer(60 * seconds, os.killpg, (process.pid, signal.SIGKILL))
        alarm.start()
        _, status, used = os.wait4(process.pid, 0)
        alarm.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        shutil.rmtree(folder, ignore_errors=True)
        stopped = {0: None, -signal.SIGXCPU: "loop", -signal.SIGKILL: "loop"}.get(process.returncode, "killed")
        return stopped, used.ru_utime + used.ru_stime

    def cost(self, test):
        """Processor seconds of a test without a mutant; None if it takes too
        long to be run."""
        with self.lock:
            if test not in self.seconds:
                stopped, seconds = self.run(self.build / self.program(test), MOST_SECONDS)
                if stopped == "killed":
                    sys.exit(f"{test} fails without a mutant")
                self.seconds[test] = None if stopped else seconds
            return self.seconds[test]

    def tests_for(self, path):
        """The tests that can notice a change of a file, the quickest first."""
        layer, game = path.split("/")[:2]
        others = set(GAMES) - {game} if game in GAMES else set()
        found = [
            test
            for folder in TESTS[layer]
            for test in ROOT.glob(f"tests/{folder}/*_test.c")
            if not any(other in test.stem for other in others)
        ]
        own = [test for test in found if self.cost(test) is not None]
        return sorted(own, key=lambda test: (test.parent.name != layer, self.cost(test)))

    def try_mutant(self, path, text, folder):
        """Returns "broken", "same", "killed", "loop" or "alive"."""
        out, program = folder / "out.o", folder / "program"
        if path not in self.compilers or not self.compile(path, text, out):
            return "broken"
        if self.same_code(path, out.read_bytes()):
            return "same"
        for test in self.tests_for(path):
            head, tail = self.link_command(test)
            words = [str(program) if before == "-o" else word for before, word in zip(["", *head], head)]
            linked = subprocess.run([*words, out, *tail], cwd=self.build, capture_output=True)
            if linked.returncode:
                return "broken"
            result, _ = self.run(program, int(5 * self.cost(test)) + 3)
            if result:
                return result
        return "alive"
