import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode, Permission, Role, Route } from '../core/contract/index.ts';
import { errorStatus, roles } from '../core/contract/index.ts';
import type { Answer, TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { shortSections } from '../plugins/immersion/testing.ts';
import { setAgeBand } from '../plugins/learner/testing.ts';
import type { NamedObject, Owner } from './access/access-test-data.ts';
import { credentialsFor, namedObjectsOf } from './access/access-test-data.ts';
import type { Input } from './access/routes.ts';
import {
  addressOf,
  callRoute,
  everyPlugin,
  everyRoute,
  fixtures,
  hasParams,
  idFieldsOf,
  isForPrograms,
  kindOfBody,
} from './access/routes.ts';

// Access to every route of every plugin. Plugins are discovered, not listed.

const routes = await everyRoute();
const plugins = await everyPlugin();
const closed = routes.filter(([, { access }]) => access !== 'public');
const naming = routes.filter(([, route]) => hasParams(route) || idFieldsOf(route).length > 0);

let at: TestPlatform;
let elsewhere: Owner['institution'];
const people = new Map<Role, TestPerson>();
beforeAll(async () => {
  at = await createTestPlatform({ extra: fixtures, environment: shortSections });
  elsewhere = await at.anotherInstitution();
  for (const role of roles) people.set(role, await at.person(role));
});
afterAll(() => at?.close());

const personOf = (role: Role): TestPerson => {
  const person = people.get(role);
  if (!person) throw new Error(`There is no ${role}`);
  return person;
};

/** Roles that may call a route. */
function rolesFor({ access }: Route): readonly Role[] {
  if (access === 'public' || access === 'signed-in') return roles;
  return roles.filter((role) => at.platform.gate.may(at.institution.id, role, access as Permission));
}

test('every plugin of the tree runs', () => {
  expect(at.platform.host.quarantined).toEqual(new Map());
});

/** Input for routes that read the body before they recognise the caller. */
const inputBeforeCaller = (route: Route): Input =>
  isForPrograms(route) && kindOfBody(route) === 'raw' ? { body: 'sample' } : {};

/** A failure as the route writes it, without the parts that differ from call to call. */
function expectedFailure(route: Route, code: ErrorCode, message: string) {
  const status = errorStatus[code];
  return route.errors ? route.errors({ code, status, message, requestId: '' }).body : { error: { code, message } };
}

test.each(closed)('%s requires a token', async (_, route) => {
  const { status, body } = await callRoute(at, route, inputBeforeCaller(route));
  const message = isForPrograms(route) ? 'The credentials of this call are missing or not valid' : 'Please sign in';
  expect(status).toBe(401);
  expect(body).toEqual(expectedFailure(route, 'unauthenticated', message));
});

test.each(
  closed.filter(([, route]) => isForPrograms(route)),
)('%s refuses people, and programs of another institution', async (_, route) => {
  const input = inputBeforeCaller(route);
  for (const role of roles) {
    expect([role, (await callRoute(at, route, input, { token: personOf(role).token })).status]).toEqual([role, 401]);
  }
  const headers = await credentialsFor(route, { institution: elsewhere, at }, input.body);
  // All institutions share the secret of the deployment.
  if (headers.authorization) expect((await callRoute(at, route, input, { headers })).status).toBe(401);
});

describe('an invalid token', () => {
  let bad: Record<string, string>;
  beforeAll(async () => {
    const { token, user } = personOf('operator');
    const left = await at.person('operator');
    await left.post('/api/auth/logout');
    const deactivated = await at.person('operator');
    await personOf('operator').put(`/api/admin/people/${deactivated.user.id}/active`, { active: false });
    const claims = decodeJwt<{ sid: string; exp: number }>(token);
    const { sid: id } = claims;
    const expired = {
      id,
      userId: user.id,
      institutionId: at.institution.id,
      expiresAt: new Date(at.clock.now().getTime() - 60_000),
    };
    const [head = '', body = ''] = token.split('.');
    bad = {
      'another signature': `${head}.${body}.${'A'.repeat(43)}`,
      'no signature': `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${body}.`,
      'another key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('an invented key of sufficient length')),
      'changed claims': `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: randomUUID() })).toString('base64url')}.${token.split('.')[2]}`,
      expired: await at.platform.identity.tokens.issue(expired),
      'of another institution': (await at.person('operator', elsewhere)).token,
      'signed out': left.token,
      'of a deactivated person': deactivated.token,
      malformed: 'nonsense',
      'far too long': 'x'.repeat(8_000),
    };
  });

  test.each(closed)('does not open %s', async (_, route) => {
    for (const [what, token] of Object.entries(bad)) {
      expect([what, (await callRoute(at, route, inputBeforeCaller(route), { token })).status]).toEqual([what, 401]);
    }
  });

  test('is refused without a reason', async () => {
    const refusals = await Promise.all(Object.values(bad).map((token) => at.call('GET', '/api/auth/user', { token })));
    expect(new Set(refusals.map(({ body }) => body.error.message))).toEqual(
      new Set(['Your session has ended. Please sign in again.']),
    );
  });
});

test.each(
  closed.filter(([, route]) => route.access !== 'signed-in' && !isForPrograms(route)),
)('%s is refused to roles without the permission, whatever they send', async (_, route) => {
  const allowed = rolesFor(route);
  expect(allowed).toContain('operator');
  expect(allowed.length).toBeLessThan(roles.length);
  const broken = route.method === 'get' ? {} : { body: '{"broken' };
  for (const role of roles.filter((each) => !allowed.includes(each))) {
    const { status, body } = await callRoute(at, route, broken, { token: personOf(role).token });
    expect([role, status]).toEqual([role, 403]);
    expect(body).toEqual({ error: { code: 'forbidden', message: 'You do not have permission to do this' } });
  }
});

test.each(naming)('%s has an entry in access.testing.ts that creates the object it names', async (name, route) => {
  const { [route.name]: named } = await namedObjectsOf(route.plugin);
  const remedy = `Add ${name} to \`named\` in plugins/${route.plugin}/access.testing.ts (see tests/fixtures/gardens)`;
  expect(named, remedy).toBeDefined();
});

test.each(
  plugins.map(({ id, plugin }) => [id, plugin.contract] as const),
)('access.testing.ts of %s names only routes of its contract', async (id, contract) => {
  for (const name of Object.keys(await namedObjectsOf(id))) expect(Object.keys(contract.routes)).toContain(name);
});

describe('objects of other people are treated as not found', () => {
  test.each(naming)('%s', async (_, route) => {
    const { [route.name]: named } = await namedObjectsOf(route.plugin);
    if (!named || named.belongsTo === 'everyone') return;
    const role = callingRole(route, named);
    const here = await ownerIn(at.institution, role);
    const there = await ownerIn(elsewhere, role);
    const others: [Owner, Owner][] = [
      [here, there],
      [there, here],
    ];
    if (named.belongsTo === 'person') {
      others.push([await ownerIn(at.institution, role), await ownerIn(at.institution, role)]);
    }
    for (const [owner, other] of others) {
      if (named.areOthersAdults) await setAgeBand(at, other.person, 'adult', other.institution);
      const input = await named.make(owner);
      const theirs = await callAs(other, route, input);
      const absent = await callAs(other, route, withUnknownIds(input));
      expect(theirs.status, JSON.stringify(theirs.body)).toBe(named.othersGet ?? 404);
      expect(comparable(theirs, input)).toEqual(comparable(absent, withUnknownIds(input)));
      expect((await callAs(owner, route, input)).status, 'its owner reaches it').toBeLessThan(300);
    }
  });
});

test.each(
  naming,
)('%s with an id that another person chose before is answered, and shows nothing of theirs', async (_, route) => {
  const { [route.name]: named } = await namedObjectsOf(route.plugin);
  if (named?.belongsTo !== 'everyone') return;
  const role = callingRole(route, named);
  const owner = await ownerIn(at.institution, role);
  const input = await named.make(owner);
  const first = await callAs(owner, route, input);
  for (const other of [await ownerIn(at.institution, role), await ownerIn(elsewhere, role)]) {
    const { status, body } = await callAs(other, route, input);
    expect(status, `${first.status}, then ${JSON.stringify(body)}`).toBeLessThan(500);
    expect(JSON.stringify(body) ?? '').not.toContain(owner.person.user.id);
  }
});

const ownerIn = async (institution: Owner['institution'], role: Role): Promise<Owner> => ({
  person: await at.person(role, institution),
  institution,
  at,
});

function callingRole(route: Route, { belongsTo }: NamedObject): Role {
  if ((route.access === 'signed-in' && belongsTo === 'person') || isForPrograms(route)) return 'learner';
  const allowed = rolesFor(route);
  if (allowed.includes('administrator')) return 'administrator';
  // Operators have every permission, but a route for guardians, for example, has no result for them.
  return allowed.find((each) => each !== 'operator') ?? 'operator';
}

async function callAs(owner: Owner, route: Route, input: Input) {
  const { person, institution } = owner;
  const headers = await credentialsFor(route, owner, input.body);
  return callRoute(at, route, input, {
    token: person.token,
    headers,
    ...(institution.host ? { host: institution.host } : {}),
  });
}

const anId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The same input with every id replaced by one that does not exist. */
function withUnknownIds(input: Input): Input {
  const unknown = new Map<string, string>();
  const text = JSON.stringify(input).replace(anId, (id) => {
    const other = unknown.get(id) ?? `01900000-0000-7000-8000-${randomUUID().slice(24)}`;
    unknown.set(id, other);
    return other;
  });
  return JSON.parse(text) as Input;
}

/** An answer without the parts that differ from call to call, and with the requested ids replaced. */
function comparable({ status, headers, body }: Answer, requested: Input) {
  const ids = JSON.stringify(requested).match(anId) ?? [];
  const text = ids.reduce((json, id) => json.replaceAll(id, '(id)'), JSON.stringify(body));
  return { status, text, headers: [...headers.keys()] };
}

test('an address contains its encoded parameters and its query', () => {
  expect(addressOf({ path: '/api/gardens/:id' }, { params: { id: 'a/b' }, query: { on: true } })).toBe(
    '/api/gardens/a%2Fb?on=true',
  );
});
