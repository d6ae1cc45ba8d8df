/* SPDX-License-Identifier: MIT */
/* Questions to the solver. */
#include <stdlib.h>
#include <string.h>

#include "advice/explain.h"
#include "advice/game_advice.h"
#include "advice/kulki/kulki_player.h"
#include "advice/par.h"
#include "advice/sliding/guided_solver.h"
#include "machine.h"
#include "module.h"
#include "module_network.h"

enum { MEGABYTE = 1 << 20, MOST_MEGABYTES = 2048 };

/* ------------------------------------------------------------ bare solvers */

/* The last answer, and the memory that holds its line. */
static Answer answer;
static void *memory;
static const u16 *way;
static u32 way_length;

static u64 whole(u32 high, u32 low)
{
    return (u64)high << 32 | low;
}

static void ask_as_asked(Module *module, const Question *question)
{
    const GameAdvice *advice = game_advice_of(question->game);
    if (advice->ask && question->how != SOLVE_FAST)
        advice->ask(&module->advisor, question, &answer);
    else
        solve(question, &answer);
}

u32 module_ask_solver(u32 how, u32 megabytes, u32 high, u32 low)
{
    Module *module = module_instance();
    Question question = {.game = module->session.game,
                         .position = module->session.position,
                         .how = (How)how,
                         .size = (u64)megabytes * MEGABYTE,
                         .most_nodes = whole(high, low)};
    free(memory);
    memory = NULL;
    answer = no_answer;
    way_length = 0;
    if (question.game && how < HOW_COUNT && megabytes <= MOST_MEGABYTES)
        memory = malloc((size_t)question.size);
    question.memory = memory;
    if (memory)
        ask_as_asked(module, &question);
    way = answer.line;
    way_length = answer.length;
    return answer.verdict;
}

u32 module_nodes_high(void)
{
    return (u32)(answer.nodes >> 32);
}

u32 module_nodes_low(void)
{
    return (u32)answer.nodes;
}

/* ------------------------------------------------------ the table's advisor
 */

u32 module_ask_table(u32 most_nodes)
{
    Module *module = module_instance();
    Advisor *advisor = &module->advisor;
    Verdict verdict;
    way_length = 0;
    if (!module->session.game)
        return NO_SOLVER;
    advisor->patience = most_nodes;
    verdict = advisor_find_solution(advisor, module->session.game,
                                    module->session.position);
    advisor->patience = PATIENCE;
    if (verdict == SOLVED) {
        way = advisor->way + advisor->at;
        way_length = advisor->length - advisor->at;
    }
    return verdict;
}

u32 module_length_of_way(void)
{
    return way_length;
}

const u16 *module_way_at(void)
{
    return way;
}

u32 module_advise_move(u32 nth)
{
    Module *module = module_instance();
    const Session *session = &module->session;
    const HintSource *hint_source = &session->hint_source;
    Fault fault = {.reason = NO_HINT, .game = session->game};
    Advice advice;
    if (session->game)
        fault.reason = hint_source->advise(hint_source->context,
                                           &session->host, session->game,
                                           session->position, nth, &advice);
    if (module_refuse(&fault)) {
        exchange_end();
        return NO_ADVICE;
    }
    page_text(exchange_fresh(), advice.says);
    return advice.move;
}

static Loss loss;

/* A game of chance has no lost positions, only costly moves. */
static u32 find_costly_move(Advisor *advisor, const Session *session)
{
    return advisor_find_loss(advisor, session, &loss) ? COSTLIEST_MOVE
                                                      : FAULTLESS;
}

u32 module_find_lost_move(void)
{
    Module *module = module_instance();
    Session *session = &module->session;
    Advisor *advisor = &module->advisor;
    way_length = 0;
    loss.won = loss.lost = 0;
    if (!session->game)
        return NOT_LOST;
    if (game_advice_of(session->game)->find_loss)
        return find_costly_move(advisor, session);
    if (advisor_find_loss(advisor, session, &loss)) {
        way = advisor->way + advisor->at;
        way_length = advisor->length - advisor->at;
        return LOST_BY_MOVE;
    }
    if (loss.now != IMPOSSIBLE)
        return loss.now == SOLVED ? NOT_LOST : UNDECIDED;
    return loss.dealt == IMPOSSIBLE ? NEVER_WINNABLE : LOST_SOMEWHERE;
}

u32 module_won_until(void)
{
    return loss.won;
}

u32 module_lost_after(void)
{
    return loss.lost;
}

u32 module_tell_how_far(void)
{
    Module *module = module_instance();
    const GameAdvice *advice = game_advice_of(module->session.game);
    Distance distance = {0, 0};
    if (advice->find_distance)
        distance =
            advice->find_distance(&module->advisor, module->session.position);
    return distance.moves * 2 + (distance.exact != 0);
}

u32 module_find_par(void)
{
    Module *module = module_instance();
    Par par = {0, 0};
    if (module->session.game && explain_ends_with_par(&module->session))
        par = par_find(&module->advisor, &module->session);
    return par.value * 2 + (par.is_proven != 0);
}

/* ---------------------------------------------------------------- players */

/* A network for large boards of the sliding puzzle replaces the one before. */
static u32 teach_network(Advisor *advisor, const Reader *reader)
{
    if (!module_keep_network((const u8 *)reader->start,
                             exchange_length(reader)))
        return 0;
    guided_solver_free(advisor->slides);
    advisor->slides = NULL;
    return 1;
}

u32 module_teach_player(u32 length)
{
    Module *module = module_instance();
    KulkiEngine **engine = &module->advisor.engine;
    const Reader reader = exchange_read(0, length);
    WeightsFault fault;
    if (teach_network(&module->advisor, &reader))
        return WEIGHTS_FINE;
    if (!*engine)
        *engine = host_must_have(kulki_player_make(NULL, NULL));
    fault = kulki_engine_load(*engine, (const u8 *)reader.start,
                              exchange_length(&reader));
    page_text(exchange_fresh(), weights_words(fault));
    return fault;
}
