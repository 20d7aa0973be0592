import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { sentError } from './thread-messages.ts';
import type { OpenModule, RunModule, ThreadMessage, ThreadSetup } from './threads.ts';

// Runs in the worker thread of threads.ts: loads the module and handles requests in sequence.

const { module, method, payload, isBackground } = workerData as ThreadSetup;
// On Linux of the calling thread.
if (isBackground && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const send = (message: ThreadMessage) => parentPort?.postMessage(message);
const thread = { progress: (value: unknown) => send({ kind: 'progress', value }) };

type Answer = (request: unknown) => unknown;

const opening: Promise<Answer> = import(module).then((loaded: RunModule & OpenModule) =>
  method === 'run' ? () => loaded.run(payload, thread as never) : (loaded.open(payload, thread as never) as Answer),
);
// The error is reported with the first request.
opening.catch(() => undefined);

let turn: Promise<void> = Promise.resolve();
parentPort?.on('message', (request: unknown) => {
  turn = turn.then(async () => {
    try {
      const answer = await opening;
      send({ kind: 'reply', value: await answer(request) });
    } catch (error) {
      send({ kind: 'failed', error: sentError(error) });
    }
  });
});
