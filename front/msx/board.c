/* SPDX-License-Identifier: MIT */
/* Draws the board and the words around it, moves the cursor from piece to
   piece, and animates the ball that moves. */
#include "board.h"

#include "bios.h"
#include "shelf.h"
#include "sound.h"

enum {
    PANEL = 22,
    KEYS_ROW = 6,
    SEED_COLUMN = 20,
    NAME_WIDTH = 8,
    NO_PIECE = 255
};

static const View *view;
static u8 width, height;
static u8 cursor; /* index of a piece */
static u8 last_spot;

u8 board_width(void)
{
    return width;
}

u8 board_height(void)
{
    return height;
}

/* ----------------------------------------------------------------- texts */

static void put_written(u8 column, u8 row, char *words, const Writer *writer)
{
    words[writer->used < writer->room ? writer->used : writer->room] = 0;
    screen2_put_words(column, row, words);
}

void board_put_count(u8 column, u8 row, const char *name, u32 number)
{
    char words[20];
    Writer writer;
    writer_start(&writer, words, sizeof words - 1);
    writer_text(&writer, name);
    writer_char(&writer, ' ');
    writer_number(&writer, number);
    put_written(column, row, words, &writer);
}

void board_put_saying(u8 column, u8 row, u8 saying)
{
    char words[24];
    Writer writer;
    writer_start(&writer, words, sizeof words - 1);
    msx_desk_say(saying, &writer);
    put_written(column, row, words, &writer);
}

void board_put_name(u8 column, u8 row, const View *of, u8 nth)
{
    char words[NAME_WIDTH + 1];
    Writer writer;
    if (of->name) {
        screen2_put_words(column, row, of->name);
        return;
    }
    writer_start(&writer, words, NAME_WIDTH);
    msx_desk_name(nth, &writer);
    put_written(column, row, words, &writer);
}

void board_put_title(const View *of)
{
    board_put_name(0, 0, of, (u8)(desk.bank - BANK_OF_GAMES));
}

void board_put_score(u8 column, u8 row, const View *of)
{
    u32 score = msx_desk_score();
    if (of->counted_from)
        score = (u8)(of->counted_from - (u8)score);
    board_put_count(column, row, of->counts, score);
}

u8 board_put_list(u8 column, u8 row, u8 step, const Words *list)
{
    for (; *list; row = (u8)(row + step))
        screen2_put_words(column, row, *list++);
    return row;
}

void board_put_keys(void)
{
    static const char *const rows[] = {N_("TAB   hint"),
                                       N_("SPACE take"),
                                       N_("BS    undo"),
                                       N_("?     help"),
                                       N_("ESC   menu"),
                                       N_("or type it"),
                                       NULL};
    board_put_list(PANEL, KEYS_ROW, 2, rows + (view->no_hint != NULL));
}

/* The number of characters that fit in a row without splitting a word. */
static u8 row_of_words(const char *words, u8 count)
{
    u8 part = COLUMNS;
    if (count <= COLUMNS)
        return count;
    while (part && words[part] != ' ')
        part--;
    return (u8)(part ? part + 1 : COLUMNS);
}

static u8 count_rows(const char *words, u8 count)
{
    u8 rows = 0;
    u8 part;
    for (; count; rows++) {
        part = row_of_words(words, count);
        words += part;
        count = (u8)(count - part);
    }
    return rows;
}

void board_show_message(const char *words, u8 count)
{
    char row[COLUMNS];
    u8 at = (u8)(ROWS - count_rows(words, count));
    u8 part;
    board_hide_message();
    for (; count; at++) {
        part = row_of_words(words, count);
        bytes_fill(row, ' ', sizeof row);
        bytes_copy(row, words, part > COLUMNS ? COLUMNS : part);
        screen2_flash_words(0, at, row, COLUMNS);
        words += part;
        count = (u8)(count - part);
    }
}

void board_hide_message(void)
{
    screen2_show_rows(ROWS - 6, 6);
}

/* ---------------------------------------------------------------- cursor */

static void box_of(u8 piece, SignBox *box)
{
    view->place(&desk.pieces[piece], box);
}

static u8 piece_on(u8 spot)
{
    u8 i;
    for (i = 0; i < desk.piece_count; i++)
        if (desk.pieces[i].spot == spot)
            return i;
    return NO_PIECE;
}

static u8 can_point(u8 piece)
{
    return piece < desk.piece_count && view->may_point(&desk.pieces[piece]);
}

static u8 apart(u8 a, u8 b)
{
    return (u8)(a > b ? a - b : b - a);
}

/* The distance between two boxes in the direction of a key, or 255 if the
   target does not lie in that direction. Sideways distance counts twice. */
