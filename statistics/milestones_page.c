/* SPDX-License-Identifier: MIT */
/* Writes how far a player has come. The tables fit 40 columns. */
#include "column.h"
#include "milestones.h"
#include "statistics_page.h"

typedef struct MilestoneRow {
    const Milestone *milestone;
    int is_next;
    VariantTitle *title;
} MilestoneRow;

static const Milestone *milestone_of(const void *row)
{
    return ((const MilestoneRow *)row)->milestone;
}

/* -------------------------------------------------------------- members */

/* "[x] lotus" */
static void put_name(Page *page, const void *row)
{
    const Milestone *milestone = milestone_of(row);
    const ResultKind *kind = &milestone->kind;
    page_text(page, milestone->finished   ? "[x] "
                    : milestone->assisted ? "[h] "
                                          : "[ ] ");
    page_safe(page, kind->part == KIND_OF_VARIANT
                        ? result_kind_variant_title(
                              ((const MilestoneRow *)row)->title, kind->game,
                              kind->name)
                        : kind->name);
}

static void put_count(Page *page, Sum count)
{
    if (count)
        page_format(page, "%llu", count);
}

static void put_finished(Page *page, const void *row)
{
    put_count(page, milestone_of(row)->finished);
}

static void put_assisted(Page *page, const void *row)
{
    put_count(page, milestone_of(row)->assisted);
}

static void put_best(Page *page, const void *row)
{
    const Outcome *best = &milestone_of(row)->best;
    if (best->game)
        page_format(page, "%lu",
                    (unsigned long)tally_measure(
                        best, tally_main_measure(tally_goal(best->game))));
}

static void put_fastest(Page *page, const void *row)
{
    if (milestone_of(row)->fastest)
        page_clock(page, milestone_of(row)->fastest);
}

static void put_game(Page *page, const void *row)
{
    page_text(page, milestone_of(row)->kind.game);
}

static void put_part(Page *page, const void *row)
{
    page_text(page, result_kind_part_name(&milestone_of(row)->kind));
}

static void put_plain_name(Page *page, const void *row)
{
    page_text(page, milestone_of(row)->kind.name);
}

static void put_done(Page *page, const void *row)
{
    page_text(page, milestone_is_done(milestone_of(row)) ? "true" : "false");
}

static void put_next(Page *page, const void *row)
{
    page_text(page, ((const MilestoneRow *)row)->is_next ? "true" : "false");
}

static void put_games(Page *page, const void *row)
{
    page_format(page, "%llu", milestone_of(row)->games);
}

static void put_finished_number(Page *page, const void *row)
{
    page_format(page, "%llu", milestone_of(row)->finished);
}

static void put_assisted_number(Page *page, const void *row)
{
    page_format(page, "%llu", milestone_of(row)->assisted);
}

static void put_moves(Page *page, const void *row)
{
    const Outcome *best = &milestone_of(row)->best;
    if (best->game)
        page_format(page, "%lu", (unsigned long)tally_measure(best, BY_MOVES));
}

static void put_score(Page *page, const void *row)
{
    const Outcome *best = &milestone_of(row)->best;
    if (best->game)
        page_format(page, "%lu", (unsigned long)best->score);
}

static void put_seconds_of(Page *page, Sum clock)
{
    page_format(page, "%llu.%03llu", clock / 1000, clock % 1000);
}

static void put_fastest_seconds(Page *page, const void *row)
{
    if (milestone_of(row)->fastest)
        put_seconds_of(page, milestone_of(row)->fastest);
}

static void put_seconds(Page *page, const void *row)
{
    put_seconds_of(page, milestone_of(row)->clock);
}

static void put_last(Page *page, const void *row)
{
    page_text(page, milestone_of(row)->last);
}

static void put_id(Page *page, const void *row)
{
    if (milestone_of(row)->best.game)
        page_format(page, "%lld", milestone_of(row)->best.id);
}

static void put_command(Page *page, const void *row)
{
    milestone_page_command(page, &milestone_of(row)->kind);
}

/* -------------------------------------------------------------- columns */

/* They fit the narrowest screen. "alone" and "help" say how games were won, or
   ended. */
