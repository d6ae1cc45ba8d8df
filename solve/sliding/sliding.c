/* SPDX-License-Identifier: MIT */
/* Chooses the searches that answer a question about the sliding puzzle, and
   the pattern databases they use. */
#include "sliding.h"

#include <string.h>

#include "solve/sliding/beam/beam_search.h"
#include "solve/sliding/beam/reroute.h"
#include "solve/sliding/beam/row_by_row.h"
#include "solve/sliding/ida/prove.h"
#include "solve/sliding/slides/ida_star.h"

enum {
    FAST_WIDTH = 128, /* of the only beam */
    FAST_CELLS = 64,  /* on larger boards a beam would not be fast */
    FIRST_WIDTH = 64, /* of the first of many beams */
    SMALL_CELLS = 12, /* up to here, slide databases build fast */
    WIDER = 8,        /* how many times wider the next beam is */
    LAST_PART = 3, /* a beam is the last one if this many like it would use up
                      the nodes */
    MOST_UNUSED = 8,   /* a beam that used less than this fraction of its nodes
                          ran out of memory */
    NETWORK_PARTS = 8, /* of the nodes: one for beams judged by distances, one
                          for rerouting, the others for the network */
    LENGTH_TRIED = 2,  /* fraction of nodes to try for the optimum */
    SINGLE_NODES = 1 << 20, /* of a proof, before other threads help */
    FAR_DATABASES = 1 << 24 /* in bytes; more than caches hold */
};

/* Searching this many nodes takes about as long as building a profile's
   databases for larger boards. Beam searches do as well without databases,
   unless they are very wide. */
static const u64 worth[] = {1 << 16, 1 << 22, 1 << 27};
STATIC_ASSERT(COUNT_OF(worth) == PDB_BIG);

typedef struct Search {
    Inquiry *inquiry;
    SlidingBoard board;
    Arena arena;
    Budget budget;
    u8 *best, *steps; /* the shortest line so far; scratch space */
    u32 length;
    u8 unproven; /* set if a proof was asked for and the line is not proven */
} Search;

/* --------------------------------------------------------------- results */

static void keep_shorter(Search *search, u32 length)
{
    if (!length || (search->length && length >= search->length))
        return;
    ASSERT(length <= MOST_ROW_STEPS);
    memcpy(search->best, search->steps, length);
    search->length = length;
}

static void close_search(Search *search)
{
    const Inquiry *inquiry = search->inquiry;
    Answer *answer = inquiry->answer;
    ASSERT(unspent(&search->budget) <= inquiry->question->most_nodes);
    answer->nodes = inquiry->question->most_nodes - unspent(&search->budget);
    answer->positions = answer->nodes;
    if (search->length || board_is_goal(&search->board))
        board_answer(inquiry->question, &search->board, search->best,
                     search->length, &search->arena, answer);
    if (search->unproven)
        answer->verdict = LIMIT;
}

/* ----------------------------------------------------------------- lines */

/* The network that was given, if it is for boards of this size. */
static const Network *find_network(const Search *search)
{
    const Network *network = search->inquiry->network;
    return network && network->width == search->board.width &&
                   network->height == search->board.height
               ? network
               : NULL;
}

/* Whether the network judges beams even if there are databases. */
static u8 network_goes_first(const Search *search)
{
    return search->board.cells > NEAR_CELLS && find_network(search);
}

static void run_rows(Search *search)
{
    keep_shorter(search, solve_by_rows(&search->board, search->arena,
                                       &search->budget, search->steps));
}

/* A beam is judged by databases, or else by a network, or else by
   distances. */
static void run_beam(Search *search, const DatabaseSet *pdbs,
                     const Network *network, u32 width)
{
    u32 most = search->length ? search->length : MOST_ROW_STEPS;
    Evaluator evaluator;
    ASSERT(width);
    evaluator_set(&evaluator, pdbs, network, &search->board);
    keep_shorter(search,
                 beam_search(&evaluator, &search->board, width, most,
                             search->arena, &search->budget, search->steps));
}

static void run_reroute(Search *search, const Network *network)
{
    Evaluator evaluator;
    evaluator_set(&evaluator, NULL, network, &search->board);
    search->length =
        reroute_line(&evaluator, &search->board, search->arena,
                     &search->budget, search->best, search->length);
}

static void solve_fast(Search *search)
{
    run_rows(search);
    if (search->board.cells <= FAST_CELLS)
        run_beam(search,
                 network_goes_first(search) ? NULL : search->inquiry->pdbs,
                 find_network(search), FAST_WIDTH);
}

