/* SPDX-License-Identifier: MIT */
/* The commands that all games share. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "advice/level.h"
#include "advised.h"
#include "asked.h"
#include "boardless.h"
#include "game_words.h"
#include "host/plural.h"
#include "keeping.h"
#include "kit.h"
#include "layout_files.h"
#include "lesson_commands.h"
#include "say_command.h"
#include "stored.h"
#include "telling.h"

/* Two commands share a line of help. */
enum { LONGEST_HELP = 25 };

/* How many columns are left beside a help; English always fits. */
static int room_beside(const char *help)
{
#if defined(QUADRILLE_TRANSLATED)
    return LONGEST_HELP - (int)page_width(help, strlen(help));
#else
    (void)help;
    return 0;
#endif
}

int command_list_page(Page *page, const Command *list, int column)
{
    Page left = PAGE_EMPTY;
    ASSERT(column == 0 || column == 1);
    for (; list->name; list++) {
        const char *help = translate(list->help);
        const int room = room_beside(help);
        const int fits = room >= 0;
        ASSERT_SLOW(strlen(list->help) <= LONGEST_HELP);
        left.used = 0;
        page_format(&left, "%s%s%s%s%s", list->name, *list->also ? ", " : "",
                    list->also, *list->takes ? " " : "", list->takes);
        if (column && !fits)
            page_line(page);
#if defined(QUADRILLE_TRANSLATED)
        page_format(page, "  %-11s %s%*s", left.text, help, fits ? room : 0,
                    "");
#else
        page_format(page, "  %-11s %-25s", left.text, help);
#endif
        if (column || !fits)
            page_line(page);
        column = fits && !column;
    }
    page_free(&left);
    return column;
}

/* Writes a sentence per line, for a list that is read aloud. What a command
   takes is in brackets if it can be left out. */
static void say_list(Page *page, const Command *list)
{
    Page takes = PAGE_EMPTY;
    for (; list->name; list++) {
        const Command *said = boardless_spoken_command(list);
        takes.used = 0;
        if (*said->takes == '[')
            page_put(&takes, said->takes + 1, strlen(said->takes) - 2);
        page_text(page, said->name);
        if (*said->also)
            page_format(page, "%s%s", _(" or "), said->also);
        if (takes.used)
            page_format(page, "%s%s %s", _(" or "), said->name, takes.text);
        else if (*said->takes)
            page_format(page, " %s", said->takes);
        page_format(page, ": %s%s\n", translate(said->help),
                    said->help[strlen(said->help) - 1] == '?' ? "" : ".");
    }
    page_free(&takes);
}

static void page_list(Page *page, const Table *table, const Command *list)
{
    if (boardless_is_on(table->front))
        say_list(page, list);
    else if (command_list_page(page, list, 0))
        page_line(page);
}

const Command *const more_commands[] = {asked_commands,   lesson_commands,
                                        advised_commands, stored_commands,
                                        pause_commands,   NULL};

static void page_more_commands(Page *page, const Table *table)
{
    const Command *const *list = more_commands;
    int column = 0;
    for (; *list; list++)
        if (boardless_is_on(table->front))
            say_list(page, *list);
        else
            column = command_list_page(page, *list, column);
    if (column)
        page_line(page);
}

/* "help new" lists the words that can follow "new", and "help more" the
   commands that "help" has no room for. */
static void run_help(Table *table, Reader *rest)
{
    const Game *game = table->session->game;
    Page page = PAGE_EMPTY;
    ASSERT(table->offers);
    reader_skip_space(rest);
    if (reader_take_word(rest, "new")) {
        page_text(&page, _("Type new and a deal's number, a word as a seed, "
                           "daily, a date or a variant:\n"));
        kit_page_variants(&page, game, !boardless_is_on(table->front));
        page_text(&page, table->offers->name ? "\n" : "");
        page_list(&page, table, table->offers);
    } else if (reader_take_word(rest, "say")) {
        say_command_page_help(&page, game);
    } else if (reader_take_word(rest, "more")) {
        page_more_commands(&page, table);
    } else {
        page_format(&page, "%s\n", translate(game->title));
        (table->front->keyed ? game_words_rules : game_words_line_rules)(&page,
                                                                         game);
        page_text(&page, "\n");
        page_list(&page, table, shared_commands);
        page_list(&page, table, kit_of(game)->commands);
    }
    table_tell_page(table, TONE_ANSWER, &page);
}

