/* SPDX-License-Identifier: MIT */
/* Tests what Tab completes after a colon. */
#include "typist.h"

#include <stdlib.h>
#include <unistd.h>

static char folder[] = "/tmp/tab-layouts-XXXXXX";

/* The layouts of the sources, whatever is installed. */
static int find_layouts(void **state)
{
    Page link = PAGE_EMPTY;
    int failed;
    (void)state;
    if (!mkdtemp(folder))
        return -1;
    page_format(&link, "%s/quadrille", folder);
    failed = symlink(TEST_SOURCE "/data", link.text) ||
             setenv("XDG_DATA_HOME", folder, 1);
    page_free(&link);
    return failed;
}

static int forget_layouts(void **state)
{
    Page link = PAGE_EMPTY;
    (void)state;
    page_format(&link, "%s/quadrille", folder);
    unlink(link.text);
    page_free(&link);
    return rmdir(folder);
}

static void tab_completes_a_command(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, ":wi\t", "", ":winnable"},
        {"freecell", "617", NULL, ":WI\t", "", ":winnable"},
        {"freecell", "617", NULL, "7a:und\t\r", "", "Q\u2665"},
        {"freecell", "617", NULL, ":rew\t", "", ":rewind"},
        {"sliding", "3x3 plum", NULL, ":metr\t", "", ":metrics"},
        {"kulki", "plum", NULL, ":metr\t", "", "!:metrics"},
        {"kulki", "plum", NULL, ":xyz\t", "", ":xyz"}};
    (void)state;
    CHECK_ALL(typed);
}

static void tab_adds_what_all_words_share_and_then_lists_them(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, ":fav\t", "", ":favourite"},
        {"freecell", "617", NULL, ":fav\t", "", "!favourites"},
        {"freecell", "617", NULL, ":fav\t\t", "", "favourite  favourites"},
        {"freecell", "617", NULL, ":fav\t\ts", "", "!favourite  favourites"},
        {"sliding", "3x3 plum", NULL, ":dist\t", "", ":distance"},
        {"freecell", "617", NULL, ":\t", "", "help  hint"}};
    (void)state;
    CHECK_ALL(typed);
}

static void tab_completes_what_follows_a_command(void **state)
{
    static const Typing typed[] = {
        {"kulki", "plum", NULL, ":new lar\t", "", ":new large"},
        {"freecell", "617", NULL, ":new eas\t", "", ":new easy"},
        {"freecell", "617", NULL, ":new yes\t", "", ":new yesterday"},
        {"mahjong", "7", NULL, ":layout lot\t", "", ":layout lotus"},
        {"kulki", "plum", NULL, ":layout lot\t", "", "!:layout lotus"},
        {"freecell", "617", NULL, ":help m\t", "", ":help more"}};
    (void)state;
    CHECK_ALL(typed);
}

static void tab_completes_options_and_their_values(void **state)
{
    static const Typing typed[] = {
        {"freecell", "617", NULL, ":pict\t", "", ":pictures"},
        {"freecell", "617", NULL, ":pictures bl\t", "", ":pictures blocks"},
        {"freecell", "617", NULL, ":pictures c\t", "", ":pictures characters"},
        {"freecell", "617", NULL, ":deck \t", "", "two  four"}};
    (void)state;
    CHECK_ALL(typed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tab_completes_a_command),
        cmocka_unit_test(tab_adds_what_all_words_share_and_then_lists_them),
        cmocka_unit_test(tab_completes_what_follows_a_command),
        cmocka_unit_test(tab_completes_options_and_their_values),
    };
    return cmocka_run_group_tests_name("tab", tests, find_layouts,
                                       forget_layouts);
}
