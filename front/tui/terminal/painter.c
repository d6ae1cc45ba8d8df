/* SPDX-License-Identifier: MIT */
/* Tracks the terminal's colours, style and cursor, so that nothing is sent
   twice. All sequences come from terminfo, except those for 24-bit colour,
   which terminals agree on but rarely describe. */
#include "painter.h"

#include "front/tui/canvas/signs.h"

#include <curses.h>
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

#include "abilities.h"
#include "host/utf8.h"
#include "images.h"

/* Between these, the terminal shows nothing of a frame. They are left out
   around frames that are so small that they arrive in one piece. */
#define BEGIN_FRAME "\033[?2026h"
#define END_FRAME "\033[?2026l"

enum {
    UNKNOWN_COLOUR = -2, /* as no colour is called */
    NOWHERE = -1,
    SMALL_FRAME = 200, /* bytes */
    SHORT_GAP =
        4,        /* cells that are cheaper to write again than to jump over */
    SHORT_RUN = 5 /* blanks that are cheaper to write than to erase */
};

/* A cell as the terminal shows it now. */
typedef struct PaintedCell {
    unsigned sign;
    Paint paint;
    unsigned picture; /* what images_mark says */
} PaintedCell;

static struct {
    PaintedCell *cells; /* NULL: anything may be shown */
    int width, height;
    Paint paint; /* what would be written with now */
    int x, y;    /* where, or NOWHERE */
    int cursor_is_shown;
    Page frame;
    int knows_default; /* of ink and paper, each by itself */
    unsigned
        not_in_colour; /* styles that this terminal can't show with them */
} painter;

/* ------------------------------------------------------------------- bytes */

static int put_byte(int byte)
{
    const char one = (char)byte;
    page_put(&painter.frame, &one, 1);
    return byte;
}

/* Sends a capability with the padding that the terminal's description asks
   for. */
static void put_capability(const char *capability)
{
    if (capability)
        tputs(capability, 1, put_byte);
}

static void begin_frame(void)
{
    page_text(&painter.frame, BEGIN_FRAME);
}

/* Sends all bytes, even if signals interrupt it or the line is full. */
static void send_bytes(const char *at, size_t left)
{
    while (left) {
        const ssize_t sent = write(STDOUT_FILENO, at, left);
        if (sent > 0) {
            at += sent;
            left -= (size_t)sent;
        } else if (errno == EAGAIN) {
            struct pollfd line = {STDOUT_FILENO, POLLOUT, 0};
            poll(&line, 1, -1);
        } else if (errno != EINTR) {
            break; /* nobody is there to see it */
        }
    }
}

/* Sends what was written since begin_frame. */
static void send_frame(void)
{
    const size_t begin = strlen(BEGIN_FRAME);
    if (abilities()->synchronises &&
        painter.frame.used - begin > SMALL_FRAME) {
        page_text(&painter.frame, END_FRAME);
        send_bytes(painter.frame.text, painter.frame.used);
    } else {
        send_bytes(painter.frame.text + begin, painter.frame.used - begin);
    }
    painter.frame.used = 0;
}

/* ----------------------------------------------------------------- colours */

static void forget_paint(void)
{
    painter.paint = (Paint){UNKNOWN_COLOUR, UNKNOWN_COLOUR, PLAIN_STYLE};
}

static void put_plain(void)
{
    put_capability(exit_attribute_mode);
    painter.paint = (Paint){OWN_COLOUR, OWN_COLOUR, PLAIN_STYLE};
}

static void put_colour(int colour, int is_paper, int colours)
{
    char *set = is_paper ? set_a_background : set_a_foreground;
    if (colours > 256)
        page_format(&painter.frame, "\033[%d;2;%d;%d;%dm", is_paper ? 48 : 38,
                    colour >> 16 & 255, colour >> 8 & 255, colour & 255);
    else if (colours == 256 && max_colors < 256)
        page_format(&painter.frame, "\033[%d;5;%dm", is_paper ? 48 : 38,
                    colour);
    else if (set)
        put_capability(tparm(set, (long)colour));
}

/* Some terminals reset both colours only together; then the other one has to
   be set again. */
static void put_own_colour(int is_paper)
{
    if (painter.knows_default) {
        page_text(&painter.frame, is_paper ? "\033[49m" : "\033[39m");
        *(is_paper ? &painter.paint.paper : &painter.paint.ink) = OWN_COLOUR;
    } else {
        put_capability(orig_pair);
        painter.paint.ink = painter.paint.paper = OWN_COLOUR;
    }
}

static void put_styles(int style)
{
    if (painter.paint.ink == UNKNOWN_COLOUR || painter.paint.style & ~style)
        put_plain();
    style &= ~painter.paint.style;
    if (style & BOLD_STYLE)
        put_capability(enter_bold_mode);
    if (style & UNDER_STYLE)
        put_capability(enter_underline_mode);
    if (style & REVERSE_STYLE)
        put_capability(enter_reverse_mode);
    painter.paint.style |= style;
}

