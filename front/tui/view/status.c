/* SPDX-License-Identifier: MIT */
/* The bar above the board: the game, whether it can still be won, the score
   and the clock. */
#include "bars.h"

#include <stdio.h>
#include <string.h>

#include "front/tui/terminal/screen.h"
#include "host/clock.h"
#include "host/plural.h"
#include "statistics/measure.h"
#include "statistics/record.h"
#include "table/game_words.h"
#include "table/kit.h"
#include "table/titles.h"

enum { WIDE = 60 };

/* The prepared board of a lesson has no name. */
static void page_name(Page *page, const Tui *tui, TitleLength length)
{
    const Session *session = tui->scene.session;
    Moment now;
    clock_now(&now);
    if (tui->lesson.is_on && session->board)
        page_text(page, translate(session->game->title));
    else
        title_page_session_shorter(page, session, now.day, length);
}

/* The number of tiles left in Mahjong, 0 when the board is cleared; -1 in
   other games. */
static int tiles_left(const Scene *scene)
{
    int count = 0;
    unsigned i;
    for (i = 0; i < scene->count; i++)
        count += scene->pieces[i].kind == TILE;
    return count || !scene->count ? count : -1;
}

static void page_progress(Page *page, const Scene *scene, int wide)
{
    const Session *session = scene->session;
    const int tiles = tiles_left(scene);
    if (wide && tiles >= 0)
        page_count(page, (unsigned long long)tiles, &plural_tiles_left);
    else if (wide)
        game_words_score(page, session);
    else
        page_format(page, "%lu",
                    tiles >= 0 ? (unsigned long)tiles
                               : (unsigned long)session->game->score(
                                     session->position));
}

/* The clock runs while the player thinks, and pauses after a while without
   input. */
static void page_time(Page *page, const Tui *tui, int wide)
{
    Page time = PAGE_EMPTY;
    if (tui->look.hides_clock || tui->lesson.is_on)
        return;
    page_clock(&time, (unsigned long long)tui->scene.session->clock +
                          tui->display.lap);
    page_format(page,
                tui->display.lap < IDLE_AFTER ? "%s"
                : wide                        ? _("%s paused")
                                              : "%s \u2016",
                time.text);
    page_free(&time);
}

void status_note(Tui *tui)
{
    const Session *session = tui->scene.session;
    const int wide = tui->canvas.width >= WIDE;
    Page *page = &tui->display.figures;
    page->used = 0;
    page_progress(page, &tui->scene, wide);
    page_text(page, "  ");
    if (wide && session->count &&
        session->game->goal.measure != GOAL_SCORED_MOVES) {
        page_format(page, _("move %lu"), (unsigned long)session->at);
        page_text(page, "  ");
    }
    page_time(page, tui, wide);
}

/* Says whether the game can be won, in words and with a symbol, so that colour
   is not needed. Narrow screens show only the symbol. */
static void page_verdict(Page *page, const Tui *tui, int wide, Ink *ink)
{
    const Session *session = tui->scene.session;
    const Verdict verdict = thinker_verdict(tui->thinker, session);
    if (session->game->status(session->position) == STUCK) {
        *ink = INK_BAD;
        page_text(page, wide ? _("\u2717 stuck") : "\u2717");
    } else if (verdict == SOLVED) {
        *ink = INK_GOOD;
        page_text(page, wide ? _("\u2713 can be won") : "\u2713");
    } else if (verdict == IMPOSSIBLE) {
        *ink = INK_BAD;
        page_text(page, wide ? _("\u2717 unwinnable") : "\u2717");
    }
}

static void page_to_go(Page *page, Distance distance, int wide)
{
    page_format(page,
                distance.exact ? _("%lu to go")
                : wide         ? _("at least %lu to go")
                               : "%lu+ to go",
                (unsigned long)distance.moves);
}

/* Writes what the solver's thread has found out so far. After the end of a
   game, what it looks for concerns the box. */
static Ink page_outlook(Page *page, const Tui *tui, int wide)
{
    Thinker *thinker = tui->thinker;
    const Distance distance =
        thinker ? thinker_distance(thinker, tui->scene.session)
                : (Distance){0, 0};
    Ink ink = INK_BAR_KEY;
    if (thinker && thinker_has_job(thinker))
        page_text(page, wide ? _("thinking\u2026 any key stops") : "\u2026");
    else if (tui->mode == MODE_REPLAY)
        page_format(
            page, "%s %s", tui->playback.is_replay_on ? "\u25b6" : "\u2016",
            tui->message.told.used ? tui->message.told.text : _("start"));
    else if (distance.moves && !tui->look.hides_distance)
        page_to_go(page, distance, wide);
    else if (thinker && !tui->look.hides_verdict && !thinker_is_busy(thinker))
        page_verdict(page, tui, wide, &ink);
    if (thinker && tui->mode != MODE_REPLAY && !thinker_has_job(thinker) &&
        !session_is_over(tui->scene.session) &&
        !(tui->look.hides_verdict && tui->look.hides_distance) &&
        thinker_is_busy(thinker))
        page_text(page, page->used ? " \u2026"
                        : wide     ? _("thinking\u2026")
                                   : "\u2026");
    page_put(page, "", 0);
    return ink;
}

/* Places the text between the left and the right part of the bar. If there is
   too little room, it covers the left part. */
