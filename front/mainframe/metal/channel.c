/* SPDX-License-Identifier: MIT */
/* Input and output on ESA/390: finds the devices, starts channel programs, and
   handles the interruptions that report their results. */
#include "channel.h"

enum {
    CONSOLE_NUMBER = 0x0009,
    FIRST_TERMINAL = 0x00C0,
    LAST_TERMINAL = 0x00C7,
    SUBCHANNEL_ZERO = 0x10000,
    MOST_SUBCHANNELS = 64,
    ENABLED = 0x00800000,
    VALID = 0x00010000,
    ANY_LENGTH = 0x20,
    FORMAT_1 = 0x0080FF00,
    SENSE = 0x04,
    NOT_THERE = 3,
    /* device status bits */
    ATTENTION = 0x80,
    CHANNEL_END = 0x08,
    DEVICE_END = 0x04,
    UNIT_CHECK = 0x02
};

/* The subchannel information block, as the hardware lays it out. */
typedef struct SubchannelBlock {
    u32 word[13];
} SubchannelBlock;

typedef struct ResponseBlock {
    u32 word[24];
} ResponseBlock;

typedef struct RequestBlock {
    u32 parameter, flags, program, rest[5];
} RequestBlock;

u32 wait_for_device(void);

Device devices[MOST_DEVICES];

/* -------------------------------------------------------- instructions */

#define ON_SUBCHANNEL(instruction, id, block)                                 \
    __extension__({                                                           \
        register u32 one __asm__("1") = (id);                                 \
        u32 condition;                                                        \
        __asm__ volatile(instruction " %1\n\tipm %0\n\tsrl %0,28"             \
                         : "=&d"(condition), "+Q"(*(block))                   \
                         : "d"(one)                                           \
                         : "cc", "memory");                                   \
        condition;                                                            \
    })

/* --------------------------------------------------------------- finding */

static u8 place_of_device(u16 number)
{
    if (number == CONSOLE_NUMBER)
        return 0;
    if (number >= FIRST_TERMINAL && number <= LAST_TERMINAL)
        return (u8)(number - FIRST_TERMINAL + 1);
    return MOST_DEVICES;
}

/* The interruption parameter is the device's index in the table. */
static void enable(u32 id, SubchannelBlock *block)
{
    const u16 number = (u16)(block->word[1] & 0xFFFF);
    const u8 place = place_of_device(number);
    if (!(block->word[1] & VALID) || place == MOST_DEVICES)
        return;
    block->word[0] = place;
    block->word[1] |= ENABLED;
    if (ON_SUBCHANNEL("msch", id, block))
        return;
    devices[place].id = id;
    devices[place].number = number;
}

void channel_find_devices(void)
{
    SubchannelBlock block;
    u32 id;
    for (id = SUBCHANNEL_ZERO; id < SUBCHANNEL_ZERO + MOST_SUBCHANNELS; id++) {
        if (ON_SUBCHANNEL("stsch", id, &block) == NOT_THERE)
            return;
        enable(id, &block);
    }
}

/* -------------------------------------------------------------- waiting */

static void note_status(Device *device, u32 word)
{
    const u8 status = (u8)(word >> 24);
    device->called |= (u8)((status & ATTENTION) != 0);
    device->failed |= (u8)((status & UNIT_CHECK) != 0);
    if (status & (DEVICE_END | UNIT_CHECK)) {
        device->came |= device->done;
        device->done = 1;
        device->left = (u16)word;
    }
}

void channel_await_devices(void)
{
    ResponseBlock response;
    const u32 place = wait_for_device();
    if (place >= MOST_DEVICES || !devices[place].id)
        return;
    if (ON_SUBCHANNEL("tsch", devices[place].id, &response) == 0)
        note_status(&devices[place], response.word[2]);
}

/* ------------------------------------------------------------- commands */

/* Returns 0 if the device no longer exists. */
static u8 start(Device *device)
{
    RequestBlock request = {0, FORMAT_1, 0, {0}};
    ResponseBlock response;
    u32 code;
    request.parameter = (u32)(device - devices);
    request.program = (u32)&device->command;
    do {
        code = ON_SUBCHANNEL("ssch", device->id, &request);
        if (code == 1 || code == 2) {
            (void)ON_SUBCHANNEL("tsch", device->id, &response);
            note_status(device, response.word[2]);
        }
    } while (code == 1 || code == 2);
    if (code)
        device->id = 0;
    return (u8)(code == 0);
}

u8 channel_begin_command(Device *device, u8 command, void *bytes, u16 count)
{
    device->command.command = command;
    device->command.flags = ANY_LENGTH;
    device->command.count = count;
    device->command.bytes = bytes;
    device->done = 0;
    device->failed = 0;
    if (start(device))
        return 1;
    device->done = 1;
    device->failed = 1;
    return 0;
}

static u8 run_command(Device *device, u8 command, void *bytes, u16 count)
{
    if (!channel_begin_command(device, command, bytes, count))
        return 0;
    while (!device->done)
        channel_await_devices();
    return (u8)!device->failed;
}

u8 channel_do_command(Device *device, u8 command, void *bytes, u16 count)
{
    u8 reasons[32];
    u16 left;
    if (!device->id)
        return 0;
    if (run_command(device, command, bytes, count))
        return 1;
    left = device->left;
    (void)run_command(device, SENSE, reasons, sizeof reasons);
    device->left = left;
    return 0;
}
