/* SPDX-License-Identifier: MIT */
/* Variants are compared as text, and a layout by its name. */
#include "result_kind.h"

#include <string.h>

#include "host/host.h"
#include "rules/games.h"
#include "statistics_page.h"

/* What may follow the name of a layout in that of a start. */
static int is_level(const char *word)
{
    static const char *const levels[] = {"easy", "medium", "hard", "winnable"};
    size_t i = 0;
    while (i < COUNT_OF(levels) && strcmp(levels[i], word) != 0)
        i++;
    return i < COUNT_OF(levels);
}

static int ends_with(const char *text, const char *end)
{
    const size_t length = strlen(text);
    const size_t tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* Games of a level are chosen among random deals; otherwise, what looks like a
   level belongs to the layout's name. */
size_t result_kind_layout_length(const Outcome *outcome)
{
    const char *level = strrchr(outcome->name, ' ');
    return level && is_level(level + 1) &&
                   ends_with(outcome->variant, ":random")
               ? (size_t)(level - outcome->name)
               : strlen(outcome->name);
}

static int is_on_layout(const Outcome *outcome, const char *layout)
{
    const size_t length = result_kind_layout_length(outcome);
    ASSERT(outcome->own_board);
    return strcmp(outcome->name, layout) == 0 ||
           (strncmp(outcome->name, layout, length) == 0 && !layout[length]);
}

int result_kind_has(const ResultKind *kind, const Outcome *outcome)
{
    ASSERT(kind->game && outcome->game);
    if (strcmp(outcome->game, kind->game) != 0)
        return 0;
    switch (kind->part) {
    case KIND_OF_VARIANT:
        return !outcome->own_board &&
               strcmp(outcome->variant, kind->name) == 0;
    case KIND_OF_LEVEL:
        return !outcome->own_board && strcmp(outcome->name, kind->name) == 0;
    case KIND_OF_LAYOUT:
        return outcome->own_board && is_on_layout(outcome, kind->name);
    default:
        return 1;
    }
}

int result_kind_of_tally(ResultKind *kind, const Tally *tally)
{
    ASSERT(tally->game && tally->name);
    kind->game = tally->game;
    kind->name = tally->name;
    kind->part = tally->part == OF_VARIANT ? KIND_OF_VARIANT
                 : tally->part == OF_LEVEL ? KIND_OF_LEVEL
                                           : KIND_OF_LAYOUT;
    return tally->part == OF_VARIANT || tally->part == OF_LEVEL ||
           tally->part == OF_LAYOUT;
}

int result_kind_of_session(ResultKind *kind, Page *variant,
                           const Session *session)
{
    page_variant(variant, session->game, session->variant);
    kind->game = session->game->name;
    kind->name = *session->name ? session->name : variant->text;
    kind->part = session->board   ? KIND_OF_LAYOUT
                 : *session->name ? KIND_OF_LEVEL
                                  : KIND_OF_VARIANT;
    return !session->board || *session->name;
}

const char *result_kind_part_name(const ResultKind *kind)
{
    static const char *const names[] = RESULT_PARTS;
    ASSERT(kind->part <= KIND_OF_LAYOUT);
    STATIC_ASSERT(COUNT_OF(names) == KIND_OF_LAYOUT + 1);
    return names[kind->part];
}

const char *result_kind_variant_title(VariantTitle *title, const char *game,
                                      const char *variant)
{
    return title ? title(games_find(game), variant) : variant;
}

void result_kind_page(Page *page, const ResultKind *kind, VariantTitle *title)
{
    page_text(page, statistics_title_of(kind->game));
    if (!*kind->name)
        return;
    page_text(page, _(", "));
    page_safe(page,
              kind->part == KIND_OF_VARIANT
                  ? result_kind_variant_title(title, kind->game, kind->name)
                  : kind->name);
}
