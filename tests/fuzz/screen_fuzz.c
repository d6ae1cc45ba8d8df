/* SPDX-License-Identifier: MIT */
/* Keys, clicks, pasted text and terminals of the full screen, over all games
   and dialogs, with a store in memory that another program changes, too. The
   input: a byte of settings; a game, a variant and a seed; and then the keys.
   A fake screen stands in for the terminal, and solvers give up soon. Nothing
   is painted that a terminal can obey, no option is changed by a click on the
   bar below, which is never part of a box, every dialog can be left, and the
   game that is played last comes back from its save and from the store. */
#include <stdlib.h>
#include <string.h>

#include "front/tui/canvas/settings.h"
#include "front/tui/terminal/input.h"
#include "front/tui/tui.h"
#include "fuzz_store.h"
#include "fuzzing.h"
#include "host/utf8.h"
#include "tests/front/fake_screen.h"

enum { MOST_KEYS = 120, MOST_WAYS_OUT = 60, MOST_PASTED = 100 };

static struct {
    FuzzInput input;
    int keys, ways_out;
    char pasted[MOST_PASTED + 1];
    Store *store;
    Look look; /* as last painted */
    int clicks_bar;
} fake;

/* ------------------------------------------------------- the fake terminal */

/* The right half of a wide sign has none of its own. */
static void require_sign(const Canvas *canvas, int i)
{
    const unsigned sign = canvas->cells[i].sign;
    if (sign == NO_SIGN) {
        REQUIRE(i % canvas->width);
        REQUIRE(utf8_columns(canvas->cells[i - 1].sign) == 2);
    } else {
        REQUIRE(sign >= ' ' && (sign < 0x7f || sign > 0x9f));
        REQUIRE(!canvas->ascii || sign < 0x7f);
        REQUIRE(utf8_columns(sign));
    }
}

/* A list of values shows them on the board until it closes, so only options
   that a key steps through stay the same. */
static void require_same_options(const Look *look)
{
    enum { STEPPED_THROUGH = 3 };
    Look now = *look;
    int i;
    for (i = 0; i < SETTINGS && fake.clicks_bar; i++)
        REQUIRE(setting_count_values(&settings[i]) > STEPPED_THROUGH ||
                *setting_value(&now, &settings[i]) ==
                    *setting_value(&fake.look, &settings[i]));
    fake.look = now;
}

static void require_paintable(const Canvas *canvas, const Look *look)
{
    const int colours = look->colours ? look->colours : 1;
    int i;
    require_same_options(look);
    for (i = 0; i < canvas->width * canvas->height; i++) {
        const Paint paint = look_paint(&canvas->cells[i], look);
        REQUIRE(paint.ink < colours && paint.paper < colours);
        require_sign(canvas, i);
    }
}

static void require_title(const char *words)
{
    if (!words)
        return;
    require_harmless(words);
    REQUIRE(!strchr(words, '\n'));
}

static void require_some(const char *words)
{
    REQUIRE(*words);
}

/* Pasted text is one line without control characters. */
const char *input_pasted(void)
{
    char *to = fake.pasted;
    Reader line;
    input_line(&fake.input, &line);
    for (; line.start < line.end && to < fake.pasted + MOST_PASTED;
         line.start++)
        if ((unsigned char)*line.start >= ' ' && *line.start != 0x7f)
            *to++ = *line.start;
    *to = '\0';
    return fake.pasted;
}

/* A new size, perhaps in another terminal. */
static void change_terminal(u8 byte)
{
    static const FakeTerminal terminals[] = {
        {.colours = 256},
        {.colours = 0},
        {.colours = 8},
        {.colours = 16, .ground = RGB_COLOUR | 0xffffff},
        {.colours = ALL_COLOURS,
         .has_wide = 1,
         .cell_width = 10,
         .cell_height = 20}};
    fake_screen.terminal = terminals[byte % COUNT_OF(terminals)];
    fake_screen.width = 1 + input_byte(&fake.input) % 130;
    fake_screen.height = 1 + input_byte(&fake.input) % 50;
}

/* ------------------------------------------------------- the other program */

typedef struct Sought {
    long long id;
    int left; /* to pass over */
} Sought;

static void seek(void *own, const KeptGame *game)
{
    Sought *sought = own;
    if (!sought->left--)
        sought->id = game->id;
}

