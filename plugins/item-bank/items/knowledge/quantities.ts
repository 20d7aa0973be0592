/** A number in a text, in figures or words, with its position. */
export interface Quantity {
  readonly value: number;
  /** The number before a percent sign: 50 for 50%, whose value is 0.5. */
  readonly isPercent: boolean;
  /** Decimal places it was written with; 0 for whole numbers and fractions. */
  readonly places: number;
  readonly start: number;
  readonly end: number;
}

/** Normalises formulas and signs: `\frac{1}{2}`, `½` and `1 / 2` are `1/2`; `−` is `-`; `50 \%` is `50%`. */
export function plainFormulas(text: string): string {
  return text
    .slice(0, 20_000)
    .replaceAll(/\\[dt]?frac\s*\{([^{}]{1,40})\}\s*\{([^{}]{1,40})\}/g, '$1/$2')
    .replaceAll(/\\(?:cdot|times)/g, '*')
    .replaceAll(/\\(?:text|mathrm|mathbf|boxed)\s*\{([^{}]{0,200})\}/g, '$1')
    .replaceAll(/\\[,;! ]|\\(?=[%$€£])|\$/g, '')
    .replaceAll(/(\d)(?=[¼½¾⅐-⅞])/g, '$1 ')
    .normalize('NFKC')
    .replaceAll(/[−–‐‑]/g, '-')
    .replaceAll(/[⁄∕]/g, '/')
    .replaceAll(/[*_`]{2,}|(?<=\s)[*_`]|[*_`](?=\s|$)/g, ' ')
    .toLowerCase()
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d)\s*\/\s*(?=\d)/g, '$1/')
    .replaceAll(/(\d)\s+%/g, '$1%');
}

/** All numbers in a text normalised by `plainFormulas`. */
export function quantitiesIn(text: string): Quantity[] {
  return [...inFigures(text), ...inWords(text)].sort((one, other) => one.start - other.start);
}

/** Whether both are the same number: 1/2, 0.5, 50% and one half are equal, and 0.54 is 13/24 rounded. */
export function isSame(key: Quantity, mentioned: Quantity): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));
  const isRounded = (one: number, other: number, places: number) =>
    places >= 2 && Math.abs(one - other) <= 0.5 * 10 ** -places + 1e-12;
  if (isNear(key.value, mentioned.value)) return true;
  if (
    key.isPercent !== mentioned.isPercent &&
    isNear(key.isPercent ? key.value * 100 : key.value, mentioned.isPercent ? mentioned.value * 100 : mentioned.value)
  )
    return true;
  return isRounded(key.value, mentioned.value, mentioned.isPercent ? mentioned.places + 2 : mentioned.places);
}

function* inFigures(text: string): Iterable<Quantity> {
  const pattern =
    /(?<![\p{L}\d.])(?:(\d{1,15}) (\d{1,6})\/(\d{1,6})|(\d{1,15})(?:\/| over | out of | in every )(\d{1,15})|(\d{1,15}(?:\.\d{1,12})?))(?!\d|(?:st|nd|rd|th)\b)\s?(%|percent\b|per cent\b)?/gu;
  for (const match of text.matchAll(pattern)) {
    const [all, whole, part, of, above, below, plain = '', percent] = match;
    const value =
      whole !== undefined
        ? Number(whole) + Number(part) / Number(of)
        : above !== undefined
          ? Number(above) / Number(below)
          : Number(plain);
    if (!Number.isFinite(value)) continue;
    const isNegative = /(?:^|[\s(=:])-$|\bminus $/.test(text.slice(Math.max(0, match.index - 7), match.index));
    yield {
      value: (isNegative ? -1 : 1) * (percent ? value / 100 : value),
      isPercent: percent !== undefined,
      places: plain.split('.')[1]?.length ?? 0,
      start: match.index,
      end: match.index + all.trimEnd().length,
    };
  }
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const simple = new Map<string, number>([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, 20 + 10 * index] as const),
]);
const partNames = new Map<string, number>([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['quarter', 4],
  ['fifth', 5],
  ['eighth', 8],
  ['ninth', 9],
  ['twelfth', 12],
  ...[4, 6, 7, 10, 11, 13, 14, 15, 16, 17, 18, 19].map((value) => [`${ones[value]}th`, value] as const),
  ...tens.map((word, index) => [`${word.slice(0, -1)}ieth`, 20 + 10 * index] as const),
]);

function* inWords(text: string): Iterable<Quantity> {
  const words = [...text.matchAll(/[a-z]+/g)];
  for (let at = 0; at < words.length; at++) {
    const counted = countAt(words, at) ?? (isArticle(words[at]?.[0]) ? { value: 1, next: at + 1 } : undefined);
    if (!counted) continue;
    const part = partAt(words, counted.next);
    if (isArticle(words[at]?.[0]) && !part) continue;
    if (!part && isPronoun(words, at)) continue;
    const last = part?.next ?? counted.next;
    const isPercent = !part && /^per ?cent\b/.test(text.slice(words[last]?.index ?? text.length));
    const end = words[last - 1];
    const value = counted.value / (part?.value ?? (isPercent ? 100 : 1));
    yield {
      value,
      isPercent,
      places: 0,
      start: words[at]?.index ?? 0,
      end: (end?.index ?? 0) + (end?.[0].length ?? 0),
    };
    at = last - 1;
  }
}

const isArticle = (word: string | undefined) => word === 'a' || word === 'an';

/** "One" as a pronoun: "the second one", "this one". */
const isPronoun = (words: Words, at: number) =>
  words[at]?.[0] === 'one' &&
  /^(?:the|this|that|which|each|every|any|other|another|same|first|second|third|fourth|fifth|st|nd|rd|th|last|top|bottom|right|wrong|only|no)$/.test(
    words[at - 1]?.[0] ?? '',
  );

type Words = readonly RegExpMatchArray[];

/** `one hundred and six`, `twenty one`; undefined where no number starts. */
function countAt(words: Words, at: number): { value: number; next: number } | undefined {
  let total = 0;
  let current: number | undefined;
  let next = at;
  for (; next < words.length; next++) {
    const word = words[next]?.[0] ?? '';
    const value = simple.get(word);
    if (
      value !== undefined &&
      (current === undefined ||
        (current % 100 === 0 && current > 0) ||
        (current % 10 === 0 && current % 100 >= 20 && value < 10))
    )
      current = (current ?? 0) + value;
    else if (word === 'hundred' && current !== undefined && current > 0 && current < 100) current *= 100;
    else if (word === 'thousand' && current !== undefined) {
      total += current * 1000;
      current = 0;
    } else if (
      word === 'and' &&
      current !== undefined &&
      current % 100 === 0 &&
      current > 0 &&
      simple.has(words[next + 1]?.[0] ?? '')
    )
      continue;
    else break;
  }
  return current === undefined ? undefined : { value: total + current, next };
}

/** `quarters`, `twenty fourths`. */
function partAt(words: Words, at: number): { value: number; next: number } | undefined {
  const word = (words[at]?.[0] ?? '').replace(/s$/, '');
  const whole = partNames.get(words[at]?.[0] ?? '') ?? partNames.get(word);
  if (whole !== undefined) return { value: whole, next: at + 1 };
  const ten = simple.get(word);
  const one = partNames.get((words[at + 1]?.[0] ?? '').replace(/s$/, ''));
  return ten !== undefined && ten >= 20 && one !== undefined && one < 10
    ? { value: ten + one, next: at + 2 }
    : undefined;
}
