/** A segment of a path is a literal or a parameter. */
const literal = /^[A-Za-z0-9._~-]+$/;
const parameter = /^:[A-Za-z][A-Za-z0-9_]*$/;

const partsOf = (path: string) => path.split('/').slice(1);
const isParameter = (part: string) => part.startsWith(':');

/**
 * The fault of a route's path: it cannot be parsed, or its parameters differ from the schema's.
 * @param declared names in the route's `params`; undefined without one
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

/** The fault of a screen's path. */
export function screenPathFault(path: string): string | undefined {
  const [first, ...parts] = partsOf(path);
  // A parameter as first segment would match screens of every plugin.
  if (!path.startsWith('/') || first === undefined || !literal.test(first)) return 'must start with / and a word';
  if (first === 'api') return 'is below /api/, where there are no screens';
  const wrong = parts.find((part) => !literal.test(part) && !parameter.test(part));
  return wrong === undefined
    ? undefined
    : `cannot be parsed at "${wrong}": a part of a path is a word or a parameter (/things/:id)`;
}

/** A path as the router compares it, regardless of parameter names and letter case. */
export const shapeOfPath = (path: string) =>
  path
    .split('/')
    .map((part) => (isParameter(part) ? ':…' : part.toLowerCase()))
    .join('/');

/**
 * Orders paths by specificity: at the first segment that differs in kind, a literal comes before a parameter. Thus
 * `/api/things/mine` takes precedence over `/api/things/:id`, regardless of the order of declaration.
 */
export function bySpecificity(one: string, other: string): number {
  const kinds = (path: string) =>
    partsOf(path)
      .map((part) => (isParameter(part) ? '1' : '0'))
      .join('');
  const [a, b] = [kinds(one), kinds(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}
