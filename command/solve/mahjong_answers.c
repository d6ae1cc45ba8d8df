/* SPDX-License-Identifier: MIT */
/* Prints the solver's answers for Mahjong. All solutions of a board have the
   same length. They differ in how many hidden tiles the player has to know. */
#include "host/json.h"
#include "host/plural.h"
#include "rules/mahjong/mahjong.h"
#include "solve/mahjong/peek/fewest_peeks.h"
#include "solving.h"

static u32 count_peeks(const Session *session, const Answer *answer)
{
    return mahjong_count_peeks((const void *)session->position, answer->line,
                               answer->length);
}

static void page_peeks(Page *page, const Print *print, const Session *session,
                       const Answer *answer)
{
    (void)print;
    page_text(page, _(", "));
    page_count(page, count_peeks(session, answer), &plural_peeks);
    if (answer->proven)
        page_text(page, _(", the fewest possible"));
}

static void page_peek_members(Page *page, const Print *print,
                              const Session *session, const Answer *answer)
{
    (void)print;
    page_number(page, "peeks", count_peeks(session, answer));
    page_format(page, ",\"proven\":%s", answer->proven ? "true" : "false");
}

const Solving mahjong_solving = {.game = &mahjong,
                                 .page_solution = page_peeks,
                                 .page_solution_members = page_peek_members};
