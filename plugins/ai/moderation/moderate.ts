import type { Moderator } from '../operations/operations.ts';
import { ProviderError } from '../providers/provider.ts';
import type { Connection } from '../providers/routing/connections.ts';
import type { Candidate } from '../providers/routing/router.ts';
import type { Timers } from '../providers/routing/timers.ts';
import type { Asker, Moderation } from '../services.ts';
import { judgedByProvider } from './moderator.ts';

/** Moderates a text that a person wrote. The providers in `external` may be asked as well. */
export type Moderate = (
  asker: Asker,
  text: string,
  external: readonly (Candidate & { connection: Connection })[],
  signal: AbortSignal,
) => Promise<Moderation>;

/** Milliseconds. */
const providerTimeout = 3000;

export function createModerate({ moderator, timers }: { moderator: Moderator; timers: Timers }): Moderate {
  return (asker, text, external, signal) =>
    moderator.moderate(asker, text, () => providerVerdict(text, external, timers, signal));
}

/** The verdict of a provider alone; undefined where none of them offers moderation. */
export async function judgedByExternal(
  text: string,
  external: readonly (Candidate & { connection: Connection })[],
  timers: Timers,
): Promise<Moderation | undefined> {
  const found = await providerVerdict(text, external, timers, new AbortController().signal);
  return found && judgedByProvider(found);
}

async function providerVerdict(
  text: string,
  external: readonly (Candidate & { connection: Connection })[],
  timers: Timers,
  signal: AbortSignal,
) {
  const offering = external.find(({ provider, connection }) => provider.moderate && !connection.isOpen());
  if (!offering?.provider.moderate) return undefined;
  const waiting = new AbortController();
  const stopTimer = timers.after(providerTimeout, () =>
    waiting.abort(new ProviderError('timeout', 'did not moderate in time')),
  );
  try {
    return await offering.provider.moderate(text, AbortSignal.any([signal, waiting.signal]));
  } finally {
    stopTimer();
  }
}
