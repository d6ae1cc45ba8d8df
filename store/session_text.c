/* SPDX-License-Identifier: MIT */
/* Copies parts of a session, such as its board, into allocated text for the
   database. */
#include <stdlib.h>

#include "store_inside.h"

/* The first pass measures the length, the second writes. */
char *session_text_from(const Session *session, PutText put)
{
    Writer writer;
    char *text;
    u32 length;
    writer_start(&writer, NULL, 0);
    put(session, &writer);
    length = writer.used;
    text = calloc(1, (size_t)length + 1);
    if (!text)
        return NULL;
    writer_start(&writer, text, length);
    put(session, &writer);
    ASSERT(writer.used == length); /* both passes wrote the same */
    return text;
}

void session_text_variant(const Session *session, Writer *writer)
{
    ASSERT(session->game);
    session->game->write_variant(session->variant, writer);
}

void session_text_seed(const Session *session, Writer *writer)
{
    ASSERT(session->game);
    session->game->write_seed(session->seed, writer);
}

void session_text_board(const Session *session, Writer *writer)
{
    u32 i;
    ASSERT(session->board);
    for (i = 0; i < session->board_length; i++)
        writer_char(writer, session->board[i]);
}

void session_text_digest(const Session *session, Writer *writer)
{
    Digest digest;
    session_digest(session, &digest);
    digest_write(&digest, writer);
}
