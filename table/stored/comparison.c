/* SPDX-License-Identifier: MIT */
/* Writes two games of the same deal side by side. */
#include "comparison.h"

#include <string.h>

#include "host/host.h"
#include "host/plural.h"
#include "session/share_text.h"
#include "table/game_words.h"
#include "wording/wording.h"

/* One of the two games. */
typedef struct Side {
    const Session *session;
    const u32 *clocks; /* NULL: the moves are taken to be steady */
    const char *name;
    Status status;
    u32 progress, clock;
    u32 moves;
    int ended; /* the timeline has come to the end of the game */
} Side;

/* The steps of the timeline are such that all of it fits a terminal of 24
   lines. */
enum { STEPS = 7, BAR = 12, COLUMN = 26, LABEL = 16 };

STATIC_ASSERT((int)LABEL + 2 * (int)COLUMN <= (int)PAGE_WIDTH);
/* "  12 ####### given up" */
STATIC_ASSERT(5 + BAR + sizeof " given up" - 1 <= COLUMN);
static void set_side(Side *side, const Session *session, const u32 *clocks,
                     const char *name)
{
    ASSERT(session->at <= session->count);
    side->session = session;
    side->clocks = clocks;
    side->name = name;
    side->status = session->game->status(session->position);
    side->progress = session_progress(session);
    side->clock = session->clock;
    side->moves = session_moves(session);
    side->ended = 0;
}

/* ------------------------------------------------------------- sentence */

static void page_result(Page *page, const char *sentence, const char *own,
                        const char *friendly, const char *name)
{
    Page safe = PAGE_EMPTY;
    page_safe(&safe, name);
    page_format(page, sentence, safe.text, own, friendly);
    page_line(page);
    page_free(&safe);
}

static void page_two_clocks(Page *page, const Side *own, const Side *friendly,
                            const char *than)
{
    Page first = PAGE_EMPTY;
    Page second = PAGE_EMPTY;
    page_clock(&first, own->clock);
    page_clock(&second, friendly->clock);
    page_result(page, than, first.text, second.text, friendly->name);
    page_free(&first);
    page_free(&second);
}

static void page_two_counts(Page *page, u32 own, u32 friendly,
                            const char *unit, const char *name,
                            const char *than)
{
    Page first = PAGE_EMPTY;
    Page second = PAGE_EMPTY;
    game_words_count(&first, own, unit);
    game_words_count(&second, friendly, unit);
    page_result(page, than, first.text, second.text, name);
    page_free(&first);
    page_free(&second);
}

/* Seconds count, as they are all that is shown. */
static void page_both_won(Page *page, const Side *own, const Side *friendly)
{
    const u32 mine = own->clock / 1000;
    const u32 theirs = friendly->clock / 1000;
    ASSERT(own->status == WON && friendly->status == WON);
    if (own->clock && friendly->clock && mine != theirs)
        page_two_clocks(page, own, friendly,
                        mine < theirs
                            ? _("You both won. You were faster than %1$s: "
                                "%2$s against %3$s.")
                            : _("You both won. You were slower than %1$s: "
                                "%2$s against %3$s."));
    else if (own->moves != friendly->moves)
        page_two_counts(page, own->moves, friendly->moves, "moves",
                        friendly->name,
                        own->moves < friendly->moves
                            ? _("You both won. You made fewer moves than "
                                "%1$s: %2$s against %3$s.")
                            : _("You both won. You made more moves than %1$s: "
                                "%2$s against %3$s."));
    else
        page_two_counts(
            page, own->moves, friendly->moves, "moves", friendly->name,
            _("You both won. You did as well as %1$s: %2$s against %3$s."));
}

