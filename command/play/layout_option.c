/* SPDX-License-Identifier: MIT */
/* Starts Mahjong on a layout other than the turtle. */
#include "layout_option.h"
#include "formats/layouts.h"

#include <string.h>

/* Finds a map by name in a file with several maps; if it isn't there, collects
   their names. */
static int find_map(Reader *reader, const char *name, Page *names)
{
    char text[128];
    Writer writer;
    for (;;) {
        writer_start(&writer, text, sizeof text - 1);
        if (!gnome_maps_next(reader, &writer))
            return 0;
        text[writer.used < sizeof text ? writer.used : sizeof text - 1] = '\0';
        if (strcmp(text, name) == 0)
            return 1;
        page_format(names, "%s%s", names->used ? ", " : "", text);
    }
}

static int seek_map(const char *map, const char *path, Reader *reader)
{
    Page names = {NULL, 0, 0};
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
    if (choice_settle_level(choice, layout, &fault) == NO_VARIANT)
        return complain(_("%1$s: found no %2$s board; try another level or "
                          "layout"),
                        path, level);
    return fault.reason ? complain_fault(_("can't deal"), level, &fault)
                        : EXIT_DONE;
}

size_t length_of_layout(const char *file)
{
    const char *dot = strrchr(file, '.');
    return dot && dot != file ? (size_t)(dot - file) : strlen(file);
}

/* Cuts a name to at most "most" bytes, between two UTF-8 characters. */
static void cut_name(Page *name, size_t most)
{
    if (name->used > most) {
        name->used = most;
        while (name->used && (name->text[name->used] & 0xC0) == 0x80)
            name->used--;
    }
    page_put(name, "", 0);
}

/* Names the layout after its map or, without one, after its file, followed by
   the level unless that is NULL. */
static void name_layout(Session *session, const char *path, const char *map,
                        const char *level)
{
    const char *file = strrchr(path, '/');
    Page name = {NULL, 0, 0};
    file = file ? file + 1 : path;
    if (map)
        page_text(&name, map);
    else if (strcmp(path, "-") != 0)
        page_put(&name, file, length_of_layout(file));
    if (name.used) {
        cut_name(&name, NAME_SIZE - 1 - (level ? strlen(level) + 1 : 0));
        if (level)
            page_format(&name, " %s", level);
        (void)session_read_name(session->name, name.text, (u32)name.used);
    }
    page_free(&name);
}

/* If no map is named, deals the first one of the file. */
static void name_map(const StartRequest *start, Session *session,
                     const char *path, const Page *text)
{
    char first[128] = "";
    Reader reader;
    Writer writer;
    reader_start(&reader, text->text, (u32)text->used);
    writer_start(&writer, first, sizeof first - 1);
    (void)gnome_maps_next(&reader, &writer);
    name_layout(session, path,
                start->from.map ? start->from.map
                : *first        ? first
                                : NULL,
                start->choice.name);
}

/* The dealt tiles become the start's board, so that the game can be saved
   without the layout's file. */
static int set_layout(StartRequest *start, Session *session, const char *path,
                      const Page *text)
{
    Choice *choice = &start->choice;
    Layout layout;
    Mahjong position;
    Reader reader;
    Page board = {NULL, 0, 0};
    Fault fault = {.game = &mahjong};
    int result = EXIT_DONE;
    reader_start(&reader, text->text, (u32)text->used);
    if (start->from.map && seek_map(start->from.map, path, &reader))
        return EXIT_USAGE;
    if (layouts_read(&layout, &reader, &fault))
        return complain_point(path, text->text, &fault);
    if (settle_layout_level(choice, path, &layout))
        return EXIT_USAGE;
    fault_set(
        &fault,
        mahjong_deal_layout(&position, &layout, choice->variant, choice->seed),
        NULL);
    if (fault.reason)
        return complain_point(path, text->text, &fault);
    page_position(&board, &mahjong, &position);
    if (session_start_board(session, &mahjong, choice->variant, choice->seed,
                            board.text, (u32)board.used, &fault))
        result = complain_point(path, board.text, &fault);
    else
        name_map(start, session, path, text);
    page_free(&board);
    return result;
}

int start_layout_file(StartRequest *start, Session *session, const char *path)
{
    Page text = {NULL, 0, 0};
    const int result = file_read(path, &text)
                           ? set_layout(start, session, path, &text)
                           : complain_file(path);
    page_free(&text);
    return result;
}
