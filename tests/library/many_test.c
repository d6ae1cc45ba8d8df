/* SPDX-License-Identifier: MIT */
/* Calls for many positions have their own lists of moves and ways to play
   them, because speed is what they are for. The rules must agree with them
   about every move in every position of random games of all variants, and
   about moves that aren't legal. */
#include <stdio.h>

#include "library_kit.h"

#include "rules/games.h"

enum { LENGTH = 280, MOST_ACTIONS = 1 << 16, MOST_TRIED = 60 };

typedef struct ManyPlay {
    const quadrille_game *game;
    const Game *rules;
    const char *variant;
    unsigned char start[POSITION_ROOM], position[POSITION_ROOM];
    uint8_t mask[MOST_ACTIONS];
    size_t actions;
    uint32_t random;
} ManyPlay;

/* The mask has the rules' moves and no others. Returns one of them at random,
   or the number of actions if there is none. */
static uint32_t check_mask(ManyPlay *play)
{
    static uint16_t moves[MOST_MOVES];
    size_t count = play->rules->list(play->position, moves, MOST_MOVES);
    size_t marked = 0, i;
    uint32_t action = 0, chosen = (uint32_t)play->actions;
    size_t nth = count ? next_random(&play->random, (uint32_t)count) : 0;
    memset(play->mask, 9, play->actions + 1);
    assert_int_equal(quadrille_legal_mask_many(play->game, 1, play->position,
                                               POSITION_ROOM, play->mask,
                                               play->actions),
                     1);
    assert_int_equal(play->mask[play->actions], 9);
    for (i = 0; i < play->actions; i++)
        marked += play->mask[i];
    if (marked != count)
        fail_msg("%s %s: %zu moves, and %zu in the mask", play->rules->name,
                 play->variant, count, marked);
    for (i = 0; i < count; i++) {
        quadrille_action_of_move(play->game, play->position, moves[i],
                                 &action);
        assert_int_equal(play->mask[action], 1);
        if (i == nth)
            chosen = action;
    }
    return chosen;
}

/* An action does what the rules do with its move, or is refused as they do. */
static void check_step(ManyPlay *play, uint32_t action)
{
    unsigned char stepped[POSITION_ROOM], applied[POSITION_ROOM];
    uint16_t move = 0, error = 0, again = 0;
    uint8_t status = 0, reason;
    uint32_t score = 0;
    memcpy(stepped, play->position, sizeof stepped);
    memcpy(applied, play->position, sizeof applied);
    assert_int_equal(
        quadrille_move_of_action(play->game, play->position, action, &move),
        QUADRILLE_OK);
    reason = play->rules->apply(applied, move, NULL);
    assert_int_equal(quadrille_step_many(play->game, 1, stepped, POSITION_ROOM,
                                         &action, &error, &status, &score),
                     !reason);
    if (memcmp(stepped, applied, sizeof stepped))
        fail_msg("%s %s: move %u leads elsewhere", play->rules->name,
                 play->variant, move);
    assert_int_equal(!error, !reason);
    assert_int_equal(status, play->rules->status(applied));
    assert_int_equal(score, play->rules->score(applied));
    memcpy(stepped, play->position, sizeof stepped);
    quadrille_play_many(play->game, 1, stepped, POSITION_ROOM, &move, &again,
                        NULL, NULL);
    assert_int_equal(again, error);
    assert_memory_equal(stepped, applied, sizeof stepped);
    memcpy(stepped, play->position, sizeof stepped);
    assert_int_equal(
        quadrille_position_play(play->game, stepped, move, NULL, 0, NULL),
        error);
    assert_memory_equal(stepped, applied, sizeof stepped);
}

