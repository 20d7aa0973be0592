import { percentText } from '../../../core/contract/index.ts';
import type { Level } from '../../learner/contract.ts';
import { levelTitles } from '../../learner/contract.ts';
import type { CategoryGroup, Group, LoadGroup } from './task-groups.ts';
import { strong, weak } from './task-groups.ts';

/** The input of the advice. */
export interface Grounds {
  readonly categories: readonly CategoryGroup[];
  readonly loads: readonly LoadGroup[];
  readonly level: Level;
  readonly score: number;
  readonly probabilities: Readonly<Record<Level, number>>;
  readonly cuts: readonly { readonly level: Level; readonly from: number }[];
  readonly answered: number;
  readonly questions: number;
  /** Milliseconds. */
  readonly averageTime: number | null;
  readonly endedBy: 'learner' | 'time';
}

/** Each with its evidence: `Number series: three quarters or more solved; learners with this score usually solve about 55%`. */
export const strengths = ({ categories, loads }: Grounds) =>
  [...strong(categories), ...strong(loads).slice(0, 1)].map(withEvidence);

export const improvementAreas = ({ categories, loads }: Grounds) =>
  [...weak(categories), ...weak(loads).slice(0, 1)].map(withEvidence);

/** What helps with what fell short, from the most useful. */
export function recommendations(grounds: Grounds): string[] {
  const { categories, loads } = grounds;
  return [
    ...weak(categories).flatMap(({ contentArea, title }) => {
      const advice = adviceOn[contentArea];
      return advice ? [`${title}: ${advice}`] : [];
    }),
    ...loadAdvice(loads),
    ...paceAdvice(grounds),
    ...strengthAdvice(categories),
  ];
}

/** What to do with the result. */
export function nextSteps(grounds: Grounds): string[] {
  return [...levelStep(grounds), ...borderStep(grounds), ...placementStep(), ...againStep()];
}

const adviceOn: Record<string, string | undefined> = {
  'number-series':
    'write the differences between neighbours below the row, then the differences of those; if neither is regular, try ratios, and every second number by itself.',
  'matrix-reasoning':
    'name one feature at a time (number, shape, shade, position) and say its rule for the rows before you look at the options; then check it against the columns.',
  'verbal-analogies':
    'say the relation of the first pair as a full sentence, and accept an option only if the same sentence is true of it, in the same direction.',
  'spatial-rotation':
    'choose one corner or mark, follow only that one through the turn, and rule out mirror images by the order of three neighbouring marks.',
  deduction:
    'write each statement in short form, mark what it rules out, and take a conclusion only if no case is left in which it is false.',
  'working-memory':
    'group what you see into twos and threes, say it to yourself in a rhythm, and rehearse it once before the task changes it.',
  'processing-speed':
    'work from left to right without going back, and let accuracy set the pace: an answer that has to be checked twice is slower than one slow look.',
  'quantitative-comparison':
    'simplify both sides before you compute, and try 0, 1, a fraction and a negative number before you call a comparison certain.',
};

function loadAdvice(loads: readonly LoadGroup[]): string[] {
  const [weakest] = weak(loads);
  if (!weakest) return [];
  if (weakest.load === 'high') {
    return [
      'Tasks that ask you to hold much in mind at once brought less than expected: put intermediate results on paper, so that your attention is free for the next step.',
    ];
  }
  if (weakest.load === 'low') {
    return [
      'Simple tasks brought less than expected, which is mostly a matter of care: read what is asked once more before you choose.',
    ];
  }
  return ['Tasks of two or three steps brought less than expected: do them in the same order each time.'];
}

function paceAdvice({ answered, questions, averageTime, endedBy }: Grounds): string[] {
  const left = questions - answered;
  if (endedBy !== 'time' || left === 0 || averageTime === null) return [];
  return [
    `The time ended before ${left === 1 ? 'one question was' : `${left} questions were`} answered, at ${Math.round(averageTime / 1000)} seconds a question. Questions that were not reached do not lower the score, but they leave it less certain: give a question that does not open up after two minutes your best guess.`,
  ];
}

function strengthAdvice(categories: readonly CategoryGroup[]): string[] {
  const [best] = strong(categories);
  return best ? [`Build on ${lower(best.title)}: explain to somebody else how you found one of the answers.`] : [];
}

function levelStep({ level, score, cuts }: Grounds): string[] {
  const index = cuts.findIndex((cut) => cut.level === level);
  const [own, next] = [cuts[index], cuts[index + 1]];
  if (!own) return [];
  if (!next) {
    return [`${levelTitles[level]} is the highest level (from ${own.from}). Look for problems without a known way.`];
  }
  const title = levelTitles[next.level];
  if (next.from > score) {
    return [`The next level, ${title}, begins at ${next.from}; the score is ${score.toFixed(1)}.`];
  }
  return [
    `The score reaches into ${title} (from ${next.from}), but its uncertainty covers more of ${levelTitles[level]}: the level is the one that is likeliest.`,
  ];
}

function borderStep({ level, probabilities }: Grounds): string[] {
  const [likeliest] = (Object.keys(probabilities) as Level[])
    .filter((each) => each !== level)
    .sort((one, other) => probabilities[other] - probabilities[one]);
  if (!likeliest || probabilities[likeliest] < 0.25) return [];
  return [
    `The level lies close to a border: ${levelTitles[level]} ${percentText(probabilities[level])}, ${levelTitles[likeliest]} ${percentText(probabilities[likeliest])}. Another measurement will tell them apart better.`,
  ];
}

const placementStep = () => [
  'Cognitive tasks say nothing of mathematics, applied reasoning or AI concepts by themselves: the placement measures those, and together they make the EiQ score more certain.',
];

const againStep = () => [
  'The next assessment asks other questions where there are any that you have not seen. Both results count in the EiQ record.',
];

const withEvidence = ({ title, share, expected, answered }: Group) =>
  `${title}: ${shareText[share ?? 0.5]}; learners with this score usually solve about ${percentText(expected / Math.max(1, answered))}`;

const shareText = {
  0.25: 'a quarter or less solved',
  0.5: 'about half solved',
  0.75: 'three quarters or more solved',
} as const;

const lower = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);
