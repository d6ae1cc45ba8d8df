/* SPDX-License-Identifier: MIT */
/* Tells a step in a game: a move, or where the player is now. */
#include "table/spoken.h"

#include "host/clock.h"
#include "table/text_board/text_board.h"
#include "table/titles.h"

SpokenStep spoken_step_of(const Intent *intent, const Reply *reply)
{
    switch (intent->what) {
    case INTENT_NEW:
    case INTENT_DAILY:
        return SPOKEN_STARTED;
    case INTENT_UNDO:
        return SPOKEN_UNDONE;
    case INTENT_REDO:
        return SPOKEN_REDONE;
    case INTENT_PLAY:
    case INTENT_TOUCH:
        return reply->moved ? SPOKEN_PLAYED : SPOKEN_NOTHING;
    default:
        return SPOKEN_JUMPED;
    }
}

static void page_whole(Page *page, const Session *session)
{
    page_line(page);
    text_board_say(page, session, 0);
}

static void page_where(Page *page, const Session *session, SpokenDetail detail)
{
    if (session->at)
        spoken_sentence(page, _("You are at move %1$lu of %2$lu."),
                        (unsigned long)session->at,
                        (unsigned long)session->count);
    else
        spoken_sentence(page, _("You are at the start."));
    if (!(detail & SPOKEN_BRIEF))
        page_whole(page, session);
}

static void page_start_of(Page *page, const Session *session)
{
    Moment now;
    clock_now(&now);
    title_page_session(page, session, now.day);
    page_text(page, ".");
    if (session->at)
        page_where(page, session, SPOKEN_FULL);
    else
        page_whole(page, session);
}

void spoken_page_step(Page *page, const Session *session, SpokenStep step,
                      SpokenDetail detail)
{
    switch (step) {
    case SPOKEN_REDONE:
        spoken_sentence(page, _("Redone."));
        spoken_page_move(page, session, session->at, 0, detail);
        break;
    case SPOKEN_PLAYED:
        spoken_page_move(page, session, session->at, 0, detail);
        break;
    case SPOKEN_UNDONE:
        spoken_page_move(page, session, session->at + 1, 1, detail);
        break;
    case SPOKEN_JUMPED:
        page_where(page, session, detail);
        break;
    case SPOKEN_STARTED:
        page_start_of(page, session);
        break;
    default:
        return;
    }
    if (page->used && page->text[page->used - 1] != '\n')
        page_line(page);
}