/* Where points count, they decide alone. */
static void page_sentence(Page *page, const Side *own, const Side *friendly)
{
    const char *unit = session_progress_unit(own->session);
    const int has_points = own->session->game->goal.measure == GOAL_POINTS;
    const int mine_wins = own->status == WON && !has_points;
    const int theirs_wins = friendly->status == WON && !has_points;
    if (mine_wins && theirs_wins)
        page_both_won(page, own, friendly);
    else
        page_two_counts(
            page, own->progress, friendly->progress, unit, friendly->name,
            mine_wins ? _("You won, unlike %1$s: %2$s against %3$s.")
            : theirs_wins
                ? _("You didn't win, unlike %1$s: %2$s against %3$s.")
            : own->progress > friendly->progress
                ? _("You came further than %1$s: %2$s against %3$s.")
            : own->progress < friendly->progress
                ? _("You didn't come as far as %1$s: %2$s against %3$s.")
                : _("You came as far as %1$s: %2$s against %3$s."));
}

/* -------------------------------------------------------------- columns */

static void page_cell(Page *page, const char *text, size_t width)
{
    size_t used = page_width(text, strlen(text));
    page_text(page, text);
    while (used++ < width)
        page_text(page, " ");
}

static void page_row(Page *page, const char *label, const char *own,
                     const char *friendly)
{
    page_cell(page, label, LABEL);
    page_cell(page, own, COLUMN);
    page_text(page, friendly);
    page_line(page);
}

static void page_numbers(Page *page, const char *label, u32 own, u32 friendly)
{
    Page first = PAGE_EMPTY;
    page_format(&first, "%lu", (unsigned long)own);
    page_cell(page, label, LABEL);
    page_cell(page, first.text, COLUMN);
    page_format(page, "%lu\n", (unsigned long)friendly);
    page_free(&first);
}

static const char *result_of(const Side *side)
{
    static const char *const words[] = {
        FORMS_("result", "given up"), FORMS_("result", "won"),
        FORMS_("result", "given up"), N_("over")};
    STATIC_ASSERT(COUNT_OF(words) == LOST + 1);
    ASSERT(side->status <= LOST);
    return translate_in("result", words[side->status]);
}

static void page_time(Page *page, const Side *side)
{
    if (side->clock)
        page_clock(page, side->clock);
    else
        page_text(page, _("unknown"));
}

static void page_facts(Page *page, const Side *own, const Side *friendly)
{
    const char *unit = session_progress_unit(own->session);
    Page first = PAGE_EMPTY;
    Page second = PAGE_EMPTY;
    Page name = PAGE_EMPTY;
    page_safe(&name, friendly->name);
    page_row(page, "", _("you"), name.text);
    page_row(page, _("result"), result_of(own), result_of(friendly));
    page_time(&first, own);
    page_time(&second, friendly);
    page_row(page, _("time"), first.text, second.text);
    page_numbers(page, _("moves"), own->moves, friendly->moves);
    page_numbers(page, translate(unit), own->progress, friendly->progress);
    page_numbers(page, _("hints"), own->session->hints,
                 friendly->session->hints);
    page_numbers(page, _("undos"), own->session->undos,
                 friendly->session->undos);
    page_free(&first);
    page_free(&second);
    page_free(&name);
}

/* ------------------------------------------------------------- timeline */

/* Computes whole * part / of, which may not fit 32 bits in between. */
static u32 share_of(u32 whole, u32 part, u32 of)
{
    ASSERT(of && part <= of);
    return (u32)((unsigned long long)whole * part / of);
}

/* How many moves had been made at a time, or at a place among the moves. */
static u32 moves_at(const Side *side, int timed, u32 when)
{
    const u32 count = side->session->at;
    u32 made = 0;
    if (!timed)
        return when < count ? when : count;
    if (!side->clocks)
        return when < side->clock ? share_of(count, when, side->clock) : count;
    while (made < count && side->clocks[made] <= when)
        made++;
    ASSERT(made <= count);
    return when < side->clock ? made : count;
}

static u32 progress_after(const Session *session, u32 moves)
{
    u8 position[MOST_POSITION];
    Session view;
    ASSERT(moves <= session->at);
    session_view(&view, session, moves, position);
    return session_progress(&view);
}

typedef struct Axis {
    int timed; /* or else in moves */
    u32 end;   /* milliseconds, or moves */
    u32 most;  /* the longest bar stands for this */
} Axis;

