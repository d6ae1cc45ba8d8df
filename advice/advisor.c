/* SPDX-License-Identifier: MIT */
#include "advisor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"

void start_brain(Brain *brain, u64 patience)
{
    memset(brain, 0, sizeof *brain);
    brain->patience = patience;
}

static void forget(Brain *brain)
{
    free(brain->start);
    free(brain->walk);
    free(brain->way);
    brain->start = NULL;
    brain->walk = NULL;
    brain->way = NULL;
    brain->length = 0;
    brain->at = 0;
    brain->shortest = 0;
}

void stop_brain(Brain *brain)
{
    forget(brain);
    free(brain->memory);
    brain->memory = NULL;
    free_slide_brain(brain->slides);
    brain->slides = NULL;
    stop_mind(brain);
}

/* -------------------------------------------------------------- questions */

/* Whether the way that is known leads through the position. */
static int is_on_way(Brain *brain, const Game *game, const void *position)
{
    u32 i;
    if (brain->game != game || !brain->way)
        return 0;
    memcpy(brain->walk, brain->start, game->size);
    for (i = 0;; i++) {
        if (memcmp(brain->walk, position, game->size) == 0)
            break;
        if (i == brain->length)
            return 0;
        game->apply(brain->walk, brain->way[i], NULL);
    }
    brain->at = i;
    return 1;
}

static void remember(Brain *brain, const Game *game, const void *position,
                     const u16 *way, u32 length)
{
    forget(brain);
    brain->game = game;
    brain->start = malloc(game->size);
    brain->walk = malloc(game->size);
    brain->way = malloc((length + 1) * sizeof(u16));
    if (!brain->start || !brain->walk || !brain->way) {
        forget(brain);
        return;
    }
    memcpy(brain->start, position, game->size);
    memcpy(brain->way, way, length * sizeof(u16));
    brain->length = length;
}

static void ask(Brain *brain, const Game *game, const void *position, How how,
                u64 most_nodes, Answer *answer)
{
    Question question = {.game = game,
                         .position = position,
                         .how = how,
                         .size = SOLVE_COMFORT,
                         .most_nodes = most_nodes,
                         .stop = brain->stop};
    if (!brain->memory)
        brain->memory = malloc(SOLVE_COMFORT);
    question.memory = brain->memory;
    answer->verdict = LIMIT;
    brain->bound = 0;
    if (question.memory && game == &sliding)
        ask_slide_brain(&brain->slides, &question, answer, &brain->bound);
    else if (question.memory)
        solve(&question, answer);
}

static u32 count_tiles_of(const void *position, const u16 *moves, u32 count)
{
    Sliding walk = *(const Sliding *)position;
    u32 i;
    for (i = 0; i < count; i++)
        sliding.apply(&walk, moves[i], NULL);
    return sliding.score(&walk) - sliding.score(position);
}

/* Along the way that is known, from where it is. */
static u32 count_singles(const Brain *brain, const void *position)
{
    return count_tiles_of(position, brain->way + brain->at,
                          brain->length - brain->at);
}

/* The shortest way where that is found at once; where it isn't, any way. */
static void ask_well(Brain *brain, const Game *game, const void *position,
                     Answer *answer)
{
    answer->verdict = LIMIT;
    if (game == &sliding && brain->patience >= PATIENCE)
        ask(brain, game, position, SOLVE_OPTIMAL, brain->patience, answer);
    if (answer->verdict == LIMIT)
        ask(brain, game, position, SOLVE_FAST, brain->patience, answer);
}

Verdict ask_brain(Brain *brain, const Game *game, const void *position)
{
    Answer answer;
    if (is_on_way(brain, game, position))
        return SOLVED;
    ask_well(brain, game, position, &answer);
    if (answer.verdict == SOLVED)
        remember(brain, game, position, answer.line, answer.length);
    if (answer.verdict == SOLVED && brain->way && game == &sliding)
        brain->shortest = count_singles(brain, position) == brain->bound;
    return answer.verdict == SOLVED && !brain->way ? LIMIT : answer.verdict;
}

