import type { Actor } from '../../../core/contract/index.ts';
import { defineService } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { AdoptableSkill } from './adopt-parameters.ts';
import type { AnswerHistory } from './fit/read-answers.ts';

/** What answers show about one skill of a learner. */
export interface MasteredSkill {
  readonly skillId: string;
  readonly skillName: string;
  readonly answers: number;
  readonly right: number;
  /** The probability that the learner knows the skill, with its standard error and 95 % interval. */
  readonly mastery: number;
  readonly standardError: number;
  readonly interval: readonly [number, number];
  readonly isMastered: boolean;
  /** The probability before the first answer, and that the skill was learnt since if it was not known then. */
  readonly initial: number;
  readonly learned: number;
  /** When the learner marked the skill as completed. This is no mastery. */
  readonly markedCompleteAt: Date | null;
}

/** What learners know, from their answers. */
export interface SkillMasteries {
  /** Skills with answers, the latest answered first. */
  of(context: CallContext<Pick<Actor, 'institution'>>, userId: string): Promise<readonly MasteredSkill[]>;
}
export const skillMasteries = defineService<SkillMasteries>('skills.masteries');

/** Parameters of knowledge tracing and of performance factors, for all institutions. */
export interface ParameterDesk {
  /** The answers of the institution's learners, each learner and skill once. */
  histories(context: CallContext<Pick<Actor, 'institution'>>): Promise<readonly AnswerHistory[]>;
  /**
   * Uses these parameters from now on.
   * @throws Failure forbidden, invalid (skills that are not in the catalogue, or a fit that did not converge)
   */
  adopt(
    context: CallContext<Actor>,
    skills: readonly AdoptableSkill[],
  ): Promise<{ readonly version: number; readonly skills: number }>;
}
export const parameterDesk = defineService<ParameterDesk>('skills.parameters');
