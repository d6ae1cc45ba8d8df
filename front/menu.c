/* SPDX-License-Identifier: MIT */
/* The menu: which game, and in the same line which of its deals. */
#include "front.h"
#include "manner.h"

static const Game *take_game(Reader *reader)
{
    u32 number;
    u8 i;
    if (take_number(reader, &number))
        return number >= 1 && number <= game_count ? games[number - 1] : NULL;
    for (i = 0; i < game_count; i++)
        if (take_word(reader, games[i]->name))
            return games[i];
    return NULL;
}

static void tell_menu(const Front *front)
{
    Page page = {NULL, 0, 0};
    const char *also;
    u8 i;
    page_text(&page, "Quadrille\n\n");
    for (i = 0; i < game_count; i++) {
        also = manner_of(games[i])->also;
        page_format(&page, "  %u  %-9s %-20s %s%s", (unsigned)(i + 1),
                    games[i]->name, games[i]->title, *also ? "or: " : "",
                    also);
        page_line(&page);
    }
    page_text(&page, "\n");
    front->tell(front->own, TONE_ANSWER, page.text);
    page_free(&page);
}

static void refuse_choice(const Front *front, const Fault *fault)
{
    Page page = {NULL, 0, 0};
    page_reason(&page, fault);
    page_text(&page, "\n");
    front->tell(front->own, TONE_REFUSAL, page.text);
    page_free(&page);
}

/* 1 when the line names a game, and nothing that it can't be. */
static int read_choice(const Front *front, Choice *choice, Reader *line)
{
    const Game *game = take_game(line);
    Fault fault;
    if (!game) {
        front->tell(front->own, TONE_REFUSAL,
                    "Choose a game by its number or its name\n");
        return 0;
    }
    start_choice(choice, game);
    if (!choose_words(choice, line, &fault))
        return 1;
    refuse_choice(front, &fault);
    return 0;
}

int choose_game(const Front *front, Choice *choice)
{
    Page line = {NULL, 0, 0};
    Reader reader;
    int length;
    int done = 0;
    int left = 0;
    tell_menu(front);
    while (!done && !left) {
        length = front->ask(
            front->own, "Which game (a number or a name, q to quit): ", &line);
        read_from(&reader, line.text, length > 0 ? (u32)length : 0);
        skip_space(&reader);
        left = length == INPUT_ENDED || take_word(&reader, "q") ||
               take_word(&reader, "quit");
        done = !left && length && read_choice(front, choice, &reader);
    }
    page_free(&line);
    return done;
}
