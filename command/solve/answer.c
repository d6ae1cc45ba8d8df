/* SPDX-License-Identifier: MIT */
/* Prints answers, as a line of text or as a JSON object. */
#include "answer.h"

#include <stdlib.h>
#include <string.h>

#include "advice/explain.h"
#include "command/command.h"
#include "host/json.h"
#include "host/plural.h"
#include "progress_bar.h"
#include "solving.h"

static const char *const verdict_names[] = {
    FORMS_("answer", "no-solver"), "won", FORMS_("answer", "impossible"),
    FORMS_("answer", "unknown"), FORMS_("answer", "refuted")};
STATIC_ASSERT(COUNT_OF(verdict_names) == REFUTED + 1);

/* Whether a signal ended the search, so that there is no answer. */
static int is_broken_off(const Answer *answer)
{
    return answer->verdict == LIMIT && progress_stop_signal();
}

static AnswerWriter *or_else(AnswerWriter *own, AnswerWriter *plain)
{
    return own ? own : plain;
}

/* Cards or tiles that move, each of a run counted: the length that an optimal
   solution, which moves them one by one, minimises. */
static u32 count_single(const Session *session, const Answer *answer)
{
    const Game *game = session->game;
    u8 *walk = host_must_have(malloc(game->size));
    Trace trace = {host_must_have(calloc(game->most_events, sizeof(Event))),
                   game->most_events, 0};
    u32 single = 0;
    u32 i;
    memcpy(walk, session->position, game->size);
    for (i = 0; i < answer->length; i++) {
        trace.count = 0;
        game->apply(walk, answer->line[i], &trace);
        single += trace.count;
    }
    free(trace.events);
    free(walk);
    return single;
}

void answer_page_asked(Page *page, const Print *print, const Session *session)
{
    page_format(page, "%s ", session->game->name);
    if (session->board && !print->dealt)
        page_text(page, "board");
    else
        page_seed(page, session->game, session->seed);
    if (print->number)
        page_format(page, " %lu", (unsigned long)print->number);
}

static void page_singles(Page *page, const Print *print,
                         const Session *session, const Answer *answer)
{
    (void)print;
    page_text(page, " (");
    page_count(page, count_single(session, answer), &plural_cards_moved);
    page_text(page, ")");
}

static void page_answer(Page *page, const Print *print, const Session *session,
                        const Answer *answer)
{
    const Solving *solving = solving_of(session->game);
    if (answer->verdict == SOLVED) {
        Page moves = PAGE_EMPTY;
        page_count(&moves, answer->length, &plural_moves);
        page_format(page, _("won in %s"), moves.text);
        page_free(&moves);
        or_else(solving->page_solution, page_singles)(page, print, session,
                                                      answer);
    }
    page_format(page, _(", nodes %llu"), (unsigned long long)answer->nodes);
    if (answer->verdict == IMPOSSIBLE && answer->positions)
        page_format(page, _(", all %llu positions searched"),
                    (unsigned long long)answer->positions);
}

/* For each length that is too short, writes how many positions the search
   visited to prove it. */
static void page_proof(Page *page, const Optimum *optimum)
{
    Page least = PAGE_EMPTY;
    u32 i;
    for (i = 0; optimum->bound + i < optimum->least; i++)
        page_format(page, _("# not in %1$lu: all %2$llu positions searched\n"),
                    (unsigned long)(optimum->bound + i),
                    (unsigned long long)optimum->looked[i]);
    if (!optimum->least)
        return;
    page_count(&least, optimum->least, &plural_single_card_moves);
    page_format(page, _("# at least %s\n"), least.text);
    page_free(&least);
}

static void page_proof_of(Page *page, const Optimum *optimum)
{
    u32 i;
    page_number(page, "first_bound", optimum->bound);
    page_number(page, "least", optimum->least);
    page_text(page, ",\"looked\":[");
    for (i = 0; optimum->bound + i < optimum->least; i++)
        page_format(page, "%s%llu", i ? "," : "",
                    (unsigned long long)optimum->looked[i]);
    page_text(page, "]");
}

static void page_members_of(Page *page, const Print *print,
                            const Session *session, const Answer *answer)
{
    const Solving *solving = solving_of(session->game);
    if (answer->verdict == SOLVED) {
        page_number(page, "length", answer->length);
        page_number(page, "single", count_single(session, answer));
        if (solving->page_solution_members)
            solving->page_solution_members(page, print, session, answer);
        explain_line(page, session->game, session->position, answer->line,
                     answer->length);
    }
    page_number(page, "nodes", (long long)answer->nodes);
    page_number(page, "positions", (long long)answer->positions);
    if (answer->optimum.least)
        page_proof_of(page, &answer->optimum);
}

static void page_object_of(Page *page, const Print *print,
                           const Session *session, const Answer *answer)
{
    const Solving *solving = solving_of(session->game);
    once_page_object(page, session);
    if (print->number)
        page_number(page, "at_line", print->number);
    page_entry(page, "mode", print->how);
    if (is_broken_off(answer))
        page_text(page, ",\"verdict\":null,\"stopped\":true");
    else
        page_entry(page, "verdict", verdict_names[answer->verdict]);
    or_else(solving->page_members, page_members_of)(page, print, session,
                                                    answer);
    page_text(page, "}\n");
}

static void page_moves_of(Page *page, const Print *print,
                          const Session *session, const Answer *answer)
{
    print->notation->put(page, session, answer->line, answer->length);
}

static void page_lines(Page *page, const Print *print, const Session *session,
                       const Answer *answer)
{
    const Solving *solving = solving_of(session->game);
    answer_page_asked(page, print, session);
    page_text(page, _(": "));
    if (is_broken_off(answer))
        page_text(page, _("stopped"));
    else if (answer->verdict != SOLVED)
        page_text(page,
                  translate_in("answer", verdict_names[answer->verdict]));
    or_else(solving->page_answer, page_answer)(page, print, session, answer);
    page_text(page, "\n");
    if (print->alone && answer->verdict == SOLVED && answer->length)
        or_else(solving->page_moves, page_moves_of)(page, print, session,
                                                    answer);
    if (print->alone)
        page_proof(page, &answer->optimum);
}

void print_answer(const Print *print, const Session *session,
                  const Answer *answer)
{
    Page page = PAGE_EMPTY;
    if (print->json)
        page_object_of(&page, print, session, answer);
    else
        page_lines(&page, print, session, answer);
    print_result(&page);
}
