/* SPDX-License-Identifier: MIT */
/* Makes plans from the command line, and loads them. */
#include "survey_request.h"

#include <errno.h>
#include <string.h>

#include "command/play/layout_option.h"
#include "command/solve/solving.h"
#include "formats/layouts.h"
#include "host/numbered_seed.h"
#include "rules/games.h"
#include "table/layout_start.h"

/* ---------------------------------------------------------------- question */

static int complain_question(const Game *game)
{
    Page page = PAGE_EMPTY;
    const SurveyKind *const *kind = survey_kinds;
    for (; *kind; kind++)
        page_format(&page, "%s%s %s", page.used ? ", " : "",
                    (*kind)->game->name, (*kind)->name);
    if (game)
        complain(_("no survey asks about %1$s; there are: %2$s"), game->name,
                 page.text);
    else
        complain(_("'survey plan' needs a game and a question: %s"),
                 page.text);
    page_free(&page);
    return EXIT_USAGE;
}

/* The question is the next word, or the usual one of the game. */
static int read_question(SurveyPlan *plan, CommandLine *line)
{
    const char *name = command_line_next_word(line);
    const SurveyKind *const *first = survey_kinds;
    const SurveyKind *kind;
    line->game = name ? games_find(name) : NULL;
    if (!line->game)
        return complain_question(NULL);
    if (!options_fit(&line->options, line->game->name))
        return EXIT_USAGE;
    kind = line->first < line->last
               ? survey_kind_of(line->game->name, line->arguments[line->first])
               : NULL;
    if (kind)
        line->first++;
    while (*first && (*first)->game != line->game)
        first++;
    if (!kind)
        kind = *first;
    if (!kind)
        return complain_question(line->game);
    plan_start(plan, kind);
    return EXIT_DONE;
}

/* ----------------------------------------------------------------- variant */

static int take_variant(SurveyPlan *plan, const char *text)
{
    const Game *game = plan->question.kind->game;
    Reader reader;
    Fault fault;
    reader_start(&reader, text, (u32)strlen(text));
    return game_read_variant(game, plan->question.variant, &reader, &fault)
               ? saved_file_complain_fault(game->name, text, &fault)
               : EXIT_DONE;
}

/* "617" or "1..1000" */
static int is_deals(const char *word)
{
    return range_is_likely(word) || !word[strspn(word, "0123456789")];
}

/* Words before the deals are the variant. */
static int read_variant_words(SurveyPlan *plan, CommandLine *line)
{
    const Options *options = &line->options;
    const char *objection;
    Page cells = PAGE_EMPTY;
    int result =
        options->variant ? take_variant(plan, options->variant) : EXIT_DONE;
    while (!result && line->first < line->last &&
           !is_deals(line->arguments[line->first]))
        result = take_variant(plan, command_line_next_word(line));
    if (!result && options->cells) {
        page_format(&cells, "%scells", options->cells);
        result = take_variant(plan, cells.text);
        page_free(&cells);
    }
    objection =
        survey_kind_objection(plan->question.kind, plan->question.variant);
    return !result && objection ? complain("%s", objection) : result;
}

/* ------------------------------------------------------------------ layout */

static int read_layout_option(SurveyPlan *plan, const Options *options)
{
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    int result = shipped_layouts_find(options->from.layout, &path);
    if (!result && path.used && !file_read(path.text, &text)) {
        result = saved_file_complain(path.text);
    } else if (!result && path.used) {
        plan->layout.used = 0;
        result = layout_option_read(path.text, options->from.map, &text,
                                    &plan->question.layout, &plan->layout);
    }
    page_free(&text);
    page_free(&path);
    return result;
}

/* ------------------------------------------------------------------- deals */

static int read_board_list(SurveyPlan *plan, const char *path)
{
    Page text = PAGE_EMPTY;
    LineReader lines;
    int result =
        file_read_large(path, &text) ? EXIT_DONE : saved_file_complain(path);
    line_reader_start(&lines, text.text, text.used);
    while (!result && line_reader_next(&lines)) {
        lines.line[strcspn(lines.line, "#\t\r")] = '\0';
        if (!lines.line[strspn(lines.line, " ")])
            continue;
        if (plan_add_board(plan, lines.line))
            plan->last++;
        else
            result = complain(_("%1$s, line %2$lu: this isn't a board of the "
                                "variant"),
                              path, (unsigned long)lines.number);
    }
    line_reader_stop(&lines);
    page_free(&text);
    if (!result && !plan->last)
        return complain(_("%s: there are no boards in it"), path);
    plan->first = 1;
    plan->is_list = 1;
    return result;
}

static int read_deal_range(SurveyPlan *plan, CommandLine *line)
{
    const SurveyKind *kind = plan->question.kind;
    const u64 most = solving_of(kind->game)->most_seed;
    const char *word = command_line_next_word(line);
    Range range;
    if (!word)
        return complain(_("a plan needs deals, such as 1..20000"));
    if (range_read(NULL, word, most ? most : MOST_NUMBERED_SEED, &range))
        return EXIT_USAGE;
    if (!range.first)
        return complain(_("deals are counted from 1"));
    plan->first = range.first;
    plan->last = range.last;
    return EXIT_DONE;
}

