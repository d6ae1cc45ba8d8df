# SPDX-License-Identifier: MIT
"""Makes a ROM that executes random instructions: random_rom.py SEED OUT.rom

The instructions come in blocks. Each begins with random registers and flags, and
ends by pushing all of them, and the time that has passed, onto a stack that only
grows. All memory that the ROM uses can then be compared between machines. The two
highest bits of the flags are always 1, as in a 6803; MAME lets programs change
them."""
import random
import sys

ROM, SIZE, VECTORS = 0xE000, 0x2000, 16
DIRECT, EXTENDED = range(0x90, 0xF0), range(0x4400, 0x4500)
START = 0x80  # where the time of the start is kept
STACK = 0x8F00
DONE = 0x4BFF

INHERENT = [0x01, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x16, 0x17, 0x19,
            0x1B, 0x30, 0x31, 0x32, 0x33, 0x34, 0x36, 0x37, 0x38, 0x3A, 0x3C, 0x3D]
ONE = [0x0, 0x3, 0x4, 0x6, 0x7, 0x8, 0x9, 0xA, 0xC, 0xD, 0xF]
BYTE = [0x0, 0x1, 0x2, 0x4, 0x5, 0x6, 0x8, 0x9, 0xA, 0xB]
CHANGES_X = [0x08, 0x09, 0x30, 0x38, 0x3A, 0xCE, 0xDE, 0xEE, 0xFE]

CODES = (INHERENT + list(range(0x20, 0x30)) + [row << 4 | column for row in (4, 5, 6, 7) for column in ONE] +
         [row << 4 | column for row in range(8, 16) for column in BYTE] +
         [row << 4 | 7 for row in (9, 0xA, 0xB, 0xD, 0xE, 0xF)] +
         [row << 4 | 3 for row in range(8, 16)] + [row << 4 | 0xC for row in range(8, 16)] +
         [row << 4 | 0xE for row in (0xC, 0xD, 0xE, 0xF)] + [0xDD, 0xED, 0xFD, 0xDF, 0xEF, 0xFF, 0x9F, 0xAF, 0xBF] +
         [0x7E, 0x8D, 0xBD, 0x39, 0x3B])


def word(number):
    return bytes([number >> 8, number & 255])


def operand(code, chance):
    row = code >> 4
    if row in (0x8, 0xC):
        size = 2 if code & 15 in (3, 0xC, 0xE) else 1
        return bytes(chance.randrange(256) for _ in range(size))
    if row in (0x9, 0xD):
        return bytes([chance.choice(DIRECT)])
    if row in (0x6, 0xA, 0xE):
        return bytes([chance.randrange(256)])
    return word(chance.choice(EXTENDED))


def instruction(code, at, chance):
    """The bytes of an instruction that goes on behind it, whatever happens."""
    if 0x20 <= code < 0x30 or code == 0x8D:
        return bytes([code, 1, 0x4C])  # skips an INCA, or doesn't
    if code in (0x7E, 0xBD):
        return bytes([code]) + word(at + 3)
    if code == 0x39:
        return b'\xce' + word(at + 5) + b'\x3c\x39'
    if code == 0x3B:
        return b'\x8a\xc0\xce' + word(at + 11) + b'\x3c\x3c\x36\x37\x36\x3b'
    if code == 0x06:
        return b'\x8a\xc0\x06'
    if code < 0x60:
        return bytes([code])
    return bytes([code]) + operand(code, chance)


def block(at, codes, chance):
    code = (b'\x86' + bytes([chance.randrange(256)]) + b'\x36' +            # ldaa, psha
            b'\xc6' + bytes([chance.randrange(256)]) +                      # ldab
            b'\xce' + word(chance.choice(EXTENDED)) +                       # ldx
            b'\x86' + bytes([chance.randrange(0xC0, 0x100)]) + b'\x06\x32')         # ldaa, tap, pula
    known = True
    for _ in range(chance.randrange(1, 5)):
        choice = codes.pop() if codes else chance.choice(CODES)
        if choice >> 4 in (0x6, 0xA, 0xE) and not known:
            continue
        code += instruction(choice, at + len(code), chance)
        known = known and choice not in CHANGES_X + [0x39, 0x3B]
    code += b'\x36\x07\x36\x37\x3c'                                         # psha, tpa, psha, pshb, pshx
    return code + b'\xdc\x09\x93' + bytes([START]) + b'\x37\x36'            # ldd, subd, pshb, psha


def rom(seed):
    chance = random.Random(seed)
    codes = CODES[:]
    chance.shuffle(codes)
    image = b'\x0f\x8e' + word(STACK) + b'\xce\x40\x00'                     # sei, lds, ldx
    image += b'\x6f\x00\x08\x8c\x90\x00\x26\xf8'                            # clear memory
    image += b'\xce\x00\x80\x6f\x00\x08\x8c\x01\x00\x26\xf8'
    image += b'\xdc\x09\xdd' + bytes([START])
    while len(image) < SIZE - VECTORS - 80:
        image += block(ROM + len(image), codes, chance)
    image += b'\x86\xa5\xb7' + word(DONE) + b'\x20\xfe'
    return image.ljust(SIZE - VECTORS, b'\x01') + word(ROM) * (VECTORS // 2)


if __name__ == '__main__':
    open(sys.argv[2], 'wb').write(rom(int(sys.argv[1])))
