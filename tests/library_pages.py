#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests what is written about the library: library_pages.py BUILD

Every function and type of the header has a manual page, without a complaint of
groff, and the code in docs/library.md is that of the examples."""
import glob
import os
import re
import subprocess
import sys
import textwrap

os.chdir(os.path.join(os.path.dirname(os.path.abspath(sys.argv[0])), ".."))
PAGES = os.path.join(sys.argv[1], "man3")
SECTIONS = ("NAME", "SYNOPSIS", "DESCRIPTION", "RETURN VALUE", "SEE ALSO")
count = 0


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def verdict(words, trouble):
    global count
    count += 1
    print(f'{"not " if trouble else ""}ok {count} - {words}')
    for line in trouble:
        print("#", line)


def missing(name, wanted):
    """What the page of a name lacks."""
    path = os.path.join(PAGES, name + ".3")
    if not os.path.exists(path):
        return ["no page"]
    text = read(path)
    if text.startswith(".so "):
        path = os.path.join(PAGES, "..", text.split()[1])
        text = read(path) if os.path.exists(path) else ""
    sections = re.findall(r"^\.SH (.*)", text, re.M)
    return [section for section in wanted if section not in sections] + ([] if name in text else ["its name"])


def lacking(names, wanted):
    return [f"{name}: {what}" for name in names for what in missing(name, wanted)]


header = read("include/quadrille.h")
functions = re.findall(r"\b(quadrille_\w+)\(", re.sub(r"/\*.*?\*/", "", header, flags=re.S))
types = re.findall(r"^\} (quadrille_\w+);|^typedef struct \w+ (quadrille_\w+);", header, re.M)
verdict("the header has more than 50 functions", [] if len(functions) > 50 else [str(len(functions))])
verdict("every function has a page that tells what it returns", lacking(functions, SECTIONS))
verdict("every type has a page", lacking([a or b for a, b in types], ("NAME", "SYNOPSIS", "DESCRIPTION")))
overview = read(os.path.join(PAGES, "quadrille.3"))
led = set(re.findall(r"^\.BR (quadrille\w*) \(3\)", overview, re.M))
whole = [os.path.basename(page)[:-2] for page in glob.glob(PAGES + "/*.3") if not read(page).startswith(".so ")]
verdict("the overview leads to every page", sorted(set(whole) - led - {"quadrille"}))
complaints = []
for page in sorted(glob.glob(PAGES + "/*.3")):
    said = subprocess.run(["groff", "-man", "-ww", "-z", "-Tutf8", "-I", os.path.join(PAGES, ".."), page], capture_output=True, text=True).stderr
    complaints += said.splitlines()
verdict("groff has no complaint", complaints)

code = "\n".join(textwrap.dedent(read(path)) for path in sorted(glob.glob("examples/*.c")))


def is_in_examples(block):
    """Whether an example has these lines, however deep they are in it."""
    for line in re.finditer(r"^( *)" + re.escape(block.split("\n")[0]) + "$", code, re.M):
        if textwrap.indent(block, line[1]) in code[line.start():]:
            return True
    return False


guide = read("docs/library.md")
blocks = re.findall(r"^```c\n(.*?)^```$", guide, re.M | re.S)
verdict("the guide quotes code", [] if len(blocks) > 4 else [str(len(blocks))])
verdict("an example has what it quotes", [block for block in blocks if not is_in_examples(block)])
verdict("it mentions every example", [path for path in glob.glob("examples/*.c") if path not in guide])
known = set(re.findall(r"\b(?:quadrille|QUADRILLE)_\w+", header))
foreign = {"quadrille_static"}
verdict("it mentions only what the header has",
        sorted({name for name in re.findall(r"\b(?:quadrille|QUADRILLE)_\w+", guide)} - known - foreign))
print(f"1..{count}")
