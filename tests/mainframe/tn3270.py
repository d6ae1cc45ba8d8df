# SPDX-License-Identifier: MIT
"""Tests the server of 3270 terminals with s3270 and with arbitrary bytes."""
import datetime
import os
import random
import signal
import socket
import struct
import subprocess
import tempfile

import cases
import crowded
import games  # more cases
from emulator import PATIENCE, Emulator, done, has, run, same
from telnet import ASK_TYPE, BEGIN, DO, DONT, END, IAC, MARK, PROGRAM, WILL, WONT, Line, Server, told

cases.PROGRAM.append(PROGRAM)
MANY = 2000


# --------------------------------------------------------------- terminals
server = Server()
screen = Emulator(server.port)
for name, test in cases.CASES:
    run(name, test, screen)


def quitting_ends_the_connection():
    screen.enter("menu")
    screen.key(3)
    screen.do("Query()")
    same("N", screen.status[3][0])


run("leaving ends the connection", quitting_ends_the_connection)
screen.close()

SIZES = {"3279-2-E": (24, 80), "3279-3-E": (32, 80), "3279-4-E": (43, 80), "3279-5-E": (27, 132), "3278-2": (24, 80), "3278-5": (27, 132)}


def a_model_is_filled(model):
    size = SIZES[model]
    other = Emulator(server.port, model)
    for words, sought in (("kulki large plum", "O"), ("mahjong 7", "|5b*"), ("freecell 617", "7D"), ("sliding 10x10 plum", "99")):
        other.start(words)
        lines = other.lines()
        same(size[0], len(lines))
        same(size, (other.rows, other.columns))
        has("\n".join(lines), sought)
        has(lines[-1], "F1 Help")
        has(lines[-2], "===>")
    other.close()


def a_game_is_played_on_each_model(model):
    other = Emulator(server.port, model)
    for name in ("a_pair_is_removed_by_touch", "a_card_is_moved_with_the_cursor", "a_tile_is_moved_by_touch", "a_ball_is_moved_with_the_light_pen"):
        getattr(games, name)(other)
    other.close()


for model in SIZES:
    run(f"a {model} is filled", a_model_is_filled, model)
    run(f"games are played on a {model}", a_game_is_played_on_each_model, model)


def tiles_without_colours_have_parentheses():
    """A terminal of the first model gets no order that it would not know."""
    line = Line(server.port).greet(b"IBM-3278-2")
    record = line.screen()
    record = line.type("sliding 4x4 plum")
    has(told(record), "(  11   )")
    same((0, 0), (record.count(b"\x29"), record.count(b"\x28")))
    line.close()


run("without colours blocks have parentheses", tiles_without_colours_have_parentheses)


def each_terminal_has_its_own_game():
    one, two = Emulator(server.port), Emulator(server.port, "3279-4-E")
    one.start("freecell 617")
    two.start("freecell 11982")
    one.enter("3a")
    has(two.lines()[0], "11982")
    has(two.lines()[0], "move 0 of 0")
    has(one.lines()[0], "move 1 of 1")
    one.close()
    two.enter("undo")
    has(two.note(), "Nothing to undo")
    two.close()


run("each has a game of its own", each_terminal_has_its_own_game)


# ------------------------------------------------------------------- bytes
def lives():
    """Checks that another user can still play."""
    line = Line(server.port).greet()
    has(told(line.screen()), "Kulki")
    has(told(line.type("freecell 617")), "617")
    line.close()


def closed_after(*parts, greeted=False):
    line = Line(server.port)
    if greeted:
        line.greet().screen()
    line.say(*parts)
    heard = line.until_closed()
    line.close()
    lives()
    return heard


def a_web_browser_gets_an_explanation():
    """A web browser sends no telnet negotiation; its time-out is not tested
    here."""
    line = Line(server.port)
    line.say(b"GET / HTTP/1.1\r\n\r\n")
    line.wait_for(ASK_TYPE)
    line.close()
    lives()


def a_terminal_of_another_type_gets_an_explanation():
    line = Line(server.port)
    line.wait_for(ASK_TYPE)
    line.say((IAC, WILL, 24))
    line.wait_for(bytes((IAC, BEGIN, 24, 1, IAC, END)))
    line.say((IAC, BEGIN, 24, 0), b"XTERM", (IAC, END))
    has(line.until_closed().decode("latin-1"), "this port is for 3270 terminals")
    lives()


def a_client_that_refuses_gets_an_explanation():
    has(closed_after((IAC, WONT, 24)).decode("latin-1"), "3270 terminals")


def needless_requests_are_declined_a_limited_number_of_times():
    heard = closed_after(*[(IAC, DO, 99)] * 100)
    same(32, heard.count(bytes((IAC, WONT, 99))))


