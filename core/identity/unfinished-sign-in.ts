import { Failure } from '../contract/index.ts';
import type { SignInProblem } from '../contract/sign-in.ts';

/** External sign-in failed for a reason that is shown to the person. */
export class UnfinishedSignIn extends Error {
  readonly problem: SignInProblem;
  constructor(problem: SignInProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The problem to show for an error. @throws the error itself if it is internal */
export function problemOf(error: unknown): SignInProblem {
  if (error instanceof UnfinishedSignIn) return error.problem;
  if (error instanceof Failure && (error.code === 'gone' || error.code === 'not_found')) return 'expired';
  if (error instanceof Failure && error.code === 'conflict') return 'taken';
  throw error;
}
