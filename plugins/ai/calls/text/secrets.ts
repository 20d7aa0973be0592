/** Whether a text says one of these, however it is dressed: letter case, emphasis, letters set apart. */
export function containsSecret(text: string, secrets: readonly string[]): boolean {
  const said = plain(text);
  return secrets.some((secret) => {
    const sought = plain(secret);
    if (sought === '') return false;
    const letters = squeezed(sought);
    return containsWhole(said, sought) || (letters.length >= fewestLetters && squeezed(said).includes(letters));
  });
}

/** The words of a text, in small letters and without what dresses them. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** With fewer, letters that stand apart are found in any text. */
const fewestLetters = 6;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\\[,;!: ]|[*_~`$\\{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** As a word of its own; a number not as a part of another: `3` is neither in `3.5` nor in `3/4`. */
function containsWhole(said: string, sought: string): boolean {
  const isNumber = /^[\d.,/ -]+$/.test(sought);
  for (let at = said.indexOf(sought); at >= 0; at = said.indexOf(sought, at + 1)) {
    const [before, after] = [said.slice(0, at), said.slice(at + sought.length)];
    if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) continue;
    if (isNumber && (/\d[.,/]$/.test(before) || /^[.,/]\d/.test(after))) continue;
    return true;
  }
  return false;
}
