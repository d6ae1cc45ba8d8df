/* SPDX-License-Identifier: MIT */
/* A small neural network that judges boards for which there are no pattern
   databases. It estimates by how many moves the Manhattan distance falls
   short. Its first layer is updated from move to move, as in the networks of
   shogi and chess programs (Nasu, "Efficiently updatable neural-network-based
   evaluation functions for computer shogi", 2018): there is an input for each
   piece on each cell, and a move changes four of them. All numbers are
   integers, so that every machine computes the same. */
#ifndef SOLVE_SLIDING_NETWORK_H
#define SOLVE_SLIDING_NETWORK_H

#include "solve/sliding/arena.h"
#include "solve/sliding/board.h"

enum {
    NETWORK_MOST_HIDDEN = 256, /* accumulators */
    NETWORK_HIDDEN_STEP = 16,  /* their number is a multiple of this */
    NETWORK_SECOND = 16,       /* outputs of the second layer */

    /* One, as a number of each layer. A weight of the first layers takes a
       byte, and one of the last 12 bits. */
    NETWORK_ONE = 128,           /* accumulators, and weights to them */
    NETWORK_SECOND_WEIGHT = 64,  /* weights of the second layer */
    NETWORK_SECOND_ONE = 512,    /* its outputs */
    NETWORK_THIRD_WEIGHT = 64,   /* weights of the third layer */
    NETWORK_MOST_WEIGHT = 127,   /* in the first two layers */
    NETWORK_MOST_ACTIVE = 127,   /* accumulators count no more */
    NETWORK_MOST_SECOND = 32767, /* outputs of the second layer */
    NETWORK_MOST_THIRD = 2047,   /* weights of the third layer */
    NETWORK_MOVES = 16,          /* a result of one means so many moves */
    NETWORK_SCORE = 16           /* the score of a move */
};

typedef struct Network {
    u8 width, height, cells;
    u16 hidden;
    const i16 *rows; /* of "hidden" weights, by piece (0: the gap) and cell */
    const i16 *bias; /* the accumulators of no pieces */
    const i16 *second; /* by output */
    const i32 *second_bias;
    const i16 *third;
    i32 third_bias;
} Network;

typedef enum NetworkFault {
    NETWORK_FINE,
    NETWORK_UNKNOWN,       /* not a file of weights */
    NETWORK_OTHER_VERSION, /* of the file format */
    NETWORK_WRONG_SIZE,    /* of the file, or of the network in it */
    NETWORK_DAMAGED,       /* the digest does not match */
    NETWORK_NO_ROOM        /* in the arena */
} NetworkFault;

/* Reads a file of weights: "SLIDE-W" and a newline, the version (two bytes),
   width and height (one each), the number of accumulators (two), two zeros,
   the digest of the rest as sixteen letters, and then the weights: a byte each
   for rows and second layer, two for "bias" and "third", and four for the
   other biases. All numbers are little-endian. The weights are in the arena
   afterwards. */
NetworkFault network_read(Network *network, const u8 *bytes, u32 size,
                          Arena *arena);
u32 network_file_size(u8 cells, u16 hidden);
/* "bytes" must have room for as many as the file has. */
void network_write(const Network *network, u8 *bytes);
const char *network_words(NetworkFault fault);

/* Computes the accumulators of a board, one for each of "hidden". */
void network_set(const Network *network, const SlidingBoard *board,
                 i16 *accumulators);
/* Those after the tile on "from" has moved into the gap. "after" may be the
   same array as "before". */
void network_step(const Network *network, const i16 *before, u8 tile, u8 from,
                  u8 gap, i16 *after);
/* The estimate in units of NETWORK_SCORE for each move. */
u32 network_estimate(const Network *network, const i16 *accumulators);

#endif
