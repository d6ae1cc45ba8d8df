/* SPDX-License-Identifier: MIT */
/* Starts games, and carries out every key, click and line with session_do. A
   new game is prepared beside the old one and replaces it only if nothing was
   refused. */
#include "daily.h"
#include "inside.h"

void session_open(Session *session, const Host *host)
{
    bytes_fill(session, 0, sizeof(Session));
    session->game = NULL;
    session->board = NULL;
    session->position = NULL;
    session->kept = NULL;
    session->moves = NULL;
    session->host = *host;
    session->hint_source = session_plain_hints;
    session->held = NO_SPOT;
}

static void give_back(const Session *session, void *memory)
{
    if (memory)
        session->host.resize(session->host.context, memory, 0);
}

void session_close(Session *session)
{
    Host host;
    host = session->host;
    give_back(session, session->board);
    give_back(session, session->position);
    give_back(session, session->kept);
    give_back(session, session->moves);
    session_open(session, &host);
}

static void *allocate(const Session *session, u32 size)
{
    return session->host.resize(session->host.context, NULL, size);
}

/* --------------------------------------------------------------- starts */

/* Prepares a new session beside the old one, so that a refusal leaves the old
   one intact. */
static u8 prepare(const Session *old, Session *fresh, const Game *game,
                  const u8 *variant, const u8 *seed)
{
    ASSERT(game);
    session_open(fresh, &old->host);
    fresh->hint_source = old->hint_source;
    fresh->game = game;
    bytes_copy(fresh->variant, variant, VARIANT_SIZE);
    bytes_copy(fresh->seed, seed, SEED_SIZE);
    fresh->position = allocate(old, game->size);
    fresh->kept = allocate(old, game->size);
    return (u8)(fresh->position && fresh->kept ? FINE : NO_MEMORY);
}

static u8 settle(Session *session, Session *fresh, const Fault *fault)
{
    if (fault->reason) {
        session_close(fresh);
        return fault->reason;
    }
    ASSERT(fresh->position && fresh->kept);
    bytes_copy(fresh->kept, fresh->position, fresh->game->size);
    session_close(session);
    bytes_copy(session, fresh, sizeof(Session));
    return FINE;
}

u8 session_deal(Session *session, const Game *game, const u8 *variant,
                const u8 *seed, Fault *fault)
{
    Session fresh;
    fault->game = game;
    fault_set(fault, prepare(session, &fresh, game, variant, seed), NULL);
    if (!fault->reason)
        fault->reason = game->deal(fresh.position, variant, seed);
    return settle(session, &fresh, fault);
}

static u8 keep_board(Session *session)
{
    Writer writer;
    writer_start(&writer, NULL, 0);
    session->game->write_board(session->position, &writer);
    session->board_length = writer.used;
    session->board = allocate(session, writer.used);
    if (!session->board)
        return NO_MEMORY;
    writer_start(&writer, session->board, session->board_length);
    session->game->write_board(session->position, &writer);
    ASSERT(writer.used == session->board_length);
    return FINE;
}

/* The rules may have drawn what a board leaves out. From here on the start is
   the complete board, as a save has it, so that both are the same start. */
static u8 read_kept_board(Session *session, Fault *fault)
{
    Reader reader;
    u8 reason = keep_board(session);
    if (reason)
        return fault_set(fault, reason, NULL);
    reader_start(&reader, session->board, session->board_length);
    if (session->game->read_board(session->position, session->variant,
                                  session->seed, &reader, fault))
        fault->at = NULL; /* the text is freed with the session */
    return fault->reason;
}

u8 session_start_board(Session *session, const Game *game, const u8 *variant,
                       const u8 *seed, const char *text, u32 length,
                       Fault *fault)
{
    Session fresh;
    Reader reader;
    reader_start(&reader, text, length);
    fault->game = game;
    fault_set(fault, prepare(session, &fresh, game, variant, seed), NULL);
    if (!fault->reason)
        game->read_board(fresh.position, variant, seed, &reader, fault);
    if (!fault->reason)
        read_kept_board(&fresh, fault);
    return settle(session, &fresh, fault);
}

/* -------------------------------------------------------------- intents */

static u8 play(Session *session, u16 move, Reply *reply)
{
    u8 reason = session->game->apply(session->position, move, &reply->trace);
    if (reason)
        return reason;
    reason = session_append_move(session, move);
    ASSERT(reason || session->at <= session->count);
    if (reason) {
        session_go_to_move(session, session->at);
        return reason;
    }
    session_note_end(session);
    session->held = NO_SPOT;
    session->nth = 0;
    reply->move = move;
    reply->moved = 1;
    return FINE;
}

static u8 do_play(Session *session, const Intent *intent, Reply *reply)
{
    return play(session, intent->move, reply);
}

static u8 do_touch(Session *session, const Intent *intent, Reply *reply)
{
    u16 move = 0;
    switch (session->game->touch(session->position, session->held,
                                 intent->spot, &move)) {
    case TOUCH_HOLD:
        session->held = intent->spot;
        return FINE;
    case TOUCH_DROP:
        session->held = NO_SPOT;
        return FINE;
    case TOUCH_MOVE:
        return play(session, move, reply);
    default:
        return TOUCHED_NOTHING;
    }
}

