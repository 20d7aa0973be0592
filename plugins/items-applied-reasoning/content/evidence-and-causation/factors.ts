import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { caseOf, drawUntil, modelsOf, wordChoices } from '../drafts.ts';

const model = modelsOf('evidence-and-causation');

export const factorModels: ItemModel[] = [model('two-causes', 'Two causes at once', 6, writeFactors)];

/** What the table shows about two measures: which of them has an effect, and whether one depends on the other. */
type Pattern =
  | 'first-only'
  | 'second-only'
  | 'both-add'
  | 'only-together'
  | 'either-is-enough'
  | 'first-helps-second-harms';

/** One of the two measures: as the subject of a sentence, and the titles of its rows or columns. */
interface Measure {
  subject: string;
  without: string;
  with: string;
}

interface Study {
  opening: string;
  first: Measure;
  second: Measure;
  caption: string;
  /** What is measured, as an object: "growth". */
  outcome: string;
  base: [low: number, high: number];
  effect: [low: number, high: number];
  pattern: Pattern;
  b: number;
}

// Features: one cause (0), two that add up (+0.4), an effect only together (+0.9), either is enough (+1.2), effects in opposite directions (+0.7).
const studies: Study[] = [
  {
    opening:
      'Seedlings were grown with and without a lamp, and with and without fertiliser; the lot decided which got what.',
    first: { subject: 'the lamp', without: 'No lamp', with: 'Lamp' },
    second: { subject: 'the fertiliser', without: 'No fertiliser', with: 'Fertiliser' },
    caption: 'Average growth in mm',
    outcome: 'growth',
    base: [20, 40],
    effect: [6, 18],
    pattern: 'first-only',
    b: -0.2,
  },
  {
    opening:
      'Learners practised 80 words with and without pictures, and with and without music; the lot decided who got what.',
    first: { subject: 'adding pictures', without: 'No pictures', with: 'Pictures' },
    second: { subject: 'adding music', without: 'No music', with: 'Music' },
    caption: 'Words remembered on average',
    outcome: 'the number of words remembered',
    base: [20, 36],
    effect: [6, 18],
    pattern: 'both-add',
    b: 0.4,
  },
  {
    opening: 'Patients were given exercise, a diet, both or neither, as the lot decided.',
    first: { subject: 'the exercise', without: 'No exercise', with: 'Exercise' },
    second: { subject: 'the diet', without: 'No diet', with: 'Diet' },
    caption: 'Average weight lost, in tenths of a kg',
    outcome: 'the weight lost',
    base: [3, 9],
    effect: [8, 18],
    pattern: 'only-together',
    b: 0.9,
  },
  {
    opening: 'Seeds were soaked, warmed, both or neither, as the lot decided.',
    first: { subject: 'soaking', without: 'Not soaked', with: 'Soaked' },
    second: { subject: 'warming', without: 'Not warmed', with: 'Warmed' },
    caption: 'Seeds that sprouted, out of 100',
    outcome: 'the number that sprout',
    base: [30, 50],
    effect: [10, 25],
    pattern: 'either-is-enough',
    b: 1.3,
  },
  {
    opening: 'A help line tried out a shorter waiting time, shorter talks, both or neither, on days chosen by lot.',
    first: { subject: 'a shorter wait', without: 'Usual wait', with: 'Shorter wait' },
    second: { subject: 'a shorter talk', without: 'Usual talk', with: 'Shorter talk' },
    caption: 'Content callers, out of 100',
    outcome: 'the number of content callers',
    base: [40, 60],
    effect: [10, 18],
    pattern: 'first-helps-second-harms',
    b: 0.6,
  },
  {
    opening:
      'Bread was baked with the usual salt or more, and with the usual rest or a longer one; the lot decided which dough got what.',
    first: { subject: 'more salt', without: 'Usual salt', with: 'More salt' },
    second: { subject: 'a longer rest', without: 'Usual rest', with: 'Longer rest' },
    caption: 'Average height of the loaf in mm',
    outcome: 'the height of the loaf',
    base: [60, 80],
    effect: [6, 18],
    pattern: 'second-only',
    b: 0,
  },
];

