/* SPDX-License-Identifier: MIT */
/* Which move of a saved game lost it, and what would have won. */
#include "advice/explain.h"
#include "command/command.h"

static int explain(Session *session)
{
    Brain brain;
    Page page = {NULL, 0, 0};
    Verdict verdict;
    start_brain(&brain, PATIENCE);
    verdict = page_explanation(&page, &brain, session);
    stop_brain(&brain);
    print_page(&page);
    return verdict == SOLVED       ? EXIT_DONE
           : verdict == IMPOSSIBLE ? EXIT_NO
                                   : EXIT_LIMIT;
}

int run_explain_game(Task *task)
{
    Session session;
    int result;
    if (task->first == task->last)
        return complain("explain which game? quadrille explain game.txt");
    session_open(&session, &malloc_host);
    result = load_game(&session, task->arguments[task->first]);
    if (!result)
        result = explain(&session);
    session_close(&session);
    return result;
}
