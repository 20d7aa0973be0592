/** @example joinWithAnd(['a', 'b', 'c']) // 'a, b and c' */
export function joinWithAnd(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** An identifier as words, in any of its usual forms. @example readableName('maxOpenApplications') // 'Max open applications' */
export function readableName(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
