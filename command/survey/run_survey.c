/* SPDX-License-Identifier: MIT */
/* The command "survey": makes plans, computes them, and presents the
   results. */
#include <stdlib.h>
#include <string.h>

#include "command/solve/progress_bar.h"
#include "survey/recheck.h"
#include "survey/report.h"
#include "survey/run.h"
#include "survey/task_number.h"
#include "survey_request.h"

/* Each line is a complaint of its own. */
static void print_complaints(const Page *page)
{
    LineReader lines;
    line_reader_start(&lines, page->text, page->used);
    while (line_reader_next(&lines))
        if (*lines.line)
            complain("%s", lines.line);
    line_reader_stop(&lines);
}

static int check_current(const SurveyPlan *plan, const char *path)
{
    Page reason = PAGE_EMPTY;
    const int result = plan_is_current(plan, &reason)
                           ? EXIT_DONE
                           : complain("%s: %s", path, reason.text);
    page_free(&reason);
    return result;
}

/* --------------------------------------------------------------- planning */

/* The new plan lists the unknown deals of a merged survey. */
static int plan_from(SurveyPlan *plan, const MergedSurvey *merged,
                     const Options *options)
{
    const char *const *boards = merged->plan->question.board;
    DealLine line;
    size_t at = 0;
    u64 count = 0;
    u64 before = 0;
    Page reason = PAGE_EMPTY;
    int result = EXIT_DONE;
    plan_start_from(plan, merged->plan);
    plan_raise_limits(plan);
    if (!merge_unknown(merged))
        return complain(_("no deal of that plan is unknown"));
    while (merge_next_deal(merged, &at, &line))
        if (plan_answer_is_unknown(merged->plan, line.finding.answer) &&
            (!count || line.deal > before)) {
            plan_add_deal(plan, line.deal);
            if (boards)
                (void)plan_add_board(plan, boards[line.deal - 1]);
            before = line.deal;
            count++;
        }
    if (!merge_fits(merged, plan, &reason))
        result = complain("%s: %s", options->unknown, reason.text);
    page_free(&reason);
    return result ? result : survey_read_plan_limits(plan, options);
}

static int merge_one(MergedSurvey *merged, SurveyPlan *plan, const char *path,
                     const Options *options)
{
    SurveyResults results = {0};
    Page reason = PAGE_EMPTY;
    int result = survey_load_plan(plan, path);
    memset(merged, 0, sizeof *merged);
    if (!result)
        result = survey_open_results(&results, plan, path, options);
    if (!result) {
        merge_start(merged, plan);
        if (!merge_results(merged, &results, &reason)) {
            print_complaints(&reason);
            result = EXIT_USAGE;
        }
    }
    results_close(&results);
    page_free(&reason);
    return result;
}

static int plan_unknown(SurveyPlan *plan, CommandLine *line)
{
    const Options *options = &line->options;
    const char *word = command_line_next_word(line);
    SurveyPlan old;
    MergedSurvey merged;
    int result;
    if (word)
        return complain_unexpected(word, line->command->name);
    result = merge_one(&merged, &old, options->unknown, options);
    if (!result)
        result = check_current(&old, options->unknown);
    if (!result && merged.shards_done < merged.shards)
        result = complain(_("%s isn't complete yet"), options->unknown);
    if (!result)
        result = plan_from(plan, &merged, options);
    merge_free(&merged);
    plan_free(&old);
    return result;
}

static int print_plan(CommandLine *line,
                      int (*make)(SurveyPlan *plan, CommandLine *line))
{
    SurveyPlan plan = {0};
    Page page = PAGE_EMPTY;
    const int result = make(&plan, line);
    if (!result) {
        plan_write(&plan, &page);
        host_print_page(&page);
    }
    plan_free(&plan);
    return result;
}

static int run_plan(CommandLine *line)
{
    return print_plan(line, survey_read_plan_request);
}

static int run_plan_unknown(CommandLine *line)
{
    return print_plan(line, plan_unknown);
}

/* ---------------------------------------------------------------- running */

/* The plan's first answer is the one whose share is shown. */
static void page_share_so_far(Page *page, const SurveyPlan *plan,
                              const RunProgress *progress)
{
    const double all = (double)progress->findings_done;
    double unknown = 0;
    Page low = PAGE_EMPTY, high = PAGE_EMPTY;
    Interval interval;
    unsigned i;
    if (plan_answers(plan) < 2 || plan->question.ways > 1 || all < 1)
        return;
    for (i = 0; i < plan_answers(plan); i++)
        if (plan_answer_is_unknown(plan, i))
            unknown += (double)progress->count[i];
    interval = interval_of_share((double)progress->count[0], unknown, all);
    page_real(&low, interval.low * 100, 3);
    page_real(&high, interval.high * 100, 3);
    page_format(page, _("%1$s %2$s-%3$s %%"), plan_answer(plan, 0), low.text,
                high.text);
    page_free(&low);
    page_free(&high);
}

