import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from 'seeded-random';
import type { Socket } from 'socket.io-client';
import * as Y from 'yjs';
import { knexOf } from '../../core/db/index.ts';
import { connect } from '../../core/testing.ts';
import { addDocument, openCopy } from '../../plugins/collaboration/testing.ts';
import type { Figure } from './bench.ts';
import type { CollaborationBench } from './collaboration-platform.ts';
import { until, withEditors } from './collaboration-platform.ts';

/** Documents that several people write, on two server processes: how late changes arrive, and how long opening takes. */
export const measureCollaboration = (): Promise<Figure[]> =>
  withEditors(async (bench) => [...(await measureDelays(bench)), await measureOpening(bench)]);

/** How long a change takes from one editor to another. */
async function measureDelays(bench: CollaborationBench): Promise<Figure[]> {
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
async function delaysOf(
  { people, host, room }: CollaborationBench,
  ports: readonly number[],
  edits: number,
): Promise<number[]> {
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
async function measureOpening({ at, host, room }: CollaborationBench): Promise<Figure> {
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

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
