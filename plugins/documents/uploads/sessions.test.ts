import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { setAgeBand } from '../../learner/testing.ts';
import type { DocumentSummary, UploadState } from '../contract.ts';
import { chunkBytes, maxBytes, tidyFileName } from '../contract.ts';
import { transcriptText, uploadFile } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  // Documents wait for a scanner that does not exist, so that no process is started to read them.
  at = await createTestPlatform({
    plugins: ['documents', 'administration'],
    environment: { EIQ_DOCUMENTS_CLAMD: '/nowhere/clamd.sock' },
  });
});
afterAll(() => at?.close());

async function adult() {
  const person = await at.person();
  await setAgeBand(at, person, 'adult');
  return person;
}

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const path = (id: string) => `/api/documents/uploads/${id}`;

function start(person: TestPerson, given: { id?: string; fileSize: number; sha256?: string }) {
  const body = { id: randomUUID(), fileName: 'long.txt', category: 'transcript', ...given };
  return person.post('/api/documents/uploads', body);
}

const send = (person: TestPerson, id: string, offset: number, bytes: Uint8Array) =>
  at.call('PUT', `${path(id)}?offset=${offset}`, {
    token: person.token,
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });

/** A text of many pages' length, in two and a half chunks. */
const long = new TextEncoder().encode('A line of a long text.\n'.repeat(115_000));

test('an upload that broke off continues where it stopped, and the file is whole', async () => {
  const learner = await adult();
  const id = randomUUID();
  expect(long.length).toBeGreaterThan(2 * chunkBytes);
  expect((await start(learner, { id, fileSize: long.length })).body).toMatchObject({ received: 0, document: null });
  await send(learner, id, 0, long.subarray(0, chunkBytes));
  // The tab was closed before the answer: the next one asks what has arrived.
  expect((await start(learner, { id, fileSize: long.length })).body).toMatchObject({ received: chunkBytes });
  expect((await learner.get('/api/documents/uploads')).body).toMatchObject([{ id, received: chunkBytes }]);
  const early = await learner.post(`${path(id)}/complete`, { sha256: hashOf(long) });
  expect(early).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining(`${chunkBytes} of`) } },
  });
  await send(learner, id, chunkBytes, long.subarray(chunkBytes, 2 * chunkBytes));
  expect((await send(learner, id, 2 * chunkBytes, long.subarray(2 * chunkBytes))).body).toMatchObject({
    received: long.length,
  });

  const done = (await learner.post(`${path(id)}/complete`, { sha256: hashOf(long) })).body as DocumentSummary;
  expect(done).toMatchObject({ fileName: 'long.txt', fileSize: long.length, fileType: 'text/plain' });
  const again = await learner.post(`${path(id)}/complete`, { sha256: hashOf(long) });
  expect(again.body).toMatchObject({ id: done.id });
  expect((await learner.get(path(id))).body).toMatchObject({ document: { id: done.id } });
  const file = await at.call('GET', `/api/documents/${done.id}/file`, { token: learner.token });
  expect(hashOf(String(file.body))).toBe(hashOf(long));
  expect((await learner.get('/api/documents/uploads')).body).toEqual([]);
});

test('a chunk that was sent twice, or by two tabs at once, is stored once', async () => {
  const learner = await adult();
  const text = new TextEncoder().encode(transcriptText('Ada Lovelace', randomUUID()));
  const id = randomUUID();
  await start(learner, { id, fileSize: text.length });
  const half = text.subarray(0, 100);
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(learner, id, 0, half)));
  expect(answers.map(({ body }) => (body as UploadState).received)).toEqual(Array(8).fill(100));
  expect((await send(learner, id, 0, half)).body).toMatchObject({ received: 100 });
  expect((await send(learner, id, 300, half)).body).toMatchObject({ received: 100 });
  await send(learner, id, 100, text.subarray(100));
  const completed = await Promise.all(
    Array.from({ length: 5 }, () => learner.post(`${path(id)}/complete`, { sha256: hashOf(text) })),
  );
  expect(new Set(completed.map(({ body }) => (body as DocumentSummary).id)).size).toBe(1);
  expect((await learner.get('/api/documents')).body).toHaveLength(1);
});

test('the same bytes are one document, by whichever way and however often they arrive', async () => {
  const learner = await adult();
  const text = transcriptText('Ada Lovelace', randomUUID());
  const uploads = await Promise.all(Array.from({ length: 6 }, () => uploadFile(learner, text, 'a.txt')));
  expect(new Set(uploads.map(({ id }) => id)).size).toBe(1);
  const known = (await start(learner, { fileSize: text.length, sha256: hashOf(text) })).body as UploadState;
  expect(known.document?.id).toBe(uploads[0]?.id);
  expect((await learner.get('/api/documents')).body).toHaveLength(1);
  const files = await at.platform.storage.list(`documents/${at.institution.id}/${learner.user.id}`);
  expect(files).toHaveLength(1);
  // Another person with the same bytes has a document of their own.
  const other = await uploadFile(await adult(), text, 'a.txt');
  expect(other.id).not.toBe(uploads[0]?.id);
});

test('a file that changed on its way is refused and leaves nothing behind', async () => {
  const learner = await adult();
  const text = new TextEncoder().encode('Some text');
  const id = randomUUID();
  await start(learner, { id, fileSize: text.length });
  await send(learner, id, 0, text);
  const answer = await learner.post(`${path(id)}/complete`, { sha256: hashOf('Another text') });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('changed on its way') } },
  });
  expect((await learner.get(path(id))).status).toBe(404);
  expect(await at.platform.storage.list(`documents/${at.institution.id}/${learner.user.id}`)).toEqual([]);
});

