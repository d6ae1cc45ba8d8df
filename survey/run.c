/* SPDX-License-Identifier: MIT */
/* Runs a survey on one machine. */
#include "run.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "claim.h"
#include "drafts.h"
#include "host/host.h"
#include "host/posix/signals.h"
#include "worker.h"

enum { TELL_MILLISECONDS = 500, RENEW_SECONDS = 60 };

/* A run in progress. */
typedef struct Conductor {
    const SurveyRun *run;
    void *own; /* tables of the kind */
    Worker *worker;
    struct pollfd *line;  /* to each worker */
    u8 *done;             /* whether each shard of the range has its result */
    u64 count, next;      /* shards of the range; where to look for one */
    int skipped;          /* a shard that another run has claimed */
    int has_looked;       /* for results, at every shard */
    int is_hindered;      /* by a foreign file */
    RunProgress progress; /* without the shards in work */
    time_t renewed;
    Page *reason;
} Conductor;

static u64 shard_at(const Conductor *conductor, u64 index)
{
    const ShardRange *shards = &conductor->run->shards;
    return shards->first + index * shards->step;
}

static const char *folder_of(const Conductor *conductor)
{
    return conductor->run->results->folder.text;
}

static void add_counts(RunProgress *progress, const SurveyTotals *totals)
{
    unsigned answer;
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        progress->count[answer] += totals->count[answer];
    progress->findings_done += totals_all(totals);
    progress->shards_done++;
}

/* ---------------------------------------------------------------- results */

/* Looks whether a shard has its result. Returns 0 if a foreign file is in its
   place or in that of its claim, since no run replaces it. */
static int look_at(Conductor *conductor, u64 index)
{
    const SurveyRun *run = conductor->run;
    SurveyTotals totals = {0};
    Page reason = PAGE_EMPTY;
    const u64 shard = shard_at(conductor, index);
    ShardState state =
        results_load(run->results, shard, NULL, &totals, NULL, &reason);
    if (run->shares && claim_is_foreign(folder_of(conductor), shard, &reason))
        state = SHARD_FOREIGN;
    if (state == SHARD_DONE && !conductor->done[index]) {
        conductor->done[index] = 1;
        add_counts(&conductor->progress, &totals);
    }
    if (state == SHARD_DAMAGED && !conductor->has_looked)
        run->note(run->own, reason.text);
    if (state == SHARD_FOREIGN) {
        page_put(conductor->reason, reason.text, reason.used);
        conductor->is_hindered = 1;
    }
    totals_free(&totals);
    page_free(&reason);
    return state != SHARD_FOREIGN;
}

static int look_at_all(Conductor *conductor)
{
    u64 i;
    for (i = 0; i < conductor->count && !signals_alarm(); i++) {
        conductor->progress.findings +=
            plan_shard_size(conductor->run->plan, shard_at(conductor, i)) *
            conductor->run->plan->question.ways;
        if (!look_at(conductor, i))
            return 0;
        if (conductor->run->shares && conductor->done[i])
            claim_sweep(folder_of(conductor), shard_at(conductor, i));
    }
    conductor->has_looked = 1;
    return 1;
}

static int write_result(Conductor *conductor, const Worker *worker)
{
    const SurveyRun *run = conductor->run;
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    int is_written;
    shard_path(&path, folder_of(conductor), worker->shard);
    shard_write(&text, run->plan, worker->shard, worker->share->finding);
    is_written = file_write(path.text, shard_title, &text);
    if (!is_written)
        page_format(conductor->reason, _("%1$s: can't write: %2$s"), path.text,
                    strerror(errno));
    page_free(&text);
    page_free(&path);
    return is_written;
}

static void drop_claim(const Conductor *conductor, const Worker *worker)
{
    if (conductor->run->shares)
        claim_drop(folder_of(conductor), worker->shard);
}

static int finish_shard(Conductor *conductor, const Worker *worker)
{
    const SurveyRun *run = conductor->run;
    const u64 index = (worker->shard - run->shards.first) / run->shards.step;
    const int is_written = write_result(conductor, worker);
    if (!is_written)
        return 0;
    conductor->progress.computed += worker_findings(worker);
    return look_at(conductor, index);
}

/* ---------------------------------------------------------------- workers */

/* Failures show up when the result is written. */
static void make_folder_of(const char *folder, u64 shard)
{
    Page path = PAGE_EMPTY;
    shard_path(&path, folder, shard);
    (void)mkdir(folder, 0777);
    *strrchr(path.text, '/') = '\0';
    (void)mkdir(path.text, 0777);
    page_free(&path);
}

/* Claims the next shard without a result. Returns 0 if there is none, or sets
 *trouble. */
static int take_shard(Conductor *conductor, u64 *shard, int *trouble)
{
    const SurveyRun *run = conductor->run;
    for (; conductor->next < conductor->count; conductor->next++) {
        const u64 index = conductor->next;
        *shard = shard_at(conductor, index);
        if (conductor->done[index])
            continue;
        make_folder_of(folder_of(conductor), *shard);
        if (run->shares && !claim_take(folder_of(conductor), *shard)) {
            conductor->skipped = 1;
            continue;
        }
        if (run->shares && !look_at(conductor, index)) {
            *trouble = 1;
            return 0;
        }
        if (conductor->done[index]) { /* by another run, just now */
            claim_drop(folder_of(conductor), *shard);
            continue;
        }
        conductor->next++;
        return 1;
    }
    return 0;
}

