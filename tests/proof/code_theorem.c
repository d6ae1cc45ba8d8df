/* SPDX-License-Identifier: MIT */
/* What a code's writer wrote is read back as the same moves, for a proof by
   Frama-C's WP. Bits are numbered from the beginning of the text: written_bit
   is one that was written, and text_bit one that a reader sees. Writing puts
   the bits of a number after all others and changes none of them; reading
   takes the number back. Two loops at the end write and read a whole game, of
   which nothing is known but that each move is in its list.

   The contracts precede the functions of code_write.c and code_read.c, which
   are included below; code_theorem.sed puts the names of the assertions where
   they hold. What is assumed is said in docs/testing.md. */
#include "session/code_bits.h"

/* clang-format off */

/*@ predicate bit(integer value, integer place) = (value & (1 << place)) != 0;

    // What is used of words. z3 proves the same of 64 bits: code_words.smt2.
    axiomatic Words {
      logic integer low(integer value, integer bits);
      axiom low_is: \forall integer value, bits; 0 <= bits <= 32 ==>
        (value & ((1 << bits) - 1)) == low(value, bits);
      axiom low_five_is: \forall integer value;
        (value & 31) == low(value, 5);
      axiom low_range: \forall integer value, bits; 0 <= bits <= 32 ==>
        0 <= low(value, bits) < (1 << bits);
      axiom low_five_range: \forall integer value; 0 <= low(value, 5) < 32;
      axiom low_bits: \forall integer value, bits, i; 0 <= i < bits <= 32 ==>
        (bit(low(value, bits), i) <==> bit(value, i));
      logic integer joined(integer value, integer five);
      axiom joined_is: \forall integer value, integer five;
        ((unsigned int)(value << 5) | five) == joined(value, five);
      axiom joined_low: \forall integer value, integer five, integer i;
        0 <= five < 32 ==> 0 <= i < 5 ==>
        (bit(joined(value, five), i) <==> bit(five, i));
      axiom joined_high: \forall integer value, integer five, integer i;
        0 <= five < 32 ==> 5 <= i < 32 ==>
        (bit(joined(value, five), i) <==> bit(value, i - 5));
      axiom shifted: \forall integer value, bits, i; 0 <= value ==>
        0 <= bits ==> 0 <= i ==>
        (bit(value >> bits, i) <==> bit(value, bits + i));
      axiom powers: \forall integer bits; 0 <= bits <= 31 ==>
        1 <= (1 << bits) < 4294967296;
    }

    // What a character means to the reader.
    axiomatic Signs {
      logic integer sign_of(char symbol);
    }
    predicate signs{L} = \forall integer v; 0 <= v < 32 ==>
      sign_of(\at(code_signs[v], L)) == v;

    predicate text_bit{L}(char *text, integer k) =
      bit(sign_of(\at(text[k / 5], L)), 4 - k % 5);

    logic integer written{L}(CodeWriter *out) =
      \at(5 * out->writer->used + out->count, L);
    predicate written_bit{L}(CodeWriter *out, integer k) =
      k < 5 * \at(out->writer->used, L)
        ? text_bit{L}(\at(out->writer->text, L), k)
        : bit(\at(out->held, L), written{L}(out) - 1 - k);

    predicate writes{L}(CodeWriter *out, integer more) =
      \valid(out) && \valid(out->writer) && \separated(out, out->writer) &&
      \valid(out->writer->text + (0 .. out->writer->room - 1)) &&
      \separated(out, out->writer->text + (0 .. out->writer->room - 1)) &&
      \separated(out->writer,
                 out->writer->text + (0 .. out->writer->room - 1)) &&
      \separated(&code_signs[0 .. 32],
                 out->writer->text + (0 .. out->writer->room - 1)) &&
      \separated(&code_signs[0 .. 32], out) &&
      \separated(&code_signs[0 .. 32], out->writer) &&
      out->count < 5 && 0 <= written{L}(out) &&
      written{L}(out) + more <= 5 * out->writer->room;

    logic integer fetched{L}(CodeBits *in) =
      \at(5 * (in->reader.at - in->reader.start), L);
    logic integer taken{L}(CodeBits *in) = fetched{L}(in) - \at(in->count, L);
    predicate reads{L}(CodeBits *in) =
      \valid(in) && in->reader.start <= in->reader.at <= in->reader.end &&
      \base_addr(in->reader.start) == \base_addr(in->reader.at) &&
      \base_addr(in->reader.start) == \base_addr(in->reader.end) &&
      \valid_read(in->reader.start +
                  (0 .. in->reader.end - in->reader.start - 1)) &&
      \separated(in, in->reader.start +
                 (0 .. in->reader.end - in->reader.start - 1)) &&
      (\forall integer i; 0 <= i < in->reader.end - in->reader.start ==>
        0 <= sign_of(in->reader.start[i]) < 32) &&
      0 <= taken{L}(in);
    predicate says{L}(char *text, integer from, integer to, integer word) =
      \forall integer k; from <= k < to ==>
      (text_bit{L}(text, k) <==> bit(word, to - 1 - k));
    // Two words with the same bits are equal: see equal_words there.
    admit lemma one_word{L}: \forall char *text, integer from, to, a, b;
      0 <= to - from <= 32 ==>
      0 <= a < (1 << (to - from)) ==> 0 <= b < (1 << (to - from)) ==>
      says{L}(text, from, to, a) ==> says{L}(text, from, to, b) ==> a == b;
    predicate holds_bits{L}(CodeBits *in) =
      says{L}(\at(in->reader.start, L), taken{L}(in), fetched{L}(in),
              \at(in->held, L));

    predicate out_says{L}(CodeWriter *out, integer from, integer to,
                          integer word) =
      \forall integer k; from <= k < to ==>
      (written_bit{L}(out, k) <==> bit(word, to - 1 - k));

    // Any game that was played: the choices before the move with number k,
    // and that move, which was one of them.
    axiomatic Record {
      logic integer length;
      logic integer choices(integer k);
      logic integer choice(integer k, integer i);
      logic integer played(integer k);
      logic integer place(integer k);
      axiom some_length: 0 <= length;
      axiom some_choices: \forall integer k; 0 <= k < length ==>
        1 <= choices(k) <= 65535;
      axiom some_place: \forall integer k; 0 <= k < length ==>
        0 <= place(k) < choices(k);
      axiom place_is: \forall integer k; 0 <= k < length ==>
        choice(k, place(k)) == played(k);
      axiom place_first: \forall integer k, i; 0 <= k < length ==>
        0 <= i < place(k) ==> choice(k, i) != played(k);

      // The least number of bits that can count the choices.
      logic integer width(integer count);
      axiom width_range: \forall integer count; 0 <= width(count);
      axiom width_enough: \forall integer count; count <= 65536 ==>
        width(count) <= 16 && count <= (1 << width(count));
      axiom width_least: \forall integer count, m;
        0 <= m < width(count) ==> (1 << m) < count;

      // The number of bits before a move.
      logic integer offset(integer k);
      axiom offset_next: \forall integer k; 0 <= k < length ==>
        offset(k + 1) == offset(k) + width(choices(k));
      // The bits of all moves.
      predicate wanted(integer j);
      predicate is_wanted(integer from, integer to, integer word) =
        \forall integer j; from <= j < to ==>
        (wanted(j) <==> bit(word, to - 1 - j));
      axiom wanted_is: \forall integer k; 0 <= k < length ==>
        is_wanted(offset(k), offset(k + 1), place(k));
    }
    predicate lists{L}(CodeMoves *legal, integer k) =
      \valid_read(legal) && 0 <= k < length &&
      \at(legal->count, L) == choices(k) &&
      \valid_read(\at(legal->moves, L) + (0 .. choices(k) - 1)) &&
      \forall integer i; 0 <= i < choices(k) ==>
        \at(legal->moves[i], L) == choice(k, i);
    predicate are_same_moves{L}(CodeMoves *legal, u16 *moves, integer count) =
      count == length && \valid_read(legal + (0 .. count - 1)) &&
      \valid_read(moves + (0 .. count - 1)) &&
      \forall integer k; 0 <= k < count ==>
        lists{L}(legal + k, k) && \at(moves[k], L) == played(k);
*/

