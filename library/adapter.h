/* SPDX-License-Identifier: MIT */
/* What the files of the library share. */
#ifndef LIBRARY_ADAPTER_H
#define LIBRARY_ADAPTER_H

#include <stddef.h>

#include "include/quadrille.h"
#include "session/session.h"

enum { LIBRARY_GAMES = 4 };

/* Arrays of this length hold all pieces, events or moves of any position. */
enum {
    LIBRARY_MOST_PIECES = 256,
    LIBRARY_MOST_EVENTS = 1024,
    LIBRARY_MOST_MOVES = 12800
};

/* The numbers of the games' own errors begin here. */
enum {
    LIBRARY_KULKI_ERRORS = 1000,
    LIBRARY_MAHJONG_ERRORS = 2000,
    LIBRARY_FREECELL_ERRORS = 3000,
    LIBRARY_SLIDING_ERRORS = 4000
};

/* A call for many positions. */
typedef struct LibraryBatch {
    enum { LIBRARY_STEP, LIBRARY_MARK, LIBRARY_OBSERVE } task;
    size_t count;
    u8 *positions; /* changed by LIBRARY_STEP alone */
    size_t stride;
    const uint16_t *moves;   /* of LIBRARY_STEP: either moves or actions, */
    const uint32_t *actions; /* and what they result in */
    uint16_t *errors;
    uint8_t *statuses;
    uint32_t *scores;
    u8 *bytes; /* masks or observations */
    size_t bytes_stride;
} LibraryBatch;

/* A game of the library: its rules, and what programs that learn need
   besides. All functions expect a safe position. */
struct quadrille_game {
    const Game *rules;
    int first_error;
    u8 (*is_sound)(const void *position);
    u8 (*is_safe)(const void *position); /* enough to do no harm, and quick */
    /* Actions are dense numbers for moves. Translating returns 0 if there is
       no counterpart. */
    u32 (*count_actions)(const void *position);
    u8 (*find_action)(const void *position, u16 move, u32 *action);
    u8 (*find_move)(const void *position, u32 action, u16 *move);
    /* Writes 1 for each legal action and 0 for each other one. */
    void (*mark_moves)(const void *position, u8 *mask);
    /* Does what the rules would, faster, in the usual case. Otherwise returns
       0 and changes nothing, and the rules decide. May be NULL. The move can
       be any number. */
    u8 (*play)(void *position, u16 move);
    /* As in the rules, or faster. NULL: the rules are asked. */
    Status (*status)(const void *position);
    u32 (*observation_size)(const void *position); /* all of it is written */
    void (*observe)(const void *position, u8 *bytes);
    size_t (*run)(const LibraryBatch *batch);
};

extern const quadrille_game library_kulki;
extern const quadrille_game library_mahjong;
extern const quadrille_game library_freecell;
extern const quadrille_game library_sliding;

/* game_table.c */
extern const quadrille_game *const library_games[LIBRARY_GAMES];
const quadrille_game *library_game_of(const Game *rules);
/* Returns 0 unless the bytes may be passed on to the rules. */
u8 library_is_position(const quadrille_game *game, const void *position);

/* errors.c: return the public number of an error, and fill in the fault, which
   may be NULL. The text is the one that was read, or NULL. */
int library_error_of(const Fault *reason);
int library_refuse(quadrille_fault *fault, int error);
int library_refuse_for(quadrille_fault *fault, const Fault *reason,
                       const Reader *text);

/* reading.c: begins to read a text; returns QUADRILLE_OK, or the error if it
   is NULL or too long */
int library_start_reader(Reader *reader, const char *text, size_t length,
                         quadrille_fault *fault);
/* Writing to a buffer ends with a NUL if there is any room. End returns the
   whole length without it. */
void library_begin(Writer *writer, char *text, size_t room);
size_t library_end(const Writer *writer, char *text, size_t room);

/* The size of a structure in version 1.0, where this member was the last.
   Callers that were compiled with another version have a shorter or longer
   structure than ours. */
#define LIBRARY_LEAST_SIZE(type, last)                                        \
    (offsetof(type, last) + sizeof(((type *)NULL)->last))

/* Copies the members that both structures have, but not the size. */
void library_copy_members(void *to, const void *from, size_t theirs,
                          size_t ours);

/* A start in the form that the rules want. */
typedef struct LibraryStart {
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
} LibraryStart;

/* Read a start; NULL is the usual variant, and the seed of boards that need
   none. They return QUADRILLE_OK or the error. */
int library_read_start(LibraryStart *start, const quadrille_game *game,
                       const char *variant, const char *seed,
                       quadrille_fault *fault);
int library_read_date(char *date, const char *text, quadrille_fault *fault);

#endif
