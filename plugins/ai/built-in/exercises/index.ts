import type { MathLibrary } from '../maths/library.ts';
import { plainMaths, statementsIn } from '../maths/statements.ts';
import { conversionTask } from './conversions.ts';
import { equationTask } from './equations.ts';
import type { Exercise, Reading, Recognise } from './exercise.ts';
import { arithmeticTask } from './expressions.ts';
import { averageTask, rootTask, sequenceTask, simplifyTask, slopeTask, triangleTask } from './figures.ts';
import { fractionTask } from './fractions.ts';
import { percentChangeTask, percentOffTask, percentOfTask, ratioTask } from './percents.ts';

export type { Exercise, Reading, Verdict } from './exercise.ts';
export { judgeEquality, judgeIdentity } from './expressions.ts';

/** The most particular first. */
const kinds: readonly Recognise[] = [
  simplifyTask,
  conversionTask,
  slopeTask,
  triangleTask,
  ratioTask,
  percentChangeTask,
  percentOffTask,
  percentOfTask,
  averageTask,
  rootTask,
  sequenceTask,
  fractionTask,
  equationTask,
  arithmeticTask,
];

/** Reads a message as numbers and formulas. */
export function read(math: MathLibrary, text: string): Reading {
  const plain = plainMaths(text);
  const statements = statementsIn(math, plain);
  const numbers = statements.flatMap(({ sides }) =>
    sides.flatMap(({ number, isTask }) => (number && !isTask ? [number] : [])),
  );
  return { plain, statements, numbers };
}

/** The task a message sets, where it is of a kind that can be worked out exactly. */
export function exerciseIn(math: MathLibrary, reading: Reading): Exercise | undefined {
  for (const recognise of kinds) {
    const found = recognise(math, reading);
    if (found) return found;
  }
  return undefined;
}
