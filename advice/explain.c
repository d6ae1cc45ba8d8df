/* SPDX-License-Identifier: MIT */
/* What a solver found, in words. */
#include "explain.h"

#include <string.h>

#include "advice/metrics/sliding_line.h"
#include "advice/sliding/review.h"
#include "host/host.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "session/daily.h"

enum { FOLDED = 70 };

/* Of a game without a solver: in Kulki what drops is drawn by chance. */
static const char *unsolved_words(const Game *game)
{
    return game == &kulki ? "Chance decides whether this can be won"
                          : "Quadrille has no solver for this game";
}

static const char *verdict_words(Verdict verdict, const Session *session)
{
    switch (verdict) {
    case SOLVED:
        return "This can be won";
    case IMPOSSIBLE:
        return daily_is_unwinnable(session) ? "This deal can't be won"
                                            : "This can't be won any more";
    case NO_SOLVER:
        return unsolved_words(session->game);
    default:
        return "Whether this can be won was not found out";
    }
}

static void page_moves(Page *page, const Session *session, const u16 *moves,
                       u32 count, int folded)
{
    const Game *game = session->game;
    u8 position[MOST_POSITION];
    size_t line = page->used;
    u32 i;
    memcpy(position, session->position, game->size);
    for (i = 0; i < count; i++) {
        if (i && folded && page->used - line > FOLDED) {
            page_text(page, "\n");
            line = page->used;
        } else if (i) {
            page_text(page, " ");
        }
        page_move_from(page, game, position, moves[i]);
        game->apply(position, moves[i], NULL);
    }
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
static void page_mahjong_verdict(Page *page, const Session *session)
{
    const Mahjong *game = (const void *)session->position;
    if (mahjong.status(game) != STUCK)
        page_format(page, "%s; when no pair is left, a reshuffle may help",
                    verdict_words(IMPOSSIBLE, session));
    else if (mahjong_check_reshuffle(game))
        page_text(page, "No moves left, and a reshuffle can't help: undo");
    else
        page_text(page, "No moves left: shuffle, and the rest can be won");
}

/* The sliding puzzle counts tiles, as its par does; a move of it can slide
   several. */
static void page_length(Page *page, const Brain *brain, const Session *session)
{
    const Slides slides = {(const Sliding *)(const void *)session->position,
                           brain->way + brain->at, brain->length - brain->at};
    if (session->game == &sliding)
        page_count(page, measure_slides(&slides).singles, "single-tile move");
    else
        page_count(page, slides.count, "move");
}

void page_winnable(Page *page, Brain *brain, const Session *session)
{
    const Verdict verdict = ask_brain(brain, session->game, session->position);
    if (verdict == IMPOSSIBLE && session->game == &mahjong)
        page_mahjong_verdict(page, session);
    else
        page_text(page, verdict_words(verdict, session));
    if (verdict == SOLVED) {
        page_text(page, ", in ");
        page_length(page, brain, session);
        page_text(page, " or fewer");
    }
    page_text(page, "\n");
}

/* ------------------------------------------------------------------- par */

static int page_known_par(Page *page, const Game *game, u32 par)
{
    if (!par) {
        page_text(page, "No par was found\n");
    } else if (game == &kulki) {
        page_format(page,
                    "Par: %lu points, by the learned player; 'review' "
                    "names the moves that cost most\n",
                    (unsigned long)par);
    } else {
        page_text(page, "Par: ");
        page_count(page, par, "move");
        page_text(page, "\n");
    }
    return par > 0;
}

static int page_sliding_par(Page *page, Brain *brain, const Session *session)
{
    page_slide_par(page, brain, session);
    if (sliding.status(session->position) == WON)
        page_slide_metrics(page, session);
    return page->used > 0;
}

int page_par(Page *page, Brain *brain, const Session *session)
{
    if (session->game == &sliding)
        return page_sliding_par(page, brain, session);
    if (session->game == &mahjong) {
        page_text(page, "All ways to win take the same moves here\n");
        return 0;
    }
    return page_known_par(page, session->game,
                          session->game == &kulki
                              ? find_kulki_par(brain, session)
                              : find_par(brain, session));
}

int ends_with_par(const Session *session)
{
    const Status end = session->game == &kulki ? LOST : WON;
    return session->game != &mahjong &&
           session->game->status(session->position) == end;
}

/* "Move 12, 5a, lost the game", and what would have won. */
static void page_loss(Page *page, const Session *session, const Brain *brain,
                      const Loss *loss)
{
    u8 position[MOST_POSITION];
    Session view;
    session_view(&view, session, loss->won, position);
    if (loss->lost == loss->won + 1) {
        page_format(page, "Move %lu, ", (unsigned long)loss->lost);
        page_move(page, &view, session->moves[loss->won]);
        page_text(page, ", lost the game");
    } else {
        page_format(page, "One of the moves %lu to %lu lost the game",
                    (unsigned long)loss->won + 1, (unsigned long)loss->lost);
    }
    page_format(page, ". After move %lu this would have won:\n",
                (unsigned long)loss->won);
    page_way(page, &view, brain->way + brain->at, brain->length - brain->at,
             1);
    page_text(page, "\n");
}

Verdict page_explanation(Page *page, Brain *brain, const Session *session)
{
    Loss loss;
    Verdict verdict;
    if (session->game == &sliding)
        return page_lost_moves(page, brain, session);
    verdict = ask_brain(brain, session->game, session->position);
    if (verdict != IMPOSSIBLE)
        page_format(page, "%s\n", verdict_words(verdict, session));
    else if (find_loss(brain, session, &loss))
        page_loss(page, session, brain, &loss);
    else
        page_text(page, loss.dealt == IMPOSSIBLE
                            ? "This deal can't be won\n"
                            : "This can't be won any more; since when was "
                              "not found out\n");
    return verdict;
}
