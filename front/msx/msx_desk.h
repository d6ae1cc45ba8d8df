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
void msx_desk_open(void *memory);

/* Deals a game, given its place in the menu. The reply says why if it
   fails. */
u8 msx_desk_deal(u8 nth, Reader *variant, Reader *seed);

u8 msx_desk_touch(u8 spot);
u8 msx_desk_play(Reader *words);
u8 msx_desk_move(u16 move);
u8 msx_desk_undo(void);
u8 msx_desk_do(u8 what);
void msx_desk_look(void);
Status msx_desk_status(void);
u32 msx_desk_score(void);

typedef enum Saying {
    SAY_REASON, /* why the last intent was refused */
    SAY_MOVE,   /* the move of the reply */
    SAY_VARIANT,
    SAY_SEED
} Saying;
void msx_desk_say(u8 saying, Writer *writer);
/* Writes the title of a game in the menu. */
void msx_desk_name(u8 nth, Writer *writer);

/* Returns the whole game as one word, in borrowed memory, or NULL if there is
   no code. */
char *msx_desk_code(u16 *length);
void msx_desk_return_code(char *code);

/* Gives up the game and returns memory for the code of another, text_room
   characters. */
char *msx_desk_text(void);
/* Starts the game whose code is there, one of the games counted. Without one
   there is no game afterwards. */
u8 msx_desk_load(u8 games_counted, u16 length);

/* Adds random games to a digest, to compare with other machines. */
void msx_desk_digest(u8 nth, Reader *variant, u8 games_played, Digest *digest);

#endif