/*@ requires \valid(writer) && writer->used < writer->room;
    requires \valid(writer->text + writer->used);
    requires \separated(writer, writer->text + writer->used);
    assigns writer->used, writer->text[writer->used];
    ensures writer->used == \old(writer->used) + 1;
    ensures writer->text[\old(writer->used)] == symbol; */
void writer_char(Writer *writer, char symbol);

/*@ requires \valid_read(reader);
    assigns \nothing;
    ensures \result != 0 <==> reader->at == reader->end; */
u8 reader_at_end(const Reader *reader);

/*@ assigns \nothing;
    ensures 0 <= sign_of(symbol) < 32 ==> \result == sign_of(symbol); */
u8 code_sign_value(char symbol);

/*@ requires signs && count <= 32;
    requires writes(out, count);
    assigns out->held, out->count, out->writer->used,
      out->writer->text[0 .. out->writer->room - 1];
    ensures writes(out, 0);
    ensures written(out) == \old(written(out)) + count;
    ensures \forall integer k; 0 <= k < \old(written(out)) ==>
      (written_bit{Post}(out, k) <==> written_bit{Pre}(out, k));
    ensures out_says(out, \old(written(out)), written(out), value); */
void code_put_bits(CodeWriter *out, u32 value, u8 count);

/*@ requires reads(in) && holds_bits(in) && in->count < 5 && count <= 28;
    requires \valid(value) && \separated(value, in) &&
      \separated(value, in->reader.start +
                 (0 .. in->reader.end - in->reader.start - 1));
    requires taken(in) + count <= 5 * (in->reader.end - in->reader.start);
    assigns in->reader.at, in->held, in->count, *value;
    ensures \result == 1;
    ensures reads(in) && holds_bits(in) && in->count < 5;
    ensures taken(in) == \old(taken(in)) + count;
    ensures 0 <= *value < (1 << count);
    ensures says(in->reader.start, \old(taken(in)), taken(in), *value); */
