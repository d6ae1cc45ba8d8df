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
     _("Colours"),
     {_("automatic"), _("green felt"), _("blue felt"), _("night"), _("paper"),
      _("Solarized"), _("Gruvbox"), _("Nord"), _("Catppuccin"), _("Dracula"),
      _("Tokyo Night"), _("colour-blind safe"), _("high contrast"),
      _("none")}},
    {'a',
     "signs",
     "unicode ascii",
     offsetof(Look, ascii),
     _("Characters"),
     {_("Unicode"), _("ASCII")}},
    {'d',
     "pixels",
     "auto halves quadrants sextants",
     offsetof(Look, pixels),
     _("Dots in a cell"),
     {_("automatic"), _("2 (half blocks)"), _("4 (quadrants)"),
      _("6 (sextants)")}},
    {'i',
     "pictures",
     "auto images blocks characters",
     offsetof(Look, pictures),
     _("Pieces"),
     {_("as images if possible"), _("as images"), _("as blocks"),
      _("as characters")}},
    {'f',
     "deck",
     "two four",
     offsetof(Look, four_colours),
     _("Card suits"),
     {_("two colours"), _("four colours")}},
    {'t',
     "faces",
     "auto letters characters signs",
     offsetof(Look, faces),
     _("Mahjong faces"),
     {_("characters, if they fit"), _("letters"), _("characters"),
      _("numbers and signs")}},
    {'k',
     "puzzle",
     "numbers coast rosette own",
     offsetof(Look, puzzle),
     _("Sliding tiles show"),
     {_("numbers"), _("a coast"), _("a rosette"), _("your own picture")}},
    {'m',
     "motion",
     "moving still",
     offsetof(Look, still),
     _("Animation"),
     {_("on"), _("off")}},
    {'h',
     "arrows",
     "tile gap",
     offsetof(Look, arrows_gap),
     _("Arrow keys move"),
     {_("the tile"), _("the gap")}},
    {'b',
     "ground",
     "terminal dark",
     offsetof(Look, dark),
     _("Background"),
     {_("the terminal's"), _("dark")}},
    {'v',
     "verdict",
     "on off",
     offsetof(Look, hides_verdict),
     _("Can it be won?"),
     {_("shown"), _("hidden")}},
    {'g',
     "distance",
     "on off",
     offsetof(Look, hides_distance),
     _("Moves to go"),
     {_("shown"), _("hidden")}},
    {'c',
     "clock",
     "on off",
     offsetof(Look, hides_clock),
     _("Clock"),
     {_("shown"), _("hidden")}},
    {'n',
     "hints",
     "on off",
     offsetof(Look, no_hints),
     _("Hints and autoplay"),
     {_("on"), _("off")}},
    {'e',
     "home",
     "rules safe all",
     offsetof(Look, sends_home),
     _("Cards move home"),
     {_("as the variant says"), _("if no longer needed"), _("if they can")}},
    {'l',
     "bell",
     "off on",
     offsetof(Look, rings),
     _("Bell"),
     {_("off"), _("on")}},
    {'u',
     "sound",
     "ask off quiet on loud",
     offsetof(Look, sound),
     _("Sound"),
     {_("offered after a game"), _("off"), _("quiet"), _("on"), _("loud")}},
    {'s',
     "title",
     "off on",
     offsetof(Look, titles),
     _("Window title"),
     {_("unchanged"), _("names the game")}},
    {'w',
     "hover",
     "auto on off",
     offsetof(Look, hover),
     _("Highlight under the mouse"),
     {_("if the line is fast"), _("always"), _("never")}},
    {0,
     "boards",
     "on off brief",
     offsetof(Look, boardless),
     _("Boards in line mode"),
     {_("shown"), _("told in sentences"), _("told briefly")}}};

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
