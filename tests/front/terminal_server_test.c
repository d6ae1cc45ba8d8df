/* SPDX-License-Identifier: MIT */
/* Plays several guests of the server of terminals in one process, round by
   round: who gets an answer in which round, and who gives up a seat to
   whom. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <arpa/inet.h>
#include <cmocka.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "front/mainframe/ebcdic.h"
#include "front/mainframe/net/seat.h"
#include "front/mainframe/net/terminal_server.h"
#include "host/posix/signals.h"

enum { IAC = 255, MARK = 239, MOST_HEARD = 1 << 20, CROWD = 30, HINTS = 10 };
/* How many rounds an answer may take, and that to a code of 100,000 moves. */
enum { FEW_ROUNDS = 60, MANY_ROUNDS = 400 };

/* The code has 100,000 forced moves. */
static const char heavy_code[] = "q1f-0k01gwnaq08w3zzzzzzxxfzx51";

/* A terminal sends this before it gets its first screen. */
static const char greeting[] =
    "\xff\xfb\x18\xff\xfa\x18\x00IBM-3279-2-E\xff\xf0\xff\xfb\x19\xff\xfd\x19"
    "\xff\xfb\x00\xff\xfd";

typedef struct Client {
    int file;
    int screens; /* received so far */
    int closed;  /* 1 at the end of the connection; -1 if it was reset */
    size_t length;
    char heard[PANEL_STREAM + 512]; /* the latest bytes, as ASCII */
} Client;

static TerminalServer *server;
static socklen_t name_length; /* of the local door */

/* --------------------------------------------------------------- clients */

static int local_door(struct sockaddr_un *name)
{
    const int door = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0);
    memset(name, 0, sizeof *name);
    name->sun_family = AF_UNIX;
    assert_int_equal(bind(door, (struct sockaddr *)name, sizeof(sa_family_t)),
                     0);
    assert_int_equal(listen(door, 128), 0);
    name_length = sizeof *name;
    assert_int_equal(getsockname(door, (struct sockaddr *)name, &name_length),
                     0);
    return door;
}

static void say(const Client *client, const void *bytes, size_t length)
{
    assert_int_equal(send(client->file, bytes, length, MSG_NOSIGNAL), length);
}

static void greet(Client *client, int file)
{
    memset(client, 0, sizeof *client);
    client->file = file;
    assert_true(file >= 0);
    assert_int_equal(fcntl(file, F_SETFL, O_NONBLOCK), 0);
    say(client, greeting, sizeof greeting);
}

static void join(Client *client, const struct sockaddr_un *name)
{
    const int file = socket(AF_UNIX, SOCK_STREAM, 0);
    assert_int_equal(connect(file, (const struct sockaddr *)name, name_length),
                     0);
    greet(client, file);
}

static void join_from(Client *client, unsigned port, const char *source)
{
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((in_port_t)port)};
    struct sockaddr_in from = {.sin_family = AF_INET};
    const int file = socket(AF_INET, SOCK_STREAM, 0);
    inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
    inet_pton(AF_INET, source, &from.sin_addr);
    assert_int_equal(bind(file, (struct sockaddr *)&from, sizeof from), 0);
    assert_int_equal(connect(file, (struct sockaddr *)&to, sizeof to), 0);
    greet(client, file);
}

static void type(const Client *client, const char *words)
{
    u8 record[128] = {KEY_ENTER, 0x40, 0x40};
    size_t length = 3;
    while (*words)
        record[length++] = ebcdic_of_sign(*words++);
    record[length++] = IAC;
    record[length++] = MARK;
    say(client, record, length);
}

static void listen_to(Client *client)
{
    static u8 bytes[MOST_HEARD];
    const ssize_t heard =
        client->closed ? -1 : recv(client->file, bytes, sizeof bytes, 0);
    ssize_t i;
    if (client->closed || (heard < 0 && errno == EAGAIN))
        return;
    if (heard <= 0) {
        client->closed = heard ? -1 : 1;
        return;
    }
    client->length = 0;
    for (i = 0; i < heard; i++) {
        if (i && bytes[i - 1] == IAC && bytes[i] == MARK)
            client->screens++;
        if (client->length + 1 < sizeof client->heard)
            client->heard[client->length++] = ebcdic_sign_of(bytes[i]);
    }
    client->heard[client->length] = '\0';
}

static int screens_of(Client *client)
{
    listen_to(client);
    return client->screens;
}

static void run_rounds(int count)
{
    while (count--)
        assert_true(terminal_server_round(server));
}

/* The network may take its time. */
static void await_screens(Client *client, int count)
{
    int rounds = 0;
    while (screens_of(client) < count) {
        assert_in_range(rounds++, 0, FEW_ROUNDS);
        run_rounds(1);
    }
}

static void await_end(Client *client)
{
    int rounds = 0;
    while (!client->closed) {
        assert_in_range(rounds++, 0, FEW_ROUNDS);
        run_rounds(1);
        listen_to(client);
    }
}

