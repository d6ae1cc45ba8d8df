/* SPDX-License-Identifier: MIT */
/* Reads codes. In the cartridge the reader has a bank of its own
   (far_codes.c), because some games' banks are full; the program for MSX-DOS
   has all in one place (dos/msx_disk.c). */
#ifndef CODES_H
#define CODES_H

#include "session/session.h"

typedef void (*GiveRoom)(Session *session);
typedef u8 (*ReadCode)(Session *session, const char *text, u16 length,
                       GiveRoom give_room, Fault *fault);

/* Like session_load_code_in, for the game of the desk. */
u8 read_code(Session *session, const char *text, u16 length,
             GiveRoom give_room, Fault *fault);

/* The same without a change of banks. */
u8 near_code(Session *session, const char *text, u16 length,
             GiveRoom give_room, Fault *fault);

/* What a code of another game is compared with in the bank of codes: the game
   of the desk, whose functions are called by way of the first bank. */
extern Game far_game;

#endif
