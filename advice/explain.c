/* SPDX-License-Identifier: MIT */
/* What a solver found, in words. */
#include "explain.h"

#include <string.h>

#include "game_advice.h"
#include "host/host.h"
#include "session/daily.h"

enum { FOLDED = 70 };

static const char *verdict_words(const GameAdvice *advice, Verdict verdict,
                                 const Session *session)
{
    switch (verdict) {
    case SOLVED:
        return "This can be won";
    case IMPOSSIBLE:
        return daily_is_unwinnable(session) ? "This deal can't be won"
                                            : "This can't be won any more";
    case NO_SOLVER:
        return advice->unsolved ? advice->unsolved
                                : "Quadrille has no solver for this game";
    default:
        return "Whether this can be won was not found out";
    }
}

static void play_on_line(const Game *game, void *position, u16 move)
{
    const GameAdvice *advice = game_advice_of(game);
    if (advice->play)
        advice->play(position, move);
    else
        game->apply(position, move, NULL);
}

void page_way(Page *page, const Game *game, const void *start,
              const u16 *moves, u32 count, int folded)
{
    u8 position[MOST_POSITION];
    size_t line = page->used;
    u32 i;
    memcpy(position, start, game->size);
    for (i = 0; i < count; i++) {
        if (i && folded && page->used - line > FOLDED) {
            page_text(page, "\n");
            line = page->used;
        } else if (i) {
            page_text(page, " ");
        }
        page_move_from(page, game, position, moves[i]);
        play_on_line(game, position, moves[i]);
    }
}

void page_winnable(Page *page, Brain *brain, const Session *session)
{
    const GameAdvice *advice = game_advice_of(session->game);
    const Verdict verdict = brain_ask(brain, session->game, session->position);
    const char *words = verdict_words(advice, verdict, session);
    if (verdict == IMPOSSIBLE && advice->page_hopeless)
        advice->page_hopeless(page, session, words);
    else
        page_text(page, words);
    if (verdict == SOLVED) {
        page_text(page, ", in ");
        page_count(page, advisor_measure_way(brain, session->position),
                   advice->unit ? advice->unit : "move");
        page_text(page, " or fewer");
    }
    page_text(page, "\n");
}

/* ------------------------------------------------------------------- par */

int page_par(Page *page, Brain *brain, const Session *session)
{
    const GameAdvice *advice = game_advice_of(session->game);
    u32 par;
    if (advice->page_par)
        return advice->page_par(page, brain, session);
    par = advisor_find_par(brain, session);
    if (!par) {
        page_text(page, "No par was found\n");
        return 0;
    }
    page_text(page, "Par: ");
    page_count(page, par, "move");
    page_text(page, "\n");
    return 1;
}

int explain_ends_with_par(const Session *session)
{
    return session->game->status(session->position) ==
           (Status)game_advice_of(session->game)->par_after;
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
    page_way(page, view.game, view.position, brain->way + brain->at,
             brain->length - brain->at, 1);
    page_text(page, "\n");
}

Verdict page_explanation(Page *page, Brain *brain, const Session *session)
{
    const GameAdvice *advice = game_advice_of(session->game);
    Loss loss;
    Verdict verdict;
    if (advice->page_explanation)
        return advice->page_explanation(page, brain, session);
    verdict = brain_ask(brain, session->game, session->position);
    if (verdict != IMPOSSIBLE)
        page_format(page, "%s\n", verdict_words(advice, verdict, session));
    else if (advisor_find_loss(brain, session, &loss))
        page_loss(page, session, brain, &loss);
    else
        page_text(page, loss.dealt == IMPOSSIBLE
                            ? "This deal can't be won\n"
                            : "This can't be won any more; since when was "
                              "not found out\n");
    return verdict;
}

void page_review(Page *page, Brain *brain, const Session *session)
{
    const GameAdvice *advice = game_advice_of(session->game);
    if (advice->page_review)
        advice->page_review(page, brain, session);
    else
        page_explanation(page, brain, session);
}
