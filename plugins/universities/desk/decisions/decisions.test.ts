import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { mailsTo } from '../../../consent/testing.ts';
import { ApplicationStepRow, DecisionRow } from '../../applications/models.ts';
import { applicationsPath, applying, newApplicant } from '../../applications/testing.ts';
import { IntakeRow } from '../../catalogue/models.ts';
import type { TestUniversity } from '../../testing.ts';
import { addUniversity } from '../../testing.ts';
import { ReviewerRow } from '../models.ts';
import { decide, deskPath, newReviewedCase, newReviewer, submitReview } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'activity', 'consent', 'administration'] });
});
afterAll(() => at?.close());

const scope = () => ({ institution: at.institution });
const decisionsOf = (id: string) =>
  at.platform.database.rows(DecisionRow, scope()).where({ applicationId: id }).orderBy('sequence');
const stepsOf = async (id: string) =>
  (await at.platform.database.rows(ApplicationStepRow, scope()).where({ applicationId: id }).orderBy('id')).map(
    ({ step }) => step,
  );
/** The intake's decisions can be released from now on. */
const open = ({ intakeId }: TestUniversity, decisionsAt = at.clock.now()) =>
  at.platform.database.rows(IntakeRow, scope()).findById(intakeId).patch({ decisionsAt });
const release = (reviewer: TestPerson, ...applicationIds: string[]) =>
  reviewer.post(`${deskPath}/releases`, { applicationIds });

test('many decisions in one call have an answer each, and repeating the call changes nothing', async () => {
  const university = await addUniversity(at);
  const reviewer = await newReviewer(at, university);
  const applicants = await Promise.all(Array.from({ length: 12 }, () => newApplicant(at)));
  const ids: string[] = [];
  for (const each of applicants) ids.push((await each.post(applicationsPath, applying(university))).body.id);
  // The last one was never taken under review; one more is somebody else's.
  for (const id of ids.slice(0, -1)) {
    await reviewer.put(`${deskPath}/applications/${id}/review`, { version: 0, scores: {} });
  }
  const foreign = (await newReviewedCase(at)).id;
  const decisions = [...ids, foreign].map((applicationId, place) => ({
    applicationId,
    decision: place % 2 ? 'rejected' : 'accepted',
    ...(place === 3 ? {} : { reason: 'By the ranking of the committee.' }),
  }));
  const call = () => reviewer.post(`${deskPath}/decisions`, { decisions });
  const { body } = await call();
  expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    ...['recorded', 'recorded', 'recorded', 'refused', ...Array.from({ length: 7 }, () => 'recorded')],
    ...['refused', 'refused'],
  ]);
  expect(body.results.filter(({ message }: { message: string | null }) => message)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('Give a reason') }),
    expect.objectContaining({ message: expect.stringContaining('The status of this application is “Submitted”') }),
    expect.objectContaining({ message: 'This application was not found among those you review.' }),
  ]);
  const again = (await call()).body.results.map(({ outcome }: { outcome: string }) => outcome);
  expect(new Set(again)).toEqual(new Set(['unchanged', 'refused']));
  for (const id of ids.slice(0, 3)) expect(await decisionsOf(id)).toHaveLength(1);
  const tooMany = Array.from({ length: 501 }, () => decisions[0]);
  expect((await reviewer.post(`${deskPath}/decisions`, { decisions: tooMany })).status).toBe(400);
});

test('two reviewers who decide at the same moment leave one decision after the other, never two at once', async () => {
  const { id, first, second } = await newReviewedCase(at);
  const answers = await Promise.all([
    decide(first, id, 'accepted'),
    decide(second, id, 'rejected'),
    decide(first, id, 'accepted'),
    decide(second, id, 'rejected'),
  ]);
  expect(answers.every(({ outcome }) => outcome === 'recorded' || outcome === 'unchanged')).toBe(true);
  const rows = await decisionsOf(id);
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, place) => place + 1));
  for (const [place, row] of rows.slice(1).entries()) expect(row.decision).not.toBe(rows[place]?.decision);
  const { body } = await first.get(`${deskPath}/applications/${id}`);
  expect(body.pendingDecision).toBe(rows.at(-1)?.decision);
});

