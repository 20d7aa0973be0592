import { randomUUID } from 'node:crypto';
import type { Answer, TestPerson } from '../../core/testing.ts';

// Helpers for tests of this plugin and of plugins that use it.

export const cohortsPath = '/api/study-cohorts';

/** Creates a cohort and returns its id. */
export async function createCohort(person: TestPerson, stated: object = {}): Promise<string> {
  const body = { id: randomUUID(), name: 'Algebra by June', topic: 'mathematics', maxMembers: 10, ...stated };
  const answer = await person.post(cohortsPath, body);
  if (answer.status !== 201) throw new Error(`The cohort was not created: ${JSON.stringify(answer.body)}`);
  return answer.body.id as string;
}

export const joinCohort = (person: TestPerson, id: string): Promise<Answer> => person.post(`${cohortsPath}/${id}/join`);

/** A meeting far ahead, on a Friday. */
export const meetingEntry = { starts: '2099-01-16T17:00', timeZone: 'Europe/Berlin', minutes: 90 };

/** Plans a meeting and returns its id. */
export async function planMeeting(keeper: TestPerson, id: string, stated: object = {}): Promise<string> {
  const meetingId = randomUUID();
  const { status, body } = await keeper.put(`${cohortsPath}/${id}/meetings/${meetingId}`, {
    ...meetingEntry,
    ...stated,
  });
  if (status !== 204) throw new Error(`The meeting was not planned: ${JSON.stringify(body)}`);
  return meetingId;
}

/** The code of a new invitation. */
export async function invitationTo(keeper: TestPerson, id: string): Promise<string> {
  const { body } = await keeper.post(`${cohortsPath}/${id}/invitation`);
  return body.code as string;
}
