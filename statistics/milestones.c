/* SPDX-License-Identifier: MIT */
/* The list comes from the game's tables; each result then counts towards its
   line. */
#include "milestones.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "rules/games.h"

/* Names separated by blanks, from easy to hard. The page in the browser has
   the same lists, and a test compares them. */
static const struct {
    const char *game, *levels, *variants;
} known[] = {
    {"kulki", "", "web5 small kulki klines lines98 large web9"},
    {"mahjong", "easy medium hard", "turtle turtle:flowers turtle:random"},
    {"freecell", "easy medium hard",
     "5cells 4cells 3cells 2cells 1cells 0cells"},
    {"sliding", "", "3x3 4x4 5x5 6x6 8x8 10x10"},
};

static void add_milestone(Milestones *milestones, ResultPart part,
                          const char *name, size_t length)
{
    Milestone *milestone;
    if (milestones->count == milestones->room) {
        milestones->room = milestones->room * 2 + 16;
        milestones->list = host_must_have(realloc(
            milestones->list, milestones->room * sizeof *milestones->list));
    }
    ASSERT(milestones->count < milestones->room);
    milestone = &milestones->list[milestones->count++];
    memset(milestone, 0, sizeof *milestone);
    milestone->kind = (ResultKind){milestones->game, part,
                                   host_must_have(strndup(name, length))};
}

static void add_names(Milestones *milestones, ResultPart part,
                      const char *names)
{
    while (*names) {
        const size_t length = strcspn(names, " ");
        ASSERT(length); /* two blanks would be a nameless milestone */
        add_milestone(milestones, part, names, length);
        names += length + (names[length] != '\0');
    }
}

/* A game without an entry has its usual variant. */
static void add_usual(Milestones *milestones)
{
    const Game *game = games_find(milestones->game);
    u8 variant[VARIANT_SIZE];
    Page name = PAGE_EMPTY;
    Reader reader;
    Fault fault;
    reader_start(&reader, "", 0);
    if (!game || game_read_variant(game, variant, &reader, &fault))
        return;
    page_variant(&name, game, variant);
    add_milestone(milestones, KIND_OF_VARIANT, name.text, name.used);
    page_free(&name);
}

void milestones_start(Milestones *milestones, const char *game)
{
    size_t i = 0;
    ASSERT(game);
    memset(milestones, 0, sizeof *milestones);
    milestones->game = game;
    while (i < COUNT_OF(known) && strcmp(known[i].game, game) != 0)
        i++;
    if (i == COUNT_OF(known)) {
        add_usual(milestones);
        return;
    }
    add_names(milestones, KIND_OF_LEVEL, known[i].levels);
    add_names(milestones, KIND_OF_VARIANT, known[i].variants);
}

void milestones_add_layout(Milestones *milestones, const char *name)
{
    add_milestone(milestones, KIND_OF_LAYOUT, name, strlen(name));
}

void milestones_free(Milestones *milestones)
{
    size_t i;
    for (i = 0; i < milestones->count; i++) {
        if (milestones->list[i].best.game)
            scores_free_outcome(&milestones->list[i].best);
        free((char *)milestones->list[i].kind.name);
    }
    free(milestones->list);
    memset(milestones, 0, sizeof *milestones);
}

/* ------------------------------------------------------------- counting */

static void count_unaided(Milestone *milestone, const Outcome *outcome)
{
    ASSERT(tally_is_finished(outcome) && !tally_is_assisted(outcome));
    milestone->finished++;
    if (outcome->clock &&
        (!milestone->fastest || outcome->clock < milestone->fastest))
        milestone->fastest = outcome->clock;
    if (milestone->best.game && scores_compare(&milestone->best, outcome) <= 0)
        return;
    if (milestone->best.game)
        scores_free_outcome(&milestone->best);
    milestone->best = scores_copy_outcome(outcome);
}

void milestones_count(void *own, const Outcome *outcome)
{
    Milestones *milestones = own;
    size_t i;
    ASSERT(outcome->game);
    for (i = 0; i < milestones->count; i++) {
        Milestone *milestone = &milestones->list[i];
        if (outcome->reset || !result_kind_has(&milestone->kind, outcome))
            continue;
        milestone->games++;
        milestone->clock += outcome->clock;
        if (!tally_is_finished(outcome))
            continue;
        snprintf(milestone->last, DATE_SIZE, "%s", outcome->day);
        if (tally_is_assisted(outcome))
            milestone->assisted++;
        else
            count_unaided(milestone, outcome);
    }
}

int milestone_is_done(const Milestone *milestone)
{
    return milestone->finished || milestone->assisted;
}

size_t milestones_done(const Milestones *milestones)
{
    size_t done = 0;
    size_t i;
    for (i = 0; i < milestones->count; i++)
        done += milestone_is_done(&milestones->list[i]) != 0;
    ASSERT(done <= milestones->count);
    return done;
}

const Milestone *milestones_next(const Milestones *milestones, ResultPart part)
{
    size_t i;
    ASSERT(part != KIND_OF_GAME);
    for (i = 0; i < milestones->count; i++)
        if (milestones->list[i].kind.part == part &&
            !milestone_is_done(&milestones->list[i]))
            return &milestones->list[i];
    return NULL;
}

void milestone_page_command(Page *page, const ResultKind *kind)
{
    page_format(page, "quadrille %s %s", kind->game,
                kind->part == KIND_OF_LAYOUT ? "--layout " : "");
    page_safe(page, kind->name);
}
