/* SPDX-License-Identifier: MIT */
/* Saves games under names. Only programs whose system has such names need this
   file. */
#include "desk.h"

void save_by_name(Desk *desk, Reader *name)
{
    Writer writer;
    char *text;
    u32 length;
    writer_start(&writer, NULL, 0);
    session_save(&desk->session, &writer);
    length = writer.used;
    text = desk->host.resize(desk->host.context, NULL, length + 1);
    if (!text) {
        note_refusal(desk, _("Out of memory"));
        return;
    }
    writer_start(&writer, text, length);
    session_save(&desk->session, &writer);
    desk->answered = 1;
    if (desk->keeper->write(name, text, length))
        note_words(desk, _("The game is saved"));
    else
        note_refusal(desk, desk->keeper->unknown);
    desk->host.resize(desk->host.context, text, 0);
}

void load_by_name(Desk *desk, Reader *name)
{
    Fault fault;
    u32 length;
    char *text = desk->keeper->read(&desk->host, name, &length);
    if (!text) {
        note_refusal(desk, desk->keeper->unknown);
        return;
    }
    if (session_load(&desk->session, text, length, &fault))
        note_fault(desk, &fault);
    else
        show_resumed(desk);
    desk->host.resize(desk->host.context, text, 0);
}