u8 code_take_bits(CodeBits *in, u8 count, u32 *value);

/*@ requires count >= 1;
    assigns \nothing;
    ensures \result == width(count) <= 16; */
u8 code_bits_for_move(u16 count);


/*@ requires \exists integer k; lists(legal, k) && move == played(k);
    assigns \nothing;
    ensures \forall integer k; lists(legal, k) ==> move == played(k) ==>
      \result == place(k); */
static u16 place_in(const CodeMoves *legal, u16 move);

/*@ requires signs && writes(out, 16);
    requires \exists integer k; lists(legal, k) && move == played(k);
    requires \separated(out, legal);
    assigns out->held, out->count, out->writer->used,
      out->writer->text[0 .. out->writer->room - 1];
    ensures writes(out, 0);
    ensures \forall integer k; 0 <= k < \old(written(out)) ==>
      (written_bit{Post}(out, k) <==> written_bit{Pre}(out, k));
    ensures \forall integer k; lists{Pre}(legal, k) ==> move == played(k) ==>
      written(out) == \old(written(out)) + width(choices(k)) &&
      out_says(out, \old(written(out)), written(out), place(k)); */
static void put_place(CodeWriter *out, const CodeMoves *legal, u16 move);

/*@ requires reads(in) && holds_bits(in) && in->count < 5 && count >= 1;
    requires \valid(place) && \separated(place, in) &&
      \separated(place, in->reader.start +
                 (0 .. in->reader.end - in->reader.start - 1));
    requires taken(in) + width(count) <=
      5 * (in->reader.end - in->reader.start);
    assigns in->reader.at, in->held, in->count, *place;
    ensures reads(in) && holds_bits(in) && in->count < 5;
    ensures taken(in) == \old(taken(in)) + width(count);
    ensures \forall integer v; 0 <= v < count ==>
      says(in->reader.start, \old(taken(in)), taken(in), v) ==>
      \result == 1 && *place == v; */
