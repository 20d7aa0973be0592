import { editDistance } from './edit-distance.ts';

/** Only this many characters are read. */
const maxLength = 400;

/** The words of a text that carry meaning, in their stems. Signs that are read aloud count as words. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !small.has(word))
    .map(stemOf);
}

/** Lower-case words; `x²` is `x squared`, `%` is `percent`. Numbers carry no meaning and are left out. */
export function wordsOf(text: string): string[] {
  const plain = signs.reduce((read, [sign, word]) => read.replaceAll(sign, ` ${word} `), text.slice(0, maxLength));
  return (
    plain
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/['’`]/g, '')
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  );
}

const signs: readonly (readonly [RegExp | string, string])[] = [
  ['%', 'percent'],
  ['²', ' squared'],
  ['³', ' cubed'],
  [/\^2\b/g, ' squared'],
  [/\^3\b/g, ' cubed'],
  [/\^/g, ' power'],
  ['√', 'root'],
  ['π', 'pi'],
  [/\b\d+\s+\d+\/\d+/g, 'mixed number'],
  [/\b\d+\/\d+/g, 'fraction'],
  [/\b0[.,]\d+/g, 'decimal'],
  [/(?<=\d)\s*[:÷]\s*(?=\d)/g, 'divide'],
  [/(?<=[\d)])\s*[·×*]\s*(?=[\d(])/g, 'multiply'],
];

/** The stem of a word: the same for `divide`, `dividing` and `divided`. */
export function stemOf(word: string): string {
  const known = irregular[word];
  if (known) return known;
  for (const [ending, rest] of endings)
    if (word.endsWith(ending) && word.length - ending.length >= 3) return word.slice(0, -ending.length) + rest;
  return word;
}

const endings: readonly (readonly [string, string])[] = [
  ['isation', 'is'],
  ['ization', 'is'],
  ['ising', 'is'],
  ['izing', 'is'],
  ['ises', 'is'],
  ['ized', 'is'],
  ['ised', 'is'],
  ['ize', 'is'],
  ['ise', 'is'],
  ['ations', 'at'],
  ['ation', 'at'],
  ['ating', 'at'],
  ['ated', 'at'],
  ['ates', 'at'],
  ['ate', 'at'],
  ['ies', 'y'],
  ['ings', ''],
  ['ing', ''],
  ['ers', ''],
  ['ed', ''],
  ['es', ''],
  ['ss', 'ss'],
  ['s', ''],
  ['e', ''],
];

/** Words whose forms the endings do not join. */
const irregular: Readonly<Record<string, string | undefined>> = {
  division: 'divid',
  multiplication: 'multipl',
  multiply: 'multipl',
  multiplied: 'multipl',
  multiplying: 'multipl',
  subtraction: 'subtract',
  addition: 'add',
  adding: 'add',
  plus: 'add',
  minus: 'minus',
  differentiation: 'differenti',
  differentiate: 'differenti',
  percentage: 'percent',
  percentages: 'percent',
  vertices: 'vertex',
  matrices: 'matrix',
  matrix: 'matrix',
  indices: 'index',
  bias: 'bias',
  radius: 'radius',
  radii: 'radius',
  biased: 'bias',
  squared: 'squar',
  colour: 'color',
  centre: 'center',
  metre: 'meter',
  metres: 'meter',
  maths: 'math',
};

const small = new Set(
  (
    'a about after again all also always am an and any anybody are as at be because been but by can cant could couldnt did didnt do does doesnt doing done dont each else ' +
    'even ever every for from get gets getting give given go got had has have he help her here him his how hows i id if im in into is isnt it its ive just kind know ' +
    'let like lot make makes making many may me mean means more most much my need needs never no not now of off ok on one only or other our out over please ' +
    'put quite really right say see she should show so some something somebody still such take teach tell than that thats the their them then there these they thing things this those ' +
    'through to today too understand up us use used using very want was way ways we well were what whats when where which while who why will with work works would you your ' +
    'explain explanation stuck confused confuses confusing learn lesson question questions'
  ).split(' '),
);

/** Whether two stems are the same apart from a typing error; exchanged neighbours count as one error. */
export function isNear(word: string, wanted: string): boolean {
  if (word.length < 5 || wanted.length < 5) return false;
  const allowed = Math.min(word.length, wanted.length) >= 8 ? 2 : 1;
  return Math.abs(word.length - wanted.length) <= allowed && editDistance(word, wanted) <= allowed;
}
