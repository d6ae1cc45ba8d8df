/* SPDX-License-Identifier: MIT */
/* Damages layout files at random: each is refused at a place in its text, or
   gives a sound layout that can be dealt. */
#include <stdlib.h>
#include <string.h>

#include "formats/layouts.h"
#include "tests/kit/tile_texts.h"

typedef struct Spoiling {
    u8 rng[RNG_SIZE];
    char *text;
    u32 length;
} Spoiling;

static u32 any_place(Spoiling *spoiling)
{
    return spoiling->length ? rng_next(spoiling->rng) % spoiling->length : 0;
}

/* Changes one character, cuts out a part, doubles a part, or cuts off the end.
 */
static void spoil(Spoiling *spoiling)
{
    static const char signs[] = "0123456789.<>/='\"\n# -xyzrow1.4[]{},:\\";
    u32 at = any_place(spoiling);
    u32 run = any_place(spoiling) % 40;
    char *text = spoiling->text;
    if (at + run > spoiling->length)
        run = spoiling->length - at;
    switch (rng_below(spoiling->rng, 8)) {
    case 0:
        memmove(text + at, text + at + run, spoiling->length - at - run);
        spoiling->length -= run;
        break;
    case 1:
        memmove(text + at + run, text + at, spoiling->length - at);
        spoiling->length += run;
        break;
    case 2:
        if (rng_below(spoiling->rng, 4) == 0)
            spoiling->length = at;
        break;
    default:
        if (spoiling->length)
            text[at] = signs[rng_below(spoiling->rng, sizeof signs - 1)];
    }
}

static void assert_layout_or_refusal(const char *text, u32 length)
{
    Layout layout, before;
    Mahjong game;
    Fault fault;
    u8 reason;
    memset(&layout, 0xAB, sizeof layout);
    memcpy(&before, &layout, sizeof layout);
    if (try_layout(&layout, text, length, &fault)) {
        assert_true(fault.at >= text && fault.at <= text + length);
        assert_in_range(fault.reason, BOARD_SHORT, MAHJONG_TILE_FLOATS);
        assert_memory_equal(&layout, &before, sizeof layout);
        return;
    }
    assert_sound_tiles(&layout);
    reason = deal_on(&game, &layout, "", 1);
    assert_true(reason == FINE || reason == MAHJONG_DEAL_FAILS);
    assert_int_equal(deal_on(&game, &layout, "random", 1), FINE);
}

/* Copies the text to memory of exactly its size, so that a sanitizer reports
   any read beyond it. */
static void check_spoilt(const Spoiling *spoiling)
{
    char *text = malloc(spoiling->length + 1);
    Reader reader;
    Writer writer;
    char name[8];
    assert_non_null(text);
    memcpy(text, spoiling->text, spoiling->length);
    text = realloc(text, spoiling->length ? spoiling->length : 1);
    assert_layout_or_refusal(text, spoiling->length);
    reader_start(&reader, text, spoiling->length);
    writer_start(&writer, name, sizeof name);
    while (layouts_next(&reader, &writer))
        assert_true(reader.at <= reader.end);
    free(text);
}

static void fuzz(LayoutText format, u32 number)
{
    static char text[1 << 16];
    Spoiling spoiling = {.text = text};
    Layout layout;
    u8 times;
    seed_chance(spoiling.rng, number);
    scatter_tiles(&layout, &wide_room,
                  (u8)(2 + 2 * rng_below(spoiling.rng, 12)), spoiling.rng);
    spoiling.length = format(&layout, text);
    for (times = (u8)(1 + rng_below(spoiling.rng, 4)); times; times--) {
        spoil(&spoiling);
        check_spoilt(&spoiling);
    }
}

static void fuzz_many(LayoutText format)
{
    u32 count = getenv("QUADRILLE_LONG") ? 100000 : 800;
    u32 number;
    for (number = 1; number <= count; number++)
        fuzz(format, number);
}

static void any_grid_is_sound_or_refused(void **state)
{
    (void)state;
    fuzz_many(put_kmahjongg);
}

static void any_list_is_sound_or_refused(void **state)
{
    (void)state;
    fuzz_many(put_places);
}

static void any_digits_are_sound_or_refused(void **state)
{
    (void)state;
    fuzz_many(put_kyodai);
}

static void any_map_is_sound_or_refused(void **state)
{
    (void)state;
    fuzz_many(put_map);
}

static void any_board_is_sound_or_refused(void **state)
{
    (void)state;
    fuzz_many(put_board);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"any spoilt board of Mah is sound or refused",
         any_board_is_sound_or_refused, NULL, NULL, NULL},
        {"any spoilt grid is sound or refused", any_grid_is_sound_or_refused,
         NULL, NULL, NULL},
        {"any spoilt list is sound or refused", any_list_is_sound_or_refused,
         NULL, NULL, NULL},
        {"any spoilt digits are sound or refused",
         any_digits_are_sound_or_refused, NULL, NULL, NULL},
        {"any spoilt map is sound or refused", any_map_is_sound_or_refused,
         NULL, NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
