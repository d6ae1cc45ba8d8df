/* SPDX-License-Identifier: MIT */
/* Writes and reads the texts of boards. */
#include "board_code.h"

/* All bytes from the blank on, where the digits and letters are, and then the
   others. */
static void start_lists(BoardCode *lists)
{
    u16 byte, place;
    for (byte = 0; byte < BOARD_CODE_BYTES; byte++)
        for (place = 0; place < BOARD_CODE_BYTES; place++)
            lists->after[byte][place] = (u8)(place + ' ');
}

static void move_to_front(u8 *list, u16 place)
{
    const u8 byte = list[place];
    for (; place; place--)
        list[place] = list[place - 1];
    list[0] = byte;
}

/* A number from 1: as many zeros as it has bits after the first, and its
   bits. */
static void put_gamma(CodeWriter *out, u16 number)
{
    u8 more = 0;
    while (number >> more > 1)
        more++;
    code_put_bits(out, number, (u8)(2 * more + 1));
}

static u8 take_gamma(CodeBits *in, u16 *number)
{
    u32 bit = 0;
    u32 rest = 0;
    u8 more;
    for (more = 0; !bit; more++)
        if (more > 8 || !code_take_bits(in, 1, &bit))
            return 0;
    more--;
    if (!code_take_bits(in, more, &rest))
        return 0;
    *number = (u16)(1 << more | rest);
    return 1;
}

void board_code_write(BoardCode *lists, const char *board, u32 length,
                      CodeWriter *out)
{
    u8 last = 0;
    u16 place;
    u32 i;
    start_lists(lists);
    for (i = 0; i < length; i++) {
        place = 0;
        while (lists->after[last][place] != (u8)board[i])
            place++;
        put_gamma(out, (u16)(place + 1));
        move_to_front(lists->after[last], place);
        last = (u8)board[i];
    }
}

u8 board_code_read(BoardCode *lists, char *board, u32 length, CodeBits *in)
{
    u8 last = 0;
    u16 number;
    u32 i;
    start_lists(lists);
    for (i = 0; i < length; i++) {
        if (!take_gamma(in, &number) || number > BOARD_CODE_BYTES)
            return 0;
        move_to_front(lists->after[last], (u16)(number - 1));
        last = lists->after[last][0];
        board[i] = (char)last;
    }
    return 1;
}
