/* SPDX-License-Identifier: MIT */
/* The settings of plans. One table defines their order, and how each is
   written and read. */
#include "plan_inside.h"

#include <string.h>

#include "host/host.h"
#include "solve/kulki/kulki.h"

typedef struct PlanSetting {
    const char *key;
    u8 uses;    /* needed only by kinds that use this */
    u8 is_free; /* a later plan for unknown deals may have another value */
    /* Writes the value; nothing if the plan doesn't have this setting. */
    void (*write)(const SurveyPlan *plan, Page *page);
    int (*read)(SurveyPlan *plan, const char *value);
} PlanSetting;

static void write_kind(const SurveyPlan *plan, Page *page)
{
    const SurveyKind *kind = plan->question.kind;
    page_format(page, "%s %s", kind->game->name, kind->name);
}

static int read_kind(SurveyPlan *plan, const char *value)
{
    const size_t length = strcspn(value, " ");
    char game[16];
    const SurveyKind *kind;
    if (length >= sizeof game || !value[length])
        return 0;
    memcpy(game, value, length);
    game[length] = '\0';
    kind = survey_kind_of(game, value + length + 1);
    if (kind)
        plan_start(plan, kind);
    return kind != NULL;
}

static void write_variant(const SurveyPlan *plan, Page *page)
{
    page_variant(page, plan->question.kind->game, plan->question.variant);
}

static int read_variant(SurveyPlan *plan, const char *value)
{
    Reader reader;
    Fault fault;
    reader_start(&reader, value, (u32)strlen(value));
    return game_read_variant(plan->question.kind->game, plan->question.variant,
                             &reader, &fault) == FINE &&
           !survey_kind_objection(plan->question.kind, plan->question.variant);
}

static void write_rules(const SurveyPlan *plan, Page *page)
{
    page_format(page, "%lu", (unsigned long)plan->rules);
}

static int read_version(u32 *version, const char *value)
{
    u64 number;
    if (!sealed_text_read_u64(value, &number) || !number ||
        number > UINT32_MAX)
        return 0;
    *version = (u32)number;
    return 1;
}

static int read_rules(SurveyPlan *plan, const char *value)
{
    return read_version(&plan->rules, value);
}

static void write_solver(const SurveyPlan *plan, Page *page)
{
    page_format(page, "%lu", (unsigned long)plan->solver);
}

static int read_solver(SurveyPlan *plan, const char *value)
{
    return read_version(&plan->solver, value);
}

static void write_layout(const SurveyPlan *plan, Page *page)
{
    page_put(page, plan->layout.text, plan->layout.used);
}

static int read_layout(SurveyPlan *plan, const char *value)
{
    plan->layout.used = 0;
    page_text(&plan->layout, value);
    plan->question.layout.count = 0;
    return *value != '\0';
}

static void write_players(const SurveyPlan *plan, Page *page)
{
    unsigned i;
    for (i = 0; i < plan->question.ways; i++)
        page_format(page, "%s%s", i ? "," : "", plan_answer(plan, i));
}

static int add_player(SurveyQuestion *question, const char *name,
                      size_t length)
{
    u8 player;
    for (player = 0; player < KULKI_PLAYERS; player++)
        if (strlen(kulki_players[player]) == length &&
            memcmp(kulki_players[player], name, length) == 0)
            break;
    if (player == KULKI_PLAYERS || question->ways == MOST_WAYS ||
        memchr(question->player, player, question->ways))
        return 0;
    question->player[question->ways++] = player;
    return 1;
}

int plan_read_players(SurveyPlan *plan, const char *value)
{
    plan->question.ways = 0;
    for (;;) {
        const size_t length = strcspn(value, ",");
        if (!add_player(&plan->question, value, length))
            return 0;
        if (!value[length])
            return 1;
        value += length + 1;
    }
}

static void write_turns(const SurveyPlan *plan, Page *page)
{
    page_format(page, "%lu", (unsigned long)plan->question.turns);
}

