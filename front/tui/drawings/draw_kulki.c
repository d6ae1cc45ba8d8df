/* SPDX-License-Identifier: MIT */
/* Kulki: balls with their numbers on a board of squares. */
#include "rules/kulki/kulki.h"

#include <stdio.h>
#include <string.h>

#include "drawing.h"
#include "shapes.h"
#include "strokes.h"

enum { MOST_LINES = 7 };

/* A ball for one size of square: @ is its number, # a blank in its colour, and
   any other character is drawn in that colour on the square. */
typedef struct Ball {
    int width, height;
    const char *line[MOST_LINES];
    const char *plain[MOST_LINES]; /* in ASCII */
} Ball;

static const Ball balls[] = {
    {14,
     7,
     {"    ▄▄▄▄▄▄    ", "  ▟████████▙  ", " ▟██████████▙ ", " █████@██████ ",
      " ▜██████████▛ ", "  ▜████████▛  ", "    ▀▀▀▀▀▀    "},
     {"    .----.    ", "  .'      '.  ", " /          \\ ", " |    @     | ",
      " |          | ", "  \\        /  ", "   `------'   "}},
    {12,
     6,
     {"   ▗▄▄▄▄▖   ", " ▗████████▖ ", " ████@█████ ", " ██████████ ",
      " ▝████████▘ ", "   ▝▀▀▀▀▘   "},
     {"   .----.   ", " .'      '. ", " |   @    | ", " |        | ",
      "  \\      /  ", "   `----'   "}},
    {10,
     5,
     {"  ▗▄▄▄▄▖  ", " ▟██████▙ ", "▐███@████▌", " ▜██████▛ ", "  ▝▀▀▀▀▘  "},
     {"  .----.  ", " /      \\ ", "|   @    |", " \\      / ", "  `----'  "}},
    {8,
     4,
     {"  ▄▄▄▄  ", "▗██@███▖", "▝██████▘", "  ▀▀▀▀  "},
     {"  .--.  ", " (  @ ) ", " (    ) ", "  `--'  "}},
    {6, 3, {"▗▟██▙▖", "██@███", "▝▜██▛▘"}, {" .--. ", "( @  )", " `--' "}},
    {5, 2, {"▗█@█▖", "▝███▘"}, {"( @ )", "  -- "}},
    {4, 2, {"▟@#▙", "▜██▛"}, {"(@ )", " -- "}},
    {3, 1, {"▐@▌"}, {"(@)"}},
    {2, 1, {"@#"}, {"@ "}}};

enum { BALLS = sizeof balls / sizeof *balls };

/* The largest that fits a square. */
static const Ball *ball_of(const Scene *scene)
{
    const Ball *ball = balls;
    while (ball < &balls[BALLS - 1] &&
           (ball->width > scene->step_x || ball->height > scene->step_y))
        ball++;
    return ball;
}

/* ------------------------------------------ what stands beside the board */

enum { NEXT_AT = 5, NEXT_WIDTH = 3, LETTERS_WIDTH = 3 };

static const char *button_words(void)
{
    return _(" end turn ");
}

static int button_width(void)
{
    return canvas_columns(button_words());
}

/* The number of next balls whose cells are unknown. */
static int count_announced(const Scene *scene)
{
    unsigned i;
    int count = 0;
    for (i = 0; i < scene->count; i++)
        count += scene->pieces[i].spot == NO_SPOT;
    return count;
}

static int has_aside(const Scene *scene)
{
    return count_announced(scene) || scene_piece(scene, TABLE_SPOT);
}

/* On a wide screen, next balls and the button stand at the right. */
static int panel_width(const Scene *scene)
{
    const int width = button_width();
    return (scene->step_x > width ? scene->step_x : width) + 2 * LETTERS_WIDTH;
}

static int board_width(const Scene *scene)
{
    const Kulki *game = scene_position(scene);
    return game->width * scene->step_x;
}

