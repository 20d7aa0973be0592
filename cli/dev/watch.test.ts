import { expect, test } from 'vitest';
import { concernsServer } from './watch.ts';

test.each([
  'core/platform.ts',
  'plugins/talent/plugin.ts',
  'plugins/talent',
  'config/local.json',
  'seeds/demo.ts',
])('a change of %s restarts the server', (file) => {
  expect(concernsServer(file)).toBe(true);
});

test.each([
  'plugins/talent/web/Talent.tsx',
  'plugins/talent/talent.test.ts',
  'core/testing.ts',
  'plugins/talent/README.md',
  'core/.platform.ts.swp',
  'core/platform.ts~',
])('a change of %s does not restart the server', (file) => {
  expect(concernsServer(file)).toBe(false);
});
