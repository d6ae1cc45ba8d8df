/* SPDX-License-Identifier: MIT */
/* Laws of texts: written text is read back, and damaged text is refused or
   sound. */
#include <stdlib.h>
#include <string.h>

#include "laws.h"
#include "rules/games.h"

enum { MOST_TEXT = 1 << 14 };

static void assert_same_text(const Writer *a, const Writer *b)
{
    assert_true(a->used <= a->room);
    assert_int_equal(a->used, b->used);
    assert_memory_equal(a->text, b->text, a->used);
}

static void visit_move_text(Walk *walk)
{
    const Game *game = walk->game;
    char text[64];
    Writer writer;
    Reader reader;
    Fault fault;
    u16 i, move;
    for (i = 0; i < walk->playout.count; i++) {
        writer_start(&writer, text, sizeof text);
        game->write_move(walk->playout.position, walk->playout.moves[i],
                         &writer);
        assert_true(writer.used < sizeof text);
        reader_start(&reader, text, writer.used);
        assert_int_equal(
            game->read_move(walk->playout.position, &reader, &move, &fault),
            FINE);
        assert_int_equal(move, walk->playout.moves[i]);
        assert_true(reader_at_end(&reader));
    }
}

void law_moves_survive_as_text(const Game *game)
{
    walk_games(game, 10, 4, visit_move_text);
}

static void visit_board_text(Walk *walk)
{
    static char first[MOST_TEXT], second[MOST_TEXT];
    static const u8 seed[SEED_SIZE] = {1};
    const Game *game = walk->game;
    Writer one, two;
    Reader reader;
    Fault fault;
    writer_start(&one, first, MOST_TEXT);
    game->write_board(walk->playout.position, &one);
    reader_start(&reader, first, one.used);
    assert_int_equal(game->read_board(walk->copy, walk->playout.variant, seed,
                                      &reader, &fault),
                     FINE);
    writer_start(&two, second, MOST_TEXT);
    game->write_board(walk->copy, &two);
    assert_same_text(&one, &two);
    assert_int_equal(game->status(walk->copy),
                     game->status(walk->playout.position));
}

void law_boards_survive_as_text(const Game *game)
{
    walk_games(game, 10, 4, visit_board_text);
}

/* A board cut short anywhere, or with one character changed, is read or
   refused; a refusal leaves the old position unchanged. */
static void visit_spoilt_board(Walk *walk)
{
    static char text[MOST_TEXT];
    static const u8 seed[SEED_SIZE] = {1};
    static const char spoilers[] = "x9|- \n0#";
    const Game *game = walk->game;
    Writer writer;
    Reader reader;
    Fault fault;
    u32 at;
    char was;
    writer_start(&writer, text, MOST_TEXT);
    game->write_board(walk->playout.position, &writer);
    for (at = 0; at < writer.used; at += 7) {
        keep_position(walk);
        was = text[at];
        text[at] = spoilers[at % (sizeof spoilers - 1)];
        reader_start(&reader, text, at % 2 ? writer.used : at);
        fault.at = NULL;
        if (game->read_board(walk->copy, walk->playout.variant, seed, &reader,
                             &fault)) {
            assert_untouched(walk);
            assert_true(!fault.at ||
                        (fault.at >= text && fault.at <= text + writer.used));
        }
        text[at] = was;
    }
}

void law_spoilt_boards_are_refused(const Game *game)
{
    walk_games(game, 2, 40, visit_spoilt_board);
}

static void visit_variant(Walk *walk)
{
    const Game *game = walk->game;
    char text[64];
    u8 variant[VARIANT_SIZE];
    Writer writer;
    Reader reader;
    Fault fault;
    writer_start(&writer, text, sizeof text);
    game->write_variant(walk->playout.variant, &writer);
    reader_start(&reader, text, writer.used);
    assert_int_equal(game_read_variant(game, variant, &reader, &fault), FINE);
    assert_memory_equal(variant, walk->playout.variant, VARIANT_SIZE);
}

