import type { RouteHandlers, Who } from '../contract/index.ts';
import type { OwnData, platform } from '../contract/platform.ts';
import { deployment } from '../identity/index.ts';
import type { Platform } from '../platform-interface.ts';

type Routes = Pick<typeof platform.routes, 'ownData' | 'exportOwnData' | 'askErasure'>;

/** A person's own: what is held about them, taking it along, and leaving. */
export function ownDataRoutes({ identity, personalData, clock }: Platform): RouteHandlers<Routes> {
  return {
    ownData: (_, who) => ownData(who),
    exportOwnData: (_, who) => personalData.archive({ who }, who.user.id),
    async askErasure({ body }, who) {
      const { dueAt } = await identity.leaving.ask(who, body);
      // Where there is nothing to think over it happens at once; the schedule would get to it as well.
      const isErased = dueAt <= clock.now();
      if (isErased) await personalData.erase({ who: deployment(who.institution) }, who.user.id);
      return { dueAt, isErased };
    },
  };

  async function ownData(who: Who): Promise<OwnData> {
    const [held, person, leave] = await Promise.all([
      personalData.held({ who }, who.user.id),
      identity.people.one({ who }, who.user.id),
      identity.leaving.termsFor({ who }, who.user.id),
    ]);
    return { held, hasPassword: person.hasPassword, ...leave };
  }
}
