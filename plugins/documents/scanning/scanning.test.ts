import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { setAgeBand } from '../../learner/testing.ts';
import type { DocumentSummary } from '../contract.ts';
import { documentOf, formOf, transcriptText, uploadFile } from '../testing.ts';
import type { ScannerAnswer } from './scanner.testing.ts';
import { eicar, honest, withScanner as withScannerAt } from './scanner.testing.ts';

// Documents wait for a virus scanner that does not answer.

let folder: string;
let socketPath: string;
let at: TestPlatform;
let learner: TestPerson;
let staff: TestPerson;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'eiq-clamd-'));
  socketPath = path.join(folder, 'clamd.sock');
  at = await createTestPlatform({
    plugins: ['documents', 'activity'],
    environment: { EIQ_DOCUMENTS_CLAMD: socketPath },
  });
  learner = await at.person();
  staff = await at.person('administrator');
  await setAgeBand(at, learner, 'adult');
});
afterAll(async () => {
  await at?.close();
  rmSync(folder, { recursive: true, force: true });
});

const withScanner = (answer: ScannerAnswer, work: (scanned: Buffer[]) => Promise<void>) =>
  withScannerAt(socketPath, answer, work);

/** The time of the next scan comes. */
async function nextScan(): Promise<void> {
  at.clock.forward(61);
  await at.platform.queueing.waitUntilIdle();
}

const listed = async (id: string) =>
  ((await learner.get('/api/documents')).body as DocumentSummary[]).find((document) => document.id === id);

const warnings = async () => {
  const plugin = at.platform.host.plugins.find(({ id }) => id === 'documents');
  return plugin?.started?.warnings?.(at.institution as never);
};

test('without a scanner that works a document waits, unread and unreadable to others, until it was scanned', async () => {
  const text = transcriptText('Ada Lovelace', 'waits');
  const { id } = await uploadFile(learner, text);
  await at.platform.queueing.waitUntilIdle();
  expect(await listed(id)).toMatchObject({
    status: 'pending',
    waitingFor: 'Waiting for the virus scan. Nothing to do: it is tried again every minute.',
  });
  expect((await staff.get(`/api/documents/${id}`)).status).toBe(404);
  expect((await staff.get(`/api/documents/${id}/file`)).status).toBe(404);
  expect((await learner.get(`/api/documents/${id}/file`)).status).toBe(200);
  expect((await learner.post(`/api/documents/${id}/confirm`)).status).toBe(409);
  expect(await warnings()).toEqual([
    {
      message: expect.stringMatching(
        `^The virus scanner at ${socketPath} does not answer: .*, and 1 document waits for it$`,
      ),
      remedy: expect.stringContaining('Start clamd'),
    },
  ]);
  // The platform itself is ready: only new documents wait.
  expect((await at.nobody.get('/health/ready')).status).toBe(200);

  // A scanner that fails, or that closes the connection, is none.
  await withScanner((_, socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'), nextScan);
  await withScanner((_, socket) => socket.destroy(), nextScan);
  await withScanner((_, socket) => socket.end('stream: OK'), nextScan);
  expect((await listed(id))?.status).toBe('pending');

  await withScanner(honest, async (scanned) => {
    expect(await warnings()).toEqual([]);
    await nextScan();
    expect(scanned.map(String)).toEqual([text]);
  });
  expect(await listed(id)).toMatchObject({ status: 'completed', waitingFor: null });
  expect((await staff.get(`/api/documents/${id}`)).status).toBe(200);
});

test('a file with a virus is deleted, its owner is told, and nobody can read it', async () => {
  await withScanner(honest, async () => {
    const { id } = await uploadFile(learner, `OFFICIAL TRANSCRIPT ${eicar}`);
    await at.platform.queueing.waitUntilIdle();
    expect(await listed(id)).toMatchObject({
      status: 'failed',
      failure: {
        code: 'virus',
        message: 'A virus was found, and the file was deleted. Check your device, then upload a clean copy.',
        canRetry: false,
      },
    });
    expect(
      (await at.platform.storage.list(`documents/${at.institution.id}/${learner.user.id}`)).filter((key) =>
        key.includes(id),
      ),
    ).toEqual([]);
    expect((await staff.get(`/api/documents/${id}`)).status).toBe(404);
    expect((await learner.get(`/api/documents/${id}/file`)).status).toBe(404);
    const { body } = await learner.get('/api/notifications');
    expect(JSON.stringify(body)).toContain('A virus was found');
  });
});

test('documents that were stored before there was a scanner are scanned later, and stay unreadable to others until then', async () => {
  const owner = await at.person();
  await setAgeBand(at, owner, 'adult');
  let id = '';
  await withScanner(honest, async () => {
    ({ id } = await uploadFile(owner, transcriptText('Ada Lovelace')));
    await at.platform.queueing.waitUntilIdle();
  });
  await knexOf(at.platform.database)('documents.documents').where({ id }).update({ scanned_at: null });
  expect((await staff.get(`/api/documents/${id}`)).status).toBe(404);
  await withScanner(honest, async (scanned) => {
    await at.runSchedule('documents', 'sweep');
    await at.platform.queueing.waitUntilIdle();
    expect(scanned).toHaveLength(1);
  });
  expect((await staff.get(`/api/documents/${id}`)).status).toBe(200);
  expect((await documentOf(owner, id)).status).toBe('completed');
});

test('many documents wait together and are scanned once each', async () => {
  const uploads = await Promise.all(
    Array.from({ length: 5 }, (_, index) => learner.post('/api/documents/upload', formOf(`Many ${index}`, 'many.txt'))),
  );
  await at.platform.queueing.waitUntilIdle();
  await withScanner(honest, async (scanned) => {
    await nextScan();
    expect(scanned.map(String).sort()).toEqual(['Many 0', 'Many 1', 'Many 2', 'Many 3', 'Many 4']);
  });
  for (const { body } of uploads) expect((await listed(body.id))?.status).toMatch(/completed|failed/);
});
