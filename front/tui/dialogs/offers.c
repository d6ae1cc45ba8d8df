/* SPDX-License-Identifier: MIT */
/* Every offer is a choice made with the words that players type after "new",
   so the vocabulary is the same everywhere. Random seeds are drawn when the
   list is made: what is previewed is what will be dealt. */

#include "offers.h"

#include <stdlib.h>
#include <string.h>

#include "advice/level.h"
#include "formats/layouts.h"
#include "host/clock.h"
#include "rules/games.h"
#include "statistics/days.h"
#include "table/deal_step.h"
#include "table/kept_start.h"
#include "table/kit.h"
#include "table/layout_files.h"
#include "table/titles.h"
#include "table/today.h"

enum { MOST_RECENT = 30 };

const struct SectionName section_names[SECTIONS] = {
    [SECTION_NEW] = {'n', N_("New game")},
    [SECTION_DEAL] = {'#', N_("Deal")},
    [SECTION_LEVEL] = {'d', N_("Difficulty")},
    [SECTION_VARIANT] = {'v', N_("Variant")},
    [SECTION_SIZE] = {'s', N_("Size")},
    [SECTION_LAYOUT] = {'l', N_("Layout")},
    [SECTION_FAVOURITE] = {'f', N_("Favourites")},
    [SECTION_RECENT] = {'r', N_("Recent")}};

static StartOffer *add(Offers *offers, Section section, const Choice *choice,
                       const char *label, const char *note)
{
    StartOffer *offer;
    if (offers->count == offers->room) {
        offers->room = offers->room ? 2 * offers->room : 32;
        offers->list = host_must_have(realloc(
            offers->list, (size_t)offers->room * sizeof *offers->list));
    }
    offer = &offers->list[offers->count++];
    memset(offer, 0, sizeof *offer);
    offer->section = section;
    offer->choice = *choice;
    page_text(&offer->label, label);
    page_text(&offer->note, note);
    if (!choice->has_seed)
        entropy_seed(choice->game, offer->choice.seed);
    return offer;
}

/* The usual start, or that of the game in progress. */
static void start_choice(const Offers *offers, Choice *choice)
{
    choice_start(choice, offers->game);
    if (offers->session)
        memcpy(choice->variant, offers->session->variant, VARIANT_SIZE);
}

/* ---------------------------------------------------------- new, and today */

static void page_variant_of(Page *page, const Choice *choice)
{
    page_variant(page, choice->game, choice->variant);
}

static void add_plain(Offers *offers)
{
    Choice choice;
    Page variant = PAGE_EMPTY;
    Page note = PAGE_EMPTY;
    StartOffer *offer;
    start_choice(offers, &choice);
    page_variant_of(&variant, &choice);
    page_text(&note, kit_title(choice.game, variant.text));
    page_free(&variant);
    offer = add(offers, SECTION_NEW, &choice, _("New deal"), note.text);
    offer->is_plain = 1;
    offer->same_board = offers->session && offers->session->board &&
                        kit_of(offers->game)->deal_again;
    page_free(&note);
}

static void add_today(Offers *offers)
{
    static const char *const notes[] = {[DAILY_OPEN] = "%s",
                                        [DAILY_BEGUN] = N_("in progress, %s"),
                                        [DAILY_DONE] = N_("done, %s")};
    STATIC_ASSERT(COUNT_OF(notes) == DAILY_DONE + 1);
    Choice choice;
    Fault fault;
    Today today;
    StartOffer *offer;
    Page day = PAGE_EMPTY, note = PAGE_EMPTY;
    u8 i = 0;
    choice_start(&choice, offers->game);
    if (choice_set_daily(&choice, "today", &fault))
        return;
    while (games[i] != offers->game)
        i++;
    (void)today_read(&today, offers->store, choice.date, choice.date);
    title_page_day(&day, choice.date);
    page_format(&note, translate(notes[today.dailies[i].state]), day.text);
    offer = add(offers, SECTION_NEW, &choice, _("Today's puzzle"), note.text);
    page_free(&day);
    page_free(&note);
    if (today.dailies[i].state == DAILY_BEGUN)
        offer->choice.kept = today.dailies[i].id;
    today_free(&today);
}

/* ------------------------------------------------------------- other deals */

static void add_step(Offers *offers, const Choice *from, const char *label,
                     int by)
{
    Choice choice = *from;
    Page seed = PAGE_EMPTY;
    choice.name = NULL;
    if (!by || deal_step(offers->game, choice.seed, by)) {
        page_seed(&seed, offers->game, choice.seed);
        add(offers, SECTION_DEAL, &choice, label, seed.text);
    }
    page_free(&seed);
}

