/* SPDX-License-Identifier: MIT */
/* An editor for Mahjong's layouts. Tiles are put on a table of half tiles with
   keys or the mouse, with their mirror images if the player likes. Beside the
   work, boards are dealt on the layout and solved, so that the player sees how
   many can be won. */
#include "layout_editor.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "dialog.h"
#include "dialogs.h"
#include "formats/layout_draft.h"
#include "formats/layouts.h"
#include "front/tui/view/view.h"
#include "host/letters.h"
#include "host/paths.h"
#include "solve/mahjong/winnable_share.h"
#include "table/layout_files.h"
#include "table/layout_start.h"

/* The layout that needs no file. */
#define TURTLE "turtle"

enum { BOARDS = 100, BATCH = 10, SHARE_MEMORY = 8 << 20, MOST_NAME = 32 };

static const Layout *layout_of(const LayoutEditor *editor)
{
    return layout_draft_now(&editor->draft);
}

/* -------------------------------------------------------------- measuring */

static void measure(void *context)
{
    LayoutEditor *editor = context;
    mahjong_count_winnable(&editor->share, BATCH);
}

static void stop_measuring(LayoutEditor *editor)
{
    if (editor->measures)
        (void)thinker_end_job(editor->tui->thinker);
    editor->measures = 0;
}

/* Without a thread the first boards have to be enough. */
static void go_on_measuring(LayoutEditor *editor)
{
    Thinker *thinker = editor->tui->thinker;
    if (editor->measures && thinker_has_job(thinker))
        return;
    stop_measuring(editor);
    if (!editor->measured.count || editor->measured.count & 1 ||
        editor->share.dealt >= (u32)(thinker ? BOARDS : BATCH))
        return;
    editor->measures = thinker != NULL;
    if (thinker)
        thinker_begin_job(thinker, measure, editor);
    else
        measure(editor);
}

static void measure_anew(LayoutEditor *editor)
{
    stop_measuring(editor);
    editor->measured = *layout_of(editor);
    editor->share.layout = &editor->measured;
    editor->share.dealt = editor->share.won = editor->share.open = 0;
    go_on_measuring(editor);
}

/* ------------------------------------------------------------------ steps */

static void tell_reason(LayoutEditor *editor, u8 reason)
{
    const Fault fault = {.game = &mahjong, .reason = reason};
    page_reason(&editor->message, &fault);
}

static void change(LayoutEditor *editor,
                   u8 (*act)(LayoutDraft *draft, u8 x, u8 y, u8 mirrors))
{
    const u8 reason =
        act(&editor->draft, (u8)editor->x, (u8)editor->y, editor->mirrors);
    if (reason)
        tell_reason(editor, reason);
    else
        measure_anew(editor);
}

/* ----------------------------------------------------------------- saving */

/* The path of the player's own layout, or of the folder without a name. */
static int path_of(const LayoutEditor *editor, Page *path)
{
    if (!path_of_layouts(path))
        return 0;
    page_format(path, "/%s.layout", editor->name.text);
    return 1;
}

static void put_layout(const void *layout, Writer *writer)
{
    layouts_write(layout, writer);
}

/* Reads back what would be written, so that no layout is stored that can't be
   dealt. */
static int is_refused(LayoutEditor *editor, const Page *text)
{
    Layout layout;
    Reader reader;
    Fault fault = {.game = &mahjong};
    reader_start(&reader, text->text, (u32)text->used);
    if (!layouts_read(&layout, &reader, &fault))
        return 0;
    page_reason(&editor->message, &fault);
    return 1;
}

static void write_layout(LayoutEditor *editor, char *path)
{
    Page text = PAGE_EMPTY;
    Layout layout = *layout_of(editor);
    (void)mahjong_settle_layout(&layout);
    page_written(&text, put_layout, &layout);
    paths_make_folders(path);
    if (!is_refused(editor, &text)) {
        if (file_write(path, "kmahjongg-layout", &text)) {
            editor->kept = *layout_of(editor);
            editor->is_kept = 1;
            page_format(&editor->message, _("Saved as %s."), path);
        } else {
            page_format(&editor->message, "%s: %s", path, strerror(errno));
        }
    }
    page_free(&text);
}

/* A player's own layout comes before the program's of the same name, whose
   results would then be those of another board. */
static int hides_another(const LayoutEditor *editor)
{
    Page other = PAGE_EMPTY;
    const int is_found = layouts_find(&other, editor->name.text);
    page_free(&other);
    return is_found;
}

