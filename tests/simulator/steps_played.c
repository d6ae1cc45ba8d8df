/* SPDX-License-Identifier: MIT */
/* Steps of a game: each changes a session, which is then stored as the program
   does it after each command. */
#include <stdio.h>
#include <string.h>

#include "host/clock.h"
#include "rules/games.h"
#include "session/daily.h"
#include "steps.h"

static StoreModel next;

/* ----------------------------------------------------------------- storing */

static int has_conflict(const Program *program)
{
    const ModelGame *game = model_find(&next, program->autosave.id);
    return program->autosave.id &&
           (!game || game->edition != program->autosave.edition);
}

static ModelGame *have_game(long long id)
{
    ModelGame *game = model_find(&next, id);
    if (game)
        return game;
    if (next.game_count == MODEL_GAMES)
        world_fail("too many games");
    game = &next.games[next.game_count++];
    memset(game, 0, sizeof *game);
    game->id = id;
    return game;
}

/* What the model has after this session was stored as a game with an id. */
static void expect_game(Program *program, long long id, int over,
                        const Moment *now)
{
    ModelGame *game = have_game(id);
    const char *challenge = program->autosave.challenge;
    if (!game->edition && challenge)
        snprintf(game->challenge, sizeof game->challenge, "%s", challenge);
    game->text = program->stored = world_hash_session(&program->session);
    game->now = world_result_of(&program->session);
    game->edition++;
    if (session_is_over(&program->session) && !over)
        model_end_game(&next, game, now, players_current(program->store));
    game->over = (u8)(over || session_is_over(&program->session));
    model_settle(&next);
}

/* Whether the store has nothing to do for a session. */
static int is_stored(const Program *program, int is_new)
{
    if (is_new || !program->autosave.id)
        return !program->session.count;
    return program->stored == world_hash_session(&program->session);
}

/* Stores the session, as the program does after each command. "is_new" says
   that it was dealt just now. */
static void store_session(LivedDevice *device, Program *program, int is_new)
{
    const Autosave *autosave = &program->autosave;
    const long long id = is_new ? 0 : autosave->id;
    const int over = id && autosave->over;
    int nothing, conflict, alive;
    StoreAnswer answer;
    Moment now;
    model_copy(&next, &device->model);
    nothing = is_stored(program, is_new);
    conflict = id && has_conflict(program);
    clock_now(&now);
    steps_begin(device, program);
    answer = autosave_session(&program->autosave, &program->session, &now);
    alive = steps_end(device, program);
    model_copy(&next, &device->model); /* others may have had a turn */
    if (alive && nothing && !answer) {
        (void)memory_disk_calm();
    } else if (alive && answer <= STORE_APART) {
        if (conflict != (answer == STORE_APART) && !memory_disk_calm())
            world_fail("the answer is %d, with%s a conflict", (int)answer,
                       conflict ? "" : "out");
        expect_game(program, autosave->id, over, &now);
        steps_settle(device, program, 1, &next);
    } else {
        const unsigned long long stored = program->stored;
        expect_game(program, id && !conflict ? id : GHOST, over, &now);
        program->stored = stored;
        steps_settle(device, program, 0, &next);
    }
}

/* ------------------------------------------------------------------- deals */

static const char *const names_of_games[] = {"sliding", "kulki",   "freecell",
                                             "mahjong", "sliding", "kulki"};
static const char *const variants_of_games[] = {"2x2", "small", "",
                                                "",    "3x3",   ""};

static void begin_new(LivedDevice *device, Program *program)
{
    autosave_stop(&program->autosave);
    store_session(device, program, 1);
}

void steps_deal(LivedDevice *device, Program *program, const Step *step)
{
    const u32 choice = step->a % COUNT_OF(names_of_games);
    const Game *game = games_find(names_of_games[choice]);
    const char *variant = variants_of_games[choice];
    u8 variant_bytes[VARIANT_SIZE], seed_bytes[SEED_SIZE];
    char seed[2] = {(char)('1' + step->b % 4), '\0'};
    Reader reader;
    Fault fault;
    reader_start(&reader, variant, (u32)strlen(variant));
    if (game_read_variant(game, variant_bytes, &reader, &fault))
        world_fail("no variant");
    reader_start(&reader, seed, 1);
    if (game->read_seed(seed_bytes, &reader, &fault) ||
        session_deal(&program->session, game, variant_bytes, seed_bytes,
                     &fault))
        world_fail("no deal");
    if (step->b % 8 >= 4)
        strcpy(program->session.name, "easy");
    begin_new(device, program);
}

