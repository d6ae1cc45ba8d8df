/* SPDX-License-Identifier: MIT */
/* A list of stored games. */
#include "game_picker.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "dialog.h"
#include "dialogs.h"
#include "front/tui/canvas/texts.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/view/view.h"
#include "host/clock.h"
#include "pager.h"
#include "table/game_list.h"

enum { MOST_TYPED = 240 };

/* ---------------------------------------------------------------- the rows */

GameRow *game_picker_add(GamePicker *picker, long long id)
{
    GameRow *row;
    if (picker->count == picker->room) {
        picker->room = picker->room ? 2 * picker->room : 64;
        picker->rows = host_must_have(realloc(
            picker->rows, (size_t)picker->room * sizeof *picker->rows));
        picker->shown = host_must_have(realloc(
            picker->shown, (size_t)picker->room * sizeof *picker->shown));
    }
    row = &picker->rows[picker->count++];
    memset(row, 0, sizeof *row);
    row->id = id;
    return row;
}

static void clear(GamePicker *picker)
{
    for (; picker->count; picker->count--) {
        GameRow *row = &picker->rows[picker->count - 1];
        page_free(&row->cells);
        page_free(&row->label);
        page_free(&row->slot);
    }
    picker->shown_count = 0;
}

/* Whether a text contains the words, in upper or lower case. */
static int contains(const char *text, const char *words)
{
    for (;; text++) {
        size_t i = 0;
        while (words[i] && tolower((unsigned char)text[i]) ==
                               tolower((unsigned char)words[i]))
            i++;
        if (!words[i])
            return 1;
        if (!*text)
            return 0;
    }
}

static GameRow *selected(const GamePicker *picker)
{
    return picker->at < picker->shown_count
               ? &picker->rows[picker->shown[picker->at]]
               : NULL;
}

/* The title of a row follows its number. */
static const char *title_of(const GameRow *row)
{
    const char *title = strchr(row->cells.text, '\t');
    return title ? title : "";
}

static int comes_before(const GamePicker *picker, int a, int b)
{
    const GameRow *first = &picker->rows[a];
    const GameRow *second = &picker->rows[b];
    return picker->order == ORDER_MOVES ? first->moves > second->moves
           : picker->order == ORDER_TITLES
               ? strcmp(title_of(first), title_of(second)) < 0
               : 0;
}

/* Puts a row where it belongs among those that are shown: rows that are equal
   stay in the order in which they were listed, the newest first. */
static void show_row(GamePicker *picker, int row)
{
    int i = picker->shown_count++;
    for (; i && comes_before(picker, row, picker->shown[i - 1]); i--)
        picker->shown[i] = picker->shown[i - 1];
    picker->shown[i] = row;
}

/* Applies the filter and the order. The selection stays on its game, or else
   in its place. */
static void filter(GamePicker *picker, long long id)
{
    int i;
    picker->shown_count = 0;
    for (i = 0; i < picker->count; i++) {
        if (contains(picker->rows[i].cells.text,
                     picker->filter.used ? picker->filter.text : ""))
            show_row(picker, i);
    }
    for (i = 0; i < picker->shown_count; i++)
        if (picker->rows[picker->shown[i]].id == id)
            picker->at = i;
    if (picker->at >= picker->shown_count)
        picker->at = picker->shown_count ? picker->shown_count - 1 : 0;
}

static void refilter(GamePicker *picker)
{
    const GameRow *row = selected(picker);
    filter(picker, row ? row->id : 0);
}

static StoreAnswer list(GamePicker *picker, Store *store, long long id)
{
    StoreAnswer answer = STORE_FINE;
    Moment now;
    clock_now(&now);
    picker->now = now.seconds;
    clear(picker);
    if (store && !store_state(store))
        answer = picker->kind->list(picker, store);
    filter(picker, id);
    return answer;
}

/* ----------------------------------------------------------------- drawing */

/* What the title says about the order. */
static const char *const orders[] = {[ORDER_NEWEST] = "",
                                     [ORDER_TITLES] = N_(", by title"),
                                     [ORDER_MOVES] = N_(", by moves")};
STATIC_ASSERT(COUNT_OF(orders) == GAME_ORDERS);

static void draw_rows(Tui *tui, const GamePicker *picker)
{
    Page cells = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    Page title = PAGE_EMPTY;
    int i;
    for (i = 0; i < picker->shown_count; i++)
        page_text(&cells, picker->rows[picker->shown[i]].cells.text);
    page_put(&cells, "", 0);
    list_columns_page(&text, &game_list_columns, cells.text,
                      tui->canvas.width - 5);
    if (!picker->shown_count)
        page_text(&text, _("No game has that in its line.\n"));
    page_text(&title, translate(picker->kind->title));
    page_text(&title, translate(orders[picker->order]));
    if (picker->filter.used)
        page_format(&title, " /%s", picker->filter.text);
    picker_draw(tui, title.text, text.text,
                picker->shown_count ? picker->at : -1);
    page_free(&cells);
    page_free(&text);
    page_free(&title);
}

