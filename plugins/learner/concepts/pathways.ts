import type { EiqRecord, LearningPath, LearningPathDetails, Mastery } from '../contract.ts';
import { conceptTitle, Domain, Level, Pathway } from '../contract.ts';
import type { ConceptMasteryRow } from '../models.ts';
import { curriculum } from './curriculum.ts';

/** What the state of the pathways is computed from. */
export interface Evidence {
  readonly record: EiqRecord;
  readonly concepts: readonly Pick<ConceptMasteryRow, 'concept' | 'level' | 'isStruggling'>[];
}

/** The share of a pathway's concepts that, once mastered, opens the next pathway without a score. */
const shareThatOpens = 0.8;

/** How much a concept counts towards its pathway, 0 to 1. */
const credit: Record<Mastery, number> = { mastered: 1, proficient: 0.5, familiar: 0, attempted: 0 };

/** Every pathway with the learner's progress. */
export function pathwaysOf(evidence: Evidence): LearningPath[] {
  return Pathway.options.map((pathType) => {
    const { conceptList: _, unlocks: __, ...summary } = pathwayOf(pathType, evidence);
    return summary;
  });
}

/** A pathway with its concepts and what opens it. */
export function pathwayOf(pathType: Pathway, evidence: Evidence): LearningPathDetails {
  const { record } = evidence;
  const reached = rank(record.current?.level ?? 'foundation');
  const own = Pathway.options.indexOf(pathType);
  const highest = Pathway.options.length - 1;
  const conceptList = conceptsOf(pathType, evidence);
  const earned = conceptList.reduce((sum, { mastery }) => sum + (mastery ? credit[mastery] : 0), 0);
  const unlocks = unlocksOf(pathType, evidence);
  return {
    pathType,
    progress: reached > own && own < highest ? 100 : Math.round((100 * earned) / conceptList.length),
    isCurrent: Math.min(reached, highest) === own,
    isUnlocked: unlocks === null || reached >= own || unlocks.masteredConcepts >= unlocks.neededConcepts,
    masteredConcepts: masteredAmong(conceptList),
    proficientConcepts: conceptList.filter(({ mastery }) => mastery === 'proficient').length,
    concepts: conceptList.length,
    conceptList,
    unlocks,
  };
}

function conceptsOf(pathType: Pathway, { concepts }: Evidence): LearningPathDetails['conceptList'] {
  const seen = new Map(concepts.map((each) => [each.concept, each]));
  return Domain.options.flatMap((domain) =>
    curriculum[pathType][domain].map((id) => ({
      id,
      title: conceptTitle(id),
      domain,
      mastery: seen.get(id)?.level ?? null,
      isStruggling: seen.get(id)?.isStruggling ?? false,
    })),
  );
}

function unlocksOf(pathType: Pathway, evidence: Evidence): LearningPathDetails['unlocks'] {
  const previous = Pathway.options[Pathway.options.indexOf(pathType) - 1];
  const from = evidence.record.cuts.find(({ level }) => level === pathType)?.from;
  if (!previous || from === undefined) return null;
  const before = conceptsOf(previous, evidence);
  return {
    fromScore: from,
    eiqScore: evidence.record.current?.eiqScore ?? null,
    previous,
    masteredConcepts: masteredAmong(before),
    neededConcepts: Math.ceil(before.length * shareThatOpens),
  };
}

const masteredAmong = (concepts: LearningPathDetails['conceptList']) =>
  concepts.filter(({ mastery }) => mastery === 'mastered').length;

const rank = (level: Level) => Level.options.indexOf(level);
