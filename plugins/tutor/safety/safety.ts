import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import { newId } from '../../../core/db/index.ts';
import type { Safety } from '../conversations/parts.ts';
import { FlagRow } from '../models.ts';
import { refusedWords, urgentWords } from './help.ts';

export interface SafetyParts {
  readonly db: Database;
  readonly clock: Clock;
  /** What the institution adds about where to find help. */
  helpNearby(institution: InstitutionRef): Promise<string>;
  /** Has staff written to, once the transaction is committed. */
  tellStaff(tx: Tx, institution: InstitutionRef, flagId: string): Promise<void>;
}

/** Keeps flagged messages for staff, and has the platform's own words ready. */
export function createSafety({ db, clock, helpNearby, tellStaff }: SafetyParts): Safety {
  return {
    raise: ({ who }, { id: messageId, userId, conversationId, content }, { categories, isUrgent }) =>
      db.transaction(async (tx) => {
        const id = newId();
        await db
          .rows(FlagRow, { who, tx })
          .insert([
            {
              id,
              userId,
              conversationId,
              messageId,
              content,
              categories: [...categories],
              isUrgent,
              state: 'open',
              raisedAt: clock.now(),
              mailedTo: [],
            },
          ])
          .onConflict('messageId')
          .ignore();
        const isNew = (await db.rows(FlagRow, { who, tx }).findById(id)) !== undefined;
        if (isNew && isUrgent) await tellStaff(tx, who.institution, id);
      }),
    wordsFor: async ({ who }, { isUrgent }) =>
      isUrgent ? urgentWords(who.institution.name, await helpNearby(who.institution)) : refusedWords,
  };
}
