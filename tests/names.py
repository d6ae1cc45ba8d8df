# SPDX-License-Identifier: MIT
"""Lists names that don't lead to one place: types that are defined twice, file
names that are used twice, exported functions whose names don't begin with where
they are or that no other file uses, constants of a game without its name, and
words for which the glossary has another. Each game has its own
directories, in which the same names recur; a folder called absent contains
substitutes under the original names. Run it in the root of the sources. With
--count it prints how many functions of each layer and constants of each game
are named wrongly, and how many there are: tests/names.py [--count]"""
import collections
import os
import re
import sys

with open("rules/games.c", encoding="utf-8") as menu:
    GAMES = rf"(rules|solve)/({'|'.join(re.findall('&([a-z0-9]+)', menu.read()))})/"
SOURCES = (".c", ".h", ".s", ".js", ".mjs", ".py")
# Every C program has a main.c, and each that starts on a bare Z80 a crt0.s.
SHARED_FILES = ("main.c", "crt0.s")
DEFINITIONS = (
    r"\b(?:struct|enum|union)\s+([A-Za-z]\w*)\s*\{",
    r"^\}\s*([A-Z]\w*)\s*;",
    r"\btypedef\b[^;{}]*\(\s*\*\s*(\w+)\s*\)\s*\(",
    r"\btypedef\b(?!\s+(?:struct|enum|union)\s+(\w+)\s+\1\s*;)[^;{}()]*?\b(\w+)\s*(?:\[[^\]]*\]|\((?!\s*\*)[^;{}]*\))?;",
)
# What the glossary names otherwise: one thing has one name.
DROPPED = {"hole": "gap", "holes": "gaps", "wish": "intent", "wishes": "intents"}
# Where exported functions are named after their place.
LAYERS = (
    *("rules", "session", "challenge", "lessons", "solve", "formats", "wording", "sound", "translation", "store", "host", "backup", "statistics", "advice", "survey", "questions"),
    *("table", "bot", "mcp", "command", "front/line", "front/mainframe", "front/msx", "front/null", "front/tui", "front/web", "bench", "train", "bindings/npm", "bindings/python"),
)
# What follows names that others gave: C's library, and what a linker wraps.
LIBRARY = "front/web/library/"
FOREIGN = r"main$|mem(?:cmp|cpy|move|set)$|(?:m|c|re)alloc$|free$|getrandom$|__"
FUNCTION = r"^(?!static\b|typedef\b|SPECIALISED\b)[A-Za-z][\w \t*]*?\b([a-z]\w*)\s*\([^;{}]*\)\s*\{"


def sources(root="."):
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in ("build", "node_modules", "generated") and not name.startswith(".")]
        for name in names:
            path = os.path.normpath(os.path.join(folder, name))
            if path.endswith(SOURCES) and not path.startswith("tests/old/"):  # which stays as it was
                yield path


def is_unique(path):
    return not re.match(GAMES, path) and "absent" not in path.split("/")


def types_of(path):
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
    return {match[match.lastindex] for pattern in DEFINITIONS for match in re.finditer(pattern, text, re.MULTILINE)}


def with_plural(word):
    return {word, word + "s", word + "es", re.sub("s$", "", word), re.sub("y$", "ies", word), re.sub("ies$", "y", word)}


def places_of(path, types):
    """What the name of a function may begin with: the file's name, or the words that this begins with, as code_write.c and
    code_read.c both have code_bits(); the name of a directory above it; a header beside it or in the directory above, or a type that such a header defines."""
    folder, name = os.path.split(os.path.splitext(path)[0])
    words = name.split("_")
    places = {"_".join(words[:count]) for count in range(1, len(words) + 1)} | set(folder.split("/"))
    for above in (folder, os.path.dirname(folder)):
        places |= {re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower() for name in types[above]}
    return {form for place in places for form in with_plural(place)}


def functions_of(path):
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
    return [name for name in re.findall(FUNCTION, text, re.MULTILINE) if not re.match(FOREIGN, name)]


