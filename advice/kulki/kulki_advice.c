/* SPDX-License-Identifier: MIT */
/* Advice for Kulki, from the program's own player: hints with reasons, the
   costliest moves, and par, the score that the player reaches itself. */
#include <stdlib.h>
#include <string.h>

#include "advice/game_advice.h"
#include "host/host.h"
#include "kulki_player.h"
#include "solve/kulki/reason.h"

enum {
    HINTS = 3,
    HINT_NODES = 600,
    MOST_REASON = 256, /* in any language */
    SHOWN_COSTS = 3,
    WEIGHED_COSTS = 9, /* costly-looking moves to examine more closely */
    GLANCE_NODES = 1,
    REVIEW_NODES = 400,
    MOST_CHOICE_NODES = 50000,
    PAR_TURNS = 20000
};

static KulkiEngine *engine_of(Advisor *advisor)
{
    if (!advisor->engine)
        advisor->engine = kulki_player_make(NULL, NULL);
    return advisor->engine;
}

static void forget_player(Advisor *advisor)
{
    kulki_player_free(advisor->engine);
    advisor->engine = NULL;
}

static int is_hurried(const Advisor *advisor)
{
    return is_stop_set(advisor->stop);
}

/* ------------------------------------------------------------------ hints */

static void page_why(Page *page, const Kulki *game, u16 move)
{
    char text[MOST_REASON];
    Writer writer;
    writer_start(&writer, text, sizeof text);
    kulki_reason_write(&writer, game, move);
    page_put(page, text,
             writer.used < writer.room ? writer.used : writer.room);
}

/* Writes 118 hundredths as "1.2". */
static void page_points(Page *page, i32 hundredths)
{
    page_decimal(page, (unsigned long)(hundredths + 5) / 10, 1);
}

/* Writes "; e2 i9 is as good; c3 a1 costs 0.4 points". Without weights nobody
   knows what they cost. */
static void page_others(Page *page, const Kulki *game,
                        const RankedMove *ranked, u8 count, int is_loaded)
{
    Page move = PAGE_EMPTY;
    Page cost = PAGE_EMPTY;
    u8 i;
    for (i = 1; i < count; i++) {
        const i32 less = ranked[0].worth - ranked[i].worth;
        move.used = cost.used = 0;
        page_move_from(&move, &kulki, game, ranked[i].move);
        page_points(&cost, less);
        if (!is_loaded)
            page_format(page, _("; or %s"), move.text);
        else if (less < 5)
            page_format(page, _("; %s is as good"), move.text);
        else
            page_format(page, _("; %1$s costs %2$s points"), move.text,
                        cost.text);
    }
    page_free(&move);
    page_free(&cost);
}

static u8 advise_kulki(Advisor *advisor, const void *position, u32 nth,
                       Advice *advice)
{
    const Kulki *game = position;
    KulkiEngine *engine = engine_of(advisor);
    RankedMove ranked[HINTS];
    u8 count = 0;
    if (engine && kulki.list(game, NULL, 0))
        count = kulki_engine_rank(engine, game, HINT_NODES, ranked, HINTS);
    if (!count)
        return NO_HINT;
    nth %= count;
    advisor->tip.used = 0;
    page_why(&advisor->tip, game, ranked[nth].move);
    if (!kulki_engine_knows(engine, game))
        page_text(&advisor->tip, _(", by rule of thumb"));
    if (!nth)
        page_others(&advisor->tip, game, ranked, count,
                    kulki_engine_knows(engine, game));
    advice->move = ranked[nth].move;
    advice->says = advisor->tip.text;
    return FINE;
}

/* ----------------------------------------------------------------- review */

/* A move that was played, and a better one. */
typedef struct Cost {
    u32 number; /* number of moves played before it */
    i32 points; /* in hundredths */
    RankedMove best;
} Cost;

/* Keeps the costs sorted, greatest first. */
static u8 insert_cost(Cost *costs, u8 count, u8 most, const Cost *cost)
{
    u8 at;
    if (!cost->points ||
        (count == most && costs[count - 1].points >= cost->points))
        return count;
    if (count < most)
        count++;
    for (at = (u8)(count - 1); at && costs[at - 1].points < cost->points; at--)
        costs[at] = costs[at - 1];
    costs[at] = *cost;
    return count;
}

/* Compares the move that was played after "number" others with the best
   one. */
static Cost weigh(KulkiEngine *engine, const Kulki *game, u32 number, u16 move,
                  u64 nodes)
{
    Cost cost = {.number = number};
    cost.points = kulki_engine_cost(engine, game, move, nodes, &cost.best);
    return cost;
}

/* Looks at every move briefly, and then longer at those that seem most
   costly. */
