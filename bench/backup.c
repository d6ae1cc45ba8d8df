/* SPDX-License-Identifier: MIT */
/* The time to write a backup of many games, and to restore it into an empty
   store and into one that has them already. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "backup/stored/stored_backup.h"
#include "rules/games.h"

enum { GAMES = 10000, IN_PROGRESS = 100, MOVES = 100 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void play(Session *session, u32 number, u8 *rng)
{
    const Game *game = games[number % games_count];
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    char word[12];
    Reader reader;
    Fault fault;
    Intent intent = {.what = INTENT_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    u32 moves = MOVES;
    reader_start(&reader, "", 0);
    game_read_variant(game, variant, &reader, &fault);
    reader_start(&reader, word,
                 (u32)snprintf(word, sizeof word, "%u", (unsigned)number + 1));
    game->read_seed(seed, &reader, &fault);
    session_deal(session, game, variant, seed, &fault);
    while (moves-- && !session_is_over(session)) {
        u16 list[4096];
        const u16 count = game->list(session->position, list, 4096);
        if (!count)
            break;
        intent.move = list[rng_below(rng, count)];
        session_do(session, &intent, &reply);
    }
}

static void make_games(Backup *backup)
{
    u8 rng[RNG_SIZE];
    const u8 seed[SEED_SIZE] = {1};
    u32 i;
    rng_seed(rng, seed);
    for (i = 0; i < GAMES; i++) {
        Session session;
        Page save = PAGE_EMPTY;
        session_open(&session, &malloc_host);
        play(&session, i, rng);
        page_save(&save, &session);
        if (i < IN_PROGRESS)
            backup_add_game(backup, &(BackupGame){.started = i,
                                                  .played = i,
                                                  .slot = "",
                                                  .save = save.text});
        else
            backup_add_result(backup, &(BackupResult){.ended = i,
                                                      .day = "2026-11-21",
                                                      .save = save.text});
        page_free(&save);
        session_close(&session);
    }
}

static void restore(Store *store, const Page *text, const char *what)
{
    Backup elsewhere;
    Page copy = PAGE_EMPTY;
    Page words = PAGE_EMPTY;
    const double begin = now();
    page_put(&copy, text->text, text->used);
    if (!backup_read(&elsewhere, "backup", &copy, &words) ||
        stored_restore(store, &elsewhere, 0, &words, &words))
        exit(1);
    printf("%s: %.2f s\n", what, now() - begin);
    backup_free(&elsewhere);
    page_free(&words);
}

int main(void)
{
    char path[] = "/tmp/quadrille-bench-XXXXXX";
    Backup backup = {.count = 0};
    Page text = PAGE_EMPTY;
    Page again = PAGE_EMPTY;
    Store *store;
    double begin;
    const int file = mkstemp(path);
    if (file < 0)
        return 1;
    close(file);
    setenv("XDG_CONFIG_HOME", "/nowhere", 1);
    make_games(&backup);
    backup_write(&backup, &text);
    backup_free(&backup);
    printf("%d games, %lu bytes\n", GAMES, (unsigned long)text.used);
    store = store_open(&malloc_host, path);
    restore(store, &text, "restore into an empty store");
    restore(store, &text, "restore once more");
    begin = now();
    if (stored_back_up(store, &backup, &again))
        return 1;
    backup_write(&backup, &again);
    printf("backup: %.2f s\n", now() - begin);
    backup_free(&backup);
    page_free(&text);
    page_free(&again);
    store_close(store);
    unlink(path);
    return 0;
}
