/* SPDX-License-Identifier: MIT */
/* The main loop of the server. The server does not read from a client that is
   slow to receive, disconnects a client that starts with nonsense, and gives
   each client one turn per round. When all seats are taken, a new client gets
   the seat of a client that has never played or has been idle for a long
   time. */
#include "terminal_server.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "host/posix/signals.h"
#include "seat.h"

enum {
    MOST_GUESTS = 4096,
    SPARE_FILES = 16,
    HEARD_AT_ONCE = 512,
    NEWCOMERS_AT_ONCE = 64,
    MANNERS_MS = 20000,   /* time limit for reporting the terminal type */
    SLOWNESS_MS = 60000,  /* time limit for receiving a screen */
    THINKING_MS = 600000, /* a client that has played keeps its seat for at
                             least this long */
    LOOK_AROUND_MS = 1000
};

typedef struct Guest {
    Seat seat;
    unsigned long number; /* later clients have higher numbers */
    long long arrived;    /* time of the connection, */
    long long played;     /* of the last input, */
    long long sent_at;    /* and of the last output */
    size_t from, until;
    u8 heard[HEARD_AT_ONCE]; /* input that has been received but not yet
                                handled */
    size_t sent;             /* how much of the output has been sent */
} Guest;

typedef struct TerminalServer {
    int count, most;
    Guest **guest;
    struct pollfd *file; /* the listening socket, then one entry per client */
    unsigned long newcomers; /* number of clients so far */
    long long idle_ms; /* disconnect a client after this long without input; 0:
                          never */
    int shut;          /* no client can connect at the moment */
    SharedPanel stage;
} TerminalServer;

static long long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/* ----------------------------------------------------------- newcomers */

/* TCP's own probes detect a dead connection within minutes. */
static void set_line(int file)
{
    static const struct {
        int level, name, value;
    } settings[] = {{SOL_SOCKET, SO_KEEPALIVE, 1},
                    {IPPROTO_TCP, TCP_NODELAY, 1},
                    {IPPROTO_TCP, TCP_KEEPIDLE, 120},
                    {IPPROTO_TCP, TCP_KEEPINTVL, 30},
                    {IPPROTO_TCP, TCP_KEEPCNT, 4}};
    size_t i;
    for (i = 0; i < sizeof settings / sizeof *settings; i++)
        (void)setsockopt(file, settings[i].level, settings[i].name,
                         &settings[i].value, sizeof settings[i].value);
}

static void show_out(TerminalServer *server, int nth)
{
    Guest *guest = server->guest[nth];
    close(server->file[nth + 1].fd);
    close_seat(&guest->seat);
    free(guest);
    server->count--;
    server->guest[nth] = server->guest[server->count];
    server->file[nth + 1] = server->file[server->count + 1];
}

static int send_to(Guest *guest, int file);

/* Disconnects a client, with a message if there is room for one. */
static void part_from(TerminalServer *server, int nth, const char *words)
{
    Guest *guest = server->guest[nth];
    if (!guest->seat.out.used) {
        bid_farewell(&guest->seat, &server->stage, words);
        (void)send_to(guest, server->file[nth + 1].fd);
    }
    show_out(server, nth);
}

/* Whether a guest should lose its seat before the other. Clients that have
   never played go first, the oldest before the others; then come those that
   have been idle for longest. */
static int gives_way(const Guest *guest, const Guest *other)
{
    const int silent = !guest->seat.records;
    if (silent != !other->seat.records)
        return silent;
    return silent ? guest->number < other->number
                  : guest->played < other->played;
}

static void make_way(TerminalServer *server)
{
    int first = 0;
    int nth;
    for (nth = 1; nth < server->count; nth++)
        if (gives_way(server->guest[nth], server->guest[first]))
            first = nth;
    if (!server->guest[first]->seat.records ||
        now_ms() - server->guest[first]->played > THINKING_MS)
        part_from(
            server, first,
            _("Quadrille is full, and you were idle, so someone else got "
              "your place. Please try again later."));
}

static void seat_guest(TerminalServer *server, int file)
{
    static const char full[] =
        _("Quadrille is full. Please try again later.\r\n");
    Guest *guest;
    if (server->count == server->most)
        make_way(server);
    guest = server->count < server->most ? calloc(1, sizeof *guest) : NULL;
    if (!guest) {
        (void)!send(file, full, sizeof full - 1, MSG_NOSIGNAL | MSG_DONTWAIT);
        close(file);
        return;
    }
    set_line(file);
    open_seat(&guest->seat);
    guest->number = ++server->newcomers;
    guest->arrived = now_ms();
    guest->played = guest->arrived;
    guest->sent_at = guest->arrived;
    server->guest[server->count++] = guest;
    server->file[server->count] = (struct pollfd){.fd = file};
}

