/* SPDX-License-Identifier: MIT */
/* The sliding puzzle at the table. */
#include <stdlib.h>
#include <string.h>

#include "advice/metrics/sliding_line.h"
#include "host/json.h"
#include "sliding_commands.h"
#include "table/kit.h"
#include "table/text_board/text_board.h"

static const VariantName variants[] = {
    {"2x2", NULL},
    {"3x3", N_("the 8-puzzle")},
    {"4x3", NULL},
    {"4x4", N_("the 15-puzzle; '15' works too")},
    {"5x3", N_("any size from 2x2 to 10x10, width first")},
    {"5x4", NULL},
    {"5x5", NULL},
    {"6x6", NULL},
    {"7x7", NULL},
    {"8x8", NULL},
    {"9x9", NULL},
    {"9x7", NULL},
    {"10x10", NULL},
    {"4x4:walk", N_("shuffled by 50 random moves, far easier; walk200: 200")},
    {NULL, NULL}};

static const VariantName titles[] = {{"4x4:walk", N_("lightly mixed")},
                                     {NULL, NULL}};

/* Directions are words, such as "left" or "rddlu". */
static int begins_move(const char *word)
{
    return strchr("lrudLRUD", *word) != NULL;
}

static void page_members(Page *page, const Session *session)
{
    ASSERT(session->game->size == sizeof(Sliding));
    const Slides slides = {(const Sliding *)(const void *)session->kept,
                           session->moves, session->at};
    const Measures measures = measure_slides(&slides);
    page_number(page, "slides", measures.slides);
    page_number(page, "distance", measures.distance);
}

/* Writes "tile 1 up" or "tiles 6, 7 down". */
static void name_move(Page *page, const void *position, u16 move)
{
    static const char *const one[SLIDING_WAYS] = {
        N_("tile %s up"), N_("tile %s down"), N_("tile %s left"),
        N_("tile %s right")};
    static const char *const several[SLIDING_WAYS] = {
        N_("tiles %s up"), N_("tiles %s down"), N_("tiles %s left"),
        N_("tiles %s right")};
    const Sliding *game = position;
    Page list = PAGE_EMPTY;
    u8 way = SLIDING_TILES_UP;
    u8 left = sliding_find_slide(game, (u8)move, &way);
    const char *const *words = left > 1 ? several : one;
    int cell = game->gap;
    for (; left; left--) {
        cell += sliding_gap_step(game, way);
        page_comma(&list);
        page_format(&list, "%u", game->tile[cell]);
    }
    ASSERT(list.used);
    page_format(page, words[way], list.text);
    page_free(&list);
}

/* Several tiles at once are moved by as many arrow keys, or by a click. */
static void name_seen_move(Page *page, const void *position, u16 move)
{
    static const struct {
        char way;
        const char *words;
    } ways[] = {{'u', N_("%d tiles up")},
                {'d', N_("%d tiles down")},
                {'l', N_("%d tiles left")},
                {'r', N_("%d tiles right")}};
    Page text = PAGE_EMPTY;
    size_t i = 0;
    page_move_from(&text, &sliding, position, move);
    ASSERT(text.used);
    while (i < COUNT_OF(ways) && ways[i].way != *text.text)
        i++;
    if (i < COUNT_OF(ways) && text.text[1])
        page_format(page, ways[i].words, atoi(text.text + 1));
    else
        page_text(page, text.text);
    page_free(&text);
}

const Kit sliding_kit = {.game = &sliding,
                         .variants = variants,
                         .titles = titles,
                         .commands = sliding_commands,
                         .draw = draw_sliding,
                         .say = text_board_say_blocks,
                         .name_move = name_move,
                         .name_seen_move = name_seen_move,
                         .begins_move = begins_move,
                         .deals_apart = 1,
                         .page_members = page_members,
                         .tell_more = table_tell_distance};
