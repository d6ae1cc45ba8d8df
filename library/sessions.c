/* SPDX-License-Identifier: MIT */
/* Sessions: games in progress, in memory from the caller's functions. */
#include <string.h>

#include "library/adapter.h"
#include "session/code.h"
#include "session/daily.h"
#include "session/notation.h"
#include "session/share_text.h"

struct quadrille_session {
    quadrille_memory memory;
    Session session;
    Event events[LIBRARY_MOST_EVENTS]; /* of the last change */
    u16 event_count;
};

/* ------------------------------------------------------ opening and closing
 */

static void *resize(void *context, void *block, u32 size)
{
    const quadrille_memory *memory = context;
    return memory->resize(memory->own, block, size);
}

quadrille_session *quadrille_session_open(const quadrille_memory *memory)
{
    quadrille_session *session;
    Host host;
    if (!memory || !memory->resize)
        return NULL;
    session = memory->resize(memory->own, NULL, sizeof *session);
    if (!session)
        return NULL;
    session->memory = *memory;
    session->event_count = 0;
    host.context = &session->memory;
    host.resize = resize;
    session_open(&session->session, &host);
    return session;
}

void quadrille_session_close(quadrille_session *session)
{
    quadrille_memory memory;
    if (!session)
        return;
    memory = session->memory;
    session_close(&session->session);
    memory.resize(memory.own, session, 0);
}

/* --------------------------------------------------------------- starting */

/* A start replaced the game, or didn't. */
static int finish(quadrille_session *session, const Fault *reason,
                  const Reader *text, quadrille_fault *fault)
{
    if (reason->reason)
        return library_refuse_for(fault, reason, text);
    session->event_count = 0;
    return QUADRILLE_OK;
}

int quadrille_session_deal(quadrille_session *session,
                           const quadrille_game *game, const char *variant,
                           const char *seed, quadrille_fault *fault)
{
    LibraryStart start;
    Fault reason;
    int error;
    if (!session || !game)
        return library_refuse(fault, QUADRILLE_NO_ARGUMENT);
    if (!seed)
        return library_refuse(fault, QUADRILLE_NO_SEED);
    error = library_read_start(&start, game, variant, seed, fault);
    if (error)
        return error;
    session_deal(&session->session, game->rules, start.variant, start.seed,
                 &reason);
    return finish(session, &reason, NULL, fault);
}

int quadrille_session_daily(quadrille_session *session,
                            const quadrille_game *game, const char *date,
                            quadrille_fault *fault)
{
    char day[DATE_SIZE];
    Fault reason;
    int error;
    if (!session || !game)
        return library_refuse(fault, QUADRILLE_NO_ARGUMENT);
    error = library_read_date(day, date, fault);
    if (error)
        return error;
    fault_set(&reason, FINE, NULL);
    reason.game = game->rules;
    session_deal_daily(&session->session, game->rules, day, &reason);
    return finish(session, &reason, NULL, fault);
}

int quadrille_session_read(quadrille_session *session,
                           const quadrille_game *game, const char *variant,
                           const char *seed, const char *board, size_t length,
                           quadrille_fault *fault)
{
    LibraryStart start;
    Reader reader;
    Fault reason;
    int error;
    if (!session || !game)
        return library_refuse(fault, QUADRILLE_NO_ARGUMENT);
    error = library_read_start(&start, game, variant, seed, fault);
    if (!error)
        error = library_start_reader(&reader, board, length, fault);
    if (error)
        return error;
    session_start_board(&session->session, game->rules, start.variant,
                        start.seed, reader.start,
                        (u32)(reader.end - reader.start), &reason);
    return finish(session, &reason, &reader, fault);
}

int quadrille_session_load(quadrille_session *session, const char *text,
                           size_t length, quadrille_fault *fault)
{
    Reader reader;
    Fault reason;
    int error;
    if (!session)
        return library_refuse(fault, QUADRILLE_NO_ARGUMENT);
    error = library_start_reader(&reader, text, length, fault);
    if (error)
        return error;
    fault_set(&reason, FINE, NULL);
    reason.game = NULL;
    session_load(&session->session, reader.start,
                 (u32)(reader.end - reader.start), &reason);
    return finish(session, &reason, &reader, fault);
}

int quadrille_session_copy(quadrille_session *copy,
                           const quadrille_session *session)
{
    if (!copy || !session)
        return QUADRILLE_NO_ARGUMENT;
    if (!session->session.game)
        return QUADRILLE_NO_GAME;
    if (copy == session)
        return QUADRILLE_OK;
    if (session_copy(&copy->session, &session->session))
        return QUADRILLE_NO_MEMORY;
    copy->event_count = 0;
    return QUADRILLE_OK;
}

/* ---------------------------------------------------------------- changing */

static int act(quadrille_session *session, Intent *intent, Reply *reply,
               quadrille_fault *fault)
{
    if (!session)
        return library_refuse(fault, QUADRILLE_NO_ARGUMENT);
    if (!session->session.game)
        return library_refuse(fault, QUADRILLE_NO_GAME);
    reply->trace.events = session->events;
    reply->trace.room = LIBRARY_MOST_EVENTS;
    if (session_do(&session->session, intent, reply))
        return library_refuse_for(fault, &reply->fault, NULL);
    if (reply->moved)
        session->event_count = reply->trace.count;
    return QUADRILLE_OK;
}

static int do_plainly(quadrille_session *session, Intent intent,
                      quadrille_fault *fault)
{
    Reply reply = {0};
    return act(session, &intent, &reply, fault);
}

int quadrille_session_play(quadrille_session *session, uint16_t move,
                           quadrille_fault *fault)
{
    return do_plainly(session, (Intent){.what = INTENT_PLAY, .move = move},
                      fault);
}

