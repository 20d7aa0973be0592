import type { z } from 'zod';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import type { itemBank } from '../../item-bank/contract.ts';
import type { Domain } from '../contract.ts';
import { outcomeOf } from '../contract.ts';
import { ConceptMasteryRow, EvidenceRow } from '../models.ts';
import type { Profiles } from '../profiles/profiles.ts';
import type { Requester } from '../services.ts';
import { masteryOf, windowSize } from './mastery.ts';

type QuestionAnswered = z.output<(typeof itemBank.events)['question.answered']> & { section: Domain };

/** What a learner knows about concepts, from their answers. */
export interface Concepts {
  /**
   * Counts an answer once, in any order and however often its event is delivered.
   * @throws Failure not_found
   */
  take(context: TransactionContext<Requester>, answer: QuestionAnswered, at: Date): Promise<Change>;
  /** All concepts of the learner's answers, the latest first. */
  all(context: CallContext<Requester>, userId: string): Promise<readonly ConceptMasteryRow[]>;
}

/** Whether an answer changed a level or a struggle, and whether a concept became mastered or is no longer mastered. */
interface Change {
  readonly isChanged: boolean;
  readonly isMasteryChanged: boolean;
}

const unchanged: Change = { isChanged: false, isMasteryChanged: false };

interface Dependencies {
  readonly db: Database;
  readonly profiles: Profiles;
}

export function createConcepts({ db, profiles }: Dependencies): Concepts {
  async function take(context: TransactionContext<Requester>, answer: QuestionAnswered, at: Date): Promise<Change> {
    const { userId, questionId, section } = answer;
    const concepts = [...new Set(answer.concepts)];
    const read = () =>
      Promise.all([
        db
          .rows(EvidenceRow, context)
          .where({ userId })
          .where((of) => of.where({ questionId }).orWhereIn('concept', concepts))
          .execute(),
        db.rows(ConceptMasteryRow, context).where({ userId }).whereIn('concept', concepts).execute(),
      ]);
    const [existed, first] = await Promise.all([profiles.hold(context, userId), read()]);
    const [known, before] = existed ? first : await read();
    if (concepts.length === 0 || known.some((each) => each.questionId === questionId)) return unchanged;
    const outcome = outcomeOf(answer);
    const shown = concepts.map((concept) => ({ userId, questionId, concept, outcome, at }));
    const standings = concepts.map((concept) => {
      const evidence = [...known.filter((each) => each.concept === concept), { questionId, outcome, at }];
      return { userId, concept, section, ...weighed(evidence.toSorted(latestFirst)) };
    });
    await Promise.all([
      db.rows(EvidenceRow, context).insert(shown),
      db.rows(ConceptMasteryRow, context).insert(standings).onConflict(['userId', 'concept']).merge(),
    ]);
    const changes = standings.map((after) => {
      const own = before.find(({ concept }) => concept === after.concept);
      return {
        isChanged: own?.level !== after.level || own.isStruggling !== after.isStruggling,
        isMasteryChanged: (own?.level === 'mastered') !== (after.level === 'mastered'),
      };
    });
    return {
      isChanged: changes.some(({ isChanged }) => isChanged),
      isMasteryChanged: changes.some(({ isMasteryChanged }) => isMasteryChanged),
    };
  }

  return {
    take,
    async all(context, userId) {
      const seen = db.rows(ConceptMasteryRow, context).where({ userId });
      return seen.orderBy('lastSeenAt', 'desc').orderBy('concept');
    },
  };
}

type Evidence = Pick<EvidenceRow, 'questionId' | 'outcome' | 'at'>;

/** The columns of a concept, from all its evidence, latest first. */
function weighed(evidence: readonly Evidence[]) {
  const count = (outcome: EvidenceRow['outcome']) => evidence.filter((each) => each.outcome === outcome).length;
  return {
    ...masteryOf(evidence.slice(0, windowSize).map(({ outcome }) => outcome)),
    attempted: count('attempted'),
    familiar: count('familiar'),
    proficient: count('proficient'),
    mastered: count('mastered'),
    lastSeenAt: evidence[0]?.at ?? new Date(0),
  };
}

/** By the time of the answer, because events arrive in any order. */
const latestFirst = (one: Evidence, other: Evidence): number =>
  other.at.getTime() - one.at.getTime() || (one.questionId < other.questionId ? 1 : -1);