static int has_panel(const Scene *scene)
{
    return has_aside(scene) &&
           board_width(scene) + LETTERS_WIDTH + 2 * panel_width(scene) <=
               scene->area.width;
}

/* A row of letters, and above it a row for next balls or the button, if
   any and if they stand there. */
static int rows_above(const Scene *scene)
{
    return 1 + (has_aside(scene) && !has_panel(scene));
}

static Box place_in_panel(const Scene *scene, const Piece *piece)
{
    const Kulki *game = scene_position(scene);
    const int x = scene->x + board_width(scene) + LETTERS_WIDTH;
    if (piece->spot == TABLE_SPOT)
        return (Box){x, scene->y + count_announced(scene) * scene->step_y + 1,
                     button_width(), 1};
    return (Box){x, scene->y + (piece->x - game->width - 1) * scene->step_y,
                 scene->step_x, scene->step_y};
}

static Box place_above(const Scene *scene, const Piece *piece)
{
    const Kulki *game = scene_position(scene);
    const int step = count_announced(scene) > 5 ? NEXT_WIDTH : NEXT_WIDTH + 1;
    if (has_panel(scene))
        return place_in_panel(scene, piece);
    if (piece->spot == TABLE_SPOT)
        return (Box){scene->x + board_width(scene) - button_width(),
                     scene->y - 2, button_width(), 1};
    return (Box){scene->x + NEXT_AT + (piece->x - game->width - 1) * step,
                 scene->y - 2, NEXT_WIDTH, 1};
}

/* The smallest squares; larger ones are twice as wide as high. A ball of two
   rows has its number in the middle if its square is a column wider. */
static const struct {
    int width, height;
} small_squares[] = {{5, 2}, {4, 2}, {3, 1}, {2, 1}};

/* Whether the board fits with squares of this size. */
static int fits(Scene *scene, int width, int height)
{
    const Kulki *game = scene_position(scene);
    scene->step_x = width;
    scene->step_y = height;
    return board_width(scene) + LETTERS_WIDTH <= scene->area.width &&
           game->height * height + rows_above(scene) <= scene->area.height;
}

/* Columns have letters above, rows have numbers at the left. */
void draw_kulki_fit(Scene *scene)
{
    const Kulki *game = scene_position(scene);
    int step = scene->area.height / game->height;
    int width, height;
    size_t i = scene->has_pictures ? 1 : 0;
    while (step > 2 && !fits(scene, 2 * step, step))
        step--;
    while (step < 3 && i < COUNT_OF(small_squares) &&
           !fits(scene, small_squares[i].width, small_squares[i].height))
        i++;
    width = board_width(scene) + LETTERS_WIDTH;
    height = game->height * scene->step_y + rows_above(scene);
    scene->x = canvas_centred(scene->area.x, scene->area.width, width) +
               LETTERS_WIDTH;
    scene->y = canvas_centred(scene->area.y, scene->area.height, height) +
               rows_above(scene);
}

/* Writes the name of a column or row, which is lit if the cursor or the held
   ball is in it. */
static void put_label(const Scene *scene, int x, int y, const char *label,
                      int is_column, int at)
{
    const u8 spots[] = {scene->held, scene->cursor};
    const int has_rim = pixels_available(scene);
    const Ink ground = has_rim ? INK_BAR : INK_GROUND;
    Ink paper = ground;
    int i;
    for (i = 0; i < 2; i++) {
        const Piece *piece =
            spots[i] < TABLE_SPOT ? scene_piece(scene, spots[i]) : NULL;
        if (piece && (is_column ? piece->x : piece->y) == at)
            paper = scene_paper(scene, spots[i], ground);
    }
    canvas_put_words(scene->canvas, x, y, label,
                     paper != ground ? INK_ON_BALL
                     : has_rim       ? INK_BAR_TEXT
                                     : INK_FAINT,
                     paper, paper == ground ? 0 : BOLD_STYLE);
}