/* Counts help that a front end gave by itself. */
static void run_assisted(Table *table, Reader *rest)
{
    (void)rest;
    table_count_help(table);
}

static void run_undo(Table *table, Reader *rest)
{
    const Intent intent = {.what = INTENT_UNDO};
    (void)rest;
    table_do_and_show(table, &intent);
}

static void run_redo(Table *table, Reader *rest)
{
    const Intent intent = {.what = INTENT_REDO};
    (void)rest;
    table_do_and_show(table, &intent);
}

static void run_again(Table *table, Reader *rest)
{
    const Intent intent = {.what = INTENT_RESTART};
    (void)rest;
    table_do_and_show(table, &intent);
}

static void run_go(Table *table, Reader *rest)
{
    Intent intent = {.what = INTENT_GO_TO};
    reader_skip_space(rest);
    if (!reader_take_number(rest, &intent.number))
        table_tell_refusal(table, _("Usage: go 12\n"));
    else
        table_do_and_show(table, &intent);
}

static void run_touch(Table *table, Reader *rest)
{
    Intent intent = {.what = INTENT_TOUCH};
    u32 spot;
    reader_skip_space(rest);
    if (!reader_take_number(rest, &spot) || spot >= NO_SPOT) {
        table_tell_refusal(table, _("Usage: touch 12\n"));
        return;
    }
    ASSERT(spot < NO_SPOT);
    intent.spot = (u8)spot;
    table_do_and_show(table, &intent);
}

static void run_hint(Table *table, Reader *rest)
{
    const Intent intent = {.what = INTENT_HINT};
    Reply reply;
    Page page = PAGE_EMPTY, hint = PAGE_EMPTY, move = PAGE_EMPTY;
    (void)rest;
    if (table_refuses_help(table) || !table_do(table, &intent, &reply))
        return;
    ASSERT(reply.says);
    if (table->front->advise) {
        table->front->advise(table->front->own, table->session, reply.move,
                             reply.says);
        return;
    }
    game_words_named_move(&move, table->session, reply.move);
    page_format(&hint, _("Hint: %1$s (%2$s)"), move.text, reply.says);
    page_free(&move);
    page_wrapped(&page, hint.text, PAGE_WIDTH);
    page_free(&hint);
    table_tell_page(table, TONE_ANSWER, &page);
}

static void run_autoplay(Table *table, Reader *rest)
{
    if (!table_refuses_help(table))
        table_run_auto(table, rest);
}

static void run_explain(Table *table, Reader *rest)
{
    if (!table_refuses_help(table))
        table_run_review(table, rest);
}

static void run_show(Table *table, Reader *rest)
{
    (void)rest;
    table->front->show(table->front->own, table->session, NULL, 1);
}

static void run_board(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    page_board(&page, table->session);
    table_tell_page(table, TONE_ANSWER, &page);
}

static void run_seed(Table *table, Reader *rest)
{
    const Session *session = table->session;
    Page page = PAGE_EMPTY;
    (void)rest;
    table_page_deal(&page, session);
    page_text(&page, _(", "));
    if (session->game->goal.measure != GOAL_SCORED_MOVES) {
        page_format(&page, _("move %1$lu of %2$lu"),
                    (unsigned long)session->at, (unsigned long)session->count);
        page_text(&page, _(", "));
    }
    game_words_score(&page, session);
    page_text(&page, "\n");
    table_tell_page(table, TONE_ANSWER, &page);
}

