import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission, Route, SharedServiceName } from '../core/contract/index.ts';
import { knexOf } from '../core/db/index.ts';
import { isShared } from '../core/plugins/resolve.ts';
import type { Answer, TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { shortSections } from '../plugins/immersion/testing.ts';
import { accessTestDataOf } from './access/access-test-data.ts';
import { createCallers } from './access/callers.ts';
import { addressOf, callRoute, everyPlugin, fixtures, hasParams } from './access/routes.ts';
import { switchOff, whileOff } from './access/switch-off.ts';

// A plugin that is off is indistinguishable from one that does not exist. Plugins are discovered, not listed.

const plugins = await everyPlugin();
const switchable = plugins.filter(({ plugin }) => !plugin.essential).map((each) => [each.id, each.plugin] as const);
const essential = plugins.filter(({ plugin }) => plugin.essential).map(({ id }) => id);

let at: TestPlatform;
let learner: TestPerson;
let administrator: TestPerson;
let operator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ extra: fixtures, environment: shortSections });
  const callers = createCallers(at);
  [learner, administrator, operator] = [
    await callers.callerWith('learner'),
    await callers.callerWith('administrator'),
    await at.person('operator'),
  ];
  // Data of every kind, to compare before and after.
  for (const { plugin } of plugins) {
    for (const route of Object.values(plugin.contract.routes)) {
      if (plugin.essential || route.method === 'delete') continue;
      const { send } = await callers.prepare(route);
      await send();
    }
  }
  await at.platform.queueing.waitUntilIdle();
});
afterAll(() => at?.close());

