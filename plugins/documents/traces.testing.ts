import { randomUUID } from 'node:crypto';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { setAgeBand } from '../learner/testing.ts';
import { transcriptText, uploadFile } from './testing.ts';

/** A document with its reading, corrections and file, and an unfinished upload with a chunk, all in the learner's words. */
export const leaveTraces: LeaveTraces = async ({ at, person, words }) => {
  await setAgeBand(at, person, 'adult');
  const { id } = await uploadFile(person, transcriptText(words('person')), `${words('person').slice(0, 80)}.txt`);
  await at.platform.queueing.waitUntilIdle();
  const { values } = (await person.get(`/api/documents/${id}`)).body as { values: object };
  await person.put(`/api/documents/${id}/corrections`, { values: { ...values, institution: words('person') } });
  await person.post(`/api/documents/${id}/confirm`);
  const uploadId = randomUUID();
  const chunk = new TextEncoder().encode(words('person'));
  const wanted = { id: uploadId, fileName: `${words('person').slice(0, 80)}.txt`, fileSize: chunk.length + 10 };
  await person.post('/api/documents/uploads', { ...wanted, category: 'transcript' });
  await at.call('PUT', `/api/documents/uploads/${uploadId}?offset=0`, {
    token: person.token,
    body: chunk,
    headers: { 'content-type': 'application/octet-stream' },
  });
};
