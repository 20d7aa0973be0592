import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { mailsTo } from '../../consent/testing.ts';
import { addUniversity } from '../testing.ts';
import { beginDraft, essaysOf, newApplicant, newSubmission, applicationsPath as path } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'activity', 'consent'] });
});
afterAll(() => at?.close());

const hour = 3600;

/** Titles of notifications, the newest first, all of which link to the application. */
async function noticesOf(person: TestPerson, applicationId: string): Promise<string[]> {
  await at.platform.queueing.waitUntilIdle();
  const { body } = await person.get('/api/notifications');
  const own = body.items.filter(({ kind }: { kind: string }) => kind === 'universities.application');
  for (const { to } of own) expect(to).toBe(`/universities/applications/${applicationId}`);
  return own.map(({ title }: { title: string }) => title);
}

/** Subjects of mail, all of which link to the application. */
async function subjectsOf({ user }: TestPerson, applicationId: string): Promise<string[]> {
  const mails = await mailsTo(at, user.email);
  for (const { text } of mails) expect(text).toContain(`/universities/applications/${applicationId}`);
  return mails.map(({ subject }) => (subject.split(':')[0] ?? '').trim());
}

test('applicants are reminded of a draft a week and a day before its deadline, once each, until it is submitted', async () => {
  const learner = await newApplicant(at);
  const draft = await beginDraft(learner, await addUniversity(at));
  const remind = () => at.runSchedule('universities', 'draftReminders');
  await remind();
  expect(await noticesOf(learner, draft.id)).toEqual([]);
  // The intake is open for 30 days.
  at.clock.forward(24 * 24 * hour);
  for (const _ of [1, 2]) {
    await remind();
    expect(await noticesOf(await learner.signInAgain(), draft.id)).toEqual(['A deadline is near']);
  }
  at.clock.forward(5.5 * 24 * hour);
  for (const _ of [1, 2]) {
    await remind();
    expect(await noticesOf(await learner.signInAgain(), draft.id)).toHaveLength(2);
  }
  expect(await subjectsOf(learner, draft.id)).toEqual(['A deadline is near', 'A deadline is near']);
  const again = await learner.signInAgain();
  await again.put(`${path}/${draft.id}/draft`, { version: draft.version, applicationData: essaysOf() });
  await again.post(`${path}/${draft.id}/submission`, {});
  at.clock.forward(hour);
  await remind();
  const titles = await noticesOf(await learner.signInAgain(), draft.id);
  expect([titles.length, titles[0]]).toEqual([3, 'Application submitted']);
});

test('applicants with a draft are told when the dates of its intake change or its university is switched', async () => {
  const [learner, submitted] = [await newApplicant(at), await newApplicant(at)];
  const university = await addUniversity(at);
  const draft = await beginDraft(learner, university);
  const tab = await learner.connect();
  const changed: string[] = [];
  tab.on('application_changed', ({ applicationId }: { applicationId: string }) => changed.push(applicationId));
  const { application } = await newSubmission(at, submitted);
  const staff = await at.person('administrator');
  const address = `/api/admin/universities/${university.universityId}`;
  const { id: _, ...entry } = (await staff.get(address)).body;
  const [program] = entry.programs;
  const intakes = [{ ...program.intakes[0], deadline: '2099-01-15T17:00', decisions: '2099-02-01' }];
  const replaced = await staff.put(address, { ...entry, programs: [{ ...program, intakes }] });
  expect([replaced.status, replaced.body.error]).toEqual([200, undefined]);
  expect(await noticesOf(learner, draft.id)).toEqual(['The dates of an intake changed']);
  const { body } = await learner.get('/api/notifications');
  expect(body.items.map(({ text }: { text: string }) => text).join()).toContain('15 January 2099 at 17:00:59 UTC');
  for (const isActive of [false, true]) {
    await staff.put(`${address}/active`, { isActive });
    await at.platform.queueing.waitUntilIdle();
  }
  expect(await noticesOf(learner, draft.id)).toEqual([
    'Applications are open again',
    'Applications are closed',
    'The dates of an intake changed',
  ]);
  await expect.poll(() => changed.length).toBe(3);
  expect(new Set(changed)).toEqual(new Set([draft.id]));
  expect(await subjectsOf(learner, draft.id)).toHaveLength(3);
  expect(await noticesOf(submitted, application.id)).toEqual(['Application submitted']);
});
