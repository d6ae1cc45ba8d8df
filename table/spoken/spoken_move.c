/* SPDX-License-Identifier: MIT */
/* Plays a move once more beside the session, so that what happened can be told
   whenever it was made. */
#include <stdlib.h>
#include <string.h>

#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"
#include "table/spoken.h"

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

typedef struct SpokenGame {
    const Game *game;
    void (*tell_move)(Page *page, const SpokenMove *spoken);
    void (*tell_undo)(Page *page, const SpokenMove *spoken);
} SpokenGame;

static const SpokenGame spoken_games[] = {
    {&kulki, spoken_balls_move, spoken_balls_undo},
    {&mahjong, spoken_tiles_move, spoken_tiles_undo},
    {&freecell, spoken_cards_move, spoken_cards_undo},
    {&sliding, spoken_blocks_move, spoken_blocks_undo},
    {NULL, page_plain_move, page_plain_undo}};

static void page_one(Page *page, const SpokenMove *spoken, int undone)
{
    const SpokenGame *how = spoken_games;
    while (how->game && how->game != spoken->game)
        how++;
    (undone ? how->tell_undo : how->tell_move)(page, spoken);
}

/* Tells the nth move, counted from 1. */
void spoken_page_move(Page *page, const Session *session, u32 nth, int undone,
                      SpokenDetail detail)
{
    const Game *game = session->game;
    u8 before[MOST_POSITION], after[MOST_POSITION];
    SpokenMove spoken = {.game = game,
                         .before = before,
                         .after = after,
                         .brief = (detail & SPOKEN_BRIEF) != 0,
                         .seen = (detail & SPOKEN_SEEN) != 0};
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
        page_one(page, &spoken, undone);
    free(spoken.trace.events);
}
