/* SPDX-License-Identifier: MIT */
/* The options on the screen, as a list: arrows select one and change it, and
   each has a letter, which steps through its values or lists them. */
#include "dialogs.h"

#include <string.h>

#include "dialog.h"
#include "front/tui/canvas/settings.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/terminal/screen.h"
#include "front/tui/view/view.h"

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

/* A line for each setting: its letter, its name and its value. */
static void page_settings(Page *page, Look *look)
{
    int i;
    for (i = 0; i < SETTINGS; i++)
        page_format(page, "%c  %-23s %s\n", settings[i].key, settings[i].label,
                    settings[i].shown[*setting_value(look, &settings[i])]);
}

static void step_value(const Setting *setting, int *value, int step)
{
    const int count = setting_count_values(setting);
    ASSERT(count);
    *value = (*value + step + count) % count;
}

/* A player who changes how pieces are shown may be wondering why they aren't
   images, so the terminal is asked again whether it can show them. */
static void keep_value(const Setting *setting, int value, Page *refusal)
{
    if (setting->at == offsetof(Look, pictures))
        screen_ask_again();
    settings_keep(setting, value, refusal);
}

/* A step of 0 chooses the next value, or from a list of many. */
static void change_setting(Tui *tui, const Setting *setting, int step,
                           Page *refusal)
{
    enum { FEW = 3 };
    int *value = setting_value(&tui->look, setting);
    const int before = *value;
    if (step)
        step_value(setting, value, step);
    else if (setting_count_values(setting) <= FEW)
        step_value(setting, value, 1);
    else
        preview_choose(tui, setting->label, setting->shown, value,
                       setting->at == offsetof(Look, palette) ? draw_theme
                                                              : NULL);
    refusal->used = 0;
    if (*value != before)
        keep_value(setting, *value, refusal);
}

int settings_menu_obey(Tui *tui, const char *line, Page *refusal)
{
    int value;
    const Setting *setting = settings_read_line(line, strlen(line), &value);
    if (!setting)
        return 0;
    if (value < 0) {
        page_format(refusal, _("Usage: %1$s, then one of: %2$s"),
                    setting->name, setting->values);
        return 1;
    }
    *setting_value(&tui->look, setting) = value;
    keep_value(setting, value, refusal);
    return 1;
}

/* ------------------------------------------------------------- the dialog */

typedef struct SettingsMenu {
    int at;       /* the selected setting */
    Page refusal; /* why the last change isn't kept */
} SettingsMenu;

/* The keys, or what went wrong, in place of the bar below. */
static void draw_bar(Canvas *canvas, const Page *refusal)
{
    static const struct {
        int key;
        const char *name, *what;
    } keys[] = {{ESCAPE, "Esc", _("close")},
                {KEY_GO_DOWN, "\u2191\u2193", _("select")},
                {KEY_GO_RIGHT, "\u2190\u2192", _("change")},
                {'\r', _("Enter"), _("change or list")},
                {0, _("letter"), _("the same")}};
    const int y = canvas->height - 1;
    const Box bar = {0, y, canvas->width, 1};
    size_t i;
    int x = 1;
    canvas_fill(canvas, &bar, ' ', INK_BAR_TEXT, INK_BAR);
    if (refusal->used) {
        canvas_put_words(canvas, x, y, refusal->text, INK_BAR_TEXT, INK_BAR,
                         0);
        return;
    }
    for (i = 0; i < sizeof keys / sizeof *keys; i++)
        if (x + canvas_columns(keys[i].name) + canvas_columns(keys[i].what) +
                1 <=
            canvas->width)
            x = widget_button(canvas, x, y, HIT_NOTHING, keys[i].name,
                              keys[i].what, INK_BAR_KEY, INK_BAR);
}

static void draw_menu(Tui *tui, void *own)
{
    const SettingsMenu *menu = own;
    Page page = PAGE_EMPTY;
    view_draw_below(tui);
    page_settings(&page, &tui->look);
    picker_draw(tui, _("Options"), page.text, menu->at);
    draw_bar(&tui->canvas, &menu->refusal);
    page_free(&page);
}

/* Returns the number of the setting with this letter, or -1. */
static int setting_of(int key)
{
    int i = 0;
    while (i < SETTINGS && settings[i].key != key)
        i++;
    return i < SETTINGS ? i : -1;
}

static int obey_menu(Tui *tui, void *own, const Key *key)
{
    SettingsMenu *menu = own;
    const int nth = setting_of(key->code);
    int done = 0;
    if (key->code == KEY_GO_LEFT || key->code == KEY_GO_RIGHT) {
        change_setting(tui, &settings[menu->at],
                       key->code == KEY_GO_LEFT ? -1 : 1, &menu->refusal);
        return 1;
    }
    if (nth >= 0) {
        menu->at = nth;
        done = 1;
    } else {
        const int at = picker_step(tui, key, menu->at, SETTINGS, &done);
        menu->at = at < 0 ? 0 : at >= SETTINGS ? SETTINGS - 1 : at;
    }
    if (done > 0)
        change_setting(tui, &settings[menu->at], 0, &menu->refusal);
    return done >= 0;
}

void settings_menu_choose(Tui *tui)
{
    static const Dialog dialog = {draw_menu, obey_menu, NULL};
    SettingsMenu menu = {0, PAGE_EMPTY};
    dialog_run(tui, &dialog, &menu);
    page_free(&menu.refusal);
}
