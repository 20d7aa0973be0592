import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRedis, noRedis } from '../../../core/realtime/redis-testing.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { connect, createTestPlatform } from '../../../core/testing.ts';
import { buildWebOnce } from '../../../tests/built-web.ts';
import type { ServerProcess } from '../../../tests/faults/server-process.ts';
import { startSecondServer } from '../../../tests/faults/server-process.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { addDocument, openCopy, openRoom, roomsPath } from '../testing.ts';

const redis = await findRedis();
if (!redis) console.warn(`Tests of documents over two processes: ${noRedis}`);

describe.skipIf(!redis)(redis ? 'over Redis' : `over Redis (${noRedis})`, () => {
  let at: TestPlatform;
  let folder: string;
  let other: ServerProcess;
  const sockets: Socket[] = [];
  const secret = { EIQ_SECRET_KEY: 'the same in both processes, and long enough', REDIS_URL: redis?.url ?? '' };

  beforeAll(async () => {
    await buildWebOnce();
    folder = await mkdtemp(path.join(tmpdir(), 'eiq-documents-'));
    at = await createTestPlatform({ plugins: ['collaboration'], environment: secret });
    other = await startSecondServer(at, folder, secret);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await other?.stop();
    await at?.close();
    await redis?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const there = ({ token }: TestPerson) => connect(other.port, token, undefined, sockets);

  test('people on two processes write one document, and nothing is lost when one process is killed', async () => {
    const [host, guest] = [await at.person(), await at.person()];
    for (const person of [host, guest]) await setAgeBand(at, person, 'adult');
    const room = await openRoom(host);
    await guest.post(`${roomsPath}/${room}/join`);
    const id = await addDocument(host, room);
    const [mine, theirs] = [await openCopy(await host.connect(), id), await openCopy(await there(guest), id)];
    mine.text.insert(0, 'here ');
    theirs.text.insert(0, 'there ');
    const texts = () => [mine, theirs].map(({ text }) => text.toString());
    await expect.poll(() => texts().map(({ length }) => length)).toEqual([11, 11]);
    expect(texts()[0]).toBe(texts()[1]);

    await expect.poll(() => theirs.shared.state).toBe('saved');
    theirs.text.insert(theirs.text.length, 'unsent');
    await other.kill();
    mine.text.insert(0, 'meanwhile ');
    theirs.text.insert(theirs.text.length, ' offline');
    await expect.poll(() => theirs.shared.state).toBe('offline');
    await theirs.connectOver(await guest.connect());
    await expect.poll(() => [mine, theirs].map(({ shared }) => shared.state)).toEqual(['saved', 'saved']);
    await expect.poll(() => new Set(texts()).size).toBe(1);
    for (const word of ['here', 'there', 'meanwhile', 'unsent offline']) expect(texts()[0]).toContain(word);
  });
});
