/* SPDX-License-Identifier: MIT */
/* Writes the lines that keys and clicks send. */
#include "send.h"

int send_line(Page *line, const char *text)
{
    line->used = 0;
    page_text(line, text);
    return 1;
}

int send_touch(Tui *tui, Page *line, u8 spot)
{
    tui->scene.cursor = spot;
    line->used = 0;
    page_format(line, "touch %u", (unsigned)spot);
    return spot != NO_SPOT;
}

int send_home(Tui *tui, Page *line, u8 spot)
{
    tui->scene.cursor = spot;
    line->used = 0;
    page_format(line, "send #%u", (unsigned)spot);
    return spot != NO_SPOT;
}

int send_go(Page *line, long number, long count)
{
    if (number < 0)
        number = 0;
    if (number > count)
        number = count;
    line->used = 0;
    page_format(line, "go %ld", number);
    return 1;
}

void send_note_leaving(Tui *tui, int code)
{
    const Session *session = tui->scene.session;
    tui->message.note.used = 0;
    if (!session->at || session_is_over(session))
        return;
    if (code == 'r' && session->ended) {
        page_text(&tui->message.note, _("A new game with the same deal."));
    } else if (code == 'r') {
        tui->timeline.restarted_at = session->at;
        page_format(&tui->message.note,
                    _("Restarted. Press r again to return to move %lu."),
                    (unsigned long)session->at);
    } else if (code != 'n' && code != 'N') {
        return;
    } else if (tui->store && !store_state(tui->store)) {
        page_text(&tui->message.note,
                  _("New game. Your last one is saved (:games)."));
    } else {
        page_text(&tui->message.note,
                  _("New game. Your last one was not saved."));
    }
}

int send_restart(Tui *tui, Page *line)
{
    const Session *session = tui->scene.session;
    const u32 before = tui->timeline.restarted_at;
    tui->timeline.restarted_at = 0;
    if (!session->at && before && before <= session->count)
        return send_go(line, (long)before, (long)session->count);
    send_note_leaving(tui, 'r');
    return send_line(line, "again");
}
