/* SPDX-License-Identifier: MIT */
/* The operations and their parameters, the same for lines and JSON. */
#ifndef BOT_REQUEST_H
#define BOT_REQUEST_H

#include "bot.h"
#include "bot_answer.h"

typedef enum BotParameter {
    PARAMETER_GAME,
    PARAMETER_START, /* words that choose a deal, as on the command line */
    PARAMETER_VARIANT,
    PARAMETER_SEED,
    PARAMETER_CODE, /* or a save */
    PARAMETER_BOARD,
    PARAMETER_MOVES,
    PARAMETER_NODES,
    PARAMETER_MODE,
    PARAMETER_COUNT,
    PARAMETER_RANK, /* among the good moves, from 1 on */
    BOT_PARAMETERS_COUNT,
    PARAMETER_NONE = BOT_PARAMETERS_COUNT
} BotParameter;

typedef struct BotRequest {
    const struct BotOperation *operation;
    Page value[BOT_PARAMETERS_COUNT];
    u8 given[BOT_PARAMETERS_COUNT];
} BotRequest;

typedef struct BotOperation {
    const char *name;
    const char *answer; /* the first word of the answer; "" for none */
    BotFault (*run)(Bot *bot, const BotRequest *request, BotAnswer *answer);
    u32 takes; /* a bit for each parameter */
    /* What the words of a line that follow no parameter's name are: the first
       of them, and those after it. */
    u8 first, rest;
    u8 urgency;  /* a BotUrgency */
    u8 in_match; /* a program may ask for it in a match */
    const char *use, *help;
} BotOperation;

/* bot_operations.c: ends with a name of NULL */
extern const BotOperation bot_operations[];
const BotOperation *bot_operation_find(const char *name, size_t length);

/* bot_thinking.c */
BotFault bot_run_go(Bot *bot, const BotRequest *request, BotAnswer *answer);
BotFault bot_run_winnable(Bot *bot, const BotRequest *request,
                          BotAnswer *answer);
BotFault bot_run_hint(Bot *bot, const BotRequest *request, BotAnswer *answer);
BotFault bot_run_explain(Bot *bot, const BotRequest *request,
                         BotAnswer *answer);

void bot_request_free(BotRequest *request);
/* The text of a parameter; "" if it wasn't given. */
const char *bot_request_text(const BotRequest *request,
                             BotParameter parameter);
/* Reads a number from 1 on; "usual" if it wasn't given. */
BotFault bot_request_number(const BotRequest *request, BotParameter parameter,
                            u64 most, u64 usual, u64 *number,
                            BotAnswer *answer);
/* Refuses the request if there is no game yet. */
BotFault bot_request_need_game(const Bot *bot, BotAnswer *answer);

/* The parameter of this name, or PARAMETER_NONE. */
BotParameter bot_parameter_find(const char *name, size_t length);
/* Adds a value; pieces of a list are separated by blanks, and those of a board
   by line breaks. */
BotFault bot_request_add(BotRequest *request, BotParameter parameter,
                         const char *text, size_t length, BotAnswer *answer);
/* Reads the words that follow the operation in a line. */
BotFault bot_request_read(BotRequest *request, const char *text, size_t length,
                          BotAnswer *answer);

/* bot.c: runs a request that was read; and notes whether one was refused */
void bot_run_request(Bot *bot, const BotRequest *request, BotAnswer *answer);
void bot_note_refusal(Bot *bot, const BotAnswer *answer);

/* bot_rpc.c: obeys a line of JSON-RPC */
void bot_rpc_obey(Bot *bot, const char *line, size_t length);
/* The operation of a request that is alone on its line, or NULL. */
const BotOperation *bot_rpc_operation(const char *line, size_t length);

#endif
