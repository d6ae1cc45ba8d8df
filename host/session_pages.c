/* SPDX-License-Identifier: MIT */
/* Memory for sessions, and the text of a session as pages. */
#include "host.h"

#include "session/code.h"
#include "session/share_text.h"

#include <stdlib.h>

static void *resize(void *context, void *memory, u32 size)
{
    (void)context;
    if (size)
        return realloc(memory, size);
    free(memory);
    return NULL;
}

const Host malloc_host = {NULL, resize};

/* ---------------------------------------------------------------- texts */

typedef struct Job {
    const Session *session;
    const Game *game;
    const void *position;
    const u8 *bytes;
    const Fault *fault;
    u16 move;
    u8 ascii;
} Job;

/* The first pass measures the length, the second writes. */
static void put_on_page(Page *page, const Job *job,
                        void (*put)(const Job *, Writer *))
{
    Writer writer;
    char *text;
    writer_start(&writer, NULL, 0);
    put(job, &writer);
    text = host_must_have(calloc(1, (size_t)writer.used + 1));
    writer_start(&writer, text, writer.used);
    put(job, &writer);
    page_put(page, text, writer.used);
    free(text);
}

static void put_board(const Job *job, Writer *writer)
{
    job->game->write_board(job->position, writer);
}

void page_position(Page *page, const Game *game, const void *position)
{
    Job job = {.game = game, .position = position};
    put_on_page(page, &job, put_board);
}

void page_board(Page *page, const Session *session)
{
    page_position(page, session->game, session->position);
}

static void put_save(const Job *job, Writer *writer)
{
    session_save(job->session, writer);
}

void page_save(Page *page, const Session *session)
{
    Job job = {.session = session};
    put_on_page(page, &job, put_save);
}

static void put_move(const Job *job, Writer *writer)
{
    job->game->write_move(job->position, job->move, writer);
}

void page_move_from(Page *page, const Game *game, const void *position,
                    u16 move)
{
    Job job = {.game = game, .position = position, .move = move};
    put_on_page(page, &job, put_move);
}

void page_move(Page *page, const Session *session, u16 move)
{
    page_move_from(page, session->game, session->position, move);
}

static void put_boast(const Job *job, Writer *writer)
{
    session_write_share_text(job->session, job->ascii, writer);
}

void page_boast(Page *page, const Session *session, u8 ascii)
{
    Job job = {.session = session, .ascii = ascii};
    put_on_page(page, &job, put_boast);
}

static void put_code(const Job *job, Writer *writer)
{
    session_write_code(job->session, writer);
}

u8 page_code(Page *page, const Session *session)
{
    Job job = {.session = session};
    Writer writer;
    u8 reason;
    writer_start(&writer, NULL, 0);
    reason = session_write_code(session, &writer);
    if (!reason)
        put_on_page(page, &job, put_code);
    return reason;
}

static void put_words(const Job *job, Writer *writer)
{
    session_write_reason(writer, job->fault);
}

void page_reason(Page *page, const Fault *fault)
{
    Job job = {.fault = fault};
    put_on_page(page, &job, put_words);
}

/* Counts bytes, from 1. */
static unsigned long column_of(const Fault *fault, const char *text)
{
    const char *start = fault->at;
    while (start > text && start[-1] != '\n')
        start--;
    return (unsigned long)(fault->at - start) + 1;
}

void page_place(Page *page, const char *path, const char *text,
                const Fault *fault)
{
    page_text(page, path);
    if (fault->at)
        page_format(page, _(", line %lu"),
                    (unsigned long)session_line_of(fault, text));
    page_text(page, ": ");
    page_reason(page, fault);
}

void page_point(Page *page, const char *path, const char *text,
                const Fault *fault)
{
    page_text(page, path);
    if (fault->at)
        page_format(page, _(", line %1$lu, column %2$lu"),
                    (unsigned long)session_line_of(fault, text),
                    column_of(fault, text));
    page_text(page, ": ");
    page_reason(page, fault);
}

static void put_variant(const Job *job, Writer *writer)
{
    job->game->write_variant(job->bytes, writer);
}

void page_variant(Page *page, const Game *game, const u8 *variant)
{
    Job job = {.game = game, .bytes = variant};
    put_on_page(page, &job, put_variant);
}

static void put_seed(const Job *job, Writer *writer)
{
    job->game->write_seed(job->bytes, writer);
}

void page_seed(Page *page, const Game *game, const u8 *seed)
{
    Job job = {.game = game, .bytes = seed};
    put_on_page(page, &job, put_seed);
}
