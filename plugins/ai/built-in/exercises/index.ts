import type { MathLibrary } from '../maths/library.ts';
import { plainMaths, statementsIn } from '../maths/statements.ts';
import { atLeastOneTask, drawTask, rollTask, workersTask } from './chances.ts';
import { compareTask } from './comparisons.ts';
import { conversionTask } from './conversions.ts';
import { equationTask } from './equations.ts';
import type { Exercise, Reading, Recognise } from './exercise.ts';
import { arithmeticTask, identityTask } from './expressions.ts';
import { averageTask, countTask, rootTask, simplifyTask, slopeTask, triangleTask } from './figures.ts';
import { fractionTask } from './fractions.ts';
import { inequalityTask } from './inequalities.ts';
import { circleTask, shapeTask, speedTask } from './measures.ts';
import { percentChangeTask, percentOffTask, percentOfTask, ratioTask } from './percents.ts';
import { productTask } from './products.ts';
import { formTask, proportionalTask } from './proportions.ts';
import { sequenceTask } from './sequences.ts';
import { shareTask, twoDiscountsTask } from './shares.ts';
import { substitutingTask } from './substitution.ts';
import { multiplesTask, primeTask, roundTask } from './whole-numbers.ts';

export type { Exercise, Reading, Verdict } from './exercise.ts';
export { judgeIdentity } from './expressions.ts';

/** The most specific first. */
const kinds: readonly Recognise[] = [
  simplifyTask,
  speedTask,
  conversionTask,
  slopeTask,
  triangleTask,
  circleTask,
  shapeTask,
  drawTask,
  rollTask,
  atLeastOneTask,
  workersTask,
  proportionalTask,
  primeTask,
  multiplesTask,
  roundTask,
  formTask,
  ratioTask,
  twoDiscountsTask,
  percentChangeTask,
  shareTask,
  percentOffTask,
  percentOfTask,
  averageTask,
  countTask,
  rootTask,
  sequenceTask,
  productTask,
  inequalityTask,
  compareTask,
  fractionTask,
  substitutingTask,
  equationTask,
  arithmeticTask,
  identityTask,
];

/** Longer messages are not exercises; this bounds the time spent on them. */
const maxLength = 1500;

/** Reads a message as numbers and formulas. */
export function read(math: MathLibrary, text: string): Reading {
  const plain = plainMaths(text.slice(0, maxLength));
  const statements = statementsIn(math, plain);
  const numbers = statements.flatMap(({ sides }) =>
    sides.flatMap(({ number, isTask }) => (number && !isTask ? [number] : [])),
  );
  return { plain, statements, numbers };
}

/** The task that a message sets; undefined if it is of no kind that can be worked out exactly. */
export function exerciseIn(math: MathLibrary, reading: Reading): Exercise | undefined {
  for (const recognise of kinds) {
    const found = recognise(math, reading);
    if (found) return found;
  }
  return undefined;
}
