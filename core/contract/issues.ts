import type { z } from 'zod';
import type { Issue } from './errors.ts';

/** What a schema found wrong, as the envelope tells it; `part` is where the value stood: `body`, `query`. */
export const issuesOf = (error: z.ZodError, part: string): Issue[] =>
  error.issues.map((issue) => ({ path: [part, ...issue.path.map(String)].join('.'), message: issue.message }));

/** One sentence that can be shown as it is. */
export function summaryOf(issues: readonly Issue[]): string {
  const [first] = issues;
  if (!first) return 'The request is not valid';
  const place = first.path.split('.').slice(1).join('.') || first.path;
  const named = `${place}: ${first.message}`;
  return issues.length === 1 ? named : `${named} (and ${issues.length - 1} more)`;
}
