/* SPDX-License-Identifier: MIT */
/* Tests random games: a number determines a game, and a digest covers all of
   it. */
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "rules/sliding/sliding.h"
#include "tests/kit/walk.h"

static const Game *game;

static void open_playout(Playout *playout, const Game *of)
{
    Reader reader;
    Fault fault;
    game = of;
    memset(playout, 0, sizeof *playout);
    playout->game = of;
    playout->position = calloc(1, of->size);
    playout->moves = calloc(of->most_moves, sizeof(u16));
    reader_start(&reader, "", 0);
    assert_int_equal(game_read_variant(of, playout->variant, &reader, &fault),
                     FINE);
}

static void close_playout(Playout *playout)
{
    free(playout->position);
    free(playout->moves);
}

static void add_word(Digest *digest, u32 word)
{
    u8 bytes[] = {(u8)word, (u8)(word >> 8), (u8)(word >> 16),
                  (u8)(word >> 24)};
    digest_bytes(digest, bytes, 4);
}

/* Computes the digest step by step from what the game reports. */
static Digest digest_by_hand(Playout *playout, u32 number)
{
    Digest digest;
    digest_start(&digest);
    playout_start(playout, number);
    do {
        digest_bytes(&digest, playout->position, game->size);
        add_word(&digest, game->list(playout->position, NULL, 0));
        add_word(&digest, game->score(playout->position));
        add_word(&digest, (u32)game->status(playout->position));
    } while (playout_step(playout));
    return digest;
}

static void a_digest_holds_every_position(void **state)
{
    Playout playout;
    Digest digest, expected;
    u32 number;
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++)
        for (number = 1; number < 6; number++) {
            open_playout(&playout, games[i]);
            expected = digest_by_hand(&playout, number);
            digest_start(&digest);
            playout_digest(&playout, number, &digest);
            assert_memory_equal(&digest, &expected, sizeof digest);
            assert_in_range(playout.played, 1, PLAYOUT_MOST);
            close_playout(&playout);
        }
}

static void a_number_determines_a_game(void **state)
{
    Playout first, other;
    u32 number;
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++) {
        open_playout(&first, games[i]);
        open_playout(&other, games[i]);
        for (number = 1; number < 20; number++) {
            Digest a = digest_by_hand(&first, number);
            Digest b = digest_by_hand(&other, number);
            Digest c = digest_by_hand(&other, number + 1);
            assert_memory_equal(&a, &b, sizeof a);
            assert_memory_not_equal(&a, &c, sizeof a);
        }
        close_playout(&first);
        close_playout(&other);
    }
}

/* Numbers of ten digits are read to the last one. */
static void a_number_is_a_seed(void **state)
{
    static const char *const numbers[] = {"1", "4000000000", "4000000001"};
    u8 position[MOST_POSITION], seed[SEED_SIZE];
    Playout playout;
    Reader reader;
    Fault fault;
    size_t k;
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++)
        for (k = 0; k < COUNT_OF(numbers); k++) {
            open_playout(&playout, games[i]);
            assert_true(
                playout_start(&playout, (u32)strtoul(numbers[k], NULL, 10)));
            reader_start(&reader, numbers[k], (u32)strlen(numbers[k]));
            assert_int_equal(game->read_seed(seed, &reader, &fault), FINE);
            assert_int_equal(game->deal(position, playout.variant, seed),
                             FINE);
            assert_memory_equal(playout.position, position, game->size);
            close_playout(&playout);
        }
}

static void the_chooser_has_its_own_random_numbers(void **state)
{
    Playout playout;
    u8 seed[SEED_SIZE] = {1};
    u8 dealer[RNG_SIZE];
    (void)state;
    open_playout(&playout, games_find("kulki"));
    assert_true(playout_start(&playout, 1));
    rng_seed(dealer, seed);
    assert_memory_not_equal(playout.rng, dealer, RNG_SIZE);
    close_playout(&playout);
}

static u8 refuse(void *position, const u8 *variant, const u8 *seed)
{
    (void)position;
    (void)variant;
    (void)seed;
    return TOO_LARGE;
}

static void a_game_without_a_deal_has_no_moves(void **state)
{
    Game undealt = sliding;
    Playout playout;
    (void)state;
    undealt.deal = refuse;
    open_playout(&playout, &undealt);
    playout.count = 1;
    assert_int_equal(playout_start(&playout, 1), 0);
    assert_int_equal(playout_step(&playout), 0);
    close_playout(&playout);
    open_playout(&playout, games_find("freecell")); /* has no deal 0 */
    assert_int_equal(playout_start(&playout, 0), 0);
    close_playout(&playout);
}

static u16 moves_listed;

static u16 list_some(const void *position, u16 *moves, u16 room)
{
    sliding.list(position, moves, room);
    return moves_listed;
}

static void a_game_begins_if_it_has_a_move(void **state)
{
    Game other = sliding;
    Playout playout;
    (void)state;
    other.list = list_some;
    open_playout(&playout, &other);
    for (moves_listed = 0; moves_listed < 3; moves_listed++)
        assert_int_equal(playout_start(&playout, 1), moves_listed > 0);
    close_playout(&playout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_digest_holds_every_position),
        cmocka_unit_test(a_number_determines_a_game),
        cmocka_unit_test(the_chooser_has_its_own_random_numbers),
        cmocka_unit_test(a_number_is_a_seed),
        cmocka_unit_test(a_game_begins_if_it_has_a_move),
        cmocka_unit_test(a_game_without_a_deal_has_no_moves)};
    return cmocka_run_group_tests_name("playouts", tests, NULL, NULL);
}
