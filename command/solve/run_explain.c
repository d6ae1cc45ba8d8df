/* SPDX-License-Identifier: MIT */
/* Finds the move that lost a saved game, and a line that would have won. */
#include "advice/explain.h"
#include "command/command.h"

static int explain(Session *session)
{
    Advisor advisor;
    Page page = PAGE_EMPTY;
    Verdict verdict;
    advisor_start(&advisor, PATIENCE);
    verdict = explain_game(&page, &advisor, session);
    advisor_stop(&advisor);
    host_print_page(&page);
    return verdict == SOLVED       ? EXIT_DONE
           : verdict == IMPOSSIBLE ? EXIT_NO
                                   : EXIT_LIMIT;
}

int run_explain_game(CommandLine *line)
{
    const char *name = command_line_next_word(line);
    Session session;
    int result;
    if (!name)
        return complain(
            _("'explain' needs a game: quadrille explain game.txt"));
    session_open(&session, &malloc_host);
    result = saved_file_load(&session, name, NULL);
    if (!result)
        result = explain(&session);
    session_close(&session);
    return result;
}
