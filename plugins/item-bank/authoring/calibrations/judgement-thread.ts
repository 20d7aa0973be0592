import type { Judged } from './judged.ts';
import type { Judgement } from './judging.ts';
import { judge } from './judging.ts';

/** Judges fit and fairness, on a thread of its own. */
export const run = (given: Judged): Judgement => judge(given);
