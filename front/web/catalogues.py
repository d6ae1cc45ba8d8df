#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the page's catalogues from po/: what a language says on the first screen and the boards, in hints and about moves,
on the other pages, and what the module of results says. A part has the sentences of its scripts and modules, and is
fetched when they are. Instead of the English sentences it has a short digest of each, as base/catalogue.js makes them.
  catalogues.py PO PAGE MODULES FOLDER   writes FOLDER/languages/de-first.json ..."""
import gettext
import json
import os
import re
import sys

# A script is part of what the first of these loads with it; modules contain sentences of C.
parts = {
    "first": (["page/app.js", "page/home.js", "play/thinker.js"], ["quadrille.wasm"]),
    "hints": ([], ["quadrille.wasm"]),
    "asides": (["page/asides.js"], ["layouts.wasm"]),
    "records": ([], ["records.wasm"]),
}
spoken_later = re.compile("advice/|solve/|table/(?!kits/)")  # Nothing of these is on the first screen.
terminal_only = ("command/", "front/tui/", "store/")
letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
right_to_left = {"ar", "fa", "he", "ur"}
counts = range(200)  # For greater ones, the last two digits decide.


def entries(path):
    """The messages of a .po file: where they stand, their key in a catalogue, their plural, and their translations."""
    with open(path, encoding="utf-8") as file:
        for text in file.read().split("\n\n"):
            places = " ".join(re.findall(r"^#: (.*)", text, re.M)).split()
            if re.search(r"^#,.*\bfuzzy\b", text, re.M):
                continue
            fields = {}
            for name, value in re.findall(r'^(msg\w+(?:\[\d\])?) ((?:".*"\n?)+)', text, re.M):
                fields[name] = "".join(json.loads(line) for line in value.split("\n") if line)
            if "msgid" not in fields:
                continue
            key = (fields["msgctxt"] + "\x04" if "msgctxt" in fields else "") + fields["msgid"]
            forms = [fields[name] for name in sorted(fields) if name.startswith("msgstr")]
            yield places, key, fields.get("msgid_plural", ""), forms


def scripts_from(page, starts):
    """The scripts that these import, themselves included, but not what is loaded on demand."""
    found, waiting = set(), [os.path.normpath(os.path.join(page, start)) for start in starts]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            with open(path, encoding="utf-8") as file:
                text = file.read()
            imported = re.findall(r'^(?:import|export)\b[^;"]*?"(\.[^"]+)";', text, re.M)
            waiting += [os.path.normpath(os.path.join(os.path.dirname(path), one)) for one in imported]
    return found


def part_finder(page, modules):
    """Returns a function that tells which parts of a catalogue have a message. What one of the first two has, which are
    always fetched, the others need not."""
    scripts = {name: scripts_from(page, starts) for name, (starts, _) in parts.items()}
    texts = {}
    for name, (_, files) in parts.items():
        texts[name] = b"\0"
        for file in files:
            with open(os.path.join(modules, file), "rb") as module:
                texts[name] += module.read()
    root = os.path.normpath(os.path.join(page, "../../.."))

    def parts_of(places, key):
        paths = {os.path.normpath(os.path.join(root, place)) for place in places}
        word = key.split("\x04")[-1].encode() + b"\0"
        others = any(re.match(r"bindings/|data/|po/", place) for place in places)
        sources = [place for place in places if place.endswith((".c", ".h")) and not place.startswith(terminal_only)]
        found = []
        for name in parts:
            waits = name == "first" and all(spoken_later.match(place) for place in sources)
            said = sources and word in texts[name] and not waits
            if paths & scripts[name] or said or others and name == "asides":
                found.append(name)
        if not found and any(place.endswith(".js") for place in places):
            found.append("asides")
        return found[:1] if found and found[0] in ("first", "hints") else found

    return parts_of


def rule_of(header):
    expression = re.search(r"plural=([^;]+);", header)[1]
    rule = gettext.c2py(expression)
    assert all(rule(n) == rule(100 + n % 100) for n in range(200, 100000)), expression
    return "".join(str(rule(n)) for n in counts)


def digest_of(key):
    """The lower 30 bits of FNV-1a, as five letters."""
    sum = 0x811C9DC5
    for letter in key:
        assert ord(letter) < 0x10000, key
        sum = (sum ^ ord(letter)) * 0x01000193 & 0xFFFFFFFF
    return "".join(letters[sum >> 6 * i & 63] for i in range(5))


def leave_out_repeated(messages, first):
    """Leaves out what says the same as without a context, which is shown instead if it is there."""
    for key in [key for key in messages if "\x04" in key]:
        plain = key.split("\x04")[1]
        if messages[key] == messages.get(plain, first.get(plain)):
            del messages[key]


def write(language, path, parts_of, folder):
    catalogues = {name: {} for name in parts}
    for places, key, plural, forms in entries(path):
        if key == "":
            rule = rule_of(forms[0])
        elif all(forms):
            for part in parts_of(places, key):
                catalogues[part][key] = forms if plural else forms[0]
    for messages in catalogues.values():
        leave_out_repeated(messages, catalogues["first"])
    keys = set().union(*catalogues.values())
    assert len(set(map(digest_of, keys))) == len(keys), "two sentences have the same digest"
    for name, messages in catalogues.items():
        made = {
            "project": "Quadrille",
            "language": language.replace("_", "-"),
            "direction": "rtl" if language.split("_")[0] in right_to_left else "ltr",
            "forms": rule,
            "keys": "".join(map(digest_of, messages)),
            "messages": list(messages.values()),
        }
        with open(os.path.join(folder, f"{language}-{name}.json"), "w", encoding="utf-8") as file:
            json.dump(made, file, ensure_ascii=False, separators=(",", ":"))


def main(po, page, modules, folder):
    parts_of = part_finder(page, modules)
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(po, "LINGUAS"), encoding="utf-8") as file:
        languages = [line.strip() for line in file if line[:1].isalpha()]
    for language in languages:
        write(language, os.path.join(po, f"{language}.po"), parts_of, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
