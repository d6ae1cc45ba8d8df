/* SPDX-License-Identifier: MIT */
/* Solves Mahjong by conflict-driven clause learning (Marques-Silva and
   Sakallah, "GRASP: a search algorithm for propositional satisfiability",
   1999), with lazily added clauses. The search plays all pairs that are
   certain, decides on a pair that can be removed, and learns from every dead
   end. Activities decay and phases are saved as in MiniSat (Een and Sorensson,
   "An extensible SAT-solver", 2003); restarts follow the Luby series. */
#include "search.h"

#include <string.h>

#include "solve/pruning.h"

enum {
    FIRST_ACTIVITY_STEP = 1 << 8,
    PHASE_BONUS = 2,   /* conflicts' worth of activity for variables that were
                          true before */
    RESTART_UNIT = 32, /* the shortest run between restarts, in conflicts */
    MOST_LEARNT = 1 << 15,
    NO_VARIABLE = 0xFFFF
};

/* -------------------------------------------------------------- playing */

static TileRemoval *current_removal(MahjongSearch *search)
{
    return &search->removal[search->clauses.level];
}

static void take_pairs(MahjongSearch *search, const PairVariable *variable)
{
    TileRemoval *removal = current_removal(search);
    u8 available = removal->available[variable->group];
    u8 i;
    ASSERT_SLOW(variable->count);
    for (i = 0; i < variable->count; i++) {
        u8 both = variable->pair[i].first_bit | variable->pair[i].second_bit;
        if ((available & both) == both)
            tile_board_take(&search->board, removal, search->clauses.chosen,
                            variable->group, both);
    }
}

/* Removes the pairs that have become certain, and whatever that frees. */
static void play_certain_pairs(MahjongSearch *search)
{
    const ClauseBase *clauses = &search->clauses;
    u16 *played_count = &search->played_count[clauses->level];
    ASSERT_SLOW(*played_count <= clauses->trail_count);
    for (; *played_count < clauses->trail_count; ++*played_count) {
        Literal literal = clauses->trail[*played_count];
        if (IS_POSITIVE(literal))
            take_pairs(search, &clauses->variable[VARIABLE_OF(literal)]);
    }
}

/* ------------------------------------------------------------- deciding */

static u8 can_be_taken(u8 waiting, const PairVariable *variable)
{
    u8 i;
    for (i = 0; i < variable->count; i++) {
        u8 both = variable->pair[i].first_bit | variable->pair[i].second_bit;
        if ((waiting & both) == both)
            return 1;
    }
    return 0;
}

static u32 rate_variable(const MahjongSearch *search, u16 nth)
{
    ASSERT_SLOW(nth < search->clauses.variable_count);
    return 1 + search->activity[nth] +
           (search->clauses.saved_phase[nth]
                ? PHASE_BONUS * search->activity_step
                : 0);
}

typedef struct Decision {
    u16 variable;
    u32 score;
} Decision;

static void improve_decision(const MahjongSearch *search, u8 group, u8 waiting,
                             Decision *best)
{
    const ClauseBase *clauses = &search->clauses;
    u16 nth = clauses->first_variable[group];
    ASSERT_SLOW(waiting & (waiting - 1));
    for (; nth < clauses->first_variable[group + 1]; nth++)
        if (clauses->value[POSITIVE_LITERAL(nth)] == LITERAL_UNASSIGNED &&
            can_be_taken(waiting, &clauses->variable[nth]) &&
            rate_variable(search, nth) > best->score) {
            best->variable = nth;
            best->score = rate_variable(search, nth);
        }
}

/* The best variable whose pair can be removed now. Looking at all of them is
   quick enough without a heap: 144 tiles have 216 at most, and few of those
   can be removed. */
static u16 choose_decision(const MahjongSearch *search)
{
    const TileRemoval *removal = &search->removal[search->clauses.level];
    Decision best = {NO_VARIABLE, 0};
    u8 group;
    for (group = 0; group < MAHJONG_KINDS; group++) {
        u8 waiting = (u8)(removal->available[group] & ~removal->gone[group]);
        if (waiting & (waiting - 1))
            improve_decision(search, group, waiting, &best);
    }
    return best.variable;
}

static void decide(MahjongSearch *search, u16 nth)
{
    ClauseBase *clauses = &search->clauses;
    u8 level = clauses->level;
    ASSERT_SLOW(nth != NO_VARIABLE && level < MOST_LEVELS - 1);
    search->removal[level + 1] = search->removal[level];
    search->played_count[level + 1] = search->played_count[level];
    clause_open_level(clauses);
    clause_assign(clauses, POSITIVE_LITERAL(nth), 0);
}

/* ------------------------------------------------------------ dead ends */

static void copy_conflict(MahjongSearch *search, ClauseRef ref)
{
    const Clause *clause = clause_at(&search->clauses, ref);
    ASSERT_SLOW(clause->size <= MOST_VARIABLES);
    search->count = clause->size;
    memcpy(search->literal, clause->literal, clause->size * sizeof(Literal));
}

