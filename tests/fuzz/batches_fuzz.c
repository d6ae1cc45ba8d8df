/* SPDX-License-Identifier: MIT */
/* The library's calls for many positions, which check only what keeps them
   within their memory: bytes that are no position do no harm, and never last.
   The input: a game, a variant and a seed, which deal the boards; the
   distances of what is beside each other; and a byte for each call, with its
   arguments behind it. This target has the library as it is installed, without
   assertions, for the rules expect sound positions. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"
#include "include/quadrille.h"

enum { BOARDS = 3, MOST_CALLS = 60, GUARD = 0xA5 };

typedef struct FuzzBatch {
    const quadrille_game *game;
    size_t size, stride;
    u8 *bytes; /* of exactly BOARDS positions; between them are guards */
} FuzzBatch;

static void *block_of(size_t size)
{
    return host_must_have(malloc(size ? size : 1));
}

static u8 *board_at(const FuzzBatch *batch, size_t nth)
{
    return batch->bytes + nth * batch->stride;
}

static void deal(FuzzBatch *batch, FuzzInput *input)
{
    char text[2][64];
    Reader line;
    size_t i;
    for (i = 0; i < 2; i++) {
        size_t length;
        input_line(input, &line);
        length = (size_t)(line.end - line.start);
        length = length < sizeof text[i] ? length : sizeof text[i] - 1;
        memcpy(text[i], line.start, length);
        text[i][length] = '\0';
    }
    batch->size = quadrille_game_position_size(batch->game);
    batch->stride = batch->size + input_byte(input) % 9U;
    batch->bytes = block_of(batch->stride * BOARDS);
    memset(batch->bytes, GUARD, batch->stride * BOARDS);
    for (i = 0; i < BOARDS; i++)
        if (quadrille_position_deal(batch->game, board_at(batch, i),
                                    batch->size, text[0], text[1], NULL))
            REQUIRE(!quadrille_position_deal(batch->game, board_at(batch, i),
                                             batch->size, NULL, "1", NULL));
}

static void require_guards(const FuzzBatch *batch)
{
    size_t i, j;
    for (i = 0; i < BOARDS; i++)
        for (j = batch->size; j < batch->stride; j++)
            REQUIRE(board_at(batch, i)[j] == GUARD);
}

/* Steps all boards, and plays the same numbers as moves. Those that the bounds
   refuse stay as they are. */
static void step(const FuzzBatch *batch, FuzzInput *input)
{
    const size_t whole = batch->stride * BOARDS;
    u8 *before = block_of(whole);
    uint32_t *actions = block_of(BOARDS * sizeof *actions);
    uint16_t *moves = block_of(BOARDS * sizeof *moves);
    uint16_t *errors = block_of(BOARDS * sizeof *errors);
    uint8_t *statuses = block_of(BOARDS);
    uint32_t *scores = block_of(BOARDS * sizeof *scores);
    size_t i, played, good = 0;
    memcpy(before, batch->bytes, whole);
    for (i = 0; i < BOARDS; i++)
        actions[i] = moves[i] = (uint16_t)input_number(input, 2);
    played =
        quadrille_step_many(batch->game, BOARDS, batch->bytes, batch->stride,
                            actions, errors, statuses, scores);
    for (i = 0; i < BOARDS; i++) {
        good += !errors[i];
        REQUIRE(statuses[i] <= QUADRILLE_STATUS_LOST);
        REQUIRE(!errors[i] || memcmp(before + i * batch->stride,
                                     board_at(batch, i), batch->size) == 0);
    }
    REQUIRE(good == played);
    played = quadrille_play_many(batch->game, BOARDS, before, batch->stride,
                                 moves, errors, statuses, scores);
    for (i = 0; i < BOARDS; i++)
        played -= !errors[i];
    REQUIRE(!played);
    free(scores);
    free(statuses);
    free(errors);
    free(moves);
    free(actions);
    free(before);
}

/* Plays the action that the mask marks after a random one. */
static void step_as_masked(const FuzzBatch *batch, FuzzInput *input)
{
    const size_t room = quadrille_action_count(batch->game, batch->bytes);
    u8 *masks = block_of(room * BOARDS);
    uint32_t actions[BOARDS];
    const size_t first = input_number(input, 2);
    size_t i, tried;
    if (room)
        (void)quadrille_legal_mask_many(batch->game, BOARDS, batch->bytes,
                                        batch->stride, masks, room);
    for (i = 0; room && i < BOARDS; i++) {
        for (tried = 0; tried < room; tried++)
            if (masks[i * room + (first + tried) % room])
                break;
        actions[i] = (uint32_t)((first + tried) % room);
    }
    if (room)
        (void)quadrille_step_many(batch->game, BOARDS, batch->bytes,
                                  batch->stride, actions, NULL, NULL, NULL);
    free(masks);
}

/* Masks and observations of any width: what doesn't fit is left out, and zeros
   fill up the rest. */
static void describe(const FuzzBatch *batch, FuzzInput *input, u8 observed)
{
    const size_t room = input_number(input, 2) % 16384;
    u8 *bytes = block_of(room * BOARDS);
    size_t i, done;
    memset(bytes, GUARD, room * BOARDS);
    done = observed
               ? quadrille_observe_many(batch->game, BOARDS, batch->bytes,
                                        batch->stride, bytes, room)
               : quadrille_legal_mask_many(batch->game, BOARDS, batch->bytes,
                                           batch->stride, bytes, room);
    REQUIRE(done <= BOARDS);
    for (i = 0; !observed && i < room * BOARDS; i++)
        REQUIRE(bytes[i] <= 1);
    free(bytes);
}

static void spoil(const FuzzBatch *batch, FuzzInput *input, u8 how)
{
    u8 *board = board_at(batch, input_byte(input) % BOARDS);
    const size_t at = input_number(input, 2) % batch->size;
    size_t i;
    if (how == 0)
        board[at] = input_byte(input);
    else if (how == 1)
        board[at] = board[input_number(input, 2) % batch->size];
    else
        for (i = at; i < batch->size && input->at < input->end; i++)
            board[i] = input_byte(input);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    FuzzBatch batch;
    int calls = 0;
    batch.game = quadrille_game_find(input_game(&input)->name);
    deal(&batch, &input);
    while (input.at < input.end && calls++ < MOST_CALLS) {
        const u8 what = input_byte(&input) % 10;
        if (what < 3)
            spoil(&batch, &input, what);
        else if (what < 5)
            step(&batch, &input);
        else if (what < 8)
            step_as_masked(&batch, &input);
        else
            describe(&batch, &input, what == 8);
        require_guards(&batch);
    }
    free(batch.bytes);
    return 0;
}
