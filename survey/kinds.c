/* SPDX-License-Identifier: MIT */
/* The table of kinds of surveys. A new one needs a line here. */
#include "kind.h"

#include <string.h>

const SurveyKind *const survey_kinds[] = {
    &freecell_verdict_kind, &freecell_length_kind,    &freecell_cells_kind,
    &mahjong_verdict_kind,  &mahjong_difficulty_kind, &kulki_tournament_kind,
    &sliding_length_kind,   &sliding_positions_kind,  NULL};

const char *survey_kind_objection(const SurveyKind *kind, const u8 *variant)
{
    return kind->objection ? kind->objection(variant) : NULL;
}

const SurveyKind *survey_kind_of(const char *game, const char *name)
{
    const SurveyKind *const *kind = survey_kinds;
    while (*kind && (strcmp((*kind)->game->name, game) != 0 ||
                     strcmp((*kind)->name, name) != 0))
        kind++;
    return *kind;
}
