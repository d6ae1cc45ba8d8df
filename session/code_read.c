/* SPDX-License-Identifier: MIT */
/* Reads a game from a code by replaying its moves. */
#include "code_bits.h"
#include "inside.h"

#include "rules/games.h"

STATIC_ASSERT(SIGN_BITS + CHECK_BITS < 32);

static const char alike[] = "ilo"; /* these stand for 1, 1 and 0 */

u8 code_sign_value(char symbol)
{
    u8 letter = text_letter_of(symbol);
    u8 value;
    if (letter == NOT_FOUND)
        return text_digit_of(symbol);
    symbol = "abcdefghijklmnopqrstuvwxyz"[letter];
    value = text_index_of(alike, symbol);
    if (value != NOT_FOUND)
        return (u8)(value < 2);
    return text_index_of(code_signs, symbol);
}

u8 code_take_bits(CodeBits *in, u8 count, u32 *value)
{
    u8 sign;
    ASSERT(count <= 28); /* with four bits held they fit 32 */
    while (in->count < count) {
        if (reader_at_end(&in->reader))
            return 0;
        sign = code_sign_value(*in->reader.at);
        if (sign == NOT_FOUND)
            return 0;
        in->reader.at++;
        in->held = in->held << SIGN_BITS | sign;
        in->count = (u8)(in->count + SIGN_BITS);
    }
    in->count = (u8)(in->count - count);
    *value = in->held >> in->count & (((u32)1 << count) - 1);
    return 1;
}

/* Refuses a last group of zero, which would spell a number in a second way. */
u8 code_take_number(CodeBits *in, u32 *number)
{
    u32 group;
    u8 shift = 0;
    *number = 0;
    do {
        if (shift > 28 || !code_take_bits(in, SIGN_BITS, &group) ||
            (shift && !group))
            return 0;
        *number |= (group & 15) << shift;
        shift = (u8)(shift + 4);
    } while (group > 15);
    return 1;
}

/* An impossible length gives the empty text. Like one with a NUL, it isn't
   what a game writes. */
static u32 take_text(CodeBits *in, char *word)
{
    u32 length, letter, i;
    if (!code_take_number(in, &length) || length > MOST_WORD)
        length = 0;
    for (i = 0; i < length; i++) {
        word[i] = '\0';
        if (code_take_bits(in, LETTER_BITS, &letter))
            word[i] = code_letter(letter);
    }
    ASSERT(length <= MOST_WORD);
    return length;
}

static const Game *lettered_game(char letter)
{
    u8 i;
    ASSERT(games_count);
    for (i = 0; i < games_count; i++)
        if (text_letter_of(games[i]->name[0]) == text_letter_of(letter))
            return games[i];
    return NULL;
}

u8 session_is_code(const char *text, u32 length)
{
    Reader reader;
    reader_start(&reader, text, length);
    reader_skip_space(&reader);
    return (u8)(reader.end - reader.at > PREFIX &&
                text_letter_of(reader.at[0]) == text_letter_of('q') &&
                text_digit_of(reader.at[1]) != NOT_FOUND &&
                text_letter_of(reader.at[2]) != NOT_FOUND &&
                reader.at[3] == '-');
}

static u8 read_prefix(const Game **game, Reader *reader, Fault *fault)
{
    u8 format;
    reader_skip_space(reader);
    ASSERT(reader->end - reader->at > PREFIX);
    format = text_digit_of(reader->at[1]);
    if (format != 1)
        return fault_set(fault, format ? NEWER_SAVE : BAD_CODE, reader->at);
    *game = lettered_game(reader->at[2]);
    if (!*game)
        return fault_set(fault, UNKNOWN_GAME, reader->at);
    reader->at += PREFIX;
    return FINE;
}

/* Takes a text that is written as it was read: a code is the only one of its
   game, so it can't spell a start in two ways. */
static u8 take_written(CodeBits *in, u8 *bytes,
                       u8 (*read)(u8 *, Reader *, Fault *),
                       void (*write)(const u8 *, Writer *))
{
    char word[MOST_WORD], again[MOST_WORD];
    Reader text;
    Writer writer;
    Fault fault;
    const u32 length = take_text(in, word);
    reader_start(&text, word, length);
    if (read(bytes, &text, &fault))
        return 0;
    writer_start(&writer, again, MOST_WORD);
    write(bytes, &writer);
    return (u8)(writer.used == length &&
                bytes_equal(word, again, (u16)length));
}

/* Deals the start that the code describes. */
static u8 read_deal(Session *fresh, const Game *game, CodeBits *in,
                    Fault *fault)
{
    const char *at = in->reader.at;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    u32 version;
    ASSERT(game);
    if (!code_take_bits(in, VERSION_BITS, &version) ||
        version != game->version)
        return fault_set(fault, OTHER_RULES, at);
    if (!take_written(in, variant, game->read_variant, game->write_variant) ||
        !take_written(in, seed, game->read_seed, game->write_seed))
        return fault_set(fault, BAD_CODE, in->reader.at);
    return session_deal(fresh, game, variant, seed, fault);
}

