/* SPDX-License-Identifier: MIT */
/* Offers sentences instead of boards, and switches between them. */
#include "boardless.h"

#include "telling.h"

int boardless_is_on(const Front *front)
{
    return front->boardless && *front->boardless;
}

void boardless_offer(const Table *table)
{
    const Front *front = table->front;
    if (front->watched && front->boardless)
        table_tell(
            table, TONE_GREETING,
            *front->boardless
                ? _("You are told what each move changes; 'boards on' draws "
                    "boards "
                    "instead.\n'help' lists the commands, 'help say' what you "
                    "can ask.\n")
                : _("Type 'boards off' to be told in sentences what "
                    "each move changes.\n"));
}

void boardless_run(Table *table, Reader *rest)
{
    const Front *front = table->front;
    Page refusal = PAGE_EMPTY;
    int boardless;
    reader_skip_space(rest);
    boardless = reader_take_word(rest, "off");
    if (!front->boardless) {
        table_tell_refusal(table, _("Only line mode can do without boards\n"));
        return;
    }
    if (!boardless && !reader_take_word(rest, "on")) {
        table_tell_refusal(table, _("Usage: boards off\n"));
        return;
    }
    front->set_boardless(front->own, boardless, &refusal);
    if (refusal.used) {
        page_text(&refusal, "\n");
        table_tell_refusal(table, refusal.text);
    }
    page_free(&refusal);
    if (boardless)
        table_tell(table, TONE_ANSWER,
                   _("No more boards: you are told what changes. 'say' "
                     "describes the position.\n"));
    else
        front->show(front->own, table->session, NULL, 1);
}
