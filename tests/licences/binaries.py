# SPDX-License-Identifier: MIT
"""Compares the binaries among the sources with docs/binaries.md, in the root:
binaries.py < names, each ended by a NUL. Prints binaries that no row names, rows
that name no binary, and sources that don't exist."""
import fnmatch
import os
import re
import sys


def is_binary(path):
    with open(path, 'rb') as file:
        return b'\0' in file.read()


def without_braces(pattern):
    """All the patterns that one with {braces} means."""
    parts = re.fullmatch(r'([^{]*)\{([^}]*)\}(.*)', pattern)
    if not parts:
        return [pattern]
    return [whole for word in parts[2].split(',') for whole in without_braces(parts[1] + word + parts[3])]


with open('docs/binaries.md', encoding='utf-8') as document:
    rows = [re.split(r'(?<!\\)\|', line)[1:-1] for line in document if line.startswith('| `')]
patterns = [pattern for row in rows for name in re.findall('`([^`]+)`', row[0]) for pattern in without_braces(name)]
binaries = {path for path in sys.stdin.read().split('\0') if path and is_binary(path)}
for path in sorted(binaries):
    if not any(fnmatch.fnmatchcase(path, pattern) for pattern in patterns):
        print(path, 'is a binary that docs/binaries.md does not name')
for pattern in patterns:
    if not fnmatch.filter(binaries, pattern):
        print('docs/binaries.md names', pattern, 'but there is no such binary')
for row in rows:
    for path in re.findall(r'(?<![\w/.-])(?:art|data|docs|front|tests|train)/[\w./-]*[\w/]', ' '.join(row[1:])):
        if not os.path.exists(path):
            print('docs/binaries.md names', path, 'which does not exist')
