import { parentPort, workerData } from 'node:worker_threads';
import { crossProductOfRows } from './cross-product.ts';
import type { Request } from './estimation.ts';
import { expectRows } from './expectation.ts';
import type { PackedResponses } from './packing.ts';

/** One thread's part of the responses: each `every`-th row from `first` on. */
export interface Share {
  readonly packed: Pick<PackedResponses, 'codes' | 'counts' | 'groups'>;
  readonly first: number;
  readonly every: number;
  readonly rows: number;
  /** Where its sums are left. */
  readonly sums: Float64Array<SharedArrayBuffer>;
}

export type WorkerRequest = Request;

export interface WorkerReply {
  readonly logLikelihood: number;
}

const share: Share = workerData;

parentPort?.on('message', (request: WorkerRequest) => {
  const { packed, first, every, rows, sums } = share;
  const stride = request.kind === 'expectation' ? request.stride : 1;
  const range = { first: first * stride, end: rows, stride: every * stride };
  sums.fill(0);
  let logLikelihood = 0;
  if (request.kind === 'expectation') logLikelihood = expectRows(packed, request.table, range, sums);
  else crossProductOfRows(packed, request.table, request.scores, range, sums);
  const reply: WorkerReply = { logLikelihood };
  parentPort?.postMessage(reply);
});
