import { randomOf } from '../../evaluations/steps/random.ts';
import { after, asked, before, stated } from './wordings.testing.ts';

/** A task, its result, and a wrong result of the same length. */
export interface OpenTask {
  readonly task: string;
  readonly right: string;
  readonly wrong: string;
  /** Numbers of the task. */
  readonly own: readonly [string, string];
}

/** None of the results occurs in a lesson or in an example of how to write a step. */
export const openTasks: readonly OpenTask[] = [
  { task: 'What is 15% of 620?', right: '93', wrong: '97', own: ['15', '620'] },
  { task: 'What is 35% of 260?', right: '91', wrong: '95', own: ['35', '260'] },
  { task: 'solve 3x + 4 = 55', right: '17', wrong: '19', own: ['3', '4'] },
  { task: '5(x - 2) = 85', right: '19', wrong: '17', own: ['5', '2'] },
  { task: 'x² - 30x + 221 = 0', right: '17', wrong: '23', own: ['30', '221'] },
  { task: 'area of a triangle with base 18 cm and height 13 cm', right: '117', wrong: '234', own: ['18', '13'] },
  { task: 'find the mean of 14, 38, 39 and 69', right: '40', wrong: '41', own: ['14', '69'] },
  { task: 'what is 3/4 of 148', right: '111', wrong: '116', own: ['3', '148'] },
  { task: 'calculate 17 × 24', right: '408', wrong: '398', own: ['17', '24'] },
  { task: '6 + 4 * 13', right: '58', wrong: '59', own: ['6', '4'] },
  { task: 'what is the greatest common divisor of 221 and 68', right: '17', wrong: '19', own: ['221', '68'] },
  { task: 'convert 3.7 km to m', right: '3700', wrong: '3070', own: ['3.7', '3'] },
  {
    task: 'A car drives 185 km in 2.5 hours. What is its average speed?',
    right: '74',
    wrong: '77',
    own: ['185', '2.5'],
  },
  {
    task: 'A jacket costs 92 euros. There is a 25% discount. How much is the jacket now?',
    right: '69',
    wrong: '67',
    own: ['92', '25'],
  },
  { task: 'what is 2^7', right: '128', wrong: '124', own: ['2', '7'] },
  { task: 'what is the perimeter of a rectangle 26 cm by 17 cm', right: '86', wrong: '87', own: ['26', '17'] },
];

export interface AskedQuestion {
  readonly open: OpenTask;
  readonly kind: string;
  /** The question, with N for the number it asks about. */
  readonly wording: string;
}

/** Questions that state no result. The same seed gives the same questions. */
export function askedQuestions(seed: number, count: number): AskedQuestion[] {
  return written(seed, count, asked);
}

/** Results that learners state or ask about. */
export function statedResults(seed: number, count: number): AskedQuestion[] {
  return written(seed, count, [['stated', stated]]);
}

function written(seed: number, count: number, kinds: readonly (readonly [string, readonly string[]])[]) {
  const random = randomOf(seed);
  const one = <T>(of: readonly T[]): T => {
    const found = of[Math.floor(random() * of.length)];
    if (found === undefined) throw new Error('Nothing to choose from');
    return found;
  };
  return Array.from({ length: count }, () => {
    const open = one(openTasks);
    const [kind, wordings] = one(kinds);
    let wording = one(wordings).replaceAll(/\bA\b/g, open.own[0]).replaceAll(/\bB\b/g, open.own[1]);
    if (random() < 0.15) wording = slipped(wording, random);
    const tail = kind === 'stated' ? one(['?', '', '', '??']) : one(after);
    const head = one(before);
    wording = `${head}${wording}${/[?]$/.test(wording) ? '' : tail}`;
    const register = random();
    if (register < 0.15) wording = wording.charAt(0).toUpperCase() + wording.slice(1);
    else if (register < 0.2) wording = wording.replaceAll(/[a-z]+/g, (word) => word.toUpperCase());
    return { open, kind, wording };
  });
}

/** Exchanges two neighbouring letters of a longer word. */
function slipped(text: string, random: () => number): string {
  const words = [...text.matchAll(/[a-z]{5,}/g)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return text;
  const at = word.index + 1 + Math.floor(random() * (word[0].length - 3));
  return `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
}
