import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { mailsTo } from '../../../consent/testing.ts';
import { applicationsPath, newApplicant } from '../../applications/testing.ts';
import { IntakeRow } from '../../catalogue/models.ts';
import { defaultCriteria } from '../contract.ts';
import { decide, deskPath, newReviewedCase, scored, submitReview } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'activity', 'consent'] });
});
afterAll(() => at?.close());

const reason = 'The transcript was read with the wrong scale.';

/** An application with a released decision. */
async function released(decision: 'accepted' | 'rejected' | 'waitlisted') {
  const found = await newReviewedCase(at, scored(2));
  await decide(found.first, found.id, decision);
  const rows = at.platform.database.rows(IntakeRow, { institution: at.institution });
  await rows.findById(found.university.intakeId).patch({ decisionsAt: at.clock.now() });
  await at.runSchedule('universities', 'releaseDecisions');
  return { ...found, appeals: `${applicationsPath}/${found.id}/appeals` };
}

const answer = (appealId: string) => `${deskPath}/appeals/${appealId}/answer`;

test('a rejection is appealed once, and the same again changes nothing', async () => {
  const { applicant, appeals, first, id } = await released('rejected');
  expect((await applicant.get(appeals)).body).toMatchObject({ mayAppeal: true, days: 30, appeals: [] });
  const made = await applicant.post(appeals, { reason });
  expect([made.status, made.body.mayAppeal, made.body.appeals]).toEqual([
    201,
    false,
    [expect.objectContaining({ decision: 'rejected', reason, state: 'open', answer: null })],
  ]);
  expect((await applicant.post(appeals, { reason })).body).toEqual(made.body);
  const other = await applicant.post(appeals, { reason: 'And another thing.' });
  expect([other.status, other.body.error.message]).toEqual([409, expect.stringContaining('once')]);
  expect((await first.get(`${deskPath}/applications?appeal=open`)).body.items).toMatchObject([
    { id, hasOpenAppeal: true },
  ]);
});

test('an acceptance, an undecided application and a decision after its period cannot be appealed', async () => {
  const accepted = await released('accepted');
  const one = await accepted.applicant.post(accepted.appeals, { reason });
  expect([one.status, one.body.error.message]).toEqual([409, expect.stringContaining('Only a rejection')]);
  const late = await released('waitlisted');
  const { body } = await late.applicant.get(late.appeals);
  at.clock.forward(30 * 24 * 3600 + 1);
  const person = await late.applicant.signInAgain();
  expect((await person.get(late.appeals)).body).toMatchObject({ mayAppeal: false, until: body.until });
  const refused = await person.post(late.appeals, { reason });
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    expect.stringContaining('could be appealed until'),
  ]);
});