test('a decision and a withdrawal at the same moment end in a withdrawn application, and nothing is released', async () => {
  const { id, first, applicant, university } = await newReviewedCase(at);
  const [decided, withdrawn] = await Promise.all([
    decide(first, id, 'accepted'),
    applicant.post(`${applicationsPath}/${id}/withdrawal`),
  ]);
  expect(withdrawn.body.status).toBe('withdrawn');
  expect(['recorded', 'refused']).toContain(decided.outcome);
  await open(university);
  await at.runSchedule('universities', 'releaseDecisions');
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('withdrawn');
  expect((await release(first, id)).body.results[0]).toMatchObject({ outcome: 'refused' });
});

test('a release and a withdrawal at the same moment end in one of the two, completely', async () => {
  const { id, first, applicant, university } = await newReviewedCase(at);
  await decide(first, id, 'rejected');
  await open(university);
  const [, withdrawn] = await Promise.all([release(first, id), applicant.post(`${applicationsPath}/${id}/withdrawal`)]);
  const { body } = await applicant.get(`${applicationsPath}/${id}`);
  if (withdrawn.status === 200) {
    expect([body.status, body.recommendationStatus, await stepsOf(id)]).toEqual([
      'withdrawn',
      null,
      ['create', 'submit', 'start_review', 'withdraw'],
    ]);
  } else {
    expect([withdrawn.status, body.status, body.recommendationStatus]).toEqual([409, 'rejected', 'recommended']);
  }
});

test('releases at the same moment, by hand and by the schedule, are one step, one notification and one mail', async () => {
  const { id, first, second, applicant, university } = await newReviewedCase(at);
  await decide(first, id, 'waitlisted');
  await open(university);
  const answers = await Promise.all([
    release(first, id),
    release(second, id),
    at.runSchedule('universities', 'releaseDecisions'),
    at.runSchedule('universities', 'releaseDecisions'),
    release(first, id, id),
  ]);
  const outcomes = answers.flatMap((each) => (each ? each.body.results : [])).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'released').length).toBeLessThan(2);
  expect(await stepsOf(id)).toEqual(['create', 'submit', 'start_review', 'release']);
  const mails = (await mailsTo(at, applicant.user.email)).filter(({ subject }) => subject.startsWith('A decision'));
  expect(mails).toHaveLength(1);
  const { body } = await applicant.get('/api/notifications');
  expect(body.items.filter(({ title }: { title: string }) => title === 'A decision is available')).toHaveLength(1);
  expect((await release(first, id)).body.results[0]).toMatchObject({ outcome: 'unchanged' });
});

test('the schedule publishes what was decided before the release time; what is decided later is released by hand', async () => {
  const { id, first, applicant, university } = await newReviewedCase(at);
  await open(university, new Date(at.clock.now().getTime() + 60_000));
  await at.runSchedule('universities', 'releaseDecisions');
  at.clock.forward(120);
  await decide(first, id, 'accepted');
  await at.runSchedule('universities', 'releaseDecisions');
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('under_review');
  expect((await first.get(`${deskPath}/applications/${id}`)).body.may.release).toBe(true);
  expect((await release(first, id)).body.results[0]).toMatchObject({ outcome: 'released' });
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('accepted');
});

