# SPDX-License-Identifier: MIT
"""Draws the MC-10's video memory as a picture: picture.py MEMORY OUT.png

The letters are our own, five by seven dots in a cell of eight by twelve, as
the machine's video chip has them."""
import struct
import sys
import zlib

COLUMNS, ROWS, WIDTH, HEIGHT, SCALE = 32, 16, 8, 12, 2
BLACK, DARK_GREEN = (8, 8, 8), (0, 56, 8)
GREEN = (48, 210, 48)
COLOURS = [GREEN, (226, 226, 70), (52, 60, 200), (190, 46, 50),
           (235, 232, 225), (50, 200, 160), (210, 70, 210), (235, 120, 40)]

# The columns of each letter, from '@' to the left arrow, then from ' ' to '?';
# the lowest bit is the top.
LETTERS = bytes.fromhex('''
    324979413e 7e1111117e 7f49494936 3e41414122 7f4141221c 7f49494941 7f09090901 3e4149497a
    7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f020c027f 7f0408107f 3e4141413e
    7f09090906 3e4151215e 7f09192946 4649494931 01017f0101 3f4040403f 1f2040201f 3f4038403f
    6314081463 0708700807 6151494543 007f414100 0204081020 0041417f00 04027f0204 081c2a0808
    0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649562050 0005030000
    001c224100 0041221c00 14083e0814 08083e0808 0050300000 0808080808 0060600000 2010080402
    3e5149453e 00427f4000 4261514946 2141454b31 1814127f10 2745454539 3c4a494930 0171090503
    3649494936 064949291e 0036360000 0056360000 0814224100 1414141414 0041221408 0201510906
    '''.replace('\n', ''))


def cell(code):
    """The colours of a cell, row by row."""
    if code & 0x80:
        lit = COLOURS[code >> 4 & 7]
        return [[lit if code >> (3 - (y // 6 * 2 + x // 4)) & 1 else BLACK for x in range(WIDTH)]
                for y in range(HEIGHT)]
    ink, paper = (BLACK, GREEN) if code & 0x40 else (GREEN, DARK_GREEN)
    letter = LETTERS[5 * (code & 63):][:5]
    return [[ink if 2 <= x < 7 and 3 <= y < 10 and letter[x - 2] >> (y - 3) & 1 else paper for x in range(WIDTH)]
            for y in range(HEIGHT)]


def picture(memory):
    cells = [cell(code) for code in memory]
    lines = []
    for y in range(ROWS * HEIGHT):
        line = [dot for column in range(COLUMNS) for dot in cells[y // HEIGHT * COLUMNS + column][y % HEIGHT]]
        wide = b''.join(bytes(dot) * SCALE for dot in line)
        lines += [b'\0' + wide] * SCALE
    return b''.join(lines)


def chunk(kind, data):
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))


def png(memory):
    size = struct.pack('>IIBBBBB', COLUMNS * WIDTH * SCALE, ROWS * HEIGHT * SCALE, 8, 2, 0, 0, 0)
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', size) + chunk(b'IDAT', zlib.compress(picture(memory), 9)) +
            chunk(b'IEND', b''))


if __name__ == '__main__':
    open(sys.argv[2], 'wb').write(png(open(sys.argv[1], 'rb').read()))
