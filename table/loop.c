/* SPDX-License-Identifier: MIT */
/* The main loop of a game. A line that the player enters is a command or one
   or more moves. */
#include "loop.h"

#include <stdlib.h>
#include <string.h>

#include "boardless.h"
#include "game_words.h"
#include "keeping.h"
#include "kit.h"
#include "lesson_commands.h"
#include "stored.h"
#include "telling.h"

enum { LEAST_WORD = 3 };

/* Returns the length of the line's first word if it can't be meant as a move.
   An error message about moves would not help then. */
static size_t length_of_word(const Game *game, const Reader *line)
{
    const Kit *kit = kit_of(game);
    const size_t left = (size_t)(line->end - line->at);
    size_t length = 0;
    ASSERT(line->at <= line->end);
    while (length < left && text_letter_of(line->at[length]) != NOT_FOUND)
        length++;
    if (length < LEAST_WORD ||
        (length < left && !text_is_space(line->at[length])) ||
        (kit->begins_move && kit->begins_move(line->at)))
        return 0;
    return length;
}

static void tell_unknown(Table *table, const char *word, size_t length)
{
    Page page = PAGE_EMPTY;
    ASSERT(length >= LEAST_WORD);
    page_format(&page, _("No such command or move: %.*s (try 'help')\n"),
                (int)length, word);
    table_tell_refusal(table, page.text);
    page_free(&page);
}

static int play_one(Table *table, Reader *line)
{
    const Session *session = table->session;
    Intent intent = {.what = INTENT_PLAY};
    Fault fault = {.game = session->game};
    Reply reply;
    const char *word = line->at;
    const Reader typed = *line;
    const size_t length = length_of_word(session->game, line);
    ASSERT(!reader_at_end(line));
    if (session->game->read_move(session->position, line, &intent.move,
                                 &fault)) {
        if (length)
            tell_unknown(table, word, length);
        else
            table_tell_refused_line(table, &typed, &fault);
        return 0;
    }
    if (!table_do(table, &intent, &reply))
        return 0;
    table_show(table, &reply.trace, SPOKEN_PLAYED);
    return 1;
}

static const Command *find_among(const Command *const *lists, Reader *line)
{
    const Command *command = NULL;
    for (; *lists && !command; lists++)
        command = command_list_take(*lists, line);
    return command;
}

static const Command *find_command(const Table *table, Reader *line)
{
    const Command *const lists[] = {
        shared_commands, inner_commands, table->offers,
        kit_of(table->session->game)->commands, NULL};
    const Command *command = find_among(lists, line);
    ASSERT(table->offers); /* or else it would end the lists */
    return command ? command : find_among(more_commands, line);
}

void table_obey_words(Table *table, Reader *line)
{
    const Command *command;
    reader_skip_space(line);
    if (reader_at_end(line))
        return;
    command = find_command(table, line);
    if (command) {
        command->run(table, line);
        return;
    }
    while (!reader_at_end(line) && play_one(table, line))
        reader_skip_space(line);
}

static void obey_text(Table *table, const Page *line,
                      void (*obey)(Table *table, Reader *line))
{
    Reader reader;
    if (memchr(line->text, '\0', line->used)) {
        table_tell_refusal(table,
                           _("This line contains invalid characters\n"));
        return;
    }
    reader_start(&reader, line->text, (u32)line->used);
    obey(table, &reader);
}

int table_obey_line(Table *table, int length, const Page *line,
                    void (*obey)(Table *table, Reader *line))
{
    ASSERT(length >= INPUT_TOO_LONG);
    if (length == INPUT_TOO_LONG)
        table_tell_refusal(table, _("This line is too long\n"));
    else if (length != INPUT_ENDED)
        obey_text(table, line, obey);
    return length != INPUT_ENDED && !table->left;
}

/* Counts the time spent thinking as playing time. */
static void pass_time(Table *table)
{
    const Front *front = table->front;
    const Intent tick = {.what = INTENT_TICK,
                         .number = front->elapsed(front->own)};
    Reply reply = {.trace = {NULL, 0, 0}};
    session_do(table->session, &tick, &reply);
}

/* Players who listen hear the prompt after every move. */
static const char *prompt_of(const Table *table)
{
    const Front *front = table->front;
    return boardless_is_on(front) && !session_is_over(table->session)
               ? ": "
               : wording_prompt(table->session);
}

static int next_line(Table *table, Page *line)
{
    const Front *front = table->front;
    int length = front->ask(front->own, prompt_of(table), line);
    pass_time(table);
    return table_obey_line(table, length, line, table_obey_words);
}

/* ------------------------------------------------------------------ hints */

typedef struct Advising {
    HintSource hint_source;
    const Host *host;
    const Game *game;
    const void *position;
    u32 nth;
    Advice *advice;
    u8 reason;
} Advising;

static void seek_advice(void *context)
{
    Advising *advising = context;
    const HintSource *hint_source = &advising->hint_source;
    ASSERT(hint_source->advise);
    advising->reason = hint_source->advise(
        hint_source->context, advising->host, advising->game,
        advising->position, advising->nth, advising->advice);
}

/* The session asks for a hint here. */
static u8 advise(void *context, const Host *host, const Game *game,
                 const void *position, u32 nth, Advice *advice)
{
    Table *table = context;
    Advising advising = {advisor_hint_source(table->advisor),
                         host,
                         game,
                         position,
                         nth,
                         advice,
                         FINE};
    ASSERT(game == table->session->game);
    table->stopped = !table_think(table, seek_advice, &advising);
    return table->stopped ? NO_HINT : advising.reason;
}

int table_play(Session *session, const Front *front, Autosave *autosave)
{
    Advisor own;
    Table table = {.session = session,
                   .front = front,
                   .autosave = autosave,
                   .offers = start_commands,
                   .advisor = front->advisor};
    Page line = PAGE_EMPTY;
    ASSERT(session->game);
    ASSERT(front->open && front->show && front->tell);
    ASSERT(front->ask && front->elapsed && front->close);
    advisor_start(&own, PATIENCE);
    own.stop = front->stop;
    if (!table.advisor)
        table.advisor = &own;
    session->hint_source = (HintSource){&table, advise};
    if (front->open(front->own)) {
        table_tell(&table, TONE_GREETING,
                   translate(wording_of(session->game)->greeting));
        boardless_offer(&table);
        lesson_offer(&table);
        table_adopt_session(&table);
        front->elapsed(front->own);
        while (next_line(&table, &line))
            ;
        table_save(&table);
        front->close(front->own, session);
    }
    page_free(&line);
    session->hint_source = session_plain_hints;
    advisor_stop(&own);
    free(table.trace.events);
    return table.refused;
}
