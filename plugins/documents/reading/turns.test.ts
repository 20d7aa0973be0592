import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { buildWebOnce } from '../../../tests/built-web.ts';
import { startSecondServer } from '../../../tests/faults/server-process.ts';
import { setAgeBand } from '../../learner/testing.ts';
import type { DocumentSummary } from '../contract.ts';
import { withScanner } from '../scanning/scanner.testing.ts';
import { formOf, uploadFile } from '../testing.ts';

// Learners and institutions take turns. A scanner shows the order, and holds the first document until all have arrived. It
// refuses every document, so that no time is spent on reading.

let folder: string;
let socketPath: string;
let at: TestPlatform;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'eiq-turns-'));
  socketPath = path.join(folder, 'clamd.sock');
  at = await createTestPlatform({
    plugins: ['documents', 'administration'],
    environment: { EIQ_DOCUMENTS_CLAMD: socketPath },
  });
});
afterAll(async () => {
  await at?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function newLearner(institution?: Awaited<ReturnType<TestPlatform['anotherInstitution']>>) {
  const learner = await at.person('learner', institution);
  await setAgeBand(at, learner, 'adult', institution);
  return learner;
}

type Upload = readonly [learner: TestPerson, text: string];

const uploadsOf = (learner: TestPerson, name: string, count: number): Upload[] =>
  Array.from({ length: count }, (_, index) => [learner, `${name} ${index + 1}`]);

const statuses = async (learner: TestPerson) =>
  ((await learner.get('/api/documents')).body as DocumentSummary[]).map(({ status }) => status);

/** The order in which documents are scanned. The first one waits until all have been uploaded. */
async function orderOf(uploads: readonly Upload[], meanwhile?: () => Promise<void>): Promise<string[]> {
  const order: string[] = [];
  const uploaded = Promise.withResolvers<void>();
  const refuse = async (content: Buffer, socket: Socket) => {
    order.push(content.toString());
    await uploaded.promise;
    at.clock.forward(1);
    socket.end('stream: Refused FOUND\0');
  };
  await withScanner(socketPath, refuse, async () => {
    for (const [learner, text] of uploads) {
      await uploadFile(learner, text);
      await expect.poll(() => order, { timeout: 30_000 }).toHaveLength(1);
      at.clock.forward(1);
    }
    if (uploads.length === 0) uploaded.resolve();
    await meanwhile?.();
    uploaded.resolve();
    await at.platform.queueing.waitUntilIdle();
  });
  return order;
}

test('a learner with many documents delays each of the others by one', async () => {
  const [many, second, third] = [await newLearner(), await newLearner(), await newLearner()];
  const order = await orderOf([
    ...uploadsOf(many, 'many', 4),
    ...uploadsOf(second, 'second', 2),
    ...uploadsOf(third, 'third', 1),
  ]);
  expect(order).toEqual(['many 1', 'second 1', 'third 1', 'many 2', 'second 2', 'many 3', 'many 4']);
  expect(await statuses(many)).toEqual(Array(4).fill('failed'));
  // Whoever has been served waits for those who have not, however old their documents are.
  expect(await orderOf([...uploadsOf(many, 'again', 2), ...uploadsOf(second, 'later', 1)])).toEqual([
    'again 1',
    'later 1',
    'again 2',
  ]);
});

test('institutions take turns, however many learners they have', async () => {
  const other = await newLearner(await at.anotherInstitution());
  const here = [await newLearner(), await newLearner(), await newLearner()];
  const order = await orderOf([
    ...here.flatMap((learner, index) => uploadsOf(learner, `here ${index + 1}, document`, 2)),
    ...uploadsOf(other, 'other', 2),
  ]);
  expect(order).toEqual([
    'here 1, document 1',
    'here 2, document 1',
    'other 1',
    'here 3, document 1',
    'other 2',
    'here 1, document 2',
    'here 2, document 2',
    'here 3, document 2',
  ]);
});

test('a document that waits for the scanner holds up nobody, and a job that was lost is found again', async () => {
  const [waiting, next] = [await newLearner(), await newLearner()];

  await uploadFile(waiting, 'waits for the scanner');
  await at.platform.queueing.waitUntilIdle();
  expect(await orderOf([[next, 'next']])).toEqual(['next']);

  // The job vanishes with its process and is not run again.
  await knexOf(at.platform.database)('pgboss.job').where({ name: 'documents.job.read' }).delete();
  at.clock.forward(61);
  expect(await orderOf([], () => at.runSchedule('documents', 'sweep'))).toEqual(['waits for the scanner']);
});

test('a learner may have a limited number of unread documents', async () => {
  const administrator = await at.person('administrator');
  const settings = '/api/admin/plugins/documents/settings';
  expect((await administrator.patch(settings, { settings: { learnerUnread: 2 } })).status).toBe(200);
  const learner = await newLearner();
  await orderOf(uploadsOf(learner, 'unread', 2), async () => {
    const { status, body } = await learner.post('/api/documents/upload', formOf('one more'));
    expect({ status, message: body.error?.message }).toEqual({
      status: 409,
      message: '2 of your documents wait to be read. Upload more when some of them have been read.',
    });
  });
  expect((await learner.post('/api/documents/upload', formOf('one more'))).status).toBe(201);
  await administrator.patch(settings, { settings: { learnerUnread: 20 } });
});

test('two servers read two documents of one learner at once, and each document once', async () => {
  await buildWebOnce();
  const other = await startSecondServer(at, at.platform.configuration.varFolder, { EIQ_DOCUMENTS_CLAMD: socketPath });
  const learner = await newLearner();
  const texts = uploadsOf(learner, 'twice', 3).map(([, text]) => text);
  const seen: string[] = [];
  const both = Promise.withResolvers<void>();
  const refuse = async (content: Buffer, socket: Socket) => {
    seen.push(content.toString());
    if (seen.length === 2) both.resolve();
    await both.promise;
    socket.end('stream: Refused FOUND\0');
  };
  try {
    await withScanner(socketPath, refuse, async () => {
      for (const text of texts) await uploadFile(learner, text);
      await expect.poll(() => statuses(learner), { timeout: 60_000 }).toEqual(['failed', 'failed', 'failed']);
    });
    expect(seen.toSorted()).toEqual(texts);
  } finally {
    await other.stop();
  }
}, 120_000);
