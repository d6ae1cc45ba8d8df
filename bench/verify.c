/* SPDX-License-Identifier: MIT */
/* How many saved games per second can be verified, in the process and by the
   program, and how long a game of ten thousand moves takes. Games are
   reproducible; times depend on the machine. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "host/host.h"
#include "rules/games.h"

enum {
    SAVES = 1000,
    SHORT_GAME = 200,
    LONG_GAME = 10000,
    SECONDS = 2,
    RUNS = 11,
    RETREAT = 40
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void must(int done, const char *what)
{
    if (done)
        return;
    fprintf(stderr, "verify: cannot %s\n", what);
    exit(4);
}

/* ---------------------------------------------------------------- games */

static void deal(Session *session, const Game *game, const char *variant,
                 u32 number)
{
    u8 bytes[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    char text[12];
    Reader reader;
    Fault fault;
    reader_start(&reader, variant, (u32)strlen(variant));
    must(!game_read_variant(game, bytes, &reader, &fault), "read the variant");
    snprintf(text, sizeof text, "%lu", (unsigned long)number);
    reader_start(&reader, text, (u32)strlen(text));
    must(!game->read_seed(seed, &reader, &fault), "read the seed");
    must(!session_deal(session, game, bytes, seed, &fault), "deal");
}

static void play(Session *session, u16 move)
{
    const Intent intent = {.what = INTENT_PLAY, .move = move};
    Reply reply = {.trace = {NULL, 0, 0}};
    must(!session_do(session, &intent, &reply), "play");
}

static int play_by_chance(Session *session, u8 *rng)
{
    static u16 moves[1 << 16];
    u16 count = session->game->list(session->position, moves,
                                    session->game->most_moves);
    if (count)
        play(session, moves[rng_below(rng, count)]);
    return count != 0;
}

static int play_by_hint(Session *session, u8 *rng)
{
    const Intent hint = {.what = INTENT_HINT};
    Reply reply = {.trace = {NULL, 0, 0}};
    (void)rng;
    if (session_do(session, &hint, &reply))
        return 0;
    play(session, reply.move);
    return 1;
}

/* When no move is left, the last ones are undone and played differently. */
static void play_long(Session *session, u32 length, u8 *rng,
                      int (*step)(Session *, u8 *))
{
    Intent back = {.what = INTENT_VISIT};
    Reply reply = {.trace = {NULL, 0, 0}};
    u32 tries = 0;
    while (session->at < length) {
        if (step(session, rng))
            continue;
        must(++tries < 100000, "play so long");
        back.number = session->at > RETREAT ? session->at - RETREAT : 0;
        must(!session_do(session, &back, &reply), "go back");
        play_by_chance(session, rng);
    }
}

static void save(Page *text, const Game *game, u32 number)
{
    const u8 seed[SEED_SIZE] = {(u8)number, (u8)(number >> 8)};
    u8 rng[RNG_SIZE];
    Session session;
    rng_seed(rng, seed);
    session_open(&session, &malloc_host);
    deal(&session, game, "", number);
    while (session.at < SHORT_GAME && play_by_chance(&session, rng))
        ;
    text->used = 0;
    page_save(text, &session);
    session_close(&session);
}

/* --------------------------------------------------------------- a second */

static u32 load(const Page *text)
{
    Session session;
    Fault fault;
    u32 moves;
    session_open(&session, &malloc_host);
    must(!session_load(&session, text->text, (u32)text->used, &fault), "load");
    moves = session.count;
    session_close(&session);
    return moves;
}

static void measure_loads(const Game *game, const Page *saves)
{
    unsigned long loads = 0;
    double moves = 0;
    double begin = now();
    while (now() - begin < SECONDS)
        moves += load(&saves[loads++ % SAVES]);
    printf("%-9s %9.0f replays/s %6.1f moves each, in the process\n",
           game->name, (double)loads / (now() - begin), moves / (double)loads);
}

/* Discards the program's output. Its exit code must say that all games are
   valid. */
static double run(char *const *arguments)
{
    double begin = now();
    int status;
    pid_t child;
    fflush(stdout);
    child = fork();
    must(child >= 0, "fork");
    if (!child) {
        if (!freopen("/dev/null", "w", stdout))
            _exit(127);
        execv(arguments[0], arguments);
        _exit(127);
    }
    must(waitpid(child, &status, 0) == child && status == 0, "verify");
    return now() - begin;
}

static void measure_program(char *program, const Game *game, const Page *saves,
                            const char *folder)
{
    char paths[SAVES][64];
    char verify[] = "verify";
    char *arguments[SAVES + 3] = {program, verify};
    size_t i;
    for (i = 0; i < SAVES; i++) {
        snprintf(paths[i], sizeof paths[i], "%s/%zu", folder, i);
        must(file_write(paths[i], NULL, &saves[i]), "write");
        arguments[i + 2] = paths[i];
    }
    printf("%-9s %9.0f replays/s by the program, %d files\n", game->name,
           SAVES / run(arguments), SAVES);
    for (i = 0; i < SAVES; i++)
        unlink(paths[i]);
}

static void measure(char *program, const Game *game, const char *folder)
{
    static Page saves[SAVES];
    u32 i;
    for (i = 0; i < SAVES; i++)
        save(&saves[i], game, i + 1);
    measure_loads(game, saves);
    measure_program(program, game, saves, folder);
}

/* ------------------------------------------------------------- long games */

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

static void measure_long(const char *name, const char *variant,
                         int (*step)(Session *, u8 *))
{
    const u8 seed[SEED_SIZE] = {7};
    u8 rng[RNG_SIZE];
    Session session;
    Page text = PAGE_EMPTY;
    double times[RUNS];
    int i;
    rng_seed(rng, seed);
    session_open(&session, &malloc_host);
    deal(&session, games_find(name), variant, 7);
    play_long(&session, LONG_GAME, rng, step);
    page_save(&text, &session);
    session_close(&session);
    for (i = 0; i < RUNS; i++) {
        times[i] = now();
        must(load(&text) == LONG_GAME, "load them all");
        times[i] = (now() - times[i]) * 1e3;
    }
    qsort(times, RUNS, sizeof *times, compare);
    printf("%-9s %9.2f ms to load %d moves of %s (goal: 50)\n", name,
           times[RUNS / 2], LONG_GAME, variant);
    page_free(&text);
}

int main(int count, char **arguments)
{
    char folder[] = "/tmp/verify.XXXXXX";
    u8 i;
    if (count != 2) {
        fputs("usage: verify PROGRAM\n", stderr);
        return 2;
    }
    must(mkdtemp(folder) != NULL, "make a folder");
    for (i = 0; i < games_count; i++)
        measure(arguments[1], games[i], folder);
    rmdir(folder);
    measure_long("kulki", "lines98:9x9:3", play_by_hint);
    measure_long("freecell", "7cells:none", play_by_chance);
    measure_long("sliding", "4x4", play_by_chance);
    measure_long("sliding", "10x10", play_by_chance);
    return 0;
}
