/* SPDX-License-Identifier: MIT */
/* Writes and reads 3270 data streams. */
#include "ebcdic.h"
#include "panel.h"

/* Orders, and the types in attribute pairs. */
enum {
    ORDER_SF = 0x1D,
    ORDER_SFE = 0x29,
    ORDER_SA = 0x28,
    ORDER_SBA = 0x11,
    ORDER_IC = 0x13,
    TYPE_FIELD = 0xC0,
    TYPE_HIGHLIGHT = 0x41,
    TYPE_COLOUR = 0x42,
    WCC_UNLOCK = 0xC3,
    ERASE_WRITE = 0x05,
    ERASE_ALTERNATE = 0x0D,
    PLAIN_ROWS = 24,
    HIGH_BITS = 0xF0,
    SHORT_GAP = 3 /* an order would not shorten a run of this many blanks */
};

typedef struct Stream {
    const Panel *panel;
    u8 *at;
    u16 place; /* where the next character goes without an order */
    u8 look;   /* the look of the next characters */
} Stream;

static void put_code(Stream *stream, u8 code)
{
    *stream->at++ = code;
}

static void put_pair(Stream *stream, u8 type, u8 value)
{
    put_code(stream, type);
    put_code(stream, value);
}

/* Encodes six bits as a printable character. Screen addresses consist of two
   of these. */
static u8 code_of_bits(u8 bits)
{
    static const u8 codes[] = {
        0x40, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC6, 0xC7, 0xC8, 0xC9, 0x4A,
        0x4B, 0x4C, 0x4D, 0x4E, 0x4F, 0x50, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5,
        0xD6, 0xD7, 0xD8, 0xD9, 0x5A, 0x5B, 0x5C, 0x5D, 0x5E, 0x5F, 0x60,
        0x61, 0xE2, 0xE3, 0xE4, 0xE5, 0xE6, 0xE7, 0xE8, 0xE9, 0x6A, 0x6B,
        0x6C, 0x6D, 0x6E, 0x6F, 0xF0, 0xF1, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6,
        0xF7, 0xF8, 0xF9, 0x7A, 0x7B, 0x7C, 0x7D, 0x7E, 0x7F};
    STATIC_ASSERT(COUNT_OF(codes) == 64);
    return codes[bits & 63];
}

static void go_to_place(Stream *stream, u16 place)
{
    if (stream->place == place)
        return;
    put_code(stream, ORDER_SBA);
    put_pair(stream, code_of_bits((u8)(place >> 6)), code_of_bits((u8)place));
    stream->place = place;
}

static void skip_blanks(Stream *stream, u16 place)
{
    if (place - stream->place <= SHORT_GAP && !(stream->look & HIGHLIGHT_BITS))
        for (; stream->place < place; stream->place++)
            put_code(stream, ebcdic_of_sign(' '));
    go_to_place(stream, place);
}

/* The code 0 means the terminal's default colour without highlighting. */
static u8 colour_code(u8 look)
{
    return (u8)(look & COLOUR_BITS ? HIGH_BITS | (look & COLOUR_BITS) : 0);
}

static u8 highlight_code(u8 look)
{
    const u8 highlight = (u8)((look & HIGHLIGHT_BITS) >> 4);
    return (u8)(highlight ? HIGH_BITS | highlight : 0);
}

static void put_field(Stream *stream, const PanelField *field)
{
    go_to_place(stream, field->place);
    if (stream->panel->terminal.extended) {
        put_pair(stream, ORDER_SFE, 3);
        put_pair(stream, TYPE_FIELD, field->attribute);
        put_pair(stream, TYPE_COLOUR, colour_code(field->look));
        put_pair(stream, TYPE_HIGHLIGHT, highlight_code(field->look));
    } else {
        put_pair(stream, ORDER_SF, field->attribute);
    }
    stream->place++;
}

static void put_look(Stream *stream, u8 look)
{
    if (!stream->panel->terminal.extended)
        return;
    if (colour_code(look) != colour_code(stream->look)) {
        put_code(stream, ORDER_SA);
        put_pair(stream, TYPE_COLOUR, colour_code(look));
    }
    if (highlight_code(look) != highlight_code(stream->look)) {
        put_code(stream, ORDER_SA);
        put_pair(stream, TYPE_HIGHLIGHT, highlight_code(look));
    }
    stream->look = look;
}

/* The screen is already blank, so blanks are sent only if they are reversed or
   underlined. */
static void put_cell(Stream *stream, u16 place)
{
    const char sign = stream->panel->sign[place];
    const u8 look = stream->panel->look[place];
    if (sign == ' ' &&
        !(stream->panel->terminal.extended && look & HIGHLIGHT_BITS))
        return;
    skip_blanks(stream, place);
    put_look(stream, look);
    put_code(stream, ebcdic_of_sign(sign));
    stream->place++;
}

u8 panel_command(const Terminal *terminal)
{
    return (u8)(terminal->rows == PLAIN_ROWS ? ERASE_WRITE : ERASE_ALTERNATE);
}

u16 panel_write(const Panel *panel, u8 *stream)
{
    const u16 cells = (u16)(panel->terminal.rows * panel->terminal.columns);
    Stream out;
    u8 field = 0;
    u16 place;
    out.panel = panel;
    out.at = stream;
    out.place = 0;
    out.look = 0;
    put_code(&out, WCC_UNLOCK);
    for (place = 0; place < cells; place++)
        if (field < panel->fields && panel->field[field].place == place)
            put_field(&out, &panel->field[field++]);
        else
            put_cell(&out, place);
    out.place = NO_PLACE;
    go_to_place(&out, panel->cursor);
    put_code(&out, ORDER_IC);
    return (u16)(out.at - stream);
}

/* ------------------------------------------------------------------- in */

/* Decodes a screen address: two characters of six bits each, or 14 bits in
   binary. */
static u16 place_in(const u8 *codes)
{
    if (codes[0] < 0x40)
        return (u16)(codes[0] << 8 | codes[1]);
    return (u16)((codes[0] & 63) << 6 | (codes[1] & 63));
}

/* Reads the text of the input field; there is only one. Terminals that follow
   the manual do not send the empty positions in it. */
static void read_typed(PanelInput *answer, const u8 *at, const u8 *end)
{
    while (at < end && answer->length < PANEL_INPUT) {
        if (*at == ORDER_SBA) {
            at += 3;
            continue;
        }
        if (*at >= code_of_bits(0))
            answer->text[answer->length++] = ebcdic_sign_of(*at);
        at++;
    }
    while (answer->length && answer->text[answer->length - 1] == ' ')
        answer->length--;
}

void panel_input_read(PanelInput *answer, const u8 *record, u16 length)
{
    answer->aid = length ? record[0] : (u8)KEY_NONE;
    answer->cursor = length >= 3 ? place_in(record + 1) : (u16)NO_PLACE;
    answer->length = 0;
    if (length > 3 && answer->aid != KEY_QUERY)
        read_typed(answer, record + 3, record + length);
}

u8 panel_function_key(u8 aid)
{
    static const u8 aids[] = {0xF1, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8,
                              0xF9, 0x7A, 0x7B, 0x7C, 0xC1, 0xC2, 0xC3, 0xC4,
                              0xC5, 0xC6, 0xC7, 0xC8, 0xC9, 0x4A, 0x4B, 0x4C};
    STATIC_ASSERT(COUNT_OF(aids) == 24);
    u8 nth;
    for (nth = 0; nth < COUNT_OF(aids); nth++)
        if (aids[nth] == aid)
            return (u8)(nth % 12 + 1);
    return 0;
}
