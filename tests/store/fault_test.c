/* SPDX-License-Identifier: MIT */
/* The disk fails at each of its calls in turn, during everything that can be
   done with a store. Acknowledged changes survive, the others are made as a
   whole or not at all, and can be repeated when the disk works again; and the
   player gets a message. */
#include <stdio.h>
#include <string.h>

#include "store/store_inside.h"
#include "tests/kit/disk.h"
#include "tests/kit/keeper.h"

enum { MOVES = 12, MOST_BYTES = 1 << 17 };

/* ----------------------------------------------------------------- faults */

#define BIT(op) (1u << (op))

typedef struct Failing {
    const char *name;
    unsigned calls; /* the calls that fail */
    int code;       /* 0: the call's usual error */
    int lasts;      /* until the disk is repaired */
} Failing;

static const Failing faults[] = {
    {"fail", BIT(DISK_OPS) - 1, 0, 0},
    {"fail from then on", BIT(DISK_OPS) - 1, 0, 1},
    {"find the disk full", BIT(DISK_WRITE), SQLITE_FULL, 0},
    {"find it full from then on", BIT(DISK_WRITE), SQLITE_FULL, 1},
    {"be locked out", BIT(DISK_LOCK) | BIT(DISK_MAP_LOCK), SQLITE_BUSY, 0}};

static const int usual[DISK_OPS] = {
    SQLITE_CANTOPEN,          SQLITE_IOERR_CLOSE,
    SQLITE_IOERR_READ,        SQLITE_IOERR_WRITE,
    SQLITE_IOERR_TRUNCATE,    SQLITE_IOERR_FSYNC,
    SQLITE_IOERR_FSTAT,       SQLITE_IOERR_LOCK,
    SQLITE_IOERR_UNLOCK,      SQLITE_IOERR_CHECKRESERVEDLOCK,
    SQLITE_IOERR_DELETE,      SQLITE_IOERR_ACCESS,
    SQLITE_CANTOPEN_FULLPATH, SQLITE_IOERR_SHMMAP,
    SQLITE_IOERR_SHMLOCK,     SQLITE_IOERR_SHMLOCK};

static const Failing *fault;
static long left; /* calls before the fault; active below 1 */
static int met, mended;
static int refusals; /* attempts refused since then */

static int fail_call(const DiskCall *call)
{
    if (mended || !(fault->calls & BIT(call->op)) || --left > 0)
        return SQLITE_OK;
    met = 1;
    mended = !fault->lasts;
    return fault->code ? fault->code : usual[call->op];
}

static void break_disk(const Failing *how, long nth)
{
    fault = how;
    left = nth;
    met = 0;
    mended = 0;
    refusals = 0;
}

/* -------------------------------------------------------------- the script */

static char path[128];

typedef struct Laid {
    u8 bytes[MOST_BYTES];
    size_t count;
} Laid;

static Laid older; /* a store of the first version */
static Laid newest;

static void take(Laid *laid)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    laid->count = fread(laid->bytes, 1, sizeof laid->bytes, file);
    assert_in_range(laid->count, 1, sizeof laid->bytes - 1);
    fclose(file);
}

static void lay_out(const Laid *laid)
{
    FILE *file;
    remove_store(path);
    file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(laid->bytes, 1, laid->count, file), laid->count);
    fclose(file);
}

static Keeper keeper;

/* A failure has a message, and happens only on a faulty disk. */
static int is_done(StoreAnswer answer)
{
    if (answer <= STORE_APART)
        return 1;
    assert_true(met && ++refusals < 4);
    assert_string_not_equal(store_words(keeper.store), "");
    assert_null(strstr(store_words(keeper.store), "not an error"));
    mended = 1;
    return 0;
}

static void open_script(void)
{
    do {
        store_close(keeper.store);
        keeper.store = store_open(&keeper.session.host, path);
        autosave_start(&keeper.autosave, keeper.store);
    } while (!is_done(store_state(keeper.store)));
}

