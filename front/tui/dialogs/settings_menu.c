/* SPDX-License-Identifier: MIT */
/* The options on the screen. Each has a key that steps through its values or
   lists them. */
#include "settings_menu.h"

#include <string.h>

#include "front/tui/canvas/settings.h"
#include "pager.h"
#include "preview.h"

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

static void page_settings(Page *page, Look *look, const Page *refusal)
{
    int i;
    for (i = 0; i < SETTINGS; i++)
        page_format(page, "  %c  %-23s %s\n", settings[i].key,
                    settings[i].label,
                    settings[i].shown[*setting_value(look, &settings[i])]);
    if (refusal->used)
        page_format(page, "\n  %s\n", refusal->text);
    page_text(page,
              _("\n  Press a letter to change an option; Esc closes.\n"));
}

/* Settings with few values step through them; others show a list. */
static void change_setting(Tui *tui, const Setting *setting, Page *refusal)
{
    enum { FEW = 3 };
    const int count = setting_count_values(setting);
    int *value = setting_value(&tui->look, setting);
    const int before = *value;
    ASSERT(count);
    if (count > FEW)
        preview_choose(tui, setting->label, setting->shown, value,
                       setting->at == offsetof(Look, palette) ? draw_theme
                                                              : NULL);
    else
        *value = (*value + 1) % count;
    if (*value != before)
        settings_keep(setting, *value, refusal);
}

static const Setting *setting_of(int key)
{
    int i;
    for (i = 0; i < SETTINGS; i++)
        if (settings[i].key == key)
            return &settings[i];
    return NULL;
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
    settings_keep(setting, value, refusal);
    return 1;
}

void settings_menu_choose(Tui *tui)
{
    Page page = {NULL, 0, 0};
    Page refusal = {NULL, 0, 0};
    const Setting *setting;
    do {
        page.used = 0;
        page_settings(&page, &tui->look, &refusal);
        setting = setting_of(pager_show(tui, _(" Options "), page.text).code);
        refusal.used = 0;
        if (setting)
            change_setting(tui, setting, &refusal);
    } while (setting);
    page_free(&page);
    page_free(&refusal);
}
