/* SPDX-License-Identifier: MIT */
/* Random games on a Z80: leaves their digest as text at RESULT, and halts.
   The build names the game and how many games to play. */
#include "../../session/playout.h"

/* Moves of a 9x9 board at most, half of it balls; no other game has more. */
#define MOST_MOVES 1700
#define RESULT ((char *)0xFF00)

extern const Game GAME;
const Game *const games[] = {&GAME};
const u8 game_count = 1;

static u8 position[1400];
static u16 moves[MOST_MOVES];
static Playout playout;

void main(void)
{
    Reader reader;
    Writer writer;
    Fault fault;
    Digest digest;
    u8 number;
    playout.game = &GAME;
    playout.position = position;
    playout.moves = moves;
    read_from(&reader, "", 0);
    parse_variant(&GAME, playout.variant, &reader, &fault);
    digest_start(&digest);
    for (number = 1; number <= COUNT; number++)
        digest_playout(&playout, number, &digest);
    write_to(&writer, RESULT, DIGEST_DIGITS);
    put_digest(&writer, &digest);
}
