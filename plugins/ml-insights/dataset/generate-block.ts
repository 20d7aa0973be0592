import type { Random } from '../../../core/random.ts';
import { seededRandom } from '../../../core/random.ts';
import type { Block, ColumnName } from './columns.ts';
import { columns, daysCovered, firstDay } from './columns.ts';
import type { Traits } from './story.ts';
import {
  at,
  backgroundShares,
  countryAbility,
  countryShares,
  firstGenerationShares,
  hireDeviation,
  industryShares,
  logDaysToHire,
  logSalary,
  pathwayOf,
  probabilityOf,
  salaryDeviation,
  shiftDay,
  shiftOfPractice,
  successLogOdds,
} from './story.ts';

/** Learners of one block. Each block has random numbers of its own, so that any worker can generate it. */
export const blockRows = 4096;

export const blockCount = (rows: number) => Math.ceil(rows / blockRows);

/**
 * Generates a block of a data set: the same for the same seed, number of rows and block, on every machine. Its numbers
 * are computed by additions, multiplications and V8's own exp, log and cos (fdlibm), which do not depend on the processor.
 */
export function generateBlock({ seed, rows }: { seed: number; rows: number }, index: number): Block {
  const first = index * blockRows;
  const size = Math.max(0, Math.min(blockRows, rows - first));
  const values = Object.fromEntries(columns.map(({ name }) => [name, new Float64Array(size)] as const)) as Record<
    ColumnName,
    Float64Array
  >;
  const draw = drawsOf(seededRandom(`ml-insights ${seed} ${index}`));
  for (let row = 0; row < size; row++) {
    const learner = learnerOf(first + row, rows, draw);
    for (const { name } of columns) values[name][row] = learner[name];
  }
  return { rows: size, values };
}

type Draws = ReturnType<typeof drawsOf>;

/** Every learner takes the same number of random numbers, whatever they are. */
function drawsOf(random: Random) {
  /** Box-Muller: the cosine half alone. */
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return {
    uniform: random,
    normal,
    choice(shares: readonly number[]): number {
      let left = random();
      const last = shares.length - 1;
      for (let index = 0; index < last; index++) {
        left -= at(shares, index);
        if (left < 0) return index;
      }
      return last;
    },
  };
}

function learnerOf(number: number, rows: number, { uniform, normal, choice }: Draws): Record<ColumnName, number> {
  const elapsed = number / rows;
  const day = firstDay + Math.floor(elapsed * daysCovered);
  const country = choice(countryShares);
  const background = choice(backgroundShares);
  const general = normal();
  const score = () => {
    const theta = at(countryAbility, country) + 0.8 * general + 0.6 * normal();
    const error = rounded(25 + 30 * uniform(), 1);
    return { error, score: rounded(clamped(500 + 100 * theta + error * normal(), 100, 900), 1) };
  };
  const [math, reasoning, concepts] = [score(), score(), score()];
  const practice = Math.exp(Math.log(18) + 0.25 * general + (day >= shiftDay ? shiftOfPractice : 0) + 0.8 * normal());
  const hours = rounded(clamped(practice, 0.5, 400), 1);
  const traits: Traits = {
    country,
    background,
    age: Math.round(clamped(17 + 9 * Math.exp(0.6 * normal()), 16, 65)),
    first_generation: uniform() < at(firstGenerationShares, country) ? 1 : 0,
    core_math: math.score,
    core_math_error: math.error,
    applied_reasoning: reasoning.score,
    applied_reasoning_error: reasoning.error,
    ai_concepts: concepts.score,
    ai_concepts_error: concepts.error,
    practice_hours: hours,
    pathway: pathwayOf([math.score, reasoning.score, concepts.score]),
    industry: choice(industryShares.map(([from, to]) => from + (to - from) * elapsed)),
  };
  const effort = Math.log1p(hours / 10);
  const pathwayFigures = {
    active_weeks: Math.round(clamped(hours / 1.5 + 2 * normal(), 1, 52)),
    score_gain: rounded(5 + 9 * effort - 3 * traits.pathway + 12 * normal(), 1),
    weeks_to_complete: rounded(Math.exp(Math.log(22) - 0.2 * effort - 0.08 * traits.pathway + 0.25 * normal()), 1),
  };
  // Rounded before the draw, so that the column is the probability itself.
  const probability = rounded(probabilityOf(successLogOdds(traits)), 6);
  const succeeded = uniform() < probability;
  const company = 4 * traits.industry + choice([0.4, 0.3, 0.2, 0.1]);
  const salary = Math.exp(logSalary(traits) + at(salaryDeviation, traits.industry) * normal());
  const days = Math.exp(logDaysToHire(traits) + hireDeviation * normal());
  const ifHired = (value: number) => (succeeded ? value : Number.NaN);
  return {
    ...traits,
    ...pathwayFigures,
    learner: number,
    enrolled_on: day,
    succeeded: succeeded ? 1 : 0,
    company: ifHired(company),
    salary: ifHired(Math.round(salary / 10) * 10),
    days_to_hire: ifHired(Math.max(1, Math.round(days))),
    true_probability: probability,
  };
}

const clamped = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

function rounded(value: number, decimals: number): number {
  const power = at(powers, decimals);
  return Math.round(value * power) / power;
}