test('an appeal reopens the application, which is reviewed and decided again; everything stays in the history', async () => {
  const { applicant, appeals, first, second, id, university } = await released('rejected');
  const { body } = await applicant.post(appeals, { reason });
  const [appeal] = body.appeals;
  // A criterion that is removed in between stays with the reviews that scored it.
  const criteria = defaultCriteria.filter(({ id: criterion }) => criterion !== 'writing');
  const administrator = await at.person('administrator');
  const changed = await administrator.put(`/api/admin/programs/${university.programId}/rubric`, { criteria });
  expect([changed.status, changed.body.error]).toEqual([200, undefined]);
  const given = { answer: 'reopen', reason: 'The scale was wrong indeed.' };
  const reopened = await second.post(answer(appeal.id), given);
  expect(reopened.body).toMatchObject({ state: 'reopened', answer: given.reason, isAboutOwnDecision: false });
  expect((await second.post(answer(appeal.id), given)).body).toEqual(reopened.body);
  expect((await second.post(answer(appeal.id), { ...given, answer: 'refuse' })).status).toBe(409);
  const { body: own } = await applicant.get(`${applicationsPath}/${id}`);
  expect(own).toMatchObject({ status: 'under_review', recommendationStatus: null, analysisSummary: null });
  const { body: page } = await first.get(`${deskPath}/applications/${id}`);
  expect(page).toMatchObject({ needs: 'first', mine: 'open', reviews: 0, analysis: null });
  expect(page.allReviews.map(({ round }: { round: number }) => round)).toEqual([0, 0]);
  const idsOf = (rubric: readonly { id: string }[]) => rubric.map((each) => each.id);
  expect([idsOf(page.criteria), page.earlierCriteria.map(idsOf)]).toEqual([idsOf(criteria), [idsOf(defaultCriteria)]]);
  const { writing: _, ...scores } = scored(4);
  for (const reviewer of [first, second]) await submitReview(reviewer, id, scores);
  expect(await decide(first, id, 'accepted')).toMatchObject({ outcome: 'recorded' });
  // It follows an appeal, so that it is released by hand.
  await at.runSchedule('universities', 'releaseDecisions');
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('under_review');
  await first.post(`${deskPath}/releases`, { applicationIds: [id] });
  const { body: after } = await applicant.get(`${applicationsPath}/${id}`);
  expect(after).toMatchObject({ status: 'accepted', recommendationStatus: 'recommended' });
  expect(after.history.map(({ step }: { step: string }) => step)).toEqual([
    ...['create', 'submit', 'start_review', 'release', 'reopen', 'release'],
  ]);
  const { body: end } = await first.get(`${deskPath}/applications/${id}`);
  expect(end.decisions.map(({ decision }: { decision: string }) => decision)).toEqual(['rejected', 'accepted']);
  expect(end.allReviews.map(({ round }: { round: number }) => round)).toEqual([0, 0, 1, 1]);
});

test('a refused appeal tells the applicant the reason, with a mail and a notification', async () => {
  const { applicant, appeals, first, id } = await released('rejected');
  const { body } = await applicant.post(appeals, { reason });
  const refused = await first.post(answer(body.appeals[0].id), { answer: 'refuse', reason: 'It was read correctly.' });
  expect(refused.body).toMatchObject({ state: 'refused', isAboutOwnDecision: true });
  expect((await applicant.get(appeals)).body.appeals).toMatchObject([
    { state: 'refused', answer: 'It was read correctly.' },
  ]);
  expect((await applicant.get(`${applicationsPath}/${id}`)).body.status).toBe('rejected');
  const mails = (await mailsTo(at, applicant.user.email)).filter(({ subject }) => subject.startsWith('Your appeal'));
  expect(mails).toEqual([
    expect.objectContaining({ text: expect.stringContaining(`/universities/applications/${id}`) }),
  ]);
  const { body: notes } = await applicant.get('/api/notifications');
  expect(notes.items.filter(({ title }: { title: string }) => title === 'Your appeal was answered')).toHaveLength(1);
});

test('two reviewers who answer differently at the same moment leave one answer', async () => {
  const { applicant, appeals, first, second, id } = await released('rejected');
  const { body } = await applicant.post(appeals, { reason });
  const address = answer(body.appeals[0].id);
  const answers = await Promise.all([
    first.post(address, { answer: 'reopen', reason: 'Yes.' }),
    second.post(address, { answer: 'refuse', reason: 'No.' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const isReopened = answers[0]?.status === 200;
  const { body: own } = await applicant.get(`${applicationsPath}/${id}`);
  expect(own.status).toBe(isReopened ? 'under_review' : 'rejected');
});

test('an open appeal closes when a place on the waiting list is decided again', async () => {
  const { applicant, appeals, first, id } = await released('waitlisted');
  const { body } = await applicant.post(appeals, { reason });
  await decide(first, id, 'accepted');
  await first.post(`${deskPath}/releases`, { applicationIds: [id] });
  expect((await applicant.get(appeals)).body.appeals).toMatchObject([{ state: 'superseded' }]);
  const late = await first.post(answer(body.appeals[0].id), { answer: 'reopen', reason: 'Yes.' });
  expect([late.status, late.body.error.message]).toEqual([409, expect.stringContaining('closed')]);
});

test('appeals are the applicant’s own', async () => {
  const { applicant, appeals } = await released('rejected');
  await applicant.post(appeals, { reason });
  const stranger = await newApplicant(at);
  expect((await stranger.get(appeals)).status).toBe(404);
  expect((await stranger.post(appeals, { reason })).status).toBe(404);
});