static u8 take_place(CodeBits *in, u16 count, u32 *place);

/* code_put_bits */
#define PUT_BITS                                                              \
    loop assigns count, out->held, out->count, out->writer->used,             \
        out->writer->text[0 .. out->writer->room - 1];                        \
    loop invariant 0 <= count <= \at(count, Pre);                             \
    loop invariant writes(out, count);                                        \
    loop invariant written(out) ==                                            \
        \at(written(out), Pre) + \at(count, Pre) - count;                     \
    loop invariant \forall integer k; 0 <= k < \at(written(out), Pre) ==>     \
        (written_bit{Here}(out, k) <==> written_bit{Pre}(out, k));            \
    loop invariant \forall integer k;                                         \
        \at(written(out), Pre) <= k < written(out) ==>                        \
        (written_bit(out, k) <==>                                             \
         bit(value, \at(written(out), Pre) + \at(count, Pre) - 1 - k));       \
    loop variant count;
#define PUT_START assert out->count < 5 && 0 <= \at(written(out), Pre);
#define PUT_HELD assert (bit(out->held, 0) <==> bit(value, count)) &&         \
    \forall integer i; 1 <= i < 32 ==>                                        \
        (bit(out->held, i) <==> bit(\at(out->held, LoopCurrent), i - 1));
#define PUT_FULL assert (out->held & 31) == low(out->held, 5) &&              \
    0 <= low(out->held, 5) < 32;
#define PUT_LOW assert \forall integer i; 0 <= i < 5 ==>                      \
    (bit(low(out->held, 5), i) <==> bit(out->held, i));
#define PUT_SIGN assert                                                       \
    sign_of(code_signs[out->held & 31]) == low(out->held, 5);
#define PUT_CHAR assert out->writer->text[out->writer->used - 1] ==           \
    code_signs[out->held & 31];
#define PUT_CHAR_SIGN assert                                                  \
    sign_of(out->writer->text[out->writer->used - 1]) == low(out->held, 5);
#define PUT_PLACES assert \forall integer k;                                  \
    5 * out->writer->used - 5 <= k < 5 * out->writer->used ==>                \
    k / 5 == out->writer->used - 1 &&                                         \
    4 - k % 5 == 5 * out->writer->used - 1 - k;
#define PUT_CHAR_BITS assert \forall integer k;                               \
    5 * out->writer->used - 5 <= k < 5 * out->writer->used ==>                \
    (text_bit(out->writer->text, k) <==>                                      \
     bit(out->held, 5 * out->writer->used - 1 - k));
#define PUT_EARLIER assert \forall integer k;                                 \
    0 <= k < 5 * \at(out->writer->used, LoopCurrent) ==>                      \
    (text_bit{Here}(out->writer->text, k) <==>                                \
     text_bit{LoopCurrent}(out->writer->text, k));
#define PUT_SAME_TEXT assert \forall integer k;                               \
    0 <= k < 5 * \at(out->writer->used, LoopCurrent) ==>                      \
    (written_bit{Here}(out, k) <==> written_bit{LoopCurrent}(out, k));
#define PUT_SAME_HELD assert \forall integer k;                               \
    5 * \at(out->writer->used, LoopCurrent) <= k <                            \
        \at(written(out), LoopCurrent) ==>                                    \
    (written_bit{Here}(out, k) <==>                                           \
     bit(\at(out->held, LoopCurrent),                                         \
         \at(written(out), LoopCurrent) - 1 - k));
#define PUT_SAME assert \forall integer k;                                    \
    0 <= k < \at(written(out), LoopCurrent) ==>                               \
    (written_bit{Here}(out, k) <==> written_bit{LoopCurrent}(out, k));
