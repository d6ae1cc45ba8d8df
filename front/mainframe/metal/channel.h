/* SPDX-License-Identifier: MIT */
/* Devices of an ESA/390 machine: subchannels, and programs for them. */
#ifndef CHANNEL_H
#define CHANNEL_H

#include "rules/core/base.h"

/* A command as a channel reads it. */
typedef struct ChannelCommand {
    u8 command, flags;
    u16 count;
    void *bytes;
} __attribute__((aligned(8))) ChannelCommand;

typedef struct Device {
    ChannelCommand command; /* that it is at */
    u32 id;                 /* of its subchannel; 0: there is none */
    u16 number;             /* as the machine's plan has it */
    u16 left;               /* bytes that were not moved */
    u8 done;                /* its command has ended */
    u8 failed;              /* and not well */
    u8 called;              /* it has something to say */
    u8 came;                /* it was switched on */
} Device;

enum { MOST_DEVICES = 9 };
extern Device devices[MOST_DEVICES];

/* Finds the console and the terminals, in this order. */
void find_devices(void);
/* Begins a command, whose end "done" tells; 0 when the device is gone. */
u8 begin_command(Device *device, u8 command, void *bytes, u16 count);
/* One command with bytes to or from the device, until it has ended; 0 when it
   has failed, of which the device is then asked the reason. */
u8 do_command(Device *device, u8 command, void *bytes, u16 count);
/* Waits until something happens, and writes it down at the device. */
void await_devices(void);

#endif
