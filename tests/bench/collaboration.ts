import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from 'seeded-random';
import type { Socket } from 'socket.io-client';
import * as Y from 'yjs';
import { knexOf } from '../../core/db/index.ts';
import { findRedis, noRedis } from '../../core/realtime/redis-testing.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { connect, createTestPlatform } from '../../core/testing.ts';
import { addDocument, openCopy, openRoom, roomsPath } from '../../plugins/collaboration/testing.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import { buildWebOnce } from '../built-web.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { startSecondServer } from '../faults/server-process.ts';
import type { Figure } from './bench.ts';

/** Seeded runs, of which each kills a server process. `EIQ_BENCH_RUNS` for a part of them. */
const runs = Number(process.env.EIQ_BENCH_RUNS ?? 100);
const editors = 50;
const editsOfEach = 10;

interface Bench {
  readonly at: TestPlatform;
  readonly people: readonly TestPerson[];
  readonly room: string;
  /** Another server process on the same database; the previous one may have been killed. */
  startOther(): Promise<ServerProcess>;
}

type Copy = Awaited<ReturnType<typeof openCopy>>;

/** Documents that several people write, on two server processes: what is lost, how late changes arrive, and how long opening takes. */
export async function measureCollaboration(): Promise<Figure[]> {
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
    const bench: Bench = { at, people, room, startOther: () => startSecondServer(at, folder, environment) };
    return [...(await measureLosses(bench)), ...(await measureDelays(bench)), await measureOpening(bench)];
  } finally {
    await at.close();
    await redis.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A connection; a busy server that turns it away is asked again, as a browser does. */
async function tabAt(port: number, { token }: TestPerson, sockets: Socket[]): Promise<Socket> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connect(port, token, undefined, sockets);
    } catch (error) {
      if (attempt === 20) throw error;
      await pause(500);
    }
  }
}

/** Half of the editors write over a process that is killed; some of them return over the other, the rest never. */
async function measureLosses(bench: Bench): Promise<Figure[]> {
  const [settled, lost]: [number[], number[]] = [[], []];
  let acknowledged = 0;
  let different = 0;
  let other = await bench.startOther();
  for (let seed = 1; seed <= runs; seed++) {
    const run = await runKilled(bench, other, seed);
    settled.push(run.settledMs);
    lost.push(run.lost);
    acknowledged += run.acknowledged;
    if (!run.isIdentical) different += 1;
    other = await bench.startOther();
  }
  await other.stop();
  const notes = [
    `${runs} runs of ${editors} editors, ${acknowledged} acknowledged edits; load ${loadavg()[0]?.toFixed(1)} at the end`,
  ];
  return [
    { what: 'acknowledged edits lost, a process killed', value: sum(lost), unit: 'edits', goal: 0, notes },
    { what: 'runs whose copies differ at the end', value: different, unit: 'runs', goal: 0 },
    {
      what: 'all copies identical after the last edit, slowest run',
      value: Math.max(...settled),
      unit: 'ms',
      goal: 1000,
    },
  ];
}

async function runKilled({ at, people, room }: Bench, other: ServerProcess, seed: number) {
  const random = seededRandom(seed);
  const [host] = people;
  if (!host) throw new Error('There is nobody');
  const id = await addDocument(host, room);
  const sockets: Socket[] = [];
  const stored = new Set<string>();
  const note = (update: Uint8Array) => {
    for (const token of JSON.stringify(Y.decodeUpdate(update).structs.map(contentOf)).match(/‹\d+\.\d+›/g) ?? [])
      stored.add(token);
  };
  const open = async (person: TestPerson, port: number) => openCopy(await tabAt(port, person, sockets), id, note);
  const ports = people.map((_, index) => (index % 2 === 0 ? at.server.port : other.port));
  const copies = await Promise.all(people.map((person, index) => open(person, ports[index] ?? 0)));
  const isBack = (index: number) => index % 2 === 0 || index % 4 === 1;

  const removed = new Set<string>();
  const write = async (copy: Copy, index: number) => {
    for (let edit = 0; edit < editsOfEach; edit++) {
      await pause(random() * 150);
      const { text } = copy;
      const lines = text.toString().split('\n');
      const line = Math.floor(random() * lines.length);
      text.insert(lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0), `‹${index}.${edit}›\n`);
      if (random() > 0.15) continue;
      const own = `‹${index}.${Math.floor(random() * (edit + 1))}›\n`;
      const found = text.toString().indexOf(own);
      if (found < 0) continue;
      text.delete(found, own.length);
      removed.add(own.trim());
    }
  };
  const killed = pause(200 + random() * 1200).then(() => other.kill());
  const written = Promise.all(copies.map(write));
  await killed;
  const returned = Promise.all(
    copies.map(async (copy, index) => {
      if (index % 2 === 0 || !isBack(index)) return;
      await pause(random() * 500);
      const person = people[index];
      if (person) await copy.connectOver(await tabAt(at.server.port, person, sockets));
    }),
  );
  await Promise.all([written, returned]);
  const live = copies.filter((_, index) => isBack(index));
  await until(() => live.every(({ shared }) => shared.state === 'saved'), 60_000);
  const quiet = performance.now();
  const fresh = await open(host, at.server.port);
  const isIdentical = await until(
    () => new Set([...live, fresh].map(({ text }) => text.toString())).size === 1,
    30_000,
  );
  const settledMs = performance.now() - quiet;
  const content = fresh.text.toString();
  const lost = [...stored].filter((token) => !removed.has(token) && !content.includes(token)).length;
  for (const { shared } of [...copies, fresh]) shared.close();
  for (const socket of sockets) socket.disconnect();
  return { settledMs, lost, isIdentical, acknowledged: stored.size };
}

