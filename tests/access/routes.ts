import path from 'node:path';
import { z } from 'zod';
import type { AnyContract, Route } from '../../core/contract/index.ts';
import { isCallerAccess, schemaOfBody } from '../../core/contract/index.ts';
import { platform } from '../../core/contract/platform.ts';
import type { AnyPlugin } from '../../core/plugins/define-plugin.ts';
import type { Installed } from '../../core/plugins/discover.ts';
import { discoverPlugins } from '../../core/plugins/discover.ts';
import type { Answer, TestPlatform } from '../../core/testing.ts';
import {
  beesFixture,
  birdsFixture,
  birdsongFixture,
  gardensFixture,
  parcelsFixture,
  postcardsFixture,
  rostersFixture,
  shedsFixture,
} from '../fixtures/index.ts';

// Every plugin of the tree, and fixtures that use parts of the contract that no plugin of the tree uses yet.

export type ReadablePlugin = Installed & { readonly plugin: AnyPlugin };

/** Started together with the plugins of the tree. */
export const fixtures = [
  gardensFixture,
  shedsFixture,
  birdsFixture,
  beesFixture,
  postcardsFixture,
  parcelsFixture,
  rostersFixture,
  birdsongFixture,
];

/** Every plugin of the tree and the fixtures. @throws if one of the tree cannot be read */
export async function everyPlugin(): Promise<ReadablePlugin[]> {
  const installed = [...(await discoverPlugins(path.join(import.meta.dirname, '../..'))), ...fixtures];
  return installed.map((each) => {
    if (!each.plugin) throw new Error(`${each.id} cannot be read: ${each.problem}`);
    return { ...each, plugin: each.plugin };
  });
}

/** Every route of every contract, the core's included, by its name `plugin.route`. */
export async function everyRoute(): Promise<[name: string, route: Route][]> {
  const contracts: AnyContract[] = [platform, ...(await everyPlugin()).map(({ plugin }) => plugin.contract)];
  return contracts.flatMap(({ id, routes }) =>
    Object.entries(routes).map(([name, route]): [string, Route] => [`${id}.${name}`, route]),
  );
}

/** The input of a call. Values outside the body are sent as text. */
export interface Input {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly cookies?: Readonly<Record<string, unknown>>;
  /** The text, for a raw body. */
  readonly body?: unknown;
}

/** An id that does not exist. */
export const unknownId = '01900000-0000-7000-8000-000000000000';

/** The address of a call; a missing parameter is replaced by an id that does not exist. */
export function addressOf(route: Pick<Route, 'path'>, { params = {}, query = {} }: Input = {}): string {
  const address = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? unknownId)),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.append(name, String(value));
  return search.size > 0 ? `${address}?${search}` : address;
}

type CallOptions = NonNullable<Parameters<TestPlatform['call']>[2]>;

/** Calls a route with an input. */
export function callRoute(
  at: TestPlatform,
  route: Route,
  input: Input = {},
  options: Pick<CallOptions, 'token' | 'host' | 'headers'> = {},
): Promise<Answer> {
  const { body } = input;
  const cookie = Object.entries(input.cookies ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  const headers = Object.entries(input.headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  return at.call(route.method.toUpperCase(), addressOf(route, input), {
    ...options,
    headers: {
      ...Object.fromEntries(headers),
      ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
      ...(body !== undefined ? typeOfBody(route, body) : {}),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: sentBody(route, body) }),
  });
}

/** The kind of a route's body. */
export const kindOfBody = ({ body }: Route): 'none' | 'json' | 'form' | 'raw' | 'upload' =>
  body === undefined ? 'none' : 'kind' in body ? body.kind : 'json';

/** The body to send: fields of a form are encoded, everything else is unchanged. */
export function sentBody(route: Route, body: unknown): unknown {
  if (kindOfBody(route) === 'raw' && typeof body === 'string') return new TextEncoder().encode(body);
  if (kindOfBody(route) !== 'form' || body instanceof URLSearchParams || typeof body === 'string') return body;
  return new URLSearchParams(Object.entries(body as object).map(([name, value]) => [name, String(value)]));
}

/** The Content-Type that a route's body needs, where it is not the usual one. */
export function typeOfBody({ body: spec }: Route, body: unknown): Record<string, string> {
  if (!spec || !('kind' in spec)) return {};
  if (spec.kind === 'raw') return { 'content-type': (spec.types[0] ?? '').replaceAll('*', 'x') };
  return spec.kind === 'form' && typeof body === 'string'
    ? { 'content-type': 'application/x-www-form-urlencoded' }
    : {};
}

/** Whether a route is called by programs, which have no token of a person. */
export const isForPrograms = ({ access }: Route) => isCallerAccess(access);

/** The parts of a JSON Schema that these tests read. */
export interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

export const parts = ['params', 'query', 'headers', 'cookies', 'body'] as const;
export type Part = (typeof parts)[number];

/** The schema of a part of a route. */
export const schemaOf = (route: Route, part: Part): z.ZodType | undefined =>
  part === 'body' ? schemaOfBody(route.body) : route[part];

/** The JSON Schema of a part of a route; undefined without one. */
export function shapeOf(route: Route, part: Part): Shape | undefined {
  const schema = schemaOf(route, part);
  if (!schema) return undefined;
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** Top-level fields of query and body that hold ids. */
export function idFieldsOf(route: Route): string[] {
  return (['query', 'body'] as const).flatMap((part) =>
    Object.entries(shapeOf(route, part)?.properties ?? {})
      .filter(([, shape]) => [shape, ...(shape.anyOf ?? [])].some(({ format }) => format === 'uuid'))
      .map(([name]) => `${part}.${name}`),
  );
}

export const hasParams = ({ path }: Pick<Route, 'path'>) => path.includes(':');
