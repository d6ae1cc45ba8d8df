/* SPDX-License-Identifier: MIT */
/* Obeys the chooser's keys. The board is dealt as soon as an offer is
   selected. Deals of a level are looked for by a thread, so keys never wait.
 */
#include "chooser_view.h"

#include <string.h>

#include "advice/level.h"
#include "dialog.h"
#include "front/tui/view/view.h"
#include "host/clock.h"
#include "layout_editor.h"
#include "table/deal_step.h"
#include "table/layout_files.h"

StartOffer *chooser_offer(const Chooser *chooser)
{
    return &chooser->offers.list[chooser->at];
}

/* --------------------------------------------------------------- the board */

/* New tiles can be dealt on the places of the current board only. */
static int show_same_board(Chooser *chooser)
{
    const Intent start = {.what = INTENT_VISIT, .number = 0};
    Reply reply = {.trace = {NULL, 0, 0}};
    return !session_copy(&chooser->board, chooser->offers.session) &&
           !session_do(&chooser->board, &start, &reply);
}

static void stop_looking(Chooser *chooser)
{
    deal_seeker_stop(chooser->seeker);
    chooser->seeker = NULL;
    chooser->awaits = 0;
}

static void look_for_level(Chooser *chooser)
{
    if (chooser->seeker && chooser->sought == chooser->at)
        return;
    stop_looking(chooser);
    chooser->seeker = chooser->tui->thinker
                          ? deal_seeker_start(&chooser_offer(chooser)->choice)
                          : NULL;
    chooser->sought = chooser->at;
}

static void deal_board(Chooser *chooser)
{
    const StartOffer *offer = chooser_offer(chooser);
    if (chooser->shown == chooser->at)
        return;
    chooser->shown = chooser->at;
    chooser->fault.used = 0;
    chooser->scene.session = &chooser->board;
    if (offer->choice.level && !chooser->trouble.used)
        look_for_level(chooser);
    chooser->dealt = offer->same_board ? show_same_board(chooser)
                     : chooser->trouble.used
                         ? 0
                         : offer_deal(offer, &chooser->board, &chooser->fault);
    if (!chooser->dealt)
        return;
    scene_look(&chooser->scene);
    chooser->scene.cursor = chooser->scene.held = NO_SPOT;
}

/* Takes the deal that the thread has found. If there is none, the search
   begins again when the offer is selected the next time. */
static void take_deal(Chooser *chooser)
{
    StartOffer *offer = &chooser->offers.list[chooser->sought];
    u8 seed[SEED_SIZE];
    const int answer =
        chooser->seeker ? deal_seeker_take(chooser->seeker, seed) : 0;
    if (!answer)
        return;
    if (answer > 0) {
        memcpy(offer->choice.seed, seed, sizeof seed);
        offer->choice.level = NULL;
    } else if (chooser->sought == chooser->at) {
        chooser->trouble.used = 0;
        page_text(&chooser->trouble, _("No such deal was found."));
    }
    chooser->done = chooser->awaits && answer > 0;
    stop_looking(chooser);
    chooser->shown = -1;
    offers_note_marks(&chooser->offers);
}

void chooser_open(Chooser *chooser, Tui *tui, const Game *game,
                  const Session *session)
{
    memset(chooser, 0, sizeof *chooser);
    chooser->tui = tui;
    chooser->shown = -1;
    chooser->offers.game = game;
    chooser->offers.session = session;
    chooser->offers.store = tui->store;
    session_open(&chooser->board, &malloc_host);
    chooser->scene.canvas = &tui->canvas;
    chooser->scene.look = &tui->look;
    if (offers_fill(&chooser->offers))
        page_text(&chooser->refusal, store_words(tui->store));
}

void chooser_close(Chooser *chooser)
{
    deal_seeker_stop(chooser->seeker);
    offers_free(&chooser->offers);
    scene_free(&chooser->scene);
    session_close(&chooser->board);
    page_free(&chooser->typed);
    page_free(&chooser->trouble);
    page_free(&chooser->fault);
    page_free(&chooser->refusal);
}

void chooser_draw(Chooser *chooser)
{
    view_draw_below(chooser->tui);
    if (view_is_too_small(chooser->tui))
        return;
    deal_board(chooser);
    chooser_view_draw(chooser);
}

