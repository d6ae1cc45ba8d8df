/* SPDX-License-Identifier: MIT */
/* Reads moves: what is refused changes nothing; what is played can be written
   and read back. */
#include "notation_law.h"

#include <string.h>

#include "session/notation.h"

enum { MOST_PLAYED = 200 };

/* Returns 0 if the text ends or is refused. */
static int play_next(const Game *game, u8 *position, Reader *reader)
{
    u8 before[MOST_POSITION];
    const char *from;
    Fault fault = {0};
    u16 move = 0;
    u8 reason;
    reader_skip_space(reader);
    if (reader_at_end(reader))
        return 0;
    from = reader->at;
    fault.game = game;
    memcpy(before, position, game->size);
    reason = game->read_move(position, reader, &move, &fault);
    REQUIRE(memcmp(before, position, game->size) == 0);
    REQUIRE(reader->at >= from && reader->at <= reader->end);
    if (reason) {
        require_fault(&fault, reason, reader->start,
                      (u32)(reader->end - reader->start));
        return 0;
    }
    REQUIRE(reader->at > from);
    if (game->apply(position, move, NULL)) {
        REQUIRE(memcmp(before, position, game->size) == 0);
        return 1;
    }
    require_move(game, before, move);
    return 1;
}

static void play_all(const Session *session, Reader text)
{
    u8 position[MOST_POSITION];
    int played = 0;
    memcpy(position, session->position, session->game->size);
    while (played++ < MOST_PLAYED &&
           play_next(session->game, position, &text)) {
    }
}

void fuzz_notation(const Game *game, const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    Session session;
    Reader text;
    Fault fault;
    u32 taken = 0;
    u8 numbers, reason;
    session_open(&session, &malloc_host);
    input_deal(&input, game, &session);
    numbers = input_byte(&input) & 3;
    input_rest(&input, &text);
    play_all(&session, text);
    reason = notation_play_moves(&session, &text, numbers, &taken, &fault);
    REQUIRE(session.at == taken && session.count >= taken);
    if (reason)
        require_fault(&fault, reason, text.start,
                      (u32)(text.end - text.start));
    require_saved(&session);
    session_close(&session);
}
