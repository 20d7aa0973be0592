import { crossProductOfRows } from './cross-product.ts';
import type { Request } from './estimation.ts';
import { expectRows } from './expectation.ts';
import type { PackedResponses } from './packed-responses.ts';

/** One thread's part of the responses: each `every`-th row from `first` on. */
export interface Share {
  readonly packed: Pick<PackedResponses, 'codes' | 'counts' | 'groups'>;
  readonly first: number;
  readonly every: number;
  readonly rows: number;
  /** Where its sums are left. */
  readonly sums: Float64Array<SharedArrayBuffer>;
}

/** A thread that sums over its share, once for each request. It answers with the logarithm of the likelihood. */
export function open({ packed, first, every, rows, sums }: Share): (request: Request) => number {
  return (request) => {
    const stride = request.kind === 'expectation' ? request.stride : 1;
    const range = { first: first * stride, end: rows, stride: every * stride };
    sums.fill(0);
    if (request.kind === 'expectation') return expectRows(packed, request.table, range, sums);
    crossProductOfRows(packed, request.table, request.scores, range, sums);
    return 0;
  };
}
