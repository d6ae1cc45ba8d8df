/* SPDX-License-Identifier: MIT */
/* Makes a game that can start from the arguments after the game's name. */
#include "start_session.h"

#include <stdio.h>
#include <string.h>

#include "advice/level.h"
#include "host/posix/signals.h"
#include "layout_option.h"
#include "session/daily.h"
#include "sliding_boards.h"
#include "table/kit.h"
#include "table/layout_files.h"

enum { NUMBER_TEXT = 24 };

/* ---------------------------------------------------- variant and seed */

static int complain_word(const Game *game, const char *word)
{
    const char *near = kit_nearest_word(game, word);
    if (kit_has_level(game, word) && !level_name(game, word))
        return complain_absent(word);
    if (level_name(game, word))
        return complain(_("level '%s' has its own variant; don't give another "
                          "one"),
                        word);
    if (near)
        return complain(_("unknown %1$s variant '%2$s'; did you mean "
                          "'%3$s'?"),
                        game->name, word, near);
    return complain(game->read_seed == game_read_plain_seed
                        ? _("unknown %1$s variant '%2$s'; 'quadrille help "
                            "%1$s' lists them (use --seed for a seed)")
                        : _("unknown %1$s variant '%2$s'; 'quadrille help "
                            "%1$s' lists them"),
                    game->name, word);
}

/* Deals with numbers, such as FreeCell's, may be written as 1_000_000 or 1e6,
   which would be words in other games. */
static const char *plain_deal(const Game *game, const char *text,
                              char number[NUMBER_TEXT])
{
    const char *at = text;
    u64 value;
    if (game->read_seed == game_read_plain_seed ||
        !range_take_number(&at, &value) || *at ||
        !text[strspn(text, "0123456789")])
        return text;
    snprintf(number, NUMBER_TEXT, "%llu", (unsigned long long)value);
    return number;
}

/* "lotus" is the same as "--layout lotus" where that option belongs. */
static int take_layout(const Choice *choice, CommandLine *line,
                       const char *word)
{
    const char **layout = &line->options.from.layout;
    const CommandSet options = options_of(line->command, choice->game);
    Page path = PAGE_EMPTY;
    if (!*layout && layouts_exist(choice->game) &&
        option_find("layout", strlen("layout"))->commands & options &&
        layouts_find(&path, word))
        *layout = word;
    page_free(&path);
    return *layout == word;
}

static int complain_extra(const Choice *choice, const CommandLine *line,
                          const char *word)
{
    if (choice->level && !word[strspn(word, "#-0123456789")])
        return complain(_("'%1$s' chooses its own deal; leave out %2$s"),
                        choice->level, word);
    return complain_unexpected(word, subcommand_help_topic(line));
}

static int take_word_of(Choice *choice, CommandLine *line, const char *typed)
{
    char number[NUMBER_TEXT];
    const char *word = plain_deal(choice->game, typed, number);
    const int is_extra =
        choice->has_seed &&
        (choice->has_variant || !word[strspn(word, "#-0123456789")]);
    Fault fault;
    if (strncmp(word, "--", 2) == 0)
        return complain_unexpected(word, subcommand_help_topic(line));
    if (!is_extra && !choice_set_word(choice, word, &fault))
        return EXIT_DONE;
    if (take_layout(choice, line, typed))
        return EXIT_DONE;
    if (is_extra)
        return complain_extra(choice, line, word);
    if (choice_is_unknown(word, &fault))
        return complain_word(choice->game, word);
    return saved_file_complain_fault(choice->game->name, word, &fault);
}

static int take_cells(Choice *choice, const char *cells)
{
    Page text = PAGE_EMPTY;
    Fault fault;
    int result = EXIT_DONE;
    if (choice->level)
        return complain(_("level '%s' sets the number of cells; don't give "
                          "--cells"),
                        choice->level);
    if (*choice->date)
        return complain(_("a daily puzzle has its own number of cells; don't "
                          "give --cells"));
    page_variant(&text, choice->game, choice->variant);
    page_format(&text, ":%scells", cells);
    if (choice_set_variant(choice, text.text, &fault))
        result = saved_file_complain_fault("--cells", cells, &fault);
    page_free(&text);
    return result;
}

/* --variant accepts a level as well, because players see both as kinds of
   deals. */
static u8 choose_variant_or_level(Choice *choice, const char *text,
                                  Fault *fault)
{
    return kit_has_level(choice->game, text)
               ? choice_set_word(choice, text, fault)
               : choice_set_variant(choice, text, fault);
}

/* Applies an option if it is present. */
static int take_by(u8 (*choose)(Choice *choice, const char *text,
                                Fault *fault),
                   Choice *choice, const char *option, const char *text)
{
    Fault fault;
    return text && choose(choice, text, &fault)
               ? saved_file_complain_fault(option, text, &fault)
               : EXIT_DONE;
}

int start_read_seed(Choice *choice, const Options *options)
{
    char number[NUMBER_TEXT];
    const char *text =
        options->seed ? plain_deal(choice->game, options->seed, number) : NULL;
    const char *behind = text ? text + strspn(text, "0123456789") : NULL;
    if (behind != text && strncmp(behind, "..", 2) == 0 &&
        !behind[2 + strspn(behind + 2, "0123456789")])
        return complain(_("--seed %s is a range; give a single seed"), text);
    if (text && choice->level)
        return complain(_("'%1$s' chooses its own deal; leave out %2$s"),
                        choice->level, "--seed");
    if (text && *choice->date)
        return complain(_("a daily puzzle has its own deal; don't give --%s"),
                        "seed");
    if (text && choice->has_seed)
        return complain(_("--seed %s is a second seed; give only one"), text);
    return take_by(choice_set_seed, choice, "--seed", text);
}

