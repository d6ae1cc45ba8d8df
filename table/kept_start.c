/* SPDX-License-Identifier: MIT */
/* A layout is found by its name, wherever its file is now. */
#include "kept_start.h"

#include <string.h>

#include "advice/level.h"
#include "layout_files.h"
#include "layout_start.h"
#include "rules/games.h"
#include "titles.h"

void start_texts_of(StartTexts *texts, const Session *session)
{
    ASSERT(session->game);
    memset(texts, 0, sizeof *texts);
    page_variant(&texts->variant, session->game, session->variant);
    page_seed(&texts->seed, session->game, session->seed);
    texts->start = (KeptStart){.game = session->game->name,
                               .variant = texts->variant.text,
                               .seed = texts->seed.text,
                               .date = session->date,
                               .name = session->name,
                               .own_board = session->board != NULL};
}

void start_texts_free(StartTexts *texts)
{
    page_free(&texts->variant);
    page_free(&texts->seed);
}

/* The layout whose starts have a name. */
typedef struct NamedLayout {
    const char *name;
    size_t length;
    char *found; /* LAYOUT_WORD bytes: its word, or "" */
} NamedLayout;

static void see_layout(void *own, const char *word, const char *path)
{
    NamedLayout *layout = own;
    const size_t length = strlen(word);
    Page name = PAGE_EMPTY;
    ASSERT(layout->length);
    layout_page_name(&name, path);
    if (name.used == layout->length &&
        memcmp(name.text, layout->name, name.used) == 0 &&
        length < LAYOUT_WORD)
        memcpy(layout->found, word, length + 1);
    page_free(&name);
}

static int find_layout_of(Choice *choice, const char *name, size_t length)
{
    NamedLayout layout = {name, length, choice->layout};
    ASSERT(length <= strlen(name));
    *choice->layout = '\0';
    if (length)
        layouts_list(see_layout, &layout);
    return *choice->layout != '\0';
}

static int choose_layout(Choice *choice, const char *name)
{
    const char *level = layout_level(name, choice->variant);
    ASSERT(!level || *level == ' ');
    if (level && find_layout_of(choice, name, (size_t)(level - name))) {
        choice->name = level_name(choice->game, level + 1);
        return 1;
    }
    return find_layout_of(choice, name, strlen(name));
}

int kept_start_choose(Choice *choice, const KeptStart *start)
{
    const Game *game = games_find(start->game);
    Fault fault;
    if (!game)
        return 0;
    choice_start(choice, game);
    if (*start->date)
        return !choice_set_daily(choice, start->date, &fault);
    if (choice_set_variant(choice, start->variant, &fault) ||
        choice_set_seed(choice, start->seed, &fault))
        return 0;
    if (start->own_board)
        return layouts_exist(game) && choose_layout(choice, start->name);
    choice->name = level_name(game, start->name);
    ASSERT(!choice->level); /* the seed is known, and isn't searched again */
    return 1;
}

static void page_titled(Page *page, const KeptStart *start,
                        void (*put)(Page *page, const Titled *titled))
{
    ASSERT(start->game && start->variant && start->seed);
    put(page, &(Titled){.game = start->game,
                        .variant = start->variant,
                        .seed = start->seed,
                        .date = start->date,
                        .name = start->name,
                        .own_board = start->own_board});
    if (start->own_board)
        page_format(page, " %s", start->seed);
}

void kept_start_page_title(Page *page, const KeptStart *start)
{
    page_titled(page, start, title_page);
}

void kept_start_page_brief_title(Page *page, const KeptStart *start)
{
    page_titled(page, start, title_page_brief);
}