test('a decision that rests on a reviewer with a conflict of interest is not released before it is made anew', async () => {
  const { id, first, second, applicant, university } = await newReviewedCase(at);
  const page = async () => (await second.get(`${deskPath}/applications/${id}`)).body;
  await decide(second, id, 'accepted');
  await first.post(`${deskPath}/applications/${id}/recusal`, { reason: 'The applicant is my cousin.' });
  await open(university, new Date(at.clock.now().getTime() + 60_000));
  at.clock.forward(61);
  await at.runSchedule('universities', 'releaseDecisions');
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('under_review');
  expect(await page()).toMatchObject({
    ...{ needs: 'second', pendingDecision: 'accepted', analysis: null },
    held: expect.stringContaining('The second review is missing since a reviewer declared a conflict'),
    may: { release: false },
  });
  expect((await release(second, id)).body.results[0]).toMatchObject({ outcome: 'refused' });
  expect(await decide(second, id, 'accepted')).toMatchObject({ outcome: 'refused' });
  const third = await newReviewer(at, university);
  await submitReview(third, id);
  expect(await page()).toMatchObject({ held: null, may: { release: true } });
  // Whoever decided and then declares a conflict leaves the decision to somebody else.
  await second.post(`${deskPath}/applications/${id}/recusal`, { reason: 'I taught the applicant.' });
  await submitReview(await newReviewer(at, university), id);
  const { held } = (await third.get(`${deskPath}/applications/${id}`)).body;
  expect(held).toBe('The person who decided declared a conflict of interest. Somebody else decides again.');
  expect(await decide(third, id, 'accepted')).toMatchObject({ outcome: 'recorded' });
  expect(await decide(third, id, 'accepted')).toMatchObject({ outcome: 'unchanged' });
  expect((await release(third, id)).body.results[0]).toMatchObject({ outcome: 'released' });
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('accepted');
});

test('a window that does not know the latest decision does not replace it', async () => {
  const { id, first, second } = await newReviewedCase(at);
  const from = async (reviewer: TestPerson, decision: string, seen: string | null) =>
    (await reviewer.post(`${deskPath}/decisions`, { decisions: [{ applicationId: id, decision, seen }] })).body
      .results[0];
  expect(await from(first, 'accepted', null)).toMatchObject({ outcome: 'recorded' });
  expect(await from(second, 'rejected', null)).toMatchObject({
    outcome: 'refused',
    message: 'In the meantime somebody recorded “Accepted”. Look at the application again before you replace it.',
  });
  // A double click, and the same decision from another window, are no conflict.
  expect(await from(first, 'accepted', null)).toMatchObject({ outcome: 'unchanged' });
  expect(await from(second, 'rejected', 'accepted')).toMatchObject({ outcome: 'recorded' });
  expect(await decisionsOf(id)).toHaveLength(2);
});

test('a place on the waiting list is decided again without new reviews', async () => {
  const { id, first, applicant, university } = await newReviewedCase(at);
  await decide(first, id, 'waitlisted');
  await open(university);
  await at.runSchedule('universities', 'releaseDecisions');
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('waitlisted');
  expect(await decide(first, id, 'accepted')).toMatchObject({ outcome: 'recorded' });
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('waitlisted');
  await release(first, id);
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('accepted');
  const { body } = await applicant.post(`${applicationsPath}/${id}/offer`, { answer: 'accept' });
  expect(body.status).toBe('offer_accepted');
});

test('a reviewer who is removed while they decide completes the step or takes none', async () => {
  const { id, first, university } = await newReviewedCase(at);
  const administrator = await at.person('administrator');
  const address = `/api/admin/universities/${university.universityId}/reviewers/${first.user.id}`;
  const [decided] = await Promise.all([decide(first, id, 'accepted'), administrator.delete(address)]);
  expect(await decisionsOf(id)).toHaveLength(decided.outcome === 'recorded' ? 1 : 0);
  expect(await at.platform.database.rows(ReviewerRow, scope()).where({ userId: first.user.id })).toEqual([]);
  expect(await decide(first, id, 'rejected')).toMatchObject({
    outcome: 'refused',
    message: 'This application was not found among those you review.',
  });
});

test('every step is in the audit log', async () => {
  const { id, first, university } = await newReviewedCase(at);
  await decide(first, id, 'accepted');
  await open(university);
  await at.runSchedule('universities', 'releaseDecisions');
  const administrator = await at.person('administrator');
  const { body } = await administrator.get(`/api/admin/audit?action=universities&limit=100`);
  const about = body.items.filter(({ subject }: { subject: string }) => subject === id);
  expect(about.map(({ action }: { action: string }) => action).toSorted()).toEqual([
    'universities.decision-recorded',
    'universities.decision-released',
    'universities.review-submitted',
    'universities.review-submitted',
  ]);
});
