/* SPDX-License-Identifier: MIT */
/* A child process plays and is killed a thousand times, at any moment; one
   store survives it all. After each kill the store holds exactly what the
   child had shown. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "rules/games.h"
#include "rules/kulki/kulki.h"
#include "rules/sliding/sliding.h"
#include "table/front.h"
#include "tests/kit/keeper.h"

enum { LIVES = 500, LONG_LIVES = 20000, CHECKED = 20, LAP = 7 };
enum { MOST_MOVES = 250, MOST_LINES = 12, MOST_SPIN = 40000 };

static char path[128];
static int pipe_ends[2];

/* --------------------------------------------------------- what is asked for
 */

/* A hint may be refused in a lost game, as in FreeCell and Mahjong. */
static int never_hopeless(const Game *game)
{
    return game == &kulki || game == &sliding;
}

static int can_perform(const Session *session, u8 what, u16 count)
{
    switch (what) {
    case INTENT_UNDO:
        return session->at > 0;
    case INTENT_REDO:
        return session->at < session->count;
    case INTENT_HINT:
        return count && session->nth == 0 && never_hopeless(session->game);
    default:
        return 1;
    }
}

static u16 draw_move(const Session *session, u16 count, u8 *rng)
{
    u16 *moves = calloc(count, sizeof *moves);
    u16 move;
    session->game->list(session->position, moves, count);
    move = moves[rng_below(rng, count)];
    free(moves);
    return move;
}

/* Parent and child draw the same intents, so the number of intents shown tells
   the parent what the store must hold. None is refused. */
static void draw_intent(const Session *session, u8 *rng, Intent *intent)
{
    static const u8 others[] = {INTENT_UNDO, INTENT_UNDO, INTENT_REDO,
                                INTENT_HINT, INTENT_GO_TO};
    const u16 choice = rng_below(rng, 25);
    const u16 count = session->game->list(session->position, NULL, 0);
    memset(intent, 0, sizeof *intent);
    intent->number = rng_below(rng, (u16)(session->count + 1));
    if (choice < sizeof others &&
        can_perform(session, others[choice], count)) {
        intent->what = others[choice];
    } else if (count) {
        intent->what = INTENT_PLAY;
        intent->move = draw_move(session, count, rng);
    } else {
        intent->what = INTENT_UNDO;
    }
}

static void put_intent(const Session *session, const Intent *intent,
                       Writer *writer)
{
    switch (intent->what) {
    case INTENT_PLAY:
        session->game->write_move(session->position, intent->move, writer);
        break;
    case INTENT_GO_TO:
        writer_text(writer, "go ");
        writer_number(writer, intent->number);
        break;
    default:
        writer_text(writer, intent->what == INTENT_UNDO   ? "undo"
                            : intent->what == INTENT_REDO ? "redo"
                                                          : "hint");
    }
}

/* --------------------------------------------------------------- the child */

/* A front end whose player draws intents; it tells the parent what it shows.
 */
typedef struct Doomed {
    const Session *session;
    u8 rng[RNG_SIZE];
    int owes; /* an answer to a line is due */
} Doomed;

static void tell_parent(Doomed *doomed)
{
    Digest digest;
    if (!doomed->owes)
        return;
    doomed->owes = 0;
    session_digest(doomed->session, &digest);
    if (write(pipe_ends[1], &digest, sizeof digest) != sizeof digest)
        _exit(1);
}

static int open_doomed(void *own)
{
    return own != NULL;
}

static void show_doomed(void *own, const Session *session, const Trace *trace,
                        int asked)
{
    (void)session;
    (void)trace;
    (void)asked;
    tell_parent(own);
}

static void say_doomed(void *own, const Session *session, unsigned part)
{
    (void)own;
    (void)session;
    (void)part;
}

static void tell_doomed(void *own, Tone tone, const char *text)
{
    (void)tone;
    if (strstr(text, "kept"))
        _exit(2);
    tell_parent(own);
}

static int ask_doomed(void *own, const char *prompt, Page *line)
{
    Doomed *doomed = own;
    char text[64];
    Writer writer;
    Intent intent;
    (void)prompt;
    draw_intent(doomed->session, doomed->rng, &intent);
    writer_start(&writer, text, sizeof text);
    put_intent(doomed->session, &intent, &writer);
    line->used = 0;
    page_put(line, text, writer.used);
    doomed->owes = 1;
    return (int)writer.used;
}

static int wait_doomed(void *own, long milliseconds)
{
    (void)own;
    (void)milliseconds;
    return 1;
}

static u32 lapse_doomed(void *own)
{
    return ((Doomed *)own)->owes ? LAP : 0;
}

static void close_doomed(void *own, const Session *session)
{
    (void)own;
    (void)session;
}

static void live(u32 seed, long long id, const Game *game, const char *word)
{
    Keeper keeper;
    Doomed doomed = {.session = &keeper.session};
    const Front front = {.own = &doomed,
                         .open = open_doomed,
                         .show = show_doomed,
                         .say = say_doomed,
                         .tell = tell_doomed,
                         .ask = ask_doomed,
                         .wait = wait_doomed,
                         .elapsed = lapse_doomed,
                         .close = close_doomed};
    seed_rng(doomed.rng, seed);
    open_keeper(&keeper, path);
    if (!id)
        deal_by_word(&keeper.session, game, "", word);
    else if (resume_game(&keeper.autosave, &keeper.session, id))
        _exit(3);
    table_play(&keeper.session, &front, &keeper.autosave);
    _exit(4);
}

/* -------------------------------------------------------------- the parent */

