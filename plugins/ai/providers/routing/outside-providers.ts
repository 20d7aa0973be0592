import type { Role } from '../../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import type { People } from '../../../../core/services.ts';
import { allows, unknownAge } from '../../../learner/contract.ts';
import type { LearnerRecord } from '../../../learner/services.ts';
import type { Asker } from '../../services.ts';
import type { AiSettings } from '../../settings.ts';

/** Why a person's data must not be sent to external providers, as shown to the learner; undefined where it may. */
export type MayNotLeave = (asker: Asker, settings: AiSettings) => Promise<string | undefined>;

export interface LeavingDependencies {
  readonly people: People;
  /** Undefined where the plugin is off. */
  record(who: Asker['who']): LearnerRecord | undefined;
}

/** Roles of adults. All others have the age of their record, and count as children where it is unknown. */
const adultRoles: readonly Role[] = ['guardian', 'instructor', 'reviewer', 'recruiter', 'administrator', 'operator'];

const notices = {
  child:
    'EiQ’s built-in tutor answers you here. What you write stays on this platform until your parent or guardian agrees to the use of other AI providers.',
  unknownAge: `EiQ’s built-in tutor answers you here. ${unknownAge.refusal}`,
  minor: 'EiQ’s built-in tutor answers you here. What you write stays on this platform.',
} as const;

export function createLeaving({ people, record }: LeavingDependencies): MayNotLeave {
  return async ({ who, userId }, { externalForMinors }) => {
    // The session has the asker's own role, because a role change ends it.
    const person =
      who.user?.id === userId
        ? who.user
        : (await people.named({ who: unprivilegedActor(who.institution) }, [userId])).get(userId);
    if (person && adultRoles.includes(person.role)) return undefined;
    const minority = person && (await record(who)?.minority({ who }, { id: userId, role: person.role }));
    if (!minority || !allows(minority, 'outside-ai')) {
      return minority?.ageBand === 'unknown' ? notices.unknownAge : notices.child;
    }
    return externalForMinors || minority.ageBand === 'adult' ? undefined : notices.minor;
  };
}
