/* SPDX-License-Identifier: MIT */
/* A request under way, and what can be called. A result is written as members,
   each with a comma before it. */
#ifndef MCP_CALL_H
#define MCP_CALL_H

#include "bot/bot_request.h"
#include "mcp.h"
#include "rules/games.h"

/* The numbers of errors. JSON-RPC has reserved the first ones, and MCP the
   others. */
typedef enum McpError {
    MCP_NO_ERROR = 0,
    MCP_PARSE = -32700,
    MCP_INVALID = -32600,
    MCP_NO_METHOD = -32601,
    MCP_PARAMETERS = -32602,
    MCP_NO_RESOURCE = -32002, /* until 2025-11-25 */
    MCP_HEADERS = -32020,
    MCP_CAPABILITY = -32021,
    MCP_VERSION = -32022
} McpError;

/* The time for which clients may keep what never changes. */
enum { MCP_TTL = 3600 * 1000 };

typedef struct McpCall {
    Mcp *mcp;
    const JsonText *json;
    const JsonValue *params; /* an object, or NULL */
    int is_modern;           /* a revision without "initialize" */
    int is_malformed;        /* it lacks what every modern request has */
    const char *type;        /* of a modern result */
    Page result;
    McpError error;
    Page words, data; /* of the error; data is JSON, or empty */
} McpCall;

/* Refuses the request. */
void mcp_refuse(McpCall *call, McpError error, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* A parameter that is text; NULL if it is missing or something else, or
   contains a NUL. */
const char *mcp_text(const McpCall *call, const char *name);
/* A member that is text; of an object, or of NULL. */
const char *mcp_member(const McpCall *call, const JsonValue *object,
                       const char *name);

typedef struct McpMethod {
    const char *name;
    void (*run)(McpCall *call);
    u8 modern, legacy; /* the eras that have it */
    u8 lasts;          /* clients may keep its modern result */
} McpMethod;

typedef struct McpTool {
    const char *name, *title, *description;
    u32 takes, needs; /* a bit for each BotParameter */
    u32 gives;        /* a bit for each McpMember */
    /* The operation that answers, what is passed on to it, and whether it asks
       about the game of the code. */
    const char *operation;
    u32 passes;
    u8 loads;
    u8 shows;     /* the whole game comes back, which clients can draw */
    u8 by_chance; /* the same call can have another answer */
    /* Answers instead of an operation, or NULL. */
    void (*run)(McpCall *call, const struct McpTool *tool,
                const JsonValue *arguments);
} McpTool;

/* mcp_tools.c: ends with a name of NULL */
extern const McpTool mcp_tools[];
void mcp_tools_list(McpCall *call);
void mcp_tools_call(McpCall *call);
/* mcp_state.c: the answer that shows a whole game, and as plain text */
void mcp_state_answer(const Bot *bot, BotAnswer *answer);
void mcp_state_page(Page *page, const Bot *bot);
/* Loads a code; the answer has the fault if it can't be loaded. */
int mcp_state_load(Bot *bot, const char *code, BotAnswer *answer);

/* mcp_schema.c */
void mcp_schema_input(Page *page, const McpTool *tool);
void mcp_schema_output(Page *page, const McpTool *tool);
/* Refuses arguments that the schema doesn't allow; writes why, or nothing. */
void mcp_schema_check(const McpCall *call, const McpTool *tool,
                      const JsonValue *arguments, Page *why);

/* What tools answer, in the order of their names in mcp_schema.c. */
typedef enum McpMember {
    MEMBER_GAME,
    MEMBER_VARIANT,
    MEMBER_SEED,
    MEMBER_STATUS,
    MEMBER_MOVES,
    MEMBER_SCORE,
    MEMBER_CODE,
    MEMBER_BOARD,
    MEMBER_DESCRIPTION,
    MEMBER_LEGAL,
    MEMBER_HINT,
    MEMBER_REASON,
    MEMBER_BESTMOVE,
    MEMBER_VERDICT,
    MEMBER_MODE,
    MEMBER_NODES,
    MEMBER_LENGTH,
    MEMBER_LINE,
    MEMBER_LOST_AFTER,
    MEMBER_WON_AFTER,
    MEMBER_TEXT,
    MEMBER_VALID,
    MEMBER_FAULT,
    MEMBER_GAMES,
    MCP_MEMBERS
} McpMember;

/* The page of the board. */
#define MCP_APP "ui://quadrille/board"

/* mcp_resources.c */
void mcp_resources_list(McpCall *call);
void mcp_resources_templates(McpCall *call);
void mcp_resources_read(McpCall *call);

/* mcp_prompts.c */
typedef struct McpArgument {
    const char *name, *description;
    u8 is_needed;
} McpArgument;
enum { MCP_MOST_ARGUMENTS = 3 };
typedef struct McpPrompt {
    const char *name, *title, *description;
    McpArgument arguments[MCP_MOST_ARGUMENTS];
    /* Writes the messages, as the elements of an array. */
    void (*run)(McpCall *call, const JsonValue *arguments);
} McpPrompt;
void mcp_prompts_list(McpCall *call);
void mcp_prompts_get(McpCall *call);
void mcp_completion_complete(McpCall *call);

/* What a test adds, to show all that the protocol can do. */
typedef struct McpExtras {
    const char *capabilities; /* members of an object, each behind a comma */
    /* Writes more elements of a list: of "tools", "resources",
       "resourceTemplates" or "prompts". */
    void (*list)(Page *page, const char *what);
    /* Answers a request; returns 0 if it doesn't know it. */
    int (*answer)(McpCall *call, const char *method);
} McpExtras;

/* Writes what a test adds to a list. */
void mcp_extras_list(McpCall *call, const char *what);
/* Sends a notification before the answer. */
void mcp_notify(Mcp *mcp, const Page *message);

#endif