void law_variants_survive_as_text(const Game *game)
{
    walk_games(game, 1, PLAYOUT_MOST, visit_variant);
}

/* Who chooses a game types "15" for a seed, or for a variant, but not for
   either. So a variant that is written as a number needs a game that takes
   numbers for variants. */
void law_every_variant_can_be_typed(const Game *game)
{
    enum { ENOUGH = 10000 };
    char text[64];
    u8 variant[VARIANT_SIZE];
    u8 accepted = 0;
    u32 number;
    for (number = 0; number <= ENOUGH; number++) {
        Writer writer;
        Reader reader;
        Fault fault;
        u32 same;
        writer_start(&writer, text, sizeof text);
        if (number < ENOUGH) /* then the game's default */
            writer_number(&writer, number);
        reader_start(&reader, text, writer.used);
        if (game_read_variant(game, variant, &reader, &fault))
            continue;
        accepted |= number < ENOUGH;
        writer_start(&writer, text, sizeof text);
        game->write_variant(variant, &writer);
        reader_start(&reader, text, writer.used);
        if (reader_take_number(&reader, &same) && reader_at_end(&reader))
            assert_true(game->numbered);
    }
    assert_true(accepted || !game->numbered);
}

void law_seeds_survive_as_text(const Game *game)
{
    static const char *const texts[] = {"1", "617", "hello", "2026-11-21",
                                        "A Long Sentence, really!"};
    char text[64];
    u8 first[SEED_SIZE], second[SEED_SIZE];
    Writer writer;
    Reader reader;
    Fault fault;
    size_t i;
    for (i = 0; i < sizeof texts / sizeof *texts; i++) {
        reader_start(&reader, texts[i], (u32)strlen(texts[i]));
        assert_int_equal(game->read_seed(first, &reader, &fault), FINE);
        writer_start(&writer, text, sizeof text);
        game->write_seed(first, &writer);
        assert_true(writer.used < sizeof text);
        reader_start(&reader, text, writer.used);
        assert_int_equal(game->read_seed(second, &reader, &fault), FINE);
        assert_memory_equal(first, second, SEED_SIZE);
    }
    reader_start(&reader, " ", 1);
    assert_int_not_equal(game->read_seed(first, &reader, &fault), FINE);
}

/* Random text is a move, or it is refused with a place in the text and a
   reason that has a message. */
static void visit_wild_text(Walk *walk)
{
    static const char signs[] = "abdhw1230 ,v-xX#|\nZ9";
    const Game *game = walk->game;
    char text[12], words[256];
    u8 rng[RNG_SIZE] = {9};
    Reader reader;
    Writer writer;
    Fault fault = {.game = game};
    u16 i, move;
    u8 length, k;
    keep_position(walk);
    for (i = 0; i < 3000; i++) {
        length = (u8)rng_below(rng, sizeof text);
        for (k = 0; k < length; k++)
            text[k] = signs[rng_below(rng, sizeof signs - 1)];
        reader_start(&reader, text, length);
        if (!game->read_move(walk->copy, &reader, &move, &fault))
            continue;
        assert_true(fault.at >= text && fault.at <= text + length);
        writer_start(&writer, words, sizeof words);
        fault_write(&fault, &writer);
        assert_in_range(writer.used, 5, sizeof words);
    }
    assert_untouched(walk);
}

void law_any_text_is_read_or_refused(const Game *game)
{
    walk_games(game, 1, 30, visit_wild_text);
}

void law_every_reason_has_words(const Game *game)
{
    u8 i;
    for (i = 0; i < game->word_count; i++) {
        assert_non_null(game->words[i]);
        assert_in_range(strlen(game->words[i]), 8, 200);
    }
}

/* Codes name a game by this letter. */
void law_names_differ_in_the_first_letter(const Game *game)
{
    u8 i;
    assert_int_not_equal(text_letter_of(*game->name), NOT_FOUND);
    for (i = 0; i < games_count; i++)
        if (games[i] != game)
            assert_int_not_equal(text_letter_of(*games[i]->name),
                                 text_letter_of(*game->name));
}
