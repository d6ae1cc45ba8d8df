# SPDX-License-Identifier: MIT
"""Compares docs/limits.md with the sources, and prints what is wrong: a number
that is another in the sources, a test that isn't there, and a limit of the lower
layers that no row names. Run it in the root of the sources: tests/limits.py"""
import glob
import re

HEADERS = ("rules", "session", "challenge", "store", "backup")
# Nothing from outside reaches these: they are the room that something needs at most.
ROOM = {"PLAYOUT_MOST", "MOST_WORD", "SEAL_MOST_SIGNS", "MAHJONG_MOST_NEAR"}
LIMIT = re.compile(r"\b((?:[A-Z]+_)?(?:MOST|LONGEST|DEEPEST)(?:_[A-Z_]+)?)\b")
ROW = re.compile(r"^\| (.*?) \| ([\d,]+) \| `([^`]+)` `([^`]+)` \| `([^`]+)` \*(.+?)\* \|$", re.MULTILINE)


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)


def expression(path, name):
    """What defines the name in a file: a macro, a constant, or an entry of a table of limits."""
    found = re.search(rf"#define {name} (.+)|\[{name}\] = \{{([^,]+),|\b{name} = ([^,}}]+)", text_of(path))
    return next(part for part in found.groups() if part).strip() if found else None


def value(path, name):
    words = expression(path, name)
    if words is None:
        return None
    words = re.sub(r"\(u64\)|(?<=\d)[UL]+\b", "", words)
    for other in set(re.findall(r"\b[A-Z_]{2,}\b", words)):
        places = [path, *glob.glob("*/*.h"), *glob.glob("*/*/*.h")]
        number = next((value(place, other) for place in places if expression(place, other)), None)
        words = re.sub(rf"\b{other}\b", str(number), words)
    return int(eval(words, {"__builtins__": {}}))  # pylint: disable=eval-used


def headers():
    return sorted(path for layer in HEADERS for path in glob.glob(f"{layer}/**/*.h", recursive=True))


def main():
    with open("docs/limits.md", encoding="utf-8") as document:
        text = document.read()
    rows = ROW.findall(text)
    for line in text.splitlines():
        if line.startswith("| ") and not line.startswith("| limit |") and not ROW.match(line):
            print("not a row:", line)
    for what, number, path, name, test, words in rows:
        if value(path, name) != int(number.replace(",", "")):
            print(f"{what}: {name} in {path} is {value(path, name)}")
        with open(test, encoding="utf-8") as file:
            if words not in file.read():
                print(f"{what}: {test} doesn't contain {words}")
    known = ROOM | {row[3] for row in rows}
    for path in headers():
        for name in sorted(set(LIMIT.findall(text_of(path)))):
            if name not in known and re.search(rf"#define {name} |\b{name} = ", text_of(path)):
                print(f"{name} in {path} is in no row of docs/limits.md")


main()
