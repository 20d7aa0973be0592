import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../core/db/testing.ts';
import { createTestDatabase } from '../core/db/testing.ts';
import type { Checkout } from './testing.ts';
import { createCheckout } from './testing.ts';

let checkout: Checkout;
let database: TestDatabase;
let env: Record<string, string>;
beforeAll(() => {
  checkout = createCheckout();
});
afterAll(() => checkout.remove());
beforeEach(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
  await eiq('institutions', 'create', 'north', 'North High School', '--registration', 'closed');
});
afterEach(() => database.drop());

const eiq = (...args: string[]) => checkout.quickly(args, { env });
const details = (username: string) => [
  ...['--username', username, '--email', `${username}@north.example`],
  ...['--first-name', 'Ada', '--last-name', `Of ${username}`],
];
const person = async (username: string) =>
  (await eiq('users', 'list', '--all', '--json'))
    .json<{ items: { username: string; role: string; deactivatedAt: string | null; hasPassword: boolean }[] }>()
    .items.find((each) => each.username === username);

test('creating an account prints a link to set a password at the server’s address', async () => {
  const { code, out } = await eiq('users', 'create', '--role', 'administrator', ...details('ada'));
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Ada Of ada \(ada\) is now an administrator of north\.\n.*\n {2}http:\/\/localhost:3000\/accept\?code=\S+\n$/,
  );
  expect(await person('ada')).toMatchObject({ role: 'administrator', hasPassword: false });
  const reset = await checkout.quickly(['users', 'reset-password', 'ada@north.example', '--json'], {
    env: { ...env, PUBLIC_URL: 'https://eiq.north.example' },
  });
  expect(reset.json<{ link: string }>().link).toMatch(/^https:\/\/eiq\.north\.example\/accept\?code=/);
});

test('a password can be piped in, and operators can be created', async () => {
  const args = ['users', 'create', '--role', 'operator', '--password-stdin', '--json', ...details('olu')];
  const created = await checkout.quickly(args, { env, input: 'a good long one\n' });
  expect(created.json()).toEqual({ person: expect.objectContaining({ role: 'operator', hasPassword: true }) });
  expect(await checkout.quickly(args, { env, input: 'short\n' })).toMatchObject({
    code: 2,
    error: expect.stringContaining('At least 10 characters'),
  });
  const set = await checkout.quickly(['users', 'reset-password', 'olu', '--password-stdin'], {
    env,
    input: 'another good one',
  });
  expect(set).toMatchObject({ code: 0, out: expect.stringContaining('All sessions have ended') });
});

test('an export is written atomically, and a file that cannot be written is reported', async () => {
  await eiq('users', 'create', '--role', 'learner', ...details('kim'));
  const file = path.join(checkout.folder, 'kim.json');
  expect(await eiq('users', 'export', 'kim', file)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { username: 'kim' } });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await eiq('users', 'export', 'kim', file);
  expect(again).toMatchObject({ code: 4, error: expect.stringContaining('kim.json exists. Overwrite it?') });
  expect(await eiq('users', 'export', 'kim', file, '--yes')).toMatchObject({ code: 0 });
  for (const name of ['no-such-folder/kim.json', 'no-such-folder/kim.zip', 'core']) {
    const { code, error } = await eiq('users', 'export', 'kim', path.join(checkout.folder, name));
    expect({ code, error }).toEqual({ code: 2, error: expect.stringContaining(`${name} cannot be written: `) });
  }
});

test('without a terminal all missing details are listed at once', async () => {
  const { code, error } = await eiq('users', 'create', '--role', 'learner', '--username', 'eve');
  expect(code).toBe(2);
  expect(error).toContain('--email, --first-name, --last-name');
  expect(error).not.toContain('--username');
});

test('a role can be changed, except that of the last administrator', async () => {
  await eiq('users', 'create', '--role', 'administrator', ...details('ada'));
  expect(await eiq('users', 'role', 'ada', 'learner')).toMatchObject({
    code: 4,
    error: expect.stringContaining('last active administrator'),
  });
  await eiq('users', 'create', '--role', 'learner', ...details('ben'));
  expect((await eiq('users', 'role', 'BEN', 'administrator')).out).toContain(
    'now has the role administrator (was learner)',
  );
  expect(await eiq('users', 'role', 'nobody', 'learner')).toMatchObject({ code: 3 });
});

test('deactivated people are listed only on request and can be reactivated', async () => {
  await eiq('users', 'create', '--role', 'instructor', ...details('ida'));
  expect((await eiq('users', 'deactivate', 'ida')).out).toBe('Ada Of ida (ida) is now deactivated.\n');
  expect((await eiq('users', 'list', 'of', 'ida')).out).toContain('No people found.');
  expect((await eiq('users', 'list', '--inactive')).out).toContain('ida@north.example');
  expect((await eiq('users', 'reset-password', 'ida')).code).toBe(4);
  expect((await eiq('users', 'reactivate', 'ida')).out).toBe('Ada Of ida (ida) is now active.\n');
});

