/* SPDX-License-Identifier: MIT */
/* Writes verdicts, pars and explanations as text. */
#include "explain.h"

#include <string.h>

#include "game_advice.h"
#include "host/host.h"
#include "host/json.h"
#include "host/plural.h"
#include "session/daily.h"

enum { FOLDED = 70 };

static const char never_won[] = N_("This deal can't be won");

static const char *verdict_words(const GameAdvice *advice, Verdict verdict,
                                 const Session *session)
{
    if (session->game->status(session->position) == WON)
        return _("This game is won");
    switch (verdict) {
    case SOLVED:
        return _("This can be won");
    case IMPOSSIBLE:
        return !session->at || daily_is_unwinnable(session)
                   ? translate(never_won)
                   : _("This can't be won from here");
    case NO_SOLVER:
        return advice->unsolved ? translate(advice->unsolved)
                                : _("Quadrille has no solver for this game");
    default:
        return _("Couldn't determine whether this can be won");
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

void explain_way(Page *page, const Game *game, const void *start,
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

void explain_line(Page *page, const Game *game, const void *start,
                  const u16 *moves, u32 count)
{
    page_line_member(page, game, start, moves, count,
                     game_advice_of(game)->play);
}

void explain_winnable(Page *page, Advisor *advisor, const Session *session)
{
    const GameAdvice *advice = game_advice_of(session->game);
    const Verdict verdict =
        advisor_find_solution(advisor, session->game, session->position);
    const char *words = verdict_words(advice, verdict, session);
    Page length = PAGE_EMPTY;
    if (verdict == SOLVED && !advice->same_length &&
        session->game->status(session->position) != WON) {
        page_count(&length, advisor_measure_way(advisor, session->position),
                   &plural_moves);
        page_format(page,
                    advisor->shortest
                        ? _("This can be won in %s, the fewest possible.\n")
                        : _("This can be won in %s or fewer.\n"),
                    length.text);
        page_free(&length);
    } else if (verdict == IMPOSSIBLE && advice->page_hopeless) {
        advice->page_hopeless(page, session, words);
    } else {
        page_format(page, "%s.\n", words);
    }
}

/* ------------------------------------------------------------------- par */

int explain_par(Page *page, Advisor *advisor, const Session *session)
{
    const GameAdvice *advice = game_advice_of(session->game);
    u32 par;
    Page moves = PAGE_EMPTY;
    if (advice->page_par)
        return advice->page_par(page, advisor, session);
    par = advisor_find_par(advisor, session);
    if (!par) {
        page_text(page, _("Couldn't work out a par.\n"));
        return 0;
    }
    page_count(&moves, par, &plural_moves);
    page_format(page, _("Par: %s.\n"), moves.text);
    page_free(&moves);
    return 1;
}

int explain_ends_with_par(const Session *session)
{
    return session->game->status(session->position) ==
           (Status)game_advice_of(session->game)->par_after;
}

/* Writes "Move 12 (5a) lost the game", and what would have won. */
static void page_loss(Page *page, const Session *session,
                      const Advisor *advisor, const Loss *loss)
{
    u8 position[MOST_POSITION];
    Session view;
    Page move = PAGE_EMPTY;
    session_view(&view, session, loss->won, position);
    if (loss->lost == loss->won + 1) {
        page_move(&move, &view, session->moves[loss->won]);
        page_format(page, _("Move %1$lu (%2$s) lost the game."),
                    (unsigned long)loss->lost, move.text);
        page_free(&move);
    } else {
        page_format(page, _("One of moves %1$lu to %2$lu lost the game."),
                    (unsigned long)loss->won + 1, (unsigned long)loss->lost);
    }
    if (loss->won)
        page_format(page, _(" After move %lu, this would have won:\n"),
                    (unsigned long)loss->won);
    else
        page_text(page, _(" From the start, this would have won:\n"));
    explain_way(page, view.game, view.position, advisor->way + advisor->at,
                advisor->length - advisor->at, 1);
    page_text(page, "\n");
}

void explain_no_loss(Page *page, const Session *session, const Loss *loss)
{
    const char *words =
        loss->dealt == IMPOSSIBLE
            ? translate(never_won)
            : verdict_words(game_advice_of(session->game), loss->now, session);
    page_format(page,
                loss->now == SOLVED &&
                        session->game->status(session->position) != WON
                    ? _("No losing move so far. %s.\n")
                : loss->now == IMPOSSIBLE && loss->dealt != IMPOSSIBLE
                    ? _("%s; couldn't find the losing move.\n")
                    : "%s.\n",
                words);
}

Verdict explain_game(Page *page, Advisor *advisor, const Session *session)
{
    const GameAdvice *advice = game_advice_of(session->game);
    Loss loss = {0};
    if (advice->page_explanation)
        return advice->page_explanation(page, advisor, session);
    loss.now =
        advisor_find_solution(advisor, session->game, session->position);
    if (loss.now == IMPOSSIBLE && advisor_find_loss(advisor, session, &loss))
        page_loss(page, session, advisor, &loss);
    else
        explain_no_loss(page, session, &loss);
    return loss.now;
}

void explain_review(Page *page, Advisor *advisor, const Session *session)
{
    const GameAdvice *advice = game_advice_of(session->game);
    if (advice->page_review)
        advice->page_review(page, advisor, session);
    else
        explain_game(page, advisor, session);
}
