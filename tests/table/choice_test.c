/* SPDX-License-Identifier: MIT */
/* Tests saving and loading during play, the menu, and names of variants. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rules/games.h"
#include "table/game_words.h"
#include "table/kit.h"
#include "tests/kit/null_play.h"

static char folder[] = "/tmp/quadrille-front-XXXXXX";

/* ----------------------------------------------------------------- files */

static char *path_of(const char *name)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static const char *line_of_path(const char *command, const char *name)
{
    static char lines[8][256];
    static int next;
    char *line = lines[next++ % 8];
    snprintf(line, sizeof lines[0], "%s %s", command, path_of(name));
    return line;
}

static void a_saved_game_comes_back(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617",
         LINES("7a 8b", "undo", line_of_path("save", "a"), "again",
               line_of_path("load", "a")));
    assert_int_equal(played.refused, 0);
    assert_int_equal(played.session.at, 1);
    assert_int_equal(played.session.count, 2);
    assert_told(&played, "Saved.");
    finish(&played);
}

static void another_game_can_be_loaded_in_the_middle(void **state)
{
    Played saved, played;
    (void)state;
    play(&saved, "mahjong", "3", LINES(line_of_path("save", "b")));
    play(&played, "sliding", "1",
         LINES(line_of_path("load", "b"), "hint", "help"));
    assert_string_equal(played.session.game->name, "mahjong");
    assert_told(&played, "Mahjong solitaire");
    assert_string_equal(played.null.prompt, "Two tiles: ");
    assert_int_equal(played.refused, 0);
    finish(&saved);
    finish(&played);
}

/* The trace must grow with the game: a sliding puzzle's is too short for a
   ball's long path. */
static void a_loaded_game_has_room_for_its_events(void **state)
{
    Played saved, played;
    (void)state;
    play(&saved, "kulki", "1", LINES(line_of_path("save", "c")));
    play(&played, "sliding", "1", LINES(line_of_path("load", "c"), "c8 i1"));
    assert_int_equal(played.session.at, 1);
    assert_int_equal(played.null.events, 13 + 3);
    finish(&saved);
    finish(&played);
}

static void saving_overwrites_no_other_file(void **state)
{
    Played played;
    char text[16] = "";
    FILE *file = fopen(path_of("notes"), "w");
    (void)state;
    assert_non_null(file);
    fputs("my notes", file);
    fclose(file);
    play(&played, "kulki", "1", LINES(line_of_path("save", "notes")));
    assert_int_equal(played.refused, 1);
    file = fopen(path_of("notes"), "r");
    assert_non_null(fgets(text, sizeof text, file));
    fclose(file);
    assert_string_equal(text, "my notes");
    finish(&played);
}

static void a_folder_is_refused_as_a_save(void **state)
{
    Played played;
    (void)state;
    play(&played, "kulki", "1", LINES(line_of_path("load", "")));
    assert_int_equal(played.refused, 1);
    assert_told(&played, "Is a directory");
    finish(&played);
}

static void a_broken_save_is_refused_with_its_line(void **state)
{
    Played played;
    FILE *file = fopen(path_of("broken"), "w");
    (void)state;
    fputs("quadrille save 1\ngame chess\n", file);
    fclose(file);
    play(&played, "kulki", "1", LINES(line_of_path("load", "broken")));
    assert_int_equal(played.refused, 1);
    assert_told(&played, "line 2");
    assert_string_equal(played.session.game->name, "kulki");
    finish(&played);
}

/* ------------------------------------------------------------------ menu */

static int choose(const char *const *lines, Choice *choice, Null *null)
{
    Front front;
    int chosen;
    null_start(null, lines, &front);
    chosen = menu_choose(&front, NULL, choice);
    page_free(&null->told);
    return chosen;
}

static void the_menu_accepts_numbers_and_names(void **state)
{
    Choice choice;
    Null null;
    (void)state;
    assert_int_equal(choose(LINES("3"), &choice, &null), 1);
    assert_string_equal(choice.game->name, "freecell");
    assert_int_equal(choose(LINES(" Mahjong "), &choice, &null), 1);
    assert_string_equal(choice.game->name, "mahjong");
}

