import { defineService } from '../../../core/contract/index.ts';
import type { Calculated } from './steps/calculate.ts';
import type { AnswerVerdict } from './steps/check-answer.ts';
import type { StepVerdict } from './steps/step-checker.ts';

export type { AnswerVerdict, StepVerdict };

/** Judges mathematical steps exactly, and only what it read completely. It asks no provider. */
export interface StepChecker {
  /** @example await steps.check('8 × 3 ÷ 2 = 12') // { kind: 'holds', step: '8 × 3 ÷ 2 = 12' } */
  check(text: string): Promise<StepVerdict>;
  /** The value of an expression of numbers; undefined if it was not read completely. */
  calculate(expression: string): Promise<Calculated | undefined>;
  /** @param expected a number, a fraction or a percentage */
  checkAnswer(expected: string, given: string): Promise<AnswerVerdict>;
}
export const stepChecker = defineService<StepChecker>('ai.steps');
