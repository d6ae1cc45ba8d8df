/* SPDX-License-Identifier: MIT */
/* Reads layout files, and keeps the draft of a layout. */
#include "layouts_module.h"

#include <stdlib.h>
#include <string.h>

#include "formats/layout_draft.h"
#include "formats/layouts.h"
#include "host/host.h"
#include "host/json.h"
#include "solve/mahjong/winnable_share.h"

/* ---------------------------------------------------------------- reading */

/* The list of layouts while a file is read. */
typedef struct LayoutList {
    Page *page;
    u32 count, good;
    Fault first; /* the first fault, if any */
} LayoutList;

static void page_places(Page *page, const Layout *layout)
{
    const TilePlace *place = layout->place;
    u8 i;
    page_text(page, "[");
    for (i = 0; i < layout->count; i++, place++)
        page_format(page, "%s%d,%d,%d", i ? "," : "", place->y, place->x,
                    place->z);
    page_text(page, "]");
}

static void page_fault(Page *page, const char *input, const Fault *fault)
{
    Page words = PAGE_EMPTY;
    page_place(&words, _("The layout"), input, fault);
    page_entry(page, "fault", words.text);
    page_free(&words);
}

/* Reads one layout and adds it to the list. */
static void list_layout(LayoutList *list, const char *input, const char *name,
                        Reader *reader)
{
    Page *page = list->page;
    Layout layout;
    Fault fault;
    page_format(page, "%s{\"index\":%lu", list->count ? "," : "[",
                (unsigned long)list->count);
    page_entry(page, "name", name);
    list->count++;
    if (!layouts_read(&layout, reader, &fault)) {
        list->good++;
        page_text(page, ",\"tiles\":");
        page_places(page, &layout);
    } else {
        page_fault(page, input, &fault);
        if (!list->first.reason)
            list->first = fault;
    }
    page_text(page, "}");
}

/* The files of GNOME Mahjongg and Mah have several layouts, with names. */
static void list_maps(LayoutList *list, const char *input, Reader *reader)
{
    char name[64];
    Writer writer;
    while (list->count < MOST_MAPS) {
        writer_start(&writer, name, sizeof name - 1);
        if (!layouts_next(reader, &writer))
            return;
        name[writer.used < sizeof name ? writer.used : sizeof name - 1] = '\0';
        list_layout(list, input, name, reader);
    }
}

u32 layouts_module_read(u32 length)
{
    const char *input = exchange_read(0, 0).start;
    Reader reader = exchange_read(0, length);
    LayoutList list = {.page = exchange_fresh()};
    list_maps(&list, input, &reader);
    if (!list.count) {
        reader = exchange_read(0, length);
        list_layout(&list, input, "", &reader);
    }
    page_text(list.page, "]");
    if (list.good)
        return exchange_end();
    exchange_fresh();
    page_place(list.page, _("The layout"), input, &list.first);
    return 0;
}

/* ------------------------------------------------------------------ draft */

static LayoutDraft draft; /* begun before anything else is asked */
static WinnableShare share;

static u32 refuse(u8 reason)
{
    const Fault fault = {.game = &mahjong, .reason = reason};
    page_reason(exchange_fresh(), &fault);
    return 0;
}

static u32 change(u8 reason)
{
    if (reason)
        return refuse(reason);
    share.dealt = share.won = share.open = 0;
    return 1;
}

u32 layouts_module_begin(u32 length)
{
    Reader reader = exchange_read(0, length);
    Layout layout = {0};
    Fault fault = {0};
    if (length && layouts_read_places(&layout, &reader, &fault))
        return refuse(fault.reason);
    return change(layout_draft_start(&draft, &layout) ? FINE
                                                      : MAHJONG_TILE_TOO_FAR);
}

u32 layouts_module_put(u32 x, u32 y, u32 mirrors)
{
    return change(layout_draft_put(&draft, (u8)x, (u8)y, (u8)mirrors));
}

u32 layouts_module_take(u32 x, u32 y, u32 mirrors)
{
    return change(layout_draft_take(&draft, (u8)x, (u8)y, (u8)mirrors));
}

void layouts_module_clear(void)
{
    layout_draft_clear(&draft);
    (void)change(FINE);
}

u32 layouts_module_undo(void)
{
    return layout_draft_undo(&draft) && change(FINE);
}

u32 layouts_module_redo(void)
{
    return layout_draft_redo(&draft) && change(FINE);
}

u32 layouts_module_tiles(void)
{
    page_places(exchange_fresh(), layout_draft_now(&draft));
    return exchange_end();
}

static void put_layout(const void *layout, Writer *writer)
{
    layouts_write(layout, writer);
}

u32 layouts_module_write(void)
{
    Layout layout = *layout_draft_now(&draft);
    const u8 reason = mahjong_settle_layout(&layout);
    if (reason)
        return refuse(reason);
    page_written(exchange_fresh(), put_layout, &layout);
    return exchange_end();
}

u32 layouts_module_share(u32 boards)
{
    enum { MEMORY = 8 << 20 };
    if (!share.memory)
        share.memory = host_must_have(malloc(MEMORY));
    share.size = MEMORY;
    share.layout = layout_draft_now(&draft);
    if (share.layout->count && !(share.layout->count & 1))
        mahjong_count_winnable(&share, boards);
    return share.won;
}

u32 layouts_module_dealt(void)
{
    return share.dealt;
}
