/* SPDX-License-Identifier: MIT */
/* Questions to the solver. */
#include <stdlib.h>
#include <string.h>

#include "advice/game_advice.h"
#include "advice/kulki/kulki_player.h"
#include "machine.h"
#include "module.h"

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
        advice->ask(&module->brain, question, &answer);
    else
        solve(question, &answer);
}

u32 ask_solver(u32 how, u32 megabytes, u32 high, u32 low)
{
    Module *module = the_module();
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

u32 nodes_high(void)
{
    return (u32)(answer.nodes >> 32);
}

u32 nodes_low(void)
{
    return (u32)answer.nodes;
}

/* ------------------------------------------------------ the table's brain */

u32 ask_table(u32 most_nodes)
{
    Module *module = the_module();
    Brain *brain = &module->brain;
    Verdict verdict;
    way_length = 0;
    if (!module->session.game)
        return NO_SOLVER;
    brain->patience = most_nodes;
    verdict = brain_ask(brain, module->session.game, module->session.position);
    brain->patience = PATIENCE;
    if (verdict == SOLVED) {
        way = brain->way + brain->at;
        way_length = brain->length - brain->at;
    }
    return verdict;
}

u32 length_of_way(void)
{
    return way_length;
}

const u16 *way_at(void)
{
    return way;
}

u32 advise_move(u32 nth)
{
    Module *module = the_module();
    const Session *session = &module->session;
    const Adviser *adviser = &session->adviser;
    Fault fault = {.reason = NO_HINT, .game = session->game};
    Advice advice;
    if (session->game)
        fault.reason =
            adviser->advise(adviser->context, &session->host, session->game,
                            session->position, nth, &advice);
    if (refuse_with(module, &fault)) {
        end_text(module);
        return NO_ADVICE;
    }
    page_text(fresh_text(module), advice.says);
    return advice.move;
}

static Loss loss;

/* A game of chance has no lost positions, only costly moves. */
static u32 find_costly_move(Brain *brain, const Session *session)
{
    return advisor_find_loss(brain, session, &loss) ? COSTLIEST_MOVE
                                                    : FAULTLESS;
}

u32 find_lost_move(void)
{
    Module *module = the_module();
    Session *session = &module->session;
    Brain *brain = &module->brain;
    way_length = 0;
    loss.won = loss.lost = 0;
    if (!session->game)
        return NOT_LOST;
    if (game_advice_of(session->game)->find_loss)
        return find_costly_move(brain, session);
    if (advisor_find_loss(brain, session, &loss)) {
        way = brain->way + brain->at;
        way_length = brain->length - brain->at;
        return LOST_BY_MOVE;
    }
    if (loss.now != IMPOSSIBLE)
        return loss.now == SOLVED ? NOT_LOST : UNDECIDED;
    return loss.dealt == IMPOSSIBLE ? NEVER_WINNABLE : LOST_SOMEWHERE;
}

u32 won_until(void)
{
    return loss.won;
}

u32 lost_after(void)
{
    return loss.lost;
}

u32 tell_how_far(void)
{
    Module *module = the_module();
    const GameAdvice *advice = game_advice_of(module->session.game);
    Distance distance = {0, 0};
    if (advice->find_distance)
        distance =
            advice->find_distance(&module->brain, module->session.position);
    return distance.moves * 2 + (distance.exact != 0);
}

/* ---------------------------------------------------------------- players */

u32 teach_player(u32 length)
{
    Module *module = the_module();
    KulkiEngine **engine = &module->brain.engine;
    const Reader reader = read_input(module, 0, length);
    WeightsFault fault;
    if (!*engine)
        *engine = host_must_have(kulki_player_make(NULL, NULL));
    fault = kulki_engine_load(*engine, (const u8 *)reader.start,
                              length_of(&reader));
    page_text(fresh_text(module), weights_words(fault));
    return fault;
}
