import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TutorPlatform } from '../testing.ts';
import { chat, listen, openTutor } from '../testing.ts';

// Replies whose process was killed or is too slow.

let tutor: TutorPlatform;
beforeAll(async () => {
  tutor = await openTutor();
});
afterAll(() => tutor?.at.close());

test('a reply whose writer was killed fails after a timeout, can be retried, and the conversation continues', async () => {
  const { at, voice } = tutor;
  const learner = await at.person();
  const events = await listen(at, learner, 'POST', '/api/ai/chat', { message: 'Hello' });
  const begun = await events.next();
  if (begun?.kind !== 'begun') throw new Error('The stream did not begin');
  const orphan = await voice.next();
  const { id } = begun.conversation;
  expect((await chat(learner, 'Are you there?', { sessionId: id })).status).toBe(409);

  // A process without a heartbeat for this long counts as killed.
  at.clock.forward(20);
  expect((await learner.get(`/api/ai/conversations/${id}`)).body).toMatchObject({
    isAnswering: false,
    messages: [{ content: 'Hello' }, { state: 'failed', notice: 'The reply was interrupted before it was complete.' }],
  });
  voice.always('Here I am.');
  const again = await learner.post(`/api/ai/conversations/${id}/retry`);
  expect(again.body).toMatchObject({ response: 'Here I am.', reply: { position: 2 } });

  // The first writer is still alive; its late answer is ignored.
  orphan.say('Too late');
  orphan.finish();
  await events.rest();
  expect((await learner.get(`/api/ai/conversations/${id}`)).body.messages[1].content).toBe('Here I am.');
  expect((await chat(learner, 'Good.', { sessionId: id })).status).toBe(200);
  voice.always(undefined);
});

test('a message after a lost reply is answered; the lost reply stays failed', async () => {
  const { at, voice } = tutor;
  const learner = await at.person();
  const events = await listen(at, learner, 'POST', '/api/ai/chat', { message: 'Hello' });
  const begun = await events.next();
  if (begun?.kind !== 'begun') throw new Error('The stream did not begin');
  await voice.next();
  at.clock.forward(20);
  voice.always('Here I am.');
  const sessionId = begun.conversation.id;
  expect((await chat(learner, 'Are you there?', { sessionId })).body.response).toBe('Here I am.');
  const { messages } = (await learner.get(`/api/ai/conversations/${sessionId}`)).body;
  expect(messages.map(({ position, state }: { position: number; state: string }) => [position, state])).toEqual([
    [1, 'complete'],
    [2, 'failed'],
    [3, 'complete'],
    [4, 'complete'],
  ]);
  voice.always(undefined);
  events.hangUp();
});
