import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import { at, caseOf, drawUntil, grouped, indexOfMost, modelsOf, rowsAttractedBy, wordChoices } from '../drafts.ts';

const model = modelsOf('data-interpretation');

export const rateModels: ItemModel[] = [
  model('rates-not-counts', 'Comparing rates', 6, writeRates),
  model('groups-and-totals', 'When groups and totals disagree', 6, writeReversal),
];

interface Comparison {
  stem: string;
  names: string[];
  header: [string, string, string];
  /** Cases and base are drawn; a rate is `per` of the base. */
  base: number[];
  rates: number[];
  per: number;
  perSays: string;
  wants: 'highest' | 'lowest';
  b: number;
}

// Features: small numbers (-1.1), large bases (+0.4), the lowest rate wanted (+0.3), a rate in which more is better (+0.2).
const comparisons: Comparison[] = [
  {
    stem: 'Four football players took penalties this season. Who scored with the largest share of the penalties taken?',
    names: ['Amara', 'Bilal', 'Clara', 'Dai'],
    header: ['Player', 'Scored', 'Taken'],
    base: [4, 5, 8, 10, 12, 20],
    rates: [40, 50, 60, 75, 80],
    per: 100,
    perSays: 'scored out of 100 taken',
    wants: 'highest',
    b: -1.3,
  },
  {
    stem: 'Four bus lines were watched for a week. On which line was the largest share of the journeys late?',
    names: ['Line 2', 'Line 5', 'Line 8', 'Line 11'],
    header: ['Line', 'Late', 'All journeys'],
    base: [50, 80, 100, 150, 200, 300],
    rates: [4, 6, 8, 10, 12, 14],
    per: 100,
    perSays: 'late out of 100 journeys',
    wants: 'highest',
    b: -0.8,
  },
  {
    stem: 'Four machines make screws; some screws are faulty. Which machine works most reliably, judged by the share of faulty screws?',
    names: ['Press A', 'Press B', 'Press C', 'Press D'],
    header: ['Machine', 'Faulty', 'Made'],
    base: [500, 1000, 2000, 2500, 4000],
    rates: [4, 6, 8, 10, 12],
    per: 1000,
    perSays: 'faulty out of 1,000 made',
    wants: 'lowest',
    b: -0.4,
  },
  {
    stem: 'Four towns report how many people caught the flu last month. In which town was a person most likely to catch it?',
    names: ['Ashby', 'Brook', 'Corvo', 'Drava'],
    header: ['Town', 'Cases', 'Inhabitants'],
    base: [4000, 5000, 10000, 20000, 25000, 40000],
    rates: [2, 3, 4, 5, 6, 8],
    per: 1000,
    perSays: 'cases for every 1,000 inhabitants',
    wants: 'highest',
    b: -0.1,
  },
  {
    stem: 'Four delivery firms report accidents and the distance their vans drove. Which firm drives most safely, judged by accidents for the distance driven?',
    names: ['Arrow', 'Bison', 'Colt', 'Drift'],
    header: ['Firm', 'Accidents', 'Distance (thousand km)'],
    base: [400, 500, 800, 1000, 1600, 2000],
    rates: [10, 15, 20, 25, 30],
    per: 1000,
    perSays: 'accidents for every million km',
    wants: 'lowest',
    b: 0.1,
  },
  {
    stem: 'Four hospitals report operations and how many patients had to be operated on again. Which hospital has the smallest share of repeated operations?',
    names: ['North', 'East', 'South', 'West'],
    header: ['Hospital', 'Repeated', 'All operations'],
    base: [250, 400, 500, 800, 1250, 2000],
    rates: [8, 12, 16, 20, 24],
    per: 1000,
    perSays: 'repeated out of 1,000 operations',
    wants: 'lowest',
    b: 0.3,
  },
];

