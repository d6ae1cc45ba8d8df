/* SPDX-License-Identifier: MIT */
/* Writes the JSON Schemas of tools, and checks arguments against them. Both
   come from the same tables, so they can't differ. */
#include <stdlib.h>
#include <string.h>

#include "host/json.h"
#include "mcp_call.h"

/* What a value has to be. */
typedef enum ValueForm {
    FORM_TEXT,
    FORM_GAME,
    FORM_LIST,
    FORM_COUNT
} ValueForm;

/* More nodes would keep a client waiting for minutes. */
enum { MOST_NODES = 100000000, MOST_COUNT = 1000 };

/* In the order of BotParameter. */
static const struct {
    const char *name;
    ValueForm form;
    long most; /* of a number */
    const char *description;
} parameters[] = {
    {"game", FORM_GAME, 0, "The game."},
    {"start", FORM_TEXT, 0, "Words that choose a deal."},
    {"variant", FORM_TEXT, 0,
     "A variant or a level of difficulty; list_games has them."},
    {"seed", FORM_TEXT, 0,
     "The deal: a number in FreeCell, else any word. The same seed deals the "
     "same game again. Without it, the deal is random."},
    {"code", FORM_TEXT, 0,
     "The game: the newest code that a tool has returned, or a share code of "
     "the player's."},
    {"board", FORM_LIST, 0,
     "Begin with this board instead of a deal: the rows in the format of the "
     "member \"board\"."},
    {"moves", FORM_LIST, 0,
     "The moves, in order, each as legal_moves writes it."},
    {"nodes", FORM_COUNT, MOST_NODES,
     "How many positions to look at before giving up (100000)."},
    {"mode", FORM_TEXT, 0,
     "What to search for: fast, any solution; short, one with few moves; "
     "optimal, one with the fewest; prove, whether there is one. Not every "
     "game has every mode."},
    {"count", FORM_COUNT, MOST_COUNT, "How many moves (1)."},
    {"rank", FORM_COUNT, MOST_COUNT,
     "Which hint: 1 is the best move, 2 the second best (1)."}};
STATIC_ASSERT(COUNT_OF(parameters) == BOT_PARAMETERS_COUNT);

#define TEXT "{\"type\":\"string\"}"
#define NUMBER "{\"type\":\"integer\",\"minimum\":0}"
#define LIST "{\"type\":\"array\",\"items\":" TEXT "}"
#define ONE_OF(words) "{\"type\":\"string\",\"enum\":[" words "]}"

/* In the order of McpMember. */
static const struct {
    const char *name, *schema;
    u8 is_optional; /* an answer may lack it */
} members[] = {
    {"game", TEXT, 0},
    {"variant", TEXT, 0},
    {"seed", TEXT, 1},
    {"status", ONE_OF("\"going\",\"won\",\"stuck\",\"lost\""), 0},
    {"moves", NUMBER, 0},
    {"score", NUMBER, 0},
    {"code", TEXT, 0},
    {"board", LIST, 0},
    {"description", LIST, 0},
    {"legal", LIST, 0},
    {"hint", TEXT, 0},
    {"reason", TEXT, 0},
    {"bestmove", TEXT, 0},
    {"verdict", ONE_OF("\"won\",\"impossible\",\"unknown\",\"no-solver\""), 0},
    {"mode", TEXT, 1},
    {"nodes", NUMBER, 1},
    {"length", NUMBER, 1},
    {"line", LIST, 1},
    {"lost_after", NUMBER, 1},
    {"won_after", NUMBER, 1},
    {"text", LIST, 0},
    {"valid", "{\"type\":\"boolean\"}", 0},
    {"fault", TEXT, 1},
    {"games",
     "{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
     "\"name\":" TEXT ",\"rules\":" TEXT ",\"variants\":{\"type\":\"array\","
     "\"items\":{\"type\":\"object\",\"properties\":{\"name\":" TEXT
     ",\"help\":" TEXT "},\"required\":[\"name\"]}}},\"required\":[\"name\","
     "\"rules\",\"variants\"]}}",
     0}};
STATIC_ASSERT(COUNT_OF(members) == MCP_MEMBERS);

/* ---------------------------------------------------------------- writing */

static void page_games(Page *page)
{
    u8 i;
    page_text(page, ",\"enum\":[");
    for (i = 0; i < games_count; i++)
        page_element_string(page, games[i]->name);
    page_text(page, "]");
}

/* Begins a member; the comma before it depends on what was written last. */
static void begin_member(Page *page, const char *name)
{
    const int is_first = page->text[page->used - 1] == '{';
    page_format(page, "%s\"%s\":", is_first ? "" : ",", name);
}

