import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Failure } from '../../../core/contract/index.ts';
import type { TestPerson } from '../../../core/testing.ts';
import { setAgeBand } from '../../learner/testing.ts';
import type { Message } from '../contract.ts';
import type { TutorPlatform } from '../testing.ts';
import { chat, listen, newKey, openTutor, shownAfter, tutorChat } from '../testing.ts';

let tutor: TutorPlatform;
beforeAll(async () => {
  tutor = await openTutor();
});
beforeEach(() => {
  tutor.voice.always(undefined);
  tutor.voice.moderate(() => ({}));
});
afterAll(() => tutor?.at.close());

const messagesOf = async (person: TestPerson, id: string): Promise<Message[]> =>
  (await person.get(`/api/ai/conversations/${id}`)).body.messages;

/** Starts a conversation with one answered message. @returns its id */
async function startConversation(person: TestPerson, answer = 'What have you tried?'): Promise<string> {
  tutor.voice.always(answer);
  const { body, status } = await chat(person, 'How do I add fractions?');
  expect(status, JSON.stringify(body)).toBe(200);
  tutor.voice.always(undefined);
  return body.conversation.id;
}

test('a message is answered as JSON, and the conversation continues by its id', async () => {
  const learner = await tutor.at.person();
  tutor.voice.always('What have you tried?');
  const first = await chat(learner, '  How do I add fractions? ');
  expect(first.body).toMatchObject({
    response: 'What have you tried?',
    conversation: { title: 'How do I add fractions?', kind: 'assistant', isAnswering: false },
    reply: { state: 'complete', provider: 'built-in' },
  });
  const { id } = first.body.conversation;
  await chat(learner, 'Nothing yet', { sessionId: id });
  expect((await messagesOf(learner, id)).map(({ position, role, content }) => [position, role, content])).toEqual([
    [1, 'user', 'How do I add fractions?'],
    [2, 'assistant', 'What have you tried?'],
    [3, 'user', 'Nothing yet'],
    [4, 'assistant', 'What have you tried?'],
  ]);
  expect(tutor.voice.asked.at(-1)?.ask.turns.map(({ text }) => text)).toEqual([
    'How do I add fractions?',
    'What have you tried?',
    'Nothing yet',
  ]);
});

test('a message is stored before a provider is asked, and the reply is streamed', async () => {
  const learner = await tutor.at.person();
  const events = await listen(tutor.at, learner, 'POST', '/api/ai/chat', { message: 'Hello' });
  const begun = await events.next();
  if (begun?.kind !== 'begun') throw new Error('The stream did not begin');
  const answering = await tutor.voice.next();
  expect((await messagesOf(learner, begun.conversation.id)).map(({ state }) => state)).toEqual(['complete', 'pending']);
  answering.say('Hel');
  expect(await events.next()).toEqual({ kind: 'text', text: 'Hel' });
  answering.say('lo');
  answering.finish({ notice: 'The budget is used up, so the built-in tutor answers.' });
  const rest = await events.rest();
  expect(rest[0]).toEqual({ kind: 'text', text: 'lo' });
  expect(rest.at(-1)).toMatchObject({
    kind: 'done',
    reply: { content: 'Hello', state: 'complete', notice: 'The budget is used up, so the built-in tutor answers.' },
    conversation: { isAnswering: false },
  });
});

test('a provider that fails mid-answer leaves one clean reply without the text before the restart', async () => {
  const learner = await tutor.at.person();
  const events = await listen(tutor.at, learner, 'POST', '/api/ai/chat', { message: 'Hello' });
  const answering = await tutor.voice.next();
  answering.say('Half an ans');
  answering.restart();
  answering.say('A whole answer.');
  answering.finish();
  const all = await events.rest();
  expect(shownAfter(all)).toBe('A whole answer.');
  expect(all.at(-1)).toMatchObject({ reply: { content: 'A whole answer.', state: 'complete' } });
});

test('a reply that is cut off fails, keeps its text and can be retried; the message is stored once', async () => {
  const learner = await tutor.at.person();
  const sending = chat(learner, 'Hello');
  const cut = await tutor.voice.next();
  cut.say('Half an ans');
  cut.cut();
  const { status, body } = await sending;
  expect([status, body.error.message]).toEqual([503, 'Failed to send message. Please try again.']);
  const [{ id }] = (await learner.get('/api/ai/conversations')).body;
  expect(await messagesOf(learner, id)).toMatchObject([
    { content: 'Hello' },
    { content: 'Half an ans', state: 'failed', notice: 'No reply came. Please try again.' },
  ]);
  tutor.voice.always('Whole.');
  const again = await learner.post(`/api/ai/conversations/${id}/retry`);
  expect(again.body.response).toBe('Whole.');
  expect((await messagesOf(learner, id)).map(({ content }) => content)).toEqual(['Hello', 'Whole.']);
  expect((await learner.post(`/api/ai/conversations/${id}/retry`)).status).toBe(409);
});

