/* SPDX-License-Identifier: MIT */
/* Worker processes. */
#include "worker.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "host/posix/signals.h"

enum {
    SURVEY_STOPPED = 100,   /* exit codes of workers */
    SURVEY_NO_MEMORY = 4,   /* as in host_must_have */
    MOST_KILLS = 5,         /* of one deal, before the shard is given up */
    LOOK_MILLISECONDS = 500 /* whether the parent is still there */
};

u64 worker_findings(const Worker *worker)
{
    return plan_shard_size(worker->plan, worker->shard) *
           worker->plan->question.ways;
}

static size_t size_of_share(const SurveyPlan *plan)
{
    return sizeof(WorkerShare) +
           (size_t)(plan->shard * plan->question.ways) * sizeof(DealFinding);
}

int worker_open(Worker *worker, const SurveyPlan *plan, void *own)
{
    void *share = mmap(NULL, size_of_share(plan), PROT_READ | PROT_WRITE,
                       MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    memset(worker, 0, sizeof *worker);
    worker->plan = plan;
    worker->own = own;
    worker->line = -1;
    worker->share = share == MAP_FAILED ? NULL : share;
    return worker->share != NULL;
}

/* The signals of programs with faults. */
static const int crashes[] = {SIGSEGV, SIGBUS,  SIGFPE, SIGILL,
                              SIGABRT, SIGTRAP, SIGSYS};

/* ---------------------------------------------------------- in the worker */

static void note_finding(WorkerShare *share, u32 at,
                         const DealFinding *finding)
{
    share->finding[at] = *finding;
    atomic_fetch_add_explicit(&share->count[finding->answer], 1,
                              memory_order_relaxed);
    atomic_store_explicit(&share->done, at + 1, memory_order_release);
}

static int has_to_stop(const Asker *asker, pid_t parent)
{
    return is_stop_set(asker->stop) || getppid() != parent;
}

/* Answers the remaining deals of the shard. Returns 0 if it has to stop
   before; a worker whose parent is gone stops, too. */
static int answer_deals(const Worker *worker, Asker *asker, pid_t parent)
{
    const SurveyPlan *plan = worker->plan;
    const u64 shard = worker->share->shard;
    const u64 start = plan_shard_start(plan, shard);
    const u32 ways = plan->question.ways;
    const u64 all = plan_shard_size(plan, shard) * ways;
    u32 at = atomic_load(&worker->share->done);
    for (; at < all; at++) {
        DealFinding finding = {0, 0, 0};
        plan->question.kind->ask(asker, plan_deal(plan, start + at / ways),
                                 at % ways, &finding);
        if (has_to_stop(asker, parent))
            return 0;
        note_finding(worker->share, at, &finding);
    }
    return 1;
}

/* Waits for the next shard; returns 0 if there is none. Other workers have
   copies of the parent's end of the pipe, so there is no EOF when the parent
   exits. */
static int await_order(int line, const Asker *asker, pid_t parent)
{
    struct pollfd end = {.fd = line, .events = POLLIN};
    char order;
    while (!has_to_stop(asker, parent))
        if (poll(&end, 1, LOOK_MILLISECONDS) > 0)
            return recv(line, &order, 1, 0) == 1;
    return 0;
}

static int work_on_shards(const Worker *worker, int line, Asker *asker,
                          pid_t parent)
{
    static const char is_done = 1;
    do {
        if (!answer_deals(worker, asker, parent) ||
            send(line, &is_done, 1, MSG_NOSIGNAL) != 1)
            return SURVEY_STOPPED;
    } while (await_order(line, asker, parent));
    return EXIT_SUCCESS;
}

/* A crash ends the worker, whatever the program has arranged, and leaves no
   core. */
static void crash_quietly(void)
{
    static const struct rlimit none = {0, 0};
    size_t i;
    (void)setrlimit(RLIMIT_CORE, &none);
    for (i = 0; i < COUNT_OF(crashes); i++)
        (void)signal(crashes[i], SIG_DFL);
}

static void work(const Worker *worker, int line, pid_t parent)
{
    Asker asker = {.question = &worker->plan->question,
                   .stop = signals_flag(),
                   .own = worker->own};
    crash_quietly();
    asker.memory = memory_of(asker.question->memory);
    _exit(asker.memory ? work_on_shards(worker, line, &asker, parent)
                       : SURVEY_NO_MEMORY);
}

/* ---------------------------------------------------------- in the parent */

static int fork_worker(Worker *worker, Page *reason)
{
    const pid_t parent = getpid();
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) {
        page_format(reason, _("can't make a socket: %s"), strerror(errno));
        return 0;
    }
    worker->process = fork();
    if (!worker->process) {
        close(ends[0]);
        work(worker, ends[1], parent);
    }
    close(ends[1]);
    if (worker->process > 0) {
        worker->line = ends[0];
        return 1;
    }
    page_format(reason, _("can't make a process: %s"), strerror(errno));
    close(ends[0]);
    worker->process = 0;
    return 0;
}