describe.each(switchable)('%s while it is off', (id, plugin) => {
  const { contract } = plugin;
  const routes = Object.values(contract.routes);

  test('answers its routes like unknown addresses', async () => {
    const ofUnknown = new Map<string, ReturnType<typeof comparable>>();
    await whileOff(at, id, async () => {
      for (const route of routes) {
        for (const { token } of [{ token: '' }, { token: 'forged' }, learner, operator]) {
          for (const method of new Set([route.method.toUpperCase(), 'OPTIONS', 'POST', 'HEAD'])) {
            const address = addressOf(route);
            const unknown = unknownAddressLike(address);
            const options = { token, ...(method === 'POST' ? { body: '{"broken' } : {}) };
            const here = comparable(await at.call(method, address, options), address);
            const call = `${method} ${unknown} ${token}`;
            const expected = ofUnknown.get(call) ?? comparable(await at.call(method, unknown, options), unknown);
            ofUnknown.set(call, expected);
            expect(here, `${method} ${address}`).toEqual(expected);
            expect(here.status).toBe(404);
          }
        }
      }
    });
  });

  test('receives and sends no live messages and has no rooms', async () => {
    const { receives = {}, rooms = {}, sends = {} } = contract.live;
    const mayEnter = ({ access }: { access: string }) =>
      access === 'signed-in' || at.platform.gate.may(at.institution.id, 'learner', access as Permission);
    const person = Object.values(rooms).every(mayEnter) ? learner : administrator;
    const socket = await person.connect();
    const ask = (message: string, body: unknown) => socket.emitWithAck(message, body);
    const { rooms: keys } = await accessTestDataOf(id);
    const owner = { person, institution: at.institution, at };
    // Keys are created while the plugin is on.
    const made = new Map<string, string | undefined>();
    for (const room of Object.keys(rooms)) {
      const remedy = `Export a key for the room ${room} as \`rooms\` in plugins/${id}/access.testing.ts (see tests/fixtures/gardens)`;
      expect(Object.keys(keys), remedy).toContain(room);
      made.set(room, await keys[room]?.(owner));
      const entered = await ask('enter_room', { room: `${id}.${room}`, key: made.get(room) });
      expect(entered).toEqual({ ok: true });
    }
    const left: string[] = [];
    socket.on('room_left', ({ room }) => left.push(room));
    const heard: string[] = [];
    socket.onAny((message) => heard.push(message));
    await whileOff(at, id, async () => {
      const sender = at.platform.endpoints.realtime?.senderFor(contract);
      for (const message of Object.keys(sends))
        sender?.toUser(at.institution, person.user.id, message as never, {} as never);
      for (const message of Object.keys(receives))
        expect(await ask(message, {})).toEqual(await ask('never-heard-of', {}));
      for (const room of Object.keys(rooms)) {
        const key = made.get(room);
        expect(await ask('enter_room', { room: `${id}.${room}`, key })).toEqual(
          await ask('enter_room', { room: 'nothing.nowhere', key }),
        );
      }
      // Messages are answered in order, so everything else has arrived.
      await ask('never-heard-of', {});
    });
    expect(left.sort()).toEqual(
      Object.keys(rooms)
        .map((room) => `${id}.${room}`)
        .sort(),
    );
    expect(heard.filter((message) => message in sends)).toEqual([]);
    socket.disconnect();
  });

  test('does no background work', async () => {
    const { subscriptions = [], jobs = {} } = at.platform.host.get(id)?.started ?? {};
    const events = subscriptions.map((each) => `${id}.on.${each.plugin}.${each.event}`);
    const waiting = Object.keys(jobs).map((name) => `${id}.job.${name}`);
    const parcel = {
      id: '01900000-0000-7000-8000-000000000001',
      institutionId: at.institution.id,
      at: at.clock.now().toISOString(),
      payload: { nothing: 'that fits' },
    };
    // Ignore delayed jobs of earlier calls.
    await knexOf(at.platform.database)('pgboss.job').whereIn('name', waiting).delete();
    await whileOff(at, id, async () => {
      for (const queue of [...events, ...waiting]) await at.platform.queueing.send(queue, parcel);
      await at.platform.queueing.waitUntilIdle();
      // The payload would make a handler fail. Events are dropped, jobs are kept.
      expect(await unfinishedQueues(events)).toEqual([]);
      expect((await unfinishedQueues(waiting)).sort()).toEqual([...waiting].sort());
      expect(await at.platform.queueing.deadLetters()).toEqual([]);
    });
    await knexOf(at.platform.database)('pgboss.job').whereIn('name', waiting).delete();
  });

  test('has no permissions, services, or entries in the manifest and in OpenAPI', async () => {
    const permissions = Object.keys(contract.permissions ?? {}) as Permission[];
    const found = () =>
      Object.values(plugin.provides ?? {}).map((name) =>
        isShared(name)
          ? at.platform.host
              .gathered(name as SharedServiceName<object>, at.platform.gate, at.institution)
              .find((part) => part.plugin === id)
          : at.platform.host.optionalService(name, at.platform.gate, at.institution),
      );
    expect(found()).not.toContain(undefined);
    await whileOff(at, id, async () => {
      expect(found().filter(Boolean)).toEqual([]);
      for (const person of [learner, administrator, operator]) {
        const { body } = await person.get('/api/platform/manifest');
        expect(body.plugins.map((each: { id: string }) => each.id)).not.toContain(id);
        for (const permission of permissions) {
          expect(body.permissions).not.toContain(permission);
          expect(at.platform.gate.may(at.institution.id, person.user.role, permission)).toBe(false);
        }
      }
      const described = (await at.nobody.get('/api/openapi.json')).body.paths as Record<
        string,
        Record<string, { operationId: string }>
      >;
      const operations = Object.values(described).flatMap((path) => Object.values(path));
      expect(operations.filter(({ operationId }) => operationId.startsWith(`${id}.`))).toEqual([]);
    });
  });

  test('cannot be switched off while other plugins require it, which the refusal names', async () => {
    const { blockedBy } = await at.platform.switchboard.preview({ institution: at.institution }, id, false);
    const requiring = plugins.filter(({ plugin: other }) =>
      namesOf(other.requires).some((name) => belongsTo(id, name)),
    );
    expect([...blockedBy].sort()).toEqual(requiring.map((each) => each.id).sort());
    if (blockedBy.length === 0) return;
    const { status, body } = await administrator.put(`/api/admin/plugins/${id}/switch`, { on: false });
    expect(status).toBe(409);
    for (const other of blockedBy) expect(body.error.message).toContain(other);
  });

  test('keeps its data until it is switched on again', async () => {
    const readable = routes.filter(
      (route) => route.method === 'get' && !hasParams(route) && !('kind' in route.response),
    );
    // Finish the background work of earlier calls; reading may write too.
    await answersOf(readable);
    await at.platform.queueing.waitUntilIdle();
    const before = { rows: await checksumsOf(id), answers: await answersOf(readable) };
    const on = await at.platform.gate.pluginsOn(at.institution.id);
    const switchOn = await switchOff(at, id);
    expect(await checksumsOf(id)).toEqual(before.rows);
    await switchOn();
    expect({ rows: await checksumsOf(id), answers: await answersOf(readable) }).toEqual(before);
    expect(await at.platform.gate.pluginsOn(at.institution.id)).toEqual(on);
  });
});

