/* SPDX-License-Identifier: MIT */
/* Finds deals of the sliding puzzle at a given distance from the goal. */
#include <stdlib.h>

#include "advice/advisor.h"
#include "advice/sliding/review.h"
#include "command/play/start_session.h"
#include "sliding_solver.h"

enum { PROOF_MEMORY = 64 << 20, PROOF_NODES = 50000000, PROOF_CELLS = 16 };

/* A known solution gives an upper bound. For boards up to 4x4 a search finds
   the exact distance. */
static void prove_distance(const Choice *choice, Distance *found)
{
    static const SliderRequest plain = {.level = DATABASE_LEVELS,
                                        .memory = PROOF_MEMORY};
    Sliding game;
    Slider slider;
    Answer answer;
    Question question = {.game = &sliding,
                         .position = &game,
                         .how = SOLVE_OPTIMAL,
                         .size = PROOF_MEMORY,
                         .most_nodes = PROOF_NODES};
    sliding_deal(&game, choice->variant, choice->seed);
    if (found->exact || game.width * game.height > PROOF_CELLS)
        return;
    slider_start(&slider, &plain);
    question.memory = host_must_have(malloc(PROOF_MEMORY));
    slider_ask(&slider, &question, &answer);
    if (answer.verdict == SOLVED) {
        const Slides slides = {&game, answer.line, answer.length};
        found->moves = measure_slides(&slides).singles;
        found->exact = slider.proof.bound >= found->moves;
    }
    slider_stop(&slider);
    free(question.memory);
}

/* A proven distance has to match exactly. A bound is only an estimate, so a
   match within 5 % is enough. */
static int tell_distance(u32 wanted, Distance found)
{
    const u32 room = found.exact ? 0 : wanted / 20;
    if (found.moves + room < wanted || found.moves > wanted + room) {
        complain(
            found.exact
                ? _("found no deal of %1$lu moves; the closest needs %2$lu")
                : _("found no deal of %1$lu moves; the closest needs at "
                    "most %2$lu"),
            (unsigned long)wanted, (unsigned long)found.moves);
        return EXIT_LIMIT;
    }
    if (!found.exact)
        complain(_("this deal needs at most %lu moves; the exact number is "
                   "unknown"),
                 (unsigned long)found.moves);
    return EXIT_DONE;
}

/* The greatest distances that are known, of which the antipodes' tests count
   some again. Lying and standing boards have the same. */
static const struct {
    u8 less, more, farthest;
} known_farthest[] = {{2, 2, 6},  {2, 3, 21}, {2, 4, 36},
                      {2, 5, 55}, {2, 6, 80}, {3, 3, 31},
                      {3, 4, 53}, {3, 5, 84}, {4, 4, 80}};

/* Returns 0 if nobody knows. */
static u8 farthest_of(const Sliding *game)
{
    const u8 less = game->width < game->height ? game->width : game->height;
    const u8 more = game->width < game->height ? game->height : game->width;
    size_t i;
    for (i = 0; i < COUNT_OF(known_farthest); i++)
        if (known_farthest[i].less == less && known_farthest[i].more == more)
            return known_farthest[i].farthest;
    return 0;
}

static int check_distance(const Choice *choice, u32 wanted)
{
    Sliding game;
    u8 farthest;
    sliding_deal(&game, choice->variant, choice->seed);
    farthest = farthest_of(&game);
    if (!farthest || wanted <= farthest)
        return EXIT_DONE;
    return complain(_("no %1$ux%2$u deal needs %3$lu moves (at most %4$u)"),
                    (unsigned)game.width, (unsigned)game.height,
                    (unsigned long)wanted, (unsigned)farthest);
}

int sliding_boards_choose_distance(Choice *choice, u32 wanted)
{
    Advisor advisor;
    Distance found;
    if (check_distance(choice, wanted))
        return EXIT_USAGE;
    advisor_start(&advisor, PATIENCE);
    found =
        sliding_find_deal_at(&advisor, wanted, choice->variant, choice->seed);
    advisor_stop(&advisor);
    prove_distance(choice, &found);
    return tell_distance(wanted, found);
}
