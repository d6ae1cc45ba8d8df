/* SPDX-License-Identifier: MIT */
/* A program that stores nothing has no layout files either. */
#include "table/layout_files.h"

int layouts_exist(const Game *game)
{
    (void)game;
    return 0;
}

void layouts_list(SeeLayout see, void *own)
{
    (void)see;
    (void)own;
}

int layouts_find(Page *path, const char *name)
{
    (void)path;
    (void)name;
    return 0;
}

u8 layouts_settle_level(Choice *choice, const _Atomic u8 *stop, Fault *fault)
{
    return choice_settle_level(choice, NULL, stop, fault);
}

u8 layouts_deal(Session *session, const Choice *choice, Fault *fault)
{
    (void)session;
    fault->game = choice->game;
    return fault_set(fault, NO_VARIANT, NULL);
}
