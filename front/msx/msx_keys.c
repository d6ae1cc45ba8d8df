/* SPDX-License-Identifier: MIT */
/* Reads the keyboard and the joystick, and edits the input line. */
#include "msx_keys.h"

#include "screen2.h"

enum { STICK = 1, BUTTON_A = 1, BUTTON_B = 3 };
enum { FIRST_DELAY = 18, NEXT_DELAY = 6 };

static u16 counted;
static u8 stick_key; /* held at the moment */
static u16 stick_due;

u16 msx_keys_chance(void)
{
    return counted;
}

/* Returns the state of the joystick as a key, or 0. */
static u8 read_joystick(void)
{
    static const u8 ways[] = {0,         KEY_UP,    KEY_UP,
                              KEY_RIGHT, KEY_RIGHT, KEY_DOWN,
                              KEY_DOWN,  KEY_LEFT,  KEY_LEFT};
    u8 way = read_stick(STICK);
    if (read_trigger(BUTTON_A))
        return KEY_RETURN;
    if (read_trigger(BUTTON_B))
        return KEY_BACK;
    return way < sizeof ways ? ways[way] : 0;
}

/* A stick that is held repeats after a while; buttons do not. */
static u8 joystick_key(void)
{
    u8 key = read_joystick();
    u16 now = JIFFY;
    u8 fresh = key != stick_key;
    stick_key = key;
    if (!fresh && (key < KEY_RIGHT || (i16)(now - stick_due) < 0))
        return 0;
    stick_due = (u16)(now + (fresh ? FIRST_DELAY : NEXT_DELAY));
    return key;
}

u8 msx_keys_next(void)
{
    u8 key = 0;
    while (!key) {
        counted++;
        if (key_waits())
            key = read_key();
        else
            key = joystick_key();
    }
    counted = (u16)(counted * 181 + JIFFY);
    return key;
}

/* ---------------------------------------------------------------- a line */

void msx_keys_show_line(const Line *line, const char *prompt)
{
    char row[COLUMNS];
    u8 at = 0;
    u8 most, skipped;
    bytes_fill(row, ' ', sizeof row);
    while (*prompt)
        row[at++] = *prompt++;
    most = (u8)(COLUMNS - 1 - at);
    if (line->count < most)
        most = line->count;
    skipped = (u8)(line->count - most);
    bytes_copy(row + at, line->text + skipped, most);
    row[at + most] = '_';
    screen2_flash_words(0, LAST_ROW, row, COLUMNS);
}

u8 msx_keys_type(Line *line, u8 key)
{
    if (key == KEY_BACK && line->count)
        line->count--;
    else if (key == KEY_ESCAPE && line->count)
        line->count = 0;
    else if (key < ' ' || key > '~' || (key == ' ' && !line->count))
        return 0;
    else if (line->count < sizeof line->text)
        line->text[line->count++] = (char)key;
    return 1;
}
