# SPDX-License-Identifier: MIT
"""For tests that talk to the program in their first argument: verdicts, and a conversation over its standard streams."""
import os
import signal
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
FOLDER = tempfile.TemporaryDirectory()
ENVIRONMENT = {"LC_ALL": "C", "PATH": os.environ["PATH"], "HOME": FOLDER.name}
RESULTS = []


def verdict(good, words, detail=""):
    RESULTS.append(good)
    print("ok" if good else "not ok", len(RESULTS), "-", words)
    if not good:
        print("# " + str(detail).replace("\n", "\n# "))


def same(words, expected, found):
    verdict(expected == found, words, f"expected: {expected}\nfound: {found}")


def finish():
    print(f"1..{len(RESULTS)}")
    sys.exit(not all(RESULTS))


def run(*arguments, text=""):
    """Runs the program to its end."""
    return subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, env=ENVIRONMENT, timeout=300)


def hear_interrupts():
    """Restores a signal that a shell ignores for its background jobs."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Conversation:
    """The program as a client sees it."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT,
                                        preexec_fn=hear_interrupts)

    def send(self, text):
        self.process.stdin.write(text if isinstance(text, bytes) else text.encode())
        self.process.stdin.flush()

    def line(self):
        return self.process.stdout.readline().decode().rstrip("\n")

    def end(self):
        """Ends the input; returns what is still answered, and the exit code."""
        rest = self.process.communicate(timeout=600)[0].decode()
        return rest, self.process.returncode
