#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Talks to quadrille mcp as clients of the Model Context Protocol do: replays the dialogues of docs/mcp.md, calls every tool and
checks its answer against the schema, reads every resource, and sends what no client should. tests/mcp.py BUILD/quadrille, in
the root of the sources. QUADRILLE_WRITE=1 writes what is answered now into the document; check the difference before
you commit it."""
import http.client
import json
import os
import pathlib
import re
import signal
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "kit"))
from talking import ENVIRONMENT, PROGRAM, Conversation, finish, hear_interrupts, run, same, verdict

DOCUMENT = "docs/mcp.md"
NEWEST = "2026-07-28"
LEGACY = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
META = {"io.modelcontextprotocol/protocolVersion": NEWEST, "io.modelcontextprotocol/clientCapabilities": {}}
GAMES = ["kulki", "mahjong", "freecell", "sliding"]
# A FreeCell deal, and the same after two moves that lose it.
DEAL = "q1f-0k11gwnaq0rr27003b4f"
HARD = "position sliding 10x10 7\ncode\n"


class Client(Conversation):
    """The program as a client sees it; "modern" says the revision with each request."""

    def __init__(self, modern=True):
        self.modern = modern
        self.number = 0
        super().__init__("mcp")

    def line(self):
        return json.loads(super().line())

    def request(self, method, params=None, meta=None):
        """Sends a request; returns its id."""
        self.number += 1
        params = dict(params or {})
        if self.modern or meta:
            params["_meta"] = {**(META if self.modern else {}), **(meta or {})}
        self.send(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}) + "\n")
        return self.number

    def ask(self, method, params=None):
        """The result, or the error as a number."""
        number = self.request(method, params)
        answer = self.line()
        assert answer["jsonrpc"] == "2.0" and answer["id"] == number, answer
        return answer.get("result") or answer.get("error", {}).get("code", {})

    def tool(self, name, **arguments):
        return self.ask("tools/call", {"name": name, "arguments": arguments})


def answers(text):
    """What is answered to an input that then ends."""
    client = Client()
    client.send(text)
    return client.end()[0]


def error_of(text):
    return json.loads(answers(text))["error"]["code"]


def breach(schema, value, place="$"):
    """Where a value breaks a schema of the kind that is used here, or None."""
    types = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
    if type(value) is not types[schema["type"]]:
        return f"{place} is no {schema['type']}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{place} is {value}"
    if "minimum" in schema and value < schema["minimum"]:
        return f"{place} is {value}"
    for name in schema.get("required", []):
        if name not in value:
            return f"{place} lacks {name}"
    if schema["type"] == "object":
        parts = [(name, schema["properties"].get(name)) for name in value]
    else:
        parts = [(i, schema["items"]) for i in range(len(value))] if schema["type"] == "array" else []
    for part, inner in parts:
        if inner is None:
            return f"{place} has {part}"
        found = breach(inner, value[part], f"{place}.{part}")
        if found:
            return found
    return None


# ------------------------------------------------------------------ document

def same_version(text):
    """Without the version, and without what depends on whether the board's page was built."""
    text = re.sub(r',"extensions":\{"io.modelcontextprotocol/ui":\{[^}]*\}\}', "", text)
    return re.sub(r'"version":"[^"]*"(?=\})', '"version":"0"', text)


def replay(dialogue):
    """The dialogue with the answers of now: a line that is no JSON marks the end of each."""
    client = Client()
    lines = []
    for sent in re.findall("^> (.*)$", dialogue, re.M):
        lines.append("> " + sent)
        client.send(sent + "\n#\n")
        while "This is not JSON" not in (line := client.process.stdout.readline().decode()):
            lines.append(line.rstrip("\n"))
    client.end()
    return "\n".join(lines) + "\n"


def check_document(tools):
    with open(DOCUMENT, encoding="utf-8") as file:
        text = file.read()
    dialogues = re.findall(r"^```mcp\n(.*?)^```$", text, re.M | re.S)
    for dialogue in dialogues:
        now = replay(dialogue)
        if os.environ.get("QUADRILLE_WRITE"):
            text = text.replace(dialogue, now)
            dialogue = now
        same("the document's dialogue: " + dialogue[:60], same_version(dialogue), same_version(now))
    verdict(len(dialogues) >= 2, "there are several")
    if os.environ.get("QUADRILLE_WRITE"):
        with open(DOCUMENT, "w", encoding="utf-8") as file:
            file.write(text)
    for tool in tools:
        row = re.search(rf"^\| `{tool['name']}` \|([^|]*)\|", text, re.M)
        same(f"its table has {tool['name']} and what that takes", sorted(tool["inputSchema"]["properties"]),
             sorted(re.findall("`(.*?)`", row[1])) if row else None)


