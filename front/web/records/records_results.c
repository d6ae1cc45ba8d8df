/* SPDX-License-Identifier: MIT */
/* Reads the results that the page passes, marks those that were reset, and
   makes resets. The store finds in SQL what is searched here. */
#include <stdlib.h>
#include <string.h>

#include "host/json.h"
#include "records.h"
#include "statistics/record.h"
#include "store/reset_changes.h"

static Results results;

const Results *records_results(void)
{
    return &results;
}

/* --------------------------------------------------------------- reading */

/* Takes a field of a line, up to the tab behind it. */
static const char *take_field(char **at)
{
    char *field = *at;
    char *end = field + strcspn(field, "\t");
    *at = end + (*end != '\0');
    *end = '\0';
    return field;
}

static long long take_number(char **at)
{
    const char *digits = take_field(at);
    long long number = 0;
    while (*digits >= '0' && *digits <= '9')
        number = number * 10 + (*digits++ - '0');
    return number;
}

static Outcome read_result(char *at)
{
    Outcome result = {.seed = ""};
    result.id = take_number(&at);
    result.game = take_field(&at);
    result.variant = take_field(&at);
    result.name = take_field(&at);
    result.day = take_field(&at);
    result.date = take_field(&at);
    result.status = (u8)take_number(&at);
    result.own_board = take_number(&at) != 0;
    result.ended = take_number(&at);
    result.nth = (u32)take_number(&at);
    result.moves = (u32)take_number(&at);
    result.score = (u32)take_number(&at);
    result.hints = (u32)take_number(&at);
    result.undos = (u32)take_number(&at);
    result.clock = (u32)take_number(&at);
    result.player = take_field(&at);
    return result;
}

static void add_result(const Outcome *result)
{
    if (results.count == results.room) {
        results.room = 2 * results.room + 64;
        results.list = host_must_have(
            realloc(results.list, results.room * sizeof *results.list));
    }
    results.list[results.count++] = *result;
}

/* ---------------------------------------------------------------- resets */

static ResultPlace place_of(const Outcome *result)
{
    return (ResultPlace){result->ended, result->nth};
}

static int is_of_player(const Outcome *result, const char *player)
{
    return !*player || strcmp(player, result->player) == 0;
}

int records_is_reset_by(const Outcome *result, const KeptReset *reset)
{
    const ResultPlace place = place_of(result);
    return reset_is_before(&place, &reset->until) &&
           is_of_player(result, reset->player) &&
           result_kind_has(&reset->kind, result);
}

static void mark_resets(void)
{
    size_t i, j;
    for (i = 0; i < results.count; i++)
        for (j = 0; j < results.reset_count && !results.list[i].reset; j++)
            results.list[i].reset =
                records_is_reset_by(&results.list[i], &results.resets[j]) != 0;
}

static u32 read_resets(u32 from, u32 length)
{
    static Backup blocks;
    const u32 good = records_read_blocks(&blocks, from, length);
    size_t i;
    free(results.resets);
    results.resets =
        host_must_have(calloc(blocks.count + 1, sizeof *results.resets));
    results.reset_count = 0;
    for (i = 0; good && i < blocks.count; i++)
        if (blocks.records[i].kind == BACKUP_RESET)
            results.resets[results.reset_count++] =
                backup_reset_of(&blocks.records[i]);
    return good;
}

static void free_saves(void)
{
    size_t i;
    for (i = 0; results.saves && i < results.count; i++)
        free(results.saves[i]);
    free(results.saves);
}

void records_take_moves(u32 id, u32 length)
{
    Page save = exchange_take(0, length);
    ASSERT(id && id <= results.count);
    free(results.saves[id - 1]);
    results.saves[id - 1] = save.text;
}

u32 records_take(u32 lines, u32 blocks)
{
    Page text = exchange_take(0, lines);
    char *at = text.text;
    u32 good;
    free_saves();
    page_free(&results.lines);
    results.lines = text;
    results.count = 0;
    while (*at) {
        char *end = at + strcspn(at, "\n");
        char *next = end + (*end != '\0');
        Outcome result;
        *end = '\0';
        result = read_result(at);
        add_result(&result);
        at = next;
    }
    results.saves =
        host_must_have(calloc(results.count + 1, sizeof *results.saves));
    good = read_resets(lines, blocks);
    mark_resets();
    return good;
}

/* --------------------------------------------------------------- changes */

const char *records_take_line(char **at)
{
    char *line = *at;
    char *end = line + strcspn(line, "\n");
    *at = end + (*end != '\0');
    *end = '\0';
    return line;
}

static ResultPart part_of(const char *name)
{
    ResultKind kind = {"", KIND_OF_LAYOUT, ""};
    while (kind.part && strcmp(result_kind_part_name(&kind), name) != 0)
        kind.part--;
    return kind.part;
}

static int is_same_kind(const ResultKind *a, const ResultKind *b)
{
    return a->part == b->part && strcmp(a->game, b->game) == 0 &&
           strcmp(a->name, b->name) == 0;
}

/* The last change of a kind and player; all zero if there was none. */
static KeptReset last_change(const ResultKind *kind, const char *player)
{
    KeptReset reset = {.kind = *kind};
    size_t i;
    for (i = 0; i < results.reset_count; i++)
        if (is_same_kind(&results.resets[i].kind, kind) &&
            strcmp(results.resets[i].player, player) == 0)
            reset = results.resets[i];
    return reset;
}

/* The place of the player's last result of the kind that counts. Returns 0 if
   none does. */
static int find_last(const ResultKind *kind, const char *player,
                     ResultPlace *place)
{
    size_t i;
    for (i = results.count; i-- > 0;) {
        const Outcome *result = &results.list[i];
        if (result->reset || !is_of_player(result, player) ||
            !result_kind_has(kind, result))
            continue;
        *place = place_of(result);
        return 1;
    }
    return 0;
}

/* Reads the lines of a kind, which must outlive it; returns the player. */
static const char *take_kind(ResultKind *kind, char *at)
{
    kind->game = records_take_line(&at);
    kind->part = part_of(records_take_line(&at));
    kind->name = records_take_line(&at);
    return records_take_line(&at);
}

u32 records_record(u32 length)
{
    Page text = exchange_take(0, length);
    Page *page = exchange_fresh();
    Page words = PAGE_EMPTY;
    Record record = {.best = 0};
    size_t i;
    (void)take_kind(&record.kind, text.text);
    for (i = 0; i < results.count; i++)
        record_count(&record, &results.list[i]);
    if (record.is_set) {
        record_page(&words, &record);
        page_format(page, "{\"best\":%lu", (unsigned long)record.best);
        page_member(page, "words", &words);
        page_text(page, "}");
    }
    page_free(&text);
    return exchange_end();
}

u32 records_reset(u32 length, u32 undo, double now)
{
    Page text = exchange_take(0, length);
    ResultKind kind;
    const char *player = take_kind(&kind, text.text);
    KeptReset reset = last_change(&kind, player);
    ResultPlace last = {0, 0};
    const int changes =
        undo ? reset_can_undo(&reset) : find_last(&kind, player, &last);
    reset.kind = kind;
    reset.player = player;
    if (changes && undo)
        reset_undo(&reset, (long long)now);
    else if (changes)
        reset_make(&reset, &last, (long long)now);
    if (changes)
        records_begin_reset(&reset);
    page_free(&text);
    return changes != 0;
}
