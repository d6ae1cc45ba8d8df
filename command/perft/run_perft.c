/* SPDX-License-Identifier: MIT */
/* Prints counts of move sequences, for comparison with other programs. */
#include "run_perft.h"

#include "host/page.h"
#include "perft.h"

static void print_count(u32 depth, unsigned long long lines)
{
    Page page = PAGE_EMPTY;
    page_format(&page, "%lu %llu\n", (unsigned long)depth, lines);
    host_print_page(&page);
}

int perft_read_request(PerftRequest *request, CommandLine *line)
{
    Choice *choice = &request->start.choice;
    int result;
    choice_start(choice, line->game);
    result = start_read_request(&request->start, line);
    if (!choice->has_seed)
        start_choose_deal(choice, 1);
    request->depth = (u32)number_or(&line->options.depth, 3);
    return result;
}

int run_perft(CommandLine *line)
{
    PerftRequest request;
    Session session;
    u32 i;
    int result = perft_read_request(&request, line);
    if (result)
        return result;
    session_open(&session, &malloc_host);
    result = start_session(&request.start, &session, NULL);
    for (i = 0; !result && i <= request.depth; i++)
        print_count(i, perft_count_lines(&session, i));
    session_close(&session);
    return result;
}
