/* SPDX-License-Identifier: MIT */
/* Tests how many cards FreeCell moves at once: every case, compared with a
   search that moves single cards. */
#include <stdlib.h>
#include <string.h>

#include "rules/freecell/freecell.h"
#include "tests/kit/trial.h"

/* ------------------------------------------------- the number of cards */

enum {
    FIRST_FILLER = 2,
    LOW_CARD = FREECELL_CARD(1, 0) /* nothing goes on it */
};

/* The first column runs from a king to an ace in spades and hearts. The second
   has a club or diamond one rank above the moving cards, or nothing. Some of
   the other six are empty, and some cells are free. */
static void make_run(FreeCell *game, u8 cells, u8 spare, u8 empty, u8 target)
{
    u8 i;
    memset(game, 0, sizeof *game);
    game->cells = cells;
    for (i = spare; i < cells; i++)
        game->cell[i] = LOW_CARD;
    for (i = 0; i < FREECELL_KING; i++)
        game->column[0][i] = FREECELL_CARD(FREECELL_KING - i, i % 2 ? 2 : 3);
    game->height[0] = FREECELL_KING;
    game->column[1][0] = target;
    game->height[1] = target != 0;
    for (i = (u8)(FIRST_FILLER + empty); i < FREECELL_COLUMNS; i++) {
        game->column[i][0] = LOW_CARD;
        game->height[i] = 1;
    }
}

/* Returns the card that can receive the last "count" cards of the run. */
static u8 card_above(u8 count)
{
    u8 rank = (u8)(count + 1);
    return FREECELL_CARD(rank, rank % 2 ? 0 : 1);
}

static int is_listed(const FreeCell *game, u16 move)
{
    u16 moves[300];
    u16 count = freecell.list(game, moves, 300);
    u16 i;
    for (i = 0; i < count; i++)
        if (moves[i] == move)
            return 1;
    return 0;
}

static void check_room(const FreeCell *game, u8 count, int room)
{
    u16 move = FREECELL_MOVE(0, 1, count);
    FreeCell after = *game;
    u8 reason = freecell.apply(&after, move, NULL);
    assert_int_equal(reason, count <= room ? FINE : FREECELL_TOO_MANY_CARDS);
    assert_int_equal(is_listed(game, move), count <= room);
}

/* Each empty column doubles the capacity of the free cells and the hand. */
static int room_of(u8 spare, u8 empty)
{
    int room = spare + 1;
    while (empty--)
        room *= 2;
    return room;
}

static void check_all_counts(u8 cells, u8 spare, u8 empty)
{
    FreeCell game;
    u8 count;
    int room = room_of(spare, empty);
    for (count = 1; count < FREECELL_KING; count++) {
        make_run(&game, cells, spare, empty, card_above(count));
        assert_int_equal(freecell_supermove_limit(&game, 1), room);
        check_room(&game, count, room);
        make_run(&game, cells, spare, empty, 0);
        assert_int_equal(freecell_supermove_limit(&game, 1), room);
        check_room(&game, count, room);
    }
}

static void free_cells_and_columns_limit_how_many_cards_move(void **state)
{
    u8 cells, spare, empty;
    (void)state;
    for (cells = 0; cells <= FREECELL_MOST_CELLS; cells++)
        for (spare = 0; spare <= cells; spare++)
            for (empty = 0; empty <= 6; empty++)
                check_all_counts(cells, spare, empty);
}

/* ------------------------------------- the same, one card after another */

enum { SEEN_SLOTS = 1 << 20, MOST_QUEUED = 1 << 18, MOST_MOVES = 300 };

typedef struct RoomSearch {
    uint64_t seen[SEEN_SLOTS]; /* 0 marks a free slot */
    FreeCell queue[MOST_QUEUED];
    size_t queued;
    u8 empty;
    u8 count;  /* cards that the second column must get */
    u8 before; /* cards that were there */
} RoomSearch;

/* The place of each card of the run, four bits each; this is enough because a
   lower card in a column always lies on a higher one. */
