# SPDX-License-Identifier: MIT
"""Reads a cassette image, as the MC-10 would: read_tape.py TAPE.c10 [DATA]

Prints the header, and writes what the blocks hold to DATA."""
import sys


class Tape:
    def __init__(self, image):
        self.image, self.at = image, 0

    def block(self):
        """The next block: its kind and data, after a leader of any length."""
        start = self.at
        while self.image[self.at] == 0x55:
            self.at += 1
        if self.at == start or self.image[self.at] != 0x3C:
            raise ValueError('no block at byte %d' % self.at)
        kind, length = self.image[self.at + 1], self.image[self.at + 2]
        data = self.image[self.at + 3:self.at + 3 + length]
        self.at += 3 + length
        if (kind + length + sum(data)) % 256 != self.image[self.at]:
            raise ValueError('wrong checksum at byte %d' % self.at)
        self.at += 1
        return kind, data, self.at - start - length - 4


def read(image):
    tape = Tape(image)
    kind, header, leader = tape.block()
    if kind != 0 or len(header) != 15 or leader < 128:
        raise ValueError('no header')
    data = b''
    kind, more, leader = tape.block()
    if leader < 128:
        raise ValueError('no leader before the data')
    while kind == 1:
        data += more
        kind, more, _ = tape.block()
    if kind != 0xFF or more:
        raise ValueError('no end')
    if any(byte != 0x55 for byte in tape.image[tape.at:]) or tape.at == len(tape.image):
        raise ValueError('no silence after the end')
    return header, data


if __name__ == '__main__':
    header, data = read(open(sys.argv[1], 'rb').read())
    print('%s, type %d, gaps %s, start %s, load %s, %d bytes' % (
        header[:8].decode().rstrip(), header[8], header[9:11].hex(), header[11:13].hex(), header[13:15].hex(), len(data)))
    if len(sys.argv) > 2:
        open(sys.argv[2], 'wb').write(data)
