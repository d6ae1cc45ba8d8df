/* SPDX-License-Identifier: MIT */
/* Arranges the statistics in panels: in one column, or in two on a wide
   screen. The large figures are those of one kind of games, because a best
   result of all sizes or variants together says nothing. */
#include "statistics_board.h"

#include <stdlib.h>
#include <string.h>

#include "dialogs.h"
#include "front/tui/canvas/texts.h"
#include "front/tui/canvas/widgets.h"
#include "host/clock.h"
#include "host/plural.h"
#include "statistics/averages.h"
#include "statistics/measure.h"
#include "statistics/recent.h"
#include "statistics/statistics_page.h"
#include "table/game_words.h"
#include "table/kit.h"
#include "table/own_milestones.h"
#include "table/titles.h"

enum {
    SHEET_ROWS = 400,
    FRAMED_FROM = 60, /* narrower panels have a rule instead of a frame */
    COLUMNS_FROM = 120,
    WIDEST = 160,
    BEST_GAMES = 8,
    MOST_KINDS = 10,
    CHART_ROWS = 5
};

typedef struct Sheet {
    Canvas *canvas;
    const StatisticsSource *source;
    const Game *game; /* NULL: all games */
    const Session *session;
    Tallies tallies;
    const Tally *kind; /* whose figures are large; NULL if there is none */
    Moment now;
    int columns, width; /* of a column */
    int y[2];           /* the next free row of each */
} Sheet;

/* ------------------------------------------------------------------ panels */

/* A box in the column that has most room, or across all. */
static Box place(Sheet *sheet, int height, int across)
{
    const int nth = sheet->columns > 1 && sheet->y[1] < sheet->y[0];
    Box box = {nth * (sheet->width + 1), sheet->y[nth], sheet->width, height};
    if (across) {
        box = (Box){0, sheet->y[0] > sheet->y[1] ? sheet->y[0] : sheet->y[1],
                    sheet->canvas->width, height};
        sheet->y[0] = sheet->y[1] = box.y + height;
    } else {
        sheet->y[nth] += height;
    }
    return box;
}

/* Draws a panel's title and frame, and returns its inside. */
static Box open_panel(Sheet *sheet, const char *title, int rows, int across)
{
    Canvas *canvas = sheet->canvas;
    Box box = place(sheet, rows + 2, across);
    const int x = canvas_columns(title) + 1;
    if (box.width >= FRAMED_FROM) {
        widget_box_in(canvas, &box, title, INK_GRID);
        canvas_put_cut(canvas, box.x + 3, box.y, title, box.width - 5,
                       INK_NOTE, INK_GROUND, BOLD_STYLE);
        return (Box){box.x + 2, box.y + 1, box.width - 4, rows};
    }
    canvas_put_text(canvas, box.x, box.y, title, INK_NOTE, INK_GROUND,
                    BOLD_STYLE);
    canvas_fill(canvas, &(Box){box.x + x, box.y, box.width - x, 1}, 0x2500,
                INK_GRID, INK_GROUND);
    return (Box){box.x, box.y + 1, box.width, rows};
}

static void put_text(Sheet *sheet, const char *title, const char *text)
{
    const int across =
        sheet->columns > 1 && lines_widest(text) > sheet->width - 4;
    Box box;
    int x, y;
    text += *text == '\n';
    box = open_panel(sheet, title, lines_count(text), across);
    for (y = box.y; *text; y++, text = lines_next(text)) {
        lines_put(sheet->canvas, box.x, y, text, INK_TEXT, PLAIN_STYLE);
        for (x = box.x; x < box.x + box.width; x++) {
            Cell *cell = canvas_cell(sheet->canvas, x, y);
            if (cell && cell->sign >= 0x2580 && cell->sign < 0x2600)
                cell->ink = INK_GOOD;
        }
    }
}

/* A sentence or two, without a title. */
static void put_sentences(Sheet *sheet, const char *text, CellColour ink)
{
    Page folded = PAGE_EMPTY;
    const char *at;
    Box box;
    fold_text(&folded, text, sheet->canvas->width - 1);
    box = place(sheet, lines_count(folded.text), 1);
    for (at = folded.text; *at; at = lines_next(at))
        lines_put(sheet->canvas, box.x + 1, box.y++, at, ink, PLAIN_STYLE);
    page_free(&folded);
}

/* -------------------------------------------------------- games like these */

/* Writes the name of the kind of the game on the board: its layout, level or
   variant. Returns its row, or NULL. */
