import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/index.ts';
import { newId } from '../../../core/db/index.ts';
import type { Safeguarding } from '../../safeguarding/services.ts';
import type { Safety } from '../conversations/dependencies.ts';
import { FlagRow } from '../models.ts';
import { refusalText } from './help.ts';

export interface SafetyDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly safeguarding: Pick<Safeguarding, 'raise' | 'helpText' | 'comfortText'>;
}

/** Reports messages of people in danger to safeguarding, and stores other flagged messages for staff. */
export function createSafety({ db, clock, safeguarding }: SafetyDependencies): Safety {
  return {
    async raise({ who }, { id: messageId, userId, conversationId, content }, { categories, isUrgent }) {
      if (isUrgent) return safeguarding.raise({ who }, { userId, content, place: 'tutor' });
      await db
        .rows(FlagRow, { who })
        .insert([
          {
            id: newId(),
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
    },
    comfortFor: ({ who }, text) => safeguarding.comfortText({ who }, text),
    replyFor: async ({ who }, { isUrgent }) => (isUrgent ? safeguarding.helpText({ who }) : refusalText),
  };
}
