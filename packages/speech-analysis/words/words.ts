/** The words of a text in lower case, without punctuation: “don’t” and “well-known” are one word. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’ʼ]/g, "'")
    .match(/\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*/gu) ?? [];

/** Sounds that are never anything but a filler. “Like” and “you know” may be words of the sentence and are not counted. */
const fillers = new Set(['um', 'umm', 'uhm', 'uh', 'uhh', 'uh-uh', 'er', 'erm', 'hmm', 'hm', 'mm', 'mmm', 'mhm']);

export const isFiller = (word: string): boolean => fillers.has(word);
