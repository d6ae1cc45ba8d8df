/* SPDX-License-Identifier: MIT */
/* Writes a result to share in three lines: the deal, the outcome and a bar
   chart of the progress. It contains no moves and no board, so it spoils
   nothing. */
#include "share_text.h"

#include "rules/sliding/sliding.h"

enum { STEPS = 10, LEVELS = 8, SECOND = 1000, MINUTE = 60 };

/* ---------------------------------------------------------------- start */

static u8 is_default(const Session *session)
{
    u8 variant[VARIANT_SIZE];
    Reader reader;
    Fault fault;
    reader_start(&reader, "", 0);
    session->game->read_variant(variant, &reader, &fault);
    return bytes_equal(variant, session->variant, VARIANT_SIZE);
}

static void put_deal(const Session *session, Writer *writer)
{
    if (!is_default(session)) {
        writer_char(writer, ' ');
        session->game->write_variant(session->variant, writer);
    }
    writer_char(writer, ' ');
    if (session->board)
        writer_text(writer, _("custom board"));
    else
        session->game->write_seed(session->seed, writer);
}

static void put_start(const Session *session, Writer *writer)
{
    writer_text(writer, "Quadrille ");
    writer_text(writer, translate(session->game->title));
    if (session->date[0]) {
        /* TRANSLATORS: in the line "Quadrille FreeCell daily 2026-11-21" */
        writer_text(writer, _(" daily "));
        writer_text(writer, session->date);
    } else {
        put_deal(session, writer);
    }
    writer_char(writer, '\n');
}

/* ------------------------------------------------------------- progress */

/* How to measure the progress of a game whose score counts effort. */
typedef struct Progress {
    const Game *game;
    const char *unit;
    u32 (*measure)(const Session *session);
} Progress;

static u32 tiles_home(const Session *session)
{
    Piece pieces[SLIDING_CELLS];
    u16 count = session->game->look(session->position, pieces, SLIDING_CELLS);
    u32 home = 0;
    while (count--)
        home += (pieces[count].marks & IS_HOME) != 0;
    return home;
}

static const Progress beside_score[] = {
    {&sliding, N_("tiles in place"), tiles_home}};

/* Returns NULL if the score measures the progress. */
static const Progress *find_progress(const Session *session)
{
    u8 i;
    for (i = 0; i < COUNT_OF(beside_score); i++)
        if (beside_score[i].game == session->game)
            return &beside_score[i];
    return NULL;
}

u32 session_progress(const Session *session)
{
    const Progress *progress = find_progress(session);
    return progress ? progress->measure(session)
                    : session->game->score(session->position);
}

const char *session_progress_unit(const Session *session)
{
    const Progress *progress = find_progress(session);
    return progress ? progress->unit : session->game->unit;
}

u32 session_moves(const Session *session)
{
    const Game *game = session->game;
    return game->goal.measure == GOAL_SCORED_MOVES
               ? game->score(session->position)
               : session->at;
}

/* --------------------------------------------------------------- result */

/* Apart, because the compiler for small machines warns of a comparison whose
   result it knows. */
static u8 is_same(const char *text, const char *other)
{
    return text == other;
}

/* In English, drops the first s that ends a word if the number is 1. */
void session_write_count(Writer *writer, u32 number, const char *unit)
{
    const char *text = translate_unit(number, unit);
    const u8 is_english = is_same(text, unit);
    u8 cut = number == 1 && is_english;
    if (is_english) {
        writer_number(writer, number);
        writer_char(writer, ' ');
    }
    for (; *text; text++)
        if (cut && text[0] == 's' && (text[1] == ' ' || !text[1])) {
            cut = 0;
        } else if (*text == UNIT_NUMBER) {
            writer_number(writer, number);
            while (text[1] && *text != 'u')
                text++;
        } else {
            writer_char(writer, *text);
        }
}

static void put_two_digits(Writer *writer, u32 number)
{
    ASSERT(number < 100);
    writer_number(writer, number / 10);
    writer_number(writer, number % 10);
}