static void show_run(void *own, const RunProgress *progress)
{
    Page page = PAGE_EMPTY;
    page_share_so_far(&page, own, progress);
    progress_bar_show_rate(progress->findings_done, progress->findings,
                           progress->computed, page.used ? page.text : "");
    page_free(&page);
}

static void note_damage(void *own, const char *sentence)
{
    (void)own;
    progress_bar_clear();
    complain(_("%s; computing it again"), sentence);
}

/* "17", "1..100" or "auto"; by default all of them. */
static int read_shards(ShardRange *shards, const SurveyPlan *plan,
                       const char *text)
{
    Page reason = PAGE_EMPTY;
    TaskNumber task;
    Range range;
    int found;
    *shards = (ShardRange){0, 1, plan_shards(plan)};
    if (!text)
        return EXIT_DONE;
    if (strcmp(text, "auto") != 0) {
        if (range_read("shard", text, plan_shards(plan), &range))
            return EXIT_USAGE;
        if (!range.first)
            return complain(_("shards are counted from 1"));
        shards->first = range.first - 1;
        shards->end = range.last;
        return EXIT_DONE;
    }
    found = task_number_find(&task, &reason);
    if (found > 0 && !task_shards(&task, plan_shards(plan), shards, &reason))
        found = -1;
    else if (!found)
        task_number_page_variables(&reason);
    if (found < 0)
        complain("--shard auto: %s", reason.text);
    else if (!found)
        complain(_("--shard auto found no task number: none of %s is set"),
                 reason.text);
    page_free(&reason);
    return found > 0 ? EXIT_DONE : EXIT_USAGE;
}

static int compute(const SurveyResults *results, const Options *options)
{
    const SurveyPlan *plan = results->plan;
    Page reason = PAGE_EMPTY;
    SurveyRun run = {.plan = plan,
                     .results = results,
                     .jobs = (unsigned)number_or(&options->jobs, 1),
                     .shares = !options->shard,
                     .tell = show_run,
                     .note = note_damage,
                     .own = (void *)(uintptr_t)plan};
    int result = read_shards(&run.shards, plan, options->shard);
    RunEnd end;
    if (result)
        return result;
    end = survey_run(&run, &reason);
    progress_bar_clear();
    switch (end) {
    case RUN_COMPLETE:
        break;
    case RUN_SHARED:
        complain(_("other runs are computing the remaining shards"));
        result = EXIT_LIMIT;
        break;
    case RUN_STOPPED:
        complain(_("stopped; the same command goes on from here"));
        result = EXIT_SIGNAL + progress_stop_signal();
        break;
    case RUN_HINDERED:
        result = complain("%s", reason.text);
        break;
    default:
        result = complain_trouble("%s", reason.used ? reason.text
                                                    : _("a worker failed"));
    }
    page_free(&reason);
    return result;
}

typedef int PlanAction(const SurveyResults *results, const Options *options);

/* Calls an action on the results of the plan that the next word names. If it
   computes anything, the plan has to be of this program's versions. */
static int with_plan(CommandLine *line, PlanAction *act, int computes)
{
    const char *path = command_line_next_word(line);
    const char *word = command_line_next_word(line);
    SurveyPlan plan;
    SurveyResults results = {0};
    int result;
    if (!path)
        return complain(_("this needs the file of a plan"));
    if (word)
        return complain_unexpected(word, "survey");
    result = survey_load_plan(&plan, path);
    if (!result && computes)
        result = check_current(&plan, path);
    if (!result)
        result = survey_open_results(&results, &plan, path, &line->options);
    if (!result)
        result = act(&results, &line->options);
    results_close(&results);
    plan_free(&plan);
    return result;
}

static int run_compute(CommandLine *line)
{
    return with_plan(line, compute, 1);
}

/* ----------------------------------------------------------------- status */

