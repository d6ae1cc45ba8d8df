/* SPDX-License-Identifier: MIT */
/* Games as words. Five bits are a sign of Crockford's base 32, which has no
   letters that look like digits; read, those stand for what they look like.

   q1, the game's first letter and a bar; then, in bits: the rules' version 6,
   the variant and the seed as texts (a number of signs, 6 bits each), hints
   and moves as numbers, the moves, 20 bits of a digest over all of it. A
   number is groups of five bits, the first telling whether one more follows.
   A move takes the bits that count the legal moves of its position. */
#include "share.h"

enum { CHECK_BITS = 20, SIGN_BITS = 5, TEXT_BITS = 6, VERSION_BITS = 6 };
enum { PREFIX = 4, MOST_WORD = 40 };

static const char signs[] = "0123456789abcdefghjkmnpqrstvwxyz";
static const char alike[] = "ilo"; /* 1, 1, 0 */
static const char texts[] = "0123456789abcdefghijklmnopqrstuvwxyz-._+:";

static void digest_number(Digest *digest, u32 number)
{
    u8 bytes[4];
    u8 i;
    for (i = 0; i < 4; i++)
        bytes[i] = (u8)(number >> (8 * i));
    digest_bytes(digest, bytes, sizeof bytes);
}

/* Of the last position, and of what it does not show: two games can end in
   the same one. */
static u32 check_of(const Session *session)
{
    Digest digest;
    u32 i;
    digest_position(session, &digest);
    digest_number(&digest, session->hints);
    for (i = 0; i < session->at; i++)
        digest_number(&digest, session->moves[i]);
    return (digest.fnv ^ digest.jenkins) & ((1UL << CHECK_BITS) - 1);
}

/* How many bits tell one of so many moves. */
static u8 bits_for(u16 count)
{
    u8 bits = 0;
    while (((u32)1 << bits) < count)
        bits++;
    return bits;
}

/* ------------------------------------------------------------- bits out */

typedef struct BitWriter {
    Writer *writer;
    u32 held;
    u8 count;
} BitWriter;

static void put_bits(BitWriter *out, u32 value, u8 count)
{
    while (count--) {
        out->held = out->held << 1 | (value >> count & 1);
        if (++out->count == SIGN_BITS) {
            put_char(out->writer, signs[out->held & 31]);
            out->count = 0;
        }
    }
}

static void put_varying(BitWriter *out, u32 number)
{
    while (number > 15) {
        put_bits(out, 16 | (number & 15), SIGN_BITS);
        number >>= 4;
    }
    put_bits(out, number, SIGN_BITS);
}

static void put_word(BitWriter *out, const char *word, u32 length)
{
    u8 letter;
    u32 i;
    put_varying(out, length);
    for (i = 0; i < length; i++) {
        letter = index_of(texts, word[i]);
        put_bits(out, letter, TEXT_BITS);
    }
}

static void put_start(const Session *session, BitWriter *out)
{
    const Game *game = session->game;
    char word[MOST_WORD];
    Writer text;
    put_bits(out, game->version, VERSION_BITS);
    write_to(&text, word, MOST_WORD);
    game->write_variant(session->variant, &text);
    put_word(out, word, text.used);
    write_to(&text, word, MOST_WORD);
    game->write_seed(session->seed, &text);
    put_word(out, word, text.used);
    put_varying(out, session->hints);
    put_varying(out, session->at);
}

static u16 place_in(const u16 *moves, u16 move)
{
    u16 place = 0;
    while (moves[place] != move)
        place++;
    return place;
}

/* The session is walked through and put back, as in a save. */
static void put_played(Session *walk, u16 *legal, BitWriter *out)
{
    const Game *game = walk->game;
    u32 end = walk->at;
    u32 at;
    u16 count;
    go_to_move(walk, 0);
    for (at = 0; at < end; at++) {
        count = game->list(walk->position, legal, game->most_moves);
        put_bits(out, place_in(legal, walk->moves[at]), bits_for(count));
        go_to_move(walk, at + 1);
    }
}

