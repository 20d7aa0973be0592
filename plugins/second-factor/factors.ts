import type { Actor, Role, Who } from '../../core/contract/index.ts';
import { conflict, invalid } from '../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../core/db/index.ts';
import type { Dependencies } from './dependencies.ts';
import { plugin } from './dependencies.ts';
import type { Change } from './notices.ts';
import { notifyPerson } from './notices.ts';

// A person's second steps as a whole: whether there are any, and what the first and the last one entail.

/** Whether a person has any second step besides recovery codes. */
export async function hasFactor(
  { authenticator, passkeys }: Pick<Dependencies, 'authenticator' | 'passkeys'>,
  call: CallContext<Actor>,
  userId: string,
): Promise<boolean> {
  return (await authenticator.of(call, userId)) !== undefined || (await passkeys.list(call, userId)).length > 0;
}

/** What a person has set up. Recovery codes alone are no second step. */
export async function factorsOf(
  { authenticator, passkeys, recoveryCodes }: Pick<Dependencies, 'authenticator' | 'passkeys' | 'recoveryCodes'>,
  call: CallContext<Actor>,
  userId: string,
) {
  // One after another, as the call may be in a transaction.
  const app = await authenticator.of(call, userId);
  const keys = await passkeys.list(call, userId);
  const codes = await recoveryCodes.left(call, userId);
  return { app, keys, codes, isSetUp: app !== undefined || keys.length > 0 };
}

/** Whether a person needs a second step by the institution's rule, and when at the latest, if that time has begun. */
export async function requirementOn(
  { rule }: Pick<Dependencies, 'rule'>,
  call: CallContext<Actor>,
  { id, role, isSetUp }: { id: string; role: Role; isSetUp: boolean },
): Promise<{ isRequired: boolean; dueAt: Date | null }> {
  const isRequired = await rule.appliesTo(call, role);
  return { isRequired, dueAt: isRequired && !isSetUp ? ((await rule.begun(call, id)) ?? null) : null };
}

/**
 * Registers a factor that was added, in its transaction. The first one comes with recovery codes, which are returned.
 */
export async function factorAdded(
  dependencies: Dependencies,
  call: TransactionContext<Actor>,
  userId: string,
  change: Extract<Change, 'authenticator' | 'passkey'>,
): Promise<string[] | null> {
  const { recoveryCodes, signIn, audit } = dependencies;
  await signIn.registerStep(call, { userId, plugin });
  const details = { method: change };
  await audit.record(call, { action: 'second-factor.added', subject: userId, actor: userId, details });
  await notifyPerson(dependencies, call, userId, change);
  return (await recoveryCodes.left(call, userId)) ? null : recoveryCodes.renew(call, userId);
}

/** Registers a factor that was removed, in its transaction. With the last one the recovery codes go, too. */
export async function factorRemoved(
  dependencies: Dependencies,
  call: TransactionContext<Who>,
  userId: string,
  method: 'authenticator' | 'passkey',
): Promise<void> {
  const { recoveryCodes, signIn, audit, rule } = dependencies;
  if (!(await hasFactor(dependencies, call, userId))) {
    if (await rule.appliesTo(call, call.who.user.role)) {
      throw conflict('Your institution requires a second step. Add another one before you remove this one.');
    }
    await recoveryCodes.remove(call, userId);
    await signIn.removeStep(call, { userId, plugin });
  }
  await audit.record(call, { action: 'second-factor.removed', subject: userId, details: { method } });
  await notifyPerson(dependencies, call, userId, 'removed');
}

/** Replaces the recovery codes of a person who has a second step. */
export async function renewRecoveryCodes(dependencies: Dependencies, call: TransactionContext<Who>): Promise<string[]> {
  const { id } = call.who.user;
  if (!(await hasFactor(dependencies, call, id))) {
    throw conflict('Recovery codes belong to a second step. Add an authenticator app or a passkey first.');
  }
  await dependencies.audit.record(call, { action: 'second-factor.codes-renewed', subject: id });
  await notifyPerson(dependencies, call, id, 'codes-renewed');
  return dependencies.recoveryCodes.renew(call, id);
}

/** A passkey may be the only way to sign in, for an account without a password. @throws Failure conflict */
export async function assertNotLastWayIn(
  { people, passkeys, signIn }: Pick<Dependencies, 'people' | 'passkeys' | 'signIn'>,
  call: TransactionContext<Actor>,
  userId: string,
): Promise<void> {
  const { hasPassword } = await people.one(call, userId);
  if (hasPassword || (await signIn.linked(call, userId)).length > 0) return;
  if ((await passkeys.list(call, userId)).length > 0) return;
  throw conflict('This passkey is the only way to sign in to this account. Set a password first.');
}

/** The failure for a wrong code, at its field. */
export const wrongCode = () =>
  invalid('This code is wrong or has been used. Enter the current one.', [
    { path: 'body.code', message: 'This code is wrong or has been used. Enter the current one.' },
  ]);
