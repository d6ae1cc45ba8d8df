/* SPDX-License-Identifier: MIT */
/* Deals Mahjong on a layout, and names the start. */
#include "layout_start.h"

#include <string.h>

/* Appends as much of a text as fits into "most" bytes, ending between two
   UTF-8 characters. */
static void page_start_of(Page *page, const Page *text, size_t most)
{
    size_t used = text->used;
    if (used > most) {
        used = most;
        while (used && (text->text[used] & 0xC0) == 0x80)
            used--;
    }
    page_put(page, text->text, used);
}

static void name_start(Session *session, const Page *layout, const char *level)
{
    Page name = {NULL, 0, 0};
    if (!layout->used)
        return;
    page_start_of(&name, layout,
                  NAME_SIZE - 1 - (level ? strlen(level) + 1 : 0));
    if (level)
        page_format(&name, " %s", level);
    (void)session_read_name(session->name, name.text, (u32)name.used);
    page_free(&name);
}

/* The dealt tiles become the start's board, so that the game can be saved
   without the layout. */
u8 layout_start(Session *session, const Choice *choice, const Layout *layout,
                const Page *name, Fault *fault)
{
    Mahjong position;
    Page board = {NULL, 0, 0};
    fault->game = &mahjong;
    if (fault_set(fault,
                  mahjong_deal_layout(&position, layout, choice->variant,
                                      choice->seed),
                  NULL))
        return fault->reason;
    page_position(&board, &mahjong, &position);
    if (!session_start_board(session, &mahjong, choice->variant, choice->seed,
                             board.text, (u32)board.used, fault))
        name_start(session, name, choice->name);
    fault->at = NULL; /* it points into the board */
    page_free(&board);
    return fault->reason;
}

size_t layout_stem(const char *file)
{
    const char *dot = strrchr(file, '.');
    return dot && dot != file ? (size_t)(dot - file) : strlen(file);
}