static void page_parameter(Page *page, int parameter)
{
    begin_member(page, parameters[parameter].name);
    switch (parameters[parameter].form) {
    case FORM_LIST:
        page_text(page, "{\"type\":\"array\",\"items\":" TEXT);
        break;
    case FORM_COUNT:
        page_format(page,
                    "{\"type\":\"integer\",\"minimum\":1,\"maximum\":%ld",
                    parameters[parameter].most);
        break;
    default:
        page_text(page, "{\"type\":\"string\"");
    }
    if (parameters[parameter].form == FORM_GAME)
        page_games(page);
    page_entry(page, "description", parameters[parameter].description);
    page_text(page, "}");
}

void mcp_schema_input(Page *page, const McpTool *tool)
{
    int i;
    page_text(page, "{\"type\":\"object\",\"properties\":{");
    for (i = 0; i < BOT_PARAMETERS_COUNT; i++)
        if (tool->takes >> i & 1)
            page_parameter(page, i);
    page_text(page, "},\"required\":[");
    for (i = 0; i < BOT_PARAMETERS_COUNT; i++)
        if (tool->needs >> i & 1)
            page_element_string(page, parameters[i].name);
    page_text(page, "],\"additionalProperties\":false}");
}

void mcp_schema_output(Page *page, const McpTool *tool)
{
    const u32 always =
        tool->gives >> MEMBER_VALID & 1 ? 1U << MEMBER_VALID : tool->gives;
    int i;
    page_text(page, "{\"type\":\"object\",\"properties\":{");
    for (i = 0; i < MCP_MEMBERS; i++)
        if (tool->gives >> i & 1) {
            begin_member(page, members[i].name);
            page_text(page, members[i].schema);
        }
    page_text(page, "},\"required\":[");
    for (i = 0; i < MCP_MEMBERS; i++)
        if (always >> i & 1 && !members[i].is_optional)
            page_element_string(page, members[i].name);
    page_text(page, "]}");
}

/* --------------------------------------------------------------- checking */

/* Models often write a number as text, or a list of one as its element; both
   are understood. */
static int fits(const McpCall *call, const JsonValue *value,
                BotParameter parameter)
{
    const JsonValue *inside;
    const char *text;
    if (value->kind == JSON_ARRAY && parameters[parameter].form == FORM_LIST) {
        for (inside = json_first(call->json, value); inside;
             inside = json_next(call->json, value, inside))
            if (inside->kind != JSON_STRING)
                return 0;
        return 1;
    }
    if (value->kind != JSON_STRING && value->kind != JSON_NUMBER)
        return 0;
    text = json_text(call->json, value);
    if (memchr(text, '\0', value->length))
        return 0;
    return parameters[parameter].form != FORM_COUNT ||
           (value->length && strspn(text, "0123456789") == value->length &&
            value->length < 10 && atol(text) >= 1 &&
            atol(text) <= parameters[parameter].most);
}

static void page_takes(Page *page, u32 takes)
{
    const char *between = "";
    int i;
    for (i = 0; i < BOT_PARAMETERS_COUNT; i++)
        if (takes >> i & 1) {
            page_format(page, "%s%s", between, parameters[i].name);
            between = ", ";
        }
}

static void check_member(const McpCall *call, const McpTool *tool,
                         const JsonValue *member, Page *why)
{
    const char *name = json_name(call->json, member);
    const BotParameter i = bot_parameter_find(name, member->name_length);
    if (member->kind == JSON_NULL)
        return; /* as if it were missing */
    if (!(tool->takes >> i & 1)) {
        page_format(why, "Unknown argument '%.40s'. %s takes ", name,
                    tool->name);
        page_takes(why, tool->takes);
        if (!tool->takes)
            page_text(why, "none");
        page_text(why, ".");
    } else if (!fits(call, member, i)) {
        page_format(why, "The argument '%s' must be ", name);
        if (parameters[i].form == FORM_COUNT)
            page_format(why, "a whole number from 1 to %ld.",
                        parameters[i].most);
        else
            page_text(why, parameters[i].form == FORM_LIST ? "a list of texts."
                                                           : "a text.");
    }
}

void mcp_schema_check(const McpCall *call, const McpTool *tool,
                      const JsonValue *arguments, Page *why)
{
    const JsonValue *member =
        arguments ? json_first(call->json, arguments) : NULL;
    const JsonValue *value;
    int i;
    for (; member && !why->used;
         member = json_next(call->json, arguments, member))
        check_member(call, tool, member, why);
    for (i = 0; i < BOT_PARAMETERS_COUNT && !why->used; i++) {
        value = arguments
                    ? json_member(call->json, arguments, parameters[i].name)
                    : NULL;
        if (tool->needs >> i & 1 && (!value || value->kind == JSON_NULL))
            page_format(why, "The argument '%s' is missing. %s",
                        parameters[i].name, parameters[i].description);
    }
}