static u8 take_place(CodeBits *in, u16 count, u32 *place)
{
    if (!code_take_bits(in, code_bits_for_move(count), place))
        return 0;
    return (u8)(*place < count);
}

static u8 play_move(CodeReading *reading, Fault *fault)
{
    Session *fresh = &reading->fresh;
    CodeBits *in = &reading->in;
    CodeMoves *legal = &reading->legal;
    u16 move;
    u32 place;
    if (!code_list_moves(fresh, legal))
        return fault_set(fault, NO_MEMORY, NULL);
    if (!take_place(in, legal->count, &place))
        return fault_set(fault, BAD_CODE, in->reader.at);
    reading->forced += legal->count == 1;
    if (reading->forced > MOST_FORCED)
        return fault_set(fault, TOO_MANY_FORCED, in->reader.at);
    ASSERT(place < legal->room);
    move = legal->moves[place];
    fresh->game->apply(fresh->position, move, NULL);
    return fault_set(fault, session_append_move(fresh, move), in->reader.at);
}

static u8 read_end(const Session *fresh, CodeBits *in, Fault *fault)
{
    u32 check;
    if (!code_take_bits(in, CHECK_BITS, &check) ||
        in->held & (((u32)1 << in->count) - 1))
        return fault_set(fault, BAD_CODE, in->reader.at);
    if (check != code_check(fresh))
        return fault_set(fault, WRONG_DIGEST, in->reader.at);
    reader_skip_space(&in->reader);
    return reader_at_end(&in->reader)
               ? FINE
               : fault_set(fault, BAD_CODE, in->reader.at);
}

static void begin(CodeReading *reading, const Session *session,
                  const char *text, u32 length)
{
    session_open(&reading->fresh, &session->host);
    reading->fresh.hint_source = session->hint_source;
    reader_start(&reading->in.reader, text, length);
    reading->in.held = 0;
    reading->in.count = 0;
    reading->forced = 0;
    code_start_moves(&reading->legal);
}

u8 session_code_begin(CodeReading *reading, const Session *session,
                      const char *text, u32 length, Fault *fault)
{
    Session *fresh = &reading->fresh;
    CodeBits *in = &reading->in;
    const Game *game = NULL;
    begin(reading, session, text, length);
    if (!session_is_code(text, length))
        return fault_set(fault, NOT_A_SAVE, text);
    if (!read_prefix(&game, &in->reader, fault) &&
        !read_deal(fresh, game, in, fault)) {
        if (code_take_number(in, &fresh->hints) &&
            fresh->hints <= MOST_COUNTED &&
            code_take_number(in, &reading->left))
            return FINE;
        fault_set(fault, BAD_CODE, in->reader.at);
    }
    session_close(fresh);
    return fault->reason;
}

void session_code_drop(CodeReading *reading)
{
    ASSERT(reading->fresh.game); /* session_code_begin drops what it refuses */
    code_give_moves(&reading->fresh, &reading->legal);
    session_close(&reading->fresh);
}

/* However many moves the code claims, this ends when its bits and the forced
   moves are used up. */
u8 session_code_play(CodeReading *reading, u32 most, Fault *fault)
{
    ASSERT(reading->fresh.game);
    for (; most && reading->left; most--, reading->left--)
        if (play_move(reading, fault)) {
            fault->nth = reading->fresh.at + 1;
            session_code_drop(reading);
            return fault->reason;
        }
    return FINE;
}

u8 session_code_end(CodeReading *reading, Session *session, Fault *fault)
{
    Session *fresh = &reading->fresh;
    ASSERT(!reading->left);
    ASSERT(fresh->at == fresh->count);
    session_note_end(fresh);
    if (read_end(fresh, &reading->in, fault)) {
        session_code_drop(reading);
        return fault->reason;
    }
    code_give_moves(fresh, &reading->legal);
    session_close(session);
    bytes_copy(session, fresh, sizeof *fresh);
    return FINE;
}

u8 session_load_code_in(Session *session, const char *text, u32 length,
                        void (*give_room)(Session *), Fault *fault)
{
    CodeReading reading;
    if (session_code_begin(&reading, session, text, length, fault))
        return fault->reason;
    if (give_room)
        give_room(&reading.fresh);
    if (session_code_play(&reading, reading.left, fault))
        return fault->reason;
    return session_code_end(&reading, session, fault);
}

u8 session_load_code(Session *session, const char *text, u32 length,
                     Fault *fault)
{
    return session_load_code_in(session, text, length, NULL, fault);
}
