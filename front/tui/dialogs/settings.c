/* SPDX-License-Identifier: MIT */
/* The options of the full screen. Each has a key that steps through its
   values; they are saved in a file of the user's configuration. */
#include "settings.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "host/paths.h"
#include "pager.h"
#include "preview.h"

typedef struct Setting {
    char key;
    const char *name;   /* in the file */
    const char *values; /* in the file, separated by blanks */
    size_t at;
    const char *label;     /* on the screen */
    const char *shown[12]; /* the values on the screen; NULL ends them */
} Setting;

/* Some colours of a theme, on their grounds. */
static void draw_theme(Tui *tui, int x, int y, int nth)
{
    static const Ink inks[SAMPLE_WIDTH] = {
        INK_FELT,     INK_CARD,     INK_TILE, INK_BLOCK,
        INK_BALL + 0, INK_BALL + 1, INK_BAR,  INK_GROUND};
    Look look = tui->look;
    int i;
    look.palette = nth;
    for (i = 0; i < SAMPLE_WIDTH && tui->look.colours >= 256; i++) {
        const long rgb = ink_rgb(look_palette(&look), inks[i]);
        const CellColour colour =
            rgb == OWN_COLOUR ? INK_GROUND : RGB_COLOUR | (CellColour)rgb;
        canvas_put_sign(&tui->canvas, x + i, y, ' ', colour, colour, 0);
    }
}

static const Setting settings[] = {
    {'p',
     "palette",
     "auto default blue night paper solarized gruvbox nord safe contrast mono",
     offsetof(Look, palette),
     _("Colours"),
     {_("automatic"), _("green felt"), _("blue felt"), _("night"), _("paper"),
      _("Solarized"), _("Gruvbox"), _("Nord"), _("colour-blind safe"),
      _("high contrast"), _("none")}},
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
     "auto letters characters",
     offsetof(Look, faces),
     _("Mahjong faces"),
     {_("characters, if they fit"), _("letters"), _("characters")}},
    {'m',
     "motion",
     "moving still",
     offsetof(Look, still),
     _("Animation"),
     {_("on"), _("off")}},
    {'h',
     "arrows",
     "block hole",
     offsetof(Look, arrows_hole),
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
     {_("as the deal says"), _("if no longer needed"), _("if they can")}},
    {'l',
     "bell",
     "off on",
     offsetof(Look, rings),
     _("Bell"),
     {_("off"), _("on")}},
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
     _("Mouse lights up things"),
     {_("on fast lines"), _("always"), _("never")}}};

enum { SETTINGS = sizeof settings / sizeof *settings };

static int *value_of(Look *look, const Setting *setting)
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

static int count_names(const char *names)
{
    size_t length;
    int count = 0;
    while (nth_name(names, count, &length))
        count++;
    return count;
}

/* ------------------------------------------------------------------- file */

static const Setting *find_setting(const char *name)
{
    int i = 0;
    while (i < SETTINGS && strcmp(settings[i].name, name) != 0)
        i++;
    return i < SETTINGS ? &settings[i] : NULL;
}

/* Returns the number of a value, or -1. */
static int find_value(const Setting *setting, const char *value)
{
    const char *found;
    size_t length;
    int nth;
    for (nth = 0; (found = nth_name(setting->values, nth, &length)); nth++)
        if (strlen(value) == length && strncmp(found, value, length) == 0)
            return nth;
    return -1;
}

/* Reads "clock off". Returns NULL unless it begins with a setting's name and
   another word. */
static const Setting *read_setting(const char *line, size_t length, int *value)
{
    char name[24], word[24];
    char text[64];
    const Setting *setting;
    if (length >= sizeof text)
        return NULL;
    memcpy(text, line, length);
    text[length] = '\0';
    if (sscanf(text, "%23s %23s", name, word) != 2)
        return NULL;
    setting = find_setting(name);
    *value = setting ? find_value(setting, word) : -1;
    return setting;
}

static void take_setting(Look *look, const char *line, size_t length)
{
    int value;
    const Setting *setting = read_setting(line, length, &value);
    if (setting && value >= 0)
        *value_of(look, setting) = value;
}

void settings_load(Look *look)
{
    Page path = {NULL, 0, 0};
    Page text = {NULL, 0, 0};
    const char *at;
    if (page_config_path(&path) && file_read(path.text, &text))
        for (at = text.text; *at; at += *at == '\n') {
            take_setting(look, at, strcspn(at, "\n"));
            at += strcspn(at, "\n");
        }
    page_free(&path);
    page_free(&text);
}

static void save_look(Look *look)
{
    Page path = {NULL, 0, 0};
    Page text = {NULL, 0, 0};
    size_t length;
    const char *name;
    int i;
    for (i = 0; i < SETTINGS; i++) {
        name = nth_name(settings[i].values, *value_of(look, &settings[i]),
                        &length);
        page_format(&text, "%s %.*s\n", settings[i].name, (int)length,
                    name ? name : "");
    }
    if (page_config_path(&path)) {
        paths_make_folders(path.text);
        (void)file_write(path.text, &text);
    }
    page_free(&path);
    page_free(&text);
}

/* ----------------------------------------------------------------- screen */

static void page_settings(Page *page, Look *look)
{
    int i;
    for (i = 0; i < SETTINGS; i++)
        page_format(page, "  %c  %-23s %s\n", settings[i].key,
                    settings[i].label,
                    settings[i].shown[*value_of(look, &settings[i])]);
    page_text(page,
              _("\n  Press a letter to change an option; Esc closes.\n"));
}

/* Settings with few values step through them; others show a list. */
static void change_setting(Tui *tui, const Setting *setting)
{
    enum { FEW = 3 };
    const int count = count_names(setting->values);
    int *value = value_of(&tui->look, setting);
    ASSERT(count);
    if (count > FEW)
        preview_choose(tui, setting->label, setting->shown, value,
                       setting->at == offsetof(Look, palette) ? draw_theme
                                                              : NULL);
    else
        *value = (*value + 1) % count;
}

static const Setting *setting_of(int key)
{
    int i;
    for (i = 0; i < SETTINGS; i++)
        if (settings[i].key == key)
            return &settings[i];
    return NULL;
}

int settings_obey(Tui *tui, const char *line, Page *refusal)
{
    int value;
    const Setting *setting = read_setting(line, strlen(line), &value);
    if (!setting)
        return 0;
    if (value < 0) {
        page_format(refusal, _("Usage: %1$s, then one of: %2$s"),
                    setting->name, setting->values);
        return 1;
    }
    *value_of(&tui->look, setting) = value;
    save_look(&tui->look);
    return 1;
}

void settings_choose(Tui *tui)
{
    Page page = {NULL, 0, 0};
    const Setting *setting;
    do {
        tui->canvas.ascii = tui->look.ascii;
        page.used = 0;
        page_settings(&page, &tui->look);
        setting = setting_of(pager_show(tui, _(" Options "), page.text).code);
        if (setting)
            change_setting(tui, setting);
    } while (setting);
    page_free(&page);
    save_look(&tui->look);
}