static void put_paint(const Paint *paint, int colours)
{
    Paint *now = &painter.paint;
    put_styles(paint->style);
    if (paint->ink == OWN_COLOUR && now->ink != OWN_COLOUR)
        put_own_colour(0);
    if (paint->paper == OWN_COLOUR && now->paper != OWN_COLOUR)
        put_own_colour(1);
    if (paint->ink != now->ink)
        put_colour(paint->ink, 0, colours);
    if (paint->paper != now->paper)
        put_colour(paint->paper, 1, colours);
    now->ink = paint->ink;
    now->paper = paint->paper;
}

/* ------------------------------------------------------------------- cells */

static int is_blank(const PaintedCell *cell)
{
    return cell->sign == ' ' && !(cell->paint.style & ~BOLD_STYLE);
}

/* Cells that look the same become equal: the ink of a blank is invisible. */
static PaintedCell shown_of(const Cell *cell, const Look *look)
{
    PaintedCell shown = {cell->sign, look_paint(cell, look), 0};
    if (shown.paint.ink != OWN_COLOUR || shown.paint.paper != OWN_COLOUR)
        shown.paint.style &= ~(int)painter.not_in_colour;
    if (is_blank(&shown)) {
        shown.paint.ink = OWN_COLOUR;
        shown.paint.style = PLAIN_STYLE;
    }
    return shown;
}

/* To write in a cell erases its picture, which is drawn again afterwards. */
static int is_same(const PaintedCell *a, const PaintedCell *b)
{
    return a->picture == b->picture && a->sign == b->sign &&
           a->paint.ink == b->paint.ink && a->paint.paper == b->paint.paper &&
           a->paint.style == b->paint.style;
}

/* A block looks like its inverse with the colours exchanged, and one of the
   two may need fewer changes of colour. The terminal's own colours can't be
   exchanged. */
static PaintedCell cheapest(PaintedCell cell)
{
    const Paint *now = &painter.paint;
    const Paint *paint = &cell.paint;
    const unsigned inverse = block_inverse(cell.sign);
    if (!inverse || paint->ink == OWN_COLOUR || paint->paper == OWN_COLOUR ||
        paint->style)
        return cell;
    if ((paint->ink == now->paper) + (paint->paper == now->ink) >
        (paint->ink == now->ink) + (paint->paper == now->paper))
        return (PaintedCell){
            inverse, {paint->paper, paint->ink, PLAIN_STYLE}, cell.picture};
    return cell;
}

static void put_sign(unsigned sign)
{
    char bytes[4];
    page_put(&painter.frame, bytes, canvas_encode(bytes, sign));
}

static void go_to(int x, int y)
{
    if (painter.x == x && painter.y == y)
        return;
    if (x == 0 && painter.y >= 0 && y == painter.y + 1 && painter.x > 0)
        page_text(&painter.frame, "\r\n");
    else
        put_capability(tparm(cursor_address, (long)y, (long)x));
    painter.x = x;
    painter.y = y;
}

/* A blank looks the same in any ink, and bold. */
static Paint paint_of_blank(int paper)
{
    const Paint *now = &painter.paint;
    if (now->ink == UNKNOWN_COLOUR || now->style & ~BOLD_STYLE)
        return (Paint){OWN_COLOUR, paper, PLAIN_STYLE};
    return (Paint){now->ink, paper, now->style};
}

static void put_cell(PaintedCell cell, int colours)
{
    if (is_blank(&cell))
        cell.paint = paint_of_blank(cell.paint.paper);
    else
        cell = cheapest(cell);
    put_paint(&cell.paint, colours);
    put_sign(cell.sign);
    painter.x += utf8_columns(cell.sign);
    /* Behind the last column terminals differ in where the cursor is. */
    if (painter.x == painter.width)
        painter.x = painter.y = NOWHERE;
}

/*
   ---------------------------------------------------------------------
   - lines */

/* The column from which all cells of a line are the same blank. */
static int blank_from(const PaintedCell *line, int width)
{
    int x = width;
    while (x > 0 && is_blank(&line[x - 1]) &&
           is_same(&line[x - 1], &line[width - 1]))
        x--;
    return x;
}

static int can_erase(const PaintedCell *blank)
{
    return clr_eol && (blank->paint.paper == OWN_COLOUR || back_color_erase);
}

static void erase_from(int x, int y, const PaintedCell *line, int colours)
{
    const Paint paint = paint_of_blank(line[x].paint.paper);
    go_to(x, y);
    put_paint(&paint, colours);
    put_capability(clr_eol);
}

/* Skips cells that the terminal already shows, unless a jump takes more bytes
   than writing them again; that would erase pictures. */
static int next_to_write(const PaintedCell *line, const PaintedCell *shown,
                         int x, int until)
{
    int next = x;
    int has_picture = 0;
    for (; next < until && is_same(&line[next], &shown[next]); next++)
        has_picture |= line[next].picture != 0;
    if (next == until)
        return until;
    return next - x <= SHORT_GAP && painter.x == x && !has_picture ? x : next;
}

