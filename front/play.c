/* SPDX-License-Identifier: MIT */
/* The loop: a line is a command that every game knows, or moves. */
#include <stdlib.h>
#include <string.h>

#include "manner.h"
#include "table.h"

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
