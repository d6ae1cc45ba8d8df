/* SPDX-License-Identifier: MIT */
/* Keys, clicks and sizes of the full screen, over all games and dialogs, with
   a store in memory. The input: a byte of settings; a game, a variant and a
   seed; and then the keys. A fake screen stands in for the terminal, and
   solvers give up soon. Nothing is painted that a terminal can obey, every
   dialog can be left, and the game that is played last comes back from its
   save and from the store. */
#include <string.h>

#include "front/tui/terminal/input.h"
#include "front/tui/tui.h"
#include "fuzz_store.h"
#include "fuzzing.h"
#include "tests/front/fake_screen.h"

enum { MOST_KEYS = 120, MOST_WAYS_OUT = 60 };

static struct {
    FuzzInput input;
    int keys, ways_out;
} fake;

/* ------------------------------------------------------- the fake terminal */

/* The right half of a wide sign has none of its own. */
static void require_sign(const Canvas *canvas, int i)
{
    const unsigned sign = canvas->cells[i].sign;
    if (sign == NO_SIGN) {
        REQUIRE(i % canvas->width);
        REQUIRE(sign_columns(canvas->cells[i - 1].sign) == 2);
    } else {
        REQUIRE(sign >= ' ' && (sign < 0x7f || sign > 0x9f));
        REQUIRE(!canvas->ascii || sign < 0x7f);
    }
}

static void require_paintable(const Canvas *canvas, const Look *look)
{
    int i;
    for (i = 0; i < canvas->width * canvas->height; i++) {
        const Paint paint = look_paint(&canvas->cells[i], look);
        REQUIRE(paint.ink < 256 && paint.paper < 256);
        require_sign(canvas, i);
    }
}

static void require_title(const char *words)
{
    for (; words && *words; words++)
        REQUIRE((unsigned char)*words >= ' ' && *words != 0x7f);
}

static void require_some(const char *words)
{
    REQUIRE(*words);
}

const char *input_pasted(void)
{
    return "2a 3b";
}

/* --------------------------------------------------------------- the keys */

static int named_key(u8 byte)
{
    static const int codes[] = {
        KEY_NOTHING,    KEY_ROUSED,   KEY_SIZE,    KEY_GO_UP,    KEY_GO_DOWN,
        KEY_GO_LEFT,    KEY_GO_RIGHT, KEY_GO_HOME, KEY_GO_END,   KEY_PAGE_UP,
        KEY_PAGE_DOWN,  KEY_RUBOUT,   KEY_PASTED,  KEY_BACK_TAB, KEY_WHEEL_UP,
        KEY_WHEEL_DOWN, '\r',         ESCAPE,      0x2660,       0x1f600};
    return codes[byte % COUNT_OF(codes)];
}

/* A byte is a character, a named key, a deed of the mouse at a place, or a
   new size. Keys that stop the program are left out. */
static void read_key(Key *key)
{
    const u8 byte = input_byte(&fake.input);
    key->x = key->y = -1;
    key->code = byte;
    if (byte == CONTROL('c') || byte == CONTROL('z')) {
        key->code = KEY_NOTHING;
    } else if (byte >= 0xe0) {
        key->code = KEY_SIZE;
        fake_screen.width = 1 + input_byte(&fake.input) % 130;
        fake_screen.height = 1 + input_byte(&fake.input) % 50;
    } else if (byte >= 0xc0) {
        key->code =
            KEY_PRESSED + (byte & 31) % (KEY_RELEASED + 1 - KEY_PRESSED);
        key->x = input_byte(&fake.input) - 5;
        key->y = input_byte(&fake.input) % 80 - 5;
    } else if (byte >= 0x80) {
        key->code = named_key((u8)(byte & 63));
    }
}

/* After the last key, only keys remain that leave what is open. */
void input_await(Key *key, int milliseconds)
{
    (void)milliseconds;
    if (fake.input.at < fake.input.end && fake.keys++ < MOST_KEYS) {
        read_key(key);
        return;
    }
    *key = (Key){fake.ways_out++ % 2 ? 'q' : ESCAPE, -1, -1};
    REQUIRE(fake.ways_out < MOST_WAYS_OUT);
}

/* ---------------------------------------------------------------- playing */

static void choose_at_home(const Front *front, Store *store)
{
    Choice choice;
    fake.ways_out = 0;
    if (front->choose(front->own, store, &choice))
        REQUIRE(choice.game);
}

static void play_at_table(const Front *front, Store *store, Session *session)
{
    Keeping keeping;
    fake.ways_out = 0;
    keeping_start(&keeping, store);
    (void)play_game(session, front, &keeping);
    require_saved(session);
    if (keeping.id)
        require_kept(store, session, keeping.id);
    keeping_stop(&keeping);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Tui tui;
    FuzzInput input = input_of(data, size);
    const u8 settings = input_byte(&input);
    const Look look = {.still = !(settings & 1), .ascii = settings >> 1 & 1};
    Store *store = fuzz_store_fresh();
    Front front;
    Session session;
    session_open(&session, &malloc_host);
    input_deal(&input, input_game(&input), &session);
    memset(&fake, 0, sizeof fake);
    fake.input = input;
    fake_screen = (FakeScreen){.width = settings & 4 ? 80 : 40,
                               .height = settings & 8 ? 24 : 12,
                               .paint = require_paintable,
                               .title = require_title,
                               .copy = require_some};
    tui_set_up(&tui, &look, &front);
    if (settings & 16)
        choose_at_home(&front, store);
    play_at_table(&front, store, &session);
    choose_at_home(&front, store);
    session_close(&session);
    tui_stop(&tui);
    return 0;
}
