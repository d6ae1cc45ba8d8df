/* SPDX-License-Identifier: MIT */
/* Functions that mix the bits of numbers, for hash tables and for the players'
   own random numbers. No game depends on them. */
#ifndef SOLVE_MIX_H
#define SOLVE_MIX_H

#include "solve/solve.h"

/* 2^64 divided by the golden ratio: an odd number whose multiples are evenly
   distributed (Knuth, The Art of Computer Programming 3, 6.4). */
#define GOLDEN_MULTIPLIER ((u64)0x9E3779B97F4A7C15)

/* Multiply, shift, multiply: good enough for keys that are sums of the
   results. */
static inline u64 mix_number(u64 number)
{
    number *= GOLDEN_MULTIPLIER;
    number ^= number >> 29;
    return number * 0xBF58476D1CE4E5B9;
}

/* A hash of two numbers. */
static inline u32 mix_pair(u64 first, u64 second)
{
    u64 mixed = (first * GOLDEN_MULTIPLIER) ^ (second * 0xC2B2AE3D27D4EB4F);
    mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93;
    return (u32)(mixed >> 32);
}

/* The next number of SplitMix64 (Steele, Lea and Flood, "Fast splittable
   pseudorandom number generators", 2014). */
static inline u64 splitmix64(u64 *state)
{
    u64 mixed = *state += GOLDEN_MULTIPLIER;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
}

#endif
