import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { mailsTo } from '../../consent/testing.ts';
import { PartnerRow } from '../models.ts';
import { jobEntry, newRecruiter, recruitingJobs } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent', 'administration'] });
});
afterAll(() => at?.close());

const admin = '/api/admin/talent/partners';
const entry = (name: string) => ({
  name,
  industry: 'Energy',
  headquarters: 'Lisbon, Portugal',
  size: 'medium',
  website: 'https://www.example.com',
  recruitmentQuota: 12,
  targetEiQRange: { min: 480, max: 700 },
});

test('a company sees nobody before an administrator approves it, and after a suspension', async () => {
  const [administrator, recruiter, learner] = [
    await at.person('administrator'),
    await at.person('recruiter'),
    await at.person(),
  ];
  const { status, body: partner } = await administrator.post(admin, entry('Wind & Sun'));
  expect([status, partner.status]).toEqual([201, 'pending']);
  const added = await administrator.put(`${admin}/${partner.id}/recruiters/${recruiter.user.id}`);
  expect([added.status, added.body.isActive]).toEqual([200, true]);
  const listed = async () =>
    ((await learner.get('/api/corporate-partners')).body as { name: string }[]).map(({ name }) => name);
  expect(await listed()).toEqual([]);
  expect((await recruiter.get(recruitingJobs)).status).toBe(403);
  expect((await administrator.post(`${admin}/${partner.id}/approve`)).body.status).toBe('approved');
  expect(await listed()).toEqual(['Wind & Sun']);
  expect((await recruiter.post(recruitingJobs, jobEntry())).status).toBe(201);
  const suspended = await administrator.post(`${admin}/${partner.id}/suspend`, { reason: 'Asked for money' });
  expect(suspended.body).toMatchObject({ status: 'suspended', reason: 'Asked for money', recruiters: 1, openJobs: 1 });
  expect((await recruiter.get(recruitingJobs)).body.error.message).toContain('is suspended');
  expect(await listed()).toEqual([]);
  const { body: entries } = await administrator.get('/api/admin/audit?limit=100');
  const actions = entries.items.map(({ action }: { action: string }) => action);
  for (const action of ['partner-added', 'recruiter-added', 'partner-approved', 'job-posted', 'partner-suspended']) {
    expect(actions).toContain(`talent.${action}`);
  }
});

test('a recruiter works for one company, and needs the role', async () => {
  const [administrator, recruiter, learner] = [
    await at.person('administrator'),
    await at.person('recruiter'),
    await at.person(),
  ];
  const [one, other] = [
    (await administrator.post(admin, entry('One'))).body.id,
    (await administrator.post(admin, entry('Other'))).body.id,
  ];
  const put = (partner: string, id: string) => administrator.put(`${admin}/${partner}/recruiters/${id}`);
  expect((await put(one, recruiter.user.id)).status).toBe(200);
  expect((await put(one, recruiter.user.id)).status).toBe(200);
  expect((await put(other, recruiter.user.id)).status).toBe(409);
  expect((await put(one, learner.user.id)).status).toBe(409);
  const candidates = async () =>
    ((await administrator.get('/api/admin/talent/recruiters')).body as { userId: string }[]).map(
      ({ userId }) => userId,
    );
  expect(await candidates()).not.toContain(recruiter.user.id);
  expect((await administrator.delete(`${admin}/${one}/recruiters/${recruiter.user.id}`)).status).toBe(204);
  expect(await candidates()).toContain(recruiter.user.id);
  expect((await recruiter.get(recruitingJobs)).body.error.message).toContain('not assigned to a company');
  expect((await administrator.post(admin, entry('one'))).status).toBe(409);
});

test('a job of another company is not found', async () => {
  const administrator = await at.person('administrator');
  const recruiters = await Promise.all(
    ['Left', 'Right'].map(async (name) => {
      const { body } = await administrator.post(admin, entry(name));
      const recruiter = await at.person('recruiter');
      await administrator.put(`${admin}/${body.id}/recruiters/${recruiter.user.id}`);
      await administrator.post(`${admin}/${body.id}/approve`);
      return recruiter;
    }),
  );
  const [left, right] = recruiters;
  const { body: job } = (await left?.post(recruitingJobs, jobEntry())) ?? {};
  const path = `${recruitingJobs}/${job.id}`;
  expect((await left?.get(path))?.status).toBe(200);
  for (const answer of [
    await right?.get(path),
    await right?.put(path, jobEntry()),
    await right?.post(`${path}/close`),
  ]) {
    expect(answer?.status).toBe(404);
  }
});

test('a recruiter invites a colleague, who works for the same company and receives a link', async () => {
  const { recruiter, partner } = await newRecruiter(at);
  const invite = (email: string) =>
    recruiter.post('/api/recruiting/colleagues', { firstName: 'Ada', lastName: 'Byron', email });
  const { status, body } = await invite('ada@company.example');
  expect([status, body.email, body.isActive]).toEqual([201, 'ada@company.example', true]);
  expect((await mailsTo(at, 'ada@company.example')).length).toBe(1);
  const { body: all } = await recruiter.get('/api/recruiting/colleagues');
  expect(all.map(({ email }: { email: string }) => email).toSorted()).toEqual(
    ['ada@company.example', recruiter.user.email].toSorted(),
  );
  // An address that is taken names nobody's account and gives nobody a role.
  const learner = await at.person();
  const taken = await invite(learner.user.email);
  expect(taken.status).toBe(409);
  await at.platform.database
    .rows(PartnerRow, { institution: at.institution })
    .findById(partner.id)
    .patch({ status: 'suspended' });
  expect((await invite('bob@company.example')).status).toBe(403);
});
