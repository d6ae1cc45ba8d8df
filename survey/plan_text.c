/* SPDX-License-Identifier: MIT */
/* Writes and reads plans, with the lists that follow the settings. */
#include "plan_inside.h"

#include <stdlib.h>
#include <string.h>

#include "host/host.h"

/* ------------------------------------------------------- layouts and lists */

/* A line for each row of tiles: layer, row, and the columns. */
static void write_tiles(const Layout *layout, Page *page)
{
    u8 i;
    for (i = 0; i < layout->count; i++) {
        const TilePlace *place = &layout->place[i];
        if (!i || place[-1].z != place->z || place[-1].y != place->y)
            page_format(page, "%stiles %u %u:", i ? "\n" : "", place->z,
                        place->y);
        page_format(page, " %u", place->x);
    }
    page_text(page, "\n");
}

static int take_coordinate(const char **at, u64 *number)
{
    return sealed_text_take_u64(at, number) && *number <= MAHJONG_FAR;
}

static int read_tiles(Layout *layout, const char *value)
{
    u64 z, y, x;
    u8 tile;
    if (!take_coordinate(&value, &z) || *value++ != ' ' ||
        !take_coordinate(&value, &y) || *value++ != ':')
        return 0;
    while (*value == ' ') {
        value++;
        if (!take_coordinate(&value, &x) ||
            mahjong_add_tile(layout, (u32)x, (u32)y, (u32)z, &tile))
            return 0;
    }
    return !*value;
}

static void write_lists_of_deals(const SurveyPlan *plan, Page *page)
{
    const char *board = plan->boards.text;
    u64 i;
    if (plan->question.kind->uses & USES_LAYOUT)
        write_tiles(&plan->question.layout, page);
    for (i = 0; plan->listed && i < plan_deals(plan); i++)
        page_format(page, "deal %llu\n", (unsigned long long)plan->listed[i]);
    for (i = 0; plan->boards.used && i < plan_deals(plan); i++) {
        page_format(page, "board %s\n", board);
        board += strlen(board) + 1;
    }
}

/* -------------------------------------------------------- writing, reading */

static const char title[] = "quadrille survey plan 1";

void plan_write(SurveyPlan *plan, Page *page)
{
    plan_write_settings(plan);
    page_format(page, "%s\n", title);
    page_put(page, plan->settings.text, plan->settings.used);
    write_lists_of_deals(plan, page);
    seal_text(page, plan->digest);
}

static int add_listed(SurveyPlan *plan, const char *value, u64 nth)
{
    if (nth >= plan_deals(plan))
        return 0;
    if (!plan->listed)
        plan->listed =
            host_must_have(memory_of(plan_deals(plan) * sizeof *plan->listed));
    return sealed_text_read_u64(value, &plan->listed[nth]) &&
           (!nth || plan->listed[nth] > plan->listed[nth - 1]);
}

/* The lines of lists. If there are both, the deals are numbers of boards. */
typedef struct ListCount {
    u64 deals, boards;
} ListCount;

/* Counts the lines, or returns 0 at a wrong one. */
static int read_list(SurveyPlan *plan, LineReader *lines, ListCount *count)
{
    Layout *layout = &plan->question.layout;
    const u8 uses = plan->question.kind->uses;
    int is_right = 1;
    while (is_right && (lines->again || line_reader_next(lines))) {
        lines->again = 0;
        if (strcmp(lines->key, "tiles") == 0)
            is_right = uses & USES_LAYOUT && read_tiles(layout, lines->value);
        else if (plan->is_list && strcmp(lines->key, "deal") == 0)
            is_right = !count->boards &&
                       add_listed(plan, lines->value, count->deals++);
        else if (plan->is_list && strcmp(lines->key, "board") == 0)
            is_right = uses & USES_BOARDS &&
                       plan_add_board(plan, lines->value) &&
                       ++count->boards <= plan_deals(plan);
        else
            is_right = 0;
    }
    return is_right;
}

static int is_list_complete(const SurveyPlan *plan, const ListCount *count)
{
    const u64 deals = plan_deals(plan);
    if (plan->question.kind->uses & USES_LAYOUT &&
        !plan->question.layout.count)
        return 0;
    return !plan->is_list || ((count->deals || count->boards) &&
                              (!count->deals || count->deals == deals) &&
                              (!count->boards || count->boards == deals));
}

/* The last deal of the plan, which is the board with the highest number. */
static u64 last_deal(const SurveyPlan *plan)
{
    return plan_deal(plan, plan_deals(plan) - 1);
}

/* The texts don't move any more. */
static void index_boards(SurveyPlan *plan)
{
    const char **board;
    const char *at = plan->boards.text;
    u64 i;
    if (!plan->boards.used)
        return;
    board = host_must_have(calloc((size_t)last_deal(plan), sizeof *board));
    for (i = 0; i < plan_deals(plan); i++, at = strchr(at, '\0') + 1)
        board[plan_deal(plan, i) - 1] = at;
    plan->question.board = board;
}

int plan_add_board(SurveyPlan *plan, const char *text)
{
    static const u8 seed[SEED_SIZE];
    const SurveyQuestion *question = &plan->question;
    u8 position[MOST_POSITION];
    Reader reader;
    Fault fault;
    reader_start(&reader, text, (u32)strlen(text));
    if (question->kind->game->read_board(position, question->variant, seed,
                                         &reader, &fault))
        return 0;
    page_put(&plan->boards, text, strlen(text) + 1);
    return 1;
}

static int refuse(Page *reason, const LineReader *lines)
{
    page_format(reason, _("line %1$lu: '%2$s' is wrong here"),
                (unsigned long)lines->number, lines->line);
    return 0;
}

static int read_lines(SurveyPlan *plan, LineReader *lines, Page *reason)
{
    ListCount count = {0, 0};
    if (!line_reader_next(lines) || strcmp(lines->line, title) != 0) {
        page_text(reason, _("this isn't the plan of a survey"));
        return 0;
    }
    if (!plan_read_settings(plan, lines, reason))
        return 0;
    if (!read_list(plan, lines, &count))
        return refuse(reason, lines);
    if (!is_list_complete(plan, &count)) {
        page_text(reason, _("the list at its end is too short"));
        return 0;
    }
    if (count.boards && count.deals &&
        (!plan->listed[0] || last_deal(plan) > MOST_LISTED_DEALS)) {
        page_text(reason, _("boards are numbered from 1 to 4000000"));
        return 0;
    }
    index_boards(plan);
    return 1;
}

/* The digest is a plan's name, so no plan may have a second text. */
static int is_as_written(SurveyPlan *plan, const Page *text, Page *reason)
{
    Page written = PAGE_EMPTY;
    int is_same;
    plan_write(plan, &written);
    is_same = page_equals(&written, text);
    page_free(&written);
    if (!is_same)
        page_text(reason, _("this program would write the same plan in "
                            "another way"));
    return is_same;
}

int plan_read(SurveyPlan *plan, const Page *text, Page *reason)
{
    char digest[SHA256_TEXT];
    const size_t length = seal_find_length(text, digest);
    LineReader lines;
    int is_right;
    memset(plan, 0, sizeof *plan);
    if (!length) {
        page_text(reason, _("the last line isn't the SHA-256 of the lines "
                            "above it: the plan was edited or cut off"));
        return 0;
    }
    line_reader_start(&lines, text->text, length);
    is_right = read_lines(plan, &lines, reason);
    line_reader_stop(&lines);
    return is_right && is_as_written(plan, text, reason);
}