/* The names of columns and rows are on the rim. */
static void draw_tray(const Scene *scene)
{
    const Kulki *game = scene_position(scene);
    const Box board = {scene->x - LETTERS_WIDTH, scene->y - 1,
                       board_width(scene) + LETTERS_WIDTH + 2,
                       game->height * scene->step_y + 1};
    Box rim = pixels_of_cells(&board);
    rim.y -= UNITS;
    rim.height += 2 * UNITS;
    shape_felt(scene, &scene->area, pixel_rgb(scene, INK_FELT));
    shape_tray(scene, &rim, pixel_rgb(scene, INK_BAR));
}

/* Above the next balls or beside them. */
static void put_next(const Scene *scene)
{
    const int aside = has_panel(scene);
    const int x = scene->x + (aside ? board_width(scene) + LETTERS_WIDTH : 0);
    const int y = scene->y - (aside ? 1 : 2);
    const int has_felt = pixels_available(scene);
    canvas_put_words(scene->canvas, x, y, _("next"),
                     has_felt ? INK_BAR_TEXT : INK_FAINT,
                     canvas_paper_at(scene->canvas, x, y), 0);
}

void draw_kulki_ground(const Scene *scene)
{
    const Kulki *game = scene_position(scene);
    char label[4];
    int i;
    if (pixels_available(scene))
        draw_tray(scene);
    if (count_announced(scene))
        put_next(scene);
    for (i = 0; i < game->width; i++) {
        snprintf(label, sizeof label, "%c", "ABCDEFGHIJKLMNO"[i % 15]);
        put_label(scene,
                  scene->x + i * scene->step_x + (scene->step_x - 1) / 2,
                  scene->y - 1, label, 1, i);
    }
    for (i = 0; i < game->height; i++) {
        snprintf(label, sizeof label, "%2u", (unsigned)(i + 1) % 100);
        put_label(scene, scene->x - LETTERS_WIDTH,
                  scene->y + i * scene->step_y + (scene->step_y - 1) / 2,
                  label, 0, i);
    }
}

Box draw_kulki_place(const Scene *scene, const Piece *piece)
{
    if (piece->spot == NO_SPOT || piece->spot == TABLE_SPOT)
        return place_above(scene, piece);
    return (Box){scene->x + piece->x * scene->step_x,
                 scene->y + piece->y * scene->step_y, scene->step_x,
                 scene->step_y};
}

/* ------------------------------------------------------------------- balls */

static unsigned number_of(const Piece *piece)
{
    return (unsigned)('0' + piece->value % 10);
}

static Ink ink_of(const Piece *piece)
{
    return (Ink)(INK_BALL + (piece->value + 8) % 9);
}

static Ink square_of(const Piece *piece)
{
    return (piece->x + piece->y) % 2 ? INK_BOARD_TOO : INK_BOARD;
}

/* Larger squares look sunk into the board, unless they are marked. */
static void draw_square(const Scene *scene, const Box *box, Ink paper)
{
    enum { LEAST_HEIGHT = 3 };
    const Box units = pixels_of_cells(box);
    if (box->height >= LEAST_HEIGHT && pixels_available(scene) &&
        (paper == INK_BOARD || paper == INK_BOARD_TOO))
        shape_groove(scene, &units, pixel_rgb(scene, paper));
    else
        canvas_fill(scene->canvas, box, ' ', INK_FAINT, paper);
}

/* A ball above the board takes no square along. */
static int is_flying(const Scene *scene, const Piece *piece)
{
    return (scene->marks[piece->spot] & FLYING) != 0;
}

