#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Serves a game to clients of OpenEnv, on this machine: openenv.py [PORT [GAME [VARIANT...]]]. Each WebSocket has a game of its
own, and the messages reset, step and state; so a client is, for example, GenericEnvClient("http://127.0.0.1:8000")."""
import base64, hashlib, json, subprocess, sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
PORT, START, MOST = int((sys.argv + ["8000"])[1]), " ".join(sys.argv[2:]) or "sliding 3x3", 1 << 20
ACCEPT = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: {}\r\n\r\n"

class Environment:
    def __init__(self):
        self.bot = subprocess.Popen(["quadrille", "bot"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.episode, self.steps = None, 0

    def ask(self, method, **params):
        self.bot.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}) + "\n")
        answer = json.loads(self.bot.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer["result"]

    def observe(self, reward=None, error=""):
        now, board, legal = self.ask("position"), self.ask("board")["board"], self.ask("legal")["legal"]
        seen = {"board": "\n".join(board), "legal": legal, "status": now["status"], "score": now["score"], "error": error}
        return {"observation": seen, "reward": reward, "done": now["status"] != "going"}

    def reset(self, seed=None, episode_id=None, start=START, **_):
        game, _, words = start.partition(" ")
        self.ask("position", game=game, start=words, seed=seed)
        self.episode, self.steps = episode_id, 0
        return self.observe()

    def step(self, move, **_):  # Kulki rewards points, the others a win; an illegal move changes nothing
        try:
            before, now = self.ask("position"), self.ask("play", moves=move)
        except ValueError as refusal:
            return self.observe(0.0, str(refusal))
        self.steps += 1
        return self.observe(float(now["score"] - before["score"] if now["game"] == "kulki" else now["status"] == "won"))

    def obey(self, text):
        try:
            message = json.loads(text)
            if message["type"] == "state":
                return {"type": "state", "data": {"episode_id": self.episode, "step_count": self.steps} | self.ask("code")}
            return {"type": "observation", "data": {"reset": self.reset, "step": self.step}[message["type"]](**message["data"])}
        except Exception as fault:
            return {"type": "error", "data": {"message": f"{type(fault).__name__}: {fault}", "code": "EXECUTION_ERROR"}}

class Handler(BaseHTTPRequestHandler):
    def do_GET(self):  # pages in browsers, which tell their origin, are refused
        if self.path == "/ws" and "Origin" not in self.headers:
            return self.talk(Environment())
        self.send_response(200 if self.path == "/health" else 404)
        self.end_headers()
        self.wfile.write(b'{"status": "healthy"}')

    def send_frame(self, kind, data):
        size = len(data)
        extra = 0 if size < 126 else 2 if size < 1 << 16 else 8
        self.wfile.write(bytes([128 | kind, {0: size, 2: 126, 8: 127}[extra]]) + size.to_bytes(8, "big")[8 - extra:] + data)

    def talk(self, environment):
        key = self.headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        self.wfile.write(ACCEPT.format(base64.b64encode(hashlib.sha1(key.encode()).digest()).decode()).encode())
        text, kind, replies = b"", 0, {8: 8, 9: 10}  # to a close and a ping
        while kind != 8 and len(text) < MOST and len(head := self.rfile.read(2)) == 2:
            kind, size = head[0] & 15, head[1] & 127
            size = int.from_bytes(self.rfile.read({126: 2, 127: 8}[size]), "big") if size > 125 else size
            mask, data = self.rfile.read(4), self.rfile.read(min(size, MOST))
            data = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
            text += data if kind < 3 else b""
            if kind in replies:
                self.send_frame(replies[kind], data)
            elif kind < 3 and head[0] & 128:
                answer, text = environment.obey(text), b""
                self.send_frame(1, json.dumps(answer).encode())
        environment.bot.communicate()

ThreadingHTTPServer(("127.0.0.1", PORT), Handler).serve_forever()
