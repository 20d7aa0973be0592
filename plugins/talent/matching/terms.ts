/** Terms are compared without case, spacing and punctuation, but `C`, `C++` and `C#` stay different. */
export const termKey = (term: string): string =>
  term
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}+#.]+/gu, ' ')
    .replaceAll(/\.(?= |$)/g, '')
    .trim();

/** The words of a title: `Data Analyst (m/f/d)` has data, analyst, m, f, d. */
export const wordsOf = (title: string): string[] => {
  const key = termKey(title);
  return key === '' ? [] : [...new Set(key.split(' '))];
};
