/* SPDX-License-Identifier: MIT */
/* The box over the board at the end of a game. It shows the result and offers
   what to do next, by key or click. */
#include "ending.h"

#include <limits.h>
#include <string.h>

#include "advice/explain.h"
#include "advice/game_advice.h"
#include "bars.h"
#include "front/tui/canvas/texts.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/drawings/faces.h"
#include "front/tui/game/questions.h"
#include "host/plural.h"
#include "session/share_text.h"
#include "table/game_words.h"

enum { WIDEST = 64, ONE_HOUR = 60 * 60 * 1000 };

/* After which endings something is offered. */
enum {
    AFTER_WIN = 1 << WON,
    AFTER_END = 1 << LOST,
    AFTER_DEAD_END = 1 << STUCK
};

typedef struct Offer {
    int after;
    int here;                /* the meaning of a click on it */
    const char *name, *what; /* NULL: what comes next */
} Offer;

/* The first offer appears only if the board has a button for it. */
static const Offer offers[] = {
    {AFTER_DEAD_END, TABLE_SPOT, N_("Enter"), N_("shuffle")},
    {AFTER_WIN | AFTER_END, HIT_KEY + '\r', N_("Enter"), NULL},
    {AFTER_DEAD_END | AFTER_END, HIT_KEY + 'u', "u", N_("undo")},
    {AFTER_DEAD_END | AFTER_END, HIT_KEY + 'x', "x", N_("explain")},
    {~0, HIT_KEY + 'r', "r", N_("restart")},
    {AFTER_DEAD_END, HIT_KEY + 'n', "n", N_("new")},
    {AFTER_WIN | AFTER_END, HIT_KEY + 'R', "R", N_("replay")},
    {AFTER_WIN | AFTER_END, HIT_KEY + '>', ">", N_("share, challenge")},
    {AFTER_WIN | AFTER_END, HIT_KEY + '#', "#", N_("statistics")},
    {~0, HIT_KEY + ESCAPE, "Esc", N_("board")}};

enum { OFFERS = sizeof offers / sizeof *offers };

static Status status_of(const Tui *tui)
{
    const Session *session = tui->scene.session;
    return session->game->status(session->position);
}

int ending_is_shown(const Tui *tui)
{
    return !tui->display.is_walking && !tui->ending.is_put_aside &&
           tui->mode == MODE_PLAY && !tui->lesson.is_on &&
           status_of(tui) != GOING;
}

int ending_offers_next(const Tui *tui)
{
    return ending_is_shown(tui) && session_is_over(tui->scene.session);
}

/* Names the losing move unless the player wants no verdicts. */
ThinkerQuestion ending_question(const Tui *tui)
{
    if (explain_ends_with_par(tui->scene.session))
        return question_end_par;
    return status_of(tui) == STUCK && !tui->look.hides_verdict ? question_loss
                                                               : NULL;
}

/* Writes the help used, such as "1 hint, 2 undos". */
static void page_aids(Page *page, const Session *session)
{
    if (session->hints)
        page_count(page, session->hints, &plural_hints);
    if (session->hints && session->undos)
        page_text(page, _(", "));
    if (session->undos)
        page_count(page, session->undos, &plural_undos);
}

/* The authors' words for the end of a game, if the game is over; they may give
   the number of moves, and the score. */
static void page_end(Page *page, const Session *session, const char *moves)
{
    if (session_is_over(session))
        game_words_ending(page, session);
    else
        page_format(page, _("No moves left after %s.\n"), moves);
}

/* Whether the end implies the score, or its words tell it. */
static int tells_score(const Session *session)
{
    const Wording *wording = wording_of(session->game);
    const u8 measure = session->game->goal.measure;
    switch (session->game->status(session->position)) {
    case WON:
        return measure != GOAL_POINTS || strchr(wording->won, '#');
    case LOST:
        return measure == GOAL_SCORED_MOVES || strchr(wording->lost, '#');
    default:
        return measure == GOAL_SCORED_MOVES;
    }
}

/* Writes "72 moves, 3:24 (2 hints, 1 undo)", without the moves if they have
   been told, and without a time that nobody took. */
static void page_effort(Page *page, const Tui *tui, const char *moves)
{
    const Session *session = tui->scene.session;
    const unsigned long long milliseconds =
        (unsigned long long)session->clock + tui->display.lap;
    const size_t begin = page->used;
    Page aids = PAGE_EMPTY;
    page_text(page, moves);
    if (milliseconds) {
        page_text(page, page->used > begin ? _(", ") : "");
        page_clock(page, milliseconds);
    }
    page_aids(&aids, session);
    if (aids.used)
        page_format(page, page->used > begin ? " (%s)" : "%s", aids.text);
    if (page->used > begin)
        page_text(page, "\n");
    page_free(&aids);
}

