/* SPDX-License-Identifier: MIT */
/* The first screen: the menu of games, the choice of a variant and a seed, and
   the digests that show that the port plays by the same rules. */
#include "title.h"

#include "board.h"
#include "msx_disk.h"
#include "pages.h"
#include "play.h"
#include "shelf.h"
#include "sound.h"

enum { MENU_ROW = 6, MENU_ROWS = 12, MENU_COLUMN = 9, VARIANT_COLUMN = 18 };
enum { LOGO_ROW = 1, LOGO_COLUMN = 7, LOGO = PICTURES, ICONS = LOGO + 36 };
enum { KEYS_ROW = 18, CHECK_ROW = 22, CHECK_GAMES = 2, VARIANT_WORDS = 20 };
enum { MOST_GAMES = 9 }; /* each is chosen by a digit */

static const char logo[] = "QUADRILLE";
static const char no_drawing[] = N_("This variant has no drawing here");

static u8 chosen;
static u8 nth_variant[MOST_GAMES];

static const char *variant_of(u8 game)
{
    return views[game]->variants[nth_variant[game]];
}

/* Writes words before and after the number of games. */
static void put_count_of_games(u8 column, u8 row, const char *before,
                               const char *after)
{
    static const char *const numbers[MOST_GAMES + 1] = {
        "no",   "one", "two",   "three", "four",
        "five", "six", "seven", "eight", "nine"};
    char words[COLUMNS + 1];
    Writer writer;
    writer_start(&writer, words, COLUMNS);
    writer_text(&writer, before);
    writer_text(&writer, numbers[view_count]);
    writer_text(&writer, after);
    words[writer.used] = 0;
    screen2_put_words(column, row, words);
}

/* Copies a text to RAM, since a game's bank replaces the one it is in. */
static void copy_words(char *to, const char *from)
{
    while ((*to++ = *from++))
        ;
}

/* -------------------------------------------------------------- the page */

static void load_pictures(void)
{
    static const u8 inks[] = {RED, YELLOW, LIGHT_GREEN, BLUE, MAGENTA};
    u8 i;
    for (i = 0; logo[i]; i++)
        screen2_load_double((u8)(LOGO + 4 * i), logo[i],
                            INK(inks[i % sizeof inks], CLEAR));
    for (i = 0; i < view_count; i++)
        views[i]->load_icon((u8)(ICONS + 4 * i));
}

static void put_logo(void)
{
    SignBox box = {LOGO_COLUMN, LOGO_ROW, 2, 2};
    u8 i;
    for (i = 0; logo[i]; i++) {
        screen2_put_picture(&box, (u8)(LOGO + 4 * i));
        box.column = (u8)(box.column + 2);
    }
}

static u8 rows_of_game(void)
{
    return (u8)(view_count * 3 <= MENU_ROWS ? 3 : 2);
}

/* The menu has a limited number of rows. The other games appear when they are
   selected. */
static u8 shown(void)
{
    u8 most = (u8)(MENU_ROWS / rows_of_game());
    return most < view_count ? most : view_count;
}

static u8 first_shown(void)
{
    return (u8)(chosen < shown() ? 0 : chosen - shown() + 1);
}

static u8 row_of(u8 game)
{
    return (u8)(MENU_ROW + rows_of_game() * (game - first_shown()));
}

static void put_choice(u8 game)
{
    u8 row = row_of(game);
    SignBox icon = {MENU_COLUMN - 3, 0, 2, 2};
    icon.row = row;
    screen2_put_picture(&icon, (u8)(ICONS + 4 * game));
    screen2_put_sign((u8)(MENU_COLUMN - 5), row, (u8)('1' + game));
    board_put_name(MENU_COLUMN, row, views[game], game);
    screen2_put_words(VARIANT_COLUMN, row, variant_of(game));
}

static void show_title(void)
{
    u8 i;
    screen2_clear();
    put_logo();
    put_count_of_games(3, LOGO_ROW + 3, "", place_words);
    for (i = 0; i < shown(); i++)
        put_choice((u8)(first_shown() + i));
    screen2_put_sign(MENU_COLUMN - 6, row_of(chosen), '>');
    screen2_put_words(1, KEYS_ROW, N_("up down  game   RETURN  play"));
    screen2_put_words(1, KEYS_ROW + 1, N_("left right  variant   l  load"));
    put_count_of_games(1, KEYS_ROW + 2, N_("c  check one game   p  all "), "");
    screen2_show_rows(0, ROWS);
}

/* --------------------------------------------------------------- choices */

static void next_variant(u8 back)
{
    u8 *nth = &nth_variant[chosen];
    u8 count = 0;
    while (views[chosen]->variants[count])
        count++;
    *nth = (u8)((*nth + (back ? count - 1 : 1)) % count);
}

static void choose(u8 key)
{
    if (key == KEY_UP || key == KEY_DOWN)
        chosen =
            (u8)((chosen + (key == KEY_UP ? view_count - 1 : 1)) % view_count);
    else if (key == KEY_LEFT || key == KEY_RIGHT)
        next_variant(key == KEY_LEFT);
}

/* ---------------------------------------------------------------- checks */

static void add_games(Digest *digest, u8 game, const char *kind, u8 count)
{
    char variant[VARIANT_WORDS];
    Reader reader;
    copy_words(variant, kind);
    reader_start(&reader, variant, text_length(variant));
    msx_desk_digest(game, &reader, count, digest);
}

