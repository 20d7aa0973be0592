import { randomUUID } from 'node:crypto';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { setAgeBand } from '../learner/testing.ts';
import { notifications } from './services.ts';
import { join, learnerOf, postMessage, startGroup } from './testing.ts';

/** A group with the owner as a member. Each has its own creator, because the groups a person can start per day are limited. */
async function aGroup({ at, person, institution }: Owner) {
  const id = await startGroup(await learnerOf(at, {}, institution));
  if (person.user.role === 'learner') await setAgeBand(at, person, 'adult', institution);
  await join(person, id);
  return { params: { id } };
}

/** A message of another person in a group of the owner. */
async function aMessage(owner: Owner) {
  const { params } = await aGroup(owner);
  const other = await learnerOf(owner.at, {}, owner.institution);
  await join(other, params.id);
  const { body } = await postMessage(other, params.id, 'A message');
  return { params: { ...params, messageId: body.id as string } };
}

export const named: AccessTestData['named'] = {
  readNotification: {
    belongsTo: 'person',
    async make({ at, person, institution }) {
      const note = {
        userId: person.user.id,
        id: randomUUID(),
        kind: 'goal',
        title: 'A goal',
        text: 'Reached',
      } as const;
      await at.platform.host.service(notifications).notify({ who: { institution } }, note);
      const { body } = await person.get('/api/notifications');
      return { params: { id: body.items[0].id } };
    },
  },
  // The caller chooses the id, so it never refers to another person's data.
  createStudyGroup: {
    belongsTo: 'everyone',
    make: () => ({ body: { id: randomUUID(), name: 'Algebra circle', topic: 'mathematics', circle: 'minors' } }),
  },
  studyGroup: { belongsTo: 'institution', make: aGroup },
  joinStudyGroup: { belongsTo: 'institution', make: aGroup },
  leaveStudyGroup: { belongsTo: 'institution', make: aGroup },
  deleteStudyGroup: { belongsTo: 'institution', make: aGroup },
  discussion: { belongsTo: 'institution', make: aGroup },
  discussionChanges: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await aGroup(owner)), query: { since: 0 } }),
  },
  ownMessages: { belongsTo: 'institution', make: aGroup },
  postMessage: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await aGroup(owner)), body: { id: randomUUID(), text: 'Hello' } }),
  },
  seenDiscussion: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await aGroup(owner)), body: { upTo: 1 } }),
  },
  removeMessage: { belongsTo: 'institution', make: aMessage },
  blockAuthor: { belongsTo: 'institution', make: aMessage, areOthersAdults: true },
  reportMessage: { belongsTo: 'institution', make: async (owner) => ({ ...(await aMessage(owner)), body: {} }) },
  settleReport: {
    belongsTo: 'institution',
    async make(owner) {
      const { params } = await aMessage(owner);
      await owner.person.post(`/api/study-groups/${params.id}/messages/${params.messageId}/report`, {});
      const { body } = await owner.person.get('/api/study-group-reports');
      const report = body.find(({ message }: { message: { id: string } }) => message.id === params.messageId);
      return { params: { id: report.id }, body: { remove: true } };
    },
  },
};

export const rooms: AccessTestData['rooms'] = {
  community: () => 'community',
  discussion: async ({ at, person, institution }) => {
    const id = await startGroup(await learnerOf(at, {}, institution));
    if (person.user.role === 'learner') await setAgeBand(at, person, 'adult', institution);
    await join(person, id);
    return id;
  },
};
