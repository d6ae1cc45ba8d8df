/* SPDX-License-Identifier: MIT */
/* Reads words that choose a variant, a seed, a level or a day. */
#include "choice.h"

#include <stdio.h>
#include <string.h>

#include "advice/level.h"
#include "host/clock.h"
#include "layout_files.h"
#include "session/daily.h"
#include "table/kit.h"
#include "wording/start_words.h"

STATIC_ASSERT(DATE_SIZE == sizeof "2026-11-21");
void choice_start(Choice *choice, const Game *game)
{
    Fault fault;
    memset(choice, 0, sizeof *choice);
    choice->game = game;
    choice_set_variant(choice, "", &fault);
    ASSERT(choice->has_variant); /* no word is the default */
    choice->has_variant = 0;
}

u8 choice_set_variant(Choice *choice, const char *text, Fault *fault)
{
    u8 variant[VARIANT_SIZE];
    Reader reader;
    ASSERT(choice->game);
    reader_start(&reader, text, (u32)strlen(text));
    if (game_read_variant(choice->game, variant, &reader, fault))
        return fault->reason;
    memcpy(choice->variant, variant, sizeof variant);
    choice->has_variant = 1;
    return FINE;
}

u8 choice_set_seed(Choice *choice, const char *text, Fault *fault)
{
    u8 seed[SEED_SIZE];
    Reader reader;
    ASSERT(choice->game);
    fault->game = choice->game;
    reader_start(&reader, text, (u32)strlen(text));
    if (choice->game->read_seed(seed, &reader, fault))
        return fault->reason;
    memcpy(choice->seed, seed, sizeof seed);
    choice->has_seed = 1;
    return FINE;
}

static int is_number(const char *word)
{
    Reader reader;
    reader_start(&reader, word, (u32)strlen(word));
    return start_word_is_number(&reader);
}

static int is_deal(const Choice *choice, const char *word)
{
    Reader reader;
    reader_start(&reader, word, (u32)strlen(word));
    return is_number(word) && !choice->has_seed &&
           (choice->has_variant ||
            !start_word_may_be_variant(choice->game, &reader));
}

/* After a number, a second number isn't a variant, though "2" alone may be
   one. */
static int is_second_number(const Choice *choice, const char *word)
{
    return choice->has_seed && is_number(word);
}

static int is_daily(const char *word)
{
    Reader reader;
    reader_start(&reader, word, (u32)strlen(word));
    return start_word_is_day(reader);
}

static unsigned number_of(const char *digits, int count)
{
    unsigned number = 0;
    while (count--) {
        ASSERT(*digits >= '0' && *digits <= '9'); /* the clock's, or checked */
        number = number * 10 + (unsigned)(*digits++ - '0');
    }
    return number;
}

/* Goes back a day in the calendar; returns 0 on its first day. */
static int day_before(char *date)
{
    char text[DATE_SIZE];
    unsigned year = number_of(date, 4);
    unsigned month = number_of(date + 5, 2);
    unsigned day = number_of(date + 8, 2) - 1;
    Reader reader;
    Fault fault;
    ASSERT(strlen(date) == DATE_SIZE - 1);
    if (!day) {
        day = 31;
        year -= month == 1;
        month = month == 1 ? 12 : month - 1;
    }
    for (; day; day--) {
        snprintf(text, sizeof text, "%04u-%02u-%02u", year % 10000,
                 month % 100, day % 100);
        reader_start(&reader, text, DATE_SIZE - 1);
        if (!daily_read_date(date, &reader, &fault))
            return 1;
    }
    return 0;
}

u8 choice_set_daily(Choice *choice, const char *text, Fault *fault)
{
    Moment now;
    Reader reader;
    char date[DATE_SIZE];
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE];
    fault->game = choice->game;
    if (choice->has_variant || choice->has_seed)
        return fault_set(fault, DAILY_ALONE, NULL);
    clock_now(&now);
    reader_start(&reader, text, (u32)strlen(text));
    if (reader_take_word(&reader, "daily") ||
        reader_take_word(&reader, "today"))
        reader_start(&reader, now.day, DATE_SIZE - 1);
    else if (reader_take_word(&reader, "yesterday") && *now.day &&
             day_before(now.day)) /* "" if the clock shows no day */
        reader_start(&reader, now.day, DATE_SIZE - 1);
    else if (reader_take_word(&reader, "tomorrow"))
        return fault_set(fault, FUTURE_DAY, NULL);
    if (daily_read_date(date, &reader, fault) ||
        daily_find(choice->game, date, variant, seed))
        return fault_set(fault, BAD_DATE, NULL);
    if (strcmp(date, now.day) > 0)
        return fault_set(fault, FUTURE_DAY, NULL);
    ASSERT(strlen(date) == DATE_SIZE - 1);
    memcpy(choice->date, date, sizeof date);
    memcpy(choice->variant, variant, sizeof variant);
    memcpy(choice->seed, seed, sizeof seed);
    choice->has_variant = 1;
    choice->has_seed = 1;
    return FINE;
}

static u8 choose_level(Choice *choice, const char *level, Fault *fault)
{
    fault->game = choice->game;
    if (choice->has_seed || !level_set(choice->game, level, choice->variant))
        return fault_set(fault, NO_VARIANT, NULL);
    ASSERT(!choice->level); /* it would have a seed */
    choice->has_variant = 1;
    choice->has_seed = 1;
    choice->level = level;
    choice->name = level;
    return FINE;
}