/* ------------------------------------------------------------------ typing */

/* Reads what is typed: a variant, a number, a word, a level or a date. Returns
   0 if it can't be dealt. */
static int read_words(Chooser *chooser, Choice *choice)
{
    Reader reader;
    Fault fault;
    chooser->trouble.used = 0;
    choice_start(choice, chooser->offers.game);
    reader_start(&reader, chooser->typed.text, (u32)chooser->typed.used);
    if (choice_read_words(choice, &reader, &fault))
        choice_page_refusal(&chooser->trouble, choice, &reader, &fault,
                            ":help new");
    return !chooser->trouble.used;
}

/* What is missing comes from the offer that was selected before. */
static void read_typed(Chooser *chooser)
{
    StartOffer *offer = chooser_offer(chooser);
    const Choice *base = &chooser->offers.list[chooser->base].choice;
    Choice choice;
    chooser->shown = -1;
    stop_looking(chooser);
    if (!read_words(chooser, &choice))
        return;
    if (!choice.has_variant) {
        memcpy(choice.variant, base->variant, VARIANT_SIZE);
        memcpy(choice.layout, base->layout, sizeof choice.layout);
    }
    if (!choice.has_seed)
        entropy_seed(choice.game, choice.seed);
    offer->choice = choice;
    offers_note_marks(&chooser->offers);
}

static int typed_offer(const Chooser *chooser)
{
    int i = 0;
    while (!chooser->offers.list[i].is_typed)
        i++;
    return i;
}

static void begin_typing(Chooser *chooser)
{
    chooser->base = chooser_offer(chooser)->is_typed ? 0 : chooser->at;
    chooser->at = typed_offer(chooser);
    chooser->types = 1;
    chooser->typed.used = 0;
    page_put(&chooser->typed, "", 0);
    chooser->trouble.used = 0;
}

static void leave_typing(Chooser *chooser)
{
    chooser->types = 0;
    chooser->trouble.used = 0;
}

/* Returns 0 for keys that mean the same as without typing. */
static int obey_typing(Chooser *chooser, int code)
{
    enum { MOST_TYPED = 40 };
    if (!chooser->types)
        return 0;
    if (code == KEY_RUBOUT && chooser->typed.used) {
        chooser->typed.text[--chooser->typed.used] = '\0';
        read_typed(chooser);
    } else if (code == ESCAPE) {
        chooser->typed.used = 0;
        leave_typing(chooser);
        chooser->at = chooser->base;
    } else if (code >= ' ' && code < 127) {
        const char letter = (char)code;
        if (chooser->typed.used < MOST_TYPED)
            page_put(&chooser->typed, &letter, 1);
        read_typed(chooser);
    } else {
        return code == KEY_RUBOUT || code == KEY_GO_LEFT ||
               code == KEY_GO_RIGHT;
    }
    return 1;
}

/* ------------------------------------------------------------------ layouts
 */

static void fill_again(Chooser *chooser)
{
    const Offers before = chooser->offers;
    offers_free(&chooser->offers);
    chooser->offers.game = before.game;
    chooser->offers.session = before.session;
    chooser->offers.store = before.store;
    (void)offers_fill(&chooser->offers);
    chooser->shown = -1;
}

static void select_layout(Chooser *chooser, const char *name)
{
    int i;
    chooser->at = 0;
    for (i = 0; i < chooser->offers.count; i++)
        if (chooser->offers.list[i].section == SECTION_LAYOUT &&
            strcmp(chooser->offers.list[i].label.text, name) == 0)
            chooser->at = i;
}

/* Edits the selected layout, or a new one. Afterwards the layout that was
   stored is selected. */
static void edit_layout(Chooser *chooser)
{
    const StartOffer *offer = chooser_offer(chooser);
    Page name = PAGE_EMPTY;
    if (!layouts_exist(chooser->offers.game))
        return;
    stop_looking(chooser);
    page_text(&name,
              offer->section == SECTION_LAYOUT ? offer->label.text : "");
    (void)layout_editor_run(chooser->tui, &name);
    fill_again(chooser);
    select_layout(chooser, name.text);
    page_free(&name);
}

