/* SPDX-License-Identifier: MIT */
/* The game being played on an MSX. The desk switches to the bank of the game,
   calls rules and session there, and switches back to the front end's bank. It
   also manages undo and share codes in the little memory that is left. */
#include "msx_desk.h"

#include "bios.h"
#include "codes.h"
#include "heap.h"
#include "session/inside.h"
#include "session/playout.h"
#include "shelf.h"
#include "title.h"

/* The most recent positions, stored to make undo fast. */
enum { MOST_RECENT = 16 };

/* The letter of the game in a code, as in q1f-. */
enum { LETTER_IN_CODE = 2 };

typedef struct Recent {
    u8 *positions;
    u8 room;
    u16 after[MOST_RECENT]; /* the number of moves played before it, plus 1; 0:
                               unused */
} Recent;

MsxDesk desk;
u16 ticks_spent;
static Recent recent;
static Intent intent;

static u8 advise(void *context, const Host *host, const Game *game,
                 const void *position, u32 nth, Advice *advice)
{
    const HintSource *hint_source = SHELF.hint_source;
    (void)context;
    if (!hint_source)
        return NO_MEMORY;
    return hint_source->advise(NULL, host, game, position, nth, advice);
}

const HintSource session_plain_hints = {NULL, advise};

static void begin(void)
{
    enter_bank(desk.bank);
    ticks_spent = JIFFY;
}

static void end(void)
{
    ticks_spent = JIFFY - ticks_spent;
    enter_bank(BANK_FRONT);
}

void msx_desk_open(void *memory)
{
    heap_open(memory);
    desk.reply.trace.events = desk.events;
    desk.reply.trace.room = MOST_EVENTS;
    session_open(&desk.session, &heap_host);
}

/* ---------------------------------------------------------------- starts */

/* Allocates all memory for moves at once. */
static void take_room(Session *session)
{
    u16 size = session->game->size;
    u16 step = (u16)(size + KEPT_EVERY * sizeof(u16));
    u16 blocks = heap_left() / step;
    heap_resize(NULL, session->kept, (u32)((blocks + 1) * size));
    session->moves =
        heap_resize(NULL, NULL, (u32)(blocks * KEPT_EVERY * sizeof(u16)));
    session->room = (u32)(blocks * KEPT_EVERY);
}

static void clear_recent(u16 size)
{
    u16 room = text_room / size;
    bytes_fill(recent.after, 0, sizeof recent.after);
    recent.room = (u8)(room < MOST_RECENT ? room : MOST_RECENT);
}

static void take_recent(u16 size)
{
    clear_recent(size);
    recent.positions = heap_resize(NULL, NULL, (u32)(recent.room * size));
}

static u8 deal(Reader *variant, Reader *seed)
{
    Session *session = &desk.session;
    const Game *game = SHELF.game;
    Fault *fault = &desk.reply.fault;
    u8 bytes[SEED_SIZE];
    u8 kind[VARIANT_SIZE];
    session_close(session);
    heap_empty();
    if (game_read_variant(game, kind, variant, fault) ||
        game->read_seed(bytes, seed, fault))
        return fault->reason;
    take_recent(game->size);
    if (session_deal(session, game, kind, bytes, fault))
        return fault->reason;
    take_room(session);
    desk.whole = 1;
    return FINE;
}

u8 msx_desk_deal(u8 nth, Reader *variant, Reader *seed)
{
    u8 reason;
    desk.bank = (u8)(BANK_OF_GAMES + nth);
    begin();
    heap_keep_for_stack(deep_stack);
    reason = deal(variant, seed);
    end();
    return reason;
}

/* ---------------------------------------------------------------- intents */

static u8 *recent_place(u16 number)
{
    return recent.positions + number % recent.room * desk.session.game->size;
}