/* Runs a beam with part of the nodes; returns how many it used. */
static u64 run_wide_beam(Search *search, const DatabaseSet *pdbs,
                         const Network *network, u64 part)
{
    Budget *budget = &search->budget;
    u64 kept = budget->left - part;
    u64 used;
    ASSERT(part <= budget->left);
    budget->left = part;
    run_beam(search, pdbs, network, ANY_WIDTH);
    used = part - budget->left;
    budget->left += kept;
    return used;
}

/* Each beam is several times wider than the one before, and the last one gets
   all remaining nodes. A beam that leaves most of its nodes unused could not
   have been wider. */
static void widen_beams(Search *search, const DatabaseSet *pdbs,
                        const Network *network)
{
    Budget *budget = &search->budget;
    u64 part = budget->left;
    u64 used;
    u8 last;
    run_beam(search, pdbs, network, FIRST_WIDTH);
    part -= budget->left;
    do {
        last = part >= budget->left / LAST_PART / WIDER;
        part = last ? budget->left : part * WIDER;
        used = run_wide_beam(search, pdbs, network, part);
    } while (used > part / MOST_UNUSED && !last &&
             !is_stopped(search->inquiry->question));
}

/* ------------------------------------------------------------- databases */

static u8 is_worth(const Search *search, Profile profile)
{
    const Question *question = search->inquiry->question;
    ASSERT(profile < PDB_BIG);
    if (question->how == SOLVE_SHORT)
        profile = PDB_GREAT;
    return search->board.cells <= NEAR_CELLS ||
           question->most_nodes >= worth[profile];
}

/* The databases that were given, or the largest that fit and are worth
   building. Easy boards do without, so that a question has the same answer
   wherever it is asked. */
static const DatabaseSet *find_databases(Search *search, DatabaseSet *pdbs)
{
    Profile profile = PDB_BIG;
    if (search->board.cells <= EASY_CELLS)
        return NULL;
    if (search->inquiry->pdbs)
        return search->inquiry->pdbs;
    while (profile-- > PDB_TINY) {
        Arena arena = search->arena;
        if (is_worth(search, profile) &&
            database_set_make(pdbs, &search->board, profile, &arena)) {
            search->arena = arena;
            return pdbs;
        }
    }
    return NULL;
}

/* Batches pay off if the databases are larger than caches, or if there are
   several threads. */
static const Workers *choose_workers(const Search *search,
                                     const DatabaseSet *pdbs)
{
    const Workers *workers = search->inquiry->workers;
    if (!workers)
        workers =
            database_set_size(pdbs) >= FAR_DATABASES ? &single_worker : NULL;
    return workers && prove_is_possible(pdbs, workers, &search->arena)
               ? workers
               : NULL;
}

static u8 run_proof(Search *search, const DatabaseSet *pdbs,
                    const Workers *workers)
{
    Proof proof = {.pdbs = pdbs,
                   .board = &search->board,
                   .workers = workers,
                   .arena = search->arena,
                   .budget = &search->budget,
                   .single_worker = SINGLE_NODES,
                   .certificate = &search->inquiry->proof,
                   .steps = search->steps,
                   .best = search->best,
                   .length = search->length};
    u8 found = prove(&proof);
    search->length = proof.length;
    return found;
}

static u8 run_ida_star(Search *search, const DatabaseSet *pdbs)
{
    static const u8 fixed[SLIDING_CELLS] = {0};
    Certificate *proof = &search->inquiry->proof;
    const Workers *workers = pdbs ? choose_workers(search, pdbs) : NULL;
    u8 found;
    if (workers)
        return run_proof(search, pdbs, workers);
    found = pdbs ? ida_star(pdbs, &search->board, &search->budget, proof,
                            search->steps)
                 : ida_star_manhattan(&search->board, fixed, &search->budget,
                                      proof, search->steps);
    if (found)
        keep_shorter(search, proof->bound);
    return found;
}

/* One slide brings at most height - 1 tiles one step nearer each, which gives
   a lower bound. */
static void bound_slides(const Search *search)
{
    Certificate *proof = &search->inquiry->proof;
    u32 most = search->board.height - 1U;
    proof->first = (board_manhattan(&search->board) + most - 1) / most;
    proof->bound = proof->first;
}

/* The slide database that was given, or one built here if it fits. */
static const SlideDatabase *find_slides(Search *search, SlideDatabase *slides)
{
    Arena arena = search->arena;
    if (search->inquiry->slides)
        return search->inquiry->slides;
    if (!slide_database_make(slides, &search->board, &arena))
        return NULL;
    search->arena = arena;
    return slides;
}

static u8 run_slide_search(Search *search)
{
    SlideDatabase room;
    const SlideDatabase *slides;
    u32 length;
    bound_slides(search);
    slides = find_slides(search, &room);
    if (!slides)
        return 0;
    length =
        slide_ida_star(slides, &search->board, &search->budget,
                       &search->inquiry->proof, search->steps, search->arena);
    if (!length)
        return 0;
    search->length = 0;
    keep_shorter(search, length);
    return 1;
}

