import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from './bench.ts';

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
      ...{ value: many.mebibytes, unit: 'MiB', goal: 400 },
      notes: [
        `${few.mebibytes.toFixed(0)} MiB with a million`,
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
    let last = { mebibytes: 0, processorSeconds: 0 };
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

/** The largest resident memory so far, and the processor time, of a process (Linux); undefined when it has ended. */
async function usageOf(pid: number | undefined) {
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
    // Fields 14 and 15, in hundredths of a second; the second field is the name in parentheses.
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
    const [user, system] = fields.slice(11, 13).map(Number);
    return peak ? { mebibytes: Number(peak) / 1024, processorSeconds: ((user ?? 0) + (system ?? 0)) / 100 } : undefined;
  } catch {
    return undefined;
  }
}
