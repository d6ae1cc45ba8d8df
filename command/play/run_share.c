/* SPDX-License-Identifier: MIT */
/* Shares a game: the result in a few lines, the whole game as a code, or
   as a challenge. */
#include "command/command.h"

static int print_code(const char *name, const Session *session)
{
    Page page = PAGE_EMPTY;
    Fault fault = {.game = session->game};
    fault.reason = page_code(&page, session);
    if (fault.reason) {
        page_free(&page);
        return saved_file_complain_fault(_("no code for"), name, &fault);
    }
    page_text(&page, "\n");
    host_print_page(&page);
    return EXIT_DONE;
}

int run_share(CommandLine *line)
{
    const char *name = command_line_next_word(line);
    Session session;
    Page page = PAGE_EMPTY;
    int result;
    if (!name)
        return complain(_("'share' needs a game: quadrille share game.txt"));
    session_open(&session, &malloc_host);
    result = saved_file_load(&session, name, NULL);
    if (!result && line->options.challenge) {
        result = challenge_option_print(line, name, &session);
    } else if (!result && line->options.code) {
        result = print_code(name, &session);
    } else if (!result) {
        page_boast(&page, &session, line->options.ascii);
        host_print_page(&page);
    }
    session_close(&session);
    return result;
}
