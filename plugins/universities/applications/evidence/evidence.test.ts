import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { Values } from '../../../documents/contract.ts';
import { documentOf, transcriptText, uploadFile } from '../../../documents/testing.ts';
import { ProgramRow } from '../../catalogue/models.ts';
import { newReviewer } from '../../desk/testing.ts';
import type { TestUniversity } from '../../testing.ts';
import { addUniversity } from '../../testing.ts';
import type { ApplicationDetails } from '../contract.ts';
import { applying, beginDraft, newApplicant, applicationsPath as path } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'documents', 'activity', 'ai'] });
});
afterAll(() => at?.close());

const nameOf = ({ user }: TestPerson) => `${user.firstName} ${user.lastName}`;

/** Uploads a transcript and waits until it was read. Returns its id. */
async function uploadTranscript(person: TestPerson, name = nameOf(person)): Promise<string> {
  const { id } = await uploadFile(person, transcriptText(name));
  await at.platform.queueing.waitUntilIdle();
  return id;
}

const confirm = async (person: TestPerson, id: string) =>
  expect((await person.post(`/api/documents/${id}/confirm`)).status).toBe(200);

async function detailsOf(person: TestPerson, id: string): Promise<ApplicationDetails> {
  const { status, body } = await person.get(`${path}/${id}`);
  expect(status).toBe(200);
  return body;
}

/** A university whose program asks for a transcript. */
async function universityWithTranscript(): Promise<TestUniversity> {
  const university = await addUniversity(at);
  const rows = at.platform.database.rows(ProgramRow, { institution: at.institution });
  await rows.findById(university.programId).patch({ documents: ['transcript'], minGpa: 3 });
  return university;
}

const itemOf = ({ checklist }: ApplicationDetails, part: string) => checklist.find((item) => item.part === part);

test('a transcript counts once it is confirmed, with its corrections, and stays part of the application as it was', async () => {
  const learner = await newApplicant(at);
  const university = await universityWithTranscript();
  const draft = await beginDraft(learner, university);
  expect(itemOf(draft, 'document')).toMatchObject({ name: 'transcript', isRequired: true, state: 'missing' });
  const refused = await learner.post(path, applying(university));
  expect([refused.status, refused.body.error.issues]).toEqual([
    400,
    [{ path: 'document.transcript', message: 'Transcript: upload and confirm it.' }],
  ]);

  const documentId = await uploadTranscript(learner);
  expect((await detailsOf(learner, draft.id)).transcriptAnalysis.overallGPA).toBeNull();
  // A corrected grade: the learner read B where the transcript has A.
  const { values } = (await documentOf(learner, documentId)) as { values: Values };
  const terms = values.terms.map((term) => ({
    ...term,
    courses: term.courses.map((course) => (course.title === 'Calculus II' ? { ...course, grade: 'A' } : course)),
  }));
  await learner.put(`/api/documents/${documentId}/corrections`, { values: { ...values, terms } });
  await confirm(learner, documentId);
  const { gpa } = await documentOf(learner, documentId);
  const ready = await detailsOf(learner, draft.id);
  expect(ready.transcriptAnalysis).toEqual({
    overallGPA: Math.round((gpa?.value ?? 0) * 100) / 100,
    recommendationStrength: 'strong',
    strengthAreas: ['Mathematics'],
  });
  expect(ready.documents).toMatchObject([{ documentId, fileName: 'transcript.txt', nameMatches: true }]);
  expect([itemOf(ready, 'document')?.state, itemOf(ready, 'gpa')?.state]).toEqual(['met', 'met']);
  const before = (await learner.get(`/api/documents/${documentId}/readers`)).body;

  const { status } = await learner.post(path, applying(university));
  expect(status).toBe(201);
  const readers = (await learner.get(`/api/documents/${documentId}/readers`)).body;
  expect(readers).toEqual([
    ...before,
    { name: expect.stringMatching(/^University .*, admissions$/), since: at.clock.now().toISOString() },
  ]);

  // What the learner changes later does not change what was submitted.
  await learner.put(`/api/documents/${documentId}/corrections`, { values: { ...values, terms: [] } });
  await confirm(learner, documentId);
  expect((await detailsOf(learner, draft.id)).transcriptAnalysis).toEqual(ready.transcriptAnalysis);
  await learner.delete(`/api/documents/${documentId}`);
  await at.platform.queueing.waitUntilIdle();
  const after = await detailsOf(learner, draft.id);
  expect(after.documents).toMatchObject([{ documentId, isRemoved: true }]);
  expect(after.transcriptAnalysis).toEqual(ready.transcriptAnalysis);
});

