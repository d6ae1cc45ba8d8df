/* SPDX-License-Identifier: MIT */
/* Solves sliding puzzles with the largest tables that the memory allows. */
#include "sliding_solver.h"

#include <stdlib.h>
#include <string.h>

#include "advice/sliding/parallel_search.h"
#include "advice/sliding/shipped_network.h"
#include "command/complain.h"
#include "host/host.h"
#include "progress.h"
#include "progress_bar.h"
#include "solve/sliding/sliding.h"

enum {
    MEGABYTE = 1 << 20,
    LEAST_SEARCH = 256 << 10,
    HAND_CELLS = 16,
    QUICK_TABLES = 8 << 20 /* bytes, built in a second or two */
};

void slider_start(Slider *slider, const SliderRequest *request)
{
    memset(slider, 0, sizeof *slider);
    slider->asked = request;
}

void slider_stop(Slider *slider)
{
    pattern_database_cache_close(&slider->tables);
    slider->pdbs = NULL;
    free(slider->network);
    slider->network = NULL;
}

/* ----------------------------------------------------------------- tables */

static unsigned long megabytes(u64 bytes)
{
    return (unsigned long)((bytes + MEGABYTE - 1) / MEGABYTE);
}

/* Building a byte of tables takes about as long as searching a position, so a
   search with a limit gets no tables that are larger than that. Whether they
   are in the cache makes no difference, because the answer would depend on
   it. */
static int is_worthwhile(const Question *question, DatabaseKind kind)
{
    const u64 room = pattern_database_cache_room(kind);
    return room <= QUICK_TABLES || room <= question->most_nodes;
}

static int is_stored(DatabaseKind kind)
{
    Page path = PAGE_EMPTY;
    const int there =
        pattern_database_kind_path(&path, kind) && file_exists(path.text);
    page_free(&path);
    return there;
}

/* The default of --tables: the big ones if smaller ones would take too long
   or, without a limit of nodes, if they exist. */
static DatabaseLevel usual_level(DatabaseKind kind, const Question *question)
{
    const int is_hard = kind.width * kind.height > HAND_CELLS &&
                        question->how == SOLVE_OPTIMAL;
    kind.level = DATABASE_BIG;
    return (is_hard && is_worthwhile(question, kind)) ||
                   (question->most_nodes == ~(u64)0 && is_stored(kind))
               ? DATABASE_BIG
               : DATABASE_SMALL;
}

/* Returns the largest level that fits into memory, or DATABASE_LEVELS. */
static DatabaseLevel fit_level(const Slider *slider, DatabaseKind kind)
{
    static const char *const used[DATABASE_LEVELS + 1] = {
        [DATABASE_MICRO] = N_("using the micro tables"),
        [DATABASE_SMALL] = N_("using the small tables"),
        [DATABASE_LEVELS] = N_("using no tables")};
    const DatabaseKind wanted = kind;
    u64 size = pattern_database_cache_room(kind);
    while (size + LEAST_SEARCH > slider->asked->memory && kind.level--)
        size = pattern_database_cache_room(kind);
    if (size + LEAST_SEARCH > slider->asked->memory)
        kind.level = DATABASE_LEVELS;
    if (kind.level != wanted.level)
        complain(
            _("%1$lu MB of memory is too little for the %2$s tables, which "
              "need %3$lu MB; %4$s"),
            megabytes(slider->asked->memory),
            pattern_database_levels[wanted.level],
            megabytes(pattern_database_cache_room(wanted) + LEAST_SEARCH),
            translate(used[kind.level]));
    return (DatabaseLevel)kind.level;
}

/* Reported once, since it applies to every board. */
static void tell_trouble(Slider *slider, DatabaseKind kind,
                         const CacheTrouble *trouble)
{
    Page page = PAGE_EMPTY;
    if (!trouble->answer || slider->told)
        return;
    slider->told = 1;
    pattern_database_cache_page_trouble(&page, kind, trouble);
    complain(trouble->answer == CACHE_DAMAGED
                 ? _("%s; rebuilt the tables")
                 : _("%s; the tables won't be saved"),
             page.text);
    page_free(&page);
}

static void watch_build(void *own, u64 done, u64 all)
{
    (void)own;
    progress_bar_show_percent(done, all);
}

