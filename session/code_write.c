/* SPDX-License-Identifier: MIT */
/* Writes games as codes. Five bits are a character of Crockford's base 32,
   which leaves out letters that look like digits; a reader accepts such
   letters as the digits.

   A code is q1, the game's first letter and a hyphen, and then these bits: the
   version of the rules in 6 bits; the variant and the seed as texts (a length,
   then 6 bits per character); the numbers of hints and of moves; the moves; 20
   bits of a digest of all that. A number is groups of five bits, the first bit
   of which tells whether another group follows. A move takes as many bits as
   are needed to count the legal moves of its position. */
#include "code_bits.h"

const char code_signs[] = "0123456789abcdefghjkmnpqrstvwxyz";
STATIC_ASSERT(sizeof code_signs == (1 << SIGN_BITS) + 1);
const char code_letters[] = "0123456789abcdefghijklmnopqrstuvwxyz-._+:";
STATIC_ASSERT(sizeof code_letters <= (1 << LETTER_BITS) + 1);
STATIC_ASSERT((int)MOST_WORD >= SEED_TEXT);

char code_letter(u32 value)
{
    return value < text_length(code_letters) ? code_letters[value] : '\0';
}

u32 code_check(const Session *session)
{
    Digest digest;
    u32 i;
    session_digest(session, &digest);
    digest_number(&digest, session->hints);
    for (i = 0; i < session->at; i++)
        digest_number(&digest, session->moves[i]);
    return (digest.fnv ^ digest.jenkins) & ((1UL << CHECK_BITS) - 1);
}

u8 code_bits_for_move(u16 count)
{
    u8 bits = 0;
    while (((u32)1 << bits) < count)
        bits++;
    ASSERT(bits <= 16);
    return bits;
}

/* ------------------------------------------------------------- bits out */

void code_put_bits(CodeWriter *out, u32 value, u8 count)
{
    ASSERT(count <= 32 && out->count < SIGN_BITS);
    while (count--) {
        out->held = out->held << 1 | (value >> count & 1);
        if (++out->count == SIGN_BITS) {
            writer_char(out->writer, code_signs[out->held & 31]);
            out->count = 0;
        }
    }
}

void code_put_number(CodeWriter *out, u32 number)
{
    while (number > 15) {
        code_put_bits(out, 16 | (number & 15), SIGN_BITS);
        number >>= 4;
    }
    code_put_bits(out, number, SIGN_BITS);
}

static void put_word(CodeWriter *out, const char *word, u32 length)
{
    u8 letter;
    u32 i;
    code_put_number(out, length);
    for (i = 0; i < length; i++) {
        letter = text_index_of(code_letters, word[i]);
        ASSERT(letter != NOT_FOUND);
        code_put_bits(out, letter, LETTER_BITS);
    }
}

static void put_start(const Session *session, CodeWriter *out)
{
    const Game *game = session->game;
    char word[MOST_WORD];
    Writer text;
    code_put_bits(out, game->version, VERSION_BITS);
    writer_start(&text, word, MOST_WORD);
    game->write_variant(session->variant, &text);
    ASSERT(text.used <= MOST_WORD);
    put_word(out, word, text.used);
    writer_start(&text, word, MOST_WORD);
    game->write_seed(session->seed, &text);
    ASSERT(text.used <= MOST_WORD);
    put_word(out, word, text.used);
    code_put_number(out, session->hints);
    code_put_number(out, session->at);
}

/* --------------------------------------------------------------- moves */

void code_start_moves(CodeMoves *legal)
{
    legal->moves = NULL;
    legal->room = 0;
}

u8 code_list_moves(const Session *session, CodeMoves *legal)
{
    const Game *game = session->game;
    const Host *host = &session->host;
    void *memory;
    ASSERT(legal->moves || !legal->room);
    legal->count = game->list(session->position, legal->moves, legal->room);
    if (legal->count <= legal->room)
        return 1;
    memory = host->resize(host->context, legal->moves,
                          (u32)(legal->count * sizeof(u16)));
    if (!memory)
        return 0;
    legal->moves = memory;
    legal->room = legal->count;
    game->list(session->position, legal->moves, legal->room);
    return 1;
}

void code_give_moves(const Session *session, const CodeMoves *legal)
{
    if (legal->moves)
        session->host.resize(session->host.context, legal->moves, 0);
}

static u16 place_in(const CodeMoves *legal, u16 move)
{
    const u16 *at = legal->moves;
    ASSERT(at);
    while (*at != move) {
        at++;
        ASSERT(at < legal->moves + legal->count);
    }
    return (u16)(at - legal->moves);
}

static void put_place(CodeWriter *out, const CodeMoves *legal, u16 move)
{
    code_put_bits(out, place_in(legal, move),
                  code_bits_for_move(legal->count));
}

static u8 put_played(Session *view, u32 end, CodeWriter *out)
{
    CodeMoves legal;
    u32 forced = 0;
    u16 move;
    ASSERT(!view->at);
    code_start_moves(&legal);
    while (view->at < end && forced <= MOST_FORCED &&
           code_list_moves(view, &legal)) {
        forced += legal.count == 1;
        move = view->moves[view->at++];
        put_place(out, &legal, move);
        view->game->apply(view->position, move, NULL);
    }
    code_give_moves(view, &legal);
    if (forced > MOST_FORCED)
        return TOO_MANY_FORCED;
    return (u8)(view->at == end ? FINE : NO_MEMORY);
}

u8 session_write_code_in(void *position, const Session *session,
                         Writer *writer)
{
    const u32 end = session->at;
    CodeWriter out;
    Session view;
    u8 reason;
    if (session->board)
        return NOT_SHARED;
    out.writer = writer;
    out.held = 0;
    out.count = 0;
    writer_text(writer, "q1");
    writer_char(writer, session->game->name[0]);
    writer_char(writer, '-');
    put_start(session, &out);
    session_view(&view, session, 0, position);
    reason = put_played(&view, end, &out);
    if (reason)
        return reason;
    ASSERT(view.at == end);
    code_put_bits(&out, code_check(&view), CHECK_BITS);
    code_put_bits(&out, 0, (u8)(out.count ? SIGN_BITS - out.count : 0));
    return FINE;
}

u8 session_write_code(const Session *session, Writer *writer)
{
    u8 position[MOST_POSITION];
    return session_write_code_in(position, session, writer);
}