def refusals_are_not_answered():
    line = Line(server.port)
    line.say(*[(IAC, DONT, 99)] * 1000)
    line.greet()
    has(told(line.screen()), "Kulki")
    same(0, line.heard.count(bytes((IAC, WONT, 99))))
    line.close()


def an_endless_terminal_type_is_cut():
    before = server.memory()[0]
    line = Line(server.port)
    line.say((IAC, WILL, 24, IAC, BEGIN, 24, 0), b"IBM-3279-2-E" * 100000)
    lives()
    line.close()
    same(True, server.memory()[0] - before < 4096)


def a_huge_record_is_discarded():
    before = server.memory()[0]
    line = Line(server.port).greet()
    line.screen()
    line.say((0x7D, 0x40, 0x40), b"\xc1" * 5000000, (IAC, MARK))
    has(told(line.screen()), "Four classic puzzles")
    has(told(line.type("freecell 617")), "617")
    line.close()
    same(True, server.memory()[0] - before < 4096)


def empty_records_are_answered():
    line = Line(server.port).greet()
    line.screen()
    for _ in range(5):
        line.say((IAC, MARK))
        has(told(line.screen()), "Four classic puzzles")
    line.close()


def addresses_off_the_screen_are_ignored():
    line = Line(server.port).greet()
    line.screen()
    line.type("kulki plum")
    for place in ((0x3F, 0xFF, 0xFF), (0x7F, 0x7F), (0x00, 0x00), (0xFF, 0xFF, 0xFF, 0xFF)):
        line.say((0x7D,), place, (IAC, MARK))
        has(told(line.screen()), "Kulki")
    line.close()
    lives()


def a_line_longer_than_the_field_is_cut():
    line = Line(server.port).greet()
    line.screen()
    has(told(line.type("freecell 617" + " x" * 200)), "FreeCell")
    line.close()


def input_from_a_client_that_does_not_read_is_not_queued():
    """The client sends records and reads no screens; the server queues nothing
    for it."""
    before = server.memory()[0]
    lines = [Line(server.port).greet() for _ in range(20)]
    for line in lines:
        line.socket.setblocking(False)
    for _ in range(50):
        for line in lines:
            try:
                line.socket.send(bytes((0x7D, 0x40, 0x40, IAC, MARK)) * 10000)
            except BlockingIOError:
                pass
        lives()
    same(True, server.memory()[0] - before < 4096)
    for line in lines:
        line.close()
    lives()


def closing_one_direction_ends_the_connection():
    line = Line(server.port).greet()
    line.screen()
    line.socket.shutdown(socket.SHUT_WR)
    line.until_closed()
    line.close()
    lives()


def a_broken_connection_does_no_harm():
    for _ in range(50):
        line = Line(server.port).greet()
        line.say((0x7D, 0x40, 0x40, IAC, MARK) * 20)
        line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        line.close()
    lives()


def random_bytes_do_no_harm():
    for seed in range(300 if os.environ.get("QUADRILLE_LONG") else 60):
        chance = random.Random(seed)
        line = Line(server.port)
        if seed % 2:
            line.greet().screen()
        try:
            for _ in range(40):
                line.say(chance.randbytes(chance.randrange(1, 60)), *([(IAC, MARK)] if chance.random() < 0.5 else []))
        except (ConnectionError, TimeoutError):
            pass
        line.close()
    lives()


for test in (
    a_web_browser_gets_an_explanation,
    a_terminal_of_another_type_gets_an_explanation,
    a_client_that_refuses_gets_an_explanation,
    needless_requests_are_declined_a_limited_number_of_times,
    refusals_are_not_answered,
    an_endless_terminal_type_is_cut,
    a_huge_record_is_discarded,
    empty_records_are_answered,
    addresses_off_the_screen_are_ignored,
    a_line_longer_than_the_field_is_cut,
    input_from_a_client_that_does_not_read_is_not_queued,
    closing_one_direction_ends_the_connection,
    a_broken_connection_does_no_harm,
    random_bytes_do_no_harm,
):
    run(test.__name__.replace("_", " "), test)


# -------------------------------------------------------------------- many
def many_users_play_at_once():
    lines = [Line(server.port).greet() for _ in range(MANY)]
    for nth, line in enumerate(lines):
        line.screen()
        line.say((0x7D, 0x5B, 0x6F, 0x11, 0x5B, 0x6F), f"{('kulki', 'mahjong', 'freecell', 'sliding')[nth % 4]} {nth + 1}".encode("cp037"), (IAC, MARK))
    for nth, line in enumerate(lines):
        has(told(line.screen()), str(nth + 1))
    for line in lines[::7]:
        line.say((0xF2, 0x40, 0x40, IAC, MARK))
        has(told(line.screen()), "Hint: ")
    now, most = server.memory()
    print(f"# {MANY} terminals at once: {now} KB, at most {most} KB")
    same(True, most < 64 << 10)
    for line in lines:
        line.close()
    lives()