/* Reads a list of boards or a range of deals, or takes all positions. */
static int read_deals_of(SurveyPlan *plan, CommandLine *line)
{
    const Options *options = &line->options;
    const SurveyKind *kind = plan->question.kind;
    const char *word;
    u64 positions;
    int result = EXIT_DONE;
    if (options->boards && kind->uses & USES_BOARDS) {
        result = read_board_list(plan, options->boards);
    } else if (kind->uses & USES_POSITIONS) {
        positions = kind->positions(&plan->question);
        if (!positions)
            return complain(_("boards of this size have too many positions; "
                              "the largest have 12 cells"));
        plan->last = positions - 1;
    } else {
        result = read_deal_range(plan, line);
    }
    word = result ? NULL : command_line_next_word(line);
    return word ? complain_unexpected(word, line->command->name) : result;
}

/* ------------------------------------------------------------------ limits */

static int complain_unused(const char *option, const SurveyPlan *plan)
{
    const SurveyKind *kind = plan->question.kind;
    return complain(_("--%1$s isn't for surveys of '%2$s %3$s'"), option,
                    kind->game->name, kind->name);
}

/* Options that only some kinds have. */
static int check_uses(const SurveyPlan *plan, const Options *options)
{
    const u8 uses = plan->question.kind->uses;
    if (options->strategy && !(uses & USES_PLAYERS))
        return complain_unused("strategy", plan);
    if (options->turns.given && !(uses & USES_PLAYERS))
        return complain_unused("turns", plan);
    if (options->slides && !(uses & USES_METRIC))
        return complain_unused("slides", plan);
    if (options->boards && !(uses & USES_BOARDS))
        return complain_unused("boards", plan);
    return EXIT_DONE;
}

static int read_lists_option(SurveyPlan *plan, const char *names)
{
    Page page = PAGE_EMPTY;
    unsigned answer;
    if (!names || plan_read_lists(plan, names))
        return EXIT_DONE;
    for (answer = 0; answer < plan_answers(plan); answer++)
        page_format(&page, "%s%s", answer ? ", " : "",
                    plan_answer(plan, answer));
    complain(_("--list %1$s: the answers are %2$s"), names, page.text);
    page_free(&page);
    return EXIT_USAGE;
}

int survey_read_plan_limits(SurveyPlan *plan, const Options *options)
{
    SurveyQuestion *question = &plan->question;
    question->nodes = number_or(&options->nodes, question->nodes);
    if (options->memory.given)
        question->memory = options->memory.value * MEGABYTE;
    plan->full |= options->full;
    plan_divide(plan);
    plan->shard = number_or(&options->shard_size, plan->shard);
    if (plan->shard > MOST_IN_SHARD || plan_shards(plan) > MOST_SHARDS)
        return complain(_("--shard-size %1$llu: a plan has at most %2$llu "
                          "shards of at most %3$llu deals"),
                        (unsigned long long)plan->shard,
                        (unsigned long long)MOST_SHARDS,
                        (unsigned long long)MOST_IN_SHARD);
    return read_lists_option(plan, options->list);
}

int survey_read_plan_request(SurveyPlan *plan, CommandLine *line)
{
    const Options *options = &line->options;
    const char *players = options->strategy ? options->strategy : "learned";
    int result = read_question(plan, line);
    if (!result)
        result = check_uses(plan, options);
    if (!result)
        result = read_variant_words(plan, line);
    if (!result && options->from.layout)
        result = read_layout_option(plan, options);
    if (!result && plan->question.kind->uses & USES_PLAYERS &&
        !plan_read_players(plan, players))
        result =
            complain(_("a strategy in '%s' is unknown or listed twice; use "
                       "random, greedy, heuristic, learned or search"),
                     players);
    plan->question.turns =
        (u32)number_or(&options->turns, plan->question.turns);
    plan->question.in_slides = (u8)options->slides;
    if (!result)
        result = read_deals_of(plan, line);
    return result ? result : survey_read_plan_limits(plan, options);
}

/* ------------------------------------------------------------------- files */

int survey_load_plan(SurveyPlan *plan, const char *path)
{
    Page text = PAGE_EMPTY;
    Page reason = PAGE_EMPTY;
    int result = EXIT_DONE;
    memset(plan, 0, sizeof *plan);
    if (!file_read_large(path, &text))
        result = saved_file_complain(path);
    else if (!plan_read(plan, &text, &reason))
        result = complain("%s: %s", path, reason.text);
    page_free(&reason);
    page_free(&text);
    return result;
}

int survey_open_results(SurveyResults *results, const SurveyPlan *plan,
                        const char *path, const Options *options)
{
    const char *file = strrchr(path, '/');
    Page place = PAGE_EMPTY;
    Page reason = PAGE_EMPTY;
    int result = EXIT_DONE;
    file = file ? file + 1 : path;
    if (options->results)
        page_text(&place, options->results);
    else
        page_format(&place, "%.*s.results",
                    (int)((size_t)(file - path) + layout_stem(file)), path);
    if (!results_open(results, plan, place.text, &reason))
        result = complain("%s", reason.text);
    page_free(&reason);
    page_free(&place);
    return result;
}