test('people are found by words and role, a page at a time', async () => {
  await eiq('users', 'create', '--role', 'learner', ...details('ben'));
  await eiq('users', 'create', '--role', 'instructor', ...details('ida'));
  expect((await eiq('users', 'list', 'BEN', 'of', '--json')).json()).toMatchObject({ total: 1 });
  const instructors = await eiq('users', 'list', '--role', 'instructor', '--json');
  expect(instructors.json()).toMatchObject({ total: 1, items: [{ username: 'ida' }] });
  const page = await eiq('users', 'list', '--limit', '1');
  expect(page.out).toMatch(/\n1 of 2\. Next: --after [0-9a-f-]{36}; everything: --limit all\n$/);
  expect(await eiq('users', 'list', '--limit', '0')).toMatchObject({ code: 2 });
});

test('a list can be read page by page or at once, and an unknown id is rejected as a cursor', async () => {
  for (const username of ['ben', 'ida', 'olu']) await eiq('users', 'create', '--role', 'learner', ...details(username));
  const list = async (...options: string[]) =>
    (await eiq('users', 'list', '--json', ...options)).json<{ items: { username: string }[]; next: string | null }>();
  const names: string[] = [];
  let after: string[] = [];
  for (let page = 0; page < 3; page++) {
    const { items, next } = await list('--limit', '1', ...after);
    names.push(...items.map(({ username }) => username));
    after = next ? ['--after', next] : [];
  }
  expect([names, after]).toEqual([['ben', 'ida', 'olu'], []]);
  const { items, next } = await list('--limit', 'all');
  expect([items.map(({ username }) => username), next]).toEqual([names, null]);
  expect(await eiq('users', 'list', '--after', '01a20d32-9a94-735c-bab8-9350c1f5e18c')).toMatchObject({
    code: 2,
    error: expect.stringContaining('no entry with this id'),
  });
});

test('learners are assigned, listed and unassigned; one unknown name assigns none', async () => {
  for (const [username, role] of [
    ['ines', 'instructor'],
    ['tala', 'learner'],
    ['mika', 'learner'],
  ] as const) {
    await eiq('users', 'create', '--role', role, ...details(username));
  }
  expect(await eiq('users', 'assigned', 'ines')).toMatchObject({
    code: 0,
    out: 'No learners are assigned to Ada Of ines (ines).\n',
  });
  expect(await eiq('users', 'assign', 'ines', 'tala', 'nobody')).toMatchObject({ code: 3 });
  expect((await eiq('users', 'assigned', 'ines', '--json')).json()).toEqual([]);
  expect(await eiq('users', 'assign', 'ines', 'tala', 'mika')).toMatchObject({
    code: 0,
    out: 'Ada Of tala (tala), Ada Of mika (mika) are now assigned to Ada Of ines (ines).\n',
  });
  expect(await eiq('users', 'assign', 'tala', 'mika')).toMatchObject({
    code: 2,
    error: expect.stringContaining('not an instructor, reviewer or recruiter'),
  });
  expect((await eiq('users', 'unassign', 'ines', 'tala')).out).toContain('is no longer assigned');
  expect((await eiq('users', 'assigned', 'ines')).out).toMatch(
    /^LEARNER +USER NAME +SOURCE\nAda Of mika +mika +administration\n$/,
  );
  const changed = await eiq('institutions', 'update', 'north', '--instructors-see', 'their-learners');
  expect(changed.out).toContain('instructors see learners assigned to them');
});

test('with several institutions each needs a host name, and commands need --institution', async () => {
  expect(await eiq('institutions', 'create', 'south', 'South')).toMatchObject({
    code: 2,
    error: expect.stringContaining('--host'),
  });
  await eiq('institutions', 'update', 'north', '--host', 'north.example');
  const created = await eiq(
    'institutions',
    'create',
    'south',
    'South',
    '--host',
    'south.example',
    '--preset',
    'k12',
    '--json',
  );
  expect(created.json()).toMatchObject({ slug: 'south', hostNames: ['south.example'] });
  expect(await eiq('users', 'list')).toMatchObject({
    code: 2,
    error: expect.stringContaining('--institution <slug>: north, south'),
  });
  expect((await eiq('users', 'list', '--institution', 'south', '--json')).json()).toMatchObject({ total: 0 });
  expect(await eiq('users', 'list', '--institution', 'west')).toMatchObject({ code: 3 });
  const link = await eiq('users', 'create', '--institution', 'south', '--role', 'learner', ...details('sue'));
  expect(link.out).toContain('http://south.example:3000/accept?code=');
});