/* Numbers that are no move of the board are refused as the rules do. */
static void check_strange_move(ManyPlay *play, uint16_t move)
{
    unsigned char played[POSITION_ROOM], applied[POSITION_ROOM];
    uint16_t error = 0;
    uint8_t reason;
    memcpy(played, play->position, sizeof played);
    memcpy(applied, play->position, sizeof applied);
    reason = play->rules->apply(applied, move, NULL);
    assert_int_equal(quadrille_play_many(play->game, 1, played, POSITION_ROOM,
                                         &move, &error, NULL, NULL),
                     !reason);
    assert_int_equal(!error, !reason);
    assert_memory_equal(played, applied, sizeof played);
}

/* Tries legal actions and others, all of them if there are few. */
static void check_steps(ManyPlay *play)
{
    uint32_t action, i;
    size_t step = 1 + play->actions / MOST_TRIED;
    action = next_random(&play->random, (uint32_t)step);
    for (i = 0; action < play->actions; action += (uint32_t)step, i++)
        check_step(play, action);
    for (i = 0; i < MOST_TRIED; i++) {
        const uint8_t *found;
        action = next_random(&play->random, (uint32_t)play->actions);
        found = memchr(play->mask + action, 1, play->actions - action);
        if (found)
            check_step(play, (uint32_t)(found - play->mask));
    }
    check_strange_move(play, (uint16_t)next_random(&play->random, 65536));
}

/* A game that ends begins again. */
static void check_game(const char *name, const char *variant, const char *seed)
{
    static ManyPlay play;
    quadrille_fault fault = {0};
    int i;
    play.game = quadrille_game_find(name);
    play.rules = games_find(name);
    play.variant = variant;
    play.random = 5;
    if (quadrille_position_deal(play.game, play.start, POSITION_ROOM, variant,
                                seed, &fault))
        fail_msg("%s %s: %s", name, variant, fault.words);
    play.actions = quadrille_action_count(play.game, play.start);
    assert_in_range(play.actions, 1, MOST_ACTIONS - 1);
    memcpy(play.position, play.start, sizeof play.position);
    for (i = 0; i < LENGTH; i++) {
        uint32_t action = check_mask(&play);
        check_steps(&play);
        if (action == play.actions ||
            !quadrille_step_many(play.game, 1, play.position, POSITION_ROOM,
                                 &action, NULL, NULL, NULL))
            memcpy(play.position, play.start, sizeof play.position);
    }
}

static void kulki_is_as_in_the_rules(void **state)
{
    static const char *const variants[] = {
        "kulki",   "web5",  "web7",         "web9",       "klines",
        "lines98", "small", "medium",       "large",      "5x5:3",
        "15x15:9", "6x11",  "lines98:12x5", "small:5x15", "klines:8x7"};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof variants / sizeof *variants; i++)
        check_game("kulki", variants[i], "1");
}

static void mahjong_is_as_in_the_rules(void **state)
{
    static const char *const variants[] = {"", "random", "flowers",
                                           "flowers:random", "surprise"};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof variants / sizeof *variants; i++)
        check_game("mahjong", variants[i], "8");
}

static void freecell_is_as_in_the_rules(void **state)
{
    static const char *const autoplay[] = {"none", "safe", "full"};
    char variant[24];
    int cells, i;
    (void)state;
    for (cells = 0; cells <= 7; cells++)
        for (i = 0; i < 3; i++) {
            snprintf(variant, sizeof variant, "%dcells:%s", cells,
                     autoplay[i]);
            check_game("freecell", variant, "617");
            check_game("freecell", variant, "-1");
        }
}

/* Walks of one step are solved again and again. */
static void sliding_is_as_in_the_rules(void **state)
{
    char variant[32];
    int width, height;
    (void)state;
    for (width = 2; width <= 10; width++)
        for (height = 2; height <= 10; height++) {
            snprintf(variant, sizeof variant, "%dx%d", width, height);
            check_game("sliding", variant, "3");
            snprintf(variant, sizeof variant, "%dx%d:walk1", width, height);
            check_game("sliding", variant, "3");
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kulki_is_as_in_the_rules),
        cmocka_unit_test(mahjong_is_as_in_the_rules),
        cmocka_unit_test(freecell_is_as_in_the_rules),
        cmocka_unit_test(sliding_is_as_in_the_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