/* The neighbours of the deal in progress, if it was dealt. */
static void add_steps(Offers *offers)
{
    StartTexts texts;
    Choice choice;
    if (!offers->session)
        return;
    start_texts_of(&texts, offers->session);
    texts.start.date = "";
    if (kept_start_choose(&choice, &texts.start)) {
        add_step(offers, &choice, _("Next"), 1);
        add_step(offers, &choice, _("Previous"), -1);
        add_step(offers, &choice, _("This one"), 0);
        offers->list[offers->count - 1].choice.name = choice.name;
    }
    start_texts_free(&texts);
}

static void add_typed(Offers *offers)
{
    Choice choice;
    start_choice(offers, &choice);
    add(offers, SECTION_DEAL, &choice, _("Go to:"),
        _("type a number, word or variant"))
        ->is_typed = 1;
}

/* ----------------------------------------------------- levels and variants */

/* The words that choose a level in games that have them. */
static void add_levels(Offers *offers)
{
    const VariantName *level = kit_of(offers->game)->levels;
    Choice choice;
    Fault fault;
    for (; level && level->name; level++) {
        choice_start(&choice, offers->game);
        if (level_name(offers->game, level->name) &&
            !choice_set_word(&choice, level->name, &fault))
            add(offers, SECTION_LEVEL, &choice, level->name,
                translate(level->help));
    }
}

static int is_size(const char *word)
{
    const size_t width = strspn(word, "0123456789");
    const size_t height =
        word[width] == 'x' ? strspn(word + width + 1, "0123456789") : 0;
    return width && height && !word[width + 1 + height];
}

/* What a list calls a variant: by its title, or else by the word for it. */
static const char *label_of(const Choice *choice, const char *word)
{
    Page variant = PAGE_EMPTY;
    const char *title;
    page_variant_of(&variant, choice);
    title = kit_title(choice->game, variant.text);
    if (title == variant.text)
        title = word;
    page_free(&variant);
    return title;
}

/* Sizes have a section of their own. */
static void add_variants(Offers *offers, Section section)
{
    const VariantName *variant = kit_of(offers->game)->variants;
    Choice choice;
    Fault fault;
    for (; variant->name; variant++) {
        choice_start(&choice, offers->game);
        if (is_size(variant->name) == (section == SECTION_SIZE) &&
            !choice_set_variant(&choice, variant->name, &fault))
            add(offers, section, &choice, label_of(&choice, variant->name),
                variant->help ? translate(variant->help) : "");
    }
}

/* ----------------------------------------------------------------- layouts */

static void page_size(Page *page, const Layout *layout)
{
    u8 high = 0;
    u8 i;
    for (i = 0; i < layout->count; i++)
        if (layout->place[i].z >= high)
            high = (u8)(layout->place[i].z + 1);
    page_format(page, _("%1$u tiles, %2$u high"), (unsigned)layout->count,
                (unsigned)high);
}

/* A file that isn't a layout is offered, too; choosing it tells what is wrong
   with it. */
static void see_layout(void *own, const char *name, const char *path)
{
    Offers *offers = own;
    Choice choice;
    Layout layout;
    Page text = PAGE_EMPTY;
    Page size = PAGE_EMPTY;
    Reader reader;
    Fault fault;
    if (strlen(name) >= LAYOUT_WORD)
        return;
    choice_start(&choice, offers->game);
    strcpy(choice.layout, name);
    page_put(&size, "", 0);
    if (file_read(path, &text)) {
        reader_start(&reader, text.text, (u32)text.used);
        if (!layouts_read(&layout, &reader, &fault))
            page_size(&size, &layout);
    }
    add(offers, SECTION_LAYOUT, &choice, name, size.text);
    page_free(&text);
    page_free(&size);
}

static void add_layouts(Offers *offers)
{
    Choice choice;
    Page size = PAGE_EMPTY;
    Layout turtle;
    if (!layouts_exist(offers->game))
        return;
    choice_start(&choice, offers->game);
    mahjong_build_turtle(&turtle);
    page_size(&size, &turtle);
    add(offers, SECTION_LAYOUT, &choice, "turtle", size.text);
    page_free(&size);
    layouts_list(see_layout, offers);
}

/* ---------------------------------------------------- what the store knows */

static void add_kept(Offers *offers, Section section, const KeptStart *start)
{
    Choice choice;
    Page note = PAGE_EMPTY;
    Page label = PAGE_EMPTY;
    if (!kept_start_choose(&choice, start))
        return;
    page_text(&note,
              start->own_board ? "" : kit_title(offers->game, start->variant));
    if (*start->name) {
        page_comma(&note);
        page_text(&note, start->name);
    }
    if (*start->date)
        days_page_short_date(&label, start->date);
    else
        page_text(&label, start->seed);
    add(offers, section, &choice, label.text, note.used ? note.text : "");
    page_free(&label);
    page_free(&note);
}

