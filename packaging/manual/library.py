#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Write the manual pages of the library from its header, so that nothing is
said twice.

usage: library.py HEADER VERSION FOLDER

A comment and the declarations below it become a page, which has the name of its
first function or type; the other functions lead to it. A group of constants is
on each page that mentions one of them. The comment at the beginning and a list
of all pages become quadrille(3), and the errors a page of their own.
"""
import os
import re
import sys
import textwrap

RULE = re.compile(r"^/\* -+ (\w[\w ]*?) \*/$")
FUNCTION = re.compile(r"^QUADRILLE_API (.*?)\b(quadrille_\w+)\((.*?)\);", re.M | re.S)
TYPE = re.compile(r"^(?:\} (quadrille_\w+);|typedef struct \w+ (quadrille_\w+);)", re.M)
CONSTANT = re.compile(r"^\s+(QUADRILLE_\w+) = |^#define (QUADRILLE_\w+)", re.M)
NAME = re.compile(r"\b(?:quadrille|QUADRILLE)_\w+")
ERRORS = "quadrille_errors"


class Item:
    """A comment and the code below it."""

    def __init__(self, section, comment, code):
        self.section, self.comment, self.code = section, comment, code
        self.functions = [(" ".join(a.split()), b, " ".join(c.split())) for a, b, c in FUNCTION.findall(code)]
        types = [a or b for a, b in TYPE.findall(code)]
        self.constants = [a or b for a, b in CONSTANT.findall(code)]
        self.names = [function[1] for function in self.functions] + types
        if "QUADRILLE_OK" in self.constants:
            self.names = [ERRORS]


def read_header(text):
    """The comment at the beginning, and the items."""
    body = text[: text.index('#ifdef __cplusplus\n}\n')]
    opening = text[text.index("/* quadrille.h"):]
    opening = opening[: opening.index("*/") + 2]
    items, section, comment, code, inside = [], "", "", [], False
    for line in body[body.index("#endif\n#endif\n") :].splitlines()[2:] + ["/* end */"]:
        rule = RULE.match(line)
        if line.startswith("/* ") and not inside:
            if "".join(code).strip():
                items.append(Item(section, comment, "\n".join(code).strip()))
            comment, code = "", []
            section = rule[1] if rule else section
            inside = not rule
        if inside:
            comment += line + "\n"
            inside = not line.endswith("*/")
        elif not rule:
            code.append(line)
    return opening, items


def paragraphs(comment):
    """The paragraphs of a comment; those of a list begin with "- "."""
    text = re.sub(r"^   ", "", comment.strip()[3:-2].rstrip(), flags=re.M)
    for paragraph in re.split(r"\n\s*\n|\n(?=- )", text):
        yield " ".join(paragraph.split())


def plain(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def marked(text):
    """The text with bold names, each sentence on lines of its own."""
    lines = []
    for sentence in re.split(r"(?<=[.:!?]) (?=\(?[A-Z0-9\"])", text):
        lines += textwrap.wrap(sentence, 70, break_on_hyphens=False)
    return NAME.sub(lambda name: f"\\fB{name[0]}\\fR", plain("\n".join(lines)))


def code_block(code):
    return f".nf\n{plain(code)}\n.fi\n"


def prose(comment):
    out = ""
    for paragraph in paragraphs(comment):
        bullet = paragraph.startswith("- ")
        out += f".IP \\(bu 2\n{marked(paragraph[2:])}\n" if bullet else f".PP\n{marked(paragraph)}\n"
    return out.removeprefix(".PP\n")


def value(kind, name, parameters):
    """What a function returns, as far as its declaration tells."""
    if kind == "int" and re.search(r"(?<!const )\bquadrille_(?:session|fault|state|answer) \*|(?<!const )\b(?:void|uint16_t|uint32_t) \*", parameters):
        return f"QUADRILLE_OK, which is 0, or the number of an error; see {ERRORS}. A refusal changes nothing."
    if kind == "size_t" and "char *text" in parameters:
        return "The length of the whole text in bytes, without its NUL, even if it is more than the room; 0 if there is no text."
    if kind == "size_t" and "room" in parameters:
        return "How many there are, even if it is more than the room; 0 if an argument is wrong."
    return {
        "size_t": "The size or number described above; 0 if an argument is wrong.",
        "const char *": "A constant text, which is never freed.",
        "const quadrille_game *": "The game, which is constant and never freed; or NULL.",
        "quadrille_session *": "The session, for quadrille_session_close; or NULL.",
        "const void *": "The position, which the session owns; or NULL.",
        "void": "Nothing.",
    }.get(kind, "The number described above.")


def values(item):
    """The values of all functions of a page, those that are alike together."""
    told = {}
    for kind, name, parameters in item.functions:
        told.setdefault(value(kind, name, parameters), []).append(name)
    if len(told) == 1:
        return f"{marked(*told)}\n"
    return "".join(f".TP\n.BR {plain(', '.join(names))}\n{marked(words)}\n" for words, names in told.items())


def summary(item):
    if item.names == [ERRORS]:
        return "numbers of errors, which never change"
    first = next(paragraphs(item.comment)) if item.comment else item.section
    return re.sub(r"[,.:;]$", "", re.match(r".{8,}?(?:[,.:;](?= |$)|$)", first)[0])


def head(name, version, words):
    return (f'.\\" Written by packaging/manual/library.py\n.TH {name.upper()} 3 "" "quadrille {version}" "libquadrille"\n'
            f".SH NAME\n{plain(name)} \\- {plain(words[0].lower() + words[1:])}\n")


def references(names):
    return ".SH SEE ALSO\n" + ",\n".join(f".BR {plain(name)} (3)" for name in names) + "\n"


def page(item, items, version):
    own = set(item.names + item.constants)
    mentioned = set(NAME.findall(item.comment + item.code)) - own
    shown = [other.code for other in items if not other.names and mentioned & set(other.constants)]
    code = re.sub(r"^(?:QUADRILLE_API | {14}(?= ))", "", item.code, flags=re.M) if item.functions else item.code
    out = head(item.names[0], version, summary(item))
    out += ".SH SYNOPSIS\n.B #include <quadrille.h>\n.PP\n" + code_block("\n\n".join([code] + shown))
    out += ".SH DESCRIPTION\n" + prose(item.comment or f"/* {item.section}. */")
    if item.functions:
        out += ".SH RETURN VALUE\n" + values(item)
    pages = {name: other.names[0] for other in items for name in other.names}
    wanted = sorted({pages[name] for name in mentioned if name in pages} - {item.names[0]} | {"quadrille"})
    return out + references(wanted)


def overview(opening, items, version):
    out = head("quadrille", version, "rules, games in progress and solvers of four puzzles")
    out += ".SH SYNOPSIS\n.B #include <quadrille.h>\n.SH DESCRIPTION\n" + prose(opening)
    section = ""
    for item in items:
        if item.names and item.section != section:
            section = item.section
            out += f".SH {section.upper()}\n"
        if item.names:
            out += ".TP\n" + ".TQ\n".join(f".BR {plain(name)} (3)\n" for name in item.names) + f"{marked(summary(item))}.\n"
    return out + ".SH SEE ALSO\n.BR quadrille (6),\n.BR quadrille\\-save (5)\n"


def main(header, version, folder):
    with open(header, encoding="utf-8") as file:
        opening, items = read_header(file.read())
    pages = {"quadrille": overview(opening, items, version)}
    for item in items:
        for name in item.names:
            pages[name] = page(item, items, version) if name == item.names[0] else f".so man3/{item.names[0]}.3\n"
    os.makedirs(folder, exist_ok=True)
    for old in os.listdir(folder):
        os.remove(os.path.join(folder, old))
    for name, text in pages.items():
        with open(os.path.join(folder, name + ".3"), "w", encoding="utf-8") as file:
            file.write(text)


main(*sys.argv[1:])
