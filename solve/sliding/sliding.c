/* SPDX-License-Identifier: MIT */
/* Which search answers which question. */
#include "sliding.h"

#include <string.h>

#include "solve/sliding/beam/beam_search.h"
#include "solve/sliding/beam/row_by_row.h"
#include "solve/sliding/ida/prove.h"
#include "solve/sliding/slides/ida_star.h"

enum {
    FAST_WIDTH = 128, /* of the only beam */
    FAST_CELLS = 64,  /* on larger boards it would not be fast */
    FIRST_WIDTH = 64, /* of many beams */
    SMALL_CELLS = 12, /* slide databases for more take a while */
    GREAT_CELLS = 20, /* and so do tables for more */
    WIDER = 8,        /* the next beam */
    LAST_PART = 3,    /* when so many such would spend all, it is the last */
    MOST_UNUSED = 8,  /* a beam that used less of its nodes had no room */
    LENGTH_TRIED = 2, /* a part of the nodes to try for the optimum */
    ALONE_NODES = 1 << 20, /* of a proof, before others help */
    FAR_TABLES = 1 << 24   /* bytes; so many are far from the processor */
};

/* So many nodes take about as long as to make tables of a profile for more
   cells. Beams do as well without, until they are very wide. */
static const u64 worth[] = {1 << 16, 1 << 22, 1 << 27};

typedef struct Quest {
    Inquiry *inquiry;
    SlidingBoard board;
    Arena arena;
    Budget budget;
    u8 *best, *steps; /* the shortest line so far; a search's own */
    u32 length;
    u8 unproven; /* the line, where a proof was asked for */
} Quest;

/* --------------------------------------------------------------- results */

static void keep_shorter(Quest *quest, u32 length)
{
    if (!length || (quest->length && length >= quest->length))
        return;
    memcpy(quest->best, quest->steps, length);
    quest->length = length;
}

static void close_quest(Quest *quest)
{
    const Inquiry *inquiry = quest->inquiry;
    Answer *answer = inquiry->answer;
    answer->nodes = inquiry->question->most_nodes - unspent(&quest->budget);
    answer->positions = answer->nodes;
    if (quest->length || board_is_goal(&quest->board))
        board_answer(inquiry->question, &quest->board, quest->best,
                     quest->length, &quest->arena, answer);
    if (quest->unproven)
        answer->verdict = LIMIT;
}

/* ----------------------------------------------------------------- lines */

static void run_rows(Quest *quest)
{
    keep_shorter(quest, solve_by_rows(&quest->board, quest->arena,
                                      &quest->budget, quest->steps));
}

static void run_beam(Quest *quest, const DatabaseSet *pdbs, u32 width)
{
    u32 most = quest->length ? quest->length : MOST_ROW_STEPS;
    Judge judge;
    set_judge(&judge, pdbs, &quest->board);
    keep_shorter(quest,
                 find_by_beam(&judge, &quest->board, width, most, quest->arena,
                              &quest->budget, quest->steps));
}

static void solve_fast_slides(Quest *quest)
{
    run_rows(quest);
    if (quest->board.cells <= FAST_CELLS)
        run_beam(quest, quest->inquiry->pdbs, FAST_WIDTH);
}

/* With a part of the nodes; how many it used. */
static u64 run_wide_beam(Quest *quest, const DatabaseSet *pdbs, u64 part)
{
    Budget *budget = &quest->budget;
    u64 kept = budget->left - part;
    u64 used;
    budget->left = part;
    run_beam(quest, pdbs, ANY_WIDTH);
    used = part - budget->left;
    budget->left += kept;
    return used;
}

/* Each beam is some times as wide as the one before, and the last one gets all
   the nodes that are left. One that leaves most of its nodes could not have
   been wider. */
static void widen_beams(Quest *quest, const DatabaseSet *pdbs)
{
    Budget *budget = &quest->budget;
    u64 part = budget->left;
    u64 used;
    u8 last;
    run_beam(quest, pdbs, FIRST_WIDTH);
    part -= budget->left;
    do {
        last = part >= budget->left / LAST_PART / WIDER;
        part = last ? budget->left : part * WIDER;
        used = run_wide_beam(quest, pdbs, part);
    } while (used > part / MOST_UNUSED && !last &&
             !is_stopped(quest->inquiry->question));
}

/* ---------------------------------------------------------------- tables */

static u8 is_worth(const Quest *quest, Profile profile)
{
    const Question *question = quest->inquiry->question;
    if (question->how == SOLVE_SHORT)
        profile = PDB_GREAT;
    return quest->board.cells <= GREAT_CELLS ||
           question->most_nodes >= worth[profile];
}

/* The guide that was given, or the greatest there is room and reason for. */
static const DatabaseSet *find_guide(Quest *quest, DatabaseSet *pdbs)
{
    Profile profile = PDB_BIG;
    if (quest->inquiry->pdbs)
        return quest->inquiry->pdbs;
    while (profile-- > PDB_TINY) {
        Arena arena = quest->arena;
        if (is_worth(quest, profile) &&
            database_set_make(pdbs, &quest->board, profile, &arena)) {
            quest->arena = arena;
            return pdbs;
        }
    }
    return NULL;
}

/* Waves are for tables for which a processor waits, and for several. */
static const Workers *find_crew(const Quest *quest, const DatabaseSet *pdbs)
{
    const Workers *workers = quest->inquiry->workers;
    if (!workers)
        workers =
            database_set_size(pdbs) >= FAR_TABLES ? &single_worker : NULL;
    return workers && can_prove(pdbs, workers, &quest->arena) ? workers : NULL;
}