function writeRates(variant: number, random: Random): Draft {
  const comparison = caseOf(comparisons, variant);
  const { names, header, per, perSays, wants } = comparison;
  const sign = wants === 'highest' ? 1 : -1;
  return drawUntil(() => {
    const bases = shuffled(comparison.base, random).slice(0, 4);
    const rates = shuffled(comparison.rates, random).slice(0, 4);
    const cases = bases.map((base, i) => (base * at(rates, i)) / per);
    if (!cases.every(Number.isInteger)) return undefined;
    const best = indexOfMost(rates.map((rate) => sign * rate));
    const byCount = rowsAttractedBy(names, [[cases.map((n) => sign * n), 'compares-counts-not-rates']]);
    if (best === undefined || byCount[0]?.[0] === names[best] || !byCount.length) return undefined;
    const choices = wordChoices(at(names, best), [
      ...byCount,
      ...shuffled(
        rowsAttractedBy(names, [
          [bases, 'goes-by-the-size-of-the-group'],
          [bases.map((n) => -n), 'goes-by-the-size-of-the-group'],
          [rates.map((rate) => -sign * rate), 'reverses-the-comparison'],
          [bases.map((base, i) => sign * (at(cases, i) - base)), 'subtracts-instead-of-dividing'],
        ]),
        random,
      ),
    ]);
    return (
      choices && {
        stem: comparison.stem,
        stimulus: [
          { kind: 'table', header, rows: names.map((name, i) => [name, grouped(at(cases, i)), grouped(at(bases, i))]) },
        ],
        ...choices,
        order: names,
        explanation: `${at(names, best)} has ${at(rates, best)} ${perSays}, the ${wants === 'highest' ? 'largest' : 'smallest'} of the four rates. The bare counts mislead, because the groups differ in size.`,
        steps: names.map(
          (name, i) =>
            `${name}: ${grouped(at(cases, i))} ÷ ${grouped(at(bases, i))}, that is ${at(rates, i)} ${perSays}.`,
        ),
        hints: {
          conceptual: `Groups of different size can only be compared when “${header[1].toLowerCase()}” is set against “${header[2].toLowerCase()}”.`,
          procedural: `Divide the middle column by the last one, row by row, or bring all rows to the same last column.`,
          strategic:
            'First sort out the rows that are clearly far off by a rough estimate, then calculate the two that are left.',
          encouragement: 'The numbers are chosen so that each division comes out evenly.',
        },
        difficulty: comparison.b,
        concepts: ['rates', 'proportions'],
        reasoning: ['analytical'],
      }
    );
  });
}

interface Split {
  /** Who is compared and on what; "Mill Clinic". */
  rivals: [string, string];
  groups: [string, string];
  groupSays: [string, string];
  stem: string;
  column: string;
  verb: string;
  /** Who does better in the first group, in the second and in total: 0 or 1. */
  pattern: [0 | 1, 0 | 1, 0 | 1];
  b: number;
}

// Features: totals that agree with the groups (0.8), totals that reverse them (+0.5), groups that disagree with one another (+0.2), less familiar settings (+0.2).
const splits: Split[] = [
  {
    rivals: ['Aria', 'Bodo'],
    groups: ['short words', 'long words'],
    groupSays: ['with short words', 'with long words'],
    stem: 'Two learners trained with two lists of words. The table shows how many words each got right, out of how many tried.',
    column: 'Learner',
    verb: 'gets a larger share right',
    pattern: [0, 0, 0],
    b: 0.7,
  },
  {
    rivals: ['Mill Clinic', 'Park Clinic'],
    groups: ['mild cases', 'severe cases'],
    groupSays: ['among mild cases', 'among severe cases'],
    stem: 'Two clinics treat the same illness. The table shows how many patients recovered, out of how many treated.',
    column: 'Clinic',
    verb: 'cures a larger share',
    pattern: [0, 0, 1],
    b: 1.3,
  },
  {
    rivals: ['Airline K', 'Airline L'],
    groups: ['coast airport', 'mountain airport'],
    groupSays: ['at the coast airport', 'at the mountain airport'],
    stem: 'Two airlines fly from two airports. The table shows how many flights left on time, out of all flights.',
    column: 'Airline',
    verb: 'is on time more often',
    pattern: [1, 1, 0],
    b: 1.4,
  },
  {
    rivals: ['Method R', 'Method S'],
    groups: ['beginners', 'advanced'],
    groupSays: ['with beginners', 'with advanced learners'],
    stem: 'A language school compares two methods. The table shows how many learners passed the test, out of how many took it.',
    column: 'Method',
    verb: 'has a larger share of passes',
    pattern: [0, 1, 1],
    b: 1,
  },
  {
    rivals: ['Seed X', 'Seed Y'],
    groups: ['dry fields', 'wet fields'],
    groupSays: ['on dry fields', 'on wet fields'],
    stem: 'Farmers sowed two kinds of seed on two kinds of field. The table shows how many plots gave a good harvest, out of how many sown.',
    column: 'Seed',
    verb: 'succeeds more often',
    pattern: [1, 1, 0],
    b: 1.5,
  },
  {
    rivals: ['Department P', 'Department Q'],
    groups: ['women', 'men'],
    groupSays: ['among women', 'among men'],
    stem: 'A university looks at two departments. The table shows how many applicants were admitted, out of how many applied.',
    column: 'Department',
    verb: 'admits a larger share',
    pattern: [0, 0, 1],
    b: 1.7,
  },
];

