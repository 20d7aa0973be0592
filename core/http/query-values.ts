/**
 * The values of a query by name; a name that is repeated has a list. Koa's own reads the whole query again for each pair: a
 * query of 16 KiB kept the process busy for a second.
 */
export function queryValues(text: string): Record<string, string | string[]> {
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const known = found.get(name);
    if (known === undefined) found.set(name, value);
    else if (typeof known === 'string') found.set(name, [known, value]);
    else known.push(value);
  }
  return Object.fromEntries(found);
}