static int await_process(Worker *worker)
{
    int status = 0;
    while (waitpid(worker->process, &status, 0) < 0 && errno == EINTR)
        ;
    close(worker->line);
    worker->line = -1;
    worker->process = 0;
    return status;
}

/* Lets an idle process end. */
static void retire(Worker *worker)
{
    (void)shutdown(worker->line, SHUT_RDWR);
    (void)await_process(worker);
}

static int has_idle_process(Worker *worker)
{
    static const char order = 1;
    if (!RARELY(!worker->process) &&
        send(worker->line, &order, 1, MSG_NOSIGNAL) == 1)
        return 1;
    if (worker->process)
        retire(worker);
    return 0;
}

int worker_start(Worker *worker, u64 shard, Page *reason)
{
    WorkerShare *share = worker->share;
    unsigned answer;
    worker->shard = shard;
    worker->crashed_at = worker->killed_at = 0;
    worker->kills = 0;
    share->shard = shard;
    atomic_store(&share->done, 0);
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        atomic_store(&share->count[answer], 0);
    worker->is_busy = has_idle_process(worker) || fork_worker(worker, reason);
    return worker->is_busy;
}

static u64 deal_in_work(const Worker *worker)
{
    const SurveyPlan *plan = worker->plan;
    return plan_deal(plan, plan_shard_start(plan, worker->shard) +
                               atomic_load(&worker->share->done) /
                                   plan->question.ways);
}

static WorkerEnd go_on(Worker *worker, Page *reason)
{
    return fork_worker(worker, reason) ? WORKER_RUNS : WORKER_FAILED;
}

/* A deal that crashes twice is skipped. */
static WorkerEnd end_by_crash(Worker *worker, Page *reason)
{
    const u32 done = atomic_load(&worker->share->done);
    const DealFinding crashed = {.answer = ANSWER_CRASHED};
    if (worker->crashed_at == done + 1) {
        note_finding(worker->share, done, &crashed);
        if (done + 1 == worker_findings(worker))
            return WORKER_DONE;
    }
    worker->crashed_at = done + 1;
    return go_on(worker, reason);
}

/* Being killed isn't the deal's fault. But if memory is so short that the
   system kills every process at the same deal, going on is pointless. */
static WorkerEnd end_by_kill(Worker *worker, Page *reason)
{
    const u32 done = atomic_load(&worker->share->done);
    worker->kills = worker->killed_at == done + 1 ? worker->kills + 1 : 1;
    worker->killed_at = done + 1;
    if (worker->kills < MOST_KILLS)
        return go_on(worker, reason);
    page_format(reason,
                _("something killed the worker %1$u times at deal %2$llu; "
                  "perhaps memory is short"),
                worker->kills, (unsigned long long)deal_in_work(worker));
    return WORKER_FAILED;
}

static int is_crash(int status)
{
    size_t i;
    if (WIFEXITED(status))
        return 1;
    for (i = 0; i < COUNT_OF(crashes); i++)
        if (WTERMSIG(status) == crashes[i])
            return 1;
    return 0;
}

/* However a process ended, its shard is done if all answers are there. */
static WorkerEnd end_of_process(Worker *worker, Page *reason)
{
    const int status = await_process(worker);
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    if (atomic_load(&worker->share->done) == worker_findings(worker))
        return WORKER_DONE;
    if (code == SURVEY_STOPPED || signals_alarm())
        return WORKER_STOPPED;
    if (code == SURVEY_NO_MEMORY) {
        page_format(reason,
                    _("a worker can't get the %llu MB that the plan says"),
                    (unsigned long long)(worker->plan->question.memory >> 20));
        return WORKER_FAILED;
    }
    return is_crash(status) ? end_by_crash(worker, reason)
                            : end_by_kill(worker, reason);
}

WorkerEnd worker_end(Worker *worker, Page *reason)
{
    char is_done;
    ssize_t got;
    WorkerEnd end;
    do
        got = recv(worker->line, &is_done, 1, 0);
    while (got < 0 && errno == EINTR);
    if (got < 0) /* nothing will be heard of this process */
        (void)kill(worker->process, SIGKILL);
    end = got == 1 ? WORKER_DONE : end_of_process(worker, reason);
    worker->is_busy = end == WORKER_RUNS;
    return end;
}

void worker_stop(Worker *worker)
{
    if (!worker->process)
        return;
    (void)kill(worker->process, SIGTERM);
    (void)await_process(worker);
    worker->is_busy = 0;
}

void worker_close(Worker *worker)
{
    if (worker->process)
        retire(worker);
    if (worker->share)
        munmap(worker->share, size_of_share(worker->plan));
    worker->share = NULL;
}