/* --variant is applied first; the words can refine it. */
int start_read_words(Choice *choice, CommandLine *line)
{
    const Options *options = &line->options;
    int result = take_by(choose_variant_or_level, choice, "--variant",
                         options->variant);
    while (!result && line->first < line->last)
        result = take_word_of(choice, line, command_line_next_word(line));
    if (!result)
        result = take_by(choice_set_daily, choice, "--daily", options->daily);
    if (!result && options->cells)
        result = take_cells(choice, options->cells);
    return result;
}

void start_choose_deal(Choice *choice, u64 number)
{
    char text[24];
    Fault fault;
    snprintf(text, sizeof text, "%llu", (unsigned long long)number);
    choice_set_seed(choice, text, &fault);
}

int start_read_choice(Choice *choice, CommandLine *line)
{
    const int result = start_read_words(choice, line);
    return result ? result : start_read_seed(choice, &line->options);
}

static int check_start(const StartRequest *request)
{
    const Choice *choice = &request->choice;
    const char *file = request->from.board    ? "board"
                       : request->from.layout ? "layout"
                       : request->from.load   ? "load"
                                              : NULL;
    if (!!request->from.board + !!request->from.layout + !!request->from.load >
        1)
        return complain(_("--board, --layout and --load can't be used "
                          "together"));
    if (request->from.load && (choice->has_seed || choice->has_variant))
        return complain(_("a saved game has its own variant and seed; don't "
                          "give others with --load"));
    if (request->distance && (file || *choice->date))
        return complain(_("--distance and --%s can't be used together"),
                        *choice->date ? "daily" : file);
    if (request->from.board && choice->level)
        return complain(_("a level chooses a deal; don't give --board"));
    if (file && *choice->date)
        return complain(_("a daily puzzle has its own deal; don't give --%s"),
                        file);
    return EXIT_DONE;
}

int start_read_files(StartRequest *request, const Options *options)
{
    request->from = options->from;
    request->distance = (u32)number_or(&options->distance, 0);
    request->gap_first = options->goal == GOAL_GAP_FIRST;
    return check_start(request);
}

int start_read_request(StartRequest *request, CommandLine *line)
{
    const int result = start_read_choice(&request->choice, line);
    return result ? result : start_read_files(request, &line->options);
}

/* --------------------------------------------------------------- starts */

static int set_deal(StartRequest *start, Session *session)
{
    Choice *choice = &start->choice;
    Fault fault;
    if (choice_settle_level(choice, NULL, signals_flag(), &fault))
        return saved_file_complain_fault(_("can't deal"), choice->game->name,
                                         &fault);
    if (*choice->date
            ? session_deal_daily(session, choice->game, choice->date, &fault)
            : session_deal(session, choice->game, choice->variant,
                           choice->seed, &fault))
        return saved_file_complain_fault(_("can't deal"), choice->game->name,
                                         &fault);
    choice_name_start(session, choice);
    return EXIT_DONE;
}

/* Without a seed each deal is new, but a board is always followed by the same
   drops. */
static void set_seed(StartRequest *start)
{
    Choice *choice = &start->choice;
    if (choice->has_seed)
        return;
    if (start->from.board)
        start_choose_deal(choice, 1);
    else
        entropy_seed(choice->game, choice->seed);
}

/* Starts from a board in the format of the rules. */
static int start_board(const StartRequest *start, Session *session)
{
    const char *path = start->from.board;
    const Choice *choice = &start->choice;
    Page text = PAGE_EMPTY;
    Fault fault;
    int result = EXIT_DONE;
    if (!file_read(path, &text))
        result = saved_file_complain(path);
    else if (session_start_board(session, choice->game, choice->variant,
                                 choice->seed, text.text, (u32)text.used,
                                 &fault))
        result = saved_file_complain_point(path, text.text, &fault);
    page_free(&text);
    return result;
}

static int start_from_board(const StartRequest *start, Session *session)
{
    const BoardReader *reader = board_readers;
    while (reader->game && reader->game != start->choice.game)
        reader++;
    return reader->game ? reader->start(start, session)
                        : start_board(start, session);
}

/* A layout that was chosen from a list is the one of that name, whatever files
   are in this folder. */
static int find_start_layout(const StartRequest *start, Page *path)
{
    const char *chosen = start->choice.layout;
    if (!*chosen)
        return shipped_layouts_find(start->from.layout, path);
    return layouts_find(path, chosen)
               ? EXIT_DONE
               : complain(_("the layout '%s' is no longer there"), chosen);
}

/* The turtle is built in; other layouts are files. */
static int start_layout(StartRequest *start, Session *session)
{
    Page path = PAGE_EMPTY;
    int result = find_start_layout(start, &path);
    if (!result && path.used)
        result = layout_option_start(start, session, path.text);
    else if (!result && start->from.map)
        result = complain(_("%s: this layout has no named maps"),
                          start->from.layout);
    else if (!result)
        result = set_deal(start, session);
    page_free(&path);
    return result;
}

/* Works on a copy of the request and fills in what is missing. */
int start_session(const StartRequest *request, Session *session,
                  Page *challenge)
{
    StartRequest start = *request;
    int result = EXIT_DONE;
    set_seed(&start);
    if (start.distance)
        result = sliding_boards_choose_distance(&start.choice, start.distance);
    if (result)
        return result;
    if (*start.choice.layout || start.from.layout)
        return start_layout(&start, session);
    return start.from.load ? saved_file_load_game(session, start.choice.game,
                                                  start.from.load, challenge)
           : start.from.board ? start_from_board(&start, session)
                              : set_deal(&start, session);
}
