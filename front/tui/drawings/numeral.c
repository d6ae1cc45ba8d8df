/* SPDX-License-Identifier: MIT */
/* Numbers and times in large figures, drawn with half cells. */
#include <string.h>

#include "dot_figures.h"
#include "faces.h"
#include "rules/core/base.h"

enum { ROWS = DOT_FIGURE_HEIGHT, COLUMNS = 3, STEP = COLUMNS + 1 };

STATIC_ASSERT((int)STEP == (int)NUMERAL_STEP);
STATIC_ASSERT((ROWS + 1) / 2 == (int)NUMERAL_ROWS);

/* A figure's dot at so many half rows and columns, or none. */
static int has_dot(const char *text, int scale, int column, int row)
{
    const int nth = column / (STEP * scale);
    return row >= 0 && dot_figure_has((unsigned char)text[nth],
                                      column / scale % STEP, row / scale);
}

static Box box_of(const Box *box, const char *text, int scale)
{
    const int width = ((int)strlen(text) * STEP - 1) * scale;
    const int height = (ROWS * scale + 1) / 2;
    return (Box){canvas_centred(box->x, box->width, width),
                 canvas_centred(box->y, box->height, height), width, height};
}

static int scale_for(const Box *box, const char *text)
{
    int scale = 0;
    Box number;
    do {
        scale++;
        number = box_of(box, text, scale);
    } while (number.width + 2 <= box->width &&
             number.height + 2 <= box->height);
    return scale - 1;
}

int numeral_put(Canvas *canvas, const Box *box, const char *text,
                const char *widest, CellColour ink, CellColour paper,
                int style)
{
    static const unsigned halves[] = {' ', 0x2580, 0x2584, 0x2588};
    const int scale = canvas->ascii ? 0 : scale_for(box, widest);
    const Box number = box_of(box, text, scale);
    int x, y;
    for (y = 0; scale && y < number.height; y++)
        for (x = 0; x < number.width; x++) {
            const int upper = has_dot(text, scale, x, 2 * y);
            const int lower = has_dot(text, scale, x, 2 * y + 1);
            if (upper || lower)
                canvas_put_sign(canvas, number.x + x, number.y + y,
                                halves[upper + 2 * lower], ink, paper, style);
        }
    return scale;
}