static void deal_on_layout(Table *table, const Choice *choice)
{
    Fault fault;
    ASSERT(*choice->layout && !choice->level);
    if (!table_leave_game(table))
        return;
    if (layouts_deal(table->session, choice, &fault)) {
        table_tell_fault(table, &fault);
        return;
    }
    table_save_apart(table);
    table_adopt_session(table);
}

static void deal_usual(Table *table, Choice *choice)
{
    Session *session = table->session;
    Intent intent = {.what = INTENT_NEW};
    Reply reply;
    ASSERT(!*choice->layout && !choice->level);
    ASSERT(choice->game == session->game);
    if (table_resume_daily(table, choice))
        return;
    if (!choice->has_variant)
        memcpy(choice->variant, table_usual_variant(table), VARIANT_SIZE);
    if (!choice->has_seed)
        entropy_seed(session->game, choice->seed);
    intent.what = *choice->date ? INTENT_DAILY : INTENT_NEW;
    intent.variant = choice->variant;
    intent.seed = choice->seed;
    intent.date = choice->date;
    if (!table_do(table, &intent, &reply))
        return;
    choice_name_start(session, choice);
    if (*choice->date)
        table_tell_beginning(table, 1);
    table_show(table, &reply.trace, SPOKEN_STARTED);
}

typedef struct Settling {
    const Table *table;
    Choice *choice;
    Fault fault;
} Settling;

static void settle_level(void *context)
{
    Settling *settling = context;
    ASSERT(settling->choice->level && settling->table->advisor);
    choice_settle(settling->choice, settling->table->advisor->stop,
                  &settling->fault);
}

/* Returns 0 if no deal of the level was found. */
static int settle(Table *table, Choice *choice)
{
    Settling settling = {.table = table, .choice = choice};
    ASSERT(choice->game == table->session->game);
    if (!choice->level)
        return 1;
    if (!table_think(table, settle_level, &settling))
        return 0;
    if (settling.fault.reason)
        table_tell_fault(table, &settling.fault);
    return !settling.fault.reason;
}

void table_deal(Table *table, Choice *choice)
{
    if (!settle(table, choice))
        return;
    ASSERT(!choice->level);
    if (*choice->layout)
        deal_on_layout(table, choice);
    else
        deal_usual(table, choice);
}

static void run_new(Table *table, Reader *rest)
{
    const Game *game = table->session->game;
    const Kit *kit = kit_of(game);
    Choice choice;
    Fault fault;
    reader_skip_space(rest);
    if (reader_at_end(rest) && kit->deal_again && kit->deal_again(table))
        return;
    choice_start(&choice, game);
    if (choice_read_words(&choice, rest, &fault))
        table_tell_refused_choice(table, &choice, rest, &fault);
    else
        table_deal(table, &choice);
}

/* After a puzzle of the day, the next one. */
static void run_next(Table *table, Reader *rest)
{
    if (*table->session->date && session_is_over(table->session))
        table_deal_next_daily(table);
    else
        run_new(table, rest);
}

/* Reads a level if there is one, a variant, a seed, and a layout if there is
   one. Each word is what its place makes it, whatever else it could mean.
   Returns 0 if one is wrong. */
static int read_exactly(Choice *choice, Reader *rest)
{
    Page word = PAGE_EMPTY;
    Fault fault;
    int good;
    ASSERT(!*choice->layout && !choice->has_seed);
    choice_next_word(&word, rest);
    choice->name = level_name(choice->game, word.text);
    if (choice->name)
        choice_next_word(&word, rest);
    good = !choice_set_variant(choice, word.text, &fault);
    choice_next_word(&word, rest);
    good = good && !choice_set_seed(choice, word.text, &fault);
    word.used = 0;
    table_page_rest(&word, rest);
    good = good && word.used < sizeof choice->layout &&
           (!word.used || layouts_exist(choice->game));
    if (good)
        memcpy(choice->layout, word.text, word.used);
    page_free(&word);
    return good;
}