static void see_recent(void *own, const KeptStart *start)
{
    add_kept(own, SECTION_RECENT, start);
}

static void see_favourite(void *own, const KeptStart *start)
{
    add_kept(own, SECTION_FAVOURITE, start);
}

static int keeps_starts(const Offers *offers)
{
    return offers->store && !store_state(offers->store);
}

void offers_note_marks(Offers *offers)
{
    OfferTexts texts;
    int i;
    for (i = 0; i < offers->count && keeps_starts(offers); i++) {
        offer_texts_of(&texts, &offers->list[i]);
        offers->list[i].marked =
            starts_find_favourite(offers->store, &texts.start) == STORE_FINE;
        offer_texts_free(&texts);
    }
}

static StoreAnswer add_kept_starts(Offers *offers)
{
    StoreAnswer answer = STORE_FINE;
    if (keeps_starts(offers))
        answer = starts_list_favourites(offers->store, offers->game->name,
                                        see_favourite, offers);
    if (keeps_starts(offers) && !answer)
        answer = starts_list_recent(offers->store, offers->game->name,
                                    MOST_RECENT, see_recent, offers);
    return answer;
}

StoreAnswer offers_fill(Offers *offers)
{
    StoreAnswer answer;
    add_plain(offers);
    add_today(offers);
    add_steps(offers);
    add_typed(offers);
    add_levels(offers);
    add_variants(offers, SECTION_VARIANT);
    add_variants(offers, SECTION_SIZE);
    add_layouts(offers);
    answer = add_kept_starts(offers);
    offers_note_marks(offers);
    return answer;
}

int offers_begin_section(const Offers *offers, int nth)
{
    return nth && offers->list[nth].section != offers->list[nth - 1].section;
}

void offers_free(Offers *offers)
{
    int i;
    for (i = 0; i < offers->count; i++) {
        page_free(&offers->list[i].label);
        page_free(&offers->list[i].note);
    }
    free(offers->list);
    memset(offers, 0, sizeof *offers);
}

/* --------------------------------------------------------------- one offer */

/* Writes what deals exactly this start: "new 4cells easy" would deal one of
   that level. */
static void page_exactly(Page *page, const Choice *choice)
{
    Page variant = PAGE_EMPTY;
    Page seed = PAGE_EMPTY;
    page_variant(&variant, choice->game, choice->variant);
    page_seed(&seed, choice->game, choice->seed);
    page_format(page, "dealt%s%s %s %s%s%s", choice->name ? " " : "",
                choice->name ? choice->name : "", variant.text, seed.text,
                *choice->layout ? " " : "", choice->layout);
    page_free(&variant);
    page_free(&seed);
}

void offer_page_line(Page *page, const StartOffer *offer)
{
    const Choice *choice = &offer->choice;
    page->used = 0;
    if (choice->kept) {
        page_format(page, "open %lld", choice->kept);
    } else if (offer->same_board) {
        page_text(page, "new");
    } else if (*choice->date) {
        page_format(page, "new %s", choice->date);
    } else if (choice->level) {
        page_format(page, "new %s", choice->level);
    } else if (offer->is_plain && kit_of(choice->game)->deals_apart) {
        page_text(page, "fresh ");
        page_seed(page, choice->game, choice->seed);
    } else {
        page_exactly(page, choice);
    }
}

int offer_deal(const StartOffer *offer, Session *session, Page *reason)
{
    const Choice *choice = &offer->choice;
    Fault fault;
    if (choice->level)
        return 0;
    if (*choice->layout ? layouts_deal(session, choice, &fault)
                        : session_deal(session, choice->game, choice->variant,
                                       choice->seed, &fault)) {
        page_reason(reason, &fault);
        return 0;
    }
    return 1;
}

/* The name of a start on a layout ends with its level. */
static void page_name(Page *page, const Choice *choice)
{
    page_text(page, choice->layout);
    if (choice->name)
        page_format(page, "%s%s", page->used ? " " : "", choice->name);
    page_put(page, "", 0);
}

void offer_texts_of(OfferTexts *texts, const StartOffer *offer)
{
    const Choice *choice = &offer->choice;
    memset(texts, 0, sizeof *texts);
    page_variant(&texts->variant, choice->game, choice->variant);
    page_seed(&texts->seed, choice->game, choice->seed);
    page_name(&texts->name, choice);
    texts->start = (KeptStart){.game = choice->game->name,
                               .variant = texts->variant.text,
                               .seed = texts->seed.text,
                               .date = "",
                               .name = texts->name.text,
                               .own_board = *choice->layout != '\0'};
}

void offer_texts_free(OfferTexts *texts)
{
    page_free(&texts->variant);
    page_free(&texts->seed);
    page_free(&texts->name);
}
