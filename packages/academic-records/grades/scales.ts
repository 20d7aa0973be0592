import type { BestGrade, GradingScale } from '../record.ts';

/** The conversion of each scale to grade points out of 4, in words. */
export const conversions: Record<GradingScale, string> = {
  '4.0': 'Grade points out of 4, as printed',
  percent:
    'Percent to grade points: 93 → 4.0, 90 → 3.7, 87 → 3.3, 83 → 3.0, 80 → 2.7, 77 → 2.3, 73 → 2.0, 70 → 1.7, 67 → 1.3, 65 → 1.0, below 65 → 0 (College Board)',
  letter:
    'Letters to grade points: A+ and A 4.0, A- 3.7, B+ 3.3, B 3.0, B- 2.7, C+ 2.3, C 2.0, C- 1.7, D+ 1.3, D 1.0, D- 0.7, F 0',
  '1-5':
    '1 is best: 5 minus the grade, above 4 counts 0 (modified Bavarian formula). 5 is best: the grade minus 1, below 3 counts 0',
  'uk-class':
    'UK classes to grade points: First (70 and above) 4.0, 2:1 (60–69) 3.7, 2:2 (50–59) 3.0, Third (40–49) 2.0, below 0',
  unknown: 'No conversion: the grading scale is unknown',
};

/** The conversion that a record with this scale uses. */
export function conversionOf(scale: GradingScale, best: BestGrade | null): string {
  if (scale !== '1-5' || !best) return conversions[scale];
  return best === '1'
    ? '1–5 with 1 best: 5 minus the grade, above 4 counts 0 (modified Bavarian formula)'
    : '1–5 with 5 best: the grade minus 1, below 3 counts 0';
}

const letterPoints: Readonly<Record<string, number>> = {
  'A+': 4,
  A: 4,
  'A-': 3.7,
  'B+': 3.3,
  B: 3,
  'B-': 2.7,
  'C+': 2.3,
  C: 2,
  'C-': 1.7,
  'D+': 1.3,
  D: 1,
  'D-': 0.7,
  E: 0,
  F: 0,
};

/** Lower bounds of percent, with their points. */
const percentPoints: readonly (readonly [number, number])[] = [
  [93, 4],
  [90, 3.7],
  [87, 3.3],
  [83, 3],
  [80, 2.7],
  [77, 2.3],
  [73, 2],
  [70, 1.7],
  [67, 1.3],
  [65, 1],
  [0, 0],
];

const markPoints: readonly (readonly [number, number])[] = [
  [70, 4],
  [60, 3.7],
  [50, 3],
  [40, 2],
  [0, 0],
];

const classPoints: Readonly<Record<string, number>> = { First: 4, '2:1': 3.7, '2:2': 3, Third: 2, Fail: 0 };

/**
 * Grade points out of 4, by the table of `conversions`; undefined for what does not count (pass, withdrawn, in progress) and
 * for grades that the scale does not have. The scale 1–5 requires `best`.
 * @example gradePoints('B+', 'letter') // 3.3
 * @example gradePoints('1,7', '1-5', '1') // 3.3
 */
export function gradePoints(grade: string, scale: GradingScale, best?: BestGrade | null): number | undefined {
  const text = String(grade ?? '').trim();
  if (scale === 'letter') return letterPoints[text.toUpperCase().replace(/[−–—]/g, '-')];
  if (scale === 'uk-class') return classPoints[ukClassOf(text) ?? ''] ?? fromBounds(text, markPoints);
  if (scale === 'percent') return fromBounds(text, percentPoints);
  const value = numberOf(text);
  if (value === undefined) return undefined;
  if (scale === '4.0') return value >= 0 && value <= 4.34 ? Math.min(4, value) : undefined;
  if (scale !== '1-5' || !best || value < 1 || value > (best === '1' ? 6 : 5)) return undefined;
  const points = best === '1' ? (value <= 4 ? 5 - value : 0) : value >= 3 ? value - 1 : 0;
  return Math.round(points * 100) / 100;
}

/** The class of a UK degree or module, in its common name. */
export function ukClassOf(text: string): 'First' | '2:1' | '2:2' | 'Third' | 'Fail' | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[\s.:;()\-/]+/g, ' ')
    .trim();
  if (/^(1st|first|i|first class|first class honours|1st class)( honours)?( 1st)?$/.test(plain)) return 'First';
  if (
    /^(2 ?1|ii ?i|upper second|2i|upper second class|second class upper division)( class)?( honours)?( 2 ?1)?$/.test(
      plain,
    )
  )
    return '2:1';
  if (
    /^(2 ?2|ii ?ii|lower second|2ii|lower second class|second class lower division)( class)?( honours)?( 2 ?2)?$/.test(
      plain,
    )
  )
    return '2:2';
  if (/^(3rd|third|iii|third class|3rd class)( honours)?( 3rd)?$/.test(plain)) return 'Third';
  return /^fail(ed)?$/.test(plain) ? 'Fail' : undefined;
}

function fromBounds(text: string, bounds: readonly (readonly [number, number])[]): number | undefined {
  const value = numberOf(text.replace(/%$/, ''));
  if (value === undefined || value < 0 || value > 100) return undefined;
  return bounds.find(([from]) => value >= from)?.[1];
}

function numberOf(text: string): number | undefined {
  return /^\d{1,3}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
