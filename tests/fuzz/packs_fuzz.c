/* SPDX-License-Identifier: MIT */
/* Packs of results. The first byte chooses a plan. The rest is read as what a
   pack of it has below the right head and above the right seal, which a fuzzer
   can't guess; and then as findings, whose results have to come out of their
   pack as they went in. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"
#include "survey/pack.h"

enum { DEALS = 11, IN_SHARD = 3, SHARDS = 4 };

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
    plan->shard = IN_SHARD;
    plan_write(plan, &text);
    page_free(&text);
}

/* Packing what is in a pack gives the same pack, so nothing else is in it. */
static void require_nothing_else(const SurveyPlan *plan,
                                 const SurveyPack *pack)
{
    Page again = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    u64 shard;
    pack_write_head(&again, plan);
    for (shard = 0; shard < SHARDS; shard++) {
        text.used = 0;
        if (pack_result(pack, plan, shard, &text))
            pack_add(&again, plan, &text);
    }
    seal_text(&again, digest);
    REQUIRE(page_equals(&again, &pack->text));
    page_free(&text);
    page_free(&again);
}

/* A result is one of this plan, or refused with a reason. */
static void require_results(const SurveyPlan *plan, const SurveyPack *pack)
{
    Page text = PAGE_EMPTY;
    u64 shard;
    for (shard = 0; shard < SHARDS; shard++) {
        SurveyTotals totals = {0};
        Page reason = PAGE_EMPTY;
        text.used = 0;
        if (pack_result(pack, plan, shard, &text) &&
            shard_read(plan, shard, &text, &totals, NULL, &reason) ==
                SHARD_DONE)
            REQUIRE(totals_all(&totals) ==
                    plan_shard_size(plan, shard) * plan->question.ways);
        else
            REQUIRE(!text.used || reason.used);
        totals_free(&totals);
        page_free(&reason);
    }
    page_free(&text);
}

static void try_body(const SurveyPlan *plan, const FuzzInput *input)
{
    SurveyPack pack = {PAGE_EMPTY, NULL};
    Page reason = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    pack_write_head(&pack.text, plan);
    page_put(&pack.text, (const char *)input->at,
             (size_t)(input->end - input->at));
    if (pack.text.text[pack.text.used - 1] != '\n')
        page_text(&pack.text, "\n");
    seal_text(&pack.text, digest);
    if (pack_read(&pack, plan, &reason)) {
        require_nothing_else(plan, &pack);
        require_results(plan, &pack);
    } else {
        REQUIRE(reason.used);
    }
    page_free(&reason);
    pack_free(&pack);
}

static void take_result(const SurveyPlan *plan, FuzzInput *input, u64 shard,
                        Page *text)
{
    DealFinding findings[IN_SHARD * MOST_WAYS];
    const u64 count = plan_shard_size(plan, shard) * plan->question.ways;
    u64 i;
    for (i = 0; i < count; i++) {
        findings[i].answer = (u8)(input_byte(input) % plan_answers(plan));
        findings[i].value = input_number(input, 4);
        findings[i].nodes = input_number(input, 4);
    }
    text->used = 0;
    shard_write(text, plan, shard, findings);
}

/* A byte says which results there are; they come out as they went in. */
static void try_results(const SurveyPlan *plan, FuzzInput *input)
{
    SurveyPack pack = {PAGE_EMPTY, NULL};
    Page result[SHARDS] = {PAGE_EMPTY, PAGE_EMPTY, PAGE_EMPTY, PAGE_EMPTY};
    Page text = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    const u8 chosen = input_byte(input);
    u64 shard;
    pack_write_head(&pack.text, plan);
    for (shard = 0; shard < SHARDS; shard++)
        if (chosen >> shard & 1) {
            take_result(plan, input, shard, &result[shard]);
            pack_add(&pack.text, plan, &result[shard]);
        }
    seal_text(&pack.text, digest);
    REQUIRE(pack_read(&pack, plan, &text));
    for (shard = 0; shard < SHARDS; shard++) {
        text.used = 0;
        REQUIRE(pack_result(&pack, plan, shard, &text) ==
                (chosen >> shard & 1));
        REQUIRE(page_equals(&text, &result[shard]));
        page_free(&result[shard]);
    }
    page_free(&text);
    pack_free(&pack);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    SurveyPlan plan;
    make_plan(&plan, input_byte(&input));
    try_body(&plan, &input);
    try_results(&plan, &input);
    plan_free(&plan);
    return 0;
}
