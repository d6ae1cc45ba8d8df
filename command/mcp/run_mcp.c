/* SPDX-License-Identifier: MIT */
/* Answers a client of the Model Context Protocol on standard input and output,
   a message on each line. The main thread reads, so that it hears when a
   request is cancelled while another thread works on it. */
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "command/command.h"
#include "find_app.h"
#include "host/posix/line_reader.h"
#include "host/posix/signals.h"
#include "mcp/mcp.h"

/* A message that waits, or the one that is being answered. */
typedef struct Waiting {
    struct Waiting *next;
    Page id; /* of a request, as JSON */
    int is_cancelled;
} Waiting;

typedef struct McpClient {
    Mcp mcp;
    LineWorker *worker;
    /* Both threads use the list; its first message is being answered. */
    pthread_mutex_t lock;
    Waiting *first, **last;
    _Atomic u8 stop; /* ends the search of the first message */
} McpClient;

/* ------------------------------------------------------------- the worker */

static int is_cancelled(McpClient *client)
{
    int is;
    pthread_mutex_lock(&client->lock);
    is = client->first->is_cancelled;
    pthread_mutex_unlock(&client->lock);
    return is;
}

static void drop_first(McpClient *client)
{
    Waiting *first;
    pthread_mutex_lock(&client->lock);
    first = client->first;
    client->first = first->next;
    if (!first->next)
        client->last = &client->first;
    client->stop = client->first && client->first->is_cancelled;
    pthread_mutex_unlock(&client->lock);
    page_free(&first->id);
    free(first);
}

/* Nobody waits for the answer to a request that was cancelled. */
static void send_message(void *own, const char *message, size_t length,
                         McpSending what)
{
    McpClient *client = own;
    Page line = PAGE_EMPTY;
    if (what == MCP_SEARCHING || is_cancelled(client))
        return;
    page_put(&line, message, length);
    page_text(&line, "\n");
    host_print_page(&line);
}

static void obey(void *own, const char *line, size_t length,
                 const _Atomic u8 *hurry)
{
    McpClient *client = own;
    (void)hurry;
    if (!is_cancelled(client))
        mcp_obey(&client->mcp, line, length, NULL, &client->stop);
    drop_first(client);
    if (host_print_trouble())
        signals_rouse();
}

/* -------------------------------------------------------- the main thread */

/* Cancels the requests of this id; all of them, if it is NULL. */
static void cancel(McpClient *client, const Page *id)
{
    Waiting *waiting;
    pthread_mutex_lock(&client->lock);
    for (waiting = client->first; waiting; waiting = waiting->next)
        if (!id || page_equals(&waiting->id, id)) {
            waiting->is_cancelled = 1;
            client->stop |= waiting == client->first;
        }
    pthread_mutex_unlock(&client->lock);
}

static void add_waiting(McpClient *client, const Page *id)
{
    Waiting *waiting = host_must_have(calloc(1, sizeof *waiting));
    waiting->id = *id;
    pthread_mutex_lock(&client->lock);
    *client->last = waiting;
    client->last = &waiting->next;
    pthread_mutex_unlock(&client->lock);
}

static int take_line(void *own, const char *line, size_t length)
{
    McpClient *client = own;
    McpGlance glance = {PAGE_EMPTY, PAGE_EMPTY};
    if (strspn(line, " \t\r") == length)
        return 1;
    mcp_glance(&glance, line, length);
    if (glance.cancel.used)
        cancel(client, &glance.cancel);
    page_free(&glance.cancel);
    add_waiting(client, &glance.id);
    line_worker_add(client->worker, line, length);
    return 1;
}

static int serve_input(void)
{
    McpClient client = {.first = NULL, .last = &client.first};
    mcp_open(&client.mcp, QUADRILLE_VERSION, send_message, &client);
    find_app(&client.mcp);
    pthread_mutex_init(&client.lock, NULL);
    client.worker = line_worker_start(obey, &client);
    if (!client.worker) {
        mcp_close(&client.mcp);
        return complain_trouble("%s", strerror(errno));
    }
    line_reader_serve(client.worker, MCP_MOST_MESSAGE, take_line, &client);
    if (signals_alarm() || host_print_trouble())
        cancel(&client, NULL);
    line_worker_end(client.worker);
    mcp_close(&client.mcp);
    return signals_alarm() ? EXIT_SIGNAL + signals_alarm() : EXIT_DONE;
}

int run_mcp(CommandLine *line)
{
    if (!signals_open())
        return complain_trouble("%s", strerror(errno));
    return line->options.http || line->options.port.given ? mcp_run_http(line)
                                                          : serve_input();
}
