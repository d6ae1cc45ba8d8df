/* SPDX-License-Identifier: MIT */
/* Advice for the sliding puzzle. It counts single-tile moves, and can often
   find the fewest. */
#include "advice/game_advice.h"
#include "advice/metrics/sliding_line.h"
#include "distance.h"
#include "review.h"

static void ask_with_tables(Brain *brain, const Question *question,
                            Answer *answer)
{
    guided_solver_ask(&brain->slides, question, answer, &brain->bound);
}

/* Lines to another goal may pass through the goal of the rules, where these
   accept no more moves. */
static void play_beyond_goal(void *position, u16 move)
{
    slide_tiles(position, move);
}

static int page_sliding_par(Page *page, Brain *brain, const Session *session)
{
    sliding_page_par(page, brain, session);
    return page->used > 0;
}

const GameAdvice sliding_advice = {.game = &sliding,
                                   .asks_shortest = 1,
                                   .ask = ask_with_tables,
                                   .measure = sliding_count_singles,
                                   .unit = "single-tile move",
                                   .play = play_beyond_goal,
                                   .find_distance = sliding_find_distance,
                                   .par_after = WON,
                                   .page_par = page_sliding_par,
                                   .page_explanation =
                                       sliding_page_lost_moves};
