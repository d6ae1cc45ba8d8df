/* SPDX-License-Identifier: MIT */
/* Starts Mahjong on a layout other than the turtle. */
#include "layout_option.h"
#include "formats/layouts.h"

#include <string.h>

#include "host/posix/signals.h"
#include "table/layout_start.h"

/* Finds a map by name in a file with several maps; if it isn't there, collects
   their names. */
static int find_map(Reader *reader, const char *name, Page *names)
{
    char text[128];
    Writer writer;
    for (;;) {
        writer_start(&writer, text, sizeof text - 1);
        if (!layouts_next(reader, &writer))
            return 0;
        text[writer.used < sizeof text ? writer.used : sizeof text - 1] = '\0';
        if (strcmp(text, name) == 0)
            return 1;
        page_comma(names);
        page_text(names, text);
    }
}

static int seek_map(const char *map, const char *path, Reader *reader)
{
    Page names = PAGE_EMPTY;
    int result = EXIT_DONE;
    if (!find_map(reader, map, &names))
        result = names.used
                     ? complain(_("%1$s: unknown map '%2$s'; available: "
                                  "%3$s"),
                                path, map, names.text)
                     : complain(_("%s: this layout has no named maps"), path);
    page_free(&names);
    return result;
}

static int settle_layout_level(Choice *choice, const char *path,
                               const Layout *layout)
{
    const char *level = choice->level;
    Fault fault = {.game = &mahjong};
    if (choice_settle_level(choice, layout, signals_flag(), &fault) ==
        NO_VARIANT)
        return complain(_("%1$s: found no %2$s board; try another level or "
                          "layout"),
                        path, level);
    return fault.reason
               ? saved_file_complain_fault(_("can't deal"), level, &fault)
               : EXIT_DONE;
}

int layout_option_read(const char *path, const char *map, const Page *text,
                       Layout *layout, Page *name)
{
    Reader reader;
    Fault fault = {.game = &mahjong};
    reader_start(&reader, text->text, (u32)text->used);
    if (map && seek_map(map, path, &reader))
        return EXIT_USAGE;
    if (layouts_read(layout, &reader, &fault))
        return saved_file_complain_point(path, text->text, &fault);
    if (map)
        page_text(name, map);
    else if (strcmp(path, "-") != 0)
        layout_page_name(name, path);
    return EXIT_DONE;
}

static int set_layout(StartRequest *start, Session *session, const char *path,
                      const Page *text)
{
    Choice *choice = &start->choice;
    Layout layout;
    Page name = PAGE_EMPTY;
    Fault fault = {.game = &mahjong};
    int result =
        layout_option_read(path, start->from.map, text, &layout, &name);
    if (!result)
        result = settle_layout_level(choice, path, &layout);
    if (!result && layout_start(session, choice, &layout, &name, &fault))
        result = saved_file_complain_point(path, text->text, &fault);
    page_free(&name);
    return result;
}

int layout_option_start(StartRequest *start, Session *session,
                        const char *path)
{
    Page text = PAGE_EMPTY;
    const int result = file_read(path, &text)
                           ? set_layout(start, session, path, &text)
                           : saved_file_complain(path);
    page_free(&text);
    return result;
}
