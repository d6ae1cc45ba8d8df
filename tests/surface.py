# SPDX-License-Identifier: MIT
"""Compares what other programs rely on with tests/surface.txt: subcommands with
their options and values, members of JSON with their types, columns of CSV,
operations of bots, tools for language models, variables of the environment,
files, exit codes, versions of rules, and the types of the packages for
Python and JavaScript. library/abi.txt is the same for the library.

    surface.py BUILD [--accept | --forget]      prints the differences

What was listed must still be there. What is new has to be listed: --accept adds
it. Before version 1.0, --forget also drops what is gone.

    surface.py BUILD --types FILE...

compares the declarations of the package for JavaScript, which is built."""

import ast
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIST = os.environ.get("SURFACE", os.path.join(ROOT, "tests", "surface.txt"))
GAMES = ["kulki", "mahjong", "freecell", "sliding"]
SECOND = {
    "play": GAMES, "daily": GAMES, "solve": GAMES, "ask": ["mahjong", "freecell", "sliding"], "grade": ["freecell"], "match": ["sliding"],
    "games": ["list", "rename", "delete", "export", "import"], "tables": ["list", "check", "build", "delete"], "stats": ["reset", "restore"],
    "survey": ["plan", "run", "status", "merge", "report", "pack", "check", "certificate"], "digest": ["kulki"], "perft": ["kulki"],
}
CHOICES = ["--answers", "--color", "--dialect", "--goal", "--mode", "--notation", "--player", "--show", "--strategy", "--tables", "--ui"]
# Each prints at least one object of its kind; FILE is a saved game, BAD is none, PLAN a survey.
OBJECTS = {
    "show": ["kulki --seed 1 --show json", "mahjong --layout lotus --seed 1 --show json", "freecell 617 --moves 7a --show json",
             "sliding 3x3 --seed 7 --show json"],
    "verify": ["verify --json FILE BAD"],
    "games": ["games --json"],
    "scores": ["scores --json"],
    "progress": ["progress --json"],
    "stats": ["stats --json"],
    "stats --days": ["stats --days --json"],
    "tables": ["tables list --json"],
    "doctor": ["doctor --json"],
    "paths": ["paths --json"],
    "solve freecell": ["solve freecell 617 --json", "solve freecell 164 --mode optimal --nodes 1000 --json"],
    "solve mahjong": ["solve mahjong --seed 1 --json"],
    "solve mahjong --mode fair": ["solve mahjong --seed 2 --mode fair --nodes 5000 --json"],
    "solve sliding": ["solve sliding 3x3 --seed 7 --mode optimal --json", "solve sliding --boards BOARDS --json"],
    "solve kulki": ["solve kulki --seed 1 --strategy greedy --games 2 --json"],
    "optimise": ["optimise --board '1 2 3/4 5 6/7 8 0' --moves '8 8' --json", "optimise SOLVED --json"],
    "grade": ["grade freecell 617 --json"],
    "ask": ["ask sliding 3x2 --difficulty 5 --each 1 --jsonl", "ask freecell --difficulty 1 --each 1 --jsonl",
            "ask mahjong pairs --difficulty 2 --each 1 --jsonl"],
    "mark": ["verify --jsonl ANSWERS"],
    "match": ["match sliding 2x2 --player random --player greedy --games 2 --json",
              "match freecell --player solver --player 'exit 1' --games 10 --sprt --json"],
    "survey merge": ["survey merge PLAN --results PLAN.results --json"],
}
TABLES = ["stats --csv", "stats --days --csv", "scores --csv", "match sliding 2x2 --player random --games 1 --csv"]


def run(words, cwd=None, text=None):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, cwd=cwd, input=text, check=False).stdout


# ------------------------------------------------------------------ the program


def offered(*words):
    return [line.split("\t")[0] for line in run(["completion", "words", "--", *words]).splitlines()]


def commands():
    for first in offered(""):
        for words in [[first], *([first, second] for second in SECOND.get(first, []))]:
            yield f"command {' '.join(words)}"
            for option in offered(*words, "--"):
                yield f"command {' '.join(words)} {option}"
                if option in CHOICES:
                    yield from (f"value {option} {value}" for value in offered(*words, option, "") if not value.startswith(":"))


