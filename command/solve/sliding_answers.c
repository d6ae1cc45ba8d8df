/* SPDX-License-Identifier: MIT */
/* Prints the answers of the sliding puzzle's solver. */
#include <stdlib.h>
#include <string.h>

#include "advice/explain.h"
#include "advice/metrics/sliding_line.h"
#include "host/host.h"
#include "host/json.h"
#include "host/plural.h"
#include "solving.h"

/* The answer as printed, in single-tile moves and on the board as typed. */
typedef struct SlidingReport {
    Sliding start;
    u16 *moves;
    Slides slides; /* the same start and moves, for measuring */
    Measures measures;
    u32 length; /* in the measure that was asked for */
    int proven;
} SlidingReport;

static void tell_slides(SlidingReport *told, const Slider *slider,
                        const Session *session, const Answer *answer)
{
    const Sliding *start = (const Sliding *)session->position;
    const u8 last = sliding_last_tile(start);
    u32 i;
    memset(told, 0, sizeof *told);
    told->start = *start;
    told->moves = host_must_have(calloc(answer->length + 1, sizeof(u16)));
    for (i = 0; i < answer->length; i++)
        told->moves[i] =
            (u16)(slider->asked->gap_first ? last - answer->line[i]
                                           : answer->line[i]);
    if (slider->asked->gap_first)
        board_from_gap_first(&told->start);
    told->slides = (Slides){&told->start, told->moves, answer->length};
    told->measures =
        measure_slides(&(const Slides){start, answer->line, answer->length});
    told->length = slider->asked->in_slides ? told->measures.slides
                                            : told->measures.singles;
    told->proven =
        answer->verdict == SOLVED && slider->proof.bound >= told->length;
}

static void forget_slides(SlidingReport *told)
{
    free(told->moves);
    told->moves = NULL;
}

static const Plural *const metrics[] = {&plural_single_tile_moves,
                                        &plural_slides};

static void page_ways_counted(Page *page, const SlidingReport *told,
                              int slides)
{
    Page length = PAGE_EMPTY, other = PAGE_EMPTY;
    page_count(&length, told->length, metrics[slides]);
    page_count(&other, slides ? told->measures.singles : told->measures.slides,
               metrics[!slides]);
    page_format(page,
                told->proven ? _("won in %1$s (%2$s), the fewest possible")
                             : _("won in %1$s (%2$s)"),
                length.text, other.text);
    page_free(&length);
    page_free(&other);
}

/* Writes the bounds. The optimum lies between them; without a solution only
   the lower bound is known. */
static void page_bounds(Page *page, u32 bound, const SlidingReport *told,
                        int slides)
{
    Page most = PAGE_EMPTY;
    page_count(&most, told->length ? told->length : bound, metrics[slides]);
    if (told->length)
        page_format(page, _(", at least %1$lu and at most %2$s"),
                    (unsigned long)bound, most.text);
    else
        page_format(page, _(", at least %s"), most.text);
    page_free(&most);
}

static void page_certificate(Page *page, const Proven *proof)
{
    page_format(page, _("; no fewer: the first lower bound is %lu"),
                (unsigned long)proof->first);
    if (proof->bound > proof->first)
        page_format(page,
                    _(", and a search of %1$llu nodes found nothing "
                      "below %2$lu"),
                    (unsigned long long)proof->nodes,
                    (unsigned long)proof->bound);
}

static void page_told(Page *page, const Print *print, const Session *session,
                      const Answer *answer)
{
    const Slider *slider = print->slider;
    SlidingReport told;
    tell_slides(&told, slider, session, answer);
    if (answer->verdict == SOLVED)
        page_ways_counted(page, &told, slider->asked->in_slides);
    else if (slider->proof.bound)
        page_bounds(page, slider->proof.bound, &told,
                    slider->asked->in_slides);
    page_format(page, _(", nodes %llu"), (unsigned long long)answer->nodes);
    if (strcmp(print->how, "prove") == 0 && told.proven)
        page_certificate(page, &slider->proof);
    forget_slides(&told);
}

static void page_told_line(Page *page, const SlidingReport *told)
{
    const Slides *slides = &told->slides;
    Page ways = PAGE_EMPTY;
    page_number(page, "length", told->length);
    page_number(page, "single", told->measures.singles);
    page_number(page, "slides", told->measures.slides);
    page_number(page, "distance", told->measures.distance);
    explain_line(page, &sliding, slides->start, slides->moves, slides->count);
    sliding_page_ways(&ways, slides);
    page_member(page, "ways", &ways);
}

static void page_told_members(Page *page, const Print *print,
                              const Session *session, const Answer *answer)
{
    const Proven *proof = &print->slider->proof;
    SlidingReport told;
    tell_slides(&told, print->slider, session, answer);
    if (answer->verdict == SOLVED || answer->length)
        page_told_line(page, &told);
    page_format(page, ",\"proven\":%s", told.proven ? "true" : "false");
    page_number(page, "least", proof->bound);
    page_number(page, "nodes", (long long)answer->nodes);
    page_number(page, "below", (long long)proof->nodes);
    forget_slides(&told);
}

/* Writes the moves on the board as typed. */
static void page_told_moves(Page *page, const Print *print,
                            const Session *session, const Answer *answer)
{
    Session view = *session;
    SlidingReport told;
    tell_slides(&told, print->slider, session, answer);
    view.position = (u8 *)&told.start;
    print->notation->put(page, &view, told.moves, answer->length);
    forget_slides(&told);
}

/* Measures in single-tile moves, or in slides with --slides. */
static u32 measure_solution(const Slider *slider, const Session *session,
                            const Answer *answer)
{
    const Slides slides = {(const Sliding *)(const void *)session->position,
                           answer->line, answer->length};
    return slider->asked->in_slides ? answer->length
                                    : measure_slides(&slides).singles;
}

const Solving sliding_solving = {.game = &sliding,
                                 .ask = slider_ask,
                                 .measure = measure_solution,
                                 .page_answer = page_told,
                                 .page_members = page_told_members,
                                 .page_moves = page_told_moves};
