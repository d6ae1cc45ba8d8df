/* SPDX-License-Identifier: MIT */
/* What the fuzz targets share. A target is a function over bytes, which
   libFuzzer, AFL++ or replay_inputs.c calls. An input mostly begins with lines
   of text that choose a game; each of them falls back on a default, so that
   most inputs reach the code that is tested. */
#ifndef FUZZING_H
#define FUZZING_H

#include <stddef.h>
#include <stdint.h>

#include "host/host.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Stops the program if a law doesn't hold. */
#define REQUIRE(truth)                                                        \
    ((truth) ? (void)0 : fuzz_stop(__FILE__, __LINE__, #truth))
void fuzz_stop(const char *file, int line, const char *law);

typedef struct FuzzInput {
    const uint8_t *at, *end;
} FuzzInput;

FuzzInput input_of(const uint8_t *data, size_t size);
/* Return 0 and "" at the end. */
u8 input_byte(FuzzInput *input);
u32 input_number(FuzzInput *input, u8 bytes);
void input_line(FuzzInput *input, Reader *line); /* without its newline */
/* Everything that is left. */
void input_rest(const FuzzInput *input, Reader *rest);

/* Read a line each: the name of a game; its variant; a seed. */
const Game *input_game(FuzzInput *input);
void input_variant(FuzzInput *input, const Game *game, u8 *variant);
void input_seed(FuzzInput *input, const Game *game, u8 *seed);
/* Reads these and deals, with the default variant if the other fails. */
void input_deal(FuzzInput *input, const Game *game, Session *session);

/* Reads a variant, a seed, and all the rest as a board. Returns the rules'
   reason if they refuse it; the position is then as it was. */
typedef struct FuzzBoard {
    u8 variant[VARIANT_SIZE];
    Reader text;
    Fault fault;
} FuzzBoard;
u8 input_board(FuzzInput *input, const Game *game, u8 *position,
               FuzzBoard *board);

/* Laws. A fault points into the text or nowhere. */
void require_fault(const Fault *fault, u8 reason, const char *text,
                   u32 length);
/* Lists the legal moves, and asks the game everything about a position. The
   list has room for most_moves. */
u16 require_position(const Game *game, const void *position, u16 *moves);
/* The move is legal: it can be written, read back and played. */
void require_move(const Game *game, const void *position, u16 move);
/* The position's text reads back as the same position. */
void require_board(const Game *game, const void *position, const u8 *variant);
/* Saves and codes read back as the same game. */
void require_saved(const Session *session);
void require_coded(const Session *session);
/* No terminal can obey the text: its only control characters are newlines. */
void require_harmless(const char *text);

/* What a refused request must not change. */
typedef struct FuzzMoment {
    Session session;
    u8 position[MOST_POSITION];
} FuzzMoment;
void fuzz_note(FuzzMoment *moment, const Session *session);
void require_unchanged(const FuzzMoment *moment, const Session *session);

#endif
