/* SPDX-License-Identifier: MIT */
/* The answers are written on a page, which a dialog shows. */
#include "questions.h"

#include "advice/explain.h"
#include "advice/game_advice.h"
#include "table/advised/losing_move.h"

void question_par(Page *page, Advisor *advisor, const Session *session)
{
    (void)explain_par(page, advisor, session);
}

/* Boxes press the key when the line is clicked. */
static void page_way_back(Page *page, const Loss *loss)
{
    page_format(page, _("  X  play on from move %lu\n"),
                (unsigned long)loss->won);
}

void question_end_par(Page *page, Advisor *advisor, const Session *session)
{
    const Par par = par_find(advisor, session);
    Loss loss;
    page->used = 0;
    par_page_result(page, &par, session);
    if (session->game->status(session->position) == LOST &&
        advisor_find_loss(advisor, session, &loss))
        question_loss(page, advisor, session);
}

void question_loss(Page *page, Advisor *advisor, const Session *session)
{
    Loss loss;
    if (losing_move_page(page, advisor, session, 1) &&
        advisor_find_loss(advisor, session, &loss))
        page_way_back(page, &loss);
}

/* Games that review no moves would list a long solution, which the screen can
   show instead. */
void question_explain(Page *page, Advisor *advisor, const Session *session)
{
    const GameAdvice *advice = game_advice_of(session->game);
    const int lists = !advice->page_review && !advice->page_explanation;
    Loss loss;
    if (!lists || !losing_move_page(page, advisor, session, 1)) {
        page->used = 0;
        explain_review(page, advisor, session);
    }
    if (!advisor_find_loss(advisor, session, &loss))
        return;
    page_text(page, "\n");
    if (lists)
        page_text(page, _("  V  watch how it could have been won\n"));
    page_way_back(page, &loss);
}
