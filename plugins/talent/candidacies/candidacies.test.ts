import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { mailsTo } from '../../consent/testing.ts';
import { addPlacement, decideConsent, setAgeBand } from '../../learner/testing.ts';
import type { CandidateDetails, Job, ListedCandidate } from '../contract.ts';
import { MessageRow } from '../models.ts';
import {
  addPartner,
  makeRecruiter,
  matchesPath,
  matchWith,
  newCandidate,
  newRecruiter,
  postJob,
  profileEntry,
  profilePath,
  recruitingJobs,
  titleOf,
} from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent', 'activity', 'consent', 'administration'] });
});
afterAll(() => at?.close());

const candidatesPath = '/api/recruiting/candidates';
const listed = async (recruiter: TestPerson, job: Job, query = ''): Promise<ListedCandidate[]> =>
  (await recruiter.get(`${recruitingJobs}/${job.id}/candidates${query}`)).body.items;
const isListed = async (recruiter: TestPerson, job: Job, id: string) =>
  (await listed(recruiter, job)).some(({ matchId }) => matchId === id);
/** A message whose id comes before those of all earlier ones. */
const message = (text: string) => ({ id: randomUUID().replace(/^.{4}/, (0xffff - written++).toString(16)), text });
let written = 0;

/** A recruiter with one job and a candidate for it. */
async function pair(word: string) {
  const title = titleOf(word);
  const { recruiter, partner } = await newRecruiter(at);
  const job = await postJob(at, recruiter, { title });
  const learner = await newCandidate(at);
  const { id } = await matchWith(learner, title);
  return { recruiter, partner, job, learner, id };
}

test('from a match to mutual interest, messages and an offer, with names only after both agreed', async () => {
  const { recruiter, partner, job, learner, id } = await pair('Journey');
  const candidate = (await listed(recruiter, job)).find(({ matchId }) => matchId === id);
  expect(candidate).toMatchObject({ matchId: id, stage: 'new', isNamed: false });
  expect(candidate?.label).toMatch(/^Candidate [0-9A-F]{4}$/);
  const name = `${learner.user.firstName} ${learner.user.lastName}`;
  const own = `${candidatesPath}/${id}`;
  const shortlisted = await recruiter.put(`${own}/shortlist`);
  expect([shortlisted.status, shortlisted.body.stage]).toEqual([200, 'shortlisted']);
  expect(JSON.stringify(shortlisted.body)).not.toContain(learner.user.firstName);
  // A shortlist is the company's own.
  expect((await matchWith(learner, job.title)).status).toBe('new');
  expect((await recruiter.post(`${own}/messages`, message('Hello'))).status).toBe(409);
  const contact = { message: 'I would like to work with you.', availability: 'graduate_2027' };
  const contacted = await learner.post(`${matchesPath}/${id}/contact`, contact);
  expect([contacted.status, contacted.body.status]).toEqual([200, 'contacted']);
  expect((await recruiter.get(recruitingJobs)).body).toMatchObject([{ id: job.id, waiting: 1 }]);
  expect((await learner.post(`${matchesPath}/${id}/contact`, contact)).status).toBe(200);
  expect((await learner.post(`${matchesPath}/${id}/contact`, { message: 'Again' })).status).toBe(409);
  expect((await learner.post(`${matchesPath}/${id}/messages`, message('Hello'))).status).toBe(409);
  const invited = await recruiter.post(`${own}/interest`, { message: 'Let us talk.' });
  expect(invited.body).toMatchObject({ stage: 'mutual', isNamed: true, label: name, availability: 'graduate_2027' });
  const question = message('When could you start?');
  for (let run = 0; run < 2; run++) expect((await recruiter.post(`${own}/messages`, question)).status).toBe(201);
  expect((await learner.post(`${matchesPath}/${id}/messages`, message('In June.'))).status).toBe(201);
  // As on a fast machine: all in one millisecond.
  const stored = at.platform.database.rows(MessageRow, { institution: at.institution }).where({ candidacyId: id });
  await stored.patch({ at: at.clock.now() });
  const { body: messages } = await learner.get(`${matchesPath}/${id}/messages`);
  expect(messages.map(({ party, text }: { party: string; text: string }) => [party, text])).toEqual([
    ['learner', 'I would like to work with you.'],
    ['company', 'Let us talk.'],
    ['company', 'When could you start?'],
    ['learner', 'In June.'],
  ]);
  const move = (stage: string) => recruiter.post(`${own}/stage`, { stage });
  expect((await move('interview')).body.stage).toBe('interview');
  expect((await move('offer')).body.stage).toBe('offer');
  expect((await move('interview')).status).toBe(409);
  const { body: hired } = await move('hired');
  expect((hired as CandidateDetails).history.map(({ to, party }) => [to, party])).toEqual([
    ['shortlisted', 'company'],
    ['contacted', 'learner'],
    ['mutual', 'company'],
    ['interview', 'company'],
    ['offer', 'company'],
    ['hired', 'company'],
  ]);
  expect((await matchWith(learner, job.title)).status).toBe('hired');
  await at.platform.queueing.waitUntilIdle();
  const { body: noted } = await learner.get('/api/notifications');
  expect(noted.items.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['Mutual interest', 'New message', 'Interview', 'Offer', 'Hired']),
  );
  expect((await mailsTo(at, learner.user.email)).map(({ text }) => text).join()).toContain(partner.name);
  expect((await mailsTo(at, recruiter.user.email)).map(({ text }) => text).join()).toContain(
    'A candidate is interested',
  );
  const { body: views } = await learner.get(`${profilePath}/views`);
  expect(views).toEqual([expect.objectContaining({ company: partner.name, jobTitle: job.title })]);
  const { body: log } = await (await at.person('administrator')).get('/api/admin/audit?action=talent&limit=100');
  const taken = log.items.filter(({ actor }: { actor: { id: string } | null }) => actor?.id === recruiter.user.id);
  expect(new Set(taken.map(({ action }: { action: string }) => action))).toEqual(
    new Set(['talent.job-posted', 'talent.candidate-read', 'talent.candidate-moved', 'talent.message-written']),
  );
});

