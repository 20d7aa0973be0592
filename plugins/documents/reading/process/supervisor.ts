import { constants, setPriority } from 'node:os';
import type { FromSupervisor, ReadingBounds, ReadingOutcome, ToSupervisor } from './messages.ts';
import type { Reader } from './reader.ts';
import { startReader } from './reader.ts';

// A small process between the server and the processes that read documents. Starting a process copies the page tables
// of the one that starts it, which stops a server with hundreds of megabytes for 20 ms and this one for less than one.
// It never looks into a document, and ends its readers and itself with the server.

// Of this thread, and so of the processes that it starts, before they have threads of their own. With the lowest priority a
// busy machine would leave them one or two percent of a processor, and documents would wait for minutes.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const bounds = JSON.parse(process.argv[2] ?? '') as ReadingBounds;
/**
 * Whether a reader starts while another one reads. With both at work, a machine of two processors would have none left for
 * the server: each step of a request would wait until one of them is interrupted.
 */
const startsBeside = bounds.processors > 2;
const reading = new Map<string, Reader>();
/** The reader of the next document, which starts ahead of it. */
let next: Reader | undefined;

const send = (message: FromSupervisor) => void process.send?.(message, undefined, {}, () => undefined);

process.on('message', (message: ToSupervisor) => {
  if (message.kind === 'start') void read(message);
  const reader = reading.get(message.reading);
  if (message.kind === 'content') reader?.write(message.bytes);
  else if (message.kind === 'end') reader?.end();
  else if (message.kind === 'stop') reader?.stop();
});
process.on('disconnect', () => {
  for (const reader of [...reading.values(), ...(next ? [next] : [])]) reader.stop();
  process.exit();
});

async function read({ reading: id, options }: ToSupervisor & { kind: 'start' }): Promise<void> {
  let outcome: ReadingOutcome;
  try {
    const reader = next?.isAlive() ? next : startReader(options.type, bounds);
    next = undefined;
    reading.set(id, reader);
    const read = reader.read(options, (page) => send({ reading: id, page }));
    if (startsBeside) startNext(options.type);
    outcome = await read;
  } catch (error) {
    // The system has no process or memory left.
    outcome = { failure: 'internal', detail: String(error), crashed: true };
  }
  reading.delete(id);
  send({ reading: id, outcome });
  if (!startsBeside && process.connected) startNext(options.type);
}

/** The next document is probably like the last one. */
function startNext(type: string): void {
  if (next?.isAlive()) return;
  try {
    next = startReader(type, bounds);
  } catch {
    // The system has no process left. The next document tries again.
  }
}