/* "dealt easy 4cells 617" is a start of a level, whose seed was found;
   "dealt turtle easy lotus" a start on a layout, with a word as its seed. */
static void run_dealt(Table *table, Reader *rest)
{
    Choice choice;
    choice_start(&choice, table->session->game);
    if (read_exactly(&choice, rest))
        table_deal(table, &choice);
    else
        table_tell_refusal(table, _("Usage: dealt easy 4cells 617\n"));
}

/* "fresh plum" is "new" with this seed: the usual variant, and the word is a
   seed whatever else it could mean. */
static void run_fresh(Table *table, Reader *rest)
{
    Page seed = PAGE_EMPTY;
    Choice choice;
    Fault fault;
    table_page_rest(&seed, rest);
    choice_start(&choice, table->session->game);
    if (choice_set_seed(&choice, seed.text, &fault))
        table_tell_fault(table, &fault);
    else
        table_deal(table, &choice);
    page_free(&seed);
}

static void tell_unloadable(Table *table, const char *path)
{
    Page page = PAGE_EMPTY;
    ASSERT(*path);
    page_format(&page, _("Can't load %1$s: %2$s\n"), path, strerror(errno));
    table->refused++;
    table_tell_page(table, TONE_REFUSAL, &page);
}

int table_save_fits(const Page *text, Page *why)
{
    if (text->used > MOST_FILE)
        page_format(why,
                    _("This game is too long for a file: only %d MB can be "
                      "loaded again"),
                    MOST_FILE >> 20);
    return text->used <= MOST_FILE;
}

int table_save_into(const Session *session, const char *path, Page *why)
{
    Page text = PAGE_EMPTY;
    int done;
    ASSERT(session->game && !why->used);
    page_save(&text, session);
    done = table_save_fits(&text, why);
    if (done && !file_write(path, "quadrille save ", &text)) {
        if (errno == EEXIST)
            page_text(why, _("That file exists and isn't a saved game: choose "
                             "another name"));
        else
            page_format(why, _("Can't save to %1$s: %2$s"), path,
                        strerror(errno));
        done = 0;
    }
    page_free(&text);
    return done;
}

static void tell_saved(Table *table, const char *path)
{
    Page why = PAGE_EMPTY;
    ASSERT(*path);
    if (table_save_into(table->session, path, &why)) {
        table_tell(table, TONE_ANSWER, _("Saved.\n"));
    } else {
        page_text(&why, "\n");
        table_tell_refusal(table, why.text);
    }
    page_free(&why);
}

static void run_save(Table *table, Reader *rest)
{
    Page path = PAGE_EMPTY;
    table_page_rest(&path, rest);
    if (!path.used || strcmp(path.text, "-") == 0)
        table_tell_refusal(table, _("Usage: save game.txt\n"));
    else
        tell_saved(table, path.text);
    page_free(&path);
}

static void load_text(Table *table, const char *path, const Page *text)
{
    Fault fault;
    Page page = PAGE_EMPTY;
    if (!table_leave_game(table))
        return;
    if (!session_load(table->session, text->text, (u32)text->used, &fault)) {
        table_save_apart(table);
        table_adopt_session(table);
        return;
    }
    ASSERT(fault.reason);
    page_place(&page, path, text->text, &fault);
    page_text(&page, "\n");
    table->refused++;
    table_tell_page(table, TONE_REFUSAL, &page);
}

static void run_load(Table *table, Reader *rest)
{
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    table_page_rest(&path, rest);
    if (!path.used || strcmp(path.text, "-") == 0)
        table_tell_refusal(table, _("Usage: load game.txt\n"));
    else if (!file_read_game(path.text, &text))
        tell_unloadable(table, path.text);
    else
        load_text(table, path.text, &text);
    page_free(&path);
    page_free(&text);
}

