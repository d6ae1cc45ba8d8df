/* SPDX-License-Identifier: MIT */
/* Plays the move once more beside the session, so that what happened can be
   told whenever it was made. */
#include "table/spoken.h"

#include <stdlib.h>
#include <string.h>

#include "table/game_words.h"
#include "table/kit.h"
#include "table/telling.h"
#include "table/text_board/text_board.h"

void spoken_sentence(Page *page, const char *format, ...)
{
    static const char capitals[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    va_list values;
    size_t begun;
    u8 letter;
    if (page->used && page->text[page->used - 1] != '\n')
        page_text(page, " ");
    begun = page->used;
    va_start(values, format);
    page_values(page, format, values);
    va_end(values);
    letter = text_letter_of(page->text[begun]);
    if (letter != NOT_FOUND)
        page->text[begun] = capitals[letter];
}

/* ------------------------------------------------------------- one move */

static void put_score(Page *page, const SpokenMove *spoken)
{
    const Game *game = spoken->game;
    const u32 score = game->score(spoken->after);
    if (score != game->score(spoken->before))
        spoken_sentence(page, _("Now %1$lu %2$s."), (unsigned long)score,
                        game->unit);
}

static void page_plain_move(Page *page, const SpokenMove *spoken)
{
    Page move = PAGE_EMPTY;
    page_move_from(&move, spoken->game, spoken->before, spoken->move);
    spoken_sentence(page, _("Played %s."), move.text);
    put_score(page, spoken);
    page_free(&move);
}

static void page_plain_undo(Page *page, const SpokenMove *spoken)
{
    Page move = PAGE_EMPTY;
    page_move_from(&move, spoken->game, spoken->before, spoken->move);
    spoken_sentence(page, _("Took back %s."), move.text);
    page_free(&move);
}

static void page_by_kit(Page *page, const SpokenMove *spoken, int undone)
{
    const Kit *kit = kit_of(spoken->game);
    if (undone)
        (kit->tell_undo ? kit->tell_undo : page_plain_undo)(page, spoken);
    else
        (kit->tell_move ? kit->tell_move : page_plain_move)(page, spoken);
}

/* Tells the nth move, counted from 1. */
static void page_nth(Page *page, const Session *session, u32 nth, int undone)
{
    const Game *game = session->game;
    u8 before[MOST_POSITION], after[MOST_POSITION];
    SpokenMove spoken = {.game = game, .before = before, .after = after};
    u8 reason;
    ASSERT(nth && nth <= session->count);
    session_position_at(session, nth - 1, before);
    memcpy(after, before, game->size);
    spoken.move = session->moves[nth - 1];
    spoken.trace.room = game->most_events;
    spoken.trace.events = host_must_have(
        malloc((size_t)(game->most_events + 1) * sizeof(Event)));
    reason = game->apply(after, spoken.move, &spoken.trace);
    if (ALWAYS(!reason))
        page_by_kit(page, &spoken, undone);
    free(spoken.trace.events);
}

/* ---------------------------------------------------------------- steps */

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

static void page_where(Page *page, const Session *session)
{
    if (session->at)
        spoken_sentence(page, _("You are at move %1$lu of %2$lu."),
                        (unsigned long)session->at,
                        (unsigned long)session->count);
    else
        spoken_sentence(page, _("You are at the start."));
    page_whole(page, session);
}

static void page_start_of(Page *page, const Session *session)
{
    table_page_deal(page, session);
    page_text(page, ".");
    if (session->at)
        page_where(page, session);
    else
        page_whole(page, session);
}

void spoken_page_step(Page *page, const Session *session, SpokenStep step)
{
    switch (step) {
    case SPOKEN_REDONE:
        spoken_sentence(page, _("Redone."));
        page_nth(page, session, session->at, 0);
        break;
    case SPOKEN_PLAYED:
        page_nth(page, session, session->at, 0);
        break;
    case SPOKEN_UNDONE:
        page_nth(page, session, session->at + 1, 1);
        break;
    case SPOKEN_JUMPED:
        page_where(page, session);
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
