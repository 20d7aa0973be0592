import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, drawUntil, modelsOf, numberChoices } from '../drafts.ts';

const model = modelsOf('data-interpretation');

export const twoWayModels: ItemModel[] = [model('two-way-tables', 'Shares in two-way tables', 6, writeTwoWay)];

interface Survey {
  opening: string;
  rows: [string, string];
  columns: [string, string];
  /** Whether the two sums and the total are shown, or must be worked out. */
  sums: boolean;
  /** Which share is asked for: a cell of all, of its row, or of its column. */
  of: 'all' | 'row' | 'column';
  question: string;
  unit: string;
  b: number;
}

// Features: share of all (-1.6), of a row (+0.5), of a column (+0.7), sums not given (+0.5), a missing cell to be found first (+0.4).
const surveys: Survey[] = [
  {
    opening: 'A school asked its pupils whether they play an instrument.',
    rows: ['Years 5–7', 'Years 8–10'],
    columns: ['Plays', 'Does not play'],
    sums: true,
    of: 'all',
    question: 'What share of all pupils asked are in years 5–7 and play an instrument?',
    unit: 'pupils',
    b: -1.7,
  },
  {
    opening: 'A clinic offered a flu vaccination.',
    rows: ['Under 60', '60 and over'],
    columns: ['Vaccinated', 'Not vaccinated'],
    sums: true,
    of: 'row',
    question: 'What share of the people under 60 are vaccinated?',
    unit: 'people',
    b: -1.2,
  },
  {
    opening: 'A library counted the books lent out in one week.',
    rows: ['Novels', 'Non-fiction'],
    columns: ['Paper', 'E-book'],
    sums: true,
    of: 'column',
    question: 'What share of the paper books lent out are novels?',
    unit: 'books',
    b: -0.9,
  },
  {
    opening: 'An airport checked its flights.',
    rows: ['Morning', 'Evening'],
    columns: ['Late', 'On time'],
    sums: false,
    of: 'column',
    question: 'What share of the late flights were morning flights?',
    unit: 'flights',
    b: -0.3,
  },
  {
    opening: 'A college recorded how its graduates found work.',
    rows: ['Engineering', 'Design'],
    columns: ['Within a year', 'Later'],
    sums: false,
    of: 'row',
    question: 'What share of the engineering graduates found work within a year?',
    unit: 'graduates',
    b: -0.6,
  },
  {
    opening: 'Biologists caught birds on an island and noted which of them already carried a ring.',
    rows: ['Young birds', 'Old birds'],
    columns: ['With a ring', 'Without a ring'],
    sums: false,
    of: 'column',
    question:
      'Suppose one of the birds that were caught with a ring is picked at random. How likely is it to be young?',
    unit: 'birds',
    b: 0.1,
  },
];

function writeTwoWay(variant: number, random: Random): Draft {
  const survey = caseOf(surveys, variant);
  return drawUntil(() => {
    const [a, b, c, d] = [0, 1, 2, 3].map(() => 2 * whole(random, 5, 80));
    if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
    const all = a + b + c + d;
    const base = { all, row: a + b, column: a + c }[survey.of];
    const share = (n: number) => (100 * a) / n;
    if (!Number.isInteger(share(base)) || share(base) === 50 || all % 10 || (a + b) % 2) return undefined;
    const wrong: Wrong<number>[] = [
      [share(all), 'uses-the-whole-as-the-base'],
      [share(a + b), survey.of === 'column' ? 'turns-the-condition-round' : 'uses-the-wrong-base'],
      [share(a + c), survey.of === 'row' ? 'turns-the-condition-round' : 'uses-the-wrong-base'],
      [(100 * a) / (survey.of === 'column' ? c : b), 'compares-part-with-part'],
      [(100 * base) / all, 'answers-another-question'],
      [100 - share(base), 'answers-with-the-complement'],
    ];
    const rounded = wrong.flatMap(([n, idea]): Wrong<number>[] => (n < 100 ? [[Math.round(n), idea]] : []));
    const choices = numberChoices(
      share(base),
      oneFromEach(rounded.slice(0, 3), shuffled(rounded.slice(3), random)),
      (n) => `${n}%`,
    );
    const baseSays = {
      all: `all ${all} ${survey.unit}`,
      row: `the ${a + b} in the row “${survey.rows[0]}”`,
      column: `the ${a + c} in the column “${survey.columns[0]}”`,
    }[survey.of];
    const [firstRow, secondRow] = survey.rows;
    return (
      choices && {
        stem: `${survey.opening} ${survey.question}`,
        stimulus: [
          {
            kind: 'table',
            header: ['Group', ...survey.columns, ...(survey.sums ? ['Together'] : [])],
            rows: [
              [firstRow, String(a), String(b), ...(survey.sums ? [String(a + b)] : [])],
              [secondRow, String(c), String(d), ...(survey.sums ? [String(c + d)] : [])],
              ...(survey.sums ? [['Together', String(a + c), String(b + d), String(all)]] : []),
            ],
          },
        ],
        ...choices,
        explanation: `The question is about a share of ${baseSays}; that is the base. ${a} of them are “${firstRow}” and “${survey.columns[0]}”, and ${a} out of ${base} is the share.`,
        steps: [
          `Base: ${survey.of === 'all' ? `${a} + ${b} + ${c} + ${d}` : survey.of === 'row' ? `${a} + ${b}` : `${a} + ${c}`} = ${base}.`,
          `Part: ${a}.`,
          `${a} ÷ ${base} = ${share(base) / 100}`,
        ],
        hints: {
          conceptual: 'A share needs a whole, and the words of the question say which whole it is.',
          procedural: 'Find the group that the words “share of …” or “one of …” name; its number goes below the line.',
          strategic:
            'Say the sentence with numbers: “so many out of so many”. Does the second number contain exactly those the question speaks of?',
          encouragement: `The table has only four kinds of ${survey.unit}; choosing the right two numbers is all there is to it.`,
        },
        difficulty: survey.b,
        concepts: ['two-way-tables', 'conditional-proportion'],
        reasoning: ['analytical'],
      }
    );
  });
}

/** Two of the first list's and then what the second has, so that a wrong base is always among the answers. */
function oneFromEach(first: Wrong<number>[], second: Wrong<number>[]): Wrong<number>[] {
  return [at(first, 0), at(second, 0), ...first.slice(1), ...second.slice(1)];
}
