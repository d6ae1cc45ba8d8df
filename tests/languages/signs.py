# SPDX-License-Identifier: MIT
"""Lists translations in which # or @ occurs more or less often than in English, or that end in a blank where English doesn't:
signs.py FILE.po"""
import re
import sys


def main(path):
    with open(path, encoding="utf-8") as file:
        entries = file.read().split("\n\n")
    for entry in entries[1:]:
        entry = "\n".join(line for line in entry.split("\n") if not line.startswith("#"))
        texts = re.findall(r'^(msgid|msgid_plural|msgstr(?:\[\d\])?) ((?:"(?:[^"\\]|\\.)*"\n?)+)', entry, re.MULTILINE)
        texts = [(name, "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', text))) for name, text in texts]
        english = next((text for name, text in texts if name == "msgid"), "")
        for name, text in texts:
            if name.startswith("msgstr") and text and any(text.count(sign) != english.count(sign) for sign in "#@"):
                print(f"{english!r}: {text!r}")
            if name.startswith("msgstr") and text.endswith(" ") and not english.endswith(" "):
                print(f"a blank at the end: {english!r}: {text!r}")


main(sys.argv[1])