test('the switch takes a learner out of every answer to recruiters at once, and back', async () => {
  const { recruiter, job, learner, id } = await pair('Switch');
  await learner.post(`${matchesPath}/${id}/contact`, { message: 'Hello' });
  await recruiter.post(`${candidatesPath}/${id}/interest`, { message: 'Hello' });
  const tab = await recruiter.connect();
  const announced: unknown[] = [];
  tab.on('talent_changed', (body) => announced.push(body));
  const answers = async () => [
    await isListed(recruiter, job, id),
    (await recruiter.get(`${candidatesPath}/${id}`)).status,
    (await recruiter.post(`${candidatesPath}/${id}/messages`, message('Are you there?'))).status,
    (await recruiter.post(`${candidatesPath}/${id}/stage`, { stage: 'interview' })).status,
  ];
  await learner.put(profilePath, profileEntry({ isOpenToRecruitment: false }));
  expect(await answers()).toEqual([false, 404, 404, 404]);
  await expect.poll(() => announced).toContainEqual({ what: 'candidates' });
  const closed = await learner.post(`${matchesPath}/${id}/messages`, message('Hello?'));
  expect([closed.status, closed.body.error.message]).toEqual([409, expect.stringContaining('Open to Recruitment')]);
  await learner.put(profilePath, profileEntry({ isOpenToRecruitment: true }));
  expect((await answers()).slice(0, 2)).toEqual([true, 200]);
});

test('learners under 18 are listed only with a guardian’s consent, until it is withdrawn; those who turn 18 need none', async () => {
  const { recruiter } = await newRecruiter(at);
  const job = await postJob(at, recruiter, { title: titleOf('Young') });
  const learner = await at.person();
  await addPlacement(at, learner);
  await setAgeBand(at, learner, '16-17');
  const { body: profile } = await learner.post(profilePath, profileEntry());
  await at.platform.queueing.waitUntilIdle();
  const { id } = await matchWith(learner, job.title);
  const isSeen = async () =>
    (await isListed(recruiter, job, id)) && (await recruiter.get(`${candidatesPath}/${id}`)).status === 200;
  expect([profile.unlisted, await isSeen()]).toEqual(['guardian', false]);
  const contact = await learner.post(`${matchesPath}/${id}/contact`, { message: 'Hello' });
  expect([contact.status, contact.body.error.message]).toEqual([409, expect.stringContaining('parent or guardian')]);
  await decideConsent(at, learner, ['recruiters']);
  expect(await isSeen()).toBe(true);
  await decideConsent(at, learner, ['talking']);
  expect(await isSeen()).toBe(false);
  await setAgeBand(at, learner, 'adult');
  expect(await isSeen()).toBe(true);
  await setAgeBand(at, learner, 'unknown');
  expect([(await learner.get(profilePath)).body.unlisted, await isSeen()]).toEqual(['age', false]);
});

