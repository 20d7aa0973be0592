import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { Input } from './routes.ts';
import { callRoute, everyRoute, hasParams, isForPrograms, shapeOf } from './routes.ts';

/** An answer to a person who reads. */
export interface Reading {
  /** `plugin.route` with what was asked for. */
  readonly asked: string;
  readonly status: number;
  readonly text: string;
}

/**
 * Everything that a person can read: the answers of all routes that read, for each of these ids as every parameter, and for
 * each of these words as every text of the query.
 */
export async function everyReading(
  at: TestPlatform,
  person: Pick<TestPerson, 'token'>,
  { ids, words }: { readonly ids: readonly string[]; readonly words: readonly string[] },
): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const [name, route] of await everyRoute()) {
    if (route.method !== 'get' || isForPrograms(route)) continue;
    const params = [...route.path.matchAll(/:([A-Za-z]+)/g)].map(([, param]) => String(param));
    const named: Input[] = hasParams(route)
      ? ids.map((id) => ({ params: Object.fromEntries(params.map((param) => [param, id])) }))
      : [{}];
    const texts = Object.entries(shapeOf(route, 'query')?.properties ?? {}).flatMap(([field, shape]) =>
      shape.type === 'string' && !shape.enum && !shape.format && !shape.pattern ? [field] : [],
    );
    const searched = texts.flatMap((field) => words.map((word): Input => ({ query: { [field]: word } })));
    for (const input of [...named, ...named.flatMap((each) => searched.map((search) => ({ ...each, ...search })))]) {
      const { status, body } = await callRoute(at, route, input, { token: person.token });
      readings.push({ asked: `${name} ${JSON.stringify(input)}`, status, text: JSON.stringify(body) });
    }
  }
  return readings;
}
