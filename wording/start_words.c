/* SPDX-License-Identifier: MIT */
/* Tells numbers, dates and variants apart in the choice of a game. */
#include "start_words.h"

#include "session/daily.h"
#include "wording.h"

u8 start_word_is_number(const Reader *word)
{
    const char *at = word->at;
    if (at != word->end && (*at == '#' || *at == '-'))
        at++;
    if (at == word->end)
        return 0;
    while (at != word->end && text_digit_of(*at) != NOT_FOUND)
        at++;
    return (u8)(at == word->end);
}

u8 start_word_is_day(Reader words)
{
    char date[DATE_SIZE];
    Fault fault;
    return (u8)(reader_take_word(&words, "daily") ||
                !daily_read_date(date, &words, &fault));
}

u8 start_word_may_be_variant(const Game *game, const Reader *word)
{
    return (u8)(!start_word_is_number(word) || game->numbered);
}
