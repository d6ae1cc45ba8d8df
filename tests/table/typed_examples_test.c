/* SPDX-License-Identifier: MIT */
/* Tests that the moves which the help of line mode gives as examples can be
   typed: each is legal in one of the first deals. */
#include <stdio.h>
#include <string.h>

#include "host/host.h"
#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "tests/kit/player.h"
#include "wording/wording.h"

enum { DEALS = 2000, ROOM = 16 };

/* A board for an example that is no first move: three cards of the second
   column can go to the sixth, which is empty. */
static const char three_in_sequence[] = "Foundations: H-T C-T D-T S-T\n"
                                        "Freecells:  -  -  -  -\n"
                                        ": KH QH\n"
                                        ": KS QD JC\n"
                                        ": KC JH\n"
                                        ": KD JD\n"
                                        ": QC\n"
                                        ":\n"
                                        ": QS JS\n"
                                        ":\n";

static int can_play(const Session *session, const char *words)
{
    u8 after[MOST_POSITION];
    Fault fault;
    Reader reader;
    u16 move;
    reader_start(&reader, words, (u32)strlen(words));
    if (session->game->read_move(session->position, &reader, &move, &fault) ||
        !reader_at_end(&reader))
        return 0;
    memcpy(after, session->position, session->game->size);
    return session->game->apply(after, move, NULL) == FINE;
}

/* Returns the number of the first deal in which the words are a move, or 0. */
static int find_deal(Session *session, const Game *game, const char *words)
{
    char seed[ROOM];
    int nth;
    for (nth = 1; nth <= DEALS; nth++) {
        snprintf(seed, sizeof seed, "%d", nth);
        deal_by_word(session, game, "", seed);
        if (can_play(session, words))
            return nth;
    }
    return 0;
}

/* Copies the next text in quotes. Returns what follows it, or NULL. */
static const char *next_example(const char *text, char *example)
{
    const char *from = strchr(text, '"');
    const char *to = from ? strchr(from + 1, '"') : NULL;
    if (!to)
        return NULL;
    assert_true(to - from < ROOM);
    memcpy(example, from + 1, (size_t)(to - from - 1));
    example[to - from - 1] = '\0';
    return to + 1;
}

static void every_example_of_a_move_can_be_played(void **state)
{
    Session session;
    Purse purse;
    int game;
    (void)state;
    open_player(&session, &purse);
    for (game = 0; game < games_count; game++) {
        const char *text = wording_of(games[game])->moves;
        char example[ROOM];
        int count = 0;
        for (; (text = next_example(text, example)) != NULL; count++) {
            if (strchr(example, 'v')) {
                set_board(&session, &freecell, "", three_in_sequence);
                assert_true(can_play(&session, example));
            } else if (!find_deal(&session, games[game], example)) {
                fail_msg("%s: no deal begins with \"%s\"", games[game]->name,
                         example);
            }
        }
        assert_true(count > 0);
    }
    close_player(&session, &purse);
}

/* How to type a move is told apart from the rules, which are true on every
   front end. */
static void the_rules_tell_nobody_what_to_type(void **state)
{
    static const char *const words[] = {"\"", "type ", "Type ", "'", "press"};
    size_t i;
    int game;
    (void)state;
    for (game = 0; game < games_count; game++)
        for (i = 0; i < sizeof words / sizeof *words; i++)
            assert_null(strstr(wording_of(games[game])->rules, words[i]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_example_of_a_move_can_be_played),
        cmocka_unit_test(the_rules_tell_nobody_what_to_type),
    };
    return cmocka_run_group_tests_name("typed examples", tests, NULL, NULL);
}
