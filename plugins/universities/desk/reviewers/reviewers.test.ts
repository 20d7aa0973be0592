import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { ApplicationRow, RecommendationRow } from '../../applications/models.ts';
import { applicationsPath, makeApplicant, newApplicant, newSubmission } from '../../applications/testing.ts';
import { UniversityRow } from '../../catalogue/models.ts';
import { command } from '../../cli/reviewers.ts';
import { addUniversity } from '../../testing.ts';
import { ReviewerRow } from '../models.ts';
import {
  decide,
  deskPath,
  makeReviewer,
  newDeskCase,
  newReviewedCase,
  newReviewer,
  scored,
  submitReview,
} from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['administration', 'universities', 'activity', 'consent'] });
});
afterAll(() => at?.close());

const page = (id: string) => `${deskPath}/applications/${id}`;
const listOf = (universityId: string) => `/api/admin/universities/${universityId}/reviewers`;

test('administrators assign reviewers, who then see the applications to that university and to no other', async () => {
  const administrator = await at.person('administrator');
  const { id, university } = await newDeskCase(at);
  const other = await newDeskCase(at);
  const reviewer = await at.person('reviewer');
  expect((await reviewer.get(page(id))).status).toBe(404);
  const address = `${listOf(university.universityId)}/${reviewer.user.id}`;
  const [first, again] = [await administrator.put(address), await administrator.put(address)];
  expect(first.body).toMatchObject({ userId: reviewer.user.id, role: 'reviewer', isActive: true, reviews: 0 });
  expect(again.body).toEqual(first.body);
  const { body: log } = await administrator.get('/api/admin/audit?action=universities.reviewer-added');
  expect(log.items.filter(({ subject }: { subject: string }) => subject === reviewer.user.id)).toHaveLength(1);
  expect((await reviewer.get(page(id))).status).toBe(200);
  expect((await reviewer.get(page(other.id))).status).toBe(404);
  const { body: queue } = await reviewer.get(`${deskPath}/applications`);
  expect(queue).toMatchObject({ total: 1, items: [{ id }] });
  await submitReview(reviewer, id);
  const { body: list } = await administrator.get(listOf(university.universityId));
  expect(list.find(({ userId }: { userId: string }) => userId === reviewer.user.id)).toMatchObject({ reviews: 1 });
  expect((await administrator.delete(address)).status).toBe(204);
  expect((await administrator.delete(address)).status).toBe(204);
  expect((await reviewer.get(page(id))).status).toBe(404);
  expect((await reviewer.get(`${deskPath}/applications`)).body.total).toBe(0);
  expect((await reviewer.get(`${deskPath}/intakes/${university.intakeId}/statistics`)).status).toBe(404);
});

test('administrators who are not reviewers see no applications; those who are see them', async () => {
  const administrator = await at.person('administrator');
  const { id, university } = await newDeskCase(at);
  expect((await administrator.get(page(id))).status).toBe(404);
  expect((await administrator.get(`${deskPath}/applications`)).body).toEqual({ items: [], total: 0 });
  await makeReviewer(at, administrator, university.universityId);
  expect((await administrator.get(page(id))).body.evidence.essays).toHaveLength(3);
});

test('learners and instructors do not become reviewers, and a reviewer who changes roles loses access', async () => {
  const administrator = await at.person('administrator');
  const { universityId } = await addUniversity(at);
  for (const role of ['learner', 'instructor'] as const) {
    const { status, body } = await administrator.put(`${listOf(universityId)}/${(await at.person(role)).user.id}`);
    expect([role, status, body.error.message]).toEqual([role, 409, expect.stringContaining('role reviewer')]);
  }
  const stranger = await at.person('reviewer', await at.anotherInstitution());
  expect((await administrator.put(`${listOf(universityId)}/${stranger.user.id}`)).status).toBe(404);
});

test('candidates are the reviewers and administrators who are not assigned yet', async () => {
  const administrator = await at.person('administrator');
  const university = await addUniversity(at);
  const [assigned, free] = [await newReviewer(at, university), await at.person('reviewer')];
  const { body } = await administrator.get(
    `/api/admin/universities/${university.universityId}/reviewer-candidates?search=${free.user.email}`,
  );
  expect(body).toEqual([expect.objectContaining({ userId: free.user.id, role: 'reviewer' })]);
  const { body: all } = await administrator.get(
    `/api/admin/universities/${university.universityId}/reviewer-candidates`,
  );
  expect(all.map(({ userId }: { userId: string }) => userId)).not.toContain(assigned.user.id);
});

test('the command lists, adds and removes reviewers by key and address', async () => {
  const { universityId } = await addUniversity(at, { key: 'north', name: 'North University' });
  const reviewer = await at.person('reviewer');
  const run = (action: string, person?: string) =>
    at.runCommand(command, { arguments: { action, university: 'north', ...(person ? { person } : {}) } });
  expect((await run('list')).text).toBe('No reviewers.');
  expect((await run('add', reviewer.user.email)).text).toBe(
    `${reviewer.user.email} is a reviewer of North University.`,
  );
  expect((await run('list')).text).toContain(reviewer.user.email);
  expect((await run('remove', reviewer.user.email)).text).toContain('is not a reviewer of North University.');
  expect((await run('list')).value).toEqual([]);
  await expect(run('add')).rejects.toThrow('Name the person');
  await expect(run('add', 'nobody@nowhere.example')).rejects.toThrow('Nobody here signs in as');
  await expect(run('clear')).rejects.toThrow('list, add or remove');
  await expect(at.runCommand(command, { arguments: { action: 'list', university: 'south' } })).rejects.toThrow(
    'no university',
  );
  expect(await at.platform.database.rows(ReviewerRow, { institution: at.institution }).where({ universityId })).toEqual(
    [],
  );
});

