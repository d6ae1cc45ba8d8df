/* SPDX-License-Identifier: MIT */
/* A second, slow merge of backups, made from their lines alone. */
#ifndef TESTS_KIT_PLAIN_MERGE_H
#define TESTS_KIT_PLAIN_MERGE_H

#include "host/host.h"

/* Asserts that a backup has everything that several backups have, and no more:
   of each record the right one, and no game that went on. */
void assert_merge_of(const Page *merged, const Page *backups, size_t count);

#endif
