import type { Route } from '../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { Input } from './routes.ts';
import { callRoute, everyRoute, hasParams, idFieldsOf, isForPrograms, kindOfBody, shapeOf } from './routes.ts';
import { sampleInput } from './samples.ts';

/** An answer to a person. */
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
    const named: Input[] = hasParams(route) ? ids.map((id) => ({ params: withEach(paramsOf(route), id) })) : [{}];
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

/**
 * The answers to everything that a person can try to change: all routes that change something, with a minimal body and each of these
 * ids as every parameter and every id in it, without that id itself. The person signs in again where a call ended their session.
 */
export async function everyWriting(
  at: TestPlatform,
  person: Pick<TestPerson, 'token' | 'signInAgain'>,
  ids: readonly string[],
): Promise<Reading[]> {
  const writings: Reading[] = [];
  let { token } = person;
  for (const [name, route] of await everyRoute()) {
    if (route.method === 'get' || isForPrograms(route) || kindOfBody(route) === 'upload') continue;
    const fields = idFieldsOf(route).flatMap((field) => (field.startsWith('body.') ? [field.slice(5)] : []));
    const sample = sampleInput(route);
    for (const id of hasParams(route) || fields.length > 0 ? ids : ids.slice(0, 1)) {
      const body =
        fields.length > 0 ? { body: { ...(sample.body as object | undefined), ...withEach(fields, id) } } : {};
      const input = { ...sample, params: { ...sample.params, ...withEach(paramsOf(route), id) }, ...body };
      let answer = await callRoute(at, route, input, { token });
      if (answer.status === 401) {
        ({ token } = await person.signInAgain());
        answer = await callRoute(at, route, input, { token });
      }
      const { status, body: answered } = answer;
      writings.push({
        asked: `${name} ${id}`,
        status,
        text: JSON.stringify(answered)?.replaceAll(id, 'same id') ?? '',
      });
    }
  }
  return writings;
}

const paramsOf = ({ path }: Pick<Route, 'path'>) =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, param]) => String(param));

const withEach = (names: readonly string[], id: string) => Object.fromEntries(names.map((name) => [name, id]));