static void save(LayoutEditor *editor, int agreed)
{
    Page path = PAGE_EMPTY;
    editor->asking = ASKS_NOTHING;
    if (!path_of(editor, &path))
        page_text(&editor->message, _("There is no folder for layouts."));
    else if (!agreed && file_exists(path.text))
        editor->asking = ASKS_TO_REPLACE;
    else if (!agreed && hides_another(editor))
        editor->asking = ASKS_TO_HIDE;
    else
        write_layout(editor, path.text);
    page_free(&path);
}

/* A slash would lead to another folder, and a dot hides the file. */
static int is_good_name(const Page *name)
{
    char text[NAME_SIZE];
    return name->used &&
           session_read_name(text, name->text, (u32)name->used) &&
           *name->text != '.' && !strchr(name->text, '/');
}

static void begin_saving(LayoutEditor *editor)
{
    const Layout *layout = layout_of(editor);
    if (!layout->count)
        tell_reason(editor, MAHJONG_NO_TILES);
    else if (layout->count & 1)
        tell_reason(editor, MAHJONG_ODD_TILES);
    else
        editor->asking = ASKS_NAME;
}

static void obey_name(LayoutEditor *editor, int code)
{
    if (code == ESCAPE)
        editor->asking = ASKS_NOTHING;
    else if (code == '\r' && letters_equal(editor->name.text, TURTLE))
        page_text(&editor->message,
                  _("The turtle is built in: choose another name."));
    else if (code == '\r' && is_good_name(&editor->name))
        save(editor, 0);
    else if (code == '\r')
        page_text(&editor->message,
                  _("A name has at least one letter and no slash."));
    else
        (void)edit_line_obey(&editor->name, code, MOST_NAME);
}

/* ------------------------------------------------------------------- keys */

static void move_cursor(LayoutEditor *editor, int dx, int dy)
{
    const int x = editor->x + dx;
    const int y = editor->y + dy;
    editor->x = x < 0 ? 0 : x > DRAFT_WIDTH - 2 ? DRAFT_WIDTH - 2 : x;
    editor->y = y < 0 ? 0 : y > DRAFT_HEIGHT - 2 ? DRAFT_HEIGHT - 2 : y;
}

static int is_kept(const LayoutEditor *editor)
{
    return editor->is_kept &&
           memcmp(&editor->kept, layout_of(editor), sizeof editor->kept) == 0;
}

/* Leaving asks once if the layout isn't stored. */
static void leave(LayoutEditor *editor)
{
    if (layout_of(editor)->count && !is_kept(editor) && !editor->warned) {
        editor->warned = 1;
        page_text(&editor->message,
                  _("This layout isn't saved. Esc again leaves without it."));
        return;
    }
    editor->done = 1;
}

static void play(LayoutEditor *editor)
{
    if (!is_kept(editor)) {
        begin_saving(editor);
        return;
    }
    editor->plays = editor->done = 1;
}

static void obey_code(LayoutEditor *editor, int code)
{
    switch (code) {
    case KEY_GO_LEFT:
    case 'h':
        move_cursor(editor, -1, 0);
        break;
    case KEY_GO_RIGHT:
    case 'l':
        move_cursor(editor, 1, 0);
        break;
    case KEY_GO_UP:
    case 'k':
        move_cursor(editor, 0, -1);
        break;
    case KEY_GO_DOWN:
    case 'j':
        move_cursor(editor, 0, 1);
        break;
    case ' ':
    case '\r':
        change(editor, layout_draft_put);
        break;
    case 'x':
    case KEY_DELETE:
    case KEY_RUBOUT:
        change(editor, layout_draft_take);
        break;
    case 'm':
        editor->mirrors = (editor->mirrors + 1) & (DRAFT_ACROSS | DRAFT_DOWN);
        break;
    case 'u':
        if (layout_draft_undo(&editor->draft))
            measure_anew(editor);
        break;
    case 'y':
        if (layout_draft_redo(&editor->draft))
            measure_anew(editor);
        break;
    case 'c':
        layout_draft_clear(&editor->draft);
        measure_anew(editor);
        break;
    case 'w':
        begin_saving(editor);
        break;
    case 'p':
        play(editor);
        break;
    case 'q':
    case ESCAPE:
        leave(editor);
        break;
    default:
        break;
    }
}

