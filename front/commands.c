/* SPDX-License-Identifier: MIT */
/* The commands that every game knows. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "manner.h"
#include "table.h"

/* What is left on the line as a NUL-ended word; "" when there is nothing. */
static void page_rest(Page *page, Reader *rest)
{
    const char *end = rest->end;
    skip_space(rest);
    while (end > rest->at && is_space(end[-1]))
        end--;
    page_put(page, rest->at, (size_t)(end - rest->at));
    rest->at = rest->end;
}

static void run_help(Table *table, Reader *rest)
{
    const Command *command = commands;
    const Manner *manner = manner_of(table->session->game);
    Page page = {NULL, 0, 0};
    (void)rest;
    page_format(&page, "%s\n\n%s\n", table->session->game->title,
                manner->rules);
    for (; command->name; command++)
        page_format(&page, "  %-6s %-4s %-6s %s\n", command->name,
                    command->also, command->takes, command->help);
    tell_page(table, TONE_ANSWER, &page);
}

static void run_undo(Table *table, Reader *rest)
{
    const Intent intent = {.what = WISH_UNDO};
    (void)rest;
    wish_and_show(table, &intent);
}

static void run_redo(Table *table, Reader *rest)
{
    const Intent intent = {.what = WISH_REDO};
    (void)rest;
    wish_and_show(table, &intent);
}

static void run_again(Table *table, Reader *rest)
{
    const Intent intent = {.what = WISH_AGAIN};
    (void)rest;
    wish_and_show(table, &intent);
}

static void run_go(Table *table, Reader *rest)
{
    Intent intent = {.what = WISH_GO_TO};
    skip_space(rest);
    if (!take_number(rest, &intent.number))
        tell_refusal(table, "Say after how many moves: go 12\n");
    else
        wish_and_show(table, &intent);
}

static void run_touch(Table *table, Reader *rest)
{
    Intent intent = {.what = WISH_TOUCH};
    u32 spot;
    skip_space(rest);
    if (!take_number(rest, &spot) || spot >= NO_SPOT) {
        tell_refusal(table, "Say which spot: touch 12\n");
        return;
    }
    intent.spot = (u8)spot;
    wish_and_show(table, &intent);
}

static void run_hint(Table *table, Reader *rest)
{
    const Intent intent = {.what = WISH_HINT};
    Reply reply;
    Page page = {NULL, 0, 0};
    (void)rest;
    if (!wish(table, &intent, &reply))
        return;
    page_text(&page, "Hint: ");
    page_move(&page, table->session, reply.move);
    page_format(&page, " (%s)\n", table->session->adviser.says);
    tell_page(table, TONE_ANSWER, &page);
}

static void run_moves(Table *table, Reader *rest)
{
    const Session *session = table->session;
    u16 count = session->game->list(session->position, NULL, 0);
    u16 *moves = calloc((size_t)count + 1, sizeof *moves);
    size_t line = 0;
    Page page = {NULL, 0, 0};
    u16 i;
    (void)rest;
    if (!moves)
        return;
    session->game->list(session->position, moves, count);
    page_format(&page, "%u legal moves\n", (unsigned)count);
    for (i = 0; i < count; i++) {
        page_move(&page, session, moves[i]);
        if (page.used - line > 70 || i + 1 == count) {
            page_text(&page, "\n");
            line = page.used;
        } else {
            page_text(&page, ", ");
        }
    }
    free(moves);
    tell_page(table, TONE_ANSWER, &page);
}

static void run_show(Table *table, Reader *rest)
{
    (void)rest;
    table->front->show(table->front->own, table->session, NULL, 1);
}

static void run_board(Table *table, Reader *rest)
{
    Page page = {NULL, 0, 0};
    (void)rest;
    page_board(&page, table->session);
    tell_page(table, TONE_ANSWER, &page);
}

static void run_say(Table *table, Reader *rest)
{
    (void)rest;
    table->front->say(table->front->own, table->session);
}

