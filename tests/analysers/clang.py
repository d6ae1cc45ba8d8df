#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Has clang's analyser, that of scan-build, follow the paths through each source.

    clang.py BUILD CLANG [FILE...]

Each source is analysed with the flags with which BUILD compiles it, and findings
are printed. With names of files, only these are."""
import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys

OPTIONS = ['--analyze', '--analyzer-output', 'text', '-Xclang', '-analyzer-werror', '-Wno-everything']
MADE_OF_DATA = {'artwork.c', 'kulki_weights.c', 'migrations.c'}


def analysed(entry, clang):
    """What the analyser says of a file."""
    words = shlex.split(entry['command'])[1:]
    del words[words.index('-o'):][:2]
    done = subprocess.run([clang, *OPTIONS, *words], cwd=entry['directory'], stderr=subprocess.PIPE, text=True)
    return done.stderr if done.returncode else ''


def main(build, clang, *names):
    entries = {os.path.relpath(entry['file']): entry
               for entry in json.loads((pathlib.Path(build) / 'compile_commands.json').read_text())}
    chosen = [entries[name] for name in sorted(entries)
              if (name in names if names else pathlib.Path(name).name not in MADE_OF_DATA)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        findings = list(filter(None, pool.map(lambda entry: analysed(entry, clang), chosen)))
    print(''.join(findings), end='')
    print(f'# files: {len(chosen)}', file=sys.stderr)
    sys.exit(1 if findings or not chosen else 0)


main(*sys.argv[1:])
