/* SPDX-License-Identifier: MIT */
/* Handles what the user types or does at a terminal. */
#include "desk.h"

#include "rules/games.h"
#include "wording/wording.h"

void desk_open(Desk *desk, const Host *host, const Terminal *terminal,
               const u8 *seed, DayTeller *tell_day)
{
    bytes_fill(desk, 0, sizeof(Desk));
    session_open(&desk->session, host);
    desk->host = *host;
    desk->terminal = *terminal;
    desk->text = NULL;
    desk->keeper = NULL;
    desk->code = NULL;
    desk->reading = NULL;
    rng_seed(desk->rng, seed);
    desk->tell_day = tell_day;
    desk->page = AT_MENU;
    desk->cursor = NO_PLACE;
    bytes_fill(desk->ends, NO_SPOT, sizeof desk->ends);
}

void desk_drop_text(Desk *desk)
{
    if (desk->text)
        desk->host.resize(desk->host.context, desk->text, 0);
    desk->text = NULL;
    desk->length = 0;
}

void desk_close(Desk *desk)
{
    desk_drop_text(desk);
    desk_drop_code(desk);
    session_close(&desk->session);
}

/* ---------------------------------------------------------------- notes */

static void end_note(Desk *desk, const Writer *writer)
{
    desk->note[writer->used < DESK_NOTE ? writer->used : DESK_NOTE] = '\0';
}

void desk_note_words(Desk *desk, const char *words)
{
    Writer writer;
    writer_start(&writer, desk->note, DESK_NOTE);
    writer_text(&writer, words);
    end_note(desk, &writer);
}

void desk_note_refusal(Desk *desk, const char *words)
{
    desk_note_words(desk, words);
    desk->refused = 1;
}

void desk_note_fault(Desk *desk, const Fault *fault)
{
    Writer writer;
    writer_start(&writer, desk->note, DESK_NOTE);
    session_write_reason(&writer, fault);
    end_note(desk, &writer);
    desk->refused = 1;
}

void desk_note_reason(Desk *desk, u8 reason)
{
    Fault fault;
    fault_set(&fault, reason, NULL);
    desk_note_fault(desk, &fault);
}

static void note_ending(Desk *desk)
{
    Writer writer;
    writer_start(&writer, desk->note, DESK_NOTE);
    wording_ending(&writer, &desk->session);
    if (writer.used)
        end_note(desk, &writer);
}

static void note_advice(Desk *desk, const Reply *reply)
{
    const Session *session = &desk->session;
    Writer writer;
    writer_start(&writer, desk->note, DESK_NOTE);
    writer_text(&writer, N_("Hint: "));
    session->game->write_move(session->position, reply->move, &writer);
    writer_text(&writer, " (");
    writer_text(&writer, reply->says);
    writer_text(&writer, ")");
    end_note(desk, &writer);
    desk->answered = 1;
    painter_find(session->game)
        ->ends(session->position, reply->move, desk->ends);
}

/* A hint rates every move, and costs far more than a move. */
static u32 work_of(const Session *session, const Intent *intent)
{
    if (intent->what == INTENT_HINT)
        return session->game->list(session->position, NULL, 0);
    return 1;
}

static void forget_marks(Desk *desk)
{
    bytes_fill(desk->ends, NO_SPOT, sizeof desk->ends);
    bytes_fill(desk->fresh, 0, sizeof desk->fresh);
}

static void forget_note(Desk *desk)
{
    desk->note[0] = '\0';
    desk->refused = 0;
    desk->answered = 0;
}

/* ------------------------------------------------------------- the game */

static void see_events(Desk *desk, const Trace *trace)
{
    const Event *event = trace->events;
    const Event *end = event + trace->count;
    for (; event < end; event++)
        if (event->what == DROPPED || event->what == FLEW)
            desk->fresh[event->to >> 3] |= (u8)(1 << (event->to & 7));
        else if (event->what == CLEARED)
            desk->fresh[event->from >> 3] &= (u8) ~(1 << (event->from & 7));
}

/* Without memory for a trace, the move is played without marking what it
   changed. */
static void borrow_trace(const Desk *desk, Trace *trace)
{
    const u16 most = desk->session.game->most_events;
    trace->events = desk->host.resize(desk->host.context, NULL,
                                      (u32)(most * sizeof(Event)));
    trace->room = (u16)(trace->events ? most : 0);
    trace->count = 0;
}

void desk_do(Desk *desk, Intent *intent)
{
    Reply reply;
    desk->work += work_of(&desk->session, intent);
    borrow_trace(desk, &reply.trace);
    if (session_do(&desk->session, intent, &reply)) {
        desk_note_fault(desk, &reply.fault);
    } else {
        forget_marks(desk);
        if (intent->what == INTENT_HINT)
            note_advice(desk, &reply);
        if (reply.moved) {
            see_events(desk, &reply.trace);
            note_ending(desk);
        }
    }
    if (reply.trace.events)
        desk->host.resize(desk->host.context, reply.trace.events, 0);
}

