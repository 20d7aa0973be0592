import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Answer, TestPerson, TestPlatform } from '../../core/testing.ts';
import { addTo, createClass } from '../classes/testing.ts';

export const assignmentsPath = '/api/assignments';
export const ownPath = '/api/own-assignments';
export const gradebookPath = (classId: string) => `/api/gradebooks/${classId}`;

/** Practice of ten algebra questions, due in 2199. */
export const practiceWork = {
  ...{ kind: 'practice', target: 'core_math/algebra', amount: 10 },
  ...{ title: 'Ten questions on algebra', dueLocal: '2199-01-15' },
};

export const give = (by: TestPerson, classId: string, more: object = {}): Promise<Answer> =>
  by.post(assignmentsPath, { id: randomUUID(), classId, ...practiceWork, ...more });

/** The same, and the id of the assignment. @throws if the server rejects it */
export async function given(by: TestPerson, classId: string, more: object = {}): Promise<string> {
  const { status, body } = await give(by, classId, more);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** A class of a new instructor with new learners. */
export async function classOf(at: TestPlatform, count = 1, name = '7b') {
  const teacher = await at.person('instructor');
  const learners = await Promise.all(Array.from({ length: count }, () => at.person()));
  const classId = await createClass(teacher, { name });
  await addTo(teacher, classId, ...learners);
  const [learner] = learners;
  if (!learner) throw new Error('A class without learners');
  return { teacher, learners, learner, classId };
}

/** The states of learners in an assignment, by id. */
export async function statesOf(by: TestPerson, id: string): Promise<Record<string, string>> {
  const { body } = await by.get(`${assignmentsPath}/${id}`);
  return Object.fromEntries(body.learners.map((each: { id: string; state: string }) => [each.id, each.state]));
}

/** Subjects of the letters to a person, oldest first. */
export async function subjectsTo({ platform }: TestPlatform, { user }: TestPerson): Promise<string[]> {
  const folder = path.join(platform.configuration.varFolder, 'mail');
  const names = (await readdir(folder).catch(() => [])).toSorted();
  const letters = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return letters
    .filter((letter) => letter.includes(`To: ${user.email}`))
    .map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1]?.trim() ?? '');
}
