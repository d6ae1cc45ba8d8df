/* SPDX-License-Identifier: MIT */
/* What is counted in several places. A program contains only those that it
   uses. */
#include "plural.h"

#include "rules/core/base.h"

const Plural plural_cards = {_("%llu card"), _("%llu cards")};
const Plural plural_days = {_("%llu day"), _("%llu days")};
const Plural plural_deals = {_("%llu deal"), _("%llu deals")};
const Plural plural_free_cells = {_("%llu free cell"), _("%llu free cells")};
const Plural plural_hidden_tiles = {_("%llu hidden tile"),
                                    _("%llu hidden tiles")};
const Plural plural_hints = {_("%llu hint"), _("%llu hints")};
const Plural plural_legal_moves = {_("%llu legal move"),
                                   _("%llu legal moves")};
const Plural plural_moves = {_("%llu move"), _("%llu moves")};
const Plural plural_points = {_("%llu point"), _("%llu points")};
const Plural plural_results = {_("%llu result"), _("%llu results")};
const Plural plural_single_card_moves = {_("%llu single-card move"),
                                         _("%llu single-card moves")};
const Plural plural_single_tile_moves = {_("%llu single-tile move"),
                                         _("%llu single-tile moves")};
const Plural plural_slides = {_("%llu slide"), _("%llu slides")};
const Plural plural_tiles_left = {_("%llu tile left"), _("%llu tiles left")};
const Plural plural_undos = {_("%llu undo"), _("%llu undos")};

const char *plural_form(unsigned long long count, const char *one,
                        const char *many)
{
    return count == 1 ? one : many;
}

void page_count(Page *page, unsigned long long count, const Plural *plural)
{
    page_format(page, plural_form(count, plural->one, plural->many), count);
}

static void page_unit(Page *page, size_t begun, unsigned long long count,
                      const char *one, const char *many)
{
    page_text(page, page->used > begun ? " " : "");
    page_format(page, plural_form(count, one, many), count);
}

void page_duration(Page *page, unsigned long long milliseconds)
{
    const unsigned long long seconds = milliseconds / 1000;
    const unsigned long long hours = seconds / 3600;
    const unsigned long long minutes = seconds / 60 % 60;
    const size_t begun = page->used;
    if (hours)
        page_unit(page, begun, hours, _("%llu hour"), _("%llu hours"));
    if (minutes)
        page_unit(page, begun, minutes, _("%llu minute"), _("%llu minutes"));
    if (!hours && (!minutes || seconds % 60))
        page_unit(page, begun, seconds % 60, _("%llu second"),
                  _("%llu seconds"));
}
