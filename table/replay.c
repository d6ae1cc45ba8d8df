/* SPDX-License-Identifier: MIT */
/* Replays in line mode: Enter steps through the moves, a number jumps to one,
   and a few commands do the rest. */

#include "replay.h"

#include <stdlib.h>

#include "boardless.h"
#include "commands.h"
#include "loop.h"
#include "telling.h"
#include "titles.h"

#include "host/plural.h"

enum { PLAY_DELAY = 500 };

STATIC_ASSERT(BY_HAND < 0 && BY_LINES < BY_HAND); /* what isn't a delay */
STATIC_ASSERT(MOST_DELAY == 60000);               /* as run_play says */
/* ------------------------------------------------------------- positions */

static void tell_move(const Table *table, u16 move)
{
    Page page = PAGE_EMPTY;
    ASSERT(table->session->at < table->session->count);
    page_format(&page, _("Move %lu: "), (unsigned long)table->session->at + 1);
    page_move(&page, table->session, move);
    page_text(&page, "\n");
    table_tell_page(table, TONE_ANSWER, &page);
}

/* Tells that no moves are left, unless the game's own ending has said so. */
static void tell_left(const Table *table)
{
    const Session *session = table->session;
    if (session->at == session->count &&
        session->game->status(session->position) == GOING)
        table_tell(table, TONE_ANSWER,
                   _("That is as far as this game has been played.\n"));
}

static void show_position(Table *table, const Trace *trace, SpokenStep step)
{
    const Front *front = table->front;
    if (boardless_is_on(front)) {
        table_show(table, trace, step);
    } else {
        front->show(front->own, table->session, trace, 1);
        table_tell_ending(table);
    }
    tell_left(table);
}

static void visit(Session *session, u32 number)
{
    const Intent there = {.what = INTENT_VISIT, .number = number};
    Reply reply = {.trace = {NULL, 0, 0}};
    ASSERT(number <= session->count);
    session_do(session, &there, &reply);
}

static void show_start(Table *table)
{
    visit(table->session, 0);
    if (!boardless_is_on(table->front))
        table_tell(table, TONE_ANSWER, _("Start\n"));
    show_position(table, NULL, SPOKEN_JUMPED);
}

/* Shows the position after a number of moves, and the effect of the last of
   them. */
static void show_move(Table *table, u32 number)
{
    const Intent redo = {.what = INTENT_REDO};
    Session *session = table->session;
    const SpokenStep step = number == session->at + 1   ? SPOKEN_PLAYED
                            : number + 1 == session->at ? SPOKEN_UNDONE
                                                        : SPOKEN_JUMPED;
    Reply reply;
    ASSERT(number <= session->count);
    if (!number) {
        show_start(table);
        return;
    }
    visit(session, number - 1);
    if (!boardless_is_on(table->front) || step != SPOKEN_UNDONE)
        tell_move(table, session->moves[number - 1]);
    if (table_do(table, &redo, &reply))
        show_position(table, &reply.trace, step);
}

static void play_on(Table *table, long delay)
{
    const Front *front = table->front;
    const Session *session = table->session;
    ASSERT(delay >= 0);
    while (session->at < session->count && front->wait(front->own, delay))
        show_move(table, session->at + 1);
}

/* -------------------------------------------------------------- commands */

static void run_next(Table *table, Reader *rest)
{
    const Session *session = table->session;
    (void)rest;
    if (session->at < session->count)
        show_move(table, session->at + 1);
    else
        table_tell_refusal(
            table,
            _("That was the last move: type b to go back, q to quit\n"));
}

static void run_back(Table *table, Reader *rest)
{
    (void)rest;
    if (table->session->at)
        show_move(table, table->session->at - 1);
    else
        table_tell_refusal(
            table, _("This is the start: press Enter for the first move\n"));
}

static void run_start(Table *table, Reader *rest)
{
    (void)rest;
    show_move(table, 0);
}

static void run_end(Table *table, Reader *rest)
{
    (void)rest;
    show_move(table, table->session->count);
}

/* After the last move it starts again. */
static void run_play(Table *table, Reader *rest)
{
    u32 delay = PLAY_DELAY;
    reader_skip_space(rest);
    reader_take_number(rest, &delay);
    if (delay > MOST_DELAY) {
        table_tell_refusal(table,
                           _("Usage: p 500 (milliseconds, at most 60000)\n"));
        return;
    }
    if (table->session->at == table->session->count)
        show_move(table, 0);
    play_on(table, (long)delay);
}

