import { afterEach, beforeEach, expect, test } from 'vitest';
import { operating } from './call.ts';
import type { TestIdentity } from './testing.ts';
import { createTestIdentity } from './testing.ts';

let at: TestIdentity;
beforeEach(async () => {
  at = await createTestIdentity();
});
afterEach(() => at.end());

const slugAt = async (host: string) => (await at.identity.institutions.byHost(host))?.slug;

test('without institutions no host name is found', async () => {
  expect(await slugAt('localhost')).toBeUndefined();
});

test('a single institution is found by every host name', async () => {
  await at.institution('academy');
  for (const host of ['academy.example.org', 'localhost:3000', '192.0.2.1', '', 'not a host']) {
    expect(await slugAt(host)).toBe('academy');
  }
});

test('with several institutions each is found by its own host names only', async () => {
  await at.institution('academy');
  expect(await slugAt('other.example.org')).toBe('academy');
  await at.institution('college');
  expect(await slugAt('ACADEMY.example.org:3000')).toBe('academy');
  expect(await slugAt('college.example.org.')).toBe('college');
  expect(await slugAt('other.example.org')).toBeUndefined();
  expect(await slugAt('')).toBeUndefined();
});

test('every process is notified of a change', async () => {
  const academy = await at.institution('academy');
  const other = await at.openProcess();
  expect((await other.identity.institutions.byHost('x'))?.name).toBe('The academy');
  const notified = new Promise((resolve) => other.identity.institutions.onChanged(resolve));
  const changes = { name: 'Академія', branding: { accent: '#1f5f8b' }, registration: 'closed' as const };
  const changed = await at.identity.institutions.update({ who: academy.deployment }, changes);
  expect(changed).toMatchObject({ ...changes, hostNames: ['academy.example.org'] });
  expect(await at.identity.institutions.byHost('x')).toEqual(changed);
  expect(await notified).toBe(academy.institution.id);
  expect(await other.identity.institutions.bySlug('academy')).toEqual(changed);
});

test('with several institutions each must have a host name', async () => {
  const { institutions } = at.identity;
  const academy = await at.institution('academy');
  const call = { who: academy.deployment };
  await institutions.update(call, { hostNames: [] });
  const college = { slug: 'college', name: 'College', hostNames: ['college.example.org'] };
  await expect(institutions.create({ who: operating }, college)).rejects.toMatchObject({
    code: 'conflict',
    message: 'With several institutions each needs a host name; The academy has none.',
  });
  await institutions.update(call, { hostNames: ['Academy.example.org:8080', 'academy.example.org'] });
  await institutions.create({ who: operating }, college);
  await expect(institutions.update(call, { hostNames: [] })).rejects.toMatchObject({ code: 'conflict' });
  await expect(institutions.update(call, { hostNames: ['college.example.org'] })).rejects.toMatchObject({
    code: 'conflict',
    message: 'college.example.org belongs to another institution.',
  });
  expect((await institutions.bySlug('academy'))?.hostNames).toEqual(['academy.example.org']);
});

test('an invalid host name, slug or colour is refused with its path', async () => {
  const { institutions } = at.identity;
  const academy = await at.institution('academy');
  const call = { who: academy.deployment };
  for (const [changes, path] of [
    [{ hostNames: ['a b'] }, 'body.hostNames'],
    [{ branding: { accent: 'red' } }, 'body.branding.accent'],
    [{ name: ' ' }, 'body.name'],
  ] as const) {
    await expect(institutions.update(call, changes as object)).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path }],
    });
  }
  const refused = institutions.create({ who: operating }, { slug: 'No Slug', name: 'X', hostNames: ['x.example.org'] });
  await expect(refused).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'body.slug' }] });
});

test('when two processes create the same institution, one succeeds', async () => {
  const other = await at.openProcess();
  const academy = { slug: 'academy', name: 'Academy' };
  const outcomes = await Promise.allSettled([
    at.identity.institutions.create({ who: operating }, academy),
    other.identity.institutions.create({ who: operating }, academy),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await at.identity.institutions.all()).toHaveLength(1);
});

test('administrators can change their own institution, and only operators can create one', async () => {
  const { institutions } = at.identity;
  const academy = await at.institution('academy');
  const admin = await at.person(academy.visitor, 'admin', 'administrator');
  const operator = await at.person(academy.visitor, 'operator', 'operator');
  const learner = await at.person(academy.visitor, 'learner');
  const college = { slug: 'college', name: 'College', hostNames: ['college.example.org'] };
  const forbidden = { code: 'forbidden' };
  await expect(institutions.update({ who: learner.who }, { name: 'Mine' })).rejects.toMatchObject(forbidden);
  await institutions.update({ who: admin.who }, { name: 'Ours' });
  await expect(institutions.create({ who: admin.who }, college)).rejects.toMatchObject(forbidden);
  await institutions.create({ who: operator.who }, college);
  await expect(institutions.list({ who: admin.who })).rejects.toMatchObject(forbidden);
  expect(await institutions.list({ who: operator.who })).toHaveLength(2);
  expect(await institutions.own({ who: learner.who })).toMatchObject({ slug: 'academy', name: 'Ours' });
});

test('links contain the host name of their institution', async () => {
  const academy = await at.institution('academy');
  const link = async (who = academy.deployment) =>
    (await at.identity.people.invite({ who }, { email: 'x@example.org', role: 'learner' }, 'link')).link;
  expect(await link()).toMatch(/^https:\/\/eiq\.example\.org:8443\/accept\?code=[\w-]{43}$/);
  const college = await at.institution('college');
  expect(await link()).toMatch(/^https:\/\/academy\.example\.org:8443\/accept/);
  expect(await link(college.deployment)).toMatch(/^https:\/\/college\.example\.org:8443\/accept/);
});
