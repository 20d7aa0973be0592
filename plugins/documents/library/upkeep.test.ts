import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf, newId } from '../../../core/db/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { documentOf, transcriptText, uploadFile } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['documents'] });
});
afterAll(() => at?.close());

async function uploaded() {
  const learner = await at.person();
  await setAgeBand(at, learner, 'adult');
  const text = transcriptText('Ada Lovelace', randomUUID());
  const { id } = await uploadFile(learner, text);
  await at.platform.queueing.waitUntilIdle();
  return { learner, id, text };
}

test('a document whose job has vanished while it was read is read again', async () => {
  const { learner, id } = await uploaded();
  const database = knexOf(at.platform.database);
  await database('documents.readings').where({ document_id: id }).delete();
  await database('documents.documents')
    .where({ id })
    .update({ status: 'processing', processed_at: null, reading_job_id: randomUUID(), not_before: at.clock.now() });
  at.clock.forward(-60);
  const sweep = async () => {
    await at.runSchedule('documents', 'sweep');
    await at.platform.queueing.waitUntilIdle();
    return (await documentOf(learner, id)).status;
  };
  expect(await sweep()).toBe('processing');
  at.clock.forward(61);
  expect(await sweep()).toBe('completed');
});

test('a document that is deleted is gone with its files, and the same file can be uploaded again', async () => {
  const { learner, id, text } = await uploaded();
  expect((await documentOf(learner, id)).status).toBe('completed');
  expect((await learner.delete(`/api/documents/${id}`)).body).toEqual({ removed: true });
  expect((await learner.delete(`/api/documents/${id}`)).body).toEqual({ removed: false });
  expect((await learner.get(`/api/documents/${id}`)).status).toBe(404);
  expect(await at.platform.storage.list(`documents/${at.institution.id}/${learner.user.id}`)).toEqual([]);
  expect((await uploadFile(learner, text)).id).not.toBe(id);
});

test('files that belong to nothing are deleted at night, others are kept', async () => {
  const { learner, id } = await uploaded();
  const folder = `documents/${at.institution.id}/${learner.user.id}`;
  const put = (key: string) =>
    at.platform.storage.put(
      key,
      (async function* () {
        yield Buffer.from('Bytes');
      })(),
    );
  // An upload may be storing the file of this id at the moment.
  const young = newId();
  await put(`${folder}/originals/${young}`);
  const chunk = `${folder}/uploads/${randomUUID()}/0-${randomUUID()}`;
  await put(chunk);
  await at.runSchedule('documents', 'orphans');
  const files = () => at.platform.storage.list(folder);
  expect(await files()).toEqual([`${folder}/originals/${id}/transcript.txt`, `${folder}/originals/${young}`].sort());
  at.clock.forward(25 * 3600);
  await at.runSchedule('documents', 'orphans');
  expect(await files()).toEqual([`${folder}/originals/${id}/transcript.txt`]);
});
