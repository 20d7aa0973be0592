import type { RouteSpec } from '../../core/contract/routes.ts';

/** The address of a call: the path with its parameters and the query. Undefined values are omitted. */
export function addressOf(
  route: Pick<RouteSpec, 'path'>,
  { params, query }: { params?: unknown; query?: unknown } = {},
): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = route.path.replaceAll(/:([a-zA-Z]\w*)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`${route.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, one instanceof Date ? one.toISOString() : String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
