# SPDX-License-Identifier: MIT
"""Prints statistics of the source tree, one line per layer, as a table for docs/architecture.md:
    tree.py      run from the root; needs pmccabe for the lengths of functions"""
import os
import re
import subprocess

LAYERS = ("rules", "solve", "session", "challenge", "formats", "wording", "sound", "translation", "store", "host", "statistics", "advice", "table", "front", "bot", "mcp", "command", "train")


def files_below(layer):
    for folder, _, names in os.walk(layer):
        yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith((".c", ".h")))


def directories_of(files):
    counts = {}
    for file in files:
        counts[os.path.dirname(file)] = counts.get(os.path.dirname(file), 0) + 1
    return counts


def lengths_of(files):
    lines = subprocess.run(["pmccabe", *(file for file in files if file.endswith(".c"))], capture_output=True, text=True, check=True).stdout
    return sorted(int(line.split("\t")[4]) for line in lines.splitlines())


def comment_lines(text):
    return sum(comment.count("\n") + 1 for comment in re.findall(r"/\*.*?\*/", text, re.S))


def statics_called_once(text):
    names = re.findall(r"^static [^;={]*?\b(\w+)\([^;{]*\)\n\{", text, re.M)
    once = sum(len(re.findall(rf"\b{name}\b", text)) - len(re.findall(rf"^static [^;{{]*\b{name}\([^;{{]*\);", text, re.M)) == 2 for name in names)
    return len(names), once


def row(layer):
    files = list(files_below(layer))
    texts = [open(file, encoding="utf-8").read() for file in files]
    lengths = lengths_of(files)
    counted = [statics_called_once(text) for text in texts]
    statics, once = sum(one[0] for one in counted), sum(one[1] for one in counted)
    lines = sum(text.count("\n") for text in texts)
    comments = sum(comment_lines(text) for text in texts)
    most = max(directories_of(files).values())
    return (layer + "/", len(files), most, lines, len(lengths), lengths[len(lengths) // 2], lengths[len(lengths) * 9 // 10], lengths[-1],
            f"{100 * once // max(statics, 1)} %", f"{100 * comments // lines} %")


print("| layer | files | most in a directory | lines | functions | median | 90th percentile | longest | statics called once | comment lines |")
print("|---|---|---|---|---|---|---|---|---|---|")
for layer in LAYERS:
    print("| " + " | ".join(str(cell) for cell in row(layer)) + " |")