u8 choice_settle_level(Choice *choice, const Layout *layout,
                       const _Atomic u8 *stop, Fault *fault)
{
    const char *level = choice->level;
    ASSERT(!level || choice->has_seed);
    choice->level = NULL;
    fault->game = choice->game;
    return level ? fault_set(fault,
                             level_find_until(choice->game, level, layout,
                                              choice->variant, choice->seed,
                                              stop),
                             NULL)
                 : FINE;
}

u8 choice_settle(Choice *choice, const _Atomic u8 *stop, Fault *fault)
{
    ASSERT(!choice->level || !*choice->date); /* a day has its own deal */
    return *choice->layout ? layouts_settle_level(choice, stop, fault)
                           : choice_settle_level(choice, NULL, stop, fault);
}

void choice_name_start(Session *session, const Choice *choice)
{
    ASSERT(session->game == choice->game);
    if (choice->name)
        session_read_name(session->name, choice->name,
                          (u32)strlen(choice->name));
}

u8 choice_set_word(Choice *choice, const char *word, Fault *fault)
{
    if (is_daily(word))
        return choice_set_daily(choice, word, fault);
    if (*choice->date)
        return fault_set(fault, DAILY_ALONE, NULL);
    if (level_name(choice->game, word))
        return choose_level(choice, level_name(choice->game, word), fault);
    if (kit_has_level(choice->game, word)) {
        fault->game = choice->game;
        return fault_set(fault, NO_VARIANT, NULL);
    }
    if (is_deal(choice, word))
        return choice_set_seed(choice, word, fault);
    if (!choice->has_variant && !is_second_number(choice, word))
        return choice_set_variant(choice, word, fault);
    fault->game = choice->game;
    return fault_set(fault, NO_VARIANT, NULL);
}

/* A layout has a name that is no variant and, before a seed, no word of a
   seed. */
static int choose_layout(Choice *choice, const char *word)
{
    Page path = PAGE_EMPTY;
    const size_t length = strlen(word);
    const int is_layout =
        !*choice->layout && !*choice->date && length < sizeof choice->layout &&
        layouts_exist(choice->game) && layouts_find(&path, word);
    if (is_layout)
        memcpy(choice->layout, word, length + 1);
    page_free(&path);
    return is_layout;
}

static u8 choose_any(Choice *choice, const char *word, Fault *fault)
{
    u8 reason = choice_set_word(choice, word, fault);
    if (reason && choose_layout(choice, word))
        return FINE;
    if (reason == NO_VARIANT && !choice->has_seed &&
        !kit_has_level(choice->game, word))
        reason = choice_set_seed(choice, word, fault);
    return reason;
}

void choice_next_word(Page *page, Reader *rest)
{
    const char *at;
    reader_skip_space(rest);
    at = rest->at;
    while (!reader_at_end(rest) && !text_is_space(*rest->at))
        rest->at++;
    ASSERT(at <= rest->at && rest->at <= rest->end);
    page->used = 0;
    page_put(page, at, (size_t)(rest->at - at));
}

u8 choice_read_words(Choice *choice, Reader *rest, Fault *fault)
{
    Page word = PAGE_EMPTY;
    u8 reason = FINE;
    for (reader_skip_space(rest); !reason && !reader_at_end(rest);
         reader_skip_space(rest)) {
        choice_next_word(&word, rest);
        reason = choose_any(choice, word.text, fault);
    }
    page_free(&word);
    ASSERT(reason || reader_at_end(rest));
    return reason;
}

static int is_day(const char *word)
{
    Reader reader;
    reader_start(&reader, word, (u32)strlen(word));
    return start_word_is_day(reader);
}

/* A word of letters alone is no attempt at a rule such as 3cells:none. */
static int is_plain(const char *word)
{
    size_t i = 0;
    while (text_letter_of(word[i]) != NOT_FOUND)
        i++;
    return !word[i] && !is_day(word);
}

int choice_is_unknown(const char *word, const Fault *fault)
{
    return fault->reason == NO_VARIANT || is_plain(word);
}

void choice_page_refusal(Page *page, const Choice *choice, const Reader *rest,
                         const Fault *fault, const char *lists)
{
    const Game *game = choice->game;
    const char *end = rest->at;
    const char *from;
    const char *near;
    Page word = PAGE_EMPTY;
    ASSERT(rest->start <= end && end <= rest->end);
    while (end > rest->start && text_is_space(end[-1]))
        end--;
    for (from = end; from > rest->start && !text_is_space(from[-1]); from--)
        ;
    ASSERT(from <= end);
    page_put(&word, from, (size_t)(end - from));
    near = kit_nearest_word(game, word.text);
    if (level_name(game, word.text))
        page_format(page, _("Level '%s' has its own variant"), word.text);
    else if (!is_plain(word.text) || kit_has_level(game, word.text))
        page_reason(page, fault);
    else if (near)
        page_format(page, _("Unknown variant '%1$s'; did you mean '%2$s'?"),
                    word.text, near);
    else
        page_format(page, _("Unknown variant '%1$s'; '%2$s' lists them"),
                    word.text, lists);
    page_free(&word);
}

u8 choice_set_words(Choice *choice, Reader *rest, Fault *fault)
{
    u8 reason = choice_read_words(choice, rest, fault);
    if (!reason)
        reason = choice_settle(choice, NULL, fault);
    ASSERT(reason || !choice->level); /* its seed is known */
    return reason;
}
