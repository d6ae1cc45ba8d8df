/* SPDX-License-Identifier: MIT */
/* Commands after a colon, and file names, typed into a line. Commands that
   only the full screen has run here; the others are sent. */
#include "keys.h"

#include <stdlib.h>
#include <string.h>

#include "entry.h"
#include "front/tui/dialogs/dialogs.h"
#include "front/tui/dialogs/layout_editor.h"
#include "front/tui/view/pointing.h"
#include "front/tui/view/view.h"
#include "send.h"
#include "table/layout_files.h"

enum { MOST_TYPED = 4000, SLOWEST = 60000 };

void typing_begin(Tui *tui)
{
    tui->mode = MODE_TYPE;
    tui->typing.text.used = 0;
    page_put(&tui->typing.text, "", 0);
    tui->typing.earlier_at = tui->typing.earlier_count;
}

/* Keeps a command for Up, once if it is typed again at once. */
static void note_command(Tui *tui)
{
    const int last = tui->typing.earlier_count - 1;
    Page *page;
    if (last >= 0 &&
        strcmp(tui->typing.earlier[last].text, tui->typing.text.text) == 0)
        return;
    if (tui->typing.earlier_count == MOST_EARLIER) {
        page_free(&tui->typing.earlier[0]);
        memmove(tui->typing.earlier, tui->typing.earlier + 1,
                sizeof(Page) * (size_t)last);
        memset(&tui->typing.earlier[last], 0, sizeof(Page));
        tui->typing.earlier_count--;
    }
    page = &tui->typing.earlier[tui->typing.earlier_count++];
    page->used = 0;
    page_text(page, tui->typing.text.text);
}

/* Goes to an earlier command, or a later one; after the last comes an empty
   line. */
static void recall_command(Tui *tui, int step)
{
    const int at = tui->typing.earlier_at + step;
    if (at < 0 || at > tui->typing.earlier_count)
        return;
    tui->typing.earlier_at = at;
    tui->typing.text.used = 0;
    page_text(&tui->typing.text, at < tui->typing.earlier_count
                                     ? tui->typing.earlier[at].text
                                     : "");
}

void typing_paste(Tui *tui, const char *words)
{
    if (tui->mode != MODE_TYPE && tui->mode != MODE_SAVE) {
        entry_clear(tui);
        typing_begin(tui);
        words += *words == ':'; /* the key that begins it */
    }
    if (tui->typing.text.used + strlen(words) <= MOST_TYPED)
        page_text(&tui->typing.text, words);
}

/* Resumes a game chosen from a list. */
static int open_among(Tui *tui, Page *line)
{
    int changed;
    const long long id = library_choose(tui, &changed);
    line->used = 0;
    if (id)
        page_format(line, "open #%lld", id);
    return id != 0;
}

/* Starts autoplay, with an optional pace. */
static int begin_autoplay(Tui *tui, Reader *rest)
{
    u32 pace = 0;
    reader_skip_space(rest);
    if (!reader_at_end(rest) &&
        (!reader_take_number(rest, &pace) || pace > SLOWEST))
        return 0;
    reader_skip_space(rest);
    if (!reader_at_end(rest))
        return 0;
    if (pace)
        tui->playback.pace = (int)pace;
    tui->playback.is_on = 1;
    return 1;
}

/* Opens the editor with a layout, or with an empty table. */
static int edit_layout(Tui *tui, Reader *rest, Page *line)
{
    Page name = PAGE_EMPTY;
    int plays;
    reader_skip_space(rest);
    page_put(&name, rest->at, (size_t)(rest->end - rest->at));
    line->used = 0;
    plays = layout_editor_run(tui, &name);
    page_format(line, "layout %s", name.text);
    page_free(&name);
    return plays;
}

static int obey_setting(Tui *tui, const char *typed)
{
    Page refusal = PAGE_EMPTY;
    const int known = settings_menu_obey(tui, typed, &refusal);
    if (refusal.used)
        page_text(entry_begin_refusal(tui), refusal.text);
    page_free(&refusal);
    return known;
}

static int obey_picture(Tui *tui, const char *typed)
{
    Page says = PAGE_EMPTY;
    const int obeyed = picture_menu_obey(tui, typed, &says);
    if (obeyed < 0) {
        page_text(entry_begin_refusal(tui), says.text);
    } else if (obeyed) {
        tui->message.told.used = 0;
        tui->message.tone = TONE_ANSWER;
        page_text(&tui->message.told, says.text);
    }
    page_free(&says);
    return obeyed;
}

/* Whether the line is this word alone. */
static int is_alone(const Reader *typed, const char *word)
{
    Reader line = *typed;
    if (!reader_take_word(&line, word))
        return 0;
    reader_skip_space(&line);
    return reader_at_end(&line);
}

/* Runs a command that only the full screen has. Returns 1 if there is a line
   to send instead, 0 if there is none, and -1 for any other command. Words are
   read as the table reads them: what it would take for one of these commands
   never reaches it. */
static int obey_typed(Tui *tui, const char *typed, Page *line)
{
    Reader words;
    int plays;
    reader_start(&words, typed, (u32)strlen(typed));
    reader_skip_space(&words);
    if (is_alone(&words, "games"))
        return open_among(tui, line);
    if (is_alone(&words, "pause")) {
        pausing_run(tui);
        return 0;
    }
    if (reader_take_word(&words, "edit") &&
        layouts_exist(tui->scene.session->game))
        return edit_layout(tui, &words, line);
    if (obey_setting(tui, typed) || obey_picture(tui, typed) ||
        finding_obey(tui, typed))
        return 0;
    plays = reader_take_word(&words, "auto");
    if ((plays || reader_take_word(&words, "hint") ||
         reader_take_word(&words, "explain") ||
         reader_take_word(&words, "review")) &&
        entry_refuses_hints(tui))
        return 0;
    if (plays && begin_autoplay(tui, &words))
        return 0;
    if (reader_take_word(&words, "new"))
        send_note_leaving(tui, 'n');
    return -1;
}

/* Returns 1 if there is a command to run. */
static int end_typing(Tui *tui, Page *line)
{
    const int saves = tui->mode == MODE_SAVE;
    tui->mode = MODE_PLAY;
    if (!tui->typing.text.used)
        return 0;
    if (!saves) {
        int sent;
        note_command(tui);
        sent = obey_typed(tui, tui->typing.text.text, line);
        return sent < 0 ? send_line(line, tui->typing.text.text) : sent;
    }
    sharing_save(tui, tui->typing.text.text);
    return 0;
}

/* A click outside all buttons cancels the typing. */
int typing_obey(Tui *tui, const Key *key, Page *line)
{
    const int code =
        key->code == KEY_RELEASED ? view_key_clicked(tui, key) : key->code;
    tui->typing.fitting.used = 0;
    if (code == ESCAPE || code == CONTROL('c') || code == KEY_RELEASED ||
        (code == KEY_RUBOUT && !tui->typing.text.used)) {
        tui->mode = MODE_PLAY;
        (void)peek_mark_values(tui, NULL);
    } else if (code == '\r') {
        return end_typing(tui, line);
    } else if ((code == KEY_GO_UP || code == KEY_GO_DOWN) &&
               tui->mode == MODE_TYPE) {
        recall_command(tui, code == KEY_GO_UP ? -1 : 1);
    } else if (code == '\t' && tui->mode == MODE_TYPE) {
        tab_complete(tui);
    } else {
        (void)edit_line_obey(&tui->typing.text, code, MOST_TYPED);
    }
    finding_follow(tui);
    return 0;
}
