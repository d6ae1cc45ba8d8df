/* SPDX-License-Identifier: MIT */
/* Words that choose a start: variants, seeds, levels, deals, dates. The input:
   a game, and lines with words. */
#include <string.h>

#include "fuzzing.h"
#include "session/daily.h"
#include "table/choice.h"

enum { MOST_LINES = 16, MOST_LINE = 200 };

static void require_variant(const Game *game, const u8 *variant)
{
    char text[64], text2[64];
    u8 again[VARIANT_SIZE];
    Writer writer, writer2;
    Reader reader;
    Fault fault;
    writer_start(&writer, text, sizeof text);
    game->write_variant(variant, &writer);
    REQUIRE(writer.used && writer.used <= sizeof text);
    reader_start(&reader, text, writer.used);
    REQUIRE(!game_read_variant(game, again, &reader, &fault));
    REQUIRE(memcmp(variant, again, VARIANT_SIZE) == 0);
    writer_start(&writer2, text2, sizeof text2);
    game->write_variant(again, &writer2);
    REQUIRE(writer.used == writer2.used &&
            memcmp(text, text2, writer.used) == 0);
}

static void require_seed(const Game *game, const u8 *seed)
{
    char text[64];
    u8 again[SEED_SIZE];
    Writer writer;
    Reader reader;
    Fault fault;
    writer_start(&writer, text, sizeof text);
    game->write_seed(seed, &writer);
    REQUIRE(writer.used && writer.used <= sizeof text);
    reader_start(&reader, text, writer.used);
    REQUIRE(!game->read_seed(again, &reader, &fault));
    REQUIRE(memcmp(seed, again, SEED_SIZE) == 0);
}

static void try_date(Reader line)
{
    char date[DATE_SIZE], again[DATE_SIZE];
    Reader reader;
    Fault fault;
    if (daily_read_date(date, &line, &fault))
        return;
    reader_start(&reader, date, text_length(date));
    REQUIRE(!daily_read_date(again, &reader, &fault));
    REQUIRE(strcmp(date, again) == 0);
    REQUIRE(daily_day_number(date) <= 3068036);
}

/* The functions of choice.h take a text with a NUL. */
static void try_choice(Choice *choice, const char *text)
{
    u8 (*const ways[])(Choice *, const char *,
                       Fault *) = {choice_set_variant, choice_set_seed,
                                   choice_set_daily, choice_set_word};
    size_t i;
    for (i = 0; i < sizeof ways / sizeof *ways; i++) {
        Choice fresh = *choice;
        const Choice before = fresh;
        Fault fault;
        if (ways[i](&fresh, text, &fault))
            REQUIRE(memcmp(&before, &fresh, sizeof fresh) == 0);
        else
            require_variant(fresh.game, fresh.variant);
    }
    {
        Reader words;
        Fault fault;
        reader_start(&words, text, (u32)strlen(text));
        (void)choice_read_words(choice, &words, &fault);
    }
}

static void try_line(const Game *game, Choice *choice, Reader line)
{
    const size_t length = (size_t)(line.end - line.at);
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE];
    char text[MOST_LINE];
    Reader reader = line;
    Fault fault = {0};
    if (!game_read_variant(game, variant, &reader, &fault))
        require_variant(game, variant);
    reader = line;
    if (!game->read_seed(seed, &reader, &fault))
        require_seed(game, seed);
    try_date(line);
    if (length >= sizeof text || memchr(line.at, '\0', length))
        return;
    memcpy(text, line.at, length);
    text[length] = '\0';
    try_choice(choice, text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    const Game *game = input_game(&input);
    Choice choice;
    Reader line;
    int lines = 0;
    memset(&choice, 0, sizeof choice);
    choice_start(&choice, game);
    while (input.at < input.end && lines++ < MOST_LINES) {
        input_line(&input, &line);
        try_line(game, &choice, line);
    }
    return 0;
}
