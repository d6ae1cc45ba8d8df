/* SPDX-License-Identifier: MIT */
/* Loads a network from a file of weights. */
#ifndef TRAIN_SLIDING_NETWORK_LOAD_H
#define TRAIN_SLIDING_NETWORK_LOAD_H

#include "solve/sliding/network/network.h"

/* For boards of this size. Ends the program with a message if the file can't
   be used. The network stays in memory until then. */
void network_load(Network *network, const char *name, u8 width, u8 height);

#endif
