import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,packages,plugins,cli,config,web,seeds,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/dist/**', 'var/**'],
    globalSetup: 'tests/setup/global.ts',
    // Real databases, servers and browsers: most of the time a file waits for one of them, so there is a worker more than
    // two cores have; and room for a slow machine.
    pool: 'forks',
    maxWorkers: 3,
    // One process does many files, each with databases of its own: what is loaded and compiled once serves all. A test
    // that changes something of its process puts it back.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for comes; on a starved machine not within the second that vitest gives it.
    expect: { poll: { timeout: 30_000 } },
    // Where a change is judged, a machine that stumbles fails nobody; what passed only then is named at the end.
    retry: process.env.CI ? 1 : 0,
    reporters: process.env.CI ? ['default', './tests/setup/summary.ts'] : ['default'],
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      // For threads and child processes, which compile the same files over and over.
      NODE_COMPILE_CACHE: path.join(import.meta.dirname, 'node_modules/.cache/eiq'),
      NODE_COMPILE_CACHE_PORTABLE: '1',
    },
  },
});
