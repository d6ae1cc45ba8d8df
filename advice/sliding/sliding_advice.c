/* SPDX-License-Identifier: MIT */
/* Advice for the sliding puzzle. It counts single-tile moves, and can often
   find the fewest. */
#include "advice/game_advice.h"
#include "advice/metrics/sliding_line.h"
#include "distance.h"
#include "guided_solver.h"
#include "review.h"

static void ask_with_tables(Advisor *advisor, const Question *question,
                            Answer *answer)
{
    guided_solver_ask(&advisor->slides, question, answer, &advisor->bound);
}

static void forget_tables(Advisor *advisor)
{
    guided_solver_free(advisor->slides);
    advisor->slides = NULL;
}

/* Lines to another goal may pass through the goal of the rules, where these
   accept no more moves. */
static void play_beyond_goal(void *position, u16 move)
{
    slide_tiles(position, move);
}

static int page_sliding_par(Page *page, Advisor *advisor,
                            const Session *session)
{
    sliding_page_par(page, advisor, session);
    return page->used > 0;
}

static Par find_distance_of_deal(Advisor *advisor, const Session *session)
{
    const Distance par = sliding_find_par(advisor, session->kept);
    return (Par){par.moves, (u8)par.exact};
}

const GameAdvice sliding_advice = {.game = &sliding,
                                   .asks_shortest = 1,
                                   .ask = ask_with_tables,
                                   .forget = forget_tables,
                                   .measure = sliding_count_singles,
                                   .play = play_beyond_goal,
                                   .find_distance = sliding_find_distance,
                                   .par_after = WON,
                                   .find_par = find_distance_of_deal,
                                   .page_par = page_sliding_par,
                                   .page_explanation =
                                       sliding_page_lost_moves};
