/* SPDX-License-Identifier: MIT */
/* Offers sentences instead of boards, and switches between them. */
#include "boardless.h"

#include "telling.h"

int boardless_is_on(const Front *front)
{
    return front->boardless && *front->boardless != BOARDS_DRAWN;
}

int boardless_is_brief(const Front *front)
{
    return front->boardless && *front->boardless == BOARDS_BRIEF;
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

static void change(Table *table, BoardsShown boards)
{
    const Front *front = table->front;
    Page refusal = PAGE_EMPTY;
    front->set_boardless(front->own, (int)boards, &refusal);
    if (refusal.used) {
        page_text(&refusal, "\n");
        table_tell_refusal(table, refusal.text);
    }
    page_free(&refusal);
}

static int refuse(Table *table)
{
    if (table->front->boardless)
        return 0;
    table_tell_refusal(table, _("Only line mode can do without boards\n"));
    return 1;
}

void boardless_run(Table *table, Reader *rest)
{
    const Front *front = table->front;
    int boardless;
    if (refuse(table))
        return;
    reader_skip_space(rest);
    boardless = reader_take_word(rest, "off");
    if (!boardless && !reader_take_word(rest, "on")) {
        table_tell_refusal(table, boardless_is_on(front)
                                      ? _("Usage: boards on\n")
                                      : _("Usage: boards off\n"));
        return;
    }
    change(table, boardless ? BOARDS_TOLD : BOARDS_DRAWN);
    if (boardless)
        table_tell(table, TONE_ANSWER,
                   _("No more boards: you are told what changes. 'say' "
                     "describes the position.\n"));
    else
        front->show(front->own, table->session, NULL, 1);
}

const Command *boardless_spoken_command(const Command *command)
{
    static const Command drawn = {"boards", "", "on", N_("draw boards again"),
                                  boardless_run};
    return command->run == boardless_run ? &drawn : command;
}

void boardless_run_detail(Table *table, int is_brief)
{
    if (refuse(table))
        return;
    change(table, is_brief ? BOARDS_BRIEF : BOARDS_TOLD);
    table_tell(table, TONE_ANSWER,
               is_brief ? _("After a move you are told the move alone; 'say "
                            "new' tells the rest.\n")
                        : _("After a move you are told all that has "
                            "changed.\n"));
}
