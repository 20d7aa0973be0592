import { randomUUID } from 'node:crypto';
import { knexOf } from '../../core/db/index.ts';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { coachingNamed } from './coaching/testing.ts';
import { chat } from './testing.ts';

/** Creates a conversation of the owner and returns its id. */
const conversation = async ({ person }: Owner): Promise<string> => {
  await chat(person, 'How do I add fractions?');
  return (await person.get('/api/ai/conversations')).body[0].id;
};
const ofOwner = (body?: unknown) => async (owner: Owner) => ({
  params: { id: await conversation(owner) },
  ...(body === undefined ? {} : { body }),
});

/** Creates a learner with a conversation. */
async function learnerWithConversation({ at, institution }: Owner): Promise<{ userId: string; id: string }> {
  const person = await at.person('learner', institution);
  await chat(person, 'How do I add fractions?');
  return { userId: person.user.id, id: (await person.get('/api/ai/conversations')).body[0].id };
}

async function flag(owner: Owner): Promise<string> {
  const { userId, id } = await learnerWithConversation(owner);
  const flagId = randomUUID();
  await knexOf(owner.at.platform.database)('tutor.flags').insert({
    id: flagId,
    institution_id: owner.institution.id,
    user_id: userId,
    conversation_id: id,
    content: 'Something worrying',
    categories: JSON.stringify(['violence']),
    is_urgent: false,
    state: 'open',
    raised_at: new Date(),
  });
  return flagId;
}

/** A note of the owner. */
const ofNote =
  (body?: unknown) =>
  async ({ person }: Owner) => {
    const { note } = (await person.post('/api/tutor/memory/notes', { text: 'I like football' })).body;
    return { params: { id: note.id as string }, ...(body === undefined ? {} : { body }) };
  };

/** Lessons are the same for everyone. */
const ofLesson = (more: object = {}) => ({
  belongsTo: 'everyone' as const,
  make: () => ({ params: { id: 'percentages', number: 0 }, ...more }),
});

export const named: AccessTestData['named'] = {
  guideQuestion: ofLesson(),
  guideExample: ofLesson(),
  guideAnswer: ofLesson({ body: { option: 0 } }),
  guideCheck: {
    belongsTo: 'everyone',
    make: () => ({ params: { id: 'percentages' }, body: { check: 0, answer: '12' } }),
  },
  ...coachingNamed,
  correctNote: { belongsTo: 'person', make: ofNote({ text: 'I like chess' }) },
  deleteNote: { belongsTo: 'person', make: ofNote() },
  chat: {
    belongsTo: 'person',
    make: async (owner) => ({ body: { message: 'And then?', sessionId: await conversation(owner) } }),
  },
  tutorChat: {
    belongsTo: 'person',
    async make({ person }) {
      const message = 'How do I add fractions?';
      const { body } = await person.post('/api/ai/tutor-chat', { message });
      return { body: { message: 'And then?', conversationId: body.conversation.id } };
    },
  },
  conversation: { belongsTo: 'person', make: ofOwner() },
  rename: { belongsTo: 'person', make: ofOwner({ title: 'Fractions' }) },
  remove: { belongsTo: 'person', make: ofOwner() },
  stop: { belongsTo: 'person', make: ofOwner() },
  follow: { belongsTo: 'person', make: ofOwner() },
  retry: {
    belongsTo: 'person',
    async make(owner) {
      const id = await conversation(owner);
      await knexOf(owner.at.platform.database)('tutor.messages')
        .where({ conversation_id: id, role: 'assistant' })
        .update({ state: 'failed' });
      return { params: { id } };
    },
  },
  reviewConversations: {
    belongsTo: 'institution',
    make: async (owner) => ({ params: { userId: (await learnerWithConversation(owner)).userId } }),
  },
  reviewConversation: {
    belongsTo: 'institution',
    make: async (owner) => ({ params: { id: (await learnerWithConversation(owner)).id } }),
  },
  flag: { belongsTo: 'institution', make: async (owner) => ({ params: { id: await flag(owner) } }) },
  setFlag: {
    belongsTo: 'institution',
    make: async (owner) => ({ params: { id: await flag(owner) }, body: { state: 'resolved', note: 'Called home' } }),
  },
};
