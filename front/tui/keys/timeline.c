/* SPDX-License-Identifier: MIT */
/* Keys that go to another move on the timeline. */
#include "keys.h"

#include "send.h"

int timeline_obey(Tui *tui, const Key *key, Page *line)
{
    const Session *session = tui->scene.session;
    const long count = (long)session->count;
    const long at = (long)session->at;
    switch (key->code) {
    case KEY_GO_LEFT:
    case KEY_WHEEL_UP:
    case 'h':
        return send_go(line, at - 1, count);
    case KEY_GO_RIGHT:
    case KEY_WHEEL_DOWN:
    case 'l':
    case ' ':
        return send_go(line, at + 1, count);
    case KEY_PAGE_UP:
    case KEY_GO_UP:
    case 'k':
        return send_go(line, at - 10, count);
    case KEY_PAGE_DOWN:
    case KEY_GO_DOWN:
    case 'j':
        return send_go(line, at + 10, count);
    case KEY_GO_HOME:
    case '0':
        return send_go(line, 0, count);
    case KEY_GO_END:
    case '$':
        return send_go(line, count, count);
    default:
        tui->mode = MODE_PLAY;
        return 0;
    }
}
