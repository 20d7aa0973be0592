import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,plugins,cli,config,web,seeds,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/dist/**', 'var/**'],
    globalSetup: 'tests/setup/global.ts',
    // Real databases, servers and browsers: two workers for two cores, and room for a slow machine.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: process.env.CI ? ['default', './tests/setup/summary.ts'] : ['default'],
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
  },
});
