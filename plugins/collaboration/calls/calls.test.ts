import { createHmac } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { decideConsent, setAgeBand } from '../../learner/testing.ts';
import { openRoom, roomsPath, tabOf } from '../testing.ts';
import { maxInCall } from './contract.ts';
import { CallConfig, callWarnings, iceServers } from './turn.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['collaboration'] });
});
afterAll(() => at?.close());

async function learnerOf(ageBand: 'adult' | 'under-13' = 'adult') {
  const person = await at.person();
  await setAgeBand(at, person, ageBand);
  return { ...person, tab: await tabOf(at, person) };
}

async function roomOf(count: number) {
  const people = await Promise.all(Array.from({ length: count }, () => learnerOf()));
  const [host] = people;
  if (!host) throw new Error('No host');
  const room = await openRoom(host, { maxParticipants: 10 });
  for (const one of people.slice(1)) await one.post(`${roomsPath}/${room}/join`);
  return { people, host, room, path: `${roomsPath}/${room}` };
}

const joinCall = (tab: Socket, roomId: string, devices = { isAudioEnabled: true, isVideoEnabled: true }) =>
  tab.emitWithAck('join_call', { roomId, ...devices });
const offer = { kind: 'description', type: 'offer', sdp: 'v=0' };

test('those in a call learn of each other, pass signals, and see who has which device on', async () => {
  const { people, host, room, path } = await roomOf(2);
  const guest = people[1] ?? host;
  const first = await joinCall(host.tab, room);
  expect(first).toMatchObject({ ok: true, people: [], iceServers: [] });
  const joined = new Promise((resolve) => host.tab.once('call_joined', resolve));
  const second = await joinCall(guest.tab, room, { isAudioEnabled: false, isVideoEnabled: false });
  expect(second.people).toEqual([{ userId: host.user.id, connectionId: first.connectionId }]);
  expect(await joined).toEqual({ roomId: room, userId: guest.user.id, connectionId: second.connectionId });
  const received = new Promise((resolve) => host.tab.once('call_signal', resolve));
  const signal = { roomId: room, to: first.connectionId, signal: offer };
  expect(await guest.tab.emitWithAck('call_signal', signal)).toMatchObject({ ok: true });
  expect(await received).toMatchObject({ from: second.connectionId, userId: guest.user.id, signal: offer });
  await host.tab.emitWithAck('enter_room', { room: 'collaboration.room', key: room });
  const shared = new Promise((resolve) => host.tab.once('screen_share_started', resolve));
  for (const toggle of ['audio_toggle', 'video_toggle', 'screen_share_toggle'])
    expect(await guest.tab.emitWithAck(toggle, { roomId: room, enabled: true })).toMatchObject({ ok: true });
  expect(await shared).toMatchObject({ roomId: room, userId: guest.user.id });
  const { body } = await host.get(path);
  expect(body).toMatchObject({ currentActivity: 'Screen share', mayUseDevices: true });
  expect(body.participants[1]).toMatchObject({
    ...{ isInCall: true, isAudioEnabled: true, isVideoEnabled: true, isScreenSharing: true },
  });
  // The host mutes: the microphone is off and stays off.
  await host.patch(`${path}/participants/${guest.user.id}`, { isMuted: true });
  expect((await host.get(path)).body.participants[1]).toMatchObject({ isAudioEnabled: false, isMuted: true });
  expect((await guest.tab.emitWithAck('audio_toggle', { roomId: room, enabled: true })).error.code).toBe('forbidden');
  // A lost connection leaves the call.
  const left = new Promise((resolve) => host.tab.once('call_left', resolve));
  guest.tab.disconnect();
  expect(await left).toEqual({ roomId: room, userId: guest.user.id });
  expect((await host.get(path)).body.participants[1]).toMatchObject({ isInCall: false });
});

