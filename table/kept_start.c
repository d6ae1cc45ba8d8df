/* SPDX-License-Identifier: MIT */
#include "kept_start.h"

#include <string.h>

#include "advice/level.h"
#include "layout_files.h"
#include "rules/games.h"
#include "titles.h"

void start_texts_of(StartTexts *texts, const Session *session)
{
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

/* The name of a start on a layout ends with its level, if it has one. */
static int choose_layout(Choice *choice, const char *name)
{
    Page path = {NULL, 0, 0};
    const char *level = strrchr(name, ' ');
    int found = layouts_find(&path, name);
    size_t length = strlen(name);
    if (!found && level && level_name(choice->game, level + 1)) {
        choice->name = level_name(choice->game, level + 1);
        length = (size_t)(level - name);
    }
    if (length < LAYOUT_WORD) {
        memcpy(choice->layout, name, length);
        choice->layout[length] = '\0';
        found = found || layouts_find(&path, choice->layout);
    }
    page_free(&path);
    return found && length < LAYOUT_WORD;
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
        return choose_layout(choice, start->name);
    choice->name = level_name(game, start->name);
    return 1;
}

void page_start_title(Page *page, const KeptStart *start)
{
    page_title(page, &(Titled){.game = start->game,
                               .variant = start->variant,
                               .seed = start->seed,
                               .date = start->date,
                               .name = start->name,
                               .own_board = start->own_board});
    if (start->own_board)
        page_format(page, " %s", start->seed);
}
