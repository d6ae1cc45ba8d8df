/* SPDX-License-Identifier: MIT */
/* Looks at lines only: it knows neither games nor digests. */
#include "plain_merge.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "player.h"

/* A block, or a version that is outdated. Blocks with one key are the same
   thing, and only the first of them is kept. */
typedef struct PlainBlock {
    Page text, key;
    char version[32];
    long long time, nth;
    int is_game;
} PlainBlock;

typedef struct PlainBlocks {
    PlainBlock *all;
    size_t count;
} PlainBlocks;

static PlainBlock *add_part(PlainBlocks *parts)
{
    parts->all = host_must_have(
        realloc(parts->all, (parts->count + 1) * sizeof(PlainBlock)));
    memset(&parts->all[parts->count], 0, sizeof(PlainBlock));
    return &parts->all[parts->count++];
}

static void free_parts(PlainBlocks *parts)
{
    size_t i;
    for (i = 0; i < parts->count; i++) {
        page_free(&parts->all[i].text);
        page_free(&parts->all[i].key);
    }
    free(parts->all);
}

static int begins(const char *line, const char *with)
{
    return strncmp(line, with, strlen(with)) == 0;
}

static int begins_one_of(const char *line, const char *const *with)
{
    while (*with && !begins(line, *with))
        with++;
    return *with != NULL;
}

/* What two records of one thing can differ in. */
static const char *const beside_result[] = {
    "day ",    "ended ",   "nth ",  "save ", "quadrille save ",
    "hints ",  "undos ",   "time ", "name ", "result ",
    "digest ", "version ", NULL};
static const char *const beside_mark[] = {"marked ", "version ", NULL};
static const char *const beside_reset[] = {"changed ", "until ",   "before ",
                                           "nth ",     "version ", NULL};

/* A game that was given up hasn't ended, even if moves that were undone would
   lead to its end. */
static int ended_for_good(const char *text)
{
    const char *moves = strstr(text, "\nmoves ");
    unsigned count, at;
    return strstr(text, "\nended ") && moves &&
           sscanf(moves, " moves %u at %u", &count, &at) == 2 && at == count &&
           (strstr(text, "\nresult won ") || strstr(text, "\nresult lost "));
}

/* Takes a block's lines, from the first to that of its version. */
static void take_block(PlainBlock *part, const char *text, size_t length)
{
    static const char *const times[] = {"played ", "ended ", "marked ",
                                        "changed ", NULL};
    const char *line = text;
    const char *const *beside = NULL;
    page_put(&part->text, text, length);
    part->is_game = begins(text, "[game]\n");
    if (ended_for_good(part->text.text))
        beside = beside_result;
    if (begins(text, "[favourite]\n"))
        beside = beside_mark;
    if (begins(text, "[reset]\n"))
        beside = beside_reset;
    while (line < text + length) {
        const char *next = strchr(line, '\n') + 1;
        if (!part->time && begins_one_of(line, times))
            part->time = atoll(strchr(line, ' '));
        if (begins(line, "version "))
            sscanf(line, "version %31s", part->version);
        if (begins(text, "[result]\n") && begins(line, "nth "))
            part->nth = atoll(line + 4);
        if (beside && !begins_one_of(line, beside))
            page_put(&part->key, line, (size_t)(next - line));
        line = next;
    }
    if (begins(text, "[settings "))
        page_put(&part->key, text, strcspn(text, "\n"));
    else if (!beside)
        page_text(&part->key, part->version);
}

/* Takes the lines up to that of the block's version. */
static void take_outdated(PlainBlocks *parts, const char *line)
{
    for (; !begins(line, "version "); line = strchr(line, '\n') + 1) {
        PlainBlock *part = add_part(parts);
        snprintf(part->version, sizeof part->version, "%.16s", line);
        page_format(&part->key, "outdated %s", part->version);
        page_format(&part->text, "outdated %s\n", part->version);
    }
}

static void take_backup(PlainBlocks *parts, const Page *backup)
{
    const char *block = strchr(backup->text, '\n') + 1;
    while (*block == '[') {
        const char *end = strchr(strstr(block, "\nversion ") + 1, '\n') + 1;
        if (begins(block, "[outdated]\n"))
            take_outdated(parts, strchr(block, '\n') + 1);
        else
            take_block(add_part(parts), block, (size_t)(end - block));
        block = end;
    }
    assert_true(begins(block, "sha256 "));
}

static int compare_parts(const void *a, const void *b)
{
    const PlainBlock *first = a;
    const PlainBlock *second = b;
    const int is_result = begins(first->text.text, "[result]\n");
    const int order = strcmp(first->key.text, second->key.text);
    if (order)
        return order;
    if (first->time != second->time)
        return (first->time < second->time) == is_result ? -1 : 1;
    if (first->nth != second->nth)
        return first->nth < second->nth ? -1 : 1;
    return strcmp(first->version, second->version);
}

static int is_outdated(const PlainBlocks *parts, const PlainBlock *part)
{
    Page key = PAGE_EMPTY;
    size_t i = 0;
    page_format(&key, "outdated %s", part->version);
    while (i < parts->count && !page_equals(&parts->all[i].key, &key))
        i++;
    page_free(&key);
    return part->is_game && i < parts->count;
}

/* Sorts all parts of several backups by what they are. */
static PlainBlocks sorted_parts(const Page *backups, size_t count)
{
    PlainBlocks parts = {NULL, 0};
    size_t i;
    for (i = 0; i < count; i++)
        take_backup(&parts, &backups[i]);
    if (parts.count)
        qsort(parts.all, parts.count, sizeof(PlainBlock), compare_parts);
    return parts;
}

/* Asserts that the merge has this part next. */
static void assert_next(const PlainBlocks *merged, size_t *next,
                        const PlainBlock *part)
{
    if (*next == merged->count)
        fail_msg("this is missing:\n%s", part->text.text);
    assert_string_equal(merged->all[(*next)++].text.text, part->text.text);
}

void assert_merge_of(const Page *merged, const Page *backups, size_t count)
{
    PlainBlocks parts = sorted_parts(backups, count);
    PlainBlocks found = sorted_parts(merged, 1);
    size_t next = 0;
    size_t i;
    for (i = 0; i < parts.count; i++)
        if (!is_outdated(&parts, &parts.all[i]) &&
            (!i || !page_equals(&parts.all[i].key, &parts.all[i - 1].key)))
            assert_next(&found, &next, &parts.all[i]);
    if (next < found.count)
        fail_msg("this is nowhere else:\n%s", found.all[next].text.text);
    free_parts(&parts);
    free_parts(&found);
}
