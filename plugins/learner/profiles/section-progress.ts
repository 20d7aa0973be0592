import type { Clock } from '../../../core/clock.ts';
import type { CallResult } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { learner } from '../contract.ts';
import { Domain } from '../contract.ts';
import { SectionProgressRow } from '../models.ts';
import type { Requester } from '../services.ts';
import type { Profiles } from './profiles.ts';

type AssessmentList = CallResult<typeof learner.routes.assessments>;

/** Progress in the sections of a learner's placement. */
export interface Sections {
  /** The sections begun. */
  list(context: CallContext<Requester>, userId: string): Promise<AssessmentList>;
  /** Progress over all sections, in percent. */
  overall(context: CallContext<Requester>, userId: string): Promise<number>;
  set(
    context: CallContext<Requester>,
    userId: string,
    progress: Readonly<Partial<Record<Domain, number>>>,
  ): Promise<void>;
}

/** Names of the sections in the list of assessments. */
const listedAs = {
  core_math: 'core_math',
  applied_reasoning: 'applied_reasoning',
  ai_conceptual: 'ai_concepts',
} as const satisfies Record<Domain, AssessmentList[number]['type']>;

export function createSections({ db, clock, profiles }: { db: Database; clock: Clock; profiles: Profiles }): Sections {
  async function begun(context: CallContext<Requester>, userId: string) {
    const rows = await db.rows(SectionProgressRow, context).where({ userId });
    return Domain.options.flatMap((section) => rows.filter((row) => row.section === section));
  }

  return {
    async list(context, userId) {
      const rows = await begun(context, userId);
      return rows.map(({ section, progress, updatedAt }) => ({
        type: listedAs[section],
        progress,
        updatedAt: updatedAt.toISOString(),
      }));
    },
    async overall(context, userId) {
      const rows = await begun(context, userId);
      return Math.round(rows.reduce((sum, { progress }) => sum + progress, 0) / Domain.options.length);
    },
    async set(context, userId, progress) {
      const rows = Domain.options.flatMap((section) => {
        const percent = progress[section];
        if (percent === undefined) return [];
        if (!(percent >= 0 && percent <= 100))
          throw new RangeError(`Progress must be 0 to 100 percent, not ${percent}`);
        return [{ userId, section, progress: percent, updatedAt: clock.now() }];
      });
      await profiles.assertInInstitution(context, userId);
      await db.rows(SectionProgressRow, context).insert(rows).onConflict(['userId', 'section']).merge();
    },
  };
}