static const DatabaseSet *get_databases(Slider *slider, DatabaseKind kind)
{
    const BuildWatcher watcher = {NULL, watch_build, progress_catch_stop()};
    CacheAnswer answer;
    CacheTrouble trouble;
    answer =
        pattern_database_cache_get(&slider->tables, kind, &watcher, &trouble);
    progress_bar_clear();
    tell_trouble(slider, kind, &trouble);
    return answer || pattern_database_kind_has_slides(kind)
               ? NULL
               : &slider->tables.pdbs;
}

/* Looks for tables only once for all boards of this size. Those that were
   asked for go before a network. */
static void find_tile_databases(Slider *slider, const Question *question)
{
    const Sliding *game = question->position;
    DatabaseKind kind =
        pattern_database_kind_of(game->width, game->height, DATABASE_SMALL);
    if (slider->width == kind.width && slider->height == kind.height)
        return;
    pattern_database_cache_close(&slider->tables);
    slider->width = kind.width;
    slider->height = kind.height;
    slider->pdbs = NULL;
    free(slider->network);
    slider->network = shipped_network_load(kind.width, kind.height);
    if (!pattern_database_kind_helps(kind))
        return;
    if (slider->asked->level < DATABASE_LEVELS) {
        free(slider->network);
        slider->network = NULL;
        kind.level = (u8)slider->asked->level;
    } else if (question->how == SOLVE_FAST ||
               (question->how == SOLVE_SHORT && slider->network)) {
        return;
    } else {
        kind.level = (u8)usual_level(kind, question);
    }
    /* cppcheck-suppress redundantAssignment ; fit_level reads it */
    kind.level = (u8)fit_level(slider, kind);
    if (kind.level < DATABASE_LEVELS)
        slider->pdbs = get_databases(slider, kind);
}

static void find_slide_databases(Slider *slider, const Question *question)
{
    const Sliding *game = question->position;
    const DatabaseKind kind =
        pattern_database_kind_of(game->width, game->height, DATABASE_SLIDES);
    if (slider->width == kind.width && slider->height == kind.height)
        return;
    pattern_database_cache_close(&slider->tables);
    slider->width = kind.width;
    slider->height = kind.height;
    if (pattern_database_kind_exists(kind) && is_worthwhile(question, kind) &&
        pattern_database_cache_room(kind) + LEAST_SEARCH <=
            slider->asked->memory)
        (void)get_databases(slider, kind);
}

static void find_databases_for(Slider *slider, const Question *question)
{
    if (!slider->asked->in_slides)
        find_tile_databases(slider, question);
    else if (question->how != SOLVE_FAST)
        find_slide_databases(slider, question);
}

/* ----------------------------------------------------------------- asking */

/* An optimal search uses several threads. */
static void search(const Slider *slider, Inquiry *inquiry)
{
    if (slider->asked->threads > 1 && inquiry->pdbs &&
        !slider->asked->in_slides && inquiry->question->how == SOLVE_OPTIMAL)
        parallel_search_solve(inquiry, slider->asked->threads);
    else
        sliding_solve(inquiry);
}

/* --prove proves the number of moves. Whether there is a solution at all
   follows from the board's parity. */
void slider_ask(Slider *slider, Question *question, Answer *answer)
{
    const How how = question->how;
    Inquiry inquiry = {.question = question, .answer = answer};
    Lookout lookout;
    memset(answer, 0, sizeof *answer);
    memset(&slider->proof, 0, sizeof slider->proof);
    answer->verdict = LIMIT;
    if (how == SOLVE_PROVE)
        question->how = SOLVE_OPTIMAL;
    find_databases_for(slider, question);
    question->size = slider->asked->memory -
                     (slider->tables.ready ? slider->tables.taken : 0);
    inquiry.pdbs = slider->pdbs;
    inquiry.network = slider->network;
    inquiry.metric = slider->asked->in_slides ? IN_SLIDES : IN_TILES;
    if (slider->asked->in_slides && slider->tables.ready)
        inquiry.slides = &slider->tables.slides;
    if (!is_stopped(question)) {
        lookout_start(&lookout, &inquiry.proof.bound);
        search(slider, &inquiry);
        lookout_stop(&lookout);
    }
    slider->proof.first = inquiry.proof.first;
    slider->proof.bound = inquiry.proof.bound;
    slider->proof.nodes = inquiry.proof.nodes;
    question->how = how;
}
