/* SPDX-License-Identifier: MIT */
/* Memory for sessions, and the text of a session as pages. */
#include "host.h"
#include "json.h"

#include "session/code.h"
#include "session/share_text.h"

#include <stdlib.h>
#include <string.h>

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

typedef struct WriteJob {
    const Session *session;
    const Game *game;
    const void *position;
    const u8 *bytes;
    const Fault *fault;
    u16 move;
    u8 ascii;
} WriteJob;

/* The first pass measures the length, the second writes. */
void page_written(Page *page, void (*put)(const void *own, Writer *writer),
                  const void *own)
{
    Writer writer;
    char *text;
    writer_start(&writer, NULL, 0);
    put(own, &writer);
    text = host_must_have(calloc(1, (size_t)writer.used + 1));
    writer_start(&writer, text, writer.used);
    put(own, &writer);
    page_put(page, text, writer.used);
    free(text);
}

static void put_board(const void *own, Writer *writer)
{
    const WriteJob *job = own;
    job->game->write_board(job->position, writer);
}

void page_position(Page *page, const Game *game, const void *position)
{
    WriteJob job = {.game = game, .position = position};
    page_written(page, put_board, &job);
}

void page_board(Page *page, const Session *session)
{
    page_position(page, session->game, session->position);
}

static void put_save(const void *own, Writer *writer)
{
    const WriteJob *job = own;
    session_save(job->session, writer);
}

void page_save(Page *page, const Session *session)
{
    WriteJob job = {.session = session};
    page_written(page, put_save, &job);
}

static void put_move(const void *own, Writer *writer)
{
    const WriteJob *job = own;
    job->game->write_move(job->position, job->move, writer);
}

void page_move_from(Page *page, const Game *game, const void *position,
                    u16 move)
{
    WriteJob job = {.game = game, .position = position, .move = move};
    page_written(page, put_move, &job);
}

void page_move_word(Page *page, const Game *game, const void *position,
                    u16 move)
{
    const size_t from = page->used;
    size_t at, end = from;
    page_move_from(page, game, position, move);
    for (at = from; at < page->used; at++)
        if (page->text[at] != ' ')
            page->text[end++] = page->text[at];
    page->used = end;
    page_put(page, "", 0);
}

void page_line_member(Page *page, const Game *game, const void *start,
                      const u16 *moves, u32 count,
                      void (*play)(void *position, u16 move))
{
    u8 position[MOST_POSITION];
    Page move = PAGE_EMPTY;
    u32 i;
    memcpy(position, start, game->size);
    page_text(page, ",\"line\":[");
    for (i = 0; i < count; i++) {
        page_move_word(&move, game, position, moves[i]);
        page_element_text(page, &move);
        if (play)
            play(position, moves[i]);
        else
            game->apply(position, moves[i], NULL);
    }
    page_text(page, "]");
}

void page_move(Page *page, const Session *session, u16 move)
{
    page_move_from(page, session->game, session->position, move);
}

static void put_boast(const void *own, Writer *writer)
{
    const WriteJob *job = own;
    session_write_share_text(job->session, job->ascii, writer);
}

void page_boast(Page *page, const Session *session, u8 ascii)
{
    WriteJob job = {.session = session, .ascii = ascii};
    page_written(page, put_boast, &job);
}

static void put_code(const void *own, Writer *writer)
{
    const WriteJob *job = own;
    session_write_code(job->session, writer);
}

u8 page_code(Page *page, const Session *session)
{
    WriteJob job = {.session = session};
    Writer writer;
    u8 reason;
    writer_start(&writer, NULL, 0);
    reason = session_write_code(session, &writer);
    if (!reason)
        page_written(page, put_code, &job);
    return reason;
}

static void put_words(const void *own, Writer *writer)
{
    const WriteJob *job = own;
    session_write_reason(writer, job->fault);
}

void page_reason(Page *page, const Fault *fault)
{
    WriteJob job = {.fault = fault};
    page_written(page, put_words, &job);
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
    page_text(page, _(": "));
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
    page_text(page, _(": "));
    page_reason(page, fault);
}

static void put_variant(const void *own, Writer *writer)
{
    const WriteJob *job = own;
    job->game->write_variant(job->bytes, writer);
}

void page_variant(Page *page, const Game *game, const u8 *variant)
{
    WriteJob job = {.game = game, .bytes = variant};
    page_written(page, put_variant, &job);
}

static void put_seed(const void *own, Writer *writer)
{
    const WriteJob *job = own;
    job->game->write_seed(job->bytes, writer);
}

void page_seed(Page *page, const Game *game, const u8 *seed)
{
    WriteJob job = {.game = game, .bytes = seed};
    page_written(page, put_seed, &job);
}