/* Tests a relaxation of the game, in which a tile may have several partners.
   If not all tiles can go even then, returns 1 with a clause that is false. */
static u8 fails_relaxation(MahjongSearch *search)
{
    TileRemoval removal = *current_removal(search);
    tile_board_settle(&search->board, &removal, search->clauses.allowed);
    if (!removal.left)
        return 0;
    lazy_clause_find(search, &removal);
    return 1;
}

/* Testing the relaxation is expensive, so it is done only after a conflict, or
   if no decision is left. */
static u8 is_lazy_conflict(MahjongSearch *search, u16 variable)
{
    u8 look_ahead_next =
        search->look_ahead_next && PRUNES(PRUNING_PAIRS_LOOK_AHEAD);
    search->look_ahead_next = 0;
    return (look_ahead_next || variable == NO_VARIABLE) &&
           fails_relaxation(search);
}

/* Propagates and plays. LIMIT means that the search continues; REFUTED means a
   conflict, whose false clause is in "literal". */
static Verdict propagate_and_play(MahjongSearch *search, u16 *variable)
{
    ClauseRef conflict = clause_propagate(&search->clauses);
    search->nodes++;
    if (conflict) {
        copy_conflict(search, conflict);
        return REFUTED;
    }
    play_certain_pairs(search);
    if (!current_removal(search)->left)
        return SOLVED;
    *variable = choose_decision(search);
    return is_lazy_conflict(search, *variable) ? REFUTED : LIMIT;
}

/* --------------------------------------------------------------- search */

/* The Luby series 1, 1, 2, 1, 1, 2, 4, 1, 1, 2 ..., counted from 0 (Luby,
   Sinclair and Zuckerman, "Optimal speedup of Las Vegas algorithms", 1993). */
static u32 luby(u32 nth)
{
    u32 size = 1;
    while (size < nth + 1)
        size = 2 * size + 1;
    while (size - 1 != nth) {
        size >>= 1;
        ASSERT(size); /* the loop ends at 1, where nth is 0 */
        nth %= size;
    }
    return (size + 1) / 2;
}

static void restart(MahjongSearch *search)
{
    ClauseBase *clauses = &search->clauses;
    clause_backjump(clauses, 0);
    ASSERT(!clauses->level);
    search->next_restart =
        search->conflicts + RESTART_UNIT * luby(search->restarts++);
    if (clause_learnt_words(clauses) > search->most_learnt) {
        clause_reduce_database(clauses);
        search->most_learnt += search->most_learnt / 8;
    }
}

/* Ensures that one more clause of any size fits. When memory is full, a
   restart reduces the learnt clauses, however few they are; from then on their
   number is limited by memory alone. */
static u8 make_room(MahjongSearch *search)
{
    if (clause_has_room(&search->clauses, MOST_VARIABLES))
        return 1;
    search->most_learnt = 0;
    restart(search);
    search->most_learnt = ~(u32)0;
    return clause_has_room(&search->clauses, MOST_VARIABLES);
}

static u8 may_go_on(MahjongSearch *search)
{
    return search->nodes < search->question->most_nodes &&
           !is_stopped(search->question) && make_room(search);
}

Verdict mahjong_search_run(MahjongSearch *search)
{
    u16 variable = NO_VARIABLE;
    restart(search);
    while (may_go_on(search)) {
        Verdict verdict = propagate_and_play(search, &variable);
        if (verdict == SOLVED)
            return SOLVED;
        if (verdict == LIMIT)
            decide(search, variable);
        else if (!conflict_learn(search))
            return IMPOSSIBLE;
        else if (search->conflicts >= search->next_restart)
            restart(search);
    }
    return LIMIT;
}

static u8 init_clauses(MahjongSearch *search, u32 *words, u32 room)
{
    search->activity_step = FIRST_ACTIVITY_STEP;
    search->most_learnt = MOST_LEARNT;
    search->look_ahead_next = 1;
    if (!clause_encode_pairs(&search->clauses, &search->board, words, room))
        return 0;
    tile_board_settle(&search->board, &search->removal[0],
                      search->clauses.chosen);
    return 1;
}

u8 mahjong_search_init(MahjongSearch *search, const Question *question,
                       u32 *words, u32 room)
{
    memset(search, 0, sizeof *search);
    search->question = question;
    tile_board_init(&search->board, &search->removal[0], question->position);
    return init_clauses(search, words, room);
}

u8 mahjong_search_init_board(MahjongSearch *search, const Question *limits,
                             const TileBoard *board,
                             const TileRemoval *removal, u32 *words, u32 room)
{
    memset(search, 0, sizeof *search);
    search->question = limits;
    search->board = *board;
    search->removal[0] = *removal;
    return init_clauses(search, words, room);
}

void mahjong_search_require_pair(MahjongSearch *search, u8 first, u8 second)
{
    const TileBoard *board = &search->board;
    const u16 nth = search->clauses.variable_of[first][board->slot[second]];
    ASSERT(board->group[first] == board->group[second]);
    if (board->size[board->group[first]] > 2)
        clause_assign(&search->clauses, POSITIVE_LITERAL(nth), 0);
}
