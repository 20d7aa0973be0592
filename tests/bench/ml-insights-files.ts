import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { additionsFloor } from './additions.ts';
import type { Figure } from './bench.ts';
import { usageOf } from './process-usage.ts';

const program = path.join(import.meta.dirname, '../../cli/eiq.mjs');
const fewRows = 1_000_000;
const manyRows = 10_000_000;
const pollMs = 100;

/** Memory of `eiq dataset generate --to parquet`: it does not grow with the rows. */
export async function measureMlInsightsFiles(): Promise<Figure[]> {
  const few = await parquetOf(fewRows);
  const many = await parquetOf(manyRows);
  return [
    {
      what: 'memory while 10 million learners are written as Parquet',
      ...{ value: many.mostMebibytes, unit: 'MiB', goal: 400, floor: additionsFloor() },
      notes: [
        `${few.mostMebibytes.toFixed(0)} MiB with a million`,
        `${many.seconds.toFixed(0)} s, processor time ${many.processorSeconds.toFixed(0)} s, load average ${loadavg()[0]?.toFixed(1)}`,
      ],
    },
  ];
}

async function parquetOf(rows: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-bench-'));
  try {
    const words = ['dataset', 'generate', '--rows', `${rows}`, '--to', 'parquet'];
    const begun = performance.now();
    const child = spawn(process.execPath, [program, ...words, '--output', path.join(folder, 'learners')], {
      env: { ...process.env, EIQ_VAR: path.join(folder, 'var'), EIQ_CONFIG: 'config/none.json' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    let isRunning = true;
    const ended = once(child, 'exit').finally(() => {
      isRunning = false;
    });
    let last = { mostMebibytes: 0, processorSeconds: 0 };
    while (isRunning) {
      last = (await usageOf(child.pid)) ?? last;
      await pause(pollMs);
    }
    const [code] = await ended;
    if (code !== 0) throw new Error(`The command ended with ${code}`);
    return { ...last, seconds: (performance.now() - begun) / 1000 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
