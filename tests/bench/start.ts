import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../core/http/testing.ts';
import type { Figure } from './bench.ts';
import { send } from './measured-server.ts';

const root = path.join(import.meta.dirname, '../..');

/** The time from the command to the first response, with warm caches and including the database's start; memory afterwards. */
export async function measureStart(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-bench-'));
  await startOnce(folder);
  const runs = [];
  for (let run = 0; run < 5; run++) runs.push(await startOnce(folder));
  await rm(folder, { recursive: true, force: true });
  const bareNode = await timed(async () => {
    const child = spawn(process.execPath, ['-e', '0']);
    await once(child, 'exit');
  });
  return [
    {
      what: 'start to first response with warm caches, including the database',
      value: Math.min(...runs.map((run) => run.seconds)),
      unit: 's',
      goal: 1.2,
      floor: { what: 'an empty Node process', value: bareNode, unit: 's' },
    },
    {
      what: 'memory of the server process after start',
      value: median(runs.map((run) => run.mebibytes)),
      unit: 'MiB',
      goal: 200,
    },
  ];
}

async function startOnce(folder: string): Promise<{ seconds: number; mebibytes: number }> {
  const port = await freePort();
  const child = spawn(path.join(root, 'cli/eiq'), ['start'], {
    cwd: root,
    env: { ...process.env, EIQ_VAR: folder, EIQ_CONFIG: 'config/none.json', PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  const seconds = await timed(async () => {
    while (!(await isAnswered(port))) {
      if (child.exitCode !== null) throw new Error('The platform did not start. Run npm start to see why.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const mebibytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  return { seconds, mebibytes };
}

const isAnswered = (port: number) =>
  send(port, { method: 'GET', path: '/' }).then(
    () => true,
    () => false,
  );

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
