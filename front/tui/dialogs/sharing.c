/* SPDX-License-Identifier: MIT */
/* Shares a game as a few lines for a chat, as a replay code, or as a file, for
   which it suggests a name. */

#include "dialogs.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/terminal/screen.h"
#include "pager.h"
#include "table/commands.h"

enum { MOST_OFFERED = 99 };

/* ----------------------------------------------------------------- sharing */

static void copy_code(Tui *tui, const Page *code)
{
    screen_copy(code->text);
    tui->message.tone = TONE_ANSWER;
    tui->message.told.used = 0;
    page_text(&tui->message.told,
              _("Sent to the clipboard (if your terminal allows it)."));
}

/* Types the command, so that the player can add a name. */
static void begin_challenge(Tui *tui)
{
    tui->typing.text.used = 0;
    page_text(&tui->typing.text, "challenge ");
    tui->mode = MODE_TYPE;
    tui->typing.earlier_at = tui->typing.earlier_count;
}

static void page_shared(Page *page, Page *code, const Tui *tui)
{
    const Session *session = tui->scene.session;
    Fault fault = {.game = session->game};
    page_boast(page, session, (u8)tui->look.ascii);
    page_text(page, "\n");
    fault.reason = page_code(code, session);
    if (fault.reason) {
        code->used = 0;
        page_reason(page, &fault);
        page_text(page, "\n");
    } else {
        page_text(page, _("Replay code:\n\n"));
        page_text(page, code->text);
        page_text(page, _("\n\ny  copy the code"));
    }
    page_text(page, _("\nS  save to a file\n"));
    if (session_is_over(session))
        page_text(page, _("c  challenge a friend to do better\n"));
}

void sharing_show(Tui *tui)
{
    const int over = session_is_over(tui->scene.session);
    Page page = PAGE_EMPTY;
    Page code = PAGE_EMPTY;
    Key key;
    page_shared(&page, &code, tui);
    key = pager_show(tui, _("Share"), page.text);
    if (key.code == 'y' && code.used)
        copy_code(tui, &code);
    else if (key.code == 'S')
        sharing_begin_saving(tui);
    else if (key.code == 'c' && over)
        begin_challenge(tui);
    page_free(&page);
    page_free(&code);
}

void sharing_show_code(Tui *tui)
{
    Page page = PAGE_EMPTY;
    page_text(&page, tui->code.text.text);
    page_text(&page, _("\n\ny  copy the code\n"));
    if (pager_show(tui, tui->code.title, page.text).code == 'y')
        copy_code(tui, &tui->code.text);
    tui->code.text.used = 0;
    page_free(&page);
}

/* ------------------------------------------------------------------ saving */

/* A seed can contain any character. In a file name, a hyphen replaces all but
   letters and digits. */
static void page_plain(Page *page, const char *text)
{
    for (; *text; text++)
        page_put(page,
                 text_letter_of(*text) != NOT_FOUND ||
                         text_digit_of(*text) != NOT_FOUND
                     ? text
                     : "-",
                 1);
}

static void page_name_of(Page *page, const Session *session, int nth)
{
    Page seed = PAGE_EMPTY;
    page_seed(&seed, session->game, session->seed);
    page_format(page, "%s-", session->game->name);
    page_plain(page, *session->date ? session->date : seed.text);
    if (nth > 1)
        page_format(page, "-%d", nth);
    page_text(page, ".txt");
    page_free(&seed);
}

/* Suggests a file name that is not in use. */
void sharing_begin_saving(Tui *tui)
{
    int nth = 1;
    do {
        tui->typing.text.used = 0;
        page_name_of(&tui->typing.text, tui->scene.session, nth);
    } while (nth++ < MOST_OFFERED && file_exists(tui->typing.text.text));
    tui->mode = MODE_SAVE;
}

void sharing_save(Tui *tui, const char *path)
{
    char *whole;
    tui->message.told.used = 0;
    tui->message.tone = TONE_REFUSAL;
    if (!table_save_into(tui->scene.session, path, &tui->message.told))
        return;
    whole = realpath(path, NULL);
    tui->message.tone = TONE_ANSWER;
    page_format(&tui->message.told, _("Saved to %s"), whole ? whole : path);
    free(whole);
}
