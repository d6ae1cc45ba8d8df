#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Write all sources of the library as one file.

usage: amalgamate.py ROOT OUTPUT DIRECTORY...

It begins with the sources of the first directory, and takes from the others
those that these need. Everything in it is static but what quadrille.h declares, so that the file can
be part of any program. A name that several files use for themselves gets the
name of its file as an ending. The library itself is this file compiled: one
mechanism keeps names private everywhere.
"""
import collections
import glob
import os
import re
import sys

PUBLIC = "include/quadrille.h"
HEAD = """/* SPDX-License-Identifier: MIT */
/* The rules, games in progress and solvers of four puzzles, as one file. Compile
   it as C11, and include quadrille.h. library/amalgamate.py of Quadrille made it
   from many sources; change those. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wunused-const-variable"
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
#if defined(__GNUC__) && !defined(__clang__) && defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__)
#define QUADRILLE_OPTIMIZED
#endif
"""
# Solvers are worth more bytes than the rest where the compiler is told to optimise for speed.
FOR_SPEED = """
#ifdef QUADRILLE_OPTIMIZED
#pragma GCC push_options
#pragma GCC optimize("O3")
#endif%s
#ifdef QUADRILLE_OPTIMIZED
#pragma GCC pop_options
#endif
"""
TOKEN = re.compile(r"""(?P<gap>\s+|/\*.*?\*/)|(?P<directive>^[ \t]*\#(?:\\\n|/\*.*?\*/|[^\n])*)"""
                   r"""|(?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?P<member>(?:->|\.)\s*[A-Za-z_]\w*)"""
                   r"""|(?P<name>[A-Za-z_]\w*)|(?P<sign>.)""", re.S | re.M)
INCLUDE = re.compile(r'\s*#include "([^"]+)"')
ASSERTIONS = ("STATIC_ASSERT", "_Static_assert")
TYPES = ("struct", "union", "enum")


def tokens(text):
    for match in TOKEN.finditer(text):
        yield match.lastgroup, match.group()


def declarations(text):
    """The text in pieces: gaps, directives, and whole declarations and functions, which are lists of tokens."""
    piece, depth, before = [], 0, ""
    for kind, token in tokens(text):
        if not piece and kind in ("gap", "directive"):
            yield kind, token
            continue
        piece.append((kind, token))
        function = token == "{" and depth == 0 and before == ")" or depth and function
        depth += (token in "({[") - (token in ")}]") if kind == "sign" else 0
        if kind != "gap":
            before = token
        if depth == 0 and kind == "sign" and (token == ";" or token == "}" and function):
            yield "code", piece
            piece = []
    assert not piece, piece[:9]


def significant(piece):
    return [token for kind, token in piece if kind not in ("gap", "directive")]


def declared(piece):
    """The name that a function or object has, the names inside a type, and whether it is a type."""
    words = significant(piece)
    first = words[1] if words[0] == "typedef" else words[0]
    names = set()
    if first in TYPES and words[1 if first == words[0] else 2] == "{" or words[0] == "typedef" or (
            first in TYPES and words[2:3] in (["{"], [";"])):
        names |= type_names(words)
        return None, names
    head = words[:next((i for i, word in enumerate(words) if word in ("=", "{", ";")), None)]
    if "(" in head:
        at = head.index("(")
        name = head[at - 1] if head[at + 1] != "*" else next(
            word for word in head[at + 2:] if word != "const")
    else:
        head = head[:head.index("[")] if "[" in head else head
        name = head[-1]
    return name, {name}


def type_names(words):
    """The names of a type, of its tag, and of the constants of an enumeration."""
    names = set()
    for at, word in enumerate(words[:-1]):
        if word in TYPES and re.match(r"\w", words[at + 1]) and words[at + 2] == "{":
            names.add(words[at + 1])
    if words[0] == "typedef" and re.match(r"\w", words[-2]):
        names.add(words[-2])
    for at, word in enumerate(words):
        if word == "enum":
            start = words.index("{", at) if "{" in words[at:at + 3] else None
            if start is not None:
                end = words.index("}", start)
                names |= {name for left, name in zip(words[start:end], words[start + 1:end])
                          if left in ("{", ",") and re.match(r"[A-Za-z_]", name)}
    return names


