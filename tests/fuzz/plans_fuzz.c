/* SPDX-License-Identifier: MIT */
/* Plans of surveys. The input is read as it is, and once more with the seal
   that it needs, which a fuzzer can't guess. */
#include <string.h>

#include "fuzzing.h"
#include "survey/plan.h"

/* No plan has two texts. */
static void require_written(SurveyPlan *plan, const Page *text)
{
    Page again = PAGE_EMPTY;
    plan_write(plan, &again);
    REQUIRE(page_equals(text, &again));
    page_free(&again);
}

static void check_shards(const SurveyPlan *plan)
{
    const u64 shards = plan_shards(plan);
    const u64 last = shards - 1;
    REQUIRE(shards && shards <= MOST_SHARDS);
    REQUIRE(plan_shard_start(plan, last) + plan_shard_size(plan, last) ==
            plan_deals(plan));
    REQUIRE(plan_shard_size(plan, 0) <= MOST_IN_SHARD);
    (void)plan_deal(plan, plan_deals(plan) - 1);
}

static void try_plan(const Page *text)
{
    Page reason = PAGE_EMPTY;
    SurveyPlan plan;
    if (plan_read(&plan, text, &reason)) {
        check_shards(&plan);
        require_written(&plan, text);
    } else {
        REQUIRE(reason.used);
    }
    plan_free(&plan);
    page_free(&reason);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Page text = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    page_text(&text, "");
    page_put(&text, (const char *)data, size);
    try_plan(&text);
    seal_text(&text, digest);
    try_plan(&text);
    page_free(&text);
    return 0;
}
