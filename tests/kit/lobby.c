/* SPDX-License-Identifier: MIT */
#include "lobby.h"

#include <string.h>

#include "rules/games.h"

void lobby_make_plain(Offers *offers)
{
    Fault fault;
    int i;
    for (i = 0; i < offers->count; i++) {
        StartOffer *offer = &offers->list[i];
        if (*offer->choice.date) {
            offer->note.used = 0;
            page_text(&offer->note, "2026-11-21");
            assert_int_equal(choice_set_seed(&offer->choice, "21", &fault),
                             FINE);
        } else if (offer->section != SECTION_DEAL || offer->is_typed) {
            assert_int_equal(choice_set_seed(&offer->choice, "617", &fault),
                             FINE);
        }
    }
}

void lobby_open(Lobby *lobby, const Start *start, int in_game)
{
    memset(lobby, 0, sizeof *lobby);
    open_stage(&lobby->stage, start);
    chooser_open(&lobby->chooser, &lobby->stage.tui, games_find(start->game),
                 in_game ? &lobby->stage.session : NULL);
    lobby_make_plain(&lobby->chooser.offers);
    chooser_draw(&lobby->chooser);
}

void lobby_close(Lobby *lobby)
{
    chooser_close(&lobby->chooser);
    close_stage(&lobby->stage);
}

int lobby_obey(Lobby *lobby, int code)
{
    const Key key = {code, -1, -1};
    const int open = chooser_obey(&lobby->chooser, &key);
    if (open)
        chooser_draw(&lobby->chooser);
    return open;
}

int lobby_type(Lobby *lobby, const char *keys)
{
    int open = 1;
    for (; *keys && open; keys++)
        open = lobby_obey(lobby, *keys == '<'   ? KEY_GO_LEFT
                                 : *keys == '>' ? KEY_GO_RIGHT
                                 : *keys == '~' ? KEY_RUBOUT
                                                : *keys);
    return open;
}

void lobby_assert_chosen(const Lobby *lobby, const char *expected)
{
    Page line = PAGE_EMPTY;
    assert_int_equal(lobby->chooser.done, 1);
    offer_page_line(&line, &lobby->chooser.offers.list[lobby->chooser.at]);
    assert_string_equal(line.text, expected);
    page_free(&line);
}

int lobby_find_offer(const Lobby *lobby, const char *label)
{
    const Offers *offers = &lobby->chooser.offers;
    int i = 0;
    while (i < offers->count && strcmp(offers->list[i].label.text, label) != 0)
        i++;
    assert_true(i < offers->count);
    return i;
}
