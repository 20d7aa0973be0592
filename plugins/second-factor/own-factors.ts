import type { Who } from '../../core/contract/index.ts';
import { notFound } from '../../core/contract/index.ts';
import type { TransactionContext } from '../../core/db/index.ts';
import type { AddedCredential } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import {
  assertNotLastWayIn,
  factorAdded,
  factorRemoved,
  factorsOf,
  renewRecoveryCodes,
  requirementOn,
  wrongCode,
} from './factors.ts';
import type { Ceremony } from './passkeys/challenges.ts';
import type { Site } from './passkeys/site.ts';

/** What signed-in people do with their own second steps. Every change that weakens or adds one is confirmed by the password. */
export function createOwnFactors(dependencies: Dependencies) {
  const { db, signIn, people, authenticator, passkeys } = dependencies;

  const confirmed = async <T>(
    who: Who,
    password: string | undefined,
    work: (call: TransactionContext<Who>) => Promise<T>,
  ) => {
    await signIn.reauthenticate({ who }, password);
    return db.transaction((tx) => work({ who, tx }));
  };

  /** A passkey is added in the session that the password confirmed. */
  const adding = ({ user, session }: Who, site: Site): Ceremony => ({
    purpose: 'add',
    userId: user.id,
    boundTo: session,
    site,
  });

  return {
    async status(who: Who) {
      const { id, role } = who.user;
      const call = { who };
      const [{ app, keys, codes, isSetUp }, person] = await Promise.all([
        factorsOf(dependencies, call, id),
        people.one(call, id),
      ]);
      return {
        authenticator: app ? { since: app.confirmedAt ?? app.startedAt, lastUsedAt: app.lastUsedAt } : null,
        passkeys: keys,
        recoveryCodes: isSetUp ? (codes ?? null) : null,
        hasPassword: person.hasPassword,
        ...(await requirementOn(dependencies, call, { id, role, isSetUp })),
      };
    },

    startAuthenticator: (who: Who, password: string | undefined) =>
      confirmed(who, password, (call) => authenticator.start(call, who.user)),
    confirmAuthenticator: (who: Who, code: string) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        if (!(await authenticator.confirm(call, who.user.id, code))) throw wrongCode();
        return { recoveryCodes: await factorAdded(dependencies, call, who.user.id, 'authenticator') };
      }),
    removeAuthenticator: (who: Who, password: string | undefined) =>
      confirmed(who, password, async (call) => {
        const { id } = who.user;
        if (await authenticator.remove(call, id)) await factorRemoved(dependencies, call, id, 'authenticator');
      }),
    newRecoveryCodes: (who: Who, password: string | undefined) =>
      confirmed(who, password, async (call) => ({ recoveryCodes: await renewRecoveryCodes(dependencies, call) })),

    startPasskey: (who: Who, site: Site, password: string | undefined) =>
      confirmed(who, password, (call) => passkeys.creationOptions(call, who.user, adding(who, site))),
    addPasskey: (who: Who, site: Site, { name, response }: { name: string; response: AddedCredential }) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const { id: userId } = who.user;
        const passkey = await passkeys.add(call, { userId, name, response }, adding(who, site));
        return { passkey, recoveryCodes: await factorAdded(dependencies, call, userId, 'passkey') };
      }),
    renamePasskey: (who: Who, id: string, name: string) => passkeys.rename({ who }, { userId: who.user.id, id }, name),
    async removePasskey(who: Who, id: string, password: string | undefined) {
      const { id: userId } = who.user;
      if (!(await passkeys.list({ who }, userId)).some((own) => own.id === id)) throw notFound('Passkey not found.');
      await confirmed(who, password, async (call) => {
        // A linked account may be removed at the same time.
        await signIn.lock(call, userId);
        await passkeys.remove(call, { userId, id });
        await assertNotLastWayIn(dependencies, call, userId);
        await factorRemoved(dependencies, call, userId, 'passkey');
      });
    },
  };
}