/* The store has the acknowledged game, or one intent more. */
static void assert_acknowledged(u32 at, u32 count)
{
    Keeper other;
    if (!keeper.autosave.id)
        return;
    open_keeper(&other, path);
    assert_int_equal(
        resume_game(&other.autosave, &other.session, keeper.autosave.id),
        STORE_FINE);
    if (other.session.at != at || other.session.count != count)
        assert_same_game(&other.session, &keeper.session);
    close_keeper(&other);
}

static void keep_script(void)
{
    const u32 at = keeper.autosave.at;
    const u32 count = keeper.autosave.count;
    if (is_done(keep(&keeper)))
        return;
    assert_acknowledged(at, count);
    assert_true(keep(&keeper) <= STORE_APART);
}

static void play_script(void)
{
    u8 rng[RNG_SIZE];
    int i;
    seed_rng(rng, 5);
    start_game(&keeper, "freecell", "617");
    for (i = 0; i < MOVES; i++) {
        if (i % 4 == 3)
            carry_out(&keeper.session, INTENT_UNDO, 0, 0);
        else
            play_at_random(&keeper.session, 1, rng);
        keep_script();
    }
}

static void see_game(void *own, const KeptGame *game)
{
    (void)game;
    ++*(int *)own;
}

static void list_script(void)
{
    int seen = 0;
    while (!is_done(in_progress_list(keeper.store, see_game, &seen)))
        seen = 0;
    assert_true(seen >= 2);
}

/* A change that failed at its very end may still have been made. */
static void drop_script(void)
{
    StoreAnswer answer;
    do
        answer = in_progress_drop(keeper.store, 1, &keeper.now);
    while (!(answer == STORE_NONE && refusals) && !is_done(answer));
}

static void end_script(void)
{
    start_last_move(&keeper);
    carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE);
    keep_script();
    while (
        !is_done(in_progress_name(keeper.store, keeper.autosave.id, "best")))
        ;
    drop_script();
}

static void resume_script(long long id)
{
    Session played = keeper.session;
    session_open(&keeper.session, &played.host);
    while (!is_done(resume_game(&keeper.autosave, &keeper.session, id)))
        ;
    assert_same_game(&played, &keeper.session);
    session_close(&played);
}

/* Repairs the disk and compares. */
static void assert_nothing_lost(void)
{
    mended = 1;
    assert_sound(keeper.store);
    assert_resumes(&keeper, path);
    assert_true(ask_file(path, "SELECT count(*) FROM games") >= 2);
    assert_true(ask_file(path, "SELECT count(*) FROM outcomes") >= 2);
}

static void run_script(void)
{
    long long id;
    memset(&keeper, 0, sizeof keeper);
    open_player(&keeper.session, &keeper.purse);
    open_script();
    end_script();
    play_script();
    list_script();
    id = keeper.autosave.id;
    autosave_stop(&keeper.autosave);
    open_script();
    resume_script(id);
    carry_out(&keeper.session, INTENT_HINT, 0, 0);
    keep_script();
    assert_nothing_lost();
    close_keeper(&keeper);
}

/* --------------------------------------------------------------- the tests */

static int make_older(void **state)
{
    char old[640];
    (void)state;
    mended = 1;
    fault = faults;
    watch_disk(fail_call);
    make_store(scratch("old.db"), 9);
    strcpy(old, scratch("old.db"));
    strcpy(path, scratch("games.db"));
    edit_file(path, migrations[0]);
    edit_file(path, "PRAGMA application_id = 1364541764;"
                    "PRAGMA user_version = 1; PRAGMA journal_mode = WAL");
    snprintf(old, sizeof old, "ATTACH '%s' AS old;" COPY_OLD_GAMES,
             scratch("old.db"));
    edit_file(path, old);
    take(&older);
    return 0;
}

