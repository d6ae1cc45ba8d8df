/* SPDX-License-Identifier: MIT */
/* Lets a program play: it asks for operations by lines of words or of
   JSON-RPC, and gets their answers (docs/bots.md describes both). A bot is one
   such program and its game. */
#ifndef BOT_H
#define BOT_H

#include "advice/advisor.h"
#include "host/host.h"

/* Grows when a client of the last version may not understand the next. */
enum { BOT_PROTOCOL = 1 };

/* Longer lines are refused. */
enum { BOT_MOST_LINE = 1 << 20 };

typedef struct Bot {
    Session session; /* without a game before the first position */
    Advisor advisor;
    const char *program; /* its version */
    /* Sends whole lines, also while an operation is under way. */
    void (*send)(void *own, const char *text, size_t length);
    void *own;
    /* In a match, nothing is answered that would play for the program, or tell
       it the future. */
    int is_match;
    u32 faults;     /* requests that were refused */
    int is_illegal; /* a move was refused */
    Page refusal;   /* the last one's sentence */
    /* The request under way. */
    int is_json;
    Page id; /* of a request in JSON, as JSON */
    long long begun, told;
} Bot;

void bot_open(Bot *bot, const char *program,
              void (*send)(void *own, const char *text, size_t length),
              void *own);
void bot_close(Bot *bot);

/* Obeys a line, which can be anything, and sends what there is to answer. The
   byte becomes 1 to bring a search to its end; it may be NULL. */
void bot_obey(Bot *bot, const char *line, size_t length,
              const _Atomic u8 *hurry);

/* What the reader of lines has to know before their turn comes. */
typedef enum BotUrgency {
    BOT_PATIENT,
    BOT_STOP, /* end the search that is under way */
    BOT_QUIT  /* and read no more */
} BotUrgency;
BotUrgency bot_urgency(const char *line, size_t length);

#endif
