/* SPDX-License-Identifier: MIT */
/* What all candidates that begin with the word have in common is typed. */
#include "keys.h"

#include <string.h>

#include "front/tui/canvas/settings.h"
#include "host/letters.h"
#include "table/candidates.h"

typedef struct Tab {
    const char *typed; /* the beginning of the word */
    Page common;       /* what the words that fit begin with, */
    Page list;         /* and the words */
    int count;
} Tab;

/* A command and an option may have the same name. */
static int is_listed(const Tab *tab, const char *word)
{
    const size_t length = strlen(word);
    const char *at = tab->list.used ? tab->list.text : "";
    while (*at && (strncmp(at, word, length) != 0 ||
                   (at[length] && at[length] != ' '))) {
        at += strcspn(at, " ");
        at += strspn(at, " ");
    }
    return *at != '\0';
}

/* Words may be typed in any case. */
static void see_word(void *own, const char *word, const char *help)
{
    Tab *tab = own;
    size_t same = 0;
    (void)help;
    if ((*tab->typed && !letters_begin(word, tab->typed)) ||
        is_listed(tab, word))
        return;
    if (!tab->count++)
        page_text(&tab->common, word);
    while (same < tab->common.used && word[same] == tab->common.text[same])
        same++;
    tab->common.used = same;
    page_format(&tab->list, "%s%s", tab->list.used ? "  " : "", word);
}

static void see_setting_names(Tab *tab)
{
    int i;
    for (i = 0; i < SETTINGS; i++)
        see_word(tab, settings[i].name, "");
}

/* The values of the setting that the line begins with. */
static void see_values(Tab *tab, const char *line)
{
    Page word = PAGE_EMPTY;
    int i;
    for (i = 0; i < SETTINGS; i++) {
        const size_t length = letters_begin(line, settings[i].name);
        const char *value = settings[i].values;
        if (!length || line[length] != ' ')
            continue;
        for (; *value; value += strspn(value, " ")) {
            word.used = 0;
            page_put(&word, value, strcspn(value, " "));
            see_word(tab, word.text, "");
            value += word.used;
        }
    }
    page_free(&word);
}

static void see_all(Tab *tab, const Tui *tui, const char *line)
{
    const Candidates candidates = {tui->scene.session->game, tui->store,
                                   see_word, tab};
    if (tab->typed == line) {
        candidates_offer_commands(&candidates);
        see_setting_names(tab);
    } else {
        candidates_offer_arguments(&candidates, line, strcspn(line, " "));
        see_values(tab, line);
    }
}

void tab_complete(Tui *tui)
{
    Page *typed = &tui->typing.text;
    const char *line = typed->text + strspn(typed->text, " ");
    const char *space = strrchr(line, ' ');
    Tab tab = {.typed = space ? space + 1 : line};
    const size_t length = strlen(tab.typed);
    see_all(&tab, tui, line);
    tui->typing.fitting.used = 0;
    if (tab.count && (tab.count == 1 || tab.common.used > length)) {
        typed->used -= length;
        page_put(typed, tab.common.text, tab.common.used);
        page_text(typed, tab.count == 1 ? " " : "");
    } else if (tab.count) {
        page_text(&tui->typing.fitting, tab.list.text);
    }
    page_free(&tab.common);
    page_free(&tab.list);
}
