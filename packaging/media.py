# SPDX-License-Identifier: MIT
"""What a mainframe loads a program from: a deck of cards, a tape, an .ins.
    media.py PROGRAM FOLDER"""
import os
import struct
import sys

START = 0x2000
CARD = 80
RECORD = 0xF000  # of a tape
LISTS_AT = (0x800, 0x850)  # lists of commands lie here by turns
READ, NOTHING, JUMP = 0x02, 0x03, 0x08
CHAIN, ANY_LENGTH = 0x40, 0x20
BEGIN = struct.pack(">II", 0x00080000, 0x80000000 + START)


def command(code, address, flags, count):
    """A channel command as machines of all ages know it."""
    return struct.pack(">IBBH", code << 24 | address, flags, 0, count)


def tape(program):
    """A record that reads the next two, which are the program."""
    records = [program[:RECORD], program[RECORD:]]
    assert records[1] and len(records[1]) <= RECORD, "the program needs another number of records"
    head = BEGIN + command(READ, START, CHAIN | ANY_LENGTH, RECORD) + command(READ, START + RECORD, ANY_LENGTH, RECORD)
    result, before = b"", 0
    for record in (head, *records):
        result += struct.pack("<HHH", len(record), before, 0x00A0) + record
        before = len(record)
    return result + struct.pack("<HHH", 0, before, 0x0040)


def groups_of(cards):
    """What each list reads: nine cards, where it runs on into the other one;
    eight, where it has to jump back."""
    groups = []
    while cards:
        size = 9 - len(groups) % 2
        groups.append(cards[:size])
        cards = cards[size:]
    return groups


def list_card(nth, group, address, last):
    """Reads the next list, then the cards of its group, one after the other."""
    other = LISTS_AT[1 - nth % 2]
    words = command(NOTHING if last else READ, other, CHAIN | ANY_LENGTH, 1 if last else CARD)
    for number in range(len(group)):
        ends = last and number + 1 == len(group)
        words += command(READ, address + number * CARD, ANY_LENGTH | (0 if ends else CHAIN), CARD)
    if nth % 2 and not last:
        words += command(JUMP, other, 0, 0)
    return words


def deck(program):
    cards = [program[at : at + CARD] for at in range(0, len(program), CARD)]
    groups = groups_of(cards)
    result = [BEGIN + command(READ, LISTS_AT[0], CHAIN | ANY_LENGTH, CARD) + command(JUMP, LISTS_AT[0], 0, 0)]
    address = START
    lists = []
    for nth, group in enumerate(groups):
        lists.append(list_card(nth, group, address, nth + 1 == len(groups)))
        address += len(group) * CARD
    result.append(lists[0])
    for nth, group in enumerate(groups):
        result += lists[nth + 1 : nth + 2] + group
    return b"".join(card.ljust(CARD, b"\0") for card in result)


def main(path, folder):
    with open(path, "rb") as file:
        program = file.read()
    name = os.path.splitext(os.path.basename(path))[0]
    media = {
        ".deck": deck(program),
        ".aws": tape(program),
        ".psw": BEGIN,
        ".ins": f"{name}.psw 0x00000000\n{name}.bin 0x{START:08x}\n".encode("ascii"),
    }
    for kind, data in media.items():
        with open(os.path.join(folder, name + kind), "wb") as file:
            file.write(data)
    print(f"{len(program)} bytes, {len(media['.deck']) // CARD} cards")


main(*sys.argv[1:])