static const Tally *find_tally(const Tallies *tallies, const Session *session,
                               Page *name)
{
    static const Part parts[] = {[KIND_OF_VARIANT] = OF_VARIANT,
                                 [KIND_OF_LEVEL] = OF_LEVEL,
                                 [KIND_OF_LAYOUT] = OF_LAYOUT};
    ResultKind kind;
    Page variant = PAGE_EMPTY;
    const int is_kind = result_kind_of_session(&kind, &variant, session);
    const Tally *tally =
        tallies_find(tallies, is_kind ? parts[kind.part] : OF_OWN_BOARDS,
                     kind.game, is_kind ? kind.name : "");
    STATIC_ASSERT(COUNT_OF(parts) == KIND_OF_LAYOUT + 1);
    page_safe(name, is_kind ? title_of_kind(&kind) : _("custom board"));
    page_free(&variant);
    return tally;
}

/* Chooses the kind for the large figures: the one on the board, or the one
   that was played most. What is on the board comes first. */
static void choose_kind(Sheet *sheet)
{
    Page text = PAGE_EMPTY;
    Page name = PAGE_EMPTY;
    size_t i;
    if (sheet->session && sheet->session->game == sheet->game) {
        const Tally *tally =
            find_tally(&sheet->tallies, sheet->session, &name);
        sheet->kind = tally;
        if (!tally)
            page_format(&text,
                        _("Games like this one, %s: none has ended yet.\n"),
                        name.text);
        else
            page_format(&text,
                        tally->goal->finish == GOAL_END
                            ? _("Games like this one, %1$s: %2$llu. Ended "
                                "alone: %3$llu, with help: %4$llu.\n")
                            : _("Games like this one, %1$s: %2$llu. Won "
                                "alone: %3$llu, with help: %4$llu.\n"),
                        name.text, tally->games, tally->finished,
                        tally->assisted);
        put_sentences(sheet, text.text, INK_TEXT);
    }
    for (i = 0; !sheet->kind && i < sheet->tallies.count; i++) {
        const Tally *tally = sheet->tallies.list[i];
        size_t k;
        if (tally->part == OF_DAY || tally->part == OF_GAME)
            continue;
        sheet->kind = tally;
        for (k = i + 1; k < sheet->tallies.count; k++) {
            const Tally *other = sheet->tallies.list[k];
            if (other->part != OF_DAY && other->part != OF_GAME &&
                other->games > sheet->kind->games)
                sheet->kind = other;
        }
    }
    page_free(&text);
    page_free(&name);
}

/* --------------------------------------------------------- large figures */

static void put_tiles(Sheet *sheet, const FigureTile *tiles, int count)
{
    const int width = sheet->canvas->width;
    const int in_row = width < FRAMED_FROM ? 2 : count;
    int i;
    for (i = 0; i < count; i += in_row) {
        const Box row = place(sheet, FIGURE_TILE_ROWS, 1);
        int k;
        for (k = 0; k < in_row; k++) {
            const int x = row.width * k / in_row;
            const Box box = {x, row.y, row.width * (k + 1) / in_row - x,
                             row.height};
            statistics_put_tile(sheet->canvas, &box, &tiles[i + k]);
        }
    }
}

static void page_share(Page *page, Sum part, Sum all)
{
    page_percent(page, all ? part * 100 / all : 0);
}

/* The note of the first tile: how many of how many. */
static void page_of_games(Page *page, Sum finished, Sum all)
{
    page_format(
        page,
        plural_form(all, "%1$llu of %2$llu game", "%1$llu of %2$llu games"),
        finished, all);
}

/* The figures of one kind, or of all games. */
enum { TILES = 4 };
typedef struct FigureTexts {
    Page figures[TILES], notes[TILES];
} FigureTexts;

static void put_texts(Sheet *sheet, FigureTexts *texts, FigureTile *tiles)
{
    int i;
    for (i = 0; i < TILES; i++) {
        page_put(&texts->figures[i], texts->figures[i].used ? "" : "-",
                 texts->figures[i].used == 0);
        page_put(&texts->notes[i], "", 0);
        tiles[i].figure = texts->figures[i].text;
        tiles[i].note = texts->notes[i].text;
    }
    put_tiles(sheet, tiles, TILES);
    for (i = 0; i < TILES; i++) {
        page_free(&texts->figures[i]);
        page_free(&texts->notes[i]);
    }
}

