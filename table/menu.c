/* SPDX-License-Identifier: MIT */
/* The menu of line mode. The answer names a game, and optionally a variant, a
   deal or a date. */
#include "boardless.h"
#include "front.h"
#include "game_list.h"
#include "game_words.h"
#include "titles.h"

#include "rules/games.h"

enum { MOST_LISTED = 5 };

/* Tells the games that can be continued, if there are any, as a list or in
   sentences; or says why they can't be read. */
static void page_begun(Page *page, Store *store, int spoken)
{
    const size_t before = page->used;
    StoreAnswer answer;
    long long first;
    int count = 0;
    if (!store || store_state(store))
        return;
    answer = titles_find_last_played(store, &first);
    page_format(page,
                spoken ? _("Enter resumes game #%lld; for another one, type # "
                           "and its number. In progress:\n")
                       : _("  In progress (Enter resumes #%lld; type # and a "
                           "number for another):\n"),
                first);
    if (!answer)
        answer = (spoken ? game_list_say
                         : game_list_page)(page, store, MOST_LISTED, &count);
    if (!spoken)
        page_text(page, _("\n  New game (type its number or name):\n"));
    if (!count || answer)
        page->used = before;
    if (answer)
        page_format(page, spoken ? "%s\n" : "  %s\n\n", store_words(store));
    page_put(page, "", 0);
}

static void say_menu(const Front *front, Store *store)
{
    Page said = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    u8 i;
    page_text(&said, "Quadrille.\n");
    page_begun(&said, store, 1);
    page_text(&said, _("For a new game, type its number or its name. 'daily' "
                       "or a date behind it is that day's puzzle.\n"));
    for (i = 0; i < games_count; i++)
        page_format(&said, _("%1$u or %2$s: %3$s.\n"), (unsigned)(i + 1),
                    games[i]->name, translate(games[i]->title));
    page_text(&said, _("q quits, help tells more.\n"));
    page_folded_lines(&page, said.text);
    front->tell(front->own, TONE_ANSWER, page.text);
    page_free(&said);
    page_free(&page);
}

static void tell_menu(const Front *front, Store *store)
{
    Page page = PAGE_EMPTY;
    const char *also;
    u8 i;
    ASSERT(games_count);
    if (boardless_is_on(front)) {
        say_menu(front, store);
        return;
    }
    page_text(&page, "Quadrille\n\n");
    page_begun(&page, store, 0);
    for (i = 0; i < games_count; i++) {
        also = wording_of(games[i])->also;
        page_format(&page, "  %u  %-9s %-20s %s%s", (unsigned)(i + 1),
                    games[i]->name, translate(games[i]->title),
                    *also ? _("or: ") : "", also);
        page_line(&page);
    }
    page_text(&page,
              _("\n  Add 'daily' or a date for that day's puzzle.\n\n"));
    front->tell(front->own, TONE_ANSWER, page.text);
    page_free(&page);
}

static void refuse_choice(const Front *front, const Choice *choice,
                          const Reader *rest, const Fault *fault)
{
    Page page = PAGE_EMPTY;
    Page lists = PAGE_EMPTY;
    ASSERT(choice->game);
    page_format(&lists, "quadrille help %s", choice->game->name);
    choice_page_refusal(&page, choice, rest, fault, lists.text);
    page_free(&lists);
    page_text(&page, "\n");
    front->tell(front->own, TONE_REFUSAL, page.text);
    page_free(&page);
}

static void tell_help(const Front *front)
{
    front->tell(
        front->own, TONE_ANSWER,
        _("Type a game's number or name to begin a new one: 3 or freecell.\n"
          "Words after it choose a variant, a deal or a day: freecell 617,\n"
          "sliding 4x4, kulki daily, mahjong 2026-11-21.\n"
          "Enter resumes the game you played last; # and a number, or the "
          "name\nyou gave a game, another one. q quits.\n"
          "'quadrille help' in the shell explains the rest.\n"));
}

static int asks_help(Reader line)
{
    return reader_take_word(&line, "help") || reader_take_word(&line, "h") ||
           reader_take_word(&line, "?");
}

/* Reads Enter, "#12" or a name: a game to continue. */
static StoreAnswer read_kept(Store *store, Choice *choice, const char *line)
{
    choice->kept = 0;
    if (!store || store_state(store))
        return STORE_NONE;
    return *line ? in_progress_find(store, line, &choice->kept)
                 : titles_find_last_played(store, &choice->kept);
}

static void refuse_line(const Front *front, const Store *store,
                        StoreAnswer answer, const char *line)
{
    Page page = PAGE_EMPTY;
    if (answer && answer != STORE_NONE)
        page_format(&page, "%s\n", store_words(store));
    else if (*line)
        page_format(&page,
                    _("Please type 1 to %u or a game's name, # and a number "
                      "to resume, or q to quit.\n"),
                    (unsigned)games_count);
    if (page.used)
        front->tell(front->own, TONE_REFUSAL, page.text);
    page_free(&page);
}

/* Returns 1 if the line names a game, with nothing after it that doesn't
   fit. */
static int read_choice(const Front *front, Store *store, Choice *choice,
                       Reader *line)
{
    const char *words = line->at;
    const Game *game = games_take(line);
    Fault fault;
    if (!game && asks_help(*line)) {
        tell_help(front);
        return 0;
    }
    if (!game) {
        const StoreAnswer answer = read_kept(store, choice, words);
        if (!choice->kept)
            refuse_line(front, store, answer, words);
        return choice->kept != 0;
    }
    choice_start(choice, game);
    if (!choice_read_words(choice, line, &fault) &&
        !choice_settle(choice, front->stop, &fault))
        return 1;
    if (!is_stop_set(front->stop))
        refuse_choice(front, choice, line, &fault);
    return 0;
}

int menu_choose(const Front *front, Store *store, Choice *choice)
{
    Page line = PAGE_EMPTY;
    Reader reader;
    int length;
    int done = 0;
    int left = 0;
    if (front->choose)
        return front->choose(front->own, store, choice);
    tell_menu(front, store);
    while (!done && !left) {
        length =
            front->ask(front->own,
                       boardless_is_on(front)
                           ? _("Which game? ")
                           : _("Which game (number or name, q to quit): "),
                       &line);
        reader_start(&reader, line.text, length > 0 ? (u32)length : 0);
        reader_skip_space(&reader);
        left = length == INPUT_ENDED || reader_take_word(&reader, "q") ||
               reader_take_word(&reader, "quit");
        done = !left && read_choice(front, store, choice, &reader);
    }
    page_free(&line);
    ASSERT(!done || choice->kept || choice->game);
    return done;
}
