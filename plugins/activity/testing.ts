import { randomUUID } from 'node:crypto';
import type { InstitutionRef } from '../../core/contract/index.ts';
import type { Answer, TestPerson, TestPlatform } from '../../core/testing.ts';
import type { AgeBand } from '../learner/contract.ts';
import { setAgeBand } from '../learner/testing.ts';
import type { Topic } from './study-groups/contract.ts';

// Helpers for tests of this plugin and of plugins that use it.

export const groupsPath = '/api/study-groups';

/** A learner of an age band who shares their name or not. */
export async function learnerOf(
  at: TestPlatform,
  { ageBand = 'adult', shares = false }: { ageBand?: AgeBand; shares?: boolean } = {},
  institution: InstitutionRef & { host?: string } = at.institution,
): Promise<TestPerson> {
  const person = await at.person('learner', institution);
  await setAgeBand(at, person, ageBand, institution);
  if (shares) await person.patch('/api/user/profile', { sharesWithPeers: true });
  return person;
}

/** Starts a group and returns its id. */
export async function startGroup(person: TestPerson, name = 'Algebra circle', topic: Topic = 'mathematics') {
  const { body, status } = await person.post(groupsPath, { id: randomUUID(), name, topic, lessonsEach: 2 });
  if (status !== 201) throw new Error(`The group was not started: ${JSON.stringify(body)}`);
  return body.id as string;
}

export const join = (person: TestPerson, groupId: string): Promise<Answer> =>
  person.post(`${groupsPath}/${groupId}/join`);

/** Posts a message in a discussion. */
export const postMessage = (
  person: TestPerson,
  groupId: string,
  text: string,
  id: string = randomUUID(),
): Promise<Answer> => person.post(`${groupsPath}/${groupId}/messages`, { id, text });

/** A group with two adults in it. */
export async function groupOfTwo(at: TestPlatform) {
  const [owner, other] = [await learnerOf(at), await learnerOf(at)];
  const id = await startGroup(owner);
  await join(other, id);
  return { owner, other, id };
}

/** A page of a discussion as a reader sees it. */
export const messagesOf = async (person: TestPerson, groupId: string, query = '') =>
  (await person.get(`${groupsPath}/${groupId}/messages${query}`)).body;
