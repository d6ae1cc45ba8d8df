/* SPDX-License-Identifier: MIT */
/* Reads boards, moves, seeds and variants for tests, and the words with which
   they are refused. */
#include "trial.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TEXT = 4096 };

static char text[MOST_TEXT];

/* A text is read from a copy of exactly its length, so that sanitizers catch
   reads beyond its end. */
static char *start_copy(Reader *reader, const char *from)
{
    const size_t length = strlen(from);
    char *copy = malloc(length ? length : 1);
    memcpy(copy, from, length);
    reader_start(reader, copy, (u32)length);
    return copy;
}

/* Points at the fault in the original. */
static u8 end_copy(char *copy, const char *from, u8 reason, Fault *fault)
{
    if (reason)
        fault->at = from + (fault->at - copy);
    free(copy);
    return reason;
}

static void start_writing(Writer *writer)
{
    writer_start(writer, text, MOST_TEXT - 1);
}

static const char *written(const Writer *writer)
{
    assert_true(writer->used <= writer->room);
    text[writer->used] = '\0';
    return text;
}

static const char *refusal(const Game *game, Fault *fault, const char *place)
{
    Writer writer;
    start_writing(&writer);
    writer_text(&writer, place);
    writer_text(&writer, ": ");
    fault->game = game;
    fault_write(fault, &writer);
    return written(&writer);
}

static const char *refusal_at(const Game *game, Fault *fault, const char *from)
{
    char place[16];
    snprintf(place, sizeof place, "%d", (int)(fault->at - from) + 1);
    return refusal(game, fault, place);
}

/* -------------------------------------------------------------- variants */

static u8 find_variant(const Game *game, const char *variant, u8 *found,
                       Fault *fault)
{
    Reader reader;
    char *copy = start_copy(&reader, variant);
    const u8 reason = game_read_variant(game, found, &reader, fault);
    return end_copy(copy, variant, reason, fault);
}

void try_variant(Trial *trial, const Game *game, const char *variant)
{
    Fault fault;
    assert_true(game->size <= TRIAL_BYTES);
    memset(trial, 0, sizeof *trial);
    trial->game = game;
    assert_int_equal(find_variant(game, variant, trial->variant, &fault),
                     FINE);
}

const char *refused_variant(const Game *game, const char *variant)
{
    u8 found[VARIANT_SIZE];
    Fault fault;
    if (!find_variant(game, variant, found, &fault))
        return "";
    return refusal_at(game, &fault, variant);
}

const char *variant_text(const Trial *trial)
{
    Writer writer;
    start_writing(&writer);
    trial->game->write_variant(trial->variant, &writer);
    return written(&writer);
}

/* ---------------------------------------------------------------- starts */

static u8 find_seed(const Game *game, const char *seed, u8 *found,
                    Fault *fault)
{
    Reader reader;
    char *copy = start_copy(&reader, seed);
    const u8 reason = game->read_seed(found, &reader, fault);
    if (!reason)
        assert_true(reader_at_end(&reader));
    return end_copy(copy, seed, reason, fault);
}

const char *refused_seed(const Game *game, const char *seed)
{
    u8 found[SEED_SIZE];
    Fault fault;
    if (!find_seed(game, seed, found, &fault))
        return "";
    return refusal_at(game, &fault, seed);
}

void try_seed(const Game *game, const char *seed, u8 *found)
{
    Fault fault;
    assert_int_equal(find_seed(game, seed, found, &fault), FINE);
}

void try_deal(Trial *trial, const char *seed)
{
    u8 found[SEED_SIZE];
    try_seed(trial->game, seed, found);
    assert_int_equal(trial->game->deal(trial->bytes, trial->variant, found),
                     FINE);
}

const char *seed_text(const Game *game, const u8 *seed)
{
    Writer writer;
    start_writing(&writer);
    game->write_seed(seed, &writer);
    return written(&writer);
}

void number_seed(u8 *seed, u32 number)
{
    u8 i;
    for (i = 0; i < SEED_SIZE; i++) {
        seed[i] = (u8)(number & 255);
        number >>= 8;
    }
}

