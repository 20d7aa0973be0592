import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findRedis, noRedis } from '../../core/realtime/redis-testing.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { openRoom, roomsPath } from '../../plugins/collaboration/testing.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import { buildWebOnce } from '../built-web.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { startSecondServer } from '../faults/server-process.ts';

/** A room with editors, and a way to start further server processes. */
export interface CollaborationBench {
  readonly at: TestPlatform;
  readonly people: readonly TestPerson[];
  readonly host: TestPerson;
  readonly room: string;
  /** Another server process on the same database; the previous one may have been killed. */
  startOther(): Promise<ServerProcess>;
}

export const editors = 50;

/** Runs a measurement in a room with 50 editors on a platform of its own. */
export async function withEditors<Result>(measure: (bench: CollaborationBench) => Promise<Result>): Promise<Result> {
  const redis = await findRedis();
  if (!redis) throw new Error(`Two processes need Redis: ${noRedis}`);
  await buildWebOnce();
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-bench-'));
  const environment = {
    EIQ_SECRET_KEY: 'the same in both processes, and long enough',
    REDIS_URL: redis.url,
    REQUESTS_PER_MINUTE: '1000000',
  };
  const at = await createTestPlatform({ plugins: ['collaboration'], environment });
  try {
    const people: TestPerson[] = [];
    for (let number = 0; number < editors; number++) {
      const person = await at.person();
      await setAgeBand(at, person, 'adult');
      people.push(person);
    }
    const [host] = people;
    if (!host) throw new Error('There is nobody');
    const room = await openRoom(host, { maxParticipants: editors });
    for (const person of people.slice(1)) await person.post(`${roomsPath}/${room}/join`);
    return await measure({ at, people, host, room, startOther: () => startSecondServer(at, folder, environment) });
  } finally {
    await at.close();
    await redis.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a condition came true within a time. */
export async function until(isTrue: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!isTrue()) {
    if (performance.now() > end) return false;
    await pause(10);
  }
  return true;
}
