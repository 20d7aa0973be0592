import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { downloadExport, exportedFiles } from '../../tests/privacy/personal-export.ts';
import { setAgeBand } from '../learner/testing.ts';
import type { DocumentSummary } from './contract.ts';
import { confirmedDocuments } from './services.ts';
import { documentOf, transcriptText, uploadFile } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['documents', 'activity'] });
});
afterAll(() => at?.close());

async function adult() {
  const person = await at.person();
  await setAgeBand(at, person, 'adult');
  return person;
}

const within = () => ({ who: { institution: at.institution } });
const confirmed = (userId: string) => at.platform.host.service(confirmedDocuments).ofLearner(within(), userId);

test('a transcript is uploaded, read, listed, downloaded and confirmed, and counts only then', async () => {
  const learner = await adult();
  const content = transcriptText(`${learner.user.firstName} ${learner.user.lastName}`);
  const uploaded = await uploadFile(learner, content);
  expect(uploaded).toMatchObject({ fileName: 'transcript.txt', status: 'pending', isConfirmed: false });
  await at.platform.queueing.waitUntilIdle();

  const [listed] = (await learner.get('/api/documents')).body as DocumentSummary[];
  expect(listed).toMatchObject({ id: uploaded.id, status: 'completed', kind: 'transcript', nameMatches: true });
  const read = await documentOf(learner, uploaded.id);
  expect(read.values?.terms.flatMap(({ courses }) => courses.map(({ title }) => title))).toContain('Calculus II');
  expect(read.gpa).toMatchObject({ outOf: 4 });
  expect(await confirmed(learner.user.id)).toEqual([]);

  const file = await learner.get(`/api/documents/${uploaded.id}/file`);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="transcript.txt"');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('content-security-policy')).toContain('sandbox');

  expect((await learner.post(`/api/documents/${uploaded.id}/confirm`)).body).toMatchObject({ isConfirmed: true });
  expect(await confirmed(learner.user.id)).toMatchObject([{ id: uploaded.id, nameMatches: true, corrected: false }]);
});

test('the export of a person contains their documents as they were uploaded', async () => {
  const learner = await adult();
  const content = transcriptText('Ada Lovelace', 'exported');
  const { id } = await uploadFile(learner, content, 'Zeugnis Übersicht (2024).txt');
  // The same name, and one that promises another type.
  const other = await uploadFile(learner, transcriptText('Ada Lovelace', 'other'), 'Zeugnis Übersicht (2024).txt');
  const renamed = await uploadFile(learner, transcriptText('Ada Lovelace', 'renamed'), '../成绩单.pdf');
  await at.platform.queueing.waitUntilIdle();
  const files = await exportedFiles(await downloadExport(at, learner));
  const originals = [...files.keys()].filter((name) => name.startsWith('files/documents/originals/'));
  expect(originals.sort()).toEqual(
    [
      `files/documents/originals/${id}/Zeugnis-Ubersicht-2024.txt`,
      `files/documents/originals/${other.id}/Zeugnis-Ubersicht-2024.txt`,
      `files/documents/originals/${renamed.id}/document.txt`,
    ].sort(),
  );
  expect(String(files.get(`files/documents/originals/${id}/Zeugnis-Ubersicht-2024.txt`))).toBe(content);
  expect((await learner.delete(`/api/documents/${renamed.id}`)).status).toBe(200);
  expect(String(files.get('data.json'))).toContain('"Calculus II"');
});