static int read_turns(SurveyPlan *plan, const char *value)
{
    u64 turns;
    const int is_right = sealed_text_read_u64(value, &turns) && turns &&
                         turns <= MOST_SURVEY_TURNS;
    plan->question.turns = is_right ? (u32)turns : 0;
    return is_right;
}

static void write_metric(const SurveyPlan *plan, Page *page)
{
    page_text(page, plan->question.in_slides ? "slides" : "tiles");
}

static int read_metric(SurveyPlan *plan, const char *value)
{
    plan->question.in_slides = strcmp(value, "slides") == 0;
    return plan->question.in_slides || strcmp(value, "tiles") == 0;
}

static void write_nodes(const SurveyPlan *plan, Page *page)
{
    page_format(page, "%llu", (unsigned long long)plan->question.nodes);
}

static int read_nodes(SurveyPlan *plan, const char *value)
{
    return sealed_text_read_u64(value, &plan->question.nodes) &&
           plan->question.nodes;
}

static void write_memory(const SurveyPlan *plan, Page *page)
{
    page_format(page, "%llu",
                (unsigned long long)(plan->question.memory / MEGABYTE));
}

static int read_memory(SurveyPlan *plan, const char *value)
{
    u64 megabytes;
    if (!sealed_text_read_u64(value, &megabytes) || !megabytes ||
        megabytes > MOST_SURVEY_MEGABYTES)
        return 0;
    plan->question.memory = megabytes * MEGABYTE;
    return 1;
}

static void write_from(const SurveyPlan *plan, Page *page)
{
    page_text(page, plan->from);
}

static int read_from(SurveyPlan *plan, const char *value)
{
    if (strlen(value) != SHA256_TEXT - 1)
        return 0;
    memcpy(plan->from, value, SHA256_TEXT);
    return 1;
}

static void write_deals(const SurveyPlan *plan, Page *page)
{
    if (plan->listed || plan->boards.used)
        page_format(page, "%llu listed", (unsigned long long)plan_deals(plan));
    else
        page_format(page, "%llu..%llu", (unsigned long long)plan->first,
                    (unsigned long long)plan->last);
}

static int read_range(SurveyPlan *plan, const char *at)
{
    return sealed_text_take_u64(&at, &plan->first) &&
           strncmp(at, "..", 2) == 0 &&
           sealed_text_read_u64(at + 2, &plan->last) &&
           plan->first <= plan->last && plan->last - plan->first < ~(u64)0;
}

/* The list itself follows the settings. */
static int read_deals(SurveyPlan *plan, const char *value)
{
    u64 count;
    const char *at = value;
    if (read_range(plan, value))
        return 1;
    if (!sealed_text_take_u64(&at, &count) || strcmp(at, " listed") != 0 ||
        !count || count > MOST_LISTED_DEALS)
        return 0;
    plan->first = 1;
    plan->last = count;
    plan->is_list = 1;
    return 1;
}

static void write_shard(const SurveyPlan *plan, Page *page)
{
    page_format(page, "%llu", (unsigned long long)plan->shard);
}

static int read_shard(SurveyPlan *plan, const char *value)
{
    return sealed_text_read_u64(value, &plan->shard) && plan->shard &&
           plan->shard <= MOST_IN_SHARD && plan_shards(plan) <= MOST_SHARDS;
}

static void write_lists(const SurveyPlan *plan, Page *page)
{
    const char *between = "";
    unsigned answer;
    if (plan->full) {
        page_text(page, "all");
        return;
    }
    for (answer = 0; answer < plan_answers(plan); answer++)
        if (plan_answer_is_listed(plan, answer)) {
            page_format(page, "%s%s", between, plan_answer(plan, answer));
            between = " ";
        }
    if (!*between)
        page_text(page, "none");
}

static int read_lists(SurveyPlan *plan, const char *value)
{
    plan->full = strcmp(value, "all") == 0;
    if (plan->full)
        return 1;
    return plan_read_lists(plan, strcmp(value, "none") == 0 ? "" : value);
}

