import type { Moderator } from '../operations/operations.ts';
import { ProviderError } from '../providers/provider.ts';
import type { Line } from '../providers/routing/lines.ts';
import type { Candidate } from '../providers/routing/router.ts';
import type { Timers } from '../providers/routing/timers.ts';
import type { Asker, Moderation } from '../services.ts';
import { judgedByProvider } from './moderator.ts';

/** What is to be said of a text that somebody wrote; providerFactories that are in `external` may be asked, too. */
export type Moderate = (
  asker: Asker,
  text: string,
  external: readonly (Candidate & { line: Line })[],
  signal: AbortSignal,
) => Promise<Moderation>;

/** Milliseconds that a maker's own moderation may take. */
const patience = 3000;

export function createModerate({ moderator, timers }: { moderator: Moderator; timers: Timers }): Moderate {
  return (asker, text, external, signal) =>
    moderator.moderate(asker, text, () => makersVerdict(text, external, timers, signal));
}

/** A maker's judgement alone; undefined where none of them moderates. */
export async function judgedOutside(
  text: string,
  external: readonly (Candidate & { line: Line })[],
  timers: Timers,
): Promise<Moderation | undefined> {
  const found = await makersVerdict(text, external, timers, new AbortController().signal);
  return found && judgedByProvider(found);
}

async function makersVerdict(
  text: string,
  external: readonly (Candidate & { line: Line })[],
  timers: Timers,
  signal: AbortSignal,
) {
  const offering = external.find(({ provider, line }) => provider.moderate && !line.isOpen());
  if (!offering?.provider.moderate) return undefined;
  const waiting = new AbortController();
  const stopTimer = timers.after(patience, () => waiting.abort(new ProviderError('timeout', 'did not judge in time')));
  try {
    return await offering.provider.moderate(text, AbortSignal.any([signal, waiting.signal]));
  } finally {
    stopTimer();
  }
}
