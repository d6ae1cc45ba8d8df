/* SPDX-License-Identifier: MIT */
/* Words for a start: a variant, a seed, both, or the puzzle of a day. */
#include "desk.h"
#include "session/daily.h"
#include "wording/wording.h"

typedef struct Start {
    const Game *game;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    char date[DATE_SIZE];
} Start;

/* A word that is easy to say and type, of signs that no one mixes up. */
static void draw_seed(Desk *desk, Start *start)
{
    static const char clear[] = "23456789abcdefghjkmnpqrstuvwxyz";
    char word[8];
    Reader reader;
    Fault fault;
    u8 i;
    for (i = 0; i < sizeof word; i++)
        word[i] = clear[rng_below(desk->rng, sizeof clear - 1)];
    read_from(&reader, word, sizeof word);
    start->game->read_seed(start->seed, &reader, &fault);
}

static void choose_usual(Start *start)
{
    Reader none;
    Fault fault;
    read_from(&none, "", 0);
    parse_variant(start->game, start->variant, &none, &fault);
}

/* Up to the next blank; the reader is left behind it. */
static void take_part(Reader *words, Reader *part)
{
    *part = *words;
    while (!at_end(words) && !is_space(*words->at))
        words->at++;
    part->start = part->at;
    part->end = words->at;
}

static u8 is_number(const Reader *part)
{
    const char *at = part->at;
    if (at != part->end && (*at == '#' || *at == '-'))
        at++;
    while (at != part->end && digit_of(*at) != NOT_FOUND)
        at++;
    return (u8)(at == part->end);
}

/* A number is a deal, but for the puzzle that is named by one: "15". */
static u8 may_be_variant(const Start *start, const Reader *part)
{
    return (u8)(!is_number(part) || manner_of(start->game)->numbered);
}

/* The first word when it is a variant; if it is not, it belongs to a seed. */
static void take_variant(Start *start, Reader *words)
{
    Reader rest = *words;
    Reader part;
    Fault fault;
    take_part(&rest, &part);
    if (may_be_variant(start, &part) &&
        !parse_variant(start->game, start->variant, &part, &fault)) {
        *words = rest;
        skip_space(words);
    }
}

static u8 read_day(Desk *desk, Start *start, Reader *words, Fault *fault)
{
    Reader today;
    skip_space(words);
    read_from(&today, desk->today, text_length(desk->today));
    return daily_read_date(start->date, at_end(words) ? &today : words, fault);
}

static u8 is_date(Reader words)
{
    char date[DATE_SIZE];
    Fault fault;
    return (u8)!daily_read_date(date, &words, &fault);
}

static u8 read_words(Desk *desk, Start *start, Reader *words, Fault *fault)
{
    fault->game = start->game;
    skip_space(words);
    if (take_word(words, "daily") || is_date(*words))
        return read_day(desk, start, words, fault);
    if (!at_end(words))
        take_variant(start, words);
    if (!at_end(words))
        return start->game->read_seed(start->seed, words, fault);
    draw_seed(desk, start);
    return FINE;
}

static u8 read_start(Desk *desk, Start *start, Reader *words, Fault *fault)
{
    choose_usual(start);
    return read_words(desk, start, words, fault);
}

/* The rules that are played are those of the next game. */
static u8 read_next(Desk *desk, Start *start, Reader *words, Fault *fault)
{
    copy_bytes(start->variant, desk->session.variant, VARIANT_SIZE);
    return read_words(desk, start, words, fault);
}

static u8 deal_start(Desk *desk, const Start *start, Fault *fault)
{
    if (start->date[0])
        return session_deal_daily(&desk->session, start->game, start->date,
                                  fault);
    return session_deal(&desk->session, start->game, start->variant,
                        start->seed, fault);
}

static void begin(Desk *desk, const Game *game, Reader *words,
                  u8 (*read)(Desk *, Start *, Reader *, Fault *))
{
    Start start;
    Fault fault;
    refuse(&fault, FINE, NULL);
    start.game = game;
    start.date[0] = '\0';
    if (read(desk, &start, words, &fault) ||
        deal_start(desk, &start, &fault)) {
        note_fault(desk, &fault);
        return;
    }
    fill_bytes(desk->ends, NO_SPOT, sizeof desk->ends);
    fill_bytes(desk->fresh, 0, sizeof desk->fresh);
    desk->page = AT_BOARD;
    desk->cursor = NO_PLACE;
}

void begin_game(Desk *desk, const Game *game, Reader *words)
{
    begin(desk, game, words, read_start);
}

void begin_next(Desk *desk, Reader *words)
{
    begin(desk, desk->session.game, words, read_next);
}

void begin_day(Desk *desk, const Game *game, Reader *words)
{
    begin(desk, game, words, read_day);
}
