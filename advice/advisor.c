/* SPDX-License-Identifier: MIT */
/* Asks a solver about a game in progress: for verdicts, for the move that
   lost it, and for hints. The advisor keeps the solution, so that hints in
   succession follow one line. */
#include "advisor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game_advice.h"
#include "host/plural.h"
#include "host/utf8.h"

/* -------------------------------------------------------------- questions */

void *advisor_memory(Advisor *advisor)
{
    if (!advisor->memory)
        advisor->memory = malloc(SOLVE_COMFORT);
    return advisor->memory;
}

void advisor_ask(Advisor *advisor, const Game *game, const void *position,
                 How how, u64 most_nodes, Answer *answer)
{
    const GameAdvice *advice = game_advice_of(game);
    Question question = {.game = game,
                         .position = position,
                         .how = how,
                         .size = SOLVE_COMFORT,
                         .memory = advisor_memory(advisor),
                         .most_nodes = most_nodes,
                         .stop = advisor->stop};
    answer->verdict = LIMIT;
    advisor->bound = 0;
    if (question.memory && advice->ask)
        advice->ask(advisor, &question, answer);
    else if (question.memory)
        solve(&question, answer);
}

u32 advisor_measure_way(const Advisor *advisor, const void *position)
{
    const GameAdvice *advice = game_advice_of(advisor->game);
    const u32 count = advisor->length - advisor->at;
    return advice->measure
               ? advice->measure(position, advisor->way + advisor->at, count)
               : count;
}

/* Looks for a shortest solution if the patience allows it, and otherwise for
   any. */
static void ask_well(Advisor *advisor, const Game *game, int shortest,
                     const void *position, Answer *answer)
{
    answer->verdict = LIMIT;
    if (shortest && advisor->patience >= PATIENCE)
        advisor_ask(advisor, game, position, SOLVE_OPTIMAL, advisor->patience,
                    answer);
    if (answer->verdict == LIMIT)
        advisor_ask(advisor, game, position, SOLVE_FAST, advisor->patience,
                    answer);
}

Verdict advisor_find_solution(Advisor *advisor, const Game *game,
                              const void *position)
{
    const int shortest = game_advice_of(game)->asks_shortest;
    Answer answer;
    if (advisor_is_on_way(advisor, game, position))
        return SOLVED;
    ask_well(advisor, game, shortest, position, &answer);
    if (answer.verdict == SOLVED)
        advisor_remember_way(advisor, game, position, answer.line,
                             answer.length);
    if (answer.verdict == SOLVED && advisor->way && shortest)
        advisor->shortest =
            advisor_measure_way(advisor, position) == advisor->bound;
    return answer.verdict == SOLVED && !advisor->way ? LIMIT : answer.verdict;
}

u32 advisor_find_par(Advisor *advisor, const Session *session)
{
    Answer answer;
    advisor_forget_way(advisor);
    advisor_ask(advisor, session->game, session->kept, SOLVE_SHORT,
                PAR_PATIENCE, &answer);
    return answer.verdict == SOLVED ? answer.length : 0;
}

/* ----------------------------------------------------------------- a loss */

static Verdict ask_at(Advisor *advisor, const Session *session, u32 number)
{
    u8 position[MOST_POSITION];
    session_position_at(session, number, position);
    return advisor_find_solution(advisor, session->game, position);
}

/* Returns the first index in [from, until) whose position has a verdict, or
   "until". */
static u32 next_known(Advisor *advisor, const Session *session, u32 from,
                      u32 until, Verdict *verdict)
{
    for (; from < until && !is_stop_set(advisor->stop); from++) {
        *verdict = ask_at(advisor, session, from);
        if (*verdict == SOLVED || *verdict == IMPOSSIBLE)
            break;
    }
    return from;
}

/* Binary search for the losing move: after it every position is lost. If a
   position has no verdict, the search tries the next one. */