/* A game that can be won, as long as it doesn't count points. */
static void put_won_figures(Sheet *sheet)
{
    FigureTile tiles[TILES] = {{.title = _("Won alone"), .ink = INK_GOOD},
                               {.title = _("Wins in a row"), .ink = INK_NOTE},
                               {.title = _("Fewest moves"), .ink = INK_TEXT},
                               {.title = _("Shortest time"), .ink = INK_TEXT}};
    const Tally *kind = sheet->kind;
    const Figures *moves = &kind->figures[BY_MOVES];
    const Figures *times = &kind->figures[BY_TIME];
    FigureTexts texts = {{{0}}, {{0}}};
    page_share(&texts.figures[0], kind->finished, kind->games);
    page_of_games(&texts.notes[0], kind->finished, kind->games);
    page_format(&texts.figures[1], "%llu", kind->wins.now);
    page_format(&texts.notes[1], _("longest: %llu"), kind->wins.most);
    if (moves->series.count) {
        page_format(&texts.figures[2], "%llu", moves->best / 1000);
        page_format(&texts.notes[2], _("median: %llu"), moves->median / 1000);
    }
    if (times->series.count) {
        page_clock(&texts.figures[3], series_least(&times->series));
        Page median = PAGE_EMPTY;
        page_clock(&median, times->median);
        page_format(&texts.notes[3], _("median: %s"), median.text);
        page_free(&median);
    }
    put_texts(sheet, &texts, tiles);
}

/* A game in which points count. */
static void put_point_figures(Sheet *sheet)
{
    FigureTile tiles[TILES] = {{.title = _("Most points"), .ink = INK_GOOD},
                               {.title = _("Average"), .ink = INK_TEXT},
                               {.title = _("Games"), .ink = INK_TEXT},
                               {.title = _("Time played"), .ink = INK_TEXT}};
    const Tally *kind = sheet->kind;
    const Figures *points = &kind->figures[BY_SCORE];
    FigureTexts texts = {{{0}}, {{0}}};
    if (points->series.count) {
        page_format(&texts.figures[0], "%llu", points->best / 1000);
        page_format(&texts.notes[0], _("median: %llu"), points->median / 1000);
        page_format(&texts.figures[1], "%llu", (points->average + 500) / 1000);
    }
    page_format(&texts.figures[2], "%llu", kind->games);
    page_format(&texts.notes[2], _("with help: %llu"), kind->assisted);
    page_clock(&texts.figures[3], kind->clock);
    put_texts(sheet, &texts, tiles);
}

/* Of all games together. */
static void put_all_figures(Sheet *sheet)
{
    FigureTile tiles[TILES] = {{.title = _("Games"), .ink = INK_TEXT},
                               {.title = _("Alone"), .ink = INK_GOOD},
                               {.title = _("Time played"), .ink = INK_TEXT},
                               {.title = _("Most games"), .ink = INK_NOTE}};
    FigureTexts texts = {{{0}}, {{0}}};
    Sum all = 0, alone = 0, helped = 0, clock = 0, days = 0;
    Sum most = 0;
    size_t i;
    for (i = 0; i < sheet->tallies.count; i++) {
        const Tally *tally = sheet->tallies.list[i];
        if (tally->part != OF_DAY)
            continue;
        days++;
        all += tally->games;
        alone += tally->finished;
        helped += tally->assisted;
        clock += tally->clock;
        most = tally->games > most ? tally->games : most;
    }
    page_format(&texts.figures[0], "%llu", all);
    page_format(&texts.notes[0], _("with help: %llu"), helped);
    page_share(&texts.figures[1], alone, all);
    page_of_games(&texts.notes[1], alone, all);
    page_clock(&texts.figures[2], clock);
    page_count(&texts.notes[2], days, &plural_days);
    page_format(&texts.figures[3], "%llu", most);
    page_text(&texts.notes[3], _("in one day"));
    put_texts(sheet, &texts, tiles);
}

/* ------------------------------------------------------------ latest games */

static void show_results(const Sheet *sheet, const char *game, SeeOutcome see,
                         void *own)
{
    outcome_list_show(&sheet->source->results, game, sheet->source->player,
                      see, own);
}

