import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import { guardians } from '../../../core/services.ts';
import type { TestPerson } from '../../../core/testing.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { eraseDeleted } from '../conversations/retention.ts';
import type { TutorPlatform } from '../testing.ts';
import { chat, openTutor, tutorChat } from '../testing.ts';

let tutor: TutorPlatform;
beforeAll(async () => {
  tutor = await openTutor();
  tutor.voice.always('Let us look at it together.');
  tutor.voice.moderate((text) => {
    if (/hurt myself/.test(text)) return { isFlagged: true, isUrgent: true, categories: ['self-harm'] };
    if (/idiot/.test(text)) return { isFlagged: true, categories: ['harassment'] };
    return {};
  });
});
afterAll(() => tutor?.at.close());

const review = '/api/ai/review';
const within = () => ({ who: deployment(tutor.at.institution) });

/** Creates a learner who sends one message. */
async function talker(ageBand: 'unknown' | 'adult' | '13-15' = '13-15', words = 'How do I add fractions?') {
  const learner = await tutor.at.person();
  await setAgeBand(tutor.at, learner, ageBand);
  const { body } = await chat(learner, words);
  return { learner, id: body.conversation.id as string, response: body.response as string };
}

async function guardianOf(learner: TestPerson): Promise<TestPerson> {
  const guardian = await tutor.at.person('guardian');
  const tie = { guardianId: guardian.user.id, learnerId: learner.user.id, relation: 'mother' };
  await tutor.at.platform.host.service(guardians).link(within(), tie);
  return guardian;
}

const auditOf = async (action: string, subject: string) =>
  (await tutor.at.platform.identity.audit.list(within(), { action, subject, limit: 20, offset: 0 })).items;

test('a linked guardian reads a minor’s conversations, and each reading is audited', async () => {
  const { learner, id } = await talker();
  const guardian = await guardianOf(learner);
  const { body } = await guardian.get(`${review}/learners`);
  expect(body.items).toMatchObject([{ userId: learner.user.id, conversations: 1, openFlags: null }]);
  const list = await guardian.get(`${review}/learners/${learner.user.id}/conversations`);
  expect(list.body.conversations).toMatchObject([{ id, title: 'How do I add fractions?', said: 2 }]);
  const read = await guardian.get(`${review}/conversations/${id}`);
  expect(read.body.messages.map(({ content }: { content: string }) => content)).toEqual([
    'How do I add fractions?',
    'Let us look at it together.',
  ]);
  expect(await auditOf('tutor.conversation-read', learner.user.id)).toMatchObject([
    { actor: { id: guardian.user.id }, details: { conversation: id } },
  ]);
  expect((await learner.get('/api/ai/readers')).body).toEqual({ guardian: true, staff: true });
});

test('a minor’s conversations are closed to other guardians, other learners, reviewers and other institutions', async () => {
  const { learner, id } = await talker();
  const stranger = await guardianOf((await talker()).learner);
  const foreign = await tutor.at.person('instructor', await tutor.at.anotherInstitution());
  for (const [status, person] of [
    [404, stranger],
    [404, foreign],
    [403, await tutor.at.person()],
    [403, await tutor.at.person('reviewer')],
  ] as const) {
    expect((await person.get(`${review}/conversations/${id}`)).status).toBe(status);
    expect((await person.get(`${review}/learners/${learner.user.id}/conversations`)).status).toBe(status);
  }
  expect((await learner.get(`${review}/learners`)).status).toBe(403);
  expect((await stranger.get(`${review}/flags`)).status).toBe(403);
});

test('an adult’s conversations are private; those of a learner of unknown age are treated as a child’s', async () => {
  const adult = await talker('adult');
  const unknown = await talker('unknown');
  const instructor = await tutor.at.person('instructor');
  expect((await instructor.get(`${review}/conversations/${adult.id}`)).status).toBe(404);
  expect((await instructor.get(`${review}/conversations/${unknown.id}`)).status).toBe(200);
  expect((await adult.learner.get('/api/ai/readers')).body).toEqual({ guardian: false, staff: false });
  const ids = (await instructor.get(`${review}/learners?limit=100`)).body.items.map(
    ({ userId }: { userId: string }) => userId,
  );
  expect([ids.includes(unknown.learner.user.id), ids.includes(adult.learner.user.id)]).toEqual([true, false]);
});

test('conversations of staff and guardians are private', async () => {
  const instructor = await tutor.at.person('instructor');
  const { id } = (await chat(instructor, 'How do I explain fractions?')).body.conversation;
  expect((await (await tutor.at.person('administrator')).get(`${review}/conversations/${id}`)).status).toBe(404);
  expect((await instructor.get('/api/ai/readers')).body).toEqual({ guardian: false, staff: false });
});

test('a conversation deleted by a minor leaves their list, stays readable for guardians and staff, and is erased after 30 days', async () => {
  const { learner, id } = await talker();
  const guardian = await guardianOf(learner);
  await learner.delete(`/api/ai/conversations/${id}`);
  expect((await learner.delete(`/api/ai/conversations/${id}`)).status).toBe(204);
  expect((await learner.get('/api/ai/conversations')).body).toEqual([]);
  expect((await chat(learner, 'Hello', { sessionId: id })).status).toBe(404);
  await eraseIn(29);
  expect((await guardian.get(`${review}/conversations/${id}`)).body.deletedAt).not.toBeNull();
  await eraseIn(31);
  expect((await guardian.get(`${review}/conversations/${id}`)).status).toBe(404);
  const adult = await talker('adult');
  await adult.learner.delete(`/api/ai/conversations/${adult.id}`);
  expect((await adult.learner.delete(`/api/ai/conversations/${adult.id}`)).status).toBe(404);
});

