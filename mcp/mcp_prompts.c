/* SPDX-License-Identifier: MIT */
/* The prompts that players choose from a menu, and how their arguments are
   completed. */
#include <string.h>

#include "host/json.h"
#include "mcp_call.h"
#include "table/kit.h"

static void put_message(Page *page, const Page *text)
{
    page_element(page, "{\"role\":\"user\",\"content\":{\"type\":\"text\","
                       "\"text\":");
    page_string(page, text->text, text->used);
    page_text(page, "}}");
}

static void play(McpCall *call, const JsonValue *arguments)
{
    const char *name = mcp_member(call, arguments, "game");
    const char *variant = mcp_member(call, arguments, "variant");
    const char *seed = mcp_member(call, arguments, "seed");
    Page text = PAGE_EMPTY;
    if (!games_find(name)) {
        mcp_refuse(call, MCP_PARAMETERS, "There is no game '%.40s'", name);
        return;
    }
    page_format(&text, "Let's play %s", name);
    if (variant && *variant)
        page_format(&text, ", variant %s", variant);
    if (seed && *seed)
        page_format(&text, ", seed %s", seed);
    page_format(&text,
                ". Start it with start_game, show me the board, and tell me "
                "in a few words what the aim is (quadrille://rules/%s). Then "
                "I say my moves, and you play them with play_moves and show "
                "me the board again. Give advice only if I ask for it.",
                name);
    put_message(&call->result, &text);
    page_free(&text);
}

static void analyse(McpCall *call, const JsonValue *arguments)
{
    Bot *bot = &call->mcp->bot;
    BotAnswer answer;
    Page text = PAGE_EMPTY;
    if (mcp_state_load(bot, mcp_member(call, arguments, "code"), &answer)) {
        page_text(&text,
                  "Analyse my game. Find out with is_winnable whether it can "
                  "still be won, and with explain_loss which move lost it or "
                  "cost most. Tell me where I went wrong, what I should have "
                  "played instead, and which idea I can learn from it "
                  "(quadrille://strategy/");
        page_text(&text, bot->session.game->name);
        page_text(&text, "). This is the game:\n\n");
        mcp_state_page(&text, bot);
        put_message(&call->result, &text);
    } else {
        mcp_refuse(call, MCP_PARAMETERS, "%s", answer.words.text);
    }
    bot_answer_free(&answer);
    page_free(&text);
}

static const McpPrompt prompts[] = {
    {"play",
     "Play",
     "Play a game together",
     {{"game", "kulki, mahjong, freecell or sliding", 1},
      {"variant", "A variant or a level, such as hard", 0},
      {"seed", "Which deal", 0}},
     play},
    {"analyse",
     "Analyse my game",
     "Find out where a game went wrong",
     {{"code", "The share code of the game", 1}},
     analyse},
    {.name = NULL}};

/* ---------------------------------------------------------------- methods */

static void page_arguments(Page *page, const McpArgument *argument)
{
    int i;
    page_text(page, ",\"arguments\":[");
    for (i = 0; i < MCP_MOST_ARGUMENTS && argument[i].name; i++) {
        page_element(page, "{\"name\":");
        page_string(page, argument[i].name, strlen(argument[i].name));
        page_entry(page, "description", argument[i].description);
        page_flag(page, "required", argument[i].is_needed);
        page_text(page, "}");
    }
    page_text(page, "]");
}

void mcp_prompts_list(McpCall *call)
{
    Page *page = &call->result;
    const McpPrompt *prompt;
    page_text(page, ",\"prompts\":[");
    for (prompt = prompts; prompt->name; prompt++) {
        page_element(page, "{\"name\":");
        page_string(page, prompt->name, strlen(prompt->name));
        page_entry(page, "title", prompt->title);
        page_entry(page, "description", prompt->description);
        page_arguments(page, prompt->arguments);
        page_text(page, "}");
    }
    mcp_extras_list(call, "prompts");
    page_text(page, "]");
}

static const McpPrompt *find_prompt(const char *name)
{
    const McpPrompt *prompt = prompts;
    while (name && prompt->name && strcmp(prompt->name, name) != 0)
        prompt++;
    return name && prompt->name ? prompt : NULL;
}

static void check_arguments(McpCall *call, const McpPrompt *prompt,
                            const JsonValue *arguments)
{
    const McpArgument *argument = prompt->arguments;
    int i;
    for (i = 0; i < MCP_MOST_ARGUMENTS && argument[i].name; i++)
        if (argument[i].is_needed &&
            !mcp_member(call, arguments, argument[i].name))
            mcp_refuse(call, MCP_PARAMETERS, "The argument '%s' is missing",
                       argument[i].name);
}

static const JsonValue *object_in(const McpCall *call, const JsonValue *object,
                                  const char *name)
{
    const JsonValue *value =
        object ? json_member(call->json, object, name) : NULL;
    return value && value->kind == JSON_OBJECT ? value : NULL;
}

void mcp_prompts_get(McpCall *call)
{
    const char *name = mcp_text(call, "name");
    const McpPrompt *prompt = find_prompt(name);
    const JsonValue *arguments = object_in(call, call->params, "arguments");
    if (!prompt) {
        mcp_refuse(call, MCP_PARAMETERS, "Unknown prompt: '%.60s'",
                   name ? name : "");
        return;
    }
    check_arguments(call, prompt, arguments);
    if (call->error)
        return;
    page_entry(&call->result, "description", prompt->description);
    page_text(&call->result, ",\"messages\":[");
    prompt->run(call, arguments);
    page_text(&call->result, "]");
}

/* -------------------------------------------------------------- completion */

enum { MOST_VALUES = 100 };

typedef struct Completion {
    Page *page;
    const char *typed;
    int count;
} Completion;

static void offer(Completion *completion, const char *word)
{
    if (completion->count < MOST_VALUES &&
        strncmp(word, completion->typed, strlen(completion->typed)) == 0) {
        page_element_string(completion->page, word);
        completion->count++;
    }
}

static void offer_games(Completion *completion)
{
    u8 i;
    for (i = 0; i < games_count; i++)
        offer(completion, games[i]->name);
}

/* Those of the game that was chosen before. */
static void offer_variants(Completion *completion, const McpCall *call)
{
    const JsonValue *chosen =
        object_in(call, object_in(call, call->params, "context"), "arguments");
    const char *name = mcp_member(call, chosen, "game");
    const Game *game = name ? games_find(name) : NULL;
    const VariantName *variant;
    unsigned i;
    for (i = 0; game && (variant = kit_word(game, i)) != NULL; i++)
        offer(completion, variant->name);
}

void mcp_completion_complete(McpCall *call)
{
    const JsonValue *about = object_in(call, call->params, "ref");
    const JsonValue *argument = object_in(call, call->params, "argument");
    const char *type = mcp_member(call, about, "type");
    const char *name = mcp_member(call, argument, "name");
    const char *typed = mcp_member(call, argument, "value");
    Completion completion = {&call->result, typed, 0};
    if (!type || !name || !typed) {
        mcp_refuse(call, MCP_PARAMETERS, "ref and argument are needed");
        return;
    }
    if (strcmp(type, "ref/prompt") == 0 &&
        !find_prompt(mcp_member(call, about, "name"))) {
        mcp_refuse(call, MCP_PARAMETERS, "There is no such prompt");
        return;
    }
    page_text(&call->result, ",\"completion\":{\"values\":[");
    if (strcmp(name, "game") == 0)
        offer_games(&completion);
    else if (strcmp(name, "variant") == 0)
        offer_variants(&completion, call);
    page_format(&call->result, "],\"total\":%d,\"hasMore\":false}",
                completion.count);
}
