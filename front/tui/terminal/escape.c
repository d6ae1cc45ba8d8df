/* SPDX-License-Identifier: MIT */
/* A decoder with a few states, and tables of the sequences of common
   terminals. */
#include "escape.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void escape_begin(Decoder *decoder)
{
    memset(decoder, 0, sizeof *decoder);
    decoder->begun = 1;
}

/* ------------------------------------------------------------------ mouse */

enum { MODIFIERS = 28 /* Shift, Meta and Control change nothing */ };

/* 32 is added for motion. */
static const struct {
    int button, down, up;
} buttons[] = {
    {0, KEY_PRESSED, KEY_RELEASED},     {0 + 32, KEY_DRAGGED, KEY_RELEASED},
    {2, KEY_PEEKED, KEY_PEEK_ENDED},    {2 + 32, KEY_PEEKED, KEY_PEEK_ENDED},
    {3 + 32, KEY_HOVERED, KEY_HOVERED}, {64, KEY_WHEEL_UP, KEY_NOTHING},
    {65, KEY_WHEEL_DOWN, KEY_NOTHING}};

static int code_of_button(int button, int went_up)
{
    size_t i;
    for (i = 0; i < sizeof buttons / sizeof *buttons; i++)
        if (buttons[i].button == (button & ~MODIFIERS))
            return went_up ? buttons[i].up : buttons[i].down;
    return KEY_NOTHING;
}

/* "[<0;12;5M": button, column, row; a final m means released. */
static Decoded decode_mouse(const char *seen, Key *key)
{
    int button, x, y;
    char end;
    if (sscanf(seen, "[<%5d;%5d;%5d%c", &button, &x, &y, &end) != 4)
        return DECODED_NOTHING;
    key->code = code_of_button(button, end == 'm');
    if (key->code == KEY_NOTHING)
        return DECODED_NOTHING;
    key->x = x - 1;
    key->y = y - 1;
    return DECODED_KEY;
}

/* ------------------------------------------------------------------- keys */

static const struct {
    char end;
    int code;
} letters[] = {{'A', KEY_GO_UP},    {'B', KEY_GO_DOWN}, {'C', KEY_GO_RIGHT},
               {'D', KEY_GO_LEFT},  {'H', KEY_GO_HOME}, {'F', KEY_GO_END},
               {'Z', KEY_BACK_TAB}, {'M', '\r'},        {'P', KEY_FOR_HELP},
               {'Q', KEY_LEARN}};

static const struct {
    int number, code;
} numbers[] = {{1, KEY_GO_HOME},   {7, KEY_GO_HOME},   {4, KEY_GO_END},
               {8, KEY_GO_END},    {5, KEY_PAGE_UP},   {6, KEY_PAGE_DOWN},
               {11, KEY_FOR_HELP}, {28, KEY_FOR_HELP}, {3, KEY_DELETE},
               {12, KEY_LEARN}};

