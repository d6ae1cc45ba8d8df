/* SPDX-License-Identifier: MIT */
/* Plays random games of one variant on a Z80. It leaves their digest as text
   at RESULT, and as numbers at LEFT, so that a program for the next variant
   can continue it. The build names the game, the number of games, and perhaps
   an initial digest. */
#include "rules/games.h"
#include "session/playout.h"

/* The most moves: a 9x9 board, half of it balls; no other game has more. */
#define MOST_MOVES 1700
#define RESULT ((char *)0xFF00)
#define LEFT ((u8 *)0xFF10)

extern const Game GAME;
const Game *const games[] = {&GAME};
const u8 games_count = 1;

static u8 position[1400];
static u16 moves[MOST_MOVES];
static Playout playout;

static void leave_number(u8 *bytes, u32 number)
{
    u8 i;
    for (i = 0; i < 4; i++)
        bytes[i] = (u8)(number >> (24 - 8 * i));
}

static void choose_game(void)
{
    Reader reader;
    Fault fault;
    playout.game = &GAME;
    playout.position = position;
    playout.moves = moves;
    reader_start(&reader, "", 0);
    game_read_variant(&GAME, playout.variant, &reader, &fault);
}

void main(void)
{
    Writer writer;
    Digest digest;
    u8 number;
    choose_game();
    digest_start(&digest);
#ifdef FNV
    digest.fnv = FNV;
    digest.jenkins = JENKINS;
#endif
    for (number = 1; number <= COUNT; number++)
        playout_digest(&playout, number, &digest);
    leave_number(LEFT, digest.fnv);
    leave_number(LEFT + 4, digest.jenkins);
    writer_start(&writer, RESULT, DIGEST_DIGITS);
    digest_write(&digest, &writer);
}
