/* SPDX-License-Identifier: MIT */
/* The tools. Each is an operation of bots, asked about the game that a code
   holds; the answer has the members of the operation's. What a model can mend
   is told in the tool's result, not as an error of the protocol, which clients
   may keep from it. */
#include <string.h>

#include "host/json.h"
#include "mcp_call.h"
#include "table/kit.h"

#define TAKES(name) (1U << PARAMETER_##name)
#define GIVES(name) (1U << MEMBER_##name)
#define GIVES_POSITION                                                        \
    (GIVES(GAME) | GIVES(VARIANT) | GIVES(SEED) | GIVES(STATUS) |             \
     GIVES(MOVES) | GIVES(SCORE))
#define GIVES_STATE                                                           \
    (GIVES_POSITION | GIVES(CODE) | GIVES(BOARD) | GIVES(DESCRIPTION))

/* ---------------------------------------------------------------- results */

static void put_content(McpCall *call, const char *text, size_t length)
{
    page_text(&call->result, ",\"content\":[{\"type\":\"text\",\"text\":");
    page_string(&call->result, text, length);
    page_text(&call->result, "}]");
}

static void put_error(McpCall *call, const char *text)
{
    put_content(call, text, strlen(text));
    page_flag(&call->result, "isError", 1);
}

/* What to do about a refusal, in the order of BotFault. */
static const char *const advice[] = {
    "",
    "",
    "",
    "",
    "Correct the arguments and call the tool again.",
    "list_games has the games and their variants. A code must be passed as "
    "it was returned, whole.",
    "Nothing was played, so the code from before is still good; legal_moves "
    "lists the moves that are possible.",
    "show_game tells what the position is."};
STATIC_ASSERT(COUNT_OF(advice) == BOT_FAULTS);

static void put_fault(McpCall *call, const BotAnswer *answer)
{
    Page text = PAGE_EMPTY;
    page_text(&text, answer->words.text);
    page_format(&text, "%s %s",
                strchr(".!?", text.text[text.used - 1]) ? "" : ".",
                advice[answer->fault]);
    put_error(call, text.text);
    page_free(&text);
}

/* The answer as an object; and for readers the same text, or the board. */
static void put_answer(McpCall *call, const McpTool *tool, BotAnswer *answer)
{
    Page text = PAGE_EMPTY;
    page_text(&answer->page, "}");
    if (tool->shows)
        mcp_state_page(&text, &call->mcp->bot);
    else
        page_put(&text, answer->page.text, answer->page.used);
    put_content(call, text.text, text.used);
    page_free(&text);
    page_text(&call->result, ",\"structuredContent\":");
    page_put(&call->result, answer->page.text, answer->page.used);
}

/* -------------------------------------------------------------- operations */

static void pass_value(const McpCall *call, BotRequest *request,
                       BotParameter parameter, const JsonValue *value,
                       BotAnswer *answer)
{
    const JsonValue *inside;
    if (value->kind != JSON_ARRAY) {
        bot_request_add(request, parameter, json_text(call->json, value),
                        value->length, answer);
        return;
    }
    for (inside = json_first(call->json, value); inside && !answer->fault;
         inside = json_next(call->json, value, inside))
        bot_request_add(request, parameter, json_text(call->json, inside),
                        inside->length, answer);
}

static void run_operation(McpCall *call, const McpTool *tool,
                          const JsonValue *arguments, BotAnswer *answer)
{
    BotRequest request = {.operation = bot_operation_find(
                              tool->operation, strlen(tool->operation))};
    const JsonValue *member =
        arguments ? json_first(call->json, arguments) : NULL;
    for (; member && !answer->fault;
         member = json_next(call->json, arguments, member)) {
        const BotParameter parameter = bot_parameter_find(
            json_name(call->json, member), member->name_length);
        if (member->kind != JSON_NULL && tool->passes >> parameter & 1)
            pass_value(call, &request, parameter, member, answer);
    }
    if (!answer->fault)
        bot_run_request(&call->mcp->bot, &request, answer);
    bot_request_free(&request);
}

/* Loads the game of the code; what that answers is left out. */
static int load(McpCall *call, const JsonValue *arguments)
{
    BotAnswer answer;
    const int done = mcp_state_load(
        &call->mcp->bot, mcp_member(call, arguments, "code"), &answer);
    if (!done)
        put_fault(call, &answer);
    bot_answer_free(&answer);
    return done;
}

static void run_tool(McpCall *call, const McpTool *tool,
                     const JsonValue *arguments)
{
    BotAnswer answer;
    if (tool->loads && !load(call, arguments))
        return;
    bot_answer_start(&answer, "", 1);
    run_operation(call, tool, arguments, &answer);
    if (!answer.fault && tool->shows)
        mcp_state_answer(&call->mcp->bot, &answer);
    if (answer.fault)
        put_fault(call, &answer);
    else
        put_answer(call, tool, &answer);
    bot_answer_free(&answer);
}

