import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../core/db/testing.ts';
import { createTestDatabase } from '../../core/db/testing.ts';
import { freePort } from '../../core/http/testing.ts';
import { seededRandom } from '../../core/random.ts';
import type { DocumentDetail, DocumentSummary, UploadState } from '../../plugins/documents/contract.ts';
import { formOf } from '../../plugins/documents/testing.ts';
import { createSchool } from '../bench/school.ts';
import { buildWebOnce } from '../built-web.ts';
import { transcripts } from '../fixtures/documents/documents.ts';
import { toBadJpg } from '../fixtures/documents/picture.ts';
import { childrenOf, isRunning } from './processes.ts';
import type { ServerProcess } from './server-process.ts';
import { startServer } from './server-process.ts';

// The server is killed in the middle of an upload and of a reading.

let folder: string;
let database: TestDatabase;
let server: ServerProcess;
let token: string;

const start = (port: number) =>
  startServer({
    folder,
    port,
    plugins: ['documents', 'learner'],
    environment: { DATABASE_URL: database.url, EIQ_DEMO: 'false' },
  });

beforeAll(async () => {
  await buildWebOnce();
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-killed-'));
  database = await createTestDatabase({ empty: true });
  server = await start(await freePort());
  const school = { port: server.port, databaseUrl: database.url };
  token = (await createSchool(school, { plugins: ['documents', 'learner'], learners: 1 }))[0] ?? '';
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const get = async <T>(address: string): Promise<T> => {
  const { status, body } = await server.call('GET', address, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as T;
};

async function killAndStart(): Promise<void> {
  await server.kill();
  server = await start(server.port);
}

const sendChunk = async (id: string, offset: number, chunk: Uint8Array<ArrayBuffer>) => {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/documents/uploads/${id}?offset=${offset}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: chunk,
  });
  return (await response.json()) as UploadState;
};

test('an upload goes on after kill -9 where it stopped, and the file is whole', async () => {
  const file = new TextEncoder().encode(randomBytes(1_200_000).toString('hex'));
  const sha256 = createHash('sha256').update(file).digest('hex');
  const id = randomUUID();
  const wanted = { id, fileName: 'long.txt', fileSize: file.length, category: 'transcript' };
  await server.call('POST', '/api/documents/uploads', { token, body: wanted });
  const mebibyte = 1_048_576;
  expect(await sendChunk(id, 0, file.slice(0, mebibyte))).toMatchObject({ received: mebibyte });
  const second = sendChunk(id, mebibyte, file.slice(mebibyte, 2 * mebibyte)).catch(() => undefined);
  await killAndStart();
  const answered = await second;
  const { received } = await get<UploadState>(`/api/documents/uploads/${id}`);
  // What was acknowledged is there; what was on its way is there as a whole or not at all.
  expect(received).toBeGreaterThanOrEqual(answered?.received ?? mebibyte);
  expect([mebibyte, 2 * mebibyte]).toContain(received);
  for (let at = received; at < file.length; )
    ({ received: at } = await sendChunk(id, at, file.slice(at, at + mebibyte)));

  const complete = () => server.call('POST', `/api/documents/uploads/${id}/complete`, { token, body: { sha256 } });
  const first = complete().catch(() => undefined);
  await killAndStart();
  await first;
  const { status, body } = await complete();
  expect({ status, body }).toMatchObject({ status: 200, body: { fileSize: file.length } });
  const documents = await get<DocumentSummary[]>('/api/documents');
  expect(documents.map((document) => document.id)).toEqual([body.id]);
  const stored = await fetch(`http://127.0.0.1:${server.port}/api/documents/${body.id}/file`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(
    createHash('sha256')
      .update(Buffer.from(await stored.arrayBuffer()))
      .digest('hex'),
  ).toBe(sha256);
});

test('a document is read although its reader, their supervisor and the server are killed, and no process is left', async () => {
  const sheet = transcripts()[5]?.sheets[0];
  if (!sheet) throw new Error('There is no sheet');
  const picture = await toBadJpg(sheet, seededRandom('killed'));
  const { body } = await server.call('POST', '/api/documents/upload', {
    token,
    body: formOf(new Uint8Array(picture), 'photograph.jpg'),
  });
  const document = () => get<DocumentDetail>(`/api/documents/${body.id}`);
  await expect.poll(async () => (await document()).status, { timeout: 60_000 }).toBe('processing');
  const supervisors = () => childrenOf(server.process.pid);
  const readers = () => supervisors().flatMap(childrenOf);
  const killed = new Set<number>();
  const begun = async (processes: () => number[]) => {
    await expect.poll(() => processes().filter((pid) => !killed.has(pid)), { timeout: 60_000 }).not.toEqual([]);
    return processes();
  };
  for (const processes of [readers, supervisors]) {
    await begun(readers);
    for (const pid of [...supervisors(), ...readers()]) killed.add(pid);
    for (const pid of processes()) process.kill(pid, 'SIGKILL');
  }
  await begun(readers);
  const left = [...supervisors(), ...readers()];
  await server.kill();
  await expect.poll(() => left.filter(isRunning), { timeout: 30_000 }).toEqual([]);
  expect(existsSync(path.join(folder, 'files'))).toBe(true);
  server = await start(server.port);
  expect((await document()).status).toBe('processing');
  await expireLeases();
  await expect.poll(async () => (await document()).status, { timeout: 90_000, interval: 500 }).toBe('completed');
  const { reading, pages } = await document();
  expect(reading?.terms.flatMap(({ courses }) => courses).length).toBeGreaterThan(5);
  expect(pages).toHaveLength(1);
}, 180_000);

/** Leases of jobs last a minute, which the test does not wait. */
async function expireLeases(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`);
  await client.end();
}
