/* SPDX-License-Identifier: MIT */
/* The contents of a 3270 screen: a grid of characters in seven colours, the
   input fields, and the spot that each cell stands for. The panel does not
   depend on any game. */
#ifndef PANEL_H
#define PANEL_H

#include "rules/core/text.h"

enum {
    PANEL_CELLS = 27 * 132, /* the largest screen, that of model 5 */
    PANEL_FIELDS = 6,
    PANEL_STREAM = 7 * PANEL_CELLS + 64, /* upper limit for panel_write */
    PANEL_INPUT = 72,                    /* longest typed input */
    NO_PLACE = 0xFFFF                    /* no cell of the panel */
};

/* How a cell looks: a colour, optionally combined with other flags. */
enum Look3270 {
    IN_BLUE = 1,
    IN_RED,
    IN_PINK,
    IN_GREEN,
    IN_TURQUOISE,
    IN_YELLOW,
    IN_WHITE,
    COLOUR_BITS = 7,
    IN_REVERSE = 0x20,
    UNDERLINED = 0x40,
    HIGHLIGHT_BITS = 0xF0
};

/* What the user can do in a field, as the bits of its 3270 attribute. */
enum Attribute {
    MAY_TYPE = 0x40,
    FOR_READING = 0x60,
    FOR_PEN = 0x64, /* display only, but the light pen can select it */
    FOR_READING_BRIGHT = 0xE8
};

typedef struct PanelField {
    u16 place;
    u8 attribute, look;
} PanelField;

/* The terminal that a panel is drawn for. */
typedef struct Terminal {
    u8 rows, columns;
    u8 extended; /* each cell can have its own colour and reverse video */
} Terminal;

typedef struct Panel {
    Terminal terminal;
    u8 fields;
    u16 cursor;
    PanelField field[PANEL_FIELDS]; /* in the order of their positions */
    char sign[PANEL_CELLS];
    u8 look[PANEL_CELLS];
    u8 spot[PANEL_CELLS];
} Panel;

/* Sets the size of a 3270 model from 2 to 5. Any other number means model
   2. */
void terminal_choose_model(Terminal *terminal, u8 model, u8 extended);

/* Makes every cell blank, with NO_SPOT. */
void panel_clear(Panel *panel, const Terminal *terminal);
/* Drawing outside the panel has no effect. Rows and columns count from 0. */
u16 panel_place(const Panel *panel, u8 row, u8 column);
void panel_draw_sign(Panel *panel, u8 row, u8 column, char sign, u8 look,
                     u8 spot);
/* Returns the column after the words. */
u8 panel_draw_words(Panel *panel, u8 row, u8 column, const char *words,
                    u8 look, u8 spot);
u8 panel_draw_number(Panel *panel, u8 row, u8 column, u32 number, u8 look,
                     u8 spot);
/* Sets the look of a bar of blanks that starts here. */
void panel_draw_bar(Panel *panel, u8 row, u8 column, u8 width, u8 look,
                    u8 spot);
void panel_start_field(Panel *panel, u8 row, u8 column, u8 attribute, u8 look);

/* stream.c: writes the panel as a data stream of at most PANEL_STREAM bytes.
   Returns its length. */
u16 panel_write(const Panel *panel, u8 *stream);
/* The command that goes with the data stream: Erase/Write, for the default or
   the alternate screen size. */
u8 panel_command(const Terminal *terminal);

/* The user's input at a terminal. */
typedef struct PanelInput {
    u8 aid; /* the key pressed */
    u16 cursor;
    u8 length;
    char text[PANEL_INPUT];
} PanelInput;

enum AnswerKey {
    KEY_NONE = 0x60,
    KEY_QUERY = 0x88, /* an answer to the query */
    KEY_PEN = 0x7E,
    KEY_ENTER = 0x7D
};

/* Accepts any bytes and ignores what makes no sense. */
void panel_input_read(PanelInput *answer, const u8 *record, u16 length);
/* query_reply.c: reads a terminal's answer to the query. An empty answer means
   model 2 without colours. */
void terminal_read_query(Terminal *terminal, const u8 *record, u16 length);
/* The number of a function key, 1 to 12; keys 13 to 24 count as 1 to 12.
   Returns 0 for any other key. */
u8 panel_function_key(u8 aid);

#endif
