import { mayWatch, recordOfGame, type Table } from '@dragonway/table';
import * as z from 'zod';
import { profileOf } from '../people/profile.js';
import type { App, HttpWorld } from './world.js';

const idParam = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });

/** What somebody with a link may know before sitting down. */
const inviteOf = ({ id, setup, phase, seats, host }: Table) => {
  const hostSitter = seats.map(({ sitter }) => sitter).find(sitter => 'id' in sitter && sitter.id === host);
  return {
    table: id,
    options: setup.options,
    clock: setup.clock,
    isRated: setup.isRated,
    allowsSpectators: setup.allowsSpectators,
    phase,
    by: hostSitter !== undefined && 'name' in hostSitter ? hostSitter.name : undefined,
    open: seats.flatMap(({ sitter }, seat) => (sitter.kind === 'open' ? [seat] : [])),
  };
};

/** `2026.11.16`, as chess writes dates. */
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '.');

/** Tables, records, the lobby and profiles, for reading. */
export const addTableRoutes = (app: App, world: HttpWorld): void => {
  const { tables, lobby, identity, store } = world;

  app.get('/api/lobby', (_request, reply) => reply.send({ challenges: lobby.all }));

  app.get('/api/tables/:id/invite', { schema: { params: idParam } }, async (request, reply) => {
    const host = await tables.get(request.params.id);
    return host === undefined
      ? reply.code(404).send({ code: 'protocol/no-such-table' })
      : reply.send({ invite: inviteOf(host.table) });
  });

  const recordQuery = z.object({ game: z.coerce.number().int().min(1).optional() });
  const recordSchema = { params: idParam, querystring: recordQuery };
  app.get('/api/tables/:id/record', { schema: recordSchema }, async (request, reply) => {
    const host = await tables.get(request.params.id);
    const viewer = await identity.whoIs(request.headers);
    const number = request.query.game ?? host?.table.game?.number;
    const games = host === undefined ? [] : [...host.table.past, ...(host.table.game ? [host.table.game] : [])];
    const isThere = games.some(game => game.number === number);
    if (host === undefined || !isThere || !mayWatch(host.table, viewer?.id ?? '')) {
      return reply.code(404).send({ code: 'protocol/no-such-table' });
    }
    const site = world.config.publicUrl ?? `http://${request.host}`;
    reply.type('text/plain; charset=utf-8');
    return reply.send(recordOfGame(host.table, { site, date: dateOf(host.table.at) }, number));
  });

  app.get('/api/people/:id', { schema: { params: idParam } }, async (request, reply) => {
    const profile = await profileOf(store, request.params.id);
    return profile === undefined ? reply.code(404).send({ code: 'people/unknown' }) : reply.send(profile);
  });
};
