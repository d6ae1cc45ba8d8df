/* SPDX-License-Identifier: MIT */
/* Whether saved games are what they claim: each is played again by the rules,
   and its last position compared with the digest. */
#include "command.h"

/* In plain words: "valid: kulki, moves 2, points 0, going". */
static void page_valid(Page *page, const Session *session)
{
    const Game *game = session->game;
    page_format(page, "valid: %s, moves %lu, %s %lu, %s\n", game->name,
                (unsigned long)session->count, game->unit,
                (unsigned long)game->score(session->position),
                status_names[game->status(session->position)]);
}

static void page_invalid(Page *page, const Fault *fault, const char *text)
{
    page_text(page, "invalid");
    if (fault->nth)
        page_format(page, " at move %lu", (unsigned long)fault->nth);
    page_place(page, "", text, fault);
    page_text(page, "\n");
}

/* The claim is about the last position, wherever one had gone back to. */
static int verify_text(Page *page, const Page *text)
{
    Session session;
    Fault fault = {.game = NULL};
    u8 reason;
    open_session(&session, &malloc_host);
    reason = load_session(&session, text->text, (u32)text->used, &fault);
    if (reason) {
        page_invalid(page, &fault, text->text);
    } else {
        go_to_move(&session, session.count);
        page_valid(page, &session);
    }
    close_session(&session);
    return reason ? EXIT_NO : EXIT_DONE;
}

static int verify_file(const char *path)
{
    Page text = {NULL, 0, 0};
    Page page = {NULL, 0, 0};
    int result;
    if (!read_game(path, &text)) {
        result = complain_file(path);
        page_free(&text);
        return result;
    }
    page_format(&page, "%s: ", path);
    result = verify_text(&page, &text);
    print_page(&page);
    page_free(&text);
    return result;
}

/* All files are looked at; the gravest answer is the exit code. */
int run_verify(Task *task)
{
    int worst = EXIT_DONE;
    int result;
    int i;
    if (task->first == task->last)
        return complain("verify which files? quadrille verify game.txt");
    for (i = task->first; i < task->last; i++) {
        result = verify_file(task->arguments[i]);
        if (result > worst)
            worst = result;
    }
    return worst;
}
