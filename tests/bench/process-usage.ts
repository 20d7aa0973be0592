import { readFile } from 'node:fs/promises';

export interface ProcessUsage {
  /** Resident memory now, and the most so far (MiB). */
  readonly mebibytes: number;
  readonly mostMebibytes: number;
  readonly processorSeconds: number;
}

/** Memory and processor time of a process (Linux); undefined when it has ended. */
export async function usageOf(pid: number | string | undefined): Promise<ProcessUsage | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const [now, most] = ['VmRSS', 'VmHWM'].map((name) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]));
    // Fields 14 and 15, in hundredths of a second; the second field is the name in parentheses.
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
    const [user, system] = fields.slice(11, 13).map(Number);
    // A process that ends has no memory any more.
    if (!now || !most) return undefined;
    return {
      mebibytes: now / 1024,
      mostMebibytes: most / 1024,
      processorSeconds: ((user ?? 0) + (system ?? 0)) / 100,
    };
  } catch {
    return undefined;
  }
}
