/* SPDX-License-Identifier: MIT */
/* Results of surveys. The first byte chooses a plan. The rest is read as the
   body of a result of it, below the right head and above the right seal, which
   a fuzzer can't guess; and then as findings, whose result has to be read
   back. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"
#include "survey/shard.h"

enum { DEALS = 9, SHARD = 5, LAST_SHARD = 1 };

static void make_plan(SurveyPlan *plan, u8 choice)
{
    Page text = PAGE_EMPTY;
    size_t kinds = 0;
    while (survey_kinds[kinds])
        kinds++;
    plan_start(plan, survey_kinds[(choice >> 1) % kinds]);
    if (plan->question.kind->uses & USES_PLAYERS)
        REQUIRE(plan_read_players(plan, "greedy,heuristic"));
    plan->full = choice & 1;
    plan->first = 1;
    plan->last = DEALS;
    plan->shard = SHARD;
    plan_write(plan, &text);
    page_free(&text);
}

static void try_body(const SurveyPlan *plan, const FuzzInput *input)
{
    const DealFinding none[SHARD * MOST_WAYS] = {{0, 0, 0}};
    SurveyTotals totals = {0};
    Page text = PAGE_EMPTY;
    Page deals = PAGE_EMPTY;
    Page reason = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    const char *body;
    shard_write(&text, plan, LAST_SHARD, none);
    body = strstr(text.text, "\nresult ");
    REQUIRE(body);
    text.used = (size_t)(strchr(body + 1, '\n') + 1 - text.text);
    page_put(&text, (const char *)input->at, (size_t)(input->end - input->at));
    if (text.text[text.used - 1] != '\n')
        page_text(&text, "\n");
    seal_text(&text, digest);
    if (shard_read(plan, LAST_SHARD, &text, &totals, &deals, &reason) ==
        SHARD_DONE)
        REQUIRE(totals_all(&totals) ==
                (DEALS - SHARD) * (u64)plan->question.ways);
    else
        REQUIRE(reason.used && !deals.used && !totals_all(&totals));
    totals_free(&totals);
    page_free(&text);
    page_free(&deals);
    page_free(&reason);
}

static void take_findings(const SurveyPlan *plan, FuzzInput *input,
                          DealFinding *findings, u64 count)
{
    u64 i;
    for (i = 0; i < count; i++) {
        const u8 answer = (u8)(input_byte(input) % (plan_answers(plan) + 1));
        findings[i].answer =
            answer == plan_answers(plan) ? (u8)ANSWER_CRASHED : answer;
        findings[i].value = input_number(input, 4);
        findings[i].nodes = input_number(input, 4);
    }
}

/* Whatever the findings are, their result is accepted and adds up. */
static void try_findings(const SurveyPlan *plan, FuzzInput *input)
{
    DealFinding findings[SHARD * MOST_WAYS];
    SurveyTotals totals = {0};
    Page text = PAGE_EMPTY;
    Page deals = PAGE_EMPTY;
    Page reason = PAGE_EMPTY;
    const u64 count = SHARD * (u64)plan->question.ways;
    take_findings(plan, input, findings, count);
    shard_write(&text, plan, 0, findings);
    REQUIRE(shard_read(plan, 0, &text, &totals, &deals, &reason) ==
            SHARD_DONE);
    REQUIRE(totals_all(&totals) == count);
    text.text[text.used / 2] ^= 1;
    REQUIRE(shard_read(plan, 0, &text, NULL, NULL, &reason) == SHARD_DAMAGED);
    totals_free(&totals);
    page_free(&text);
    page_free(&deals);
    page_free(&reason);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    SurveyPlan plan;
    make_plan(&plan, input_byte(&input));
    try_body(&plan, &input);
    try_findings(&plan, &input);
    plan_free(&plan);
    return 0;
}
