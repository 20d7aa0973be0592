import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { everyPlugin } from '../access/routes.ts';

/** What a plugin's `traces.testing.ts` is given to have somebody leave traces of all kinds in it. */
export interface Leaving {
  readonly at: TestPlatform;
  /** A learner, who does what learners do. */
  readonly person: TestPerson;
  /** An administrator, who does what staff do with the learner. */
  readonly staff: TestPerson;
  /** A guardian of the learner. */
  readonly guardian: TestPerson;
  /** Something in the person's own words that nobody else has written: for answers, messages, names of things. */
  words(of: 'person' | 'staff' | 'guardian'): string;
}

/** `export const leaveTraces: LeaveTraces` in `plugins/<id>/traces.testing.ts`. Called in the order of plugins' ids. */
export type LeaveTraces = (leaving: Leaving) => Promise<void>;

const root = path.join(import.meta.dirname, '../..');

/** What plugins of the tree say how traces are left in them, by id. */
export async function everyTrace(): Promise<[plugin: string, leave: LeaveTraces][]> {
  const found: [string, LeaveTraces][] = [];
  for (const { id } of await everyPlugin()) {
    const file = path.join(root, 'plugins', id, 'traces.testing.ts');
    if (!existsSync(file)) continue;
    const { leaveTraces } = (await import(file)) as { leaveTraces: LeaveTraces };
    found.push([id, leaveTraces]);
  }
  return found.sort(([one], [other]) => (one < other ? -1 : 1));
}
