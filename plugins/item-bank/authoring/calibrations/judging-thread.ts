import { parentPort, workerData } from 'node:worker_threads';
import type { Judged } from './judged.ts';
import { judge } from './judging.ts';

// The other end of judge-elsewhere.ts.
parentPort?.postMessage(judge(workerData as Judged));