/* -------------------------------------------------------------------- keys */

/* The typed offer is the one of the text that could last be dealt. If that
   isn't what the row says, it can't be dealt. */
static void move_to(Chooser *chooser, int at)
{
    const int last = chooser->offers.count - 1;
    Choice choice;
    leave_typing(chooser);
    chooser->at = at < 0 ? 0 : at > last ? last : at;
    if (chooser_offer(chooser)->is_typed && chooser->typed.used)
        (void)read_words(chooser, &choice);
}

/* The first offer of the section after or before the selected one, wrapping
   around. */
static int next_section(const Chooser *chooser, int by)
{
    const Offers *offers = &chooser->offers;
    int at = chooser->at;
    while (at && by < 0 && !offers_begin_section(offers, at))
        at--;
    do {
        at = (at + by + offers->count) % offers->count;
    } while (at && !offers_begin_section(offers, at));
    return at;
}

/* Whether the offer is a deal that has others beside it. */
static int has_seed(const StartOffer *offer)
{
    return !offer->choice.level && !*offer->choice.date && !offer->same_board;
}

/* Shows the deal that has taken the place of the one before. */
static void show_other(Chooser *chooser)
{
    const StartOffer *offer = chooser_offer(chooser);
    OfferTexts texts;
    chooser->shown = -1;
    offers_note_marks(&chooser->offers);
    if (!offer->is_typed)
        return;
    offer_texts_of(&texts, offer);
    chooser->typed.used = 0;
    page_format(&chooser->typed, "%s %s", texts.variant.text, texts.seed.text);
    offer_texts_free(&texts);
}

static void step_deal(Chooser *chooser, int by)
{
    StartOffer *offer = chooser_offer(chooser);
    if (!has_seed(offer) ||
        !deal_step(offer->choice.game, offer->choice.seed, by))
        return;
    offer->choice.name = NULL;
    show_other(chooser);
}

/* Draws another deal at random; of the same level if the offer has one. */
static void draw_another(Chooser *chooser)
{
    StartOffer *offer = chooser_offer(chooser);
    if (!has_seed(offer))
        return;
    if (offer->section == SECTION_LEVEL)
        offer->choice.level =
            level_name(offer->choice.game, offer->label.text);
    offer->choice.name = offer->choice.level;
    entropy_seed(offer->choice.game, offer->choice.seed);
    show_other(chooser);
}

static void mark(Chooser *chooser)
{
    const StartOffer *offer = chooser_offer(chooser);
    Store *store = chooser->offers.store;
    OfferTexts texts;
    Moment now;
    if (!store || offer->choice.level || offer->same_board || !chooser->dealt)
        return;
    clock_now(&now);
    offer_texts_of(&texts, offer);
    if (store_state(store) ||
        starts_mark(store, &texts.start, !offer->marked, &now))
        page_text(&chooser->refusal, store_words(store));
    offer_texts_free(&texts);
    offers_note_marks(&chooser->offers);
}

/* The game starts as soon as a deal of the level is found. Without threads, a
   deal is looked for when the game starts. */
static void choose_level(Chooser *chooser)
{
    look_for_level(chooser);
    chooser->awaits = chooser->seeker != NULL;
    chooser->done = !chooser->seeker;
}

static void choose(Chooser *chooser)
{
    const StartOffer *offer = chooser_offer(chooser);
    if (offer->is_typed && !chooser->typed.used)
        begin_typing(chooser);
    else if (chooser->dealt)
        chooser->done = 1;
    else if (offer->choice.level && !chooser->trouble.used)
        choose_level(chooser);
}

static int obey_section(Chooser *chooser, int code)
{
    int i;
    for (i = 0; i < chooser->offers.count; i++)
        if (section_names[chooser->offers.list[i].section].key == code) {
            if (!i && !chooser->at)
                choose(chooser);
            else
                move_to(chooser, i);
            return 1;
        }
    return 0;
}

/* Changes the selected offer. */
static int obey_offer_key(Chooser *chooser, int code)
{
    if (code == 'a')
        draw_another(chooser);
    else if (code == 'e')
        edit_layout(chooser);
    else if (code == 'm')
        mark(chooser);
    else
        return 0;
    return 1;
}

