/* SPDX-License-Identifier: MIT */
/* Computes shards again, in a worker as before, and compares. */
#include "recheck.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "host/posix/signals.h"
#include "worker.h"

enum { ONE_IN = 100 };

/* A check in progress. */
typedef struct Checker {
    const SurveyCheck *check;
    CheckResult *result;
    Page *reason;
    void *own; /* tables of the kind */
    Worker worker;
    Asker asker; /* for proofs */
} Checker;

/* -------------------------------------------------------------- negatives */

static void prove_again(Checker *checker, const DealFinding *finding, u64 deal)
{
    const SurveyPlan *plan = checker->check->plan;
    const SurveyKind *kind = plan->question.kind;
    Verdict verdict;
    if (!kind->prove || finding->answer != kind->negative)
        return;
    verdict = kind->prove(&checker->asker, deal);
    if (signals_alarm())
        return;
    checker->result->reproven += verdict == IMPOSSIBLE;
    checker->result->refuted += verdict == SOLVED;
    checker->result->undecided += verdict != IMPOSSIBLE && verdict != SOLVED;
    if (verdict != IMPOSSIBLE)
        page_format(checker->reason,
                    verdict == SOLVED
                        ? _("deal %1$llu: '%2$s' is wrong: another search "
                            "finds a solution\n")
                        : _("deal %1$llu: '%2$s' couldn't be proven again\n"),
                    (unsigned long long)deal,
                    plan_answer(plan, finding->answer));
}

static int is_in_list(const Checker *checker)
{
    const SurveyPlan *plan = checker->check->plan;
    return plan->full ||
           plan_answer_is_listed(plan, plan->question.kind->negative);
}

static void prove_listed(Checker *checker, const Page *deals)
{
    LineReader lines;
    DealLine line;
    line_reader_start(&lines, deals->text, deals->used);
    while (line_reader_next(&lines) && !signals_alarm())
        if (deal_line_read(checker->check->plan, lines.value, &line))
            prove_again(checker, &line.finding, line.deal);
    line_reader_stop(&lines);
}

/* Negatives of the sample that no list has. */
static void prove_computed(Checker *checker)
{
    const SurveyPlan *plan = checker->check->plan;
    const Worker *worker = &checker->worker;
    const u64 start = plan_shard_start(plan, worker->shard);
    u64 i;
    for (i = 0; i < worker_findings(worker) && !signals_alarm(); i++)
        prove_again(checker, &worker->share->finding[i],
                    plan_deal(plan, start + i / plan->question.ways));
}

/* ----------------------------------------------------------------- sample */

static int compute_shard(Checker *checker, u64 shard)
{
    Worker *worker = &checker->worker;
    WorkerEnd end = WORKER_RUNS;
    if (!worker_start(worker, shard, checker->reason))
        return 0;
    while (end == WORKER_RUNS) {
        struct pollfd line = {.fd = worker->line, .events = POLLIN};
        if (poll(&line, 1, -1) < 0 && !signals_alarm())
            continue;
        end = worker_end(worker, checker->reason);
    }
    return end == WORKER_DONE;
}

/* Writes where two texts differ. */
static void page_difference(Page *reason, const char *path, const Page *old,
                            const Page *new)
{
    LineReader was, is;
    line_reader_start(&was, old->text, old->used);
    line_reader_start(&is, new->text, new->used);
    while (line_reader_next(&was) && line_reader_next(&is))
        if (strcmp(was.line, is.line) != 0) {
            page_format(reason,
                        _("%1$s: line %2$lu is '%3$s', but computed again it "
                          "is '%4$s'\n"),
                        path, (unsigned long)was.number, was.line, is.line);
            break;
        }
    line_reader_stop(&was);
    line_reader_stop(&is);
}

static int compare_shard(Checker *checker, u64 shard, const Page *old)
{
    const SurveyCheck *check = checker->check;
    Page new = PAGE_EMPTY;
    if (!compute_shard(checker, shard))
        return 0;
    shard_write(&new, check->plan, shard, checker->worker.share->finding);
    checker->result->computed++;
    if (!page_equals(old, &new)) {
        Page place = PAGE_EMPTY;
        results_place(check->results, shard, &place);
        checker->result->different++;
        page_difference(checker->reason, place.text, old, &new);
        page_free(&place);
    }
    if (!is_in_list(checker))
        prove_computed(checker);
    page_free(&new);
    return 1;
}

/* ------------------------------------------------------------------ check */

/* Returns whether it is there. */
static int read_shard(Checker *checker, u64 shard, Page *text)
{
    Page deals = PAGE_EMPTY;
    const ShardState state = results_load(checker->check->results, shard, text,
                                          NULL, &deals, checker->reason);
    checker->result->read += state == SHARD_DONE;
    if (state == SHARD_DAMAGED || state == SHARD_FOREIGN) {
        checker->result->broken++;
        page_text(checker->reason, "\n");
    }
    prove_listed(checker, &deals);
    page_free(&deals);
    return state == SHARD_DONE;
}

/* Reads all results, and computes every so many of them again. */
static int check_all(Checker *checker)
{
    const SurveyCheck *check = checker->check;
    const u64 shards = plan_shards(check->plan);
    const u64 sample =
        check->sample ? check->sample : (shards + ONE_IN - 1) / ONE_IN;
    Page text = PAGE_EMPTY;
    int goes_on = 1;
    u64 shard;
    for (shard = 0; shard < shards && goes_on && !signals_alarm(); shard++) {
        const u64 nth = shard * sample / shards;
        check->tell(check->own, shard, shards);
        text.used = 0;
        if (read_shard(checker, shard, &text) &&
            (shard + 1) * sample / shards > nth)
            goes_on = compare_shard(checker, shard, &text);
    }
    page_free(&text);
    return goes_on && !signals_alarm();
}

static int open_checker(Checker *checker)
{
    const SurveyPlan *plan = checker->check->plan;
    const SurveyKind *kind = plan->question.kind;
    const char *reason = _("not enough memory");
    checker->asker.question = &plan->question;
    checker->asker.stop = signals_flag();
    checker->asker.memory = memory_of(plan->question.memory);
    if (checker->asker.memory && worker_open(&checker->worker, plan, NULL) &&
        (!kind->open || kind->open(&plan->question, &checker->own, &reason))) {
        checker->worker.own = checker->asker.own = checker->own;
        return 1;
    }
    page_format(checker->reason, "%s\n", reason);
    return 0;
}

int survey_check(const SurveyCheck *check, CheckResult *result, Page *reason)
{
    const SurveyKind *kind = check->plan->question.kind;
    Checker checker = {.check = check, .result = result, .reason = reason};
    int is_done;
    memset(result, 0, sizeof *result);
    (void)signals_open();
    is_done = open_checker(&checker) && check_all(&checker);
    worker_stop(&checker.worker);
    worker_close(&checker.worker);
    if (kind->close)
        kind->close(checker.own);
    free(checker.asker.memory);
    return is_done;
}
