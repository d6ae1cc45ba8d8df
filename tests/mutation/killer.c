/* SPDX-License-Identifier: MIT */
/* Runs the unit tests of rules, sessions and formats in one program, for
   mutation.py: killer SUITE LIMIT... stops at the first failure, or
   when a suite exceeds its limit in milliseconds of processor time. Besides
   the unit tests there are two suites of its own for each game: "count" counts
   lines of play and compares them with data/perft, "digest" plays random games
   and compares their digests with digests.txt. "killer --write" prints that
   file; "killer --times" prints the time of each suite. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>

#include "rules/games.h"
#include "session/playout.h"
#include "tests/kit/walk.h"

enum { LINE_ROOM = 1 << 14, DIGEST_GAMES = 4, MOST_LINES = 20000 };

#define MOST_MEMORY ((rlim_t)1 << 30)

/* mutation.py writes the table of unit tests: their main functions, renamed.
 */
typedef struct UnitSuite {
    const char *name;
    int (*run)(void);
} UnitSuite;

extern const UnitSuite unit_suites[];
extern const size_t unit_suite_count;

static FILE *open_table(const char *folder, const char *name)
{
    char path[512];
    FILE *file;
    snprintf(path, sizeof path, TEST_SOURCE "/%s/%s.txt", folder, name);
    file = fopen(path, "r");
    if (!file)
        exit(2);
    return file;
}

/* -------------------------------------------------------- lines of play */

static unsigned long count_from(const Game *game, const u8 *position,
                                unsigned depth)
{
    u16 *moves = calloc(game->most_moves, sizeof *moves);
    u8 *next = malloc(game->size);
    u16 count = game->list(position, moves, game->most_moves);
    unsigned long total = depth == 1 ? count : 0;
    u16 i;
    for (i = 0; depth > 1 && i < count; i++) {
        memcpy(next, position, game->size);
        if (game->apply(next, moves[i], NULL))
            total += 1000000;
        total += count_from(game, next, depth - 1);
    }
    free(next);
    free(moves);
    return total;
}

/* Reads "VARIANT SEED" or "VARIANT SEED board:BOARD". */
static int read_start(const Game *game, char *head, u8 *position)
{
    char *seed_text = strchr(head, ' ') + 1;
    char *board = strstr(seed_text, " board:");
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE];
    Reader reader;
    Fault fault;
    char *slash;
    if (board)
        *board = '\0';
    reader_start(&reader, head, (u32)(seed_text - 1 - head));
    if (game_read_variant(game, variant, &reader, &fault))
        return 0;
    reader_start(&reader, seed_text, (u32)strlen(seed_text));
    if (game->read_seed(seed, &reader, &fault))
        return 0;
    if (!board)
        return !game->deal(position, variant, seed);
    board += strlen(" board:");
    while ((slash = strchr(board, '/')) != NULL)
        *slash = '\n';
    reader_start(&reader, board, (u32)strlen(board));
    return !game->read_board(position, variant, seed, &reader, &fault);
}

static int count_row(const Game *game, char *row)
{
    u8 position[MOST_POSITION];
    char *counts = strstr(row, " ; ");
    unsigned depth = 0;
    *counts = '\0';
    if (!read_start(game, row, position))
        return 1;
    for (counts = strchr(counts + 1, 'D'); counts;
         counts = strchr(counts + 1, 'D')) {
        unsigned long expected = strtoul(strchr(counts, ' '), NULL, 10);
        depth++;
        if (expected > MOST_LINES)
            break;
        if (count_from(game, position, depth) != expected)
            return 1;
    }
    return 0;
}

static int run_count(const Game *game)
{
    static char row[LINE_ROOM];
    FILE *file = open_table("data/perft", game->name);
    int failed = 0;
    while (!failed && fgets(row, sizeof row, file))
        if (*row != '#' && strstr(row, " ; "))
            failed = count_row(game, row);
    fclose(file);
    return failed;
}

/* -------------------------------------------------------------- digests */

