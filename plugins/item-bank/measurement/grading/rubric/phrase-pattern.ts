import { isDenial } from './evidence.ts';
import { boundary, isWord, pause } from './words.ts';

/** Maximum number of words that `..` matches. */
const longestGap = 5;
const endsGap: ReadonlySet<string> = new Set([
  boundary,
  pause,
  'and',
  'but',
  'because',
  'so',
  'while',
  'whereas',
  'since',
  'then',
  'or',
  'unless',
  'rather',
  'instead',
]);
const stops = endsGap;

/**
 * The end of a phrase that starts at this word; undefined where it does not match. A phrase consists of
 * - `word`, `stem*`, and `one|other`, any of which will do; with `?` before it, it may be missing
 * - `#`: a number, other than those of `except`
 * - `..`: up to five words of the same clause, none of which denies
 * - `^` and `$`: the beginning of the sentence, the end of the clause
 */
export function isPhraseAt(
  pattern: readonly string[],
  words: readonly string[],
  start: number,
  except: readonly string[] | undefined,
): number | undefined {
  const [token, ...rest] = pattern;
  if (token === undefined) return start;
  const word = words[start] ?? boundary;
  if (token === '^') return start === 0 ? isPhraseAt(rest, words, start, except) : undefined;
  if (token === '$') return stops.has(word) ? isPhraseAt(rest, words, start, except) : undefined;
  if (token === '..') {
    for (let at = start; at <= start + longestGap; at++) {
      const end = isPhraseAt(rest, words, at, except);
      if (end !== undefined) return end;
      const skipped = words[at] ?? boundary;
      if (endsGap.has(skipped) || isDenial(skipped)) return undefined;
    }
    return undefined;
  }
  const isOptional = token.startsWith('?');
  const alternatives = (isOptional ? token.slice(1) : token).split('|');
  if (alternatives.some((each) => isWordOf(each, word, except))) {
    const end = isPhraseAt(rest, words, start + 1, except);
    if (end !== undefined) return end;
  }
  return isOptional ? isPhraseAt(rest, words, start, except) : undefined;
}

function isWordOf(pattern: string, word: string, except: readonly string[] | undefined): boolean {
  if (pattern === '#') return /^\d[\d.]*$/.test(word) && !except?.includes(word);
  if (pattern.endsWith('*')) return isWord(word) && word.startsWith(pattern.slice(0, -1));
  return word === pattern;
}