#define PUT_ONE assert written(out) == \at(written(out), LoopCurrent) + 1;
#define PUT_OLD assert \forall integer k;                                     \
    \at(written(out), Pre) <= k < \at(written(out), LoopCurrent) ==>          \
    (written_bit(out, k) <==>                                                 \
     bit(value, \at(written(out), Pre) + \at(count, Pre) - 1 - k));
#define PUT_LAST assert written_bit(out, written(out) - 1) <==>               \
    bit(out->held, 0);
#define PUT_NEW assert                                                        \
    written_bit(out, \at(written(out), LoopCurrent)) <==> bit(value, count);

/* code_take_bits */
#define TAKE_BITS                                                             \
    loop assigns in->reader.at, in->held, in->count, sign;                    \
    loop invariant reads(in);                                                 \
    loop invariant holds_bits(in);                                            \
    loop invariant taken(in) == \at(taken(in), Pre);                          \
    loop invariant in->count < 5 || in->count < count + 5;                    \
    loop variant count + 5 - in->count;
#define TAKE_MORE assert fetched(in) < 5 * (in->reader.end - in->reader.start);
#define TAKE_BEFORE assert in->reader.at < in->reader.end;
#define TAKE_CHAR assert *in->reader.at ==                                    \
    in->reader.start[in->reader.at - in->reader.start];
#define TAKE_SIGN assert 0 <= sign_of(*in->reader.at) < 32;
#define TAKE_JOINED assert 0 <= sign < 32 &&                                  \
    in->held == joined(\at(in->held, LoopCurrent), sign);
#define TAKE_LOW assert \forall integer i; 0 <= i < 5 ==>                     \
    (bit(in->held, i) <==> bit(sign, i));
#define TAKE_HIGH assert \forall integer i; 5 <= i < 32 ==>                   \
    (bit(in->held, i) <==> bit(\at(in->held, LoopCurrent), i - 5));
#define TAKE_FETCHED assert sign ==                                           \
    sign_of(in->reader.start[in->reader.at - in->reader.start - 1]) &&        \
    fetched(in) == \at(fetched(in), LoopCurrent) + 5;
#define TAKE_PLACES assert \forall integer k;                                 \
    fetched(in) - 5 <= k < fetched(in) ==>                                    \
    k / 5 == in->reader.at - in->reader.start - 1 &&                          \
    4 - k % 5 == fetched(in) - 1 - k;
#define TAKE_NEW assert \forall integer k;                                    \
    fetched(in) - 5 <= k < fetched(in) ==>                                    \
    (text_bit(in->reader.start, k) <==> bit(sign, fetched(in) - 1 - k));
#define TAKE_OLD assert \forall integer k;                                    \
    \at(taken(in), LoopCurrent) <= k < \at(fetched(in), LoopCurrent) ==>      \
    (text_bit(in->reader.start, k) <==>                                       \
     bit(\at(in->held, LoopCurrent), fetched(in) - 6 - k));
#define TAKE_BOTH assert \forall integer k;                                   \
    \at(taken(in), LoopCurrent) <= k < fetched(in) ==>                        \
    (text_bit(in->reader.start, k) <==> bit(in->held, fetched(in) - 1 - k));
#define TAKE_VALUE assert *value == low(in->held >> in->count, count);
#define TAKE_SHIFTED assert \forall integer i; 0 <= i < count ==>             \
    (bit(*value, i) <==> bit(in->held, in->count + i));
#define TAKE_SAME assert taken(in) == \at(taken(in), LoopCurrent);
#define TAKE_KEPT assert                                                      \
    says(in->reader.start, taken(in), fetched(in), in->held);
#define TAKE_TEXT assert \forall integer k;                                   \
    \at(taken(in), Pre) <= k < fetched(in) ==>                                \
    (text_bit(in->reader.start, k) <==> bit(in->held, fetched(in) - 1 - k));
#define TAKE_TAKEN assert taken(in) == \at(taken(in), Pre) + count &&         \
    taken(in) == fetched(in) - in->count;
#define TAKE_DONE assert \forall integer k;                                   \
    \at(taken(in), Pre) <= k < taken(in) ==>                                  \
    (bit(*value, taken(in) - 1 - k) <==> bit(in->held, fetched(in) - 1 - k));

