import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../core/db/index.ts';
import type { Answer, TestPlatform } from '../../../core/testing.ts';
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

const colleagues = '/api/recruiting/colleagues';
const ada = (email: string) => ({ firstName: 'Ada', lastName: 'Byron', email });

test('a recruiter invites a colleague, who receives a link and works for the same company from the first sign-in on', async () => {
  const { recruiter, partner } = await newRecruiter(at);
  const email = `${newId()}@company.example`;
  const { status, body } = await recruiter.post(colleagues, ada(email));
  expect([status, body]).toEqual([201, { id: body.id, ...ada(email), state: 'invited' }]);
  const states = async () =>
    (await recruiter.get(colleagues)).body.map(({ email, state }: { email: string; state: string }) => [email, state]);
  expect(await states()).toEqual([
    [recruiter.user.email, 'active'],
    [email, 'invited'],
  ]);
  // A second invitation sends another link.
  expect((await recruiter.post(colleagues, ada(email))).status).toBe(201);
  const codes = (await mailsTo(at, email)).map(({ text }) => /\/accept\?code=([\w-]+)/.exec(text)?.[1]);
  expect(codes).toEqual([expect.any(String), expect.any(String)]);
  const password = 'a long enough password';
  const opened = await at.nobody.post('/api/auth/set-password', { code: codes.at(-1), password });
  expect(opened.status).toBeLessThan(300);
  expect(await states()).toEqual(expect.arrayContaining([[email, 'active']]));
  await at.platform.database
    .rows(PartnerRow, { institution: at.institution })
    .findById(partner.id)
    .patch({ status: 'suspended' });
  expect((await recruiter.post(colleagues, ada('bob@company.example'))).status).toBe(403);
});

test('an invitation does not tell a recruiter whether an address has an account', async () => {
  const learner = await at.person();
  /** What a recruiter sees who invites an address until the limit, without what differs in any case. */
  const seen = async (email: string) => {
    const { recruiter } = await newRecruiter(at);
    const answers: unknown[] = [];
    const look = ({ status, body }: Answer) => answers.push([status, body]);
    for (let sent = 0; sent < 11; sent++) look(await recruiter.post(colleagues, ada(email)));
    look(await recruiter.get(colleagues));
    at.clock.forward(8 * 24 * 60 * 60);
    look(await (await recruiter.signInAgain()).get(colleagues));
    return JSON.stringify(answers)
      .replaceAll(email, 'ADDRESS')
      .replaceAll(recruiter.user.email, 'OWN')
      .replaceAll(recruiter.user.lastName, 'OWN')
      .replaceAll(recruiter.user.firstName, 'OWN')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');
  };
  const unknown = await seen(`${newId()}@company.example`);
  expect(unknown).toContain('A company can invite 10 recruiters in 24 hours.');
  expect(await seen(learner.user.email)).toBe(unknown);
  const mails = await mailsTo(at, learner.user.email);
  expect(mails).toHaveLength(10);
  expect(mails[0]?.text).toContain('nothing was changed');
  expect((await learner.signInAgain()).user.role).toBe('learner');
});
