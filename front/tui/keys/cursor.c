/* SPDX-License-Identifier: MIT */
/* The cursor on the board, and the one on the timeline. */
#include <stdlib.h>

#include "keys.h"

/* ------------------------------------------------------------ the timeline */

int go_to_number(Page *line, long number, long count)
{
    if (number < 0)
        number = 0;
    if (number > count)
        number = count;
    line->used = 0;
    page_format(line, "go %ld", number);
    return 1;
}

int time_key(Tui *tui, const Key *key, Page *line)
{
    const Session *session = tui->scene.session;
    const long count = (long)session->count;
    const long at = (long)session->at;
    switch (key->code) {
    case KEY_GO_LEFT:
    case KEY_WHEEL_UP:
    case 'h':
        return go_to_number(line, at - 1, count);
    case KEY_GO_RIGHT:
    case KEY_WHEEL_DOWN:
    case 'l':
    case ' ':
        return go_to_number(line, at + 1, count);
    case KEY_PAGE_UP:
    case KEY_GO_UP:
    case 'k':
        return go_to_number(line, at - 10, count);
    case KEY_PAGE_DOWN:
    case KEY_GO_DOWN:
    case 'j':
        return go_to_number(line, at + 10, count);
    case KEY_GO_HOME:
    case '0':
        return go_to_number(line, 0, count);
    case KEY_GO_END:
    case '$':
        return go_to_number(line, count, count);
    default:
        tui->mode = MODE_PLAY;
        return 0;
    }
}

/* ------------------------------------------------------------------ cursor */

void settle_cursor(Scene *scene, const Box *before)
{
    const Drawing *drawing = drawing_of(scene->session->game);
    const Piece *piece = piece_on(scene, scene->cursor);
    long best = -1;
    long far;
    Box box;
    unsigned i;
    if (piece && is_target(scene, piece))
        return;
    scene->cursor = NO_SPOT;
    for (i = 0; i < scene->count; i++) {
        if (!is_target(scene, &scene->pieces[i]))
            continue;
        box = drawing->place(scene, &scene->pieces[i]);
        far =
            labs((long)box.x - before->x) + 2 * labs((long)box.y - before->y);
        if (best < 0 || far < best) {
            best = far;
            scene->cursor = scene->pieces[i].spot;
        }
    }
}

static int point_at(Tui *tui, u8 spot)
{
    tui->scene.cursor = spot;
    mark_scene(tui);
    return 0;
}

/* What arrows mean in the sliding puzzle: the way of a block, or of the hole.
 */
static int slide(const Tui *tui, Page *line, int dx, int dy)
{
    const int turn = tui->look.arrows_hole ? -1 : 1;
    dx *= turn;
    dy *= turn;
    return say_line(line, dx < 0 ? "l" : dx > 0 ? "r" : dy < 0 ? "u" : "d");
}

static const struct {
    int code, also, dx, dy;
} ways[] = {{KEY_GO_LEFT, 'h', -1, 0},
            {KEY_GO_RIGHT, 'l', 1, 0},
            {KEY_GO_UP, 'k', 0, -1},
            {KEY_GO_DOWN, 'j', 0, 1}};

/* 1 when the key is one of direction. */
static int take_way(const Key *key, int *dx, int *dy)
{
    size_t i;
    for (i = 0; i < sizeof ways / sizeof *ways; i++)
        if (ways[i].code == key->code || ways[i].also == key->code) {
            *dx = ways[i].dx;
            *dy = ways[i].dy;
            return 1;
        }
    return 0;
}

static int go_way(Tui *tui, Page *line, int dx, int dy)
{
    Scene *scene = &tui->scene;
    if (has_trait(scene, SLIDES))
        return slide(tui, line, dx, dy);
    return point_at(tui, next_target(scene, scene->cursor, dx, dy));
}

int obey_cursor(Tui *tui, const Key *key, Page *line, int *known)
{
    Scene *scene = &tui->scene;
    int dx, dy;
    *known = 1;
    if (take_way(key, &dx, &dy))
        return go_way(tui, line, dx, dy);
    switch (key->code) {
    case '\r':
    case ' ':
        return touch_spot(tui, line, scene->cursor);
    case '\t':
        return point_at(tui, turn_target(scene, scene->cursor, 1));
    case KEY_BACK_TAB:
        return point_at(tui, turn_target(scene, scene->cursor, -1));
    case KEY_GO_HOME:
        return point_at(tui, first_target(scene));
    case KEY_GO_END:
        return point_at(tui, last_target(scene));
    case ESCAPE:
        return let_go(tui, line);
    default:
        *known = 0;
        return 0;
    }
}
