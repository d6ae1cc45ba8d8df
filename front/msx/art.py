# SPDX-License-Identifier: MIT
"""Converts pictures drawn as text into bytes: art.py art.txt > art.c

A picture starts with a line "= name width height", measured in characters. Its
rows consist of dots and other marks. Each character becomes eight bytes, in
reading order."""
import sys


def signs(rows, width, height):
    for top in range(0, 8 * height, 8):
        for left in range(0, 8 * width, 8):
            for row in rows[top:top + 8]:
                bits = row[left:left + 8]
                yield sum(128 >> i for i, mark in enumerate(bits) if mark != '.')


def pictures(text):
    for part in text.split('\n= ')[1:]:
        head, *rows = part.split('\n')
        name, width, height = head.split()
        width, height = int(width), int(height)
        rows = [row for row in rows if row and not row.startswith('#')]
        if len(rows) != 8 * height or any(len(row) != 8 * width for row in rows):
            sys.exit('%s is not %d x %d signs' % (name, width, height))
        yield name, list(signs(rows, width, height))


print('#include "front/msx/art.h"')
for name, values in pictures(open(sys.argv[1]).read()):
    print('const u8 %s[%d] = {%s};' % (name, len(values), ', '.join(map(str, values))))
