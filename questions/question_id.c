/* SPDX-License-Identifier: MIT */
/* Ids of questions as text. */
#include "question_id.h"

#include <string.h>

/* The parts between colons. */
typedef struct IdPart {
    const char *text;
    size_t length;
} IdPart;

enum { MOST_VERSION = 999999 };

enum { ID_GAME, ID_VERSION, ID_SET, ID_DIFFICULTY, ID_NUMBER, ID_PARTS };

static int split(IdPart *part, const char *text, size_t length)
{
    int i;
    for (i = 0; i < ID_PARTS; i++) {
        const char *colon = memchr(text, ':', length);
        if ((colon != NULL) != (i + 1 < ID_PARTS))
            return 0;
        part[i].text = text;
        part[i].length = colon ? (size_t)(colon - text) : length;
        text += part[i].length + 1;
        length -= part[i].length + (colon != NULL);
    }
    return 1;
}

/* Without a sign or leading zeros, so that a question has one id. */
static int read_digits(const IdPart *part, u64 most, u64 *number)
{
    size_t i;
    *number = 0;
    for (i = 0; i < part->length; i++) {
        const u8 digit = text_digit_of(part->text[i]);
        if (digit == NOT_FOUND || (!*number && i) || digit > most ||
            *number > (most - digit) / 10)
            return 0;
        *number = *number * 10 + digit;
    }
    return part->length > 0;
}

static int part_is(const IdPart *part, const char *word)
{
    return strlen(word) == part->length &&
           memcmp(word, part->text, part->length) == 0;
}

static const QuestionSet *find_set(const IdPart *part)
{
    const QuestionSet *const *set = question_sets;
    while (*set && (!part_is(&part[ID_GAME], (*set)->game->name) ||
                    !part_is(&part[ID_SET], (*set)->name)))
        set++;
    return *set;
}

QuestionIdFault question_id_read(QuestionId *id, const char *text,
                                 size_t length)
{
    IdPart part[ID_PARTS];
    u64 version, difficulty;
    if (!split(part, text, length))
        return QUESTION_ID_UNKNOWN;
    id->set = find_set(part);
    if (!id->set || !read_digits(&part[ID_VERSION], MOST_VERSION, &version))
        return QUESTION_ID_UNKNOWN;
    if (version != id->set->version)
        return QUESTION_ID_OTHER_VERSION;
    if (!read_digits(&part[ID_DIFFICULTY], id->set->most, &difficulty) ||
        difficulty < id->set->least ||
        !read_digits(&part[ID_NUMBER], id->set->numbers, &id->number) ||
        !id->number)
        return QUESTION_ID_UNKNOWN;
    id->difficulty = (u32)difficulty;
    return QUESTION_ID_FINE;
}

void question_id_page_set(Page *page, const QuestionSet *set)
{
    page_format(page, "%s:%u:%s", set->game->name, (unsigned)set->version,
                set->name);
}

void question_id_page(Page *page, const QuestionId *id)
{
    question_id_page_set(page, id->set);
    page_format(page, ":%lu:%llu", (unsigned long)id->difficulty,
                (unsigned long long)id->number);
}