/* Leaves out the blanks around a flying ball. */
static void draw_line(Canvas *canvas, int x, int y, const char *line, Ink ink,
                      int flies, Ink paper)
{
    const size_t blanks = flies ? strspn(line, " ") : 0;
    const Box clip = canvas->clip;
    const Box all = {x, y, canvas_columns(line) - (int)blanks, 1};
    canvas->clip = box_common(&clip, &all);
    canvas_put_words(canvas, x + (int)blanks, y, line + blanks, ink,
                     flies ? canvas_paper_at(canvas, x, y) : paper, 0);
    canvas->clip = clip;
}

/* The paper by which a ball is pointed at, held or advised; otherwise the ink
   on balls. */
static Ink mark_of(const Scene *scene, const Piece *piece)
{
    return piece->spot >= TABLE_SPOT ||
                   scene->marks[piece->spot] & (FLYING | FLASHING)
               ? INK_ON_BALL
               : scene_paper(scene, piece->spot, INK_ON_BALL);
}

/* A ball covers most of its square, and can have the colour of the cursor. So
   the number of a marked ball is written in brackets, on black; in the
   smallest squares, beside one bracket. */
static void put_number(const Scene *scene, const Piece *piece, int x, int y,
                       CellColour paper)
{
    const Ink mark = mark_of(scene, piece);
    const char brackets[] = {'[', (char)number_of(piece), ']', '\0'};
    const int left = scene->step_x > 2;
    if (mark == INK_ON_BALL)
        canvas_put_sign(scene->canvas, x, y, number_of(piece), INK_ON_BALL,
                        paper, BOLD_STYLE);
    else
        canvas_put_words(scene->canvas, x - left, y, brackets + !left, mark,
                         INK_ON_BALL,
                         BOLD_STYLE | scene_style(scene, piece->spot));
}

/* With eight colours, orange would be the same as yellow, and grey the same as
   white. So a mixture stands for them: a shade on this ink, or on itself. */
static Ink mixed_with(const Scene *scene, Ink ball)
{
    if (scene->look->colours != 8 || scene->look->ascii)
        return ball;
    return ball == INK_BALL + 7   ? INK_BALL
           : ball == INK_BALL + 8 ? INK_BOARD
                                  : ball;
}

static void draw_ball(const Scene *scene, const Piece *piece, const Box *box,
                      Ink paper)
{
    enum { FULL = 0x2588, HALF_SHADE = 0x2592 };
    const Ball *ball = ball_of(scene);
    const char *const *lines = scene->look->ascii ? ball->plain : ball->line;
    const Ink ink = ink_of(piece);
    const Ink below = mixed_with(scene, ink);
    const int left = canvas_centred(box->x, box->width, ball->width);
    const int top = canvas_centred(box->y, box->height, ball->height);
    Canvas *canvas = scene->canvas;
    const Cell *cell;
    int number_x = left;
    int number_y = top;
    int x, y;
    if (!is_flying(scene, piece))
        canvas_fill(canvas, box, ' ', ink, paper);
    for (y = 0; y < ball->height; y++)
        draw_line(canvas, left, top + y, lines[y], ink,
                  is_flying(scene, piece), paper);
    for (y = 0; y < ball->height; y++)
        for (x = 0; x < ball->width; x++) {
            cell = canvas_cell(canvas, left + x, top + y);
            if (cell && cell->sign == '@') {
                number_x = left + x;
                number_y = top + y;
            } else if (cell && ink != below &&
                       (cell->sign == FULL || cell->sign == '#')) {
                canvas_put_sign(canvas, left + x, top + y, HALF_SHADE, ink,
                                below, 0);
            } else if (cell && cell->sign == '#') {
                canvas_put_sign(canvas, left + x, top + y, ' ', INK_ON_BALL,
                                ink, 0);
            }
        }
    put_number(scene, piece, number_x, number_y, ink);
}

