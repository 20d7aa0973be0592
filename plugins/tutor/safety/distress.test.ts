import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../core/testing.ts';
import type { TutorPlatform } from '../testing.ts';
import { chat, openTutor, tutorChat } from '../testing.ts';

let tutor: TutorPlatform;
beforeAll(async () => {
  tutor = await openTutor({ plugins: ['tutor', 'administration'] });
  tutor.voice.always('One half is two quarters.');
  const administrator = await tutor.at.person('administrator');
  const settings = { helpContacts: 'Ms Winter, room 12' };
  await administrator.patch('/api/admin/plugins/safeguarding/settings', { settings });
});
afterAll(() => tutor?.at.close());

const alertsOf = async (learner: TestPerson) => {
  const administrator = await tutor.at.person('administrator');
  const { items } = (await administrator.get('/api/safeguarding/alerts?limit=100')).body as {
    items: { learner: { userId: string } }[];
  };
  return items.filter((alert) => alert.learner.userId === learner.user.id).length;
};

test.each([
  'i feel so alone and stupid',
  'nobody likes me',
  'i cant stop crying about school. what is half of 1/2?',
])('“%s” gets words of comfort and a contact before the answer, and raises no alert', async (message) => {
  const learner = await tutor.at.person();
  const replies = [
    (await chat(learner, message)).body.response as string,
    (await tutorChat(learner, message)).body.content as string,
  ];
  for (const reply of replies)
    expect(reply).toMatch(/^I am sorry that you feel this way[^\n]*Ms Winter, room 12\n\nOne half is two quarters\.$/);
  const { body } = await learner.get('/api/ai/conversations');
  const conversation = await learner.get(`/api/ai/conversations/${body[0].id}`);
  expect(conversation.body.messages[1].content).toBe(replies[0]);
  await tutor.at.platform.queueing.waitUntilIdle();
  expect(await alertsOf(learner)).toBe(0);
});

test.each([
  'what is half of 1/2',
  'i am sad that the dog in my book dies, is it a metaphor',
])('“%s” gets an answer without words of comfort', async (message) => {
  const learner = await tutor.at.person();
  expect((await chat(learner, message)).body.response).toBe('One half is two quarters.');
});

test('a message that signals danger gets only the help reply, and alerts staff', async () => {
  const learner = await tutor.at.person();
  tutor.voice.moderate((text) => (/bridge/.test(text) ? { isFlagged: true, isUrgent: true } : {}));
  const reply = (await chat(learner, 'nobody likes me, tonight i will jump off the bridge')).body.response;
  expect(reply).toMatch(/^Thank you for telling me/);
  expect(reply).not.toContain('One half');
  await tutor.at.platform.queueing.waitUntilIdle();
  expect(await alertsOf(learner)).toBe(1);
});

test('messages of staff are not checked for distress', async () => {
  const instructor = await tutor.at.person('instructor');
  expect((await chat(instructor, 'i feel so alone and stupid')).body.response).toBe('One half is two quarters.');
});
