/* SPDX-License-Identifier: MIT */
/* Tests how far the table plays by itself. */
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "rules/games.h"
#include "table/table.h"
#include "tests/kit/player.h"

enum { MOST_WAITS = 200 };

typedef struct Evening {
    Session session;
    Purse purse;
    Brain brain;
    Front front;
    Table table;
    Page told;
    Tone tone; /* of what was told last */
    u32 waits;
} Evening;

static void show(void *own, const Session *session, const Trace *trace,
                 int asked)
{
    (void)own;
    (void)session;
    (void)trace;
    (void)asked;
}

static void tell_evening(void *own, Tone tone, const char *text)
{
    Evening *evening = own;
    evening->told.used = 0;
    page_text(&evening->told, text);
    evening->tone = tone;
}

static int wait_little(void *own, long milliseconds)
{
    Evening *evening = own;
    (void)milliseconds;
    return ++evening->waits < MOST_WAITS;
}

static void play_by_itself(Evening *evening, const char *game,
                           const char *variant, u64 patience)
{
    Reader line;
    memset(evening, 0, sizeof *evening);
    evening->front = (Front){.own = evening,
                             .show = show,
                             .tell = tell_evening,
                             .wait = wait_little};
    open_player(&evening->session, &evening->purse);
    deal_by_word(&evening->session, games_find(game), variant, "617");
    brain_start(&evening->brain, patience);
    evening->table = (Table){.session = &evening->session,
                             .front = &evening->front,
                             .brain = &evening->brain};
    evening->session.adviser = brain_adviser(&evening->brain);
    fit_table(&evening->table);
    reader_start(&line, "auto", 4);
    obey_words(&evening->table, &line);
}

static void go_home(Evening *evening)
{
    free(evening->table.trace.events);
    evening->session.adviser = session_plain_adviser;
    brain_stop(&evening->brain);
    close_player(&evening->session, &evening->purse);
    page_free(&evening->told);
}

static void it_follows_a_solution_to_its_end(void **state)
{
    Evening evening;
    (void)state;
    play_by_itself(&evening, "freecell", "4cells", PATIENCE);
    assert_int_equal(evening.session.game->status(evening.session.position),
                     WON);
    go_home(&evening);
}

/* Moves by rule of thumb could go round in circles for ever. */
static void without_a_solution_it_plays_nothing(void **state)
{
    Evening evening;
    (void)state;
    play_by_itself(&evening, "freecell", "4cells", 1);
    assert_int_equal(evening.waits, 0);
    assert_int_equal(evening.session.count, 0);
    assert_int_equal(evening.session.hints, 0);
    assert_int_equal(evening.tone, TONE_REFUSAL);
    assert_string_equal(evening.told.text,
                        "No solution found from here, and autoplay needs "
                        "one; 'hint' doesn't\n");
    go_home(&evening);
}

static void a_player_needs_none(void **state)
{
    Evening evening;
    (void)state;
    play_by_itself(&evening, "kulki", "small", 1);
    assert_true(evening.session.count > 10);
    go_home(&evening);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_follows_a_solution_to_its_end),
        cmocka_unit_test(without_a_solution_it_plays_nothing),
        cmocka_unit_test(a_player_needs_none),
    };
    return cmocka_run_group_tests_name("autoplay", tests, NULL, NULL);
}
