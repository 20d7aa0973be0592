import type { PlainHandlers } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { ReviewerPreferenceRow } from '../models.ts';
import type { reviewerMailRoutes } from './contract.ts';

type Dependencies = Pick<DeskDependencies, 'db' | 'record'>;

/** Whether a reviewer gets the daily mail. Those who chose nothing do. */
export async function getsDailyMail({ db }: Dependencies, context: CallContext, userId: string): Promise<boolean> {
  return (await db.rows(ReviewerPreferenceRow, context).findById(userId))?.dailyMail ?? true;
}

/** Reviewers switch their daily mail on and off. */
export function createMailPreferences(dependencies: Dependencies): PlainHandlers<typeof reviewerMailRoutes> {
  const { db, record } = dependencies;
  return {
    async dailyMail(_, who) {
      const [isOn, timeZone] = await Promise.all([
        getsDailyMail(dependencies, { who }, who.user.id),
        record.timeZone({ who }, who.user.id),
      ]);
      return { isOn, timeZone };
    },
    async setDailyMail({ body: { isOn } }, who) {
      const row = { userId: who.user.id, dailyMail: isOn };
      await db.rows(ReviewerPreferenceRow, { who }).insert(row).onConflict('userId').merge();
      return { isOn, timeZone: await record.timeZone({ who }, who.user.id) };
    },
  };
}
