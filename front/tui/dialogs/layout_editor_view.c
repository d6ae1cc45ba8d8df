/* SPDX-License-Identifier: MIT */
/* Draws the table of the editor of layouts, with what is known about the
   layout above it and the keys below. */
#include "layout_editor.h"

#include "dialog.h"
#include "formats/layout_draft.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/view/view.h"

static void draw_axes(const LayoutEditor *editor, Canvas *canvas)
{
    const int middle = editor->left + DRAFT_WIDTH / 2 * HALF_TILE;
    int i;
    for (i = 0; i < DRAFT_HEIGHT && editor->mirrors & DRAFT_ACROSS; i++)
        canvas_put_sign(canvas, middle, editor->top + i, 0x250a, INK_FAINT,
                        INK_GROUND, 0);
    for (i = 0; i < DRAFT_WIDTH * HALF_TILE && editor->mirrors & DRAFT_DOWN;
         i++)
        canvas_put_sign(canvas, editor->left + i,
                        editor->top + DRAFT_HEIGHT / 2, 0x2508, INK_FAINT,
                        INK_GROUND, 0);
}

static void draw_tile(const LayoutEditor *editor, Canvas *canvas, int x, int y,
                      int level, Ink paper)
{
    const Box box = {editor->left + x * HALF_TILE, editor->top + y,
                     2 * HALF_TILE, 2};
    canvas_fill(canvas, &box, ' ', INK_TILE_TEXT, paper);
    canvas_frame(canvas, &box, INK_TILE_EDGE, paper);
    if (level)
        canvas_put_sign(canvas, box.x + 1, box.y,
                        (unsigned)(level < 10 ? '0' + level : '+'),
                        INK_TILE_TEXT, paper, BOLD_STYLE);
}

static void draw_table(const LayoutEditor *editor, Canvas *canvas)
{
    const Layout *layout = layout_draft_now(&editor->draft);
    const Box border = {editor->left - 1, editor->top - 1,
                        DRAFT_WIDTH * HALF_TILE + 2, DRAFT_HEIGHT + 2};
    u8 i;
    canvas_frame(canvas, &border, INK_FAINT, INK_GROUND);
    draw_axes(editor, canvas);
    for (i = 0; i < layout->count; i++) {
        const TilePlace *place = &layout->place[i];
        draw_tile(editor, canvas, place->x, place->y, place->z + 1,
                  place->z & 1 ? INK_SHUT_TILE : INK_TILE);
    }
    draw_tile(editor, canvas, editor->x, editor->y, 0, INK_CURSOR);
}

static int levels_of(const Layout *layout)
{
    return layout->count ? layout->place[layout->count - 1].z + 1 : 0;
}

static void page_facts(Page *page, const LayoutEditor *editor)
{
    static const char *const mirrors[] = {N_("no mirror"), N_("mirror across"),
                                          N_("mirror down"),
                                          N_("mirror across and down")};
    const Layout *layout = layout_draft_now(&editor->draft);
    page_format(page, _("%1$u tiles, %2$d high"), (unsigned)layout->count,
                levels_of(layout));
    page_format(page, " \u00b7 %s", translate(mirrors[editor->mirrors]));
    if (editor->share.dealt)
        page_format(page, _(" \u00b7 %1$u of %2$u deals can be won"),
                    (unsigned)editor->share.won,
                    (unsigned)editor->share.dealt);
    if (editor->share.open)
        page_format(page, _(", %u undecided"), (unsigned)editor->share.open);
}