static void open_to_newcomers(TerminalServer *server)
{
    int left = NEWCOMERS_AT_ONCE;
    int file;
    while (left--) {
        file = accept4(server->file[0].fd, NULL, NULL,
                       SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (file < 0) {
            server->shut = errno != EAGAIN && errno != EINTR;
            return;
        }
        seat_guest(server, file);
    }
}

/* -------------------------------------------------------------- guests */

/* Returns 0 if the connection is dead. */
static int send_to(Guest *guest, int file)
{
    Page *out = &guest->seat.out;
    ssize_t sent;
    while (guest->sent < out->used) {
        sent = send(file, out->text + guest->sent, out->used - guest->sent,
                    MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0)
            return errno == EAGAIN || errno == EINTR;
        guest->sent += (size_t)sent;
        guest->sent_at = now_ms();
    }
    page_free(out);
    guest->sent = 0;
    return 1;
}

static int hear_from(Guest *guest, int file)
{
    const ssize_t heard =
        recv(file, guest->heard, sizeof guest->heard, MSG_DONTWAIT);
    if (heard < 0)
        return errno == EAGAIN || errno == EINTR;
    guest->from = 0;
    guest->until = (size_t)heard;
    return heard > 0;
}

static int has_more(const Guest *guest)
{
    return guest->from < guest->until;
}

/* Only input at a screen counts as playing. The clock starts with the first
   screen. */
static void hear_guest(TerminalServer *server, Guest *guest)
{
    const u32 before = guest->seat.records;
    const int taken = guest->seat.taken;
    guest->from +=
        hear_seat(&guest->seat, &server->stage, guest->heard + guest->from,
                  guest->until - guest->from);
    if (guest->seat.records != before || guest->seat.taken != taken)
        guest->played = now_ms();
}

/* Handles one record and sends the screen that answers it. Returns 0 when the
   connection is over. */
static int take_turn(TerminalServer *server, Guest *guest, int file,
                     short events)
{
    if (events & (POLLERR | POLLNVAL))
        return 0;
    if (guest->seat.out.used && !send_to(guest, file))
        return 0;
    if (guest->seat.out.used)
        return 1;
    if (guest->seat.gone)
        return 0;
    if (!has_more(guest) && events & (POLLIN | POLLHUP) &&
        !hear_from(guest, file))
        return 0;
    if (has_more(guest))
        hear_guest(server, guest);
    return send_to(guest, file) && (!guest->seat.gone || guest->seat.out.used);
}

/* Whether a client has exceeded the time limit for reporting its type or for
   receiving a screen. */
static int is_overdue(const Guest *guest, long long now)
{
    if (!guest->seat.taken)
        return now - guest->arrived > MANNERS_MS;
    return guest->seat.out.used && now - guest->sent_at > SLOWNESS_MS;
}

static int is_idle(const TerminalServer *server, const Guest *guest,
                   long long now)
{
    return server->idle_ms && guest->seat.taken &&
           now - guest->played > server->idle_ms;
}

static void give_turns(TerminalServer *server)
{
    const long long now = now_ms();
    int nth = server->count;
    while (nth--) {
        const struct pollfd *file = &server->file[nth + 1];
        Guest *guest = server->guest[nth];
        if ((file->revents || has_more(guest)) &&
            !take_turn(server, guest, file->fd, file->revents))
            show_out(server, nth);
        else if (is_overdue(guest, now))
            show_out(server, nth);
        else if (is_idle(server, guest, now))
            part_from(server, nth,
                      _("Disconnected: you were idle for too long."));
    }
}

/* ---------------------------------------------------------------- waiting */

/* Input from a client that has not received its screen is not read, so a flood
   of data stays in the network. */
static int prepare_waiting(TerminalServer *server)
{
    int wait = server->count || server->shut ? LOOK_AROUND_MS : -1;
    int nth;
    for (nth = 0; nth < server->count; nth++) {
        Guest *guest = server->guest[nth];
        const int slow = guest->seat.out.used != 0;
        server->file[nth + 1].events = slow ? POLLOUT : POLLIN;
        if (has_more(guest) && !slow)
            wait = 0;
    }
    return wait;
}

static int wait_for_all(TerminalServer *server, int milliseconds)
{
    int result;
    server->file[0].events = server->shut ? 0 : POLLIN;
    server->shut = 0;
    result = signals_await_files(server->file, (nfds_t)server->count + 1,
                                 milliseconds);
    return result >= 0 || errno == EINTR;
}

/* ------------------------------------------------------------------ life */

int seats_for_terminals(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files))
        return 64;
    files.rlim_cur = files.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &files);
    (void)getrlimit(RLIMIT_NOFILE, &files);
    return files.rlim_cur > MOST_GUESTS + SPARE_FILES
               ? MOST_GUESTS
               : (int)files.rlim_cur - SPARE_FILES;
}

static TerminalServer *open_server(int door, int seats, u32 idle_seconds)
{
    TerminalServer *server = calloc(1, sizeof *server);
    if (!server)
        return NULL;
    server->most = seats;
    server->idle_ms = idle_seconds * 1000LL;
    server->guest = calloc((size_t)server->most, sizeof(Guest *));
    server->file = calloc((size_t)server->most + 1, sizeof(struct pollfd));
    if (server->file)
        server->file[0].fd = door;
    return server;
}

static void close_server(TerminalServer *server)
{
    while (server->count)
        show_out(server, server->count - 1);
    free(server->guest);
    free(server->file);
    free(server);
}

int serve_terminals(int door, int seats, u32 idle_seconds)
{
    TerminalServer *server = open_server(door, seats, idle_seconds);
    int well = server && server->guest && server->file;
    while (well && !signals_alarm()) {
        well = wait_for_all(server, prepare_waiting(server));
        if (well && !signals_alarm()) {
            give_turns(server);
            if (server->file[0].revents & POLLIN)
                open_to_newcomers(server);
        }
    }
    if (server)
        close_server(server);
    close(door);
    return signals_alarm();
}
