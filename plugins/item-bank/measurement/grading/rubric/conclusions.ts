import type { OpenItem, WrongConclusion } from '../../../items/item.ts';
import type { Sentence } from './assertion.ts';
import { claimedSentences, isAsserted, placesOf, setOf } from './assertion.ts';
import { wrongVerdictIn } from './verdicts.ts';

/** Maximum share of points of an answer with a wrong conclusion, rounded down. */
const maxShare = 1 / 3;
export const mostWithWrongConclusion = (maximumPoints: number) => Math.floor(maximumPoints * maxShare + 1e-9);

/**
 * The first of an item's wrong conclusions that an answer draws. A conclusion that is denied, quoted, asked, supposed, or
 * reported as another person's opinion is not drawn.
 */
export function wrongConclusionIn({ rubric }: OpenItem, answer: string): { readonly says: string } | undefined {
  const { wrongConclusions = [], verdicts = [] } = rubric;
  if (wrongConclusions.length + verdicts.length === 0) return undefined;
  return wrongConclusionAmong(rubric, claimedSentences(answer));
}

/** The same from the sentences that the answer asserts. */
export function wrongConclusionAmong(
  { wrongConclusions = [], verdicts = [] }: OpenItem['rubric'],
  sentences: readonly Sentence[],
): { readonly says: string } | undefined {
  return wrongConclusions.find((conclusion) => isDrawn(conclusion, sentences)) ?? wrongVerdictIn(verdicts, sentences);
}

/** After the right conclusion, a wrong one counts only in a concluding sentence: "altogether it makes 500 g". */
const concluding = setOf('so therefore thus hence altogether total finally final answer result');

function isDrawn({ phrases, except, unless, notIn }: WrongConclusion, sentences: readonly Sentence[]): boolean {
  const isAssertedIn = (sentence: Sentence, wanted: readonly string[]) =>
    wanted.some((phrase) => placesOf(phrase, sentence, except).some((at) => isAsserted(sentence, at)));
  const excused = unless ? sentences.findLastIndex((sentence) => isAssertedIn(sentence, unless)) : -1;
  return sentences.some(
    (sentence, index) =>
      (excused < 0 || (index > excused && sentence.some((word) => concluding.has(word)))) &&
      !notIn?.some((phrase) => placesOf(phrase, sentence, undefined).length > 0) &&
      isAssertedIn(sentence, phrases),
  );
}
