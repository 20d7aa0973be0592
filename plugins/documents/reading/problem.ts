import type { FailureCode } from '../contract.ts';

/** A document that cannot be read. The code survives the way out of a thread; the class does not. */
export class ReadingProblem extends Error {
  override readonly name = 'ReadingProblem';
  readonly code: FailureCode;

  constructor(code: FailureCode, detail?: string) {
    super(detail ?? code);
    this.code = code;
  }
}

/** The code of a problem that a thread reported; undefined for any other error. */
export function problemCode(error: unknown): FailureCode | undefined {
  const { name, code } = error as { name?: unknown; code?: FailureCode };
  return name === 'ReadingProblem' ? code : undefined;
}
