/* SPDX-License-Identifier: MIT */
/* The player's options of a look: their values, as words for a file and for
   the screen. */
#ifndef FRONT_TUI_SETTINGS_H
#define FRONT_TUI_SETTINGS_H

#include <stddef.h>

#include "host/page.h"
#include "look.h"

typedef struct Setting {
    char key;           /* steps through the values */
    const char *name;   /* in the file */
    const char *values; /* in the file, separated by blanks */
    size_t at;          /* in a Look */
    const char *label;  /* on the screen */
    const char *shown[PALETTE_COUNT + 1]; /* on the screen; NULL ends them */
} Setting;

/* The settings of the full screen come first. */
enum { SETTINGS = 19, SETTINGS_KEPT };
extern const Setting settings[SETTINGS_KEPT];

int *setting_value(Look *look, const Setting *setting);
int setting_count_values(const Setting *setting);

/* Reads "clock off", in any case and with blanks around the words. Returns
   NULL unless it begins with a setting's name and another word; the value is
   -1 if what follows the name isn't one of its values. */
const Setting *settings_read_line(const char *text, size_t length, int *value);
/* Takes the lines that are settings. */
void settings_read(Look *look, const char *text);
void settings_write(Look *look, Page *page);

/* settings_file.c: the same with the file of the player's configuration. */
void settings_load(Look *look);
/* Changes one option in the file. The others stay as they are there: another
   program may have changed them, and what this one draws with may come from
   its command line or from the terminal. Writes why it can't. */
void settings_keep_boardless(int boardless, Page *refusal);
void settings_keep(const Setting *setting, int value, Page *refusal);

#endif