/* Gives every idle worker a shard; returns how many work, or -1. */
static int employ(Conductor *conductor)
{
    int trouble = 0;
    int at_work = 0;
    unsigned i;
    u64 shard;
    for (i = 0; i < conductor->run->jobs; i++) {
        Worker *worker = &conductor->worker[i];
        if (!worker->is_busy && take_shard(conductor, &shard, &trouble)) {
            if (!worker_start(worker, shard, conductor->reason))
                return -1;
        }
        if (trouble)
            return -1;
        conductor->line[i].fd = worker->is_busy ? worker->line : -1;
        conductor->line[i].events = POLLIN;
        at_work += worker->is_busy;
    }
    return at_work;
}

/* Handles the workers that ended; returns 0 if the run has to end. */
static int see_ends(Conductor *conductor)
{
    unsigned i;
    for (i = 0; i < conductor->run->jobs; i++) {
        Worker *worker = &conductor->worker[i];
        WorkerEnd end;
        int is_fine;
        if (!worker->is_busy || !conductor->line[i].revents)
            continue;
        end = worker_end(worker, conductor->reason);
        if (end == WORKER_RUNS)
            continue;
        is_fine = end == WORKER_DONE && finish_shard(conductor, worker);
        drop_claim(conductor, worker);
        if (!is_fine)
            return 0;
    }
    return 1;
}

static void renew_claims(Conductor *conductor)
{
    const SurveyRun *run = conductor->run;
    const time_t now = time(NULL);
    unsigned i;
    if (!run->shares || now - conductor->renewed < RENEW_SECONDS)
        return;
    conductor->renewed = now;
    for (i = 0; i < run->jobs; i++)
        if (conductor->worker[i].is_busy)
            claim_renew(folder_of(conductor), conductor->worker[i].shard);
}

static void tell(const Conductor *conductor)
{
    RunProgress progress = conductor->progress;
    unsigned i, answer;
    for (i = 0; i < conductor->run->jobs; i++) {
        const Worker *worker = &conductor->worker[i];
        u32 done;
        if (!worker->is_busy)
            continue;
        done = atomic_load(&worker->share->done);
        progress.findings_done += done;
        progress.computed += done;
        for (answer = 0; answer < ANSWER_COUNT; answer++)
            progress.count[answer] +=
                atomic_load(&worker->share->count[answer]);
    }
    conductor->run->tell(conductor->run->own, &progress);
}

static void stop_workers(Conductor *conductor)
{
    const SurveyRun *run = conductor->run;
    unsigned i;
    for (i = 0; i < run->jobs; i++)
        if (conductor->worker[i].is_busy) {
            drop_claim(conductor, &conductor->worker[i]);
            worker_stop(&conductor->worker[i]);
        }
}

static int conduct(Conductor *conductor)
{
    for (;;) {
        const int at_work = signals_alarm() ? 0 : employ(conductor);
        if (at_work <= 0)
            return at_work == 0;
        (void)poll(conductor->line, conductor->run->jobs, TELL_MILLISECONDS);
        if (!see_ends(conductor))
            return 0;
        renew_claims(conductor);
        tell(conductor);
    }
}

/* -------------------------------------------------------------------- run */

static int hire(Conductor *conductor)
{
    unsigned i;
    for (i = 0; i < conductor->run->jobs; i++)
        if (!worker_open(&conductor->worker[i], conductor->run->plan,
                         conductor->own)) {
            page_text(conductor->reason,
                      _("not enough memory for the workers"));
            return 0;
        }
    return 1;
}

static int open_tables(Conductor *conductor)
{
    const SurveyQuestion *question = &conductor->run->plan->question;
    const char *reason = "";
    if (!question->kind->open ||
        question->kind->open(question, &conductor->own, &reason))
        return 1;
    page_text(conductor->reason, reason);
    return 0;
}

static RunEnd end_of(const Conductor *conductor)
{
    if (conductor->progress.shards_done == conductor->count)
        return RUN_COMPLETE;
    if (signals_alarm())
        return RUN_STOPPED;
    if (conductor->is_hindered)
        return RUN_HINDERED;
    return conductor->skipped && !conductor->reason->used ? RUN_SHARED
                                                          : RUN_FAILED;
}

static int has_work(const Conductor *conductor)
{
    return conductor->progress.shards_done < conductor->count &&
           !signals_alarm();
}

RunEnd survey_run(const SurveyRun *run, Page *reason)
{
    const ShardRange *shards = &run->shards;
    Conductor conductor = {.run = run, .reason = reason};
    RunEnd end;
    unsigned i;
    conductor.count =
        shards->first < shards->end
            ? (shards->end - shards->first + shards->step - 1) / shards->step
            : 0;
    conductor.done = host_must_have(calloc((size_t)conductor.count + 1, 1));
    conductor.worker = host_must_have(calloc(run->jobs, sizeof(Worker)));
    conductor.line = host_must_have(calloc(run->jobs, sizeof(struct pollfd)));
    conductor.progress.shards = conductor.count;
    conductor.renewed = time(NULL);
    (void)signals_open();
    if (run->shares)
        drafts_remove(run->plan, run->results->folder.text);
    if (look_at_all(&conductor) && has_work(&conductor) &&
        open_tables(&conductor) && hire(&conductor)) {
        (void)conduct(&conductor);
        stop_workers(&conductor);
    }
    end = end_of(&conductor);
    for (i = 0; i < run->jobs; i++)
        worker_close(&conductor.worker[i]);
    if (run->plan->question.kind->close)
        run->plan->question.kind->close(conductor.own);
    free(conductor.line);
    free(conductor.worker);
    free(conductor.done);
    return end;
}