static void run_help(Table *table, Reader *rest);

static const Command steps[] = {
    {"next", "n", "", N_("next move; so does Enter"), run_next},
    {"back", "b", "", N_("previous move"), run_back},
    {"start", "s", "", N_("before the first move"), run_start},
    {"end", "e", "", N_("after the last move"), run_end},
    {"play", "p", "[N]", N_("autoplay; Enter stops it"), run_play},
    {"say", "", "[WORD]", N_("describe it, or a part"), table_run_say},
    {"help", "h", "", N_("show this help"), run_help},
    {"quit", "q", "", N_("quit"), table_run_quit},
    {NULL, NULL, NULL, NULL, NULL}};

static void run_help(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    page_text(&page, _("Type a number to jump to that move, or a command:\n"));
    if (command_list_page(&page, steps, 0))
        page_line(&page);
    page_text(&page,
              _("p 500 pauses for 500 milliseconds after each move.\n"));
    table_tell_page(table, TONE_ANSWER, &page);
}

static void go_to_number(Table *table, u32 number)
{
    const u32 count = table->session->count;
    Page page = PAGE_EMPTY;
    if (number <= count) {
        show_move(table, number);
        return;
    }
    page_format(&page,
                _("There is no move %1$lu: type a number from 0 to %2$lu\n"),
                (unsigned long)number, (unsigned long)count);
    table_tell_refusal(table, page.text);
    page_free(&page);
}

static int obey_word(Table *table, Reader *line)
{
    const int refused = table->refused;
    const Command *command = command_list_take(steps, line);
    u32 number;
    if (command)
        command->run(table, line);
    else if (reader_take_number(line, &number))
        go_to_number(table, number);
    else
        table_tell_refusal(table,
                           _("Press Enter for the next move, or type b, a "
                             "number, s, e, p, say, h or q\n"));
    return table->refused == refused && !table->left;
}

static void obey(Table *table, Reader *line)
{
    reader_skip_space(line);
    if (reader_at_end(line))
        run_next(table, line);
    while (!reader_at_end(line) && obey_word(table, line))
        reader_skip_space(line);
}

/* ------------------------------------------------------------------ loop */

static int step(Table *table, Page *prompt, Page *line)
{
    const Front *front = table->front;
    const Session *session = table->session;
    prompt->used = 0;
    page_format(
        prompt,
        boardless_is_on(front)
            ? _("Move %1$lu of %2$lu: ")
            : _("Move %1$lu of %2$lu (Enter next, b back, N jump, e end, "
                "p play, q quit): "),
        (unsigned long)session->at, (unsigned long)session->count);
    return table_obey_line(table, front->ask(front->own, prompt->text, line),
                           line, obey);
}

/* Without any input it shows the whole game. */
static void step_through(Table *table, long delay)
{
    Page prompt = PAGE_EMPTY;
    Page line = PAGE_EMPTY;
    int lines = 0;
    while (step(table, &prompt, &line))
        lines++;
    if (delay == BY_LINES && !lines && !table->left)
        play_on(table, 0);
    page_free(&prompt);
    page_free(&line);
}

static void replay(Table *table, long delay)
{
    Session *session = table->session;
    Page page = PAGE_EMPTY;
    ASSERT(delay >= BY_LINES);
    title_page_session(&page, session, NULL);
    page_text(&page, _(", "));
    page_count(&page, session->count, &plural_moves);
    page_text(&page, "\n");
    table_tell_page(table, TONE_ANSWER, &page);
    show_move(table, 0);
    if (delay >= 0)
        play_on(table, delay);
    if (delay < 0 || session->at < session->count)
        step_through(table, delay);
}

int replay_session(Session *session, const Front *front, long delay)
{
    Table table = {.session = session, .front = front};
    const u32 at = session->at;
    ASSERT(session->game);
    table_resize_trace(&table);
    if (front->open(front->own)) {
        if (front->replay)
            front->replay(front->own, session, delay);
        else
            replay(&table, delay);
        front->close(front->own, session);
    }
    visit(session, at);
    free(table.trace.events);
    return table.refused;
}
