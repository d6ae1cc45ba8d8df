/* SPDX-License-Identifier: MIT */
/* Tests requests to run Kulki's players. */
#include "command/solve/players_request.h"
#include "tests/kit/typed.h"

static PlayersRequest request;

static int read_players(CommandLine *line)
{
    return players_request_read(&request, line);
}

static void the_learned_player_plays_one_game(void **state)
{
    (void)state;
    assert_read(read_players, "solve kulki");
    assert_int_equal(request.players, 1);
    assert_int_equal(request.player[0], PLAYER_LEARNED);
    assert_int_equal(request.skipped, 0);
    assert_int_equal(request.games, 1);
    assert_int_equal(request.turns, 999999999);
    assert_int_equal(request.nodes, KULKI_NODES);
    assert_null(request.weights);
    assert_false(request.json);
    assert_false(request.deals.start.choice.has_seed);
}

static void several_players_play_the_same_game(void **state)
{
    (void)state;
    assert_read(read_players, "solve kulki --strategy random,search --nodes 9 "
                              "--weights x --turns 1 --json");
    assert_int_equal(request.players, 2);
    assert_int_equal(request.player[1], PLAYER_SEARCH);
    assert_int_equal(request.nodes, 9);
    assert_int_equal(request.turns, 1);
    assert_string_equal(request.weights, "x");
    assert_true(request.json);
}

static void games_are_counted_from_a_seed(void **state)
{
    (void)state;
    assert_read(read_players, "solve kulki 7 --games 100");
    assert_int_equal(request.skipped, 0);
    assert_int_equal(request.games, 100);
    assert_read(read_players, "solve kulki 7 --games 201..400");
    assert_int_equal(request.skipped, 200);
    assert_int_equal(request.games, 200);
    assert_read(read_players, "solve kulki --games 1000");
    assert_int_equal(request.games, 1000);
}

static void a_range_is_a_first_seed_and_a_number_of_games(void **state)
{
    Choice seven;
    (void)state;
    assert_read(read_players, "solve kulki 7");
    seven = request.deals.start.choice;
    assert_read(read_players, "solve kulki 7..16");
    assert_memory_equal(request.deals.start.choice.seed, seven.seed,
                        SEED_SIZE);
    assert_true(request.deals.start.choice.has_seed);
    assert_int_equal(request.skipped, 0);
    assert_int_equal(request.games, 10);
}

static void bad_requests_are_refused_with_a_message(void **state)
{
    static const RefusedLine refusals[] = {
        {"solve kulki --strategy chess",
         "unknown strategy 'chess'; use random, "
         "greedy, heuristic, learned or search"},
        {"solve kulki --strategy greedy,",
         "unknown strategy ''; use random, greedy, heuristic, learned or "
         "search"},
        {"solve kulki --strategy "
         "random,random,random,random,random,random,random,random,random",
         "a tournament has at most eight players"},
        {"solve kulki --strategy greedy --nodes 9",
         "--nodes works only with --strategy search"},
        {"solve kulki --strategy greedy --weights x",
         "--weights works only with --strategy learned or search"},
        {"solve kulki 1..3 --games 3",
         "a range sets the number of games; don't give --games"},
        {"solve kulki 1..1001",
         "too many games: 1001; a tournament has at most 1000"},
        {"solve kulki --games 1001",
         "invalid value '1001' for --games; use a number from 1 to 1000"},
        {"solve kulki --games 0..3",
         "invalid range '0..3' for --games; games are numbered from 1"},
        {"solve kulki --games 3..1",
         "invalid range '3..1' for --games: the smaller number comes first"},
        {"solve kulki --turns 0",
         "invalid value '0' for --turns; use a number from 1 to 999999999"},
        {"solve kulki --load x --games 2",
         "--load gives a single game; don't give --games"},
        {"solve kulki --board x --games 2..2",
         "--board gives a single game; don't give --games"},
        {"solve kulki 1..3 --board x",
         "a range of deals can't be used with --board"},
        {"solve kulki --mode optimal",
         "--mode optimal works only with freecell and sliding, not with "
         "kulki"}};
    (void)state;
    assert_refused(read_players, refusals, sizeof refusals / sizeof *refusals);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_learned_player_plays_one_game),
        cmocka_unit_test(several_players_play_the_same_game),
        cmocka_unit_test(games_are_counted_from_a_seed),
        cmocka_unit_test(a_range_is_a_first_seed_and_a_number_of_games),
        cmocka_unit_test(bad_requests_are_refused_with_a_message)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
