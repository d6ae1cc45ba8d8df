/* SPDX-License-Identifier: MIT */
/* The box of a lesson, below its board: its title, what it tells, the answer
   to a move that wasn't the right one, and whose turn it is. */
#include "bars.h"

#include "front/tui/canvas/texts.h"
#include "front/tui/canvas/widgets.h"

/* Tactics need room for a whole board. */
enum { WIDEST = 76, FRAME = 2, LINES = 4, LINES_OF_TACTICS = 2 };

static int least_lines(const Tui *tui)
{
    return tui->lesson.is_tactic && tui->canvas.height < 2 * LEAST_HEIGHT
               ? LINES_OF_TACTICS
               : LINES;
}

static int width_of(const Tui *tui)
{
    return tui->canvas.width < WIDEST ? tui->canvas.width : WIDEST;
}

/* Appends a folded text; returns how many lines it has. */
static int put_folded(Page *page, const char *text, int width)
{
    Page folded = PAGE_EMPTY;
    int lines;
    fold_text(&folded, text, width);
    lines = lines_count(folded.text);
    if (page->used && page->text[page->used - 1] != '\n')
        page_text(page, "\n");
    page_text(page, folded.text);
    page_free(&folded);
    return lines;
}

/* The answer to a wrong move stands below the task, or alone if there is no
   room for both: the board isn't to grow and shrink. Returns where the answer
   begins. */
static int page_lesson(Page *page, const Tui *tui)
{
    const TuiLesson *lesson = &tui->lesson;
    const int width = width_of(tui) - 2 * FRAME;
    int told = put_folded(page, lesson->words.text, width);
    if (lesson->answer.used &&
        told + put_folded(page, lesson->answer.text, width) >
            least_lines(tui)) {
        page->used = 0;
        put_folded(page, lesson->answer.text, width);
        told = 0;
    }
    return told;
}

int lesson_view_rows(const Tui *tui)
{
    Page page = PAGE_EMPTY;
    int lines;
    (void)page_lesson(&page, tui);
    lines = lines_count(page.text);
    page_free(&page);
    return (lines > least_lines(tui) ? lines : least_lines(tui)) + FRAME;
}

/* In the frame, so that it takes no line. */
static void draw_turn(Tui *tui, const Box *box)
{
    Canvas *canvas = &tui->canvas;
    const Page *turn = &tui->lesson.turn;
    const int width = turn->used ? canvas_columns(turn->text) : 0;
    const int y = box->y + box->height - 1;
    int x = box->x + box->width - width - 4;
    if (!width || x <= box->x)
        return;
    x = canvas_put_words(canvas, x, y, " ", INK_TEXT, INK_GROUND, 0);
    x = canvas_put_words(canvas, x, y, turn->text, INK_NOTE, INK_GROUND,
                         BOLD_STYLE);
    canvas_put_words(canvas, x, y, " ", INK_TEXT, INK_GROUND, 0);
}

void lesson_view_draw(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    const int rows = lesson_view_rows(tui);
    const Box box = {canvas_centred(0, canvas->width, width_of(tui)),
                     canvas->height - 2 - rows, width_of(tui), rows};
    const Ink ink = tui->lesson.is_finished ? INK_GOOD : INK_TEXT;
    Page page = PAGE_EMPTY;
    const int told = page_lesson(&page, tui);
    const int lines = lines_count(page.text);
    const char *at = page.text;
    int i;
    widget_box(canvas, &box, tui->lesson.title.text);
    for (i = 0; i < lines; i++, at = lines_next(at))
        lines_put(canvas, box.x + FRAME, box.y + 1 + i, at,
                  i >= told ? INK_BAD : ink, 0);
    draw_turn(tui, &box);
    page_free(&page);
}
