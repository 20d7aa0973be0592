import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { RecruitmentMatch } from '../contract.ts';
import { CandidacyRow, CandidacyStepRow, JobRow, MatchRow } from '../models.ts';
import {
  jobEntry,
  makeRecruiter,
  matchesPath,
  newCandidate,
  newRecruiter,
  recruitingJobs,
  titleOf,
} from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent'] });
});
afterAll(() => at?.close());

const atOnce = 6;

/** How many of these calls, a few at the same time, were accepted, and why the others were not. */
async function outcome(calls: readonly (() => Promise<Answer>)[]) {
  const answers: Answer[] = [];
  for (let from = 0; from < calls.length; from += atOnce) {
    answers.push(...(await Promise.all(calls.slice(from, from + atOnce).map((call) => call()))));
  }
  const refused = answers.filter(({ status }) => status >= 400);
  return [answers.length - refused.length, ...refused.map(({ status, body }) => `${status} ${body.error.message}`)];
}

/** Copies of a job. Learners who come later are matched with them. */
async function addJobs(recruiter: TestPerson, title: string, count: number): Promise<void> {
  const { body } = await recruiter.post(recruitingJobs, jobEntry({ title: `${title} 0` }));
  const jobs = () => at.platform.database.rows(JobRow, { institution: at.institution });
  const { id: _, ...job } = (await jobs().findById(body.id).throwIfNotFound()).toJSON() as JobRow;
  await jobs().insert(Array.from({ length: count - 1 }, (_, n) => ({ ...job, title: `${title} ${n + 1}` })));
}

const hello = { message: 'Hello' };
const text = () => ({ id: randomUUID(), text: 'Hello' });
const contacts = (most: number) => `429 You have reached the limit of ${most} contacts in 24 hours.`;

test('interests and messages are limited for each person, also when they are sent at the same time', async () => {
  const { recruiter } = await newRecruiter(at);
  const title = titleOf('Job');
  await addJobs(recruiter, title, 41);
  const learner = await newCandidate(at);
  const { body: matches } = await learner.get(matchesPath);
  const own = (matches as RecruitmentMatch[]).filter(({ jobTitle }) => jobTitle.startsWith(title));
  const ids = own.map(({ id }) => id);
  expect(ids).toHaveLength(41);
  const invite = (id: string) => () => recruiter.post(`/api/recruiting/candidates/${id}/interest`, hello);
  const contact = (id: string) => () => learner.post(`${matchesPath}/${id}/contact`, hello);
  expect(await outcome(ids.map(invite))).toEqual([40, contacts(40)]);
  expect(await outcome(ids.slice(0, 21).map(contact))).toEqual([20, contacts(20)]);

  // The texts of the interests count.
  const { body: mutual } = await learner.get(`${matchesPath}?status=mutual&limit=1`);
  const [{ id }] = mutual as [RecruitmentMatch];
  const write = () => learner.post(`${matchesPath}/${id}/messages`, text());
  expect(await outcome(Array.from({ length: 41 }, () => write))).toEqual([
    40,
    '429 You have reached the limit of 60 messages in an hour.',
  ]);
  at.clock.forward(3600 + 1);
  expect((await write()).status).toBe(201);

  at.clock.forward(24 * 3600);
  const [last = ''] = ids.slice(-1);
  const [learnerAgain, recruiterAgain] = [await learner.signInAgain(), await recruiter.signInAgain()];
  const answers = [
    await recruiterAgain.post(`/api/recruiting/candidates/${last}/interest`, hello),
    await learnerAgain.post(`${matchesPath}/${last}/contact`, hello),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('contacts and new jobs are limited for each company too, whoever of its recruiters makes them, and shortlisting for each person', async () => {
  const { recruiter, partner } = await newRecruiter(at);
  const colleague = await at.person('recruiter');
  await makeRecruiter(at, colleague, partner.id);
  const title = titleOf('Job');
  await addJobs(recruiter, title, 49);
  const learner = await newCandidate(at);
  const { body: matches } = await learner.get(matchesPath);
  const ids = (matches as RecruitmentMatch[]).filter(({ jobTitle }) => jobTitle.startsWith(title)).map(({ id }) => id);
  const post = (person: TestPerson) => () => person.post(recruitingJobs, jobEntry({ title: titleOf('Further job') }));
  expect(await outcome([post(recruiter), post(colleague)])).toEqual([
    1,
    '429 Your company has reached the limit of 50 new jobs in 24 hours.',
  ]);

  const [first = '', second = '', third = '', fourth = ''] = ids;
  const invite = (person: TestPerson, id: string) => () =>
    person.post(`/api/recruiting/candidates/${id}/interest`, hello);
  expect(await outcome([invite(recruiter, first)])).toEqual([1]);
  // Earlier contacts and steps, as they are stored.
  const { institution, platform } = at;
  const candidacies = () => platform.database.rows(CandidacyRow, { institution });
  const steps = () => platform.database.rows(CandidacyStepRow, { institution });
  const others = (await Promise.all([newCandidate(at), newCandidate(at)])).map(({ user }) => user.id);
  const contacted = await candidacies().findById(first).throwIfNotFound();
  const found = await platform.database.rows(MatchRow, { institution }).whereIn('userId', others);
  const jobIds = new Set(
    (await at.platform.database.rows(JobRow, { institution: at.institution }).where({ partnerId: partner.id })).map(
      ({ id }) => id,
    ),
  );
  const rows = found.filter(({ jobId }) => jobIds.has(jobId)).slice(0, 98);
  expect(rows).toHaveLength(98);
  await candidacies().insert(rows.map(({ id, userId, jobId }) => ({ ...contacted, id, userId, jobId })));
  expect(await outcome([invite(colleague, second)])).toEqual([1]);
  expect(await outcome([invite(colleague, third)])).toEqual([
    0,
    '429 Your company has reached the limit of 100 contacts in 24 hours.',
  ]);

  const shortlist = (person: TestPerson, id: string) => () => person.put(`/api/recruiting/candidates/${id}/shortlist`);
  expect(await outcome([shortlist(recruiter, third)])).toEqual([1]);
  const step = await steps().findOne({ candidacyId: third, step: 'shortlist' }).throwIfNotFound();
  await steps().insert(Array.from({ length: 199 }, () => ({ ...step, id: randomUUID() })));
  expect(await outcome([shortlist(recruiter, fourth)])).toEqual([
    0,
    '429 You have reached the limit of 200 shortlisted candidates in 24 hours.',
  ]);
  expect(await outcome([shortlist(colleague, fourth)])).toEqual([1]);
});

test('reports of companies are limited in a day, and a repeated one counts once', async () => {
  const { partner } = await newRecruiter(at);
  const learner = await at.person();
  const path = `/api/corporate-partners/${partner.id}/reports`;
  const entry = (id: string) => ({ id, reason: 'spam', text: 'Again' });
  const report = (id: string) => () => learner.post(path, entry(id));
  const first = randomUUID();
  expect(await outcome([first, first, first].map(report))).toEqual([3]);
  expect(await outcome(Array.from({ length: 10 }, () => report(randomUUID())))).toEqual([
    9,
    '429 You have reached the limit of 10 reports in 24 hours.',
  ]);
  at.clock.forward(24 * 3600 + 1);
  expect((await (await learner.signInAgain()).post(path, entry(randomUUID()))).status).toBe(204);
});
