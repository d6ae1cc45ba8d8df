/* SPDX-License-Identifier: MIT */
/* Whatever advice a player asks for, the screen says that it is being thought
   about, and a key stops it, even if it would take for ever. This advice does:
   it takes the place of the games' own. */
#include "typist.h"

#include "advice/game_advice.h"

#include "rules/freecell/freecell.h"
#include "rules/sliding/sliding.h"

#include <sched.h>

/* Without a flag the main loop would wait for ever. */
static void think_for_ever(const Advisor *advisor)
{
    if (!advisor->stop)
        fail_msg("nothing can stop this");
    while (!is_stop_set(advisor->stop))
        sched_yield();
}

static void ask(Advisor *advisor, const Question *question, Answer *answer)
{
    (void)question;
    think_for_ever(advisor);
    answer->verdict = LIMIT;
}

static u8 hint(Advisor *advisor, const void *position, u32 nth, Advice *advice)
{
    (void)position;
    (void)nth;
    (void)advice;
    think_for_ever(advisor);
    return NO_HINT;
}

static int choose(Advisor *advisor, const void *position, u64 nodes, u16 *move)
{
    (void)nodes;
    (void)position;
    *move = 0;
    think_for_ever(advisor);
    return 0;
}

static int find_loss(Advisor *advisor, const Session *session, Loss *loss)
{
    (void)session;
    *loss = (Loss){.dealt = NO_SOLVER};
    think_for_ever(advisor);
    return 0;
}

static int page_endless_par(Page *page, Advisor *advisor,
                            const Session *session)
{
    (void)page;
    (void)session;
    think_for_ever(advisor);
    return 0;
}

static void page_endless_review(Page *page, Advisor *advisor,
                                const Session *session)
{
    (void)page_endless_par(page, advisor, session);
}

static const GameAdvice endless = {.game = &kulki,
                                   .hint = hint,
                                   .choose = choose,
                                   .find_loss = find_loss,
                                   .page_par = page_endless_par,
                                   .page_review = page_endless_review};
static const GameAdvice endless_solver = {.game = &freecell, .ask = ask};
static const GameAdvice endless_distance = {.game = &sliding, .ask = ask};

const GameAdvice *const game_advices[] = {&endless, &endless_solver,
                                          &endless_distance, NULL};

static void advice_that_never_ends_is_stopped_by_escape(void **state)
{
    static const Typing typed[] = {
        {"kulki", "plum", NULL, "\x17t\x19\033", "", "Stopped thinking."},
        {"kulki", "plum", NULL, ":hint\r\x19\033", "", "Stopped thinking."},
        {"kulki", "plum", NULL, ":par\r\x19\033", "", "Stopped thinking."},
        {"kulki", "plum", NULL, ":explain\r\x19\033", "", "Stopped thinking."},
        {"kulki", "plum", NULL, "X\x19\033", "", "Stopped thinking."},
        {"kulki", "plum", NULL, "V\x19\033", "", "Stopped thinking."},
        {"freecell", "617", NULL, ":winnable\r\x19\033", "",
         "Stopped thinking."},
        {"freecell", "617", NULL, ":hint\r\x19\033", "", "Stopped thinking."},
        {"freecell", "617", NULL, ":rewind\r\x19\033", "",
         "Stopped thinking."},
        {"sliding", "4x4 plum", NULL, ":deal 20\r\x19\033", "",
         "Stopped thinking."},
        {"sliding", "4x4 plum", NULL, ":difficulty\r\x19\033", "",
         "Stopped thinking."},
        {"sliding", "4x4 plum", NULL, ":distance\r\x19\033", "",
         "Stopped thinking."}};
    (void)state;
    CHECK_ALL(typed);
}

static void a_key_stops_advice_and_does_what_it_always_does(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL,
         ":hint\r\x19"
         "7a",
         "7a", "!Hint"},
        {"freecell", "617", NULL, "7a:winnable\r\x19u", "", "!can be won"},
        {"kulki", "plum", NULL, "V\x19?", "", "undo"}};
    (void)state;
    CHECK_ALL(typed);
}

/* What is looked for goes on being shown. */
static void the_screen_says_that_it_is_thinking(void **state)
{
    static const Typing typed[] = {
        {"kulki", "plum", NULL, ":par\r\x19", "", "any key stops"},
        {"freecell", "617", NULL, ":hint\r\x19\x16\x19", "", "any key stops"}};
    (void)state;
    CHECK_ALL(typed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(advice_that_never_ends_is_stopped_by_escape),
        cmocka_unit_test(a_key_stops_advice_and_does_what_it_always_does),
        cmocka_unit_test(the_screen_says_that_it_is_thinking),
    };
    fake.thinks = 1;
    return cmocka_run_group_tests_name("endless advice", tests, NULL, NULL);
}
