/* SPDX-License-Identifier: MIT */
#include "sliding_solver.h"

#include <stdlib.h>
#include <string.h>

#include "advice/explain.h"
#include "advice/sliding/parallel_search.h"
#include "host/host.h"
#include "host/json.h"
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

/* ---------------------------------------------------------------- telling */

void tell_slides(Told *told, const Slider *slider, const Session *session,
                 const Answer *answer)
{
    const Sliding *start = (const Sliding *)session->position;
    const u8 last = sliding_last_tile(start);
    u32 i;
    memset(told, 0, sizeof *told);
    told->start = *start;
    told->moves = must_have(calloc(answer->length + 1, sizeof(u16)));
    for (i = 0; i < answer->length; i++)
        told->moves[i] = (u16)(slider->hole_first ? last - answer->line[i]
                                                  : answer->line[i]);
    if (slider->hole_first)
        board_from_gap_first(&told->start);
    told->slides = (Slides){&told->start, told->moves, answer->length};
    told->measures =
        measure_slides(&(const Slides){start, answer->line, answer->length});
    told->length =
        slider->in_slides ? told->measures.slides : told->measures.singles;
    told->proven =
        answer->verdict == SOLVED && slider->proof.bound >= told->length;
}

void forget_slides(Told *told)
{
    free(told->moves);
    told->moves = NULL;
}

static const char *const metric_names[] = {"single-tile move", "slide"};

static void page_ways_counted(Page *page, const Told *told, int slides)
{
    const u32 other = slides ? told->measures.singles : told->measures.slides;
    page_text(page, " in ");
    page_count(page, told->length, metric_names[slides]);
    page_text(page, " (");
    page_count(page, other, metric_names[!slides]);
    page_text(page, told->proven ? "), the least there are" : ")");
}

/* Between them lies the least, if a way is known at all. */
static void page_bounds(Page *page, u32 bound, const Told *told, int slides)
{
    page_text(page, ", at least ");
    if (told->length)
        page_format(page, "%lu and at most ", (unsigned long)bound);
    page_count(page, told->length ? told->length : bound,
               metric_names[slides]);
}

static void page_certificate(Page *page, const Proven *proof)
{
    page_format(page,
                "; none with fewer: it is seen at once to take %lu or more",
                (unsigned long)proof->first);
    if (proof->bound > proof->first)
        page_format(page, ", and %llu nodes were looked at below %lu in vain",
                    (unsigned long long)proof->nodes,
                    (unsigned long)proof->bound);
}

void page_told(Page *page, const Slider *slider, const Told *told,
               const Answer *answer, int with_proof)
{
    const Proven *proof = &slider->proof;
    const int slides = slider->in_slides;
    if (answer->verdict == SOLVED)
        page_ways_counted(page, told, slides);
    else if (proof->bound)
        page_bounds(page, proof->bound, told, slides);
    page_format(page, ", nodes %llu", (unsigned long long)answer->nodes);
    if (with_proof && told->proven)
        page_certificate(page, proof);
}

void page_told_members(Page *page, const Slider *slider, const Told *told,
                       const Answer *answer)
{
    Page line = {NULL, 0, 0};
    if (answer->verdict == SOLVED || answer->length) {
        page_number(page, "length", told->length);
        page_number(page, "single", told->measures.singles);
        page_number(page, "slides", told->measures.slides);
        page_number(page, "distance", told->measures.distance);
        page_way(&line, &sliding, told->slides.start, told->slides.moves,
                 told->slides.count, 0);
        page_member(page, "moves", &line);
        page_ways(&line, &told->slides);
        page_member(page, "ways", &line);
    }
    page_format(page, ",\"proven\":%s", told->proven ? "true" : "false");
    page_number(page, "bound", slider->proof.bound);
    page_number(page, "nodes", (long long)answer->nodes);
    page_number(page, "below", (long long)slider->proof.nodes);
}
