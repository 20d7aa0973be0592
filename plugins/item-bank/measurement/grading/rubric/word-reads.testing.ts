import type { Sentence } from './assertion.ts';

/** The maximum length of an answer, in characters. */
const maximumLength = 5000;

/** A repetitive answer of the maximum length. */
export const longestAnswer = (text: string) =>
  text.repeat(Math.ceil(maximumLength / text.length)).slice(0, maximumLength);

/** The sentences, and how often their words have been read or copied: the work of an examination, whatever the machine. */
export function countReads(sentences: readonly Sentence[]): { sentences: Sentence[]; reads(): number } {
  let reads = 0;
  const counted = (words: Sentence): Sentence =>
    new Proxy(words, {
      get(target, key, receiver) {
        if (key === 'slice') {
          return (...range: [number?, number?]) => {
            const copy = target.slice(...range);
            reads += copy.length;
            return counted(copy);
          };
        }
        if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  return { sentences: sentences.map(counted), reads: () => reads };
}
