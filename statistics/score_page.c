/* SPDX-License-Identifier: MIT */
/* Writes the lists of best games. */
#include "statistics_page.h"

#include "column.h"
#include "days.h"
#include "host/list_columns.h"

typedef struct ScoreRow {
    Sum rank; /* counted from 1 */
    Outcome outcome;
    const char *of, *name; /* the kind of the list */
    const char *title;     /* of the variant, for people */
} ScoreRow;

/* -------------------------------------------------------------- members */

static void put_time(Page *page, const void *member)
{
    if (*(const u32 *)member)
        page_clock(page, *(const u32 *)member);
}

static void put_moves(Page *page, const void *member)
{
    page_format(page, "%lu", (unsigned long)tally_measure(member, BY_MOVES));
}

static void put_help(Page *page, const void *member)
{
    page_text(page, tally_is_assisted(member) ? "true" : "false");
}

static void put_thousandths(Page *page, const void *member)
{
    u32 clock = *(const u32 *)member;
    if (clock)
        page_format(page, "%lu.%03lu", (unsigned long)(clock / 1000),
                    (unsigned long)(clock % 1000));
}

/* Adds the mark of a daily puzzle, or a blank. */
static void put_deal(Page *page, const void *member)
{
    const Outcome *outcome = member;
    ASSERT_SLOW(outcome->seed);
    page_format(page, "%s%c", outcome->seed, *outcome->date ? '*' : ' ');
}

/* Writes a text that is cut if it would be wider than this. */
static void put_cut(Page *page, const char *text, int width)
{
    Page safe = PAGE_EMPTY;
    page_put(&safe, "", 0);
    page_safe(&safe, text);
    (void)list_columns_cut(page, safe.text, safe.used, width);
    page_free(&safe);
}

static void put_day(Page *page, const void *member)
{
    days_page_short_date(page, *(const char *const *)member);
}

enum { VARIANT_WIDTH = 15, PLAYER_WIDTH = 11 /* what is left */ };

static void put_variant(Page *page, const void *member)
{
    put_cut(page, *(const char *const *)member, VARIANT_WIDTH - 1);
}

/* The last column: whoever has no name has no text there. A name too long
   for a line of 80 columns is cut; programs get all of it. */
static void put_player(Page *page, const void *member)
{
    page_text(page, " ");
    put_cut(page, *(const char *const *)member, PLAYER_WIDTH);
}

/* -------------------------------------------------------------- columns */

#define PLACE(member) offsetof(ScoreRow, member)

/* The parts of a table for people. What decides comes first. Where players
   have names, they take the room of hints and undos. */
static const Column by_moves[] = {
    {"", 3, PLACE(rank), column_put_sum},
    {FORMS_("column", "moves"), 7, PLACE(outcome), put_moves},
    {FORMS_("column", "time"), 8, PLACE(outcome.clock), put_time},
    {NULL, 0, 0, NULL},
};

static const Column by_points[] = {
    {"", 3, PLACE(rank), column_put_sum},
    {FORMS_("column", "points"), 8, PLACE(outcome.score), column_put_u32},
    {FORMS_("column", "moves"), 7, PLACE(outcome), put_moves},
    {NULL, 0, 0, NULL},
};

static const Column of_help[] = {
    {FORMS_("column", "hints"), 6, PLACE(outcome.hints), column_put_u32},
    {FORMS_("column", "undos"), 6, PLACE(outcome.undos), column_put_u32},
    {NULL, 0, 0, NULL},
};

static const Column of_game[] = {
    {N_("day"), 12, PLACE(outcome.day), put_day},
    {N_("deal "), 15, PLACE(outcome), put_deal},
    {N_("variant"), VARIANT_WIDTH, PLACE(title), put_variant},
    {N_("game"), 7, PLACE(outcome.id), column_put_id},
    {NULL, 0, 0, NULL},
};

static const Column of_player[] = {
    {N_(" player"), 1, PLACE(outcome.player), put_player},
    {NULL, 0, 0, NULL},
};

enum { MOST_COLUMNS = 10 };

/* Adds a part to a table, and returns where the next one begins. */
static Column *add_columns(Column *to, const Column *part)
{
    while (part->name)
        *to++ = *part++;
    *to = *part;
    return to;
}

