import { editDistance } from '../../../lessons/services.ts';

/** Only this many characters of a message are read. */
const maxLength = 4000;

/** Lower-case words and numbers, apostrophes dropped: `what’s` is `whats`. */
export function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, maxLength)
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/['’`]/g, '')
      .replaceAll('-', ' ')
      .match(/[\p{L}\p{M}]+|\d+(?:[./]\d+)*/gu) ?? []
  );
}

/** Whether two words are the same apart from typing errors or a plural s. */
export function isNear(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  if (wanted.length < 4 || word.length < 4 || word[0] !== wanted[0]) return false;
  if (word === `${wanted}s` || `${word}s` === wanted) return true;
  const allowed = wanted.length >= 8 ? 2 : wanted.length >= 5 ? 1 : 0;
  return Math.abs(word.length - wanted.length) <= allowed && allowed > 0 && editDistance(word, wanted) <= allowed;
}

const small = new Set(
  (
    'a about after all also am an and any are as at be been but by can could did do does dont for from get give go got had has have he help her him his how i if im in into is it its just ' +
    'know let like make many me more most much my no not now of off on one only or other our out please pls question she should so some such take tell than that the their them then there ' +
    'these they thing this those to too two up use very want was we were what whats when where which while who whose why will with would you your'
  ).split(' '),
);

/** The words that carry meaning, without a plural s. */
export const contentWords = (text: string) =>
  wordsOf(text)
    .filter((word) => !small.has(word))
    .map((word) => (word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word));
