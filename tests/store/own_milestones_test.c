/* SPDX-License-Identifier: MIT */
/* Tests how far a player has come: stored results, on layouts of the player's
   own. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "host/host.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "store/transfer.h"
#include "table/own_milestones.h"
#include "tests/kit/keeper.h"

/* Makes the player's folder of layouts, and files in it. */
static void make_layouts(void)
{
    static const char *const files[][2] = {
        {"tower", "0 0 0\n0 2 0\n2 0 0\n2 2 0\n"},
        {"hut", "0 0 0\n0 2 0\n"},
        {"annex", "0 0 0\n0 2 0\n"},
        {"notes", "Nothing that could be read as a layout.\n"}};
    char path[256];
    size_t i;
    setenv("XDG_DATA_HOME", scratch("home"), 1);
    mkdir(scratch("home"), 0700);
    mkdir(scratch("home/quadrille"), 0700);
    mkdir(scratch("home/quadrille/layouts"), 0700);
    for (i = 0; i < sizeof files / sizeof *files; i++) {
        Page text = PAGE_EMPTY;
        snprintf(path, sizeof path, "home/quadrille/layouts/%s", files[i][0]);
        page_text(&text, files[i][1]);
        assert_true(file_write(scratch(path), NULL, &text));
        page_free(&text);
    }
}

static void add_won(Store *store, const char *name)
{
    const Outcome outcome = {.game = "mahjong",
                             .variant = "turtle:random",
                             .seed = "1",
                             .date = "",
                             .name = name,
                             .status = WON,
                             .own_board = 1};
    TransferResult result = {
        .ended = 1, .day = "2026-11-01", .save = "", .player = ""};
    assert_int_equal(transfer_begin(store), STORE_FINE);
    assert_int_equal(
        transfer_end(store, transfer_put_result(store, &result, &outcome)),
        STORE_FINE);
}

/* The place of a layout among the milestones; -1 if it is none of them. */
static int place_of(const Milestones *milestones, const char *name)
{
    int i = (int)milestones->count - 1;
    while (i >= 0 && strcmp(milestones->list[i].kind.name, name) != 0)
        i--;
    return i;
}

static void layouts_come_by_size_with_their_results(void **state)
{
    Milestones milestones;
    Keeper keeper;
    char path[256];
    (void)state;
    make_layouts();
    snprintf(path, sizeof path, "%s", scratch("ways.db"));
    open_keeper(&keeper, path);
    add_won(keeper.store, "tower hard");
    assert_int_equal(own_milestones_read(&milestones, &mahjong, keeper.store),
                     STORE_FINE);
    assert_true(place_of(&milestones, "turtle") >= 0);
    assert_int_equal(place_of(&milestones, "hut"),
                     place_of(&milestones, "annex") + 1);
    assert_true(place_of(&milestones, "tower") > place_of(&milestones, "hut"));
    assert_int_equal(place_of(&milestones, "notes"), -1);
    assert_int_equal(milestones.list[place_of(&milestones, "tower")].finished,
                     1);
    assert_string_equal(
        milestones_next(&milestones, KIND_OF_LAYOUT)->kind.name, "annex");
    milestones_free(&milestones);
    assert_int_equal(own_milestones_read(&milestones, &kulki, keeper.store),
                     STORE_FINE);
    assert_int_equal(place_of(&milestones, "tower"), -1);
    milestones_free(&milestones);
    close_keeper(&keeper);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(layouts_come_by_size_with_their_results),
    };
    return cmocka_run_group_tests_name("milestones of a player", tests, NULL,
                                       NULL);
}
