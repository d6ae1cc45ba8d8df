/* SPDX-License-Identifier: MIT */
/* Kulki's players: the weights match the golden file, moves are the same on
   every machine, each player is better than the one before, and invalid
   weights are refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "advice/kulki/kulki_player.h"
#include "tests/kit/plain_kulki.h"

static int make(void **state)
{
    *state = kulki_player_make(NULL, NULL);
    return *state == NULL;
}

static int drop(void **state)
{
    kulki_player_free(*state);
    return 0;
}

/* ------------------------------------------------------------------ golden */

static void read_golden(const char *name, char *text)
{
    char path[4096];
    FILE *file;
    snprintf(path, sizeof path, "%s/tests/golden/kulki-%s.txt", TEST_SOURCE,
             name);
    file = fopen(path, getenv("QUADRILLE_WRITE") ? "w+" : "r");
    assert_non_null(file);
    if (getenv("QUADRILLE_WRITE"))
        fprintf(file, "%.16s\n", text);
    rewind(file);
    assert_int_equal(fread(text, 1, DIGEST_DIGITS, file), DIGEST_DIGITS);
    fclose(file);
}

static void is_golden(const char *name, const char *found)
{
    char text[DIGEST_DIGITS + 1] = {0};
    memcpy(text, found, DIGEST_DIGITS);
    read_golden(name, text);
    assert_memory_equal(text, found, DIGEST_DIGITS);
}

/* The digest as stored in the header of a set. */
static const char *digest_of_set(int set)
{
    const u8 *head = shipped_weights + shipped_weights_size / 2 * (u32)set;
    return (const char *)head + WEIGHTS_HEAD - DIGEST_DIGITS;
}

static void weights_match_the_golden_file(void **state)
{
    const KulkiEngine *engine = *state;
    assert_int_equal(engine->loaded, 3);
    assert_in_range(shipped_weights_size, 1, 500000);
    is_golden("weights", digest_of_set(SET_HIDDEN));
    is_golden("weights98", digest_of_set(SET_SHOWN));
}

/* Adds the first moves of a game to the digest. */
static void digest_game(KulkiEngine *engine, const char *variant, u32 seed,
                        KulkiPlayer player, int turns, Digest *digest)
{
    Kulki game;
    start_dealt(&game, variant, seed);
    while (turns-- && kulki.status(&game) == GOING) {
        const u16 move = kulki_engine_choose(engine, &game, player, 40);
        const u8 bytes[] = {(u8)move, (u8)(move >> 8)};
        digest_bytes(digest, bytes, sizeof bytes);
        assert_int_equal(kulki.apply(&game, move, NULL), FINE);
    }
}

static void moves_of_100_seeds_match_the_golden_file(void **state)
{
    static const char *const variants[] = {"kulki", "lines98", "klines",
                                           "web9", "small"};
    char text[DIGEST_DIGITS];
    Digest digest;
    Writer writer;
    u32 seed;
    int player;
    digest_start(&digest);
    for (seed = 0; seed < 100; seed++)
        for (player = 0; player < KULKI_PLAYERS; player++)
            digest_game(*state, variants[seed % 5], seed, (KulkiPlayer)player,
                        player == PLAYER_LEARNED ? 30 : 8, &digest);
    writer_start(&writer, text, sizeof text);
    digest_write(&digest, &writer);
    is_golden("moves", text);
}

/* Two drops are tried, of which only the first has the announced colours. */
static void estimates_that_look_far_match_the_golden_file(void **state)
{
    enum { BEST = 4, TURNS = 10, NODES = 2000 };
    char text[DIGEST_DIGITS];
    RankedMove ranked[BEST];
    Digest digest;
    Writer writer;
    Kulki game;
    int turn, i;
    start_dealt(&game, "klines", 7);
    digest_start(&digest);
    for (turn = 0; turn < TURNS; turn++) {
        const int count =
            kulki_engine_rank(*state, &game, NODES, ranked, BEST);
        assert_true(count > 0);
        for (i = 0; i < count; i++)
            digest_number(&digest, (u32)ranked[i].worth);
        assert_int_equal(kulki.apply(&game, ranked[0].move, NULL), FINE);
    }
    writer_start(&writer, text, sizeof text);
    digest_write(&digest, &writer);
    is_golden("estimates", text);
}

/* ---------------------------------------------------------------- strength */

