import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { Row } from '../../../core/db/index.ts';
import type { ProviderId } from '../operations/operations.ts';

class CachedAnswerRow extends Row {
  static override tableName = 'ai.cached_answers';

  declare promptHash: string;
  declare provider: ProviderId;
  declare model: string;
  declare text: string;
  declare expiresAt: Date;
}

export type CachedAnswer = Pick<CachedAnswerRow, 'provider' | 'model' | 'text'>;

/** Complete answers to impersonal prompts, kept separately for each institution. */
export interface AnswerCache {
  find(institution: InstitutionRef, promptHash: string): Promise<CachedAnswer | undefined>;
  keep(institution: InstitutionRef, promptHash: string, answer: CachedAnswer): Promise<void>;
  forgetExpired(institution: InstitutionRef): Promise<void>;
}

export function createAnswerCache(dependencies: { db: Database; clock: Clock; hours: number }): AnswerCache {
  const { db, clock, hours } = dependencies;
  return {
    find: (institution, promptHash) =>
      db
        .rows(CachedAnswerRow, { institution })
        .findOne({ promptHash })
        .where('expiresAt', '>', clock.now())
        .select('provider', 'model', 'text')
        .execute(),
    async keep(institution, promptHash, { provider, model, text }) {
      if (hours === 0) return;
      const expiresAt = new Date(clock.now().getTime() + hours * 60 * 60 * 1000);
      await db
        .rows(CachedAnswerRow, { institution })
        .insert({ promptHash, provider, model, text, expiresAt })
        .onConflict(['institutionId', 'promptHash'])
        .merge(['provider', 'model', 'text', 'expiresAt']);
    },
    async forgetExpired(institution) {
      await db.rows(CachedAnswerRow, { institution }).where('expiresAt', '<=', clock.now()).delete();
    },
  };
}