test('signals to another room, as another person, too large or too many are refused', async () => {
  const { people, host, room } = await roomOf(2);
  const guest = people[1] ?? host;
  const other = await roomOf(1);
  const stranger = await learnerOf();
  const first = await joinCall(host.tab, room);
  const elsewhere = await joinCall(other.host.tab, other.room);
  const codeOf = async (tab: Socket, body: object) => (await tab.emitWithAck('call_signal', body)).error?.code;
  let heard = 0;
  host.tab.on('call_signal', () => {
    heard += 1;
  });
  const toHost = { roomId: room, to: first.connectionId, signal: offer };
  expect(await codeOf(guest.tab, toHost)).toBe('not_found');
  expect(await codeOf(stranger.tab, toHost)).toBe('not_found');
  expect((await joinCall(stranger.tab, room)).error.code).toBe('not_found');
  expect(await codeOf(other.host.tab, toHost)).toBe('not_found');
  expect(await codeOf(other.host.tab, { ...toHost, roomId: other.room })).toBe('not_found');
  expect(await codeOf(host.tab, { ...toHost, to: elsewhere.connectionId })).toBe('not_found');
  await joinCall(guest.tab, room);
  expect(await codeOf(guest.tab, { ...toHost, signal: { ...offer, sdp: 'x'.repeat(40_001) } })).toBe('invalid');
  expect(await codeOf(guest.tab, { ...toHost, signal: { ...offer, sdp: 'x'.repeat(70_000) } })).toBe('too_large');
  expect(await codeOf(guest.tab, { ...toHost, signal: { kind: 'other' } })).toBe('invalid');
  expect(heard).toBe(0);
  const codes = await Promise.all(Array.from({ length: 400 }, () => codeOf(guest.tab, toHost)));
  expect(codes.filter((code) => code === 'rate_limited').length).toBeGreaterThan(100);
  expect((await host.tab.emitWithAck('audio_toggle', { roomId: room, enabled: false })).ok).toBe(true);
});

test('a call has six people, and a place that a lost connection leaves is free again', async () => {
  const { people, room } = await roomOf(maxInCall + 1);
  const answers = await Promise.all(people.map(({ tab }) => joinCall(tab, room)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(maxInCall);
  const refused = people[answers.findIndex(({ ok }) => !ok)];
  const leaving = people[answers.findIndex(({ ok }) => ok)];
  expect(answers.find(({ ok }) => !ok)?.error).toMatchObject({ code: 'conflict' });
  if (!refused || !leaving) throw new Error('All joined');
  leaving.tab.disconnect();
  await expect.poll(async () => (await joinCall(refused.tab, room)).ok).toBe(true);
});

test('a learner without a guardian’s consent to the use of their voice has no camera and microphone', async () => {
  const child = await learnerOf('under-13');
  await decideConsent(at, child, ['taking-part', 'talking']);
  const room = await openRoom(child);
  const path = `${roomsPath}/${room}`;
  expect((await child.get(path)).body.mayUseDevices).toBe(false);
  expect(await joinCall(child.tab, room)).toMatchObject({ ok: true });
  expect((await child.get(path)).body.participants).toMatchObject([
    { isInCall: true, isAudioEnabled: false, isVideoEnabled: false },
  ]);
  const turnOn = (toggle: string) => child.tab.emitWithAck(toggle, { roomId: room, enabled: true });
  for (const toggle of ['audio_toggle', 'video_toggle', 'screen_share_toggle'])
    expect((await turnOn(toggle)).error.code).toBe('forbidden');
  await decideConsent(at, child, ['taking-part', 'talking', 'voice']);
  expect(await turnOn('video_toggle')).toMatchObject({ ok: true });
});

test('credentials of the TURN server expire and carry its signature', async () => {
  const config = CallConfig.parse({ turnUrls: ['turn:turn.example.org:3478'], turnSecret: 'a'.repeat(32) });
  const [server] = iceServers(config, new Date(1_000_000));
  const [expires] = server && 'username' in server ? server.username.split(':') : [];
  expect(expires).toBe('4600');
  if (!server || !('username' in server)) throw new Error('No credential');
  expect(server.credential).toBe(createHmac('sha1', 'a'.repeat(32)).update(server.username).digest('base64'));
  expect(await callWarnings(CallConfig.parse({ turnSecret: 'a'.repeat(32) }))).toHaveLength(1);
  expect(await callWarnings(CallConfig.parse({ stunUrls: ['stun:127.0.0.1:9'] }))).toMatchObject([
    { message: 'The server stun:127.0.0.1:9 for calls in rooms does not answer.' },
  ]);
});
