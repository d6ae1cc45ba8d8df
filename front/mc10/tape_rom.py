# SPDX-License-Identifier: MIT
"""Makes images of an MC-10 program that begins at its load address.

tape_rom.py PROGRAM LOAD OUT.c10 OUT.rom NAME

The first is a cassette: CLOADM loads it, and EXEC starts it. The second is a
ROM in place of the machine's own, which copies the program to RAM."""
import sys

ROM, ROM_SIZE = 0xE000, 0x2000
LEADER = bytes([0x55]) * 128
MACHINE_CODE = 2
BLOCK = 255


def word(number):
    return number.to_bytes(2, 'big')


def block(kind, data):
    body = bytes([kind, len(data)]) + data
    return b'\x55\x3c' + body + bytes([sum(body) & 255]) + b'\x55'


def cassette(name, program, load):
    header = name.encode().ljust(8)[:8] + bytes([MACHINE_CODE, 0, 0]) + word(load) + word(load)
    image = LEADER + block(0, header) + LEADER
    for at in range(0, len(program), BLOCK):
        image += block(1, program[at:at + BLOCK])
    return image + block(255, b'')


BOOT_SIZE = 19


def rom(program, load):
    """Pulls the program off the stack that it is in the ROM, and jumps to it.
    A pull increments the stack pointer first."""
    boot = (b'\x0f' +                               # sei
            b'\x8e' + word(ROM + BOOT_SIZE - 1) +   # lds #program-1
            b'\xce' + word(load) +                  # ldx #load
            b'\x32' +                               # pula
            b'\xa7\x00' +                           # staa 0,x
            b'\x08' +                               # inx
            b'\x8c' + word(load + len(program)) +   # cpx #end
            b'\x26\xf7' +                           # bne to pula
            b'\x7e' + word(load))                   # jmp load
    assert len(boot) == BOOT_SIZE
    vectors = word(ROM) * 8
    room = ROM_SIZE - len(vectors) - len(boot)
    if len(program) > room:
        sys.exit('the program has %d bytes, and a ROM room for %d' % (len(program), room))
    return boot + program + b'\xff' * (room - len(program)) + vectors


if __name__ == '__main__':
    source, load, tape, image, name = sys.argv[1:]
    program = open(source, 'rb').read()
    load = int(load, 0)
    open(tape, 'wb').write(cassette(name, program, load))
    open(image, 'wb').write(rom(program, load))
