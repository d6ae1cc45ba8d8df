/* SPDX-License-Identifier: MIT */
/* Positions: bytes that the caller owns. Everything is checked before the
   rules see it. */
#include <stddef.h>
#include <string.h>

#include "library/adapter.h"
#include "session/daily.h"

STATIC_ASSERT(offsetof(quadrille_piece, reserved) == sizeof(Piece) &&
              offsetof(quadrille_piece, marks) == offsetof(Piece, marks));
STATIC_ASSERT(sizeof(quadrille_event) == sizeof(Event) &&
              offsetof(quadrille_event, value) == offsetof(Event, value));
STATIC_ASSERT((int)QUADRILLE_STATUS_LOST == (int)LOST &&
              (int)QUADRILLE_STATUS_STUCK == (int)STUCK);
STATIC_ASSERT((int)QUADRILLE_PIECE_BUTTON == (int)BUTTON &&
              (int)QUADRILLE_PIECE_CARD == (int)CARD);
STATIC_ASSERT((int)QUADRILLE_MARK_CELL == (int)IS_CELL &&
              (int)QUADRILLE_EVENT_FLEW == (int)FLEW);

/* -------------------------------------------------------------- starting */

static int check_memory(const quadrille_game *game, const void *position,
                        size_t size, quadrille_fault *fault)
{
    if (!game || !position)
        return library_refuse(fault, QUADRILLE_NO_ARGUMENT);
    if (size < game->rules->size)
        return library_refuse(fault, QUADRILLE_NO_ROOM);
    return QUADRILLE_OK;
}

static int deal(const quadrille_game *game, void *position,
                const LibraryStart *start, quadrille_fault *fault)
{
    Fault reason;
    reason.game = game->rules;
    if (fault_set(&reason,
                  game->rules->deal(position, start->variant, start->seed),
                  NULL))
        return library_refuse_for(fault, &reason, NULL);
    return QUADRILLE_OK;
}

int quadrille_position_deal(const quadrille_game *game, void *position,
                            size_t size, const char *variant, const char *seed,
                            quadrille_fault *fault)
{
    LibraryStart start;
    int error = check_memory(game, position, size, fault);
    if (error)
        return error;
    if (!seed)
        return library_refuse(fault, QUADRILLE_NO_SEED);
    error = library_read_start(&start, game, variant, seed, fault);
    return error ? error : deal(game, position, &start, fault);
}

int quadrille_position_daily(const quadrille_game *game, void *position,
                             size_t size, const char *date,
                             quadrille_fault *fault)
{
    LibraryStart start;
    char day[DATE_SIZE];
    Fault reason;
    int error = check_memory(game, position, size, fault);
    if (!error)
        error = library_read_date(day, date, fault);
    if (error)
        return error;
    reason.game = game->rules;
    if (fault_set(&reason,
                  daily_find(game->rules, day, start.variant, start.seed),
                  NULL))
        return library_refuse_for(fault, &reason, NULL);
    return deal(game, position, &start, fault);
}

int quadrille_position_read(const quadrille_game *game, void *position,
                            size_t size, const char *variant, const char *seed,
                            const char *board, size_t length,
                            quadrille_fault *fault)
{
    LibraryStart start;
    Fault reason;
    Reader reader;
    int error = check_memory(game, position, size, fault);
    if (!error)
        error = library_read_start(&start, game, variant, seed, fault);
    if (!error)
        error = library_start_reader(&reader, board, length, fault);
    if (error)
        return error;
    fault_set(&reason, FINE, NULL);
    reason.game = game->rules;
    if (game->rules->read_board(position, start.variant, start.seed, &reader,
                                &reason))
        return library_refuse_for(fault, &reason, &reader);
    return QUADRILLE_OK;
}

/* --------------------------------------------------------------- reading */

size_t quadrille_position_write(const quadrille_game *game,
                                const void *position, char *text, size_t room)
{
    Writer writer;
    library_begin(&writer, text, room);
    if (library_is_position(game, position))
        game->rules->write_board(position, &writer);
    return library_end(&writer, text, room);
}

int quadrille_position_valid(const quadrille_game *game, const void *position)
{
    return library_is_position(game, position);
}

