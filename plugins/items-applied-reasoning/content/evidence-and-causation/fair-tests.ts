import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, drawUntil, listed, modelsOf, wordChoices } from '../drafts.ts';
import type { MisconceptionId } from '../misconceptions.ts';

const model = modelsOf('evidence-and-causation');

export const fairTestModels: ItemModel[] = [model('fair-test', 'Which trials to compare', 6, writeFairTest)];

interface Trials {
  opening: string;
  factors: { name: string; values: [string, string, ...string[]] }[];
  /** Index of the factor whose effect is asked for. */
  about: number;
  question: string;
  count: number;
  b: number;
}

// Features: number of factors (2: -1.9, 3: -1.3, 4: -0.6), number of trials (+0.2 each beyond 4).
const trials: Trials[] = [
  {
    opening: 'Mateo lets balls fall and measures how high they bounce.',
    factors: [
      { name: 'Ball', values: ['tennis', 'rubber'] },
      { name: 'Dropped from', values: ['1 m', '2 m'] },
      { name: 'Floor', values: ['wood', 'carpet'] },
    ],
    about: 1,
    question: 'Which two trials must he compare to see what the height of the drop does?',
    count: 4,
    b: -1.6,
  },
  {
    opening: 'Priya grows beans in pots.',
    factors: [
      { name: 'Light', values: ['window', 'cellar'] },
      { name: 'Water a day', values: ['50 ml', '100 ml'] },
      { name: 'Soil', values: ['sand', 'peat'] },
    ],
    about: 2,
    question: 'Which two pots must she compare to see what the soil does?',
    count: 5,
    b: -1.3,
  },
  {
    opening: 'A bicycle club tests how far a bicycle rolls after the same push.',
    factors: [
      { name: 'Tyres', values: ['narrow', 'wide'] },
      { name: 'Air', values: ['2 bar', '4 bar'] },
      { name: 'Rider', values: ['light', 'heavy'] },
    ],
    about: 0,
    question: 'Which two tests must be compared to see what the width of the tyres does?',
    count: 5,
    b: -1.2,
  },
  {
    opening: 'A bakery tries out ways of baking the same bread.',
    factors: [
      { name: 'Oven', values: ['200 °C', '230 °C'] },
      { name: 'Time', values: ['30 min', '40 min'] },
      { name: 'Steam', values: ['yes', 'no'] },
      { name: 'Flour', values: ['wheat', 'rye'] },
    ],
    about: 2,
    question: 'Which two breads must be compared to see what the steam does?',
    count: 5,
    b: -0.7,
  },
  {
    opening: 'A laboratory cleans stained cloth in several ways.',
    factors: [
      { name: 'Soap', values: ['A', 'B', 'C'] },
      { name: 'Water', values: ['30 °C', '60 °C'] },
      { name: 'Time', values: ['20 min', '50 min'] },
      { name: 'Cloth', values: ['cotton', 'wool'] },
    ],
    about: 0,
    question: 'Which two trials must be compared to see whether the choice of soap matters?',
    count: 6,
    b: -0.4,
  },
  {
    opening: 'A school tests how pupils learn words best.',
    factors: [
      { name: 'With', values: ['cards', 'app'] },
      { name: 'When', values: ['morning', 'evening'] },
      { name: 'Words', values: ['20', '40'] },
      { name: 'Music', values: ['yes', 'no'] },
    ],
    about: 3,
    question: 'Which two groups must be compared to see what the music does?',
    count: 6,
    b: -0.3,
  },
];

function writeFairTest(variant: number, random: Random): Draft {
  const set = caseOf(trials, variant);
  return drawUntil(() => {
    const rows = Array.from({ length: set.count }, () => set.factors.map(({ values }) => oneOf(random, values)));
    if (new Set(rows.map(String)).size < rows.length) return undefined;
    const pairs = rows.flatMap((_, one) =>
      rows.flatMap((__, other) => (other > one ? [[one, other] as [number, number]] : [])),
    );
    const differences = ([one, other]: [number, number]) =>
      set.factors.flatMap((_, f) => (at(at(rows, one), f) === at(at(rows, other), f) ? [] : [f]));
    const fair = pairs.filter((pair) => String(differences(pair)) === String([set.about]));
    const [right] = fair;
    if (fair.length !== 1 || !right) return undefined;
    const say = ([one, other]: [number, number]) => `${one + 1} and ${other + 1}`;
    const ideaOf = (pair: [number, number]): MisconceptionId => {
      const different = differences(pair);
      if (!different.includes(set.about))
        return different.length === 1 ? 'varies-the-wrong-thing' : 'lets-two-things-differ-at-once';
      return 'lets-two-things-differ-at-once';
    };
    const wrong = shuffled(
      pairs.filter((pair) => pair !== right),
      random,
    )
      .sort((one, other) => differences(one).length - differences(other).length)
      .map((pair): Wrong<string> => [say(pair), ideaOf(pair)]);
    const choices = wordChoices(say(right), [...wrong.slice(0, 2), ...shuffled(wrong.slice(2), random)]);
    const factor = at(set.factors, set.about).name.toLowerCase();
    return (
      choices && {
        stem: `${set.opening} The table shows the trials. ${set.question}`,
        stimulus: [
          {
            kind: 'table',
            header: ['No.', ...set.factors.map(({ name }) => name)],
            rows: rows.map((row, i) => [String(i + 1), ...row]),
          },
        ],
        ...choices,
        order: [choices.answer, ...choices.distractors.map((d) => d.text)].sort(),
        explanation: `Numbers ${say(right)} agree in everything but “${factor}”, so a difference between their results must come from that. In every other pair something else differs, or “${factor}” does not.`,
        steps: [
          `Wanted: a pair in which only “${factor}” differs.`,
          ...choices.distractors.map(({ text }) => {
            const pair = pairs.find((each) => say(each) === text) ?? right;
            return `${text}: differ in ${listed(differences(pair).map((f) => `“${at(set.factors, f).name.toLowerCase()}”`))}.`;
          }),
          `The remaining pair differs in “${factor}” alone.`,
        ],
        hints: {
          conceptual: 'To see what one thing does, everything else must be kept the same.',
          procedural: `Look for two rows that differ in the column “${at(set.factors, set.about).name}” and agree in all others.`,
          strategic: 'Cover the column in question: the two rows you want must then look exactly alike.',
          encouragement: `With ${set.count} rows there are only a few pairs to try.`,
        },
        difficulty: set.b,
        discrimination: 1.1,
        concepts: ['controlling-variables', 'experiments'],
        reasoning: ['systematic', 'analytical'],
      }
    );
  });
}
