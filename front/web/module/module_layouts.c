/* SPDX-License-Identifier: MIT */
/* Mahjong's layouts: reads files, and deals on their tiles. */
#include <string.h>

#include "formats/layouts.h"
#include "host/json.h"
#include "module.h"
#include "table/layout_start.h"

/* ---------------------------------------------------------------- reading */

/* The list of layouts while a file is read. */
typedef struct LayoutList {
    Page *page;
    u32 count, good;
    Fault first; /* the first fault, if any */
} LayoutList;

static void page_tiles(Page *page, const Layout *layout)
{
    const TilePlace *place = layout->place;
    u8 i;
    page_text(page, ",\"tiles\":[");
    for (i = 0; i < layout->count; i++, place++)
        page_format(page, "%s%d,%d,%d", i ? "," : "", place->y, place->x,
                    place->z);
    page_text(page, "]");
}

static void page_fault(Page *page, const char *input, const Fault *fault)
{
    Page words = PAGE_EMPTY;
    page_place(&words, "The layout", input, fault);
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
        page_tiles(page, &layout);
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

u32 module_read_layouts(u32 length)
{
    Module *module = module_instance();
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
    module_desk_begin_game(module, "The layout", &list.first);
    return 0;
}

/* ---------------------------------------------------------------- dealing */

/* A daily puzzle has its own layout. */
static u8 read_choice(Choice *choice, const Layout *layout, Reader *words,
                      Fault *fault)
{
    choice_start(choice, &mahjong);
    if (choice_read_words(choice, words, fault))
        return fault->reason;
    if (*choice->date)
        return fault_set(fault, DAILY_ALONE, NULL);
    if (!choice->has_seed)
        entropy_seed(&mahjong, choice->seed);
    return choice_settle_level(choice, layout, NULL, fault);
}

u32 module_open_layout(u32 words, u32 name, u32 length)
{
    Module *module = module_instance();
    Reader reader = exchange_read(words + name, length);
    Page title = PAGE_EMPTY;
    Layout layout;
    Choice choice;
    Fault fault = {.game = &mahjong};
    if (layouts_read(&layout, &reader, &fault))
        return module_desk_begin_game(module, "The layout", &fault);
    reader = exchange_read(0, words);
    if (!read_choice(&choice, &layout, &reader, &fault)) {
        reader = exchange_read(words, name);
        page_put(&title, reader.start, exchange_length(&reader));
        layout_start(&module->session, &choice, &layout, &title, &fault);
        page_free(&title);
    }
    fault.at = NULL; /* it points into a word that is gone */
    return module_desk_begin_game(module, "", &fault);
}