test('companies see a child only if a guardian agreed to talking with others too: a refused text would tell the age', async () => {
  const { recruiter } = await newRecruiter(at);
  const job = await postJob(at, recruiter, { title: titleOf('Child') });
  const learner = await at.person();
  await addPlacement(at, learner);
  await setAgeBand(at, learner, 'under-13');
  await decideConsent(at, learner, ['recruiters']);
  await learner.post(profilePath, profileEntry());
  await at.platform.queueing.waitUntilIdle();
  const { id } = await matchWith(learner, job.title);
  const contact = () => learner.post(`${matchesPath}/${id}/contact`, { message: 'Hello' });
  const invite = () => recruiter.post(`${candidatesPath}/${id}/interest`, { message: 'Hello' });
  const refused = await contact();
  expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('“Talking with others”')]);
  expect([(await invite()).status, (await recruiter.get(`${candidatesPath}/${id}`)).status]).toEqual([404, 404]);
  expect(await isListed(recruiter, job, id)).toBe(false);
  await decideConsent(at, learner, ['recruiters', 'talking']);
  expect([(await contact()).status, (await invite()).status]).toEqual([200, 200]);
});

test('a recruiter of another company finds neither job nor candidate', async () => {
  const { job, id } = await pair('Private');
  const { recruiter: stranger } = await newRecruiter(at);
  const answers = await Promise.all([
    stranger.get(`${recruitingJobs}/${job.id}/candidates`),
    stranger.get(`${candidatesPath}/${id}`),
    stranger.put(`${candidatesPath}/${id}/shortlist`),
    stranger.post(`${candidatesPath}/${id}/interest`, { message: 'Hello' }),
    stranger.post(`${candidatesPath}/${id}/messages`, message('Hello')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  const waiting = await at.person('recruiter');
  await makeRecruiter(at, waiting, (await addPartner(at, { status: 'pending' })).id);
  expect((await waiting.get(recruitingJobs)).status).toBe(403);
});

test('a job that closes while its match is read refuses the contact, and nothing is sent', async () => {
  const { recruiter, job, learner, id } = await pair('Closing');
  await recruiter.post(`${recruitingJobs}/${job.id}/close`);
  const { status, body } = await learner.post(`${matchesPath}/${id}/contact`, { message: 'Hello' });
  expect([status, body.error.message]).toEqual([409, 'This job has closed. Nothing was sent.']);
  expect((await learner.get(`${matchesPath}/${id}/messages`)).body).toEqual([]);
  // The page of the match still says what it was.
  expect((await learner.get(`${matchesPath}/${id}`)).body).toMatchObject({ isOpen: false, status: 'new' });
  expect((await learner.get(matchesPath)).body.some(({ id: each }: { id: string }) => each === id)).toBe(false);
});

test('a job whose deadline passes while it is read refuses contacts of both sides, but not those who are in touch', async () => {
  const { recruiter } = await newRecruiter(at);
  const deadline = new Date(at.clock.now().getTime() + 3_600_000).toISOString();
  const job = await postJob(at, recruiter, { title: titleOf('Deadline'), deadline });
  const [learner, other] = [await newCandidate(at), await newCandidate(at)];
  const [{ id }, { id: otherId }] = [await matchWith(learner, job.title), await matchWith(other, job.title)];
  await learner.post(`${matchesPath}/${id}/contact`, { message: 'Hello' });
  await recruiter.post(`${candidatesPath}/${id}/interest`, { message: 'Hello' });
  at.clock.forward(3600);
  const refused = [
    await other.post(`${matchesPath}/${otherId}/contact`, { message: 'Hello' }),
    await recruiter.post(`${candidatesPath}/${otherId}/interest`, { message: 'Hello' }),
    await recruiter.put(`${candidatesPath}/${otherId}/shortlist`),
    await recruiter.post(`${recruitingJobs}/${job.id}/reopen`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  expect((await other.get(`${matchesPath}/${otherId}/messages`)).body).toEqual([]);
  const going = [
    await learner.post(`${matchesPath}/${id}/messages`, message('Is it over?')),
    await recruiter.post(`${candidatesPath}/${id}/stage`, { stage: 'interview' }),
  ];
  expect(going.map(({ status }) => status)).toEqual([201, 200]);
});

test('a company that is suspended while a candidate is read reaches nobody, and its candidates can leave', async () => {
  const { recruiter, partner, learner, id } = await pair('Suspended');
  const hello = { message: 'Hello' };
  await learner.post(`${matchesPath}/${id}/contact`, hello);
  await recruiter.post(`${candidatesPath}/${id}/interest`, hello);
  const administrator = await at.person('administrator');
  const decide = (decision: string, body?: object) =>
    administrator.post(`/api/admin/talent/partners/${partner.id}/${decision}`, body);
  // Whatever comes first, nothing is written after the suspension.
  const writings = Array.from({ length: 5 }, () => recruiter.post(`${candidatesPath}/${id}/messages`, message('Pay')));
  const [{ status }, ...written] = await Promise.all([decide('suspend', { reason: 'Asked for money' }), ...writings]);
  expect(status).toBe(200);
  const { body: messages } = await learner.get(`${matchesPath}/${id}/messages`);
  expect(messages).toHaveLength(2 + written.filter((answer) => answer.status === 201).length);
  const unknown = randomUUID();
  for (const each of [id, unknown]) {
    const refused = [
      await recruiter.get(`${candidatesPath}/${each}`),
      await recruiter.post(`${candidatesPath}/${each}/messages`, message('Pay')),
      await recruiter.post(`${candidatesPath}/${each}/stage`, { stage: 'offer' }),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([403, 403, 403]);
  }
  const own = await learner.post(`${matchesPath}/${id}/messages`, message('Hello?'));
  expect([own.status, own.body.error.message]).toEqual([409, 'This company cannot be contacted at the moment.']);
  expect((await learner.post(`${matchesPath}/${id}/withdraw`)).body.status).toBe('withdrawn');
  await decide('approve');
  expect((await recruiter.get(`${candidatesPath}/${id}`)).body).toMatchObject({ stage: 'withdrawn', isNamed: false });
});

test('a company that expresses interest first is answered or declined by the learner', async () => {
  const { recruiter, job, learner, id } = await pair('Invited');
  const own = `${candidatesPath}/${id}`;
  await recruiter.post(`${own}/interest`, { message: 'Would you like to talk?' });
  expect((await recruiter.post(`${own}/interest`, { message: 'Again' })).body.messages).toHaveLength(1);
  expect((await matchWith(learner, job.title)).status).toBe('invited');
  const { body: invited } = await learner.get(`${matchesPath}?status=invited`);
  expect(invited.map((match: { id: string }) => match.id)).toEqual([id]);
  const { body } = await learner.post(`${matchesPath}/${id}/withdraw`);
  expect(body.status).toBe('withdrawn');
  expect((await learner.post(`${matchesPath}/${id}/withdraw`)).status).toBe(200);
  expect((await recruiter.post(`${own}/messages`, message('Please'))).status).toBe(409);
  expect((await recruiter.get(own)).body).toMatchObject({ stage: 'withdrawn', isNamed: false });
});

test('a blocked company neither sees nor reaches the learner', async () => {
  const { recruiter, partner, job, learner, id } = await pair('Blocked');
  const block = `/api/corporate-partners/${partner.id}/block`;
  expect((await learner.put(block)).status).toBe(204);
  expect((await learner.put(block)).status).toBe(204);
  expect(await isListed(recruiter, job, id)).toBe(false);
  expect((await recruiter.get(`${candidatesPath}/${id}`)).status).toBe(404);
  expect((await learner.get(matchesPath)).body.some(({ id: each }: { id: string }) => each === id)).toBe(false);
  await learner.delete(block);
  expect(await isListed(recruiter, job, id)).toBe(true);
});

test('administrators read reports about companies and answer them', async () => {
  const { partner, learner, id } = await pair('Reported');
  const administrator = await at.person('administrator');
  const report = { id: randomUUID(), reason: 'money', text: 'They want 200 dollars for a course.', matchId: id };
  const path = `/api/corporate-partners/${partner.id}/reports`;
  for (let run = 0; run < 2; run++) expect((await learner.post(path, report)).status).toBe(204);
  const reports = async () =>
    (await administrator.get('/api/admin/talent/reports')).body.filter((each: { id: string }) => each.id === report.id);
  expect(await reports()).toEqual([expect.objectContaining({ id: report.id, company: partner.name, state: 'open' })]);
  const answer = { state: 'upheld', answer: 'The company is suspended.' };
  const answered = await administrator.post(`/api/admin/talent/reports/${report.id}/answer`, answer);
  expect([answered.status, answered.body.state]).toEqual([200, 'upheld']);
  const { body: noted } = await learner.get('/api/notifications');
  expect(noted.items.map(({ text }: { text: string }) => text)).toContain('The company is suspended.');
});