static void remember(void)
{
    Session *session = &desk.session;
    u16 at = (u16)session->at;
    if (!recent.room)
        return;
    bytes_copy(recent_place(at), session->position, session->game->size);
    recent.after[at % recent.room] = (u16)(at + 1);
}

/* Memory is full, so old moves are dropped. From here on, the game has no
   code. */
static void forget_moves(void)
{
    Session *session = &desk.session;
    session->at = 0;
    session->count = 0;
    bytes_copy(session->kept, session->position, session->game->size);
    bytes_fill(recent.after, 0, sizeof recent.after);
    desk.whole = 0;
}

static u8 perform(u8 what)
{
    Session *session = &desk.session;
    u8 reason;
    begin();
    if (session->at == session->room)
        forget_moves();
    if (what != INTENT_HINT)
        remember();
    intent.what = what;
    heap_keep_for_stack(what == INTENT_HINT ? flat_stack : deep_stack);
    reason = session_do(session, &intent, &desk.reply);
    end();
    return reason;
}

u8 msx_desk_do(u8 what)
{
    return perform(what);
}

u8 msx_desk_touch(u8 spot)
{
    intent.spot = spot;
    return perform(INTENT_TOUCH);
}

u8 msx_desk_move(u16 move)
{
    intent.move = move;
    return perform(INTENT_PLAY);
}

u8 msx_desk_play(Reader *words)
{
    Session *session = &desk.session;
    Fault *fault = &desk.reply.fault;
    u8 reason;
    begin();
    fault->game = session->game;
    reason = session->game->read_move(session->position, words, &intent.move,
                                      fault);
    reader_skip_space(words);
    if (!reason && !reader_at_end(words))
        reason = fault_set(fault, NOT_UNDERSTOOD, words->at);
    end();
    return reason ? reason : msx_desk_move(intent.move);
}

/* Undo by session_do would replay up to 63 moves, which takes seconds on this
   machine. So the desk goes back by itself; it is the only caller outside
   session/ that does. It replays from a kept position and stores the last
   positions on the way. */
static void go_back(u16 number)
{
    u16 at = (u16)(number > recent.room ? number - recent.room : 0);
    session_go_to_move(&desk.session, at);
    while (at < number) {
        remember();
        session_go_to_move(&desk.session, ++at);
    }
}

u8 msx_desk_undo(void)
{
    Session *session = &desk.session;
    u16 number = (u16)(session->at - 1);
    if (!session->at)
        return desk.reply.fault.reason = NOTHING_TO_UNDO;
    begin();
    if (recent.room && recent.after[number % recent.room] == number + 1) {
        bytes_copy(session->position, recent_place(number),
                   session->game->size);
        session->at = number;
    } else
        go_back(number);
    session->undos++;
    session->held = NO_SPOT;
    session->nth = 0;
    desk.reply.trace.count = 0;
    end();
    return FINE;
}

/* ----------------------------------------------------------------- views */

void msx_desk_look(void)
{
    const Session *session = &desk.session;
    enter_bank(desk.bank);
    desk.piece_count =
        (u8)session->game->look(session->position, desk.pieces, MOST_LOOKED);
    enter_bank(BANK_FRONT);
}

Status msx_desk_status(void)
{
    Status status;
    enter_bank(desk.bank);
    status = desk.session.game->status(desk.session.position);
    enter_bank(BANK_FRONT);
    return status;
}

u32 msx_desk_score(void)
{
    u32 score;
    enter_bank(desk.bank);
    score = desk.session.game->score(desk.session.position);
    enter_bank(BANK_FRONT);
    return score;
}

void msx_desk_say(u8 saying, Writer *writer)
{
    const Session *session = &desk.session;
    const Game *game = session->game;
    enter_bank(desk.bank);
    if (saying == SAY_REASON)
        session_write_reason(writer, &desk.reply.fault);
    else if (saying == SAY_MOVE)
        game->write_move(session->position, desk.reply.move, writer);
    else if (saying == SAY_VARIANT)
        game->write_variant(session->variant, writer);
    else
        game->write_seed(session->seed, writer);
    enter_bank(BANK_FRONT);
}

