/* SPDX-License-Identifier: MIT */
/* Names what is in the way of a move. Boards as the original authors printed
   them keep the authors' sentences; players who listen, and those at the whole
   screen, get these. */
#include "table/refusals.h"

#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"
#include "table/asked.h"
#include "table/spoken.h"
#include "table/text_board/text_board.h"
#include "table/tile_words.h"

/* ----------------------------------------------------------------- Kulki */

static void put_cell(Page *page, const Kulki *game, unsigned cell)
{
    page_format(page, "%c%u", (int)('a' + cell % game->width),
                cell / game->width + 1U);
}

static void refuse_balls(Page *page, const void *position, u8 reason, u16 move)
{
    const Kulki *game = position;
    Page from = PAGE_EMPTY;
    Page to = PAGE_EMPTY;
    if (move == KULKI_PASS)
        return;
    put_cell(&from, game, move & 255U);
    put_cell(&to, game, move >> 8);
    if (reason == KULKI_NO_BALL)
        page_format(page, _("There is no ball on %s."), from.text);
    else if (reason == KULKI_PATH_BLOCKED)
        page_format(page, _("There is no clear path from %1$s to %2$s."),
                    from.text, to.text);
    else if (reason == KULKI_CELL_TAKEN)
        page_format(
            page, _("There is already a %1$s ball on %2$s."),
            translate_in("ball", kulki_colour_names[game->cell[move >> 8]]),
            to.text);
    page_free(&from);
    page_free(&to);
}

/* -------------------------------------------------------------- FreeCell */

static u8 card_of(const FreeCell *game, u8 place)
{
    return place < FREECELL_COLUMNS ? freecell_end_card(game, place)
           : place < FREECELL_HOME_PLACE
               ? game->cell[place - FREECELL_FIRST_CELL]
               : 0;
}

/* The sentence has room for two cards. */
static void tell_cards(Page *page, const char *format, u8 first, u8 second,
                       const char *context)
{
    Page names[2] = {PAGE_EMPTY, PAGE_EMPTY};
    Page said = PAGE_EMPTY;
    if (first && second) {
        text_board_page_card(&names[0], first);
        if (context)
            text_board_page_card_in(&names[1], context, second);
        else
            text_board_page_card(&names[1], second);
        spoken_sentence(&said, format, names[0].text, names[1].text);
        page_text(page, said.text);
    }
    page_free(&said);
    page_free(&names[0]);
    page_free(&names[1]);
}

static void refuse_cards(Page *page, const void *position, u8 reason, u16 move)
{
    const FreeCell *game = position;
    const u8 to = FREECELL_MOVE_TO(move);
    const u8 card = card_of(game, FREECELL_MOVE_FROM(move));
    const u8 there = card_of(game, to);
    if (reason == FREECELL_NOT_HOME_YET && card) {
        const u8 suit = FREECELL_SUIT(card);
        tell_cards(page, _("%1$s can't go home yet: %2$s is next."), card,
                   FREECELL_CARD(game->home[suit] + 1, suit), NULL);
    } else if (reason == FREECELL_DOES_NOT_FIT) {
        tell_cards(page,
                   _("%1$s doesn't go on %2$s: build down in alternating "
                     "colours."),
                   card, there, "onto");
    } else if (reason == FREECELL_CELL_IS_FULL) {
        tell_cards(page,
                   _("%2$s is in that cell; %1$s needs another cell, or a "
                     "column."),
                   card, there, NULL);
    }
}

static u8 place_of(char sign)
{
    const u8 letter = text_letter_of(sign);
    if (sign >= '1' && sign <= '8')
        return (u8)(sign - '1');
    if (sign == '0' || letter == 'h' - 'a')
        return FREECELL_HOME_PLACE;
    return letter < FREECELL_MOST_CELLS ? (u8)(FREECELL_FIRST_CELL + letter)
                                        : NOT_FOUND;
}

/* The places of "7a"; a single one is a move home. */
static void refuse_typed_cards(Page *page, const Session *session,
                               const Fault *fault, const Reader *line)
{
    const size_t left = (size_t)(line->end - line->at);
    const u8 from = left ? place_of(line->at[0]) : NOT_FOUND;
    const u8 to = left > 1 && !text_is_space(line->at[1])
                      ? place_of(line->at[1])
                      : FREECELL_HOME_PLACE;
    const u16 run = fault->number[0];
    if (fault->reason == FREECELL_RUN_HERE && from < FREECELL_COLUMNS &&
        run == 1)
        page_format(page, _("Only one card can move from column %u."),
                    from + 1U);
    else if (fault->reason == FREECELL_RUN_HERE && from < FREECELL_COLUMNS)
        page_format(page,
                    _("Only the last %1$u cards of column %2$u can move "
                      "together."),
                    run, from + 1U);
    else if (from != NOT_FOUND && to != NOT_FOUND)
        refuse_cards(page, session->position, fault->reason,
                     FREECELL_MOVE(from, to, 1));
}

/* ------------------------------------------------- Mahjong, sliding puzzle */

/* What "say c1" tells is why the tile can't be taken. */
static void refuse_typed_tiles(Page *page, const Session *session,
                               const Fault *fault, const Reader *line)
{
    Page said = PAGE_EMPTY;
    Reader word = *line;
    if (fault->reason == MAHJONG_FACE_NOT_TWICE) {
        const u8 face = mahjong_take_face(&word);
        if (face) {
            tile_words_page(&said, face);
            page_format(page, _("There is no free pair of %s."), said.text);
        }
        page_free(&said);
        return;
    }
    if (fault->reason > MAHJONG_TILE_SHUT_IN || fault->at < line->at ||
        fault->at > line->end)
        return;
    reader_start(&word, fault->at, (u32)(line->end - fault->at));
    while (word.end > word.at && !text_is_space(word.at[0]))
        word.at++;
    reader_start(&word, fault->at, (u32)(word.at - fault->at));
    if (asked_page_part(&said, session, &word) && said.used)
        page_text(page, said.text);
    page_free(&said);
}

static void refuse_typed_blocks(Page *page, const Session *session,
                                const Fault *fault, const Reader *line)
{
    (void)session;
    (void)line;
    if (fault->reason == SLIDING_TILE_FIXED)
        page_format(page, _("%u can't move: it isn't in line with the gap."),
                    fault->number[0]);
}

/* -------------------------------------------------------------- all games */

static const struct {
    const Game *game;
    void (*refuse)(Page *page, const void *position, u8 reason, u16 move);
    void (*refuse_typed)(Page *page, const Session *session,
                         const Fault *fault, const Reader *line);
} refused_games[] = {{&kulki, refuse_balls, NULL},
                     {&mahjong, NULL, refuse_typed_tiles},
                     {&freecell, refuse_cards, refuse_typed_cards},
                     {&sliding, NULL, refuse_typed_blocks}};

void refusals_page(Page *page, const Session *session, u8 reason, u16 move)
{
    size_t i;
    for (i = 0; i < COUNT_OF(refused_games); i++)
        if (refused_games[i].game == session->game && refused_games[i].refuse)
            refused_games[i].refuse(page, session->position, reason, move);
}

void refusals_page_typed(Page *page, const Session *session,
                         const Fault *fault, const Reader *line)
{
    size_t i;
    for (i = 0; i < COUNT_OF(refused_games); i++)
        if (refused_games[i].game == session->game &&
            refused_games[i].refuse_typed)
            refused_games[i].refuse_typed(page, session, fault, line);
}
