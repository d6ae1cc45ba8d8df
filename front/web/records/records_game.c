/* SPDX-License-Identifier: MIT */
/* The results of a game: what is finished, and for each kind its figures, the
   values to plot and the best games. */
#include <stdlib.h>
#include <string.h>

#include "host/json.h"
#include "records.h"
#include "records_words.h"
#include "store/reset_changes.h"

enum { MOST_BEST = 5 };

/* Begins an object about a kind. */
static void page_kind(Page *page, const ResultKind *kind)
{
    page_element(page, "{\"part\":");
    page_string(page, result_kind_part_name(kind),
                strlen(result_kind_part_name(kind)));
    page_entry(page, "name", kind->name);
}

/* ---------------------------------------------------------------- resets */

static unsigned count_reset(const KeptReset *reset)
{
    const Results *results = records_results();
    unsigned count = 0;
    size_t i;
    for (i = 0; i < results->count; i++)
        count += records_is_reset_by(&results->list[i], reset) != 0;
    return count;
}

static void page_resets(Page *page, const char *game)
{
    const Results *results = records_results();
    size_t i;
    page_text(page, "\"resets\":[");
    for (i = 0; i < results->reset_count; i++) {
        const KeptReset *reset = &results->resets[i];
        if (strcmp(reset->kind.game, game) != 0 || !reset_can_undo(reset))
            continue;
        page_kind(page, &reset->kind);
        page_entry(page, "player", reset->player);
        page_number(page, "count", count_reset(reset));
        page_text(page, "}");
    }
    page_text(page, "]");
}

/* ------------------------------------------------------------ milestones */

static void page_milestone(Page *page, const Milestones *milestones,
                           const Milestone *milestone)
{
    const int next =
        milestones_next(milestones, milestone->kind.part) == milestone;
    Page words = PAGE_EMPTY;
    Page brief = PAGE_EMPTY;
    records_page_milestone(&words, milestone, next, 1);
    records_page_milestone(&brief, milestone, next, 0);
    page_kind(page, &milestone->kind);
    page_flag(page, "done", milestone_is_done(milestone));
    page_flag(page, "next", next);
    page_member(page, "words", &words);
    page_member(page, "brief", &brief);
    page_text(page, "}");
}

static Milestones read_milestones(const char *game, char *layouts)
{
    const Results *results = records_results();
    Milestones milestones;
    size_t i;
    milestones_start(&milestones, game);
    while (*layouts)
        milestones_add_layout(&milestones, records_take_line(&layouts));
    for (i = 0; i < results->count; i++)
        milestones_count(&milestones, &results->list[i]);
    return milestones;
}

static void page_milestones(Page *page, const char *game, char *layouts)
{
    Milestones milestones = read_milestones(game, layouts);
    size_t i;
    page_text(page, ",\"milestones\":[");
    for (i = 0; i < milestones.count; i++)
        page_milestone(page, &milestones, &milestones.list[i]);
    page_text(page, "]");
    milestones_free(&milestones);
}

/* ----------------------------------------------------------------- kinds */

/* A kind, or the boards without a name, which are none. */
typedef struct Group {
    ResultKind kind;
    char *name;
    unsigned count;
    int is_kind;
} Group;

typedef struct Groups {
    Group *list;
    size_t count;
} Groups;

static int group_has(const Group *group, const Outcome *result)
{
    return group->is_kind ? result_kind_has(&group->kind, result)
                          : strcmp(result->game, group->kind.game) == 0 &&
                                result->own_board && !*result->name;
}

static void count_in(Groups *groups, const Outcome *result, ResultPart part,
                     const char *name, size_t length)
{
    Group *group = groups->list;
    const Group *end = group + groups->count;
    while (group < end &&
           !(group->kind.part == part && strlen(group->name) == length &&
             memcmp(group->name, name, length) == 0))
        group++;
    if (group == end) {
        groups->list = host_must_have(
            realloc(groups->list, ++groups->count * sizeof *groups->list));
        group = &groups->list[groups->count - 1];
        group->name = host_must_have(malloc(length + 1));
        memcpy(group->name, name, length);
        group->name[length] = '\0';
        group->kind = (ResultKind){result->game, part, group->name};
        group->count = 0;
        group->is_kind = part != KIND_OF_GAME;
    }
    group->count++;
}

