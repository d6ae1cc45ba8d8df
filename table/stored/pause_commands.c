/* SPDX-License-Identifier: MIT */
/* Commands for players who want less: a break, and no hints. */
#include "table/stored.h"
#include "table/telling.h"

/* Only a watching player has a clock to stop. The board is shown again,
   because it may have scrolled away. */
static void run_pause(Table *table, Reader *rest)
{
    const Front *front = table->front;
    Page line = PAGE_EMPTY;
    (void)rest;
    if (!front->watched)
        return;
    (void)front->ask(front->own, _("Paused. Press Enter to continue: "),
                     &line);
    (void)front->elapsed(front->own);
    front->show(front->own, table->session, NULL, 1);
    page_free(&line);
}

static void run_hints(Table *table, Reader *rest)
{
    reader_skip_space(rest);
    if (reader_take_word(rest, "off"))
        table->hintless = 1;
    else if (reader_take_word(rest, "on"))
        table->hintless = 0;
    else
        table_tell_refusal(table, _("Usage: hints off\n"));
}

int table_refuses_help(Table *table)
{
    const int refuses = table->hintless && !session_is_over(table->session);
    if (refuses)
        table_tell_refusal(table,
                           _("Hints are off; 'hints on' turns them on\n"));
    return refuses;
}

const Command pause_commands[] = {
    {"pause", "", "", N_("stop the clock"), run_pause},
    {"hints", "", "off", N_("refuse hints; or on"), run_hints},
    {NULL, NULL, NULL, NULL, NULL}};