static void narrow(Advisor *advisor, const Session *session, Loss *loss)
{
    u32 low = loss->won + 1; /* every position below it is won or unknown */
    u32 high = loss->lost;
    while (low < high && !is_stop_set(advisor->stop)) {
        Verdict verdict = LIMIT;
        const u32 middle = low + (high - low) / 2;
        const u32 known = next_known(advisor, session, middle, high, &verdict);
        if (known == high) {
            high = middle;
        } else if (verdict == SOLVED) {
            loss->won = known;
            low = known + 1;
        } else {
            loss->lost = known;
            high = middle < known ? middle : known;
        }
    }
}

/* How many moves precede the last deal. A reshuffle can make a lost game
   winnable again. */
static u32 last_deal(const Session *session)
{
    const u16 deals = game_advice_of(session->game)->deals_again;
    u32 at = deals ? session->at : 0;
    while (at && session->moves[at - 1] != deals)
        at--;
    return at;
}

static int search_loss(Advisor *advisor, const Session *session, Loss *loss)
{
    const u32 at = session->at;
    *loss = (Loss){.won = last_deal(session), .lost = at, .dealt = LIMIT};
    loss->now = ask_at(advisor, session, at);
    if (loss->now == IMPOSSIBLE)
        loss->dealt = ask_at(advisor, session, loss->won);
    if (loss->dealt != SOLVED)
        return 0;
    narrow(advisor, session, loss);
    return ask_at(advisor, session, loss->won) == SOLVED;
}

/* A digest of the start and the moves. */
static Digest digest_moves(const Session *session)
{
    Digest digest;
    u32 i;
    digest_start(&digest);
    digest_bytes(&digest, session->kept, session->game->size);
    for (i = 0; i < session->at; i++)
        digest_bytes(&digest, &session->moves[i], sizeof *session->moves);
    return digest;
}

int advisor_find_loss(Advisor *advisor, const Session *session, Loss *loss)
{
    const GameAdvice *advice = game_advice_of(session->game);
    const Digest lost = digest_moves(session);
    int found;
    if (memcmp(&advisor->lost, &lost, sizeof lost) == 0) {
        *loss = advisor->loss;
        return advice->find_loss ||
               ask_at(advisor, session, loss->won) == SOLVED;
    }
    found = advice->find_loss ? advice->find_loss(advisor, session, loss)
                              : search_loss(advisor, session, loss);
    if (found && !is_stop_set(advisor->stop)) {
        advisor->loss = *loss;
        advisor->lost = lost;
    }
    return found;
}

/* ------------------------------------------------------------------ hints */

static u8 fall_back(const Host *host, const Game *game, const void *position,
                    u32 nth, Advice *advice)
{
    return session_plain_hints.advise(NULL, host, game, position, nth, advice);
}

/* Whether the game can be won after a move. It asks another advisor, so that
   this one keeps its solution. */
static int wins_after(Advisor *other, const Game *game, const void *position,
                      u8 *next, u16 move)
{
    memcpy(next, position, game->size);
    return !game->apply(next, move, NULL) &&
           advisor_find_solution(other, game, next) == SOLVED;
}

/* Lists the moves, those that open most first. */
static u16 list_by_worth(const Game *game, const void *position, u16 *moves)
{
    const u16 count = game->list(position, moves, game->most_moves);
    u16 i, j;
    for (i = 1; i < count; i++) {
        const u16 move = moves[i];
        const i32 worth = game->worth(position, move);
        for (j = i; j && game->worth(position, moves[j - 1]) < worth; j--)
            moves[j] = moves[j - 1];
        moves[j] = move;
    }
    return count;
}

/* If the solution's moves can be made in any order, moves the one at "from" to
   the front. */
static void bring_forward(Advisor *advisor, u32 from)
{
    const u16 move = advisor->way[from];
    memmove(advisor->way + advisor->at + 1, advisor->way + advisor->at,
            (from - advisor->at) * sizeof(u16));
    advisor->way[advisor->at] = move;
}

/* Remembers a solution that begins with a move and continues with another
   advisor's solution. */
static int put_before(Advisor *advisor, const Game *game, const void *position,
                      u16 move, const Advisor *other)
{
    u16 *way = malloc((other->length + 1) * sizeof *way);
    if (!way)
        return 0;
    way[0] = move;
    memcpy(way + 1, other->way, other->length * sizeof *way);
    advisor_remember_way(advisor, game, position, way, other->length + 1);
    free(way);
    return advisor->way != NULL;
}

