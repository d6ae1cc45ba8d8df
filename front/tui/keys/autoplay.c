/* SPDX-License-Identifier: MIT */
/* Automatic moves home are ordinary moves, which the rules of the deal know
   nothing about: they are recorded, and each is undone like any other. They
   follow a move that was played, not one that was undone or redone. */
#include "keys.h"

#include "front/tui/drawings/drawing.h"

/* Whether the last line played one more move. A move that could have been
   redone counts as redone. */
static int has_played(const Tui *tui)
{
    const Session *session = tui->scene.session;
    return tui->display.has_moved && session->at == tui->timeline.turn + 1 &&
           session->at == session->count &&
           !(tui->timeline.has_next &&
             session->moves[tui->timeline.turn] == tui->timeline.next);
}

static void note_turn(Tui *tui)
{
    const Session *session = tui->scene.session;
    tui->timeline.turn = session->at;
    tui->timeline.has_next = session->at < session->count;
    if (tui->timeline.has_next)
        tui->timeline.next = session->moves[session->at];
}

int autoplay_send(Tui *tui, Page *line)
{
    const Scene *scene = &tui->scene;
    const Drawing *drawing = drawing_of(scene->session->game);
    const int played = has_played(tui);
    u16 move;
    note_turn(tui);
    if (!played || tui->look.sends_home == SEND_NONE || !drawing->find_home ||
        !drawing->find_home(scene, tui->look.sends_home == SEND_ALL, &move))
        return 0;
    page_move(line, scene->session, move);
    return 1;
}
