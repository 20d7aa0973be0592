import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import {
  applicationsPath,
  letterForm,
  newApplicant,
  newSubmission,
  recommenderCode,
} from '../../applications/testing.ts';
import { ReviewNoteRow, ReviewRow } from '../models.ts';
import { deskPath, newDeskCase, newReviewer, scored, submitReview } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'activity', 'consent'] });
});
afterAll(() => at?.close());

const page = (id: string) => `${deskPath}/applications/${id}`;

test('the first saved review begins the review of the application, and the applicant is told once', async () => {
  const { id, first, second, applicant } = await newDeskCase(at);
  const given = { version: 0, scores: { writing: 3 }, comment: 'To be continued.' };
  const { body } = await first.put(`${page(id)}/review`, given);
  expect(body).toMatchObject({
    status: 'under_review',
    mine: 'draft',
    myReview: { state: 'draft', scores: { writing: 3 } },
  });
  expect((await second.put(`${page(id)}/review`, given)).status).toBe(200);
  const { body: own } = await applicant.get(`${applicationsPath}/${id}`);
  expect(own.history.map(({ step }: { step: string }) => step)).toEqual(['create', 'submit', 'start_review']);
  expect(JSON.stringify(own)).not.toContain(first.user.id);
});

test('a draft is saved over two windows: the later one with an old version is refused, the same again is not', async () => {
  const { id, first } = await newDeskCase(at);
  const save = (version: number, level: number) =>
    first.put(`${page(id)}/review`, { version, scores: { writing: level }, comment: '' });
  expect((await save(0, 3)).body.myReview.version).toBe(1);
  expect((await save(0, 3)).body.myReview.version).toBe(1);
  const late = await save(0, 4);
  expect([late.status, late.body.error.message]).toEqual([409, expect.stringContaining('another window')]);
  expect((await save(1, 4)).body.myReview).toMatchObject({ version: 2, scores: { writing: 4 } });
});

test('scores must fit the rubric, and a submission needs all of them; it is final', async () => {
  const { id, first } = await newDeskCase(at);
  const save = (scores: object, submit: boolean) => first.put(`${page(id)}/review`, { version: 0, scores, submit });
  const paths = async (answer: ReturnType<typeof save>) =>
    (await answer).body.error.issues.map(({ path }: { path: string }) => path);
  expect(await paths(save({ writing: 6, luck: 2 }, false))).toEqual(['body.scores.writing', 'body.scores.luck']);
  expect(await paths(save({ writing: 5, motivation: 1 }, true))).toEqual([
    'body.scores.academic-readiness',
    'body.scores.initiative',
  ]);
  expect((await first.get(page(id))).body.status).toBe('submitted');
  const { myReview } = await submitReview(first, id);
  const again = { version: 1, scores: myReview?.scores, comment: myReview?.comment, submit: true };
  expect((await first.put(`${page(id)}/review`, again)).status).toBe(200);
  const changed = await first.put(`${page(id)}/review`, { ...again, scores: scored(1) });
  expect([changed.status, changed.body.error.message]).toEqual([409, expect.stringContaining('final')]);
});

