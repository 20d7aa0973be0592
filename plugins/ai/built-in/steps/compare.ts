import type { MathLibrary } from '../maths/library.ts';
import { isSameNumber } from '../maths/polynomial.ts';
import type { Relation } from './clauses.ts';
import type { Side } from './side.ts';
import type { Value } from './value.ts';
import { sameDimensions, sideValue } from './value.ts';

export type Comparison =
  | 'holds'
  | 'fails'
  /** The second side is the first one rounded, although the relation is equality. */
  | 'rounded'
  /** It cannot be decided. */
  | 'open';

/** Whether a relation between two sides without unknowns is true. */
export function compare(math: MathLibrary, one: Side, relation: Relation, other: Side): Comparison {
  const found = compareRead(math, one, relation, other);
  return found === 'fails' && (one.isAmbiguous || other.isAmbiguous) ? 'open' : found;
}

function compareRead(math: MathLibrary, one: Side, relation: Relation, other: Side): Comparison {
  const [bareOne, bareOther] = [sideValue(math, one.formula, true), sideValue(math, other.formula, true)];
  if (!one.hasUnits && !other.hasUnits)
    return bareOne && bareOther ? compareValues(bareOne, relation, bareOther, other) : 'open';
  const [strictOne, strictOther] = [sideValue(math, one.formula, false), sideValue(math, other.formula, false)];
  if (one.hasUnits && other.hasUnits) {
    if (!strictOne || !strictOther || !sameDimensions(strictOne, strictOther)) return 'open';
    return compareValues(strictOne, relation, strictOther, other, scaleOf(math, other));
  }
  // A unit on one side only is a label, unless the learner converted without saying so.
  if (!bareOne || !bareOther) return 'open';
  const labelled = one.hasUnits ? one : other;
  const found = compareValues(bareOne, relation, bareOther, other);
  if (found !== 'fails') return found;
  const kinds = new Set(labelled.tokens.filter(({ kind }) => kind === 'unit').map(({ text }) => text));
  const isWorkedOut = one.isCalculation || other.isCalculation;
  return kinds.size === 1 && isWorkedOut && !isConversion(bareOne.number, bareOther.number) ? 'fails' : 'open';
}

const steps = [7, 12, 24, 60, 365, 1440, 3600, 3.6, 60 / 3.6];
/** Whether one number could be the other in smaller or larger units. */
function isConversion(one: number, other: number): boolean {
  if (one === 0 || other === 0) return false;
  const ratio = Math.abs(one) > Math.abs(other) ? one / other : other / one;
  const isTens = Math.abs(Math.log10(ratio) - Math.round(Math.log10(ratio))) < 1e-9;
  return isTens || steps.some((step) => Math.abs(ratio / step - 1) < 1e-9);
}

/** The side's unit in base units, needed for the value of its last decimal place. */
function scaleOf(math: MathLibrary, side: Side): number | undefined {
  const [strict, bare] = [sideValue(math, side.formula, false), sideValue(math, side.formula, true)];
  const shown = side.tokens.filter(({ kind }) => kind === 'number').length === 1;
  return strict && bare && bare.number !== 0 && shown ? strict.number / bare.number : undefined;
}

function compareValues(
  one: Value,
  relation: Relation,
  other: Value,
  answer: Side,
  scale: number | undefined = 1,
): Comparison {
  const isSame =
    one.exact && other.exact ? isSameNumber(one.exact, other.exact) : isClose(one.number, other.number, 1e-12);
  const difference = Math.abs(one.number - other.number);
  switch (relation) {
    case '=': {
      if (isSame) return 'holds';
      if (!(one.exact && other.exact) && isClose(one.number, other.number, 1e-9)) return 'open';
      const last = lastPlaceOf(answer, scale);
      if (last === undefined) {
        const isExact = one.exact !== undefined && other.exact !== undefined;
        return isExact || !isClose(one.number, other.number, 0.02) ? 'fails' : 'open';
      }
      const isLong = !one.exact || !hasFewDecimals(one.number / (scale ?? 1));
      // Rounded, or cut off, or worked out with 3.14.
      if (isLong && difference <= last * (1 + 1e-9)) return difference <= (last / 2) * (1 + 1e-9) ? 'rounded' : 'open';
      if (!one.exact && isClose(one.number, other.number, 0.01)) return 'open';
      // 0.4 for 40%.
      if (Object.values(one.dimensions).some((power) => power !== 0)) return 'fails';
      return isClose(one.number * 100, other.number, 1e-12) || isClose(one.number, other.number * 100, 1e-12)
        ? 'open'
        : 'fails';
    }
    case '≈': {
      if (isSame) return 'holds';
      const last = lastPlaceOf(answer, scale);
      if (last === undefined) return isClose(one.number, other.number, 0.005) ? 'open' : farApart(one, other);
      const isRight = difference <= (last / 2) * (1 + 1e-9);
      if (isRight) return isClose(one.number, other.number, 0.06) ? 'holds' : 'open';
      return difference > last * 1.001 && !isClose(one.number, other.number, 0.06) ? 'fails' : 'open';
    }
    case '≠':
      return isSame ? 'fails' : 'holds';
    case '<':
      return isSame || one.number > other.number ? 'fails' : 'holds';
    case '>':
      return isSame || one.number < other.number ? 'fails' : 'holds';
    case '≤':
      return isSame || one.number < other.number ? 'holds' : 'fails';
    case '≥':
      return isSame || one.number > other.number ? 'holds' : 'fails';
  }
}

const farApart = (one: Value, other: Value): Comparison => (isClose(one.number, other.number, 0.1) ? 'open' : 'fails');

const isClose = (one: number, other: number, share: number) =>
  Math.abs(one - other) <= share * Math.max(Math.abs(one), Math.abs(other));

const hasFewDecimals = (value: number) =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-9 * Math.max(1, Math.abs(value));

/** The value of the last place of a written number: 0.01 for 3.14, 100 for 1200; undefined for anything else. */
function lastPlaceOf({ tokens }: Side, scale: number | undefined): number | undefined {
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const [only] = numbers;
  const isPlain = tokens.every(({ kind, text }) => kind === 'number' || kind === 'unit' || /^[-%/]$/.test(text));
  if (!only || numbers.length > 1 || !isPlain || scale === undefined) return undefined;
  const percent = tokens.some(({ text }) => text === '%') ? 0.01 : 1;
  const [, decimals] = /[.,](\d+)$/.exec(only.text) ?? [];
  const zeros = /^[1-9]\d*?(0*)$/.exec(only.text)?.[1]?.length ?? 0;
  return (decimals ? 10 ** -decimals.length : 10 ** zeros) * percent * Math.abs(scale);
}