def misplaced_functions():
    """For each layer the functions that are not named after a place in which they are defined, and the number of all. What replaces
    a function in another program has its name."""
    types, named, places = collections.defaultdict(set), set(), collections.defaultdict(set)
    paths = [path for layer in LAYERS for path in sources(layer) if path.endswith((".c", ".h")) and not path.startswith(LIBRARY)]
    for path in paths:
        folder, name = os.path.split(path)
        types[folder] |= types_of(path) | ({name[:-2]} if name.endswith(".h") else set())
    for path in paths:
        if path.endswith(".c"):
            begins = places_of(path, types)
            for name in functions_of(path):
                places[name].add(path)
                if any(name == begin or name.startswith(begin + "_") for begin in begins):
                    named.add(name)
    for layer in LAYERS:
        here = {name: sorted(paths) for name, paths in places.items() if any(path.startswith(layer + "/") for path in paths)}
        yield layer, {name: paths for name, paths in here.items() if name not in named}, len(here)


def words_of(path):
    """The words of a source except for those of comments and, in a header, of functions that it only declares."""
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
    if path.endswith(".h"):
        text = re.sub(r"EXPORT\(\w+\)\s*", "@", text)  # the page calls it
        text = re.sub(r"^[A-Za-z][\w \t\n*]*?\b\w+\s*\([^;{}]*;", "", text, flags=re.MULTILINE)
    return set(re.findall(r"\w+", text))


def unused_functions():
    """The exported functions that no other file uses, with where they are. Tests may use what has a purpose of its own."""
    definitions, users = collections.defaultdict(set), collections.defaultdict(set)
    for path in sources():
        if path.endswith(".c") and path.startswith(tuple(f"{layer}/" for layer in LAYERS)) and not path.startswith(LIBRARY):
            for name in functions_of(path):
                definitions[name].add(path)
        for word in words_of(path):
            users[word].add(path)
    return {name: paths for name, paths in definitions.items() if not users[name] - paths}


def dropped_words():
    """Each word of names and comments that has been replaced, with the new one and where it is."""
    for path in sources():
        if path.endswith((".c", ".h", ".js", ".mjs")):
            with open(path, encoding="utf-8") as file:
                words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", file.read())
            for word in sorted({word.lower() for word in words} & DROPPED.keys()):
                yield word, DROPPED[word], path


def constants_of(game):
    """The constants and macros that the headers of a game's rules define."""
    for path in sources(game):
        if path.endswith(".h"):
            with open(path, encoding="utf-8") as file:
                text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
            yield from re.findall(r"^#define +(\w+)[( ]", text, re.MULTILINE)
            for body in re.findall(r"\benum\b[^{;]*\{([^}]*)\}", text):
                yield from re.findall(r"(?:^|,)\s*(\w+)", body)


def unnamed_constants():
    """For each game the constants that don't begin with its name, and the number of all."""
    for name in sorted(os.listdir("rules")):
        if os.path.isdir(f"rules/{name}") and name != "core":
            constants = list(constants_of(f"rules/{name}"))
            yield name, [constant for constant in constants if not constant.startswith(name.upper() + "_")], len(constants)


def main():
    if "--count" in sys.argv:
        for layer, misplaced, count in misplaced_functions():
            print(f"{layer}: {len(misplaced)} of {count} functions")
        for game, unnamed, count in unnamed_constants():
            print(f"rules/{game}: {len(unnamed)} of {count} constants")
        return
    for game, unnamed, _ in unnamed_constants():
        print(*(f"constant {name}: rules/{game}\n" for name in unnamed), sep="", end="")
    for _, misplaced, _ in misplaced_functions():
        for name, paths in sorted(misplaced.items()):
            print(f"function {name}:", *paths)
    for name, paths in sorted(unused_functions().items()):
        print(f"unused function {name}:", *sorted(paths))
    for word, better, path in dropped_words():
        print(f"word {word}, for which the glossary has {better}: {path}")
    files, types = collections.defaultdict(set), collections.defaultdict(set)
    for path in filter(is_unique, sources()):
        files[os.path.basename(path)].add(path)
        if path.endswith((".c", ".h")):
            for name in types_of(path):
                types[name].add(path)
    for kind, places in (("type", types), ("file", files)):
        for name, paths in sorted(places.items()):
            if len(paths) > 1 and name not in SHARED_FILES:
                print(f"{kind} {name}:", *sorted(paths))


main()
