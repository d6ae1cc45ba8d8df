#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays through quadrille bot as programs do: replays the dialogues of docs/bots.md, sends lines in pieces, too many or too
long, and interrupts searches. tests/bots.py BUILD/quadrille, in the root of the sources. QUADRILLE_WRITE=1 writes what is
answered now into the document; check the difference before you commit it."""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
DOCUMENT = "docs/bots.md"
RESULTS = []
FOLDER = tempfile.TemporaryDirectory()
ENVIRONMENT = {"LC_ALL": "C", "PATH": os.environ["PATH"], "HOME": FOLDER.name}
# A search that would take hours.
ENDLESS = "position sliding 10x10 7\ngo nodes 1000000000000 optimal\n"


def verdict(good, words, detail=""):
    RESULTS.append(good)
    print("ok" if good else "not ok", len(RESULTS), "-", words)
    if not good:
        print("# " + str(detail).replace("\n", "\n# "))


def same(words, expected, found):
    verdict(expected == found, words, f"expected: {expected}\nfound: {found}")


def hear_interrupts():
    """Restores a signal that a shell ignores for its background jobs."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Bot:
    """The program as a client sees it."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "bot"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT,
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


def answers(text):
    """What is answered to an input that then ends."""
    bot = Bot()
    bot.send(text)
    return bot.end()[0]


def replay(dialogue):
    """The dialogue with the answers of now: "isready" marks the end of each."""
    bot = Bot()
    lines = []
    for sent in re.findall("^> (.*)$", dialogue, re.M):
        lines.append("> " + sent)
        bot.send(sent + "\nisready\n")
        while (line := bot.line()) != "readyok":
            lines.append(line)
    bot.end()
    return "\n".join(lines) + "\n"


def check_document():
    with open(DOCUMENT, encoding="utf-8") as file:
        text = file.read()
    dialogues = re.findall(r"^```bot\n(.*?)^```$", text, re.M | re.S)
    for dialogue in dialogues:
        now = replay(dialogue)
        if os.environ.get("QUADRILLE_WRITE"):
            text = text.replace(dialogue, now)
            dialogue = now
        same("the document's dialogue: " + dialogue.splitlines()[0], dialogue, now)
    verdict(len(dialogues) >= 4, "there are several")
    if os.environ.get("QUADRILLE_WRITE"):
        with open(DOCUMENT, "w", encoding="utf-8") as file:
            file.write(text)
    operations = [line.split(":")[0].split()[0] for line in answers("help\n").splitlines()[1:]]
    missing = [name for name in operations if not re.search(rf"^\|[^|]*`{name}\b", text, re.M)]
    same("all operations are in its tables", [], missing)


def check_input():
    same("a last line may lack its end", "readyok\n", answers("isready"))
    same("no input is no mistake", "", answers(""))
    same("lines may come together", "readyok\n" * 10000, answers("isready\n" * 10000))
    bot = Bot()
    for piece in ("is", "re", "ady", "\nisrea"):
        bot.send(piece)
    same("or in pieces", "readyok", bot.line())
    bot.send("dy\n")
    same("with the next one's beginning", "readyok", bot.line())
    same("and nothing is left over", ("", 0), bot.end())
    same("a NUL is refused, and the next line answered",
         "error syntax the line contains a control character\nreadyok\n", answers("isready\0\nisready\n"))
    same("so is a line of 8 MB", "error syntax the line is too long\nreadyok\n", answers("x" * 2**23 + "\nisready\n"))
    same("and one that has no end", "error syntax the line is too long\n", answers("legal " * 2**19))
    deep = "[" * 100000 + "]" * 100000
    same("and JSON that is nested deeply", -32700, json.loads(answers(deep + "\n"))["error"]["code"])
    many = answers("[" + ",".join(["1"] * 100000) + "]\n")
    same("a batch of 100,000 has as many answers", 100000, len(json.loads(many)))
    rest = answers(bytes(range(128, 256)) * 100 + b"\nisready\n").splitlines()
    same("bytes that are no text are refused", ["error", "readyok"], [rest[0].split()[0], rest[-1]])


def check_interruptions():
    bot = Bot()
    bot.send(ENDLESS)
    same("a position", "position", bot.line().split()[0])
    line = bot.line()
    verdict(line.startswith("info mode optimal seconds "), "a long search says each second that it goes on", line)
    bot.send("isready\nstop\n")
    while line.startswith("info"):
        line = bot.line()
    verdict(re.match(r"bestmove \S+ verdict unknown mode optimal nodes \d+$", line), "until it is stopped", line)
    same("lines that have waited are answered", "readyok", bot.line())
    bot.send('{"jsonrpc":"2.0","id":1,"method":"go","params":{"nodes":1000000000000,"mode":"optimal"}}\n')
    line = json.loads(bot.line())
    same("in JSON, too", ("info", 1), (line["method"], line["params"]["id"]))
    bot.send('{"jsonrpc":"2.0","id":2,"method":"stop"}\n')
    while "method" in line:
        line = json.loads(bot.line())
    same("the search is answered first", (1, "unknown"), (line["id"], line["result"]["verdict"]))
    same("and then the request to stop it", {"jsonrpc": "2.0", "result": {}, "id": 2}, json.loads(bot.line()))
    same("the end of the input ends the program", ("", 0), bot.end())
    for leave in ("quit\n", '{"jsonrpc":"2.0","method":"quit"}\n'):
        lines = answers(ENDLESS + leave + "isready\n").splitlines()
        same("after quit, the search ends and no more is read", ["position", "bestmove"],
             [line.split()[0] for line in lines if not line.startswith("info")])
    for number in (signal.SIGINT, signal.SIGTERM):
        bot = Bot()
        bot.send(ENDLESS)
        bot.line()
        bot.process.send_signal(number)
        rest, code = bot.end()
        same(f"{number.name} ends the search and the program", (128 + number, ["bestmove"]),
             (code, [line.split()[0] for line in rest.splitlines() if not line.startswith("info")]))


def check_codes():
    for start in ("kulki 7", "mahjong 7", "freecell 7", "sliding 4x4 7"):
        bot = Bot()
        bot.send(f"position {start}\n")
        bot.line()
        for _ in range(8):
            bot.send("legal\n")
            bot.send("play " + bot.line().split()[-1] + "\n")
            bot.line()
        bot.send("code\n")
        code = bot.line().split()[1]
        bot.end()
        said = subprocess.run([PROGRAM, "verify", code], capture_output=True, text=True, env=ENVIRONMENT).stdout
        verdict("valid: " in said, f"{start}: the code of what was played is valid", said)
        same("and is a position again", code, answers(f"position code {code}\ncode\n").split()[-1])


check_document()
check_input()
check_interruptions()
check_codes()
print(f"1..{len(RESULTS)}")
sys.exit(not all(RESULTS))