typedef struct Button {
    int key;
    const char *name, *what;
} Button;

static void put_button(Canvas *canvas, int *x, const Button *button)
{
    if (*x + widget_button_width(button->name, button->what) <= canvas->width)
        *x = widget_button(canvas, *x, canvas->height - 1,
                           HIT_KEY + button->key, button->name, button->what,
                           INK_BAR_KEY, INK_BAR);
}

static void put_typed(Canvas *canvas, int *x, const char *prompt,
                      const Page *typed)
{
    const int y = canvas->height - 1;
    const int room = canvas->width / 2 - canvas_columns(prompt);
    *x = canvas_put_words(canvas, *x, y, prompt, INK_BAR_KEY, INK_BAR,
                          BOLD_STYLE);
    *x = canvas_put_words(
        canvas, *x, y,
        canvas_end_of(typed->used ? typed->text : "", room > 8 ? room : 8),
        INK_BAR_TEXT, INK_BAR, 0);
    canvas->cursor_x = *x;
    canvas->cursor_y = y;
    *x += 3;
}

/* The bar below shows the keys of the list instead of those of the game. */
static void draw_bar(Canvas *canvas, const GamePicker *picker)
{
    static const Button on_game[] = {{'r', "r", N_("rename")},
                                     {'d', N_("Del"), N_("delete")}};
    static const Button finds = {'/', "/", N_("filter")};
    static const Button sorts = {'s', "s", N_("sort")};
    static const Button closes = {ESCAPE, "Esc", N_("close")};
    static const Button typing[] = {{'\r', N_("Enter"), N_("OK")},
                                    {ESCAPE, "Esc", N_("cancel")}};
    const Box box = {0, canvas->height - 1, canvas->width, 1};
    const GameRow *row = selected(picker);
    Page prompt = PAGE_EMPTY;
    int x = 1;
    canvas_fill(canvas, &box, ' ', INK_BAR_TEXT, INK_BAR);
    if (picker->asks == ASKS_FILTER || picker->asks == ASKS_NAME) {
        if (picker->asks == ASKS_NAME)
            page_format(&prompt, _("Name of #%lld: "), row->id);
        else
            page_text(&prompt, "/");
        put_typed(canvas, &x, prompt.text,
                  picker->asks == ASKS_NAME ? &picker->name : &picker->filter);
        put_button(canvas, &x, &typing[0]);
        put_button(canvas, &x, &typing[1]);
        page_free(&prompt);
        return;
    }
    if (row)
        put_button(canvas, &x,
                   &(Button){'\r', N_("Enter"), picker->kind->enter});
    if (row && row->label.used) {
        put_button(canvas, &x, &on_game[0]);
        put_button(canvas, &x, &on_game[1]);
    }
    put_button(canvas, &x, &finds);
    put_button(canvas, &x, &sorts);
    put_button(canvas, &x, &closes);
}

static void draw_told(Canvas *canvas, const char *words)
{
    Page folded = PAGE_EMPTY;
    const char *at;
    int y;
    fold_text(&folded, words, canvas->width - 2);
    y = canvas->height - 1 - lines_count(folded.text);
    for (at = folded.text; *at; at = lines_next(at), y++) {
        const Box row = {0, y, canvas->width, 1};
        canvas_fill(canvas, &row, ' ', INK_TEXT, INK_GROUND);
        lines_put(canvas, canvas_centred(0, canvas->width, lines_columns(at)),
                  y, at, INK_BAD, BOLD_STYLE);
    }
    page_free(&folded);
}

static void draw_question(Tui *tui, const GameRow *row)
{
    Page text = PAGE_EMPTY;
    Page folded = PAGE_EMPTY;
    page_format(&text,
                _("Delete %s?\n"
                  "It counts as given up and can't be brought back.\n\n"
                  "y  delete it\n"
                  "n  keep it\n"),
                row->label.text);
    fold_text(&folded, text.text, tui->canvas.width - 4);
    pager_draw(tui, _("Delete"), folded.text, 0);
    page_free(&text);
    page_free(&folded);
}

static void draw(Tui *tui, void *own)
{
    const GamePicker *picker = own;
    view_draw_below(tui);
    draw_rows(tui, picker);
    if (picker->told.used)
        draw_told(&tui->canvas, picker->told.text);
    draw_bar(&tui->canvas, picker);
    if (picker->asks == ASKS_DELETION)
        draw_question(tui, selected(picker));
}

/* -------------------------------------------------------------------- keys */

/* Shows what is new, or why it is not. */
static void settle(GamePicker *picker, Tui *tui, StoreAnswer answer,
                   long long id)
{
    if (!answer) {
        picker->changed = 1;
        picker->asks = ASKS_NOTHING;
        answer = list(picker, tui->store, id);
    }
    if (answer)
        page_text(&picker->told, store_words(tui->store));
}

static void ask_deletion(GamePicker *picker, const Tui *tui)
{
    const GameRow *row = selected(picker);
    if (!row || !row->label.used)
        return;
    if (tui->scene.session && tui->autosave && tui->autosave->id == row->id)
        page_text(&picker->told, _("You are playing this game."));
    else
        picker->asks = ASKS_DELETION;
}

