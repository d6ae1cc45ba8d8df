/* SPDX-License-Identifier: MIT */
/* The options on the screen, as a list: arrows select one and change it, and
   each has a letter, which steps through its values or lists them. */
#include "dialogs.h"

#include <string.h>

#include "dialog.h"
#include "front/tui/art/art_cache.h"
#include "front/tui/art/own_pictures.h"
#include "front/tui/canvas/settings.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/terminal/screen.h"
#include "front/tui/view/hearing.h"
#include "front/tui/view/view.h"
#include "host/list_columns.h"
#include "host/player_name.h"
#include "host/utf8.h"

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

/* Two more lines: pictures of the player's own, and who plays, if there is a
   store that keeps it. */
enum {
    PICTURES_KEY = 'o',
    PICTURES_ROW = SETTINGS,
    PLAYER_KEY = 'y',
    PLAYER_ROW = PICTURES_ROW + 1
};

static int count_rows(const Tui *tui)
{
    return PLAYER_ROW + (tui->store && !store_state(tui->store));
}

/* Sounds aren't offered where nothing plays them. */
static const char *value_words(Look *look, const Setting *setting)
{
    if (setting->at == offsetof(Look, sound) && hearing_trouble())
        return _("nothing here plays sounds");
    return translate_in(setting->name,
                        setting->shown[*setting_value(look, setting)]);
}

/* Values are in one column. On narrow screens, a long one begins before it,
   and takes room from its label. */
static void page_setting(Page *page, int width, int key, const char *label,
                         const char *value)
{
    enum { KEY = 3, LABEL = 23, LEAST = 8, GAP = 1, BOX = 4 };
    const int room = width - BOX - KEY - GAP - canvas_columns(value);
    const int most = room < LEAST ? LEAST : room;
    Page name = PAGE_EMPTY;
    (void)list_columns_cut(&name, label, strlen(label), most);
    page_format(page, "%c  ", key);
    page_padded(page, name.text, most < LABEL ? (size_t)most : LABEL);
    page_format(page, " %s\n", value);
    page_free(&name);
}

