import { normalMassBelow, probabilityFrom } from '../../learner/contract.ts';
import type { PastAnswer } from '../../practice/services.ts';
import type { MeasuredLevel, SkillEntry, SkillLevel } from '../contract.ts';
import type { LearnerRecords } from './learner-records.ts';

// What a learner's answers show about a skill.

/** Difficulties of questions, 1 to 5, that a skill of a level is measured with. */
const difficulties: Record<SkillLevel, readonly number[]> = {
  beginner: [1, 2],
  intermediate: [2, 3],
  advanced: [3, 4],
  expert: [4, 5],
};

/** Where a skill of a level lies on the EiQ scale: the middle of the level's questions. */
const anchors: Record<SkillLevel, number> = { beginner: 400, intermediate: 500, advanced: 600, expert: 700 };

/** Fewer answers show nothing. */
const minimumAnswers = 3;
/** From here on, and with this many answers, a skill counts as mastered. */
const masteredShare = 0.8;
const masteryAnswers = 8;

/** A Beta posterior of the share of questions that the learner solves, from a uniform prior. */
interface Posterior {
  readonly mean: number;
  readonly sd: number;
  readonly answers: number;
}

/** Undefined where no questions measure the skill, or too few were answered. */
export function posteriorOf(skill: SkillEntry, { answers }: Pick<LearnerRecords, 'answers'>): Posterior | undefined {
  const about = answers.filter((answer) => answer.isCorrect !== null && isAbout(skill, answer));
  if (about.length < minimumAnswers) return undefined;
  const solved = about.reduce((sum, { isCorrect, hintsUsed }) => sum + (isCorrect ? (hintsUsed > 0 ? 0.5 : 1) : 0), 0);
  const mean = (solved + 1) / (about.length + 2);
  return { mean, sd: Math.sqrt((mean * (1 - mean)) / (about.length + 3)), answers: about.length };
}

/** In percent, with the 95 % interval of a normal with the posterior's mean and standard deviation. */
export function measuredLevel(skill: SkillEntry, records: Pick<LearnerRecords, 'answers'>): MeasuredLevel | undefined {
  const posterior = posteriorOf(skill, records);
  if (!posterior) return undefined;
  const { mean, sd, answers } = posterior;
  return { percent: percent(mean), interval: [percent(mean - 1.96 * sd), percent(mean + 1.96 * sd)], answers };
}

/** Whether the learner's answers show mastery: of all the skill's concepts, or of enough questions about it. */
export function isMastered(skill: SkillEntry, records: Pick<LearnerRecords, 'answers' | 'profile'>): boolean {
  const { masteredConcepts } = records.profile;
  if (skill.concepts.length > 0 && skill.concepts.every((concept) => masteredConcepts.includes(concept))) return true;
  const posterior = posteriorOf(skill, records);
  return posterior !== undefined && posterior.answers >= masteryAnswers && posterior.mean >= masteredShare;
}

/** Probability that a skill is not mastered yet, from answers, else from the score of its domain; undefined without either. */
export function probabilityOfGap(
  skill: SkillEntry,
  records: Pick<LearnerRecords, 'answers' | 'eiq'>,
): number | undefined {
  const posterior = posteriorOf(skill, records);
  if (posterior) return normalMassBelow((masteredShare - posterior.mean) / posterior.sd);
  const domain = records.eiq.domains.find((each) => skill.topics.some(({ section }) => section === each.domain));
  return domain && 1 - probabilityFrom(domain, anchors[skill.level]);
}

const isAbout = ({ topics, level }: SkillEntry, answer: PastAnswer) =>
  difficulties[level].includes(answer.difficulty) &&
  topics.some(({ section, contentArea }) => section === answer.section && contentArea === answer.contentArea);

const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));
