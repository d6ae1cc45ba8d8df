# SPDX-License-Identifier: MIT
"""Lists types that are defined twice and file names that are used twice, so
that a name leads to one place. Each game has its own directories, in which the
same names recur; a folder called absent contains substitutes under the original
names. Run it in the root of the sources: tests/names.py"""
import collections
import os
import re

GAMES = r"(rules|solve)/(kulki|mahjong|freecell|sliding)/"
SOURCES = (".c", ".h", ".s", ".js", ".mjs", ".py")
# Every C program has a main.c, and each that starts on a bare Z80 a crt0.s.
SHARED_FILES = ("main.c", "crt0.s")
DEFINITIONS = (
    r"\b(?:struct|enum|union)\s+([A-Za-z]\w*)\s*\{",
    r"^\}\s*([A-Z]\w*)\s*;",
    r"\btypedef\b[^;{}]*\(\s*\*\s*(\w+)\s*\)\s*\(",
    r"\btypedef\b(?!\s+(?:struct|enum|union)\s+(\w+)\s+\1\s*;)[^;{}()]*?\b(\w+)\s*(?:\[[^\]]*\]|\((?!\s*\*)[^;{}]*\))?;",
)


def sources():
    for folder, folders, names in os.walk("."):
        folders[:] = [name for name in folders if name not in ("build", "node_modules", "absent") and not name.startswith(".")]
        for name in names:
            path = os.path.normpath(os.path.join(folder, name))
            if path.endswith(SOURCES) and not re.match(GAMES, path):
                yield path


def types_of(path):
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
    return {match[match.lastindex] for pattern in DEFINITIONS for match in re.finditer(pattern, text, re.MULTILINE)}


def main():
    files, types = collections.defaultdict(set), collections.defaultdict(set)
    for path in sources():
        files[os.path.basename(path)].add(path)
        if path.endswith((".c", ".h")):
            for name in types_of(path):
                types[name].add(path)
    for kind, places in (("type", types), ("file", files)):
        for name, paths in sorted(places.items()):
            if len(paths) > 1 and name not in SHARED_FILES:
                print(f"{kind} {name}:", *sorted(paths))


main()