test('a failed reply shows the message of the failure', async () => {
  const learner = await tutor.at.person();
  const sending = chat(learner, 'Hello');
  (await tutor.voice.next()).fail(new Failure('rate_limited', 'That was a lot at once. Wait a minute.'));
  expect((await sending).status).toBe(429);
  const [{ id }] = (await learner.get('/api/ai/conversations')).body;
  expect((await messagesOf(learner, id))[1]).toMatchObject({
    state: 'failed',
    notice: 'That was a lot at once. Wait a minute.',
  });
});

test('while a reply is being written, the conversation accepts no other message from any tab', async () => {
  const learner = await tutor.at.person();
  const sessionId = await startConversation(learner);
  const sent = [1, 2, 3, 4].map((tab) => chat(learner, `From tab ${tab}`, { sessionId }));
  const answering = await tutor.voice.next();
  // The reply ends only after the other three messages were refused.
  const refused = await firstSettled(3, sent);
  expect(refused.map(({ status, body }) => [status, body.error?.message])).toEqual(
    Array.from({ length: 3 }, () => [409, 'A reply is still being written. Wait for it, or stop it first.']),
  );
  answering.finish({ text: 'One at a time.' });
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await messagesOf(learner, sessionId)).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

test('a message sent again is stored once, at the same time or later, in an existing or a new conversation', async () => {
  const learner = await tutor.at.person();
  for (const sessionId of [await startConversation(learner), undefined]) {
    const key = newKey();
    const before = (await learner.get('/api/ai/conversations')).body.length;
    const sending = Promise.all([1, 2, 3].map(() => chat(learner, 'Once', { key, sessionId })));
    const answering = await tutor.voice.next();
    answering.say('Answered once.');
    answering.finish();
    const sent = await sending;
    const later = await chat(learner, 'Once', { key, sessionId });
    expect([...sent, later].map(({ status, body }) => [status, body.response])).toEqual(
      Array.from({ length: 4 }, () => [200, 'Answered once.']),
    );
    expect(new Set([...sent, later].map(({ body }) => body.message.id)).size).toBe(1);
    expect((await learner.get('/api/ai/conversations')).body.length).toBe(before + (sessionId ? 0 : 1));
  }
});

test('a stopped reply keeps its text, aborts the model, and can be retried', async () => {
  const learner = await tutor.at.person();
  const events = await listen(tutor.at, learner, 'POST', '/api/ai/chat', { message: 'Tell me all' });
  const answering = await tutor.voice.next();
  answering.say('So far');
  const begun = await events.next();
  if (begun?.kind !== 'begun') throw new Error('The stream did not begin');
  await events.next();
  const address = `/api/ai/conversations/${begun.conversation.id}`;
  const stopped = await learner.post(`${address}/stop`);
  expect(stopped.body.messages[1]).toMatchObject({ state: 'stopped', content: 'So far' });
  expect((await events.rest()).at(-1)).toMatchObject({ kind: 'done', reply: { state: 'stopped', content: 'So far' } });
  expect(answering.signal.aborted).toBe(true);
  answering.say(' and more');
  answering.finish();
  expect((await learner.post(`${address}/stop`)).body.messages[1].content).toBe('So far');
  tutor.voice.always('All of it.');
  expect((await learner.post(`${address}/retry`)).body.response).toBe('All of it.');
});

test('a reply is completed after the browser disconnects, and can be followed from its beginning', async () => {
  const learner = await tutor.at.person();
  const events = await listen(tutor.at, learner, 'POST', '/api/ai/chat', { message: 'Hello' });
  const begun = await events.next();
  if (begun?.kind !== 'begun') throw new Error('The stream did not begin');
  const answering = await tutor.voice.next();
  answering.say('One, ');
  await events.next();
  events.hangUp();
  const address = `/api/ai/conversations/${begun.conversation.id}`;
  const again = await listen(tutor.at, learner, 'GET', `${address}/reply`);
  expect([await again.next(), await again.next()]).toMatchObject([{ kind: 'begun' }, { kind: 'text', text: 'One, ' }]);
  answering.say('two.');
  answering.finish();
  expect((await again.rest()).at(-1)).toMatchObject({ kind: 'done', reply: { content: 'One, two.' } });
  const after = await listen(tutor.at, learner, 'GET', `${address}/reply`);
  expect([after.status, await after.rest()]).toEqual([200, []]);
});

test('the learner’s other tabs are notified', async () => {
  const learner = await tutor.at.person();
  const tab = await learner.connect();
  const heard: string[] = [];
  const answered = new Promise<void>((resolve) => {
    tab.on('conversation_changed', ({ what }: { what: string }) => {
      heard.push(what);
      if (what === 'deleted') resolve();
    });
  });
  const id = await startConversation(learner);
  await learner.patch(`/api/ai/conversations/${id}`, { title: 'Fractions' });
  await learner.delete(`/api/ai/conversations/${id}`);
  await answered;
  expect(heard).toEqual(['said', 'answered', 'renamed', 'deleted']);
});

test('a conversation is accessible to its learner only', async () => {
  const [learner, other] = [await tutor.at.person(), await tutor.at.person()];
  const foreign = await tutor.at.person('learner', await tutor.at.anotherInstitution());
  const id = await startConversation(learner);
  for (const person of [other, foreign]) {
    const address = `/api/ai/conversations/${id}`;
    expect((await person.get(address)).status).toBe(404);
    expect((await person.delete(address)).status).toBe(404);
    expect((await person.patch(address, { title: 'Mine' })).status).toBe(404);
    expect((await person.post(`${address}/stop`)).status).toBe(404);
    expect((await person.post(`${address}/retry`)).status).toBe(404);
    expect((await person.get(`${address}/reply`)).status).toBe(404);
    expect((await chat(person, 'Hello', { sessionId: id })).status).toBe(404);
    expect((await person.get('/api/ai/conversations')).body).toEqual([]);
  }
  expect((await tutorChat(learner, 'Hello', { conversationId: id })).status).toBe(404);
  expect((await tutor.at.nobody.get('/api/ai/conversations')).status).toBe(401);
});

test('blank and overlong messages are refused with an explanation, and nothing is stored', async () => {
  const learner = await tutor.at.person();
  for (const [message, issue] of [
    ['   \n ', 'Write a message first.'],
    ['\u200b\u2060', 'Write a message first.'],
    ['x'.repeat(4001), 'A message has at most 4,000 characters. Send the part you are unsure about.'],
  ] as const) {
    const { status, body } = await chat(learner, message);
    expect([status, body.error.issues[0].message]).toEqual([400, issue]);
  }
  expect((await learner.get('/api/ai/conversations')).body).toEqual([]);
});

test('each answered message counts as one interaction, however often it is sent and retried', async () => {
  const learner = await tutor.at.person();
  const key = newKey();
  const sending = chat(learner, 'Hello', { key });
  (await tutor.voice.next()).cut();
  await sending;
  const [{ id }] = (await learner.get('/api/ai/conversations')).body;
  tutor.voice.always('Hello.');
  await learner.post(`/api/ai/conversations/${id}/retry`);
  await chat(learner, 'Hello', { key });
  expect((await learner.get('/api/user/profile')).body.aiInteractions).toBe(1);
});

test('a model gets the record without a name, and the learner’s text is not an instruction', async () => {
  const learner = await tutor.at.person();
  await setAgeBand(tutor.at, learner, '13-15');
  await startConversation(learner);
  const asked = tutor.voice.asked.at(-1);
  expect(asked?.asker.userId).toBe(learner.user.id);
  expect(asked?.ask).toMatchObject({ plugin: 'tutor', purpose: 'chat', isPersonal: true });
  expect(asked?.ask.material?.[0]?.text).toContain('between 13 and 15');
  const sent = JSON.stringify(asked?.ask);
  expect(sent).not.toContain(learner.user.firstName);
  expect(sent).not.toContain(learner.user.email);
  expect(asked?.ask.instructions).not.toContain('fractions?');
});

test('the tutor’s reply has metadata, in the default style unless another is requested', async () => {
  const learner = await tutor.at.person();
  tutor.voice.always('Look at the denominators.');
  const first = await tutorChat(learner, 'I am lost with this');
  expect(first.body).toMatchObject({
    content: 'Look at the denominators.',
    type: 'encouragement',
    metadata: { concepts: expect.any(Array) },
    conversation: { kind: 'tutor' },
  });
  expect(tutor.voice.asked.at(-1)?.ask.instructions).toContain('Begin with the simplest version');
  const conversationId = first.body.conversation.id;
  await tutorChat(learner, 'And now?', { conversationId, persona: 'gates-ballmer' });
  expect(tutor.voice.asked.at(-1)?.ask.instructions).toContain('numbered steps');
  expect((await tutorChat(learner, 'Hello', { persona: 'somebody' })).status).toBe(400);
  tutor.voice.always('');
  expect((await tutorChat(learner, 'Hello', { conversationId })).body.content).toBe(
    'I understand. Let me help you with that!',
  );
});

test('the tutor is on only with the AI plugin', async () => {
  const learner = await tutor.at.person();
  await expect(tutor.at.switchPlugin('ai', false)).rejects.toThrow('plugins that require ai first: tutor');
  await tutor.at.switchPlugin('tutor', false);
  expect((await chat(learner, 'Hello')).status).toBe(404);
  await tutor.at.switchPlugin('tutor', true);
  expect((await learner.get('/api/ai/conversations')).status).toBe(200);
});

/** Resolves with the first `count` results. */
function firstSettled<T>(count: number, all: readonly Promise<T>[]): Promise<T[]> {
  const { promise, resolve, reject } = Promise.withResolvers<T[]>();
  const arrived: T[] = [];
  for (const each of all) {
    each.then((value) => {
      arrived.push(value);
      if (arrived.length === count) resolve([...arrived]);
    }, reject);
  }
  return promise;
}
