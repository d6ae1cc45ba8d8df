#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""List what compiled programs rely on: functions, sizes, offsets and numbers.

usage: abi.py HEADER LIBRARY            print it, for this machine
       abi.py HEADER LIBRARY --accept   write library/abi.txt

Accepting is for a reviewed change. It is refused if the version that
library/abi.txt names has been released (CHANGES.md has a heading for it) and the
header still has that version. What is only added raises the second number of
the version, what is changed or taken away the first.
"""
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
LISTING = os.path.join(ROOT, "library/abi.txt")
FUNCTION = re.compile(r"^QUADRILLE_API (.*?\bquadrille_\w+\(.*?\));", re.M | re.S)
STRUCT = re.compile(r"^typedef struct (\w+) \{(.*?)^\}", re.M | re.S)
MEMBER = re.compile(r"^\s+((?:\w+\s+)+\**)(?:\(\*)?(\w+(?:, \w+)*)((?:\[\d+\])?(?:\)\(.*\))?);", re.M)
GAMES = r"""for (i = 0; i < quadrille_game_count(); i++) {
const quadrille_game *game = quadrille_game_at(i);
printf("game %s: rules %d, positions of %zu bytes\n", quadrille_game_name(game), quadrille_game_rules_version(game),
       quadrille_game_position_size(game));
}
"""
CONSTANT = re.compile(r"^\s+(QUADRILLE_\w+) = |^#define (QUADRILLE_\w+) (?=[\d(])", re.M)


def probe(header, library, lines):
    """What a program prints that is compiled with the header and linked with the library."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "probe")
        source = f'#include "{os.path.abspath(header)}"\n#include <stdio.h>\nint main(void)\n{{\nsize_t i;\n{lines}{GAMES}return 0;\n}}\n'
        library = os.path.abspath(library)
        subprocess.run(["cc", "-x", "c", "-", "-x", "none", library, f"-Wl,-rpath,{os.path.dirname(library)}", "-o", program],
                       input=source, text=True, check=True)
        return subprocess.run([program], capture_output=True, text=True, check=True).stdout


def version_of(text):
    return ".".join(re.findall(r"^#define QUADRILLE_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", text, re.M))


def listing(header, library):
    with open(header, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
    lines = ""
    for name, body in STRUCT.findall(text):
        lines += f'printf("struct {name}: %zu bytes\\n", sizeof({name}));\n'
        for kind, names, end in MEMBER.findall(body):
            for member in names.split(", "):
                spelled = f"{kind}(*{member}{end}" if end.startswith(")") else f"{kind}{member}{end}"
                lines += f'printf("    %zu: {spelled}\\n", offsetof({name}, {member}));\n'
    for pair in CONSTANT.findall(text):
        name = pair[0] or pair[1]
        if not name.startswith("QUADRILLE_VERSION"):
            lines += f'printf("{name} = %lld\\n", (long long)({name}));\n'
    dynamic = subprocess.run(["readelf", "-dW", library], capture_output=True, text=True, check=True).stdout
    symbols = subprocess.run(["nm", "-D", "--defined-only", "--with-symbol-versions", library], capture_output=True, text=True, check=True).stdout
    return (f"version {version_of(text)}, on {os.uname().machine}\n{re.search(r'soname: .(.*).$', dynamic, re.M)[1]}\n"
            + "".join(f"exports {line.split()[2]}\n" for line in symbols.splitlines() if line.split()[1] != "A")
            + "".join(re.sub(r"(?<=[*(]) ", "", " ".join(function.split())) + "\n" for function in FUNCTION.findall(text)) + probe(header, library, lines))


def accept(listed):
    """Returns why a changed listing is refused; or writes it."""
    with open(LISTING, encoding="utf-8") as old, open(os.path.join(ROOT, "CHANGES.md"), encoding="utf-8") as changes:
        old, changes = old.read(), changes.read()
    version = old.split("\n", 1)[0].removeprefix("version ").split(",")[0]
    if old != listed and f"version {version}," in listed and re.search(rf"^## {re.escape(version)}\b", changes, re.M):
        return f"{version} has been released: raise the version with packaging/set_version.sh"
    with open(LISTING, "w", encoding="utf-8") as file:
        file.write(listed)
    return None


def main(header, library, *options):
    listed = listing(header, library)
    if options:
        sys.exit(accept(listed))
    print(listed, end="")


main(*sys.argv[1:])