/* Writes, for example, "You won in 87 moves.", then the time, the help, and
   the score, unless the first line has told it. */
static void page_result(Page *page, const Tui *tui)
{
    const Session *session = tui->scene.session;
    Page moves = PAGE_EMPTY;
    int told;
    page_count(&moves, session_moves(session), &plural_moves);
    page_end(page, session, moves.text);
    told = strstr(page->text, moves.text) != NULL ||
           session->game->goal.measure == GOAL_SCORED_MOVES;
    page_effort(page, tui, told ? "" : moves.text);
    if (!tells_score(session)) {
        game_words_score(page, session);
        page_text(page, "\n");
    }
    page_free(&moves);
}

/* ---------------------------------------------------------------- the box */

/* The box is drawn twice: first without a canvas, to find out its height. */
typedef struct Ending {
    Canvas *canvas; /* or NULL */
    int x, y;       /* where the next line goes */
    int width;
    int last; /* the last row for texts; it has an ellipsis if more follow */
} Ending;

/* The digit or letter at the start of an indented line is a key. */
static int key_of_line(const char *at)
{
    return at[0] == ' ' && at[2] > ' ' ? HIT_KEY + at[2] : HIT_NOTHING;
}

static void put_text(Ending *ending, const char *text, Ink first, Ink ink)
{
    Page page = PAGE_EMPTY;
    const char *at;
    fold_text(&page, text, ending->width);
    for (at = page.used ? page.text : ""; *at && ending->y <= ending->last;
         at = lines_next(at)) {
        if (ending->y == ending->last)
            at = "\u2026";
        if (ending->canvas) {
            ending->canvas->hit = (unsigned short)key_of_line(at);
            lines_put(ending->canvas, ending->x, ending->y, at, first,
                      first == ink ? 0 : BOLD_STYLE);
            ending->canvas->hit = HIT_NOTHING;
        }
        first = ink;
        ending->y++;
    }
    page_free(&page);
}

static int is_triumph(const Tui *tui)
{
    return status_of(tui) == WON || tui->ending.is_best;
}

/* What the thread has found out, or what it is looking for. */
static void put_findings(Ending *ending, const Tui *tui)
{
    const ThinkerQuestion question = ending_question(tui);
    if (tui->ending.par.used)
        put_text(ending, tui->ending.par.text, INK_NOTE, INK_TEXT);
    else if (question && tui->thinker && thinker_is_busy(tui->thinker))
        put_text(ending,
                 question == question_loss
                     ? _("Looking for the losing move\u2026\n")
                     : _("Par: thinking\u2026\n"),
                 INK_TEXT, INK_TEXT);
}

/* After a puzzle of the day comes another one of that day, and after the last
   one all of them together. */
static const char *what_of(const Offer *offer, const Tui *tui)
{
    if (offer->what)
        return offer->what;
    return !*tui->scene.session->date ? N_("next deal")
           : tui->ending.is_last      ? N_("the whole day")
                                      : N_("next puzzle");
}

static int is_offered(const Offer *offer, const Tui *tui)
{
    return offer->after & 1 << status_of(tui) &&
           (offer->here != TABLE_SPOT || scene_piece(&tui->scene, TABLE_SPOT));
}

/* An offer goes to the next line if it does not fit on this one. */
static void put_offers(Ending *ending, const Tui *tui)
{
    const Offer *offer;
    int x = ending->x;
    int length;
    for (offer = offers; offer < offers + OFFERS; offer++) {
        if (!is_offered(offer, tui))
            continue;
        length = widget_button_width(offer->name, what_of(offer, tui));
        if (x > ending->x && x + length > ending->x + ending->width) {
            x = ending->x;
            ending->y++;
        }
        if (ending->canvas)
            widget_button(ending->canvas, x, ending->y, offer->here,
                          offer->name, what_of(offer, tui), INK_NOTE,
                          INK_GROUND);
        x += length + 2;
    }
    ending->y++;
}

/* What the game is judged by, for large figures: moves or points; the time if
   all solutions are equally long. */
