import type { ThreadSetup } from './thread-messages.ts';
import { requestHandler } from './thread-requests.ts';

// Runs in the process of threads.ts. The first message is the setup, the others are requests.

/** A message of a process cannot be undefined, but a request can. */
interface Received {
  readonly request: unknown;
}

process.once('message', ({ request: setup }: Received) => {
  const handle = requestHandler(setup as ThreadSetup, (message) => {
    // Nobody is left to be told where it cannot be sent.
    process.send?.(message, undefined, {}, () => undefined);
  });
  process.on('message', ({ request }: Received) => handle(request));
});
// The process that started it has ended, or needs it no more.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches all processes of a terminal. The server ends its work first, and this process with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
