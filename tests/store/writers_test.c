/* SPDX-License-Identifier: MIT */
/* Tests several programs that share one store. */
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/kit/keeper.h"

enum { MOVES = 200, ROUNDS = 25 };

static char path[128];

static int start_one(void **state)
{
    (void)state;
    strcpy(path, scratch("games.db"));
    remove_store(path);
    return 0;
}

/* What each writer plays, with or without a store. */
typedef struct Writing {
    const char *game, *seed;
    u32 chance;
} Writing;

static const Writing parts[] = {{"sliding", "left", 1},
                                {"sliding", "right", 2}};

static void start_part(Keeper *keeper, const Writing *part, u8 *rng)
{
    seed_rng(rng, part->chance);
    start_game(keeper, part->game, part->seed);
}

static void assert_part_is_kept(const Writing *part, long long id)
{
    Keeper keeper;
    Session played;
    u8 rng[RNG_SIZE];
    open_keeper(&keeper, path);
    start_part(&keeper, part, rng);
    play_at_random(&keeper.session, MOVES, rng);
    played = keeper.session;
    session_open(&keeper.session, &played.host);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, id),
                     STORE_FINE);
    assert_same_game(&played, &keeper.session);
    session_close(&played);
    close_keeper(&keeper);
}

/* ------------------------------------------------------------- one process */

static void two_handles_each_keep_a_game(void **state)
{
    Keeper keepers[2];
    u8 rngs[2][RNG_SIZE];
    int i, side;
    (void)state;
    for (side = 0; side < 2; side++) {
        open_keeper(&keepers[side], path);
        start_part(&keepers[side], &parts[side], rngs[side]);
    }
    for (i = 0; i < MOVES; i++)
        for (side = 0; side < 2; side++) {
            play_at_random(&keepers[side].session, 1, rngs[side]);
            assert_int_equal(keep(&keepers[side]), STORE_FINE);
        }
    for (side = 0; side < 2; side++) {
        assert_part_is_kept(&parts[side], keepers[side].autosave.id);
        close_keeper(&keepers[side]);
    }
}

static void the_second_player_of_a_game_gets_a_copy(void **state)
{
    Keeper first, second;
    u8 rng[RNG_SIZE];
    (void)state;
    seed_rng(rng, 3);
    open_keeper(&first, path);
    start_game(&first, "freecell", "617");
    play_at_random(&first.session, 10, rng);
    assert_int_equal(keep(&first), STORE_FINE);
    open_keeper(&second, path);
    assert_int_equal(
        resume_game(&second.autosave, &second.session, first.autosave.id),
        STORE_FINE);
    play_kept(&first, 20, rng);
    play_at_random(&second.session, 1, rng);
    assert_int_equal(keep(&second), STORE_APART);
    assert_true(second.autosave.id != first.autosave.id);
    play_kept(&second, 20, rng);
    play_kept(&first, 20, rng);
    assert_resumes(&first, path);
    assert_resumes(&second, path);
    assert_sound(first.store);
    close_keeper(&first);
    close_keeper(&second);
}

/* Each then has its own game, and the same moves count once. */
static void each_of_two_may_end_the_game(void **state)
{
    Keeper first, second;
    (void)state;
    open_keeper(&first, path);
    start_board(&first, "sliding", "3x3", "1 2 3 4 5 6 0 7 8");
    assert_int_equal(carry_out(&first.session, INTENT_PLAY, 0, 7), FINE);
    assert_int_equal(keep(&first), STORE_FINE);
    open_keeper(&second, path);
    assert_int_equal(
        resume_game(&second.autosave, &second.session, first.autosave.id),
        STORE_FINE);
    carry_out(&first.session, INTENT_PLAY, 0, LAST_MOVE);
    carry_out(&second.session, INTENT_PLAY, 0, LAST_MOVE);
    assert_int_equal(keep(&first), STORE_FINE);
    assert_int_equal(keep(&second), STORE_APART);
    assert_int_equal(ask_file(path, "SELECT count(*) FROM games"), 2);
    assert_int_equal(ask_file(path, "SELECT count(*) FROM outcomes"), 1);
    close_keeper(&first);
    close_keeper(&second);
}

