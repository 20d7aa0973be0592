import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Bytes } from '../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform, ticketFor } from '../core/testing.ts';
import { menuOf } from '../web/shell/menu.ts';
import { notificationIcon } from '../web/shell/notification-icon.ts';
import { largestStroke } from './fixtures/crayons/contract.ts';
import crayonsScreens from './fixtures/crayons/web/index.tsx';
import { crayonsFixture } from './fixtures/index.ts';

// A plugin with a binary live document that several people change, its own limits, a notification kind and a menu group.

let at: TestPlatform;
let learner: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['activity'], extra: [crayonsFixture] });
  learner = await at.person();
});
afterAll(() => at?.close());

const room = (key: string) => ({ room: 'crayons.picture', key });
const heard = (tab: Socket, message: string) => {
  const bodies: { picture: string; stroke: Buffer }[] = [];
  tab.on(message, (body) => bodies.push(body));
  return bodies;
};
/** Messages are answered in order, so earlier ones have arrived when this one is answered. */
const untilReceived = (tab: Socket) => tab.emitWithAck('leave_room', room('none'));

test('bytes reach everyone in the room except the tab that sent them', async () => {
  const [own, other, friends] = [await learner.connect(), await learner.connect(), await (await at.person()).connect()];
  for (const tab of [own, other, friends]) await tab.emitWithAck('enter_room', room('sea'));
  const drawn = [own, other, friends].map((tab) => heard(tab, 'stroke_drawn'));
  const stroke = new Uint8Array([0, 255, 128, 10]);
  expect(await own.emitWithAck('stroke', { picture: 'sea', stroke })).toEqual({ ok: true, bytes: 4 });
  await Promise.all([
    untilReceived(own),
    expect.poll(() => drawn.slice(1).map(({ length }) => length)).toEqual([1, 1]),
  ]);
  expect(drawn[0]).toEqual([]);
  expect([...(drawn[2]?.[0]?.stroke ?? [])]).toEqual([0, 255, 128, 10]);
});

test('a tab that enters receives the document before the confirmation, and no other tab does', async () => {
  const [first, second] = [await learner.connect(), await learner.connect()];
  await first.emitWithAck('stroke', { picture: 'hill', stroke: new Uint8Array([7]) });
  const opened = [heard(first, 'picture_opened'), heard(second, 'picture_opened')];
  await second.emitWithAck('enter_room', room('hill'));
  expect(opened[1]).toMatchObject([{ picture: 'hill', strokes: Buffer.from([7]) }]);
  await untilReceived(first);
  expect(opened[0]).toEqual([]);
  await second.emitWithAck('enter_room', room('hill'));
  expect(opened[1]).toHaveLength(1);
});

test('the contract sets the largest size of a message, and a larger one is refused', async () => {
  const tab = await learner.connect();
  const send = (bytes: number) => tab.emitWithAck('stroke', { picture: 'big', stroke: new Uint8Array(bytes) });
  expect(await send(largestStroke)).toEqual({ ok: true, bytes: largestStroke });
  expect((await send(largestStroke + 1000)).error.code).toBe('too_large');
  expect((await tab.emitWithAck('pick', { crayon: 'x'.repeat(100) })).error.code).toBe('too_large');
  // Other messages keep the default limit.
  const unknown = await tab.emitWithAck('no_such_message', { text: 'x'.repeat(300_000) });
  expect(unknown.error.code).toBe('too_large');
  expect((await tab.emitWithAck('stroke', { picture: 'big', stroke: 'text' })).error.code).toBe('invalid');
});

test('the largest body also arrives over long polling', async () => {
  const query = { token: await ticketFor(at.server.port, learner.token), room: 'general' };
  const tab = io(`http://127.0.0.1:${at.server.port}`, { path: '/ws', query, transports: ['polling'], forceNew: true });
  onTestFinished(() => void tab.close());
  const stroke = new Uint8Array(largestStroke);
  expect(await tab.emitWithAck('stroke', { picture: 'slow', stroke })).toEqual({ ok: true, bytes: largestStroke });
});

test('bytes are a Uint8Array in a browser, which receives an ArrayBuffer', () => {
  expect(Bytes.parse(new Uint8Array([1, 2]).buffer)).toEqual(new Uint8Array([1, 2]));
  expect(Bytes.parse(Buffer.from([3]))).toEqual(Buffer.from([3]));
  for (const wrong of ['text', [1], {}, null, undefined, new Float64Array(1)]) {
    expect(Bytes.safeParse(wrong).success).toBe(false);
  }
});

test('a message with its own rate limit is counted separately', async () => {
  const tab = await learner.connect();
  const strokes = Array.from({ length: 150 }, () =>
    tab.emitWithAck('stroke', { picture: 'many', stroke: new Uint8Array(1) }),
  );
  const refused = (await Promise.all(strokes)).filter(({ error }) => error?.message.includes('slow down'));
  expect(refused).toEqual([]);
  const picks = await Promise.all([1, 2, 3].map(() => tab.emitWithAck('pick', { crayon: 'red' })));
  expect(picks.map(({ error }) => error?.code)).toEqual([undefined, undefined, 'rate_limited']);
  expect(await tab.emitWithAck('enter_room', room('many'))).toEqual({ ok: true });
});

test('a plugin sends notifications of its own kind with its own icon', async () => {
  await learner.post('/api/crayons/finish');
  const { items } = (await learner.get('/api/notifications')).body;
  expect(items).toMatchObject([{ kind: 'crayons.finished', title: 'Finished' }]);
  expect(notificationIcon([crayonsScreens], items[0].kind)).toEqual({ path: expect.stringMatching(/^M/) });
  expect(notificationIcon([crayonsScreens], 'crayons.constructor')).toBeUndefined();
  expect(notificationIcon([], items[0].kind)).toBeUndefined();
});

test('a plugin has a menu entry in its own group with its own icon', () => {
  const sections = menuOf([crayonsScreens], () => false);
  expect(sections.map(({ title }) => title)).toEqual(['Today', 'Art']);
  expect(sections[1]?.items).toMatchObject([{ title: 'Crayons', icon: { path: expect.stringMatching(/^M/) } }]);
  expect(menuOf([crayonsScreens], () => false, 'administrator').map(({ title }) => title)).not.toContain('Art');
});
