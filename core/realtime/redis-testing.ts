import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { freePort } from '../http/testing.ts';
import { installed } from '../installed-programs.testing.ts';

/** A Redis for tests of several processes. */
export interface TestRedis {
  readonly url: string;
  /** Stops it if it was started for the tests. */
  stop(): Promise<void>;
}

/** Why tests of several processes are skipped. */
export const noRedis = 'skipped: EIQ_TEST_REDIS_URL is not set and redis-server is not on the path';

/**
 * The Redis of EIQ_TEST_REDIS_URL, else a private one without persistence if `redis-server` is installed, else undefined.
 */
export async function findRedis(): Promise<TestRedis | undefined> {
  const { EIQ_TEST_REDIS_URL: url } = process.env;
  if (url) return { url, stop: async () => undefined };
  const program = installed('redis-server');
  return program === undefined ? undefined : startPrivately(program);
}

async function startPrivately(program: string): Promise<TestRedis> {
  const port = await freePort();
  const settings = { port: String(port), bind: '127.0.0.1', save: '', appendonly: 'no', dir: tmpdir() };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  // Also stops the server when the tests exit abnormally.
  process.once('exit', kill);
  let output = '';
  const listening = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Ready to accept connections')) resolve();
    });
  });
  await Promise.race([
    listening,
    ended.then(() => {
      throw new Error(`redis-server ended before it listened: ${output}`);
    }),
  ]);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await ended;
    },
  };
}
