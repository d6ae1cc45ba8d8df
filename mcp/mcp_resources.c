/* SPDX-License-Identifier: MIT */
/* The resources: the rules and an essay on strategy for each game, the page of
   the board, and any game by its code. */
#include <string.h>
#include <strings.h>

#include "host/json.h"
#include "mcp_call.h"
#include "strategy_texts.h"
#include "table/game_words.h"

#define RULES "quadrille://rules/"
#define STRATEGY "quadrille://strategy/"
#define GAME "quadrille://game/"
#define PLAIN "text/plain"
#define MARKDOWN "text/markdown"
#define APP_TYPE "text/html;profile=mcp-app"

/* ------------------------------------------------------------------ texts */

/* The essay whose heading begins with the game's name, or NULL. */
static const char *find_essay(const Game *game)
{
    static const char heading[] = "# ";
    const size_t skipped = sizeof heading - 1;
    const char *const *text = strategy_texts;
    while (*text &&
           strncasecmp(*text + skipped, game->name, strlen(game->name)) != 0)
        text++;
    return *text;
}

static int page_rules(Page *page, const Game *game)
{
    game_words_rules(page, game);
    page_text(page, "\n");
    game_words_line_rules(page, game);
    return 1;
}

static int page_strategy(Page *page, const Game *game)
{
    const char *essay = find_essay(game);
    if (essay)
        page_text(page, essay);
    return essay != NULL;
}

/* What there is about each game: an address is the prefix and its name. */
static const struct {
    const char *prefix, *type, *name, *title, *description;
    int (*put)(Page *page, const Game *game);
} topics[] = {{RULES, PLAIN, "rules", "Rules",
               "The rules, and how moves are written.", page_rules},
              {STRATEGY, MARKDOWN, "strategy", "Strategy", "How to play well.",
               page_strategy}};

static void page_topic(Page *page, size_t topic, const Game *game)
{
    Page text = PAGE_EMPTY;
    if (topics[topic].put(&text, game)) {
        page_element(page, "");
        page_format(page, "{\"uri\":\"%s%s\",\"name\":\"%s-%s\"",
                    topics[topic].prefix, game->name, topics[topic].name,
                    game->name);
        page_format(page, ",\"title\":\"%s: %s\"", topics[topic].title,
                    game->name);
        page_entry(page, "description", topics[topic].description);
        page_entry(page, "mimeType", topics[topic].type);
        page_text(page, "}");
    }
    page_free(&text);
}

static void page_app(Page *page)
{
    page_element(page, "{\"uri\":\"" MCP_APP "\",\"name\":\"board\","
                       "\"title\":\"Board\",\"description\":\"A board that "
                       "is played with the mouse, by touch or by keys.\","
                       "\"mimeType\":\"" APP_TYPE "\"}");
}

void mcp_resources_list(McpCall *call)
{
    Page *page = &call->result;
    size_t topic;
    u8 i;
    page_text(page, ",\"resources\":[");
    for (topic = 0; topic < COUNT_OF(topics); topic++)
        for (i = 0; i < games_count; i++)
            page_topic(page, topic, games[i]);
    if (call->mcp->app.used)
        page_app(page);
    mcp_extras_list(call, "resources");
    page_text(page, "]");
}

void mcp_resources_templates(McpCall *call)
{
    Page *page = &call->result;
    size_t topic;
    page_text(page, ",\"resourceTemplates\":[");
    for (topic = 0; topic < COUNT_OF(topics); topic++) {
        page_element(page, "");
        page_format(page, "{\"uriTemplate\":\"%s{game}\",\"name\":\"%s\"",
                    topics[topic].prefix, topics[topic].name);
        page_entry(page, "title", topics[topic].title);
        page_entry(page, "description", topics[topic].description);
        page_entry(page, "mimeType", topics[topic].type);
        page_text(page, "}");
    }
    page_text(page,
              ",{\"uriTemplate\":\"" GAME "{code}\",\"name\":\"game\","
              "\"title\":\"Game\",\"description\":\"The game of a "
              "code: its status and its board.\",\"mimeType\":\"" PLAIN "\"}");
    mcp_extras_list(call, "resourceTemplates");
    page_text(page, "]");
}

/* ---------------------------------------------------------------- reading */

static void put_contents(Page *page, const char *uri, const char *type,
                         const Page *text)
{
    page_element(page, "{\"uri\":");
    page_string(page, uri, strlen(uri));
    page_entry(page, "mimeType", type);
    page_text(page, ",\"text\":");
    page_string(page, text->text, text->used);
    if (strcmp(uri, MCP_APP) == 0)
        page_text(page, ",\"_meta\":{\"ui\":{\"prefersBorder\":true,"
                        "\"csp\":{\"wasmUnsafeEval\":true}}}");
    page_text(page, "}");
}

/* Returns the rest of a text that begins with the prefix, or NULL. */
static const char *behind(const char *text, const char *prefix)
{
    const size_t length = strlen(prefix);
    return strncmp(text, prefix, length) == 0 ? text + length : NULL;
}

static int put_topic(const char *uri, Page *text, const char **type)
{
    size_t i;
    for (i = 0; i < COUNT_OF(topics); i++) {
        const char *name = behind(uri, topics[i].prefix);
        const Game *game = name ? games_find(name) : NULL;
        *type = topics[i].type;
        if (game)
            return topics[i].put(text, game);
    }
    return 0;
}

static int put_game(McpCall *call, const char *code, Page *text)
{
    BotAnswer answer;
    const int done = mcp_state_load(&call->mcp->bot, code, &answer);
    if (done)
        mcp_state_page(text, &call->mcp->bot);
    bot_answer_free(&answer);
    return done;
}

/* Writes the text of an address; returns 0 if there is none. */
static int put_text(McpCall *call, const char *uri, Page *text,
                    const char **type)
{
    const char *code = behind(uri, GAME);
    if (code) {
        *type = PLAIN;
        return put_game(call, code, text);
    }
    if (strcmp(uri, MCP_APP) == 0 && call->mcp->app.used) {
        *type = APP_TYPE;
        page_put(text, call->mcp->app.text, call->mcp->app.used);
        return 1;
    }
    return put_topic(uri, text, type);
}

void mcp_resources_read(McpCall *call)
{
    const char *uri = mcp_text(call, "uri");
    const char *type = PLAIN;
    Page text = PAGE_EMPTY;
    page_text(&call->result, ",\"contents\":[");
    if (!uri) {
        mcp_refuse(call, MCP_PARAMETERS, "uri is missing");
    } else if (put_text(call, uri, &text, &type)) {
        put_contents(&call->result, uri, type, &text);
    } else {
        mcp_refuse(call, call->is_modern ? MCP_PARAMETERS : MCP_NO_RESOURCE,
                   "Resource not found");
        page_text(&call->data, "{\"uri\":");
        page_string(&call->data, uri, strlen(uri));
        page_text(&call->data, "}");
    }
    page_text(&call->result, "]");
    page_free(&text);
}