function writeReversal(variant: number, random: Random): Draft {
  const split = caseOf(splits, variant);
  const { rivals, groups, groupSays, verb, pattern } = split;
  return drawUntil(() => {
    const counts = rivals.map(() =>
      groups.map(() => {
        const tried = 10 * oneOf(random, [2, 4, 5, 6, 8, 10, 15, 16, 18, 20]);
        return { tried, good: (tried * 5 * whole(random, 4, 19)) / 100 };
      }),
    );
    const cell = (rival: number, group: number) => at(at(counts, rival), group);
    const totals = counts.map((row) => ({
      tried: at(row, 0).tried + at(row, 1).tried,
      good: at(row, 0).good + at(row, 1).good,
    }));
    const lead = (one: { tried: number; good: number }, other: { tried: number; good: number }) =>
      one.good / one.tried - other.good / other.tried;
    const leads = [lead(cell(0, 0), cell(1, 0)), lead(cell(0, 1), cell(1, 1)), lead(at(totals, 0), at(totals, 1))];
    const whole100 = [...counts.flat()].every(({ good }) => Number.isInteger(good));
    if (!whole100 || leads.some((value) => Math.abs(value) < 0.045 || Math.abs(value) > 0.35)) return undefined;
    if (leads.some((value, i) => (value > 0 ? 0 : 1) !== pattern[i])) return undefined;
    const totalPercents = totals.map(({ good, tried }) => (100 * good) / tried);
    if (!totalPercents.every((p) => Math.abs(p - Math.round(p)) < 1e-9)) return undefined;
    const say = (first: 0 | 1, second: 0 | 1, total: 0 | 1) =>
      first === second
        ? `${rivals[first]} in both groups${first === total ? ' and' : `, ${rivals[total]}`} in total`
        : `${rivals[first]} ${groupSays[0]}, ${rivals[second]} ${groupSays[1]}, ${rivals[total]} in total`;
    const [first, second, total] = pattern;
    const flip = (value: 0 | 1): 0 | 1 => (value ? 0 : 1);
    const choices = wordChoices(say(first, second, total), [
      [
        say(first, second, flip(total)),
        first === second ? 'carries-groups-over-to-the-total' : 'reverses-the-comparison',
      ],
      [
        say(total, total, total),
        first === second && first === total ? 'compares-counts-not-rates' : 'carries-the-total-over-to-the-groups',
      ],
      [say(first, flip(second), total), 'compares-counts-not-rates'],
      [say(flip(first), flip(second), total), 'reverses-the-comparison'],
      [say(flip(first), second, flip(total)), 'compares-counts-not-rates'],
    ]);
    const fraction = ({ good, tried }: { good: number; tried: number }) => `${good} of ${tried}`;
    const percent = ({ good, tried }: { good: number; tried: number }) => `${Math.round((100 * good) / tried)}%`;
    return (
      choices && {
        stem: `${split.stem} Which one ${verb} in each of the two groups, and which in total?`,
        stimulus: [
          {
            kind: 'table',
            header: [split.column, ...groups.map((group) => group.charAt(0).toUpperCase() + group.slice(1))],
            rows: rivals.map((rival, i) => [rival, ...at(counts, i).map(fraction)]),
          },
        ],
        ...choices,
        explanation: `${groups.map((group, g) => `${group.charAt(0).toUpperCase() + group.slice(1)}: ${rivals.map((rival, i) => `${rival} ${percent(cell(i, g))}`).join(', ')}`).join('. ')}. In total: ${rivals
          .map((rival, i) => `${rival} ${percent(at(totals, i))}`)
          .join(
            ', ',
          )}.${first === second && first !== total ? ' The totals turn round because the two have very different shares of the easier group.' : ''}`,
        steps: [
          ...groups.map(
            (group, g) =>
              `${group}: ${rivals.map((rival, i) => `${rival} ${fraction(cell(i, g))} = ${percent(cell(i, g))}`).join('; ')}.`,
          ),
          `total: ${rivals.map((rival, i) => `${rival} ${fraction(at(totals, i))} = ${percent(at(totals, i))}`).join('; ')}.`,
        ],
        hints: {
          conceptual:
            'A total mixes groups, and how it mixes them can differ from row to row; so groups and total need separate looks.',
          procedural: `Turn each “… of …” into a share, then add each row up and turn the two sums into shares as well.`,
          strategic: `Compare down the columns one after the other, and do the totals last without expecting them to agree.`,
          encouragement: 'Six shares in all, and three comparisons of two.',
        },
        difficulty: split.b,
        discrimination: 1.4,
        concepts: ['proportions', 'aggregation', 'two-way-tables'],
        reasoning: ['analytical', 'systematic'],
      }
    );
  });
}
