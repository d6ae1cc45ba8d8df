/* SPDX-License-Identifier: MIT */
/* Prints which Mahjong pair to remove for a player who doesn't peek, and the
   chances of winning. */
#include "mahjong_chances.h"

#include <string.h>

#include "command/command.h"
#include "host/json.h"
#include "host/plural.h"
#include "progress_bar.h"
#include "solve/mahjong/rollout/pair_chances.h"

enum { FAIR_NODES = 1000000, WHOLE = 1000 };

/* The data of a printed answer. */
typedef struct Chances {
    const Session *session;
    PairChancesAnswer answer;
    u32 careful, winnable; /* in thousandths */
} Chances;

static u32 share(u32 part, u32 whole)
{
    return whole ? (u32)(((u64)part * WHOLE + whole / 2) / whole) : 0;
}

static void judge(Chances *chances, const Question *question)
{
    const Session *session = chances->session;
    const PairOdds *odds = &chances->answer.odds;
    PairChancesQuestion fair = {.game = (const void *)session->position,
                                .memory = question->memory,
                                .size = question->size,
                                .most_nodes = question->most_nodes,
                                .stop = question->stop};
    if (fair.most_nodes == ~(u64)0)
        fair.most_nodes = FAIR_NODES;
    memcpy(fair.seed, session->seed, sizeof fair.seed);
    mahjong_pair_chances(&fair, &chances->answer);
    chances->careful = share(odds->wins, odds->trials);
    chances->winnable = share(odds->winnable, odds->boards);
}

static int has_pair(const Chances *chances)
{
    return chances->answer.move != MAHJONG_SHUFFLE;
}

/* With few nodes, no deal may have been solved. */
static int has_seen(const Chances *chances)
{
    return chances->answer.odds.boards > 0;
}

/* "12.3 %" */
static void page_share(Page *page, u32 thousandths)
{
    page_decimal(page, thousandths, 1);
    page_text(page, " %");
}

static void page_seen(Page *page, u32 thousandths)
{
    Page share = PAGE_EMPTY;
    page_share(&share, thousandths);
    page_format(page, _(", a player who sees every tile %s"), share.text);
    page_free(&share);
}

static void page_chances(Page *page, const Print *print,
                         const Chances *chances)
{
    const Session *session = chances->session;
    Page move = PAGE_EMPTY, careful = PAGE_EMPTY;
    answer_page_asked(page, print, session);
    page_text(page, _(": "));
    if (progress_stop_signal()) {
        page_format(page, _("stopped, nodes %llu\n"),
                    (unsigned long long)chances->answer.nodes);
        return;
    }
    if (!has_pair(chances)) {
        page_text(page, _("no pair to take\n"));
        return;
    }
    page_move(&move, session, chances->answer.move);
    page_share(&careful, chances->careful);
    page_format(page, _("take %1$s; then careful play wins %2$s"), move.text,
                careful.text);
    page_free(&move);
    page_free(&careful);
    if (has_seen(chances))
        page_seen(page, chances->winnable);
    page_format(page, _(", nodes %llu\n"),
                (unsigned long long)chances->answer.nodes);
}

static void page_share_entry(Page *page, const char *name, u32 thousandths)
{
    page_format(page, ",\"%s\":%lu.%03lu", name,
                (unsigned long)thousandths / WHOLE,
                (unsigned long)thousandths % WHOLE);
}

static void page_chances_object(Page *page, const Chances *chances)
{
    const Session *session = chances->session;
    Page move = PAGE_EMPTY;
    once_page_object(page, session);
    page_entry(page, "mode", "fair");
    if (progress_stop_signal()) {
        page_text(page, ",\"stopped\":true");
    } else if (has_pair(chances)) {
        page_move_word(&move, session->game, session->position,
                       chances->answer.move);
        page_member(page, "pair", &move);
        page_share_entry(page, "careful", chances->careful);
        if (has_seen(chances))
            page_share_entry(page, "winnable", chances->winnable);
    }
    page_number(page, "nodes", (long long)chances->answer.nodes);
    page_text(page, "}\n");
}

Verdict mahjong_chances_ask(FairSum *sum, const Question *question,
                            const Session *session, const Print *print)
{
    Chances chances = {.session = session};
    Page page = PAGE_EMPTY;
    judge(&chances, question);
    if (is_stopped(question) && !print->alone)
        return LIMIT;
    if (has_pair(&chances)) {
        sum->boards++;
        sum->careful += chances.careful;
        sum->seen += (unsigned)has_seen(&chances);
        sum->winnable += chances.winnable;
    }
    sum->nodes += chances.answer.nodes;
    if (print->json)
        page_chances_object(&page, &chances);
    else
        page_chances(&page, print, &chances);
    print_result(&page);
    return has_pair(&chances) ? SOLVED : IMPOSSIBLE;
}

void print_fair_sum(const FairSum *sum, u64 deals)
{
    Page page = PAGE_EMPTY, done = PAGE_EMPTY;
    page_count(&done, deals, &plural_deals);
    page_format(&page, progress_stop_signal() ? _("stopped after %s") : "%s",
                done.text);
    page_free(&done);
    if (sum->boards) {
        Page careful = PAGE_EMPTY;
        page_share(&careful, (u32)(sum->careful / sum->boards));
        page_format(&page, _(": on average careful play wins %s"),
                    careful.text);
        page_free(&careful);
    }
    if (sum->seen)
        page_seen(&page, (u32)(sum->winnable / sum->seen));
    page_format(&page, _(", nodes %llu\n"), (unsigned long long)sum->nodes);
    print_result(&page);
}
