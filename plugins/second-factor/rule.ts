import type { Clock } from '../../core/clock.ts';
import type { Actor, Role } from '../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../../core/db/index.ts';
import { DeadlineRow } from './models.ts';
import type { InstitutionSettings } from './settings.ts';

/** The institution's rule that staff need a second step, and each person's time to set it up. */
export interface Rule {
  appliesTo(call: CallContext<Actor>, role: Role): Promise<boolean>;
  /** When a person must have set up their second step. Begins with their first sign-in under the rule. */
  deadline(call: TransactionContext<Actor>, userId: string): Promise<Date>;
  /** The deadline, if it has begun. */
  begun(call: CallContext<Actor>, userId: string): Promise<Date | undefined>;
  /** The deadlines that have begun, by person. */
  begunFor(call: CallContext<Actor>, userIds: readonly string[]): Promise<Map<string, Date>>;
}

/** Roles with access to other people's data. */
export const staffRoles: readonly Role[] = ['instructor', 'reviewer', 'recruiter', 'administrator', 'operator'];

const dayMs = 24 * 60 * 60 * 1000;

export function createRule(options: {
  db: Database;
  clock: Clock;
  settings(institution: { id: string }, tx?: CallContext<Actor>['tx']): Promise<InstitutionSettings>;
}): Rule {
  const { db, clock, settings } = options;
  const begun: Rule['begun'] = async (call, userId) => (await db.rows(DeadlineRow, call).findOne({ userId }))?.dueAt;
  return {
    async appliesTo({ who, tx }, role) {
      return staffRoles.includes(role) && (await settings(who.institution, tx)).requiredForStaff;
    },
    async deadline(call, userId) {
      const known = await begun(call, userId);
      if (known) return known;
      const { graceDays } = await settings(call.who.institution, call.tx);
      const dueAt = new Date(clock.now().getTime() + graceDays * dayMs);
      await db.rows(DeadlineRow, call).insert({ userId, dueAt });
      return dueAt;
    },
    begun,
    async begunFor(call, userIds) {
      const rows = await db.rows(DeadlineRow, call).whereIn('userId', [...userIds]);
      return new Map(rows.map(({ userId, dueAt }) => [userId, dueAt]));
    },
  };
}
