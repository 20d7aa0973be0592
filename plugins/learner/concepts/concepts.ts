import type { z } from 'zod';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import type { itemBank } from '../../item-bank/contract.ts';
import type { Domain } from '../contract.ts';
import { outcomeOf } from '../contract.ts';
import { ConceptMasteryRow, EvidenceRow } from '../models.ts';
import type { Profiles } from '../profiles/profiles.ts';
import type { Requester } from '../services.ts';
import { standingOf, windowSize } from './mastery.ts';

type QuestionAnswered = z.output<(typeof itemBank.events)['question.answered']> & { section: Domain };

/** What a learner's answers show about concepts. */
export interface Concepts {
  /**
   * Takes an answer into account, once, whenever and however often it is told.
   * @throws Failure not_found
   */
  take(context: TransactionContext<Requester>, answer: QuestionAnswered, at: Date): Promise<Change>;
  /** Everything seen so far, the latest first. */
  all(context: CallContext<Requester>, userId: string): Promise<readonly ConceptMasteryRow[]>;
}

/** What an answer changed: any level or struggle, and whether a concept is mastered now that was not, or is no more. */
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
    const [wasThere, first] = await Promise.all([profiles.hold(context, userId), read()]);
    const [known, before] = wasThere ? first : await read();
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

/** A concept's standing from all its evidence, the latest first. */
function weighed(evidence: readonly Evidence[]) {
  const count = (outcome: EvidenceRow['outcome']) => evidence.filter((each) => each.outcome === outcome).length;
  return {
    ...standingOf(evidence.slice(0, windowSize).map(({ outcome }) => outcome)),
    attempted: count('attempted'),
    familiar: count('familiar'),
    proficient: count('proficient'),
    mastered: count('mastered'),
    lastSeenAt: evidence[0]?.at ?? new Date(0),
  };
}

/** Events arrive in any order: what counts is when an answer was given. */
const latestFirst = (one: Evidence, other: Evidence): number =>
  other.at.getTime() - one.at.getTime() || (one.questionId < other.questionId ? 1 : -1);
