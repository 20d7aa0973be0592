import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { everyPlugin } from '../access/routes.ts';

/** The people for whom a plugin's `traces.testing.ts` creates data of every kind. */
export interface TraceContext {
  readonly at: TestPlatform;
  /** A learner. */
  readonly person: TestPerson;
  /** An administrator, who does the work of staff for this learner. */
  readonly staff: TestPerson;
  /** A guardian of the learner. */
  readonly guardian: TestPerson;
  /** A unique text in the person's own words, for answers, messages and names of things. */
  words(of: 'person' | 'staff' | 'guardian'): string;
}

/** The type of `leaveTraces` in `plugins/<id>/traces.testing.ts`. Plugins are called in the order of their ids. */
export type LeaveTraces = (context: TraceContext) => Promise<void>;

const root = path.join(import.meta.dirname, '../..');

/** The `leaveTraces` of every plugin of the tree that exports one, ordered by id. */
export async function everyLeaveTraces(): Promise<[plugin: string, leave: LeaveTraces][]> {
  const found: [string, LeaveTraces][] = [];
  for (const { id } of await everyPlugin()) {
    const file = path.join(root, 'plugins', id, 'traces.testing.ts');
    if (!existsSync(file)) continue;
    const { leaveTraces } = (await import(file)) as { leaveTraces: LeaveTraces };
    found.push([id, leaveTraces]);
  }
  return found.sort(([one], [other]) => (one < other ? -1 : 1));
}
