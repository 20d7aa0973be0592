import type { DangerClass } from './phrases/phrase.ts';

export interface DangerPattern {
  readonly danger: DangerClass;
  /** Applied to the spellings from `plainSpellingsOf`. */
  readonly matches: RegExp;
  /** Where this matches too, the sentence has another meaning. */
  readonly unless?: RegExp | undefined;
}

/** Patterns of whole words for one class; `unless` applies to all of them. */
export function patternsOf(
  danger: DangerClass,
  unless: string | undefined,
  patterns: readonly string[],
): readonly DangerPattern[] {
  const exception = unless === undefined ? undefined : new RegExp(unless, 'u');
  return patterns.map((pattern) => {
    let compiled: RegExp | undefined;
    return {
      danger,
      // Compiled when it is first used: all together take 65 ms of processor time.
      get matches() {
        compiled ??= new RegExp(`${begins}(?:${withWholeWords(pattern)})${ends}`, 'u');
        return compiled;
      },
      unless: exception,
    };
  });
}

/** Patterns for scripts without spaces between words, or with joined words: matched anywhere. */
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

/** Lookaheads apply to whole words, too: `(?! (?:a|at))` does not match `again`. */
function withWholeWords(pattern: string): string {
  return pattern.replace(/\(\?! \(\?:((?:[^()]|\([^()]*\))*)\)\)/g, `(?! (?:$1)${ends})`);
}
