/* SPDX-License-Identifier: MIT */
/* Kulki: balls with their numbers on a board of squares. */
#include "rules/kulki/kulki.h"

#include <stdio.h>
#include <string.h>

#include "drawing.h"
#include "shapes.h"

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
    {4, 2, {"▗@#▖", "▝██▘"}, {"(@ )", " -- "}},
    {3, 1, {"#@#"}, {"(@)"}},
    {2, 1, {"@#"}, {"@ "}}};

enum { BALLS = sizeof balls / sizeof *balls };

static const Ball *ball_of(const Scene *scene)
{
    const Ball *ball = balls;
    while (ball < &balls[BALLS - 1] && ball->width != scene->step_x)
        ball++;
    return ball;
}

/* ----------------------------------------------- what stands above a board */

enum { NEXT_AT = 5, NEXT_WIDTH = 3, BUTTON_WIDTH = 10 };

/* The number of next balls whose cells are unknown. */
static int count_announced(const Scene *scene)
{
    unsigned i;
    int count = 0;
    for (i = 0; i < scene->count; i++)
        count += scene->pieces[i].spot == NO_SPOT;
    return count;
}

/* A row of letters, and above it a row for next balls or the button, if
   any. */
static int rows_above(const Scene *scene)
{
    return 1 + (count_announced(scene) || scene_piece(scene, TABLE_SPOT));
}

static Box place_above(const Scene *scene, const Piece *piece)
{
    const Kulki *game = scene_position(scene);
    const int width = game->width * scene->step_x;
    const int step = count_announced(scene) > 5 ? NEXT_WIDTH : NEXT_WIDTH + 1;
    if (piece->spot == TABLE_SPOT)
        return (Box){scene->x + width - BUTTON_WIDTH, scene->y - 2,
                     BUTTON_WIDTH, 1};
    return (Box){scene->x + NEXT_AT + (piece->x - game->width - 1) * step,
                 scene->y - 2, NEXT_WIDTH, 1};
}

/* Columns have letters above, rows have numbers at the left. */
static void fit(Scene *scene)
{
    const Kulki *game = scene_position(scene);
    const int above = rows_above(scene);
    const Ball *ball = balls;
    int width, height;
    while (ball < &balls[BALLS - 1] &&
           (game->width * ball->width + 3 > scene->area.width ||
            game->height * ball->height + above > scene->area.height))
        ball++;
    scene->step_x = ball->width;
    scene->step_y = ball->height;
    width = game->width * scene->step_x + 3;
    height = game->height * scene->step_y + above;
    scene->x = canvas_centred(scene->area.x, scene->area.width, width) + 3;
    scene->y =
        canvas_centred(scene->area.y, scene->area.height, height) + above;
}

static void ground(const Scene *scene)
{
    const Kulki *game = scene_position(scene);
    Canvas *canvas = scene->canvas;
    char number[4];
    int i;
    if (count_announced(scene))
        canvas_put_words(canvas, scene->x, scene->y - 2, _("next"), INK_FAINT,
                         INK_GROUND, 0);
    for (i = 0; i < game->width; i++)
        canvas_put_sign(canvas,
                        scene->x + i * scene->step_x + (scene->step_x - 1) / 2,
                        scene->y - 1, (unsigned)"ABCDEFGHIJKLMNO"[i % 15],
                        INK_FAINT, INK_GROUND, 0);
    for (i = 0; i < game->height; i++) {
        snprintf(number, sizeof number, "%2u", (unsigned)(i + 1) % 100);
        canvas_put_words(canvas, scene->x - 3,
                         scene->y + i * scene->step_y +
                             (scene->step_y - 1) / 2,
                         number, INK_FAINT, INK_GROUND, 0);
    }
}

static Box place(const Scene *scene, const Piece *piece)
{
    if (piece->spot == NO_SPOT || piece->spot == TABLE_SPOT)
        return place_above(scene, piece);
    return (Box){scene->x + piece->x * scene->step_x,
                 scene->y + piece->y * scene->step_y, scene->step_x,
                 scene->step_y};
}

static unsigned number_of(const Piece *piece)
{
    return (unsigned)('0' + piece->value % 10);
}

static Ink ink_of(const Piece *piece)
{
    return (Ink)(INK_BALL + (piece->value + 8) % 9);
}

/* Gives larger squares a dark upper and left edge, as if sunk into the
   board. */
