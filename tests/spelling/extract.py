#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the words that people read: "word<TAB>file:line", for each word and
file once. They come from comments and strings of C and JavaScript, from
comments of scripts, and from prose in Markdown. What is no English is left out
by rule: code in backquotes, names that the code has, whatever has digits,
underscores or capitals inside, paths, options, addresses, and names of people
and things, which begin with a capital in the middle of a sentence.
  extract.py FILE...
"""
import re
import sys

# A comment, a string or something to be left alone, as annotations for provers;
# in JavaScript a regular
# expression stands where no value has ended.
C = re.compile(r"""(?P<comment>/\*(?!@).*?\*/)|(?P<skip>/\*@.*?\*/|'(?:\\.|[^'\\\n])*'|\#\s*include[^\n]*)|"(?P<string>(?:\\.|[^"\\\n])*)\"""", re.S)
JS = re.compile(
    r"""(?P<comment>/\*.*?\*/|//[^\n]*)|"(?P<string>(?:\\.|[^"\\\n])*)"|(?P<template>`(?:\\.|[^`\\])*`)"""
    r"""|(?P<skip>'(?:\\.|[^'\\\n])*'|(?<=[(=,:\[!&|?{};])\s*/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+/|\b(?:import|from)\s*"[^"]*")""",
    re.S,
)
SCRIPT = re.compile(r"(?m)^\s*(?P<comment>#(?!!)[^\n]*)")
FENCE = re.compile(r"(?ms)^```.*?^```|^(?: {4}|\t)[^\n]*|<[^>]*>|\]\([^)]*\)")
# What is no English, wherever it stands.
ALIEN = re.compile(
    r"""`[^`]*`|\$\{[^}]*\}|\\(?:x[0-9a-fA-F]+|u\{?[0-9a-fA-F]+\}?|[0-7]+|.)|%[-+ #0-9.*]*[a-zA-Z]+"""
    r"""|https?:\S*|\S*[_/\\@<>=~^|]\S*|--?[a-z][-a-z]*|\S*\w\.\w\S*|\.[a-z]\w*|\S*\d\S*|\S*[A-Za-z][A-Z]\S*|\{[^}]*\}|\w+\(\)|&\w+"""
)
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
NAME = re.compile(r"[A-Za-z_]\w*")


def blank(text):
    """As many lines, and nothing in them."""
    return re.sub(r"[^\n]", " ", text)


def reads_as_prose(string):
    return len(re.findall(r"(?:^|(?<=\s))[A-Za-z][a-z']+(?=[\s.,:;!?]|$)", string)) >= 3


def parts_of(path, text):
    """(offset, text) of what people read, and the rest, which is code."""
    if path.endswith(".md"):
        return [(0, FENCE.sub(lambda found: blank(found.group()), text))], ""
    pattern = C if path.endswith((".c", ".h")) else JS if path.endswith("js") else SCRIPT
    parts, code, end, last = [], [], 0, ""
    for found in pattern.finditer(text):
        between = text[end : found.start()]
        code.append(between)
        end = found.end()
        kind = found.lastgroup
        words = found.group(kind).strip("`") if kind == "template" else found.group(kind)
        if kind == last == "string" and not between.strip():
            parts[-1] = (parts[-1][0], parts[-1][1] + words, kind)  # one literal in pieces
            continue
        last = kind
        if kind == "comment":
            words = re.sub(r"@(?:param|property|typedef|returns|type)\s*(?:\{(?:[^{}]|\{[^{}]*\})*\})?\s*\[?[\w.]*\]?", lambda tag: blank(tag.group()), words)
            words = re.sub(r"(?m)^\s*(?:\*|#)|/\*+|\*/|//", lambda sign: blank(sign.group()), words)
        if kind != "skip":
            parts.append((found.start(kind), words, kind))
    code.append(text[end:])
    return [part[:2] for part in parts if part[2] == "comment" or reads_as_prose(part[1])], " ".join(code)


def words_of(text):
    """(offset, word) of what is English or would be."""
    for found in WORD.finditer(ALIEN.sub(lambda alien: blank(alien.group()).replace(" ", ";"), text)):
        word = re.sub("['’]s$", "", found.group())
        before = text[: found.start()].rstrip(" \n*'\"(“-")
        starts = not before or before[-1] in ".:?!|#>;"
        if len(word) < 3 or word.isupper() or (word[0].isupper() and not starts):
            continue
        yield found.start(), word


def main(paths):
    names, said = set(), []
    for path in paths:
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read()
        parts, code = parts_of(path, text)
        if path.endswith((".c", ".h", "js")) or path == "check":  # which lists packages
            names.update(NAME.findall(code))
        for start, part in parts:
            for offset, word in words_of(part):
                said.append((word, path, text.count("\n", 0, start + offset) + 1))
    seen = set()
    for word, path, line in said:
        if not {word, word[0].lower() + word[1:]} & names and (word, path) not in seen:
            seen.add((word, path))
            print(f"{word}\t{path}:{line}")


main(sys.argv[1:])