/* code_bits_for_move */
#define BITS_FOR_MOVE                                                         \
    loop assigns bits;                                                        \
    loop invariant 0 <= bits <= width(count) <= 16;                           \
    loop invariant \forall integer m; 0 <= m < bits ==> (1 << m) < count;     \
    loop variant 16 - bits;

/* place_in */
#define PLACE_IN                                                              \
    loop assigns at;                                                          \
    loop invariant \base_addr(at) == \base_addr(legal->moves);                \
    loop invariant 0 <= at - legal->moves;                                    \
    loop invariant \forall integer k; lists(legal, k) ==>                     \
        move == played(k) ==> at - legal->moves <= place(k);                  \
    loop variant 65536 - (at - legal->moves);
#define PLACE_FOUND assert legal->moves[at - legal->moves] == move;

/* take_place */
#define PLACE_SAME assert \forall integer v; 0 <= v < count ==>               \
    says(in->reader.start, \at(taken(in), Pre), taken(in), v) ==>             \
    0 <= v < (1 << (taken(in) - \at(taken(in), Pre))) && v == *place;

/* write_moves, read_moves */
#define WRITE_MOVES                                                           \
    loop assigns k, out->held, out->count, out->writer->used,                 \
        out->writer->text[0 .. out->writer->room - 1];                        \
    loop invariant 0 <= k <= count;                                           \
    loop invariant writes(out, 0);                                            \
    loop invariant written(out) == offset(k);                                 \
    loop invariant \forall integer i; 0 <= i <= k ==>                         \
        0 <= offset(i) <= offset(k);                                          \
    loop invariant \forall integer j; offset(0) <= j < offset(k) ==>          \
        (written_bit(out, j) <==> wanted(j));                                 \
    loop variant count - k;
#define READ_MOVES                                                            \
    loop assigns k, found, taken_it, in->reader.at, in->held, in->count;      \
    loop invariant 0 <= k <= count;                                           \
    loop invariant reads(in) && holds_bits(in) && in->count < 5;              \
    loop invariant \forall integer i; 0 <= i < count ==>                      \
        legal[i].moves == \at(legal[i].moves, Pre);                           \
    loop invariant \forall integer j; offset(0) <= j < offset(count) ==>      \
        (text_bit(in->reader.start, j) <==> wanted(j));                       \
    loop invariant offset(0) <= offset(k);                                    \
    loop invariant taken(in) == offset(k);                                    \
    loop variant count - k;
#include "code_write.c"
#include "code_read.c"
/* clang-format on */

/*@ requires signs && are_same_moves(legal, moves, count);
    requires writes(out, 0) && written(out) == offset(0);
    requires \separated(out, legal + (0 .. count - 1));
    requires \forall integer k; 0 <= k <= count ==>
      offset(k) + 40 <= 5 * out->writer->room;
    assigns out->held, out->count, out->writer->used,
      out->writer->text[0 .. out->writer->room - 1];
    ensures out->count == 0 && offset(count) <= 5 * out->writer->used;
    ensures \forall integer k; 0 <= k <= count ==>
      0 <= offset(k) <= offset(count);
    ensures \forall integer j; offset(0) <= j < offset(count) ==>
      (text_bit(out->writer->text, j) <==> wanted(j)); */
