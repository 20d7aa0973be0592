import type { DangerClass } from './phrases/phrase.ts';

export interface DangerPattern {
  readonly danger: DangerClass;
  /** Tried on the spellings that `spellingsOf` gives. */
  readonly matches: RegExp;
  /** Where this matches too, the sentence means something else. */
  readonly unless?: RegExp | undefined;
}

/** Patterns of whole words for one class; `unless` holds for all of them. */
export function patternsOf(
  danger: DangerClass,
  unless: string | undefined,
  patterns: readonly string[],
): readonly DangerPattern[] {
  return patterns.map((pattern) => ({
    danger,
    matches: new RegExp(`${begins}(?:${withWholeWords(pattern)})${ends}`, 'u'),
    unless: unless === undefined ? undefined : new RegExp(unless, 'u'),
  }));
}

/** Patterns of a script that writes no spaces between words, or joins words to others: matched anywhere. */
export function fragmentsOf(
  danger: DangerClass,
  patterns: readonly string[],
  unless?: string,
): readonly DangerPattern[] {
  return patterns.map((pattern) => ({
    danger,
    matches: new RegExp(pattern, 'u'),
    unless: unless === undefined ? undefined : new RegExp(unless, 'u'),
  }));
}

const begins = String.raw`(?<![\p{L}\p{N}])`;
const ends = String.raw`(?![\p{L}\p{N}])`;

/** What must not follow is whole words too: `(?! (?:a|at))` does not mean `again`. */
function withWholeWords(pattern: string): string {
  return pattern.replace(/\(\?! \(\?:((?:[^()]|\([^()]*\))*)\)\)/g, `(?! (?:$1)${ends})`);
}