test('sizes and types are refused in the words of the specification', async () => {
  const learner = await adult();
  const types = 'File type must be application/pdf, image/png, image/jpeg, text/plain';
  const refused = async (content: string | Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData();
    form.append('file', new File([content], name));
    const { status, body } = await learner.post('/api/documents/upload', form);
    return [status, (body as { error: { message: string } }).error.message];
  };
  expect(await refused('', 'empty.txt')).toEqual([400, 'File is smaller than 1 bytes']);
  expect(await refused(new Uint8Array(maxBytes + 1).fill(65), 'large.txt')).toEqual([
    413,
    'File is larger than 10000000 bytes',
  ]);
  expect(await refused(Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'transcript.pdf')).toEqual([415, types]);
  expect(await refused('<!doctype html><script>alert(1)</script>', 'transcript.txt')).toEqual([415, types]);
  expect((await start(learner, { fileSize: 0 })).body).toMatchObject({
    error: { message: 'File is smaller than 1 bytes' },
  });
  expect((await start(learner, { fileSize: maxBytes + 1 })).body).toMatchObject({
    error: { message: 'File is larger than 10000000 bytes' },
  });
  const two = new FormData();
  for (const name of ['one.txt', 'two.txt']) two.append('file', new File(['Text'], name));
  expect((await learner.post('/api/documents/upload', two)).body).toMatchObject({
    error: { message: 'Too many files' },
  });
  const program = Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]);
  const id = randomUUID();
  await start(learner, { id, fileSize: program.length });
  await send(learner, id, 0, program);
  const inChunks = await learner.post(`${path(id)}/complete`, { sha256: hashOf(program) });
  expect(inChunks).toMatchObject({ status: 415, body: { error: { message: types } } });
  expect((await learner.get('/api/documents')).body).toEqual([]);
});

test('a child uploads only with a guardian’s consent', async () => {
  const child = await at.person();
  expect((await start(child, { fileSize: 10 })).status).toBe(403);
  await setAgeBand(at, child, 'under-13');
  const form = new FormData();
  form.append('file', new File(['Text'], 'a.txt'));
  const { status, body } = await child.post('/api/documents/upload', form);
  expect(status).toBe(403);
  expect(body).toMatchObject({ error: { message: expect.stringContaining('parent or guardian must agree') } });
});

test('an upload beyond the quota is refused, even when many arrive at once', async () => {
  const learner = await adult();
  const administrator = await at.person('administrator');
  const saved = await administrator.patch('/api/admin/plugins/documents/settings', {
    settings: { learnerDocuments: 3 },
  });
  expect(saved.status).toBeLessThan(300);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const form = new FormData();
      form.append('file', new File([`Text ${index}`], 'a.txt'));
      return learner.post('/api/documents/upload', form);
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: { message: expect.stringContaining('as many as are allowed') },
  });
  await administrator.patch('/api/admin/plugins/documents/settings', { settings: { learnerDocuments: 50 } });
});

test('uploads that were broken off are removed after a day, with what had arrived', async () => {
  const learner = await adult();
  const id = randomUUID();
  await start(learner, { id, fileSize: 100 });
  await send(learner, id, 0, new Uint8Array(50).fill(65));
  await at.runSchedule('documents', 'sweep');
  expect((await learner.get(path(id))).status).toBe(200);
  at.clock.forward(25 * 3600);
  await at.runSchedule('documents', 'sweep');
  expect((await learner.get(path(id))).status).toBe(404);
  expect(await at.platform.storage.list(`documents/${at.institution.id}/${learner.user.id}`)).toEqual([]);
});

test('an upload can be cancelled; another person cannot see or continue it', async () => {
  const learner = await adult();
  const other = await adult();
  const id = randomUUID();
  await start(learner, { id, fileSize: 100 });
  await send(learner, id, 0, new Uint8Array(50).fill(65));
  expect((await other.get(path(id))).status).toBe(404);
  expect((await send(other, id, 50, new Uint8Array(50).fill(65))).status).toBe(404);
  expect((await start(other, { id, fileSize: 100 })).status).toBe(409);
  expect((await learner.delete(path(id))).body).toEqual({ cancelled: true });
  expect((await learner.delete(path(id))).body).toEqual({ cancelled: false });
});

test('names of files are kept as they are where they are harmless, and made so where not', async () => {
  const learner = await adult();
  const named = async (name: string) => {
    const { id } = await uploadFile(learner, `OFFICIAL TRANSCRIPT ${randomUUID()}`, name);
    const file = await learner.get(`/api/documents/${id}/file`);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    const listed = (await learner.get('/api/documents')).body as DocumentSummary[];
    return listed.find((document) => document.id === id)?.fileName;
  };
  expect(await named('成績証明書 “2024”.txt')).toBe('成績証明書 “2024”.txt');
  expect(await named('../../etc/passwd')).toBe('passwd');
  expect(await named('C:\\grades\\2024.txt')).toBe('2024.txt');
  expect(await named('exam\u202etxt.exe')).toBe('exam txt.exe');
  expect(await named('a\tb\u0007.txt')).toBe('ab.txt');
  expect(await named(`${'x'.repeat(500)}.txt`)).toBe('x'.repeat(200));
  expect(await named('…')).toBe('document');
  // As the screens send them.
  expect(tidyFileName(`${'x'.repeat(500)}.txt`)).toBe(`${'x'.repeat(196)}.txt`);
});