def members(value, path):
    """The paths of a value with the kinds of what is there."""
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from members(inside, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        yield path, "list"
        for inside in value:
            yield from members(inside, path + "[]")
    else:
        yield path, {str: "text", bool: "flag", type(None): "null"}.get(type(value), "number")


def objects(folder):
    for name, lines in OBJECTS.items():
        found = {}
        for line in lines:
            printed = run(shlex.split(line), folder)
            for text in printed.splitlines():
                for path, kind in members(json.loads(text), ""):
                    found.setdefault(path, set()).add(kind)
        if not found:
            yield f"json {name}: nothing"
        yield from (f"json {name}: {path}, {' or '.join(sorted(kinds))}" for path, kinds in found.items())


def columns(folder):
    for line in TABLES:
        titles = run(line.split(), folder).splitlines()[0].split(",")
        yield from (f"csv {line.removesuffix(' --csv')}: {at}, {title}" for at, title in enumerate(titles, 1))


def bots():
    for line in run(["bot"], text="help\n").splitlines()[1:]:
        yield f"bot {line.split(': ')[0]}"
    talk = "position freecell 617 moves 3a 3b\nexplain\nundo 2\nwinnable\nhint\ngo\nlegal\nboard\ncode\ngames\nvariants kulki\nversion\n"
    for line in talk.splitlines():
        operation, *rest = line.split()
        asked = {"jsonrpc": "2.0", "id": 1, "method": operation, "params": rest}
        TALK.append((operation, json.dumps(asked)))
    answers = run(["bot"], text="".join(line + "\n" for _, line in TALK)).splitlines()
    for (operation, _), answer in zip(TALK, answers, strict=True):
        yield from (f"bot {operation}: {path}, {kind}" for path, kind in members(json.loads(answer)["result"], ""))


TALK = []


def tools():
    asked = [{"jsonrpc": "2.0", "id": 1, "method": f"{kind}/list"} for kind in ("tools", "prompts", "resources")]
    asked.append({"jsonrpc": "2.0", "id": 1, "method": "resources/templates/list"})
    answers = [json.loads(line)["result"] for line in run(["mcp"], text="".join(json.dumps(one) + "\n" for one in asked)).splitlines()]
    for tool in answers[0]["tools"]:
        for kind in "inputSchema", "outputSchema":
            schema = tool[kind]
            for name, of in schema["properties"].items():
                needed = " always" if name in schema["required"] else ""
                shape = {key: part for key, part in of.items() if key not in ("description", "enum")}
                yield f"mcp {tool['name']} {kind[:-6]} {name}{needed}: {json.dumps(shape)}"
                yield from (f"mcp {tool['name']} {kind[:-6]} {name} is {word}" for word in of.get("enum", []))
    for prompt in answers[1]["prompts"]:
        yield from (f"mcp prompt {prompt['name']} {argument['name']}" for argument in prompt["arguments"])
    for resource in answers[2]["resources"] + answers[3]["resourceTemplates"]:
        address = resource.get("uri") or resource["uriTemplate"]
        if not address.startswith("ui:"):  # the page is offered where it is built
            yield f"mcp resource {address}"


# ----------------------------------------------------------------- the packages


def declared(body, owner):
    """What a stub declares, a line each."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield f"python class {node.name}"
            yield from declared(node.body, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            marks = "".join(f"@{ast.unparse(mark)} " for mark in node.decorator_list)
            returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
            yield f"python {marks}{owner}{node.name}({ast.unparse(node.args)}){returns}"
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            yield f"python {owner}{ast.unparse(node)}"


def stubs():
    folder = os.path.join(ROOT, "bindings", "python", "src", "quadrille")
    for name in "_quadrille.pyi", "_values.pyi":
        with open(os.path.join(folder, name), encoding="utf-8") as stub:
            yield from declared(ast.parse(stub.read()).body, "")


def types(paths):
    """The declarations of TypeScript without comments; what is in braces has the name before them."""
    for path in paths:
        with open(path, encoding="utf-8") as file:
            text = re.sub(r"/\*[^]*?\*/|//.*".replace("[^]", r"[\s\S]"), "", file.read())
        owner = os.path.basename(path).split(".")[0]
        around = []
        for line in map(str.strip, text.splitlines()):
            if line.startswith("}"):
                around.pop()
            elif line:
                yield "js " + " ".join([owner, *around, line])
            if line.endswith("{"):
                around.append(re.sub(r"^export |^declare | *=? *\{$", "", line))


def element():
    """What a page uses of <quadrille-board> that no type says."""
    folder = os.path.join(ROOT, "bindings", "npm", "src")
    with open(os.path.join(folder, "board_style.js"), encoding="utf-8") as style:
        yield from (f"element variable {name}" for name in re.findall(r"var\((--quadrille-[a-z-]+)", style.read()))
    with open(os.path.join(folder, "board_element.js"), encoding="utf-8") as script:
        text = script.read()
    yield f"element attributes {re.search(r'observedAttributes = (.*);', text)[1]}"
    yield from (f"element event {name}, {detail}" for name, detail in re.findall(r'#send\("(\w+)", (.*)\);', text))


# ------------------------------------------------------------------- the list


def samples(folder):
    """Games, results, a survey and answers."""
    run(["restore", os.path.join(ROOT, "tests", "old", "second", "backup.txt")])
    run(["sliding", "3x3", "--seed", "7", "--no-save"], folder, "5\nsave FILE\n")
    solution = json.loads(run(["solve", "sliding", "3x3", "--seed", "7", "--json"]))["line"]
    run(["sliding", "3x3", "--seed", "7", "--no-save"], folder, " ".join(solution) + "\nsave SOLVED\n")
    for name, text in {
        "BAD": "quadrille save 2\ngame chess 1\n",
        "BOARDS": "1 2 3/4 5 6/7 0 8\n",
        "ANSWERS": "".join(f'{{"id":"sliding:1:3x2:5:19","answer":"{answer}"}}\n' for answer in ("R D L U L", "R D D", "R", "no")) + "{}\n",
        "PLAN": run(["survey", "plan", "freecell", "1..20", "--list", "won"]),
    }.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
    run(["survey", "run", "PLAN", "--no-progress"], folder)
    run(["tables", "build", "micro", "--quiet"])


def manual():
    """Variables, files and exit codes; and the versions of the rules, each of which must stay one that is read."""
    text = subprocess.run([PROGRAM, "man"], capture_output=True, text=True, env={**os.environ, "PATH": ""}, check=False).stdout.replace("\\", "")
    for section in "ENVIRONMENT", "FILES", "EXIT STATUS":
        inside = re.search(rf"^\.SH {section}\n(.*?)(?=^\.SH |\Z)", text, re.M | re.S)[1]
        yield from (f"{section.lower()} {name}" for names in re.findall(r"^fB(.*)fR$", inside, re.M) for name in names.split(", "))
    words = run(["version"]).split("rules: ")[1].split()
    yield from (f"rules {game} {version}" for game, version in zip(words[::2], words[1::2]))


def everything():
    with tempfile.TemporaryDirectory() as folder:
        for kind in "DATA", "CONFIG", "CACHE":
            os.environ[f"XDG_{kind}_HOME"] = os.path.join(folder, kind.lower())
        os.environ.update(LC_ALL="C", TZ="UTC")
        samples(folder)
        yield from commands()
        yield from objects(folder)
        yield from columns(folder)
        yield from bots()
        yield from tools()
        yield from manual()
        yield from stubs()
        yield from element()


def main():
    wanted = sys.argv[2:]
    of_types = wanted[:1] == ["--types"]
    now = list(dict.fromkeys(types(word for word in wanted if not word.startswith("--")) if of_types else everything()))
    with open(LIST, encoding="utf-8") as file:
        listed = file.read().splitlines()
    mine = [line for line in listed if line.startswith("js ") == of_types]
    gone = [line for line in mine if line not in set(now)]
    new = [line for line in now if line not in set(mine)]
    if {"--accept", "--forget"} & set(wanted):
        kept = listed if "--accept" in wanted else [line for line in listed if line not in set(gone)]
        with open(LIST, "w", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in sorted([*kept, *new])))
        return
    print("".join([*(f"gone: {line}\n" for line in gone), *(f"new: {line}\n" for line in new)]), end="")
    if new:
        print("To list what is new: tests/surface.py BUILD --accept")


PROGRAM = os.path.join(os.path.abspath(sys.argv[1]), "quadrille")
if __name__ == "__main__":
    main()
