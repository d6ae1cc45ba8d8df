/* SPDX-License-Identifier: MIT */
/* Statistics as text, JSON and CSV. */
#include "statistics_page.h"

#include <string.h>

#include "column.h"
#include "days.h"
#include "rules/games.h"

/* -------------------------------------------------------------- members */

/* Writes what kind of games a row adds up: "variant", "game" and so on. */
static void put_part(Page *page, const void *member)
{
    static const char *const names[] = {"variant", "game",   "own_board",
                                        "level",   "layout", "day"};
    ASSERT(*(const Part *)member <= OF_DAY);
    STATIC_ASSERT(COUNT_OF(names) == OF_DAY + 1);
    page_text(page, names[*(const Part *)member]);
}

/* A row of a table for people. */
typedef struct TitledTally {
    Tally tally; /* first, as the other members of a row are found in it */
    VariantTitle *title;
} TitledTally;
STATIC_ASSERT(offsetof(TitledTally, tally) == 0);

static void put_row_name(Page *page, const void *row)
{
    const TitledTally *titled = row;
    const Tally *tally = &titled->tally;
    static const char *const names[] = {"", N_("all"), N_("custom board"),
                                        "", "",        ""};
    ASSERT(tally->part <= OF_DAY);
    STATIC_ASSERT(COUNT_OF(names) == OF_DAY + 1);
    page_safe(page, tally->part == OF_VARIANT
                        ? result_kind_variant_title(titled->title, tally->game,
                                                    tally->name)
                    : *tally->name ? tally->name
                                   : translate(names[tally->part]));
}

/* Rounds to tenths. */
static void put_tenths(Page *page, Sum thousandths)
{
    Sum tenths = (thousandths + 50) / 100;
    page_format(page, "%llu.%llu", tenths / 10, tenths % 10);
}

static void put_day(Page *page, const void *member)
{
    days_page_short_date(page, *(const char *const *)member);
}

static void put_percent(Page *page, const void *row)
{
    const Tally *tally = row;
    ASSERT(tally->won <= tally->games);
    if (tally->goal->finish == GOAL_WIN && tally->games)
        put_tenths(page, tally->won * 100000 / tally->games);
}

static void put_whole_percent(Page *page, const void *row)
{
    const Tally *tally = row;
    ASSERT(tally->won <= tally->games);
    if (tally->games)
        page_percent(page, tally->won * 100 / tally->games);
}

static void put_best(Page *page, const void *member)
{
    const Figures *figures = member;
    if (figures->series.count)
        page_format(page, "%llu", figures->best / 1000);
}

static void put_best_tenths(Page *page, const void *member)
{
    const Figures *figures = member;
    if (figures->series.count)
        put_tenths(page, figures->best);
}

static void put_average(Page *page, const void *member)
{
    const Figures *figures = member;
    if (figures->series.count)
        put_tenths(page, figures->average);
}

static void put_median(Page *page, const void *member)
{
    const Figures *figures = member;
    if (figures->series.count)
        put_tenths(page, figures->median);
}

/* The same for people. */
static void put_average_words(Page *page, const void *member)
{
    const Figures *figures = member;
    if (figures->series.count)
        page_decimal(page, (figures->average + 50) / 100, 1);
}

static void put_median_words(Page *page, const void *member)
{
    const Figures *figures = member;
    if (figures->series.count)
        page_decimal(page, (figures->median + 50) / 100, 1);
}

static void put_best_clock(Page *page, const void *member)
{
    const Figures *figures = member;
    if (figures->series.count)
        page_clock(page, figures->best);
}

static void put_average_clock(Page *page, const void *member)
{
    const Figures *figures = member;
    if (figures->series.count)
        page_clock(page, figures->average);
}

static void put_clock(Page *page, const void *member)
{
    if (*(const Sum *)member)
        page_clock(page, *(const Sum *)member);
}

static void put_seconds(Page *page, const void *member)
{
    put_tenths(page, *(const Sum *)member);
}

/* -------------------------------------------------------------- columns */

#define PLACE(member) offsetof(Tally, member)
#define MOVES PLACE(figures[BY_MOVES])
#define SCORE PLACE(figures[BY_SCORE])
#define TIME PLACE(figures[BY_TIME])

static const Column of_moves[] = {
    {"", -15, 0, put_row_name},
    {FORMS_("column", "games"), 5, PLACE(games), column_put_sum},
    {N_("alone"), 6, PLACE(won), column_put_sum},
    {"", 5, 0, put_whole_percent},
    {FORMS_("column", "help"), 5, PLACE(assisted), column_put_sum},
    {FORMS_("column", "best"), 5, MOVES, put_best},
    {N_("mean"), 7, MOVES, put_average_words},
    {N_("median"), 7, MOVES, put_median_words},
    {FORMS_("column", "best"), 8, TIME, put_best_clock},
    {N_("mean"), 8, TIME, put_average_clock},
    {N_("now"), 4, PLACE(wins.now), column_put_sum},
    {FORMS_("column", "best"), 5, PLACE(wins.most), column_put_sum},
    {NULL, 0, 0, NULL},
};
static const ColumnGroup move_groups[] = {{NULL, 2},           {N_("won"), 3},
                                          {N_("moves"), 3},    {N_("time"), 2},
                                          {N_("in a row"), 2}, {NULL, 0}};

