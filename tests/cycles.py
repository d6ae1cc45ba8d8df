# SPDX-License-Identifier: MIT
"""Finds object files that depend on each other in a cycle:
    cycles.py BUILD [MOST]     lists cycles of more than MOST objects (4)
Cycles within one game's rules are allowed."""
import os
import re
import subprocess
import sys


def objects_of(build):
    """Returns the objects whose sources still exist."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    for library in ("rules", "formats", "session", "challenge", "wording", "sound", "solve", "store", "mainframe", "front", "command", "quadrille"):
        for folder, _, files in os.walk(os.path.join(build, "CMakeFiles", library + ".dir")):
            paths = (os.path.join(folder, file) for file in files if file.endswith(".o"))
            yield from (path for path in paths
                        if any(os.path.exists(os.path.join(place, source_of(path))) for place in (root, build)))


def source_of(path):
    return path.split(".dir/", 1)[1][:-2]


def symbols(paths):
    """Returns which object defines each symbol, and which symbols each object needs. Objects without code are left out:
    they are tables that register games or drawings, so they name all of them but call none."""
    defined, needed, code = {}, {}, set()
    for line in subprocess.run(["nm", "-A", *paths], capture_output=True, text=True, check=True).stdout.splitlines():
        path, rest = line.split(":", 1)
        *_, kind, name = rest.split()
        if kind in "tT":
            code.add(path)
        if kind == "U":
            needed.setdefault(path, set()).add(name)
        elif kind.isupper():
            defined[name] = path
    return defined, {path: names for path, names in needed.items() if path in code}


def circles(graph):
    """Tarjan's strongly connected components (1972)."""
    number, low, on_stack, stack, found = {}, {}, set(), [], []

    def visit(node):
        number[node] = low[node] = len(number)
        stack.append(node)
        on_stack.add(node)
        for other in graph.get(node, ()):
            if other not in number:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in on_stack:
                low[node] = min(low[node], number[other])
        if low[node] == number[node]:
            circle = []
            while not circle or circle[-1] != node:
                circle.append(stack.pop())
                on_stack.discard(circle[-1])
            found.append(circle)

    for node in graph:
        if node not in number:
            visit(node)
    return found


def is_one_game(circle):
    folders = {os.path.dirname(source) for source in circle}
    return len(folders) == 1 and re.fullmatch(r"rules/(?!core$)[^/]+", folders.pop()) is not None


def main(build, most=4):
    sys.setrecursionlimit(10000)
    defined, needed = symbols(list(objects_of(build)))
    graph = {path: {defined[name] for name in names if name in defined} - {path} for path, names in needed.items()}
    for circle in sorted(circles(graph), key=len, reverse=True):
        sources = sorted(source_of(path) for path in circle)
        if len(sources) > int(most) and not is_one_game(sources):
            print(len(sources), *sources)


main(*sys.argv[1:])
