/* SPDX-License-Identifier: MIT */
/* What codes are made of: share.c writes them, code_read.c reads them. */
#ifndef SESSION_CODE_BITS_H
#define SESSION_CODE_BITS_H

#include "code.h"

enum { CHECK_BITS = 20, SIGN_BITS = 5, LETTER_BITS = 6, VERSION_BITS = 6 };
enum { PREFIX = 4, MOST_WORD = 40 };

/* The only legal move of a position takes no bit, so a short code could claim
   any number of them: a reader would play for hours. No code has more. */
#define MOST_FORCED 100000UL

/* Five bits are one of these signs, a letter of a text is six. */
extern const char signs_of_codes[];
extern const char letters_of_codes[];

/* Of the last position, and of what it does not show: two games can end in
   the same one. */
u32 check_session(const Session *session);

/* How many bits tell one of so many moves. */
u8 bits_for_move(u16 count);

/* The legal moves of a position. */
typedef struct MoveList {
    u16 *moves;
    u16 room, count;
} MoveList;

void start_list(MoveList *legal);
/* In the host's memory, which grows to hold them; 0 when there is no more. */
u8 list_legal(const Session *session, MoveList *legal);
void give_list(const Session *session, const MoveList *legal);

#endif