static void ask_name(GamePicker *picker)
{
    const GameRow *row = selected(picker);
    if (!row || !row->label.used)
        return;
    picker->asks = ASKS_NAME;
    picker->name.used = 0;
    page_put(&picker->name, row->slot.text, row->slot.used);
}

static void obey_deletion(GamePicker *picker, Tui *tui, int code)
{
    const long long id = selected(picker)->id;
    Moment now;
    picker->asks = ASKS_NOTHING;
    if (code != 'y' && code != 'Y')
        return;
    clock_now(&now);
    settle(picker, tui, in_progress_drop(tui->store, id, &now), 0);
    if (!picker->count)
        picker->done = -1;
}

static void obey_name(GamePicker *picker, Tui *tui, int code)
{
    const long long id = selected(picker)->id;
    if (code == ESCAPE || code == KEY_RELEASED)
        picker->asks = ASKS_NOTHING;
    else if (code == '\r')
        settle(picker, tui,
               in_progress_name(tui->store, id, picker->name.text), id);
    else
        (void)edit_line_obey(&picker->name, code, MOST_TYPED);
}

static void stop_filtering(GamePicker *picker)
{
    picker->filter.used = 0;
    picker->asks = ASKS_NOTHING;
    refilter(picker);
}

static void move(GamePicker *picker, int at)
{
    picker->at = at >= picker->shown_count ? picker->shown_count - 1 : at;
    if (picker->at < 0)
        picker->at = 0;
}

static void obey_filter(GamePicker *picker, int code)
{
    if (code == ESCAPE || (code == KEY_RUBOUT && !picker->filter.used)) {
        stop_filtering(picker);
    } else if (code == '\r' || code == KEY_RELEASED) {
        picker->asks = ASKS_NOTHING;
    } else if (code == KEY_GO_UP || code == KEY_GO_DOWN) {
        move(picker, picker->at + (code == KEY_GO_DOWN ? 1 : -1));
    } else if (edit_line_obey(&picker->filter, code, MOST_TYPED)) {
        refilter(picker);
    }
}

static void obey_list(GamePicker *picker, const Tui *tui, const Key *key)
{
    switch (key->code) {
    case 'r':
        ask_name(picker);
        break;
    case 'd':
    case KEY_DELETE:
        ask_deletion(picker, tui);
        break;
    case '/':
        picker->asks = ASKS_FILTER;
        break;
    case 's':
        picker->order = (GameOrder)((picker->order + 1) % GAME_ORDERS);
        refilter(picker);
        break;
    case ESCAPE:
        if (picker->filter.used)
            stop_filtering(picker);
        else
            picker->done = -1;
        break;
    default:
        move(picker, picker_step(tui, key, picker->at, picker->shown_count,
                                 &picker->done));
        if (picker->done > 0 && !selected(picker))
            picker->done = 0;
    }
}

static int obey(Tui *tui, void *own, const Key *key)
{
    GamePicker *picker = own;
    Key pressed = *key;
    if (dialog_is_no_key(key->code))
        return 1;
    if (key->code == KEY_ENDED || key->code == CONTROL('c')) {
        picker->done = -1;
        return 0;
    }
    if (key->code == KEY_RELEASED)
        pressed.code = view_key_clicked(tui, key);
    picker->told.used = 0;
    if (picker->asks == ASKS_DELETION)
        obey_deletion(picker, tui, pressed.code);
    else if (picker->asks == ASKS_NAME)
        obey_name(picker, tui, pressed.code);
    else if (picker->asks == ASKS_FILTER)
        obey_filter(picker, pressed.code);
    else
        obey_list(picker, tui, &pressed);
    return !picker->done;
}

/* ----------------------------------------------------------------- running */

/* Shows what there is instead of a list: the reason why none can be read, or
   that it is empty. */
static void show_none(Tui *tui, const GamePicker *picker, StoreAnswer answer)
{
    Page page = PAGE_EMPTY;
    if (answer)
        page_format(&page, "%s\n", store_words(tui->store));
    else
        page_text(&page, translate(picker->kind->nothing));
    pager_show(tui, translate(picker->kind->title), page.text);
    page_free(&page);
}

GameRow *game_picker_run(GamePicker *picker, Tui *tui,
                         const GamePickerKind *kind)
{
    static const Dialog dialog = {draw, obey, NULL};
    StoreAnswer answer;
    memset(picker, 0, sizeof *picker);
    picker->kind = kind;
    answer = list(picker, tui->store, 0);
    if (picker->count)
        dialog_run(tui, &dialog, picker);
    else
        show_none(tui, picker, answer);
    return picker->done > 0 ? selected(picker) : NULL;
}

void game_picker_close(GamePicker *picker)
{
    clear(picker);
    free(picker->rows);
    free(picker->shown);
    page_free(&picker->filter);
    page_free(&picker->name);
    page_free(&picker->told);
}