/* Large balls have large numbers. */
static void put_large_number(const Scene *scene, const Piece *piece,
                             const Box *box)
{
    enum { LARGE = 6, BOLDNESS = 17 };
    const int x = box->x + (box->width - 1) / 2;
    const int y = box->y + (box->height - 1) / 2;
    const Box units = pixels_of_cells(box);
    const Box middle = {units.x, units.y + units.height * 9 / 32, units.width,
                        units.height * 7 / 16};
    unsigned signs[4];
    if (box->height < LARGE) {
        canvas_put_sign(scene->canvas, x, y, number_of(piece), INK_ON_BALL,
                        pixels_under(scene, x, y), BOLD_STYLE);
        return;
    }
    strokes_of_number(signs, piece->value % 10);
    strokes_draw(scene, &middle, signs, BOLDNESS,
                 pixel_rgb(scene, INK_ON_BALL));
}

/* A ball of two rows: a thin gap below it, and arcs of a ring at both sides if
   it is marked, because it can have the colour of the mark. */
static void draw_small_edges(const Scene *scene, const Box *box, Ink mark)
{
    enum { LOWER_LINE = 0x2581 };
    static const unsigned arcs[] = {0x2597, 0x2596, 0x259d, 0x2598};
    const int right = box->x + box->width - 1;
    int i;
    for (i = box->x + 1; i < right; i++)
        canvas_put_sign(scene->canvas, i, box->y + 1, LOWER_LINE, INK_BOARD,
                        pixels_under(scene, i, box->y + 1), 0);
    for (i = 0; mark != INK_ON_BALL && i < 4; i++)
        canvas_put_sign(scene->canvas, i % 2 ? right : box->x, box->y + i / 2,
                        arcs[i], INK_ON_BALL, mark, 0);
}

/* Draws a shaded ball with its number. */
static void draw_round_ball(const Scene *scene, const Piece *piece,
                            const Box *box)
{
    const Box units = pixels_of_cells(box);
    const Ink mark = mark_of(scene, piece);
    const int is_marked = mark != INK_ON_BALL;
    const int gap = box->height > 2 ? box->height * (1 + 2 * is_marked) : 0;
    const Box round = {units.x + gap, units.y + gap, units.width - 2 * gap,
                       units.height - 2 * gap};
    if (box->height > 2 && is_marked)
        shape_disc(scene, &units, pixel_rgb(scene, INK_ON_BALL),
                   pixel_rgb(scene, INK_ON_BALL));
    else if (box->height > 2)
        shape_ball_shadow(scene, &units);
    shape_ball(scene, &round, pixel_rgb(scene, ink_of(piece)));
    if (box->height == 2)
        draw_small_edges(scene, box, mark);
    put_large_number(scene, piece, box);
}

/* An empty cell is a dot, and has a frame if it is marked and large enough.
   All dots have one ink, so that little is sent when those of a whole board
   change. */
static void draw_empty(const Scene *scene, const Piece *piece, const Box *box,
                       Ink paper)
{
    enum { LEAST_FRAMED = 2, LEAST_WITH_DOT = 3 };
    const int reached = scene->marks[piece->spot] & REACHED;
    const Ink square = square_of(piece);
    const Box pixels = pixels_of(box);
    const int has_frame = paper != square && box->height >= LEAST_FRAMED &&
                          pixels_available(scene);
    draw_square(scene, box, has_frame ? square : paper);
    if (has_frame)
        pixels_frame(scene, &pixels, pixel_rgb(scene, paper));
    if (!has_frame || box->height >= LEAST_WITH_DOT)
        canvas_put_sign(
            scene->canvas, box->x + (box->width - 1) / 2,
            box->y + (box->height - 1) / 2, reached ? 0x2022 : 0xb7, INK_FAINT,
            has_frame ? square : paper, scene_style(scene, piece->spot));
}

