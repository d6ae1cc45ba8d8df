/* SPDX-License-Identifier: MIT */
/* Tests marking favourites in the chooser. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "front/tui/view/view.h"
#include "rules/games.h"
#include "tests/kit/lobby.h"

static char folder[] = "/tmp/favourites-XXXXXX";

static void favourites_are_marked_and_kept(void **state)
{
    char path[256];
    Lobby lobby;
    Store *store;
    (void)state;
    snprintf(path, sizeof path, "%s/favourites", folder);
    store = store_open(&malloc_host, path);
    if (store_state(store)) {
        store_close(store);
        skip();
    }
    lobby_open(&lobby, &starts[2], 1);
    lobby.stage.tui.store = lobby.chooser.offers.store = store;
    assert_true(lobby_type(&lobby, "#m"));
    lobby_close(&lobby);
    lobby_open(&lobby, &starts[2], 1);
    chooser_close(&lobby.chooser);
    lobby.stage.tui.store = store;
    chooser_open(&lobby.chooser, &lobby.stage.tui, games_find("freecell"),
                 &lobby.stage.session);
    chooser_draw(&lobby.chooser);
    assert_true(lobby_type(&lobby, "f"));
    assert_true(lobby.chooser.offers.list[lobby.chooser.at].marked);
    assert_false(lobby_type(&lobby, "\r"));
    lobby_assert_chosen(&lobby, "dealt 4cells 618");
    lobby_close(&lobby);
    store_close(store);
    unlink(path);
}

static void a_mark_that_cannot_be_kept_is_told(void **state)
{
    Page other = PAGE_EMPTY;
    char path[256];
    Lobby lobby;
    Store *store;
    (void)state;
    snprintf(path, sizeof path, "%s/foreign", folder);
    page_text(&other, "This is no store of games.\n");
    assert_true(file_write(path, NULL, &other));
    store = store_open(&malloc_host, path);
    lobby_open(&lobby, &starts[2], 1);
    lobby.chooser.offers.store = store;
    assert_true(lobby_type(&lobby, "#m"));
    assert_string_equal(lobby.chooser.refusal.text, store_words(store));
    assert_true(lobby_type(&lobby, ">"));
    assert_int_equal(lobby.chooser.refusal.used, 0);
    lobby_close(&lobby);
    store_close(store);
    unlink(path);
    page_free(&other);
}

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    (void)state;
    return rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(favourites_are_marked_and_kept),
        cmocka_unit_test(a_mark_that_cannot_be_kept_is_told),
    };
    return cmocka_run_group_tests_name("favourites", tests, make_folder,
                                       remove_folder);
}
