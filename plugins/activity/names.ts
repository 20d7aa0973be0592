import type { CallContext } from '../../core/db/index.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { People } from '../../core/services.ts';
import type { LearnerRecord, Person } from '../learner/services.ts';

export interface Names {
  /** What a person is called here, `undefined` where the reader may not know it. */
  of(userId: string): string | undefined;
  /** Instructors and administrators. */
  isStaff(userId: string): boolean;
}

export interface Naming {
  readonly people: Pick<People, 'named'>;
  readonly record: Pick<LearnerRecord, 'peers'>;
}

const staff: readonly string[] = ['instructor', 'administrator', 'operator'];

/**
 * How people are called to a reader. Learners are named to others of their circle only, and if they share it, by first name
 * and initial; staff are named in full, and read everyone's full name where they look after a discussion.
 */
export async function namesOf(
  { people, record }: Naming,
  context: CallContext,
  ids: readonly string[],
  reader: Person | 'staff',
): Promise<Names> {
  const among = [...new Set(ids)];
  const known = await people.named(
    { who: unprivilegedActor(context.who.institution), ...(context.tx ? { tx: context.tx } : {}) },
    among,
  );
  const toStaff = reader === 'staff';
  const peers = toStaff ? undefined : await record.peers(context, reader, among);
  const isStaff = (userId: string) => staff.includes(known.get(userId)?.role ?? '');
  return {
    isStaff,
    of(userId) {
      const person = known.get(userId);
      if (person && (toStaff || isStaff(userId))) return `${person.firstName} ${person.lastName}`;
      return peers?.get(userId)?.name;
    },
  };
}
