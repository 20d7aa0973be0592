import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from 'seeded-random';
import type { Socket } from 'socket.io-client';
import * as Y from 'yjs';
import type { TestPerson } from '../../core/testing.ts';
import { connect } from '../../core/testing.ts';
import { addDocument, openCopy } from '../../plugins/collaboration/testing.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import type { Figure } from './bench.ts';
import type { CollaborationBench } from './collaboration-platform.ts';
import { editors, until, withEditors } from './collaboration-platform.ts';

/** Seeded runs, of which each kills a server process. `EIQ_BENCH_RUNS` for a part of them. */
const runs = Number(process.env.EIQ_BENCH_RUNS ?? 100);
const editsOfEach = 10;

type Copy = Awaited<ReturnType<typeof openCopy>>;

/** Half of the editors write over a process that is killed; some of them return over the other, the rest never. */
export const measureLosses = (): Promise<Figure[]> => withEditors(lossesOf);

async function lossesOf(bench: CollaborationBench): Promise<Figure[]> {
  const [settled, lost]: [number[], number[]] = [[], []];
  let acknowledged = 0;
  let different = 0;
  let other = await bench.startOther();
  for (let seed = 1; seed <= runs; seed++) {
    const run = await runKilled(bench, other, seed);
    // The process of the next run.
    const next = bench.startOther();
    settled.push(run.settledMs);
    lost.push(run.lost);
    acknowledged += run.acknowledged;
    if (!run.isIdentical) different += 1;
    other = await next;
    console.error(
      `run ${seed} of ${runs}: ${run.acknowledged} acknowledged, ${run.lost} lost, ${run.isIdentical ? 'identical' : 'different'} after ${run.settledMs.toFixed(0)} ms`,
    );
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

async function runKilled({ at, people, host, room }: CollaborationBench, other: ServerProcess, seed: number) {
  const random = seededRandom(seed);
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

const contentOf = (struct: object): unknown => ('content' in struct ? struct.content : undefined);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