typedef struct Watch {
    Session session; /* the child's, as expected */
    Purse purse;
    u8 rng[RNG_SIZE];
    const Game *game;
    char word[16];
    long long id; /* the stored game's, or 0 */
    long shown;   /* in all */
    long ahead;   /* kept but not yet shown before the kill */
} Watch;

/* Does what the child does for one line. */
static void follow(Watch *watch)
{
    Intent intent;
    draw_intent(&watch->session, watch->rng, &intent);
    carry_out(&watch->session, INTENT_TICK, LAP, 0);
    carry_out(&watch->session, intent.what, intent.number, intent.move);
}

static int read_shown(Watch *watch)
{
    Digest shown, expected;
    ssize_t got = read(pipe_ends[0], &shown, sizeof shown);
    if (got <= 0)
        return 0;
    assert_int_equal(got, sizeof shown);
    follow(watch);
    session_digest(&watch->session, &expected);
    assert_memory_equal(&shown, &expected, sizeof shown);
    watch->shown++;
    return 1;
}

static void spin(u32 turns)
{
    volatile u32 count = turns;
    while (count)
        count--;
}

/* Lives one life: waits for this many lines, then for a moment. */
static void kill_one(Watch *watch, u32 seed, u8 *rng)
{
    u16 lines = rng_below(rng, MOST_LINES + 1);
    int status = 0;
    pid_t child;
    assert_int_equal(pipe(pipe_ends), 0);
    seed_rng(watch->rng, seed);
    watch->session.nth = 0;
    child = fork();
    assert_true(child >= 0);
    if (child == 0)
        live(seed, watch->id, watch->game, watch->word);
    close(pipe_ends[1]);
    while (lines-- && read_shown(watch))
        ;
    spin(rng_next(rng) % MOST_SPIN);
    kill(child, SIGKILL);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    while (read_shown(watch))
        ;
    close(pipe_ends[0]);
}

static int is_same(const Session *a, const Session *b)
{
    return a->count == b->count && a->at == b->at && a->hints == b->hints &&
           a->undos == b->undos && a->clock == b->clock &&
           memcmp(a->moves, b->moves, a->count * sizeof *a->moves) == 0 &&
           memcmp(a->position, b->position, a->game->size) == 0;
}

static void see_id(void *own, const KeptGame *game)
{
    Watch *watch = own;
    assert_true(!watch->id || watch->id == game->id);
    watch->id = game->id;
}

/* The game ended: its outcome is stored, its moves may already be swept. */
static void assert_ended(const Watch *watch, Store *store)
{
    char *text = NULL;
    if (watch->id)
        assert_int_equal(outcomes_find_save(store, watch->id, &text),
                         STORE_FINE);
    free(text);
}

/* Whether the store must have the game. One that was never seen there isn't
   found without a move, or after all of them were undone. */
static int is_kept(const Watch *watch)
{
    return (watch->id || watch->session.at) &&
           !session_is_over(&watch->session);
}

/* The store may already hold what the child was about to show; then the next
   child continues from there. */
static int is_ahead(const Watch *watch, const Keeper *keeper,
                    StoreAnswer found)
{
    if (found == STORE_FINE)
        return !is_same(&keeper->session, &watch->session);
    return is_kept(watch);
}

static void look_after(Watch *watch, Keeper *keeper)
{
    StoreAnswer found = STORE_NONE;
    assert_int_equal(in_progress_list(keeper->store, see_id, watch),
                     STORE_FINE);
    if (watch->id)
        found = resume_game(&keeper->autosave, &keeper->session, watch->id);
    if (is_ahead(watch, keeper, found)) {
        follow(watch);
        watch->ahead++;
    }
    if (found == STORE_FINE)
        assert_same_game(&keeper->session, &watch->session);
    else
        assert_false(is_kept(watch));
    if (session_is_over(&watch->session))
        assert_ended(watch, keeper->store);
}

static void start_next(Watch *watch, u32 number)
{
    watch->id = 0;
    watch->game = games[number % games_count];
    snprintf(watch->word, sizeof watch->word, "%u", number + 1);
}

/* When a game has ended or been given up, begins the next one. */
static void turn_over(Watch *watch, Keeper *keeper, u32 number)
{
    if (watch->id && watch->session.count > MOST_MOVES)
        assert_int_equal(
            in_progress_drop(keeper->store, watch->id, &keeper->now),
            STORE_FINE);
    if (!watch->id || session_is_over(&watch->session) ||
        watch->session.count > MOST_MOVES) {
        start_next(watch, number);
        deal_by_word(&watch->session, watch->game, "", watch->word);
    }
}

static void a_kill_loses_nothing_that_was_shown(void **state)
{
    const u32 lives = getenv("QUADRILLE_LONG") ? LONG_LIVES : LIVES;
    Watch watch;
    Keeper keeper;
    u8 rng[RNG_SIZE];
    u32 life;
    (void)state;
    memset(&watch, 0, sizeof watch);
    strcpy(path, scratch("games.db"));
    seed_rng(rng, 1);
    open_player(&watch.session, &watch.purse);
    start_next(&watch, 0);
    deal_by_word(&watch.session, watch.game, "", watch.word);
    for (life = 1; life <= lives; life++) {
        kill_one(&watch, life, rng);
        open_keeper(&keeper, path);
        look_after(&watch, &keeper);
        turn_over(&watch, &keeper, life);
        if (life % CHECKED == 0)
            assert_sound(keeper.store);
        close_keeper(&keeper);
    }
    print_message(
        "# %u kills, %ld intents shown, %ld kept but not yet shown\n",
        (unsigned)lives, watch.shown, watch.ahead);
    close_player(&watch.session, &watch.purse);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_kill_loses_nothing_that_was_shown),
    };
    return cmocka_run_group_tests_name("kills", tests, NULL, NULL);
}
