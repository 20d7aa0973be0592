import { englishPatterns } from './english-patterns.ts';
import { englishSituations } from './english-situations.ts';
import { moreLanguagePatterns } from './more-language-patterns.ts';
import { spellingsOf } from './normalise.ts';
import { otherLanguagePatterns } from './other-language-patterns.ts';
import type { DangerClass } from './phrases/phrase.ts';

const patterns = [...englishPatterns, ...englishSituations, ...otherLanguagePatterns, ...moreLanguagePatterns];

/**
 * What danger a message may tell of; empty for none.
 *
 * @example
 * dangersIn('n0 one would care if i d1ed'); // ['suicide']
 */
export function dangersIn(text: string): DangerClass[] {
  const spellings = spellingsOf(text);
  const found = patterns.filter(({ matches, unless }) =>
    spellings.some((spelling) => matches.test(spelling) && !unless?.test(spelling)),
  );
  return [...new Set(found.map(({ danger }) => danger))];
}
