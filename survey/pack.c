/* SPDX-License-Identifier: MIT */
/* Writes packs, and finds the results in them. */
#include "pack.h"

#include <stdlib.h>
#include <string.h>

const char pack_title[] = "quadrille survey pack ";

void pack_write_head(Page *page, const SurveyPlan *plan)
{
    shard_write_plan(page, pack_title, plan);
}

/* Every result begins with the same lines, which the head of the pack has. */
void pack_add(Page *page, const SurveyPlan *plan, const Page *result)
{
    Page head = PAGE_EMPTY;
    shard_write_plan(&head, shard_title, plan);
    ASSERT(result->used > head.used &&
           memcmp(result->text, head.text, head.used) == 0);
    page_put(page, result->text + head.used, result->used - head.used);
    page_free(&head);
}

/* ---------------------------------------------------------------- reading */

/* Reads "17 of 200", the number of a result that comes after "last" others. */
static int read_number(const char *value, u64 shards, u64 last, u64 *number)
{
    u64 all;
    if (!sealed_text_take_u64(&value, number) ||
        strncmp(value, " of ", 4) != 0)
        return 0;
    return sealed_text_read_u64(value + 4, &all) && all == shards &&
           *number > last && *number <= shards;
}

/* Moves behind the seal of a result, its last line. */
static int skip_result(LineReader *lines)
{
    while (line_reader_next(lines))
        if (strcmp(lines->key, "sha256") == 0)
            return 1;
    return 0;
}

static int find_results(SurveyPack *pack, const SurveyPlan *plan,
                        LineReader *lines, Page *reason)
{
    const u64 shards = plan_shards(plan);
    const char *start = lines->at;
    u64 number = 0;
    while (line_reader_next(lines)) {
        if (strcmp(lines->key, "result") != 0 ||
            !read_number(lines->value, shards, number, &number) ||
            !skip_result(lines)) {
            page_format(reason, _("line %1$lu, '%2$s', is wrong here"),
                        (unsigned long)lines->number, lines->line);
            return 0;
        }
        pack->result[number - 1] = (PackedResult){
            (size_t)(start - pack->text.text), (size_t)(lines->at - start)};
        start = lines->at;
    }
    return 1;
}

int pack_read(SurveyPack *pack, const SurveyPlan *plan, Page *reason)
{
    Page head = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    const size_t length = seal_find_length(&pack->text, digest);
    LineReader lines;
    int is_right;
    if (!length) {
        page_text(reason, shard_unsealed());
        return 0;
    }
    pack->result = host_must_have(
        calloc((size_t)plan_shards(plan), sizeof *pack->result));
    pack_write_head(&head, plan);
    line_reader_start(&lines, pack->text.text, length);
    is_right = shard_read_head(&lines, &head, reason) &&
               find_results(pack, plan, &lines, reason);
    line_reader_stop(&lines);
    page_free(&head);
    return is_right;
}

void pack_free(SurveyPack *pack)
{
    page_free(&pack->text);
    free(pack->result);
    pack->result = NULL;
}

int pack_result(const SurveyPack *pack, const SurveyPlan *plan, u64 shard,
                Page *text)
{
    const PackedResult *result = pack->result ? &pack->result[shard] : NULL;
    ASSERT(shard < plan_shards(plan));
    if (!result || !result->length)
        return 0;
    shard_write_plan(text, shard_title, plan);
    page_put(text, pack->text.text + result->start, result->length);
    return 1;
}
