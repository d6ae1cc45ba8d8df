/* SPDX-License-Identifier: MIT */
/* Prints what arithmetic.c computes on this machine. */
#include <stdio.h>

#include "front/mainframe/tso/system.h"

void system_put_line(const char *line, u32 length)
{
    printf("%.*s\n", (int)length, line);
}

int main(void)
{
    system_play(NULL);
    return 0;
}