/* Lets the nth call fail, for every n. */
static void run_through(const Failing *how)
{
    long nth = 0;
    do {
        lay_out(&older);
        break_disk(how, ++nth);
        run_script();
    } while (met);
    assert_true(nth > 20);
    print_message("# %ld calls, each of which was made to %s\n", nth - 1,
                  how->name);
}

static void disk_faults_lose_nothing_acknowledged(void **state)
{
    size_t i;
    (void)state;
    change_disk(LOCAL_DISK);
    for (i = 0; i < sizeof faults / sizeof *faults; i++)
        run_through(&faults[i]);
}

static void network_disk_faults_lose_nothing_acknowledged(void **state)
{
    size_t i;
    (void)state;
    change_disk(NETWORK_DISK);
    for (i = 0; i < sizeof faults / sizeof *faults; i++)
        run_through(&faults[i]);
}

/* --------------------------------------------------------------- in part */

static const ResultKind sliding = {"sliding", KIND_OF_GAME, ""};

static StoreAnswer store_nothing(void)
{
    return STORE_FINE;
}

static StoreAnswer win(void)
{
    start_last_move(&keeper);
    carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE);
    return keep(&keeper);
}

static StoreAnswer drop_first(void)
{
    return in_progress_drop(keeper.store, 1, &keeper.now);
}

static StoreAnswer drop_undone(void)
{
    return in_progress_drop(keeper.store, 2, &keeper.now);
}

/* This is refused. */
static StoreAnswer drop_won(void)
{
    return in_progress_drop(keeper.store, 3, &keeper.now);
}

static StoreAnswer name_first(void)
{
    return in_progress_name(keeper.store, 1, "best");
}

static StoreAnswer reset_sliding(void)
{
    unsigned count;
    return resets_make(keeper.store, &sliding, &keeper.now, &count);
}

static StoreAnswer undo_reset(void)
{
    return resets_undo(keeper.store, &sliding, &keeper.now);
}

/* Makes a change while the nth call fails, and returns what is stored then.
   Another program changes the file first, so that all pages must be read. */
static long long try_change(StoreAnswer (*change)(void), const Failing *how,
                            long nth, StoreAnswer *answer)
{
    lay_out(&newest);
    mended = 1;
    open_keeper(&keeper, path);
    edit_file(path, "UPDATE device SET player = player");
    break_disk(how, nth);
    *answer = change();
    assert_null(strstr(store_words(keeper.store), "transaction"));
    mended = 1;
    close_keeper(&keeper);
    return ask_file(path, "SELECT (SELECT count(*) FROM games)"
                          " + 10 * (SELECT count(*) FROM outcomes)"
                          " + 100 * (SELECT count(slot) FROM games)"
                          " + 1000 * (SELECT total(until) FROM resets)"
                          " + 10000000 * (SELECT total(edition) FROM games)"
                          " + 1000000000 * (SELECT count(*) FROM moves)");
}

static void keep_one_move(const char *seed)
{
    start_game(&keeper, "sliding", seed);
    carry_out(&keeper.session, INTENT_PLAY, 0, 1);
    assert_int_equal(keep(&keeper), STORE_FINE);
}

/* A store with two games in progress, all of whose moves were undone in the
   second, a result that was reset, and one that counts. */
static void make_newest(void)
{
    mended = 1;
    strcpy(path, scratch("newest.db"));
    remove_store(path);
    make_store(path, 9);
    open_keeper(&keeper, path);
    keep_one_move("9");
    carry_out(&keeper.session, INTENT_UNDO, 0, 0);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_int_equal(win(), STORE_FINE);
    assert_int_equal(reset_sliding(), STORE_FINE);
    keep_one_move("8");
    assert_int_equal(
        in_progress_drop(keeper.store, keeper.autosave.id, &keeper.now),
        STORE_FINE);
    close_keeper(&keeper);
    take(&newest);
}

