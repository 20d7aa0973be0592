import { probabilityFrom } from '../../learner/contract.ts';
import type { MeasuredLevel, SkillEntry, SkillLevel } from '../contract.ts';
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

/** Never 0 or 100: nothing is certain. */
const percent = (share: number) => Math.min(99, Math.max(1, Math.round(100 * share)));
