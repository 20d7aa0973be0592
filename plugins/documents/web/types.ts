import type { CallResult } from '../../../core/contract/routes.ts';
import type { documents } from '../contract.ts';

// Responses, as the browser gets them.

export type ShownDocument = CallResult<typeof documents.routes.list>[number];
export type ShownMismatch = CallResult<typeof documents.routes.nameMismatches>['items'][number];
export type ShownUpload = CallResult<typeof documents.routes.uploadState>;
/** A document with its pages and values. */
export type Detail = CallResult<typeof documents.routes.one>;
/** A document that was read. */
export type ReadDocument = Detail & {
  readonly reading: NonNullable<Detail['reading']>;
  readonly values: NonNullable<Detail['values']>;
};
