/* SPDX-License-Identifier: MIT */
/* Calls the reader of codes in its bank. It sees the game in far_game: a copy
   in RAM, whose functions switch to the game's bank and back (far.s). */
#include "codes.h"

#include <stddef.h>

#include "bios.h"
#include "msx_desk.h"
#include "shelf.h"

const u16 flat_stack = 1900, deep_stack = 4900, text_room = 1200;

Game far_game;
static char name[2];

/* The bank of the game. */
extern u8 far_bank;

u8 far_read_variant(u8 *variant, Reader *reader, Fault *fault);
void far_write_variant(const u8 *variant, Writer *writer);
u8 far_read_seed(u8 *seed, Reader *reader, Fault *fault);
void far_write_seed(const u8 *seed, Writer *writer);
u8 far_deal(void *position, const u8 *variant, const u8 *seed);
u16 far_list(const void *position, u16 *moves, u16 room);
u8 far_apply(void *position, u16 move, Trace *trace);
Status far_status(const void *position);

/* far.s looks for the functions at these places. */
STATIC_ASSERT(offsetof(Game, read_variant) == 21);
STATIC_ASSERT(offsetof(Game, write_variant) == 23);
STATIC_ASSERT(offsetof(Game, read_seed) == 25);
STATIC_ASSERT(offsetof(Game, write_seed) == 27);
STATIC_ASSERT(offsetof(Game, deal) == 29);
STATIC_ASSERT(offsetof(Game, list) == 35);
STATIC_ASSERT(offsetof(Game, apply) == 37);
STATIC_ASSERT(offsetof(Game, status) == 39);

static void borrow_game(void)
{
    bytes_copy(&far_game, SHELF.game, sizeof far_game);
    name[0] = far_game.name[0];
    far_game.name = name;
    far_game.read_variant = far_read_variant;
    far_game.write_variant = far_write_variant;
    far_game.read_seed = far_read_seed;
    far_game.write_seed = far_write_seed;
    far_game.deal = far_deal;
    far_game.list = far_list;
    far_game.apply = far_apply;
    far_game.status = far_status;
}

u8 read_code(Session *session, const char *text, u16 length,
             GiveRoom give_room, Fault *fault)
{
    u8 reason;
    borrow_game();
    far_bank = desk.bank;
    enter_bank(BANK_CODES);
    reason =
        (*(const ReadCode *)0x8000)(session, text, length, give_room, fault);
    enter_bank(desk.bank);
    if (!reason)
        session->game = SHELF.game;
    return reason;
}
