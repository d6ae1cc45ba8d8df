/* SPDX-License-Identifier: MIT */
/* The game being played. The front end calls the desk, which switches to the
   game's bank while rules and session work. Texts passed to the desk must be
   in RAM. */
#ifndef MSX_DESK_H
#define MSX_DESK_H

#include "session/session.h"

enum { MOST_EVENTS = 112, MOST_LOOKED = 145 };

typedef struct MsxDesk {
    Session session;
    Reply reply;
    Event events[MOST_EVENTS];
    Piece pieces[MOST_LOOKED];
    u8 piece_count;
    u8 bank;
    u8 whole; /* all moves since the deal are stored, so there is a code */
} MsxDesk;

extern MsxDesk desk;
/* How long the last intent took, in ticks; for measuring. */
extern u16 ticks_spent;

/* Call once, with the start of free memory. */
void open_desk(void *memory);

/* Deals a game, given its place in the menu. The reply says why if it
   fails. */
u8 deal_at_desk(u8 nth, Reader *variant, Reader *seed);

u8 touch_at_desk(u8 spot);
u8 play_at_desk(Reader *words);
u8 move_at_desk(u16 move);
u8 undo_at_desk(void);
u8 wish_at_desk(u8 what);
void look_at_desk(void);
Status status_at_desk(void);
u32 score_at_desk(void);

typedef enum Saying {
    SAY_REASON, /* why the last intent was refused */
    SAY_MOVE,   /* the move of the reply */
    SAY_VARIANT,
    SAY_SEED
} Saying;
void say_at_desk(u8 saying, Writer *writer);
/* Writes the title of a game in the menu. */
void name_at_desk(u8 nth, Writer *writer);

/* Returns the whole game as one word, in borrowed memory, or NULL if there is
   no code. */
char *code_at_desk(u16 *length);
void return_code(char *code);

/* Gives up the game and returns memory for the code of another, text_room
   characters. */
char *text_at_desk(void);
/* Starts the game whose code is there, one of the games counted. Without one
   there is no game afterwards. */
u8 load_at_desk(u8 games_counted, u16 length);

/* Adds random games to a digest, to compare with other machines. */
void digest_at_desk(u8 nth, Reader *variant, u8 games_played, Digest *digest);

#endif
