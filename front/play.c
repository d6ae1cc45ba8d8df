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

void fit_table(Table *table)
{
    u16 most = table->session->game->most_events;
    Event *events = realloc(table->trace.events, most * sizeof(Event));
    if (events)
        table->trace.events = events;
    table->trace.room = (u16)(events ? most : 0);
}

static void obey_line(Table *table, const Page *line)
{
    Reader reader;
    if (memchr(line->text, '\0', line->used)) {
        tell_refusal(table, "This line holds a byte that is no text\n");
        return;
    }
    read_from(&reader, line->text, (u32)line->used);
    obey(table, &reader);
}

/* A game that is over is not asked how it goes on. */
static const char *prompt_of(const Session *session)
{
    const Status status = session->game->status(session->position);
    if (status == WON || status == LOST)
        return "Undo, again, new or quit: ";
    return manner_of(session->game)->prompt;
}

static int next_line(Table *table, Page *line)
{
    const Front *front = table->front;
    int length = front->ask(front->own, prompt_of(table->session), line);
    if (length == INPUT_TOO_LONG)
        tell_refusal(table, "This line is too long\n");
    else if (length != INPUT_ENDED)
        obey_line(table, line);
    return length != INPUT_ENDED && !table->left;
}

int play_game(Session *session, const Front *front)
{
    Table table = {.session = session, .front = front};
    Page line = {NULL, 0, 0};
    fit_table(&table);
    if (front->open(front->own)) {
        tell(&table, TONE_GREETING, manner_of(session->game)->greeting);
        show_new(&table, NULL);
        while (next_line(&table, &line))
            ;
        front->close(front->own, session);
    }
    page_free(&line);
    free(table.trace.events);
    return table.refused;
}

/* ----------------------------------------------------------------- menu */

static const Game *take_game(Reader *reader)
{
    u32 number;
    u8 i;
    if (take_number(reader, &number))
        return number >= 1 && number <= game_count ? games[number - 1] : NULL;
    for (i = 0; i < game_count; i++)
        if (take_word(reader, games[i]->name))
            return games[i];
    return NULL;
}

static void tell_menu(const Front *front)
{
    Page page = {NULL, 0, 0};
    const char *also;
    u8 i;
    page_text(&page, "Quadrille\n\n");
    for (i = 0; i < game_count; i++) {
        also = manner_of(games[i])->also;
        page_format(&page, "  %u  %-9s %-20s %s%s", (unsigned)(i + 1),
                    games[i]->name, games[i]->title, *also ? "or: " : "",
                    also);
        page_line(&page);
    }
    page_text(&page, "\n");
    front->tell(front->own, TONE_ANSWER, page.text);
    page_free(&page);
}

static void refuse_choice(const Front *front, const Fault *fault)
{
    Page page = {NULL, 0, 0};
    page_reason(&page, fault);
    page_text(&page, "\n");
    front->tell(front->own, TONE_REFUSAL, page.text);
    page_free(&page);
}

/* 1 when the line names a game, and nothing that it can't be. */
static int read_choice(const Front *front, Choice *choice, Reader *line)
{
    const Game *game = take_game(line);
    Fault fault;
    if (!game) {
        front->tell(front->own, TONE_REFUSAL,
                    "Choose a game by its number or its name\n");
        return 0;
    }
    start_choice(choice, game);
    if (!choose_words(choice, line, &fault))
        return 1;
    refuse_choice(front, &fault);
    return 0;
}

int choose_game(const Front *front, Choice *choice)
{
    Page line = {NULL, 0, 0};
    Reader reader;
    int length;
    int done = 0;
    int left = 0;
    tell_menu(front);
    while (!done && !left) {
        length = front->ask(
            front->own, "Which game (a number or a name, q to quit): ", &line);
        read_from(&reader, line.text, length > 0 ? (u32)length : 0);
        skip_space(&reader);
        left = length == INPUT_ENDED || take_word(&reader, "q") ||
               take_word(&reader, "quit");
        done = !left && length && read_choice(front, choice, &reader);
    }
    page_free(&line);
    return done;
}
