import { randomUUID } from 'node:crypto';
import type { TestPerson } from '../../core/testing.ts';
import type { Class } from './contract.ts';

export const classesPath = '/api/classes';
export const termsPath = '/api/class-terms';
export const membershipsPath = '/api/class-memberships';

/** A class of an instructor, or without a teacher where an administrator creates it. Returns its id. */
export async function createClass(
  by: TestPerson,
  entry: Partial<Pick<Class, 'name' | 'course'>> = {},
): Promise<string> {
  const id = randomUUID();
  const { status } = await by.post(classesPath, { id, name: '7b', ...entry });
  if (status !== 201) throw new Error(`The class was not created: ${status}`);
  return id;
}

/** Adds people to a class. */
export const addTo = (by: TestPerson, classId: string, ...people: readonly TestPerson[]) =>
  by.post(`${classesPath}/${classId}/members`, { userIds: people.map(({ user }) => user.id) });

/** A new code for joining a class. */
export async function codeOf(by: TestPerson, classId: string): Promise<string> {
  const { body } = await by.post(`${classesPath}/${classId}/code`, {});
  return body.code as string;
}