int quadrille_session_play_text(quadrille_session *session, const char *moves,
                                size_t length, size_t *played,
                                quadrille_fault *fault)
{
    Reader reader;
    Fault reason;
    u32 taken = 0;
    int error;
    if (!session)
        return library_refuse(fault, QUADRILLE_NO_ARGUMENT);
    if (!session->session.game)
        return library_refuse(fault, QUADRILLE_NO_GAME);
    error = library_start_reader(&reader, moves, length, fault);
    if (error)
        return error;
    fault_set(&reason, FINE, NULL);
    reason.game = session->session.game;
    notation_play_moves(&session->session, &reader, NUMBERS_AS_READ, &taken,
                        &reason);
    if (played)
        *played = taken;
    if (taken)
        session->event_count = 0;
    return reason.reason ? library_refuse_for(fault, &reason, &reader)
                         : QUADRILLE_OK;
}

int quadrille_session_touch(quadrille_session *session, uint8_t spot,
                            quadrille_fault *fault)
{
    return do_plainly(session, (Intent){.what = INTENT_TOUCH, .spot = spot},
                      fault);
}

int quadrille_session_undo(quadrille_session *session, quadrille_fault *fault)
{
    return do_plainly(session, (Intent){.what = INTENT_UNDO}, fault);
}

int quadrille_session_redo(quadrille_session *session, quadrille_fault *fault)
{
    return do_plainly(session, (Intent){.what = INTENT_REDO}, fault);
}

int quadrille_session_go_to(quadrille_session *session, uint32_t number,
                            quadrille_fault *fault)
{
    return do_plainly(session,
                      (Intent){.what = INTENT_GO_TO, .number = number}, fault);
}

int quadrille_session_restart(quadrille_session *session,
                              quadrille_fault *fault)
{
    return do_plainly(session, (Intent){.what = INTENT_RESTART}, fault);
}

int quadrille_session_tick(quadrille_session *session, uint32_t milliseconds)
{
    return do_plainly(
        session, (Intent){.what = INTENT_TICK, .number = milliseconds}, NULL);
}

int quadrille_session_hint(quadrille_session *session, uint16_t *move,
                           const char **words, quadrille_fault *fault)
{
    Intent intent = {.what = INTENT_HINT};
    Reply reply = {0};
    int error;
    if (!move)
        return library_refuse(fault, QUADRILLE_NO_ARGUMENT);
    error = act(session, &intent, &reply, fault);
    if (error)
        return error;
    *move = reply.move;
    if (words)
        *words = reply.says;
    return QUADRILLE_OK;
}

/* ----------------------------------------------------------------- reading */

int quadrille_session_state(const quadrille_session *session,
                            quadrille_state *state)
{
    const Session *inside;
    quadrille_state now = {0};
    if (!session || !state)
        return QUADRILLE_NO_ARGUMENT;
    if (state->size < LIBRARY_LEAST_SIZE(quadrille_state, held))
        return QUADRILLE_NO_ROOM;
    inside = &session->session;
    now.held = QUADRILLE_SPOT_NONE;
    if (inside->game) {
        now.game = library_game_of(inside->game);
        now.at = inside->at;
        now.count = inside->count;
        now.score = inside->game->score(inside->position);
        now.hints = inside->hints;
        now.undos = inside->undos;
        now.milliseconds = inside->clock;
        now.status = inside->game->status(inside->position);
        now.held = inside->held;
    }
    library_copy_members(state, &now, state->size, sizeof now);
    return QUADRILLE_OK;
}

const void *quadrille_session_position(const quadrille_session *session)
{
    return session ? session->session.position : NULL;
}

size_t quadrille_session_history(const quadrille_session *session,
                                 uint16_t *moves, size_t room)
{
    size_t count = session ? session->session.count : 0;
    if (moves && count)
        memcpy(moves, session->session.moves,
               sizeof *moves * (count < room ? count : room));
    return count;
}

size_t quadrille_session_events(const quadrille_session *session,
                                quadrille_event *events, size_t room)
{
    size_t count = session ? session->event_count : 0;
    if (events)
        memcpy(events, session->events,
               sizeof *events * (count < room ? count : room));
    return count;
}

static void write_code(const Session *session, Writer *writer)
{
    u32 used = writer->used;
    if (session_write_code(session, writer))
        writer->used = used;
}

static void write_share(const Session *session, Writer *writer)
{
    session_write_share_text(session, 0, writer);
}

static void write_variant(const Session *session, Writer *writer)
{
    session->game->write_variant(session->variant, writer);
}

static void write_seed(const Session *session, Writer *writer)
{
    session->game->write_seed(session->seed, writer);
}

static void write_date(const Session *session, Writer *writer)
{
    writer_text(writer, session->date);
}

static void write_name(const Session *session, Writer *writer)
{
    writer_text(writer, session->name);
}

static void (*const texts[])(const Session *session, Writer *writer) = {
    [QUADRILLE_TEXT_SAVE] = session_save,
    [QUADRILLE_TEXT_CODE] = write_code,
    [QUADRILLE_TEXT_SHARE] = write_share,
    [QUADRILLE_TEXT_VARIANT] = write_variant,
    [QUADRILLE_TEXT_SEED] = write_seed,
    [QUADRILLE_TEXT_DATE] = write_date,
    [QUADRILLE_TEXT_START_NAME] = write_name,
};

size_t quadrille_session_text(const quadrille_session *session, int which,
                              char *text, size_t room)
{
    Writer writer;
    library_begin(&writer, text, room);
    if (session && session->session.game && which >= 0 &&
        (size_t)which < COUNT_OF(texts))
        texts[which](&session->session, &writer);
    return library_end(&writer, text, room);
}
