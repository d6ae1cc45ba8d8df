#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# Checks the laws of the page's scripts; prints what breaks them.
#   page_modules.py names    only kits and the list of drawings know the games' names
#   page_modules.py layers   a directory imports only from those below it
#   page_modules.py circles  no more than two modules need each other in a circle
import os
import re
import sys

page = "front/web/page"
games = "kulki|mahjong|freecell|sliding"
# notation.js reads the typed moves of each game.
kits = {"base/kit.js", "base/aside_kit.js", "view/drawings.js"}
# From the bottom up, scripts at the root first.
layers = ["program.js", "games.js", "base", "art", "play", "view", "page"]
# What the page shares with the package for JavaScript is below all of them.
shared = os.path.relpath("bindings/npm/src/shared", page)

comment = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
statement = re.compile(r"^import\b[^;]*;\n?", re.M)
# What is loaded on demand counts, but types in comments need no order.
imported = re.compile(r'^(?:import|export)\b[^;"]*?"(\.[^"]+)";|\bimport\("(\.[^"]+)"\)', re.M)
suspicious = [
    (re.compile(rf'[!=]==? *"({games})"|"({games})" *[!=]=='), "compares with a game's name"),
    (re.compile(rf'\bcase "({games})"'), "compares with a game's name"),
    (re.compile(rf'\.(includes|has|startsWith|endsWith|indexOf|get)\("({games})"\)'), "compares with a game's name"),
    (re.compile(rf'^\s*"?({games})"?:|[{{,] *"?({games})"?:|^  ({games})\(.*\{{$', re.M), "has a table keyed by game"),
    (re.compile(rf'[{{,] *({games}) *,|\[\["({games})",'), "has a table keyed by game"),
    (re.compile(rf'"({games})", *"({games})"|"[^"\n]*\b({games}) ({games})\b'), "has a list of games"),
]


def modules():
    for folder, _, files in sorted(os.walk(page)):
        for file in sorted(files):
            if file.endswith(".js"):
                path = os.path.join(folder, file)
                with open(path) as stream:
                    yield os.path.relpath(path, page), stream.read()


def blank(found):
    return re.sub(r"[^\n]", "", found.group())


def findings(text):
    code = statement.sub(blank, comment.sub(blank, text))
    for pattern, words in suspicious:
        for found in pattern.finditer(code):
            yield code.count("\n", 0, found.start(1) if found.group(1) else found.start()) + 1, words


def check_names():
    for name, text in modules():
        for line, words in findings(text) if name not in kits else []:
            print(f"{page}/{name}:{line}: {words}")


def graph():
    return {
        name: [
            os.path.normpath(os.path.join(os.path.dirname(name), now or later))
            for now, later in imported.findall(comment.sub(blank, text))
        ]
        for name, text in modules()
    }


def layer_of(name):
    return name.split("/")[0]


def check_layers():
    for name, others in graph().items():
        for other in others:
            own, its = layer_of(name), layer_of(other)
            if own in layers and os.path.dirname(other) != shared and (its not in layers or layers.index(its) > layers.index(own)):
                print(f"{page}/{name} imports {other}")


def reachable(others, start):
    seen, ahead = set(), list(others[start])
    while ahead:
        name = ahead.pop()
        if name not in seen:
            seen.add(name)
            ahead += others.get(name, [])
    return seen


def check_circles():
    others = graph()
    reach = {name: reachable(others, name) for name in others}
    circles = {tuple(sorted(one for one in reach[name] if name in reach.get(one, ()))) for name in others}
    for circle in sorted(circle for circle in circles if len(circle) > 2):
        print(" ".join(circle))


{"names": check_names, "layers": check_layers, "circles": check_circles}[sys.argv[1]]()
