# SPDX-License-Identifier: MIT
"""Makes a catalogue of a language that nobody speaks, to find what isn't translated or has no room. Kinds: "long" puts
accents on all letters and doubles the length of each sentence, "marked" makes it half as long again and puts it in brackets, "wide" writes each
letter twice as wide.
    pseudo_language.py KIND po/quadrille.pot FILE.po"""
import re
import sys

ACCENTS = str.maketrans("AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZzBbFfMmPpQqVvXx", "ÀàÇçĎďÉéĞğĦħÎîĴĵĶķŁłÑñÖöŘřŠšŢţÛûŴŵÝýŽžƁƀƑƒΜµƤƥΩωѴѵХх")
WIDE = {code: code + 0xFEE0 for code in range(ord("!"), ord("~") + 1)}
# What a translation keeps as it is: placeholders, and what rules and wordings fill in.
KEPT = r"%(?:\d+\$)?[-+0#']*(?:\*(?:\d+\$)?|\d*)(?:\.(?:\*(?:\d+\$)?|\d+))?(?:hh|h|ll|l|z|j|t)?[diouxXcsfFeEgGaA%]|[#@%]|\\[nt\"\\]"


def spoken(text, kind):
    parts = re.split(f"({KEPT})", text)
    parts[::2] = [part.translate(WIDE if kind == "wide" else ACCENTS) for part in parts[::2]]
    said = "".join(parts)
    letters = sum(map(str.isalpha, "".join(parts[::2])))
    if kind == "marked" and re.search("[A-Za-z]", text):
        begun = re.match(r"(?:\\n|\s)*", said).end()
        ends = re.search(r"(?:\\n|\s)*$", said).start()
        said = said[:begun] + "⟦" + said[begun:ends] + "ẋ" * (letters // 2) + "⟧" + said[ends:]
    if kind == "long" and letters:
        ends = re.search(r"(?:\\n|[ .:?!…])*$", said).start()
        said = said[:ends] + "ẋ" * letters + said[ends:]
    return said


def main(kind, template, target):
    with open(template, encoding="utf-8") as file:
        entries = file.read().rstrip("\n").split("\n\n")
    header = entries[0].replace("#, fuzzy\n", "").replace("nplurals=INTEGER; plural=EXPRESSION;", "nplurals=2; plural=n != 1;")
    header = header.replace("Language: ", "Language: qps").replace("YEAR-MO-DA HO:MI+ZONE", "2026-01-01 00:00+0000").replace("FULL NAME <EMAIL@ADDRESS>", "nobody").replace("LANGUAGE <LL@li.org>", "none")
    written = [header]
    for entry in entries[1:]:
        texts = {}
        for name, text in re.findall(r'^(msgid|msgid_plural) ((?:"(?:[^"\\]|\\.)*"\n?)+)', entry, re.MULTILINE):
            texts[name] = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', text))
        head = entry[: entry.index("msgstr")]
        if 'msgctxt "brief"' in head:
            texts["msgid"] = texts["msgid"].split(" ")[0]
        if "msgid_plural" in texts:
            written.append(f'{head}msgstr[0] "{spoken(texts["msgid"], kind)}"\nmsgstr[1] "{spoken(texts["msgid_plural"], kind)}"')
        else:
            written.append(f'{head}msgstr "{spoken(texts["msgid"], kind)}"')
    with open(target, "w", encoding="utf-8") as file:
        file.write("\n\n".join(written) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
