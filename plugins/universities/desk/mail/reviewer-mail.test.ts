import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { mailsTo } from '../../../consent/testing.ts';
import { applicationsPath, applying, newApplicant } from '../../applications/testing.ts';
import { IntakeRow } from '../../catalogue/models.ts';
import { addUniversity } from '../../testing.ts';
import { seedApplications } from '../intakes.testing.ts';
import { ReviewerRow } from '../models.ts';
import { decide, deskPath, makeReviewer, newReviewer, scored, submitReview } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'activity', 'consent', 'administration'] });
});
afterAll(() => at?.close());

async function sendMails(): Promise<void> {
  await at.runSchedule('universities', 'reviewerMails');
  await at.platform.queueing.waitUntilIdle();
}

/** The time goes on to the next time of day (UTC), and the mails that are due are sent. */
async function atNext(time: string): Promise<void> {
  const now = at.clock.now().getTime();
  const today = Date.parse(`${new Date(now).toISOString().slice(0, 10)}T${time}Z`);
  at.clock.forward(((today > now ? today : today + 24 * 3_600_000) - now) / 1000);
  await sendMails();
}

const nextMorning = () => atNext('07:10');

const mailsOf = async ({ user }: TestPerson) =>
  (await mailsTo(at, user.email)).filter(({ subject }) => subject.startsWith('Admissions desk'));

/** The page that a mail links to, and how many applications the queue has there. */
async function linked(reviewer: TestPerson, { text }: { text: string }): Promise<number> {
  const [, query] = /\/universities\/desk\?(\S+)/.exec(text) ?? [];
  return (await reviewer.get(`${deskPath}/applications?${query}`)).body.total;
}

test('four hundred applications are one mail a day, and a day without news is none', async () => {
  const university = await addUniversity(at, { name: 'Lindqvist Institute' });
  const [first, second] = [await newReviewer(at, university), await newReviewer(at, university)];
  const elsewhere = await newReviewer(at, await addUniversity(at));
  const applications = await seedApplications(at, university, { count: 400 });
  await nextMorning();
  await sendMails();
  for (const reviewer of [first, second]) {
    const [mail, ...others] = await mailsOf(reviewer);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Admissions desk: 400 applications to review');
    expect(mail?.text).toContain('Computer Science at Lindqvist Institute, Next intake: 400 applications to review.');
    for (const { name } of applications.slice(0, 20)) expect(mail?.text).not.toContain(name);
    expect(await linked(reviewer, mail ?? { text: '' })).toBe(400);
  }
  expect(await mailsOf(elsewhere)).toEqual([]);
  await nextMorning();
  expect(await mailsOf(first)).toHaveLength(1);
});

test('third reviews and appeals are news for those who can act on them, and decisions for nobody', async () => {
  const university = await addUniversity(at);
  const [first, second, third] = [
    await newReviewer(at, university),
    await newReviewer(at, university),
    await newReviewer(at, university),
  ];
  const applicant = await newApplicant(at);
  const { body } = await applicant.post(applicationsPath, applying(university));
  await nextMorning();
  await submitReview(first, body.id, scored(5));
  await submitReview(second, body.id, scored(1));
  await nextMorning();
  const subjects = async (person: TestPerson) => (await mailsOf(person)).map(({ subject }) => subject);
  const one = 'Admissions desk: 1 application to review';
  expect(await subjects(first)).toEqual([one]);
  expect(await subjects(third)).toEqual([one, 'Admissions desk: 1 third review']);

  await submitReview(third, body.id, scored(3));
  await decide(first, body.id, 'rejected');
  await nextMorning();
  expect([await subjects(first), (await subjects(third)).length]).toEqual([[one], 2]);

  const rows = at.platform.database.rows(IntakeRow, { institution: at.institution });
  await rows.findById(university.intakeId).patch({ decisionsAt: at.clock.now() });
  await at.runSchedule('universities', 'releaseDecisions');
  const today = await applicant.signInAgain();
  const appealed = await today.post(`${applicationsPath}/${body.id}/appeals`, { reason: 'Please look again.' });
  expect(appealed.status).toBe(201);
  await nextMorning();
  const [, appeal] = await mailsOf(first);
  expect(appeal?.subject).toBe('Admissions desk: 1 appeal');
  expect(appeal?.text).not.toMatch(/reject|Please look again/);
  expect(await linked(await first.signInAgain(), appeal ?? { text: '' })).toBe(1);
});

test('who no longer reviews, and who has a conflict of interest, is told nothing', async () => {
  const university = await addUniversity(at);
  const [removed, deactivated, recused] = [
    await newReviewer(at, university),
    await newReviewer(at, university),
    await newReviewer(at, university),
  ];
  // A reviewer can be an applicant elsewhere; their own application is none of their work.
  const applicant = await newApplicant(at);
  const { body } = await applicant.post(applicationsPath, applying(university));
  await at.platform.database
    .rows(ReviewerRow, { institution: at.institution })
    .where({ userId: removed.user.id })
    .delete();
  const administrator = await at.person('administrator');
  const path = `/api/admin/people/${deactivated.user.id}/active`;
  expect((await administrator.put(path, { active: false })).status).toBeLessThan(300);
  await recused.post(`${deskPath}/applications/${body.id}/recusal`, { reason: 'I know the applicant.' });
  await makeReviewer(at, applicant, university.universityId);
  await nextMorning();
  for (const person of [removed, deactivated, recused, applicant]) expect(await mailsOf(person)).toEqual([]);
});

test('the mail comes in the morning of the institution, unless the reviewer turned it off', async () => {
  const who = { institution: at.institution };
  const university = await addUniversity(at);
  const [first, second] = [await newReviewer(at, university), await newReviewer(at, university)];
  const path = `${deskPath}/daily-mail`;
  expect((await first.get(path)).body).toEqual({ isOn: true, timeZone: 'UTC' });
  expect((await second.put(path, { isOn: false })).body).toEqual({ isOn: false, timeZone: 'UTC' });
  await at.platform.switchboard.saveSettings(who, 'learner', { timeZone: 'Asia/Manila' });
  try {
    await newApplicant(at).then((applicant) => applicant.post(applicationsPath, applying(university)));
    await atNext('07:10');
    expect(await mailsOf(first)).toEqual([]);
    await atNext('23:10');
    expect([(await mailsOf(first)).length, (await mailsOf(second)).length]).toEqual([1, 0]);
    const later = await second.signInAgain();
    expect((await later.get(path)).body).toEqual({ isOn: false, timeZone: 'Asia/Manila' });
    await later.put(path, { isOn: true });
    await newApplicant(at).then((applicant) => applicant.post(applicationsPath, applying(university)));
    await atNext('02:10');
    // The first has had the mail of this day.
    expect([(await mailsOf(first)).length, (await mailsOf(second)).length]).toEqual([1, 1]);
    await atNext('23:10');
    expect([(await mailsOf(first)).length, (await mailsOf(second)).length]).toEqual([2, 1]);
  } finally {
    await at.platform.switchboard.saveSettings(who, 'learner', { timeZone: 'UTC' });
  }
});
