/* SPDX-License-Identifier: MIT */
/* The answer to a request: named values, as words of a line or as members of
   an object. */
#ifndef BOT_ANSWER_H
#define BOT_ANSWER_H

#include "host/page.h"
#include "solve/solve.h"

/* Why a request is refused. bot_answer.c has their names and numbers. */
typedef enum BotFault {
    BOT_FINE,
    BOT_SYNTAX,     /* not a line, or not JSON */
    BOT_REQUEST,    /* JSON, but no request */
    BOT_UNKNOWN,    /* no such operation */
    BOT_PARAMETERS, /* not what the operation takes */
    BOT_START,      /* no such position */
    BOT_ILLEGAL,    /* a move is refused */
    BOT_STATE,      /* not in this position */
    BOT_FAULTS
} BotFault;

typedef struct BotAnswer {
    Page page;
    const char *heading; /* a line's first word */
    int is_json;
    BotFault fault;
    Page words; /* of the fault */
    u32 nth;    /* the refused move, counted from 1; or 0 */
} BotAnswer;

void bot_answer_start(BotAnswer *answer, const char *heading, int is_json);
void bot_answer_free(BotAnswer *answer);

/* Add a value. In a line, its name is left out if it is the heading. */
void bot_answer_word(BotAnswer *answer, const char *name, const char *word);
void bot_answer_number(BotAnswer *answer, const char *name, u64 number);
/* The same for a text that is a word, and is freed. */
void bot_answer_page(BotAnswer *answer, const char *name, Page *word);
/* A list of words: begins, gets each, ends. Nothing may follow in a line. */
void bot_answer_begin_list(BotAnswer *answer, const char *name);
void bot_answer_item(BotAnswer *answer, const char *word, size_t length);
void bot_answer_end_list(BotAnswer *answer);
/* A text of several lines, which is freed: their number, and then they
   themselves. A sentence is the rest of the line. Nothing may follow. */
void bot_answer_lines(BotAnswer *answer, const char *name, Page *text);
void bot_answer_sentence(BotAnswer *answer, const char *name,
                         const char *text);

/* Refuses the request. Returns the fault. */
BotFault bot_answer_refuse(BotAnswer *answer, BotFault fault,
                           const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Write the finished answer as a line, and as JSON-RPC's result or error
   without the braces around it. */
void bot_answer_put_line(Page *page, const BotAnswer *answer);
void bot_answer_put_members(Page *page, const BotAnswer *answer);

#endif
