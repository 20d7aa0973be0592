// Whether the name on a document is the learner's: documents order names differently, leave out middle names, print
// capitals without accents, and are misread by a letter.

/** Lower-case words without accents: `O’Connor, Siobhán` becomes `oconnor siobhan`. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'`´]/g, '')
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Whether every word of the last name and the first word of the first name (or its initial) occur.
 * @example isSameName('DELA CRUZ, TALA M.', { firstName: 'Tala', lastName: 'Dela Cruz' }) // true
 */
export function isSameName(read: string, person: { readonly firstName: string; readonly lastName: string }): boolean {
  const words = wordsOf(read);
  const joined = words.join('');
  const last = wordsOf(person.lastName);
  const [first = ''] = wordsOf(person.firstName);
  const has = (wanted: string) =>
    words.some((word) => isAlike(word, wanted)) || (wanted.length > 5 && joined.includes(wanted));
  // Names without spaces between first and last: 高橋美咲.
  if (joined === wordsOf(person.lastName + person.firstName).join('')) return true;
  if (joined === wordsOf(person.firstName + person.lastName).join('')) return true;
  const hasFirst = has(first) || (first !== '' && words.some((word) => word.length === 1 && first.startsWith(word)));
  return last.every(has) && (first === '' || hasFirst);
}

/** Equal, or different by one letter in a long word. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end <= 1;
}
