import type { Actor } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { Audit, People } from '../../../core/services.ts';
import { maxPeople } from './contract.ts';

export interface LinkDependencies {
  readonly people: Pick<People, 'list' | 'resetPassword'>;
  readonly audit: Pick<Audit, 'list'>;
}

interface Run {
  readonly signal?: AbortSignal | undefined;
  progress(done: number, total: number): void;
}

/**
 * Emails links to set a password. A repeated run leaves out people to whom a link was sent since the order; people who
 * were deactivated or lost their address meanwhile are left out, too.
 */
export async function sendLinks(
  { people, audit }: LinkDependencies,
  { who }: { who: Actor },
  { ids, askedAt }: { ids: readonly string[]; askedAt: Date },
  { signal, progress }: Run,
): Promise<void> {
  const [{ items }, sent] = await Promise.all([
    people.list({ who }, { ids, limit: maxPeople, offset: 0 }),
    audit.list({ who }, { action: 'password.reset-requested', from: askedAt, limit: maxPeople * 2, offset: 0 }),
  ]);
  const isSent = new Set(sent.items.map(({ subject }) => subject));
  const due = items.filter(({ id, email }) => email && !isSent.has(id));
  for (const [at, { id, hasPassword }] of due.entries()) {
    signal?.throwIfAborted();
    await people.resetPassword({ who }, id, 'mail', hasPassword ? 'reset' : 'welcome').catch(ignoreGone);
    progress(at + 1, due.length);
  }
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof Failure) || !['not_found', 'conflict'].includes(error.code)) throw error;
}