static const Column of_points[] = {
    {"", -15, 0, put_row_name},
    {FORMS_("column", "games"), 5, PLACE(games), column_put_sum},
    {N_("alone"), 7, PLACE(finished), column_put_sum},
    {FORMS_("column", "help"), 7, PLACE(assisted), column_put_sum},
    {FORMS_("column", "best"), 9, SCORE, put_best},
    {N_("mean"), 9, SCORE, put_average_words},
    {N_("median"), 9, SCORE, put_median_words},
    {N_("most"), 8, MOVES, put_best},
    {N_("mean"), 9, MOVES, put_average_words},
    {NULL, 0, 0, NULL},
};
static const ColumnGroup point_groups[] = {{NULL, 2},
                                           {N_("ended"), 2},
                                           {N_("points"), 3},
                                           {N_("moves"), 2},
                                           {NULL, 0}};

static const Column of_programs[] = {
    {"of", AS_TEXT, PLACE(part), put_part},
    {"game", AS_TEXT, PLACE(game), column_put_word},
    {"name", AS_TEXT, PLACE(name), column_put_word},
    {"games", AS_NUMBER, PLACE(games), column_put_sum},
    {"won", AS_NUMBER, PLACE(won), column_put_sum},
    {"lost", AS_NUMBER, PLACE(lost), column_put_sum},
    {"given_up", AS_NUMBER, PLACE(given_up), column_put_sum},
    {"finished_with_help", AS_NUMBER, PLACE(assisted), column_put_sum},
    {"won_percent", AS_NUMBER, 0, put_percent},
    {"moves_best", AS_NUMBER, MOVES, put_best},
    {"moves_average", AS_NUMBER, MOVES, put_average},
    {"moves_median", AS_NUMBER, MOVES, put_median},
    {"score_best", AS_NUMBER, SCORE, put_best},
    {"score_average", AS_NUMBER, SCORE, put_average},
    {"score_median", AS_NUMBER, SCORE, put_median},
    {"seconds_best", AS_NUMBER, TIME, put_best_tenths},
    {"seconds_average", AS_NUMBER, TIME, put_average},
    {"seconds_median", AS_NUMBER, TIME, put_median},
    {"seconds", AS_NUMBER, PLACE(clock), put_seconds},
    {"without_help", AS_NUMBER, PLACE(unaided), column_put_sum},
    {"hints", AS_NUMBER, PLACE(hints), column_put_sum},
    {"undos", AS_NUMBER, PLACE(undos), column_put_sum},
    {"wins_in_a_row", AS_NUMBER, PLACE(wins.now), column_put_sum},
    {"wins_in_a_row_most", AS_NUMBER, PLACE(wins.most), column_put_sum},
    {"wins_with_help_in_a_row", AS_NUMBER, PLACE(any_wins.now),
     column_put_sum},
    {"wins_with_help_in_a_row_most", AS_NUMBER, PLACE(any_wins.most),
     column_put_sum},
    {"dailies_in_a_row", AS_NUMBER, PLACE(dailies.now), column_put_sum},
    {"dailies_in_a_row_most", AS_NUMBER, PLACE(dailies.most), column_put_sum},
    {"dailies_with_help_in_a_row", AS_NUMBER, PLACE(any_dailies.now),
     column_put_sum},
    {"dailies_with_help_in_a_row_most", AS_NUMBER, PLACE(any_dailies.most),
     column_put_sum},
    {NULL, 0, 0, NULL},
};

static const Column of_days[] = {
    {N_("day"), -12, PLACE(name), put_day},
    {FORMS_("column", "games"), 6, PLACE(games), column_put_sum},
    {N_("won alone"), 11, PLACE(won), column_put_sum},
    {N_("with help"), 11, PLACE(assisted), column_put_sum},
    {FORMS_("column", "time"), 10, PLACE(clock), put_clock},
    {FORMS_("column", "hints"), 8, PLACE(hints), column_put_sum},
    {FORMS_("column", "undos"), 8, PLACE(undos), column_put_sum},
    {NULL, 0, 0, NULL},
};

static const Column of_days_for_programs[] = {
    {"day", AS_TEXT, PLACE(name), column_put_word},
    {"games", AS_NUMBER, PLACE(games), column_put_sum},
    {"won", AS_NUMBER, PLACE(won), column_put_sum},
    {"lost", AS_NUMBER, PLACE(lost), column_put_sum},
    {"given_up", AS_NUMBER, PLACE(given_up), column_put_sum},
    {"finished_with_help", AS_NUMBER, PLACE(assisted), column_put_sum},
    {"seconds", AS_NUMBER, PLACE(clock), put_seconds},
    {"without_help", AS_NUMBER, PLACE(unaided), column_put_sum},
    {"hints", AS_NUMBER, PLACE(hints), column_put_sum},
    {"undos", AS_NUMBER, PLACE(undos), column_put_sum},
    {NULL, 0, 0, NULL},
};

