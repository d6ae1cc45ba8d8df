/* SPDX-License-Identifier: MIT */
/* A small neural network that judges boards for which there are no pattern
   databases. It estimates by how many moves the Manhattan distance falls
   short. Its first layer is updated from move to move, as in the networks of
   shogi and chess programs (Nasu, "Efficiently updatable neural-network-based
   evaluation functions for computer shogi", 2018): there is an input for each
   piece on each cell, and a move changes four of them. All numbers are
   integers, so that every machine computes the same.

   A board and its mirror image, in which rows and columns change places, need
   equally many moves. So the network judges both, and the mean counts: half of
   what it overlooks in one, it sees in the other. */
#ifndef SOLVE_SLIDING_NETWORK_H
#define SOLVE_SLIDING_NETWORK_H

#include "solve/sliding/arena.h"
#include "solve/sliding/board.h"

enum {
    NETWORK_VIEWS = 2,         /* the board and its mirror image */
    NETWORK_MOST_HIDDEN = 256, /* accumulators of a view */
    NETWORK_HIDDEN_STEP = 32,  /* their number is a multiple of this */
    NETWORK_MOST_ACCUMULATORS = NETWORK_VIEWS * NETWORK_MOST_HIDDEN,
    NETWORK_SECOND = 16, /* outputs of the second layer */
    NETWORK_PACK = 4,    /* weights side by side in "packed" */

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
    /* What a sum of the second layer is divided by. */
    NETWORK_SHRINK = NETWORK_ONE * NETWORK_SECOND_WEIGHT / NETWORK_SECOND_ONE,
    NETWORK_MOVES = 16, /* a result of one means so many moves */
    NETWORK_SCORE = 16  /* the score of a move */
};

typedef struct Network Network;

/* What is computed for each node. There is plain C, and there may be vector
   instructions that this machine has; all of them compute the same. */
typedef struct NetworkCode {
    /* The accumulators of all views after a move whose row is added, or else
       subtracted. "after" may be the same array as "before". */
    void (*step)(const Network *network, const i16 *before, const i16 *move,
                 u8 is_added, i16 *after);
    /* The estimate of one view after that move. */
    u32 (*estimate)(const Network *network, const i16 *before, const i16 *move,
                    u8 is_added);
} NetworkCode;

struct Network {
    u8 width, height, cells;
    u16 hidden;       /* accumulators of a view */
    u16 accumulators; /* of all views */
    /* Of one view, by piece (0: the gap) and cell; once the network was read,
       those of all views side by side. */
    const i16 *rows;
    const i16 *bias;   /* the accumulators of no pieces, likewise */
    const i16 *second; /* by output */
    const i32 *second_bias;
    const i16 *third;
    i32 third_bias;
    /* What network_prepare makes of these: */
    const NetworkCode *code;
    const i16 *moves; /* rows to add, by tile and pair of neighbouring cells */
    const signed char *packed; /* "second", by group of accumulators */
};

typedef enum NetworkFault {
    NETWORK_FINE,
    NETWORK_UNKNOWN,       /* not a file of weights */
    NETWORK_OTHER_VERSION, /* of the file format */
    NETWORK_WRONG_SIZE,    /* of the file, or of the network in it */
    NETWORK_DAMAGED,       /* the digest does not match */
    NETWORK_NO_ROOM        /* in the arena */
} NetworkFault;

/* Reads a file of weights: "SLIDE-W" and a newline, the version (two bytes),
   width and height (one each), which are equal, the number of accumulators of
   a view (two), two zeros,
   the digest of the rest as sixteen letters, and then the weights: a byte each
   for rows and second layer, two for "bias" and "third", and four for the
   other biases. All numbers are little-endian. The weights are in the arena
   afterwards, and the network is prepared for boards of "width" and "height",
   which may be smaller than its own. */
NetworkFault network_read(Network *network, const u8 *bytes, u32 size,
                          u8 width, u8 height, Arena *arena);
u32 network_file_size(u8 cells, u16 hidden);
/* The memory that network_read takes for a file of this size. */
u64 network_room(u32 size);
/* Writes a network that has just been made, and wasn't read. "bytes" must have
   room for as many as the file has. */
void network_write(const Network *network, u8 *bytes);
const char *network_words(NetworkFault fault);

/* In plain C, for every machine. */
extern const NetworkCode network_plain;

/* Makes a network that isn't prepared yet into one for smaller boards: the
   corner with the gap's home, while the tiles outside are at home. */
void network_crop(Network *network, u8 width, u8 height);

/* Prepares a network whose weights are set, for plain C; returns 0 if there is
   no room in the arena. */
u8 network_prepare(Network *network, Arena *arena);

/* Computes the accumulators of a board. */
void network_set(const Network *network, const SlidingBoard *board,
                 i16 *accumulators);

/* The weights of a piece on a cell. */
static inline const i16 *network_row(const Network *network, u8 piece, u8 cell)
{
    ASSERT_SLOW(piece < network->cells && cell < network->cells);
    return network->rows +
           ((u32)piece * network->cells + cell) * network->accumulators;
}

/* The row for a move of a tile between two neighbouring cells. It is added if
   the tile's cell gets a higher number, and otherwise subtracted. */
static inline const i16 *network_move(const Network *network, u8 tile, u8 from,
                                      u8 gap)
{
    const u32 low = from < gap ? from : gap;
    const u32 down = from + gap - 2 * low > 1;
    ASSERT_SLOW(tile && tile < network->cells && from != gap);
    return network->moves + (((u32)tile * network->cells + low) * 2 + down) *
                                network->accumulators;
}

/* The accumulators after the tile on "from" has moved into the gap. "after"
   may be the same array as "before". */
static inline void network_step(const Network *network, const i16 *before,
                                u8 tile, u8 from, u8 gap, i16 *after)
{
    network->code->step(network, before,
                        network_move(network, tile, from, gap), from < gap,
                        after);
}

/* The estimate for that board in units of NETWORK_SCORE for each move: the
   mean of its views. */
static inline u32 network_estimate(const Network *network, const i16 *before,
                                   u8 tile, u8 from, u8 gap)
{
    const i16 *move = network_move(network, tile, from, gap);
    u32 sum = 0;
    u32 at;
    for (at = 0; at < network->accumulators; at += network->hidden)
        sum += network->code->estimate(network, before + at, move + at,
                                       from < gap);
    return sum / NETWORK_VIEWS;
}

static inline u32 network_mirror_cell(u32 cell, u8 side)
{
    return cell % side * side + cell / side;
}

/* The number of the input, among all pieces and cells, that a piece on a cell
   of a square board is in the mirror image. A tile's home is the cell with the
   number before its own. */
static inline u32 network_mirror_input(u32 piece, u32 cell, u8 side)
{
    if (piece)
        piece = network_mirror_cell(piece - 1, side) + 1;
    return piece * side * side + network_mirror_cell(cell, side);
}

/* The cell of a larger board of which a smaller one is the last corner. */
static inline u32 network_corner_cell(u32 cell, u8 width, u8 height,
                                      u8 larger_width, u8 larger_height)
{
    return (cell / width + larger_height - height) * larger_width +
           cell % width + larger_width - width;
}

/* The estimate that a result of the third layer stands for. */
static inline u32 network_score(i32 result)
{
    enum {
        SCORE_EACH = NETWORK_SECOND_ONE * NETWORK_THIRD_WEIGHT /
                     (NETWORK_MOVES * NETWORK_SCORE)
    };
    STATIC_ASSERT(SCORE_EACH > 0);
    return result > 0 ? (u32)result / SCORE_EACH : 0;
}

#endif
