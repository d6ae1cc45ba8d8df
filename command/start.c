/* SPDX-License-Identifier: MIT */
/* From what was typed behind the game's name to a game that can begin. */
#include <errno.h>
#include <string.h>

#include "../rules/mahjong.h"
#include "../rules/sliding.h"
#include "command.h"

int complain_fault(const char *what, const char *text, const Fault *fault)
{
    Page page = {NULL, 0, 0};
    page_reason(&page, fault);
    complain("%s %s: %s", what, text, page.text);
    page_free(&page);
    return EXIT_USAGE;
}

/* A fault in a file, with its line. */
int complain_place(const char *path, const char *text, const Fault *fault)
{
    Page page = {NULL, 0, 0};
    page_reason(&page, fault);
    if (fault->at)
        complain("%s, line %lu: %s", path, (unsigned long)line_of(fault, text),
                 page.text);
    else
        complain("%s: %s", path, page.text);
    page_free(&page);
    return EXIT_USAGE;
}

static int complain_file(const char *path)
{
    complain("cannot read %s: %s", path, strerror(errno));
    return EXIT_TROUBLE;
}

/* ---------------------------------------------------- variant and seed */

static int take_seed(Task *task, const char *text)
{
    Reader reader;
    Fault fault = {.game = task->game};
    read_from(&reader, text, (u32)strlen(text));
    if (task->game->read_seed(task->seed, &reader, &fault))
        return complain_fault("seed", text, &fault);
    task->has_seed = 1;
    return EXIT_DONE;
}

static u8 try_variant(Task *task, const char *text, Fault *fault)
{
    Reader reader;
    read_from(&reader, text, (u32)strlen(text));
    return parse_variant(task->game, task->variant, &reader, fault);
}

static int take_variant(Task *task, const char *text)
{
    Fault fault;
    if (try_variant(task, text, &fault))
        return complain_fault("variant", text, &fault);
    task->has_variant = 1;
    return EXIT_DONE;
}

/* A game that numbers its deals itself takes a bare number for one of them. */
static int is_deal_number(const Task *task, const char *word)
{
    word += *word == '#' || *word == '-';
    return task->game->read_seed != read_plain_seed && *word &&
           word[strspn(word, "0123456789")] == '\0';
}

static int take_word_of(Task *task, const char *word)
{
    Fault fault;
    u8 variant[VARIANT_SIZE];
    memcpy(variant, task->variant, sizeof variant);
    if (!is_deal_number(task, word) && !task->has_variant) {
        if (!try_variant(task, word, &fault)) {
            task->has_variant = 1;
            return EXIT_DONE;
        }
        memcpy(task->variant, variant, sizeof variant);
        if (fault.reason != NO_VARIANT)
            return complain_fault("variant", word, &fault);
    }
    if (task->has_seed)
        return complain("%s is neither a variant of %s nor a second seed",
                        word, task->game->name);
    return take_seed(task, word);
}

static int take_cells(Task *task)
{
    Page text = {NULL, 0, 0};
    int result;
    if (strcmp(task->game->name, "freecell") != 0)
        return complain("--cells is for freecell");
    page_variant(&text, task->game, task->variant);
    page_format(&text, ":%scells", task->options.cells);
    result = take_variant(task, text.text);
    page_free(&text);
    return result;
}

int read_words(Task *task)
{
    const Options *options = &task->options;
    int result = take_variant(task, options->variant ? options->variant : "");
    int i;
    task->has_variant = options->variant != NULL;
    for (i = task->first; !result && i < task->last; i++)
        result = take_word_of(task, task->arguments[i]);
    if (!result && options->cells)
        result = take_cells(task);
    if (!result && options->seed && !strstr(options->seed, ".."))
        result = take_seed(task, options->seed);
    return result;
}

/* --------------------------------------------------------------- starts */

static int set_board(Task *task, Session *session, const char *path,
                     const Page *text)
{
    Fault fault;
    Reader reader;
    read_from(&reader, text->text, (u32)text->used);
    if (task->game == &sliding && !task->has_variant)
        size_of_sliding(task->variant, &reader);
    if (board_session(session, task->game, task->variant, task->seed,
                      text->text, (u32)text->used, &fault))
        return complain_place(path, text->text, &fault);
    return EXIT_DONE;
}

static int set_save(Session *session, const char *path, const Page *text)
{
    Fault fault = {.game = NULL};
    if (load_session(session, text->text, (u32)text->used, &fault))
        return complain_place(path, text->text, &fault);
    return EXIT_DONE;
}

/* Goes on to the map of that name in a file of many. */
static int find_map(Reader *reader, const char *name)
{
    char text[128];
    Writer writer;
    for (;;) {
        write_to(&writer, text, sizeof text - 1);
        if (!next_map(reader, &writer))
            return 0;
        text[writer.used < sizeof text ? writer.used : sizeof text - 1] = '\0';
        if (strcmp(text, name) == 0)
            return 1;
    }
}

/* The dealt tiles become the start's board, so that the game can be saved
   without the layout's file. */
static int set_layout(Task *task, Session *session, const char *path,
                      const Page *text)
{
    Layout layout;
    Mahjong position;
    Reader reader;
    Writer writer;
    Page board = {NULL, 0, 0};
    Fault fault = {.game = &mahjong};
    int result;
    static char tiles[1 << 14];
    read_from(&reader, text->text, (u32)text->used);
    if (task->options.map && !find_map(&reader, task->options.map))
        return complain("%s: there is no map named %s", path,
                        task->options.map);
    if (read_layout(&layout, &reader, &fault))
        return complain_place(path, text->text, &fault);
    refuse(&fault, deal_layout(&position, &layout, task->variant, task->seed),
           NULL);
    if (fault.reason)
        return complain_place(path, text->text, &fault);
    write_to(&writer, tiles, sizeof tiles);
    mahjong.write_board(&position, &writer);
    page_put(&board, tiles, writer.used);
    result = set_board(task, session, path, &board);
    page_free(&board);
    return result;
}

static int set_deal(Task *task, Session *session)
{
    Fault fault;
    if (deal_session(session, task->game, task->variant, task->seed, &fault))
        return complain_fault("cannot deal", task->game->name, &fault);
    return EXIT_DONE;
}

/* Without a seed a deal is a new one each time; a board without a seed is
   followed by the same drops each time. */
static void set_seed(Task *task)
{
    if (task->has_seed)
        return;
    if (task->options.board)
        take_seed(task, "1");
    else
        fresh_seed(task->game, task->seed);
}

static int start_from(Task *task, Session *session, const char *path)
{
    Page text = {NULL, 0, 0};
    int result;
    if (!read_file(path, &text))
        result = complain_file(path);
    else if (task->options.load)
        result = set_save(session, path, &text);
    else if (task->options.layout)
        result = set_layout(task, session, path, &text);
    else
        result = set_board(task, session, path, &text);
    page_free(&text);
    return result;
}

int start_session(Task *task, Session *session)
{
    const Options *options = &task->options;
    if (!!options->board + !!options->layout + !!options->load > 1)
        return complain("--board, --layout and --load are three ways to "
                        "start: give one of them");
    if (options->layout && task->game != &mahjong)
        return complain("--layout is for mahjong");
    if (options->map && !options->layout)
        return complain("--map names a map of a --layout file: give that too");
    set_seed(task);
    if (options->load)
        return start_from(task, session, options->load);
    if (options->layout)
        return start_from(task, session, options->layout);
    if (options->board)
        return start_from(task, session, options->board);
    return set_deal(task, session);
}