/* ---------------------------------------------------------------- pages */

static const char nothing_yet[] = N_("No finished games yet.\n");

const char *statistics_title_of(const char *game)
{
    const Game *known = games_find(game);
    return known ? translate(known->title) : game;
}

/* Writes " Wins in a row: 3, best 5; with help 4, best 6". */
static void page_in_a_row(Page *page, const char *format, const InARow *alone,
                          const InARow *any)
{
    ASSERT(alone->most <= any->most);
    if (!any->most)
        return;
    page_format(page, format, alone->now, alone->most);
    if (any->now != alone->now || any->most != alone->most)
        page_format(page, _("; with help %1$llu, best %2$llu"), any->now,
                    any->most);
    page_text(page, "\n");
}

/* Writes the totals of a game below its table. */
static void page_summary(Page *page, const Tally *tally)
{
    ASSERT(tally->part == OF_GAME && tally->unaided <= tally->games);
    page_format(
        page,
        _("  Played without help: %1$llu of %2$llu. Hints: %3$llu. Undos: "
          "%4$llu.\n"),
        tally->unaided, tally->games, tally->hints, tally->undos);
    if (tally->assisted)
        page_text(page, tally_has_points(tally->goal)
                            ? _("  Points and moves are those of games "
                                "without help.\n")
                            : _("  Moves, times and wins in a row are those "
                                "of games without help.\n"));
    if (tally->clock) {
        Page time = PAGE_EMPTY;
        page_clock(&time, tally->clock);
        page_format(page, _("  Total time: %s\n"), time.text);
        page_free(&time);
    }
    if (tally->any_wins.most != tally->wins.most ||
        tally->any_wins.now != tally->wins.now)
        page_in_a_row(page, _("  Wins in a row: %1$llu, best %2$llu"),
                      &tally->wins, &tally->any_wins);
    page_in_a_row(page,
                  _("  Daily puzzles on days in a row: %1$llu, best %2$llu"),
                  &tally->dailies, &tally->any_dailies);
}

static void page_head(Page *page, const Tally *tally)
{
    const int has_points = tally_has_points(tally->goal);
    const Column *columns = has_points ? of_points : of_moves;
    page_text(page, page->used ? "\n" : "");
    column_page_groups(page, statistics_title_of(tally->game), columns,
                       has_points ? point_groups : move_groups);
    column_page_titles(page, columns);
}

/* Writes the rows of one game from the first on; returns the index after
   them. */
static size_t page_game(Page *page, const Tallies *tallies, size_t first,
                        VariantTitle *title)
{
    const Tally *head = tallies->list[first];
    const Tally *whole = tallies_find(tallies, OF_GAME, head->game, "");
    const Column *columns =
        tally_has_points(head->goal) ? of_points : of_moves;
    const Tally *tally;
    size_t i;
    ASSERT(first < tallies->count && head->part != OF_DAY);
    page_head(page, head);
    for (i = first; i < tallies->count; i++) {
        tally = tallies->list[i];
        if (tally->part == OF_DAY || strcmp(tally->game, head->game) != 0)
            break;
        if (tally->part != OF_GAME || i > first + 1)
            column_page_cells(page, columns, &(TitledTally){*tally, title});
    }
    if (whole)
        page_summary(page, whole);
    return i;
}

void statistics_page_games(Page *page, const Tallies *tallies,
                           VariantTitle *title)
{
    size_t i = 0;
    if (!tallies->count)
        page_text(page, translate(nothing_yet));
    while (i < tallies->count && tallies->list[i]->part != OF_DAY)
        i = page_game(page, tallies, i, title);
}

/* ----------------------------------------------------- all rows of a kind */

static void page_rows(Page *page, const Tallies *tallies, int days,
                      const Column *columns, PageRow put)
{
    size_t i;
    for (i = 0; i < tallies->count; i++)
        if ((tallies->list[i]->part == OF_DAY) == days)
            put(page, columns, tallies->list[i]);
}

void statistics_page_games_json(Page *page, const Tallies *tallies)
{
    page_rows(page, tallies, 0, of_programs, column_page_object);
}

void statistics_page_games_csv(Page *page, const Tallies *tallies)
{
    column_page_csv_titles(page, of_programs);
    page_rows(page, tallies, 0, of_programs, column_page_csv_row);
}

void statistics_page_days(Page *page, const Tallies *tallies)
{
    if (tallies->count)
        column_page_titles(page, of_days);
    else
        page_text(page, translate(nothing_yet));
    page_rows(page, tallies, 1, of_days, column_page_cells);
}

void statistics_page_days_json(Page *page, const Tallies *tallies)
{
    page_rows(page, tallies, 1, of_days_for_programs, column_page_object);
}

void statistics_page_days_csv(Page *page, const Tallies *tallies)
{
    column_page_csv_titles(page, of_days_for_programs);
    page_rows(page, tallies, 1, of_days_for_programs, column_page_csv_row);
}
