/* SPDX-License-Identifier: MIT */
/* Finds results, and reads them one by one. */
#include "results.h"

#include <errno.h>
#include <string.h>

#include "host/host.h"

static const char folder_ending[] = ".results";
static const char pack_ending[] = ".pack";

static void write_beside(Page *page, const char *place, const char *ending,
                         const char *other)
{
    const size_t length = strlen(place);
    const size_t tail = strlen(ending);
    const int has_ending =
        length > tail && strcmp(place + length - tail, ending) == 0;
    page_put(page, place, has_ending ? length - tail : length);
    page_text(page, other);
}

static int load_pack(SurveyResults *results, Page *reason)
{
    const char *path = results->pack_path.text;
    Page why = PAGE_EMPTY;
    int is_right;
    if (!file_read_large(path, &results->pack.text)) {
        is_right = errno == ENOENT || errno == ENOTDIR;
        page_text(&why, strerror(errno));
    } else if (file_is_foreign(path, pack_title)) {
        is_right = 0;
        page_text(&why, _("this isn't a pack of survey results"));
    } else {
        is_right = pack_read(&results->pack, results->plan, &why);
    }
    if (!is_right)
        page_format(reason, "%s: %s", path, why.text);
    page_free(&why);
    return is_right;
}

int results_open(SurveyResults *results, const SurveyPlan *plan,
                 const char *place, Page *reason)
{
    memset(results, 0, sizeof *results);
    results->plan = plan;
    if (file_exists(place)) {
        page_text(&results->pack_path, place);
        write_beside(&results->folder, place, pack_ending, folder_ending);
    } else {
        page_text(&results->folder, place);
        write_beside(&results->pack_path, place, folder_ending, pack_ending);
    }
    return load_pack(results, reason);
}

void results_close(SurveyResults *results)
{
    pack_free(&results->pack);
    page_free(&results->pack_path);
    page_free(&results->folder);
}

static int is_packed(const SurveyResults *results, u64 shard)
{
    return results->pack.result && results->pack.result[shard].length;
}

void results_place(const SurveyResults *results, u64 shard, Page *place)
{
    if (is_packed(results, shard))
        page_format(place, _("%1$s, result %2$llu"), results->pack_path.text,
                    (unsigned long long)shard + 1);
    else
        shard_path(place, results->folder.text, shard);
}

static ShardState load_file(const SurveyResults *results, u64 shard,
                            Page *text, SurveyTotals *totals, Page *deals,
                            Page *why)
{
    Page path = PAGE_EMPTY;
    ShardState state;
    shard_path(&path, results->folder.text, shard);
    if (file_read_large(path.text, text)) {
        state = shard_read(results->plan, shard, text, totals, deals, why);
    } else {
        state = errno == ENOENT ? SHARD_MISSING : SHARD_DAMAGED;
        page_text(why, strerror(errno));
    }
    if (state == SHARD_DAMAGED && file_is_foreign(path.text, shard_title)) {
        state = SHARD_FOREIGN;
        why->used = 0;
        page_text(why, _("this isn't the result of a survey"));
    }
    page_free(&path);
    return state;
}

ShardState results_load(const SurveyResults *results, u64 shard, Page *text,
                        SurveyTotals *totals, Page *deals, Page *reason)
{
    Page own = PAGE_EMPTY;
    Page why = PAGE_EMPTY;
    ShardState state;
    if (!pack_result(&results->pack, results->plan, shard, &own))
        state = load_file(results, shard, &own, totals, deals, &why);
    else if (shard_read(results->plan, shard, &own, totals, deals, &why) ==
             SHARD_DONE)
        state = SHARD_DONE;
    else
        state = SHARD_FOREIGN;
    if (state == SHARD_DAMAGED || state == SHARD_FOREIGN) {
        Page place = PAGE_EMPTY;
        results_place(results, shard, &place);
        page_format(reason, "%s: %s", place.text, why.text);
        page_free(&place);
    }
    if (text)
        page_put(text, own.text, own.used);
    page_free(&why);
    page_free(&own);
    return state;
}

int results_pack(const SurveyResults *results, Page *pack, u64 *count,
                 Page *reason)
{
    Page text = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    u64 shard;
    *count = 0;
    pack_write_head(pack, results->plan);
    for (shard = 0; shard < plan_shards(results->plan); shard++) {
        const size_t before = reason->used;
        text.used = 0;
        if (results_load(results, shard, &text, NULL, NULL, reason) ==
            SHARD_DONE) {
            pack_add(pack, results->plan, &text);
            ++*count;
        }
        if (reason->used > before)
            page_text(reason, "\n");
    }
    page_free(&text);
    seal_text(pack, digest);
    return !reason->used;
}
