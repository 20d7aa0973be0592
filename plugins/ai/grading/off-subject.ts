import { wordsOf } from '../calls/text/secrets.ts';
import { englishWords } from './small-words.ts';

/**
 * Whether a sentence leaves the question's subject to address the reader or to discuss the assessment: none of its
 * content words is related to the question, its criteria or its model answer, and it contains a reader and a word of
 * judging, or two words of judging.
 */
export function speaksOfJudging(sentence: string, subject: ReadonlySet<string>): boolean {
  const words = new Set(wordsOf(sentence));
  const judging = [...words].filter((word) => judgingWords.has(word));
  if (judging.length === 0) return false;
  const meaning = [...words].filter((word) => word.length > 3 && !englishWords.has(word) && !judgingWords.has(word));
  if (meaning.some((word) => subject.has(stemOf(word)))) return false;
  return judging.length > 1 || [...words].some((word) => readers.has(word));
}

/** Stems of the words to be expected in an answer to a question. */
export const subjectOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    wordsOf(texts.join(' '))
      .filter((word) => word.length > 3 && !englishWords.has(word))
      .map(stemOf),
  );

/** The first five letters, which match "wages" with "wage" and "multiplied" with "multiply". */
const stemOf = (word: string) => word.slice(0, 5);

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words for people or programs that an answer may address. */
const readers = listed(`
yourself us please kindly reader reading reads whoever checker reviewer assessor evaluator examiner
student pupil learner candidate teacher professor school headmaster nobody assistant bot machine
`);

/** Words of assessment. */
const judgingWords = listed(`
approve approved approval pass passed passing confirm confirms confirmed accept accepted judge judged judgement judgment
verdict result results outcome evaluation evaluate assessment assess assessed success succeeded successful satisfied
demonstrated fulfilled shown complete completed missing favourable favorable mastery outstanding excellent perfect highest
top best tick box boxes entry entries list items checks check checking compare comparing report decided policy submission
submissions task tasks previous above below output note notice through sufficient credited worth handed sample solution
`);