test('a difference of one step needs no third review, a difference of two does, and the third closes the reviews', async () => {
  const { id, first, second, university } = await newDeskCase(at);
  await submitReview(first, id, scored(4));
  const close = await submitReview(second, id, scored(4, { writing: 3 }));
  expect(close).toMatchObject({ needs: null, disagreements: [] });

  const other = await newDeskCase(at);
  await submitReview(other.first, other.id, scored(4));
  const apart = await submitReview(other.second, other.id, scored(4, { writing: 2 }));
  expect(apart).toMatchObject({ needs: 'third', disagreements: ['writing'], analysis: null, rubricShare: null });
  const third = await newReviewer(at, other.university);
  const { body: blind } = await third.get(page(other.id));
  expect([blind.allReviews, blind.hiddenReviews, blind.disagreements]).toEqual([[], 2, []]);
  const closed = await submitReview(third, other.id, scored(3));
  expect(closed).toMatchObject({ needs: null, reviews: 3, hiddenReviews: 0, disagreements: ['writing'] });
  expect(closed.allReviews.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(closed.rubricShare).toBeCloseTo((3 * 8 + 2 * 8 + 6 + 8) / (12 * 7), 4);
  const fourth = await newReviewer(at, university);
  const late = await fourth.put(`${page(id)}/review`, { version: 0, scores: scored(1), submit: true });
  expect([late.status, late.body.error.message]).toEqual([409, expect.stringContaining('complete')]);
});

test('reviewers who have not scored an application are asked for a third review, and nobody else', async () => {
  const { id, first, second, university, applicant } = await newDeskCase(at);
  const third = await newReviewer(at, university);
  await submitReview(first, id, scored(1));
  await submitReview(second, id, scored(5));
  const titlesOf = async (person: TestPerson) =>
    (await person.get('/api/notifications')).body.items.map(({ title, to }: { title: string; to: string }) => [
      title,
      to,
    ]);
  expect(await titlesOf(third)).toEqual([['A third review is needed', `/universities/desk/${id}`]]);
  for (const person of [first, second]) expect(await titlesOf(person)).toEqual([]);
  expect(JSON.stringify(await titlesOf(applicant))).not.toContain('third');
});

test('of three reviewers who submit at the same moment, two count and the third is told that none is needed', async () => {
  const { id, first, second, university } = await newDeskCase(at);
  const third = await newReviewer(at, university);
  const given = { version: 0, scores: scored(3), comment: '', submit: true };
  const answers = await Promise.all([first, second, third].map((each) => each.put(`${page(id)}/review`, given)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  const rows = await at.platform.database.rows(ReviewRow, { institution: at.institution }).where({ applicationId: id });
  expect(rows.map(({ position }) => position).toSorted()).toEqual([1, 2]);
  expect((await first.get(page(id))).body).toMatchObject({ reviews: 2, needs: null });
});

test('notes are hidden as reviews are, are stored once, and only their author deletes them', async () => {
  const { id, first, second } = await newDeskCase(at);
  const note = { noteId: newId(), text: 'The transcript is unusual.' };
  await first.post(`${page(id)}/notes`, note);
  const { body } = await first.post(`${page(id)}/notes`, note);
  expect(body.notes).toEqual([expect.objectContaining({ text: note.text, isMine: true })]);
  expect((await second.get(page(id))).body.notes).toEqual([]);
  const other = await newDeskCase(at);
  expect((await other.first.post(`${page(other.id)}/notes`, note)).status).toBe(404);
  for (const each of [first, second]) await submitReview(each, id);
  expect((await second.get(page(id))).body.notes).toEqual([
    expect.objectContaining({ text: note.text, isMine: false }),
  ]);
  await second.delete(`${page(id)}/notes/${note.noteId}`);
  expect((await second.get(page(id))).body.notes).toHaveLength(1);
  await first.delete(`${page(id)}/notes/${note.noteId}`);
  expect((await second.get(page(id))).body.notes).toEqual([]);
});

test('notes of one millisecond are listed as they were accepted', async () => {
  const { id, first } = await newDeskCase(at);
  const notes = ['c', 'b', 'a'].map((letter) => ({ noteId: newId().replace(/^./, letter), text: letter }));
  for (const note of notes) await first.post(`${page(id)}/notes`, note);
  const rows = at.platform.database.rows(ReviewNoteRow, { institution: at.institution });
  await rows.where({ applicationId: id }).patch({ at: at.clock.now() });
  const { body } = await first.get(page(id));
  expect(body.notes.map(({ text }: { text: string }) => text)).toEqual(['c', 'b', 'a']);
});

test('reviewers read letters and their files, also where the applicant waived the right to see them', async () => {
  const applicant = await newApplicant(at);
  const { application, university } = await newSubmission(at, applicant);
  const reviewer = await newReviewer(at, university);
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
  for (const isWaived of [true, false]) {
    const recommenderEmail = `ada-${isWaived}-${application.id}@school.example`;
    const request = { recommenderName: 'Ada Writer', recommenderEmail, isWaived };
    await applicant.post(`${applicationsPath}/${application.id}/recommendations`, request);
    const form = letterForm(await recommenderCode(at, recommenderEmail), `Waived: ${isWaived}.`, pdf);
    expect((await at.call('POST', '/api/recommendation-letters', { body: form })).status).toBe(200);
  }
  const { body } = await reviewer.get(page(application.id));
  expect(body.evidence.letters).toEqual([
    expect.objectContaining({ isWaived: true, letter: 'Waived: true.', hasFile: true, status: 'submitted' }),
    expect.objectContaining({ isWaived: false, letter: 'Waived: false.', hasFile: true, status: 'submitted' }),
  ]);
  for (const { id } of body.evidence.letters) {
    const address = `${at.server.address}${page(application.id)}/letters/${id}/file`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${reviewer.token}` } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf);
    expect((await applicant.get(`${page(application.id)}/letters/${id}/file`)).status).toBe(403);
  }
});

test('a program has its own rubric, and an application whose review has begun keeps the one it began with', async () => {
  const administrator = await at.person('administrator');
  const { id, first, second, university } = await newDeskCase(at);
  const later = await newSubmission(at, await newApplicant(at));
  const address = `/api/admin/programs/${university.programId}/rubric`;
  expect((await administrator.get(address)).body.source).toBe('institution');
  await submitReview(first, id);
  const criteria = [{ id: 'portfolio', title: 'Portfolio', levels: ['Weak', 'Strong'] }];
  const { body } = await administrator.put(address, { criteria });
  expect(body).toMatchObject({ source: 'program', criteria: [{ id: 'portfolio', weight: 1, description: '' }] });
  expect((await submitReview(second, id)).criteria).toHaveLength(4);
  const { body: unbegun } = await (await newReviewer(at, later.university)).get(page(later.application.id));
  expect(unbegun.criteria).toHaveLength(4);
  const twice = await administrator.put(address, { criteria: [...criteria, ...criteria] });
  expect(twice.status).toBe(400);
  expect((await administrator.delete(address)).body.source).toBe('institution');
});

test('the rubric of an institution is a setting, and one that is not valid is refused', async () => {
  const save = (rubric: unknown) =>
    at.platform.switchboard.saveSettings({ institution: at.institution }, 'universities', { rubric });
  await save([{ id: 'interview', title: 'Interview', weight: 2, levels: ['Weak', 'Fair', 'Strong'] }]);
  const { id, first } = await newDeskCase(at);
  expect((await first.get(page(id))).body.criteria).toEqual([
    { id: 'interview', title: 'Interview', description: '', weight: 2, levels: ['Weak', 'Fair', 'Strong'] },
  ]);
  const given = { version: 0, scores: { interview: 4 }, submit: true };
  const tooHigh = await first.put(`${page(id)}/review`, given);
  expect([tooHigh.status, tooHigh.body.error.issues[0].message]).toEqual([400, 'The highest level is 3']);
  for (const wrong of [[], [{ id: 'A b', title: 'x', levels: ['1', '2'] }], [{ id: 'a', title: 'x', levels: ['1'] }]]) {
    await expect(save(wrong)).rejects.toThrow();
  }
});