/* A ball two columns wide, around its number. */
static void put_small_ball(const Scene *scene, const Piece *piece, int x,
                           int y)
{
    Canvas *canvas = scene->canvas;
    const Ink ink = ink_of(piece);
    canvas_put_sign(canvas, x - 1, y, 0x2590, ink,
                    canvas_paper_at(canvas, x - 1, y), 0);
    canvas_put_sign(canvas, x, y, number_of(piece), INK_ON_BALL, ink,
                    BOLD_STYLE);
    canvas_put_sign(canvas, x + 1, y, 0x258c, ink,
                    canvas_paper_at(canvas, x + 1, y), 0);
}

/* A next ball is small; without room or colours, only its number. */
static void draw_next(const Scene *scene, const Piece *piece, const Box *box,
                      Ink paper)
{
    enum { SHARE = 45, ROOMY = 4 };
    const int x = box->x + (box->width - 1) / 2;
    const int y = box->y + (box->height - 1) / 2;
    const Box units = pixels_of_cells(box);
    const int side = units.height * SHARE / 100;
    const Box small = {x * COLUMN_UNITS + (COLUMN_UNITS - side) / 2,
                       y * ROW_UNITS + (ROW_UNITS - side) / 2, side, side};
    draw_square(scene, box, paper);
    if (box->height >= ROOMY && pixels_available(scene)) {
        shape_ball(scene, &small, pixel_rgb(scene, ink_of(piece)));
        canvas_put_sign(scene->canvas, x, y, number_of(piece), INK_ON_BALL,
                        pixels_under(scene, x, y), BOLD_STYLE);
    } else if (box->height > 1 && look_in_colour(scene->look) &&
               !scene->look->ascii) {
        put_small_ball(scene, piece, x, y);
    } else {
        canvas_put_sign(scene->canvas, x, y, number_of(piece),
                        mark_of(scene, piece) == INK_ON_BALL ? ink_of(piece)
                                                             : INK_ON_BALL,
                        paper, scene_style(scene, piece->spot));
    }
}

static int is_round(const Scene *scene, const Box *box)
{
    return box->height > 1 && pixels_available(scene);
}

/* Draws a next ball, or the button that ends a turn. */
static void draw_above(const Scene *scene, const Piece *piece, const Box *box)
{
    Canvas *canvas = scene->canvas;
    const Ink paper = scene_paper(scene, piece->spot, INK_BAR);
    if (piece->spot == TABLE_SPOT) {
        canvas_put_words(canvas, box->x, box->y, button_words(),
                         paper == INK_BAR ? INK_BAR_TEXT : INK_ON_BALL, paper,
                         BOLD_STYLE | scene_style(scene, piece->spot));
        return;
    }
    if (is_round(scene, box)) {
        draw_round_ball(scene, piece, box);
        return;
    }
    if (box->height > 1) {
        draw_ball(scene, piece, box, INK_GROUND);
        return;
    }
    if (look_in_colour(scene->look) && !scene->look->ascii)
        put_small_ball(scene, piece, box->x + 1, box->y);
    else
        canvas_put_sign(canvas, box->x + 1, box->y, number_of(piece),
                        INK_ON_BALL, ink_of(piece), BOLD_STYLE);
}

static void draw(const Scene *scene, const Piece *piece, const Box *box)
{
    const Ink paper = scene_paper(scene, piece->spot, square_of(piece));
    if (piece->spot == NO_SPOT || piece->spot == TABLE_SPOT)
        draw_above(scene, piece, box);
    else if (piece->kind == NEXT_BALL)
        draw_next(scene, piece, box, paper);
    else if (piece->kind != BALL)
        draw_empty(scene, piece, box, paper);
    else if (is_round(scene, box)) {
        if (!is_flying(scene, piece))
            draw_square(scene, box, paper);
        draw_round_ball(scene, piece, box);
    } else
        draw_ball(scene, piece, box, paper);
}

const Drawing kulki_drawing = {.game = &kulki,
                               .fit = draw_kulki_fit,
                               .ground = draw_kulki_ground,
                               .place = draw_kulki_place,
                               .draw = draw,
                               .celebrate = burst_cast};