static u8 find_costs(const Advisor *advisor, const Session *session,
                     Cost *costs)
{
    const u16 *moves = session->moves;
    KulkiEngine *engine = advisor->engine;
    Kulki game;
    Cost glanced[WEIGHED_COSTS];
    u8 seen = 0;
    u8 count = 0;
    u32 i;
    session_position_at(session, 0, &game);
    for (i = 0; i < session->at && !is_hurried(advisor); i++) {
        const Cost cost = weigh(engine, &game, i, moves[i], GLANCE_NODES);
        kulki.apply(&game, moves[i], NULL);
        seen = insert_cost(glanced, seen, WEIGHED_COSTS, &cost);
    }
    for (i = 0; i < seen && !is_hurried(advisor); i++) {
        const u32 number = glanced[i].number;
        Cost cost;
        session_position_at(session, number, &game);
        cost = weigh(engine, &game, number, moves[number], REVIEW_NODES);
        count = insert_cost(costs, count, SHOWN_COSTS, &cost);
    }
    return count;
}

static void page_cost(Page *page, const Session *session, const Cost *cost)
{
    Kulki game;
    Page played = PAGE_EMPTY;
    Page points = PAGE_EMPTY;
    Page better = PAGE_EMPTY;
    Page why = PAGE_EMPTY;
    session_position_at(session, cost->number, &game);
    page_move_from(&played, &kulki, &game, session->moves[cost->number]);
    page_points(&points, cost->points);
    page_move_from(&better, &kulki, &game, cost->best.move);
    page_why(&why, &game, cost->best.move);
    page_format(
        page,
        _("Move %1$lu, %2$s, cost about %3$s points. Better: %4$s, which "
          "%5$s ('go %6$lu' shows the board).\n"),
        (unsigned long)cost->number + 1, played.text, points.text, better.text,
        why.text, (unsigned long)cost->number);
    page_free(&played);
    page_free(&points);
    page_free(&better);
    page_free(&why);
}

static void review_kulki(Page *page, const Advisor *advisor,
                         const Session *session)
{
    Cost costs[SHOWN_COSTS];
    const u8 count = find_costs(advisor, session, costs);
    u8 i;
    if (!count)
        page_text(page, _("No mistakes found.\n"));
    for (i = 0; i < count; i++)
        page_cost(page, session, &costs[i]);
}

/* Whether moves on boards of this kind can be rated. */
static int knows(Advisor *advisor, const Session *session)
{
    const KulkiEngine *engine = engine_of(advisor);
    return engine &&
           kulki_engine_knows(engine, (const Kulki *)session->position);
}

/* Writes nothing for kinds of boards that the player was not trained on. */
static void page_known_costs(Page *page, Advisor *advisor,
                             const Session *session)
{
    if (knows(advisor, session))
        review_kulki(page, advisor, session);
}

static int find_costliest(Advisor *advisor, const Session *session, Loss *loss)
{
    Cost costs[SHOWN_COSTS];
    *loss = (Loss){.dealt = NO_SOLVER};
    if (!knows(advisor, session) || !find_costs(advisor, session, costs))
        return 0;
    loss->won = costs[0].number;
    loss->lost = costs[0].number + 1;
    return 1;
}

/* -------------------------------------------------------------------- par */

/* The search can't be stopped, so it takes no more nodes than about a second
   allows. */
static int choose_learned(Advisor *advisor, const void *position, u64 nodes,
                          u16 *move)
{
    KulkiEngine *engine = engine_of(advisor);
    if (nodes > MOST_CHOICE_NODES)
        nodes = MOST_CHOICE_NODES;
    if (engine)
        *move = kulki_engine_choose(engine, position,
                                    nodes > 1 ? PLAYER_SEARCH : PLAYER_LEARNED,
                                    nodes);
    return engine != NULL;
}

/* The score that the learned player reaches from the same start; 0 if that
   player is not available. */
static u32 find_kulki_par(Advisor *advisor, const Session *session)
{
    Kulki game;
    u32 turns;
    u16 move;
    memcpy(&game, session->kept, sizeof game);
    for (turns = 0; turns < PAR_TURNS && kulki.status(&game) == GOING &&
                    !is_hurried(advisor);
         turns++) {
        if (!choose_learned(advisor, &game, 1, &move))
            return 0;
        kulki.apply(&game, move, NULL);
    }
    return is_hurried(advisor) ? 0 : kulki.score(&game);
}

static Par find_own_score(Advisor *advisor, const Session *session)
{
    return (Par){find_kulki_par(advisor, session), 0};
}

static int page_kulki_par(Page *page, Advisor *advisor, const Session *session)
{
    const u32 par = find_kulki_par(advisor, session);
    if (par)
        page_format(page, _("Par: %lu points, as many as Quadrille scores."),
                    (unsigned long)par);
    else
        page_text(page, _("Couldn't work out a par."));
    if (par && knows(advisor, session))
        page_text(page, _(" An explanation names your costliest moves."));
    page_text(page, "\n");
    return par > 0;
}

const GameAdvice kulki_advice = {
    .game = &kulki,
    .forget = forget_player,
    .hint = advise_kulki,
    .choose = choose_learned,
    .unsolved = N_("Kulki depends on luck, so nobody can tell"),
    .par_after = LOST,
    .find_loss = find_costliest,
    .find_par = find_own_score,
    .page_par = page_kulki_par,
    .page_review = page_known_costs};
