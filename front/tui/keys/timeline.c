/* SPDX-License-Identifier: MIT */
#include "timeline.h"

#include "send.h"

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
