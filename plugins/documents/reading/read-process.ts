import { buffer } from 'node:stream/consumers';
import { sendableProblem } from './problem.ts';
import type { DocumentRead, PageRead, ReadOptions } from './read.ts';
import { readDocument } from './read.ts';

// The process that reads one document: options by message, the file by standard input. It ends with its parent.

/** What a reading took. */
export interface Usage {
  /** Processor time of all threads, without the start of the process. */
  readonly seconds: number;
  /** Largest resident memory. */
  readonly megabytes: number;
}

/** Messages to the parent. */
export type ReadMessage =
  | { readonly page: PageRead }
  | { readonly read: DocumentRead; readonly usage: Usage }
  | { readonly problem: ReturnType<typeof sendableProblem> };

const send = (message: ReadMessage) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, undefined, {}, () => resolve());
    else resolve();
  });

process.on('disconnect', () => process.exit());
process.once('message', async (options: ReadOptions) => {
  const started = process.cpuUsage();
  try {
    const bytes = new Uint8Array(await buffer(process.stdin));
    const read = await readDocument(bytes, options, (page) => void send({ page }));
    const { user, system } = process.cpuUsage(started);
    const megabytes = (process.resourceUsage().maxRSS * 1024) / 1e6;
    await send({ read, usage: { seconds: (user + system) / 1e6, megabytes } });
  } catch (error) {
    await send({ problem: sendableProblem(error) });
  }
  process.exit();
});