/* ----------------------------------------------------------- two processes */

/* Starts a child that waits for a signal on the gate and exits with 0 on
   success. */
static pid_t start_child(int (*run)(int side), int side, const int *gate)
{
    char word;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child)
        return child;
    close(gate[1]);
    _exit(read(gate[0], &word, 1) == 0 ? run(side) : 99);
}

static int exit_code(pid_t child)
{
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 98;
}

/* Runs two at once and returns their exit codes. */
static void run_both(int (*run)(int side), int *codes)
{
    pid_t children[2];
    int gate[2];
    int side;
    assert_int_equal(pipe(gate), 0);
    for (side = 0; side < 2; side++)
        children[side] = start_child(run, side, gate);
    close(gate[0]);
    close(gate[1]);
    for (side = 0; side < 2; side++)
        codes[side] = exit_code(children[side]);
}

static int play_part(int side)
{
    Keeper keeper;
    u8 rng[RNG_SIZE];
    StoreAnswer answer = STORE_FINE;
    int i;
    open_keeper(&keeper, path);
    start_part(&keeper, &parts[side], rng);
    for (i = 0; !answer && i < MOVES; i++) {
        play_at_random(&keeper.session, 1, rng);
        answer = keep(&keeper);
    }
    close_keeper(&keeper);
    return (int)answer;
}

static long long game_of(const Writing *part)
{
    return ask_file(path, strcmp(part->seed, "left")
                              ? "SELECT id FROM games WHERE seed = 'right'"
                              : "SELECT id FROM games WHERE seed = 'left'");
}

static void two_processes_each_keep_a_game(void **state)
{
    int codes[2];
    int side;
    (void)state;
    run_both(play_part, codes);
    for (side = 0; side < 2; side++) {
        assert_int_equal(codes[side], 0);
        assert_part_is_kept(&parts[side], game_of(&parts[side]));
    }
}

static int open_and_close(int side)
{
    Session session;
    Purse purse;
    Store *store;
    int state;
    (void)side;
    open_player(&session, &purse);
    store = store_open(&session.host, path);
    state = (int)store_state(store);
    store_close(store);
    return state;
}

static void two_processes_make_one_store(void **state)
{
    int codes[2];
    int i;
    (void)state;
    for (i = 0; i < ROUNDS; i++) {
        remove_store(path);
        run_both(open_and_close, codes);
        assert_int_equal(codes[0], STORE_FINE);
        assert_int_equal(codes[1], STORE_FINE);
    }
}

/* ---------------------------------------------------------------- a reader */

static void see_game(void *own, const KeptGame *game)
{
    u32 *count = own;
    assert_true(game->count >= *count);
    assert_int_equal(game->at, game->count);
    *count = game->count;
}

static void read_once(Keeper *reader, u32 *count)
{
    assert_int_equal(in_progress_list(reader->store, see_game, count),
                     STORE_FINE);
    if (!*count)
        return;
    assert_int_equal(resume_game(&reader->autosave, &reader->session, 1),
                     STORE_FINE);
    assert_true(reader->session.count >= *count);
}

static void a_reader_sees_each_change_whole(void **state)
{
    Keeper reader;
    pid_t child;
    int gate[2];
    u32 count = 0;
    (void)state;
    open_keeper(&reader, path);
    close_keeper(&reader);
    assert_int_equal(pipe(gate), 0);
    child = start_child(play_part, 0, gate);
    close(gate[0]);
    open_keeper(&reader, path);
    close(gate[1]);
    while (count < MOVES)
        read_once(&reader, &count);
    close_keeper(&reader);
    assert_int_equal(exit_code(child), 0);
}

#define ONE(test) cmocka_unit_test_setup(test, start_one)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ONE(two_handles_each_keep_a_game),
        ONE(the_second_player_of_a_game_gets_a_copy),
        ONE(each_of_two_may_end_the_game),
        ONE(two_processes_each_keep_a_game),
        ONE(two_processes_make_one_store),
        ONE(a_reader_sees_each_change_whole),
    };
    return cmocka_run_group_tests_name("writers", tests, NULL, NULL);
}
