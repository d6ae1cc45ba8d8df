/* SPDX-License-Identifier: MIT */
/* From what was typed behind the game's name to a game that can begin. */
#include <string.h>

#include "advice/level.h"
#include "command/command.h"
#include "command/solve/sliding_boards.h"
#include "layout_option.h"
#include "session/daily.h"
#include "table/kit.h"

/* ---------------------------------------------------- variant and seed */

static int complain_word(const Game *game, const char *word)
{
    const char *names[64];
    const VariantName *variant = kit_of(game)->variants;
    const char *near;
    int count = 0;
    for (; variant->name && count < 64; variant++)
        names[count++] = variant->name;
    if (level_name(game, word))
        return complain("%s are deals of the usual variant: leave the other "
                        "one out",
                        word);
    near = nearest_name(word, names, count);
    if (near)
        return complain("%s has no variant %s; did you mean %s?", game->name,
                        word, near);
    return complain("%s has no variant %s; 'quadrille help %s' lists them, "
                    "and a seed is told by --seed",
                    game->name, word, game->name);
}

static int take_word_of(Task *task, const char *word)
{
    const Game *game = task->choice.game;
    Fault fault;
    if (task->choice.has_seed &&
        (task->choice.has_variant || !word[strspn(word, "#-0123456789")]))
        return complain_unexpected(word, help_topic(task));
    if (!choose_word(&task->choice, word, &fault))
        return EXIT_DONE;
    if (fault.reason == NO_VARIANT)
        return complain_word(game, word);
    return complain_fault(game->name, word, &fault);
}

static int take_cells(Task *task)
{
    Page text = {NULL, 0, 0};
    Fault fault;
    int result = EXIT_DONE;
    if (task->choice.level)
        return complain("%s chooses the cells: leave --cells out",
                        task->choice.level);
    page_variant(&text, task->choice.game, task->choice.variant);
    page_format(&text, ":%scells", task->options.cells);
    if (choose_variant(&task->choice, text.text, &fault))
        result = complain_fault("--cells", task->options.cells, &fault);
    page_free(&text);
    return result;
}

static int take_seed(Task *task)
{
    const char *text = task->options.seed;
    const char *behind = text + strspn(text, "0123456789");
    Fault fault;
    if (behind != text && strncmp(behind, "..", 2) == 0 &&
        !behind[2 + strspn(behind + 2, "0123456789")])
        return complain("--seed %s is a range, which only digest takes: give "
                        "one seed",
                        text);
    if (task->choice.has_seed)
        return complain("--seed %s is a second seed: give one", text);
    if (choose_seed(&task->choice, text, &fault))
        return complain_fault("--seed", text, &fault);
    return EXIT_DONE;
}

static int take_daily(Task *task)
{
    Fault fault;
    if (choose_daily(&task->choice, task->options.daily, &fault))
        return complain_fault("--daily", task->options.daily, &fault);
    return EXIT_DONE;
}

/* A level is a kind of deal to players, whatever it is inside. */
static u8 take_variant(Choice *choice, const char *text, Fault *fault)
{
    return level_name(choice->game, text)
               ? choose_word(choice, text, fault)
               : choose_variant(choice, text, fault);
}

int read_words(Task *task)
{
    const Options *options = &task->options;
    Fault fault;
    int result = EXIT_DONE;
    int i;
    if (options->variant &&
        take_variant(&task->choice, options->variant, &fault))
        return complain_fault("--variant", options->variant, &fault);
    for (i = task->first; !result && i < task->last; i++)
        result = take_word_of(task, task->arguments[i]);
    if (!result && options->daily)
        result = take_daily(task);
    if (!result && options->cells)
        result = take_cells(task);
    if (!result && options->seed)
        result = take_seed(task);
    return result;
}

/* --------------------------------------------------------------- starts */

static int set_deal(Task *task, Session *session)
{
    Choice *choice = &task->choice;
    Fault fault;
    if (settle_level(choice, NULL, &fault))
        return complain_fault("cannot deal", choice->game->name, &fault);
    if (*choice->date
            ? session_deal_daily(session, choice->game, choice->date, &fault)
            : session_deal(session, choice->game, choice->variant,
                           choice->seed, &fault))
        return complain_fault("cannot deal", choice->game->name, &fault);
    name_start(session, choice);
    return EXIT_DONE;
}

/* Without a seed a deal is a new one each time; a board without a seed is
   followed by the same drops each time. */
static void set_seed(Task *task)
{
    Fault fault;
    if (task->choice.has_seed)
        return;
    if (task->options.board)
        choose_seed(&task->choice, "1", &fault);
    else
        fresh_seed(task->choice.game, task->choice.seed);
}

static int set_start(Task *task)
{
    set_seed(task);
    return task->options.distance.given ? choose_distance(task) : EXIT_DONE;
}

/* A board as the rules read it. */
static int start_board(Task *task, Session *session)
{
    const char *path = task->options.board;
    Choice *choice = &task->choice;
    Page text = {NULL, 0, 0};
    Fault fault;
    int result = EXIT_DONE;
    if (!read_file(path, &text))
        result = complain_file(path);
    else if (session_start_board(session, choice->game, choice->variant,
                                 choice->seed, text.text, (u32)text.used,
                                 &fault))
        result = complain_point(path, text.text, &fault);
    page_free(&text);
    return result;
}

static int start_from(Task *task, Session *session)
{
    const BoardReader *reader = board_readers;
    if (task->options.load)
        return load_game_of(session, task->choice.game, task->options.load);
    while (reader->game && reader->game != task->choice.game)
        reader++;
    return reader->game ? reader->start(task, session)
                        : start_board(task, session);
}

static int check_start(const Task *task)
{
    const Options *options = &task->options;
    const int files = !!options->board + !!options->layout + !!options->load;
    if (files > 1)
        return complain("--board, --layout and --load are three ways to "
                        "start: give one of them");
    if (options->load && (task->choice.has_seed || task->choice.has_variant))
        return complain("a saved game has its own variant and seed: give "
                        "--load alone");
    if (options->distance.given && (files || *task->choice.date))
        return complain("--distance chooses a deal: leave --%s out",
                        *task->choice.date ? "daily"
                        : options->board   ? "board"
                                           : "load");
    if (options->board && task->choice.level)
        return complain("levels are of deals: leave --board out");
    if ((options->board || options->layout) && *task->choice.date)
        return complain("a daily puzzle is dealt: leave --%s out",
                        options->board ? "board" : "layout");
    return EXIT_DONE;
}

/* The turtle is in the program itself. */
static int start_layout(Task *task, Session *session)
{
    Page path = {NULL, 0, 0};
    int result = find_layout(task->options.layout, &path);
    if (!result && path.used)
        result = start_layout_file(task, session, path.text);
    else if (!result && task->options.map)
        result =
            complain("%s: there are no maps with names", task->options.layout);
    else if (!result)
        result = set_deal(task, session);
    page_free(&path);
    return result;
}

int start_session(Task *task, Session *session)
{
    const Options *options = &task->options;
    int result;
    if (check_start(task))
        return EXIT_USAGE;
    result = set_start(task);
    if (result)
        return result;
    if (options->layout)
        return start_layout(task, session);
    return options->board || options->load ? start_from(task, session)
                                           : set_deal(task, session);
}
