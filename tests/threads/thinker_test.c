/* SPDX-License-Identifier: MIT */
/* The full screen's thread thinks while another thread plays, asks and
   interrupts. */
#include <sched.h>

#include "front/tui/game/thinker.h"
#include "rules/freecell/freecell.h"
#include "rules/sliding/sliding.h"
#include "tests/kit/player.h"

enum { NODES = 20000, INTERRUPTIONS = 20 };

typedef struct Play {
    Session session;
    Purse purse;
    Thinker *thinker;
} Play;

static void begin(Play *play, const Game *game, const char *variant)
{
    open_player(&play->session, &play->purse);
    deal_by_word(&play->session, game, variant, "7");
    play->thinker = thinker_start(NODES);
    assert_non_null(play->thinker);
}

static void end(Play *play)
{
    thinker_stop(play->thinker);
    close_player(&play->session, &play->purse);
}

/* Waits like the screen does in every frame. */
static void wait_for_thought(Play *play)
{
    thinker_go(play->thinker);
    while (thinker_is_busy(play->thinker)) {
        (void)thinker_verdict(play->thinker, &play->session);
        (void)thinker_distance(play->thinker, &play->session);
        sched_yield();
    }
}

static void play_first_move(Play *play)
{
    u16 moves[1];
    const Game *game = play->session.game;
    assert_true(game->list(play->session.position, moves, 1) > 0);
    assert_int_equal(carry_out(&play->session, INTENT_PLAY, 0, moves[0]),
                     FINE);
}

static void the_thinker_remembers_its_answer(void **state)
{
    Play play;
    (void)state;
    begin(&play, &sliding, "3x3");
    assert_int_equal(thinker_verdict(play.thinker, &play.session), LIMIT);
    thinker_think(play.thinker, &play.session);
    wait_for_thought(&play);
    assert_int_equal(thinker_verdict(play.thinker, &play.session), SOLVED);
    assert_true(thinker_distance(play.thinker, &play.session).exact);
    play_first_move(&play);
    assert_int_equal(thinker_verdict(play.thinker, &play.session), LIMIT);
    end(&play);
}

/* The thread that interrupts the thinker may use the advisor. */
static void the_thinker_pauses_at_once(void **state)
{
    Play play;
    int i;
    (void)state;
    begin(&play, &freecell, "");
    for (i = 0; i < INTERRUPTIONS; i++) {
        thinker_think(play.thinker, &play.session);
        if (i % 3)
            thinker_go(play.thinker);
        if (i % 2)
            sched_yield();
        thinker_rest(play.thinker);
        assert_false(thinker_is_busy(play.thinker));
        thinker_advisor(play.thinker)->patience++;
        play_first_move(&play);
    }
    end(&play);
}

static void count_moves(Page *page, Advisor *advisor, const Session *session)
{
    page_format(page, "%lu moves, %s", (unsigned long)session->count,
                advisor->stop ? "in a hurry" : "at leisure");
}

static void the_thinker_runs_tasks(void **state)
{
    Page page = PAGE_EMPTY;
    Play play;
    (void)state;
    begin(&play, &sliding, "3x3");
    thinker_think(play.thinker, &play.session);
    thinker_send_question(play.thinker, &play.session, count_moves);
    thinker_go(play.thinker);
    while (!thinker_take_answer(play.thinker, &page))
        sched_yield();
    assert_string_equal(page.text, "0 moves, in a hurry");
    assert_false(thinker_take_answer(play.thinker, &page));
    page_free(&page);
    end(&play);
}

/* What a job reads and writes; the other thread only looks on. */
typedef struct AskedJob {
    Play *play;
    int is_endless;
    Verdict verdict;
} AskedJob;

static void work(void *context)
{
    AskedJob *own = context;
    const Session *session = &own->play->session;
    Advisor *advisor = thinker_advisor(own->play->thinker);
    assert_non_null(advisor->stop);
    own->verdict =
        advisor_find_solution(advisor, session->game, session->position);
    while (own->is_endless && !is_stop_set(advisor->stop))
        sched_yield();
}

static void the_thinker_works_while_somebody_waits(void **state)
{
    Play play;
    AskedJob own = {.play = &play, .verdict = LIMIT};
    (void)state;
    begin(&play, &sliding, "3x3");
    thinker_begin_job(play.thinker, work, &own);
    while (thinker_has_job(play.thinker)) {
        (void)thinker_verdict(play.thinker, &play.session);
        sched_yield();
    }
    assert_true(thinker_end_job(play.thinker));
    assert_int_equal(own.verdict, SOLVED);
    assert_false(thinker_is_busy(play.thinker));
    thinker_think(play.thinker, &play.session);
    wait_for_thought(&play);
    assert_int_equal(thinker_verdict(play.thinker, &play.session), SOLVED);
    end(&play);
}

static void a_job_is_stopped_whatever_it_does(void **state)
{
    Play play;
    AskedJob own = {.play = &play, .is_endless = 1};
    int i;
    (void)state;
    begin(&play, &freecell, "");
    for (i = 0; i < INTERRUPTIONS; i++) {
        thinker_think(play.thinker, &play.session);
        thinker_go(play.thinker);
        thinker_rest(play.thinker);
        thinker_begin_job(play.thinker, work, &own);
        if (i % 2)
            sched_yield();
        assert_false(thinker_end_job(play.thinker));
        assert_false(thinker_has_job(play.thinker));
    }
    end(&play);
}

static void the_thinker_can_be_stopped_at_any_time(void **state)
{
    Play play;
    (void)state;
    begin(&play, &freecell, "");
    end(&play);
    begin(&play, &freecell, "");
    thinker_think(play.thinker, &play.session);
    thinker_send_question(play.thinker, &play.session, count_moves);
    thinker_go(play.thinker);
    end(&play);
    thinker_stop(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_thinker_remembers_its_answer),
        cmocka_unit_test(the_thinker_pauses_at_once),
        cmocka_unit_test(the_thinker_runs_tasks),
        cmocka_unit_test(the_thinker_works_while_somebody_waits),
        cmocka_unit_test(a_job_is_stopped_whatever_it_does),
        cmocka_unit_test(the_thinker_can_be_stopped_at_any_time),
    };
    return cmocka_run_group_tests_name("thinker", tests, NULL, NULL);
}