static uint64_t key_of(const FreeCell *game)
{
    uint64_t key = 0;
    u8 place, i;
    for (place = 0; place < FREECELL_COLUMNS; place++)
        for (i = 0; i < game->height[place]; i++)
            if (FREECELL_SUIT(game->column[place][i]) > 1)
                key |= (place + 1ULL)
                       << 4 * FREECELL_RANK(game->column[place][i]);
    for (i = 0; i < game->cells; i++)
        key |= (FREECELL_FIRST_CELL + i + 1ULL)
                   << 4 * FREECELL_RANK(game->cell[i]) &
               ~15ULL;
    return key;
}

static int is_new(RoomSearch *search, const FreeCell *game)
{
    uint64_t key = key_of(game);
    size_t slot = (size_t)(key * 0x9E3779B97F4A7C15ULL >> 44);
    for (; search->seen[slot]; slot = (slot + 1) % SEEN_SLOTS)
        if (search->seen[slot] == key)
            return 0;
    search->seen[slot] = key;
    return 1;
}

/* Only single cards may move, not the fillers and not the cards that stay. */
static int can_help(const RoomSearch *search, const FreeCell *game, u16 move)
{
    u8 from = FREECELL_MOVE_FROM(move);
    if (FREECELL_MOVE_COUNT(move) != 1 ||
        FREECELL_MOVE_TO(move) == FREECELL_HOME_PLACE)
        return 0;
    if (from == 0)
        return game->height[0] > FREECELL_KING - search->count;
    if (from == 1)
        return game->height[1] > search->before;
    return from >= FREECELL_FIRST_CELL || from < FIRST_FILLER + search->empty;
}

static void queue_if_new(RoomSearch *search, const FreeCell *game)
{
    if (!is_new(search, game))
        return;
    assert_true(search->queued < MOST_QUEUED);
    search->queue[search->queued++] = *game;
}

static void queue_next(RoomSearch *search, const FreeCell *game)
{
    u16 moves[MOST_MOVES];
    u16 count = freecell.list(game, moves, MOST_MOVES);
    FreeCell after;
    u16 i;
    for (i = 0; i < count; i++) {
        if (!can_help(search, game, moves[i]))
            continue;
        after = *game;
        assert_int_equal(freecell.apply(&after, moves[i], NULL), FINE);
        queue_if_new(search, &after);
    }
}

static int reach(RoomSearch *search, const FreeCell *start)
{
    size_t at;
    queue_if_new(search, start);
    for (at = 0; at < search->queued; at++) {
        if (search->queue[at].height[1] == search->before + search->count)
            return 1;
        queue_next(search, &search->queue[at]);
    }
    return 0;
}

static int can_move_singly(u8 spare, u8 empty, u8 count, u8 target)
{
    RoomSearch *search = calloc(1, sizeof *search);
    FreeCell game;
    int found;
    search->empty = empty;
    search->count = count;
    search->before = target != 0;
    make_run(&game, spare, spare, empty, target);
    found = reach(search, &game);
    free(search);
    return found;
}

static void check_singly(u8 spare, u8 empty, u8 count, int expected)
{
    assert_int_equal(can_move_singly(spare, empty, count, 0), expected);
    assert_int_equal(can_move_singly(spare, empty, count, card_above(count)),
                     expected);
}

static void single_moves_can_do_exactly_as_much(void **state)
{
    u8 spare, empty, room;
    (void)state;
    for (spare = 0; spare <= 2; spare++)
        for (empty = 0; empty <= 2; empty++) {
            room = (u8)room_of(spare, empty);
            check_singly(spare, empty, room, 1);
            if (room < FREECELL_KING - 1)
                check_singly(spare, empty, (u8)(room + 1), 0);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(free_cells_and_columns_limit_how_many_cards_move),
        cmocka_unit_test(single_moves_can_do_exactly_as_much)};
    return cmocka_run_group_tests_name("room", tests, NULL, NULL);
}
