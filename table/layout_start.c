/* SPDX-License-Identifier: MIT */
/* Deals Mahjong on a layout, and names the start. */
#include "layout_start.h"

#include <string.h>

#include "advice/level.h"

/* Reads as much of a name as fits, ending between two UTF-8 characters.
   Returns 0 if it can't be that of a start. */
static int read_start_of(char *name, const char *text, size_t length)
{
    size_t used = length;
    if (used > NAME_SIZE - 1) {
        used = NAME_SIZE - 1;
        while (used && (text[used] & 0xC0) == 0x80)
            used--;
    }
    ASSERT(used < NAME_SIZE);
    return session_read_name(name, text, (u32)used);
}

/* The level is left out if there is no room for it, because the layout's name
   tells which results belong together. */
static void name_start(Session *session, const Page *layout, const char *level)
{
    char name[NAME_SIZE];
    char *end;
    ASSERT(session->board); /* the layout itself isn't kept */
    if (!layout->used || !read_start_of(name, layout->text, layout->used))
        return;
    end = name + strlen(name);
    if (level && strlen(name) + 1 + strlen(level) < NAME_SIZE) {
        *end = ' ';
        memcpy(end + 1, level, strlen(level) + 1);
    }
    memcpy(session->name, name, NAME_SIZE);
}

/* The dealt tiles become the start's board, so that the game can be saved
   without the layout. */
u8 layout_start(Session *session, const Choice *choice, const Layout *layout,
                const Page *name, Fault *fault)
{
    Mahjong position;
    Page board = PAGE_EMPTY;
    u8 variant[VARIANT_SIZE];
    ASSERT(!choice->level);
    memcpy(variant, choice->variant, sizeof variant);
    variant[MAHJONG_VARIANT_LAYOUT] = MAHJONG_LAYOUT_TURTLE;
    fault->game = &mahjong;
    if (fault_set(
            fault,
            mahjong_deal_layout(&position, layout, variant, choice->seed),
            NULL))
        return fault->reason;
    page_position(&board, &mahjong, &position);
    if (!session_start_board(session, &mahjong, variant, choice->seed,
                             board.text, (u32)board.used, fault))
        name_start(session, name, choice->name);
    fault->at = NULL; /* it points into the board */
    page_free(&board);
    return fault->reason;
}

const char *layout_level(const char *name, const u8 *variant)
{
    const char *space = strrchr(name, ' ');
    const char *level = space ? level_name(&mahjong, space + 1) : NULL;
    u8 set[VARIANT_SIZE];
    memcpy(set, variant, sizeof set);
    return level && strcmp(level, space + 1) == 0 &&
                   level_set(&mahjong, level, set) &&
                   memcmp(set, variant, sizeof set) == 0
               ? space
               : NULL;
}

void layout_page_name(Page *page, const char *path)
{
    const char *file = strrchr(path, '/');
    char name[NAME_SIZE];
    file = file ? file + 1 : path;
    page_text(page, read_start_of(name, file, layout_stem(file)) ? name : "");
}

size_t layout_stem(const char *file)
{
    const char *dot = strrchr(file, '.');
    return dot && dot != file ? (size_t)(dot - file) : strlen(file);
}
