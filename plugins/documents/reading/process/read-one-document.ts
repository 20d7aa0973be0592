import { buffer } from 'node:stream/consumers';
import { sendableProblem } from '../problem.ts';
import type { ReadOptions } from '../read.ts';
import { prepareFor, readDocument } from '../read.ts';
import type { FromReader } from './messages.ts';

// The process that reads one document: its options by message, the file by standard input. It is started before there is
// a document, loads what a document of the type in its argument needs, and ends with its parent.

const send = (message: FromReader) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, undefined, {}, () => resolve());
    else resolve();
  });

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

process.on('disconnect', () => process.exit());
const reader = prepareFor(process.argv[2] ?? '');
process.once('message', async (options: ReadOptions) => {
  const startSeconds = used();
  try {
    const bytes = new Uint8Array(await buffer(process.stdin));
    const read = await readDocument(bytes, options, reader, (page) => void send({ page }));
    const megabytes = (process.resourceUsage().maxRSS * 1024) / 1e6;
    await send({ read, usage: { seconds: used() - startSeconds, startSeconds, megabytes } });
  } catch (error) {
    await send({ problem: sendableProblem(error) });
  }
  process.exit();
});
