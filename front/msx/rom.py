# SPDX-License-Identifier: MIT
"""Combines banks in Intel HEX format into a cartridge: rom.py OUT FIXED BANK...

Refuses to write a byte twice or outside the 16 KB of its bank."""
import sys

BANK = 0x4000


def read_bank(path, base):
    image = bytearray(b'\xff' * BANK)
    written = set()
    for line in open(path):
        record = bytes.fromhex(line.strip()[1:])
        count, address, kind = record[0], record[1] << 8 | record[2], record[3]
        if kind != 0:
            continue
        for i, byte in enumerate(record[4:4 + count]):
            at = address + i - base
            if not 0 <= at < BANK:
                sys.exit('%s: %04x is outside of the bank' % (path, address + i))
            if at in written:
                sys.exit('%s: %04x is written twice' % (path, address + i))
            written.add(at)
            image[at] = byte
    return image, len(written)


out, fixed, *others = sys.argv[1:]
banks = [read_bank(fixed, 0x4000)] + [read_bank(path, 0x8000) for path in others]
rom = b''.join(image for image, _ in banks)
size = 2 * BANK
while size < len(rom):
    size *= 2
open(out, 'wb').write(rom.ljust(size, b'\xff'))
for path, (_, used) in zip([fixed] + others, banks):
    print('%-12s %5d of %d bytes' % (path.split('/')[-1].removesuffix('.ihx'), used, BANK))