static void leave(const Client *client, size_t count)
{
    while (count--)
        close(client[count].file);
    terminal_server_close(server);
}

/* ------------------------------------------------------------------ turns */

static void a_code_with_many_moves_delays_nobody_else(void **state)
{
    struct sockaddr_un name;
    Client client[2];
    int i;
    int rounds = 0;
    (void)state;
    server = terminal_server_open(local_door(&name), 8, 0);
    join(&client[0], &name);
    join(&client[1], &name);
    await_screens(&client[0], 1);
    await_screens(&client[1], 1);
    type(&client[0], heavy_code);
    for (i = 0; i < 20; i++)
        type(&client[1], "freecell 617");
    run_rounds(20);
    assert_int_equal(screens_of(&client[1]), 21);
    assert_int_equal(screens_of(&client[0]), 1);
    while (rounds++ < MANY_ROUNDS && screens_of(&client[0]) < 2)
        run_rounds(1);
    type(&client[0], "freecell 617");
    await_screens(&client[0], 3);
    leave(client, 2);
}

/* Each of the crowd asks for hints on the largest board. */
static void who_has_used_much_comes_later(void **state)
{
    static Client crowd[CROWD];
    struct sockaddr_un name;
    Client newcomer;
    int i, k, before;
    (void)state;
    server = terminal_server_open(local_door(&name), CROWD + 1, 0);
    for (i = 0; i < CROWD; i++)
        join(&crowd[i], &name);
    for (i = 0; i < CROWD; i++) {
        await_screens(&crowd[i], 1);
        type(&crowd[i], "kulki large plum");
        await_screens(&crowd[i], 2);
    }
    for (i = 0; i < CROWD; i++)
        for (k = 0; k < HINTS; k++)
            type(&crowd[i], "hint");
    while (screens_of(&crowd[CROWD - 1]) < 3)
        run_rounds(1);
    join(&newcomer, &name);
    type(&newcomer, "freecell 617");
    run_rounds(1); /* it is admitted, */
    for (i = before = 0; i < CROWD; i++)
        before += screens_of(&crowd[i]);
    run_rounds(3); /* is asked, gets its first screen, and its answer */
    assert_int_equal(screens_of(&newcomer), 2);
    for (i = 0; i < CROWD; i++)
        before -= screens_of(&crowd[i]);
    assert_in_range(-before, 0, 3 * 4); /* a hint is more than 1,024 moves */
    close(newcomer.file);
    leave(crowd, CROWD);
}

/* -------------------------------------------------------------------- seats
 */

static void seat_players(Client *client, int count, unsigned port,
                         const char *source)
{
    int i, k;
    for (i = 0; i < count; i++) {
        join_from(&client[i], port, source);
        await_screens(&client[i], 1);
        for (k = 0; k < 3; k++) {
            type(&client[i], "freecell 617");
            await_screens(&client[i], 2 + k);
        }
    }
}

static void a_full_server_shares_its_seats_among_addresses(void **state)
{
    Client greedy[4], other[3];
    unsigned port = 0;
    const int door = door_open("127.0.0.1", &port);
    (void)state;
    server = terminal_server_open(door, 4, 0);
    seat_players(greedy, 4, port, "127.0.0.2");
    seat_players(other, 2, port, "127.0.0.3");
    await_end(&greedy[0]);
    await_end(&greedy[1]);
    assert_non_null(strstr(greedy[0].heard, "your address had more places"));
    assert_int_equal(greedy[0].closed, 1);
    join_from(&other[2], port, "127.0.0.3");
    await_end(&other[2]);
    type(&greedy[2], "2a");
    await_screens(&greedy[2], 5);
    type(&greedy[3], "2a");
    await_screens(&greedy[3], 5);
    leave(greedy, 4);
}

/* A seat that changed its owner would come back with the next newcomer. */
static void an_address_with_one_seat_less_gets_no_more(void **state)
{
    Client first[3], other[2];
    unsigned port = 0;
    const int door = door_open("127.0.0.1", &port);
    int i;
    (void)state;
    server = terminal_server_open(door, 3, 0);
    seat_players(first, 3, port, "127.0.0.2");
    seat_players(other, 1, port, "127.0.0.3");
    await_end(&first[0]);
    join_from(&other[1], port, "127.0.0.3");
    await_end(&other[1]);
    for (i = 1; i < 3; i++) {
        type(&first[i], "2a");
        await_screens(&first[i], 5);
    }
    leave(first, 3);
}

