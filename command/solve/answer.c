/* SPDX-License-Identifier: MIT */
/* Answers as a line and as an object. */
#include "answer.h"

#include <stdlib.h>
#include <string.h>

#include "advice/explain.h"
#include "command/command.h"
#include "host/json.h"
#include "progress_bar.h"
#include "solve/mahjong/peek/fewest_peeks.h"

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

/* Mahjong's ways are all of one length: what differs is how much one has to
   know. */
static int has_peeks(const Session *session)
{
    return session->game == &mahjong;
}

static unsigned long peeks_of(const Session *session, const Answer *answer)
{
    return mahjong_count_peeks((const void *)session->position, answer->line,
                               answer->length);
}

void page_asked(Page *page, const Print *print, const Session *session)
{
    page_format(page, "%s ", session->game->name);
    if (session->board && !print->dealt)
        page_text(page, "board");
    else
        page_seed(page, session->game, session->seed);
    if (print->number)
        page_format(page, " %lu", (unsigned long)print->number);
}

static void page_answer(Page *page, const Session *session,
                        const Answer *answer)
{
    if (answer->verdict == SOLVED) {
        page_text(page, " in ");
        page_count(page, answer->length, "move");
        if (!has_peeks(session)) /* there they are always two */
            page_format(page, " (%lu single-card moves)",
                        (unsigned long)count_single(session, answer));
    }
    if (answer->verdict == SOLVED && has_peeks(session)) {
        page_text(page, ", peeking at ");
        page_count(page, peeks_of(session, answer), "tile");
        if (answer->proven)
            page_text(page, ", the least there are");
    }
    page_format(page, ", nodes %llu", (unsigned long long)answer->nodes);
    if (answer->verdict == IMPOSSIBLE && answer->positions)
        page_format(page, ", all %llu positions looked at",
                    (unsigned long long)answer->positions);
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
    if (!optimum->least)
        return;
    page_text(page, "# at least ");
    page_count(page, optimum->least, "single-card move");
    page_text(page, "\n");
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

static void page_peeks(Page *page, const Session *session,
                       const Answer *answer)
{
    page_number(page, "peeks", (long long)peeks_of(session, answer));
    page_format(page, ",\"proven\":%s", answer->proven ? "true" : "false");
}

static void page_members_of(Page *page, const Session *session,
                            const Answer *answer)
{
    Page line = {NULL, 0, 0};
    if (answer->verdict == SOLVED) {
        page_number(page, "length", answer->length);
        page_number(page, "single", count_single(session, answer));
        if (has_peeks(session))
            page_peeks(page, session, answer);
        page_way(&line, session->game, session->position, answer->line,
                 answer->length, 0);
        page_member(page, "moves", &line);
    }
    page_number(page, "nodes", (long long)answer->nodes);
    page_number(page, "positions", (long long)answer->positions);
    if (answer->optimum.least)
        page_proof_of(page, &answer->optimum);
}

static void page_object_of(Page *page, const Print *print,
                           const Session *session, const Answer *answer,
                           const Told *told)
{
    page_format(page, "{\"format\":%d,\"game\":\"%s\"", JSON_FORMAT,
                session->game->name);
    page_start(page, session);
    if (print->number)
        page_number(page, "line", print->number);
    page_entry(page, "how", print->how);
    page_entry(page, "verdict", verdict_names[answer->verdict]);
    if (session->game == &sliding)
        page_told_members(page, print->slider, told, answer);
    else
        page_members_of(page, session, answer);
    page_text(page, "}\n");
}

/* The way, on the board as it was given. */
static void page_line_of(Page *page, const Print *print,
                         const Session *session, const Answer *answer,
                         Told *told)
{
    Session view = *session;
    const int slides = session->game == &sliding;
    if (slides)
        view.position = (u8 *)&told->start;
    print->notation->put(page, &view, slides ? told->moves : answer->line,
                         answer->length);
}

static void page_lines(Page *page, const Print *print, const Session *session,
                       const Answer *answer, Told *told)
{
    page_asked(page, print, session);
    page_format(page, ": %s", verdict_names[answer->verdict]);
    if (session->game == &sliding)
        page_told(page, print->slider, told, answer,
                  strcmp(print->how, "prove") == 0);
    else
        page_answer(page, session, answer);
    page_text(page, "\n");
    if (print->alone && answer->verdict == SOLVED && answer->length)
        page_line_of(page, print, session, answer, told);
    if (print->alone)
        page_proof(page, &answer->optimum);
}

void print_answer(const Print *print, const Session *session,
                  const Answer *answer)
{
    Page page = {NULL, 0, 0};
    Told told = {.moves = NULL};
    if (session->game == &sliding)
        tell_slides(&told, print->slider, session, answer);
    if (print->json)
        page_object_of(&page, print, session, answer, &told);
    else
        page_lines(&page, print, session, answer, &told);
    forget_slides(&told);
    print_result(&page);
}
