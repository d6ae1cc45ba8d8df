/* SPDX-License-Identifier: MIT */
/* Writes, reads and checks the results of shards. */
#include "shard.h"

#include <string.h>

#include "host/host.h"

const char shard_title[] = "quadrille survey result ";

void shard_write_plan(Page *page, const char *title, const SurveyPlan *plan)
{
    page_format(page, "%s1\nplan %s\n", title, plan->digest);
    page_put(page, plan->settings.text, plan->settings.used);
}

static void write_head(Page *page, const SurveyPlan *plan, u64 shard)
{
    shard_write_plan(page, shard_title, plan);
    page_format(page, "result %llu of %llu\n", (unsigned long long)shard + 1,
                (unsigned long long)plan_shards(plan));
}

static void write_deal(Page *page, const SurveyPlan *plan, u64 deal,
                       const DealFinding *finding)
{
    page_format(page, "deal %llu %s %lu %llu\n", (unsigned long long)deal,
                plan_answer(plan, finding->answer),
                (unsigned long)finding->value,
                (unsigned long long)finding->nodes);
}

void shard_write(Page *page, const SurveyPlan *plan, u64 shard,
                 const DealFinding *findings)
{
    const u64 start = plan_shard_start(plan, shard);
    const u64 ways = plan->question.ways;
    const u64 count = plan_shard_size(plan, shard) * ways;
    SurveyTotals totals = {0};
    char digest[SHA256_TEXT];
    u64 i;
    write_head(page, plan, shard);
    for (i = 0; i < count; i++)
        totals_add(&totals, plan, &findings[i]);
    totals_write(&totals, plan, page);
    for (i = 0; i < count; i++)
        if (plan->full || plan_answer_is_listed(plan, findings[i].answer))
            write_deal(page, plan, plan_deal(plan, start + i / ways),
                       &findings[i]);
    totals_free(&totals);
    seal_text(page, digest);
}

/* ---------------------------------------------------------------- reading */

/* The state of a reader. */
typedef struct ShardReader {
    const SurveyPlan *plan;
    u64 shard;
    SurveyTotals totals;
    SurveyTotals listed; /* the sums of the lines about deals */
    Page deals;          /* these lines */
    u64 at;              /* the deal of the last one, */
    unsigned lines;      /* and how many it has */
    Page *reason;
} ShardReader;

/* The settings come before the digest of the plan in importance: a difference
   in them explains a difference in it. */
int shard_read_head(LineReader *lines, const Page *head, Page *reason)
{
    LineReader wanted;
    int is_right = 1;
    int is_other_plan = 0;
    line_reader_start(&wanted, head->text, head->used);
    while (is_right && line_reader_next(&wanted)) {
        is_right =
            line_reader_next(lines) && (strcmp(wanted.key, "plan") == 0 ||
                                        strcmp(lines->line, wanted.line) == 0);
        if (!is_right)
            page_format(reason, _("line %1$lu is '%2$s', not '%3$s'"),
                        (unsigned long)lines->number, lines->line,
                        wanted.line);
        else if (strcmp(lines->line, wanted.line) != 0)
            is_other_plan = 1;
    }
    if (is_right && is_other_plan)
        page_text(reason, _("it belongs to another plan with the same "
                            "settings, but other deals"));
    line_reader_stop(&wanted);
    return is_right && !is_other_plan;
}

static int read_head(const ShardReader *reader, LineReader *lines)
{
    Page head = PAGE_EMPTY;
    int is_right;
    write_head(&head, reader->plan, reader->shard);
    is_right = shard_read_head(lines, &head, reader->reason);
    page_free(&head);
    return is_right;
}

int deal_line_read(const SurveyPlan *plan, const char *value, DealLine *line)
{
    u64 number;
    int answer;
    if (!sealed_text_take_u64(&value, &line->deal) || *value++ != ' ')
        return 0;
    answer = plan_take_answer(plan, &value);
    if (answer < 0 || *value++ != ' ' ||
        !sealed_text_take_u64(&value, &number) || number > UINT32_MAX ||
        *value++ != ' ' || !sealed_text_read_u64(value, &line->finding.nodes))
        return 0;
    line->finding.answer = (u8)answer;
    line->finding.value = (u32)number;
    return 1;
}

/* Deals are in the plan's order, and none has more lines than there are ways
   to answer. */