static void begin_check(Digest *digest)
{
    screen2_put_words(1, CHECK_ROW + 1, "...");
    screen2_show_rows(0, ROWS);
    digest_start(digest);
}

static void end_check(const Digest *digest)
{
    char text[DIGEST_DIGITS + 1];
    Writer writer;
    writer_start(&writer, text, DIGEST_DIGITS);
    digest_write(digest, &writer);
    text[DIGEST_DIGITS] = 0;
    screen2_put_words(1, CHECK_ROW + 1, text);
    screen2_show_rows(0, ROWS);
    msx_keys_next();
}

/* Computes a digest of random games, which other machines print as well: a few
   games of one kind, or the first games of every kind. */
static void check_game(void)
{
    Digest digest;
    screen2_put_words(1, CHECK_ROW, N_("Games 1 to 2, random moves:"));
    begin_check(&digest);
    add_games(&digest, chosen, variant_of(chosen), CHECK_GAMES);
    end_check(&digest);
}

static void check_games(void)
{
    Digest digest;
    u8 i;
    put_count_of_games(1, CHECK_ROW, N_("Game 1 of all "), N_(", random:"));
    begin_check(&digest);
    for (i = 0; i < view_count; i++)
        add_games(&digest, i, views[i]->variants[0], 1);
    end_check(&digest);
}

/* ------------------------------------------------------------------ deal */

static void draw_seed(Line *line)
{
    Writer writer;
    writer_start(&writer, line->text, sizeof line->text);
    writer_number(&writer, (u32)msx_keys_chance() * 15 + JIFFY % 15 + 1);
    line->count = (u8)writer.used;
}

/* Returns 0 if the player cancels. An omitted seed is chosen at random. */
static u8 ask_seed(Line *line)
{
    u8 key;
    line->count = 0;
    screen2_put_words(0, LAST_ROW - 1, N_("A number or a word, or RETURN"));
    screen2_show_rows(0, ROWS);
    for (;;) {
        msx_keys_show_line(line, N_("Seed: "));
        key = msx_keys_next();
        if (key == KEY_RETURN)
            break;
        if (!msx_keys_type(line, key) && key == KEY_ESCAPE)
            return 0;
    }
    if (!line->count)
        draw_seed(line);
    return 1;
}

static void say_refusal(void)
{
    char words[96];
    Writer writer;
    writer_start(&writer, words, sizeof words);
    msx_desk_say(SAY_REASON, &writer);
    board_show_message(
        words, (u8)(writer.used < sizeof words ? writer.used : sizeof words));
    sound_play(TUNE_NO);
    msx_keys_next();
}

static u8 deal(const Line *line)
{
    char variant[VARIANT_WORDS];
    Reader kind, seed;
    copy_words(variant, variant_of(chosen));
    reader_start(&kind, variant, text_length(variant));
    reader_start(&seed, line->text, line->count);
    screen2_put_words(0, LAST_ROW - 1, N_("Dealing...                   "));
    screen2_show_rows(0, ROWS);
    return msx_desk_deal(chosen, &kind, &seed);
}

static void start_game(void)
{
    static Line line;
    while (ask_seed(&line))
        if (deal(&line))
            say_refusal();
        else if (!play_game(views[chosen]))
            return;
        else
            screen2_clear();
}

/* Whether the variant of a game that was loaded is one of the menu, for which
   there is a drawing. Chooses it. */
static u8 choose_loaded(void)
{
    char words[VARIANT_WORDS];
    Writer writer;
    const char *const *variant;
    chosen = (u8)(desk.bank - BANK_OF_GAMES);
    writer_start(&writer, words, sizeof words - 1);
    msx_desk_say(SAY_VARIANT, &writer);
    for (variant = views[chosen]->variants; *variant; variant++)
        if (text_length(*variant) == writer.used &&
            bytes_equal(*variant, words, (u16)writer.used)) {
            nth_variant[chosen] = (u8)(variant - views[chosen]->variants);
            return 1;
        }
    return 0;
}

static void play_loaded(void)
{
    if (!choose_loaded()) {
        board_show_message(no_drawing, sizeof no_drawing - 1);
        msx_keys_next();
    } else if (play_game(views[chosen]))
        start_game();
}

static void load_game(void)
{
    char *text = msx_desk_text();
    u16 length = pages_ask_code(text, text_room);
    if (length)
        length = msx_disk_fetch(text, length, text_room);
    if (!length)
        return;
    if (msx_desk_load(view_count, length))
        say_refusal();
    else
        play_loaded();
}

static void obey(u8 key)
{
    if (key >= '1' && key < '1' + view_count)
        chosen = (u8)(key - '1');
    if (key == 'c' || key == 'C')
        check_game();
    else if (key == 'p' || key == 'P')
        check_games();
    else if (key == 'l' || key == 'L')
        load_game();
    else if (key == KEY_ESCAPE)
        msx_disk_leave();
    else if (key == KEY_RETURN || key == ' ' ||
             (key >= '1' && key < '1' + view_count))
        start_game();
    else
        choose(key);
}

extern u8 heap_bottom[];

void title_run(void)
{
    msx_desk_open(heap_bottom);
    screen2_open();
    if (msx_disk_resume())
        play_loaded();
    for (;;) {
        screen2_set_backdrop(BLACK);
        load_pictures();
        show_title();
        obey(msx_keys_next());
    }
}