u32 find_par(Brain *brain, const Session *session)
{
    Answer answer;
    if (session->game == &mahjong) /* whose ways are all of one length */
        return 0;
    forget(brain);
    ask(brain, session->game, session->kept, SOLVE_SHORT, PAR_PATIENCE,
        &answer);
    return answer.verdict == SOLVED ? answer.length : 0;
}

/* ------------------------------------------------------------- distances */

Distance find_distance(Brain *brain, const void *position)
{
    Distance distance = {0, 1};
    Answer answer;
    if (!is_on_way(brain, &sliding, position) || !brain->shortest) {
        ask(brain, &sliding, position, SOLVE_OPTIMAL, LIVE_PATIENCE, &answer);
        distance.moves = brain->bound;
        distance.exact = answer.verdict == SOLVED;
        if (!distance.exact)
            return distance;
        remember(brain, &sliding, position, answer.line, answer.length);
        brain->shortest = brain->way != NULL;
        return distance;
    }
    distance.moves = count_singles(brain, position);
    return distance;
}

Distance find_slide_par(Brain *brain, const void *start)
{
    Distance distance = {0, 0};
    Answer answer;
    forget(brain);
    ask(brain, &sliding, start, SOLVE_OPTIMAL, brain->patience, &answer);
    distance.exact = answer.verdict == SOLVED;
    if (!distance.exact)
        ask(brain, &sliding, start, SOLVE_SHORT, PAR_PATIENCE, &answer);
    if (answer.verdict == SOLVED)
        distance.moves = count_tiles_of(start, answer.line, answer.length);
    return distance;
}

/* ----------------------------------------------------------------- a loss */

static Verdict ask_at(Brain *brain, const Session *session, u32 number)
{
    u8 position[MOST_POSITION];
    session_position_at(session, number, position);
    return ask_brain(brain, session->game, position);
}

/* The first place at or above "from" and below "until" of which there is a
   verdict, or "until". */
static u32 next_known(Brain *brain, const Session *session, u32 from,
                      u32 until, Verdict *verdict)
{
    for (; from < until; from++) {
        *verdict = ask_at(brain, session, from);
        if (*verdict == SOLVED || *verdict == IMPOSSIBLE)
            break;
    }
    return from;
}

/* Halving: what is lost stays lost. Where there is no verdict the next move
   is looked at. */
