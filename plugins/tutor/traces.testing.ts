import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { coach, started } from './coaching/testing.ts';
import { chat, tutorChat } from './testing.ts';

/** Chats, coaching, and a flagged message that staff resolve. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  await chat(person, `How do I add fractions? ${words('person')}`);
  await tutorChat(person, `What is a ratio? ${words('person')}`);
  const { id } = await started(person);
  await coach(person, id, `Where do I begin? ${words('person')}`, { learningGoal: words('person') });
  const lesson = 'common-denominators';
  await person.post('/api/tutor/memory/notes', { text: `I like football. ${words('person')}` });
  await person.post('/api/tutor/guide/steps', { text: '1/2 + 1/3 = 2/5', lesson });
  await person.post(`/api/tutor/guide/lessons/${lesson}/checks`, { check: 0, answer: '12' });
  await chat(person, `Fuck you. ${words('person')}`);
  await at.platform.queueing.waitUntilIdle();
  const { items } = (await staff.get('/api/ai/review/flags?limit=100')).body as {
    items: { id: string; learner: { userId: string } }[];
  };
  for (const flag of items.filter(({ learner }) => learner.userId === person.user.id)) {
    await staff.post(`/api/ai/review/flags/${flag.id}`, { state: 'resolved', note: 'Called home' });
  }
};
