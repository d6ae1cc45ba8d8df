/* SPDX-License-Identifier: MIT */
/* Makes a second session of the same game, for another thread or for a replay
   that must not change the first. */
#include "session.h"

/* bytes_copy takes a 16-bit count. */
enum { MOST_AT_ONCE = 0x4000 };

/* Also returns NULL if there is nothing to copy. */
static void *copy_of(const Host *host, const void *bytes, u32 used, u32 room)
{
    const u8 *from = bytes;
    u8 *memory = NULL;
    u32 at, part;
    ASSERT(used <= room);
    if (room)
        memory = host->resize(host->context, NULL, room);
    for (at = 0; memory && at < used; at += part) {
        part = used - at < MOST_AT_ONCE ? used - at : MOST_AT_ONCE;
        bytes_copy(memory + at, from + at, (u16)part);
    }
    return memory;
}

u8 session_copy(Session *copy, const Session *session)
{
    const u32 size = session->game->size;
    Session fresh;
    ASSERT(copy != session);
    ASSERT(session->count <= session->room);
    bytes_copy(&fresh, session, sizeof fresh);
    fresh.host = copy->host;
    fresh.hint_source = copy->hint_source;
    fresh.held = NO_SPOT;
    fresh.nth = 0;
    fresh.board = copy_of(&copy->host, session->board, session->board_length,
                          session->board_length);
    fresh.position = copy_of(&copy->host, session->position, size, size);
    fresh.kept = copy_of(&copy->host, session->kept,
                         (session->count / KEPT_EVERY + 1) * size,
                         (session->room / KEPT_EVERY + 1) * size);
    fresh.moves = copy_of(&copy->host, session->moves,
                          (u32)(session->count * sizeof(u16)),
                          (u32)(session->room * sizeof(u16)));
    if ((session->board && !fresh.board) || !fresh.position || !fresh.kept ||
        (session->room && !fresh.moves)) {
        session_close(&fresh);
        return NO_MEMORY;
    }
    session_close(copy);
    bytes_copy(copy, &fresh, sizeof fresh);
    return FINE;
}
