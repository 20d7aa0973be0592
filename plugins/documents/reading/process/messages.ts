import type { FailureCode } from '../../contract.ts';
import type { sendableProblem } from '../problem.ts';
import type { DocumentRead, PageRead, ReadOptions } from '../read.ts';

// Messages between the server, the supervisor and the process that reads a document.

/** Bounds of the process that reads a document. */
export interface ReadingBounds {
  /** Processor time. */
  readonly seconds: number;
  /** Resident memory. */
  readonly megabytes: number;
  /** Time without any use of the processor, and without waiting for it, after which a process hangs. */
  readonly stalledSeconds: number;
  /** Processors of the machine. */
  readonly processors: number;
}

/** A reading that lasts longer did not get enough of the machine (s). Shorter than the limit of the job. */
export const readingLimitSeconds = 780;

/** What a reading took. */
export interface Usage {
  /** Processor time of all threads since the process was given the document. */
  readonly seconds: number;
  /** Processor time of its start before that. */
  readonly startSeconds: number;
  /** Largest resident memory. */
  readonly megabytes: number;
}

export type ReadingOutcome =
  | { readonly read: DocumentRead; readonly usage: Usage }
  /** `crashed` if what ended the process may be due to the machine and not the document. */
  | { readonly failure: FailureCode; readonly detail: string; readonly crashed?: boolean };

/** From the server. Readings have ids, because one may begin while another is being ended. */
export type ToSupervisor =
  | { readonly kind: 'start'; readonly reading: string; readonly options: ReadOptions }
  | { readonly kind: 'content'; readonly reading: string; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly reading: string }
  | { readonly kind: 'stop'; readonly reading: string };

export type FromSupervisor =
  | { readonly reading: string; readonly page: PageRead }
  | { readonly reading: string; readonly outcome: ReadingOutcome };

/** From the process that reads. */
export type FromReader =
  | { readonly page: PageRead }
  | { readonly read: DocumentRead; readonly usage: Usage }
  | { readonly problem: ReturnType<typeof sendableProblem> };
