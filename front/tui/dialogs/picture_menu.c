/* SPDX-License-Identifier: MIT */
/* The player's own pictures: a list of what they are for, and the path of each
   as it is typed. The board below shows what they look like. */
#include <stdio.h>
#include <string.h>

#include "dialog.h"
#include "dialogs.h"
#include "front/tui/art/art_cache.h"
#include "front/tui/art/own_pictures.h"
#include "front/tui/canvas/settings.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/drawings/pixels.h"
#include "front/tui/view/view.h"
#include "host/plural.h"
#include "host/utf8.h"
#include "rules/core/text.h"

enum { MOST_PATH = 1000 };

typedef struct PictureMenu {
    int at;    /* the selected use */
    int types; /* its path, */
    Page path; /* which is this so far */
    Page says;
} PictureMenu;

static const struct {
    char key;
    const char *label, *none;
} rows[OWN_USES] = {{'t', N_("Table"), N_("the theme's")},
                    {'b', N_("Backs of cards"), N_("none")},
                    {'s', N_("Sliding tiles"), N_("none")}};

const char *picture_menu_words(void)
{
    static char words[40];
    Page page = PAGE_EMPTY;
    int count = 0;
    int i;
    for (i = 0; i < OWN_USES; i++)
        count += *own_picture_path((OwnUse)i) != '\0';
    if (count)
        page_format(&page,
                    plural_form((unsigned)count, "%d chosen", "%d chosen"),
                    count);
    else
        page_text(&page, _("none"));
    utf8_format(words, sizeof words, "%s", page.text);
    page_free(&page);
    return words;
}

/* ---------------------------------------------------------------- choosing */

/* Tiles show the picture from now on, and numbers when it is gone. */
static void use_on_tiles(Tui *tui, int is_chosen, Page *says)
{
    int i;
    if (is_chosen == (tui->look.puzzle == ART_OWN))
        return;
    tui->look.puzzle = is_chosen ? ART_OWN : 0;
    for (i = 0; i < SETTINGS; i++)
        if (settings[i].at == offsetof(Look, puzzle))
            settings_keep(&settings[i], tui->look.puzzle, says);
}

/* Returns whether the picture was taken, or removed. */
static int choose(Tui *tui, OwnUse use, const char *path, Page *says)
{
    own_pictures_choose(use, path, says);
    if (says->used)
        return 0;
    if (use == OWN_TILES)
        use_on_tiles(tui, *path != '\0', says);
    if (says->used)
        return 0;
    if (!*path)
        page_text(says, _("The picture is no longer shown."));
    else if (!pixels_have_shades(&tui->scene))
        page_text(says, _("Chosen. This terminal has too few colours to show "
                          "it; one with images or 24-bit colours will."));
    else if (use == OWN_BACK)
        page_text(says, _("Cards now show this picture when they are dealt, "
                          "and in a pause."));
    else if (use == OWN_TILES)
        page_text(says, _("Sliding tiles now show this picture."));
    else
        page_text(says, _("The table now shows this picture."));
    return 1;
}

int picture_menu_obey(Tui *tui, const char *line, Page *says)
{
    Reader words;
    Page path = PAGE_EMPTY;
    int use, done;
    reader_start(&words, line, (u32)strlen(line));
    reader_skip_space(&words);
    if (!reader_take_word(&words, "picture"))
        return 0;
    reader_skip_space(&words);
    for (use = 0; use < OWN_USES; use++)
        if (reader_take_word(&words, own_pictures_names[use]))
            break;
    if (use == OWN_USES) {
        page_text(says, _("Usage: picture, then table, back or tiles, and a "
                          "PNG or JPEG file"));
        return -1;
    }
    reader_skip_space(&words);
    page_put(&path, words.at, (size_t)(words.end - words.at));
    while (path.used && path.text[path.used - 1] == ' ')
        path.text[--path.used] = '\0';
    done = choose(tui, (OwnUse)use, path.text, says);
    page_free(&path);
    return done ? 1 : -1;
}

/* -------------------------------------------------------------- the dialog */

static void draw_bar(Canvas *canvas, const PictureMenu *menu)
{
    const int y = canvas->height - 1;
    const Box bar = {0, y, canvas->width, 1};
    const char *typed = menu->path.used ? menu->path.text : "";
    const char *label = _("PNG or JPEG file, or nothing: ");
    int room, x;
    canvas_fill(canvas, &bar, ' ', INK_BAR_TEXT, INK_BAR);
    if (!menu->types) {
        if (menu->says.used)
            canvas_put_text(canvas, 1, y, menu->says.text, INK_BAR_TEXT,
                            INK_BAR, 0);
        else
            canvas_put_words(canvas, 1, y,
                             _("Enter chooses a file, Esc closes."),
                             INK_BAR_TEXT, INK_BAR, 0);
        return;
    }
    x = canvas_put_words(canvas, 1, y, label, INK_BAR_KEY, INK_BAR,
                         BOLD_STYLE);
    room = canvas->width - x - 1;
    while (canvas_columns(typed) > room && *typed)
        typed++; /* the end of a long path is what is typed */
    x = canvas_put_words(canvas, x, y, typed, INK_BAR_TEXT, INK_BAR, 0);
    canvas->cursor_x = x;
    canvas->cursor_y = y;
}

static void draw_menu(Tui *tui, void *own)
{
    const PictureMenu *menu = own;
    Page page = PAGE_EMPTY;
    int i;
    view_draw_below(tui);
    for (i = 0; i < OWN_USES; i++) {
        const char *path = own_picture_path((OwnUse)i);
        const char *name = strrchr(path, '/');
        page_format(&page, "%c  ", rows[i].key);
        page_padded(&page, translate(rows[i].label), 15);
        page_text(&page, " ");
        page_safe(&page, !*path ? translate(rows[i].none)
                         : name ? name + 1
                                : path);
        page_text(&page, "\n");
    }
    picker_draw(tui, _("Your own pictures"), page.text, menu->at);
    draw_bar(&tui->canvas, menu);
    page_free(&page);
}

static void begin_typing(PictureMenu *menu)
{
    menu->types = 1;
    menu->says.used = menu->path.used = 0;
    page_text(&menu->path, own_picture_path((OwnUse)menu->at));
}

static void type_path(Tui *tui, PictureMenu *menu, int code)
{
    (void)edit_line_obey(&menu->path, code, MOST_PATH);
    if (code == '\r') {
        page_put(&menu->path, "", 0);
        (void)choose(tui, (OwnUse)menu->at, menu->path.text, &menu->says);
    }
    if (code == '\r' || code == ESCAPE)
        menu->types = 0;
}

static int obey_menu(Tui *tui, void *own, const Key *key)
{
    PictureMenu *menu = own;
    int done = 0;
    int i;
    if (menu->types) {
        type_path(tui, menu, key->code);
        return key->code != KEY_ENDED && key->code != CONTROL('c');
    }
    for (i = 0; i < OWN_USES; i++)
        if (key->code == rows[i].key) {
            menu->at = i;
            begin_typing(menu);
            return 1;
        }
    i = picker_step(tui, key, menu->at, OWN_USES, &done);
    menu->at = i < 0 ? 0 : i >= OWN_USES ? OWN_USES - 1 : i;
    if (done > 0)
        begin_typing(menu);
    return done >= 0;
}

void picture_menu_choose(Tui *tui)
{
    static const Dialog dialog = {draw_menu, obey_menu, NULL};
    PictureMenu menu = {.at = 0};
    dialog_run(tui, &dialog, &menu);
    page_free(&menu.path);
    page_free(&menu.says);
}
