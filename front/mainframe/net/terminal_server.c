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
    PLAYED_RECORDS = 3,   /* with fewer, it has not played yet */
    LOOK_AROUND_MS = 1000,
    SCREEN_WORK = 16, /* a screen costs as much as this many moves */
    MOST_DRAINED = 64
};

/* One address, or one network of IPv6. */
typedef struct Household {
    unsigned long long address;
    int guests;
} Household;

typedef struct Guest {
    Seat seat;
    Household *home;
    unsigned long long due; /* when its next turn begins at the earliest, on
                               the server's clock of work */
    u32 work;               /* done in its last turn */
    unsigned long number;   /* later clients have higher numbers */
    long long arrived;      /* time of the connection, */
    long long played;       /* of the last input, */
    long long sent_at;      /* and of the last output */
    size_t from, until;
    u8 heard[HEARD_AT_ONCE]; /* input that has been received but not yet
                                handled */
    size_t sent;             /* how much of the output has been sent */
    int over;                /* the connection is to be closed */
} Guest;

typedef struct Turn {
    unsigned long long begin, end; /* the end is a guess */
    unsigned long number;
    int nth;
} Turn;

struct TerminalServer {
    int count, most;
    Guest **guest;
    struct pollfd *file; /* the listening socket, then one entry per client */
    Turn *turn;
    unsigned long long clock; /* of work: the time of the last turn */
    unsigned long newcomers;  /* number of clients so far */
    long long idle_ms; /* disconnect a client after this long without input; 0:
                          never */
    int shut;          /* no client can connect at the moment */
    SharedPanel stage;
};

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

/* With input that nobody has read, closing would reset the connection, and
   the client would lose the last words. */
static void close_line(int file)
{
    char drained[512];
    int left = MOST_DRAINED;
    (void)shutdown(file, SHUT_WR);
    while (left-- && recv(file, drained, sizeof drained, MSG_DONTWAIT) > 0)
        ;
    close(file);
}

static void show_out(TerminalServer *server, int nth)
{
    Guest *guest = server->guest[nth];
    close_line(server->file[nth + 1].fd);
    seat_close(&guest->seat);
    if (!--guest->home->guests)
        free(guest->home);
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
        seat_close_politely(&guest->seat, &server->stage, words);
        (void)send_to(guest, server->file[nth + 1].fd);
    }
    show_out(server, nth);
}

/* The household of some guest with this address, or NULL. */
static Household *find_home(const TerminalServer *server,
                            unsigned long long address)
{
    int nth;
    for (nth = 0; nth < server->count; nth++)
        if (server->guest[nth]->home->address == address)
            return server->guest[nth]->home;
    return NULL;
}

static int guests_from(const TerminalServer *server,
                       unsigned long long address)
{
    const Household *home = find_home(server, address);
    return home ? home->guests : 0;
}

static Household *enter_home(const TerminalServer *server,
                             unsigned long long address)
{
    Household *home = find_home(server, address);
    if (home)
        return home;
    home = calloc(1, sizeof *home);
    if (home)
        home->address = address;
    return home;
}

/* Who has typed nothing for longer, or as long, but came first. */
static int is_idler(const Guest *guest, const Guest *other)
{
    if (guest->played != other->played)
        return guest->played < other->played;
    return guest->number < other->number;
}

static int has_played(const Guest *guest)
{
    return guest->seat.records >= PLAYED_RECORDS;
}

/* Whether a guest should lose its seat before the other. Clients that have
   never played go first, from the address with most of them all, the oldest
   before the others; then come those that have been idle for longest. */
static int gives_way(const Guest *guest, const Guest *other)
{
    const int silent = !has_played(guest);
    if (silent == has_played(other))
        return silent;
    if (silent && guest->home->guests != other->home->guests)
        return guest->home->guests > other->home->guests;
    return silent ? guest->number < other->number : is_idler(guest, other);
}

/* Whether a guest should lose its seat to another address. */
static int shares_less(const Guest *guest, const Guest *other)
{
    if (guest->home->guests != other->home->guests)
        return guest->home->guests > other->home->guests;
    return is_idler(guest, other);
}

static int find_first(const TerminalServer *server,
                      int (*before)(const Guest *, const Guest *))
{
    int first = 0;
    int nth;
    for (nth = 1; nth < server->count; nth++)
        if (before(server->guest[nth], server->guest[first]))
            first = nth;
    return first;
}

static void make_way(TerminalServer *server, unsigned long long address)
{
    int nth = find_first(server, gives_way);
    const Guest *guest = server->guest[nth];
    if (!has_played(guest) || now_ms() - guest->played > THINKING_MS) {
        part_from(
            server, nth,
            _("Quadrille is full, and you were idle, so someone else got "
              "your place. Please try again later."));
        return;
    }
    nth = find_first(server, shares_less);
    guest = server->guest[nth];
    if (guest->home->guests > guests_from(server, address) + 1)
        part_from(server, nth,
                  _("Quadrille is full, and your address had more places than "
                    "any other, so someone else got yours."));
}

static void open_guest(TerminalServer *server, Guest *guest)
{
    seat_open(&guest->seat);
    guest->number = ++server->newcomers;
    guest->arrived = now_ms();
    guest->played = guest->arrived;
    guest->sent_at = guest->arrived;
    guest->home->guests++;
}

