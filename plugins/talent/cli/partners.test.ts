import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { addPartner, makeRecruiter, recruitingJobs } from '../testing.ts';
import { command } from './partners.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent'] });
});
afterAll(() => at?.close());

test('companies are listed, approved and suspended from the command line', async () => {
  const run = (action: string, company = '', reason?: string) =>
    at.runCommand(command, { arguments: { action, company }, options: reason ? { reason } : {} });
  expect((await run('list')).text).toBe('No companies.');
  const { id } = await addPartner(at, { name: 'Wind Works', status: 'pending' });
  const recruiter = await at.person('recruiter');
  await makeRecruiter(at, recruiter, id);
  expect((await run('list')).text).toContain('Wind Works');
  expect((await run('approve', 'wind works')).text).toContain('Wind Works is approved');
  expect((await recruiter.get(recruitingJobs)).status).toBe(200);
  await expect(run('suspend', id)).rejects.toThrow('Give a reason');
  expect((await run('suspend', id, 'Asked for money')).text).toContain('is suspended');
  expect((await recruiter.get(recruitingJobs)).status).toBe(403);
  await expect(run('approve', 'Nobody')).rejects.toThrow('There is no company named Nobody');
  await expect(run('remove')).rejects.toThrow('list, approve or suspend');
});