static void paint_line(int y, const PaintedCell *line,
                       const PaintedCell *shown, int colours)
{
    const int width = painter.width;
    const int blank = blank_from(line, width);
    const int erases =
        width - blank >= SHORT_RUN && can_erase(&line[width - 1]);
    const int until = erases ? blank : width;
    int x;
    for (x = next_to_write(line, shown, 0, until); x < until;
         x = next_to_write(line, shown, x, until)) {
        go_to(x, y);
        put_cell(line[x], colours);
        x += utf8_columns(line[x].sign);
    }
    for (x = until; x < width && is_same(&line[x], &shown[x]); x++)
        continue;
    if (x < width)
        erase_from(x, y, line, colours);
}

/* ------------------------------------------------------------------ frames */

static void put_cursor(const Canvas *canvas)
{
    const int shown =
        canvas_cell(canvas, canvas->cursor_x, canvas->cursor_y) != NULL;
    if (!shown && painter.cursor_is_shown)
        put_capability(cursor_invisible);
    if (shown)
        go_to(canvas->cursor_x, canvas->cursor_y);
    if (shown && !painter.cursor_is_shown)
        put_capability(cursor_normal);
    painter.cursor_is_shown = shown;
}

/* Clears the screen, after a change of size or after another program wrote on
   it. */
static void begin_anew(int width, int height)
{
    const size_t area = (size_t)width * (size_t)height;
    size_t i;
    free(painter.cells);
    painter.cells = host_must_have(calloc(area + 1, sizeof *painter.cells));
    for (i = 0; i < area; i++)
        painter.cells[i] =
            (PaintedCell){' ', {OWN_COLOUR, OWN_COLOUR, PLAIN_STYLE}, 0};
    images_remove(&painter.frame);
    painter.width = width;
    painter.height = height;
    put_plain();
    put_capability(clear_screen);
    painter.x = painter.y = NOWHERE;
}

/* Paints the text of a row, and notes in which cells a picture is missing
   now. */
static void paint_row(const Canvas *canvas, const Look *look, int y,
                      PaintedCell *line, const unsigned *marks,
                      unsigned char *changed)
{
    const int width = canvas->width;
    PaintedCell *shown = &painter.cells[y * width];
    int x;
    for (x = 0; x < width; x++) {
        line[x] = shown_of(&canvas->cells[y * width + x], look);
        line[x].picture = marks[x];
        if (line[x].sign == NO_SIGN && x)
            line[x].paint = line[x - 1].paint;
    }
    /* To write there would scroll such a terminal. */
    if (y == canvas->height - 1 && auto_right_margin && !eat_newline_glitch)
        line[width - 1] = shown[width - 1];
    paint_line(y, line, shown, look->colours);
    for (x = 0; x < width; x++)
        changed[x] = line[x].picture && !is_same(&line[x], &shown[x]);
    memcpy(shown, line, (size_t)width * sizeof *line);
}

/* Images lie on the text, so they come after it. */
static void paint_images(const Canvas *canvas, const Look *look,
                         const unsigned char *changed)
{
    const size_t before = painter.frame.used;
    images_paint(&painter.frame, canvas, look, changed);
    if (painter.frame.used != before)
        painter.x = painter.y = NOWHERE;
}

void painter_paint(const Canvas *canvas, const Look *look)
{
    const size_t width = (size_t)canvas->width;
    const size_t area = width * (size_t)canvas->height;
    PaintedCell *line = host_must_have(calloc(width + 1, sizeof *line));
    unsigned *marks = host_must_have(malloc((area + 1) * sizeof *marks));
    unsigned char *changed = host_must_have(malloc(area + 1));
    int y;
    begin_frame();
    if (!painter.cells || painter.width != canvas->width ||
        painter.height != canvas->height)
        begin_anew(canvas->width, canvas->height);
    images_mark(canvas, look, marks);
    for (y = 0; y < canvas->height; y++)
        paint_row(canvas, look, y, line, marks + (size_t)y * width,
                  changed + (size_t)y * width);
    paint_images(canvas, look, changed);
    free(line);
    free(marks);
    free(changed);
    put_cursor(canvas);
    send_frame();
}

void painter_forget(void)
{
    free(painter.cells);
    painter.cells = NULL;
    forget_paint();
    painter.x = painter.y = NOWHERE;
}

void painter_reserve(void)
{
    begin_frame();
    painter.frame.used = 0;
}

void painter_open(void)
{
    static const struct {
        unsigned bit, style;
    } bits[] = {{2, UNDER_STYLE}, {4, REVERSE_STYLE}, {32, BOLD_STYLE}};
    size_t i;
    painter_forget();
    painter.cursor_is_shown = 1;
    painter.knows_default = tigetflag("AX") > 0;
    painter.not_in_colour = 0;
    for (i = 0; i < sizeof bits / sizeof *bits; i++)
        if (no_color_video > 0 && (unsigned)no_color_video & bits[i].bit)
            painter.not_in_colour |= bits[i].style;
}

void painter_close(void)
{
    painter.frame.used = 0; /* of a frame that has not been finished */
    begin_frame();
    images_remove(&painter.frame);
    put_plain();
    if (!painter.cursor_is_shown)
        put_capability(cursor_normal);
    send_frame();
    painter_forget();
}
