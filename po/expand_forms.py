# SPDX-License-Identifier: MIT
"""Gives each message that FORMS_ marks an entry of its own for every context, and one without. xgettext has put
the contexts into one, as in "from|onto". Leaves out the date, with which the file would differ each time.
Run by po/update.sh: expand_forms.py FILE"""
import re
import sys


def main(path):
    with open(path, encoding="utf-8") as file:
        entries = file.read().rstrip("\n").split("\n\n")
    entries[0] = re.sub(r'"POT-Creation-Date: .*\n', "", entries[0]).replace("charset=CHARSET", "charset=UTF-8")
    entries[0] = re.sub(r"^# SOME DESCRIPTIVE TITLE.*?\n#, fuzzy\n", "# The sentences of Quadrille, made by po/update.sh.\n#\n#, fuzzy\n", entries[0], flags=re.DOTALL)
    written = []
    for entry in entries:
        marked = re.search(r'^msgctxt "(.*)"\n', entry, re.MULTILINE)
        if not marked or "|" not in marked[1] and not re.search(r"^#: .*(say|colours|game)\.c", entry, re.MULTILINE):
            written.append(entry)
            continue
        written.append(entry.replace(marked[0], ""))
        written += [entry.replace(marked[0], f'msgctxt "{context}"\n') for context in marked[1].split("|")]
    print("\n\n".join(written))


main(sys.argv[1])
