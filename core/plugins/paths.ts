/** What a part of a path may be: letters as they stand in an address, or a parameter. */
const literal = /^[A-Za-z0-9._~-]+$/;
const parameter = /^:[A-Za-z][A-Za-z0-9_]*$/;

const partsOf = (path: string) => path.split('/').slice(1);
const isParameter = (part: string) => part.startsWith(':');

/**
 * What is wrong with a route's path: that it cannot be parsed, or that its parameters are not those of the schema.
 * @param declared names in the route's `params`; undefined when it has none
 */
export function pathFault(path: string, declared: readonly string[] | undefined): string | undefined {
  const [first, ...parts] = partsOf(path);
  if (!path.startsWith('/') || first !== 'api' || parts.length === 0) return 'must start with /api/';
  const wrong = parts.find((part) => !literal.test(part) && !parameter.test(part));
  if (wrong !== undefined) {
    return `cannot be parsed at "${wrong}": a part of a path is a word or a parameter (/api/things/:id)`;
  }
  const names = parts.filter(isParameter).map((part) => part.slice(1));
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) return `names the parameter ${repeated} twice; rename one`;
  const without = names.filter((name) => !declared?.includes(name));
  if (without.length > 0)
    return `has the parameter ${without.join(', ')}, which its params schema does not; add it there`;
  const surplus = (declared ?? []).filter((name) => !names.includes(name));
  return surplus.length > 0
    ? `has no parameter ${surplus.join(', ')}, which its params schema has; correct the one or the other`
    : undefined;
}

/** What is wrong with the path of a screen. */
export function screenPathFault(path: string): string | undefined {
  const [first, ...parts] = partsOf(path);
  // A parameter there would open the screens of every plugin.
  if (!path.startsWith('/') || first === undefined || !literal.test(first)) return 'must start with / and a word';
  if (first === 'api') return 'is below /api/, where there are no screens';
  const wrong = parts.find((part) => !literal.test(part) && !parameter.test(part));
  return wrong === undefined
    ? undefined
    : `cannot be parsed at "${wrong}": a part of a path is a word or a parameter (/things/:id)`;
}

/** A path as the router compares it: the names of parameters and the case of letters make no difference. */
export const shapeOfPath = (path: string) =>
  path
    .split('/')
    .map((part) => (isParameter(part) ? ':…' : part.toLowerCase()))
    .join('/');

/**
 * Orders paths so that the more specific comes first: at the first part in which they differ in kind, a word goes before a
 * parameter. `/api/things/mine` is then found before `/api/things/:id`, whoever declares them and when.
 */
export function bySpecificity(one: string, other: string): number {
  const kinds = (path: string) =>
    partsOf(path)
      .map((part) => (isParameter(part) ? '1' : '0'))
      .join('');
  const [a, b] = [kinds(one), kinds(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}
