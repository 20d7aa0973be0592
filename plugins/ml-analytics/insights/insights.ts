import type { Who } from '../../../core/contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { InsightsRow } from '../models.ts';
import type { Period } from '../overview/contract.ts';
import { learnerData } from '../overview/learner-data.ts';
import type { Insights } from './contract.ts';
import { insightsFrom } from './rules.ts';

/** The insights that were generated last; none before the first time. */
export async function storedInsights({ db }: Pick<Dependencies, 'db'>, who: Who): Promise<Insights> {
  const row = await db.rows(InsightsRow, { who }).findById(who.user.id);
  return row ? viewOf(row) : { generatedAt: null, period: null, insights: [], missing: [] };
}

/** Generates insights from the records of the period. They replace the earlier ones. */
export async function generateInsights(dependencies: Dependencies, who: Who, period: Period): Promise<Insights> {
  const { db, record, clock } = dependencies;
  const [data, eiq] = await Promise.all([
    learnerData(dependencies, who, period, 'all'),
    record.eiq({ who }, who.user.id),
  ]);
  const row = { userId: who.user.id, period, ...insightsFrom(data, eiq), generatedAt: clock.now() };
  await db.rows(InsightsRow, { who }).insert(row).onConflict('userId').merge();
  return viewOf(row);
}

const viewOf = ({
  generatedAt,
  period,
  insights,
  missing,
}: Pick<InsightsRow, 'generatedAt' | 'period' | 'insights' | 'missing'>): Insights => ({
  generatedAt: generatedAt.toISOString(),
  period,
  insights: [...insights],
  missing: [...missing],
});
