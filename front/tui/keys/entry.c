/* SPDX-License-Identifier: MIT */
/* Handles moves typed without Enter. While a move is incomplete, each key
   continues it or is refused with a list of what can follow. */
#include "entry.h"

#include <ctype.h>
#include <string.h>

#include "front/tui/terminal/screen.h"
#include "front/tui/view/hearing.h"
#include "send.h"
#include "table/typed_moves.h"

/* The word being typed, which is the second one if there is a blank. */
static char *word_of(Tui *tui)
{
    char *blank = strchr(tui->entry.text, ' ');
    return blank ? blank + 1 : tui->entry.text;
}

static int is_second(const Tui *tui)
{
    return strchr(tui->entry.text, ' ') != NULL;
}

static void add_sign(Tui *tui, int sign)
{
    const size_t length = strlen(tui->entry.text);
    if (length < sizeof tui->entry.text - 1) {
        tui->entry.text[length] = (char)sign;
        tui->entry.text[length + 1] = '\0';
    }
}

void entry_clear(Tui *tui)
{
    *tui->entry.text = '\0';
    tui->entry.is_separated = 0;
}

Page *entry_begin_refusal(Tui *tui)
{
    screen_ring(&tui->look);
    hearing_refusal(tui);
    tui->message.told.used = 0;
    tui->message.tone = TONE_REFUSAL;
    return &tui->message.told;
}

int entry_refuses_hints(Tui *tui)
{
    const int refuses =
        tui->look.no_hints && !session_is_over(tui->scene.session);
    if (refuses)
        page_text(entry_begin_refusal(tui),
                  _("Hints are off. ':hints on' or the options (o) turn them "
                    "on."));
    return refuses;
}

/* The name of the character in a message. */
static const char *sign_words(int sign, char *letter)
{
    if (sign == ' ')
        return _("A space");
    if (sign >= 128)
        return _("That character");
    letter[0] = (char)sign;
    letter[1] = '\0';
    return letter;
}

/* ----------------------------------------------------------- what is typed */

/* The first cell picks its ball up unless that ball is held already. For an
   empty cell, the rules move the held ball there or refuse the touch. */
static int end_first(Tui *tui, Page *line)
{
    const Session *session = tui->scene.session;
    const u8 spot = typed_moves_spot(session, tui->entry.text);
    const Piece *piece = scene_piece(&tui->scene, spot);
    const int begins = piece && piece->kind == BALL;
    if (begins)
        add_sign(tui, ' ');
    else
        *tui->entry.text = '\0';
    tui->scene.cursor = spot;
    return session->held != spot && send_touch(tui, line, spot);
}

/* Handles a complete word. */
static int end_word(Tui *tui, Page *line)
{
    tui->entry.is_separated = 1;
    if (typed_moves_words(tui->scene.session) > 1 && !is_second(tui))
        return end_first(tui, line);
    send_line(line, tui->entry.text);
    *tui->entry.text = '\0';
    return 1;
}

static void refuse_sign(Tui *tui, int sign)
{
    Page *page = entry_begin_refusal(tui);
    Page next = PAGE_EMPTY;
    char letter[2], before[sizeof tui->entry.text];
    size_t length = strlen(tui->entry.text);
    if (tui->entry.text[length - 1] == ' ')
        length--;
    memcpy(before, tui->entry.text, length);
    before[length] = '\0';
    typed_moves_page_next(&next, tui->scene.session, word_of(tui));
    page_format(page, _("%1$s can't follow %2$s: type %3$s. Esc clears it."),
                sign_words(sign, letter), before, next.text);
    page_free(&next);
}

static Typed read_with(Tui *tui, const char *word, int sign)
{
    char longer[sizeof tui->entry.text + 1] = {0};
    strcpy(longer, word);
    longer[strlen(word)] =
        (char)(sign > ' ' && sign < 128 ? typed_moves_lower(sign) : '?');
    return typed_moves_read(tui->scene.session, longer);
}

/* In "j1c" the letter shows that the row is complete and starts the second
   cell. */
static int begins_second(Tui *tui, int sign)
{
    const Session *session = tui->scene.session;
    return typed_moves_words(session) > 1 && !is_second(tui) &&
           typed_moves_read(session, tui->entry.text) == TYPED_OPEN &&
           read_with(tui, "", sign) != TYPED_NONE;
}

static int add_to_word(Tui *tui, int sign, Page *line)
{
    const Typed typed = read_with(tui, word_of(tui), sign);
    int sent = 0;
    if (typed == TYPED_NONE && !begins_second(tui, sign)) {
        refuse_sign(tui, sign);
        return 0;
    }
    tui->message.told.used = 0;
    if (typed == TYPED_NONE) {
        sent = end_word(tui, line);
        if (!*tui->entry.text)
            return sent;
    }
    tui->entry.is_separated = 0;
    add_sign(tui, typed_moves_lower(sign));
    return typed == TYPED_WHOLE ? end_word(tui, line) : sent;
}