# ----------------------------------------------------------------------- eras

def check_discovery():
    client = Client()
    found = client.ask("server/discover")
    same("the newest revision is spoken, and the older ones", [NEWEST, *LEGACY], found["supportedVersions"])
    same("there are tools, resources, prompts and completions", {"tools", "resources", "prompts", "completions"},
         set(found["capabilities"]) - {"extensions"})
    for method in ("server/discover", "tools/list", "resources/list", "resources/templates/list", "prompts/list"):
        found = client.ask(method)
        same(f"{method} says how long it holds", ("complete", 3600000, "public", "quadrille"),
             (found["resultType"], found["ttlMs"], found["cacheScope"],
              found["_meta"]["io.modelcontextprotocol/serverInfo"]["name"]))
        same("and is always the same", found, client.ask(method))
    for method in ("initialize", "ping", "logging/setLevel", "resources/subscribe", "no/such"):
        same(f"{method} is not of the newest revision", -32601, client.ask(method))
    same("the end of the input ends the program", ("", 0), client.end())
    for without in META:
        meta = {name: META[name] for name in META if name != without}
        same(f"a request without {without} is malformed", -32602,
             error_of(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "server/discover", "params": {"_meta": meta}})))
    same("and so is a discovery without both", -32602, error_of('{"jsonrpc":"2.0","id":1,"method":"server/discover"}'))
    meta = {**META, "io.modelcontextprotocol/protocolVersion": "2030-01-01"}
    error = json.loads(answers(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": meta}})))["error"]
    same("an unknown revision is refused with those that are known", (-32022, [NEWEST, *LEGACY], "2030-01-01"),
         (error["code"], error["data"]["supported"], error["data"]["requested"]))


def check_initialize():
    for version in [*LEGACY, NEWEST, "1999-01-01"]:
        client = Client(modern=False)
        found = client.ask("initialize", {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "t", "version": "0"}})
        same(f"initialize with {version}", version if version in LEGACY else LEGACY[0], found["protocolVersion"])
        client.send('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
        same("a ping is answered", {}, client.ask("ping"))
        tools = client.ask("tools/list")
        same("tools have nothing of the newer era", ["tools"], list(tools))
        same("nor does a call", {"content", "structuredContent"}, set(client.tool("show_game", code=DEAL)))
        same("a resource that isn't there", -32002, client.ask("resources/read", {"uri": "quadrille://rules/chess"}))
        same("a discovery is for the other era", -32602, client.ask("server/discover"))
        same("the input's end", ("", 0), client.end())
    client = Client(modern=False)
    same("initialize without a revision", -32602, client.ask("initialize"))
    same("nothing has to be said before a call", DEAL, client.tool("show_game", code=DEAL)["structuredContent"]["code"])
    client.send('[{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"},'
                '{"jsonrpc":"2.0","id":"b","method":"ping"}]\n')
    same("a batch has a list of answers", ["a", "b"], [answer["id"] for answer in client.line()])


# ---------------------------------------------------------------------- tools

def check_tools():
    client = Client()
    tools = client.ask("tools/list")["tools"]
    called = {}

    def call(name, **arguments):
        found = client.tool(name, **arguments)
        called.setdefault(name, []).append(found.get("structuredContent"))
        return found

    listed = call("list_games")["structuredContent"]["games"]
    same("all games are listed", GAMES, [game["name"] for game in listed])
    for game in listed:
        for variant in game["variants"][:3]:
            start = call("start_game", game=game["name"], variant=variant["name"], seed="7")["structuredContent"]
            same(f"{game['name']} {variant['name']} is going", "going", start["status"])
            legal = call("legal_moves", code=start["code"])["structuredContent"]["legal"]
            after = call("play_moves", code=start["code"], moves=legal[:1])["structuredContent"]
            same("a legal move is played", 1, after["moves"])
            same("the code has it", after, call("show_game", code=after["code"])["structuredContent"])
            same("and it is undone", start, call("undo_moves", code=after["code"])["structuredContent"])
            move = call("hint", code=start["code"])["structuredContent"]["hint"]
            verdict(move in legal, "the hint is legal", move)
            same("the code is valid", True, call("verify", code=after["code"])["structuredContent"]["valid"])
    for name, arguments in (("start_game", {"game": "sliding", "variant": "3x3", "board": ["1 2 3", "4 5 6", "7 0 8"]}),
                            ("start_game", {"game": "freecell", "seed": "617", "moves": ["3a", "3b"]})):
        start = call(name, **arguments)["structuredContent"]
        same("a board or moves begin a game, too", start, call("show_game", code=start["code"])["structuredContent"])
    lost = start["code"]
    same("it can't be won any more", "impossible", call("is_winnable", code=lost)["structuredContent"]["verdict"])
    found = call("explain_loss", code=lost)["structuredContent"]
    same("since the first move", (0, 1), (found["won_after"], found["lost_after"]))
    found = call("solve", code=DEAL)["structuredContent"]
    same("from the start it could", ("won", "2a"), (found["verdict"], found["bestmove"]))
    end = call("play_moves", code=DEAL, moves=found["line"])["structuredContent"]
    same("by this line", ("won", found["length"]), (end["status"], end["moves"]))
    same("where chance decides, nothing is proven", "no-solver",
         call("is_winnable", code=client.tool("start_game", game="kulki")["structuredContent"]["code"])["structuredContent"]["verdict"])
    same("a code with an error isn't valid", False, call("verify", code=DEAL[:-1] + "g")["structuredContent"]["valid"])
    for tool in tools:
        breaches = [breach(tool["outputSchema"], answer) for answer in called.get(tool["name"], ["never"])]
        same(f"{tool['name']} is called and answers by its schema", [], [found for found in breaches if found])
        same("it only reads", (True, False, False), tuple(tool["annotations"][name] for name in ("readOnlyHint", "destructiveHint", "openWorldHint")))
    check_refusals(client, tools)
    client.end()
    return tools


def check_refusals(client, tools):
    """What a model can mend is in the result; every tool says what it lacks."""
    def refused(words, sentence, name, **arguments):
        found = client.tool(name, **arguments)
        text = found["content"][0]["text"]
        verdict(found.get("isError") and re.search(sentence, text), words, found)

    refused("an illegal move names itself", r'^move 2, "3a": .*legal_moves', "play_moves", code=DEAL, moves=["3a", "3a"])
    refused("a code of another kind", "list_games", "show_game", code="q1f-0")
    refused("a code of another game's moves", "", "play_moves", code=DEAL, moves=["d4 c2"])
    refused("an unknown game", "unknown game 'chess'.*list_games", "start_game", game="chess")
    refused("an unknown variant", "variant", "start_game", game="freecell", variant="5x5")
    refused("too many undone", "only 0 moves have been played", "undo_moves", code=DEAL)
    refused("an unknown mode", "use fast, short, optimal or prove", "solve", code=DEAL, mode="best")
    refused("too many nodes", "from 1 to 100000000", "solve", code=DEAL, nodes=10**12)
    refused("too many moves to undo at once", "from 1 to 1000", "undo_moves", code=DEAL, count=1001)
    refused("no more than were played", "only 0 moves have been played", "undo_moves", code=DEAL, count=1000)
    refused("a list of numbers", "list of texts", "play_moves", code=DEAL, moves=[1])
    refused("an unknown argument", "Unknown argument 'seed'. hint takes code, rank", "hint", code=DEAL, seed="1")
    refused("a NUL", "must be a text", "show_game", code="q1f\0")
    for tool in tools:
        if tool["inputSchema"]["required"]:
            refused(f"{tool['name']} says what is missing", "is missing", tool["name"])
    same("null is as good as nothing", DEAL, client.tool("start_game", game="freecell", seed="617", variant=None)["structuredContent"]["code"])
    same("a number will do as a seed", DEAL, client.tool("start_game", game="freecell", seed=617)["structuredContent"]["code"])
    same("an unknown tool is the protocol's error", -32602, client.tool("castle"))
    same("so are arguments that are a list", -32602, client.ask("tools/call", {"name": "hint", "arguments": []}))


# ------------------------------------------------------- resources and prompts

def check_resources():
    client = Client()
    listed = client.ask("resources/list")["resources"]
    same("each game has rules and an essay", {f"quadrille://{topic}/{game}" for topic in ("rules", "strategy") for game in GAMES},
         {resource["uri"] for resource in listed if not resource["uri"].startswith("ui:")})
    for resource in listed:
        found = client.ask("resources/read", {"uri": resource["uri"]})["contents"][0]
        verdict((found["uri"], found["mimeType"]) == (resource["uri"], resource["mimeType"]) and len(found["text"]) > 200,
                f"{resource['uri']} can be read", found)
    for name in GAMES:
        with open(f"docs/strategy/{name}.md", encoding="utf-8") as file:
            same(f"the essay on {name} is the one in the documents", file.read(),
                 client.ask("resources/read", {"uri": f"quadrille://strategy/{name}"})["contents"][0]["text"])
    same("there are templates", ["rules", "strategy", "game"],
         [template["name"] for template in client.ask("resources/templates/list")["resourceTemplates"]])
    found = client.ask("resources/read", {"uri": "quadrille://game/" + DEAL})["contents"][0]["text"]
    verdict(DEAL in found and "Freecells" in found, "a game can be read by its code", found)
    for uri in ("quadrille://rules/chess", "quadrille://game/zzz", "file:///etc/passwd", "ui://quadrille/none", ""):
        same(f"'{uri}' is not there", -32602, client.ask("resources/read", {"uri": uri}))


def check_prompts():
    client = Client()
    same("there are two prompts", ["play", "analyse"], [prompt["name"] for prompt in client.ask("prompts/list")["prompts"]])
    found = client.ask("prompts/get", {"name": "play", "arguments": {"game": "freecell", "seed": "617"}})
    verdict("Let's play freecell, seed 617" in found["messages"][0]["content"]["text"], "one lets a model play", found)
    found = client.ask("prompts/get", {"name": "analyse", "arguments": {"code": DEAL}})
    verdict(DEAL in found["messages"][0]["content"]["text"], "the other has the game", found)
    for params in ({"name": "play"}, {"name": "play", "arguments": {"game": "chess"}}, {"name": "analyse", "arguments": {"code": "zzz"}},
                   {"name": "chess"}, {}):
        same(f"{params} is refused", -32602, client.ask("prompts/get", params))

    def complete(argument, value, reference=None, **context):
        found = client.ask("completion/complete", {"ref": reference or {"type": "ref/prompt", "name": "play"},
                                                   "argument": {"name": argument, "value": value}, "context": {"arguments": context}})
        return found if isinstance(found, int) else found["completion"]["values"]

    same("games are completed", GAMES, complete("game", ""))
    same("by how they begin", ["kulki"], complete("game", "k"))
    same("variants are those of the game", ["4cells", "4cells:none", "4cells:full"], complete("variant", "4", game="freecell"))
    same("without one, there are none", [], complete("variant", "4"))
    same("addresses are completed, too", ["sliding"],
         complete("game", "s", {"type": "ref/resource", "uri": "quadrille://rules/{game}"}))
    same("an unknown prompt has no arguments", -32602, complete("game", "", {"type": "ref/prompt", "name": "chess"}))


# ------------------------------------------------------------------ bad input

def check_input():
    ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
    done = '{"jsonrpc":"2.0","id":1,"result":{}}\n'
    same("a last line may lack its end", done, answers(ping))
    same("it may end as elsewhere, and lines may be empty", done * 2, answers("\r\n\n" + ping + "\r\n \n" + ping + "\r\n"))
    same("no input is no mistake", "", answers(""))
    client = Client()
    for piece in (ping[:9], ping[9:], "\n" + ping[:20]):
        client.send(piece)
    same("lines may come in pieces", json.loads(done), client.line())
    same("a half line at the end is no message", -32700, json.loads(client.end()[0])["error"]["code"])
    for text, code in (("garbage", -32700), ("{", -32700), ("[" * 100000 + "]" * 100000, -32700), (ping[:-1] + "\0}", -32700),
                       ("x" * 2**21, -32600), ("[]", -32600), ("7", -32600), ('"text"', -32600), ("{}", -32600),
                       ('{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600), ('{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600),
                       ('{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600), ('{"jsonrpc":"2.0","id":1.5,"method":"ping"}', -32600),
                       ('{"jsonrpc":"2.0","id":1,"method":7}', -32600), ('{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', -32600),
                       ('{"jsonrpc":"2.0","id":1,"method":"' + "p" * 10000 + '"}', -32601)):
        same(f"{text[:60]!a} is refused", code, error_of(text + "\n"))
    same("bytes that are no text are refused", -32700, error_of(bytes(range(128, 256)) * 100 + b"\n"))
    same("notifications and responses are not answered", done,
         answers('{"jsonrpc":"2.0","method":"none"}\n{"jsonrpc":"2.0","id":5,"result":{}}\n{"jsonrpc":"2.0","id":5,"error":{}}\n' + ping))
    many = json.loads(answers("[" + ",".join(["1"] * 50000) + "]\n"))
    same("a batch of 50,000 has as many answers", 50000, len(many))
    same("ids come back as they were", ["\u00e9\n", -7, 0], [json.loads(answers(json.dumps({"jsonrpc": "2.0", "id": number, "method": "ping"})))["id"]
                                                             for number in ("\u00e9\n", -7, 0)])


def hard_game():
    """The code of a puzzle that no search ends on."""
    return run("bot", text=HARD).stdout.split()[-1]


def check_cancelling():
    code = hard_game()
    search = {"name": "solve", "arguments": {"code": code, "mode": "short", "nodes": 100000000}}
    client = Client()
    client.request("tools/call", search, {"progressToken": "p"})
    note = client.line()
    same("a long search says that it goes on", ("notifications/progress", "p", 1),
         (note["method"], note["params"]["progressToken"], note["params"]["progress"]))
    waiting = client.request("tools/call", search)
    client.request("tools/list")
    for number in (waiting, 1):
        client.send(json.dumps({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": number}}) + "\n")
    while "method" in (note := client.line()):
        pass
    same("requests that are cancelled are not answered, the next one is", 3, note["id"])
    same("and everything else goes on", DEAL, client.tool("show_game", code=DEAL)["structuredContent"]["code"])
    same("until the end", ("", 0), client.end())
    for number in (signal.SIGINT, signal.SIGTERM):
        client = Client()
        client.request("tools/call", search, {"progressToken": 1})
        client.line()
        client.process.send_signal(number)
        same(f"{number.name} ends the search and the program", 128 + number, client.end()[1])


# ----------------------------------------------------------------------- HTTP

class Server:
    """quadrille mcp --http."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "mcp", "--port", "0"], stdout=subprocess.PIPE, env=ENVIRONMENT,
                                        preexec_fn=hear_interrupts)
        self.address = self.process.stdout.readline().decode().rstrip("\n")
        self.port = int(re.search(r":(\d+)/mcp$", self.address)[1])

    def post(self, body, method="POST", path="/mcp", **headers):
        """The status, the type and the text of the answer; "_" in a header's name stands for "-"."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {name.replace("_", "-"): value for name, value in {"Content_Type": "application/json", **headers}.items() if value}
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, answer.getheader("Content-Type"), text

    def ask(self, method, params=None, meta=None, **headers):
        """The status, and the result or the error's number, of a modern request with its headers."""
        params = {**(params or {}), "_meta": {**META, **(meta or {})}}
        named = {"Mcp_Name": params.get("name") or params.get("uri")}
        status, _, text = self.post(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}),
                                    **{"MCP_Protocol_Version": NEWEST, "Mcp_Method": method, **named, **headers})
        answer = json.loads(text)
        return status, answer.get("result") or answer["error"]["code"]


def check_sandbox(server):
    """Sanitizers work in none. A board of 6x6 is judged by a network, which is a file, and one of 4x4 by tables, which the
    program outside writes to a file."""
    if b"libseccomp" in pathlib.Path(PROGRAM).read_bytes():
        for task in pathlib.Path(f"/proc/{server.process.pid}/task").iterdir():
            status = (task / "status").read_text()
            verdict("Seccomp:\t2\n" in status and "NoNewPrivs:\t1\n" in status, "each thread of the server is in a sandbox", status)
    outside = Client()
    for variant in ("6x6", "4x4"):
        code = outside.tool("start_game", game="sliding", variant=variant, seed="5")["structuredContent"]["code"]
        asked = {"code": code, "mode": "short", "nodes": 50000}
        same(f"and solves {variant} as one outside does", outside.tool("solve", **asked)["structuredContent"],
             server.ask("tools/call", {"name": "solve", "arguments": asked})[1]["structuredContent"])
    outside.end()


def check_http():
    server = Server()
    check_sandbox(server)
    ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
    done = '{"jsonrpc":"2.0","id":1,"result":{}}'
    same("by HTTP, an older client needs no headers", (200, "application/json", done), server.post(ping))
    same("and may have that of its revision", (200, "application/json", done), server.post(ping, MCP_Protocol_Version="2025-11-25"))
    same("JSON may have lines", (200, done), server.post(ping.replace(",", ",\n"))[::2])
    same("notifications are accepted", (202, ""), server.post('{"jsonrpc":"2.0","method":"notifications/initialized"}')[::2])
    same("a modern request has headers", (200, "won"), (lambda status, found: (status, found["structuredContent"]["verdict"]))(
        *server.ask("tools/call", {"name": "solve", "arguments": {"code": DEAL}})))
    for words, headers in (("of another revision", {"MCP_Protocol_Version": "2025-11-25"}), ("of none", {"MCP_Protocol_Version": None}),
                           ("of another method", {"Mcp_Method": "tools/call"}), ("of no method", {"Mcp_Method": None})):
        same(f"headers {words} are refused", (400, -32020), server.ask("tools/list", **headers))
    read = ("resources/read", {"uri": "quadrille://rules/kulki"})
    same("so are those of another name", (400, -32020), server.ask(*read, Mcp_Name="quadrille://rules/mahjong"))
    same("a name may be in Base64", 200, server.ask(*read, Mcp_Name="=?base64?cXVhZHJpbGxlOi8vcnVsZXMva3Vsa2k=?=")[0])
    for name in ("=?base64?cXVhZHJpbGxlOi8vcnVsZXM=?=", "=?base64?", "=?base64?*?=", "=?base64?cXVhZHJpbGxlOi8vcnVsZXMva3Vsa2k="):
        same(f"but not {name}", (400, -32020), server.ask(*read, Mcp_Name=name))
    same("an unknown method is not found", (404, -32601), server.ask("ping"))
    same("an unknown revision is a bad request", (400, -32022),
         server.ask("tools/list", meta={"io.modelcontextprotocol/protocolVersion": "2030-01-01"}, MCP_Protocol_Version="2030-01-01"))
    same("so is garbage", 400, server.post("garbage")[0])
    for words, status, arguments in (("another host", 421, {"Host": "example.org"}), ("another port", 421, {"Host": "localhost:1"}),
                                     ("another site", 403, {"Origin": "http://example.org"}), ("a sandboxed page", 403, {"Origin": "null"}),
                                     ("a form", 415, {"Content_Type": "text/plain"}), ("no type", 415, {"Content_Type": None}),
                                     ("GET", 405, {"method": "GET"}), ("DELETE", 405, {"method": "DELETE"}),
                                     ("another place", 404, {"path": "/"}), ("2 MB", 413, {"Content_Length": str(2**21)})):
        same(f"{words} is refused", status, server.post("" if "Content_Length" in arguments else ping, **arguments)[0])
    same("its own page may ask", 200, server.post(ping, Origin=f"http://localhost:{server.port}", Host=f"localhost:{server.port}")[0])
    same("types may be in capitals", 200, server.post(ping, Content_Type="Application/JSON; Charset=UTF-8")[0])
    search = {"name": "solve", "arguments": {"code": hard_game(), "mode": "short"}}
    for nodes in (10000000, 100000000):  # the search must take more than a second, on any machine
        search["arguments"]["nodes"] = nodes
        status, kind, text = server.post(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {**search, "_meta": {"progressToken": 5}}}))
        if kind == "text/event-stream":
            break
    events = [json.loads(line[6:]) for line in text.splitlines() if line.startswith("data: ")]
    same("a long search is a stream of events", (200, "text/event-stream", 5, 1), (status, kind, events[0]["params"]["progressToken"], events[-1]["id"]))
    search["arguments"]["nodes"] = 100000000
    gone = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    gone.request("POST", "/mcp", json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": search}), {"Content-Type": "application/json"})
    gone.close()
    same("when a client goes, its search ends, and the next one is answered", 200, server.post(ping)[0])
    late = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    late.request("POST", "/mcp", json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": search}), {"Content-Type": "application/json"})
    server.process.send_signal(signal.SIGTERM)
    same("a signal ends the server, even while it searches", 128 + signal.SIGTERM, server.process.wait(60))
    late.close()


check_discovery()
check_initialize()
TOOLS = check_tools()
check_resources()
check_prompts()
check_input()
check_cancelling()
check_http()
check_document(TOOLS)
finish()