static u8 run_proof(Quest *quest, const DatabaseSet *pdbs,
                    const Workers *workers)
{
    Proof proof = {.pdbs = pdbs,
                   .board = &quest->board,
                   .workers = workers,
                   .arena = quest->arena,
                   .budget = &quest->budget,
                   .single_worker = ALONE_NODES,
                   .certificate = &quest->inquiry->proof,
                   .steps = quest->steps,
                   .best = quest->best,
                   .length = quest->length};
    u8 found = prove(&proof);
    quest->length = proof.length;
    return found;
}

static u8 run_deepening(Quest *quest, const DatabaseSet *pdbs)
{
    static const u8 fixed[SLIDING_CELLS] = {0};
    Certificate *proof = &quest->inquiry->proof;
    const Workers *workers = pdbs ? find_crew(quest, pdbs) : NULL;
    u8 found;
    if (workers)
        return run_proof(quest, pdbs, workers);
    found = pdbs ? ida_star(pdbs, &quest->board, &quest->budget, proof,
                            quest->steps)
                 : ida_star_manhattan(&quest->board, fixed, &quest->budget,
                                      proof, quest->steps);
    if (found)
        keep_shorter(quest, proof->bound);
    return found;
}

/* A slide brings no more tiles nearer than there are beside a hole. */
static void bound_slides(const Quest *quest)
{
    Certificate *proof = &quest->inquiry->proof;
    u32 most = quest->board.height - 1U;
    proof->bound = proof->first =
        (board_manhattan(&quest->board) + most - 1) / most;
}

/* The slide database that was given, or one that there is room for. */
static const SlideDatabase *find_slides(Quest *quest, SlideDatabase *slides)
{
    Arena arena = quest->arena;
    if (quest->inquiry->slides)
        return quest->inquiry->slides;
    if (!slide_database_make(slides, &quest->board, &arena))
        return NULL;
    quest->arena = arena;
    return slides;
}

static u8 run_slide_search(Quest *quest)
{
    SlideDatabase room;
    const SlideDatabase *slides;
    u32 length;
    bound_slides(quest);
    slides = find_slides(quest, &room);
    if (!slides)
        return 0;
    length = slide_ida_star(slides, &quest->board, &quest->budget,
                            &quest->inquiry->proof, quest->steps);
    if (!length)
        return 0;
    quest->length = 0;
    keep_shorter(quest, length);
    return 1;
}

static void solve_best_slides(Quest *quest)
{
    DatabaseSet pdbs;
    u8 found = quest->inquiry->metric == IN_SLIDES
                   ? run_slide_search(quest)
                   : run_deepening(quest, find_guide(quest, &pdbs));
    quest->unproven = !found;
}

/* Whether the optimum may be so near that it is tried for. */
static u8 may_be_near(const Quest *quest, const DatabaseSet *pdbs)
{
    u8 cells = quest->board.cells;
    if (quest->inquiry->metric == IN_SLIDES)
        return quest->inquiry->slides || cells <= SMALL_CELLS;
    return pdbs && cells <= GREAT_CELLS;
}

/* With a part of the nodes. */
static u8 try_for_best(Quest *quest, const DatabaseSet *pdbs)
{
    u64 kept = quest->budget.left - quest->budget.left / LENGTH_TRIED;
    u8 found;
    if (!kept || !may_be_near(quest, pdbs))
        return 0;
    quest->budget.left -= kept;
    found = quest->inquiry->metric == IN_SLIDES ? run_slide_search(quest)
                                                : run_deepening(quest, pdbs);
    quest->budget.left += kept;
    return found;
}

static void solve_short_slides(Quest *quest)
{
    DatabaseSet room;
    const DatabaseSet *pdbs = find_guide(quest, &room);
    run_rows(quest);
    if (!try_for_best(quest, pdbs))
        widen_beams(quest, pdbs);
}

/* ---------------------------------------------------------------- asking */

static u8 open_quest(Quest *quest, Inquiry *inquiry)
{
    const Question *question = inquiry->question;
    quest->inquiry = inquiry;
    board_from_game(&quest->board, question->position);
    quest->arena = arena_of(question->memory, question->size);
    quest->budget.left = question->most_nodes;
    quest->budget.stop = question->stop;
    quest->budget.saved = 0;
    quest->length = 0;
    quest->unproven = 0;
    quest->best = take(&quest->arena, MOST_ROW_STEPS, 1);
    quest->steps = take(&quest->arena, MOST_ROW_STEPS, 1);
    return quest->best && quest->steps;
}

static void (*const ways[HOW_COUNT])(Quest *quest) = {
    solve_fast_slides, solve_short_slides, solve_best_slides, run_rows};

/* Every board that parity doesn't forbid can be solved. */
void solve_slides(Inquiry *inquiry)
{
    Quest quest;
    How how = inquiry->question->how;
    *inquiry->answer = no_answer;
    memset(&inquiry->proof, 0, sizeof inquiry->proof);
    if (!open_quest(&quest, inquiry))
        return;
    if (!sliding_is_solvable(inquiry->question->position)) {
        inquiry->answer->verdict = IMPOSSIBLE;
        return;
    }
    if (!board_is_goal(&quest.board))
        ways[how](&quest);
    close_quest(&quest);
}

static void solve_sliding(const Question *question, Answer *answer)
{
    Inquiry inquiry = {0};
    inquiry.question = question;
    inquiry.answer = answer;
    solve_slides(&inquiry);
}

u32 count_tiles(const Question *question, const Answer *answer)
{
    Sliding game = *(const Sliding *)question->position;
    u32 before = sliding.score(&game);
    u32 i;
    for (i = 0; i < answer->length; i++)
        sliding.apply(&game, answer->line[i], NULL);
    return sliding.score(&game) - before;
}

const Solver sliding_solver = {
    &sliding, {solve_sliding, solve_sliding, solve_sliding, solve_sliding}};