static void choose_columns(Column *columns, int has_points, int by_player)
{
    Column *next = add_columns(columns, has_points ? by_points : by_moves);
    if (!by_player)
        next = add_columns(next, of_help);
    next = add_columns(next, of_game);
    if (by_player)
        next = add_columns(next, of_player);
    ASSERT(next < columns + MOST_COLUMNS);
}

static const Column of_programs[] = {
    {"rank", AS_NUMBER, PLACE(rank), column_put_sum},
    {"game", AS_TEXT, PLACE(outcome.game), column_put_word},
    {"variant", AS_TEXT, PLACE(outcome.variant), column_put_word},
    {"seed", AS_TEXT, PLACE(outcome.seed), column_put_word},
    {"daily", AS_TEXT, PLACE(outcome.date), column_put_word},
    {"moves", AS_NUMBER, PLACE(outcome), put_moves},
    {"score", AS_NUMBER, PLACE(outcome.score), column_put_u32},
    {"seconds", AS_NUMBER, PLACE(outcome.clock), put_thousandths},
    {"with_help", AS_NUMBER, PLACE(outcome), put_help},
    {"hints", AS_NUMBER, PLACE(outcome.hints), column_put_u32},
    {"undos", AS_NUMBER, PLACE(outcome.undos), column_put_u32},
    {"day", AS_TEXT, PLACE(outcome.day), column_put_word},
    {"id", AS_NUMBER, PLACE(outcome.id), column_put_id},
    {"of", AS_TEXT, PLACE(of), column_put_word},
    {"name", AS_TEXT, PLACE(name), column_put_word},
    {"player", AS_TEXT, PLACE(outcome.player), column_put_word},
    {NULL, 0, 0, NULL},
};

/* ---------------------------------------------------------------- pages */

static void page_rows(Page *page, const Scores *scores, const Column *columns,
                      PageRow put, VariantTitle *title)
{
    ScoreRow row;
    size_t i;
    ASSERT(scores->count <= scores->room);
    row.of = result_kind_part_name(&scores->kind);
    row.name = scores->kind.name;
    for (i = 0; i < scores->count; i++) {
        row.rank = i + 1;
        row.outcome = scores->rows[i];
        row.title = result_kind_variant_title(title, row.outcome.game,
                                              row.outcome.variant);
        put(page, columns, &row);
    }
}

static int has_daily(const Scores *scores)
{
    size_t i;
    for (i = 0; i < scores->count; i++)
        if (*scores->rows[i].date)
            return 1;
    return 0;
}

static int has_player(const Scores *scores)
{
    size_t i = 0;
    while (i < scores->count && !*scores->rows[i].player)
        i++;
    return i < scores->count;
}

void scores_page(Page *page, const Scores *scores, VariantTitle *title)
{
    static const char *const none_yet[2][2] = {
        [GOAL_WIN] = {N_("No games won without help yet.\n"),
                      N_("No games won with help yet.\n")},
        [GOAL_END] = {N_("No games finished without help yet.\n"),
                      N_("No games finished with help yet.\n")}};
    const Goal *goal = tally_goal(scores->kind.game);
    Column columns[MOST_COLUMNS];
    ASSERT(goal->finish <= GOAL_END);
    result_kind_page(page, &scores->kind, title);
    page_text(page, scores->assisted ? _(", with help\n") : "\n");
    if (!scores->count) {
        page_text(page,
                  translate(none_yet[goal->finish][scores->assisted != 0]));
        return;
    }
    choose_columns(columns, tally_has_points(goal), has_player(scores));
    column_page_titles(page, columns);
    page_rows(page, scores, columns, column_page_cells, title);
    if (has_daily(scores))
        page_text(page, _("  * daily puzzle\n"));
}

void scores_page_json(Page *page, const Scores *scores)
{
    page_rows(page, scores, of_programs, column_page_object, NULL);
}

/* Writes the titles only above the first game's rows. */
void scores_page_csv(Page *page, const Scores *scores)
{
    if (!page->used)
        column_page_csv_titles(page, of_programs);
    page_rows(page, scores, of_programs, column_page_csv_row, NULL);
}
