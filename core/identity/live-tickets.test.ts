import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../db/index.ts';
import type { TestPlatform } from '../testing.ts';
import { createTestPlatform, ticketFor } from '../testing.ts';

let at: TestPlatform;
const sockets: Socket[] = [];
beforeAll(async () => {
  at = await createTestPlatform({ plugins: [] });
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await at?.close();
});

/** Whether a connection with this token in its address is accepted. */
function isAccepted(token: string, host?: string): Promise<boolean> {
  const socket = io(at.server.address, {
    path: '/ws',
    query: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(host ? { extraHeaders: { 'x-forwarded-host': host } } : {}),
  });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('connect_error', () => resolve(false));
  });
}

test('a ticket opens only one connection, even when many try at the same time', async () => {
  const { token } = await at.person();
  const ticket = await ticketFor(at.server.port, token);
  const tries = await Promise.all(Array.from({ length: 20 }, () => isAccepted(ticket)));
  expect(tries.filter(Boolean)).toHaveLength(1);
  expect(await isAccepted(ticket)).toBe(false);
});

test('a bearer token in the address opens no connection', async () => {
  const { token } = await at.person();
  expect(await isAccepted(token)).toBe(false);
});

test('a ticket expires after a minute and when its session ends', async () => {
  const person = await at.person();
  const late = await ticketFor(at.server.port, person.token);
  at.clock.forward(61);
  expect(await isAccepted(late)).toBe(false);
  const signedOut = await ticketFor(at.server.port, person.token);
  await person.post('/api/auth/logout');
  expect(await isAccepted(signedOut)).toBe(false);
  expect((await person.post('/api/live/ticket')).status).toBe(401);
});

test('a ticket is valid only in its institution and stored only as a hash', async () => {
  const person = await at.person();
  const other = await at.anotherInstitution();
  const ticket = await ticketFor(at.server.port, person.token);
  const rows = await knexOf(at.platform.database)('platform.live_tickets').select();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(ticket);
  expect(await isAccepted(ticket, other.host)).toBe(false);
});