void msx_desk_name(u8 nth, Writer *writer)
{
    enter_bank((u8)(BANK_OF_GAMES + nth));
    writer_text(writer, SHELF.game->title);
    enter_bank(BANK_FRONT);
}

/* ----------------------------------------------------------------- codes */

/* An upper limit for the length of a code. A character holds five bits, a move
   needs at most eleven, and the start needs some space. */
static u16 most_signs(void)
{
    return (u16)(80 + desk.session.at * 9 / 4);
}

/* A code is built in the memory of the recent positions, which are forgotten.
   Replaying restores them later. */
static char *borrow_signs(u16 count)
{
    if (count > recent.room * desk.session.game->size)
        return heap_resize(NULL, NULL, count);
    bytes_fill(recent.after, 0, sizeof recent.after);
    return (char *)recent.positions;
}

/* Memory for a second position is not available, so the walk through the moves
   uses the session's own position. A complete walk ends at the same position;
   an incomplete one has to be repaired. */
static u8 lend_position(Writer *writer)
{
    Session *session = &desk.session;
    u8 reason = SHELF.share(session->position, session, writer);
    if (reason)
        session_position_at(session, session->at, session->position);
    return reason;
}

char *msx_desk_code(u16 *length)
{
    Writer writer;
    char *code;
    u8 reason = NO_MEMORY;
    if (!desk.whole)
        return NULL;
    begin();
    heap_keep_for_stack(flat_stack);
    code = borrow_signs(most_signs());
    writer_start(&writer, code, code ? most_signs() : 0);
    if (code)
        reason = lend_position(&writer);
    *length = (u16)writer.used;
    end();
    if (!reason)
        return code;
    msx_desk_return_code(code);
    return NULL;
}

void msx_desk_return_code(char *code)
{
    if (code && code != (char *)recent.positions)
        heap_resize(NULL, code, 0);
}

/* A code is typed where the recent positions are later. */
char *msx_desk_text(void)
{
    session_close(&desk.session);
    heap_empty();
    recent.positions = heap_resize(NULL, NULL, text_room);
    return (char *)recent.positions;
}

static void give_room(Session *session)
{
    take_room(session);
    heap_keep_for_stack(flat_stack);
}

u8 msx_desk_load(u8 games_counted, u16 length)
{
    const char *text = (char *)recent.positions;
    u8 letter = text_letter_of(text[LETTER_IN_CODE]);
    u8 reason;
    desk.bank = (u8)(BANK_OF_GAMES + games_counted);
    do {
        desk.bank--;
        begin();
    } while (desk.bank != BANK_OF_GAMES &&
             text_letter_of(SHELF.game->name[0]) != letter);
    heap_keep_for_stack(deep_stack);
    reason =
        read_code(&desk.session, text, length, give_room, &desk.reply.fault);
    if (!reason)
        clear_recent(desk.session.game->size);
    desk.whole = 1;
    end();
    return reason;
}

void msx_desk_digest(u8 nth, Reader *variant, u8 games_played, Digest *digest)
{
    static Playout playout;
    Fault fault;
    u8 number;
    desk.bank = (u8)(BANK_OF_GAMES + nth);
    begin();
    session_close(&desk.session);
    heap_empty();
    heap_keep_for_stack(deep_stack);
    playout.game = SHELF.game;
    game_read_variant(playout.game, playout.variant, variant, &fault);
    playout.position = heap_resize(NULL, NULL, playout.game->size);
    playout.moves = heap_resize(NULL, NULL, heap_left());
    for (number = 1; number <= games_played; number++)
        playout_digest(&playout, number, digest);
    heap_empty();
    end();
}

/* ----------------------------------------------------------------- start */

void main(void)
{
    enter_bank(BANK_FRONT);
    front_entry();
}
