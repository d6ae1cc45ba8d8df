/* SPDX-License-Identifier: MIT */
/* The laws that targets check. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"
#include "session/code.h"

enum { MOST_TEXT = 8192, MOST_RATED = 40 };

void require_fault(const Fault *fault, u8 reason, const char *text, u32 length)
{
    char words[256];
    Writer writer;
    REQUIRE(reason && fault->reason == reason);
    REQUIRE(!fault->at || (fault->at >= text && fault->at <= text + length));
    writer_start(&writer, words, sizeof words);
    session_write_reason(&writer, fault);
    REQUIRE(writer.used && writer.used < sizeof words);
}

u16 require_position(const Game *game, const void *position, u16 *moves)
{
    Piece *pieces = host_must_have(malloc(game->most_pieces * sizeof *pieces));
    const u16 count = game->list(position, moves, game->most_moves);
    const Status status = game->status(position);
    u16 i;
    REQUIRE(count <= game->most_moves);
    REQUIRE(status <= LOST);
    REQUIRE(!(status_is_final(status) && count));
    REQUIRE(game->look(position, pieces, game->most_pieces) <=
            game->most_pieces);
    (void)game->score(position);
    for (i = 0; i < count && i < MOST_RATED; i++)
        (void)game->worth(position, moves[i]);
    free(pieces);
    return count;
}

/* Copies to memory of exactly the right size, so that sanitizers see what
   goes beyond it. */
static void *copy_of(const Game *game, const void *position)
{
    return memcpy(host_must_have(malloc(game->size)), position, game->size);
}

void require_move(const Game *game, const void *position, u16 move)
{
    Event *events = host_must_have(malloc(game->most_events * sizeof *events));
    Trace trace = {events, game->most_events, 0};
    void *after = copy_of(game, position);
    char text[64];
    Writer writer;
    Reader reader;
    Fault fault;
    u16 again = 0;
    writer_start(&writer, text, sizeof text);
    game->write_move(position, move, &writer);
    REQUIRE(writer.used && writer.used <= sizeof text);
    reader_start(&reader, text, writer.used);
    REQUIRE(!game->read_move(position, &reader, &again, &fault));
    REQUIRE(again == move && reader_at_end(&reader));
    REQUIRE(!game->apply(after, move, &trace));
    REQUIRE(trace.count <= trace.room);
    free(after);
    free(events);
}

void require_board(const Game *game, const void *position, const u8 *variant)
{
    static char text[MOST_TEXT], text2[MOST_TEXT];
    static const u8 seed[SEED_SIZE] = {7};
    void *again = copy_of(game, position);
    Writer writer, writer2;
    Reader reader;
    Fault fault;
    writer_start(&writer, text, sizeof text);
    game->write_board(position, &writer);
    REQUIRE(writer.used <= sizeof text);
    reader_start(&reader, text, writer.used);
    REQUIRE(!game->read_board(again, variant, seed, &reader, &fault));
    writer_start(&writer2, text2, sizeof text2);
    game->write_board(again, &writer2);
    REQUIRE(writer.used == writer2.used &&
            memcmp(text, text2, writer.used) == 0);
    free(again);
}

void require_saved(const Session *session)
{
    Page text = PAGE_EMPTY;
    Page again = PAGE_EMPTY;
    Session copy;
    Fault fault;
    session_open(&copy, &malloc_host);
    page_save(&text, session);
    REQUIRE(!session_load(&copy, text.text, (u32)text.used, &fault));
    page_save(&again, &copy);
    REQUIRE(page_equals(&text, &again));
    REQUIRE(copy.at == session->at && copy.count == session->count);
    REQUIRE(memcmp(copy.position, session->position, copy.game->size) == 0);
    session_close(&copy);
    page_free(&text);
    page_free(&again);
}

/* A code has the moves up to the session's place. */
void require_coded(const Session *session)
{
    Page text = PAGE_EMPTY;
    Page again = PAGE_EMPTY;
    Session copy;
    Fault fault;
    if (page_code(&text, session))
        return;
    session_open(&copy, &malloc_host);
    REQUIRE(session_is_code(text.text, (u32)text.used));
    REQUIRE(!session_load(&copy, text.text, (u32)text.used, &fault));
    REQUIRE(copy.at == session->at);
    REQUIRE(memcmp(copy.position, session->position, copy.game->size) == 0);
    REQUIRE(!page_code(&again, &copy));
    REQUIRE(page_equals(&text, &again));
    session_close(&copy);
    page_free(&text);
    page_free(&again);
}

/* In UTF-8, the bytes C2 80 to C2 9F are C1 controls. */
void require_harmless(const char *text)
{
    for (; *text; text++) {
        REQUIRE((u8)*text >= ' ' || *text == '\n');
        REQUIRE(*text != 0x7f);
        REQUIRE((u8)*text != 0xc2 || (u8)text[1] > 0x9f);
    }
}

void fuzz_note(FuzzMoment *moment, const Session *session)
{
    moment->session = *session;
    memcpy(moment->position, session->position, session->game->size);
}

/* The pointers have to be the same as well, since nothing may be replaced.
   "nth" and "held" may change: a refused touch drops what was held. */
void require_unchanged(const FuzzMoment *moment, const Session *session)
{
    const Session *then = &moment->session;
    REQUIRE(then->game == session->game && then->board == session->board);
    REQUIRE(then->position == session->position);
    REQUIRE(then->count == session->count && then->at == session->at);
    REQUIRE(then->hints == session->hints && then->undos == session->undos);
    REQUIRE(then->clock == session->clock && then->ended == session->ended);
    REQUIRE(strcmp(then->date, session->date) == 0);
    REQUIRE(strcmp(then->name, session->name) == 0);
    REQUIRE(memcmp(then->variant, session->variant, VARIANT_SIZE) == 0);
    REQUIRE(memcmp(then->seed, session->seed, SEED_SIZE) == 0);
    REQUIRE(memcmp(moment->position, session->position, session->game->size) ==
            0);
}
