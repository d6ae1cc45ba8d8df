/* SPDX-License-Identifier: MIT */
/* Answers as a line and as an object. */
#include "answer.h"

#include <stdlib.h>
#include <string.h>

#include "../front/json.h"
#include "../front/table.h"
#include "command.h"

static const char *const verdict_names[] = {"no solver", "won", "impossible",
                                            "unknown", "refuted"};

/* Cards or tiles that move, one by one: what an optimal way has least of. */
static u32 count_single(const Session *session, const Answer *answer)
{
    const Game *game = session->game;
    u8 *walk = must_have(malloc(game->size));
    Trace trace = {must_have(calloc(game->most_events, sizeof(Event))),
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

static void page_answer(Page *page, const Session *session,
                        const Answer *answer)
{
    Page seed = {NULL, 0, 0};
    page_seed(&seed, session->game, session->seed);
    page_format(page, "%s %s: %s", session->game->name,
                session->board ? "board" : seed.text,
                verdict_names[answer->verdict]);
    if (answer->verdict == SOLVED)
        page_format(page, " in %lu moves (%lu one by one)",
                    (unsigned long)answer->length,
                    (unsigned long)count_single(session, answer));
    page_format(page, ", nodes %llu", (unsigned long long)answer->nodes);
    if (answer->verdict == IMPOSSIBLE && answer->positions)
        page_format(page, ", all %llu positions looked at",
                    (unsigned long long)answer->positions);
    page_text(page, "\n");
    page_free(&seed);
}

/* For each number of single moves that is too few, how many positions were
   looked at to show that. */
static void page_proof(Page *page, const Optimum *optimum)
{
    u32 i;
    for (i = 0; optimum->bound + i < optimum->least; i++)
        page_format(page, "# not in %lu: all %llu positions looked at\n",
                    (unsigned long)(optimum->bound + i),
                    (unsigned long long)optimum->looked[i]);
    if (optimum->least)
        page_format(page, "# at least %lu moves one by one\n",
                    (unsigned long)optimum->least);
}

static void page_proof_of(Page *page, const Optimum *optimum)
{
    u32 i;
    page_number(page, "bound", optimum->bound);
    page_number(page, "least", optimum->least);
    page_text(page, ",\"looked\":[");
    for (i = 0; optimum->bound + i < optimum->least; i++)
        page_format(page, "%s%llu", i ? "," : "",
                    (unsigned long long)optimum->looked[i]);
    page_text(page, "]");
}

static void page_object_of(Page *page, const Session *session,
                           const Answer *answer, const char *how)
{
    Page line = {NULL, 0, 0};
    page_format(page, "{\"format\":%d,\"game\":\"%s\"", JSON_FORMAT,
                session->game->name);
    page_start(page, session);
    page_entry(page, "how", how);
    page_entry(page, "verdict", verdict_names[answer->verdict]);
    if (answer->verdict == SOLVED) {
        page_number(page, "length", answer->length);
        page_number(page, "single", count_single(session, answer));
        page_way(&line, session, answer->line, answer->length, 0);
        page_member(page, "moves", &line);
    }
    page_number(page, "nodes", (long long)answer->nodes);
    page_number(page, "positions", (long long)answer->positions);
    if (answer->optimum.least)
        page_proof_of(page, &answer->optimum);
    page_text(page, "}\n");
}

void print_answer(const Print *print, const Session *session,
                  const Answer *answer)
{
    Page page = {NULL, 0, 0};
    if (print->json) {
        page_object_of(&page, session, answer, print->how);
    } else {
        page_answer(&page, session, answer);
        if (print->alone && answer->verdict == SOLVED && answer->length) {
            print->notation->put(&page, session, answer->line, answer->length);
        }
        if (print->alone)
            page_proof(&page, &answer->optimum);
    }
    print_page(&page);
}
