import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadSetup } from './thread-messages.ts';
import { requestHandler } from './thread-requests.ts';

// Runs in the worker thread of threads.ts.

const handle = requestHandler(workerData as ThreadSetup, (message) => parentPort?.postMessage(message));
parentPort?.on('message', handle);