run(f"{MANY} terminals play at once in 64 MB", many_users_play_at_once)


for test in crowded.TESTS:
    run(test.__name__.replace("_", " "), test)


# ------------------------------------------------------------------ signals
def the_server_listens_to_this_machine_only():
    has(server.words, "Quadrille at 127.0.0.1, port ")
    listening = []
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        if os.path.exists(table):
            with open(table, encoding="ascii") as rows:
                listening += [row.split()[1] for row in rows if row.split()[3] == "0A"]
    same([f"0100007F:{server.port:04X}"], [place for place in listening if place.endswith(f":{server.port:04X}")])


run("it listens to this machine alone", the_server_listens_to_this_machine_only)


def the_server_is_in_a_sandbox():
    with open(PROGRAM, "rb") as program:
        confines = b"libseccomp" in program.read()  # sanitizers work in no sandbox
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as status:
        same(confines, "Seccomp:\t2\n" in status.read())


run("it can open no file and start no program", the_server_is_in_a_sandbox)


def the_day_is_that_of_the_time_zone():
    """The zone is 25 hours ahead of Greenwich, so it never has the same day. Its
    file can't be read once the server is in its sandbox."""
    ahead = datetime.timedelta(hours=25)
    with tempfile.NamedTemporaryFile() as zone:
        zone.write(struct.pack(">4s16x6liBB4s", b"TZif", 0, 0, 0, 0, 1, 4, int(ahead.total_seconds()), 0, 0, b"FAR"))
        zone.flush()
        other = Server(TZ=zone.name)
    before = datetime.datetime.now(datetime.timezone.utc) + ahead
    line = Line(other.port).greet()
    line.screen()
    title = told(line.type("kulki daily"))
    after = datetime.datetime.now(datetime.timezone.utc) + ahead
    line.close()
    other.end()
    same(True, any(f"daily {day:%Y-%m-%d}" in title for day in (before, after)))


run("the day is that of the time zone", the_day_is_that_of_the_time_zone)


def a_signal_ends_the_server():
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        other = Server()
        line = Line(other.port).greet()
        line.screen()
        same(128 + number, other.end(number))
        line.until_closed()


run("a signal ends it", a_signal_ends_the_server)


def a_signal_ignored_at_the_start_stays_ignored():
    other = Server(prepare=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    line = Line(other.port).greet()
    line.screen()
    other.process.send_signal(signal.SIGHUP)
    has(told(line.type("freecell 617")), "617")
    line.close()
    same(128 + signal.SIGTERM, other.end())


def a_signal_blocked_at_the_start_ends_the_server():
    other = Server(prepare=lambda: signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM}))
    same(128 + signal.SIGTERM, other.end())


for test in (a_signal_ignored_at_the_start_stays_ignored, a_signal_blocked_at_the_start_ends_the_server):
    run(test.__name__.replace("_", " "), test)


def another_address():
    other = Server("--bind", "0.0.0.0")
    has(other.words, "0.0.0.0")
    line = Line(other.port).greet()
    line.screen()
    other.end()


run("another address is taken", another_address)


def refused(*arguments):
    answer = subprocess.run([PROGRAM, "3270", *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)
    return answer.returncode, answer.stderr


def wrong_options_are_refused():
    same((2, "quadrille: invalid value '70000' for --port; use a number from 0 to 65535\n"), refused("--port", "70000"))
    same((2, "quadrille: invalid value 'x' for --port; use a number from 0 to 65535\n"), refused("--port", "x"))
    same((2, "quadrille: invalid address 'here' for --bind; use an IP address such as 127.0.0.1 or ::1\n"), refused("--bind", "here"))
    same((2, "quadrille: invalid value 'x' for --idle; use a number from 0 to 604800\n"), refused("--idle", "x"))
    same((2, "quadrille: unexpected argument 'kulki'; see 'quadrille help 3270'\n"), refused("kulki"))
    same((2, "quadrille: --seed can't be used with '3270'; see 'quadrille help 3270'\n"), refused("--seed", "7"))


def a_port_in_use_is_reported():
    code, words = refused("--port", str(server.port))
    same(4, code)
    has(words, f"can't listen on 127.0.0.1, port {server.port}: Address already in use")


def an_address_that_cannot_be_printed_is_reported():
    with open("/dev/full", "w", encoding="ascii") as full:
        answer = subprocess.run([PROGRAM, "3270", "--port", "0"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE, check=False)
    same((4, "quadrille: can't write: No space left on device\n"), (answer.returncode, answer.stderr.splitlines(True)[-1]))


run("it ends if it can't tell its address", an_address_that_cannot_be_printed_is_reported)
run("wrong options are refused", wrong_options_are_refused)
run("a port that is taken is told", a_port_in_use_is_reported)
run("it ends well after all that", lambda: same(128 + signal.SIGTERM, server.end()))
done()
