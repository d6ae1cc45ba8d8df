/* SPDX-License-Identifier: MIT */
/* A plan's shards, deals and classes of answers. */
#include "plan.h"

#include <stdlib.h>
#include <string.h>

#include "solve/kulki/kulki.h"

enum { USUAL_SHARDS = 100 /* at least, if the deals are many */ };

void plan_start(SurveyPlan *plan, const SurveyKind *kind)
{
    SurveyQuestion *question = &plan->question;
    Reader reader;
    Fault fault;
    unsigned answer;
    memset(plan, 0, sizeof *plan);
    question->kind = kind;
    plan->rules = kind->game->version;
    plan->solver = kind->solver;
    question->nodes = kind->nodes;
    question->memory = (u64)kind->megabytes * MEGABYTE;
    question->turns = MOST_SURVEY_TURNS;
    question->ways = 1;
    reader_start(&reader, kind->variant, (u32)strlen(kind->variant));
    (void)game_read_variant(kind->game, question->variant, &reader, &fault);
    if (kind->uses & USES_LAYOUT) {
        mahjong_build_turtle(&question->layout);
        page_text(&plan->layout, "turtle");
    }
    for (answer = 0; kind->classes && kind->classes[answer].name; answer++)
        plan->lists |=
            (u16)((unsigned)kind->classes[answer].is_listed << answer);
    plan->lists |= 1 << ANSWER_CRASHED;
}

void plan_start_from(SurveyPlan *plan, const SurveyPlan *old)
{
    plan_start(plan, old->question.kind);
    plan->question = old->question;
    plan->question.board = NULL;
    plan->layout.used = 0;
    page_put(&plan->layout, old->layout.used ? old->layout.text : "",
             old->layout.used);
    plan->lists = old->lists;
    plan->full = old->full;
    memcpy(plan->from, old->digest, SHA256_TEXT);
}

static u64 raised(u64 limit, u64 factor, u64 most)
{
    return limit > most / factor ? most : limit * factor;
}

void plan_raise_limits(SurveyPlan *plan)
{
    SurveyQuestion *question = &plan->question;
    question->nodes = raised(question->nodes, 10, ~(u64)0);
    question->memory =
        raised(question->memory, 4, (u64)MOST_SURVEY_MEGABYTES * MEGABYTE);
}

int plan_is_current(const SurveyPlan *plan, Page *reason)
{
    const SurveyKind *kind = plan->question.kind;
    if (plan->rules == kind->game->version && plan->solver == kind->solver)
        return 1;
    page_format(reason,
                _("it is a plan for rules %1$lu and solver %2$lu, which a "
                  "program with rules %3$lu and solver %4$lu can only merge"),
                (unsigned long)plan->rules, (unsigned long)plan->solver,
                (unsigned long)kind->game->version,
                (unsigned long)kind->solver);
    return 0;
}

void plan_add_deal(SurveyPlan *plan, u64 deal)
{
    const u64 count = plan->last;
    if (!(count & (count - 1))) /* full at every power of two */
        plan->listed = host_must_have(
            realloc(plan->listed,
                    (size_t)(count ? count * 2 : 1) * sizeof *plan->listed));
    plan->listed[count] = deal;
    plan->first = 1;
    plan->last = count + 1;
    plan->is_list = 1;
}

void plan_free(SurveyPlan *plan)
{
    free(plan->listed);
    free((void *)plan->question.board);
    page_free(&plan->boards);
    page_free(&plan->layout);
    page_free(&plan->settings);
}

/* ----------------------------------------------------------------- shards */

u64 plan_deals(const SurveyPlan *plan)
{
    return plan->last - plan->first + 1;
}

u64 plan_shards(const SurveyPlan *plan)
{
    return (plan_deals(plan) + plan->shard - 1) / plan->shard;
}

u64 plan_shard_start(const SurveyPlan *plan, u64 shard)
{
    return shard * plan->shard;
}

u64 plan_shard_size(const SurveyPlan *plan, u64 shard)
{
    const u64 left = plan_deals(plan) - plan_shard_start(plan, shard);
    return left < plan->shard ? left : plan->shard;
}

u64 plan_deal(const SurveyPlan *plan, u64 index)
{
    return plan->listed ? plan->listed[index] : plan->first + index;
}

/* 1, 2 or 5 times a power of ten, at least this. */
static u64 round_up(u64 number)
{
    u64 round = 1;
    while (round < number) {
        if (round * 2 >= number)
            return round * 2;
        if (round * 5 >= number)
            return round * 5;
        round *= 10;
    }
    return round;
}

void plan_divide(SurveyPlan *plan)
{
    const u64 deals = plan_deals(plan);
    const u64 part = round_up((deals + USUAL_SHARDS - 1) / USUAL_SHARDS);
    const u64 usual = plan->question.kind->shard;
    const u64 least = round_up((deals + MOST_SHARDS - 1) / MOST_SHARDS);
    plan->shard = part < usual ? part : usual;
    if (plan->shard < least)
        plan->shard = least;
}

/* ---------------------------------------------------------------- classes */

unsigned plan_answers(const SurveyPlan *plan)
{
    const SurveyKind *kind = plan->question.kind;
    unsigned count = 0;
    if (kind->uses & USES_PLAYERS)
        return plan->question.ways;
    while (count < MOST_ANSWERS && kind->classes[count].name)
        count++;
    return count;
}

const char *plan_answer(const SurveyPlan *plan, unsigned answer)
{
    if (answer == ANSWER_CRASHED)
        return "crashed";
    if (plan->question.kind->uses & USES_PLAYERS)
        return kulki_players[plan->question.player[answer]];
    return plan->question.kind->classes[answer].name;
}

int plan_answer_is_listed(const SurveyPlan *plan, unsigned answer)
{
    return plan->lists >> answer & 1;
}

int plan_answer_is_unknown(const SurveyPlan *plan, unsigned answer)
{
    const SurveyKind *kind = plan->question.kind;
    return answer == ANSWER_CRASHED ||
           (!(kind->uses & USES_PLAYERS) && kind->classes[answer].is_unknown);
}

int plan_take_answer(const SurveyPlan *plan, const char **at)
{
    const size_t length = strcspn(*at, " ,");
    unsigned answer;
    for (answer = 0; answer < ANSWER_COUNT; answer++) {
        const char *name =
            answer < plan_answers(plan) || answer == ANSWER_CRASHED
                ? plan_answer(plan, answer)
                : "";
        ASSERT(name);
        if (length && strlen(name) == length &&
            memcmp(name, *at, length) == 0) {
            *at += length;
            return (int)answer;
        }
    }
    return -1;
}

int plan_read_lists(SurveyPlan *plan, const char *names)
{
    plan->lists = 1 << ANSWER_CRASHED;
    while (*names) {
        const int answer = plan_take_answer(plan, &names);
        if (answer < 0)
            return 0;
        plan->lists |= (u16)(1U << answer);
        names += *names != '\0';
    }
    return 1;
}
