/* SPDX-License-Identifier: MIT */
/* Devices of an ESA/390 machine: their subchannels and channel programs. */
#ifndef CHANNEL_H
#define CHANNEL_H

#include "rules/core/base.h"

/* A channel command word, as the hardware lays it out. */
typedef struct ChannelCommand {
    u8 command, flags;
    u16 count;
    void *bytes;
} __attribute__((aligned(8))) ChannelCommand;

typedef struct Device {
    ChannelCommand command; /* the current one */
    u32 id;                 /* subchannel number; 0: no such device */
    u16 number;             /* device number in the machine's configuration */
    u16 left;               /* number of bytes not transferred */
    u8 done;                /* the command has ended */
    u8 failed;              /* the command has failed */
    u8 called;              /* the device asks for attention */
    u8 came;                /* the device has been switched on */
} Device;

enum { MOST_DEVICES = 9 };
extern Device devices[MOST_DEVICES];

/* Finds the console and then the terminals. */
void channel_find_devices(void);
/* Starts a command; "done" is set when it ends. Returns 0 if the device no
   longer exists. */
u8 channel_begin_command(Device *device, u8 command, void *bytes, u16 count);
/* Runs one command that transfers bytes to or from the device, and waits until
   it ends. Returns 0 if it fails, after asking the device for the reason. */
u8 channel_do_command(Device *device, u8 command, void *bytes, u16 count);
/* Waits for an interruption and records it in the device. */
void channel_await_devices(void);

#endif
