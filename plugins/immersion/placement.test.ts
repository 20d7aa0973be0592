import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { finishAllSections, submit } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['immersion'] });
});
afterAll(() => at.close());

test('try', async () => {
  console.log([...at.platform.host.quarantined]);
  const learner = await at.person();
  const t = Date.now();
  const id = await finishAllSections(learner);
  console.log(Date.now() - t);
  const r = await submit(learner, id);
  console.log(r.status, JSON.stringify(r.body, null, 1));
  console.log((await learner.get('/api/assessments')).body, (await learner.get('/api/user/eiq')).body);
});
