/* SPDX-License-Identifier: MIT */
/* Other programs' Mahjong layouts. What is accepted is dealt, played and
   written as a board that reads back; what is refused changes nothing. */
#include <stdlib.h>
#include <string.h>

#include "formats/layouts.h"
#include "fuzzing.h"

enum { MOST_MAPS = 4, MOST_PLAYED = 6 };

static void play_layout(const Layout *layout)
{
    static const u8 seed[SEED_SIZE] = {9};
    u16 *moves = host_must_have(malloc(mahjong.most_moves * sizeof *moves));
    u8 variant[VARIANT_SIZE];
    Mahjong game;
    Reader none;
    Fault fault;
    int played;
    reader_start(&none, "random", 6);
    REQUIRE(!game_read_variant(&mahjong, variant, &none, &fault));
    REQUIRE(!mahjong_deal_layout(&game, layout, variant, seed));
    for (played = 0; played < MOST_PLAYED; played++) {
        const u16 count = require_position(&mahjong, &game, moves);
        require_board(&mahjong, &game, variant);
        if (!count)
            break;
        require_move(&mahjong, &game, moves[0]);
        REQUIRE(!mahjong.apply(&game, moves[0], NULL));
    }
    free(moves);
}

/* A file may have several maps. */
static void list_maps(Reader text)
{
    char name[16];
    Writer writer;
    int maps = 0;
    do {
        REQUIRE(text.at >= text.start && text.at <= text.end);
        writer_start(&writer, name, sizeof name);
    } while (layouts_next(&text, &writer) && maps++ < MOST_MAPS);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    Layout layout, before;
    Reader text;
    Fault fault = {0};
    u8 reason;
    input_rest(&input, &text);
    list_maps(text);
    fault.game = &mahjong;
    memset(&layout, 0xab, sizeof layout);
    memcpy(&before, &layout, sizeof layout);
    reason = layouts_read(&layout, &text, &fault);
    REQUIRE(text.at <= text.end);
    if (reason) {
        require_fault(&fault, reason, text.start, (u32)size);
        REQUIRE(memcmp(&layout, &before, sizeof layout) == 0);
    } else {
        play_layout(&layout);
    }
    return 0;
}
