/* SPDX-License-Identifier: MIT */
/* The box of a lesson, below its board: its title, what it tells, and the
   answer to a move that wasn't the right one. */
#include "bars.h"

#include "front/tui/canvas/texts.h"
#include "front/tui/canvas/widgets.h"

enum { WIDEST = 76, FRAME = 2, LINES = 4 };

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
        told + put_folded(page, lesson->answer.text, width) > LINES) {
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
    return (lines > LINES ? lines : LINES) + FRAME;
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
    page_free(&page);
}