static u8 play_word(Desk *desk, Reader *words)
{
    const Session *session = &desk->session;
    Intent intent = {0};
    Fault fault;
    intent.what = INTENT_PLAY;
    fault.game = session->game;
    if (session->game->read_move(session->position, words, &intent.move,
                                 &fault)) {
        desk_note_fault(desk, &fault);
        return 0;
    }
    desk_do(desk, &intent);
    return (u8)!desk->refused;
}

static void play_words(Desk *desk, Reader *words)
{
    while (!reader_at_end(words) && play_word(desk, words))
        reader_skip_space(words);
}

static void touch_spot(Desk *desk, u8 spot)
{
    Intent intent = {0};
    intent.what = INTENT_TOUCH;
    intent.spot = spot;
    if (spot == NO_SPOT)
        desk_note_words(desk,
                        N_("Move the cursor to a piece, or type a move"));
    else
        desk_do(desk, &intent);
}

/* -------------------------------------------------------------- answers */

static void choose_game_at(Desk *desk, Reader *words)
{
    const Game *game = games_take(words);
    if (game) {
        desk_begin_game(desk, game, words);
        return;
    }
    desk_note_refusal(desk, N_("No such game. Type a number or a name."));
}

/* What a text doesn't know leaves it, and is meant for the page below. */
static void obey_words(Desk *desk, Reader *words)
{
    if (desk_obey_order(desk, words))
        return;
    if (desk->page == AT_TEXT) {
        desk_leave_text(desk);
        obey_words(desk, words);
    } else if (desk->page == AT_MENU) {
        choose_game_at(desk, words);
    } else {
        play_words(desk, words);
    }
}

void desk_obey_typed(Desk *desk, const char *words, u16 length)
{
    Reader reader;
    reader_start(&reader, words, length);
    reader_skip_space(&reader);
    forget_note(desk);
    if (!desk_obey_code(desk, &reader))
        obey_words(desk, &reader);
}

/* Enter on an empty line touches the spot under the cursor. */
static void obey_cursor(Desk *desk, Panel *panel, u16 place)
{
    u8 spot = NO_SPOT;
    Reader none;
    desk_draw(desk, panel);
    if (place < PANEL_CELLS)
        spot = panel->spot[place];
    desk->cursor = place;
    forget_note(desk);
    reader_start(&none, "", 0);
    if (desk->code)
        desk_obey_typed(desk, "", 0);
    else if (desk->page == AT_TEXT)
        desk_obey_typed(desk, "down", 4);
    else if (desk->page == AT_BOARD)
        touch_spot(desk, spot);
    else if (spot < games_count)
        desk_begin_game(desk, games[spot], &none);
    else
        desk_obey_typed(desk, "back", 4);
}

static const char *word_of_key(u8 page, u8 key)
{
    static const char *const words[] = {"help",  "hint", "quit", "new",
                                        "again", "code", "undo", "redo",
                                        "",      "",     "",     "drop"};
    STATIC_ASSERT(COUNT_OF(words) == 12);
    if (page == AT_TEXT && key == 7)
        return "up";
    if (page == AT_TEXT && key == 8)
        return "down";
    return words[key - 1];
}

void desk_obey_input(Desk *desk, Panel *panel, const PanelInput *answer)
{
    const u8 key = panel_function_key(answer->aid);
    const char *word = key ? word_of_key(desk->page, key) : "";
    const u16 place =
        answer->cursor < PANEL_CELLS ? answer->cursor : (u16)NO_PLACE;
    if (key) {
        desk_drop_code(desk);
        desk->cursor = place;
        desk_obey_typed(desk, word, (u16)text_length(word));
    } else if (answer->aid == KEY_ENTER && answer->length) {
        desk->cursor = NO_PLACE;
        desk_obey_typed(desk, answer->text, answer->length);
    } else if (answer->aid == KEY_ENTER || answer->aid == KEY_PEN) {
        obey_cursor(desk, panel, place);
    }
}

/* ---------------------------------------------------------------- texts */

/* The second pass may find less memory for itself than the first. */
u8 desk_write_text(const Desk *desk,
                   u8 (*put)(const Desk *desk, Writer *writer), char **text,
                   u32 *length)
{
    const Host *host = &desk->host;
    Writer writer;
    u8 reason;
    writer_start(&writer, NULL, 0);
    reason = put(desk, &writer);
    if (reason)
        return reason;
    *length = writer.used;
    *text = host->resize(host->context, NULL, *length + 1);
    if (!*text)
        return NO_MEMORY;
    writer_start(&writer, *text, *length);
    reason = put(desk, &writer);
    if (!reason && writer.used == *length)
        return FINE;
    host->resize(host->context, *text, 0);
    return (u8)(reason ? reason : NO_MEMORY);
}

void desk_open_text(Desk *desk, u8 (*put)(const Desk *desk, Writer *writer))
{
    char *text;
    u32 length;
    u8 reason;
    desk_drop_text(desk);
    reason = desk_write_text(desk, put, &text, &length);
    if (reason) {
        desk_note_reason(desk, reason);
        return;
    }
    desk->text = text;
    desk->length = length;
    desk->top = 0;
    desk->back = desk->page;
    desk->page = AT_TEXT;
}

void desk_leave_text(Desk *desk)
{
    desk->page = desk->back;
    desk_drop_text(desk);
}