static void run_seed(Table *table, Reader *rest)
{
    const Session *session = table->session;
    Page page = {NULL, 0, 0};
    (void)rest;
    page_format(&page, "%s, variant ", session->game->title);
    page_variant(&page, session->game, session->variant);
    page_text(&page, ", seed ");
    page_seed(&page, session->game, session->seed);
    page_format(&page, ", move %lu of %lu, %lu %s\n",
                (unsigned long)session->at, (unsigned long)session->count,
                (unsigned long)session->game->score(session->position),
                session->game->unit);
    tell_page(table, TONE_ANSWER, &page);
}

static void run_new(Table *table, Reader *rest)
{
    Session *session = table->session;
    Intent intent = {.what = WISH_NEW};
    u8 seed[SEED_SIZE];
    u8 variant[VARIANT_SIZE];
    Fault fault = {.game = session->game};
    memcpy(variant, session->variant, sizeof variant);
    intent.variant = variant;
    intent.seed = seed;
    skip_space(rest);
    if (at_end(rest))
        fresh_seed(session->game, seed);
    else if (session->game->read_seed(seed, rest, &fault)) {
        tell_fault(table, &fault);
        return;
    }
    wish_and_show(table, &intent);
}

static void tell_trouble(Table *table, const char *what, const char *path)
{
    Page page = {NULL, 0, 0};
    page_format(&page, "%s %s: %s\n", what, path, strerror(errno));
    table->refused++;
    tell_page(table, TONE_REFUSAL, &page);
}

static void run_save(Table *table, Reader *rest)
{
    Page path = {NULL, 0, 0};
    Page text = {NULL, 0, 0};
    page_rest(&path, rest);
    page_save(&text, table->session);
    if (!path.used)
        tell_refusal(table, "Say into which file: save game.txt\n");
    else if (!write_file(path.text, &text))
        tell_trouble(table, "Cannot save into", path.text);
    else
        tell(table, TONE_ANSWER, "Saved.\n");
    page_free(&path);
    page_free(&text);
}

static void load_text(Table *table, const char *path, const Page *text)
{
    Fault fault;
    Page page = {NULL, 0, 0};
    if (!load_session(table->session, text->text, (u32)text->used, &fault)) {
        show_new(table, NULL);
        return;
    }
    page_format(&page, "%s, line %lu: ", path,
                (unsigned long)line_of(&fault, text->text));
    page_reason(&page, &fault);
    page_text(&page, "\n");
    table->refused++;
    tell_page(table, TONE_REFUSAL, &page);
}

static void run_load(Table *table, Reader *rest)
{
    Page path = {NULL, 0, 0};
    Page text = {NULL, 0, 0};
    page_rest(&path, rest);
    if (!path.used)
        tell_refusal(table, "Say from which file: load game.txt\n");
    else if (!read_file(path.text, &text))
        tell_trouble(table, "Cannot load", path.text);
    else
        load_text(table, path.text, &text);
    page_free(&path);
    page_free(&text);
}

static void run_quit(Table *table, Reader *rest)
{
    (void)rest;
    table->left = 1;
}

const Command commands[] = {
    {"help", "h", "", "these words", run_help},
    {"undo", "z", "", "take a move back", run_undo},
    {"redo", "y", "", "play it again", run_redo},
    {"go", "", "N", "to the position after N moves", run_go},
    {"again", "", "", "the same start once more", run_again},
    {"hint", "", "", "a move; another one each time", run_hint},
    {"moves", "", "", "all legal moves", run_moves},
    {"show", "", "", "the board", run_show},
    {"say", "", "", "the board in words", run_say},
    {"board", "", "", "the board as --board reads it", run_board},
    {"seed", "", "", "what is being played", run_seed},
    {"touch", "", "SPOT", "touch a spot by its number", run_touch},
    {"save", "", "FILE", "the game as text", run_save},
    {"load", "", "FILE", "a saved game", run_load},
    {"new", "", "[SEED]", "another game", run_new},
    {"quit", "q", "", "leave", run_quit},
    {NULL, NULL, NULL, NULL, NULL}};

const Command *take_command(Reader *reader)
{
    const Command *command = commands;
    while (command->name && !take_word(reader, command->name) &&
           !(*command->also && take_word(reader, command->also)))
        command++;
    return command->name ? command : NULL;
}