/* ----------------------------------------------------------------- letters */

/* While letters are shown on the tiles, each letter names a tile or is
   refused. */
static int enter_letter(Tui *tui, int sign, Page *line)
{
    const u8 spot = scene_spot_of_letter(&tui->scene, (char)sign);
    if (spot != NO_SPOT)
        return send_touch(tui, line, spot);
    page_format(entry_begin_refusal(tui),
                _("No free tile has the letter %c. Esc turns letters off."),
                sign);
    return 0;
}

/* ----------------------------------------------------------- what is meant */

static int enter_sign(Tui *tui, int sign, Page *line, int *taken)
{
    *taken = 1;
    if (*tui->entry.text)
        return add_to_word(tui, sign, line);
    if (tui->scene.letters && sign < 128 && isalpha(sign))
        return enter_letter(tui, sign, line);
    *taken = read_with(tui, "", sign) != TYPED_NONE;
    if (*taken && session_is_over(tui->scene.session)) {
        page_text(entry_begin_refusal(tui),
                  _("The game is over: n starts a new "
                    "one, r restarts this one."));
        return 0;
    }
    return *taken && add_to_word(tui, sign, line);
}

/* A space ends a number that could have more digits. Otherwise it is only a
   separator. */
static int enter_blank(Tui *tui, Page *line, int *taken)
{
    const int ends =
        *tui->entry.text && *word_of(tui) &&
        typed_moves_read(tui->scene.session, word_of(tui)) == TYPED_OPEN;
    *taken = *tui->entry.text || tui->entry.is_separated;
    if (ends)
        return end_word(tui, line);
    tui->entry.is_separated = 0;
    return 0;
}

/* Enter completes a move if it can. After a first cell it acts as a
   separator. */
static int enter_end(Tui *tui, Page *line, int *taken)
{
    const Typed typed =
        *word_of(tui) ? typed_moves_read(tui->scene.session, word_of(tui))
                      : TYPED_NONE;
    *taken = typed == TYPED_OPEN || typed == TYPED_SHORT ||
             (is_second(tui) && !*word_of(tui));
    if (typed == TYPED_OPEN || typed == TYPED_SHORT)
        return end_word(tui, line);
    if (!*taken)
        entry_clear(tui);
    return 0;
}

/* Releases the piece held for the move if its cell is no longer complete. */
static int drop_held(Tui *tui, Page *line, int was_second)
{
    return was_second && !is_second(tui) &&
           tui->scene.session->held != NO_SPOT &&
           send_touch(tui, line, tui->scene.session->held);
}

/* Deleting the last character of a cell also deletes the blank after the
   cell. */
static int rub_sign_out(Tui *tui, Page *line)
{
    const int second = is_second(tui);
    size_t length = strlen(tui->entry.text);
    tui->message.told.used = 0;
    if (tui->entry.text[length - 1] == ' ')
        length--;
    tui->entry.text[length - 1] = '\0';
    return drop_held(tui, line, second);
}

int entry_drop(Tui *tui, Page *line)
{
    const int second = is_second(tui);
    entry_clear(tui);
    return drop_held(tui, line, second);
}

int entry_take(Tui *tui, int code, Page *line, int *taken)
{
    *taken = 0;
    if (code == ' ')
        return enter_blank(tui, line, taken);
    if (code == '\r' && *tui->entry.text)
        return enter_end(tui, line, taken);
    if (code > ' ' && code < KEY_NOTHING && code != 127)
        return enter_sign(tui, code, line, taken);
    if (code == KEY_RUBOUT && *tui->entry.text) {
        *taken = 1;
        return rub_sign_out(tui, line);
    }
    if (code != ESCAPE)
        entry_clear(tui);
    return 0;
}

/* Refuses a character that starts neither a move nor a command. */
void entry_refuse(Tui *tui, int sign)
{
    const Session *session = tui->scene.session;
    Page next = PAGE_EMPTY;
    char letter[2];
    if (sign <= ' ' || sign >= KEY_NOTHING)
        return;
    if (typed_moves_words(session)) {
        typed_moves_page_next(&next, session, "");
        page_format(entry_begin_refusal(tui),
                    _("%1$s does nothing here: a move begins with %2$s. "
                      "? lists the keys."),
                    sign_words(sign, letter), next.text);
    } else {
        page_format(entry_begin_refusal(tui),
                    _("%s does nothing here. ? lists the keys."),
                    sign_words(sign, letter));
    }
    page_free(&next);
}
