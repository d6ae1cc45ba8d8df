/* SPDX-License-Identifier: MIT */
/* Paths, rectangles, circles and ellipses become moves, lines and cubic
   curves. */
#include "svg.h"

#include <string.h>

/* -------------------------------------------------------------------- data */

/* A path while it is read. */
typedef struct PathPen {
    Track *track;
    Fixed scale;
    Point at;
    Point first;   /* of the present piece */
    Point control; /* the last one of a cubic curve, for S */
} PathPen;

static void move(PathPen *pen, const Point *to)
{
    pen->first = *to;
    track_move(pen->track, *to);
}

static void line(PathPen *pen, const Point *to)
{
    track_line(pen->track, *to);
}

static void cubic(PathPen *pen, const Point *to)
{
    track_curve(pen->track, to[0], to[1], to[2], pen->scale);
    pen->control = to[1];
}

static void smooth(PathPen *pen, const Point *to)
{
    const Point points[] = {
        {2 * pen->at.x - pen->control.x, 2 * pen->at.y - pen->control.y},
        to[0],
        to[1]};
    cubic(pen, points);
}

/* Two thirds of the way to the control point of a quadratic curve are those of
   a cubic one. */
static void quadratic(PathPen *pen, const Point *to)
{
    const Point from = pen->at;
    const Point points[] = {{from.x + (Fixed)((to[0].x - from.x) * 2LL / 3),
                             from.y + (Fixed)((to[0].y - from.y) * 2LL / 3)},
                            {to[1].x + (Fixed)((to[0].x - to[1].x) * 2LL / 3),
                             to[1].y + (Fixed)((to[0].y - to[1].y) * 2LL / 3)},
                            to[1]};
    cubic(pen, points);
}

static const struct PathCommand {
    char letter;
    int numbers;
    void (*draw)(PathPen *pen, const Point *to);
} commands[] = {{'M', 2, move},     {'L', 2, line},  {'H', 1, line},
                {'V', 1, line},     {'C', 6, cubic}, {'S', 4, smooth},
                {'Q', 4, quadratic}};

enum {
    COMMANDS = sizeof commands / sizeof *commands,
    LINE = 1, /* the command of straight lines */
    MOST_NUMBERS = 6
};

static const struct PathCommand *find_command(char letter)
{
    int i;
    for (i = 0; i < COMMANDS; i++)
        if (commands[i].letter == letter)
            return &commands[i];
    return NULL;
}

/* Draws as long as there are numbers for the command; more points after a move
   are lines. Small letters count from where the pen is. */
static void repeat(PathPen *pen, const struct PathCommand *command,
                   int is_relative, Span *rest)
{
    for (;;) {
        Fixed numbers[MOST_NUMBERS];
        Point points[MOST_NUMBERS / 2];
        const Point from = is_relative ? pen->at : (Point){0, 0};
        int i = 0;
        while (i < command->numbers && span_number(rest, &numbers[i]))
            i++;
        if (i < command->numbers)
            return;
        for (i = 0; i + 1 < command->numbers; i += 2)
            points[i / 2] =
                (Point){from.x + numbers[i], from.y + numbers[i + 1]};
        if (command->letter == 'H')
            points[0] = (Point){from.x + numbers[0], pen->at.y};
        if (command->letter == 'V')
            points[0] = (Point){pen->at.x, from.y + numbers[0]};
        command->draw(pen, points);
        pen->at = points[command->numbers > 2 ? command->numbers / 2 - 1 : 0];
        if (!strchr("CSQ", command->letter))
            pen->control = pen->at;
        if (command->letter == 'M')
            command = &commands[LINE];
    }
}

static void read_path(const Tag *tag, Track *track, Fixed scale)
{
    PathPen pen = {track, scale, {0, 0}, {0, 0}, {0, 0}};
    Span rest = tag_value(tag, "d");
    while (rest.length) {
        const int is_relative = *rest.at >= 'a';
        const char letter = (char)(*rest.at - (is_relative ? 'a' - 'A' : 0));
        const struct PathCommand *command = find_command(letter);
        if (letter == 'Z') {
            track_close(track);
            pen.at = pen.first;
        }
        rest.at++;
        rest.length--;
        if (command)
            repeat(&pen, command, is_relative, &rest);
    }
}

/* ------------------------------------------------------------------ shapes */

/* A quarter of an ellipse that leaves a point in the direction of another and
   ends so far away. The number is 4/3 (sqrt 2 - 1). */
static void round_corner(Track *track, Point corner, Point to, Fixed scale)
{
    enum { HANDLE = 36195 };
    const Point from = track->points[track->count - 1];
    const Point a = {from.x + fixed_times(corner.x - from.x, HANDLE),
                     from.y + fixed_times(corner.y - from.y, HANDLE)};
    const Point b = {to.x + fixed_times(corner.x - to.x, HANDLE),
                     to.y + fixed_times(corner.y - to.y, HANDLE)};
    track_curve(track, a, b, to, scale);
}

/* A rectangle with round corners, which an ellipse is as well. */
static void put_round(Track *track, Point from, Point to, Fixed rx, Fixed ry,
                      Fixed scale)
{
    track_move(track, (Point){from.x + rx, from.y});
    track_line(track, (Point){to.x - rx, from.y});
    if (rx)
        round_corner(track, (Point){to.x, from.y}, (Point){to.x, from.y + ry},
                     scale);
    track_line(track, (Point){to.x, to.y - ry});
    if (rx)
        round_corner(track, to, (Point){to.x - rx, to.y}, scale);
    track_line(track, (Point){from.x + rx, to.y});
    if (rx)
        round_corner(track, (Point){from.x, to.y}, (Point){from.x, to.y - ry},
                     scale);
    track_line(track, (Point){from.x, from.y + ry});
    if (rx)
        round_corner(track, from, (Point){from.x + rx, from.y}, scale);
    track_close(track);
}

static void read_rect(const Tag *tag, Track *track, Fixed scale)
{
    const Point from = {tag_number(tag, "x", 0), tag_number(tag, "y", 0)};
    const Fixed round = tag_number(tag, "rx", 0);
    put_round(track, from,
              (Point){from.x + tag_number(tag, "width", 0),
                      from.y + tag_number(tag, "height", 0)},
              round, round, scale);
}

static void read_ellipse(const Tag *tag, Track *track, Fixed scale)
{
    const Fixed x = tag_number(tag, "cx", 0);
    const Fixed y = tag_number(tag, "cy", 0);
    const Fixed r = tag_number(tag, "r", 0);
    const Fixed rx = tag_number(tag, "rx", r);
    const Fixed ry = tag_number(tag, "ry", r);
    put_round(track, (Point){x - rx, y - ry}, (Point){x + rx, y + ry}, rx, ry,
              scale);
}

int svg_path(const Tag *tag, Track *track, Fixed scale)
{
    static const struct {
        const char *name;
        void (*read)(const Tag *tag, Track *track, Fixed scale);
    } shapes[] = {{"path", read_path},
                  {"rect", read_rect},
                  {"circle", read_ellipse},
                  {"ellipse", read_ellipse}};
    size_t i;
    track_clear(track);
    for (i = 0; i < sizeof shapes / sizeof *shapes; i++)
        if (span_is(tag->name, shapes[i].name)) {
            shapes[i].read(tag, track, scale);
            return 1;
        }
    return 0;
}
