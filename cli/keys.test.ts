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
  await eiq('institutions', 'create', 'north', 'North High School');
});
afterEach(() => database.drop());

const eiq = (...args: string[]) => checkout.quickly(args, { env });
const create = (...more: string[]) =>
  eiq('keys', 'create', '--name', 'Directory', '--scope', 'platform.people', ...more);

test('a key is printed once, listed without its text, and revoked', async () => {
  const created = await create();
  expect(created).toMatchObject({ code: 0, out: expect.stringMatching(/\n {2}eiq_[\w-]{43}\n$/) });
  const text = created.out.trim().split(/\s/).at(-1) ?? '';
  const listed = await eiq('keys', 'list');
  expect(listed.out).toMatch(/Directory +platform\.people .+ never +active/);
  expect(listed.out).not.toContain(text);
  const [key] = (await eiq('keys', 'list', '--json')).json<{ id: string; expiresAt: string }[]>();
  expect(await eiq('keys', 'revoke', key?.id ?? '')).toMatchObject({ code: 0 });
  expect((await eiq('keys', 'list')).out).toContain('revoked');
});

test('invalid keys are refused with a reason', async () => {
  const misspelled = await eiq('keys', 'create', '--name', 'x', '--scope', 'platform.poeple');
  expect(misspelled).toMatchObject({ code: 2, error: expect.stringContaining('Unknown scope platform.poeple') });
  const forbidden = await eiq('keys', 'create', '--name', 'x', '--scope', 'platform.operate');
  expect(forbidden).toMatchObject({ code: 2, error: expect.stringContaining('cannot operate the deployment') });
  const missing = await eiq('keys', 'create', '--name', 'x');
  expect(missing).toMatchObject({
    code: 2,
    error: expect.stringMatching(/Add at least one --scope.*platform\.people/),
  });
  expect(missing.error).not.toContain('platform.operate');
  expect((await create('--expires', '0')).code).toBe(2);
  expect((await eiq('keys', 'revoke', 'nonsense')).error).toContain('Key not found');
});