static u8 distance(const SignBox *from, const SignBox *to, u8 key)
{
    u8 along, across;
    u8 upright = key == KEY_UP || key == KEY_DOWN;
    u8 a = upright ? from->row : from->column;
    u8 b = upright ? to->row : to->column;
    if (key == KEY_UP || key == KEY_LEFT ? b >= a : b <= a)
        return 255;
    along = apart(a, b);
    across =
        upright ? apart(from->column, to->column) : apart(from->row, to->row);
    return (u8)(along + 2 * across);
}

static u8 nearest(const SignBox *from, u8 key)
{
    SignBox box;
    u8 best = 255;
    u8 found = NO_PIECE;
    u8 i, far;
    for (i = 0; i < desk.piece_count; i++) {
        if (i == cursor || !can_point(i))
            continue;
        box_of(i, &box);
        far = key ? distance(from, &box, key)
                  : (u8)(apart(from->column, box.column) +
                         apart(from->row, box.row));
        if (far < best) {
            best = far;
            found = i;
        }
    }
    return found;
}

static void draw_corners(void)
{
    SignBox box;
    u8 held = desk.session.held;
    u8 piece = held == NO_SPOT ? NO_PIECE : piece_on(held);
    screen2_hide_corners(HOLDING);
    screen2_hide_corners(POINTING);
    if (piece != NO_PIECE) {
        box_of(piece, &box);
        screen2_place_corners(HOLDING, &box, view->holding);
    }
    if (cursor != NO_PIECE && cursor != piece) {
        box_of(cursor, &box);
        screen2_place_corners(POINTING, &box, view->pointing);
    }
}

void board_move_cursor(u8 key)
{
    SignBox box;
    u8 found;
    if (cursor == NO_PIECE)
        return;
    box_of(cursor, &box);
    found = nearest(&box, key);
    if (found == NO_PIECE)
        return;
    cursor = found;
    last_spot = desk.pieces[cursor].spot;
    draw_corners();
}

u8 board_pointed_spot(void)
{
    return cursor == NO_PIECE ? NO_SPOT : desk.pieces[cursor].spot;
}

/* Puts the cursor where it was, or as near as possible. */
static void find_cursor(const SignBox *was)
{
    cursor = piece_on(last_spot);
    if (!can_point(cursor)) {
        cursor = NO_PIECE;
        cursor = nearest(was, 0);
    }
    if (cursor != NO_PIECE)
        last_spot = desk.pieces[cursor].spot;
}

/* --------------------------------------------------------------- drawing */

static void measure(void)
{
    const Piece *piece = desk.pieces;
    u8 i;
    width = height = 0;
    for (i = 0; i < desk.piece_count; i++, piece++) {
        if (piece->spot >= TABLE_SPOT)
            continue;
        if (piece->x >= width)
            width = (u8)(piece->x + 1);
        if (piece->y >= height)
            height = (u8)(piece->y + 1);
    }
}

void board_open(const View *of)
{
    SignBox middle = {COLUMNS / 2, ROWS / 2, 1, 1};
    view = of;
    msx_desk_look();
    measure();
    screen2_set_backdrop(view->backdrop);
    view->load();
    last_spot = NO_SPOT;
    cursor = NO_PIECE;
    find_cursor(&middle);
}

static void put_heading(void)
{
    board_put_title(view);
    board_put_score(9, 0, view);
    screen2_put_sign(SEED_COLUMN - 1, 0, '#');
    board_put_saying(SEED_COLUMN, 0, SAY_SEED);
}

void board_draw(void)
{
    SignBox box = {0, 0, 1, 1};
    u8 i;
    if (cursor != NO_PIECE)
        box_of(cursor, &box);
    msx_desk_look();
    screen2_clear();
    screen2_put_words(0, LAST_ROW, view->prompt);
    view->ground();
    for (i = 0; i < desk.piece_count; i++) {
        SignBox at;
        box_of(i, &at);
        view->paint(&desk.pieces[i], &at);
    }
    put_heading();
    screen2_show_rows(0, ROWS);
    find_cursor(&box);
    draw_corners();
}

void board_close(void)
{
    screen2_hide_corners(HOLDING);
    screen2_hide_corners(POINTING);
    screen2_place_ball(0, 0, CLEAR);
    screen2_clear();
}

/* ------------------------------------------------------------- animation */

enum { STEP_TICKS = 2 };

static void show_step(const Event *event, u8 colour)
{
    u8 piece = piece_on(event->to);
    SignBox box;
    if (piece == NO_PIECE)
        return;
    box_of(piece, &box);
    screen2_place_ball((u8)(box.column * 8), (u8)(box.row * 8), colour);
    sound_wait_ticks(STEP_TICKS);
}

void board_animate(void)
{
    const Event *event = desk.events;
    u16 i;
    if (!view->walker)
        return;
    screen2_hide_corners(HOLDING);
    for (i = 0; i < desk.reply.trace.count; i++, event++)
        if (event->what == WENT)
            show_step(event, view->walker(event->value));
    screen2_place_ball(0, 0, CLEAR);
}