/* A line for each setting: its letter, its name and its value. */
static void page_settings(Page *page, Tui *tui)
{
    const char *player = players_current(tui->store);
    const int width = tui->canvas.width;
    int i;
    for (i = 0; i < SETTINGS; i++)
        page_setting(page, width, settings[i].key,
                     translate(settings[i].label),
                     value_words(&tui->look, &settings[i]));
    page_setting(page, width, PICTURES_KEY, _("Your own pictures"),
                 picture_menu_words());
    if (count_rows(tui) > PLAYER_ROW) {
        Page name = PAGE_EMPTY;
        page_safe(&name, *player ? player : _("no name"));
        page_setting(page, width, PLAYER_KEY, _("who plays"), name.text);
        page_free(&name);
    }
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
    if (setting->at == offsetof(Look, sound) && value > HEARING_OFF &&
        hearing_trouble() && !refusal->used)
        page_text(refusal, hearing_trouble());
    if (setting->at == offsetof(Look, puzzle) && value == ART_OWN &&
        !own_picture(OWN_TILES) && !refusal->used)
        page_text(refusal, _("Choose a picture first: ':picture tiles' and "
                             "its file."));
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
        preview_choose(tui, translate(setting->label), setting->shown, value,
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
    int at;       /* the selected setting, or PLAYER_ROW */
    Page refusal; /* why the last change isn't kept */
    Page player;  /* as it is typed */
    int types;    /* a player's name */
} SettingsMenu;

/* The keys, or what went wrong, in place of the bar below. */
static void draw_bar(Canvas *canvas, const SettingsMenu *menu)
{
    static const struct {
        int key;
        const char *name, *what;
    } keys[] = {{ESCAPE, "Esc", N_("close")},
                {KEY_GO_DOWN, "\u2191\u2193", N_("select")},
                {KEY_GO_RIGHT, "\u2190\u2192", N_("change")},
                {'\r', N_("Enter"), N_("change or list")},
                {0, N_("letter"), N_("the same")}};
    const int y = canvas->height - 1;
    const Box bar = {0, y, canvas->width, 1};
    size_t i;
    int x = 1;
    canvas_fill(canvas, &bar, ' ', INK_BAR_TEXT, INK_BAR);
    if (menu->types) {
        x = canvas_put_words(canvas, x, y, _("Who plays? "), INK_BAR_KEY,
                             INK_BAR, BOLD_STYLE);
        x = canvas_put_words(canvas, x, y,
                             menu->player.used ? menu->player.text : "",
                             INK_BAR_TEXT, INK_BAR, 0);
        canvas->cursor_x = x;
        canvas->cursor_y = y;
        return;
    }
    if (menu->refusal.used) {
        canvas_put_text(canvas, x, y, menu->refusal.text, INK_BAR_TEXT,
                        INK_BAR, 0);
        return;
    }
    for (i = 0; i < sizeof keys / sizeof *keys; i++)
        if (x + widget_button_width(keys[i].name, keys[i].what) <=
            canvas->width)
            x = widget_button(canvas, x, y, HIT_NOTHING, keys[i].name,
                              keys[i].what, INK_BAR_KEY, INK_BAR);
}

static void draw_menu(Tui *tui, void *own)
{
    const SettingsMenu *menu = own;
    Page page = PAGE_EMPTY;
    view_draw_below(tui);
    page_settings(&page, tui);
    picker_draw(tui, _("Options"), page.text, menu->at);
    draw_bar(&tui->canvas, menu);
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

static void begin_player(Tui *tui, SettingsMenu *menu)
{
    menu->at = PLAYER_ROW;
    menu->types = 1;
    menu->player.used = menu->refusal.used = 0;
    page_text(&menu->player, players_current(tui->store));
}

static void type_player(Tui *tui, SettingsMenu *menu, int code)
{
    char name[NAME_SIZE];
    (void)edit_line_obey(&menu->player, code, NAME_SIZE - UTF8_LONGEST);
    if (code == '\r') {
        page_put(&menu->player, "", 0);
        (void)player_name_read(name, menu->player.text);
        if (players_choose(tui->store, name))
            page_text(&menu->refusal, store_words(tui->store));
    }
    if (code == '\r' || code == ESCAPE)
        menu->types = 0;
}

static int obey_menu(Tui *tui, void *own, const Key *key)
{
    SettingsMenu *menu = own;
    const int nth = setting_of(key->code);
    const int rows = count_rows(tui);
    int done = 0;
    if (menu->types) {
        type_player(tui, menu, key->code);
        return key->code != KEY_ENDED && key->code != CONTROL('c');
    }
    if (key->code == PLAYER_KEY && rows > PLAYER_ROW) {
        begin_player(tui, menu);
        return 1;
    }
    if (key->code == PICTURES_KEY) {
        menu->at = PICTURES_ROW;
        picture_menu_choose(tui);
        return 1;
    }
    if (menu->at < SETTINGS &&
        (key->code == KEY_GO_LEFT || key->code == KEY_GO_RIGHT)) {
        change_setting(tui, &settings[menu->at],
                       key->code == KEY_GO_LEFT ? -1 : 1, &menu->refusal);
        return 1;
    }
    if (nth >= 0) {
        menu->at = nth;
        done = 1;
    } else {
        const int at = picker_step(tui, key, menu->at, rows, &done);
        menu->at = at < 0 ? 0 : at >= rows ? rows - 1 : at;
    }
    if (done > 0 && menu->at == PLAYER_ROW)
        begin_player(tui, menu);
    else if (done > 0 && menu->at == PICTURES_ROW)
        picture_menu_choose(tui);
    else if (done > 0)
        change_setting(tui, &settings[menu->at], 0, &menu->refusal);
    return done >= 0;
}

void settings_menu_choose(Tui *tui)
{
    static const Dialog dialog = {draw_menu, obey_menu, NULL};
    SettingsMenu menu = {.at = 0};
    dialog_run(tui, &dialog, &menu);
    page_free(&menu.refusal);
    page_free(&menu.player);
}
