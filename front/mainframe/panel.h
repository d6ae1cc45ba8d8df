/* SPDX-License-Identifier: MIT */
/* The contents of a 3270 screen: a grid of characters in seven colours,
   fields, and what each place means when the cursor is on it. It knows no
   game. */
#ifndef PANEL_H
#define PANEL_H

#include "rules/core/text.h"

enum {
    PANEL_CELLS = 27 * 132, /* of the largest screen, model 5's */
    PANEL_FIELDS = 6,
    PANEL_STREAM = 7 * PANEL_CELLS + 64, /* no written screen is longer */
    PANEL_INPUT = 72,                    /* of what is typed */
    NO_PLACE = 0xFFFF                    /* on the panel */
};

/* How a cell looks: a colour, and perhaps one of the others. */
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

/* What can be done in a field, as its attribute tells a terminal. */
enum Attribute {
    MAY_TYPE = 0x40,
    FOR_READING = 0x60,
    FOR_PEN = 0x64, /* to be read, and touched with the light pen */
    FOR_READING_BRIGHT = 0xE8
};

typedef struct PanelField {
    u16 place;
    u8 attribute, look;
} PanelField;

/* The terminal that a panel is for. */
typedef struct Terminal {
    u8 rows, columns;
    u8 extended; /* it has colours and reversed signs for each cell */
} Terminal;

typedef struct Panel {
    Terminal terminal;
    u8 fields;
    u16 cursor;
    PanelField field[PANEL_FIELDS]; /* in the order of their places */
    char sign[PANEL_CELLS];
    u8 look[PANEL_CELLS];
    u8 spot[PANEL_CELLS];
} Panel;

/* Model 2 to 5 of the 3270s; any other number is 2. */
void choose_model(Terminal *terminal, u8 model, u8 extended);

/* All blank, every spot NO_SPOT. */
void clear_panel(Panel *panel, const Terminal *terminal);
/* Outside the panel nothing is drawn. Rows and columns count from 0. */
u16 place_on_panel(const Panel *panel, u8 row, u8 column);
void draw_sign(Panel *panel, u8 row, u8 column, char sign, u8 look, u8 spot);
/* Returns the column behind it. */
u8 draw_words(Panel *panel, u8 row, u8 column, const char *words, u8 look,
              u8 spot);
u8 draw_number(Panel *panel, u8 row, u8 column, u32 number, u8 look, u8 spot);
/* The look that a bar of blanks has from here on. */
void draw_bar(Panel *panel, u8 row, u8 column, u8 width, u8 look, u8 spot);
void start_field(Panel *panel, u8 row, u8 column, u8 attribute, u8 look);

/* stream.c: the panel as a terminal reads it, into PANEL_STREAM bytes;
   returns how many they are. */
u16 write_panel(const Panel *panel, u8 *stream);
/* The command that goes with it: erase and write, for the usual size or for
   the terminal's other one. */
u8 panel_command(const Terminal *terminal);

/* What a person did at a terminal. */
typedef struct PanelInput {
    u8 aid; /* the key */
    u16 cursor;
    u8 length;
    char text[PANEL_INPUT];
} PanelInput;

enum AnswerKey {
    KEY_NONE = 0x60,
    KEY_QUERY = 0x88, /* it told what it is */
    KEY_PEN = 0x7E,
    KEY_ENTER = 0x7D
};

/* Any bytes do; what makes no sense is left out. */
void read_answer(PanelInput *answer, const u8 *record, u16 length);
/* query_reply.c: what a terminal says that was asked for it; model 2 without
   colours when that is nothing. */
void read_query(Terminal *terminal, const u8 *record, u16 length);
/* 1 to 12 of a function key, also of its twin from 13 on; or 0. */
u8 function_key(u8 aid);

#endif
