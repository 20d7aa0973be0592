import { ancestors } from 'knowledge-tracing';
import { sampledMean } from 'psychometrics';
import { seededRandom } from '../../../core/random.ts';
import { LearningGoal } from '../../../plugins/onboarding/contract.ts';
import type { OnboardingProfile } from '../../../plugins/onboarding/services.ts';
import { goalsOf } from '../../../plugins/skills/recommendations/goals.ts';
import { ownCatalogue } from './catalogue.ts';
import type { Chooser } from './choosers.ts';
import type { Course } from './learner.ts';
import { study } from './learner.ts';

/**
 * Speeds of learning for each missing prerequisite. No data of learners supports one of them. At 0.5 a missing prerequisite is
 * learnt along with the skill, at about its own hours; at 0.7 half of it is, and at 0.85 hardly anything.
 */
export const speeds = [0.3, 0.5, 0.7, 0.85] as const;
export type Speed = (typeof speeds)[number];

/** Options of orders are chosen with the learners for tuning; figures are reported of others, whom no choice has seen. */
export type Purpose = 'tuning' | 'reporting';

export interface Simulated {
  readonly courses: readonly Course[];
  /** Mean number of skills on the way. */
  readonly length: number;
}

/**
 * Simulated learners, each with a learning goal of the setup, in the platform's own catalogue. True hours, popularity and the
 * answers are drawn anew for each learner, and are the same for each order.
 */
export function simulate(
  chooser: Chooser,
  { purpose, speed, learners }: { readonly purpose: Purpose; readonly speed: Speed; readonly learners: number },
): Simulated {
  let length = 0;
  const courses = Array.from({ length: learners }, (_, learner) => {
    const random = seededRandom(`${purpose} learner ${learner}`);
    const catalogue = ownCatalogue(random);
    const goal = LearningGoal.options[Math.floor(random() * LearningGoal.options.length)] ?? 'System design';
    const targets = skillsOf(goal);
    const way = new Set([...ancestors(catalogue.graph, targets), ...targets]);
    length += way.size / learners;
    const order = chooser({ catalogue, targets, way, random });
    return study(catalogue, targets, order, {
      unprepared: speed,
      random: seededRandom(`${purpose} answers ${learner}`),
    });
  });
  return { courses, length };
}

/** The skills that a goal of the setup ends in. */
function skillsOf(goal: LearningGoal): readonly string[] {
  const setup = { assessmentReadiness: { learningGoals: [goal] }, careerGoals: {} } as unknown as OnboardingProfile;
  return goalsOf({ setup, occupation: null }).flatMap(({ skills }) => skills);
}

/** 1 − ratio of the mean hours, with the interval of the ratio by linearisation: the learners are the same in both orders. */
export function saving(mine: readonly number[], other: readonly number[]) {
  const ratio = mean(mine) / mean(other);
  return sampledMean(mine.map((hours, learner) => 1 - ratio - (hours - ratio * (other[learner] ?? 0)) / mean(other)));
}

export const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