test('reviewers of the university read a document that is evidence, until the application is withdrawn', async () => {
  const learner = await newApplicant(at);
  const documentId = await uploadTranscript(learner);
  await confirm(learner, documentId);
  const university = await universityWithTranscript();
  const [reviewer, other] = [await newReviewer(at, university), await newReviewer(at, await addUniversity(at))];
  const read = async (person: TestPerson) =>
    Promise.all(['', '/file'].map(async (part) => (await person.get(`/api/documents/${documentId}${part}`)).status));
  const draft = await beginDraft(learner, university);
  expect(await read(reviewer)).toEqual([404, 404]);
  expect((await learner.post(path, applying(university))).status).toBe(201);
  expect([await read(reviewer), await read(other)]).toEqual([
    [200, 200],
    [404, 404],
  ]);
  // Nothing else of the learner's is open to them.
  expect((await reviewer.get(`/api/documents/${await uploadTranscript(learner, 'Else')}`)).status).toBe(404);
  await learner.post(`${path}/${draft.id}/withdrawal`);
  expect(await read(reviewer)).toEqual([404, 404]);
});

test('a withdrawn application no longer shares its documents', async () => {
  const learner = await newApplicant(at);
  const documentId = await uploadTranscript(learner);
  await confirm(learner, documentId);
  const { body } = await learner.post(path, applying(await universityWithTranscript()));
  const readers = async () => (await learner.get(`/api/documents/${documentId}/readers`)).body.length;
  const shared = await readers();
  await learner.post(`${path}/${body.id}/withdrawal`);
  expect(await readers()).toBe(shared - 1);
});

test('a transcript with another person’s name is evidence that reviewers see, but its grades do not count', async () => {
  const learner = await newApplicant(at);
  await confirm(learner, await uploadTranscript(learner, 'Somebody Else'));
  const university = await universityWithTranscript();
  const draft = await beginDraft(learner, university);
  expect(draft.transcriptAnalysis.overallGPA).toBeNull();
  expect(itemOf(draft, 'document')).toMatchObject({
    state: 'met',
    text: expect.stringContaining('The name on it is not yours; reviewers will see that.'),
  });
  expect((await learner.post(path, applying(university))).status).toBe(201);
});

test('a document that was not chosen for an application is not shared with its university', async () => {
  const learner = await newApplicant(at);
  const documentId = await uploadTranscript(learner);
  await confirm(learner, documentId);
  const { status, body } = await learner.post(path, { ...applying(await addUniversity(at)), documentIds: [] });
  expect(status).toBe(201);
  const details = await detailsOf(learner, body.id);
  expect([details.documents, details.transcriptAnalysis.overallGPA]).toEqual([[], null]);
  expect((await learner.get(`/api/documents/${documentId}/readers`)).body).toHaveLength(1);
});

const others = ['documents', 'activity', 'ai'] as const;
/** All sets of them. */
const subsets = Array.from({ length: 2 ** others.length }, (_, bits) =>
  others.filter((_, index) => bits & (1 << index)),
);

test.each(
  subsets.map((off) => [off.join(', ') || 'nothing', off] as const),
)('with %s switched off an application is written, submitted and withdrawn', async (_, off) => {
  const learner = await newApplicant(at);
  const documentId = await uploadTranscript(learner);
  await confirm(learner, documentId);
  const university = await universityWithTranscript();
  for (const id of off) await at.switchPlugin(id, false);
  try {
    const draft = await beginDraft(learner, university);
    const hasDocuments = !off.some((id) => id === 'documents');
    expect(itemOf(draft, 'document')?.state).toBe(hasDocuments ? 'met' : 'unchecked');
    expect(draft.transcriptAnalysis.overallGPA === null).toBe(!hasDocuments);
    const { status, body } = await learner.post(path, applying(university));
    expect([status, body.error]).toEqual([201, undefined]);
    expect((await detailsOf(learner, body.id)).documents).toHaveLength(hasDocuments ? 1 : 0);
    expect((await learner.post(`${path}/${body.id}/withdrawal`)).status).toBe(200);
    await at.platform.queueing.waitUntilIdle();
  } finally {
    for (const id of off) await at.switchPlugin(id, true);
  }
});
