/* SPDX-License-Identifier: MIT */
/* Verifies saved games: replays each one by the rules and compares its last
   position with the digest. */
#include "run_verify.h"

#include <string.h>

#include "host/json.h"
#include "once.h"

/* How to print the answers. */
typedef struct AnswerFormat {
    void (*file)(Page *page, const char *path);
    void (*valid)(Page *page, const Session *session);
    void (*invalid)(Page *page, const Fault *fault, const char *text);
    void (*damaged)(Page *page, Page *why); /* may free the reason */
} AnswerFormat;

/* ------------------------------------------------------- in plain words */

static void page_file(Page *page, const char *path)
{
    page_safe(page, path);
    page_text(page, _(": "));
}

/* Writes "valid: kulki, moves 2, points 0, going". Where the score is a number
   of moves, it is the only one. */
static void page_valid(Page *page, const Session *session)
{
    const Game *game = session->game;
    page_format(page, _("valid: %s"), game->name);
    if (game->goal.measure != GOAL_SCORED_MOVES)
        page_format(page, _(", moves %lu"), (unsigned long)session->count);
    page_format(page, ", %s %lu, %s\n", game->unit,
                (unsigned long)game->score(session->position),
                session_status_names[game->status(session->position)]);
}

static void page_invalid(Page *page, const Fault *fault, const char *text)
{
    if (fault->nth)
        page_format(page, _("invalid at move %lu"), (unsigned long)fault->nth);
    else
        page_text(page, _("invalid"));
    page_place(page, "", text, fault);
    page_text(page, "\n");
}

static void page_damaged(Page *page, Page *why)
{
    page_format(page, _("invalid: %s\n"), why->text);
}

static const AnswerFormat plain = {page_file, page_valid, page_invalid,
                                   page_damaged};

/* -------------------------------------------------------- for programs */

static void page_file_member(Page *page, const char *path)
{
    page_format(page, "{\"format\":%d,\"file\":", JSON_FORMAT);
    page_string(page, path, strlen(path));
}

static void page_valid_members(Page *page, const Session *session)
{
    const Game *game = session->game;
    page_format(page, ",\"valid\":true,\"game\":\"%s\"", game->name);
    once_page_start(page, session);
    page_format(page,
                ",\"moves\":%lu,\"status\":\"%s\",\"score\":%lu,\"hints\":%lu"
                "}\n",
                (unsigned long)session->count,
                session_status_names[game->status(session->position)],
                (unsigned long)game->score(session->position),
                (unsigned long)session->hints);
}

static void page_invalid_members(Page *page, const Fault *fault,
                                 const char *text)
{
    Page reason = PAGE_EMPTY;
    page_text(page, ",\"valid\":false");
    if (fault->nth)
        page_format(page, ",\"move\":%lu", (unsigned long)fault->nth);
    if (fault->at)
        page_format(page, ",\"at_line\":%lu",
                    (unsigned long)session_line_of(fault, text));
    page_reason(&reason, fault);
    page_member(page, "reason", &reason);
    page_text(page, "}\n");
}

static void page_damaged_members(Page *page, Page *why)
{
    page_text(page, ",\"valid\":false");
    page_member(page, "reason", why);
    page_text(page, "}\n");
}

static const AnswerFormat members = {page_file_member, page_valid_members,
                                     page_invalid_members,
                                     page_damaged_members};

/* ---------------------------------------------------------------- files */

/* The result is that of the last position, even after an undo. */
static int verify_text(Page *page, const Page *text,
                       const AnswerFormat *format)
{
    Session session;
    Intent last = {.what = INTENT_VISIT};
    Reply reply = {.trace = {NULL, 0, 0}};
    Fault fault = {.game = NULL};
    u8 reason;
    session_open(&session, &malloc_host);
    reason = session_load(&session, text->text, (u32)text->used, &fault);
    if (reason) {
        format->invalid(page, &fault, text->text);
    } else {
        last.number = session.count;
        session_do(&session, &last, &reply);
        format->valid(page, &session);
    }
    session_close(&session);
    return reason ? EXIT_NO : EXIT_DONE;
}

static int verify_file(const char *path, const AnswerFormat *format)
{
    SavedText saved = {.text = PAGE_EMPTY};
    Page page = PAGE_EMPTY;
    const int is_read = saved_text_read(path, &saved);
    int result = EXIT_NO;
    if (!is_read && !saved.fault.used) {
        result = saved_file_complain_saved(path, &saved);
    } else {
        format->file(&page, path);
        if (is_read)
            result = verify_text(&page, &saved.text, format);
        else
            format->damaged(&page, &saved.fault);
        host_print_page(&page);
    }
    saved_text_free(&saved);
    return result;
}

int play_read_verify_request(VerifyRequest *request, CommandLine *line)
{
    request->files = line->arguments + line->first;
    request->count = line->last - line->first;
    request->json = line->options.json;
    if (!request->count)
        return complain(_("'verify' needs a file: quadrille verify game.txt"));
    return EXIT_DONE;
}

/* Checks every file; the exit code is the worst result. */
int run_verify(CommandLine *line)
{
    VerifyRequest request;
    int worst;
    int i;
    if (line->options.jsonl)
        return run_answers(line);
    worst = play_read_verify_request(&request, line);
    for (i = 0; i < request.count; i++) {
        const int result =
            verify_file(request.files[i], request.json ? &members : &plain);
        if (result > worst)
            worst = result;
    }
    return worst;
}
