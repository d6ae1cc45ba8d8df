/* SPDX-License-Identifier: MIT */
/* Reads a typed start: a variant, a seed, both, or a daily puzzle. */
#include "desk.h"
#include "session/daily.h"
#include "wording/start_words.h"

typedef struct TypedStart {
    const Game *game;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    char date[DATE_SIZE];
    char today[DATE_SIZE];
} TypedStart;

/* Makes up a seed that is easy to say and type, without characters that are
   easily confused. */
static void draw_seed(Desk *desk, TypedStart *start)
{
    static const char clear[] = "23456789abcdefghjkmnpqrstuvwxyz";
    char word[8];
    Reader reader;
    Fault fault;
    u8 i;
    for (i = 0; i < sizeof word; i++)
        word[i] = clear[rng_below(desk->rng, sizeof clear - 1)];
    reader_start(&reader, word, sizeof word);
    start->game->read_seed(start->seed, &reader, &fault);
}

static void choose_usual(TypedStart *start)
{
    Reader none;
    Fault fault;
    reader_start(&none, "", 0);
    game_read_variant(start->game, start->variant, &none, &fault);
}

/* Takes the text up to the next blank. The reader continues after it. */
static void take_part(Reader *words, Reader *part)
{
    *part = *words;
    while (!reader_at_end(words) && !text_is_space(*words->at))
        words->at++;
    part->start = part->at;
    part->end = words->at;
}

/* Takes the first word if it is a variant. Otherwise it belongs to a seed. */
static void take_variant(TypedStart *start, Reader *words)
{
    Reader rest = *words;
    Reader part;
    Fault fault;
    take_part(&rest, &part);
    if (start_word_may_be_variant(start->game, &part) &&
        !game_read_variant(start->game, start->variant, &part, &fault)) {
        *words = rest;
        reader_skip_space(words);
    }
}

static u8 read_day(Desk *desk, TypedStart *start, Reader *words, Fault *fault)
{
    Reader today;
    reader_skip_space(words);
    if (!reader_at_end(words))
        return daily_read_date(start->date, words, fault);
    desk->tell_day(start->today);
    reader_start(&today, start->today, text_length(start->today));
    return daily_read_date(start->date, &today, fault);
}

static u8 read_words(Desk *desk, TypedStart *start, Reader *words,
                     Fault *fault)
{
    fault->game = start->game;
    reader_skip_space(words);
    if (reader_take_word(words, "daily") || start_word_is_day(*words))
        return read_day(desk, start, words, fault);
    if (!reader_at_end(words))
        take_variant(start, words);
    if (!reader_at_end(words))
        return start->game->read_seed(start->seed, words, fault);
    draw_seed(desk, start);
    return FINE;
}

static u8 read_start(Desk *desk, TypedStart *start, Reader *words,
                     Fault *fault)
{
    choose_usual(start);
    return read_words(desk, start, words, fault);
}

/* The next game has the current rules. */
static u8 read_next(Desk *desk, TypedStart *start, Reader *words, Fault *fault)
{
    bytes_copy(start->variant, desk->session.variant, VARIANT_SIZE);
    return read_words(desk, start, words, fault);
}

static u8 deal_start(Desk *desk, const TypedStart *start, Fault *fault)
{
    if (start->date[0])
        return session_deal_daily(&desk->session, start->game, start->date,
                                  fault);
    return session_deal(&desk->session, start->game, start->variant,
                        start->seed, fault);
}

static void begin(Desk *desk, const Game *game, Reader *words,
                  u8 (*read)(Desk *, TypedStart *, Reader *, Fault *))
{
    TypedStart start;
    Fault fault;
    fault_set(&fault, FINE, NULL);
    start.game = game;
    start.date[0] = '\0';
    if (read(desk, &start, words, &fault) ||
        deal_start(desk, &start, &fault)) {
        desk_note_fault(desk, &fault);
        return;
    }
    bytes_fill(desk->ends, NO_SPOT, sizeof desk->ends);
    bytes_fill(desk->fresh, 0, sizeof desk->fresh);
    desk->page = AT_BOARD;
    desk->cursor = NO_PLACE;
}

void desk_begin_game(Desk *desk, const Game *game, Reader *words)
{
    begin(desk, game, words, read_start);
}

void desk_begin_next(Desk *desk, Reader *words)
{
    begin(desk, desk->session.game, words, read_next);
}

void desk_begin_daily(Desk *desk, const Game *game, Reader *words)
{
    begin(desk, game, words, read_day);
}