test.each(essential)('%s cannot be switched off', async (id) => {
  const { status, body } = await administrator.put(`/api/admin/plugins/${id}/switch`, { on: false });
  expect([status, body.error.code]).toEqual([403, 'forbidden']);
  expect(await at.platform.gate.pluginsOn(at.institution.id)).toContain(id);
});

test.each(['platform', 'never-heard-of', '__proto__'])('there is no switch for %s', async (id) => {
  for (const on of [true, false]) {
    expect((await administrator.put(`/api/admin/plugins/${id}/switch`, { on })).status).toBe(404);
  }
});

const namesOf = (names: Readonly<Record<string, { service: string }>> = {}) =>
  Object.values(names).map(({ service }) => service);
const belongsTo = (id: string, name: string) => name.startsWith(`${id}.`);

/** An unknown address of the same length. */
const unknownAddressLike = (address: string) => `/api/${address.slice(5).replace(/[a-z]/g, 'q')}`;

/** An answer without the parts that differ from call to call, and without the requested address. */
function comparable({ status, headers, body }: Answer, address: string) {
  const kept = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  return { status, headers: kept, body: JSON.stringify(body).replaceAll(address, '(address)') };
}

/** Queues with unfinished jobs. */
async function unfinishedQueues(queues: readonly string[]): Promise<string[]> {
  const rows = knexOf(at.platform.database)('pgboss.job').whereIn('name', queues).whereNot({ state: 'completed' });
  return rows.pluck('name');
}

/** Rows that the server creates in advance for no institution: texts of questions that were not yet asked. */
const prepared: Readonly<Record<string, string>> = { 'item_bank.variants': 'asked = 0' };

/** The number of rows in each table of a plugin, and a checksum of their content. */
async function checksumsOf(id: string): Promise<Record<string, unknown>> {
  const schema = id.replaceAll('-', '_');
  const knex = knexOf(at.platform.database);
  const tables: string[] = await knex('pg_tables')
    .where({ schemaname: schema })
    .orderBy('tablename')
    .pluck('tablename');
  const sums = tables.map(async (table) => {
    const from = `${schema}.${table}`;
    const sum = `select count(*) as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
      from ?? as t where not (${prepared[from] ?? 'false'})`;
    const { rows } = await knex.raw<{ rows: unknown[] }>(sum, [from]);
    return [table, rows[0]];
  });
  return Object.fromEntries(await Promise.all(sums));
}

const answersOf = (routes: readonly Route[]) =>
  Promise.all(
    routes.flatMap((route) =>
      [learner, administrator].map(async ({ token }) => {
        const { status, body } = await callRoute(at, route, {}, { token });
        // An unexpected failure has a new request id each time.
        return { route: `${route.plugin}.${route.name}`, status, body: status < 500 ? body : undefined };
      }),
    ),
  );
