/* SPDX-License-Identifier: MIT */
/* Large figures, bars and charts. Without colours, the parts of a bar differ
   in how dense they are. */
#include <string.h>

#include "front/tui/drawings/faces.h"
#include "statistics/recent.h"
#include "statistics_board.h"

typedef struct BarSign {
    unsigned sign;
    CellColour ink;
    const char *words;
} BarSign;

static const BarSign parts_of_bars[] = {
    [BAR_ALONE] = {0x2588, INK_GOOD, N_("without help")},
    [BAR_HELPED] = {0x2593, INK_NOTE, N_("with help")},
    [BAR_OPEN] = {0x2591, INK_FAINT, N_("not finished")}};
/* A game that wasn't finished has no value that a column could show. */
static const BarSign open_in_chart = {0xd7, INK_BAD, N_("not finished")};
STATIC_ASSERT(COUNT_OF(parts_of_bars) == BAR_PARTS);
STATIC_ASSERT((int)BAR_ALONE == (int)RECENT_ALONE &&
              (int)BAR_HELPED == (int)RECENT_HELPED &&
              (int)BAR_OPEN == (int)RECENT_OPEN);

static void put_centred(Canvas *canvas, const Box *box, int y,
                        const char *text, CellColour ink, int style)
{
    const int room = box->width - 2;
    const int columns = canvas_columns(text);
    const int x = columns < room ? canvas_centred(box->x, box->width, columns)
                                 : box->x + 1;
    canvas_put_cut(canvas, x, y, text, room, ink, INK_GROUND, style);
}

/* Large figures need no blank before a sign, and have none. */
static void page_figure(Page *page, const char *words)
{
    static const char blank[] = "\xc2\xa0";
    const char *at;
    for (; (at = strstr(words, blank)) != NULL; words = at + 2)
        page_put(page, words, (size_t)(at - words));
    page_text(page, words);
}

void statistics_put_tile(Canvas *canvas, const Box *box,
                         const FigureTile *tile)
{
    Page figure = PAGE_EMPTY;
    canvas_frame(canvas, box, INK_GRID, INK_GROUND);
    canvas_put_sign(canvas, box->x + 2, box->y, ' ', INK_NOTE, INK_GROUND, 0);
    canvas_put_words(canvas,
                     canvas_put_cut(canvas, box->x + 3, box->y, tile->title,
                                    box->width - 6, INK_NOTE, INK_GROUND,
                                    BOLD_STYLE),
                     box->y, " ", INK_NOTE, INK_GROUND, 0);
    page_figure(&figure, tile->figure);
    if (!numeral_put(canvas, box, figure.text, figure.text, tile->ink,
                     INK_GROUND, PLAIN_STYLE))
        put_centred(canvas, box, box->y + 2, tile->figure, tile->ink,
                    BOLD_STYLE);
    put_centred(canvas, box, box->y + FIGURE_TILE_ROWS - 2, tile->note,
                INK_FAINT, PLAIN_STYLE);
    page_free(&figure);
}

/* No part that there is vanishes, however small, as long as there is room. */
void statistics_put_bar(Canvas *canvas, int x, int y, int width,
                        const Sum parts[BAR_PARTS], Sum most)
{
    const Sum all = parts[0] + parts[1] + parts[2];
    Sum before = 0;
    int length, part, from, to;
    if (!all || width < 1)
        return;
    ASSERT(all <= most);
    length = (int)((all * (Sum)width + most - 1) / most);
    for (part = 0, from = 0; part < BAR_PARTS; part++, from = to) {
        before += parts[part];
        to = (int)((before * (Sum)length + all / 2) / all);
        if (to <= from && parts[part] && from < length)
            to = from + 1;
        to = to < from ? from : to;
        canvas_fill(canvas, &(Box){x + from, y, to - from, 1},
                    parts_of_bars[part].sign, parts_of_bars[part].ink,
                    INK_GROUND);
    }
}

static u32 greatest_of(const RecentResult *results, size_t count)
{
    u32 greatest = 1;
    size_t i;
    for (i = 0; i < count; i++)
        if (results[i].value > greatest)
            greatest = results[i].value;
    return greatest;
}

/* A column of eighths of cells, of any width. */
static void put_column(Canvas *canvas, const Box *box, int eighths,
                       CellColour ink)
{
    int y, x;
    for (y = box->y + box->height - 1; y >= box->y && eighths > 0;
         y--, eighths -= 8)
        for (x = box->x; x < box->x + box->width; x++)
            canvas_put_sign(canvas, x, y,
                            0x2580 + (unsigned)(eighths < 8 ? eighths : 8),
                            ink, INK_GROUND, PLAIN_STYLE);
}

void statistics_put_chart(Canvas *canvas, const Box *box,
                          const RecentResult *results, size_t count)
{
    enum { WIDEST = 4 };
    const size_t shown =
        count < (size_t)box->width ? count : (size_t)box->width;
    const RecentResult *result = results + (count - shown);
    const u32 greatest = greatest_of(result, shown);
    const int step = !shown ? 1
                     : box->width / (int)shown < WIDEST
                         ? box->width / (int)shown
                         : WIDEST;
    size_t i;
    for (i = 0; i < shown; i++, result++) {
        const Box column = {box->x + (int)i * step, box->y,
                            step > 1 ? step - 1 : 1, box->height};
        const int eighths =
            (int)(((Sum)result->value * (Sum)(8 * box->height) + greatest -
                   1) /
                  greatest);
        if (result->end == RECENT_OPEN)
            canvas_put_sign(canvas, column.x, box->y + box->height - 1,
                            open_in_chart.sign, open_in_chart.ink, INK_GROUND,
                            PLAIN_STYLE);
        else
            put_column(canvas, &column, eighths > 0 ? eighths : 1,
                       parts_of_bars[result->end].ink);
    }
}

void statistics_put_key(Canvas *canvas, const Box *line, int of_chart)
{
    const int end = line->x + line->width;
    int x = line->x;
    int i;
    for (i = 0; i < BAR_PARTS; i++) {
        const BarSign *part =
            of_chart && i == BAR_OPEN ? &open_in_chart : &parts_of_bars[i];
        if (x + 2 + canvas_columns(translate(part->words)) > end)
            return;
        canvas_put_sign(canvas, x, line->y, part->sign, part->ink, INK_GROUND,
                        PLAIN_STYLE);
        x = canvas_put_words(canvas, x + 2, line->y, translate(part->words),
                             INK_FAINT, INK_GROUND, PLAIN_STYLE) +
            3;
    }
}