static const PlanSetting settings[] = {
    {"kind", 0, 0, write_kind, read_kind},
    {"variant", 0, 0, write_variant, read_variant},
    {"rules", 0, 0, write_rules, read_rules},
    {"solver", 0, 0, write_solver, read_solver},
    {"layout", USES_LAYOUT, 0, write_layout, read_layout},
    {"players", USES_PLAYERS, 0, write_players, plan_read_players},
    {"turns", USES_PLAYERS, 0, write_turns, read_turns},
    {"metric", USES_METRIC, 0, write_metric, read_metric},
    {"nodes", 0, 1, write_nodes, read_nodes},
    {"memory", 0, 1, write_memory, read_memory},
    {"from", 0, 1, write_from, read_from},
    {"deals", 0, 1, write_deals, read_deals},
    {"shard", 0, 1, write_shard, read_shard},
    {"list", 0, 1, write_lists, read_lists},
};

/* Whether plans of this kind have a setting. Only "from" can be absent. */
static int has_setting(const SurveyPlan *plan, const PlanSetting *setting)
{
    return !setting->uses || setting->uses & plan->question.kind->uses;
}

void plan_write_settings(SurveyPlan *plan)
{
    size_t i;
    plan->settings.used = 0;
    for (i = 0; i < COUNT_OF(settings); i++) {
        const size_t before = plan->settings.used;
        size_t start;
        if (!has_setting(plan, &settings[i]))
            continue;
        page_format(&plan->settings, "%s ", settings[i].key);
        start = plan->settings.used;
        settings[i].write(plan, &plan->settings);
        if (plan->settings.used == start)
            plan->settings.used = before;
        else
            page_text(&plan->settings, "\n");
    }
}

/* The tiles of a layout follow the settings. */
static int has_same_tiles(const SurveyPlan *plan, const SurveyPlan *later)
{
    const Layout *a = &plan->question.layout;
    const Layout *b = &later->question.layout;
    return a->count == b->count &&
           memcmp(a->place, b->place, a->count * sizeof *a->place) == 0;
}

int plan_asks_the_same(const SurveyPlan *plan, const SurveyPlan *later,
                       Page *reason)
{
    Page is = PAGE_EMPTY;
    Page was = PAGE_EMPTY;
    const PlanSetting *setting = settings;
    const PlanSetting *end = settings + COUNT_OF(settings);
    for (; setting < end && !reason->used; setting++) {
        if (setting->is_free || !has_setting(plan, setting))
            continue;
        is.used = was.used = 0;
        setting->write(plan, &was);
        setting->write(later, &is);
        if (!page_equals(&is, &was))
            page_format(reason,
                        _("it asks another question: '%1$s' is '%2$s', not "
                          "'%3$s'"),
                        setting->key, is.text, was.text);
    }
    if (!reason->used && !has_same_tiles(plan, later))
        page_text(reason, _("it asks about another layout"));
    page_free(&is);
    page_free(&was);
    return !reason->used;
}

static int read_setting(SurveyPlan *plan, const PlanSetting *setting,
                        const LineReader *lines, Page *reason)
{
    if (setting->read(plan, lines->value))
        return 1;
    page_format(reason, _("line %1$lu: this program can't use '%2$s'"),
                (unsigned long)lines->number, lines->line);
    return 0;
}

int plan_read_settings(SurveyPlan *plan, LineReader *lines, Page *reason)
{
    const PlanSetting *setting = settings;
    const PlanSetting *end = settings + COUNT_OF(settings);
    int there = line_reader_next(lines);
    for (; setting < end; setting++) {
        if (setting > settings && !has_setting(plan, setting))
            continue;
        if (there && strcmp(lines->key, setting->key) == 0) {
            if (!read_setting(plan, setting, lines, reason))
                return 0;
            there = line_reader_next(lines);
        } else if (strcmp(setting->key, "from") != 0) {
            page_format(reason, _("line %1$lu: '%2$s' is missing"),
                        (unsigned long)lines->number, setting->key);
            return 0;
        }
    }
    lines->again = there;
    return 1;
}