static void obey_code(Chooser *chooser, int code)
{
    const int at = chooser->at;
    switch (code) {
    case KEY_GO_UP:
    case KEY_WHEEL_UP:
    case 'k':
        move_to(chooser, at - 1);
        break;
    case KEY_GO_DOWN:
    case KEY_WHEEL_DOWN:
    case 'j':
        move_to(chooser, at + 1);
        break;
    case KEY_PAGE_UP:
        move_to(chooser, at - chooser->rows + 2);
        break;
    case KEY_PAGE_DOWN:
        move_to(chooser, at + chooser->rows - 2);
        break;
    case KEY_GO_HOME:
        move_to(chooser, 0);
        break;
    case KEY_GO_END:
        move_to(chooser, chooser->offers.count - 1);
        break;
    case '\t':
    case KEY_BACK_TAB:
        move_to(chooser, next_section(chooser, code == '\t' ? 1 : -1));
        break;
    case KEY_GO_LEFT:
    case KEY_GO_RIGHT:
        step_deal(chooser, code == KEY_GO_RIGHT ? 1 : -1);
        break;
    case '/':
        begin_typing(chooser);
        break;
    case '\r':
    case ' ':
        choose(chooser);
        break;
    case ESCAPE:
    case 'q':
    case KEY_ENDED:
        chooser->done = -1;
        break;
    default:
        if (!obey_offer_key(chooser, code) && !obey_section(chooser, code) &&
            code >= '0' && code <= '9') {
            begin_typing(chooser);
            obey_typing(chooser, code);
        }
    }
}

/* The first click on an offer selects it, the second one chooses it. A click
   outside of the dialog does nothing, so that no game begins by mistake. */
static void click(Chooser *chooser, const Key *key)
{
    const int hit = view_hit_test(chooser->tui, key);
    if (hit >= HIT_KEY && hit < HIT_TIME)
        obey_code(chooser, hit - HIT_KEY);
    else if (hit >= HIT_TIME && hit - HIT_TIME == chooser->at)
        choose(chooser);
    else if (hit >= HIT_TIME && hit - HIT_TIME < chooser->offers.count)
        move_to(chooser, hit - HIT_TIME);
}

/* Any key but Esc means what it always means, and nothing is awaited then. */
int chooser_obey(Chooser *chooser, const Key *key)
{
    const int awaited = chooser->awaits;
    if (dialog_is_no_key(key->code)) {
        take_deal(chooser);
        return !chooser->done;
    }
    chooser->awaits = 0;
    chooser->refusal.used = 0;
    if (awaited && key->code == ESCAPE)
        stop_looking(chooser);
    else if (key->code == KEY_RELEASED)
        click(chooser, key);
    else if (!obey_typing(chooser, key->code))
        obey_code(chooser, key->code);
    return !chooser->done;
}

/* ----------------------------------------------------------------- running */

static void draw_dialog(Tui *tui, void *own)
{
    (void)tui;
    chooser_draw(own);
}

static int obey_dialog(Tui *tui, void *own, const Key *key)
{
    (void)tui;
    return chooser_obey(own, key);
}

static int run(Chooser *chooser, Tui *tui, const Game *game,
               const Session *session)
{
    static const Dialog dialog = {draw_dialog, obey_dialog, NULL};
    chooser_open(chooser, tui, game, session);
    dialog_run(tui, &dialog, chooser);
    return chooser->done > 0;
}

int chooser_choose_line(Tui *tui, Page *line)
{
    Chooser chooser;
    const int chosen =
        run(&chooser, tui, tui->scene.session->game, tui->scene.session);
    if (chosen)
        offer_page_line(line, chooser_offer(&chooser));
    chooser_close(&chooser);
    return chosen;
}

int chooser_choose(Tui *tui, const Game *game, Choice *choice)
{
    Chooser chooser;
    const int chosen = run(&chooser, tui, game, NULL);
    if (chosen) {
        *choice = chooser_offer(&chooser)->choice;
        choice->has_variant = choice->has_seed = 1;
    }
    chooser_close(&chooser);
    return chosen;
}