function writeFactors(variant: number, random: Random): Draft {
  const study = caseOf(studies, variant);
  const [first, second] = [study.first.subject, study.second.subject];
  return drawUntil(() => {
    const base = whole(random, ...study.base);
    const [one, two] = [whole(random, ...study.effect), whole(random, ...study.effect)];
    const noise = () => whole(random, 0, 1);
    const means = meansOf(study.pattern, base, one, two).map((mean) => mean + noise());
    // the reading of the table must come out as the pattern says, in spite of the small chance differences
    if (patternOf(means) !== study.pattern || Math.abs(one - two) < 2) return undefined;
    const sayings = statements(study);
    const others = (Object.keys(sayings) as Pattern[]).filter((pattern) => pattern !== study.pattern);
    const near = closeTo[study.pattern];
    const wrong = [
      ...near,
      ...shuffled(
        others.filter((p) => !near.includes(p)),
        random,
      ),
    ].map(
      (pattern): Wrong<string> => [
        sayings[pattern],
        near.includes(pattern) ? 'looks-at-one-comparison-only' : 'reads-the-table-the-wrong-way',
      ],
    );
    const choices = wordChoices(sayings[study.pattern], wrong);
    const [neither, withFirst, withSecond, both] = means;
    const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    return (
      choices && {
        stem: `${study.opening} The groups were large, and differences of 1 or 2 are due to chance. What do the results show?`,
        stimulus: [
          {
            kind: 'table',
            caption: study.caption,
            header: ['Group', study.second.without, study.second.with],
            rows: [
              [study.first.without, String(neither), String(withSecond)],
              [study.first.with, String(withFirst), String(both)],
            ],
          },
        ],
        ...choices,
        explanation: `${capital(first)} alone leads from ${neither} to ${withFirst}, ${second} alone from ${neither} to ${withSecond}, and both together lead to ${both}. Differences of 1 or 2 do not count.`,
        steps: [
          `${capital(first)}, without the other: ${neither} → ${withFirst}. With the other: ${withSecond} → ${both}.`,
          `${capital(second)}, without the other: ${neither} → ${withSecond}. With the other: ${withFirst} → ${both}.`,
          'Only one of the statements agrees with all four comparisons.',
        ],
        hints: {
          conceptual: 'What one measure does may depend on whether the other is there as well.',
          procedural: `Compare “${study.first.without}” with “${study.first.with}” twice, once in each column; then do the same along the rows.`,
          strategic: 'Each measure has two comparisons; a statement is supported only if both agree with it.',
          encouragement: 'Four numbers give four comparisons, and differences of 1 or 2 may be ignored.',
        },
        difficulty: study.b,
        discrimination: 1.3,
        concepts: ['interaction', 'experiments', 'controlling-variables'],
        reasoning: ['analytical', 'systematic'],
      }
    );
  });
}

/** Neither, first, second, both. */
function meansOf(pattern: Pattern, base: number, one: number, two: number): number[] {
  switch (pattern) {
    case 'first-only':
      return [base, base + one, base, base + one];
    case 'second-only':
      return [base, base, base + two, base + two];
    case 'both-add':
      return [base, base + one, base + two, base + one + two];
    case 'only-together':
      return [base, base, base, base + one + two];
    case 'either-is-enough':
      return [base, base + one, base + one, base + one];
    case 'first-helps-second-harms':
      return [base, base + one, base - 8, base + one - 8];
  }
}

/** Reads the pattern off a table, treating differences up to 2 as none. */
function patternOf([neither, first, second, both]: number[]): Pattern | undefined {
  const effect = (from = 0, to = 0) => (Math.abs(to - from) <= 2 ? 0 : Math.sign(to - from));
  const seen = [effect(neither, first), effect(second, both), effect(neither, second), effect(first, both)].join(' ');
  const patterns: Record<string, Pattern> = {
    '1 1 0 0': 'first-only',
    '0 0 1 1': 'second-only',
    '1 1 1 1': 'both-add',
    '0 1 0 1': 'only-together',
    '1 0 1 0': 'either-is-enough',
    '1 1 -1 -1': 'first-helps-second-harms',
  };
  return patterns[seen];
}

function statements({ first, second, outcome }: Study): Record<Pattern, string> {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const [one, two] = [capital(first.subject), capital(second.subject)];
  return {
    'first-only': `${one} raises ${outcome}; ${second.subject} makes no difference.`,
    'second-only': `${two} raises ${outcome}; ${first.subject} makes no difference.`,
    'both-add': `${one} raises ${outcome}, and so does ${second.subject}, with or without the other.`,
    'only-together': `${one} raises ${outcome} only together with ${second.subject}.`,
    'either-is-enough': `${one} or ${second.subject} raises ${outcome}; having both adds nothing more.`,
    'first-helps-second-harms': `${one} raises ${outcome}, and ${second.subject} lowers it.`,
  };
}

/** Patterns that one of the comparisons in the table would also support. */
const closeTo: Record<Pattern, Pattern[]> = {
  'first-only': ['both-add'],
  'second-only': ['both-add'],
  'both-add': ['first-only', 'either-is-enough'],
  'only-together': ['both-add', 'first-only'],
  'either-is-enough': ['both-add', 'only-together'],
  'first-helps-second-harms': ['first-only', 'both-add'],
};
