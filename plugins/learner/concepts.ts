import type { z } from 'zod';
import type { Database } from '../../core/db/index.ts';
import type { itemBank } from '../item-bank/contract.ts';
import type { Domain } from './contract.ts';
import { outcomeOf } from './contract.ts';
import { standingOf, windowSize } from './mastery.ts';
import { ConceptMasteryRow, EvidenceRow } from './models.ts';
import type { Inside, Profiles } from './profiles.ts';
import type { Within } from './services.ts';

type QuestionAnswered = z.output<(typeof itemBank.events)['question.answered']> & { section: Domain };

/** What a learner's answers show about concepts. */
export interface Concepts {
  /**
   * Takes an answer into account, once, whenever and however often it is told.
   * Says whether a level or a struggle changed. @throws Failure not_found
   */
  take(within: Inside, answer: QuestionAnswered, at: Date): Promise<boolean>;
  /** Everything seen so far, the latest first. */
  all(within: Within, userId: string): Promise<readonly ConceptMasteryRow[]>;
}

interface Parts {
  readonly db: Database;
  readonly profiles: Profiles;
}

export function createConcepts({ db, profiles }: Parts): Concepts {
  async function take(within: Inside, answer: QuestionAnswered, at: Date): Promise<boolean> {
    const { userId, questionId } = answer;
    await profiles.hold(within, userId);
    const known = await db.rows(EvidenceRow, within).findOne({ userId, questionId }).select('concept');
    if (known) return false;
    const outcome = outcomeOf(answer);
    let isChanged = false;
    for (const concept of new Set(answer.concepts)) {
      await db.rows(EvidenceRow, within).insert({ userId, questionId, concept, outcome, at });
      if (await weigh(within, { userId, concept, section: answer.section })) isChanged = true;
    }
    return isChanged;
  }

  /** Works a concept's standing out anew from its evidence, in whatever order that arrived. */
  async function weigh(within: Inside, of: Pick<ConceptMasteryRow, 'userId' | 'concept' | 'section'>) {
    const { userId, concept, section } = of;
    const evidence = await db
      .rows(EvidenceRow, within)
      .where({ userId, concept })
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'questionId', order: 'desc' },
      ]);
    const [latest] = evidence;
    if (!latest) return false;
    const before = await db.rows(ConceptMasteryRow, within).findOne({ userId, concept });
    const after = standingOf(evidence.slice(0, windowSize).map(({ outcome }) => outcome));
    const count = (outcome: EvidenceRow['outcome']) => evidence.filter((each) => each.outcome === outcome).length;
    await db
      .rows(ConceptMasteryRow, within)
      .insert({
        userId,
        concept,
        section,
        ...after,
        attempted: count('attempted'),
        familiar: count('familiar'),
        proficient: count('proficient'),
        mastered: count('mastered'),
        lastSeenAt: latest.at,
      })
      .onConflict(['userId', 'concept'])
      .merge();
    return before?.level !== after.level || before.isStruggling !== after.isStruggling;
  }

  return {
    take,
    async all(within, userId) {
      const seen = db.rows(ConceptMasteryRow, within).where({ userId });
      return seen.orderBy('lastSeenAt', 'desc').orderBy('concept');
    },
  };
}