/** How long a change takes from one editor to another. */
async function measureDelays(bench: Bench): Promise<Figure[]> {
  const other = await bench.startOther();
  const across = await delaysOf(bench, [bench.at.server.port, other.port], 200);
  await other.stop();
  const within = await delaysOf(
    bench,
    Array.from({ length: 10 }, () => bench.at.server.port),
    50,
  );
  const notes = [`load ${loadavg()[0]?.toFixed(1)}`];
  return [
    { what: 'update to another process, p95', value: percentile(across, 0.95), unit: 'ms', goal: 150, notes },
    { what: '10 editors in one process, p95', value: percentile(within, 0.95), unit: 'ms', goal: 25, notes },
  ];
}

/** One editor on each port; the first writes alone where there are two, else all write five times a second. */
async function delaysOf({ people, room }: Bench, ports: readonly number[], edits: number): Promise<number[]> {
  const [host] = people;
  if (!host) throw new Error('There is nobody');
  const id = await addDocument(host, room);
  const sockets: Socket[] = [];
  const copies = await Promise.all(
    ports.map(async (port, index) => openCopy(await connect(port, people[index]?.token ?? '', undefined, sockets), id)),
  );
  const sent = new Map<string, number>();
  const delays: number[] = [];
  for (const [reader, { text }] of copies.entries()) {
    text.observe(({ delta, transaction }) => {
      if (transaction.local) return;
      for (const token of JSON.stringify(delta).match(/‹\d+\.\d+›/g) ?? []) {
        const begun = sent.get(token);
        if (begun !== undefined && !token.startsWith(`‹${reader}.`)) delays.push(performance.now() - begun);
      }
    });
  }
  const writers = copies.length === 2 ? copies.slice(0, 1) : copies;
  await Promise.all(
    writers.map(async ({ text }, index) => {
      for (let edit = 0; edit < edits; edit++) {
        await pause(150 + ((index * 37 + edit * 13) % 100));
        sent.set(`‹${index}.${edit}›`, performance.now());
        text.insert(0, `‹${index}.${edit}›`);
      }
    }),
  );
  await until(() => delays.length >= writers.length * edits * (copies.length - 1), 20_000);
  for (const { shared } of copies) shared.close();
  for (const socket of sockets) socket.disconnect();
  return delays;
}

/** Opening a document of 5,000 edits of which none is in a snapshot yet: the most that is ever read. */
async function measureOpening({ at, people, room }: Bench): Promise<Figure> {
  const [host] = people;
  if (!host) throw new Error('There is nobody');
  const id = await addDocument(host, room);
  const document = new Y.Doc();
  const updates: Uint8Array[] = [];
  document.on('update', (update: Uint8Array) => updates.push(update));
  const random = seededRandom(7);
  const text = document.getText('content');
  for (let edit = 0; edit < 5000; edit++) {
    if (random() < 0.2 && text.length > 40) text.delete(Math.floor(random() * (text.length - 5)), 5);
    else text.insert(Math.floor(random() * (text.length + 1)), `word ${edit} `);
  }
  const knex = knexOf(at.platform.database);
  const rows = updates.map((update, index) => ({
    ...{ document_id: id, sequence: index + 1, institution_id: at.institution.id, user_id: host.user.id },
    ...{ update: Buffer.from(update), at: new Date() },
  }));
  await knex.batchInsert('collaboration.updates', rows, 1000);
  await knex('collaboration.documents').where({ id }).update({ sequence: updates.length });
  const sockets: Socket[] = [];
  const times: number[] = [];
  for (let opened = 0; opened < 5; opened++) {
    const socket = await connect(at.server.port, host.token, undefined, sockets);
    const begun = performance.now();
    const copy = await openCopy(socket, id);
    // On a busy machine the first answer may come too late, and is asked for again.
    const isOpen = await until(() => copy.text.toString() === text.toString(), 60_000);
    if (!isOpen) throw new Error('The opened document differs');
    times.push(performance.now() - begun);
    copy.shared.close();
  }
  for (const socket of sockets) socket.disconnect();
  const notes = [`slowest of 5, ${updates.length} updates without a snapshot; load ${loadavg()[0]?.toFixed(1)}`];
  return { what: 'opening a document of 5,000 edits', value: Math.max(...times), unit: 'ms', goal: 300, notes };
}

const contentOf = (struct: object): unknown => ('content' in struct ? struct.content : undefined);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Whether a condition came true within a time. */
async function until(isTrue: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!isTrue()) {
    if (performance.now() > end) return false;
    await pause(10);
  }
  return true;
}