/* Writes a result to paste into a chat, without spoilers. */
static void run_share(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    reader_skip_space(rest);
    page_boast(&page, table->session, reader_take_word(rest, "ascii"));
    table_tell_page(table, TONE_ANSWER, &page);
}

static void run_code(Table *table, Reader *rest)
{
    Fault fault = {.game = table->session->game};
    Page page = PAGE_EMPTY;
    (void)rest;
    fault.reason = page_code(&page, table->session);
    if (!fault.reason) {
        table_tell_code(table, _("Replay code"), &page);
        return;
    }
    ASSERT(!page.used);
    page_free(&page);
    table_tell_fault(table, &fault);
}

void table_run_quit(Table *table, Reader *rest)
{
    (void)rest;
    table->left = table_leave_game(table);
}

const Command shared_commands[] = {
    {"help", "h", "", N_("this list; help more"), run_help},
    {"hint", "", "", N_("suggest a move"), run_hint},
    {"winnable", "", "", N_("can it still be won?"), table_run_winnable},
    {"par", "", "", N_("a result to aim for"), table_run_par},
    {"explain", "", "", N_("find your mistakes"), run_explain},
    {"auto", "", "[MS]", N_("autoplay; Enter stops it"), run_autoplay},
    {"undo", "z", "", N_("undo the last move"), run_undo},
    {"redo", "y", "", N_("redo it"), run_redo},
    {"go", "", "N", N_("jump to move N"), run_go},
    {"again", "", "", N_("restart this game"), run_again},
    {"moves", "", "", N_("list the legal moves"), table_run_moves},
    {"show", "", "", N_("show the board"), run_show},
    {"boards", "", "off", N_("sentences, not boards"), boardless_run},
    {"say", "", "[WORD]", N_("describe it; see help say"), table_run_say},
    {"seed", "", "", N_("show variant and seed"), run_seed},
    {"save", "", "FILE", N_("save to a text file"), run_save},
    {"load", "", "FILE", N_("load a file or a code"), run_load},
    {"share", "", "", N_("share your result"), run_share},
    {"code", "", "", N_("the game as one word"), run_code},
    {"new", "", "[WORD]", N_("new game; see help new"), run_new},
    {"games", "", "", N_("list games in progress"), table_run_list},
    {"open", "", "GAME", N_("resume another game"), table_run_open},
    {"name", "", "[NAME]", N_("name this game"), table_run_call},
    {"quit", "q", "", N_("quit"), table_run_quit},
    {NULL, NULL, NULL, NULL, NULL}};

/* These are for front ends and scripts; the help doesn't list them. */
const Command inner_commands[] = {
    {"next", "", "", "", run_next},    {"dealt", "", "", "", run_dealt},
    {"fresh", "", "", "", run_fresh},  {"review", "", "", "", run_explain},
    {"touch", "", "N", "", run_touch}, {"assisted", "", "", "", run_assisted},
    {"board", "", "", "", run_board},  {NULL, NULL, NULL, NULL, NULL}};

/* What they do, apart, because the page never says it. */
static const char *const inner_helps[] = {
    N_("the next puzzle or deal"), N_("deal exactly this start"),
    N_("new, with this seed"),     N_("the same as explain"),
    N_("touch spot number N"),     N_("mark this game as assisted"),
    N_("the board for --board")};
STATIC_ASSERT(COUNT_OF(inner_helps) == COUNT_OF(inner_commands) - 1);

const char *command_help(const Command *command)
{
    size_t i;
    for (i = 0; i < COUNT_OF(inner_helps); i++)
        if (command == &inner_commands[i])
            return translate(inner_helps[i]);
    return translate(command->help);
}

const Command *command_list_take(const Command *list, Reader *reader)
{
    const Command *command = list;
    while (command->name && !reader_take_word(reader, command->name) &&
           !(*command->also && reader_take_word(reader, command->also)))
        command++;
    ASSERT(!command->name || command->run);
    return command->name ? command : NULL;
}