static const Column of_moves[] = {
    {"", -17, 0, put_name},
    {N_("alone"), 6, 0, put_finished},
    {FORMS_("column", "help"), 5, 0, put_assisted},
    {FORMS_("column", "moves"), 6, 0, put_best},
    {FORMS_("column", "time"), 6, 0, put_fastest},
    {NULL, 0, 0, NULL},
};

static const Column of_points[] = {
    {"", -19, 0, put_name},
    {N_("alone"), 7, 0, put_finished},
    {FORMS_("column", "help"), 6, 0, put_assisted},
    {FORMS_("column", "points"), 8, 0, put_best},
    {NULL, 0, 0, NULL},
};

static const Column of_programs[] = {
    {"game", AS_TEXT, 0, put_game},
    {"of", AS_TEXT, 0, put_part},
    {"name", AS_TEXT, 0, put_plain_name},
    {"done", AS_NUMBER, 0, put_done},
    {"next", AS_NUMBER, 0, put_next},
    {"games", AS_NUMBER, 0, put_games},
    {"finished", AS_NUMBER, 0, put_finished_number},
    {"finished_with_help", AS_NUMBER, 0, put_assisted_number},
    {"moves_best", AS_NUMBER, 0, put_moves},
    {"score_best", AS_NUMBER, 0, put_score},
    {"best_id", AS_NUMBER, 0, put_id},
    {"seconds_best", AS_NUMBER, 0, put_fastest_seconds},
    {"seconds", AS_NUMBER, 0, put_seconds},
    {"last", AS_TEXT, 0, put_last},
    {"command", AS_TEXT, 0, put_command},
    {NULL, 0, 0, NULL},
};

/* ---------------------------------------------------------------- pages */

static void page_rows(Page *page, const Milestones *milestones,
                      ResultPart part, const Column *columns, PageRow put,
                      VariantTitle *title)
{
    const Milestone *next = milestones_next(milestones, part);
    size_t i;
    ASSERT(part != KIND_OF_GAME);
    for (i = 0; i < milestones->count; i++) {
        const Milestone *milestone = &milestones->list[i];
        if (milestone->kind.part == part)
            put(page, columns,
                &(MilestoneRow){milestone, milestone == next, title});
    }
}

static void page_next(Page *page, const Milestones *milestones,
                      ResultPart part)
{
    static const char *const words[] = {
        "", N_("Next variant: "), N_("Next level:   "), N_("Next layout:  ")};
    ASSERT(part <= KIND_OF_LAYOUT);
    STATIC_ASSERT(COUNT_OF(words) == KIND_OF_LAYOUT + 1);
    const Milestone *next = milestones_next(milestones, part);
    if (!next)
        return;
    page_text(page, translate(words[part]));
    milestone_page_command(page, &next->kind);
    page_text(page, "\n");
}

static int has_assisted(const Milestones *milestones)
{
    size_t i;
    for (i = 0; i < milestones->count; i++)
        if (milestones->list[i].assisted && !milestones->list[i].finished)
            return 1;
    return 0;
}

static const ResultPart parts[] = {KIND_OF_LEVEL, KIND_OF_VARIANT,
                                   KIND_OF_LAYOUT};
STATIC_ASSERT(COUNT_OF(parts) == KIND_OF_LAYOUT);

void milestones_page(Page *page, const Milestones *milestones,
                     VariantTitle *title)
{
    const Column *columns =
        tally_has_points(tally_goal(milestones->game)) ? of_points : of_moves;
    size_t i;
    page_format(page, _("%1$s: %2$lu of %3$lu finished\n"),
                statistics_title_of(milestones->game),
                (unsigned long)milestones_done(milestones),
                (unsigned long)milestones->count);
    column_page_titles(page, columns);
    for (i = 0; i < COUNT_OF(parts); i++)
        page_rows(page, milestones, parts[i], columns, column_page_cells,
                  title);
    if (has_assisted(milestones))
        page_text(page, _("[h] only with help\n"));
    for (i = 0; i < COUNT_OF(parts); i++)
        page_next(page, milestones, parts[i]);
}

void milestones_page_json(Page *page, const Milestones *milestones)
{
    size_t i;
    for (i = 0; i < COUNT_OF(parts); i++)
        page_rows(page, milestones, parts[i], of_programs, column_page_object,
                  NULL);
}
