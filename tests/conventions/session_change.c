/* SPDX-License-Identifier: MIT */
/* A session that is changed without asking it. */
void play(Session *session, Table *table, const Game *game, u16 move)
{
    session->hint_source = table->hint_source;
    session->hints++;                           /* found */
    session->at = 3;                            /* found */
    table->session->undos += 1;                 /* found */
    game->apply(session->position, move, NULL); /* found */
    (void)session_do(session, &table->intent, &table->reply);
}