test('a message that signals danger is answered kindly by the platform, listed first, and reported to staff by one mail', async () => {
  const administrator = await tutor.at.person('administrator');
  const { learner, response } = await talker('13-15', 'I want to hurt myself');
  expect(response).toMatch(
    /talk to somebody you trust today[\s\S]*findahelpline\.com[\s\S]*staff of Institution first know/,
  );
  await tutor.at.platform.queueing.waitUntilIdle();
  await chat(learner, 'I want to hurt myself, really');
  await tutor.at.platform.queueing.waitUntilIdle();
  const received = mails().filter((mail) => mail.includes(administrator.user.email));
  expect(received.length).toBe(1);
  expect(received[0]).not.toMatch(/hurt myself/);
  expect(received[0]).not.toContain(learner.user.lastName);
  const { body } = await administrator.get('/api/safeguarding/alerts?limit=100');
  const alerts = body.items as { learner: { userId: string } }[];
  expect(alerts.find((alert) => alert.learner.userId === learner.user.id)).toMatchObject({
    state: 'open',
    messages: 2,
    dangers: expect.arrayContaining(['suicide']),
  });
  expect(mails().some((mail) => mail.includes(learner.user.email))).toBe(false);
});

test('two simultaneous messages that signal danger cause one mail and one alert', async () => {
  const administrator = await tutor.at.person('administrator');
  const learner = await tutor.at.person();
  await Promise.all([
    chat(learner, 'I want to hurt myself'),
    tutorChat(learner, 'I want to hurt myself'),
    chat(learner, 'I really want to hurt myself'),
  ]);
  await tutor.at.platform.queueing.waitUntilIdle();
  expect(mails().filter((mail) => mail.includes(administrator.user.email))).toHaveLength(1);
  const { items } = (await administrator.get('/api/safeguarding/alerts?limit=100')).body as {
    items: { messages: number; learner: { userId: string } }[];
  };
  const alerts = items.filter((alert) => alert.learner.userId === learner.user.id);
  expect(alerts).toMatchObject([{ messages: 2 }]);
});

test('staff read a flagged message with its reply, resolve it with a note, and reopen it', async () => {
  const { learner, id } = await talker('adult', 'You idiot');
  const instructor = await tutor.at.person('instructor');
  const flags = (await instructor.get(`${review}/flags?limit=100`)).body.items as {
    id: string;
    learner: { userId: string };
  }[];
  const flag = flags.find(({ learner: { userId } }) => userId === learner.user.id);
  const address = `${review}/flags/${flag?.id}`;
  // Only the flagged message and its reply are shown; the rest of an adult's conversation is private.
  expect((await instructor.get(address)).body).toMatchObject({
    content: 'You idiot',
    answered: 'Let us look at it together.',
    conversationId: null,
    isUrgent: false,
    mailed: 0,
  });
  expect(await auditOf('tutor.flag-read', learner.user.id)).toHaveLength(1);
  const closed = await instructor.post(address, { state: 'resolved', note: 'Spoke with them' });
  expect(closed.body).toMatchObject({
    state: 'resolved',
    resolvedBy: `${instructor.user.firstName} ${instructor.user.lastName}`,
  });
  await instructor.post(address, { state: 'resolved' });
  expect(await auditOf('tutor.flag-resolved', learner.user.id)).toHaveLength(1);
  expect((await instructor.post(address, { state: 'open' })).body).toMatchObject({ state: 'open', resolvedAt: null });
  await learner.delete(`/api/ai/conversations/${id}`);
  expect((await instructor.get(address)).body).toMatchObject({ content: 'You idiot', answered: null });
  expect((await learner.get(address)).status).toBe(403);
  const foreign = await tutor.at.person('instructor', await tutor.at.anotherInstitution());
  expect((await foreign.get(address)).status).toBe(404);
});

test('conversations are kept for the institution’s number of days after the last message', async () => {
  const { learner, id } = await talker();
  await eraseIn(99);
  expect((await learner.get(`/api/ai/conversations/${id}`)).status).toBe(200);
  await eraseIn(101);
  expect((await learner.get(`/api/ai/conversations/${id}`)).status).toBe(404);
});

/** Runs the nightly erasures as of `days` from now; conversations are kept for 100 days. */
async function eraseIn(days: number): Promise<void> {
  const { platform, clock, institution } = tutor.at;
  const dayMs = 24 * 60 * 60 * 1000;
  const then = clock.now().getTime() + days * dayMs;
  const old = new Date(then - 100 * dayMs);
  await platform.host.get('tutor')?.started?.retention?.conversations?.release(institution, old);
  await eraseDeleted({ db: platform.database, clock: { now: () => new Date(then) } }, institution);
}

function mails(): string[] {
  const folder = path.join(tutor.at.platform.configuration.varFolder, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
}
