/** Whether a text contains one of the secrets, whatever its letter case, emphasis or letter spacing. */
export function containsSecret(text: string, secrets: readonly string[]): boolean {
  const read = plain(text);
  return secrets.some((secret) => {
    const sought = plain(secret);
    if (sought === '') return false;
    const letters = squeezed(sought);
    return containsWhole(read, sought) || (letters.length >= minLetters && squeezed(read).includes(letters));
  });
}

/** The words of a text in lower case, without markup. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Spaced-out letters of a shorter secret would occur in any text. */
const minLetters = 6;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\\[,;!: ]|[*_~`$\\{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Whether `sought` occurs as a whole word, and a number not as part of another: `3` is in neither `3.5` nor `3/4`. */
function containsWhole(text: string, sought: string): boolean {
  const isNumber = /^[\d.,/ -]+$/.test(sought);
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + sought.length)];
    if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) continue;
    if (isNumber && (/\d[.,/]$/.test(before) || /^[.,/]\d/.test(after))) continue;
    return true;
  }
  return false;
}