static int find_deal(ShardReader *reader, u64 deal)
{
    const SurveyPlan *plan = reader->plan;
    const u64 end = plan_shard_start(plan, reader->shard) +
                    plan_shard_size(plan, reader->shard);
    while (reader->at < end && plan_deal(plan, reader->at) < deal) {
        reader->at++;
        reader->lines = 0;
    }
    return reader->at < end && plan_deal(plan, reader->at) == deal &&
           reader->lines++ < plan->question.ways;
}

static int read_deal(ShardReader *reader, const LineReader *lines)
{
    DealLine line;
    if (!deal_line_read(reader->plan, lines->value, &line) ||
        !find_deal(reader, line.deal))
        return 0;
    totals_add(&reader->listed, reader->plan, &line.finding);
    write_deal(&reader->deals, reader->plan, line.deal, &line.finding);
    return 1;
}

static int read_body(ShardReader *reader, LineReader *lines)
{
    while (line_reader_next(lines)) {
        const int is_right =
            strcmp(lines->key, "deal") == 0
                ? read_deal(reader, lines)
                : totals_read_line(&reader->totals, reader->plan, lines);
        if (!is_right) {
            page_format(reader->reason, _("line %1$lu, '%2$s', is wrong here"),
                        (unsigned long)lines->number, lines->line);
            return 0;
        }
    }
    return 1;
}

/* The sums have to agree with each other, with the lists and with the plan. */
static int adds_up(const ShardReader *reader)
{
    const SurveyPlan *plan = reader->plan;
    const u64 all = plan_shard_size(plan, reader->shard) * plan->question.ways;
    const SurveyTotals none = {0};
    unsigned answer;
    for (answer = 0; answer < ANSWER_COUNT; answer++) {
        const SurveyTotals *listed =
            plan->full || plan_answer_is_listed(plan, answer) ? &reader->totals
                                                              : &none;
        if (!totals_count_values(&reader->totals, plan, answer) ||
            !totals_agree(&reader->listed, listed, answer))
            break;
    }
    if (answer == ANSWER_COUNT && totals_all(&reader->totals) == all)
        return 1;
    page_text(reader->reason, _("its numbers don't add up"));
    return 0;
}

/* A result is what the plan and its findings determine, to the last byte. */
static int is_as_written(const ShardReader *reader, const Page *text)
{
    Page written = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    int is_same;
    write_head(&written, reader->plan, reader->shard);
    totals_write(&reader->totals, reader->plan, &written);
    if (reader->deals.used)
        page_put(&written, reader->deals.text, reader->deals.used);
    seal_text(&written, digest);
    is_same = page_equals(&written, text);
    page_free(&written);
    if (!is_same)
        page_text(reader->reason, _("this program would write the same "
                                    "result in another way"));
    return is_same;
}

const char *shard_unsealed(void)
{
    return _("the last line isn't the SHA-256 of the lines above it: the file "
             "was edited or cut off");
}

ShardState shard_read(const SurveyPlan *plan, u64 shard, const Page *text,
                      SurveyTotals *totals, Page *deals, Page *reason)
{
    ShardReader reader = {.plan = plan,
                          .shard = shard,
                          .at = plan_shard_start(plan, shard),
                          .reason = reason};
    char digest[SHA256_TEXT];
    const size_t length = seal_find_length(text, digest);
    LineReader lines;
    int is_right;
    if (!length) {
        page_text(reason, shard_unsealed());
        return SHARD_DAMAGED;
    }
    line_reader_start(&lines, text->text, length);
    is_right = read_head(&reader, &lines) && read_body(&reader, &lines) &&
               adds_up(&reader) && is_as_written(&reader, text);
    line_reader_stop(&lines);
    if (is_right && totals)
        totals_add_totals(totals, &reader.totals);
    if (is_right && deals && reader.deals.used)
        page_put(deals, reader.deals.text, reader.deals.used);
    page_free(&reader.deals);
    totals_free(&reader.listed);
    totals_free(&reader.totals);
    return is_right ? SHARD_DONE : SHARD_FOREIGN;
}

/* ------------------------------------------------------------------ files */

void shard_path(Page *path, const char *folder, u64 shard)
{
    path->used = 0;
    page_format(path, "%s/%03llu/%06llu", folder,
                (unsigned long long)(shard / SHARDS_IN_FOLDER),
                (unsigned long long)shard + 1);
}
