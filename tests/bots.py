#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays through quadrille bot as programs do: replays the dialogues of docs/bots.md, sends lines in pieces, too many or too
long, and interrupts searches. tests/bots.py BUILD/quadrille, in the root of the sources. QUADRILLE_WRITE=1 writes what is
answered now into the document; check the difference before you commit it."""
import base64
import hashlib
import http.client
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "kit"))
from talking import ENVIRONMENT, FOLDER, PROGRAM, Conversation, finish, run, same, verdict

DOCUMENT = "docs/bots.md"
# A search that would take hours.
ENDLESS = "position sliding 10x10 7\ngo nodes 1000000000000 optimal\n"


class Bot(Conversation):
    def __init__(self):
        super().__init__("bot")


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
        said = run("verify", code).stdout
        verdict("valid: " in said, f"{start}: the code of what was played is valid", said)
        same("and is a position again", code, answers(f"position code {code}\ncode\n").split()[-1])


class OpenEnvClient:
    """What a client of OpenEnv does: one WebSocket, on which messages of JSON go to and fro."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.stream = self.socket.makefile("rwb")
        key = base64.b64encode(b"sixteen bytes ..").decode()
        self.stream.write(f"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          f"Sec-WebSocket-Key: {key}\r\n\r\n".encode())
        self.stream.flush()
        lines = [self.stream.readline() for _ in range(5)]
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        same("openenv: a WebSocket is accepted", (True, b"\r\n"), (b"Sec-WebSocket-Accept: " + accept + b"\r\n" in lines, lines[-1]))

    def send(self, data, first=0x81):
        size = len(data)
        head = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big") if size < 65536 else b"\xff" + size.to_bytes(8, "big")
        self.stream.write(bytes([first]) + head + b"mask" + bytes(byte ^ b"mask"[at % 4] for at, byte in enumerate(data)))
        self.stream.flush()

    def frame(self):
        first, size = self.stream.read(2)
        size = size if size < 126 else int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
        return first, self.stream.read(size)

    def exchange(self, message):
        self.send(message if isinstance(message, bytes) else json.dumps(message).encode())
        return json.loads(self.frame()[1])


def play_openenv(port):
    """An episode, and all that isn't one."""
    client, other = OpenEnvClient(port), OpenEnvClient(port)
    answer = client.exchange({"type": "reset", "data": {"seed": 7, "episode_id": "one"}})
    same("openenv: reset observes a position", ("observation", "0 5 7\n1 2 6\n4 3 8", None, False),
         (answer["type"], answer["data"]["observation"]["board"], answer["data"]["reward"], answer["data"]["done"]))
    answer = client.exchange({"type": "step", "data": {"move": "9"}})["data"]
    verdict(answer["observation"]["error"] and answer["reward"] == 0 and not answer["done"], "an illegal move is told, and changes nothing", answer)
    for move in "l 5 1 2 3 8 d2 5 3 7 6 8 7 2 4 l2 d2 3 2 5 6".split():
        answer = client.exchange({"type": "step", "data": {"move": move}})["data"]
    same("a win is rewarded and ends the episode", (1, True, "won", []),
         (answer["reward"], answer["done"], answer["observation"]["status"], answer["observation"]["legal"]))
    state = client.exchange({"type": "state"})["data"]
    same("the state counts the steps", ("one", 21), (state["episode_id"], state["step_count"]))
    verdict("valid: " in run("verify", state["code"]).stdout, "and holds the game")
    same("another client has a game of its own", "error", other.exchange({"type": "state"})["type"])
    for bad in ({"type": "stop"}, {"type": "step", "data": {"card": 1}}, {"type": "reset", "data": {"start": "chess"}}, b"{", b"[" * 100000, b"[]", b"\xff"):
        same(f"{str(bad)[:40]} is answered with an error", "error", other.exchange(bad)["type"])
    other.send(b'{"type":"reset",', 0x01)
    other.send(b"what", 0x89)
    same("a ping within a message is answered", (0x8A, b"what"), other.frame())
    other.send(b'"data":{"start":"kulki 15x15","seed":1}}', 0x80)
    first, data = other.frame()
    same("and then the message", (0x81, "observation"), (first, json.loads(data)["type"]))
    while len(data) < 65536:
        last = json.loads(data)["data"]["observation"]["legal"][-1]
        other.send(json.dumps({"type": "step", "data": {"move": last}}).encode())
        data = other.frame()[1]
    verdict(json.loads(data)["data"]["observation"]["legal"], "long answers arrive whole")
    answer, bot = client.exchange({"type": "reset", "data": {"start": "kulki lines98", "seed": 7}})["data"], Bot()
    bot.send("position kulki lines98 7\n")
    while bot.line() and not answer["reward"]:
        bot.send("hint\n")
        move = bot.line().split()[1]
        bot.send(f"play {move}\n")
        answer = client.exchange({"type": "step", "data": {"move": move}})["data"]
    bot.end()
    same("Kulki rewards points", answer["observation"]["score"], answer["reward"])
    client.send(b"\x03\xe8", 0x88)
    same("a close is answered, and ends the connection", ((0x88, b"\x03\xe8"), b""), (client.frame(), client.stream.read(1)))


def check_openenv():
    with open("examples/openenv.py", encoding="utf-8") as file:
        verdict(len(file.readlines()) <= 80, "openenv: the example has at most 80 lines")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    os.symlink(PROGRAM, os.path.join(FOLDER.name, "quadrille"))
    environment = ENVIRONMENT | {"PATH": FOLDER.name + ":" + ENVIRONMENT["PATH"]}
    with subprocess.Popen([sys.executable, "examples/openenv.py", str(port), "sliding", "3x3"], env=environment, stderr=subprocess.DEVNULL) as server:
        status = None
        while status is None and server.poll() is None:
            try:
                connection = http.client.HTTPConnection("127.0.0.1", port)
                connection.request("GET", "/health")
                status = connection.getresponse().read()
            except ConnectionError:
                continue
        same("openenv: the service is healthy", b'{"status": "healthy"}', status)
        connection.request("GET", "/ws", headers={"Origin": "http://example.org", "Sec-WebSocket-Key": "x"})
        same("pages in browsers can't use it", 404, connection.getresponse().status)
        play_openenv(port)
        server.kill()


check_document()
check_openenv()
check_input()
check_interruptions()
check_codes()
finish()
