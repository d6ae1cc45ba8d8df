/* SPDX-License-Identifier: MIT */
/* Prints digests of random games, for comparison with other machines. */
#include "run_digest.h"

#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "session/playout.h"

enum { DIGEST_GAMES = 1000, PROOF_GAMES = 3 };

static void digest_playouts(Digest *digest, const DigestRequest *request)
{
    const Game *game = request->choice.game;
    Playout playout;
    u64 seed;
    memset(&playout, 0, sizeof playout);
    playout.game = game;
    memcpy(playout.variant, request->choice.variant, VARIANT_SIZE);
    playout.position = host_must_have(calloc(1, game->size));
    playout.moves = host_must_have(calloc(game->most_moves, sizeof(u16)));
    for (seed = request->seeds.first; seed <= request->seeds.last; seed++)
        playout_digest(&playout, (u32)seed, digest);
    free(playout.position);
    free(playout.moves);
}

static void page_digest(Page *page, const Digest *digest)
{
    char text[DIGEST_DIGITS];
    Writer writer;
    writer_start(&writer, text, DIGEST_DIGITS);
    digest_write(digest, &writer);
    page_put(page, text, sizeof text);
}

void check_page_playouts(Page *page, const DigestRequest *request)
{
    Digest digest;
    digest_start(&digest);
    digest_playouts(&digest, request);
    page_digest(page, &digest);
}

/* Reads the range of seeds; the default is from the first to "last". */
static int read_seeds(const CommandLine *line, u64 last, Range *seeds)
{
    const char *text = line->options.seed;
    *seeds = (Range){1, last};
    return text ? range_read("seed", text, MOST_SEED, seeds) : EXIT_DONE;
}

int check_read_digest_request(DigestRequest *request, CommandLine *line)
{
    Choice *choice = &request->choice;
    int result = read_seeds(line, DIGEST_GAMES, &request->seeds);
    if (result)
        return result;
    choice_start(choice, line->game);
    result = start_read_words(choice, line);
    if (!result && choice->has_seed)
        result = complain(
            _("'digest' takes deals from --seed, as in --seed 1..1000"));
    return result;
}

int run_digest(CommandLine *line)
{
    DigestRequest request;
    Page page = PAGE_EMPTY;
    const int result = check_read_digest_request(&request, line);
    if (result)
        return result;
    check_page_playouts(&page, &request);
    page_text(&page, "\n");
    host_print_page(&page);
    return EXIT_DONE;
}

int check_read_proof_request(ProofRequest *request, const CommandLine *line)
{
    return read_seeds(line, PROOF_GAMES, &request->seeds);
}

int run_proof(CommandLine *line)
{
    ProofRequest request;
    Page page = PAGE_EMPTY;
    Digest digest;
    u8 i;
    if (check_read_proof_request(&request, line))
        return EXIT_USAGE;
    digest_start(&digest);
    for (i = 0; i < games_count; i++) {
        DigestRequest usual;
        choice_start(&usual.choice, games[i]);
        usual.seeds = request.seeds;
        digest_playouts(&digest, &usual);
    }
    page_digest(&page, &digest);
    page_text(&page, "\n");
    host_print_page(&page);
    return EXIT_DONE;
}