/* Finds a solution that begins with this move, either by reordering the known
   one or by a new search; returns 0 if there is none. */
static int turn_to(Advisor *advisor, const Game *game, const void *position,
                   u8 *next, u16 move)
{
    Advisor other;
    u32 i;
    int wins;
    for (i = advisor->at; i < advisor->length; i++)
        if (advisor->way[i] == move) {
            bring_forward(advisor, i);
            return 1;
        }
    advisor_start(&other, LITTLE_PATIENCE);
    other.stop = advisor->stop;
    wins = wins_after(&other, game, position, next, move) &&
           put_before(advisor, game, position, move, &other);
    advisor_stop(&other);
    return wins;
}

/* Of the moves after which the game can still be won, chooses the one that
   opens most. */
static void open_most(Advisor *advisor, const Game *game, const void *position)
{
    u16 *moves = malloc(game->most_moves * sizeof *moves);
    u8 *next = malloc(game->size);
    u16 count = moves && next ? list_by_worth(game, position, moves) : 0;
    u16 i = 0;
    while (i < count && !turn_to(advisor, game, position, next, moves[i]))
        i++;
    free(moves);
    free(next);
}

/* Returns the nth of the other winning moves, counted from 1 and wrapping
   round. */
static u16 nth_other(const Advisor *advisor, const Game *game, int any_order,
                     const void *position, u16 *moves, u8 *next, u32 nth)
{
    const u16 first = advisor->way[advisor->at];
    const u16 count = any_order
                          ? list_by_worth(game, position, moves)
                          : game->list(position, moves, game->most_moves);
    Advisor other;
    u32 found = 0;
    u16 i;
    advisor_start(&other, LITTLE_PATIENCE);
    other.stop = advisor->stop;
    for (i = 0; i < count; i++)
        if (moves[i] != first &&
            wins_after(&other, game, position, next, moves[i]))
            moves[found++] = moves[i];
    advisor_stop(&other);
    nth %= found + 1;
    return nth ? moves[nth - 1] : first;
}

static u8 advise_other(const Advisor *advisor, const Game *game, int any_order,
                       const void *position, u32 nth, Advice *advice)
{
    u16 *moves = malloc(game->most_moves * sizeof *moves);
    u8 *next = malloc(game->size);
    u8 reason = NO_MEMORY;
    if (moves && next) {
        advice->move =
            nth_other(advisor, game, any_order, position, moves, next, nth);
        advice->says = _("also leads to a win");
        reason = FINE;
    }
    free(moves);
    free(next);
    return reason;
}

static u8 advise_way(Advisor *advisor, const Host *host, const Game *game,
                     int any_order, const void *position, u32 nth,
                     Advice *advice)
{
    const Verdict verdict = advisor_find_solution(advisor, game, position);
    if (verdict == IMPOSSIBLE && game->status(position) == GOING)
        return HOPELESS;
    if (verdict != SOLVED || advisor->at == advisor->length)
        return fall_back(host, game, position, nth, advice);
    if (any_order)
        open_most(advisor, game, position);
    if (!advisor->way)
        return NO_MEMORY;
    if (nth)
        return advise_other(advisor, game, any_order, position, nth, advice);
    advice->move = advisor->way[advisor->at];
    advice->says = _("leads to a win");
    if (advisor->shortest) {
        const u32 left = advisor_measure_way(advisor, position);
        utf8_format(advisor->says, sizeof advisor->says,
                    plural_form(left, "wins in %lu move, the fewest possible",
                                "wins in %lu moves, the fewest possible"),
                    (unsigned long)left);
        advice->says = advisor->says;
    }
    return FINE;
}

static u8 advise(void *context, const Host *host, const Game *game,
                 const void *position, u32 nth, Advice *advice)
{
    const GameAdvice *own = game_advice_of(game);
    if (own->hint && own->hint(context, position, nth, advice) == FINE)
        return FINE;
    return advise_way(context, host, game, own->any_order, position, nth,
                      advice);
}

HintSource advisor_hint_source(Advisor *advisor)
{
    HintSource hint_source = {.context = advisor, .advise = advise};
    return hint_source;
}