/* ---------------------------------------------------------------- boards */

const char *board_of(const Trial *trial)
{
    Writer writer;
    start_writing(&writer);
    trial->game->write_board(trial->bytes, &writer);
    return written(&writer);
}

static const char *refusal_in_lines(const Game *game, Fault *fault,
                                    const char *from)
{
    char place[32];
    const char *start = from;
    const char *at;
    int line = 1;
    for (at = from; at < fault->at; at++)
        if (*at == '\n') {
            line++;
            start = at + 1;
        }
    snprintf(place, sizeof place, "%d:%d", line, (int)(fault->at - start) + 1);
    return refusal(game, fault, place);
}

static u8 find_board(Trial *trial, const char *board, Fault *fault)
{
    static const u8 seed[SEED_SIZE] = {1};
    Reader reader;
    char *copy = start_copy(&reader, board);
    const u8 reason = trial->game->read_board(trial->bytes, trial->variant,
                                              seed, &reader, fault);
    if (!reason)
        assert_true(reader_at_end(&reader));
    return end_copy(copy, board, reason, fault);
}

const char *refused_board(Trial *trial, const char *board)
{
    Trial before = *trial;
    Fault fault;
    u8 reason = find_board(trial, board, &fault);
    if (!reason)
        return "";
    assert_memory_equal(before.bytes, trial->bytes, sizeof before.bytes);
    assert_int_equal(fault.reason, reason);
    return refusal_in_lines(trial->game, &fault, board);
}

void try_board(Trial *trial, const char *board)
{
    assert_string_equal(refused_board(trial, board), "");
}

/* ----------------------------------------------------------------- moves */

const char *words_of(const Game *game, u8 reason)
{
    Fault fault;
    Writer writer;
    fault_set(&fault, reason, NULL);
    fault.game = game;
    start_writing(&writer);
    fault_write(&fault, &writer);
    return written(&writer);
}

/* Also counts the characters that were read. */
static u8 find_move(const Trial *trial, const char *move, u16 *found,
                    u32 *length, Fault *fault)
{
    Reader reader;
    char *copy = start_copy(&reader, move);
    const u8 reason =
        trial->game->read_move(trial->bytes, &reader, found, fault);
    *length = (u32)(reader.at - reader.start);
    return end_copy(copy, move, reason, fault);
}

const char *refused_move(const Trial *trial, const char *move)
{
    Fault fault;
    u32 length;
    u16 found;
    if (!find_move(trial, move, &found, &length, &fault))
        return "";
    return refusal_at(trial->game, &fault, move);
}

u16 try_move(const Trial *trial, const char *move)
{
    Fault fault;
    u32 length;
    u16 found = 0;
    assert_string_equal(refused_move(trial, move), "");
    find_move(trial, move, &found, &length, &fault);
    return found;
}

void try_moves(Trial *trial, const char *moves)
{
    Reader reader;
    Fault fault;
    u32 length;
    u16 move;
    reader_start(&reader, moves, (u32)strlen(moves));
    for (reader_skip_space(&reader); !reader_at_end(&reader);
         reader_skip_space(&reader)) {
        assert_string_equal(refused_move(trial, reader.at), "");
        find_move(trial, reader.at, &move, &length, &fault);
        assert_int_equal(apply_move(trial, move), FINE);
        reader.at += length;
    }
}

const char *move_text(const Trial *trial, u16 move)
{
    Writer writer;
    start_writing(&writer);
    trial->game->write_move(trial->bytes, move, &writer);
    return written(&writer);
}

u8 apply_move(Trial *trial, u16 move)
{
    return trial->game->apply(trial->bytes, move, NULL);
}

void check_readings(const Trial *trial, const Reading *reading)
{
    for (; reading->text; reading++) {
        assert_int_equal(try_move(trial, reading->text), reading->move);
        assert_string_equal(move_text(trial, reading->move), reading->written);
    }
}
