/* SPDX-License-Identifier: MIT */
/* Saves games under names. Only programs whose system has such names need this
   file. */
#include "desk.h"

static u8 put_save(const Desk *desk, Writer *writer)
{
    session_save(&desk->session, writer);
    return FINE;
}

void desk_save_by_name(Desk *desk, Reader *name)
{
    char *text;
    u32 length;
    const u8 reason = desk_write_text(desk, put_save, &text, &length);
    if (reason) {
        desk_note_reason(desk, reason);
        return;
    }
    desk->answered = 1;
    if (desk->keeper->write(name, text, length))
        desk_note_words(desk, N_("The game is saved"));
    else
        desk_note_refusal(desk, desk->keeper->unknown);
    desk->host.resize(desk->host.context, text, 0);
}

void desk_load_by_name(Desk *desk, Reader *name)
{
    Fault fault;
    u32 length;
    char *text = desk->keeper->read(&desk->host, name, &length);
    if (!text) {
        desk_note_refusal(desk, desk->keeper->unknown);
        return;
    }
    if (session_load(&desk->session, text, length, &fault))
        desk_note_fault(desk, &fault);
    else
        desk_show_resumed(desk);
    desk->host.resize(desk->host.context, text, 0);
}
