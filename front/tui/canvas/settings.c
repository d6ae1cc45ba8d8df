/* SPDX-License-Identifier: MIT */
/* The options, and their text. */
#include "settings.h"

#include <stdio.h>
#include <string.h>

#include "host/host.h"

const Setting settings[SETTINGS_KEPT] = {
    {'p',
     "palette",
     "auto default blue night paper solarized gruvbox nord catppuccin dracula "
     "tokyo-night safe contrast mono",
     offsetof(Look, palette),
     N_("Colours"),
     {N_("automatic"), N_("green felt"), N_("blue felt"), N_("night"),
      N_("paper"), N_("Solarized"), N_("Gruvbox"), N_("Nord"),
      N_("Catppuccin"), N_("Dracula"), N_("Tokyo Night"),
      N_("colour-blind safe"), N_("high contrast"), N_("none")}},
    {'a',
     "signs",
     "unicode ascii",
     offsetof(Look, ascii),
     N_("Characters"),
     {N_("Unicode"), N_("ASCII")}},
    {'d',
     "pixels",
     "auto halves quadrants sextants",
     offsetof(Look, pixels),
     N_("Dots in a cell"),
     {N_("automatic"), N_("2 (half blocks)"), N_("4 (quadrants)"),
      N_("6 (sextants)")}},
    {'i',
     "pictures",
     "auto images blocks characters",
     offsetof(Look, pictures),
     N_("Pieces"),
     {N_("as images if possible"), N_("as images"), N_("as blocks"),
      N_("as characters")}},
    {'f',
     "deck",
     "two four",
     offsetof(Look, four_colours),
     N_("Card suits"),
     {N_("two colours"), N_("four colours")}},
    {'t',
     "faces",
     "auto letters characters signs",
     offsetof(Look, faces),
     N_("Mahjong faces"),
     {N_("characters, if they fit"), N_("letters"), N_("characters"),
      N_("numbers and signs")}},
    {'k',
     "puzzle",
     "numbers coast rosette own",
     offsetof(Look, puzzle),
     N_("Sliding tiles show"),
     {N_("numbers"), N_("a coast"), N_("a rosette"), N_("your own picture")}},
    {'m',
     "motion",
     "moving still",
     offsetof(Look, still),
     N_("Animation"),
     {N_("on"), N_("off")}},
    {'h',
     "arrows",
     "tile gap",
     offsetof(Look, arrows_gap),
     N_("Arrow keys move"),
     {N_("the tile"), N_("the gap")}},
    {'b',
     "ground",
     "terminal dark",
     offsetof(Look, dark),
     N_("Background"),
     {N_("the terminal's"), FORMS_("ground", "dark")}},
    {'v',
     "verdict",
     "on off",
     offsetof(Look, hides_verdict),
     N_("Can it be won?"),
     {FORMS_("verdict", "shown"), FORMS_("verdict", "hidden")}},
    {'g',
     "distance",
     "on off",
     offsetof(Look, hides_distance),
     N_("Moves to go"),
     {FORMS_("distance", "shown"), FORMS_("distance", "hidden")}},
    {'c',
     "clock",
     "on off",
     offsetof(Look, hides_clock),
     N_("Clock"),
     {FORMS_("clock", "shown"), FORMS_("clock", "hidden")}},
    {'n',
     "hints",
     "on off",
     offsetof(Look, no_hints),
     N_("Hints and autoplay"),
     {N_("on"), N_("off")}},
    {'e',
     "home",
     "rules safe all",
     offsetof(Look, sends_home),
     N_("Cards move home"),
     {N_("as the variant says"), N_("if no longer needed"),
      N_("if they can")}},
    {'l',
     "bell",
     "off on",
     offsetof(Look, rings),
     N_("Bell"),
     {N_("off"), N_("on")}},
    {'u',
     "sound",
     "ask off quiet on loud",
     offsetof(Look, sound),
     N_("Sound"),
     {N_("offered after a game"), N_("off"), N_("quiet"), N_("normal"),
      N_("loud")}},
    {'s',
     "title",
     "off on",
     offsetof(Look, titles),
     N_("Window title"),
     {N_("unchanged"), N_("names the game")}},
    {'w',
     "hover",
     "auto on off",
     offsetof(Look, hover),
     N_("Highlight under the mouse"),
     {N_("if the line is fast"), N_("always"), N_("never")}},
    /* The command "boards" changes this one. */
    {0, "boards", "on off brief", offsetof(Look, boardless), NULL, {NULL}}};

int *setting_value(Look *look, const Setting *setting)
{
    return (int *)(void *)((char *)look + setting->at);
}

/* The nth of the names, and how long it is; NULL when there are no more. */
static const char *nth_name(const char *names, int nth, size_t *length)
{
    while (nth-- && *names) {
        names += strcspn(names, " ");
        names += *names == ' ';
    }
    *length = strcspn(names, " ");
    return *names ? names : NULL;
}

int setting_count_values(const Setting *setting)
{
    size_t length;
    int count = 0;
    while (nth_name(setting->values, count, &length))
        count++;
    return count;
}

/* ------------------------------------------------------------------- text */

static const Setting *take_setting(Reader *line)
{
    int i = 0;
    while (i < SETTINGS_KEPT && !reader_take_word(line, settings[i].name))
        i++;
    return i < SETTINGS_KEPT ? &settings[i] : NULL;
}

/* Returns the number of a value, or -1. */
static int take_value(Reader *line, const Setting *setting)
{
    const char *found;
    char word[24];
    size_t length;
    int nth;
    for (nth = 0; (found = nth_name(setting->values, nth, &length)); nth++) {
        snprintf(word, sizeof word, "%.*s", (int)length, found);
        if (reader_take_word(line, word))
            return nth;
    }
    return -1;
}

const Setting *settings_read_line(const char *text, size_t length, int *value)
{
    const Setting *setting;
    Reader line;
    reader_start(&line, text, (u32)length);
    reader_skip_space(&line);
    setting = take_setting(&line);
    reader_skip_space(&line);
    if (!setting || reader_at_end(&line))
        return NULL;
    *value = take_value(&line, setting);
    reader_skip_space(&line);
    if (!reader_at_end(&line))
        *value = -1;
    return setting;
}

static void take_line(Look *look, const char *line, size_t length)
{
    int value;
    const Setting *setting = settings_read_line(line, length, &value);
    if (setting && value >= 0)
        *setting_value(look, setting) = value;
}

void settings_read(Look *look, const char *text)
{
    while (*text) {
        const size_t length = strcspn(text, "\n");
        take_line(look, text, length);
        text += length + (text[length] == '\n');
    }
}

void settings_write(Look *look, Page *page)
{
    int i;
    for (i = 0; i < SETTINGS_KEPT; i++) {
        const int value = *setting_value(look, &settings[i]);
        size_t length;
        const char *name = nth_name(settings[i].values, value, &length);
        page_format(page, "%s %.*s\n", settings[i].name, (int)length,
                    name ? name : "");
    }
}