static void put_recent(Sheet *sheet)
{
    RecentResults recent = {.count = 0};
    const Measure measure = tally_main_measure(sheet->kind->goal);
    Page title = PAGE_EMPTY;
    Page top = PAGE_EMPTY;
    u32 greatest = 0;
    size_t i;
    Box box;
    if (!result_kind_of_tally(&recent.kind, sheet->kind))
        return;
    show_results(sheet, sheet->kind->game, recent_results_count, &recent);
    if (!recent.count)
        return;
    for (i = 0; i < recent.count; i++)
        if (recent.list[i].value > greatest)
            greatest = recent.list[i].value;
    page_format(&title,
                measure == BY_SCORE ? _("Points in the latest games: %s")
                                    : _("Moves in the latest games: %s"),
                title_of_tally(sheet->kind));
    page_format(&top, "%lu", (unsigned long)greatest);
    box = open_panel(sheet, title.text, CHART_ROWS + 1, 1);
    canvas_put_words(sheet->canvas, box.x, box.y, top.text, INK_FAINT,
                     INK_GROUND, PLAIN_STYLE);
    canvas_put_words(sheet->canvas, box.x + (int)top.used - 1,
                     box.y + CHART_ROWS - 1, "0", INK_FAINT, INK_GROUND,
                     PLAIN_STYLE);
    statistics_put_chart(sheet->canvas,
                         &(Box){box.x + (int)top.used + 1, box.y,
                                box.width - (int)top.used - 1, CHART_ROWS},
                         recent.list, recent.count);
    statistics_put_key(sheet->canvas,
                       &(Box){box.x, box.y + CHART_ROWS, box.width, 1}, 1);
    page_free(&title);
    page_free(&top);
}

/* ------------------------------------------------------------------- kinds */

static int compare_games(const void *left, const void *right)
{
    const Tally *a = *(const Tally *const *)left;
    const Tally *b = *(const Tally *const *)right;
    return a->games != b->games   ? (a->games < b->games ? 1 : -1)
           : a->order != b->order ? (a->order < b->order ? -1 : 1)
                                  : strcmp(a->name, b->name);
}

/* The kinds of a game, or all games, the most played first. */
static void put_kinds(Sheet *sheet)
{
    const Tally *kinds[MOST_KINDS];
    const Tally **all = host_must_have(
        malloc((sheet->tallies.count + 1) * sizeof(const Tally *)));
    int count = 0;
    size_t i;
    Box box;
    for (i = 0; i < sheet->tallies.count; i++) {
        const Part part = sheet->tallies.list[i]->part;
        if (part != OF_DAY && (part == OF_GAME) == !sheet->game)
            all[count++] = sheet->tallies.list[i];
    }
    qsort((void *)all, (size_t)count, sizeof *all, compare_games);
    count = count > MOST_KINDS ? MOST_KINDS : count;
    memcpy((void *)kinds, (void *)all, (size_t)count * sizeof *all);
    free((void *)all);
    if (!count)
        return;
    box = open_panel(sheet, sheet->game ? _("Kinds of games") : _("Games"),
                     count + 1, 0);
    if (sheet->game)
        statistics_put_kinds_head(sheet->canvas, &box, kinds[0]->goal);
    else
        statistics_put_key(sheet->canvas,
                           &(Box){box.x, box.y + count, box.width, 1}, 0);
    box.y += sheet->game != NULL;
    for (i = 0; i < (size_t)count; i++)
        statistics_put_kind(sheet->canvas, &box, box.y + (int)i, kinds[i],
                            kinds[0]->games);
}

/* -------------------------------------------------------------- best games */

static void put_best(Sheet *sheet, int assisted)
{
    ResultKind kind;
    Scores scores;
    Page title = PAGE_EMPTY;
    Box box;
    size_t i;
    if (!result_kind_of_tally(&kind, sheet->kind))
        return;
    scores_start(&scores, &kind, BEST_GAMES);
    scores.assisted = assisted;
    show_results(sheet, kind.game, scores_rank, &scores);
    scores_settle(&scores);
    page_format(&title,
                assisted ? _("Best with help: %s") : _("Best games: %s"),
                title_of_kind(&kind));
    if (scores.count) {
        box = open_panel(sheet, title.text, (int)scores.count + 1, 0);
        statistics_put_best_head(sheet->canvas, &box, sheet->kind->goal);
        box.y++;
    }
    for (i = 0; i < scores.count; i++)
        statistics_put_best(sheet->canvas, &box, (int)i, &scores.rows[i],
                            !sheet->source->player);
    scores_free(&scores);
    page_free(&title);
}

/* ------------------------------------------------------------------- texts */

