/** A stretch of a sentence, in characters. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** An option as it may be written in a sentence. */
interface WrittenOption {
  readonly kind: keyof typeof betweenParts;
  /** The option without what may separate its parts. */
  readonly solid: string;
  /** Needed where a part of the option may also separate parts. */
  readonly pattern: RegExp | undefined;
}

/** A sentence without the characters that may separate the parts of an option, for prose and for formulas. */
export type Solid = Readonly<Record<keyof typeof betweenParts, string>>;

const betweenParts = { prose: /[^\p{L}\d+/%=<>-]/gu, formula: /[\s^*{}]/gu } as const;

/** The largest number of characters between two parts. */
const maxBetween = { prose: 5, formula: 3 } as const;

/** What must not follow an option. */
const goesOn = {
  prose: /^(?:[\p{L}\d]|[.,]\d)/u,
  formula: /^(?:[\p{L}\d(^]|\s?[+*/]\s?[\p{L}\d])/u,
} as const;

export const solidOf = (plain: string): Solid => ({
  prose: plain.replaceAll(betweenParts.prose, ''),
  formula: plain.replaceAll(betweenParts.formula, ''),
});

/** The option without punctuation and spaces; formulas lose only spaces. Undefined where nothing is left. */
export function writtenOption(option: string): WrittenOption | undefined {
  const kind = /[=+<>≤≥|^·]|\d\s?[(\p{L}]|\)\(/u.test(option) ? 'formula' : 'prose';
  const kept =
    kind === 'formula'
      ? option.replace(/[.!?]+$/, '').replaceAll(betweenParts.formula, '')
      : compact(option).replaceAll(/[()]/g, '');
  if (kept === '' || kept.length > 400) return undefined;
  const solid = kept.replaceAll(betweenParts[kind], '');
  return { kind, solid, pattern: solid === kept ? undefined : patternOf(kept, kind) };
}

/**
 * Where an option is written in a sentence. A pattern is not used for every option: one with up to 400 letters and what may
 * be between them takes as long to compile as a hundred searches by hand.
 */
export function placesOf({ kind, solid, pattern }: WrittenOption, plain: string, sentence: Solid): Place[] {
  const shown = sentence[kind];
  if (!shown.includes(solid)) return [];
  if (pattern)
    return [...plain.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
  const found: Place[] = [];
  const origins = originsOf(plain, kind);
  for (let at = shown.indexOf(solid); at >= 0; ) {
    const start = origins[at] ?? 0;
    const end = (origins[at + solid.length - 1] ?? 0) + 1;
    const isWritten =
      !/[\p{L}\d]$/u.test(plain.slice(Math.max(0, start - 2), start)) &&
      !goesOn[kind].test(plain.slice(end, end + 8)) &&
      areTogether(plain, origins.slice(at, at + solid.length), maxBetween[kind]);
    if (isWritten) found.push({ start, end });
    at = shown.indexOf(solid, at + (isWritten ? solid.length : 1));
  }
  return found;
}

/** For each character of the solid sentence, its place in the sentence. */
function originsOf(plain: string, kind: WrittenOption['kind']): number[] {
  const origins: number[] = [];
  let next = 0;
  const keepUntil = (end: number) => {
    for (; next < end; next++) origins.push(next);
  };
  for (const { index, 0: between } of plain.matchAll(betweenParts[kind])) {
    keepUntil(index);
    next += between.length;
  }
  keepUntil(plain.length);
  return origins;
}

function areTogether(plain: string, origins: readonly number[], most: number): boolean {
  return origins.every((place, index) => {
    const after = (origins[index - 1] ?? place - 1) + 1;
    return place - after <= most || [...plain.slice(after, place)].length <= most;
  });
}

function patternOf(kept: string, kind: WrittenOption['kind']): RegExp {
  const letters = [...kept].map((letter) => letter.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const between = { prose: '[^\\p{L}\\d+/%=<>-]{0,5}', formula: '[\\s^*{}]{0,3}' }[kind];
  return new RegExp(`(?<![\\p{L}\\d])${letters.join(between)}(?!${goesOn[kind].source.slice(1)})`, 'gu');
}

/** Letters, digits and the signs of formulas, without punctuation, spaces and typesetting. */
export const compact = (plain: string) => plain.replaceAll(/[^\p{L}\p{N}+/%=<>≤≥()|√-]/gu, '');
