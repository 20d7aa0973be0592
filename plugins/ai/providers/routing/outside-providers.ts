import type { Role } from '../../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import type { People } from '../../../../core/services.ts';
import { allows } from '../../../learner/contract.ts';
import type { LearnerRecord } from '../../../learner/services.ts';
import type { Asker } from '../../services.ts';
import type { AiSettings } from '../../settings.ts';

/** Why nothing of a person may go to a provider outside, in plain words; undefined where it may. */
export type MayNotLeave = (asker: Asker, settings: AiSettings) => Promise<string | undefined>;

export interface LeavingDependencies {
  readonly people: People;
  /** Undefined where the plugin is off. */
  record(who: Asker['who']): LearnerRecord | undefined;
}

/** People who are nobody's pupil. Everybody else is as old as their record says, and a child where it says nothing. */
const grownUp: readonly Role[] = ['guardian', 'instructor', 'reviewer', 'recruiter', 'administrator', 'operator'];

const notices = {
  child:
    'EiQ’s built-in tutor answers you here. What you write stays on this platform until your parent or guardian has agreed to more.',
  minor: 'EiQ’s built-in tutor answers you here. What you write stays on this platform.',
} as const;

export function createLeaving({ people, record }: LeavingDependencies): MayNotLeave {
  return async ({ who, userId }, { externalForMinors }) => {
    // Whoever asks for themselves has their role from their session, which ends when it changes.
    const person =
      who.user?.id === userId
        ? who.user
        : (await people.named({ who: unprivilegedActor(who.institution) }, [userId])).get(userId);
    if (person && grownUp.includes(person.role)) return undefined;
    const minority = person && (await record(who)?.minority({ who }, { id: userId, role: person.role }));
    if (!minority || !allows(minority, 'outside-ai')) return notices.child;
    return externalForMinors || minority.ageBand === 'adult' ? undefined : notices.minor;
  };
}
