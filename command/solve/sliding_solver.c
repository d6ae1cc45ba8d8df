/* SPDX-License-Identifier: MIT */
#include "sliding_solver.h"

#include <stdlib.h>
#include <string.h>

#include "advice/sliding/parallel_search.h"
#include "host/host.h"
#include "progress.h"
#include "progress_bar.h"
#include "solve/sliding/sliding.h"

enum { MEGABYTE = 1 << 20, LEAST_SEARCH = 256 << 10, HAND_CELLS = 16 };

void start_slider(Slider *slider, const Options *options, u64 memory)
{
    memset(slider, 0, sizeof *slider);
    slider->memory = memory;
    slider->in_slides = options->slides;
    slider->level = options->tables ? options->tables - 1 : LEVEL_COUNT;
}

void stop_slider(Slider *slider)
{
    close_tables(&slider->tables);
    slider->pdbs = NULL;
}

/* ----------------------------------------------------------------- tables */

static unsigned long megabytes(u64 bytes)
{
    return (unsigned long)((bytes + MEGABYTE - 1) / MEGABYTE);
}

/* Where nothing was asked for: the big ones that are there; or where others
   would take too long. */
static Level usual_level(TableKind kind, How how)
{
    Page path = {NULL, 0, 0};
    int there;
    kind.level = LEVEL_BIG;
    there = page_tables_path(&path, kind) && is_file(path.text);
    page_free(&path);
    if (there ||
        (kind.width * kind.height > HAND_CELLS && how == SOLVE_OPTIMAL))
        return LEVEL_BIG;
    return LEVEL_SMALL;
}

/* The greatest that the memory allows, or LEVEL_COUNT. */
static Level fit_level(const Slider *slider, TableKind kind)
{
    static const char *const used[] = {"the micro ones are used",
                                       "the small ones are used", "",
                                       "none is used"};
    const TableKind wanted = kind;
    u64 size = size_of_kind(kind);
    while (size + LEAST_SEARCH > slider->memory && kind.level--)
        size = size_of_kind(kind);
    if (size + LEAST_SEARCH > slider->memory)
        kind.level = LEVEL_COUNT;
    if (kind.level != wanted.level)
        complain("%lu MB of memory are too few for the %s tables, which take "
                 "%lu: %s",
                 megabytes(slider->memory), level_names[wanted.level],
                 megabytes(size_of_kind(wanted) + LEAST_SEARCH),
                 used[kind.level]);
    return (Level)kind.level;
}

/* Once, since it will be the same for all boards. */
static void tell_trouble(Slider *slider, TableKind kind,
                         const Trouble *trouble)
{
    Page page = {NULL, 0, 0};
    if (!trouble->answer || slider->told)
        return;
    slider->told = 1;
    page_tables_trouble(&page, kind, trouble);
    complain("%s: %s", page.text,
             trouble->answer == TABLES_DAMAGED
                 ? "these tables were built again"
                 : "the tables are not kept");
    page_free(&page);
}

static void watch_build(void *own, u64 done, u64 all)
{
    (void)own;
    show_percent(done, all);
}

static const DatabaseSet *get_guide(Slider *slider, TableKind kind)
{
    const Watcher watcher = {NULL, watch_build, catch_stop()};
    TablesAnswer answer;
    Trouble trouble;
    answer = have_tables(&slider->tables, kind, &watcher, &trouble);
    clear_bar();
    tell_trouble(slider, kind, &trouble);
    return answer || is_of_lanes(kind) ? NULL : &slider->tables.pdbs;
}

/* For boards of this size, once. */
static void find_guide_for(Slider *slider, const Sliding *game, How how)
{
    TableKind kind = kind_of_size(game->width, game->height, LEVEL_SMALL);
    if (slider->width == kind.width && slider->height == kind.height)
        return;
    close_tables(&slider->tables);
    slider->width = kind.width;
    slider->height = kind.height;
    slider->pdbs = NULL;
    if (!is_kind(kind) || (slider->level == LEVEL_COUNT && how == SOLVE_FAST))
        return;
    kind.level = (u8)slider->level;
    if (slider->level == LEVEL_COUNT)
        kind.level = (u8)usual_level(kind, how);
    kind.level = (u8)fit_level(slider, kind);
    if (kind.level < LEVEL_COUNT)
        slider->pdbs = get_guide(slider, kind);
}

static void find_lanes_for(Slider *slider, const Sliding *game)
{
    const TableKind kind =
        kind_of_size(game->width, game->height, LEVEL_SLIDES);
    if (slider->width == kind.width && slider->height == kind.height)
        return;
    close_tables(&slider->tables);
    slider->width = kind.width;
    slider->height = kind.height;
    if (is_kind(kind) && size_of_kind(kind) + LEAST_SEARCH <= slider->memory)
        (void)get_guide(slider, kind);
}

static void find_tables_for(Slider *slider, const Question *question)
{
    if (!slider->in_slides)
        find_guide_for(slider, question->position, question->how);
    else if (question->how != SOLVE_FAST)
        find_lanes_for(slider, question->position);
}

/* ----------------------------------------------------------------- asking */

/* Several threads share a search that is to be complete. */
static void search(const Slider *slider, Inquiry *inquiry)
{
    if (slider->threads > 1 && inquiry->pdbs && !slider->in_slides &&
        inquiry->question->how == SOLVE_OPTIMAL)
        parallel_search_solve(inquiry, slider->threads);
    else
        sliding_solve(inquiry);
}

/* What is to be proven is the least number of moves; that there is a way at
   all shows in the board's parity. */
void ask_slider(Slider *slider, Question *question, Answer *answer)
{
    const How how = question->how;
    Inquiry inquiry = {.question = question, .answer = answer};
    Lookout lookout;
    memset(answer, 0, sizeof *answer);
    memset(&slider->proof, 0, sizeof slider->proof);
    answer->verdict = LIMIT;
    if (how == SOLVE_PROVE)
        question->how = SOLVE_OPTIMAL;
    find_tables_for(slider, question);
    question->size =
        slider->memory - (slider->tables.ready ? slider->tables.taken : 0);
    inquiry.pdbs = slider->pdbs;
    inquiry.metric = slider->in_slides ? IN_SLIDES : IN_TILES;
    if (slider->in_slides && slider->tables.ready)
        inquiry.slides = &slider->tables.slides;
    if (!is_stopped(question)) {
        start_lookout(&lookout, &inquiry.proof.bound);
        search(slider, &inquiry);
        stop_lookout(&lookout);
    }
    slider->proof.first = inquiry.proof.first;
    slider->proof.bound = inquiry.proof.bound;
    slider->proof.nodes = inquiry.proof.nodes;
    question->how = how;
}
