import type { Grouping, GroupingRequest } from './balance.ts';
import { balanceGroups } from './balance.ts';

/** Up to two seconds of computing, outside the event loop. */
export const run = (request: GroupingRequest): Grouping => balanceGroups(request);