static void count_result(Groups *groups, const Outcome *result)
{
    if (!result->own_board) {
        count_in(groups, result, KIND_OF_VARIANT, result->variant,
                 strlen(result->variant));
        if (*result->name)
            count_in(groups, result, KIND_OF_LEVEL, result->name,
                     strlen(result->name));
    } else {
        count_in(groups, result, *result->name ? KIND_OF_LAYOUT : KIND_OF_GAME,
                 result->name, result_kind_layout_length(result));
    }
}

/* Variants, levels, layouts and the rest; the most played ones first. */
static int compare_groups(const void *left, const void *right)
{
    const Group *a = left;
    const Group *b = right;
    if (a->is_kind != b->is_kind)
        return b->is_kind - a->is_kind;
    if (a->kind.part != b->kind.part)
        return a->kind.part < b->kind.part ? -1 : 1;
    if (a->count != b->count)
        return a->count > b->count ? -1 : 1;
    return strcmp(a->name, b->name);
}

/* --------------------------------------------------------------- figures */

/* What adds up one group: the games without help, and those with it as if they
   had none. */
typedef struct Sums {
    Tallies alone, helped;
} Sums;

/* The tally of own boards is the one that no variant divides. */
static const Tally *tally_of(const Tallies *tallies, const char *game)
{
    return tallies_find(tallies, OF_OWN_BOARDS, game, "");
}

static void add_up(Sums *sums, const Group *group)
{
    const Results *results = records_results();
    size_t i;
    memset(sums, 0, sizeof *sums);
    for (i = 0; i < results->count; i++) {
        Outcome result = results->list[i];
        if (result.reset || !group_has(group, &result))
            continue;
        result.own_board = 1;
        result.name = "";
        tallies_count(&sums->alone, &result);
        if (!tally_is_assisted(&result))
            continue;
        result.hints = 0;
        tallies_count(&sums->helped, &result);
    }
    tallies_settle(&sums->alone, "");
    tallies_settle(&sums->helped, "");
}

static void page_tile(Page *page, const char *label, Page *value)
{
    page_element(page, "[");
    page_element_string(page, label);
    page_element_text(page, value);
    page_text(page, "]");
}

static void page_number_tile(Page *page, const char *label, Sum number)
{
    Page value = PAGE_EMPTY;
    page_format(&value, "%llu", number);
    page_tile(page, label, &value);
}

static void page_percent_tile(Page *page, const char *label, Sum percent)
{
    Page value = PAGE_EMPTY;
    page_percent(&value, percent);
    page_tile(page, label, &value);
}

static void page_tiles(Page *page, const Tally *tally)
{
    page_text(page, ",\"tiles\":[");
    page_number_tile(page, translate_in("count", "games"), tally->games);
    if (tally->goal->finish == GOAL_END) {
        page_number_tile(page, translate_in("count", "finished"),
                         tally->finished);
        page_number_tile(page, _("finished with help"), tally->assisted);
    } else {
        page_number_tile(page, translate_in("count", "won"), tally->finished);
        page_number_tile(page, _("won with help"), tally->assisted);
        page_percent_tile(page, _("win rate"),
                          (200 * tally->finished + tally->games) /
                              (2 * tally->games));
        page_number_tile(page, _("wins in a row"), tally->wins.now);
        page_number_tile(page, _("most in a row"), tally->wins.most);
        page_number_tile(page, _("most with help"), tally->any_wins.most);
    }
    page_text(page, "]");
}

/* Where all games take as many moves, times make the difference. */
static Measure plotted_measure(const Tally *tally)
{
    const Measure measure = tally_main_measure(tally->goal);
    const Series *series = &tally->figures[measure].series;
    const int same =
        series->count > 1 && series_least(series) == series_greatest(series);
    return same && tally->figures[BY_TIME].series.count ? BY_TIME : measure;
}

static const char *const measure_titles[MEASURES] = {[BY_MOVES] = N_("Moves"),
                                                     [BY_SCORE] = N_("Points"),
                                                     [BY_TIME] = N_("Time")};

/* The longest game for points is neither a good one nor a bad one. */
static void page_row(Page *page, const Tally *tally, Measure measure,
                     const char *title)
{
    const Figures *figures = &tally->figures[measure];
    const Sum values[] = {figures->best, figures->average, figures->median};
    const int has_best = measure != BY_TIME || !tally_has_points(tally->goal);
    size_t i;
    if (!figures->series.count)
        return;
    page_element(page, "[");
    page_element_string(page, translate(title));
    for (i = 0; i < COUNT_OF(values); i++) {
        Page value = PAGE_EMPTY;
        if (i || has_best)
            records_page_value(&value, values[i], measure);
        else
            page_text(&value, "\xe2\x80\x93");
        page_element_text(page, &value);
    }
    page_text(page, "]");
}