static int point_at(LayoutEditor *editor, const Key *key)
{
    const int x = key->x - editor->left;
    const int y = key->y - editor->top;
    if (x < 0 || y < 0 || x >= DRAFT_WIDTH * HALF_TILE || y >= DRAFT_HEIGHT)
        return 0;
    editor->x = editor->y = 0;
    move_cursor(editor, x / HALF_TILE, y);
    return 1;
}

/* A click that is on no button puts a tile there. */
static void obey_edit(LayoutEditor *editor, const Key *key, int code)
{
    if (code != KEY_RELEASED)
        obey_code(editor, code);
    else if (point_at(editor, key))
        change(editor, layout_draft_put);
}

int layout_editor_obey(LayoutEditor *editor, const Key *key)
{
    const int warned = editor->warned;
    const int code = key->code == KEY_RELEASED
                         ? view_key_clicked(editor->tui, key)
                         : key->code;
    go_on_measuring(editor);
    if (dialog_is_no_key(code) || code == KEY_PRESSED_AGAIN)
        return 1;
    editor->message.used = 0;
    if (code == KEY_ENDED)
        editor->done = 1;
    else if (editor->asking == ASKS_NAME)
        obey_name(editor, code);
    else if (!editor->asking)
        obey_edit(editor, key, code);
    else if (code == 'y')
        save(editor, 1);
    else if (code != KEY_RELEASED)
        editor->asking = ASKS_NOTHING;
    editor->warned = editor->warned && !warned;
    return !editor->done;
}

/* ---------------------------------------------------------------- running */

static int read_layout(LayoutEditor *editor, const char *name, Layout *layout)
{
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    Reader reader;
    Fault fault = {.game = &mahjong};
    int is_read = 0;
    if (!layouts_find(&path, name) || !file_read(path.text, &text)) {
        page_format(&editor->message, _("There is no layout '%s'."), name);
    } else {
        reader_start(&reader, text.text, (u32)text.used);
        is_read = !layouts_read(layout, &reader, &fault);
        if (!is_read)
            page_reason(&editor->message, &fault);
    }
    page_free(&path);
    page_free(&text);
    return is_read;
}

/* A layout that is larger than the table can't be changed here. */
static void start_draft(LayoutEditor *editor, const char *name)
{
    Layout layout = {0};
    const int is_turtle = strcmp(name, TURTLE) == 0;
    if (is_turtle)
        mahjong_build_turtle(&layout);
    if (is_turtle || !*name || read_layout(editor, name, &layout)) {
        if (layout_draft_start(&editor->draft, &layout))
            return;
        page_text(&editor->message,
                  _("That layout is larger than the table."));
    }
    (void)layout_draft_start(&editor->draft, NULL);
}

void layout_editor_open(LayoutEditor *editor, Tui *tui, const char *name)
{
    memset(editor, 0, sizeof *editor);
    editor->tui = tui;
    editor->mirrors = DRAFT_ACROSS;
    editor->x = DRAFT_WIDTH / 2 - 2;
    editor->y = DRAFT_HEIGHT / 2 - 2;
    editor->share.memory = host_must_have(malloc(SHARE_MEMORY));
    editor->share.size = SHARE_MEMORY;
    if (tui->thinker) {
        thinker_rest(tui->thinker);
        editor->share.stop = thinker_advisor(tui->thinker)->stop;
    }
    page_text(&editor->name, name);
    start_draft(editor, name);
    measure_anew(editor);
}

void layout_editor_close(LayoutEditor *editor)
{
    stop_measuring(editor);
    if (editor->tui->thinker && editor->tui->scene.session)
        thinker_think(editor->tui->thinker, editor->tui->scene.session);
    free(editor->share.memory);
    page_free(&editor->name);
    page_free(&editor->message);
}

static void draw_dialog(Tui *tui, void *own)
{
    (void)tui;
    layout_editor_draw(own);
}

static int obey_dialog(Tui *tui, void *own, const Key *key)
{
    (void)tui;
    return layout_editor_obey(own, key);
}

int layout_editor_run(Tui *tui, Page *name)
{
    static const Dialog dialog = {draw_dialog, obey_dialog, NULL};
    LayoutEditor *editor = host_must_have(malloc(sizeof *editor));
    int plays;
    layout_editor_open(editor, tui, name->text);
    dialog_run(tui, &dialog, editor);
    plays = editor->plays;
    name->used = 0;
    page_text(name, editor->name.text);
    layout_editor_close(editor);
    free(editor);
    return plays;
}
