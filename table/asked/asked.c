/* SPDX-License-Identifier: MIT */
/* Finds out which game can answer. */
#include "table/asked.h"

#include <string.h>

#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"

typedef struct AskedGame {
    const Game *game;
    const char *words;
    int (*part)(Page *page, const void *position, Reader *word);
    void (*moves)(Page *page, const void *position);
    const char *find_words;
    int (*read_values)(AskedValues *values, Reader *word);
    void (*found)(Page *page, const void *position, const AskedValues *values);
    const char *(*word_of)(u8 value); /* NULL: no two pieces are alike */
    void (*taken)(Page *page, const Session *session, int is_spoken);
} AskedGame;

static const AskedGame games_asked[] = {
    {&kulki,
     N_("4 (a row), d (a column), d4 (a cell), red (a colour), lines, next or "
        "empty"),
     asked_balls, asked_ball_moves, N_("red or 1 (a colour)"),
     asked_ball_values, asked_found_balls, asked_ball_word, NULL},
    {&mahjong, N_("3 (a row), c1 (a place), 4b (a face) or pairs"),
     asked_tiles, asked_tile_moves, N_("4b (a face) or 4 (a number)"),
     asked_tile_values, asked_found_tiles, mahjong_face_name,
     asked_taken_tiles},
    {&freecell,
     N_("3 (a column), a (a cell), 10s (a card), kings (a rank), ends, cells "
        "or home"),
     asked_cards, asked_card_moves, N_("7 or jack (a rank), or 10s (a card)"),
     asked_card_values, asked_found_cards, asked_card_word, asked_taken_cards},
    {&sliding, N_("8 (a tile), row 2, column 2, gap or wrong"), asked_blocks,
     NULL, N_("8 (a tile)"), asked_block_values, asked_found_blocks, NULL,
     NULL},
    {NULL, N_("3 (a row)"), NULL, NULL, N_("nothing in this game"), NULL, NULL,
     NULL, NULL}};

static const AskedGame *asked_of(const Game *game)
{
    const AskedGame *asked = games_asked;
    while (asked->game && asked->game != game)
        asked++;
    return asked;
}

int asked_page_part(Page *page, const Session *session, Reader *word)
{
    const AskedGame *asked = asked_of(session->game);
    return asked->part && asked->part(page, session->position, word);
}

const char *asked_words(const Game *game)
{
    return translate(asked_of(game)->words);
}

int asked_page_moves(Page *page, const Session *session)
{
    const AskedGame *asked = asked_of(session->game);
    if (asked->moves)
        asked->moves(page, session->position);
    return asked->moves != NULL;
}

int asked_read_values(AskedValues *values, const Game *game, Reader *word)
{
    const AskedGame *asked = asked_of(game);
    memset(values, 0, sizeof *values);
    return asked->read_values && !reader_at_end(word) &&
           asked->read_values(values, word) && reader_at_end(word);
}

int asked_values_like(AskedValues *values, const Game *game, u8 value)
{
    const AskedGame *asked = asked_of(game);
    Reader word;
    const char *text = asked->word_of ? asked->word_of(value) : "";
    reader_start(&word, text, (u32)strlen(text));
    return *text && asked_read_values(values, game, &word);
}

void asked_page_found(Page *page, const Session *session,
                      const AskedValues *values)
{
    const AskedGame *asked = asked_of(session->game);
    ASSERT(asked->found);
    asked->found(page, session->position, values);
}

const char *asked_find_words(const Game *game)
{
    return translate(asked_of(game)->find_words);
}

int asked_page_taken(Page *page, const Session *session, int is_spoken)
{
    const AskedGame *asked = asked_of(session->game);
    if (asked->taken)
        asked->taken(page, session, is_spoken);
    return asked->taken != NULL;
}

void asked_list(Page *list, const char *format, ...)
{
    va_list values;
    page_comma(list);
    va_start(values, format);
    page_values(list, format, values);
    va_end(values);
}
