/* SPDX-License-Identifier: MIT */
/* Reads Mahjong boards from text. */
#include "mahjong.h"

/* How many tiles each group has, and where the last of them is. */
typedef struct Census {
    u8 count[MAHJONG_KINDS + 1];
    const char *at[MAHJONG_KINDS + 1];
} Census;

static void skip_blanks(Reader *reader)
{
    while (!reader_at_end(reader) && text_is_space(*reader->at) &&
           *reader->at != '\n')
        reader->at++;
}

u8 mahjong_end_line(Reader *reader)
{
    skip_blanks(reader);
    if (reader_peek(reader) != '\n' && reader_peek(reader) != '#')
        return 0;
    reader_skip_line(reader);
    return 1;
}

void mahjong_skip_comments(Reader *reader)
{
    while (!reader_at_end(reader) && mahjong_end_line(reader))
        ;
}

u8 mahjong_take_place(Reader *reader, u32 *place, Fault *fault)
{
    u8 i;
    for (i = 0; i < 3; i++) {
        skip_blanks(reader);
        if (!reader_take_number(reader, &place[i]))
            return fault_set(fault, MAHJONG_BAD_TILE_LINE, reader->at);
    }
    return FINE;
}

/* Reads a face of the set, or 0 for a tile that is gone. One set has four of
   "any flower" and of "any season", the other has the single ones instead. */
static u8 read_face(const Mahjong *game, Reader *reader, u8 *face,
                    Fault *fault)
{
    const char *at;
    u8 single = game->set == MAHJONG_SET_FLOWERS;
    skip_blanks(reader);
    at = reader->at;
    *face = 0;
    /* NOLINTNEXTLINE(misc-redundant-expression): each call takes a dash */
    if (reader_take_char(reader, '-') && reader_take_char(reader, '-'))
        return FINE;
    reader->at = at;
    *face = mahjong_take_face(reader);
    if (!*face ||
        (*face > MAHJONG_KINDS - 2 && (*face > MAHJONG_KINDS) != single))
        return fault_set(fault, MAHJONG_BAD_FACE, at);
    return FINE;
}

static u8 count_face(u8 face, Census *census, const char *at)
{
    u8 group = mahjong_face_group(face);
    ASSERT(face <= MAHJONG_FACES);
    if (!face)
        return FINE;
    if (census->count[group] == MAHJONG_SAME)
        return MAHJONG_KIND_TOO_OFTEN;
    census->count[group]++;
    census->at[group] = at;
    return FINE;
}

static u8 read_tile(Mahjong *game, Reader *reader, Census *census,
                    Fault *fault)
{
    const char *at = reader->at;
    u32 place[3];
    u8 tile, face, reason;
    if (mahjong_take_place(reader, place, fault) ||
        read_face(game, reader, &face, fault))
        return fault->reason;
    reason =
        mahjong_add_tile(&game->layout, place[1], place[0], place[2], &tile);
    if (!reason)
        reason = count_face(face, census, at);
    if (reason)
        return fault_set(fault, reason, at);
    ASSERT(tile < game->layout.count);
    mahjong_insert_byte(game->face, (u8)(game->layout.count - 1), tile, face);
    return FINE;
}

static u8 read_set(Mahjong *game, Reader *reader, Fault *fault)
{
    skip_blanks(reader);
    game->set = MAHJONG_SET_FLOWERS;
    if (reader_take_word(reader, "flowers"))
        return FINE;
    game->set = MAHJONG_SET_FOURS;
    return reader_take_word(reader, "fours")
               ? FINE
               : fault_set(fault, NO_VARIANT, reader->at);
}

static u8 read_shuffles(Mahjong *game, Reader *reader, Fault *fault)
{
    const char *at;
    u32 shuffles;
    skip_blanks(reader);
    at = reader->at;
    if (!reader_take_number(reader, &shuffles))
        return fault_set(fault, NOT_UNDERSTOOD, at);
    if (shuffles > MAHJONG_SHUFFLES)
        return fault_set(fault, TOO_LARGE, at);
    game->shuffles = (u8)shuffles;
    return FINE;
}

static u8 read_line(Mahjong *game, Reader *reader, Census *census,
                    Fault *fault)
{
    u8 reason;
    if (!game->layout.count && reader_take_word(reader, "set"))
        reason = read_set(game, reader, fault);
    else if (!game->layout.count && reader_take_word(reader, "shuffles"))
        reason = read_shuffles(game, reader, fault);
    else
        reason = read_tile(game, reader, census, fault);
    if (!reason && !mahjong_end_line(reader))
        return fault_set(fault, NOT_UNDERSTOOD, reader->at);
    return reason;
}

/* Also counts the tiles that aren't gone. */
static u8 check_census(Mahjong *game, const Census *census, Fault *fault)
{
    u8 pairs = 0;
    u8 i;
    for (i = 1; i <= MAHJONG_KINDS; i++) {
        if (census->count[i] & 1)
            return fault_set(fault, MAHJONG_ODD_KIND, census->at[i]);
        pairs = (u8)(pairs + census->count[i] / 2);
    }
    ASSERT(2 * pairs <= game->layout.count);
    game->left = (u8)(2 * pairs);
    return FINE;
}

u8 mahjong_parse_board(Mahjong *game, Reader *reader, Fault *fault)
{
    Census census;
    u8 reason;
    ASSERT(!game->layout.count);
    bytes_fill(&census, 0, sizeof census);
    mahjong_skip_comments(reader);
    /*@ loop widen_hints game->layout.count, MAHJONG_TILES;
        loop widen_hints game->shuffles, MAHJONG_SHUFFLES; */
    while (!reader_at_end(reader)) {
        reason = read_line(game, reader, &census, fault);
        if (reason)
            return reason;
        mahjong_skip_comments(reader);
    }
    if (!game->layout.count)
        return fault_set(fault, MAHJONG_NO_TILES, reader->at);
    if (game->layout.count & 1)
        return fault_set(fault, MAHJONG_ODD_TILES, reader->at);
    return check_census(game, &census, fault);
}