static void write_moves(CodeWriter *out, const CodeMoves *legal,
                        const u16 *moves, u32 count, u32 check)
{
    u32 k;
    /*@ WRITE_MOVES */
    for (k = 0; k < count; k++) {
        /*@ assert lists(legal + k, k) && moves[k] == played(k) &&
              0 <= offset(k); */
        put_place(out, &legal[k], moves[k]);
        /*@ assert written(out) == offset(k + 1) == offset(k) +
              width(choices(k)) && 0 <= width(choices(k)); */
        /*@ assert out_says(out, offset(k), offset(k + 1), place(k)); */
        /*@ assert \forall integer j; 0 <= j < offset(k) ==>
              (written_bit{Here}(out, j) <==>
               written_bit{LoopCurrent}(out, j)); */
        /*@ assert \forall integer j; offset(k) <= j < offset(k + 1) ==>
              (written_bit(out, j) <==>
               bit(place(k), offset(k + 1) - 1 - j)); */
        /*@ assert is_wanted(offset(k), offset(k + 1), place(k)); */
        /*@ assert \forall integer j; offset(k) <= j < offset(k + 1) ==>
              (written_bit(out, j) <==> wanted(j)); */
        /*@ assert (unsigned int)(k + 1) == k + 1; */
    }
end_of_moves:
    code_put_bits(out, check, CHECK_BITS);
    /*@ assert written(out) == offset(count) + 20 &&
          written(out) == 5 * out->writer->used + out->count; */
end_of_check:
    code_put_bits(out, 0, (u8)(out->count ? SIGN_BITS - out->count : 0));
    /*@ assert written(out) == 5 * \at(out->writer->used, end_of_check) +
          (\at(out->count, end_of_check) != 0 ? 5 : 0); */
    /*@ assert written(out) == 5 * out->writer->used + out->count &&
          out->count < 5; */
    /*@ assert out->count == 0; */
    /*@ assert 0 <= offset(0) <= offset(count) <=
          written(out) == 5 * out->writer->used; */
    /*@ assert \forall integer j; 0 <= j < offset(count) ==>
          (text_bit(out->writer->text, j) <==>
           written_bit{end_of_moves}(out, j)); */
    return;
}

/*@ requires are_same_moves(legal, moves, count);
    requires reads(in) && holds_bits(in) && in->count < 5;
    requires taken(in) == offset(0);
    requires \base_addr(in) != \base_addr(legal);
    requires \separated(in, legal + (0 .. count - 1)) &&
      \separated(in, moves + (0 .. count - 1));
    requires offset(count) <= 5 * (in->reader.end - in->reader.start);
    requires \forall integer k; 0 <= k <= count ==>
      0 <= offset(k) <= offset(count);
    requires \forall integer j; offset(0) <= j < offset(count) ==>
      (text_bit(in->reader.start, j) <==> wanted(j));
    assigns in->reader.at, in->held, in->count;
    ensures \result == 1; */
static u8 read_moves(CodeBits *in, const CodeMoves *legal, const u16 *moves,
                     u32 count)
{
    u32 k, found;
    u8 taken_it;
    /*@ READ_MOVES */
    for (k = 0; k < count; k++) {
        /*@ assert legal[k].count == choices(k) && moves[k] == played(k); */
        /*@ assert 0 <= k < length; */
        /*@ assert is_wanted(offset(k), offset(k + 1), place(k)); */
        /*@ assert offset(0) <= offset(k) && 0 <= width(choices(k)) &&
              offset(k + 1) == offset(k) + width(choices(k)) &&
              offset(k + 1) <= offset(count); */
        /*@ assert 0 <= place(k) < legal[k].count; */
        taken_it = take_place(in, legal[k].count, &found);
        /*@ assert taken(in) == offset(k + 1); */
        /*@ assert \forall integer j; offset(k) <= j < offset(k + 1) ==>
              (text_bit(in->reader.start, j) <==> wanted(j)); */
        /*@ assert \forall integer j; offset(k) <= j < offset(k + 1) ==>
              (text_bit(in->reader.start, j) <==>
               bit(place(k), offset(k + 1) - 1 - j)); */
        /*@ assert says(in->reader.start, offset(k), offset(k + 1),
              place(k)); */
        /*@ assert says(in->reader.start, \at(taken(in), LoopCurrent),
              taken(in), place(k)); */
        /*@ assert taken_it == 1 && found == place(k); */
        /*@ assert legal[k].moves[found] == moves[k]; */
        /*@ assert (unsigned int)(k + 1) == k + 1; */
        if (!taken_it || legal[k].moves[found] != moves[k])
            return 0;
    }
    return 1;
}