static int show_status(const SurveyResults *results, const Options *options)
{
    const u64 shards = plan_shards(results->plan);
    u64 count[SHARD_FOREIGN + 1] = {0};
    Page page = PAGE_EMPTY;
    Page reason = PAGE_EMPTY;
    u64 shard;
    (void)options;
    for (shard = 0; shard < shards; shard++) {
        const ShardState state =
            results_load(results, shard, NULL, NULL, NULL, &reason);
        count[state]++;
        if (state == SHARD_DAMAGED || state == SHARD_FOREIGN)
            page_text(&reason, "\n");
    }
    page_format(&page,
                _("%1$llu of %2$llu shards done, %3$llu missing, %4$llu "
                  "damaged, %5$llu foreign\n"),
                (unsigned long long)count[SHARD_DONE],
                (unsigned long long)shards,
                (unsigned long long)count[SHARD_MISSING],
                (unsigned long long)count[SHARD_DAMAGED],
                (unsigned long long)count[SHARD_FOREIGN]);
    host_print_page(&page);
    print_complaints(&reason);
    page_free(&reason);
    return (count[SHARD_FOREIGN] + count[SHARD_DAMAGED]) ? EXIT_NO
           : count[SHARD_DONE] < shards                  ? EXIT_LIMIT
                                                         : EXIT_DONE;
}

static int run_status(CommandLine *line)
{
    return with_plan(line, show_status, 0);
}

/* ---------------------------------------------------------------- merging */

typedef void ReportWriter(Page *page, const MergedSurvey *merged);

/* Merges the plans that the words name, each into the one before. */
static int merge_all(CommandLine *line, MergedSurvey *merged, SurveyPlan *plan,
                     int *is_complete)
{
    int result =
        merge_one(merged, plan, command_line_next_word(line), &line->options);
    *is_complete = merged->shards_done == merged->shards;
    while (!result && line->first < line->last) {
        const char *path = command_line_next_word(line);
        Page reason = PAGE_EMPTY;
        SurveyPlan later_plan;
        MergedSurvey later;
        result = merge_one(&later, &later_plan, path, &line->options);
        if (!result && !merge_later(merged, &later, &reason))
            result = complain("%s: %s", path, reason.text);
        page_free(&reason);
        merge_free(&later);
        plan_free(&later_plan);
    }
    return result;
}

static int present(CommandLine *line, ReportWriter *write)
{
    MergedSurvey merged;
    SurveyPlan plan;
    Page page = PAGE_EMPTY;
    int is_complete = 0;
    int result;
    if (line->first == line->last)
        return complain(_("this needs the file of a plan"));
    result = merge_all(line, &merged, &plan, &is_complete);
    if (!result) {
        write(&page, &merged);
        host_print_page(&page);
    }
    merge_free(&merged);
    plan_free(&plan);
    return !result && !is_complete ? EXIT_LIMIT : result;
}

static int run_merge(CommandLine *line)
{
    return present(line, line->options.json  ? report_page_json
                         : line->options.csv ? report_page_csv
                                             : report_page);
}

static int run_report(CommandLine *line)
{
    return present(line, report_page_html);
}

/* ---------------------------------------------------------------- packing */

static int pack_results(const SurveyResults *results, const Options *options)
{
    const u64 shards = plan_shards(results->plan);
    const char *path = results->pack_path.text;
    Page pack = PAGE_EMPTY;
    Page reason = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    u64 count;
    int result = EXIT_DONE;
    (void)options;
    if (!results_pack(results, &pack, &count, &reason)) {
        print_complaints(&reason);
        result = EXIT_USAGE;
    } else if (!count) {
        result = complain(_("%s: there are no results to pack"),
                          results->folder.text);
    } else if (!file_write(path, pack_title, &pack)) {
        result = saved_file_complain(path);
    } else {
        page_format(&page, _("%1$s: %2$llu of %3$llu results\n"), path,
                    (unsigned long long)count, (unsigned long long)shards);
        host_print_page(&page);
        result = count < shards ? EXIT_LIMIT : EXIT_DONE;
    }
    page_free(&reason);
    page_free(&pack);
    return result;
}

static int run_pack(CommandLine *line)
{
    return with_plan(line, pack_results, 0);
}

/* --------------------------------------------------------------- checking */

static void show_check(void *own, u64 done, u64 all)
{
    (void)own;
    progress_bar_show(done, all);
}

static int check_results(const SurveyResults *results, const Options *options)
{
    const SurveyPlan *plan = results->plan;
    const SurveyCheck check = {.plan = plan,
                               .results = results,
                               .sample = number_or(&options->sample, 0),
                               .tell = show_check};
    CheckResult result;
    Page reason = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    const int is_done = survey_check(&check, &result, &reason);
    progress_bar_clear();
    page_format(&page,
                _("%1$llu of %2$llu results read; %3$llu computed again, "
                  "%4$llu of them differ; %5$llu negatives proven again\n"),
                (unsigned long long)result.read,
                (unsigned long long)plan_shards(plan),
                (unsigned long long)result.computed,
                (unsigned long long)result.different,
                (unsigned long long)result.reproven);
    host_print_page(&page);
    print_complaints(&reason);
    page_free(&reason);
    return progress_stop_signal() ? EXIT_SIGNAL + progress_stop_signal()
           : result.different || result.broken || result.refuted ? EXIT_NO
           : !is_done                                            ? EXIT_TROUBLE
           : result.read < plan_shards(plan) || result.undecided ? EXIT_LIMIT
                                                                 : EXIT_DONE;
}