static void the_menu_accepts_a_deal_and_a_variant(void **state)
{
    Choice choice;
    Null null;
    (void)state;
    assert_int_equal(choose(LINES("freecell 617"), &choice, &null), 1);
    assert_int_equal(choice.seed[0] | choice.seed[1] << 8, 617);
    assert_int_equal(choose(LINES("4 4x5"), &choice, &null), 1);
    assert_int_equal(choice.variant[1], 5);
    assert_int_equal(choice.has_seed, 0);
}

static void the_menu_asks_until_it_understands(void **state)
{
    Choice choice;
    Null null;
    (void)state;
    assert_int_equal(choose(LINES("0", "5", "chess", "", "freecell 0", "1"),
                            &choice, &null),
                     1);
    assert_int_equal(null.refused, 4);
    assert_int_equal(null.asked, 6);
    assert_string_equal(choice.game->name, "kulki");
}

static void the_menu_can_be_quit(void **state)
{
    Choice choice;
    Null null;
    (void)state;
    assert_int_equal(choose(LINES("q", "1"), &choice, &null), 0);
    assert_int_equal(null.asked, 1);
    assert_int_equal(choose(LINES("chess"), &choice, &null), 0);
}

/* -------------------------------------------------------------- variants */

static void deal_variant(const Game *game, const char *name)
{
    Choice choice;
    Session session;
    Fault fault;
    choice_start(&choice, game);
    if (choice_set_word(&choice, name, &fault))
        fail_msg("%s %s", game->name, name);
    entropy_seed(choice.game, choice.seed);
    session_open(&session, &malloc_host);
    assert_int_equal(session_deal(&session, choice.game, choice.variant,
                                  choice.seed, &fault),
                     FINE);
    session_close(&session);
}

static void every_listed_word_can_be_dealt(void **state)
{
    const VariantName *word;
    unsigned nth;
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++)
        for (nth = 0; (word = kit_word(games[i], nth)) != NULL; nth++)
            deal_variant(games[i], word->name);
}

static void the_first_listed_variant_is_the_default(void **state)
{
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++) {
        const VariantName *variant = kit_of(games[i])->variants;
        Choice usual, told;
        Fault fault;
        choice_start(&usual, games[i]);
        choice_start(&told, games[i]);
        while (!variant->help)
            variant++;
        choice_set_variant(&told, variant->name, &fault);
        assert_memory_equal(usual.variant, told.variant, VARIANT_SIZE);
    }
}

static void every_game_has_wording_and_variants(void **state)
{
    Page page = PAGE_EMPTY;
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++) {
        kit_page_variants(&page, games[i], 1);
        assert_true(page.used > 0);
        assert_true(*wording_of(games[i])->rules != '\0');
        page.used = 0;
    }
    page_free(&page);
}

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    static const char *const names[] = {"a", "b", "c", "notes", "broken"};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof names / sizeof *names; i++)
        unlink(path_of(names[i]));
    return rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_saved_game_comes_back),
        cmocka_unit_test(another_game_can_be_loaded_in_the_middle),
        cmocka_unit_test(a_loaded_game_has_room_for_its_events),
        cmocka_unit_test(saving_overwrites_no_other_file),
        cmocka_unit_test(a_folder_is_refused_as_a_save),
        cmocka_unit_test(a_broken_save_is_refused_with_its_line),
        cmocka_unit_test(the_menu_accepts_numbers_and_names),
        cmocka_unit_test(the_menu_accepts_a_deal_and_a_variant),
        cmocka_unit_test(the_menu_asks_until_it_understands),
        cmocka_unit_test(the_menu_can_be_quit),
        cmocka_unit_test(every_listed_word_can_be_dealt),
        cmocka_unit_test(the_first_listed_variant_is_the_default),
        cmocka_unit_test(every_game_has_wording_and_variants),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
