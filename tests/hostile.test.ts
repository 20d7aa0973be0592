import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Route } from '../core/contract/index.ts';
import { deployment } from '../core/identity/index.ts';
import type { Answer, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { shortSections } from '../plugins/immersion/testing.ts';
import type { Prepared } from './access/callers.ts';
import { createCallers } from './access/callers.ts';
import {
  hostileStructures,
  hostileText,
  hostileValues,
  leaks,
  otherType,
  wrongBodies,
} from './access/hostile-input.ts';
import type { Input } from './access/routes.ts';
import {
  addressOf,
  callRoute,
  everyRoute,
  fixtures,
  kindOfBody,
  schemaOf,
  sentBody,
  shapeOf,
  typeOfBody,
} from './access/routes.ts';
import { matchesSchemas } from './access/samples.ts';

// Hostile input to every route of every plugin: it causes no server error and reveals nothing about the implementation.

// Two routes of fixtures always fail.
const routes = (await everyRoute()).filter(([name]) => !['gardens.fail', 'parcels.forge'].includes(name));
const routesWith = (kind: ReturnType<typeof kindOfBody>) => routes.filter(([, route]) => kindOfBody(route) === kind);
const withBody = routesWith('json');
const withForm = routesWith('form');
const withRaw = routesWith('raw');
const withUpload = routesWith('upload');
const withHeaders = routes.filter(([, { headers, cookies }]) => headers !== undefined || cookies !== undefined);
const withQuery = routes.filter(([, { query }]) => query !== undefined);
const withParams = routes.filter(([, { path }]) => path.includes(':'));

let at: TestPlatform;
let callers: ReturnType<typeof createCallers>;
beforeAll(async () => {
  at = await createTestPlatform({ extra: fixtures, environment: shortSections });
  callers = createCallers(at);
});
afterAll(() => at?.close());

afterEach(async () => {
  expect(Object.prototype).not.toHaveProperty('polluted');
  expect((await at.nobody.get('/api/platform/manifest')).status).toBe(200);
});

/**
 * The fault of a response, or undefined. No response may be a 5xx or reveal the implementation, and refusals have the error
 * format.
 */
function faultOf({ status, body }: Answer, route: Route): string | undefined {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (status >= 500) return `${status} ${text.slice(0, 500)}`;
  if (status < 400) return undefined;
  const hasEnvelope = typeof body?.error?.code === 'string' && typeof body.error.message === 'string';
  // A route with its own error format uses it for every failure.
  if (hasEnvelope === (route.errors !== undefined)) return `another format: ${text}`;
  if (leaks.test(text)) return `reveals ${text.slice(0, 500)}`;
  return text.length > 20_000 ? `echoes ${text.length} characters` : undefined;
}

function note(faults: string[], answer: Answer, sent: string, route: Route): void {
  const fault = faultOf(answer, route);
  if (fault) faults.push(`${sent}: ${fault}`);
}

const redirects = ({ response }: Route) => 'kind' in response && response.kind === 'redirect';

const pathsIn = ({ body }: Answer): string[] => (body.error.issues ?? []).map(({ path }: { path: string }) => path);

/** Calls that nobody has made yet: preparing some takes a whole placement. */
const unused = new Map<Route, Promise<Prepared>>();

/** A prepared call, for tests that do not use it up. */
function prepared(route: Route): Promise<Prepared> {
  const found = unused.get(route) ?? callers.prepare(route);
  unused.set(route, found);
  return found;
}

/** A prepared call, for a test that may use it up. */
function preparedToUse(route: Route): Promise<Prepared> {
  const found = prepared(route);
  unused.delete(route);
  return found;
}

/** Restores what a route changed of the test's own setup. */
async function restore({ plugin }: Route): Promise<void> {
  if (plugin !== 'platform') return;
  await at.platform.identity.institutions.update({ who: deployment(at.institution) }, { hostNames: [] });
}

test.each(routes)('a valid input for %s can be constructed', async (name, route) => {
  const { input } = await prepared(route);
  const remedy = `Add an input for ${name} to plugins/${route.plugin}/access.testing.ts`;
  expect(matchesSchemas(route, input), `${remedy}: ${JSON.stringify(input)}`).toBe(true);
});

test.each(
  withBody.filter(([, { errors }]) => !errors),
)('%s reports the path of every field of the wrong type', async (_, route) => {
  const { person, input } = await prepared(route);
  for (const [what, body] of Object.entries(wrongBodies)) {
    const answer = await callRoute(at, route, { ...input, body }, { token: person.token });
    expect([what, answer.status]).toEqual([what, 400]);
    expect(pathsIn(answer).every((path) => path.startsWith('body'))).toBe(true);
    // A JSON body is an object or a list.
    if (body.startsWith('[')) expect(pathsIn(answer)).not.toEqual([]);
  }
  for (const [field, shape] of Object.entries(shapeOf(route, 'body')?.properties ?? {})) {
    const wrong = otherType(shape);
    if (wrong === undefined) continue;
    const answer = await callRoute(
      at,
      route,
      { ...input, body: withField(input.body, field, wrong) },
      { token: person.token },
    );
    expect([field, answer.status, answer.body.error?.code]).toEqual([field, 400, 'invalid']);
    expect(pathsIn(answer)).toEqual([expect.stringMatching(new RegExp(`^body\\.${field}`))]);
  }
});

test.each(withParams)('no parameter causes an error in %s', async (_, route) => {
  const { input, headersFor } = await prepared(route);
  const faults: string[] = [];
  const headers = await headersFor(input.body);
  for (const [what, text] of Object.entries(hostileText)) {
    const address = route.path.replace(/:[A-Za-z]+/g, () => text);
    const answer = await at.call(route.method.toUpperCase(), address, {
      headers: { ...typeOfBody(route, input.body), ...headers },
      ...(input.body === undefined ? {} : { body: sentBody(route, input.body) }),
    });
    note(faults, answer, what, route);
    // A one-time code that is invalid may be answered as used up. Browsers are redirected to a page that names the problem.
    const expected = [400, 404, ...(route.limit === 'link' ? [410] : []), ...(redirects(route) ? [302] : [])];
    if (!expected.includes(answer.status)) faults.push(`${what}: ${answer.status}`);
  }
  expect(faults).toEqual([]);
});

test.each(withBody)('no body causes an error in %s', async (_, route) => {
  let { input, named, send: sendBody } = await preparedToUse(route);
  const faults: string[] = [];
  const send = async (body: string, what: string) => {
    const answer = await sendBody(body);
    note(faults, answer, what, route);
    if (answer.status >= 300 && answer.status !== 401) return;
    await restore(route);
    // The object may be used up, or the person signed out: prepare the call again.
    if (named?.belongsTo === 'person' || answer.status === 401) {
      ({ input, named, send: sendBody } = await callers.prepare(route));
    }
  };
  for (const [what, value] of Object.entries(hostileStructures)) {
    await send(value, `${what} as the whole body`);
    await send(withFields(input.body, ['__proto__', 'never-heard-of'], value), `${what} in unknown fields`);
  }
  const fields = Object.keys(shapeOf(route, 'body')?.properties ?? {});
  for (const [what, value] of Object.entries(hostileValues)) {
    const { refused, other } = bySchema(route, 'body', input.body, fields, JSON.parse(value));
    if (refused.length > 0) await send(withFields(input.body, refused, value), `${what} as ${refused.join()}`);
    for (const field of other) await send(withField(input.body, field, value), `${what} as ${field}`);
  }
  expect(faults).toEqual([]);
});

// Forms: hostile text in every field, and unknown fields.
test.each(withForm)('no form causes an error in %s', async (_, route) => {
  const { input, send } = await preparedToUse(route);
  const faults: string[] = [];
  const given = Object.entries((input.body ?? {}) as object).map(([name, value]) => `${name}=${value}`);
  const others = (field: string) => given.filter((pair) => !pair.startsWith(`${field}=`));
  const sent = async (form: string, what: string) => note(faults, await send(form), what, route);
  for (const field of [
    ...Object.keys(shapeOf(route, 'body')?.properties ?? {}),
    '__proto__',
    'constructor',
    'then',
    '',
  ]) {
    for (const [what, text] of Object.entries(hostileText)) {
      await sent([...others(field), `${field}=${text}`].join('&'), `${what} as ${field}`);
    }
    await sent([...others(field), `${field}=1&${field}=2`].join('&'), `${field} twice`);
    await sent([...others(field), `${field}[x]=1`].join('&'), `a part of ${field}`);
    await sent(`${field}=1&`.repeat(20_000), `${field} 20,000 times`);
  }
  for (const form of ['', '&=&', '%', '{"json": true}', 'x'.repeat(1_000_000)]) await sent(form, form.slice(0, 20));
  expect(faults).toEqual([]);
});

// Raw bodies: the signature is valid for any bytes.
test.each(withRaw)('no bytes cause an error in %s', async (_, route) => {
  const { send } = await preparedToUse(route);
  const faults: string[] = [];
  const bodies: Record<string, string | Uint8Array> = {
    ...hostileStructures,
    ...wrongBodies,
    ...hostileValues,
    nothing: '',
    'not UTF-8': new Uint8Array([0xff, 0xfe, 0xc3, 0x28]),
    'all zeros': new Uint8Array(5000),
    'two million bytes': new Uint8Array(2_000_000),
  };
  for (const [what, body] of Object.entries(bodies)) note(faults, await send(body), what, route);
  expect(faults).toEqual([]);
});

test.each(withHeaders)('no header or cookie causes an error in %s', async (_, route) => {
  const { input, headersFor } = await preparedToUse(route);
  const faults: string[] = [];
  const credentials = await headersFor(input.body);
  for (const [what, text] of Object.entries(hostileText)) {
    for (const name of Object.keys(shapeOf(route, 'headers')?.properties ?? {})) {
      const headers = { ...credentials, [name]: text };
      note(faults, await callRoute(at, route, input, { headers }), `${what} as ${name}`, route);
    }
    for (const name of [...Object.keys(shapeOf(route, 'cookies')?.properties ?? {}), '__proto__', '']) {
      const headers = { ...credentials, cookie: `${name}=${text}; ${name}=again; =; ;;` };
      note(faults, await callRoute(at, route, input, { headers }), `${what} as ${name}`, route);
    }
  }
  expect(faults).toEqual([]);
});

test.each(withUpload)('no upload causes an error in %s', async (_, route) => {
  const { person, input } = await preparedToUse(route);
  const faults: string[] = [];
  const fields = Object.entries((input.body ?? {}) as Record<string, unknown>);
  const send = async (what: string, files: [content: string, name: string][], extra: [string, string][] = []) => {
    const body = new FormData();
    for (const [name, value] of [...fields.map(([name, value]) => [name, String(value)] as const), ...extra]) {
      body.append(name, value);
    }
    for (const [content, name] of files) body.append('file', new Blob([content]), name);
    note(faults, await callRoute(at, route, { ...input, body }, { token: person.token }), what, route);
  };
  await send('no file', []);
  await send('an empty file', [['', 'empty.pdf']]);
  await send('a program', [['\x7fELF\x02\x01\x01', 'picture.png']]);
  await send('an HTML page with a script', [['<!doctype html><script>alert(1)</script>', 'picture.png']]);
  await send('a name with a path traversal', [['words', '../../../../etc/passwd']]);
  await send('a long name with a NUL', [['words', `${'x'.repeat(5000)}\0.png`]]);
  await send(
    'a hundred files',
    Array.from({ length: 100 }, (_, index): [string, string] => ['words', `${index}.txt`]),
  );
  for (const field of [...Object.keys(shapeOf(route, 'body')?.properties ?? {}), '__proto__', 'never-heard-of']) {
    await send(
      `${field} twice`,
      [['words', 'a.txt']],
      [
        [field, 'a'],
        [field, 'b'],
      ],
    );
    await send(`a long ${field}`, [['words', 'a.txt']], [[field, 'x'.repeat(100_000)]]);
    await send(`NUL in ${field}`, [['words', 'a.txt']], [[field, 'a\0b']]);
  }
  expect(faults).toEqual([]);
});

test.each(withQuery)('no query causes an error in %s', async (_, route) => {
  const { input, headersFor } = await preparedToUse(route);
  const faults: string[] = [];
  const { properties = {} } = shapeOf(route, 'query') ?? {};
  const headers = await headersFor(undefined);
  const fields = [...Object.keys(properties), '__proto__', 'constructor'];
  const send = async (replaced: readonly string[], form: string) => {
    const others = addressOf(route, { ...input, query: without(input.query, replaced) });
    const address = `${others}${others.includes('?') ? '&' : '?'}${form}`;
    const answer = await at.call(route.method.toUpperCase(), address, { headers });
    note(faults, answer, form.slice(0, 80), route);
  };
  for (const text of Object.values(hostileText)) {
    const { refused, other } = bySchema(route, 'query', input.query, fields, decoded(text));
    if (refused.length > 0) await send(refused, refused.map((field) => `${field}=${text}`).join('&'));
    for (const field of other) await send([field], `${field}=${text}`);
  }
  for (const field of fields) {
    for (const form of [`${field}=1&${field}=2`, `${field}[x]=1`, field, `${field}=1&`.repeat(1000)]) {
      await send([field], form);
    }
  }
  await send([], '&=&');
  expect(faults).toEqual([]);
});

/**
 * The fields in which a route's schema refuses a value, which one call can try together because a schema reports all its
 * faults, and the others, which need a call each because the value reaches the handler. Many long values would exceed the
 * limit of a request, so they need a call each too.
 */
function bySchema(route: Route, part: 'body' | 'query', valid: unknown, fields: readonly string[], value: unknown) {
  const schema = schemaOf(route, part);
  const isLong = JSON.stringify(value).length > 1000;
  const isRefused = (field: string) => schema?.safeParse({ ...(valid as object), [field]: value }).success === false;
  const refused = isLong ? [] : fields.filter(isRefused);
  return { refused, other: fields.filter((field) => !refused.includes(field)) };
}

/** The text of a JSON body with a field replaced or added. */
const withField = (body: unknown, field: string, value: string) => withFields(body, [field], value);

/** The text of a JSON body with one value in some of its fields. */
function withFields(body: unknown, replaced: readonly string[], value: string): string {
  const others = Object.entries((body ?? {}) as object).filter(([name]) => !replaced.includes(name));
  const fields = [
    ...others.map(([name, each]): [string, string] => [name, JSON.stringify(each)]),
    ...replaced.map((name): [string, string] => [name, value]),
  ];
  return `{${fields.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join()}}`;
}

const without = (query: Input['query'], fields: readonly string[]) =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => !fields.includes(name)));

/** A percent-encoded text as the server reads it. */
const decoded = (text: string) => new URLSearchParams(`text=${text}`).get('text');