/* It has sent more than the server has read. */
static void a_refused_client_hears_why(void **state)
{
    static const char full[] = "Quadrille is full";
    Client seated, refused;
    char heard[200] = "";
    int rounds = 0;
    unsigned port = 0;
    const int door = door_open("127.0.0.1", &port);
    (void)state;
    server = terminal_server_open(door, 1, 0);
    seat_players(&seated, 1, port, "127.0.0.2");
    join_from(&refused, port, "127.0.0.2");
    while (recv(refused.file, heard, sizeof heard - 1, MSG_PEEK) < 0) {
        assert_in_range(rounds++, 0, FEW_ROUNDS);
        run_rounds(1);
    }
    assert_true(recv(refused.file, heard, sizeof heard - 1, 0) > 0);
    assert_memory_equal(heard, full, sizeof full - 1);
    await_end(&refused);
    assert_int_equal(refused.closed, 1);
    close(refused.file);
    leave(&seated, 1);
}

static void one_record_is_not_yet_playing(void **state)
{
    struct sockaddr_un name;
    Client client[3];
    int i;
    (void)state;
    server = terminal_server_open(local_door(&name), 2, 0);
    for (i = 0; i < 3; i++) {
        join(&client[i], &name);
        await_screens(&client[i], 1);
        type(&client[i], "freecell 617");
        await_screens(&client[i], 2);
        type(&client[i], "2a");
        await_screens(&client[i], 3);
    }
    await_end(&client[0]);
    assert_non_null(strstr(client[0].heard, "you were idle"));
    leave(client, 3);
}

static unsigned long long home_of(const char *text)
{
    struct sockaddr_storage name = {0};
    struct sockaddr_in *four = (struct sockaddr_in *)&name;
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)&name;
    if (inet_pton(AF_INET, text, &four->sin_addr) == 1)
        name.ss_family = AF_INET;
    else if (inet_pton(AF_INET6, text, &six->sin6_addr) == 1)
        name.ss_family = AF_INET6;
    return door_home_of(&name);
}

static void a_network_of_ipv6_is_one_address(void **state)
{
    (void)state;
    assert_true(home_of("2001:db8:1:2::1") == home_of("2001:db8:1:2:ffff::2"));
    assert_true(home_of("2001:db8:1:2::1") != home_of("2001:db8:1:3::1"));
    assert_true(home_of("::ffff:192.0.2.1") == home_of("192.0.2.1"));
    assert_true(home_of("::ffff:192.0.2.1") != home_of("::ffff:192.0.2.2"));
    assert_true(home_of("192.0.2.1") != home_of("192.0.2.2"));
}

/* ------------------------------------------------------------------ signals
 */

/* The kernel sends the signal as soon as the first answer arrives. */
static void a_signal_is_obeyed_between_two_turns(void **state)
{
    struct sockaddr_un name;
    Client client[3];
    int i;
    (void)state;
    assert_true(signals_open());
    server = terminal_server_open(local_door(&name), 8, 0);
    for (i = 0; i < 3; i++) {
        join(&client[i], &name);
        await_screens(&client[i], 1);
    }
    for (i = 0; i < 3; i++)
        type(&client[i], "freecell 617");
    assert_int_equal(fcntl(client[0].file, F_SETSIG, SIGTERM), 0);
    assert_int_equal(fcntl(client[0].file, F_SETOWN, getpid()), 0);
    assert_int_equal(fcntl(client[0].file, F_SETFL, O_NONBLOCK | O_ASYNC), 0);
    run_rounds(1);
    assert_int_equal(signals_alarm(), SIGTERM);
    assert_int_equal(screens_of(&client[0]), 2);
    assert_int_equal(screens_of(&client[1]), 1);
    assert_int_equal(screens_of(&client[2]), 1);
    assert_int_equal(fcntl(client[0].file, F_SETFL, O_NONBLOCK), 0);
    leave(client, 3);
}

/* In a child, because what the system allows can't be raised again. */
static void seats_depend_on_open_files(void **state)
{
    static const struct {
        rlim_t files;
        int seats;
    } cases[] = {{4113, 4096}, {4112, 4096}, {4111, 4095}, {20, 4}};
    struct rlimit files;
    int status;
    size_t i;
    pid_t child;
    (void)state;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &files), 0);
    child = fork();
    for (i = 0; !child && i < COUNT_OF(cases); i++) {
        if (cases[i].files > files.rlim_max)
            continue;
        files.rlim_cur = files.rlim_max = cases[i].files;
        if (setrlimit(RLIMIT_NOFILE, &files) ||
            terminal_server_seats() != cases[i].seats)
            _exit(1);
    }
    if (!child)
        _exit(0);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_code_with_many_moves_delays_nobody_else),
        cmocka_unit_test(who_has_used_much_comes_later),
        cmocka_unit_test(a_full_server_shares_its_seats_among_addresses),
        cmocka_unit_test(an_address_with_one_seat_less_gets_no_more),
        cmocka_unit_test(a_refused_client_hears_why),
        cmocka_unit_test(one_record_is_not_yet_playing),
        cmocka_unit_test(a_network_of_ipv6_is_one_address),
        cmocka_unit_test(seats_depend_on_open_files),
        cmocka_unit_test(a_signal_is_obeyed_between_two_turns)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