static void draw_groove(const Scene *scene, const Box *box, Ink paper)
{
    enum { LEAST_HEIGHT = 3, DARK = 150 };
    const Box pixels = pixels_of(box);
    const Box above = {pixels.x, pixels.y, pixels.width, 1};
    const Box left = {pixels.x, pixels.y + 1, 1, pixels.height - 1};
    const long dark = pixel_shade(pixel_rgb(scene, paper), DARK);
    if (box->height < LEAST_HEIGHT)
        return;
    pixels_fill(scene, &above, dark);
    pixels_fill(scene, &left, dark);
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

static void draw_ball(const Scene *scene, const Piece *piece, const Box *box,
                      Ink paper)
{
    const Ball *ball = ball_of(scene);
    const char *const *lines = scene->look->ascii ? ball->plain : ball->line;
    const Ink ink = ink_of(piece);
    const int style = BOLD_STYLE | scene_style(scene, piece->spot);
    Canvas *canvas = scene->canvas;
    const Cell *cell;
    int x, y;
    for (y = 0; y < ball->height; y++)
        draw_line(canvas, box->x, box->y + y, lines[y], ink,
                  is_flying(scene, piece), paper);
    for (y = 0; y < ball->height; y++)
        for (x = 0; x < ball->width; x++) {
            cell = canvas_cell(canvas, box->x + x, box->y + y);
            if (cell && cell->sign == '@')
                canvas_put_sign(canvas, box->x + x, box->y + y,
                                number_of(piece), INK_ON_BALL, ink, style);
            else if (cell && cell->sign == '#')
                canvas_put_sign(canvas, box->x + x, box->y + y, ' ',
                                INK_ON_BALL, ink, 0);
        }
}

/* Draws a shaded ball with its number. */
static void draw_round_ball(const Scene *scene, const Piece *piece,
                            const Box *box, Ink paper)
{
    const Box pixels = pixels_of(box);
    const long rgb = pixel_rgb(scene, ink_of(piece));
    if (!is_flying(scene, piece)) {
        canvas_fill(scene->canvas, box, ' ', INK_FAINT, paper);
        draw_groove(scene, box, paper);
    }
    shape_ball(scene, &pixels, rgb);
    canvas_put_sign(scene->canvas, box->x + (box->width - 1) / 2,
                    box->y + (box->height - 1) / 2, number_of(piece),
                    INK_ON_BALL, RGB_COLOUR | (CellColour)rgb,
                    BOLD_STYLE | scene_style(scene, piece->spot));
}

/* An empty cell is a dot, a next ball only its number. All dots have one ink,
   so that little is sent when those of a whole board change. */
static void draw_empty(const Scene *scene, const Piece *piece, const Box *box,
                       Ink paper)
{
    const int reached = scene->marks[piece->spot] & REACHED;
    const int next = piece->kind == NEXT_BALL;
    canvas_fill(scene->canvas, box, ' ', INK_FAINT, paper);
    if (pixels_available(scene))
        draw_groove(scene, box, paper);
    canvas_put_sign(scene->canvas, box->x + (box->width - 1) / 2,
                    box->y + (box->height - 1) / 2,
                    next      ? number_of(piece)
                    : reached ? 0x2022
                              : 0xb7,
                    next ? ink_of(piece) : INK_FAINT, paper,
                    scene_style(scene, piece->spot));
}

/* Draws a next ball, or the button that ends a turn. */
static void draw_above(const Scene *scene, const Piece *piece, const Box *box)
{
    Canvas *canvas = scene->canvas;
    const Ink paper = scene_paper(scene, piece->spot, INK_BAR);
    if (piece->spot == TABLE_SPOT) {
        canvas_put_words(canvas, box->x, box->y, _(" end turn "),
                         paper == INK_BAR ? INK_BAR_TEXT : INK_ON_BALL, paper,
                         BOLD_STYLE | scene_style(scene, piece->spot));
        return;
    }
    canvas_fill(canvas, box, ' ', INK_ON_BALL, ink_of(piece));
    canvas_put_sign(canvas, box->x + 1, box->y, number_of(piece), INK_ON_BALL,
                    ink_of(piece), BOLD_STYLE);
}

static void draw(const Scene *scene, const Piece *piece, const Box *box)
{
    const Ink squares[] = {INK_BOARD, INK_BOARD_TOO};
    const Ink paper =
        scene_paper(scene, piece->spot, squares[(piece->x + piece->y) % 2]);
    if (piece->spot == NO_SPOT || piece->spot == TABLE_SPOT)
        draw_above(scene, piece, box);
    else if (piece->kind == BALL && box->height > 1 && pixels_available(scene))
        draw_round_ball(scene, piece, box, paper);
    else if (piece->kind == BALL)
        draw_ball(scene, piece, box, paper);
    else
        draw_empty(scene, piece, box, paper);
}

const Drawing kulki_drawing = {&kulki, 0, NULL, fit, ground, place, draw};
