/* SPDX-License-Identifier: MIT */
/* Sessions that are stored, in files that disappear after the test. */
#include "keeper.h"

#include "rules/games.h"

#include <ftw.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* --------------------------------------------------------------- scratch */

static char folder[64];
static pid_t owner;

static int remove_entry(const char *path, const struct stat *status, int kind,
                        struct FTW *place)
{
    (void)status;
    (void)kind;
    (void)place;
    return remove(path);
}

static void remove_folder(void)
{
    if (getpid() == owner)
        nftw(folder, remove_entry, 8, FTW_DEPTH | FTW_PHYS);
}

/* Prefers a folder in memory, where waiting for the disk costs nothing. */
static void make_folder(void)
{
    strcpy(folder, "/dev/shm/quadrille-XXXXXX");
    if (!mkdtemp(folder)) {
        strcpy(folder, "/tmp/quadrille-XXXXXX");
        assert_non_null(mkdtemp(folder));
    }
    owner = getpid();
    atexit(remove_folder);
}

const char *scratch(const char *name)
{
    static char path[sizeof folder + 64];
    if (!*folder)
        make_folder();
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

void remove_store(const char *path)
{
    static const char *const ends[] = {"", "-wal", "-shm", "-journal"};
    char name[256];
    size_t i;
    for (i = 0; i < sizeof ends / sizeof *ends; i++) {
        snprintf(name, sizeof name, "%s%s", path, ends[i]);
        unlink(name);
    }
}

/* --------------------------------------------------------------- keepers */

void open_keeper(Keeper *keeper, const char *path)
{
    memset(keeper, 0, sizeof *keeper);
    open_player(&keeper->session, &keeper->purse);
    keeper->store = store_open(&keeper->session.host, path);
    keeper->now.seconds = 1000;
    strcpy(keeper->now.day, "2026-11-21");
    assert_string_equal(store_words(keeper->store), "");
    assert_int_equal(store_state(keeper->store), STORE_FINE);
    autosave_start(&keeper->autosave, keeper->store);
}

void close_keeper(Keeper *keeper)
{
    autosave_stop(&keeper->autosave);
    store_close(keeper->store);
    close_player(&keeper->session, &keeper->purse);
}

StoreAnswer keep(Keeper *keeper)
{
    keeper->now.seconds++;
    return autosave_session(&keeper->autosave, &keeper->session, &keeper->now);
}

void start_game(Keeper *keeper, const char *game, const char *seed)
{
    autosave_stop(&keeper->autosave);
    deal_by_word(&keeper->session, games_find(game), "", seed);
}

void start_board(Keeper *keeper, const char *game, const char *variant,
                 const char *board)
{
    static const u8 seed[SEED_SIZE] = {9};
    const Game *rules = games_find(game);
    u8 bytes[VARIANT_SIZE];
    Reader reader;
    Fault fault;
    autosave_stop(&keeper->autosave);
    reader_start(&reader, variant, (u32)strlen(variant));
    assert_int_equal(game_read_variant(rules, bytes, &reader, &fault), FINE);
    assert_int_equal(session_start_board(&keeper->session, rules, bytes, seed,
                                         board, (u32)strlen(board), &fault),
                     FINE);
}

void start_last_move(Keeper *keeper)
{
    start_board(keeper, "sliding", "3x3", "1 2 3 4 5 6 7 0 8");
}

/* ---------------------------------------------------------------- intents */

void seed_rng(u8 *rng, u32 number)
{
    u8 seed[SEED_SIZE] = {0};
    int i;
    for (i = 0; i < 4; i++)
        seed[i] = (u8)(number >> 8 * i);
    rng_seed(rng, seed);
}

void act_at_random(Session *session, u8 *rng)
{
    static const u8 intents[] = {INTENT_UNDO,   INTENT_UNDO,  INTENT_REDO,
                                 INTENT_HINT,   INTENT_GO_TO, INTENT_TICK,
                                 INTENT_RESTART};
    const u16 choice = rng_below(rng, 40);
    if (choice >= sizeof intents) {
        play_at_random(session, 1, rng);
        return;
    }
    carry_out(session, intents[choice],
              rng_below(rng, (u16)(session->count + 1)), 0);
}

void play_kept(Keeper *keeper, u32 count, u8 *rng)
{
    while (count--) {
        act_at_random(&keeper->session, rng);
        assert_int_equal(keep(keeper), STORE_FINE);
    }
}

/* --------------------------------------------------------------- answers */

void assert_same_game(const Session *a, const Session *b)
{
    assert_same_session(a, b);
    assert_int_equal(a->undos, b->undos);
    assert_int_equal(a->clock, b->clock);
    assert_string_equal(a->date, b->date);
    assert_string_equal(a->name, b->name);
    assert_int_equal(a->board_length, b->board_length);
    if (a->board)
        assert_memory_equal(a->board, b->board, a->board_length);
}

void assert_resumes(const Keeper *keeper, const char *path)
{
    Keeper other;
    open_keeper(&other, path);
    assert_int_equal(
        resume_game(&other.autosave, &other.session, keeper->autosave.id),
        STORE_FINE);
    assert_same_game(&keeper->session, &other.session);
    assert_int_equal(other.autosave.over, keeper->autosave.over);
    close_keeper(&other);
}

void assert_sound(Store *store)
{
    long kept, ended;
    StoreAnswer answer = check_store(store, &kept, &ended, NULL, NULL);
    if (answer)
        print_message("# %s\n", store_words(store));
    assert_int_equal(answer, STORE_FINE);
}

void make_store(const char *path, u32 moves)
{
    Keeper keeper;
    u8 rng[RNG_SIZE];
    seed_rng(rng, moves);
    open_keeper(&keeper, path);
    start_game(&keeper, "sliding", "7");
    while (keeper.session.count < moves)
        play_at_random(&keeper.session, 1, rng);
    assert_int_equal(keep(&keeper), STORE_FINE);
    close_keeper(&keeper);
}

/* ------------------------------------------------------- behind its back */

void edit_file(const char *path, const char *sql)
{
    sqlite3 *base;
    assert_int_equal(sqlite3_open(path, &base), SQLITE_OK);
    if (sqlite3_exec(base, sql, NULL, NULL, NULL))
        fail_msg("%s: %s", sqlite3_errmsg(base), sql);
    sqlite3_close(base);
}

long long ask_file(const char *path, const char *sql)
{
    sqlite3 *base;
    sqlite3_stmt *query;
    long long number;
    assert_int_equal(sqlite3_open(path, &base), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(base, sql, -1, &query, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_step(query), SQLITE_ROW);
    number = sqlite3_column_int64(query, 0);
    sqlite3_finalize(query);
    sqlite3_close(base);
    return number;
}
