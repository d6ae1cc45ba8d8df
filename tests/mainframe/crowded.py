# SPDX-License-Identifier: MIT
"""Tests a server whose seats are all taken; see tn3270.py."""
import signal
import subprocess

from emulator import PATIENCE, has, same
from telnet import ASK_TYPE, BEGIN, IAC, PROGRAM, WILL, Line, Server, told

FULL = "Quadrille is full"
SEATS = 8
HEAVY_GUESTS = 100
HEAVY_CODE = "q1f-0k01gwnaq08w3zzzzzzxxfzx51"


def house(*arguments):
    """Starts a server with few seats and takes them all; every line has been
    asked for its type."""
    small = Server(*arguments, most_files=16 + SEATS)
    lines = [Line(small.port) for _ in range(SEATS)]
    for line in lines:
        line.wait_for(ASK_TYPE)
    return small, lines


def play(line):
    """A guest who has typed three times counts as a player."""
    for words in ("kulki", "menu", "freecell 617"):
        told(line.type(words))


def a_full_server_says_so():
    small, lines = house()
    for line in lines:
        line.greet().screen()
        play(line)
    for _ in range(3):
        has(Line(small.port).until_closed().decode("latin-1"), FULL)
    has(told(lines[0].type("2a")), "move 1 of 1")
    same(128 + signal.SIGTERM, small.end())


def a_silent_user_loses_the_seat():
    small, lines = house()
    for line in lines[4:]:
        line.greet().screen()
    for line in (lines[1], lines[5]):
        if line is lines[1]:
            line.greet().screen()
        play(line)
    for gone in (0, 2, 3, 4, 6, 7):
        lines.append(Line(small.port).greet())
        has(told(lines[-1].screen()), "Kulki")
        play(lines[-1])
        heard = lines[gone].until_closed()
        if gone >= 4:  # the others never named their terminal and have only seconds to do so
            has(told(heard), FULL)
    for line in (lines[1], lines[5]):
        has(told(line.type("2a")), "move 1 of 1")
    has(Line(small.port).until_closed().decode("latin-1"), FULL)
    same(128 + signal.SIGTERM, small.end())


def clients_that_send_a_byte_now_and_then_make_way():
    """They begin to name their terminal, and never come to the end."""
    small, lines = house()
    for line in lines:
        line.say((IAC, WILL, 24, IAC, BEGIN, 24, 0))
    guests = []
    for _ in range(SEATS):
        for line in lines:
            try:
                line.say(b"I")
            except ConnectionError:
                pass  # it has made way
        guests.append(Line(small.port).greet())
        has(told(guests[-1].screen()), "Kulki")
        play(guests[-1])
    for guest in guests:
        has(told(guest.type("2a")), "move 1 of 1")
    same(128 + signal.SIGTERM, small.end())


def places_are_shared_among_addresses():
    """One address has all places, and plays; others still find some."""
    small, lines = house()
    for line in lines:
        line.greet().screen()
        play(line)
    for _ in range(SEATS // 2):
        guest = Line(small.port, source="127.0.0.2").greet()
        has(told(guest.screen()), "Kulki")
        play(guest)
        lines.append(guest)
    for gone in range(SEATS // 2):
        has(told(lines[gone].until_closed()), "your address had more places")
    has(Line(small.port, source="127.0.0.2").until_closed().decode("latin-1"), FULL)
    for line in lines[SEATS // 2:]:
        has(told(line.type("2a")), "move 1 of 1")
    same(128 + signal.SIGTERM, small.end())


def newcomer_is_first(other, lines):
    """Whether a newcomer's game has been played before the first of the others'
    codes, each of 100,000 forced moves, has been read."""
    for line in lines:
        line.say_words(HEAVY_CODE)
    guest = Line(other.port).greet()
    has(told(guest.screen()), "Kulki")
    play(guest)
    has(told(guest.type("2a")), "move 1 of 1")
    has(told(guest.type("undo")), "move 0 of 1")
    guest.close()
    is_first = not any(line.has_heard() for line in lines)
    for line in lines:
        has(told(line.screen()), "Out of memory")
    return is_first


def codes_with_many_moves_delay_nobody():
    """On a busy machine the newcomer may be late by himself, but not each time."""
    other = Server()
    lines = [Line(other.port).greet() for _ in range(HEAVY_GUESTS)]
    for line in lines:
        line.screen()
    same(True, any(newcomer_is_first(other, lines) for _ in range(20)))
    for line in lines:
        line.say_words(HEAVY_CODE)
    same(128 + signal.SIGTERM, other.end())


def an_idle_user_is_disconnected():
    other = Server("--idle", "1")
    lines = [Line(other.port).greet() for _ in range(2)]
    for line in lines:
        has(told(line.screen()), "Kulki")
        has(told(line.until_closed()), "you were idle for too long")
    line = Line(other.port).greet()
    has(told(line.screen()), "Kulki")
    same(128 + signal.SIGTERM, other.end())


def a_low_limit_of_open_files_is_reported():
    for most, missing in ((16, 1), (10, 7)):
        answer = subprocess.run(["sh", "-c", f'ulimit -n {most}; exec "$@"', "sh", PROGRAM, "3270", "--port", "0"],
                                capture_output=True, text=True, timeout=PATIENCE, check=False)
        same((4, "", f"quadrille: too few files can be open at once: {missing} more needed; see 'ulimit -n'\n"),
             (answer.returncode, answer.stdout, answer.stderr))


TESTS = (a_full_server_says_so, a_silent_user_loses_the_seat, clients_that_send_a_byte_now_and_then_make_way, places_are_shared_among_addresses,
         codes_with_many_moves_delay_nobody, an_idle_user_is_disconnected, a_low_limit_of_open_files_is_reported)