typedef struct Sample {
    double mean, error; /* of the mean; squared */
} Sample;

static Sample sample(KulkiEngine *engine, KulkiPlayer player, u32 rounds)
{
    double sum = 0;
    double squares = 0;
    Sample found;
    u32 i;
    for (i = 0; i < rounds; i++) {
        Kulki game;
        double score;
        start_dealt(&game, "kulki", 1000003 + i);
        while (kulki.status(&game) == GOING)
            kulki.apply(&game, kulki_engine_choose(engine, &game, player, 60),
                        NULL);
        score = kulki.score(&game);
        sum += score;
        squares += score * score;
    }
    found.mean = sum / rounds;
    found.error = (squares / rounds - found.mean * found.mean) / (rounds - 1);
    return found;
}

/* By at least five standard errors. */
static void is_better(const Sample *better, const Sample *worse)
{
    const double gap = better->mean - worse->mean;
    assert_true(gap > 0);
    assert_true(gap * gap > 25 * (better->error + worse->error));
}

#ifdef __SANITIZE_ADDRESS__
enum { SLOW = 1 };
#else
enum { SLOW = 0 };
#endif

/* Plays whole games. Sanitizers would find no more in them than in the first
   moves, so only other builds run this. */
static void each_player_beats_the_one_before(void **state)
{
    static const u32 rounds[KULKI_PLAYERS] = {300, 300, 16, 60, 10};
    Sample samples[KULKI_PLAYERS];
    int player;
    if (SLOW)
        return;
    for (player = 0; player < KULKI_PLAYERS; player++)
        samples[player] = sample(*state, (KulkiPlayer)player, rounds[player]);
    for (player = 1; player < PLAYER_SEARCH; player++)
        is_better(&samples[player], &samples[player - 1]);
    assert_true(samples[PLAYER_SEARCH].mean > samples[PLAYER_LEARNED].mean);
}

/* --------------------------------------------------------------- positions */

static void a_full_board_has_no_move(void **state)
{
    Kulki game;
    RankedMove ranked;
    start_empty(&game, "kulki", 1);
    fill_board(&game);
    assert_int_equal(kulki_engine_choose(*state, &game, PLAYER_SEARCH, 100),
                     KULKI_PASS);
    assert_int_equal(kulki_engine_rank(*state, &game, 100, &ranked, 1), 0);
}

static void boards_without_weights_use_the_heuristic_player(void **state)
{
    Kulki game;
    start_dealt(&game, "large", 1);
    assert_false(kulki_engine_knows(*state, &game));
    assert_int_equal(
        kulki_engine_choose(*state, &game, PLAYER_SEARCH, 100),
        kulki_engine_choose(*state, &game, PLAYER_HEURISTIC, 100));
}

/* The generator knows what will drop, which is secret. */
static void players_never_look_at_the_generator(void **state)
{
    u32 seed;
    for (seed = 0; seed < 20; seed++) {
        Kulki game, other;
        int player;
        start_dealt(&game, "kulki", seed);
        other = game;
        memset(other.rng, 77, sizeof other.rng);
        for (player = 0; player < KULKI_PLAYERS; player++)
            assert_int_equal(
                kulki_engine_choose(*state, &game, (KulkiPlayer)player, 60),
                kulki_engine_choose(*state, &other, (KulkiPlayer)player, 60));
    }
}

static void the_best_move_costs_nothing(void **state)
{
    u16 moves[MOST_KULKI_MOVES];
    Kulki game;
    RankedMove best;
    u16 count, i;
    i32 dearest = 0;
    start_dealt(&game, "kulki", 5);
    kulki_engine_rank(*state, &game, 100, &best, 1);
    assert_int_equal(kulki_engine_cost(*state, &game, best.move, 100, &best),
                     0);
    count = kulki_list(&game, moves, MOST_KULKI_MOVES);
    for (i = 0; i < count; i += 7) {
        const i32 cost =
            kulki_engine_cost(*state, &game, moves[i], 100, &best);
        assert_true(cost >= 0);
        dearest = cost > dearest ? cost : dearest;
    }
    assert_true(dearest > 0);
}

/* ----------------------------------------------------------------- weights */

