/* SPDX-License-Identifier: MIT */
/* The keys that move the cursor, and those that act on the spot under it. In
   the sliding puzzle, the arrow keys move tiles instead. */
#include "keys.h"

#include "entry.h"
#include "front/tui/view/pointing.h"
#include "front/tui/view/position.h"
#include "send.h"

/* A message gives way to the name of the piece. */
static int point_at(Tui *tui, u8 spot)
{
    tui->message.told.used = tui->message.step.used = 0;
    tui->message.brief.used = 0;
    tui->scene.cursor = spot;
    position_mark(tui);
    return 0;
}

/* Arrow keys slide tiles in the sliding puzzle. A setting decides whether an
   arrow gives the direction of the tile or of the gap. */
static int slide(const Tui *tui, Page *line, int dx, int dy)
{
    const int turn = tui->look.arrows_gap ? -1 : 1;
    dx *= turn;
    dy *= turn;
    return send_line(line, dx < 0 ? "l" : dx > 0 ? "r" : dy < 0 ? "u" : "d");
}

static const struct {
    int code, also, dx, dy;
} ways[] = {{KEY_GO_LEFT, 'h', -1, 0},
            {KEY_GO_RIGHT, 'l', 1, 0},
            {KEY_GO_UP, 'k', 0, -1},
            {KEY_GO_DOWN, 'j', 0, 1}};

/* Returns 1 if the key moves the cursor. */
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
    if (scene_has_trait(scene, SLIDES))
        return slide(tui, line, dx, dy);
    return point_at(tui, scene_next_target(scene, scene->cursor, dx, dy));
}

/* The wheel moves a board that is larger than the screen, and no piece. */
static int scroll(Tui *tui, int dy)
{
    Scene *scene = &tui->scene;
    if (!scene_scrolls(scene))
        return 0;
    return point_at(tui, scene_next_target(scene, scene->cursor, 0, dy));
}

/* Cancels everything: the held piece, typed text, marks, autoplay. */
static int let_go(Tui *tui, Page *line)
{
    tui->playback.is_on = 0;
    tui->advice.is_wanted = 0;
    tui->scene.letters = tui->scene.shows_ways = 0;
    tui->message.told.used = 0;
    (void)peek_mark_values(tui, NULL);
    tui->ending.is_put_aside = 1;
    if (*tui->entry.text)
        return entry_drop(tui, line);
    if (tui->scene.session->held != NO_SPOT)
        return send_touch(tui, line, tui->scene.session->held);
    return 0;
}

int cursor_obey(Tui *tui, const Key *key, Page *line, int *known)
{
    Scene *scene = &tui->scene;
    int dx, dy;
    *known = 1;
    if (take_way(key, &dx, &dy))
        return go_way(tui, line, dx, dy);
    switch (key->code) {
    case '\r':
    case ' ':
        return send_touch(tui, line, scene->cursor);
    case '.':
        return send_home(tui, line,
                         scene->session->held == NO_SPOT
                             ? scene->cursor
                             : scene->session->held);
    case KEY_WHEEL_UP:
    case KEY_WHEEL_DOWN:
        return scroll(tui, key->code == KEY_WHEEL_UP ? -1 : 1);
    case '\t':
        return point_at(tui, scene_turn_target(scene, scene->cursor, 1));
    case KEY_BACK_TAB:
        return point_at(tui, scene_turn_target(scene, scene->cursor, -1));
    case KEY_GO_HOME:
        return point_at(tui, scene_first_target(scene));
    case KEY_GO_END:
        return point_at(tui, scene_last_target(scene));
    case ESCAPE:
        return let_go(tui, line);
    default:
        *known = 0;
        return 0;
    }
}
