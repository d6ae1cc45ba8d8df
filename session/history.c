/* SPDX-License-Identifier: MIT */
/* A session's moves: playing, undo, redo, and jumping. A position is kept
   every 64 moves, so that going back replays only a few of them. */
#include "inside.h"

static u8 *kept_at(const Session *session, u32 number)
{
    ASSERT_SLOW(number <= session->room || number < KEPT_EVERY);
    return session->kept + number / KEPT_EVERY * session->game->size;
}

/* MOST_HISTORY limits the moves, so that no size exceeds 32 bits. */
STATIC_ASSERT(MOST_HISTORY * 2 / KEPT_EVERY + 1 <=
              0xFFFFFFFFUL / MOST_POSITION);

/* Doubles the room for moves and for kept positions together. */
static u8 make_room(Session *session)
{
    const Host *host = &session->host;
    u32 room = session->room ? session->room * 2 : KEPT_EVERY;
    void *memory;
    ASSERT(session->count <= session->room);
    memory =
        host->resize(host->context, session->moves, (u32)(room * sizeof(u16)));
    if (!memory)
        return 0;
    session->moves = memory;
    memory = host->resize(host->context, session->kept,
                          (room / KEPT_EVERY + 1) * session->game->size);
    if (!memory)
        return 0;
    session->kept = memory;
    ASSERT(room % KEPT_EVERY == 0);
    session->room = room;
    return 1;
}

static void keep_position(Session *session)
{
    ASSERT_SLOW(session->at <= session->count);
    if (session->at % KEPT_EVERY == 0)
        bytes_copy(kept_at(session, session->at), session->position,
                   session->game->size);
}

/* The move has already been applied to the position. If it is the next move to
   redo, the moves after it stay and can still be redone. */
u8 session_append_move(Session *session, u16 move)
{
    u8 again;
    if (session->at >= MOST_HISTORY)
        return TOO_MANY_MOVES;
    ASSERT(session->at <= session->count && session->count <= session->room);
    if (session->at == session->room && !make_room(session))
        return NO_MEMORY;
    again =
        session->at < session->count && session->moves[session->at] == move;
    session->moves[session->at++] = move;
    if (!again)
        session->count = session->at;
    ASSERT(session->at <= session->count);
    keep_position(session);
    return FINE;
}

void session_position_at(const Session *session, u32 number, void *out)
{
    u32 at = number / KEPT_EVERY * KEPT_EVERY;
    ASSERT(session->game);
    ASSERT(number <= session->count);
    bytes_copy(out, kept_at(session, number), session->game->size);
    while (at < number)
        session->game->apply(out, session->moves[at++], NULL);
}

void session_view(Session *view, const Session *session, u32 number,
                  void *position)
{
    bytes_copy(view, session, sizeof *view);
    session_position_at(session, number, position);
    view->position = position;
    view->at = number;
}

void session_go_to_move(Session *session, u32 number)
{
    ASSERT(number <= session->count);
    session_position_at(session, number, session->position);
    session->at = number;
}

u8 session_is_over(const Session *session)
{
    ASSERT_SLOW(session->game);
    return status_is_final(session->game->status(session->position));
}

void session_note_end(Session *session)
{
    if (session_is_over(session))
        session->ended = 1;
}