static u16 *borrow_list(const Session *session)
{
    return session->host.resize(
        session->host.context, NULL,
        (u32)(session->game->most_moves * sizeof(u16)));
}

static void give_list(const Session *session, u16 *legal)
{
    session->host.resize(session->host.context, legal, 0);
}

u8 share_session(const Session *session, Writer *writer)
{
    BitWriter out;
    Session walk;
    u16 *legal;
    if (session->board)
        return NOT_SHARED;
    legal = borrow_list(session);
    if (!legal)
        return NO_MEMORY;
    out.writer = writer;
    out.held = 0;
    out.count = 0;
    put_text(writer, "q1");
    put_char(writer, session->game->name[0]);
    put_char(writer, '-');
    put_start(session, &out);
    copy_bytes(&walk, session, sizeof walk);
    put_played(&walk, legal, &out);
    put_bits(&out, check_of(session), CHECK_BITS);
    put_bits(&out, 0, (u8)(out.count ? SIGN_BITS - out.count : 0));
    give_list(session, legal);
    return FINE;
}

/* -------------------------------------------------------------- bits in */

typedef struct BitReader {
    Reader *reader;
    u32 held;
    u8 count;
} BitReader;

static u8 sign_value(char symbol)
{
    u8 letter = letter_of(symbol);
    u8 value;
    if (letter == NOT_FOUND)
        return digit_of(symbol);
    symbol = "abcdefghijklmnopqrstuvwxyz"[letter];
    value = index_of(alike, symbol);
    if (value != NOT_FOUND)
        return (u8)(value < 2);
    return index_of(signs, symbol);
}

/* 0 when the code ends too early or a sign is none of a code's. */
static u8 take_bits(BitReader *in, u8 count, u32 *value)
{
    u8 sign;
    while (in->count < count) {
        if (at_end(in->reader))
            return 0;
        sign = sign_value(*in->reader->at);
        if (sign == NOT_FOUND)
            return 0;
        in->reader->at++;
        in->held = in->held << SIGN_BITS | sign;
        in->count = (u8)(in->count + SIGN_BITS);
    }
    in->count = (u8)(in->count - count);
    *value = in->held >> in->count & (((u32)1 << count) - 1);
    return 1;
}

static u8 take_varying(BitReader *in, u32 *number)
{
    u32 group;
    u8 shift = 0;
    *number = 0;
    do {
        if (shift > 28 || !take_bits(in, SIGN_BITS, &group))
            return 0;
        *number |= (group & 15) << shift;
        shift = (u8)(shift + 4);
    } while (group > 15);
    return 1;
}

static u8 take_text(BitReader *in, char *word, u32 *length)
{
    u32 letter, i;
    if (!take_varying(in, length) || *length > MOST_WORD)
        return 0;
    for (i = 0; i < *length; i++) {
        if (!take_bits(in, TEXT_BITS, &letter) || letter + 1 >= sizeof texts)
            return 0;
        word[i] = texts[letter];
    }
    return 1;
}

static const Game *lettered_game(char letter)
{
    u8 i;
    for (i = 0; i < game_count; i++)
        if (letter_of(games[i]->name[0]) == letter_of(letter))
            return games[i];
    return NULL;
}

u8 looks_shared(const char *text, u32 length)
{
    Reader reader;
    read_from(&reader, text, length);
    skip_space(&reader);
    return (u8)(reader.end - reader.at > PREFIX &&
                letter_of(reader.at[0]) == letter_of('q') &&
                digit_of(reader.at[1]) != NOT_FOUND &&
                letter_of(reader.at[2]) != NOT_FOUND && reader.at[3] == '-');
}