static u32 greater(u32 a, u32 b)
{
    return a > b ? a : b;
}

static void set_axis(Axis *axis, const Side *own, const Side *friendly)
{
    u32 i;
    axis->timed = own->clock && friendly->clock;
    axis->end = axis->timed ? greater(own->clock, friendly->clock)
                            : greater(own->session->at, friendly->session->at);
    ASSERT(!axis->timed || axis->end);
    axis->most = 1;
    for (i = 0; i <= STEPS; i++) {
        const u32 when = share_of(axis->end, i, STEPS);
        axis->most = greater(
            axis->most,
            progress_after(own->session, moves_at(own, axis->timed, when)));
        axis->most = greater(
            axis->most, progress_after(friendly->session,
                                       moves_at(friendly, axis->timed, when)));
    }
}

/* Writes "  12 ####" and, when the game is over, its result once. */
static void page_state(Page *page, Side *side, const Axis *axis, u32 when)
{
    const u32 moves = moves_at(side, axis->timed, when);
    const u32 progress = progress_after(side->session, moves);
    u32 bar = share_of(BAR, progress, axis->most);
    ASSERT(progress <= axis->most);
    page_format(page, "%4lu ", (unsigned long)progress);
    while (bar--)
        page_text(page, "#");
    if (moves == side->session->at && !side->ended)
        page_format(page, " %s", result_of(side));
    side->ended |= moves == side->session->at;
}

static void page_timeline(Page *page, Side *own, Side *friendly)
{
    Page label = PAGE_EMPTY;
    Page first = PAGE_EMPTY;
    Page second = PAGE_EMPTY;
    Axis axis;
    u32 i, when;
    set_axis(&axis, own, friendly);
    if (!axis.end)
        return;
    page_format(page,
                axis.timed ? _("\n%s, as time went on:\n")
                           : _("\n%s, move by move:\n"),
                session_progress_unit(own->session));
    for (i = 0; i <= STEPS; i++) {
        when = share_of(axis.end, i, STEPS);
        if (i && when == share_of(axis.end, i - 1, STEPS))
            continue;
        label.used = first.used = second.used = 0;
        if (axis.timed)
            page_clock(&label, when);
        else
            page_format(&label, "%lu", (unsigned long)when);
        page_state(&first, own, &axis, when);
        page_state(&second, friendly, &axis, when);
        page_row(page, label.text, first.text, second.text);
    }
    page_free(&label);
    page_free(&first);
    page_free(&second);
}

/* --------------------------------------------------------------- spoken */

/* Writes "Ann: won, 52 cards home, 1 minute 5 seconds, 54 moves, 1 hint, 0
 * undos."
 */
static void page_spoken_side(Page *page, const Side *side, const char *name)
{
    page_safe(page, name);
    page_format(page, "%s%s%s", _(": "), result_of(side), _(", "));
    game_words_count(page, side->progress,
                     session_progress_unit(side->session));
    page_text(page, _(", "));
    if (side->clock) {
        page_duration(page, side->clock);
        page_text(page, _(", "));
    }
    page_count(page, side->moves, &plural_moves);
    page_text(page, _(", "));
    page_count(page, side->session->hints, &plural_hints);
    page_text(page, _(", "));
    page_count(page, side->session->undos, &plural_undos);
    page_text(page, ".\n");
}

void comparison_page(Page *page, const Session *session, const u32 *clocks,
                     const Challenge *challenge, int is_spoken)
{
    const char *name = *challenge->from ? challenge->from : _("your friend");
    Side own, friendly;
    ASSERT(session->game == challenge->game.game);
    set_side(&own, session, clocks, "");
    set_side(&friendly, &challenge->game, challenge->clocks, name);
    page_sentence(page, &own, &friendly);
    if (is_spoken) {
        page_spoken_side(page, &own, _("You"));
        page_spoken_side(page, &friendly, name);
        return;
    }
    page_text(page, "\n");
    page_facts(page, &own, &friendly);
    page_timeline(page, &own, &friendly);
}
