/* SPDX-License-Identifier: MIT */
/* The answers are written on a page, which a dialog shows. */
#include "errands.h"

#include "advice/explain.h"
#include "advice/game_advice.h"
#include "table/advised/losing_move.h"

void errand_par(Page *page, Brain *brain, const Session *session)
{
    (void)explain_par(page, brain, session);
}

/* Boxes press the key when the line is clicked. */
static void page_way_back(Page *page, const Loss *loss)
{
    page_format(page, _("  X  play on from move %lu\n"),
                (unsigned long)loss->won);
}

void errand_end_par(Page *page, Brain *brain, const Session *session)
{
    Loss loss;
    if (!explain_par(page, brain, session))
        page->used = 0;
    if (session->game->status(session->position) == LOST &&
        advisor_find_loss(brain, session, &loss))
        errand_loss(page, brain, session);
}

void errand_loss(Page *page, Brain *brain, const Session *session)
{
    Loss loss;
    if (page_losing_move(page, brain, session, 1) &&
        advisor_find_loss(brain, session, &loss))
        page_way_back(page, &loss);
}

/* Games that review no moves would list a long solution, which the screen can
   show instead. */
void errand_explain(Page *page, Brain *brain, const Session *session)
{
    const GameAdvice *advice = game_advice_of(session->game);
    const int lists = !advice->page_review && !advice->page_explanation;
    Loss loss;
    if (!lists || !page_losing_move(page, brain, session, 1)) {
        page->used = 0;
        explain_review(page, brain, session);
    }
    if (!advisor_find_loss(brain, session, &loss))
        return;
    page_text(page, "\n");
    if (lists)
        page_text(page, _("  V  watch how it could have been won\n"));
    page_way_back(page, &loss);
}
