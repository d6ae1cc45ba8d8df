/* SPDX-License-Identifier: MIT */
/* What is counted in several places. A program contains only those that it
   uses. */
#include "plural.h"

#include "rules/core/base.h"

const Plural plural_cards_moved =
    PLURAL_("%llu card moved", "%llu cards moved");
const Plural plural_days = PLURAL_("%llu day", "%llu days");
const Plural plural_deals = PLURAL_("%llu deal", "%llu deals");
const Plural plural_free_cells = PLURAL_("%llu free cell", "%llu free cells");
const Plural plural_hints = PLURAL_("%llu hint", "%llu hints");
const Plural plural_legal_moves =
    PLURAL_("%llu legal move", "%llu legal moves");
const Plural plural_moves = PLURAL_("%llu move", "%llu moves");
const Plural plural_peeks =
    PLURAL_("looking at %llu hidden tile", "looking at %llu hidden tiles");
const Plural plural_points = PLURAL_("%llu point", "%llu points");
const Plural plural_results = PLURAL_("%llu result", "%llu results");
const Plural plural_single_card_moves =
    PLURAL_("%llu single-card move", "%llu single-card moves");
const Plural plural_single_tile_moves =
    PLURAL_("%llu single-tile move", "%llu single-tile moves");
const Plural plural_slides = PLURAL_("%llu slide", "%llu slides");
const Plural plural_tiles_left = PLURAL_("%llu tile left", "%llu tiles left");
const Plural plural_undos = PLURAL_("%llu undo", "%llu undos");

#if defined(QUADRILLE_TRANSLATED)
/* The form depends on the last digits alone, except for small numbers. */
const char *plural_form(unsigned long long count, const char *one,
                        const char *many)
{
    enum { MILLION = 1000000 };
    return translate_count(
        (u32)(count < MILLION ? count : MILLION + count % MILLION), one, many);
}
#else
const char *plural_form(unsigned long long count, const char *one,
                        const char *many)
{
    return count == 1 ? one : many;
}
#endif

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
        page_unit(page, begun, hours, "%llu hour", "%llu hours");
    if (minutes)
        page_unit(page, begun, minutes, "%llu minute", "%llu minutes");
    if (!hours && (!minutes || seconds % 60))
        page_unit(page, begun, seconds % 60, "%llu second", "%llu seconds");
}
