/* SPDX-License-Identifier: MIT */
/* Writes a game's rules, endings, score and moves, using its wording and its
   kit. */
#include "game_words.h"

#include "kit.h"
#include "session/share_text.h"

void game_words_rules(Page *page, const Game *game)
{
    page_text(page, translate(wording_of(game)->rules));
}

void game_words_line_rules(Page *page, const Game *game)
{
    const Wording *wording = wording_of(game);
    game_words_rules(page, game);
    page_text(page, translate(wording->moves));
    page_text(page, translate(wording->hints));
}

typedef struct Counted {
    const char *unit;
    u32 number;
} Counted;

static void put_count(const void *counted, Writer *writer)
{
    const Counted *own = counted;
    session_write_count(writer, own->number, own->unit);
}

void game_words_count(Page *page, u32 number, const char *unit)
{
    const Counted counted = {unit, number};
    page_written(page, put_count, &counted);
}

static void put_ending(const void *session, Writer *writer)
{
    wording_ending(writer, session);
}

void game_words_ending(Page *page, const Session *session)
{
    page_written(page, put_ending, session);
}

void game_words_score(Page *page, const Session *session)
{
    game_words_count(page, session->game->score(session->position),
                     session->game->unit);
}

void game_words_named_move(Page *page, const Session *session, u16 move)
{
    const Kit *kit = kit_of(session->game);
    page_move(page, session, move);
    if (!kit->name_move)
        return;
    page_text(page, _(": "));
    kit->name_move(page, session->position, move);
}

void game_words_seen_move(Page *page, const Session *session, u16 move)
{
    const Kit *kit = kit_of(session->game);
    if (kit->name_seen_move)
        kit->name_seen_move(page, session->position, move);
    else
        page_move(page, session, move);
}

void game_words_named_seen_move(Page *page, const Session *session, u16 move)
{
    if (kit_of(session->game)->name_seen_move)
        game_words_seen_move(page, session, move);
    else
        game_words_named_move(page, session, move);
}