/* Boards of the sliding puzzle with a few moves to go. */
void steps_set_board(LivedDevice *device, Program *program, const Step *step)
{
    static const char *const boards[] = {
        "1 2 3 4 5 6 7 0 8", "1 2 3 4 5 0 7 8 6", "1 2 3 4 5 6 0 7 8"};
    static const u8 seed[SEED_SIZE] = {9};
    const char *board = boards[step->a % COUNT_OF(boards)];
    const Game *game = games_find("sliding");
    u8 variant[VARIANT_SIZE];
    Reader reader;
    Fault fault;
    reader_start(&reader, "3x3", 3);
    if (game_read_variant(game, variant, &reader, &fault) ||
        session_start_board(&program->session, game, variant, seed, board,
                            (u32)strlen(board), &fault))
        world_fail("no board");
    if (step->b % 2)
        strcpy(program->session.name, "lotus");
    begin_new(device, program);
}

/* Today's puzzle, or yesterday's. */
void steps_deal_daily(LivedDevice *device, Program *program, const Step *step)
{
    const Game *game = games_find(step->a % 4 ? "kulki" : "mahjong");
    Moment day;
    Fault fault;
    (void)device;
    clock_now(&day);
    if (step->b % 4 == 0)
        clock_moment(&day, day.seconds - 24 * 60 * 60);
    if (!*day.day)
        return;
    if (session_deal_daily(&program->session, game, day.day, &fault))
        world_fail("no daily puzzle for %s", day.day);
    begin_new(device, program);
}

/* A challenge is stored with the first move. */
void steps_answer_challenge(LivedDevice *device, Program *program,
                            const Step *step)
{
    char code[16];
    steps_deal(device, program, step);
    if (!program->store || program->autosave.id)
        return;
    snprintf(code, sizeof code, "challenge %u", (unsigned)step->b % 10);
    if (!autosave_challenge(&program->autosave, code))
        world_fail("no memory");
}

/* ------------------------------------------------------------------- moves */

static u8 carry_out(Session *session, u8 what, u32 number, u16 move)
{
    const Intent intent = {.what = what, .number = number, .move = move};
    Reply reply = {.trace = {NULL, 0, 0}};
    return session_do(session, &intent, &reply);
}

/* Plays a legal move. Returns 0 if there is none. */
static int play_one(Session *session, u32 choice)
{
    static u16 moves[4096];
    const u16 count =
        session->game->list(session->position, moves, (u16)COUNT_OF(moves));
    if (!count || session->count >= 400)
        return 0;
    carry_out(session, INTENT_TICK, choice % 5000, 0);
    if (carry_out(session, INTENT_PLAY, 0, moves[choice % count]))
        world_fail("a legal move is refused");
    return 1;
}

void steps_play(LivedDevice *device, Program *program, const Step *step)
{
    if (play_one(&program->session, step->a))
        store_session(device, program, 0);
}

void steps_undo(LivedDevice *device, Program *program, const Step *step)
{
    (void)step;
    if (!carry_out(&program->session, INTENT_UNDO, 0, 0))
        store_session(device, program, 0);
}

void steps_redo(LivedDevice *device, Program *program, const Step *step)
{
    (void)step;
    if (!carry_out(&program->session, INTENT_REDO, 0, 0))
        store_session(device, program, 0);
}

void steps_go_to(LivedDevice *device, Program *program, const Step *step)
{
    const u32 number = step->a % (program->session.count + 1);
    if (!carry_out(&program->session, INTENT_GO_TO, number, 0))
        store_session(device, program, 0);
}

void steps_hint(LivedDevice *device, Program *program, const Step *step)
{
    (void)step;
    if (!carry_out(&program->session, INTENT_HINT, 0, 0))
        store_session(device, program, 0);
}

void steps_start_again(LivedDevice *device, Program *program, const Step *step)
{
    const int ended = program->session.ended;
    (void)step;
    if (!carry_out(&program->session, INTENT_RESTART, 0, 0))
        store_session(device, program, ended);
}

/* Plays until the game is over, or for long enough; drawn moves hardly ever
   end games of tiles and cards. Only what comes before the last move, and
   that, are stored. */
void steps_finish(LivedDevice *device, Program *program, const Step *step)
{
    const char *name = program->session.game->name;
    const u32 most =
        strcmp(name, "kulki") == 0 || strcmp(name, "sliding") == 0 ? 150 : 20;
    u32 draw = step->a;
    u32 count = 0;
    while (!session_is_over(&program->session) && count++ < most) {
        if (!play_one(&program->session, draw >> 8))
            break;
        draw = draw * 1664525U + 1013904223U;
    }
    if (session_is_over(&program->session)) {
        carry_out(&program->session, INTENT_VISIT, program->session.count - 1,
                  0);
    }
    store_session(device, program, 0);
    if (program->store && program->session.at < program->session.count) {
        carry_out(&program->session, INTENT_VISIT, program->session.count, 0);
        store_session(device, program, 0);
    }
}