static void put_clock(Writer *writer, u32 seconds)
{
    u32 minutes = seconds / MINUTE;
    if (minutes < MINUTE) {
        writer_number(writer, minutes);
    } else {
        writer_number(writer, minutes / MINUTE);
        writer_char(writer, ':');
        put_two_digits(writer, minutes % MINUTE);
    }
    writer_char(writer, ':');
    put_two_digits(writer, seconds % MINUTE);
}

/* A won game is complete, so its progress is mentioned only where points
   count. */
static void put_outcome(const Session *session, Writer *writer)
{
    /* TRANSLATORS: @ is the progress, such as "3 cards home", and % the number
       of moves, such as "97 moves". */
    static const char *const words[2][4] = {
        {N_("So far: @ in %"), N_("Won in %"), N_("So far: @ in %"),
         N_("Game over: @ in %")},
        {N_("So far: @ in %"), N_("Won with help in %"), N_("So far: @ in %"),
         N_("Game over, with help: @ in %")}};
    static const char *const won_points[2] = {N_("Won: @ in %"),
                                              N_("Won with help: @ in %")};
    const char *text;
    const Game *game = session->game;
    Status status = game->status(session->position);
    const u8 has_points = game->goal.measure == GOAL_POINTS;
    ASSERT(status <= LOST);
    text = translate(status == WON && has_points
                         ? won_points[session->hints > 0]
                         : words[session->hints > 0][status]);
    for (; *text; text++)
        if (*text == '@')
            session_write_count(writer, session_progress(session),
                                session_progress_unit(session));
        else if (*text == '%')
            session_write_count(writer, session_moves(session), "moves");
        else
            writer_char(writer, *text);
}

static void put_manner(const Session *session, Writer *writer)
{
    u32 seconds = session->clock / SECOND;
    if (seconds) {
        writer_text(writer, _(", "));
        put_clock(writer, seconds);
    }
    writer_text(writer, _(", "));
    if (session->hints)
        session_write_count(writer, session->hints, "hints");
    else
        writer_text(writer, _("no hints"));
    if (session->undos) {
        writer_text(writer, _(", "));
        session_write_count(writer, session->undos, "undos");
    }
    writer_char(writer, '\n');
}

/* ------------------------------------------------------------------ bar */

/* Measures the progress at the start and after each tenth of the moves, whose
   number is below MOST_HISTORY, so that the product fits. */
static void measure_steps(const Session *session, u32 *values)
{
    u8 position[MOST_POSITION];
    Session view;
    u8 i;
    ASSERT(session->at <= MOST_HISTORY);
    for (i = 0; i <= STEPS; i++) {
        session_view(&view, session, session->at * i / STEPS, position);
        values[i] = session_progress(&view);
    }
}

/* Computes some eighths of a number where the product may overflow. */
static u32 eighths_of(u32 number, u32 count)
{
    ASSERT_SLOW(count <= LEVELS);
    return number / LEVELS * count + number % LEVELS * count / LEVELS;
}

/* No value is above the greatest, so no level is above the last. */
static u8 level_of(u32 value, u32 greatest)
{
    u8 level = 0;
    while (value > eighths_of(greatest, level + 1U))
        level++;
    ASSERT(level < LEVELS);
    return level;
}

static void put_bar(const Session *session, u8 ascii, Writer *writer)
{
    static const char *const signs[2][LEVELS] = {
        {"\342\226\201", "\342\226\202", "\342\226\203", "\342\226\204",
         "\342\226\205", "\342\226\206", "\342\226\207", "\342\226\210"},
        {".", ":", "-", "=", "+", "*", "#", "@"}};
    u32 values[STEPS + 1];
    u32 least, greatest;
    u8 i;
    measure_steps(session, values);
    least = greatest = values[0];
    for (i = 1; i <= STEPS; i++) {
        least = values[i] < least ? values[i] : least;
        greatest = values[i] > greatest ? values[i] : greatest;
    }
    for (i = 1; i <= STEPS; i++)
        writer_text(
            writer,
            signs[ascii != 0][level_of(values[i] - least, greatest - least)]);
    ASSERT(least <= greatest);
    writer_char(writer, '\n');
}

void session_write_share_text(const Session *session, u8 ascii, Writer *writer)
{
    put_start(session, writer);
    put_outcome(session, writer);
    put_manner(session, writer);
    put_bar(session, ascii, writer);
}
