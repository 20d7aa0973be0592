import type { Clock } from '../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../core/contract/index.ts';
import type { Database } from '../../core/db/index.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { Guardians, People } from '../../core/services.ts';
import type { Standings } from './decisions/status.ts';
import type { Asking } from './letters/request-consent.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'byLogin' | 'one'>;
  readonly guardians: Pick<Guardians, 'ofLearner'>;
  readonly standings: Standings;
  readonly asking: Asking;
}

/** A child whose parent is written to; the letter lies in the demo's folder of mail. */
const waiting = { username: 'nguyen.an', address: 'parent.of.an@demo.invalid' } as const;

/** Children for whom a guardian's account has consented. */
const consented = ['emre.demir', 'learner'] as const;

/** Gives the demo a child who waits and children with consent, once. */
export async function seedConsents(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  for (const username of consented) await keepDecided(dependencies, who, username);
  const child = await dependencies.people.byLogin({ who }, waiting.username);
  if (!child || (await dependencies.standings.read({ who }, child.id))) return;
  await dependencies.db.transaction((tx) =>
    dependencies.asking.begin({ who, tx }, { userId: child.id, address: waiting.address }),
  );
}

/** The guardian's account has decided already; the school's list is told of it. */
async function keepDecided(
  { db, people, guardians, standings }: Dependencies,
  who: Actor,
  username: string,
): Promise<void> {
  const child = await people.byLogin({ who }, username);
  if (!child || (await standings.read({ who }, child.id))) return;
  const tie = (await guardians.ofLearner({ who }, child.id)).find(({ consentedAt }) => consentedAt !== null);
  if (!tie) return;
  const address = (await people.one({ who }, tie.guardianId)).email;
  await db.transaction(async (tx) => {
    await standings.hold({ who, tx }, child.id);
    await standings.name({ who, tx }, child.id, address);
    await standings.change({ who, tx }, child.id, { state: 'given', decidedAt: tie.consentedAt });
  });
}
