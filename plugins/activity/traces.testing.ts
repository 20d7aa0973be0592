import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { setAgeBand } from '../learner/testing.ts';
import { notifications } from './services.ts';
import { join, learnerOf, postMessage, startGroup } from './testing.ts';

/** Creates a study group with reported messages, and a notification. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  const within = { who: { institution: at.institution } };
  await setAgeBand(at, person, 'adult');
  await person.patch('/api/user/profile', { sharesWithPeers: true });
  const group = await startGroup(person, words('person'));
  const { body } = await postMessage(person, group, words('person'));
  const other = await learnerOf(at);
  await join(other, group);
  // Staff stay members when the learner's age band changes.
  await join(staff, group);
  const answer = await postMessage(other, group, 'An unkind word');
  for (const [reporter, message] of [
    [other, body],
    [person, answer.body],
  ] as const) {
    await reporter.post(`/api/study-groups/${group}/messages/${message.id}/report`, { reason: 'unkind' });
  }
  const note = { userId: person.user.id, id: 'traces', kind: 'goal', title: 'A goal', text: words('person') } as const;
  await at.platform.host.service(notifications).notify(within, note);
};
