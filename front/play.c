/* SPDX-License-Identifier: MIT */
/* The loop: a line is a command that every game knows, or moves. */
#include <stdlib.h>
#include <string.h>

#include "manner.h"
#include "table.h"

void tell(const Table *table, Tone tone, const char *text)
{
    table->front->tell(table->front->own, tone, text);
}

void tell_page(const Table *table, Tone tone, Page *page)
{
    page_put(page, "", 0);
    tell(table, tone, page->text);
    page_free(page);
}

void tell_refusal(Table *table, const char *text)
{
    table->refused++;
    tell(table, TONE_REFUSAL, text);
}

void tell_fault(Table *table, const Fault *fault)
{
    Page page = {NULL, 0, 0};
    page_reason(&page, fault);
    page_text(&page, "\n");
    table->refused++;
    tell_page(table, TONE_REFUSAL, &page);
}

void show_new(Table *table, const Trace *trace)
{
    Page page = {NULL, 0, 0};
    table->front->show(table->front->own, table->session, trace, 0);
    page_ending(&page, table->session);
    if (page.used)
        tell(table, TONE_ANSWER, page.text);
    page_free(&page);
}

int wish(Table *table, const Intent *intent, Reply *reply)
{
    reply->trace = table->trace;
    if (session_do(table->session, intent, reply)) {
        tell_fault(table, &reply->fault);
        return 0;
    }
    return 1;
}

void wish_and_show(Table *table, const Intent *intent)
{
    Reply reply;
    if (wish(table, intent, &reply))
        show_new(table, reply.moved ? &reply.trace : NULL);
}

/* ----------------------------------------------------------------- loop */

static int play_one(Table *table, Reader *line)
{
    const Session *session = table->session;
    Intent intent = {.what = WISH_PLAY};
    Fault fault = {.game = session->game};
    Reply reply;
    if (session->game->read_move(session->position, line, &intent.move,
                                 &fault)) {
        tell_fault(table, &fault);
        return 0;
    }
    if (!wish(table, &intent, &reply))
        return 0;
    show_new(table, &reply.trace);
    return 1;
}

static void obey(Table *table, Reader *line)
{
    const Command *command;
    skip_space(line);
    if (at_end(line))
        return;
    command = take_command(line);
    if (command) {
        command->run(table, line);
        return;
    }
    while (!at_end(line) && play_one(table, line))
        skip_space(line);
}

static int set_up(Table *table, Session *session, const Front *front)
{
    u16 most = session->game->most_events;
    memset(table, 0, sizeof *table);
    table->session = session;
    table->front = front;
    table->trace.events = calloc(most, sizeof(Event));
    table->trace.room = (u16)(table->trace.events ? most : 0);
    return front->open(front->own);
}

int play_game(Session *session, const Front *front)
{
    Table table;
    Page line = {NULL, 0, 0};
    Reader reader;
    if (set_up(&table, session, front)) {
        tell(&table, TONE_GREETING, manner_of(session->game)->greeting);
        show_new(&table, NULL);
        while (!table.left &&
               front->ask(front->own, manner_of(session->game)->prompt,
                          &line) != INPUT_ENDED) {
            read_from(&reader, line.text, (u32)line.used);
            obey(&table, &reader);
        }
        front->close(front->own, session);
    }
    page_free(&line);
    free(table.trace.events);
    return table.refused;
}

/* ----------------------------------------------------------------- menu */

static const Game *named_game(const Page *line)
{
    Reader reader;
    u32 number;
    u8 i;
    read_from(&reader, line->text, (u32)line->used);
    skip_space(&reader);
    if (take_number(&reader, &number))
        return number >= 1 && number <= game_count ? games[number - 1] : NULL;
    for (i = 0; i < game_count; i++)
        if (take_word(&reader, games[i]->name))
            return games[i];
    return NULL;
}

static int wants_to_leave(const Page *line)
{
    Reader reader;
    read_from(&reader, line->text, (u32)line->used);
    skip_space(&reader);
    return take_word(&reader, "q") || take_word(&reader, "quit");
}

const Game *choose_game(const Front *front)
{
    Page menu = {NULL, 0, 0};
    Page line = {NULL, 0, 0};
    const Game *game = NULL;
    u8 i;
    page_text(&menu, "Quadrille\n\n");
    for (i = 0; i < game_count; i++)
        page_format(&menu, "  %u  %s\n", (unsigned)(i + 1), games[i]->title);
    page_text(&menu, "\n");
    front->tell(front->own, TONE_ANSWER, menu.text);
    while (!game) {
        if (front->ask(front->own, "Which game (a number, or q to quit): ",
                       &line) == INPUT_ENDED ||
            wants_to_leave(&line))
            break;
        game = named_game(&line);
        if (!game)
            front->tell(front->own, TONE_REFUSAL,
                        "Choose a game by its number or its name\n");
    }
    page_free(&menu);
    page_free(&line);
    return game;
}