static u8 read_prefix(const Game **game, Reader *reader, Fault *fault)
{
    skip_space(reader);
    if (digit_of(reader->at[1]) != 1)
        return refuse(fault, NEWER_SAVE, reader->at);
    *game = lettered_game(reader->at[2]);
    fault->game = *game;
    if (!*game)
        return refuse(fault, UNKNOWN_GAME, reader->at);
    reader->at += PREFIX;
    return FINE;
}

/* Deals what the code tells of the start. */
static u8 read_deal(Session *fresh, const Game *game, BitReader *in,
                    Fault *fault)
{
    const char *at = in->reader->at;
    char word[MOST_WORD];
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    Reader text;
    u32 length, version;
    if (!take_bits(in, VERSION_BITS, &version) || version != game->version)
        return refuse(fault, OTHER_RULES, at);
    if (!take_text(in, word, &length))
        return refuse(fault, BAD_CODE, in->reader->at);
    read_from(&text, word, length);
    if (parse_variant(game, variant, &text, fault))
        return refuse(fault, BAD_CODE, in->reader->at);
    if (!take_text(in, word, &length))
        return refuse(fault, BAD_CODE, in->reader->at);
    read_from(&text, word, length);
    if (game->read_seed(seed, &text, fault) ||
        deal_session(fresh, game, variant, seed, fault))
        return refuse(fault, BAD_CODE, in->reader->at);
    return FINE;
}

static u8 play_move(Session *fresh, BitReader *in, u16 *legal, Fault *fault)
{
    const Game *game = fresh->game;
    u16 count = game->list(fresh->position, legal, game->most_moves);
    u32 place;
    if (!take_bits(in, bits_for(count), &place) || place >= count)
        return refuse(fault, BAD_CODE, in->reader->at);
    game->apply(fresh->position, legal[place], NULL);
    return refuse(fault, append_move(fresh, legal[place]), in->reader->at);
}

static u8 play_moves_of(Session *fresh, u32 moves, BitReader *in, Fault *fault)
{
    u16 *legal = borrow_list(fresh);
    u32 nth;
    if (!legal)
        return refuse(fault, NO_MEMORY, NULL);
    for (nth = 1; nth <= moves; nth++)
        if (play_move(fresh, in, legal, fault)) {
            fault->nth = nth;
            break;
        }
    give_list(fresh, legal);
    return fault->reason;
}

static u8 read_end(const Session *fresh, BitReader *in, Fault *fault)
{
    u32 check, rest;
    if (!take_bits(in, CHECK_BITS, &check) ||
        !take_bits(in, in->count, &rest) || rest)
        return refuse(fault, BAD_CODE, in->reader->at);
    if (check != check_of(fresh))
        return refuse(fault, WRONG_DIGEST, in->reader->at);
    skip_space(in->reader);
    return at_end(in->reader) ? FINE : refuse(fault, BAD_CODE, in->reader->at);
}

static u8 read_rest(Session *fresh, BitReader *in, Fault *fault)
{
    u32 moves;
    if (!take_varying(in, &fresh->hints) || !take_varying(in, &moves))
        return refuse(fault, BAD_CODE, in->reader->at);
    if (play_moves_of(fresh, moves, in, fault))
        return fault->reason;
    return read_end(fresh, in, fault);
}

u8 load_shared(Session *session, const char *text, u32 length, Fault *fault)
{
    Session fresh;
    Reader reader;
    BitReader in;
    const Game *game = NULL;
    read_from(&reader, text, length);
    open_session(&fresh, &session->host);
    fresh.adviser = session->adviser;
    refuse(fault, FINE, NULL);
    in.reader = &reader;
    in.held = 0;
    in.count = 0;
    if (read_prefix(&game, &reader, fault) ||
        read_deal(&fresh, game, &in, fault) || read_rest(&fresh, &in, fault)) {
        close_session(&fresh);
        return fault->reason;
    }
    close_session(session);
    copy_bytes(session, &fresh, sizeof fresh);
    return FINE;
}
