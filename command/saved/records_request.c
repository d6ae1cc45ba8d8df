/* SPDX-License-Identifier: MIT */
/* A word is a level, else a layout, else a variant. */
#include "records_request.h"

#include <string.h>

#include "advice/level.h"
#include "command/play/start_session.h"
#include "rules/games.h"
#include "statistics/result_kind.h"
#include "table/layout_files.h"
#include "table/layout_start.h"
#include "table/own_store.h"

Format format_of(const Options *options)
{
    return options->json ? AS_JSON : options->csv ? AS_CSV : AS_WORDS;
}

int records_read_game(CommandLine *line)
{
    const char *word = command_line_next_word(line);
    if (!word)
        return EXIT_DONE;
    line->game = games_find(word);
    return line->game ? EXIT_DONE : complain(_("unknown game '%s'"), word);
}

typedef struct Wanted {
    ResultKind kind;
    int found;
} Wanted;

static void see_result(void *own, const Outcome *outcome)
{
    Wanted *wanted = own;
    wanted->found |= result_kind_has(&wanted->kind, outcome);
}

static int find_played_layout(Page *name, const Game *game, const char *word)
{
    Wanted wanted = {{game->name, KIND_OF_LAYOUT, word}, 0};
    Store *store = own_store_open();
    const StoreAnswer answer =
        outcomes_list(store, game->name, see_result, &wanted);
    page_text(name, wanted.found ? word : "");
    return saved_close_store(store, answer);
}

/* Finds a layout by its name, or a game on it: its file may be elsewhere.
   Writes the name that games on it have, if there is one. */
static int find_kind_layout(Page *name, const Game *game, const char *word)
{
    Page path = PAGE_EMPTY;
    int result = EXIT_DONE;
    if (!layouts_exist(game))
        return EXIT_DONE;
    if (layouts_find(&path, word))
        layout_page_name(name, path.text);
    else
        result = find_played_layout(name, game, word);
    page_free(&path);
    return result;
}

/* The word is still to be read. */
static int read_kind_variant(Page *name, CommandLine *line)
{
    const char *word = line->arguments[line->first];
    Choice choice;
    int result;
    choice_start(&choice, line->game);
    result = start_read_choice(&choice, line);
    if (!result && (choice.has_seed || *choice.date || !choice.has_variant))
        return complain(_("unknown %1$s variant '%2$s'"), line->game->name,
                        word);
    if (!result)
        page_variant(name, choice.game, choice.variant);
    return result;
}

int records_read_kind(ResultKind *kind, Page *name, CommandLine *line)
{
    const Game *game = line->game;
    const char *word =
        line->first < line->last ? line->arguments[line->first] : NULL;
    const char *level = word ? level_name(game, word) : NULL;
    int result = EXIT_DONE;
    *kind = (ResultKind){game->name, KIND_OF_GAME, ""};
    page_put(name, "", 0);
    if (!word)
        return EXIT_DONE;
    if (level) {
        kind->part = KIND_OF_LEVEL;
        page_text(name, level);
        line->first++;
    } else {
        result = find_kind_layout(name, game, word);
        kind->part = name->used ? KIND_OF_LAYOUT : KIND_OF_VARIANT;
        if (name->used)
            (void)command_line_next_word(line);
        else if (!result)
            result = read_kind_variant(name, line);
    }
    kind->name = name->text;
    return result;
}