class Source:
    def __init__(self, root, path):
        self.path = path
        with open(os.path.join(root, path), encoding="utf-8") as file:
            self.pieces = list(declarations(file.read()))
        self.includes, self.own, self.defines, self.uses, self.static_words = [], set(), set(), set(), {"static"}
        for kind, piece in self.pieces:
            if kind == "directive":
                include = INCLUDE.match(piece)
                if include:
                    name = os.path.join(os.path.dirname(path), include.group(1))
                    self.includes.append(name if os.path.exists(os.path.join(root, name)) else include.group(1))
                self.own |= set(re.findall(r"#\s*define (\w+)", piece))
                self.uses |= set(re.findall(r"\w+", piece))
                self.static_words |= set(re.findall(r"#\s*define (\w+) static\b", piece))
            elif kind == "code":
                self.note(piece)
        self.own -= {"ASSERTION_FAILED"}

    def note(self, piece):
        words = significant(piece)
        self.uses |= {token for kind, token in piece if kind == "name"}
        if words[0] in ASSERTIONS:
            return
        name, names = declared(piece)
        if words[0] in self.static_words or name is None:
            self.own |= names
        elif "{" in words or "=" in words:
            self.defines.add(name)

    def ending(self):
        return "_in_" + re.sub(r"\W", "_", os.path.splitext(self.path)[0])

    def write(self, new_names, public):
        """The source with static names; its own macros end with it."""
        text = []
        for kind, piece in self.pieces:
            if kind == "directive":
                if not INCLUDE.match(piece):
                    text.append(renamed(tokens_of_directive(piece), new_names))
            elif kind == "gap":
                text.append(piece)
            else:
                text.append(self.privacy(piece, public) + renamed(strip_extern(piece), new_names))
        if self.path.endswith(".c"):
            text += [f"#undef {new_names.get(name, name)}\n" for name in self.macros()]
        return "".join(text)

    def privacy(self, piece, public):
        words = significant(piece)
        if words[0] in self.static_words or words[0] in ASSERTIONS:
            return ""
        name, _ = declared(piece)
        return "" if name is None or name in public else "static "

    def macros(self):
        return [name for kind, piece in self.pieces if kind == "directive"
                for name in re.findall(r"#\s*define (\w+)", piece)]


def tokens_of_directive(piece):
    at = re.match(r"\s*#\s*", piece).end()
    return [("sign", piece[:at])] + list(tokens(piece[at:]))


def renamed(piece, new_names):
    return "".join(new_names.get(token, token) if kind == "name" else token for kind, token in piece)


def names_seen(source, sources, shared):
    """The new names of shared ones that a source declares, or sees in what it includes."""
    names = {}
    for include in source.includes:
        if include in sources:
            names.update(names_seen(sources[include], sources, shared))
    names.update((name, name + source.ending()) for name in source.own & shared)
    return names


def strip_extern(piece):
    if significant(piece)[0] != "extern":
        return piece
    at = next(i for i, (_, token) in enumerate(piece) if token == "extern")
    return piece[at + 2:]


def is_open_array(piece):
    """extern const char list[]; can't be static before its definition"""
    words = significant(piece)
    return words[0] == "extern" and words[-3:] == ["[", "]", ";"]


def read_all(root, directories):
    """All sources and headers by path, each header before what includes it."""
    sources = {}

    def read(path):
        if path not in sources and path != PUBLIC:
            source = Source(root, path)
            for include in source.includes:
                read(include)
            sources[path] = source
    for directory in directories:
        for path in sorted(glob.glob(os.path.join(root, directory, "**", "*.c"), recursive=True)):
            read(os.path.relpath(path, root))
    return sources


def needed(sources, first):
    """The paths of the sources that those in the first directory need, directly or through others."""
    definer = {name: path for path, source in sources.items() for name in source.defines}
    found, waiting = set(), [path for path in sources if path.startswith(first + "/")]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            source = sources[path]
            waiting += [include for include in source.includes if include in sources]
            waiting += [definer[name] for name in source.uses if name in definer and path.endswith(".c")]
    return found


def main(root, output, *directories):
    sources = read_all(root, directories)
    kept = needed(sources, directories[0])
    sources = {path: source for path, source in sources.items() if path in kept}
    with open(os.path.join(root, PUBLIC), encoding="utf-8") as file:
        public = set(re.findall(r"\b(quadrille_\w+)\(", file.read()))
    count = collections.Counter(name for source in sources.values() for name in source.own | source.defines)
    shared = {name for name, times in count.items() if times > 1}
    opened = set()
    for source in sources.values():
        opened |= {declared(piece)[0] for kind, piece in source.pieces if kind == "code" and is_open_array(piece)}
        source.pieces = [pair for pair in source.pieces if pair[0] != "code" or not is_open_array(pair[1])]
    order = sorted(sources.values(), key=lambda source: (source.path.endswith(".c"), not source.defines & opened))
    with open(output, "w", encoding="utf-8") as file:
        file.write(HEAD + '#include "quadrille.h"\n')
        for source in order:
            text = f'\n#line 1 "{source.path}"\n' + source.write(names_seen(source, sources, shared), public)
            file.write(FOR_SPEED % text if re.match(r"solve/.*\.c", source.path) else text)


if __name__ == "__main__":
    main(*sys.argv[1:])
