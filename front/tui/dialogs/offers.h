/* SPDX-License-Identifier: MIT */
/* What the chooser offers: every way to start a game, as a list. */
#ifndef FRONT_TUI_OFFERS_H
#define FRONT_TUI_OFFERS_H

#include "store/store.h"
#include "table/choice.h"

typedef enum Section {
    SECTION_NEW,
    SECTION_DEAL,
    SECTION_LEVEL,
    SECTION_VARIANT,
    SECTION_SIZE,
    SECTION_LAYOUT,
    SECTION_FAVOURITE,
    SECTION_RECENT,
    SECTIONS
} Section;

extern const struct SectionName {
    char key; /* selects the section */
    const char *title;
} section_names[SECTIONS];

typedef struct StartOffer {
    Section section;
    Page label, note;
    Choice choice;
    int is_plain;   /* what "new" alone does */
    int is_typed;   /* the player types it */
    int same_board; /* new tiles on the places of the current board, which
                       can't be shown before they are dealt */
    int marked;     /* a favourite */
} StartOffer;

typedef struct Offers {
    StartOffer *list;
    int count, room;
    const Game *game;
    const Session *session; /* the game in progress, or NULL */
    Store *store;           /* or NULL */
} Offers;

/* Fills the list for a game. If the store can't be read, returns why, with the
   other offers. */
StoreAnswer offers_fill(Offers *offers);
void offers_free(Offers *offers);
/* Whether an offer is the first of a section that has a heading. */
int offers_begin_section(const Offers *offers, int nth);
/* Looks up again which offers are favourites. */
void offers_note_marks(Offers *offers);

/* Writes the line that deals an offer during a game: "new easy", "dealt 4cells
   617", "dealt turtle 7 lotus". */
void offer_page_line(Page *page, const StartOffer *offer);
/* Deals it; returns 0 if that is impossible, and writes why unless a level has
   to be settled first. */
int offer_deal(const StartOffer *offer, Session *session, Page *reason);
/* The start as the store keeps it, with its texts. */
typedef struct OfferTexts {
    Page variant, seed, name;
    KeptStart start;
} OfferTexts;
void offer_texts_of(OfferTexts *texts, const StartOffer *offer);
void offer_texts_free(OfferTexts *texts);

#endif
