import type { FailureCode } from '../contract.ts';

/** A document that cannot be read. */
export class ReadingProblem extends Error {
  override readonly name = 'ReadingProblem';
  readonly code: FailureCode;

  constructor(code: FailureCode, detail?: string) {
    super(detail ?? code);
    this.code = code;
  }
}

/** An error as another process gets it. */
export function sendableProblem(error: unknown): { readonly code: FailureCode; readonly detail: string } {
  if (error instanceof ReadingProblem) return { code: error.code, detail: error.message };
  return { code: 'internal', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