static void is_refused(const u8 *bytes, u32 size, WeightsFault fault)
{
    KulkiEngine *engine = malloc(sizeof *engine);
    Kulki game;
    assert_non_null(engine);
    kulki_engine_open(engine);
    assert_int_equal(kulki_engine_load(engine, bytes, size), fault);
    start_dealt(&game, "kulki", 3);
    assert_int_equal(kulki_engine_choose(engine, &game, PLAYER_LEARNED, 1),
                     kulki_engine_choose(engine, &game, PLAYER_HEURISTIC, 1));
    free(engine);
}

static void faults_in_weights_are_named(void **state)
{
    const u32 size = shipped_weights_size;
    u8 *bytes = malloc(size + 2);
    (void)state;
    assert_non_null(bytes);
    memcpy(bytes, shipped_weights, size);
    is_refused(bytes, 0, NO_WEIGHTS);
    is_refused(bytes, WEIGHTS_HEAD - 1, NO_WEIGHTS);
    is_refused(bytes, WEIGHTS_HEAD, WRONG_SIZE);
    is_refused(bytes, size / 2 - 2, WRONG_SIZE);
    is_refused(bytes, size / 2 + 2, WRONG_SIZE);
    is_refused(bytes, size - 2, WRONG_SIZE);
    is_refused(bytes, size + 2, WRONG_SIZE);
    bytes[0] ^= 1;
    is_refused(bytes, size, NO_WEIGHTS);
    bytes[0] ^= 1;
    bytes[8] ^= 2;
    is_refused(bytes, size, OTHER_VERSION);
    bytes[8] ^= 2;
    bytes[12] ^= 1;
    is_refused(bytes, size, WRONG_SIZE);
    bytes[12] ^= 1;
    bytes[10] ^= 2;
    is_refused(bytes, size, WRONG_SIZE);
    bytes[10] ^= 2;
    bytes[size / 2] ^= 1;
    is_refused(bytes, size, NO_WEIGHTS);
    bytes[size / 2] ^= 1;
    bytes[size - 1] ^= 4;
    is_refused(bytes, size, DAMAGED_WEIGHTS);
    free(bytes);
}

/* Half of the file is one set: Kulki's; the other half is that of Lines 98. */
static void one_set_suffices_for_its_games(void **state)
{
    const u32 half = shipped_weights_size / 2;
    KulkiEngine *engine = malloc(sizeof *engine);
    Kulki hidden, shown;
    (void)state;
    assert_non_null(engine);
    start_dealt(&hidden, "kulki", 3);
    start_dealt(&shown, "lines98", 3);
    kulki_engine_open(engine);
    assert_int_equal(kulki_engine_load(engine, shipped_weights, half),
                     WEIGHTS_FINE);
    assert_true(kulki_engine_knows(engine, &hidden));
    assert_false(kulki_engine_knows(engine, &shown));
    kulki_engine_open(engine);
    assert_int_equal(kulki_engine_load(engine, shipped_weights + half, half),
                     WEIGHTS_FINE);
    assert_false(kulki_engine_knows(engine, &hidden));
    assert_true(kulki_engine_knows(engine, &shown));
    assert_int_equal(kulki_engine_load(engine, shipped_weights, half),
                     WEIGHTS_FINE);
    assert_int_equal(engine->loaded, 3);
    free(engine);
}

static void weights_are_written_as_read(void **state)
{
    const KulkiEngine *engine = *state;
    const u32 count = STAGES * engine->evaluator.network.weights;
    u8 *bytes = malloc(shipped_weights_size);
    assert_non_null(bytes);
    assert_int_equal(weights_size(count), shipped_weights_size);
    weights_write(bytes, engine->weights, count);
    assert_memory_equal(bytes, shipped_weights, shipped_weights_size);
    free(bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(weights_match_the_golden_file),
        cmocka_unit_test(moves_of_100_seeds_match_the_golden_file),
        cmocka_unit_test(estimates_that_look_far_match_the_golden_file),
        cmocka_unit_test(each_player_beats_the_one_before),
        cmocka_unit_test(a_full_board_has_no_move),
        cmocka_unit_test(boards_without_weights_use_the_heuristic_player),
        cmocka_unit_test(players_never_look_at_the_generator),
        cmocka_unit_test(the_best_move_costs_nothing),
        cmocka_unit_test(faults_in_weights_are_named),
        cmocka_unit_test(one_set_suffices_for_its_games),
        cmocka_unit_test(weights_are_written_as_read),
    };
    return cmocka_run_group_tests(tests, make, drop);
}