/* ------------------------------------------------------------ other tools */

static void page_variants(Page *page, const Game *game)
{
    const VariantName *variant;
    unsigned i;
    page_text(page, ",\"variants\":[");
    for (i = 0; (variant = kit_word(game, i)) != NULL; i++) {
        page_element(page, "{\"name\":");
        page_string(page, variant->name, strlen(variant->name));
        if (variant->help)
            page_entry(page, "help", variant->help);
        page_text(page, "}");
    }
    page_text(page, "]");
}

static void list_games(McpCall *call, const McpTool *tool,
                       const JsonValue *arguments)
{
    BotAnswer answer;
    Page *page = &answer.page;
    u8 i;
    (void)arguments;
    bot_answer_start(&answer, "", 1);
    page_text(page, "\"games\":[");
    for (i = 0; i < games_count; i++) {
        page_element(page, "");
        page_format(page,
                    "{\"name\":\"%1$s\",\"rules\":\"quadrille://rules/%1$s\"",
                    games[i]->name);
        page_variants(page, games[i]);
        page_text(page, "}");
    }
    page_text(page, "]");
    put_answer(call, tool, &answer);
    bot_answer_free(&answer);
}

/* A code that isn't sound is an answer, too. */
static void verify(McpCall *call, const McpTool *tool,
                   const JsonValue *arguments)
{
    Bot *bot = &call->mcp->bot;
    BotAnswer answer;
    Page why = PAGE_EMPTY;
    if (mcp_state_load(bot, mcp_member(call, arguments, "code"), &answer)) {
        page_flag(&answer.page, "valid", 1);
    } else {
        page_text(&why, answer.words.text);
        bot_answer_free(&answer);
        bot_answer_start(&answer, "", 1);
        page_text(&answer.page, "\"valid\":false");
        bot_answer_page(&answer, "fault", &why);
    }
    put_answer(call, tool, &answer);
    bot_answer_free(&answer);
}

/* ------------------------------------------------------------------ table */

const McpTool mcp_tools[] = {
    {.name = "list_games",
     .title = "List games and variants",
     .description = "Lists the games with their variants and levels of "
                    "difficulty, and where their rules are.",
     .gives = GIVES(GAMES),
     .run = list_games},
    {.name = "start_game",
     .title = "Start a game",
     .description =
         "Starts a game and returns its code, the board, and a description "
         "of it. Seeds make deals repeatable; a variant can be a level such "
         "as \"hard\". With moves, these are played, too.",
     .takes = TAKES(GAME) | TAKES(VARIANT) | TAKES(SEED) | TAKES(BOARD) |
              TAKES(MOVES),
     .needs = TAKES(GAME),
     .gives = GIVES_STATE,
     .operation = "position",
     .passes = TAKES(GAME) | TAKES(VARIANT) | TAKES(SEED) | TAKES(BOARD) |
               TAKES(MOVES),
     .shows = 1,
     .by_chance = 1},
    {.name = "show_game",
     .title = "Show a game",
     .description = "Shows the game of a code: its status and score, the "
                    "board as text, and a description in sentences.",
     .takes = TAKES(CODE),
     .needs = TAKES(CODE),
     .gives = GIVES_STATE,
     .operation = "position",
     .loads = 1,
     .shows = 1},
    {.name = "legal_moves",
     .title = "List the legal moves",
     .description = "Lists every legal move of a position, as play_moves "
                    "reads it. The list is empty if the game is over or only "
                    "undoing helps.",
     .takes = TAKES(CODE),
     .needs = TAKES(CODE),
     .gives = GIVES(LEGAL),
     .operation = "legal",
     .loads = 1},
    {.name = "play_moves",
     .title = "Play moves",
     .description = "Plays one or more moves and returns the new code with "
                    "the new board. If a move is illegal, none is played, "
                    "and the answer says why.",
     .takes = TAKES(CODE) | TAKES(MOVES),
     .needs = TAKES(CODE) | TAKES(MOVES),
     .gives = GIVES_STATE,
     .operation = "position",
     .passes = TAKES(CODE) | TAKES(MOVES),
     .shows = 1},
    {.name = "undo_moves",
     .title = "Undo moves",
     .description = "Takes back the last move, or several, and returns the "
                    "new code with the board.",
     .takes = TAKES(CODE) | TAKES(COUNT),
     .needs = TAKES(CODE),
     .gives = GIVES_STATE,
     .operation = "undo",
     .passes = TAKES(COUNT),
     .loads = 1,
     .shows = 1},
    {.name = "hint",
     .title = "Get a hint",
     .description = "Suggests a good move and says why. With a rank of 2, "
                    "the second best, and so on.",
     .takes = TAKES(CODE) | TAKES(RANK),
     .needs = TAKES(CODE),
     .gives = GIVES(HINT) | GIVES(REASON),
     .operation = "hint",
     .passes = TAKES(RANK),
     .loads = 1},
    {.name = "is_winnable",
     .title = "Check whether the game can still be won",
     .description =
         "Tells whether the position can still be won: \"won\", it can, "
         "\"impossible\", proven that nobody can, \"unknown\", the nodes ran "
         "out, or \"no-solver\", chance decides (Kulki).",
     .takes = TAKES(CODE) | TAKES(NODES),
     .needs = TAKES(CODE),
     .gives = GIVES(VERDICT) | GIVES(MODE) | GIVES(NODES),
     .operation = "winnable",
     .passes = TAKES(NODES),
     .loads = 1},
    {.name = "explain_loss",
     .title = "Explain the losing move",
     .description =
         "Finds the move that lost the game and shows what would have won: "
         "after \"won_after\" moves it could be won, after \"lost_after\" "
         "moves it can't. In Kulki, where chance decides, tells which moves "
         "cost "
         "most.",
     .takes = TAKES(CODE) | TAKES(NODES),
     .needs = TAKES(CODE),
     .gives =
         GIVES(VERDICT) | GIVES(LOST_AFTER) | GIVES(WON_AFTER) | GIVES(TEXT),
     .operation = "explain",
     .passes = TAKES(NODES),
     .loads = 1},
    {.name = "solve",
     .title = "Solve a position",
     .description =
         "Searches for a solution of the position: the best move, and the "
         "whole line if one was found. In Kulki, a player that has learned "
         "from itself chooses a move.",
     .takes = TAKES(CODE) | TAKES(NODES) | TAKES(MODE),
     .needs = TAKES(CODE),
     .gives = GIVES(BESTMOVE) | GIVES(VERDICT) | GIVES(MODE) | GIVES(NODES) |
              GIVES(LENGTH) | GIVES(LINE),
     .operation = "go",
     .passes = TAKES(NODES) | TAKES(MODE),
     .loads = 1},
    {.name = "verify",
     .title = "Verify a code",
     .description = "Plays the game of a code or of a saved game again, and "
                    "tells whether every move is legal and how it stands; if "
                    "not, what is wrong.",
     .takes = TAKES(CODE),
     .needs = TAKES(CODE),
     .gives = GIVES_POSITION | GIVES(VALID) | GIVES(FAULT),
     .run = verify},
    {.name = NULL}};

