import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { letterTo } from '../../consent/testing.ts';
import { Purpose } from '../../learner/contract.ts';
import { addPlacement, setAgeBand } from '../../learner/testing.ts';
import { addUniversity } from '../testing.ts';
import { ApplicationRow, ApplicationStepRow } from './models.ts';
import { applying, beginDraft, newApplicant, newSubmission, applicationsPath as path } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'lifetime', 'apex-prep', 'consent', 'activity'] });
});
afterAll(() => at?.close());

const scope = () => ({ institution: at.institution });

async function applicationMoments(person: TestPerson) {
  const { body } = await person.get('/api/lifetime/timeline?kind=application&limit=100');
  return body.items.map(({ title, to }: { title: string; to: string }) => [title, to]);
}

/** Releases a decision, as the admissions desk does. */
async function release(applicationId: string, userId: string, to: 'accepted' | 'rejected') {
  await at.platform.database.rows(ApplicationRow, scope()).findById(applicationId).patch({ status: to });
  const taken = { step: 'release', from: 'under_review', to, party: 'reviewer', at: at.clock.now() } as const;
  await at.platform.database.rows(ApplicationStepRow, scope()).insert({ id: newId(), applicationId, userId, ...taken });
}

test('the timeline shows submissions, released decisions and accepted offers, also those from while it was off', async () => {
  const learner = await newApplicant(at);
  await beginDraft(learner, await addUniversity(at));
  const { application } = await newSubmission(at, learner);
  const to = `/universities/applications/${application.id}`;
  const name = application.university.name;
  await at.platform.queueing.waitUntilIdle();
  expect(await applicationMoments(learner)).toEqual([[`Applied to ${name}`, to]]);
  await at.switchPlugin('lifetime', false);
  at.clock.forward(60);
  await release(application.id, learner.user.id, 'accepted');
  at.clock.forward(60);
  expect((await learner.post(`${path}/${application.id}/offer`, { answer: 'accept' })).status).toBe(200);
  await at.switchPlugin('lifetime', true);
  expect(await applicationMoments(learner)).toEqual([
    [`Offer of ${name} accepted`, to],
    [`Decision of ${name}: accepted`, to],
    [`Applied to ${name}`, to],
  ]);
});

test('ApexPrep offers the minimum of a program that a learner applies for as a target, once', async () => {
  const learner = await newApplicant(at);
  const university = await addUniversity(at, { name: 'Target University', minEiqScore: 640, preferredEiqScore: 700 });
  await beginDraft(learner, university);
  const { choices } = (await learner.get('/api/apex-prep')).body;
  const named = choices.filter(({ title }: { title: string }) =>
    title.startsWith('Computer Science, Target University'),
  );
  expect(named).toHaveLength(1);
  expect(named[0]).toMatchObject({ eiqScore: 640 });
});

test('a guardian whose consent is in force sees a child’s applications without what the child wrote', async () => {
  const child = await at.person();
  await setAgeBand(at, child, 'under-13');
  await addPlacement(at, child);
  const address = `parent-${child.user.id}@home.example`;
  await child.post('/api/consent/ask', { address });
  const { code } = await letterTo(at, address);
  const decided = await at.nobody.post('/api/consent/decision', { code, purposes: Purpose.options });
  const account = { firstName: 'Rosa', lastName: 'Cruz', relation: 'mother', password: 'one two three four' };
  const created = await at.nobody.post('/api/consent/account', { ...account, code: decided.body.withdrawal });
  const { token } = (await at.call('POST', '/api/auth/exchange', { body: { code: created.body.signIn } })).body;
  const list = () => at.call('GET', `${path}/learners/${child.user.id}`, { token });

  const university = await addUniversity(at);
  expect((await child.post(path, applying(university, 'My own words.'))).status).toBe(201);
  const { status, body } = await list();
  expect([status, body]).toEqual([
    200,
    [expect.objectContaining({ program: 'Computer Science', status: 'submitted' })],
  ]);
  expect(JSON.stringify(body)).not.toContain('My own words.');

  const stranger = await newApplicant(at);
  expect((await stranger.get(`${path}/learners/${child.user.id}`)).status).toBe(404);
  const staff = await at.person('administrator');
  expect((await staff.get(`${path}/learners/${child.user.id}`)).status).toBe(404);

  // The guardian ends the consent: nothing is read, sent, saved or accepted any more; withdrawing stays possible.
  const draft = await beginDraft(child, await addUniversity(at));
  const ended = await at.call('PUT', `/api/family/children/${child.user.id}/consent`, {
    token,
    body: { purposes: [] },
  });
  expect(ended.status).toBe(200);
  expect((await list()).status).toBe(404);
  const written = { version: draft.version, applicationData: { personalStatement: 'More.' } };
  const saved = await child.put(`${path}/${draft.id}/draft`, written);
  expect([saved.status, saved.body.error.message]).toEqual([403, expect.stringContaining('parent or guardian')]);
  expect((await child.post(`${path}/${draft.id}/submission`, {})).status).toBe(403);
  const [submitted] = (await child.get(path)).body.filter((each: { status: string }) => each.status === 'submitted');
  await release(submitted.id, child.user.id, 'accepted');
  expect((await child.post(`${path}/${submitted.id}/offer`, { answer: 'accept' })).status).toBe(403);
  expect((await child.post(`${path}/${submitted.id}/offer`, { answer: 'decline' })).status).toBe(200);
  expect((await child.delete(`${path}/${draft.id}`)).status).toBe(204);
});