static void page_rows_of(Page *page, const Tally *tally,
                         const char *const *titles)
{
    if (tally_has_points(tally->goal))
        page_row(page, tally, BY_SCORE, titles[BY_SCORE]);
    page_row(page, tally, BY_MOVES, titles[BY_MOVES]);
    page_row(page, tally, BY_TIME, titles[BY_TIME]);
}

static void page_rows(Page *page, const Sums *sums, const char *game)
{
    static const char *const with_help[MEASURES] = {
        [BY_MOVES] = N_("Moves with help"),
        [BY_SCORE] = N_("Points with help"),
        [BY_TIME] = N_("Time with help")};
    const Tally *helped = tally_of(&sums->helped, game);
    page_text(page, ",\"rows\":[");
    page_rows_of(page, tally_of(&sums->alone, game), measure_titles);
    if (helped)
        page_rows_of(page, helped, with_help);
    page_text(page, "]");
}

/* ----------------------------------------------------------- single games */

static void page_plot(Page *page, const Group *group, Measure measure)
{
    const Results *results = records_results();
    size_t i;
    page_entry(page, "title", translate(measure_titles[measure]));
    page_flag(page, "times", measure == BY_TIME);
    page_text(page, ",\"values\":[");
    for (i = 0; i < results->count; i++) {
        const Outcome *result = &results->list[i];
        if (result->reset || !group_has(group, result) ||
            !tally_is_finished(result))
            continue;
        page_element(page, "");
        page_format(page, "[%lu,%d]",
                    (unsigned long)tally_measure(result, measure),
                    tally_is_assisted(result));
    }
    page_text(page, "]");
}

static void page_best(Page *page, const char *name, const Group *group,
                      int assisted)
{
    const Results *results = records_results();
    Scores scores;
    size_t i;
    scores_start(&scores, &group->kind, MOST_BEST);
    scores.assisted = assisted;
    for (i = 0; i < results->count; i++) {
        Outcome result = results->list[i];
        if (!group_has(group, &result))
            continue;
        if (!group->is_kind)
            result.own_board = 0;
        scores_rank(&scores, &result);
    }
    scores_settle(&scores);
    page_format(page, ",\"%s\":[", name);
    for (i = 0; i < scores.count; i++) {
        Page words = PAGE_EMPTY;
        records_page_best(&words, &scores.rows[i], 1);
        page_element(page, "");
        page_format(page, "[%lld", scores.rows[i].id);
        page_element_text(page, &words);
        page_element_string(page, scores.rows[i].day);
        page_text(page, "]");
    }
    page_text(page, "]");
    scores_free(&scores);
}

static void page_group(Page *page, const Group *group)
{
    const char *game = group->kind.game;
    const Tally *tally;
    Sums sums;
    add_up(&sums, group);
    tally = tally_of(&sums.alone, game);
    page_kind(page, &group->kind);
    page_number(page, "games", (long long)tally->games);
    page_number(page, "finished", (long long)tally->finished);
    page_tiles(page, tally);
    page_rows(page, &sums, game);
    page_plot(page, group, plotted_measure(tally));
    page_best(page, "best", group, 0);
    page_best(page, "helped", group, 1);
    page_text(page, "}");
    tallies_free(&sums.alone);
    tallies_free(&sums.helped);
}

static void page_groups(Page *page, const char *game)
{
    const Results *results = records_results();
    Groups groups = {NULL, 0};
    size_t i;
    for (i = 0; i < results->count; i++)
        if (!results->list[i].reset &&
            strcmp(results->list[i].game, game) == 0)
            count_result(&groups, &results->list[i]);
    if (groups.count)
        qsort(groups.list, groups.count, sizeof *groups.list, compare_groups);
    page_text(page, ",\"kinds\":[");
    for (i = 0; i < groups.count; i++) {
        page_group(page, &groups.list[i]);
        free(groups.list[i].name);
    }
    page_text(page, "]}");
    free(groups.list);
}

u32 records_of_game(u32 game_length, u32 layouts_length)
{
    Page game = exchange_take(0, game_length);
    Page layouts = exchange_take(game_length, layouts_length);
    Page *page = exchange_fresh();
    page_text(page, "{");
    page_resets(page, game.text);
    page_milestones(page, game.text, layouts.text);
    page_groups(page, game.text);
    page_free(&game);
    page_free(&layouts);
    return exchange_end();
}
