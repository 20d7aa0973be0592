import type { RouteHandlers, Who } from '../contract/index.ts';
import type { OwnData, platform } from '../contract/platform.ts';
import { deployment } from '../identity/index.ts';
import type { Platform } from '../platform-interface.ts';

type Routes = Pick<typeof platform.routes, 'ownData' | 'exportOwnData' | 'askErasure'>;

/** Routes for a person's own data: overview, export and erasure. */
export function ownDataRoutes({ identity, personalData, clock }: Platform): RouteHandlers<Routes> {
  return {
    ownData: (_, who) => ownData(who),
    exportOwnData: (_, who) => personalData.archive({ who }, who.user.id),
    async askErasure({ body }, who) {
      const { dueAt } = await identity.accountErasure.request(who, body);
      // Without a grace period the account is erased at once rather than by the schedule.
      const isErased = dueAt <= clock.now();
      if (isErased) await personalData.erase({ who: deployment(who.institution) }, who.user.id);
      return { dueAt, isErased };
    },
  };

  async function ownData(who: Who): Promise<OwnData> {
    const [held, person, leave] = await Promise.all([
      personalData.held({ who }, who.user.id),
      identity.people.one({ who }, who.user.id),
      identity.accountErasure.termsFor({ who }, who.user.id),
    ]);
    return { held, hasPassword: person.hasPassword, ...leave };
  }
}