static void put_outlook(Canvas *canvas, int x, int until, const char *words,
                        Ink ink)
{
    const int length = canvas_columns(words);
    if (!length || length > until - 4)
        return;
    if (x + length >= until) {
        x = until - length - 1;
        canvas_put_words(canvas, x - 2, 0, "\u2026 ", INK_BAR_TEXT, INK_BAR,
                         0);
    }
    canvas_put_words(canvas, x, 0, words, ink, INK_BAR, BOLD_STYLE);
}

/* Draws the title, shortened if necessary: the longest that fits, or the
   beginning of the shortest. Returns the column after it. */
static int put_name(Tui *tui, int until)
{
    Canvas *canvas = &tui->canvas;
    const Box clip = canvas->clip;
    Page name = PAGE_EMPTY;
    int length = TITLE_WHOLE;
    page_name(&name, tui, TITLE_WHOLE);
    while (canvas_columns(name.text) > until - 1 &&
           length < TITLE_WITHOUT_SEED) {
        length++;
        name.used = 0;
        page_name(&name, tui, (TitleLength)length);
    }
    length = canvas_columns(name.text);
    canvas->clip.width = until;
    canvas_put_words(canvas, 1, 0, name.text, INK_BAR_TEXT, INK_BAR,
                     BOLD_STYLE);
    if (length > until - 1) {
        canvas_put_sign(canvas, until - 1, 0, 0x2026, INK_BAR_TEXT, INK_BAR,
                        0);
        length = until - 1;
    }
    canvas->clip = clip;
    page_free(&name);
    return 1 + length;
}

/* How many columns the title leaves to the outlook. Where that changes with
   each move, or for a moment, it covers the title instead. */
static int outlook_room(const Tui *tui, const Page *outlook)
{
    enum { VERDICT = 12 }; /* so the title stays when it is found */
    const int least = tui->canvas.width < WIDE ? 1 : VERDICT;
    const int length = canvas_columns(outlook->text);
    return !length || tui->mode == MODE_REPLAY ||
                   (tui->thinker && thinker_has_job(tui->thinker))
               ? 0
               : 2 + (length < least ? least : length);
}

/* Reads the record again when another kind of game is on the board, or when
   the game has ended, which may be one. */
static void note_record(Tui *tui)
{
    const Session *session = tui->scene.session;
    TuiRecord *noted = &tui->record;
    Record record = {.best = 0};
    Page variant = PAGE_EMPTY;
    Page of = PAGE_EMPTY;
    Page words = PAGE_EMPTY;
    const int has_kind =
        result_kind_of_session(&record.kind, &variant, session);
    page_format(&of, "%s\n%d\n%s\n%d", record.kind.game, record.kind.part,
                record.kind.name, session_is_over(session));
    if (!page_equals(&of, &noted->of)) {
        noted->text.used = noted->best = 0;
        if (has_kind && tui->store && !store_state(tui->store) &&
            !outcomes_list(tui->store, record.kind.game, record_count,
                           &record) &&
            record.is_set) {
            noted->best = record.best;
            record_page(&words, &record);
            page_format(&noted->text, _("record: %s"), words.text);
            page_free(&words);
        }
        noted->of.used = 0;
        page_text(&noted->of, of.text);
    }
    page_free(&of);
    page_free(&variant);
}

/* Shows the record to beat behind the title, if there is room for it and for
   the outlook; in another ink once points have beaten it. Returns the column
   after it. */
static int put_record(Tui *tui, int x, int until)
{
    enum { OUTLOOK = 20 };
    const Session *session = tui->scene.session;
    const int room = kit_of(session->game)->by_chance ? 1 : OUTLOOK;
    const Page *text = &tui->record.text;
    const int beats =
        session->game->goal.measure == GOAL_POINTS &&
        session->game->score(session->position) > tui->record.best;
    if (tui->mode == MODE_REPLAY)
        return x;
    note_record(tui);
    if (!text->used || x + 2 + canvas_columns(text->text) + room > until)
        return x;
    return canvas_put_words(&tui->canvas, x + 2, 0, text->text,
                            beats ? INK_GOOD : INK_BAR_TEXT, INK_BAR, 0);
}

void status_title(const Tui *tui)
{
    Page page = PAGE_EMPTY;
    if (tui->look.titles && tui->scene.session) {
        page_name(&page, tui, TITLE_WHOLE);
        page_text(&page, " \u2013 ");
    }
    page_text(&page, "Quadrille");
    screen_title(tui->look.titles ? page.text : NULL);
    page_free(&page);
}

void status_draw(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    const Box bar = {0, 0, canvas->width, 1};
    Page outlook = PAGE_EMPTY;
    const Ink ink = page_outlook(&outlook, tui, canvas->width >= WIDE);
    int x, right, room;
    if (!tui->display.is_walking)
        status_note(tui);
    right = canvas->width - 1 - canvas_columns(tui->display.figures.text);
    canvas_fill(canvas, &bar, ' ', INK_BAR_TEXT, INK_BAR);
    room = outlook_room(tui, &outlook);
    x = put_name(tui, right - 2 - (room < right / 2 ? room : 0));
    x = put_record(tui, x, right);
    canvas->hit =
        tui->mode == MODE_REPLAY ? HIT_NOTHING : HIT_KEY + CONTROL('p');
    canvas_put_words(canvas, right, 0, tui->display.figures.text, INK_BAR_TEXT,
                     INK_BAR, 0);
    canvas->hit = HIT_NOTHING;
    put_outlook(canvas, x + 2, right - 1, outlook.text, ink);
    page_free(&outlook);
}