/* A question, or what has happened. */
static void draw_message(const LayoutEditor *editor, Canvas *canvas, int y)
{
    static const char *const questions[] = {
        [ASKS_NAME] = N_("Name of the layout: %s"),
        [ASKS_TO_REPLACE] = N_("Replace your layout %s? (y/n)"),
        [ASKS_TO_HIDE] = N_("There is another layout %s, which yours would "
                            "hide. Save it? (y/n)")};
    Page page = PAGE_EMPTY;
    int x;
    if (editor->asking)
        page_format(&page, translate(questions[editor->asking]),
                    editor->name.text);
    else
        page_text(&page, editor->message.used ? editor->message.text : "");
    x = canvas_put_cut(canvas, 1, y, page.used ? page.text : "",
                       canvas->width - 2, editor->asking ? INK_NOTE : INK_TEXT,
                       INK_GROUND, 0);
    if (editor->asking == ASKS_NAME) {
        canvas->cursor_x = x;
        canvas->cursor_y = y;
    }
    page_free(&page);
}

typedef struct EditorKey {
    int key;
    const char *name, *what;
} EditorKey;

/* What can be pressed; or why the answer to a question was refused. */
static void draw_keys(const LayoutEditor *editor, Canvas *canvas)
{
    static const EditorKey keys[][9] = {
        [ASKS_NOTHING] = {{' ', N_("Space"), N_("put")},
                          {'x', "x", N_("take")},
                          {'m', "m", N_("mirror")},
                          {'u', "u", N_("undo")},
                          {'y', "y", N_("redo")},
                          {'c', "c", N_("clear")},
                          {'w', "w", N_("save")},
                          {'p', "p", N_("play")},
                          {ESCAPE, "Esc", N_("leave")}},
        [ASKS_NAME] = {{'\r', N_("Enter"), N_("save")},
                       {ESCAPE, "Esc", N_("cancel")}},
        [ASKS_TO_REPLACE] = {{'y', "y", N_("yes")}, {'n', "n", N_("no")}},
        [ASKS_TO_HIDE] = {{'y', "y", N_("yes")}, {'n', "n", N_("no")}}};
    const Box bar = {0, canvas->height - 1, canvas->width, 1};
    const EditorKey *key = keys[editor->asking];
    const EditorKey *end = key + COUNT_OF(*keys);
    int x = 1;
    canvas_fill(canvas, &bar, ' ', INK_BAR_TEXT, INK_BAR);
    if (editor->asking && editor->message.used) {
        canvas_put_cut(canvas, x, bar.y, editor->message.text,
                       canvas->width - 2, INK_BAR_TEXT, INK_BAR, 0);
        return;
    }
    for (; key < end && key->key; key++)
        if (x + widget_button_width(key->name, key->what) <= canvas->width)
            x = widget_button(canvas, x, bar.y, HIT_KEY + key->key, key->name,
                              key->what, INK_BAR_KEY, INK_BAR);
}

/* A table that is larger than the screen is scrolled to the cursor. */
static void place_table(LayoutEditor *editor, const Canvas *canvas)
{
    enum { BARS = 3 };
    const int width = canvas->width;
    const int height = canvas->height - BARS;
    editor->left =
        canvas_centred(0, width, DRAFT_WIDTH * HALF_TILE) -
        canvas_scrolled(width, DRAFT_WIDTH * HALF_TILE, editor->x * HALF_TILE);
    editor->top = canvas_centred(1, height, DRAFT_HEIGHT) -
                  canvas_scrolled(height, DRAFT_HEIGHT, editor->y);
}

void layout_editor_draw(LayoutEditor *editor)
{
    Canvas *canvas = &editor->tui->canvas;
    const Box bar = {0, 0, canvas->width, 1};
    const Box clip = canvas->clip;
    Page facts = PAGE_EMPTY;
    place_table(editor, canvas);
    canvas->clip = (Box){0, 1, canvas->width, canvas->height - 3};
    draw_table(editor, canvas);
    canvas->clip = clip;
    page_facts(&facts, editor);
    canvas_fill(canvas, &bar, ' ', INK_BAR_TEXT, INK_BAR);
    canvas_put_cut(canvas, 1, 0, facts.text, canvas->width - 2, INK_BAR_TEXT,
                   INK_BAR, 0);
    draw_message(editor, canvas, canvas->height - 2);
    draw_keys(editor, canvas);
    page_free(&facts);
}
