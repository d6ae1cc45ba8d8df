/* SPDX-License-Identifier: MIT */
/* Calls what all games share and none of them calls, and what finds games. */
#include "any.h"

#include "rules/core/digest.h"
#include "rules/games.h"

void digests_written(void)
{
    Digest digest;
    Writer writer;
    any_bytes(any_text, TEXT_ROOM);
    digest_start(&digest);
    digest_bytes(&digest, any_text, TEXT_ROOM);
    digest_number(&digest, any_number());
    any_writer(&writer);
    digest_write(&digest, &writer);
}

void bytes_compared(void)
{
    u8 left[TEXT_ROOM], right[TEXT_ROOM];
    any_bytes(left, sizeof left);
    any_bytes(right, sizeof right);
    bytes_equal(left, right, TEXT_ROOM);
}

void games_found(void)
{
    Reader reader;
    any_reader(&reader);
    games_take(&reader);
    any_bytes(any_text, TEXT_ROOM);
    any_text[TEXT_ROOM - 1] = '\0';
    games_find(any_text);
}

/* A game without a table of reasons has those that all share. */
static void refuse(const Game *game)
{
    Fault fault;
    Writer writer;
    any_writer(&writer);
    fault_set_number(&fault, any_byte(0, 255), NULL, any_word(0, 65535));
    fault.number[1] = any_word(0, 65535);
    fault.game = game;
    fault_write(&fault, &writer);
}

void refusals_written(void)
{
    u8 i;
    refuse(NULL);
    //@ loop unroll 4;
    for (i = 0; i < games_count; i++)
        refuse(games[i]);
}

void endings_told(void)
{
    status_is_final(any_byte(GOING, LOST));
}
