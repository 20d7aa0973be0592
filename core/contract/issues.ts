import type { z } from 'zod';
import type { Issue } from './errors.ts';

/** The issues of a validation error. `part` is the part of the request: `body`, `query`. */
export const issuesOf = (error: z.ZodError, part: string): Issue[] =>
  error.issues.map((issue) => ({ path: [part, ...issue.path.map(String)].join('.'), message: issue.message }));

/** One sentence for users that summarises the issues. */
export function summaryOf(issues: readonly Issue[]): string {
  const [first] = issues;
  if (!first) return 'The request is not valid';
  const place = first.path.split('.').slice(1).join('.') || first.path;
  const named = `${place}: ${first.message}`;
  return issues.length === 1 ? named : `${named} (and ${issues.length - 1} more)`;
}
