/* SPDX-License-Identifier: MIT */
/* The notations of the games. For each one, a function says whether a text is
   a move or the start of a move, and another one writes what can follow. */
#include "typed_moves.h"

#include <stdlib.h>
#include <string.h>

#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"

int typed_moves_lower(int sign)
{
    const u8 letter = sign < 128 ? text_letter_of((char)sign) : NOT_FOUND;
    return letter == NOT_FOUND ? sign : 'a' + letter;
}

/* Writes, for example, "1 to 9". */
static void page_range(Page *page, int first, int last, int letters)
{
    const int base = letters ? 'a' - 1 : 0;
    if (last > first)
        page_format(page, letters ? _("%1$c to %2$c") : _("%1$d to %2$d"),
                    base + first, base + last);
    else
        page_format(page, letters ? "%c" : "%d", base + first);
}

/* Reads a number of at least 1 to which more digits may be added. */
static Typed read_number(const char *digits, int last)
{
    int number = 0;
    ASSERT(*digits && last > 0);
    for (; *digits; digits++) {
        if (*digits < (number ? '0' : '1') || *digits > '9')
            return TYPED_NONE;
        number = number * 10 + *digits - '0';
        if (number > last)
            return TYPED_NONE;
    }
    return number * 10 <= last ? TYPED_OPEN : TYPED_WHOLE;
}

static void page_next_digit(Page *page, const char *digits, int last)
{
    const int most = last - atoi(digits) * 10;
    Page range = PAGE_EMPTY;
    page_range(&range, 0, most < 9 ? most : 9, 0);
    page_format(page, _("%s, a space or Enter"), range.text);
    page_free(&range);
}

/* ------------------------------------------------------------------ Kulki */

static Typed read_cell(const void *position, const char *word)
{
    const Kulki *game = position;
    if (*word < 'a' || *word >= 'a' + game->width)
        return TYPED_NONE;
    return word[1] ? read_number(word + 1, game->height) : TYPED_PART;
}

static void page_next_cell(Page *page, const void *position, const char *word)
{
    const Kulki *game = position;
    Page range = PAGE_EMPTY;
    if (!*word) {
        page_range(&range, 1, game->width, 1);
        page_format(page, _("a column, %s"), range.text);
    } else if (!word[1]) {
        page_range(&range, 1, game->height, 0);
        page_format(page, _("a row, %s"), range.text);
    } else {
        page_next_digit(page, word + 1, game->height);
    }
    page_free(&range);
}

u8 typed_moves_spot(const Session *session, const char *word)
{
    const Kulki *game = (const Kulki *)session->position;
    ASSERT(session->game->size == sizeof *game && *word && word[1]);
    return (u8)((atoi(word + 1) - 1) * game->width + *word - 'a');
}

/* --------------------------------------------------------------- FreeCell */

static int is_place(const FreeCell *game, char sign)
{
    return (sign >= '1' && sign <= '8') ||
           (sign >= 'a' && sign < 'a' + game->cells);
}

/* A card goes home with h, 0 or Enter. */
static Typed read_card(const void *position, const char *word)
{
    const FreeCell *game = position;
    if (!is_place(game, *word))
        return TYPED_NONE;
    if (!word[1])
        return TYPED_SHORT;
    return !word[2] && (is_place(game, word[1]) || strchr("h0", word[1]))
               ? TYPED_WHOLE
               : TYPED_NONE;
}

static void page_next_card(Page *page, const void *position, const char *word)
{
    const FreeCell *game = position;
    Page cells = PAGE_EMPTY;
    if (game->cells)
        page_range(&cells, 1, game->cells, 1);
    if (!game->cells)
        page_text(page, *word ? _("a column, 1 to 8, or h for home")
                              : _("a column, 1 to 8"));
    else
        page_format(page,
                    *word ? _("a column, 1 to 8, a free cell, %s, or h for "
                              "home")
                          : _("a column, 1 to 8, or a free cell, %s"),
                    cells.text);
    page_free(&cells);
}

/* ---------------------------------------------------------------- Mahjong */

/* Whether the set of this deal contains the face. */
static int has_face(const Mahjong *game, u8 face)
{
    if (game->set == MAHJONG_SET_FLOWERS)
        return face <= MAHJONG_KINDS - 2 || face > MAHJONG_KINDS;
    return face <= MAHJONG_KINDS;
}

static int begins_face(u8 face, const char *word)
{
    const char *name = mahjong_face_name(face);
    while (*word && typed_moves_lower(*name) == *word) {
        name++;
        word++;
    }
    return !*word;
}

static Typed read_face(const void *position, const char *word)
{
    const Mahjong *game = position;
    u8 face;
    for (face = 1; face <= MAHJONG_FACES; face++)
        if (has_face(game, face) && begins_face(face, word))
            return word[1] ? TYPED_WHOLE : TYPED_PART;
    return TYPED_NONE;
}

/* Lists the possible second characters of the faces that start like this. */
static void page_next_face(Page *page, const void *position, const char *word)
{
    const Mahjong *game = position;
    int count = 0;
    u8 face;
    if (!*word) {
        page_text(page, _("a face such as 5b, we or dr"));
        return;
    }
    for (face = 1; face <= MAHJONG_FACES; face++)
        if (has_face(game, face) && begins_face(face, word))
            page_format(page, count++ ? " %c" : "%c",
                        typed_moves_lower(mahjong_face_name(face)[1]));
}

/* ---------------------------------------------------------- sliding puzzle */

/* A number out of range is accepted here; the rules refuse it with their own
   message. */
static Typed read_block(const void *position, const char *word)
{
    const Sliding *game = position;
    const int last = sliding_last_tile(game);
    if (!word[1] && *word <= '9' && (*word == '0' || *word - '0' > last))
        return TYPED_WHOLE;
    return read_number(word, last);
}

static void page_next_block(Page *page, const void *position, const char *word)
{
    const Sliding *game = position;
    const int last = sliding_last_tile(game);
    Page range = PAGE_EMPTY;
    if (*word) {
        page_next_digit(page, word, last);
        return;
    }
    page_range(&range, 1, last, 0);
    page_format(page, _("a tile, %s"), range.text);
    page_free(&range);
}

/* ---------------------------------------------------------------- any game */

static const struct {
    const Game *game;
    int words;
    Typed (*read)(const void *position, const char *word);
    void (*next)(Page *page, const void *position, const char *word);
} notations[] = {{&kulki, 2, read_cell, page_next_cell},
                 {&mahjong, 1, read_face, page_next_face},
                 {&freecell, 1, read_card, page_next_card},
                 {&sliding, 1, read_block, page_next_block}};

enum { NOTATIONS = sizeof notations / sizeof *notations };

/* In a game without an entry in NOTATIONS, moves can only be typed after a
   colon. */
static int notation_of(const Game *game)
{
    int i = 0;
    while (i < NOTATIONS && notations[i].game != game)
        i++;
    return i;
}

int typed_moves_words(const Session *session)
{
    const int nth = notation_of(session->game);
    return nth < NOTATIONS ? notations[nth].words : 0;
}

Typed typed_moves_read(const Session *session, const char *word)
{
    const int nth = notation_of(session->game);
    ASSERT(*word);
    return nth < NOTATIONS ? notations[nth].read(session->position, word)
                           : TYPED_NONE;
}

void typed_moves_page_next(Page *page, const Session *session,
                           const char *word)
{
    const int nth = notation_of(session->game);
    if (nth < NOTATIONS)
        notations[nth].next(page, session->position, word);
}
