/* SPDX-License-Identifier: MIT */
/* The processor time of commands that read all results, with a store of
   20,000: of three years, all games, several variants, levels and layouts.
   usage: result_lists PROGRAM */
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "host/host.h"
#include "host/paths.h"
#include "store/store.h"

enum { RUNS = 21 };

/* Half of the games are dealt, a tenth are daily puzzles, and a third had
   help. The saves, which no list reads, are as long as those of real games. */
static const char results[] =
    "WITH RECURSIVE numbers(i) AS"
    " (VALUES (1) UNION ALL SELECT i + 1 FROM numbers WHERE i < 20000),"
    " chances AS (SELECT i, i % 4 AS game, (i * 7919) % 10007 AS chance,"
    "  date('2023-11-14', '+' || (i / 18) || ' days') AS day FROM numbers)"
    "INSERT INTO outcomes SELECT i,"
    " CASE game WHEN 0 THEN 'kulki' WHEN 1 THEN 'mahjong'"
    "  WHEN 2 THEN 'freecell' ELSE 'sliding' END,"
    " CASE game"
    "  WHEN 0 THEN CASE WHEN chance % 3 THEN 'lines98' ELSE 'kulki' END"
    "  WHEN 1 THEN CASE WHEN chance % 5 THEN 'turtle'"
    "   ELSE 'turtle:flowers' END"
    "  WHEN 2 THEN (chance % 3 + 2) || 'cells'"
    "  ELSE (chance % 3 + 3) || 'x' || (chance % 3 + 3) END,"
    " i * 31, CASE WHEN chance % 10 THEN '' ELSE day END,"
    " game = 1 AND chance % 2, day, 1700000000 + i * 4700,"
    " CASE WHEN chance % 7 = 0 THEN 0 WHEN game THEN 1 ELSE 3 END,"
    " 40 + chance % 300, 5 * (chance % 400),"
    " CASE WHEN chance % 3 THEN 0 ELSE chance % 9 END, chance % 5,"
    " 60000 + 37 * chance, hex(randomblob(100 + chance % 200)),"
    " CASE WHEN game = 1 AND chance % 2 THEN"
    "  CASE WHEN chance % 3 THEN 'lotus' ELSE 'pond' END"
    "  WHEN chance % 4 THEN '' WHEN chance % 8 THEN 'easy' ELSE 'hard' END,"
    " 0, '' FROM chances";

static void must(int done, const char *what)
{
    if (done)
        return;
    fprintf(stderr, "result_lists: cannot %s\n", what);
    exit(4);
}

/* The store makes the file, with its indexes; the results are written at
   once. */
static void fill_store(const char *path)
{
    sqlite3 *file;
    Store *store = store_open(&malloc_host, path);
    must(store && !store_state(store), "make a store");
    store_close(store);
    must(!sqlite3_open(path, &file) &&
             !sqlite3_exec(file, results, NULL, NULL, NULL),
         "write results");
    sqlite3_close(file);
}

static double run(char *const *arguments)
{
    struct rusage used;
    const pid_t child = fork();
    int status;
    must(child >= 0, "start a process");
    if (!child) {
        const int nowhere = open("/dev/null", O_WRONLY);
        if (nowhere >= 0)
            dup2(nowhere, STDOUT_FILENO);
        execv(arguments[0], arguments);
        _exit(127);
    }
    must(wait4(child, &status, 0, &used) == child && !status,
         "run the program");
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1e3 +
           (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1e-3;
}

static int compare(const void *left, const void *right)
{
    const double a = *(const double *)left;
    const double b = *(const double *)right;
    return (a > b) - (a < b);
}

static void measure(char *program, const char *command, const char *game)
{
    char words[2][16];
    char *const arguments[] = {program, words[0], game ? words[1] : NULL,
                               NULL};
    double times[RUNS];
    int i;
    snprintf(words[0], sizeof words[0], "%s", command);
    snprintf(words[1], sizeof words[1], "%s", game ? game : "");
    for (i = 0; i < RUNS; i++)
        times[i] = run(arguments);
    qsort(times, RUNS, sizeof *times, compare);
    printf("%-8s %-10s %7.1f %7.1f\n", command, words[1], times[0],
           times[RUNS / 2]);
}

int main(int count, char **arguments)
{
    static const char *const commands[] = {"stats", "scores", "progress"};
    char home[] = "/tmp/quadrille-lists-XXXXXX";
    char path[64];
    size_t i;
    if (count != 2) {
        fputs("usage: result_lists PROGRAM\n", stderr);
        return 2;
    }
    must(mkdtemp(home) != NULL, "make a folder");
    setenv("XDG_DATA_HOME", home, 1);
    snprintf(path, sizeof path, "%s/quadrille/games.db", home);
    paths_make_folders(path);
    fill_store(path);
    puts("milliseconds of the processor, least and median");
    for (i = 0; i < sizeof commands / sizeof *commands; i++) {
        measure(arguments[1], commands[i], NULL);
        measure(arguments[1], commands[i], "freecell");
    }
    snprintf(path, sizeof path, "rm -r '%s'", home);
    return system(path) != 0;
}
