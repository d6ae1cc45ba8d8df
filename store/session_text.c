/* SPDX-License-Identifier: MIT */
/* What a session writes, as text for the store. */
#include <stdlib.h>

#include "inside.h"

/* Once to learn the length, once more to write. */
char *text_from(const Session *session, PutText put)
{
    Writer writer;
    char *text;
    u32 length;
    write_to(&writer, NULL, 0);
    put(session, &writer);
    length = writer.used;
    text = calloc(1, (size_t)length + 1);
    if (!text)
        return NULL;
    write_to(&writer, text, length);
    put(session, &writer);
    return text;
}

void put_variant_of(const Session *session, Writer *writer)
{
    session->game->write_variant(session->variant, writer);
}

void put_seed_of(const Session *session, Writer *writer)
{
    session->game->write_seed(session->seed, writer);
}

void put_board_of(const Session *session, Writer *writer)
{
    u32 i;
    for (i = 0; i < session->board_length; i++)
        put_char(writer, session->board[i]);
}

void put_digest_of(const Session *session, Writer *writer)
{
    Digest digest;
    session_digest(session, &digest);
    put_digest(writer, &digest);
}