static void solve_optimal(Search *search)
{
    DatabaseSet pdbs;
    u8 found = search->inquiry->metric == IN_SLIDES
                   ? run_slide_search(search)
                   : run_ida_star(search, find_databases(search, &pdbs));
    search->unproven = !found;
}

/* Whether the optimum may be close enough to try for it. */
static u8 may_be_near(const Search *search, const DatabaseSet *pdbs)
{
    u8 cells = search->board.cells;
    if (search->inquiry->metric == IN_SLIDES)
        return search->inquiry->slides || cells <= SMALL_CELLS;
    return cells <= EASY_CELLS || (pdbs && cells <= NEAR_CELLS);
}

/* Tries for the optimum with part of the nodes. */
static u8 try_for_best(Search *search, const DatabaseSet *pdbs)
{
    u64 kept = search->budget.left - search->budget.left / LENGTH_TRIED;
    u8 found;
    if (!kept || !may_be_near(search, pdbs))
        return 0;
    search->budget.left -= kept;
    found = search->inquiry->metric == IN_SLIDES ? run_slide_search(search)
                                                 : run_ida_star(search, pdbs);
    search->budget.left += kept;
    return found;
}

/* Beams use all nodes but a part. */
static void leave_part(Search *search, const Network *network, u64 kept)
{
    search->budget.left -= kept;
    widen_beams(search, NULL, network);
    search->budget.left += kept;
}

/* Beams judged by distances and beams judged by the network err on different
   boards, and reroute_line goes on from the shorter line. */
static void solve_by_network(Search *search, const Network *network)
{
    const u64 part = search->budget.left / NETWORK_PARTS;
    leave_part(search, NULL, search->budget.left - part);
    leave_part(search, network, part < search->budget.left ? part : 0);
    run_reroute(search, network);
}

static void solve_short(Search *search)
{
    DatabaseSet room;
    const DatabaseSet *pdbs =
        network_goes_first(search) ? NULL : find_databases(search, &room);
    const Network *network = pdbs ? NULL : find_network(search);
    run_rows(search);
    if (try_for_best(search, pdbs))
        return;
    if (network)
        solve_by_network(search, network);
    else
        widen_beams(search, pdbs, NULL);
}

/* ---------------------------------------------------------------- asking */

static u8 open_search(Search *search, Inquiry *inquiry)
{
    const Question *question = inquiry->question;
    search->inquiry = inquiry;
    board_from_game(&search->board, question->position);
    search->arena = arena_of(question->memory, question->size);
    search->budget.left = question->most_nodes;
    search->budget.question = question;
    search->budget.saved = 0;
    search->length = 0;
    search->unproven = 0;
    search->best = take(&search->arena, MOST_ROW_STEPS, 1);
    search->steps = take(&search->arena, MOST_ROW_STEPS, 1);
    return search->best && search->steps;
}

static void (*const ways[HOW_COUNT])(Search *search) = {
    solve_fast, solve_short, solve_optimal, run_rows};

/* Every board with the right parity can be solved, so impossibility needs no
   search. */
void sliding_solve(Inquiry *inquiry)
{
    Search search;
    How how = inquiry->question->how;
    *inquiry->answer = no_answer;
    /* These are set one by one because another thread may already be reading
       the bound. */
    inquiry->proof.first = 0;
    inquiry->proof.bound = 0;
    inquiry->proof.nodes = 0;
    if (!open_search(&search, inquiry))
        return;
    if (!sliding_is_solvable(inquiry->question->position)) {
        inquiry->answer->verdict = IMPOSSIBLE;
        return;
    }
    if (!board_is_goal(&search.board))
        ways[how](&search);
    close_search(&search);
}

u32 sliding_count_tiles(const Question *question, const Answer *answer)
{
    Sliding game = *(const Sliding *)question->position;
    u32 before = sliding.score(&game);
    u32 i;
    for (i = 0; i < answer->length; i++)
        sliding.apply(&game, answer->line[i], NULL);
    return sliding.score(&game) - before;
}

static void solve_sliding(const Question *question, Answer *answer)
{
    Inquiry inquiry = {0};
    inquiry.question = question;
    inquiry.answer = answer;
    sliding_solve(&inquiry);
    if (question->how != SOLVE_OPTIMAL)
        return;
    answer->optimum.bound = inquiry.proof.first;
    answer->optimum.least = answer->verdict == SOLVED
                                ? sliding_count_tiles(question, answer)
                                : inquiry.proof.bound;
}

const Solver sliding_solver = {
    &sliding, {solve_sliding, solve_sliding, solve_sliding, solve_sliding}};
