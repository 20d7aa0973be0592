import { seededRandom } from '../../../core/random.ts';
import type { Misconception } from './item.ts';

/** A wrong option with the misconception behind it. */
interface Distractor {
  readonly text: string;
  readonly misconception: Misconception;
}

/**
 * The share of numbers between the others that is moved to an end. Authors surround the right number with wrong ones, so
 * that it was in the middle in 70 % of items; after this move each place among the sorted numbers is about equally often
 * right.
 */
const share = 0.36;

const twice: Misconception = {
  id: 'twice-the-amount',
  says: 'Your number is twice the right one; check whether something was counted two times.',
};
const half: Misconception = {
  id: 'half-the-amount',
  says: 'Your number is half the right one; check whether a part was left out.',
};
const oneMore: Misconception = {
  id: 'one-too-many',
  says: 'Your number is one too many; check where counting begins and where it ends.',
};
const oneLess: Misconception = {
  id: 'one-too-few',
  says: 'Your number is one too few; check where counting begins and where it ends.',
};

const tenMore: Misconception = {
  id: 'carries-one-ten-too-many',
  says: 'Your number is ten too many; check what you carried to the tens.',
};
const tenLess: Misconception = {
  id: 'carries-one-ten-too-few',
  says: 'Your number is ten too few; check what you carried to the tens.',
};

/** Questions whose options are candidates: another number might be right as well. */
const offersCandidates = /\bwhich of (?:these|the following)\b|\b(?:could|possible|can be|might)\b/i;

/**
 * In some items whose options are numbers of one unit, replaces a wrong one below the answer by one above it, or the other way
 * round, so that the answer moves towards an end. The choice depends on the id alone.
 */
export function balanceNumbers<D extends Distractor>(
  id: string,
  { stem, answer, distractors }: { readonly stem: string; readonly answer: string; readonly distractors: readonly D[] },
): (D | Distractor)[] {
  if (offersCandidates.test(stem)) return [...distractors];
  const all = [answer, ...distractors.map(({ text }) => text)].map(readNumber);
  const [key, ...others] = all;
  if (!key || others.some((other) => !other || !isAlike(key, other))) return [...distractors];
  const values = others.map((other) => other?.value ?? 0);
  const below = values.filter((value) => value < key.value).length;
  const above = values.filter((value) => value > key.value).length;
  if (below + above !== values.length || below === 0 || above === 0) return [...distractors];
  const random = seededRandom(`order of numbers in ${id}`);
  if (random() >= share) return [...distractors];
  const upwards = below === above ? random() < 0.5 : below < above;
  const replaced = values.indexOf(Math[upwards ? 'min' : 'max'](...values));
  const added = candidates(key.value, upwards).flatMap(([value, misconception]) => {
    const text = values.includes(value) ? undefined : writeNumber(value, key, all);
    return text === undefined ? [] : [{ text, misconception }];
  })[0];
  return added ? distractors.map((each, at) => (at === replaced ? added : each)) : [...distractors];
}

const candidates = (value: number, upwards: boolean): [value: number, Misconception][] =>
  upwards
    ? [
        [value * 2, twice],
        [value + 10, tenMore],
        [value + 1, oneMore],
      ]
    : [
        [value / 2, half],
        [value - 10, tenLess],
        [value - 1, oneLess],
      ];

interface NumberText {
  readonly before: string;
  readonly digits: string;
  readonly after: string;
  readonly value: number;
}

/** A text with one positive number: "€1,250", "about 24%", "3.5 km". */
function readNumber(text: string): NumberText | undefined {
  const [, before, digits, after] = /^([^\d−-]*)(\d[\d,]*(?:\.\d+)?)(\D*)$/.exec(text) ?? [];
  if (before === undefined || digits === undefined || after === undefined || /[/:^²³√]/.test(before + after)) return;
  return { before, digits, after, value: Number(digits.replaceAll(',', '')) };
}

const isAlike = (one: NumberText, other: NumberText) => one.before === other.before && one.after === other.after;

/** The number in the form of the answer; undefined where the forms of the options do not show how to write it. */
function writeNumber(value: number, key: NumberText, all: readonly (NumberText | undefined)[]): string | undefined {
  const decimals = all.map((each) => each?.digits.split('.')[1]?.length ?? 0);
  if (new Set(decimals).size > 1 || value < 2) return;
  const places = decimals[0] ?? 0;
  if (Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) > 1e-6) return;
  if (key.after.startsWith('%') && value > 100) return;
  const isGrouped = all.some((each) => each?.digits.includes(','));
  if (value >= 1000 && !isGrouped && key.value < 1000) return;
  const digits = isGrouped
    ? value.toLocaleString('en-GB', { minimumFractionDigits: places, maximumFractionDigits: places })
    : value.toFixed(places);
  return `${key.before}${digits}${key.after}`;
}
