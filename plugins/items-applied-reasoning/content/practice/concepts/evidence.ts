import { at, listed, oneOf, several, shuffled, whole } from '../../../../item-bank/items/services.ts';
import { grouped } from '../../drafts.ts';
import { idea } from '../tasks.ts';
import { conceptPracticeOf } from './concept-practice.ts';

const evidence = conceptPracticeOf('evidence-and-causation');

const addsForProduct = {
  id: 'adds-instead-of-multiplying',
  says: 'You added factors that work one after the other; they have to be multiplied.',
};
const groupsAlike = {
  id: 'counts-groups-instead-of-people',
  says: 'You took every group once; those who answer are people, and large groups have more of them.',
};

export const evidenceConcepts = [
  evidence(
    'size-bias',
    'Larger groups are met more often',
    ['creative', 'analytical'],
    [
      'Asking people about their group gives large groups more voices.',
      'Count how many people are in groups of each size, not how many groups there are.',
      'Weight each size by the number of people who report it.',
      'A small table of sizes and people helps.',
    ],
    [
      1.0,
      (random) => {
        const [small, large] = [5 * whole(random, 1, 4), 10 * whole(random, 3, 8)];
        const [few, many] = [whole(random, 1, 4), whole(random, 2, 9)];
        const [people, groups] = [many * small + few * large, many + few];
        const asked = (many * small ** 2 + few * large ** 2) / people;
        if (!Number.isInteger(asked) || !Number.isInteger((10 * people) / groups)) return;
        const [what, who] = oneOf(random, [
          ['courses', 'participants'],
          ['coaches', 'passengers'],
          ['dormitories', 'guests'],
        ] as const);
        return {
          stem: `Of ${groups} ${what}, ${many} have ${small} ${who} each and ${few} ${few === 1 ? 'has' : 'have'} ${large}${few === 1 ? '' : ' each'}. All ${who} are asked how many are in theirs. What is the mean of their answers?`,
          answer: asked,
          lures: [
            [people / groups, groupsAlike],
            [(small + large) / 2, idea('averages-the-averages')],
            [large, idea('takes-one-group-for-all')],
            [small, idea('takes-one-group-for-all')],
          ],
          explanation: `${many * small} people answer ${small} and ${few * large} people answer ${large}: the mean is ${asked}, not the mean of the ${what}, because large ones are reported more often.`,
          steps: [
            `${many * small} × ${small} + ${few * large} × ${large} = ${many * small ** 2 + few * large ** 2}`,
            `÷ ${people} = ${asked}`,
          ],
        };
      },
    ],
  ),
  evidence(
    'combining-evidence',
    'Putting evidence together',
    ['analytical'],
    [
      'Independent pieces of evidence multiply the odds, one after the other.',
      'Begin with the odds before any evidence, such as 1 to 20.',
      'Multiply the first number by the strength of each piece.',
      'Only two or three small numbers are multiplied.',
    ],
    [
      0.9,
      (random) => {
        const [against, one, other] = [whole(random, 7, 30), whole(random, 2, 6), whole(random, 2, 6)];
        if (one * other === against || one + other === one * other) return;
        const say = (first: number) => `${first} to ${against}`;
        const what = oneOf(random, [
          'a painting is by the master',
          'a coin is genuine',
          'a bone is from a wolf',
          'a letter was forged',
        ]);
        return {
          stem: `Before any test, the odds that ${what} are 1 to ${against}. One test comes out in a way that is ${one} times as likely if it is so, an independent one in a way that is ${other} times as likely. What are the odds then?`,
          answer: say(one * other),
          lures: [
            [say(one + other), addsForProduct],
            [say(Math.max(one, other)), idea('counts-one-test-only')],
            [`1 to ${against * one * other}`, idea('reverses-the-comparison')],
            [say(1), idea('answers-with-the-base-rate')],
          ],
          explanation: `Each test multiplies the odds: 1 × ${one} × ${other} to ${against}.`,
          steps: [`after one test: ${one} to ${against}`, `after both: ${one * other} to ${against}`],
        };
      },
    ],
  ),
  evidence(
    'chance',
    'What chance does',
    ['analytical', 'intuitive'],
    [
      'Chance has no memory: what came before does not change what comes next.',
      'Ask what the next draw would be like if nobody had watched the earlier ones.',
      'Keep a whole row of results apart from the one that is still open.',
      'The set-up is the same at every draw.',
    ],
    [
      -0.5,
      (random) => {
        const [fields, misses] = [whole(random, 4, 12), whole(random, 3, 9)];
        const thing = oneOf(random, ['wheel of fortune', 'spinning top', 'prize wheel']);
        if (misses + 1 === fields || fields - misses === 1) return;
        return {
          stem: `A fair ${thing} has ${fields} equal fields, one of them gold. It has missed the gold field ${misses} times in a row. How likely is it to stop there at the next turn?`,
          answer: `1 in ${fields}`,
          lures: [
            [`${misses + 1} in ${fields + misses}`, idea('thinks-chance-makes-up-for-the-past')],
            [`1 in ${fields + misses}`, idea('thinks-luck-comes-in-runs')],
            [`1 in ${fields * (misses + 1)}`, idea('mixes-up-one-toss-with-the-whole-row')],
          ],
          explanation: `The ${thing} does not know what it did before: each field comes up once in ${fields} turns on average.`,
          steps: [`${fields} equal fields, one of them gold`, `earlier turns change nothing: 1 in ${fields}`],
        };
      },
    ],
    [
      0.3,
      (random) => {
        const [tosses, people] = [whole(random, 3, 6), 2 ** whole(random, 3, 5)];
        const rows = 2 ** tosses;
        const group = people * rows;
        const what = oneOf(random, ['matches', 'elections', 'races', 'coin tosses']);
        return {
          stem: `${grouped(group)} people guess the outcomes of ${tosses} ${what}, each with two equally likely results, by tossing a coin. How many of them can be expected to get all ${tosses} right?`,
          answer: people,
          lures: [
            [0, idea('finds-a-cause-for-chance')],
            [group / 2, idea('looks-at-one-comparison-only')],
            [group / (2 * tosses), addsForProduct],
            [1, idea('thinks-small-samples-are-as-steady')],
          ],
          explanation: `With each one half of those who were right so far drop out: ${group} ÷ ${rows} = ${people}.`,
          steps: [`2 to the power ${tosses} = ${rows}`, `${group} ÷ ${rows} = ${people}`],
        };
      },
    ],
  ),
  evidence(
    'counts-and-rates',
    'Counts and rates',
    ['analytical'],
    [
      'A count says how often; a rate says how often for each chance that there was.',
      'Divide each count by the number it arose from.',
      'A small count can belong to a high rate.',
      'Comparing four quotients is all there is to do.',
    ],
    [
      -0.3,
      (random) => {
        const rows = several(random, ['Ash Bridge', 'Mill Bridge', 'Old Bridge', 'West Bridge', 'Lake Bridge'], 4).map(
          (name) => {
            const cars = 2 * whole(random, 1, 15);
            return { name, cars, hits: Math.round((cars * whole(random, 10, 60)) / 10) };
          },
        );
        const rate = ({ cars, hits }: (typeof rows)[number]) => hits / cars;
        const first = (worth: (row: (typeof rows)[number]) => number) =>
          at(
            rows.toSorted((one, other) => worth(other) - worth(one)),
            0,
          ).name;
        const rates = rows.map(rate).toSorted((one, other) => other - one);
        const answer = first(rate);
        if (at(rates, 0) - at(rates, 1) < 0.4 || first(({ hits }) => hits) === answer) return;
        return {
          stem: 'The table shows for four bridges how many thousand cars cross them in a month and how many of these are damaged by potholes. Where does a single crossing damage a car most often?',
          stimulus: [
            {
              kind: 'table',
              header: ['Bridge', 'Cars (thousands)', 'Damaged'],
              rows: rows.map(({ name, cars, hits }) => [name, `${cars}`, `${hits}`]),
            },
          ],
          answer,
          lures: [
            [first(({ hits }) => hits), idea('compares-counts-not-rates')],
            [first(({ cars }) => cars), idea('goes-by-the-size-of-the-group')],
            [first(({ cars }) => -cars), idea('goes-by-the-size-of-the-group')],
            ...rows.map(({ name }) => [name, idea('compares-counts-not-rates')] as const),
          ],
          explanation: rows
            .map((row) => `${row.name}: ${(Math.round(10 * rate(row)) / 10).toFixed(1)} in a thousand`)
            .join('; '),
          steps: rows.map(({ name, cars, hits }) => `${name}: ${hits} ÷ ${cars}`),
        };
      },
    ],
  ),
  evidence(
    'fair-comparison',
    'Fair comparisons',
    ['systematic', 'analytical'],
    [
      'A comparison is fair if only one thing differs and everything else is alike.',
      'Go through the pairs and count in how many things the two differ.',
      'The one thing that differs has to be the one that you want to learn about.',
      'Most pairs are ruled out by a single glance.',
    ],
    [
      -0.2,
      (random) => {
        const soils = shuffled(['sand', 'clay'], random);
        const [s1 = '', s2 = ''] = soils;
        const [w1, w2] = several(random, ['1 litre', '2 litres', '3 litres'], 2) as [string, string];
        const wanted = oneOf(random, ['soil', 'water', 'light'] as const);
        const spoiler = oneOf(
          random,
          (['soil', 'water', 'light'] as const).filter((each) => each !== wanted),
        );
        const base = { soil: s1, water: w1, light: 'sun' };
        const other = { soil: s2, water: w2, light: 'shade' };
        const plots = [
          base,
          { ...base, [wanted]: other[wanted] },
          { ...other, [wanted]: base[wanted] },
          { ...base, [spoiler]: other[spoiler], [wanted]: other[wanted] },
        ];
        const order = shuffled([0, 1, 2, 3], random);
        // Not those of the options.
        const letters = ['P', 'Q', 'R', 'S'];
        const letterOf = (plot: number) => at(letters, order.indexOf(plot));
        const pair = (one: number, two: number) => [letterOf(one), letterOf(two)].toSorted().join(' and ');
        const differ = (one: number, two: number) =>
          (['soil', 'water', 'light'] as const).filter((key) => at(plots, one)[key] !== at(plots, two)[key]);
        const pairs = [0, 1, 2, 3].flatMap((one) =>
          [0, 1, 2, 3].filter((two) => two > one).map((two) => [one, two] as const),
        );
        const fair = pairs.filter(([one, two]) => differ(one, two).join() === wanted);
        if (fair.length !== 1 || pairs.some(([one, two]) => differ(one, two).length === 0)) return;
        return {
          stem: `Four tomato plants grow under the conditions in the table. Which two have to be compared to learn what the ${wanted} does?`,
          stimulus: [
            {
              kind: 'table',
              header: ['Plant', 'Soil', 'Water a day', 'Light'],
              rows: letters.map((letter, index) => {
                const plot = at(plots, at(order, index));
                return [letter, plot.soil, plot.water, plot.light];
              }),
            },
          ],
          answer: pair(0, 1),
          lures: pairs
            .filter(([one, two]) => !(one === 0 && two === 1))
            .map(
              ([one, two]) =>
                [
                  pair(one, two),
                  idea(differ(one, two).includes(wanted) ? 'lets-two-things-differ-at-once' : 'varies-the-wrong-thing'),
                ] as const,
            ),
          explanation: `Plants ${pair(0, 1)} differ in the ${wanted} alone; every other pair differs in something else or in several things.`,
          steps: pairs.map(([one, two]) => `${pair(one, two)}: differ in ${listed(differ(one, two))}`),
        };
      },
    ],
  ),
];