static void count_on(u32 *count, u32 more)
{
    ASSERT_SLOW(*count <= MOST_COUNTED);
    if (*count < MOST_COUNTED && more < MOST_COUNTED - *count)
        *count += more;
    else
        *count = MOST_COUNTED;
}

static void visit(Session *session, u32 number, Reply *reply)
{
    ASSERT(number <= session->count);
    reply->moved = (u8)(number != session->at);
    session_go_to_move(session, number);
    session->held = NO_SPOT;
    session->nth = 0;
}

static void go(Session *session, u32 number, Reply *reply)
{
    ASSERT_SLOW(session->at <= session->count);
    if (number < session->at)
        count_on(&session->undos, session->at - number);
    visit(session, number, reply);
}

static u8 do_undo(Session *session, const Intent *intent, Reply *reply)
{
    (void)intent;
    if (!session->at)
        return NOTHING_TO_UNDO;
    go(session, session->at - 1, reply);
    return FINE;
}

static u8 do_redo(Session *session, const Intent *intent, Reply *reply)
{
    (void)intent;
    if (session->at == session->count)
        return NOTHING_TO_REDO;
    return play(session, session->moves[session->at], reply);
}

static u8 do_go_to(Session *session, const Intent *intent, Reply *reply)
{
    if (intent->number > session->count)
        return NO_SUCH_MOVE;
    go(session, intent->number, reply);
    return FINE;
}

static u8 do_visit(Session *session, const Intent *intent, Reply *reply)
{
    if (intent->number > session->count)
        return NO_SUCH_MOVE;
    visit(session, intent->number, reply);
    return FINE;
}

static u8 do_hint(Session *session, const Intent *intent, Reply *reply)
{
    const HintSource *hint_source = &session->hint_source;
    Advice advice;
    u8 reason;
    if (intent->number)
        session->nth = 0;
    reason = hint_source->advise(hint_source->context, &session->host,
                                 session->game, session->position,
                                 session->nth, &advice);
    if (reason)
        return (u8)(reason == HOPELESS &&
                            (!session->at || daily_is_unwinnable(session))
                        ? NEVER_WON
                        : reason);
    ASSERT_SLOW(advice.says);
    reply->move = advice.move;
    reply->says = advice.says;
    session->nth++;
    count_on(&session->hints, 1);
    return FINE;
}

static u8 do_new(Session *session, const Intent *intent, Reply *reply)
{
    ASSERT(intent->variant && intent->seed);
    reply->moved = 1;
    return session_deal(session, session->game, intent->variant, intent->seed,
                        &reply->fault);
}

/* The first kept position is the start, whether it was dealt or read. */
static void start_anew(Session *session)
{
    ASSERT(session->ended);
    session_go_to_move(session, 0);
    session->count = 0;
    session->hints = 0;
    session->undos = 0;
    session->clock = 0;
    session->nth = 0;
    session->held = NO_SPOT;
    session->ended = 0;
}

/* A restart in the middle of a game keeps the history, so its moves can be
   redone. A game that has ended starts without one: redoing must not win it
   again. */
static u8 do_restart(Session *session, const Intent *intent, Reply *reply)
{
    (void)intent;
    if (session->ended) {
        start_anew(session);
        reply->moved = 1;
    } else {
        go(session, 0, reply);
    }
    return FINE;
}

static u8 do_daily(Session *session, const Intent *intent, Reply *reply)
{
    ASSERT(intent->date);
    reply->moved = 1;
    return session_deal_daily(session, session->game, intent->date,
                              &reply->fault);
}

/* Time and help count only until the game is over. */
static u8 do_tick(Session *session, const Intent *intent, Reply *reply)
{
    (void)reply;
    if (!session_is_over(session))
        count_on(&session->clock, intent->number);
    return FINE;
}

static u8 do_help(Session *session, const Intent *intent, Reply *reply)
{
    (void)intent;
    (void)reply;
    if (!session_is_over(session))
        count_on(&session->hints, 1);
    return FINE;
}

/* By enum IntentKind. */
static u8 (*const actions[])(Session *, const Intent *, Reply *) = {
    do_touch, do_play,    do_undo,  do_redo, do_go_to, do_hint,
    do_new,   do_restart, do_daily, do_tick, do_help,  do_visit};
STATIC_ASSERT(COUNT_OF(actions) == INTENT_VISIT + 1);

u8 session_do(Session *session, const Intent *intent, Reply *reply)
{
    fault_set(&reply->fault, FINE, NULL);
    reply->fault.game = session->game;
    reply->moved = 0;
    reply->trace.count = 0;
    if (intent->what >= COUNT_OF(actions))
        return reply->fault.reason = NOT_UNDERSTOOD;
    ASSERT(session->game);
    reply->fault.reason = actions[intent->what](session, intent, reply);
    if (reply->fault.reason)
        reply->moved = 0;
    return reply->fault.reason;
}
