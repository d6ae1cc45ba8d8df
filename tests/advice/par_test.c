/* SPDX-License-Identifier: MIT */
/* What a player reads about a finished game: only what is proven is called the
   fewest possible, and help earns no stars. */
#include "advice/par.h"

#include <string.h>

#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "rules/sliding/sliding.h"
#include "tests/kit/player.h"

/* A finished game as far as pars are concerned. */
static Session ended_after(const Game *game, void *position, u32 moves,
                           u32 hints)
{
    Session session = {0};
    session.game = game;
    session.position = position;
    session.at = moves;
    session.hints = hints;
    return session;
}

static void assert_said(const Session *session, u32 value, int is_proven,
                        const char *words)
{
    const Par par = {value, (u8)is_proven};
    Page page = PAGE_EMPTY;
    page_put(&page, "", 0);
    par_page_result(&page, &par, session);
    assert_string_equal(page.text, words);
    page_free(&page);
}

static void moves_are_compared_with_what_is_known(void **state)
{
    FreeCell position = {0};
    static const struct {
        u32 moves, par;
        int is_proven;
        const char *words;
    } cases[] = {
        {39, 39, 1, "★★★ 39 moves: the fewest possible!\n"},
        {39, 39, 0, "★★★ 39 moves: no shorter way is known.\n"},
        {38, 39, 0,
         "★★★ 38 moves: shorter than the best way known, which takes 39!\n"},
        {40, 39, 1, "★★☆ 40 moves. The fewest possible are 39.\n"},
        {44, 39, 0, "★★☆ 44 moves. The best way known takes 39.\n"},
        {45, 39, 0, "★☆☆ 45 moves. The best way known takes 39.\n"},
        {23, 20, 0, "★★☆ 23 moves. The best way known takes 20.\n"},
        {1, 1, 1, "★★★ 1 move: the fewest possible!\n"},
        {50, 0, 0, ""}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        const Session session =
            ended_after(&freecell, &position, cases[i].moves, 0);
        assert_said(&session, cases[i].par, cases[i].is_proven,
                    cases[i].words);
    }
}

static void help_earns_no_stars(void **state)
{
    FreeCell position = {0};
    const Session session = ended_after(&freecell, &position, 39, 1);
    (void)state;
    assert_said(&session, 39, 1, "39 moves: the fewest possible!\n");
}

static void points_are_compared_with_the_players_of_quadrille(void **state)
{
    static const struct {
        u32 par;
        const char *words;
    } cases[] = {
        {99, "★★★ More than Quadrille itself scores: 99 points.\n"},
        {100, "★★★ As many as Quadrille itself scores: 100 points.\n"},
        {200, "★★☆ Quadrille itself scores 200 points here.\n"},
        {201, "★☆☆ Quadrille itself scores 201 points here.\n"}};
    Kulki position = {0};
    size_t i;
    (void)state;
    position.score[0] = 100;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        const Session session = ended_after(&kulki, &position, 7, 0);
        assert_said(&session, cases[i].par, 0, cases[i].words);
    }
}

/* Of a small sliding puzzle the distance is proven; of FreeCell it isn't. */
static void only_proofs_count_as_proven(void **state)
{
    Session session;
    Purse purse;
    Advisor advisor;
    Par par;
    (void)state;
    advisor_start(&advisor, PATIENCE);
    open_player(&session, &purse);
    deal_by_word(&session, &sliding, "3x3", "7");
    par = par_find(&advisor, &session);
    assert_int_equal(par.value, 22);
    assert_true(par.is_proven);
    deal_by_word(&session, &freecell, "4cells", "617");
    par = par_find(&advisor, &session);
    assert_in_range(par.value, 30, 60);
    assert_false(par.is_proven);
    close_player(&session, &purse);
    advisor_stop(&advisor);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_are_compared_with_what_is_known),
        cmocka_unit_test(help_earns_no_stars),
        cmocka_unit_test(points_are_compared_with_the_players_of_quadrille),
        cmocka_unit_test(only_proofs_count_as_proven),
    };
    return cmocka_run_group_tests_name("par", tests, NULL, NULL);
}