static void put_distribution(Sheet *sheet)
{
    const Measure measure = tally_main_measure(sheet->kind->goal);
    const int framed = sheet->width >= FRAMED_FROM ? 4 : 0;
    const PlotPaper paper = {sheet->canvas->ascii, sheet->width - framed};
    Page text = PAGE_EMPTY;
    if (!sheet->kind->figures[measure].series.count)
        return;
    plot_histogram(&text, &paper, &sheet->kind->figures[measure].series,
                   IN_NUMBERS);
    put_text(sheet,
             measure == BY_SCORE ? _("Distribution of points")
                                 : _("Distribution of moves"),
             text.text);
    page_free(&text);
}

static void put_days(Sheet *sheet)
{
    const PlotPaper paper = {sheet->canvas->ascii, PAPER_LEAST};
    u32 ago[CALENDAR_DAYS];
    Page text = PAGE_EMPTY;
    tallies_count_days(&sheet->tallies, sheet->now.day, ago, CALENDAR_DAYS);
    calendar_plot(&text, &paper, ago, sheet->now.day);
    put_text(sheet, _("Games per day"), text.text);
    page_free(&text);
}

/* What is finished, and what comes next. */
static void put_milestones(Sheet *sheet)
{
    Milestones milestones;
    Page text = PAGE_EMPTY;
    own_milestones_start(&milestones, sheet->game);
    show_results(sheet, sheet->game->name, milestones_count, &milestones);
    milestones_page(&text, &milestones, kit_title);
    if (text.used)
        put_text(sheet, _("What is finished"), text.text);
    milestones_free(&milestones);
    page_free(&text);
}

/* ------------------------------------------------------------------- whole */

static void fill_sheet(Sheet *sheet)
{
    Page text = PAGE_EMPTY;
    if (sheet->game)
        choose_kind(sheet);
    if (!sheet->game) {
        put_all_figures(sheet);
    } else if (sheet->kind) {
        if (tally_has_points(sheet->kind->goal))
            put_point_figures(sheet);
        else
            put_won_figures(sheet);
        put_recent(sheet);
    }
    put_kinds(sheet);
    if (sheet->kind) {
        put_best(sheet, 0);
        put_distribution(sheet);
    }
    put_days(sheet);
    if (sheet->kind)
        put_best(sheet, 1);
    averages_page(&text, &sheet->tallies);
    if (text.used)
        put_text(sheet, _("Averages"), text.text);
    page_free(&text);
    if (sheet->game)
        put_milestones(sheet);
}

static void put_nothing(Sheet *sheet)
{
    Page text = PAGE_EMPTY;
    place(sheet, 1, 1);
    if (sheet->source->answer)
        page_text(&text, store_words(sheet->source->store));
    else if (sheet->game)
        page_format(&text, _("No finished games of %s yet."),
                    translate(sheet->game->title));
    else
        page_text(&text, _("No finished games yet."));
    page_line(&text);
    put_sentences(sheet, text.text, INK_TEXT);
    page_free(&text);
}

void statistics_source_read(StatisticsSource *source, Store *store)
{
    const char *shown = players_shown(store);
    *source = (StatisticsSource){.store = store, .player = shown};
    if (!store || store_state(store))
        return;
    players_show(store, NULL);
    source->answer =
        outcomes_list(store, NULL, outcome_list_add, &source->results);
    if (shown)
        players_show(store, players_current(store));
}

void statistics_source_free(StatisticsSource *source)
{
    outcome_list_free(&source->results);
}

void statistics_board_fill(StatisticsBoard *board,
                           const StatisticsSource *source, const Game *game,
                           const Session *session, const Canvas *screen)
{
    const int width = screen->width < WIDEST ? screen->width : WIDEST;
    Sheet sheet = {.canvas = &board->sheet,
                   .source = source,
                   .game = game,
                   .session = session,
                   .columns = width < COLUMNS_FROM ? 1 : 2};
    sheet.width = sheet.columns > 1 ? (width - 1) / 2 : width;
    board->sheet.ascii = screen->ascii;
    board->sheet.font = screen->font;
    board->sheet.has_wide = screen->has_wide;
    canvas_clear(&board->sheet, width, SHEET_ROWS);
    clock_now(&sheet.now);
    if (!source->answer)
        show_results(&sheet, game ? game->name : NULL, tallies_count,
                     &sheet.tallies);
    tallies_settle(&sheet.tallies, sheet.now.day);
    if (sheet.tallies.count)
        fill_sheet(&sheet);
    else
        put_nothing(&sheet);
    board->rows = sheet.y[0] > sheet.y[1] ? sheet.y[0] : sheet.y[1];
    tallies_free(&sheet.tallies);
}

void statistics_board_free(StatisticsBoard *board)
{
    canvas_free(&board->sheet);
}
