import type { Judgement } from './judge-fit.ts';
import { judge } from './judge-fit.ts';
import type { JudgementInput } from './judgement-input.ts';

/** Entry point of the thread that computes fit and fairness. */
export const run = (input: JudgementInput): Judgement => judge(input);