static void seat_guest(TerminalServer *server, int file,
                       unsigned long long address)
{
    static const char full[] =
        N_("Quadrille is full. Please try again later.\r\n");
    Guest *guest;
    if (server->count == server->most)
        make_way(server, address);
    guest = server->count < server->most ? calloc(1, sizeof *guest) : NULL;
    if (guest)
        guest->home = enter_home(server, address);
    if (!guest || !guest->home) {
        (void)!send(file, full, sizeof full - 1, MSG_NOSIGNAL | MSG_DONTWAIT);
        close_line(file);
        free(guest);
        return;
    }
    set_line(file);
    open_guest(server, guest);
    server->guest[server->count++] = guest;
    server->file[server->count] = (struct pollfd){.fd = file};
}

static void open_to_newcomers(TerminalServer *server)
{
    int left = NEWCOMERS_AT_ONCE;
    int file;
    while (left--) {
        struct sockaddr_storage name = {0};
        socklen_t length = sizeof name;
        file = accept4(server->file[0].fd, (struct sockaddr *)&name, &length,
                       SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (file < 0) {
            server->shut = errno != EAGAIN && errno != EINTR;
            return;
        }
        seat_guest(server, file, door_home_of(&name));
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

/* Whether it needs a turn, even if no more input arrives. */
static int has_more(const Guest *guest)
{
    return guest->from < guest->until || seat_is_busy(&guest->seat);
}

/* Only input at a screen counts as playing. The clock starts with the first
   screen. */
static void hear_guest(TerminalServer *server, Guest *guest)
{
    const u32 before = guest->seat.records;
    const int taken = guest->seat.taken;
    const int busy = seat_is_busy(&guest->seat);
    guest->from +=
        seat_take(&guest->seat, &server->stage, guest->heard + guest->from,
                  guest->until - guest->from);
    if (guest->seat.records != before || guest->seat.taken != taken || busy)
        guest->played = now_ms();
}

/* Handles one record, or a part of a long one, and sends the screen that
   answers it. Returns 0 when the connection is over. */
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

static int is_earlier(const void *one, const void *two)
{
    const Turn *turn = one;
    const Turn *other = two;
    if (turn->end != other->end)
        return turn->end < other->end ? -1 : 1;
    return turn->number < other->number ? -1 : 1;
}

/* Lists those that need a turn, in the order of start-time fair queueing
   (Goyal, Vin and Cheng 1996), but by the ends of the turns: each will
   probably ask for as much as last time, and who asks for little need not wait
   for one who asks for much. Who has been quiet for long has saved nothing. */
static int list_turns(const TerminalServer *server)
{
    Turn *turn = server->turn;
    int nth;
    for (nth = 0; nth < server->count; nth++) {
        const Guest *guest = server->guest[nth];
        if (!server->file[nth + 1].revents && !has_more(guest))
            continue;
        turn->begin = guest->due > server->clock ? guest->due : server->clock;
        turn->end = turn->begin + guest->work;
        turn->number = guest->number;
        turn->nth = nth;
        turn++;
    }
    qsort(server->turn, (size_t)(turn - server->turn), sizeof *turn,
          is_earlier);
    return (int)(turn - server->turn);
}

/* Returns the work done. */
static u32 give_turn(TerminalServer *server, const Turn *turn)
{
    const struct pollfd *file = &server->file[turn->nth + 1];
    Guest *guest = server->guest[turn->nth];
    const u32 before = guest->seat.desk.work;
    guest->over = !take_turn(server, guest, file->fd, file->revents);
    guest->work = guest->seat.desk.work - before + SCREEN_WORK;
    guest->due = turn->begin + guest->work;
    if (turn->begin > server->clock)
        server->clock = turn->begin;
    return guest->work;
}

static void give_turns(TerminalServer *server)
{
    const int count = list_turns(server);
    u32 work = 0;
    int nth;
    for (nth = 0; nth < count && work < ROUND_WORK && !signals_alarm(); nth++)
        work += give_turn(server, &server->turn[nth]);
}

static void part_from_some(TerminalServer *server)
{
    const long long now = now_ms();
    int nth = server->count;
    while (nth--) {
        const Guest *guest = server->guest[nth];
        if (guest->over || is_overdue(guest, now))
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

int terminal_server_seats(void)
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

TerminalServer *terminal_server_open(int door, int seats, u32 idle_seconds)
{
    TerminalServer *server = calloc(1, sizeof *server);
    if (!server)
        return NULL;
    server->most = seats;
    server->idle_ms = idle_seconds * 1000LL;
    server->guest = calloc((size_t)server->most, sizeof(Guest *));
    server->turn = calloc((size_t)server->most, sizeof(Turn));
    server->file = calloc((size_t)server->most + 1, sizeof(struct pollfd));
    if (server->guest && server->turn && server->file) {
        server->file[0].fd = door;
        return server;
    }
    free(server->guest);
    free(server->turn);
    free(server->file);
    free(server);
    return NULL;
}

void terminal_server_close(TerminalServer *server)
{
    close(server->file[0].fd);
    while (server->count)
        show_out(server, server->count - 1);
    free(server->guest);
    free(server->turn);
    free(server->file);
    free(server);
}

int terminal_server_round(TerminalServer *server)
{
    if (!wait_for_all(server, prepare_waiting(server)))
        return 0;
    if (signals_alarm())
        return 1;
    give_turns(server);
    part_from_some(server);
    if (server->file[0].revents & POLLIN)
        open_to_newcomers(server);
    return 1;
}

int terminal_server_run(int door, int seats, u32 idle_seconds)
{
    TerminalServer *server = terminal_server_open(door, seats, idle_seconds);
    int well = server != NULL;
    while (well && !signals_alarm())
        well = terminal_server_round(server);
    if (server)
        terminal_server_close(server);
    else
        close(door);
    return signals_alarm();
}
