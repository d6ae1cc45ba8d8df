/* SPDX-License-Identifier: MIT */
/* The commands that ask a solver. */
#include <stdlib.h>
#include <string.h>

#include "../rules/kulki.h"
#include "../rules/mahjong.h"
#include "host.h"
#include "slidecounsel.h"
#include "slides.h"
#include "table.h"

enum { FOLDED = 70 };

static const char *verdict_words(Verdict verdict)
{
    switch (verdict) {
    case SOLVED:
        return "This can be won";
    case IMPOSSIBLE:
        return "This cannot be won any more";
    case NO_SOLVER:
        return "Chance decides whether this can be won";
    default:
        return "Whether this can be won was not found out";
    }
}

static void page_moves(Page *page, const Session *session, const u16 *moves,
                       u32 count, int folded)
{
    const Game *game = session->game;
    Session walk = *session;
    size_t line = page->used;
    u32 i;
    walk.position = must_have(malloc(game->size));
    memcpy(walk.position, session->position, game->size);
    for (i = 0; i < count; i++) {
        if (i && folded && page->used - line > FOLDED) {
            page_text(page, "\n");
            line = page->used;
        } else if (i) {
            page_text(page, " ");
        }
        page_move(page, &walk, moves[i]);
        game->apply(walk.position, moves[i], NULL);
    }
    free(walk.position);
}

void page_way(Page *page, const Session *session, const u16 *moves, u32 count,
              int folded)
{
    const Slides slides = {(const Sliding *)session->position, moves, count};
    if (session->game == &sliding)
        page_slides(page, &slides, folded);
    else
        page_moves(page, session, moves, count, folded);
}

/* What a reshuffle can do where there is no other way to win. */
static const char *shuffle_words(const Mahjong *game)
{
    if (mahjong.status(game) != STUCK)
        return "; when no pair is left, a reshuffle may help";
    return may_reshuffle(game)
               ? ", not by a reshuffle either: take moves back"
               : " but by a reshuffle, which deals the rest to be won";
}

void run_winnable(Table *table, Reader *rest)
{
    const Session *session = table->session;
    const Brain *brain = table->brain;
    const Verdict verdict =
        ask_brain(table->brain, session->game, session->position);
    Page page = {NULL, 0, 0};
    (void)rest;
    page_text(&page, verdict_words(verdict));
    if (verdict == SOLVED) {
        page_text(&page, ", in ");
        page_count(&page, brain->length - brain->at, "move");
        page_text(&page, " or fewer");
    }
    if (verdict == IMPOSSIBLE && session->game == &mahjong)
        page_text(&page, shuffle_words((const void *)session->position));
    page_text(&page, "\n");
    tell_page(table, TONE_ANSWER, &page);
}

static void page_par(Page *page, u32 par)
{
    page_text(page, "Par: ");
    page_count(page, par, "move");
    page_text(page, "\n");
}

static void tell_moves(Table *table, u32 par)
{
    Page page = {NULL, 0, 0};
    if (table->session->game == &kulki)
        page_format(&page,
                    "Par: %lu points, by the learned player; 'review' "
                    "names the moves that cost most\n",
                    (unsigned long)par);
    else if (par)
        page_par(&page, par);
    else
        page_text(&page, "No par was found\n");
    tell_page(table, TONE_ANSWER, &page);
}

static void tell_slide_par(Table *table)
{
    Page page = {NULL, 0, 0};
    page_slide_par(&page, table->brain, table->session);
    if (sliding.status(table->session->position) == WON)
        page_slide_metrics(&page, table->session);
    tell_page(table, TONE_ANSWER, &page);
}

static u32 par_of(Table *table)
{
    return table->session->game == &kulki
               ? find_kulki_par(table->brain, table->session)
               : find_par(table->brain, table->session);
}

void run_par(Table *table, Reader *rest)
{
    (void)rest;
    if (table->session->game == &sliding)
        tell_slide_par(table);
    else if (table->session->game == &mahjong)
        tell(table, TONE_ANSWER, "All ways to win take the same moves here\n");
    else
        tell_moves(table, par_of(table));
}

void tell_par(Table *table)
{
    const Session *session = table->session;
    const Status end = session->game == &kulki ? LOST : WON;
    u32 par = 0;
    if (!table->front->watched ||
        session->game->status(session->position) != end)
        return;
    if (session->game == &sliding) {
        tell_slide_par(table);
        return;
    }
    par = par_of(table);
    if (par)
        tell_moves(table, par);
}

/* "Move 12, 5a, lost the game", and what would have won. */
static void page_loss(Page *page, Session *session, const Brain *brain,
                      const Loss *loss)
{
    const u32 at = session->at;
    go_to_move(session, loss->won);
    if (loss->lost == loss->won + 1) {
        page_format(page, "Move %lu, ", (unsigned long)loss->lost);
        page_move(page, session, session->moves[loss->won]);
        page_text(page, ", lost the game");
    } else {
        page_format(page, "One of the moves %lu to %lu lost the game",
                    (unsigned long)loss->won + 1, (unsigned long)loss->lost);
    }
    page_format(page, ". After move %lu this would have won:\n",
                (unsigned long)loss->won);
    page_way(page, session, brain->way + brain->at, brain->length - brain->at,
             1);
    page_text(page, "\n");
    go_to_move(session, at);
}

Verdict page_explanation(Page *page, Brain *brain, Session *session)
{
    Loss loss;
    Verdict verdict;
    if (session->game == &sliding)
        return page_lost_moves(page, brain, session);
    verdict = ask_brain(brain, session->game, session->position);
    if (verdict != IMPOSSIBLE)
        page_format(page, "%s\n", verdict_words(verdict));
    else if (find_loss(brain, session, &loss))
        page_loss(page, session, brain, &loss);
    else
        page_text(page, loss.dealt == IMPOSSIBLE
                            ? "This could never be won\n"
                            : "This cannot be won any more; since when was "
                              "not found out\n");
    return verdict;
}

void run_explain(Table *table, Reader *rest)
{
    Page page = {NULL, 0, 0};
    (void)rest;
    page_explanation(&page, table->brain, table->session);
    tell_page(table, TONE_ANSWER, &page);
}