/* ---------------------------------------------------------------- methods */

static void page_tool(Page *page, const McpCall *call, const McpTool *tool)
{
    page_element(page, "{\"name\":");
    page_string(page, tool->name, strlen(tool->name));
    page_entry(page, "title", tool->title);
    page_entry(page, "description", tool->description);
    page_text(page, ",\"inputSchema\":");
    mcp_schema_input(page, tool);
    page_text(page, ",\"outputSchema\":");
    mcp_schema_output(page, tool);
    page_format(page,
                ",\"annotations\":{\"readOnlyHint\":true,"
                "\"destructiveHint\":false,\"idempotentHint\":%s,"
                "\"openWorldHint\":false}",
                tool->by_chance ? "false" : "true");
    if (tool->shows && call->mcp->app.used)
        page_text(page,
                  ",\"_meta\":{\"ui\":{\"resourceUri\":"
                  "\"" MCP_APP "\"},\"ui/resourceUri\":\"" MCP_APP "\"}");
    page_text(page, "}");
}

void mcp_tools_list(McpCall *call)
{
    const McpTool *tool;
    page_text(&call->result, ",\"tools\":[");
    for (tool = mcp_tools; tool->name; tool++)
        page_tool(&call->result, call, tool);
    mcp_extras_list(call, "tools");
    page_text(&call->result, "]");
}

static const McpTool *find_tool(const char *name)
{
    const McpTool *tool = mcp_tools;
    while (name && tool->name && strcmp(tool->name, name) != 0)
        tool++;
    return name && tool->name ? tool : NULL;
}

void mcp_tools_call(McpCall *call)
{
    const char *name = mcp_text(call, "name");
    const JsonValue *arguments =
        call->params ? json_member(call->json, call->params, "arguments")
                     : NULL;
    const McpTool *tool = find_tool(name);
    Page why = PAGE_EMPTY;
    if (!tool) {
        mcp_refuse(call, MCP_PARAMETERS, "Unknown tool: '%.60s'",
                   name ? name : "");
        return;
    }
    if (arguments && arguments->kind == JSON_NULL)
        arguments = NULL;
    if (arguments && arguments->kind != JSON_OBJECT) {
        mcp_refuse(call, MCP_PARAMETERS, "The arguments must be an object");
        return;
    }
    mcp_schema_check(call, tool, arguments, &why);
    if (why.used)
        put_error(call, why.text);
    else
        (tool->run ? tool->run : run_tool)(call, tool, arguments);
    page_free(&why);
}
