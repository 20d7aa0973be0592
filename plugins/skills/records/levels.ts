import type { SkillBelief } from 'knowledge-tracing';
import { probabilityFrom } from '../../learner/contract.ts';
import type { MeasuredLevel, SkillEntry, SkillLevel } from '../contract.ts';
import { masteredFrom, masteredLow } from '../mastery/contract.ts';
import type { LearnerRecords } from './learner-records.ts';

// What a learner's answers and results show about a skill.

/** Where a skill of a level lies on the EiQ scale: the middle of the level's questions. */
const anchors: Record<SkillLevel, number> = { beginner: 400, intermediate: 500, advanced: 600, expert: 700 };

/** Undefined without answers about the skill. */
export function measuredLevel(
  { id }: SkillEntry,
  { masteries }: Pick<LearnerRecords, 'masteries'>,
): MeasuredLevel | undefined {
  const found = masteries.get(id);
  if (!found) return undefined;
  const { mastery, interval, answers } = found;
  return { percent: percent(mastery), interval: [percent(interval[0]), percent(interval[1])], answers };
}

/** Whether the learner's answers show mastery. */
export const isMastered = ({ id }: SkillEntry, { masteries }: Pick<LearnerRecords, 'masteries'>): boolean =>
  masteries.get(id)?.isMastered ?? false;

/** Whether answers leave so little doubt that there is nothing to learn, also where they are too few for mastery. */
export function isEvident({ id }: SkillEntry, { masteries }: Pick<LearnerRecords, 'masteries'>): boolean {
  const found = masteries.get(id);
  return found !== undefined && found.mastery >= masteredFrom && found.interval[0] >= masteredLow;
}

/** Probability that a skill is not known yet, from answers, else from the score of its domain; undefined without either. */
export function probabilityOfGap(
  skill: SkillEntry,
  { masteries, eiq }: Pick<LearnerRecords, 'masteries' | 'eiq'>,
): number | undefined {
  const found = masteries.get(skill.id);
  if (found) return 1 - found.mastery;
  const domain = eiq.domains.find((each) => skill.topics.some(({ section }) => section === each.domain));
  return domain && 1 - probabilityFrom(domain, anchors[skill.level]);
}

/** Probability that a skill is known before any answer or result. */
export const priorKnown = 0.2;

/** What the learner's own answers and results show about a skill, for inferring what it needs. */
export function beliefOf(
  skill: SkillEntry,
  { masteries, eiq }: Pick<LearnerRecords, 'masteries' | 'eiq'>,
): SkillBelief {
  const found = masteries.get(skill.id);
  if (found) {
    const { initial: prior, mastery: probability, learned, interval } = found;
    return { prior, probability, learned, interval };
  }
  const probability = 1 - (probabilityOfGap(skill, { masteries, eiq }) ?? 1 - priorKnown);
  return { prior: probability, probability, learned: 0, interval: [probability, probability] };
}

/** A probability in percent, never 0 or 100: nothing is certain. */
export const percent = (share: number) => Math.min(99, Math.max(1, Math.round(100 * share)));
