# SPDX-License-Identifier: MIT
"""Compares the C tables that are keyed by game with their list in
docs/architecture.md, and prints what is missing there, or listed without being
one. Run it in the root of the sources: tests/game_tables.py"""
import os
import re

with open("rules/games.c", encoding="utf-8") as menu:
    GAME = f"(?:{'|'.join(re.findall('&([a-z0-9]+)', menu.read()))})"
LAYERS = ("session", "lessons", "formats", "wording", "sound", "statistics", "advice", "survey", "questions", "table", "front", "bot", "mcp", "command")
# A table is defined outside functions, and an entry has its game as a member.
TABLE = re.compile(r"^(?:static |const |\} )[^;(){}\n]*= *\n? *\{.*?\};", re.MULTILINE | re.DOTALL)
ENTRY = re.compile(rf'&{GAME}\b|"{GAME}" *[,}}]')
SECTION = re.compile(r"^## Which game is it\?$(.*?)^## ", re.MULTILINE | re.DOTALL)


def has_entry(path):
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
    return any(ENTRY.search(table) for table in TABLE.findall(text))


def tables():
    for layer in LAYERS:
        for folder, folders, names in os.walk(layer):
            folders[:] = [name for name in folders if name != "msx"]  # each of its views knows its own game
            yield from (path for name in names if name.endswith(".c") and has_entry(path := os.path.join(folder, name)))


def places_of(row):
    """A file without a directory is in that of the first."""
    return [place if "/" in place else os.path.join(os.path.dirname(row[0]), place) for place in row]


def listed():
    """The files and directories in the first column."""
    with open("docs/architecture.md", encoding="utf-8") as file:
        rows = re.findall(r"^\| (.*?) \|", SECTION.search(file.read())[1], re.MULTILINE)
    return [place for row in rows for place in places_of(re.findall(r"`([^`]+\.c|[^`]+/)`", row))]


def main():
    found = sorted(tables())
    known = listed()
    for path in found:
        if not any(path.startswith(place) for place in known):
            print(f"{path} has entries for games, but is no row of the table in docs/architecture.md")
    for place in known:
        if not any(path.startswith(place) for path in found):
            print(f"{place} is a row of the table in docs/architecture.md, but has no entry for a game")


main()
