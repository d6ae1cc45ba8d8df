/* SPDX-License-Identifier: MIT */
/* Judges results by their distance from par. Only what is proven is called the
   fewest possible. */
#include "par.h"

#include "game_advice.h"
#include "host/plural.h"

Par par_find(Advisor *advisor, const Session *session)
{
    const GameAdvice *advice = game_advice_of(session->game);
    if (advice->find_par)
        return advice->find_par(advisor, session);
    return (Par){advisor_find_par(advisor, session), 0};
}

static int has_points(const Session *session)
{
    return session->game->goal.measure == GOAL_POINTS;
}

static u32 result_of(const Session *session)
{
    return session->game->goal.measure == GOAL_MOVES
               ? session->at
               : session->game->score(session->position);
}

enum { MOST_STARS = 3 };

static int count_stars(const Par *par, const Session *session)
{
    enum { GOOD_MOVES = 115, GOOD_POINTS = 50 /* percent of par */ };
    const unsigned long long made = result_of(session);
    const unsigned long long value = par->value;
    if (has_points(session))
        return made >= value                       ? MOST_STARS
               : made * 100 >= value * GOOD_POINTS ? MOST_STARS - 1
                                                   : 1;
    return made <= value                      ? MOST_STARS
           : made * 100 <= value * GOOD_MOVES ? MOST_STARS - 1
                                              : 1;
}

static void page_points(Page *page, u32 made, u32 par)
{
    Page points = PAGE_EMPTY;
    page_count(&points, par, &plural_points);
    page_format(page,
                made > par    ? _("More than Quadrille itself scores: %s.")
                : made == par ? _("As many as Quadrille itself scores: %s.")
                              : _("Quadrille itself scores %s here."),
                points.text);
    page_free(&points);
}

static void page_moves(Page *page, u32 made, const Par *par)
{
    Page moves = PAGE_EMPTY;
    page_count(&moves, made, &plural_moves);
    if (made > par->value)
        page_format(page,
                    par->is_proven
                        ? _("%1$s. The fewest possible are %2$lu.")
                        : _("%1$s. The best way known takes %2$lu."),
                    moves.text, (unsigned long)par->value);
    else if (made == par->value)
        page_format(page,
                    par->is_proven ? _("%s: the fewest possible!")
                                   : _("%s: no shorter way is known."),
                    moves.text);
    else
        page_format(page,
                    _("%1$s: shorter than the best way known, which takes "
                      "%2$lu!"),
                    moves.text, (unsigned long)par->value);
    page_free(&moves);
}

void par_page_result(Page *page, const Par *par, const Session *session)
{
    const int stars = count_stars(par, session);
    int i;
    if (!par->value)
        return;
    for (i = 0; i < MOST_STARS && !session->hints; i++)
        page_text(page, i < stars ? "\u2605" : "\u2606");
    if (!session->hints)
        page_text(page, " ");
    if (has_points(session))
        page_points(page, result_of(session), par->value);
    else
        page_moves(page, result_of(session), par);
    page_text(page, "\n");
}