size_t quadrille_position_moves(const quadrille_game *game,
                                const void *position, uint16_t *moves,
                                size_t room)
{
    if (!library_is_position(game, position))
        return 0;
    if (!moves)
        room = 0;
    return game->rules->list(position, moves,
                             (u16)(room < 0xFFFF ? room : 0xFFFF));
}

int quadrille_position_status(const quadrille_game *game, const void *position)
{
    return library_is_position(game, position)
               ? (int)game->rules->status(position)
               : -1;
}

uint32_t quadrille_position_score(const quadrille_game *game,
                                  const void *position)
{
    return library_is_position(game, position) ? game->rules->score(position)
                                               : 0;
}

size_t quadrille_position_pieces(const quadrille_game *game,
                                 const void *position, quadrille_piece *pieces,
                                 size_t room)
{
    Piece all[LIBRARY_MOST_PIECES];
    u16 i, count;
    if (!library_is_position(game, position))
        return 0;
    count = game->rules->look(position, all, LIBRARY_MOST_PIECES);
    for (i = 0; pieces && i < count && i < room; i++) {
        memcpy(&pieces[i], &all[i], sizeof *all);
        pieces[i].reserved = 0;
    }
    return count;
}

uint64_t quadrille_position_digest(const quadrille_game *game,
                                   const void *position)
{
    Digest digest;
    if (!game || !position)
        return 0;
    digest_start(&digest);
    digest_bytes(&digest, position, game->rules->size);
    return (uint64_t)digest.fnv << 32 | digest.jenkins;
}

/* ----------------------------------------------------------------- moves */

int quadrille_position_play(const quadrille_game *game, void *position,
                            uint16_t move, quadrille_event *events,
                            size_t room, size_t *happened)
{
    Event all[LIBRARY_MOST_EVENTS];
    Trace trace = {all, LIBRARY_MOST_EVENTS, 0};
    Fault reason;
    if (!game || !position)
        return QUADRILLE_NO_ARGUMENT;
    if (!game->is_sound(position))
        return QUADRILLE_NO_POSITION;
    if (!events && !happened && game->play && game->play(position, move))
        return QUADRILLE_OK;
    reason.game = game->rules;
    reason.reason =
        game->rules->apply(position, move, events || happened ? &trace : NULL);
    if (reason.reason)
        return library_error_of(&reason);
    if (events)
        memcpy(events, all,
               sizeof *all * (trace.count < room ? trace.count : room));
    if (happened)
        *happened = trace.count;
    return QUADRILLE_OK;
}

/* The rules rate legal moves only. */
static u8 is_legal(const quadrille_game *game, const void *position, u16 move)
{
    u8 after[MOST_POSITION];
    memcpy(after, position, game->rules->size);
    return !game->rules->apply(after, move, NULL);
}

int32_t quadrille_move_worth(const quadrille_game *game, const void *position,
                             uint16_t move)
{
    return library_is_position(game, position) &&
                   is_legal(game, position, move)
               ? game->rules->worth(position, move)
               : INT32_MIN;
}

int quadrille_move_read(const quadrille_game *game, const void *position,
                        const char *text, size_t length, uint16_t *move,
                        size_t *taken, quadrille_fault *fault)
{
    Fault reason;
    Reader reader;
    u16 found;
    int error;
    if (!game || !position || !move)
        return library_refuse(fault, QUADRILLE_NO_ARGUMENT);
    if (!game->is_sound(position))
        return library_refuse(fault, QUADRILLE_NO_POSITION);
    error = library_start_reader(&reader, text, length, fault);
    if (error)
        return error;
    fault_set(&reason, FINE, NULL);
    reason.game = game->rules;
    if (game->rules->read_move(position, &reader, &found, &reason))
        return library_refuse_for(fault, &reason, &reader);
    *move = found;
    if (taken)
        *taken = (size_t)(reader.at - reader.start);
    return QUADRILLE_OK;
}

size_t quadrille_move_write(const quadrille_game *game, const void *position,
                            uint16_t move, char *text, size_t room)
{
    Writer writer;
    u32 action;
    library_begin(&writer, text, room);
    if (library_is_position(game, position) &&
        game->find_action(position, move, &action))
        game->rules->write_move(position, move, &writer);
    return library_end(&writer, text, room);
}
