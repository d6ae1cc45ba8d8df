/* SPDX-License-Identifier: MIT */
/* Cached pattern databases. The first byte of the input chooses a checksum.
   The rest changes the bytes of a file for 3x3: three bytes for a place, and
   one for what is added there. The file is accepted only if nothing has
   changed; then the heuristic is that of the databases which were built. */
#include <stdlib.h>
#include <string.h>

#include "advice/sliding/fast_checksum.h"
#include "fuzzing.h"
#include "solve/sliding/pdb/database_set.h"

enum { SIDE = 3, ROOM = 8 << 20, MOST_CHANGES = 32, BOARDS = 8 };

static DatabaseSet pdbs;
static u8 *whole; /* the file as it should be */
static u16 heuristics[BOARDS];
static size_t length;

static void make_board(SlidingBoard *board, const u8 *seed)
{
    u8 variant[VARIANT_SIZE] = {0};
    Sliding game;
    variant[SLIDING_VARIANT_WIDTH] = variant[SLIDING_VARIANT_HEIGHT] = SIDE;
    if (seed)
        REQUIRE(!sliding.deal(&game, variant, seed));
    else
        sliding_set_goal(&game, variant);
    board_from_game(board, &game);
}

static u16 look_up(u8 choice)
{
    u8 seed[SEED_SIZE] = {0};
    SlidingBoard board;
    PartialStates states;
    seed[0] = choice;
    make_board(&board, seed);
    database_set_look_up(&pdbs, &board, &states);
    return database_set_states_heuristic(&pdbs, &states);
}

static void make_databases(void)
{
    Arena arena = arena_of(host_must_have(malloc(ROOM)), ROOM);
    SlidingBoard goal;
    u8 i;
    make_board(&goal, NULL);
    REQUIRE(database_set_make(&pdbs, &goal, PDB_TINY, &arena));
    length = (size_t)database_set_size(&pdbs);
    whole = pdbs.serialised;
    for (i = 0; i < BOARDS; i++)
        heuristics[i] = look_up(i);
}

static void change(FuzzInput *input, u8 *bytes)
{
    int changes = 0;
    while (input->at < input->end && changes++ < MOST_CHANGES) {
        const u32 place = input_number(input, 3);
        bytes[place % length] =
            (u8)(bytes[place % length] + input_byte(input));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    const FastChecksum *fast = input_byte(&input) & 1 ? fast_checksum() : NULL;
    u8 *bytes;
    u8 i;
    if (!whole)
        make_databases();
    database_set_place(&pdbs, whole);
    database_set_seal(&pdbs, fast);
    bytes = host_must_have(malloc(length));
    memcpy(bytes, whole, length);
    change(&input, bytes);
    database_set_place(&pdbs, bytes);
    REQUIRE(database_set_is_intact(&pdbs, fast) ==
            (memcmp(bytes, whole, length) == 0));
    if (database_set_is_intact(&pdbs, fast))
        for (i = 0; i < BOARDS; i++)
            REQUIRE(look_up(i) == heuristics[i]);
    free(bytes);
    return 0;
}
