/* SPDX-License-Identifier: MIT */
/* Solvers that give up soon. The linker puts these functions in the place of
   those that take most of the time: they search a few nodes only, read and
   build no databases, load Kulki's weights once for all inputs, take the first
   seed for a deal of any level, and don't think in the background, which would
   be at other times in each run. Answers are as trustworthy as ever, but more
   often "unknown". */
#include "advice/kulki/kulki_player.h"
#include "advice/level.h"
#include "advice/sliding/pattern_database_cache.h"
#include "host/host.h"
#include "host/posix/thread.h"
#include "solve/freecell/freecell.h"
#include "solve/kulki/kulki.h"
#include "solve/sliding/pdb/database_set.h"
#include "solve/sliding/position_table.h"

enum { FEW_NODES = 100, LITTLE_MEMORY = 1 << 20, FEW_POSITIONS = 1000 };

static Question hurried(const Question *question)
{
    Question own = *question;
    if (own.most_nodes > FEW_NODES)
        own.most_nodes = FEW_NODES;
    if (own.size > LITTLE_MEMORY)
        own.size = LITTLE_MEMORY;
    return own;
}

void __real_solve(const Question *question, Answer *answer);
void __wrap_solve(const Question *question, Answer *answer);

void __wrap_solve(const Question *question, Answer *answer)
{
    const Question own = hurried(question);
    __real_solve(&own, answer);
}

/* Questions ask these without solve(). */
void __real_freecell_best_first_between(const Question *question, u8 from,
                                        u8 until, Answer *answer);
void __wrap_freecell_best_first_between(const Question *question, u8 from,
                                        u8 until, Answer *answer);
void __real_freecell_proof(const Question *question, Answer *answer);
void __wrap_freecell_proof(const Question *question, Answer *answer);

void __wrap_freecell_best_first_between(const Question *question, u8 from,
                                        u8 until, Answer *answer)
{
    const Question own = hurried(question);
    __real_freecell_best_first_between(&own, from, until, answer);
}

void __wrap_freecell_proof(const Question *question, Answer *answer)
{
    const Question own = hurried(question);
    __real_freecell_proof(&own, answer);
}

/* Address sanitizer marks every byte of the solvers' memory, which would take
   longer than using a part of it. */
void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);

void *__wrap_malloc(size_t size)
{
    return __real_malloc(size == SOLVE_COMFORT ? LITTLE_MEMORY : size);
}

int __wrap_thread_start(pthread_t *thread, void *(*run)(void *argument),
                        void *argument);

int __wrap_thread_start(pthread_t *thread, void *(*run)(void *argument),
                        void *argument)
{
    (void)thread;
    (void)run;
    (void)argument;
    return 0;
}

/* ------------------------------------------------------- sliding puzzle */

void __real_sliding_solve(Inquiry *inquiry);
void __wrap_sliding_solve(Inquiry *inquiry);
CacheAnswer __wrap_pattern_database_cache_get(CachedDatabases *databases,
                                              DatabaseKind kind,
                                              const BuildWatcher *watcher,
                                              CacheTrouble *trouble);
CacheAnswer __wrap_pattern_database_cache_load(CachedDatabases *databases,
                                               DatabaseKind kind);
u8 __wrap_database_set_make(DatabaseSet *pdbs, const SlidingBoard *board,
                            Profile profile, Arena *arena);
void __real_position_table_fill(PositionTable *table, u8 *distance);
void __wrap_position_table_fill(PositionTable *table, u8 *distance);

void __wrap_sliding_solve(Inquiry *inquiry)
{
    const Question *asked = inquiry->question;
    const Question own = hurried(asked);
    inquiry->question = &own;
    __real_sliding_solve(inquiry);
    inquiry->question = asked;
}

CacheAnswer __wrap_pattern_database_cache_get(CachedDatabases *databases,
                                              DatabaseKind kind,
                                              const BuildWatcher *watcher,
                                              CacheTrouble *trouble)
{
    (void)watcher;
    (void)trouble;
    return __wrap_pattern_database_cache_load(databases, kind);
}

CacheAnswer __wrap_pattern_database_cache_load(CachedDatabases *databases,
                                               DatabaseKind kind)
{
    (void)databases;
    (void)kind;
    return CACHE_ABSENT;
}

