import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defineContract } from '../core/contract/index.ts';
import { deployment } from '../core/identity/index.ts';
import { definePlugin } from '../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { prepareDemo } from './demo.ts';

let at: TestPlatform;
/** Plugins in the order in which they were seeded. */
let seeded: string[] = [];
let isBroken = false;

const plugin = (id: string) =>
  definePlugin({
    contract: defineContract({ id, title: id, summary: 'Grow from seeds' }),
    async start() {
      return {
        async seeds() {
          seeded.push(id);
          if (id === 'weeds' && isBroken) throw new Error('nothing grows here');
        },
      };
    },
  });
const installed = (id: string) => ({ id, folder: import.meta.dirname, plugin: plugin(id) });

beforeAll(async () => {
  at = await createTestPlatform({ plugins: [], extra: [installed('herbs'), installed('weeds')] });
});
afterAll(() => at?.close());
beforeEach(() => {
  seeded = [];
  isBroken = false;
});

test('each plugin is seeded once; a failed one is retried at the next start, and “again” seeds all', async () => {
  isBroken = true;
  expect((await prepareDemo(at.platform)).failures).toEqual({ weeds: 'nothing grows here' });
  expect(seeded).toEqual(['herbs', 'weeds']);
  isBroken = false;
  seeded = [];
  expect((await prepareDemo(at.platform)).failures).toEqual({});
  expect(seeded).toEqual(['weeds']);
  await prepareDemo(at.platform);
  expect(seeded).toEqual(['weeds']);
  await prepareDemo(at.platform, { again: true });
  expect(seeded).toEqual(['weeds', 'herbs', 'weeds']);
});

test('a new version of the platform or a missing person seeds every plugin again', async () => {
  const { institution } = await prepareDemo(at.platform, { again: true });
  seeded = [];
  await prepareDemo({ ...at.platform, version: '99.0.0' });
  expect(seeded).toEqual(['herbs', 'weeds']);
  seeded = [];
  const who = deployment(institution);
  const learner = await at.platform.identity.people.byLogin({ who }, 'learner');
  const renamed = { username: 'somebody', email: 'somebody@example.org' };
  await at.platform.identity.people.update({ who }, learner?.id ?? '', renamed);
  await prepareDemo({ ...at.platform, version: '99.0.0' });
  expect(seeded).toEqual(['herbs', 'weeds']);
});
