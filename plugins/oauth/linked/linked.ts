import type { RouteHandlers, Who } from '../../../core/contract/index.ts';
import type { LinkedIdentity, People, SignIn } from '../../../core/services.ts';
import type { Flows } from '../flows/flows.ts';
import { titleOf } from '../flows/flows.ts';
import { Provider } from '../providers/contract.ts';
import type { Configurations } from '../setup/configurations.ts';
import type { linkedRoutes } from './contract.ts';

export interface LinkedDependencies {
  readonly signIn: SignIn;
  readonly people: People;
  readonly configurations: Configurations;
  readonly flows: Pick<Flows, 'link' | 'ready'>;
}

/** Accounts at providers that are linked to people. */
export function createLinked({
  signIn,
  people,
  configurations,
  flows,
}: LinkedDependencies): RouteHandlers<typeof linkedRoutes> {
  async function accountsOf(who: Who, userId: string) {
    const configured = await configurations.of(who.institution);
    return (await signIn.linked({ who }, userId)).map(({ provider, issuer, ...account }: LinkedIdentity) => {
      const known = Provider.safeParse(provider).data;
      return { ...account, title: known === undefined ? provider : titleOf(known, configured.get(known)?.row.values) };
    });
  }

  return {
    async ownLinks(_, who) {
      const [linked, available, { hasPassword }] = await Promise.all([
        accountsOf(who, who.user.id),
        flows.ready(who.institution),
        people.one({ who }, who.user.id),
      ]);
      return { linked, available: who.user.demo ? [] : available, hasPassword };
    },
    link: ({ params, body }, who) => flows.link(who, params.provider, body.password),
    unlink: ({ params }, who) => signIn.unlink({ who }, { userId: who.user.id, id: params.id }),
    async linksOf({ params }, who) {
      const person = await people.one({ who }, params.userId);
      return accountsOf(who, person.id);
    },
    async unlinkOf({ params: { userId, id } }, who) {
      const person = await people.one({ who }, userId);
      await signIn.unlink({ who }, { userId: person.id, id });
    },
  };
}