static Decoded decode_number(long number, Key *key)
{
    size_t i;
    if (number == 200)
        return DECODED_PASTE;
    if (number == 201)
        return DECODED_PASTED;
    for (i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (numbers[i].number == number) {
            key->code = numbers[i].code;
            return DECODED_KEY;
        }
    return DECODED_NOTHING;
}

/* A key with modifiers ("[1;5D") counts as the plain key. */
static Decoded decode_letter(char end, Key *key)
{
    size_t i;
    for (i = 0; i < sizeof letters / sizeof *letters; i++)
        if (letters[i].end == end) {
            key->code = letters[i].code;
            return DECODED_KEY;
        }
    return DECODED_NOTHING;
}

static Decoded decode_whole(const Decoder *decoder, Key *key)
{
    const char *seen = decoder->seen;
    const char end = seen[decoder->length - 1];
    if (strcmp(seen, "[[A") == 0)
        return decode_number(11, key);
    if (strcmp(seen, "[[B") == 0)
        return decode_number(12, key);
    if (decoder->length >= (int)sizeof decoder->seen - 1 || seen[1] == '[')
        return DECODED_NOTHING;
    if (seen[1] == '<')
        return decode_mouse(seen, key);
    if (end == '~')
        return decode_number(strtol(seen + 1, NULL, 10), key);
    if (end == 'n')
        return DECODED_ANSWER;
    if (strchr("Rcty", end))
        return DECODED_REPORT;
    return decode_letter(end, key);
}

/* ---------------------------------------------------------------- strings */

/* What begins a string, and what an answer goes on with. Anything else was
   typed: Escape or Alt, and a letter. */
static const struct {
    char begin;
    const char *next;
} strings[] = {{']', "0123456789"}, {'P', "0123456789>!"}, {'_', "G"}};

static const char *next_of_string(unsigned long begin)
{
    size_t i;
    for (i = 0; i < sizeof strings / sizeof *strings; i++)
        if ((unsigned char)strings[i].begin == begin)
            return strings[i].next;
    return NULL;
}

int escape_may_be_letter(const Decoder *decoder)
{
    return decoder->begun && decoder->length == 1 &&
           next_of_string((unsigned char)*decoder->seen);
}

static Decoded end_string(Decoder *decoder, Decoded as)
{
    decoder->begun = 0;
    return as;
}

static void keep_sign(Decoder *decoder, unsigned long sign)
{
    if (sign < 0x7f && decoder->length < (int)sizeof decoder->seen - 1)
        decoder->seen[decoder->length++] = (char)sign;
}

static Decoded decode_string(Decoder *decoder, unsigned long sign)
{
    enum { BELL = 7, CANCEL = 0x18, SUBSTITUTE = 0x1a };
    const int is_first = decoder->length == 1;
    const char *next;
    if (decoder->may_end)
        return end_string(decoder, sign == '\\' ? DECODED_REPORT
                                   : is_first   ? DECODED_LETTER
                                                : DECODED_ESCAPE);
    decoder->may_end = sign == ESCAPE;
    if (decoder->may_end)
        return DECODED_MORE;
    next = is_first ? next_of_string((unsigned char)*decoder->seen) : NULL;
    if (next && (sign < ' ' || sign > 0x7e || !strchr(next, (int)sign)))
        return end_string(decoder, DECODED_LETTER);
    if (sign == BELL)
        return end_string(decoder, DECODED_REPORT);
    if (sign == CANCEL || sign == SUBSTITUTE)
        return end_string(decoder, DECODED_NOTHING);
    if (sign < ' ')
        return end_string(decoder, DECODED_BROKEN);
    keep_sign(decoder, sign);
    return DECODED_MORE;
}

/* ------------------------------------------------------------ sign by sign */

/* "[": numbers and signs, and one that ends them; "O": one; "[[" is what the
   console of Linux begins its function keys with. */
static int is_last(const Decoder *decoder, unsigned long sign)
{
    if (decoder->length == 1)
        return 0; /* "[", "O" or the letter of a string */
    if (decoder->seen[0] == '[' && decoder->length == 2 && sign == '[')
        return 0;
    return sign >= 0x40 && sign < 0x7f;
}

/* "[M" is followed by three more bytes. */
static Decoded end_sequence(Decoder *decoder, Key *key)
{
    if (strcmp(decoder->seen, "[M") == 0) {
        decoder->to_come = 3;
        return DECODED_MORE;
    }
    decoder->begun = 0;
    return decode_whole(decoder, key);
}

Decoded escape_decode(Decoder *decoder, unsigned long sign, Key *key)
{
    if (decoder->to_come) {
        decoder->begun = --decoder->to_come > 0;
        return decoder->begun ? DECODED_MORE : DECODED_NOTHING;
    }
    if (decoder->length && next_of_string((unsigned char)*decoder->seen))
        return decode_string(decoder, sign);
    if (!decoder->length && sign != '[' && sign != 'O' &&
        !next_of_string(sign)) {
        decoder->begun = 0;
        return DECODED_ALONE;
    }
    if (sign < 0x20 || sign > 0x7e) {
        decoder->begun = 0;
        return DECODED_BROKEN;
    }
    keep_sign(decoder, sign);
    return is_last(decoder, sign) ? end_sequence(decoder, key) : DECODED_MORE;
}