u8 __wrap_database_set_make(DatabaseSet *pdbs, const SlidingBoard *board,
                            Profile profile, Arena *arena)
{
    (void)pdbs;
    (void)board;
    (void)profile;
    (void)arena;
    return 0;
}

void __wrap_position_table_fill(PositionTable *table, u8 *distance)
{
    if (table->positions > FEW_POSITIONS)
        table->positions = 0;
    else
        __real_position_table_fill(table, distance);
}

/* ---------------------------------------------------------------- Kulki */

KulkiEngine *__real_kulki_player_make(const char *path, Page *trouble);
KulkiEngine *__wrap_kulki_player_make(const char *path, Page *trouble);
void __wrap_kulki_player_free(KulkiEngine *engine);
u16 __wrap_kulki_engine_choose(KulkiEngine *engine, const Kulki *game,
                               KulkiPlayer player, u64 nodes);
u8 __wrap_kulki_engine_rank(KulkiEngine *engine, const Kulki *game, u64 nodes,
                            RankedMove *ranked, u8 most);
i32 __wrap_kulki_engine_cost(KulkiEngine *engine, const Kulki *game, u16 move,
                             u64 nodes, RankedMove *best);
u32 __wrap_kulki_engine_lead(KulkiEngine *engine, const Kulki *game, u32 least,
                             u32 most, u16 *best);

KulkiEngine *__wrap_kulki_player_make(const char *path, Page *trouble)
{
    static KulkiEngine *engine;
    if (!engine)
        engine = __real_kulki_player_make(path, trouble);
    return engine;
}

void __wrap_kulki_player_free(KulkiEngine *engine)
{
    (void)engine;
}

/* The first moves soon lead to the end of the game, which the player wouldn't
   reach in a thousand moves. */
u8 __wrap_kulki_engine_rank(KulkiEngine *engine, const Kulki *game, u64 nodes,
                            RankedMove *ranked, u8 most)
{
    u16 moves[MOST_KULKI_MOVES];
    const u16 count = kulki.list(game, moves, MOST_KULKI_MOVES);
    u8 i;
    (void)engine;
    (void)nodes;
    for (i = 0; i < count && i < most; i++)
        ranked[i] = (RankedMove){moves[i], -i};
    return i;
}

u16 __wrap_kulki_engine_choose(KulkiEngine *engine, const Kulki *game,
                               KulkiPlayer player, u64 nodes)
{
    RankedMove first = {KULKI_PASS, 0};
    (void)player;
    (void)__wrap_kulki_engine_rank(engine, game, nodes, &first, 1);
    return first.move;
}

/* The first move leads where there is one. */
u32 __wrap_kulki_engine_lead(KulkiEngine *engine, const Kulki *game, u32 least,
                             u32 most, u16 *best)
{
    RankedMove first;
    (void)most;
    if (!__wrap_kulki_engine_rank(engine, game, 0, &first, 1))
        return 0;
    *best = first.move;
    return least;
}

/* By rule of thumb: even the shortest rollouts of each move would take most of
   the time. */
i32 __wrap_kulki_engine_cost(KulkiEngine *engine, const Kulki *game, u16 move,
                             u64 nodes, RankedMove *best)
{
    i32 cost;
    if (!__wrap_kulki_engine_rank(engine, game, nodes, best, 1))
        return 0;
    cost = kulki.worth(game, best->move) - kulki.worth(game, move);
    return cost > 0 ? cost : 0;
}

/* --------------------------------------------------------------- levels */

u8 __wrap_level_find(const Game *game, const char *word, const Layout *layout,
                     const u8 *variant, u8 *seed);
u8 __wrap_level_find_until(const Game *game, const char *word,
                           const Layout *layout, const u8 *variant, u8 *seed,
                           const _Atomic u8 *stop);

u8 __wrap_level_find(const Game *game, const char *word, const Layout *layout,
                     const u8 *variant, u8 *seed)
{
    (void)word;
    (void)layout;
    (void)variant;
    entropy_seed(game, seed);
    return FINE;
}

u8 __wrap_level_find_until(const Game *game, const char *word,
                           const Layout *layout, const u8 *variant, u8 *seed,
                           const _Atomic u8 *stop)
{
    (void)stop;
    return __wrap_level_find(game, word, layout, variant, seed);
}