static void play_elsewhere(Store *store, long long id)
{
    Autosave autosave;
    Session session;
    session_open(&session, &malloc_host);
    autosave_start(&autosave, store);
    if (!resume_game(&autosave, &session, id)) {
        fuzz_play_some(&session, 2);
        (void)autosave_session(&autosave, &session, &fuzz_now);
    }
    autosave_stop(&autosave);
    session_close(&session);
}

/* Another program plays one of the first four games in progress, drops or
   names it, or the disk becomes full or no longer is. */
static void change_store(u8 byte)
{
    Sought sought = {0, byte & 3};
    if (byte >= 12) {
        fuzz_store_fail(byte & 1);
        return;
    }
    (void)in_progress_list(fake.store, seek, &sought);
    if (!sought.id)
        return;
    if (byte & 4)
        play_elsewhere(fake.store, sought.id);
    else if (byte & 8)
        (void)in_progress_drop(fake.store, sought.id, &fuzz_now);
    else
        (void)in_progress_name(fake.store, sought.id, "elsewhere");
}

/* --------------------------------------------------------------- the keys */

static int named_key(u8 byte)
{
    static const int codes[] = {
        KEY_NOTHING,    KEY_ROUSED,   KEY_SIZE,    KEY_GO_UP,    KEY_GO_DOWN,
        KEY_GO_LEFT,    KEY_GO_RIGHT, KEY_GO_HOME, KEY_GO_END,   KEY_PAGE_UP,
        KEY_PAGE_DOWN,  KEY_RUBOUT,   KEY_PASTED,  KEY_BACK_TAB, KEY_WHEEL_UP,
        KEY_WHEEL_DOWN, '\r',         ESCAPE,      0x2660,       0x1f600,
        KEY_DELETE};
    return codes[byte % COUNT_OF(codes)];
}

/* A byte is a character, a named key, a change by another program, a deed of
   the mouse at a place, or another terminal. Keys that stop the program are
   left out. */
static void read_key(Key *key)
{
    const u8 byte = input_byte(&fake.input);
    key->x = key->y = -1;
    key->code = byte;
    if (byte == CONTROL('c') || byte == CONTROL('z')) {
        key->code = KEY_NOTHING;
    } else if (byte >= 0xe0) {
        key->code = KEY_SIZE;
        change_terminal(byte & 31);
    } else if (byte >= 0xc0) {
        key->code =
            KEY_PRESSED + (byte & 31) % (KEY_RELEASED + 1 - KEY_PRESSED);
        key->x = input_byte(&fake.input) - 5;
        key->y = input_byte(&fake.input) % 80 - 5;
    } else if (byte >= 0xb0) {
        key->code = KEY_NOTHING;
        change_store(byte & 15);
    } else if (byte >= 0x80) {
        key->code = named_key((u8)(byte & 63));
    }
}

/* After the last key, only keys remain that leave what is open. */
void input_await(Key *key, int milliseconds)
{
    (void)milliseconds;
    fake.clicks_bar = 0;
    if (fake.input.at < fake.input.end && fake.keys++ < MOST_KEYS) {
        read_key(key);
        fake.clicks_bar = key->code == KEY_RELEASED &&
                          fake_screen.height >= LEAST_HEIGHT &&
                          key->y == fake_screen.height - 1;
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
    Tui *tui = front->own;
    Autosave autosave;
    fake.ways_out = 0;
    autosave_start(&autosave, store);
    tui->autosave = &autosave;
    (void)table_play(session, front, &autosave);
    tui->autosave = NULL;
    require_saved(session);
    require_kept_at_last(&autosave, session);
    autosave_stop(&autosave);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Tui tui;
    FuzzInput input = input_of(data, size);
    const u8 options = input_byte(&input);
    const Look look = {.still = !(options & 1), .ascii = options >> 1 & 1};
    Store *store = fuzz_store_fresh(options & 32);
    Front front;
    Session session;
    session_open(&session, &malloc_host);
    input_deal(&input, input_game(&input), &session);
    memset(&fake, 0, sizeof fake);
    fake.input = input;
    fake.store = store;
    fake.look = look;
    fake_screen = (FakeScreen){.terminal.colours = 256,
                               .width = options & 4 ? 80 : 40,
                               .height = options & 8 ? 24 : 12,
                               .paint = require_paintable,
                               .title = require_title,
                               .copy = require_some};
    tui_set_up(&tui, &look, &front);
    if (options & 16)
        choose_at_home(&front, store);
    play_at_table(&front, store, &session);
    choose_at_home(&front, store);
    session_close(&session);
    tui_stop(&tui);
    fuzz_store_clear();
    return 0;
}