test('nobody reviews their own application', async () => {
  const applicant = await newApplicant(at);
  const { application, university } = await newSubmission(at, applicant);
  await makeReviewer(at, applicant, university.universityId);
  const administrator = await at.person('administrator');
  await administrator.patch(`/api/admin/people/${applicant.user.id}`, { role: 'reviewer' });
  const person = await applicant.signInAgain().catch(() => applicant);
  expect([403, 404]).toContain((await person.get(page(application.id))).status);
  const { body } = await person.get(`${deskPath}/applications`);
  expect(body.items ?? []).toEqual([]);
});

test('a recommender who reviews for the university sees no evidence and cannot score or decide', async () => {
  const { university } = await newDeskCase(at);
  const recommender = await newReviewer(at, university);
  const applicant = await at.person();
  await makeApplicant(at, applicant);
  const { body } = await applicant.post(applicationsPath, {
    ...{ universityId: university.universityId, program: 'Computer Science' },
    applicationData: { personalStatement: 'Words.' },
  });
  const request = { recommenderName: 'Ada', recommenderEmail: recommender.user.email.toUpperCase(), isWaived: true };
  expect((await applicant.post(`${applicationsPath}/${body.id}/recommendations`, request)).status).toBe(201);
  const { body: seen } = await recommender.get(page(body.id));
  expect(seen).toMatchObject({ mine: 'conflict', evidence: null, may: { review: false, decide: false, note: false } });
  const review = await recommender.put(`${page(body.id)}/review`, { version: 0, scores: scored(5), submit: true });
  expect([review.status, review.body.error.message]).toEqual([409, expect.stringContaining('asked for a letter')]);
  expect(await decide(recommender, body.id, 'accepted', 'My student.')).toMatchObject({ outcome: 'refused' });
});

test('a reviewer who recuses no longer sees the application, and their review no longer counts', async () => {
  const { id, first, second, university } = await newDeskCase(at);
  await submitReview(first, id);
  await submitReview(second, id);
  const { body } = await first.post(`${page(id)}/recusal`, { reason: 'The applicant is a neighbour.' });
  expect(body).toMatchObject({ mine: 'recused', evidence: null, reviews: 0, needs: null, analysis: null });
  expect((await second.get(page(id))).body).toMatchObject({ reviews: 1, needs: 'second', analysis: null });
  expect(body.allReviews.every(({ isMine }: { isMine: boolean }) => isMine)).toBe(true);
  const third = await newReviewer(at, university);
  expect(await submitReview(third, id)).toMatchObject({ needs: null, reviews: 2 });
  const { body: seen } = await second.get(page(id));
  expect(seen.allReviews.map(({ counts }: { counts: boolean }) => counts)).toEqual([false, true, true]);
  expect(seen.recusals).toEqual([expect.objectContaining({ reason: 'The applicant is a neighbour.', isMine: false })]);
});

test('where a university is switched off in the middle, its reviewers complete what was submitted', async () => {
  const { id, first, second, university } = await newDeskCase(at);
  await submitReview(first, id);
  const rows = at.platform.database.rows(UniversityRow, { institution: at.institution });
  await rows.findById(university.universityId).patch({ isActive: false });
  await submitReview(second, id);
  expect(await decide(second, id, 'rejected')).toMatchObject({ outcome: 'recorded' });
  expect((await second.get(`${deskPath}/universities`)).body[0]).toMatchObject({
    isActive: false,
    intakes: [{ pending: 1 }],
  });
});

test('a recommender who reviews for the university learns nothing of the decision before its release', async () => {
  const { id, first, university } = await newReviewedCase(at);
  const recommender = await newReviewer(at, university);
  const application = at.platform.database.rows(ApplicationRow, { institution: at.institution });
  const { userId } = await application.findById(id).throwIfNotFound();
  await at.platform.database.rows(RecommendationRow, { institution: at.institution }).insert({
    ...{ applicationId: id, userId, recommenderName: 'Ada', recommenderEmail: recommender.user.email.toUpperCase() },
    ...{ isWaived: true, status: 'requested', requestedAt: at.clock.now(), reminders: 0 },
  });
  const messages: unknown[] = [];
  (await recommender.connect()).onAny((...message) => messages.push(message));
  const seen = async () => {
    const filters = [
      '',
      '?decided=yes',
      '?decided=no',
      '?decision=accepted',
      '?needs=none',
      '?sort=-rubric',
      '?mine=recused',
    ];
    const lists = await Promise.all(filters.map((filter) => recommender.get(`${deskPath}/applications${filter}`)));
    const pages = await Promise.all(
      ['universities', `applications/${id}`].map((each) => recommender.get(`${deskPath}/${each}`)),
    );
    return [...lists, ...pages].map(({ body }) => body);
  };
  const before = await seen();
  expect(before[0].items).toMatchObject([{ id, mine: 'conflict', needs: null, rubricShare: null, reviews: 0 }]);
  expect(await decide(first, id, 'accepted')).toMatchObject({ outcome: 'recorded' });
  expect(await seen()).toEqual(before);
  expect(messages).toEqual([]);
});
