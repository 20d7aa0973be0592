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

/** Values of some learners in succession, by column. */
export type Values = Block['values'];

export interface Dataset {
  readonly seed: number;
  readonly rows: number;
}

export const createValues = (rows: number): Values =>
  Object.fromEntries(columns.map(({ name }) => [name, new Float64Array(rows)])) as Record<ColumnName, Float64Array>;

/** The learners of a block; the last one of a data set may be smaller. */
export const sizeOfBlock = ({ rows }: Dataset, index: number) =>
  Math.max(0, Math.min(blockRows, rows - index * blockRows));

/**
 * Generates a block of a data set: the same for the same seed, number of rows and block, on every machine. Its numbers
 * are computed by additions, multiplications and V8's own exp, log and cos (fdlibm), which do not depend on the processor.
 */
export function generateBlock(dataset: Dataset, index: number): Block {
  const rows = sizeOfBlock(dataset, index);
  const values = createValues(rows);
  generateInto(values, 0, dataset, index);
  return { rows, values };
}

/** Writes the learners of a block into columns, from a row on. */
export function generateInto(values: Values, offset: number, dataset: Dataset, index: number): void {
  const first = index * blockRows;
  const size = sizeOfBlock(dataset, index);
  const draw = drawsOf(seededRandom(`ml-insights ${dataset.seed} ${index}`));
  for (let row = 0; row < size; row++) writeLearner(values, offset + row, first + row, dataset.rows, draw);
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

/** Shares of industries on the day of a learner; the list is reused. */
const sharesNow = industryShares.map(() => 0);

const companyShares = [0.4, 0.3, 0.2, 0.1];

function writeLearner(values: Values, row: number, number: number, rows: number, draw: Draws): void {
  const { uniform, normal, choice } = draw;
  const elapsed = number / rows;
  const day = firstDay + Math.floor(elapsed * daysCovered);
  const country = choice(countryShares);
  const background = choice(backgroundShares);
  const general = normal();
  const writeScore = (scores: Float64Array, errors: Float64Array) => {
    const theta = at(countryAbility, country) + 0.8 * general + 0.6 * normal();
    const error = rounded(25 + 30 * uniform(), 1);
    errors[row] = error;
    scores[row] = rounded(clamped(500 + 100 * theta + error * normal(), 100, 900), 1);
  };
  writeScore(values.core_math, values.core_math_error);
  writeScore(values.applied_reasoning, values.applied_reasoning_error);
  writeScore(values.ai_concepts, values.ai_concepts_error);
  const practice = Math.exp(Math.log(18) + 0.25 * general + (day >= shiftDay ? shiftOfPractice : 0) + 0.8 * normal());
  const hours = rounded(clamped(practice, 0.5, 400), 1);
  const age = Math.round(clamped(17 + 9 * Math.exp(0.6 * normal()), 16, 65));
  const firstGeneration = uniform() < at(firstGenerationShares, country) ? 1 : 0;
  for (let industry = 0; industry < sharesNow.length; industry++) {
    const [from, to] = industryShares[industry] ?? [0, 0];
    sharesNow[industry] = from + (to - from) * elapsed;
  }
  const traits: Traits = {
    country,
    background,
    age,
    first_generation: firstGeneration,
    core_math: at(values.core_math, row),
    core_math_error: at(values.core_math_error, row),
    applied_reasoning: at(values.applied_reasoning, row),
    applied_reasoning_error: at(values.applied_reasoning_error, row),
    ai_concepts: at(values.ai_concepts, row),
    ai_concepts_error: at(values.ai_concepts_error, row),
    practice_hours: hours,
    pathway: pathwayOf(at(values.core_math, row), at(values.applied_reasoning, row), at(values.ai_concepts, row)),
    industry: choice(sharesNow),
  };
  const { pathway, industry } = traits;
  const effort = Math.log1p(hours / 10);
  values.learner[row] = number;
  values.enrolled_on[row] = day;
  values.country[row] = country;
  values.age[row] = age;
  values.background[row] = background;
  values.first_generation[row] = firstGeneration;
  values.practice_hours[row] = hours;
  values.active_weeks[row] = Math.round(clamped(hours / 1.5 + 2 * normal(), 1, 52));
  values.pathway[row] = pathway;
  values.score_gain[row] = rounded(5 + 9 * effort - 3 * pathway + 12 * normal(), 1);
  values.weeks_to_complete[row] = rounded(Math.exp(Math.log(22) - 0.2 * effort - 0.08 * pathway + 0.25 * normal()), 1);
  values.industry[row] = industry;
  // Rounded before the draw, so that the column is the probability itself.
  const probability = rounded(probabilityOf(successLogOdds(traits)), 6);
  const succeeded = uniform() < probability;
  const company = 4 * industry + choice(companyShares);
  const salary = Math.exp(logSalary(traits) + at(salaryDeviation, industry) * normal());
  const days = Math.exp(logDaysToHire(traits) + hireDeviation * normal());
  values.succeeded[row] = succeeded ? 1 : 0;
  values.company[row] = succeeded ? company : Number.NaN;
  values.salary[row] = succeeded ? Math.round(salary / 10) * 10 : Number.NaN;
  values.days_to_hire[row] = succeeded ? Math.max(1, Math.round(days)) : Number.NaN;
  values.true_probability[row] = probability;
}

const clamped = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

function rounded(value: number, decimals: number): number {
  const power = at(powers, decimals);
  return Math.round(value * power) / power;
}