static void digest_games(const Game *game, const char *variant, char *text)
{
    u8 position[MOST_POSITION];
    u16 *moves = calloc(game->most_moves, sizeof *moves);
    Playout playout = {.game = game, .position = position, .moves = moves};
    Digest digest;
    Reader reader;
    Writer writer;
    Fault fault;
    u32 number;
    digest_start(&digest);
    reader_start(&reader, variant, (u32)strlen(variant));
    if (!game_read_variant(game, playout.variant, &reader, &fault))
        for (number = 1; number <= DIGEST_GAMES; number++)
            playout_digest(&playout, number, &digest);
    writer_start(&writer, text, DIGEST_DIGITS);
    digest_write(&digest, &writer);
    text[DIGEST_DIGITS] = '\0';
    free(moves);
}

static int run_digest(const Game *game)
{
    char name[64], variant[64], expected[64], found[DIGEST_DIGITS + 1];
    FILE *file = open_table("tests/mutation", "digests");
    int failed = 0;
    while (!failed &&
           fscanf(file, "%63s %63s %63s", name, variant, expected) == 3)
        if (strcmp(name, game->name) == 0) {
            digest_games(game, variant, found);
            failed = strcmp(found, expected) != 0;
        }
    fclose(file);
    return failed;
}

static int write_digests(void)
{
    char digest[DIGEST_DIGITS + 1];
    u8 i;
    for (i = 0; i < games_count; i++) {
        const char *const *variant = variants_of(games[i]);
        for (; *variant; variant++) {
            digest_games(games[i], *variant, digest);
            printf("%s %s %s\n", games[i]->name, *variant, digest);
        }
    }
    return 0;
}

/* --------------------------------------------------------------- suites */

static int run_suite(const char *name)
{
    const char *word = strchr(name, ':');
    size_t i;
    if (word) {
        const Game *game = games_find(word + 1);
        return !game || (*name == 'c' ? run_count(game) : run_digest(game));
    }
    for (i = 0; i < unit_suite_count; i++)
        if (strcmp(unit_suites[i].name, name) == 0)
            return unit_suites[i].run();
    return 1;
}

/* There only if a file was compiled for the address sanitizer, which needs
   more address space than any limit allows. */
extern void __asan_init(void) __attribute__((weak));

/* A suite that runs for much longer than usual is in an endless loop. The
   timer counts processor time, so a busy machine makes no difference. */
static void set_limit(long milliseconds)
{
    struct itimerval timer = {
        {0, 0}, {milliseconds / 1000, milliseconds % 1000 * 1000}};
    struct rlimit memory = {MOST_MEMORY, MOST_MEMORY};
    setitimer(ITIMER_PROF, &timer, NULL);
    if (!__asan_init)
        setrlimit(RLIMIT_AS, &memory);
}

static void time_suite(const char *name)
{
    clock_t start = clock();
    int failed = run_suite(name);
    fprintf(stderr, "time %ld %s %s\n",
            (long)((clock() - start) * 1000 / CLOCKS_PER_SEC), name,
            failed ? "failed" : "passed");
}

static int time_all(void)
{
    char name[32];
    size_t i;
    for (i = 0; i < games_count; i++) {
        snprintf(name, sizeof name, "count:%s", games[i]->name);
        time_suite(name);
        snprintf(name, sizeof name, "digest:%s", games[i]->name);
        time_suite(name);
    }
    for (i = 0; i < unit_suite_count; i++)
        time_suite(unit_suites[i].name);
    return 0;
}

int main(int count, char **names)
{
    int i;
    if (count == 2 && strcmp(names[1], "--write") == 0)
        return write_digests();
    if (count == 2 && strcmp(names[1], "--times") == 0)
        return time_all();
    for (i = 1; i + 1 < count; i += 2) {
        set_limit(strtol(names[i + 1], NULL, 10));
        if (run_suite(names[i])) {
            fprintf(stderr, "killed by %s\n", names[i]);
            return 1;
        }
    }
    return 0;
}
