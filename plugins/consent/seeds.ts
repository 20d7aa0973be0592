import type { Clock } from '../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../core/contract/index.ts';
import type { Database } from '../../core/db/index.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { Guardians, People } from '../../core/services.ts';
import type { Standings } from './decisions/status.ts';
import type { ConsentRequests } from './letters/request-consent.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'byLogin' | 'one'>;
  readonly guardians: Pick<Guardians, 'ofLearner'>;
  readonly standings: Standings;
  readonly requests: ConsentRequests;
}

/** A child whose parent is asked. The letter is in the demo's mail folder. */
const waiting = { username: 'nguyen.an', address: 'parent.of.an@demo.invalid' } as const;

/** Children with the consent of a guardian's account. */
const consented = ['emre.demir', 'learner'] as const;

/** Seeds one pending request and several consents, once. */
export async function seedConsents(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  for (const username of consented) await seedDecided(dependencies, who, username);
  const child = await dependencies.people.byLogin({ who }, waiting.username);
  if (!child || (await dependencies.standings.read({ who }, child.id))) return;
  await dependencies.db.transaction((tx) =>
    dependencies.requests.begin({ who, tx }, { userId: child.id, address: waiting.address }),
  );
}

/** Adds a decision that a guardian's account has already made to the school's list. */
async function seedDecided(
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
    await standings.lock({ who, tx }, child.id);
    await standings.setAddress({ who, tx }, child.id, address);
    await standings.change({ who, tx }, child.id, { state: 'given', decidedAt: tie.consentedAt });
  });
}
