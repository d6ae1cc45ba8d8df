/* SPDX-License-Identifier: MIT */
/* Compares a game with a shortest solution, move by move. */
#include "review.h"

#include "advice/metrics/sliding_line.h"
#include "host/host.h"
#include "host/plural.h"
#include "session/share_text.h"

void sliding_page_distance(Page *page, Distance distance)
{
    page_format(page,
                distance.exact ? _("Distance: %lu\n")
                               : _("Distance: at least %lu\n"),
                (unsigned long)distance.moves);
}

/* ------------------------------------------------------------------- par */

static void page_excess(Page *page, u32 made, Distance par)
{
    if (made == par.moves)
        page_text(page, _(" You matched it."));
    else if (made > par.moves)
        page_format(page, _(" You took %1$lu, %2$lu more."),
                    (unsigned long)made, (unsigned long)(made - par.moves));
    else
        page_format(page, _(" You took only %lu."), (unsigned long)made);
}

void sliding_page_par(Page *page, Advisor *advisor, const Session *session)
{
    const Distance par = sliding_find_par(advisor, session->kept);
    Page length = PAGE_EMPTY;
    if (!par.moves && !par.exact)
        return;
    page_count(&length, par.moves, &plural_moves);
    page_format(page,
                par.exact ? _("Par: %s, the fewest possible.")
                          : _("Par: %s or fewer."),
                length.text);
    page_free(&length);
    if (sliding.status(session->position) == WON)
        page_excess(page, sliding.score(session->position), par);
    page_text(page, "\n");
}

/* ------------------------------------------------------------ lost moves */

enum { FOLDED = 66 };

/* The tally of a game's moves. */
typedef struct Review {
    Advisor *advisor;
    const Session *session;
    u32 lost;     /* moves */
    u32 unknown;  /* positions whose distance is not known exactly */
    int unjudged; /* a move led from or to one of these */
    size_t line;
} Review;

static void page_loss_of(Page *page, Review *review, u32 number, u32 lost)
{
    Sliding before;
    if (page->used - review->line > FOLDED) {
        page_text(page, "\n");
        review->line = page->used;
    }
    page_format(page, " %lu (", (unsigned long)number);
    session_position_at(review->session, number - 1, &before);
    page_move_from(page, &sliding, &before,
                   review->session->moves[number - 1]);
    if (lost > 2)
        page_format(page, _(", %lu wasted"), (unsigned long)lost);
    page_text(page, ")");
}

/* A move that brings every one of its tiles nearer loses nothing. */
static void review_moves(Page *page, Review *review)
{
    const Session *session = review->session;
    Sliding game;
    Distance before;
    u32 i;
    session_position_at(session, 0, &game);
    before = sliding_find_distance(review->advisor, &game);
    for (i = 1; i <= session->at; i++) {
        const u32 score = sliding.score(&game);
        Distance after;
        u32 made;
        sliding.apply(&game, session->moves[i - 1], NULL);
        after = sliding_find_distance(review->advisor, &game);
        made = sliding.score(&game) - score;
        review->unknown += !after.exact;
        review->unjudged |= !before.exact || !after.exact;
        if (before.exact && after.exact && after.moves + made > before.moves) {
            const u32 lost = after.moves + made - before.moves;
            review->lost += lost;
            page_loss_of(page, review, i, lost);
        }
        before = after;
    }
}

Verdict sliding_page_lost_moves(Page *page, Advisor *advisor,
                                const Session *session)
{
    static const char head[] = N_("Moves that led away from the goal:");
    Review review = {
        .advisor = advisor, .session = session, .line = page->used};
    const size_t begin = page->used;
    if (!session->at) {
        page_text(page, _("No moves yet.\n"));
        return SOLVED;
    }
    page_text(page, translate(head));
    review_moves(page, &review);
    if (!review.lost)
        page->used = begin;
    if (review.lost)
        page_text(page, "\n");
    page_count(page, session_moves(session), &plural_moves);
    if (review.lost)
        page_format(page,
                    review.unjudged ? _(", at least %lu wasted")
                                    : _(", %lu wasted"),
                    (unsigned long)review.lost);
    else
        page_text(page, review.unjudged ? _(", none known to be wasted")
                                        : _(", none wasted"));
    if (review.unknown)
        page_format(page,
                    _("; after %lu of them the exact distance is "
                      "unknown"),
                    (unsigned long)review.unknown);
    page_text(page, ".\n");
    sliding_page_distance(page,
                          sliding_find_distance(advisor, session->position));
    return SOLVED;
}

void sliding_page_metrics(Page *page, const Session *session)
{
    const Slides slides = {(const Sliding *)(const void *)session->kept,
                           session->moves, session->at};
    const Measures measures = measure_slides(&slides);
    sliding_page_measures(page, &measures, session->clock);
    page_text(page, "\n");
}
