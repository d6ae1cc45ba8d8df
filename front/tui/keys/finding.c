/* SPDX-License-Identifier: MIT */
/* Finds pieces while their name is typed: "/" begins the command "find", and
   what it means so far lights up. Enter leaves it lit until something is
   played or Esc is pressed; without a name it is what lies under the
   cursor. */
#include <string.h>

#include "entry.h"
#include "front/tui/view/pointing.h"
#include "keys.h"

void finding_begin(Tui *tui)
{
    typing_begin(tui);
    page_text(&tui->typing.text, "find ");
}

/* Reads what follows "find"; returns 0 if that isn't the command. */
static int take_find(const Tui *tui, const char *typed, Reader *words,
                     AskedValues *values, int *known)
{
    const Scene *scene = &tui->scene;
    const Game *game = scene->session->game;
    const Piece *here = scene_piece(scene, scene->cursor);
    reader_start(words, typed, (u32)strlen(typed));
    reader_skip_space(words);
    if (!reader_take_word(words, "find"))
        return 0;
    reader_skip_space(words);
    *known = reader_at_end(words)
                 ? here && asked_values_like(values, game, here->value)
                 : asked_read_values(values, game, words);
    return 1;
}

void finding_follow(Tui *tui)
{
    AskedValues values;
    Reader words;
    int known = 0;
    if (tui->mode == MODE_TYPE &&
        take_find(tui, tui->typing.text.text, &words, &values, &known))
        (void)peek_mark_values(tui, known ? &values : NULL);
}

/* Where pieces are can be seen, unless none is on the board. */
static void tell_found(Tui *tui, const AskedValues *values, unsigned count)
{
    Page *told = &tui->message.told;
    if (count)
        page_format(told, _("Found: %u. Esc takes the marks away."), count);
    else
        asked_page_found(told, tui->scene.session, values);
    if (!told->used)
        page_text(told, _("There is none."));
}

int finding_obey(Tui *tui, const char *typed)
{
    AskedValues values;
    Reader words;
    int known = 0;
    if (!take_find(tui, typed, &words, &values, &known))
        return 0;
    if (!known) {
        page_format(entry_begin_refusal(tui), _("'find' takes %s"),
                    asked_find_words(tui->scene.session->game));
    } else {
        tui->message.tone = TONE_ANSWER;
        tui->message.told.used = 0;
        tell_found(tui, &values, peek_mark_values(tui, &values));
    }
    return 1;
}
