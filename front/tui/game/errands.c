/* SPDX-License-Identifier: MIT */
#include "errands.h"

#include "advice/explain.h"
#include "table/advised/losing_move.h"

void errand_par(Page *page, Brain *brain, const Session *session)
{
    (void)page_par(page, brain, session);
}

/* Boxes press the key when the line is clicked. */
static void page_way_back(Page *page, const Loss *loss)
{
    page_format(page, _("  X  go back to move %lu\n"),
                (unsigned long)loss->won);
}

void errand_end_par(Page *page, Brain *brain, const Session *session)
{
    Loss loss;
    if (!page_par(page, brain, session))
        page->used = 0;
    if (session->game->status(session->position) == LOST &&
        advisor_find_loss(brain, session, &loss))
        errand_loss(page, brain, session);
}

void errand_loss(Page *page, Brain *brain, const Session *session)
{
    Loss loss;
    if (page_losing_move(page, brain, session) &&
        advisor_find_loss(brain, session, &loss))
        page_way_back(page, &loss);
}

void errand_explain(Page *page, Brain *brain, const Session *session)
{
    Loss loss;
    page_review(page, brain, session);
    if (advisor_find_loss(brain, session, &loss)) {
        page_text(page, "\n");
        page_way_back(page, &loss);
    }
}
