/* SPDX-License-Identifier: MIT */
/* Writes a game's rules, endings, score and moves, using its wording and its
   kit. */
#include "game_words.h"

#include <string.h>

#include "host/plural.h"
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

/* What games count. */
static const struct {
    const char *unit;
    Plural words;
} units[] = {
    {"moves", PLURAL_("%llu move", "%llu moves")},
    {"points", PLURAL_("%llu point", "%llu points")},
    {"cards home", PLURAL_("%llu card home", "%llu cards home")},
    {"tiles removed", PLURAL_("%llu tile removed", "%llu tiles removed")},
    {"tiles in place", PLURAL_("%llu tile in place", "%llu tiles in place")}};

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
    size_t i;
    for (i = 0; i < COUNT_OF(units); i++)
        if (strcmp(units[i].unit, unit) == 0) {
            page_count(page, number, &units[i].words);
            return;
        }
    page_written(page, put_count, &counted);
}

void game_words_ending(Page *page, const Session *session)
{
    const u32 moves = session_moves(session);
    const char *text = translate(wording_ending_text(session));
    for (; *text; text++)
        if (*text == '#')
            page_format(
                page, "%lu",
                (unsigned long)session->game->score(session->position));
        else if (*text == '@')
            page_format(page, "%lu", (unsigned long)moves);
        else if (*text == '%')
            game_words_count(page, moves, "moves");
        else
            page_put(page, text, 1);
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
    page_text(page, ": ");
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