static void nothing_changes_in_part(void **state)
{
    static StoreAnswer (*const changes[])(void) = {
        win,        drop_first,    drop_undone, drop_won,
        name_first, reset_sliding, undo_reset};
    const long never = 1000000;
    StoreAnswer answer;
    size_t i, k;
    (void)state;
    change_disk(LOCAL_DISK);
    make_newest();
    for (i = 0; i < sizeof changes / sizeof *changes; i++) {
        const long long before =
            try_change(store_nothing, faults, never, &answer);
        const long long after = try_change(changes[i], faults, never, &answer);
        assert_int_equal(answer, changes[i] == drop_won ? STORE_NONE : 0);
        assert_true((before == after) == (changes[i] == drop_won));
        for (k = 0; k < sizeof faults / sizeof *faults; k++) {
            long nth = 0;
            do {
                const long long now =
                    try_change(changes[i], &faults[k], ++nth, &answer);
                assert_true(now == after || (answer && now == before));
            } while (met);
            assert_true(k || nth > 10);
        }
    }
}

/* What came later would not be undone, and its answer would hide the error. */
static void nothing_follows_an_undone_change(void **state)
{
    StoreAnswer answer;
    (void)state;
    change_disk(LOCAL_DISK);
    make_newest();
    open_keeper(&keeper, path);
    edit_file(path, "UPDATE device SET player = player");
    assert_int_equal(store_begin_change(keeper.store), STORE_FINE);
    break_disk(faults, 1);
    answer = query_run(keeper.store, "SELECT max(moves) FROM outcomes", "");
    assert_true(answer > STORE_APART && met);
    assert_false(store_is_changing(keeper.store));
    assert_int_equal(query_run(keeper.store, "DELETE FROM games", ""), answer);
    assert_int_equal(store_says(keeper.store, STORE_NONE, "none"), answer);
    assert_int_equal(store_end_change(keeper.store, STORE_FINE), answer);
    assert_non_null(strstr(store_words(keeper.store), "disk I/O error"));
    assert_int_equal(drop_first(), STORE_FINE);
    close_keeper(&keeper);
    assert_int_equal(ask_file(path, "SELECT count(*) FROM games"), 2);
}

/* Results would be another player's. */
static void no_name_is_misspelt(void **state)
{
    (void)state;
    change_disk(LOCAL_DISK);
    make_newest();
    edit_file(path, "UPDATE outcomes SET player = 'Anna'");
    open_keeper(&keeper, path);
    edit_file(path, "UPDATE device SET player = 'Ben'");
    break_disk(faults, 1);
    assert_true(players_choose(keeper.store, "anna") > STORE_APART && met);
    assert_string_equal(players_current(keeper.store), "");
    break_disk(faults, 1);
    players_play_as(keeper.store, "anna");
    assert_true(store_state(keeper.store) > STORE_APART && met);
    assert_string_equal(players_current(keeper.store), "");
    close_keeper(&keeper);
    open_keeper(&keeper, path);
    players_play_as(keeper.store, "anna");
    assert_string_equal(players_current(keeper.store), "Anna");
    close_keeper(&keeper);
}

/* A system call may transfer less than asked or be interrupted without an
   error. */
static void short_and_interrupted_calls_are_no_fault(void **state)
{
    (void)state;
    lay_out(&older);
    break_disk(faults, 0);
    mended = 1;
    halve_calls(1);
    run_script();
    assert_true(halve_calls(0) > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(disk_faults_lose_nothing_acknowledged),
        cmocka_unit_test(network_disk_faults_lose_nothing_acknowledged),
        cmocka_unit_test(nothing_changes_in_part),
        cmocka_unit_test(nothing_follows_an_undone_change),
        cmocka_unit_test(no_name_is_misspelt),
        cmocka_unit_test(short_and_interrupted_calls_are_no_fault),
    };
    return cmocka_run_group_tests_name("a failing disk", tests, make_older,
                                       NULL);
}