static void page_figures(Page *page, const Session *session)
{
    const Game *game = session->game;
    if (!game_advice_of(game)->same_length)
        page_format(page, "%lu",
                    (unsigned long)(game->goal.measure == GOAL_POINTS
                                        ? game->score(session->position)
                                        : session_moves(session)));
    else if (session->clock < ONE_HOUR && session->clock)
        page_clock(page, session->clock);
}

/* Draws the figures if there is room for them beside the texts, and returns
   their width. */
static int put_figures(const Ending *ending, const Tui *tui)
{
    enum { BESIDE = 4, LEAST_TEXTS = 40 };
    Page figures = PAGE_EMPTY;
    int width = 0;
    if (session_is_over(tui->scene.session))
        page_figures(&figures, tui->scene.session);
    if (figures.used && !tui->canvas.ascii)
        width = (int)figures.used * NUMERAL_STEP - 1;
    if (width + BESIDE > ending->width - LEAST_TEXTS)
        width = 0;
    if (width && ending->canvas) {
        const Box box = {ending->x, ending->y - 1, width + 2,
                         NUMERAL_ROWS + 2};
        numeral_put(ending->canvas, &box, figures.text, figures.text,
                    is_triumph(tui) ? INK_GOOD : INK_NOTE, INK_GROUND, 0);
    }
    page_free(&figures);
    return width ? width + BESIDE : 0;
}

static void put_texts(Ending *ending, const Tui *tui)
{
    const int beside = put_figures(ending, tui);
    const int below = beside ? ending->y + NUMERAL_ROWS : ending->y;
    Page result = PAGE_EMPTY;
    ending->x += beside;
    ending->width -= beside;
    page_result(&result, tui);
    put_text(ending, result.text, status_of(tui) == WON ? INK_GOOD : INK_NOTE,
             INK_TEXT);
    page_free(&result);
    put_findings(ending, tui);
    if (tui->ending.rank.used)
        put_text(ending, tui->ending.rank.text,
                 tui->ending.is_best ? INK_GOOD : INK_TEXT, INK_TEXT);
    ending->x -= beside;
    ending->width += beside;
    if (ending->y < below)
        ending->y = below;
}

static const char *title_of_box(Status status)
{
    return status == WON     ? _("\u2713 Won")
           : status == STUCK ? _("Stuck")
                             : _("Game over");
}

/* Lays the box out, and shortens its texts if it would be too high. */
static Box measure(const Tui *tui, Ending *ending)
{
    const Canvas *canvas = &tui->canvas;
    Box box = {0, 0, WIDEST, 0};
    int texts;
    if (box.width > canvas->width)
        box.width = canvas->width;
    *ending = (Ending){NULL, 0, 0, box.width - 4, INT_MAX};
    put_texts(ending, tui);
    texts = ending->y++;
    put_offers(ending, tui);
    box.height = ending->y + 2;
    if (box.height > canvas->height) {
        ending->last = texts - 1 - (box.height - canvas->height);
        box.height = canvas->height;
    }
    return box;
}

static int has_solid(const Scene *scene)
{
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (scene->pieces[i].kind != PLACE && scene->pieces[i].kind != BUTTON)
            return 1;
    return 0;
}

int ending_rows(const Tui *tui)
{
    enum { LEAST_BOARD = 9, BARS = 3 };
    Ending ending;
    const Box box = measure(tui, &ending);
    return session_is_over(tui->scene.session) && has_solid(&tui->scene) &&
                   !backdrop_is_kept(tui) &&
                   tui->canvas.height - BARS - box.height >= LEAST_BOARD
               ? box.height
               : 0;
}

void ending_draw(Tui *tui)
{
    enum { BARS_BELOW = 2 };
    Canvas *canvas = &tui->canvas;
    const int rows = ending_rows(tui);
    Ending ending;
    Box box = measure(tui, &ending);
    box.x = canvas_centred(0, canvas->width, box.width);
    box.y = rows || backdrop_is_kept(tui)
                ? canvas->height - BARS_BELOW - box.height
                : canvas_centred(0, canvas->height, box.height);
    widget_box_in(canvas, &box, title_of_box(status_of(tui)),
                  is_triumph(tui) ? INK_GOOD : INK_NOTE);
    ending.canvas = canvas;
    ending.x = box.x + 2;
    ending.y = box.y + 1;
    if (ending.last < INT_MAX)
        ending.last += ending.y;
    put_texts(&ending, tui);
    ending.y++;
    put_offers(&ending, tui);
    canvas->cursor_x = canvas->cursor_y = -1;
}