static void narrow(Brain *brain, const Session *session, Loss *loss)
{
    u32 low = loss->won + 1; /* below it all is won, or not known */
    u32 high = loss->lost;
    while (low < high) {
        Verdict verdict = LIMIT;
        const u32 middle = low + (high - low) / 2;
        const u32 known = next_known(brain, session, middle, high, &verdict);
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

/* How many moves led to the last deal: a reshuffle lets what was lost be won
   again. */
static u32 last_deal(const Session *session)
{
    u32 at = session->game == &mahjong ? session->at : 0;
    while (at && session->moves[at - 1] != MAHJONG_SHUFFLE)
        at--;
    return at;
}

int find_loss(Brain *brain, const Session *session, Loss *loss)
{
    const u32 at = session->at;
    int found = 0;
    loss->won = last_deal(session);
    loss->lost = at;
    loss->dealt = ask_at(brain, session, loss->won);
    if (loss->dealt == SOLVED && ask_at(brain, session, at) == IMPOSSIBLE) {
        narrow(brain, session, loss);
        found = ask_at(brain, session, loss->won) == SOLVED;
    }
    return found;
}

/* ------------------------------------------------------------------ hints */

static u8 fall_back(const Host *host, const Game *game, const void *position,
                    u32 nth, Advice *advice)
{
    return session_plain_adviser.advise(NULL, host, game, position, nth,
                                        advice);
}

/* Whether the game can be won after a move; asked of a brain of its own, so
   that the way that is known stays. */
static int wins_after(Brain *other, const Game *game, const void *position,
                      u8 *next, u16 move)
{
    memcpy(next, position, game->size);
    return !game->apply(next, move, NULL) &&
           ask_brain(other, game, next) == SOLVED;
}

/* The moves that open most come first. */
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

/* The pairs of a way at Mahjong can be taken in any order in which they are
   free: the one at "from" comes next. */
static void bring_forward(Brain *brain, u32 from)
{
    const u16 move = brain->way[from];
    memmove(brain->way + brain->at + 1, brain->way + brain->at,
            (from - brain->at) * sizeof(u16));
    brain->way[brain->at] = move;
}

/* A way that begins with this move: the one that is known, put in another
   order, or a new one; 0 when there is none. */
static int turn_to(Brain *brain, const Game *game, const void *position,
                   u8 *next, u16 move)
{
    Brain other;
    u16 way[MAHJONG_TILES];
    u32 i;
    int wins;
    for (i = brain->at; i < brain->length; i++)
        if (brain->way[i] == move) {
            bring_forward(brain, i);
            return 1;
        }
    start_brain(&other, LITTLE_PATIENCE);
    other.stop = brain->stop;
    wins = wins_after(&other, game, position, next, move);
    if (wins) {
        way[0] = move;
        memcpy(way + 1, other.way, other.length * sizeof(u16));
        remember(brain, game, position, way, other.length + 1);
    }
    stop_brain(&other);
    return wins && brain->way;
}

/* Of the pairs that keep it winnable the one that opens most. */
static void open_most(Brain *brain, const Game *game, const void *position)
{
    u16 *moves = malloc(game->most_moves * sizeof *moves);
    u8 *next = malloc(game->size);
    u16 count = moves && next ? list_by_worth(game, position, moves) : 0;
    u16 i = 0;
    while (i < count && !turn_to(brain, game, position, next, moves[i]))
        i++;
    free(moves);
    free(next);
}

/* The nth (from 1) of the other moves that win; round and round. */
static u16 nth_other(const Brain *brain, const Game *game,
                     const void *position, u16 *moves, u8 *next, u32 nth)
{
    const u16 first = brain->way[brain->at];
    const u16 count = game == &mahjong
                          ? list_by_worth(game, position, moves)
                          : game->list(position, moves, game->most_moves);
    Brain other;
    u32 found = 0;
    u16 i;
    start_brain(&other, LITTLE_PATIENCE);
    other.stop = brain->stop;
    for (i = 0; i < count; i++)
        if (moves[i] != first &&
            wins_after(&other, game, position, next, moves[i]))
            moves[found++] = moves[i];
    stop_brain(&other);
    nth %= found + 1;
    return nth ? moves[nth - 1] : first;
}

static u8 advise_other(const Brain *brain, const Game *game,
                       const void *position, u32 nth, Advice *advice)
{
    u16 *moves = malloc(game->most_moves * sizeof *moves);
    u8 *next = malloc(game->size);
    u8 reason = NO_MEMORY;
    if (moves && next) {
        advice->move = nth_other(brain, game, position, moves, next, nth);
        advice->says = "it can be won after this, too";
        reason = FINE;
    }
    free(moves);
    free(next);
    return reason;
}

u8 advise_way(Brain *brain, const Host *host, const Game *game,
              const void *position, u32 nth, Advice *advice)
{
    const Verdict verdict = ask_brain(brain, game, position);
    if (verdict == IMPOSSIBLE && game->status(position) == GOING)
        return HOPELESS;
    if (verdict != SOLVED || brain->at == brain->length)
        return fall_back(host, game, position, nth, advice);
    if (game == &mahjong)
        open_most(brain, game, position);
    if (!brain->way)
        return NO_MEMORY;
    if (nth)
        return advise_other(brain, game, position, nth, advice);
    advice->move = brain->way[brain->at];
    advice->says = "on a way to win";
    if (brain->shortest) {
        snprintf(brain->says, sizeof brain->says, "on a shortest way, of %lu",
                 (unsigned long)count_singles(brain, position));
        advice->says = brain->says;
    }
    return FINE;
}
