import { Failure } from '../contract/index.ts';
import type { SignInProblem } from '../contract/sign-in.ts';

/** Signing in with a provider came to no end; the person is told why. */
export class UnfinishedSignIn extends Error {
  readonly problem: SignInProblem;
  constructor(problem: SignInProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** @throws the error itself where it is none that the person can do anything about */
export function problemOf(error: unknown): SignInProblem {
  if (error instanceof UnfinishedSignIn) return error.problem;
  if (error instanceof Failure && (error.code === 'gone' || error.code === 'not_found')) return 'expired';
  if (error instanceof Failure && error.code === 'conflict') return 'taken';
  throw error;
}