static int run_check(CommandLine *line)
{
    return with_plan(line, check_results, 1);
}

/* ----------------------------------------------------------- certificates */

/* Writes what the game was; the rest depends on the kind. */
static int page_certificate(Page *page, const SurveyPlan *plan)
{
    const SurveyKind *kind = plan->question.kind;
    const char *reason = "";
    Asker asker = {.question = &plan->question, .stop = progress_catch_stop()};
    int result = EXIT_DONE;
    ASSERT(kind->certify);
    asker.memory = host_must_have(memory_of(plan->question.memory));
    page_format(page, "quadrille certificate %s 1\nvariant ",
                kind->game->name);
    page_variant(page, kind->game, plan->question.variant);
    page_text(page, "\n");
    if (kind->uses & USES_LAYOUT)
        page_format(page, "layout %s\n", plan->layout.text);
    if (kind->open && !kind->open(&plan->question, &asker.own, &reason)) {
        result = complain_trouble("%s", reason);
    } else if (!kind->certify(&asker, plan->first, page)) {
        complain(_("there is nothing to certify: this deal isn't proven "
                   "impossible"));
        result = EXIT_NO;
    }
    if (kind->close)
        kind->close(asker.own);
    free(asker.memory);
    return progress_stop_signal() ? EXIT_SIGNAL + progress_stop_signal()
                                  : result;
}

static int run_certificate(CommandLine *line)
{
    SurveyPlan plan = {0};
    Page page = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    int result = survey_read_plan_request(&plan, line);
    if (!result && !plan.question.kind->certify)
        result =
            complain(_("answers of '%1$s %2$s' have no certificates"),
                     plan.question.kind->game->name, plan.question.kind->name);
    if (!result && plan.first != plan.last &&
        !(plan.question.kind->uses & USES_POSITIONS))
        result = complain(_("a certificate is for one deal"));
    if (!result)
        result = page_certificate(&page, &plan);
    if (!result) {
        seal_text(&page, digest);
        host_print_text(page.text, page.used);
    }
    page_free(&page);
    plan_free(&plan);
    return result;
}

/* ---------------------------------------------------------------- actions */

/* An action, and the options that it uses. */
typedef struct Action {
    const char *name, *options;
    int (*run)(CommandLine *line);
    const struct Action *for_unknown; /* instead of this, with --unknown */
} Action;

/* The question is that of the old plan; only the limits can be others. */
static const Action plan_unknown_action = {
    .name = "plan --unknown",
    .options = " nodes memory shard-size list full unknown results ",
    .run = run_plan_unknown};

static const Action actions[] = {
    {"plan",
     " variant cells layout map strategy turns slides boards nodes memory "
     "shard-size list full ",
     run_plan, &plan_unknown_action},
    {"run", " jobs shard results no-progress ", run_compute, NULL},
    {"status", " results ", run_status, NULL},
    {"merge", " json csv results ", run_merge, NULL},
    {"report", " results ", run_report, NULL},
    {"pack", " results ", run_pack, NULL},
    {"check", " sample results no-progress ", run_check, NULL},
    {"certificate", " variant cells layout map slides nodes memory ",
     run_certificate, NULL}};

static int act(CommandLine *line, const Action *action)
{
    const Options *options = &line->options;
    char name[32];
    int i;
    if (action->for_unknown && options->unknown)
        action = action->for_unknown;
    for (i = 0; i < options->count; i++) {
        const char *given = options->given[i].option->name;
        name[0] = ' ';
        strcpy(name + 1, given);
        strcat(name, " ");
        if (options->given[i].option->commands != FOR_ALL &&
            !strstr(action->options, name))
            return complain(_("--%1$s is not for 'survey %2$s'"), given,
                            action->name);
    }
    return action->run(line);
}

int run_survey(CommandLine *line)
{
    const char *names[COUNT_OF(actions)];
    const char *word = command_line_next_word(line);
    int i;
    progress_bar_allow(&line->options);
    for (i = 0; i < (int)COUNT_OF(actions); i++) {
        names[i] = actions[i].name;
        if (word && strcmp(names[i], word) == 0)
            return act(line, &actions[i]);
    }
    return subcommand_complain_among("survey", word, names, i);
}
