import type { CallContext } from '../../core/db/index.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { People } from '../../core/services.ts';
import type { LearnerRecord, Person } from '../learner/services.ts';

export interface Names {
  /** A person's display name; undefined if the reader may not see it. */
  of(userId: string): string | undefined;
  /** Whether the person is an instructor, administrator or operator. */
  isStaff(userId: string): boolean;
}

export interface NameSources {
  readonly people: Pick<People, 'named'>;
  readonly record: Pick<LearnerRecord, 'peers'>;
}

const staff: readonly string[] = ['instructor', 'administrator', 'operator'];

/**
 * Display names for a reader. Learners see other learners of their circle who share their name, by first name and initial.
 * Staff are shown by full name, and see full names where they moderate.
 */
export async function resolveNames(
  { people, record }: NameSources,
  context: CallContext,
  ids: readonly string[],
  reader: Person | 'staff',
): Promise<Names> {
  const uniqueIds = [...new Set(ids)];
  const known = await people.named(
    { who: unprivilegedActor(context.who.institution), ...(context.tx ? { tx: context.tx } : {}) },
    uniqueIds,
  );
  const isForStaff = reader === 'staff';
  const peers = isForStaff ? undefined : await record.peers(context, reader, uniqueIds);
  const isStaff = (userId: string) => staff.includes(known.get(userId)?.role ?? '');
  return {
    isStaff,
    of(userId) {
      const person = known.get(userId);
      if (person && (isForStaff || isStaff(userId))) return `${person.firstName} ${person.lastName}`;
      return peers?.get(userId)?.name;
    },
  };
}
